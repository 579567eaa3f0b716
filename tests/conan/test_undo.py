"""A move that reveals something cannot be undone freely, even if nothing is found."""

import pytest

from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.server import course as courses
from tablee.server.course import Course
from tests.conan.tables import figure_of, options, place

HUT = "h1"
HERO = "shevatas"


def state_of(table: Course) -> ConanState:
    assert isinstance(table.state, ConanState)
    return table.state


def course(hidden: str) -> Course:
    """Return a game of the village in which a hero of seat 1 stands before a hut."""
    table = Course(GAME, 2, {}, 7)
    answer(table, f"zone pict_village_{hidden}")
    while "active" in options(state_of(table)):
        answer(table, "active")
    state = state_of(table)
    state.put(figure_of(state, HERO), place("b2"))
    answer(table, f"act {HERO}")
    return table


def answer(table: Course, *words: str) -> None:
    for word in words:
        table.play(table.asked(), [GAME.actions.read(word)], 0, "person")


def into(table: Course, zone: str) -> None:
    """Step into a zone, with gems if necessary."""
    words = (f"move pict_village_{zone}", f"run pict_village_{zone}")
    answer(table, next(word for word in words if word in options(state_of(table))))


@pytest.mark.rule("conan:SC-1")
def test_a_step_into_the_hut_where_she_is_cannot_be_taken_back_freely() -> None:
    table = course(HUT)
    into(table, HUT)
    assert not table.free(1)


@pytest.mark.rule("conan:SC-1")
def test_a_step_into_an_empty_hut_cannot_be_taken_back_freely(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It reveals that she is elsewhere. If there are no twins, only the game can know this."""
    monkeypatch.setattr(courses, "TWINS", 0)
    table = course("h7")
    into(table, HUT)
    assert not table.free(1)


@pytest.mark.rule("conan:SC-1")
def test_a_step_into_the_open_can_be_taken_back_freely() -> None:
    table = course("h7")
    into(table, "b3")
    assert table.free(1)
    assert not table.free(0)


@pytest.mark.rule("conan:SC-1")
def test_a_second_look_into_a_hut_tells_nothing() -> None:
    table = course("h7")
    state_of(table).searched |= 1 << place(HUT)
    into(table, HUT)
    assert table.free(1)
