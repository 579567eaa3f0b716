"""The bar and the tables of the inn, and Reach between heights [BZ-8, BZ-9, E35, E138]."""

from collections.abc import Sequence

import pytest

from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.targets import melee_targets
from tests.conan.arena import arena, named, to
from tests.conan.tables import amount, asked, do, figure_of, options, overlords_turn, refusal, told

INN = "inn"


def seat(state: ConanState, name: str) -> None:
    """Put a figure on the table of its zone."""
    assert state.board().table_in(state.zone[figure_of(state, name)]) >= 0
    state.on_table[figure_of(state, name)] = 1


def shot(start: str, target: str, seated: Sequence[str] = (), unit: str = "pirates") -> int:
    """Return the yellow dice of a crossbow shot from one zone to another."""
    state = arena({"conan": start}, {unit: [target]}, board=INN, cards={"conan": ["crossbow"]})
    for name in seated:
        seat(state, name)
    do(state, "act conan", "shoot crossbow", "figure pirates_1", "gems 1")
    return int(state.attack().dice[0])


@pytest.mark.rule("conan:E138", "conan:RA-3", "conan:E34")
@pytest.mark.parametrize(
    "start, target, seated, yellow",
    [
        ("x1", "c2", (), 1),  # the bar is above the floor
        ("x1", "c2", ("pirates_1",), 0),  # « pas pour les Tables »
        ("c2", "x1", ("conan",), 0),
        ("c2", "x1", (), 0),
        ("y2", "c2", ("pirates_1",), 1),  # a balcony is above both
        ("c2", "c2", ("conan",), 1),  # a table is above the rest of its zone
        ("c2", "c2", ("conan", "pirates_1"), 0),
    ],
)
def test_the_bar_is_above_the_floor_and_not_above_tables(
    start: str, target: str, seated: tuple[str], yellow: int
) -> None:
    assert shot(start, target, seated) == yellow


@pytest.mark.rule("conan:E138", "conan:BZ-8", "conan:BZ-9")
@pytest.mark.parametrize("seated, strikes", [((), False), (("conan",), True)])
def test_from_a_table_one_strikes_at_the_bar(seated: tuple[str], strikes: bool) -> None:
    state = arena({"conan": "c2"}, {"pirates": ["x1"]}, board=INN)
    for name in seated:
        seat(state, name)
    do(state, "act conan")
    assert ("unarmed" in options(state)) == strikes


@pytest.mark.rule("conan:BZ-9")
@pytest.mark.parametrize("seated", [(), ("pirates_1",)])
def test_from_the_bar_one_strikes_at_floor_and_table(seated: tuple[str]) -> None:
    state = arena({"conan": "x1"}, {"pirates": ["c2"]}, board=INN)
    for name in seated:
        seat(state, name)
    do(state, "act conan")
    assert "unarmed" in options(state)


@pytest.mark.rule("conan:E138", "conan:MV-1")
@pytest.mark.parametrize("seated, cost", [((), 2), (("conan",), 1)])
def test_one_steps_from_a_table_to_the_bar_as_on_level_ground(
    seated: tuple[str], cost: int
) -> None:
    """« Monter sur le bar depuis une Zone … en contrebas coûte 1 PM supplémentaire »."""
    state = arena({"conan": "c2"}, board=INN)
    for name in seated:
        seat(state, name)
    assert amount(told(state, "act conan", to(state, "x1")), "moved") == cost


@pytest.mark.rule("conan:MV-1")
def test_down_from_the_bar_costs_nothing_more() -> None:
    state = arena({"conan": "x1"}, board=INN)
    assert amount(told(state, "act conan", to(state, "c2")), "moved") == 1


# -- Reach over overhangs [E35] ----------------------------------------------------------------


def victims(start: str, target: str, unit: str = "tentacles", board: str = INN) -> list[int]:
    """Return whom a unit strikes from a zone when Conan stands in another."""
    state = arena({"conan": target}, {unit: [start]}, board=board)
    return [f for f in range(1) if melee_targets(state, figure_of(state, f"{unit}_1")) >> f & 1]


@pytest.mark.rule("conan:E35", "conan:BZ-13")
@pytest.mark.parametrize(
    "board, start, target, strikes",
    [
        (INN, "c1", "y1", True),  # up to a balcony that it sees
        (INN, "y1", "c1", True),
        (INN, "c2", "x1", True),
        (INN, "c1", "y2", False),  # not adjacent
        (INN, "i1", "r7", False),  # adjacent, but no sight
        ("fort", "c1", "r1", True),
        ("pict_village", "b2", "h1", False),  # a flap hides
        ("pict_village", "b2", "b3", True),
    ],
)
def test_reach_asks_for_sight_and_nothing_else(
    board: str, start: str, target: str, strikes: bool
) -> None:
    """« peut attaquer au CàC une cible située sur une Zone adjacente avec une LDV »."""
    assert bool(victims(start, target, board=board)) == strikes


@pytest.mark.rule("conan:E35", "conan:E132", "conan:ME-1")
@pytest.mark.parametrize("start, target", [("c1", "y1"), ("y1", "c1"), ("c2", "x1"), ("c1", "c2")])
def test_without_reach_nobody_strikes_over_an_overhang(start: str, target: str) -> None:
    assert not victims(start, target, unit="pirates")


# -- Blocking and tables [E12] ------------------------------------------------------------------


@pytest.mark.rule("conan:E12", "conan:BZ-8")
@pytest.mark.parametrize("unit, climbs", [("pict_hunters", True), ("pict_warriors", False)])
def test_a_blocker_keeps_its_enemies_off_the_table(unit: str, climbs: bool) -> None:
    """« empêche tout mouvement … avec leur Caractéristique Mouvement »."""
    state = arena({"conan": "c1"}, {unit: ["c1"]}, board=INN)
    do(state, "act conan")
    assert ("mount" in options(state)) == climbs
    if not climbs:
        assert refusal(state, "mount") == ("an-enemy-blocks-the-way", "conan:E12")


@pytest.mark.rule("conan:E12", "conan:E113")
@pytest.mark.parametrize("unit, descends", [("pict_hunters", True), ("pict_warriors", False)])
def test_a_blocker_keeps_its_enemies_on_the_table(unit: str, descends: bool) -> None:
    state = arena({"conan": "c1"}, {unit: ["c1"]}, board=INN)
    seat(state, "conan")
    do(state, "act conan")
    assert ("dismount" in options(state)) == descends


@pytest.mark.rule("conan:E12")
def test_an_evasive_figure_climbs_beside_a_blocker() -> None:
    state = arena({"shevatas": "c1"}, {"pict_warriors": ["c1"]}, board=INN)
    do(state, "act shevatas")
    assert "mount" in options(state)


@pytest.mark.rule("conan:E12", "conan:E16")
def test_one_who_is_held_climbs_no_table() -> None:
    state = arena({"conan": "c1"}, {"tentacles": ["c1"]}, board=INN)
    state.held_by[figure_of(state, "conan")] = figure_of(state, "tentacles_1")
    do(state, "act conan")
    assert "mount" not in options(state)


@pytest.mark.rule("conan:E12", "conan:BZ-8")
def test_a_unit_beside_a_blocking_hero_climbs_no_table() -> None:
    state = arena({"conan": "c1"}, {"pirates": ["c1"]}, board=INN)
    overlords_turn(state, 9)
    do(state, "tile pirates", "figure pirates_1")
    assert "mount" in options(state)
    state = arena({"conan": "c1"}, {"pirates": ["c1"]}, board=INN)
    state.granted[figure_of(state, "conan")] |= 1
    overlords_turn(state, 9)
    do(state, "tile pirates")
    assert asked(state) == "ChooseAttacker"  # there is no movement for it
    assert named(state) == ["pirates_1"]
