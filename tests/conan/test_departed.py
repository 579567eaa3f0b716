"""Figures that left the board alive are not dead, so reinforcements do not bring them back."""

import pytest

from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.paths import BOUGHT, points_of
from tablee.games.conan.steps.wounds import remove_dead
from tests.conan.arena import arena, at, finish, named
from tests.conan.tables import asked, do, figure_of, options, overlords_turn, tile_of

GATE = "g4"


def gold(hyenas: int = 2) -> ConanState:
    """Return a table where hyenas with a bag each stand in the gate and may leave."""
    state = arena(
        {"conan": "k1"},
        board="citadel",
        river=[
            {"tile": "hyenas", "figures": [{"zone": GATE, "count": hyenas}]},
            {"tile": "event_1"},
        ],
        event=[
            {
                "tile": "event_1",
                "choose": 1,
                "options": [{"hook": "reinforcement", "points": 9}],
            }
        ],
        reinforcement={"zones": [GATE]},
        token=[
            {
                "id": "gold_bags",
                "kind": "treasure",
                "weight": 2,
                "values": [1, 1, 1],
                "places": [{"zone": GATE, "count": hyenas}],
            }
        ],
        rule=[{"hook": "carry_by_units", "tokens": "gold_bags"}],
    )
    overlords_turn(state, 20)
    return state


def leave(state: ConanState, name: str) -> None:
    """Let a hyena take a bag and leave, during the activation of its tile."""
    do(state, f"figure {name}", "pick gold_bags", "leave")


def is_bloodied(state: ConanState) -> bool:
    return bool(state.bloodied >> tile_of(state, "hyenas") & 1)


@pytest.mark.rule("conan:OT-6")
def test_only_the_killed_return_as_reinforcements() -> None:
    """« seuls les Personnages tués lors de la partie peuvent être ramenés »."""
    state = gold()
    do(state, "tile hyenas")
    leave(state, "hyenas_1")
    finish(state, "OverlordActs")
    remove_dead(state, figure_of(state, "hyenas_2"))
    do(state, "tile event_1")
    assert named(state) == ["hyenas_2"]
    do(state, "figure hyenas_2", f"zone citadel_{GATE}")
    assert asked(state) == "OverlordActs"  # nobody else was killed
    assert (at(state, "hyenas_1"), at(state, "hyenas_2")) == (None, GATE)


@pytest.mark.rule("conan:OT-6")
def test_one_who_was_killed_and_came_back_does_not_return_after_leaving() -> None:
    state = gold(hyenas=1)
    remove_dead(state, figure_of(state, "hyenas_1"))
    do(state, "tile event_1", "figure hyenas_1", f"zone citadel_{GATE}")
    do(state, "tile hyenas")
    leave(state, "hyenas_1")
    finish(state, "OverlordActs")
    overlords_turn(state, 20)
    do(state, "tile event_1")
    assert asked(state) == "OverlordActs"  # there is nobody to choose


@pytest.mark.rule("conan:OT-7", "conan:WD-4")
def test_a_tile_whose_figures_have_left_is_not_bloodied() -> None:
    """« Lorsque tous les Personnages liés à une même tuile … sont morts »."""
    state = gold()
    do(state, "tile hyenas")
    leave(state, "hyenas_1")
    leave(state, "hyenas_2")
    finish(state, "OverlordActs")
    assert not is_bloodied(state)
    assert not [word for word in options(state) if word.startswith("clean")]


@pytest.mark.rule("conan:OT-7")
@pytest.mark.parametrize("left, bloodied", [(1, False), (0, True)])
def test_a_tile_is_bloodied_when_all_of_its_figures_are_dead(left: int, bloodied: bool) -> None:
    state = gold()
    do(state, "tile hyenas")
    for number in range(1, left + 1):
        leave(state, f"hyenas_{number}")
    finish(state, "OverlordActs")
    for number in range(left + 1, 3):
        remove_dead(state, figure_of(state, f"hyenas_{number}"))
    assert is_bloodied(state) == bloodied


@pytest.mark.rule("conan:E68", "conan:AL-6")
def test_allies_out_of_the_game_are_not_called_back() -> None:
    """« toutes les figurines des Alliés sont retirées de la partie »."""
    state = arena(
        {"hadrathus": "b3", "belit": "b4"},
        spells={"hadrathus": ["return_of_the_brave"]},
        allies={"belits_guards": ["b4"]},  # Hadrathus owns their tile
    )
    remove_dead(state, figure_of(state, "belit"))  # the only leader
    assert at(state, "belits_guards_1") is None
    do(state, "act hadrathus")
    assert "cast return_of_the_brave" not in options(state)


@pytest.mark.rule("conan:OT-7", "conan:E56")
def test_a_tile_keeps_its_face_while_one_of_its_figures_is_only_away() -> None:
    state = arena({"conan": "d1"}, {"mummies": ["b3", "b3"]})
    first, second = (figure_of(state, f"mummies_{number}") for number in (1, 2))
    state.away_from[first] = state.zone[first]
    state.put(first, -1)
    remove_dead(state, second)
    assert state.bloodied == 0


@pytest.mark.rule("conan:WD-2")
def test_the_death_of_a_moving_hero_costs_the_others_nothing() -> None:
    """Only the current movement ends. The first hero still has his base MP."""
    state = arena({"conan": "b3", "belit": "b3"})
    conan, belit = figure_of(state, "conan"), figure_of(state, "belit")
    base = state.base_move(conan)
    assert points_of(state, conan, BOUGHT) == base > 0
    state.mover, state.points = belit, 1
    remove_dead(state, belit)
    assert points_of(state, conan, BOUGHT) == base
