"""The Book of Skelos as a scenario sets it up: upgrade tiles and number tokens [OT-9, OT-11]."""

import copy
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee.games.conan.rules import GAME
from tablee.games.conan.scenario.check import check
from tablee.games.conan.scenario.mistakes import BadScenario
from tablee.games.conan.scenario.told import Teller
from tablee.games.conan.state import ConanState
from tests.conan.arena import arena, finish, overlord
from tests.conan.tables import asked, dice, do, figure_of, options, overlords_turn
from tests.conan.test_scenario_told import said

OWN = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"
ALL = ["extra_movement", "active_defence", "reroll"]


def book(
    heroes: dict[str, str],
    units: dict[str, list[str]],
    benefits: list[str] | None = None,
    numbers: list[int] | None = None,
    gems: int = 9,
    **more: Any,
) -> ConanState:
    """Return an arena whose scenario has these tiles and tokens in the book."""
    table: dict[str, Any] = {
        f"heroes_{len(heroes)}": {"available": gems, "fatigue": 0, "recovery": 5}
    }
    if benefits is not None:
        table["benefits"] = benefits
    if numbers is not None:
        table["numbers"] = numbers
    return arena(heroes, units, overlord=table, gems=gems, **more)


# -- upgrade tiles -------------------------------------------------------------------------------


@pytest.mark.rule("conan:E140", "conan:OT-9", "conan:SC-3", "conan:MV-7")
@pytest.mark.parametrize(
    "benefits, there", [(None, True), (["extra_movement"], True), (["reroll"], False), ([], False)]
)
def test_extra_movement_is_bought_where_its_tile_lies_in_the_book(
    benefits: list[str] | None, there: bool
) -> None:
    state = book({"conan": "d1"}, {"hyenas": ["b3"]}, benefits)
    overlord(state, "hyenas")
    assert ("extra hyenas_1" in options(state)) == there


@pytest.mark.rule("conan:OT-9", "conan:E81")
@pytest.mark.parametrize("benefits, torn", [(ALL, True), (["reroll"], False)])
def test_without_extra_movement_no_gem_tears_a_web(benefits: list[str], torn: bool) -> None:
    state = book({"conan": "d1"}, {"pict_hunters": ["b3"]}, benefits)
    state.webs[figure_of(state, "pict_hunters_1")] = 1
    overlords_turn(state, 9)
    do(state, "tile pict_hunters")
    assert (asked(state) == "ChooseMover") == torn  # 2 MP of its own, and 2 gems


@pytest.mark.rule("conan:OT-9", "conan:DE-4")
@pytest.mark.parametrize(
    "benefits, there", [(None, True), (["active_defence"], True), (["extra_movement"], False)]
)
def test_active_defence_is_bought_where_its_tile_lies_in_the_book(
    benefits: list[str] | None, there: bool
) -> None:
    state = book({"conan": "b3"}, {"zogar_sag": ["b3"]}, benefits)
    dice(state, "r3 r3 r3")
    do(state, "act conan", "unarmed", "figure zogar_sag", "gems 3", "keep")
    assert (asked(state) == "ChooseDefence") == there


@pytest.mark.rule("conan:OT-9", "conan:DI-6")
@pytest.mark.parametrize(
    "benefits, there", [(None, True), (["reroll"], True), (["active_defence"], False)]
)
def test_rerolls_are_bought_where_their_tile_lies_in_the_book(
    benefits: list[str] | None, there: bool
) -> None:
    state = book({"conan": "b3"}, {"pict_warriors": ["b3"]}, benefits)
    overlord(state, "pict_warriors")
    dice(state, "y0 y0 y0")
    do(state, "figure pict_warriors_1", "figure conan")
    assert bool([word for word in options(state) if word.startswith("paid")]) == there


@pytest.mark.rule("conan:OT-9", "conan:AL-4", "conan:AL-7")
def test_the_tiles_of_the_book_are_nothing_to_allies() -> None:
    state = book({"belit": "b3"}, {"hyenas": ["b4"]}, benefits=[], allies={"belits_guards": ["b4"]})
    do(state, "act belit", "command belits_guards_1", "figure belits_guards_1")
    dice(state, "o0")
    do(state, "figure hyenas_1")
    assert "paid orange_0" in options(state)
    finish(state, "AllyActs")
    assert [word for word in options(state) if word.startswith("run")]


# -- number tokens -------------------------------------------------------------------------------


def prices(state: ConanState) -> list[int]:
    return [row["cost"] for row in GAME.view(state, 0)["river"]]


@pytest.mark.rule("conan:E140", "conan:OT-11", "conan:OT-3", "conan:E106")
@pytest.mark.parametrize(
    "numbers, costs", [(None, [1, 2, 3]), ([3, 1, 8], [3, 1, 8]), ([2, 4, 6, 8], [2, 4, 6])]
)
def test_a_tile_costs_the_number_above_it(numbers: list[int] | None, costs: list[int]) -> None:
    """« Les jetons Chiffre indiquent le coût d'activation de la tuile … en-dessous »."""
    state = book(
        {"conan": "d1"}, {"hyenas": ["b3"], "pirates": ["b3"], "thog": ["b4"]}, None, numbers
    )
    assert prices(state) == costs
    overlords_turn(state, 9)
    do(state, "tile pirates")
    assert (state.available, state.fatigue) == (9 - costs[1], costs[1])
    finish(state, "OverlordActs")
    assert prices(state) == costs  # the tokens stay where they are
    overlords_turn(state, costs[2])
    do(state, "tile pirates")  # it is at the end now
    assert state.available == 0


@pytest.mark.rule("conan:OT-3")
def test_a_tile_that_is_too_dear_is_not_offered() -> None:
    state = book({"conan": "d1"}, {"hyenas": ["b3"], "pirates": ["b3"]}, None, [5, 2])
    overlords_turn(state, 4)
    assert "tile hyenas" not in options(state)
    assert "tile pirates" in options(state)
    overlords_turn(state, 5)
    assert "tile hyenas" in options(state)


# -- the file ------------------------------------------------------------------------------------


def own(**overlord_keys: Any) -> dict[str, Any]:
    story = copy.deepcopy(tomllib.loads(OWN.read_text(encoding="utf-8")))
    story["overlord"].update(overlord_keys)
    return story


@pytest.mark.rule("conan:E140", "conan:SC-3")
@pytest.mark.parametrize(
    "keys",
    [
        {},
        {"benefits": ALL},
        {"benefits": ["reroll"]},
        {"benefits": []},
        {"numbers": [1, 2, 3, 4, 5, 6, 7, 8]},
        {"numbers": [8, 7, 6, 5, 4, 3, 2, 1]},
        {"numbers": [1, 3, 5, 7]},
    ],
)
def test_a_file_may_lay_fewer_tiles_and_other_tokens(keys: dict[str, Any]) -> None:
    check("my.toml", own(**keys))


@pytest.mark.rule("conan:E140", "conan:SC-3")
@pytest.mark.parametrize(
    "keys, key, problem",
    [
        ({"benefits": ["flight"]}, "overlord.benefits", "not-allowed"),
        ({"benefits": ["reroll", "reroll"]}, "overlord.benefits", "twice"),
        ({"benefits": "reroll"}, "overlord.benefits", "no-list"),
        ({"numbers": [0, 1, 2, 3]}, "overlord.numbers", "no-number"),
        ({"numbers": [1, 2, 3, 9]}, "overlord.numbers", "no-number"),
        ({"numbers": [1, 1, 2, 3]}, "overlord.numbers", "twice"),
        ({"numbers": [1]}, "overlord.numbers", "few-numbers"),
        ({"numbers": 3}, "overlord.numbers", "no-list"),
    ],
)
def test_what_the_box_does_not_hold_is_refused(
    keys: dict[str, Any], key: str, problem: str
) -> None:
    with pytest.raises(BadScenario) as mistake:
        check("my.toml", own(**keys))
    assert (mistake.value.key, mistake.value.problem) == (key, problem)


@pytest.mark.parametrize(
    "keys, sentence",
    [
        ({"benefits": ["reroll"]}, "Upgrade tiles of the overlord: rerolls."),
        ({"benefits": []}, "The overlord has no upgrade tiles."),
        ({"numbers": [1, 3, 5, 7]}, "Number tokens above the river: 1, 3, 5, 7."),
    ],
)
def test_a_book_of_its_own_is_told_among_the_special_rules(
    keys: dict[str, list[int | str]], sentence: str
) -> None:
    told = [said(each, "en") for each in Teller(own(**keys)).tell()["rules"]]
    assert sentence in told
    usual = [said(each, "en") for each in Teller(own()).tell()["rules"]]
    assert sentence not in usual


def test_the_view_names_the_upgrade_tiles() -> None:
    state = book({"conan": "d1"}, {"hyenas": ["b3"]}, ["reroll"])
    assert GAME.view(state, 1)["overlord"]["benefits"] == ["reroll"]
    state = book({"conan": "d1"}, {"hyenas": ["b3"]})
    assert GAME.view(state, 1)["overlord"]["benefits"] == ALL
