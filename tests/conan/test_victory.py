"""The end: who wins if both sides reach their objectives [E98], and the reason shown."""

from typing import Any

import pytest

from tablee.core.registry import game
from tablee.games.conan import data
from tablee.games.conan.records import DEAD, LEFT
from tablee.games.conan.scenario.scenario import END_OF_ROUND, IMMEDIATE
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.objectives import settle_victory
from tablee.text import Texts
from tests.conan.arena import arena, finish, overlord
from tests.conan.tables import dice, do, figure_of, hero


def duel() -> ConanState:
    """Return a table where heroes must kill Akivasha and the Overlord Bêlit; both strike dying."""
    state = arena(
        {"belit": "b3", "conan": "d1"},
        {"akivasha": ["b3"]},
        gems=2,
        cards={"belit": ["battle_axe"]},
        objective=[
            {
                "side": "heroes",
                "when": "immediate",
                "all": [{"test": "character_dead", "unit": "akivasha"}],
            },
            {
                "side": "overlord",
                "when": "immediate",
                "all": [{"test": "character_dead", "hero": "belit"}],
            },
        ],
    )
    state.life[figure_of(state, "akivasha")] = 1
    return state


@pytest.mark.rule("conan:E98", "conan:E22", "conan:SC-2")
def test_in_the_heroes_turn_they_win() -> None:
    state = duel()
    state.available = 0
    dice(state, "o2 o2 r3 r3 r3 r3")
    do(state, "act belit", "fight battle_axe", "figure akivasha", "gems 2")
    finish(state, "HeroesAct")
    assert hero(state, "belit").fate == 1  # Akivasha killed her too
    assert state.fallen >> figure_of(state, "akivasha") & 1
    assert (state.is_over(), state.winner) == (True, data.HEROES_SIDE)


@pytest.mark.rule("conan:E98", "conan:E22", "conan:SC-2")
def test_in_the_overlords_turn_he_wins() -> None:
    state = duel()
    overlord(state, "akivasha")
    state.available = 0
    unit = state.unit(figure_of(state, "akivasha"))
    faces = [
        f"{name[0]}{best}"
        for name, number, best in zip(data.COLOUR_NAMES, unit.melee, (2, 2, 3), strict=True)
        for _ in range(number)
    ]
    dice(state, " ".join([*faces, "r3 r3 r3"]))
    do(state, "figure akivasha", "figure belit")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert hero(state, "belit").fate == 1
    assert state.fallen >> figure_of(state, "akivasha") & 1  # Bêlit killed her too
    assert (state.is_over(), state.winner) == (True, data.OVERLORD_SIDE)


# -- what is told of it --------------------------------------------------------------


def told(state: ConanState) -> list[str]:
    """Return the end as the terminal and the page say it."""
    said = Texts("conan", "en")
    return [said.sentence(sentence) for sentence in game("conan").verdict(state)]


def over(state: ConanState) -> ConanState:
    """Check the objectives, as after an action and at the end of a round."""
    assert settle_victory(state, IMMEDIATE) or settle_victory(state, END_OF_ROUND)
    return state


def standing(*objectives: dict[str, Any]) -> ConanState:
    return arena({"belit": "b3", "conan": "d1"}, {"akivasha": ["b3"]}, objective=list(objectives))


HUNT: dict[str, Any] = {
    "side": "heroes",
    "when": "immediate",
    "all": [{"test": "character_dead", "unit": "akivasha"}],
}
EITHER: dict[str, Any] = {
    "side": "heroes",
    "when": "end_of_round",
    "any": [
        {"test": "character_dead", "unit": "akivasha"},
        {"test": "round_at_least", "value": 1},
    ],
}
TIME: dict[str, Any] = {
    "side": "overlord",
    "when": "end_of_round",
    "all": [
        {"test": "round_at_least", "value": 1},
        {"test": "objective_not_met", "side": "heroes"},
    ],
}


def test_before_the_end_nothing_is_told() -> None:
    assert told(standing(HUNT, TIME)) == []


@pytest.mark.rule("conan:SC-2")
def test_the_objective_that_was_met_is_told() -> None:
    state = standing(HUNT, TIME)
    state.fallen |= 1 << figure_of(state, "akivasha")
    assert told(over(state)) == ["The heroes have won", "Akivasha is dead"]


@pytest.mark.rule("conan:SC-2")
def test_the_limit_of_turns_is_told_with_what_was_missed() -> None:
    state = standing(HUNT, TIME)
    state.round = 1
    assert told(over(state)) == [
        "The overlord has won",
        "round 1 has been played",
        "the heroes have not reached their objective",
    ]


def test_where_one_thing_is_enough_only_what_came_about_is_told() -> None:
    state = standing(EITHER)
    state.round = 1
    assert told(over(state)) == ["The heroes have won", "round 1 has been played"]


@pytest.mark.parametrize(
    ("fate", "why"), [(DEAD, "all heroes are dead"), (LEFT, "no hero is on the board")]
)
@pytest.mark.rule("conan:E100")
def test_heroes_who_are_no_more_are_the_reason(fate: int, why: str) -> None:
    state = standing(HUNT)
    hero(state, "belit").fate = fate
    hero(state, "conan").fate = DEAD
    assert told(over(state)) == ["The overlord has won", why]


def test_who_kills_the_captive_has_lost_for_that() -> None:
    state = standing(HUNT)
    state.killer = data.HEROES_SIDE
    assert told(over(state)) == [
        "The overlord has won",
        "the other side has killed the captive",
    ]
