"""The board of Conspiracy: every lord is readable and every count is shown."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.engine import NOBODY, empty_agenda
from tablee.games.conspiracy.rules import GAME
from tablee.games.conspiracy.state import ConspiracyState
from tablee.terminal import boards, screen
from tablee.terminal.boards import conspiracy
from tablee.text import LANGUAGES, texts
from tests.conspiracy.tables import do, draws, script, table
from tests.terminal.driver import blank_screen, shown, words_of

PLAYERS = ["Ada", "Bo"]
every_language = pytest.mark.parametrize("language", LANGUAGES)
EX_5 = [
    *["blue_2", "blue_1", "yellow_3", "yellow_1", "green_3"],
    *["red_2", "blue_1", "yellow_1", "blue_4"],
    *["blue_6", "green_2", "red_1"],
    *["blue_4", "purple_3"],
]


def screen_of(
    state: ConspiracyState, viewer: int = 0, language: str = "en", width: int = 80
) -> str:
    console = blank_screen(width)
    view: Any = GAME.view(state, viewer)
    console.print(conspiracy.draw(view, texts("conspiracy", language), PLAYERS))
    return shown(console)


def rich_table() -> ConspiracyState:
    return table(
        chambers={0: EX_5, 1: ["red_1", "red_3"]},
        locations={0: {3: "restrict_one"}},
        piles=["green_1", "green_1", "purple_6"],
        available=["seven_points", "count_red"],
    )


def test_the_pyramid_stands_on_its_tip_each_row_half_a_card_further() -> None:
    lines = screen_of(rich_table()).splitlines()
    top = next(i for i, line in enumerate(lines) if "blu2]" in line)
    rows = [line[:40].rstrip() for line in lines[top : top + 5]]
    assert rows == [
        "[blu2]  [blu1]   yel3*   yel1⌂   grn3*",
        "     red2*  [blu1]   yel1    blu4",
        "        [blu6*]  grn2    red1",
        "            [blu4]   pur3*",
        "                   ·",
    ]


@every_language
def test_every_pile_and_count_is_readable(language: str) -> None:
    state = rich_table()
    state.forced_draw, state.forced_by, state.last_turns = 1, 0, 1
    said = texts("conspiracy", language)
    text = words_of(screen_of(state, language=language, width=120))

    def short(name: str) -> str:
        return said.say(f"colour-{name}-short")

    assert f"{short('green')}1 {short('green')}1" in text
    assert f"{short('purple')}6" in text
    assert f"{short('red')} ·" in text
    assert f"♛ Ada ● {state.at[0].pearls}" in text
    assert said.say("board-keys", silver=3, gold=2) in text
    assert said.say("board-keys", silver=1, gold=0) in text
    for location in ("seven_points", "count_red", "restrict_one"):
        assert words_of(said.name("location", location)) in text
    assert said.say("board-forced-draw", player="Ada", lords=1) in text
    assert said.say("board-ending", turns=1) in text
    for seat in (0, 1):
        points = GAME.view(state, NOBODY)["chambers"][seat]["points"]
        assert said.say("terminal-points", points=points) in text


def test_lords_shown_and_lords_waiting_lie_in_the_middle() -> None:
    state = table(piles=["red_3", "red_4", "red_6"])
    do(state, 0, "pile red")
    assert "To place red3 red4 red6" in words_of(screen_of(state, 1))
    state = table()
    script(state, "red_3", "blue_4")
    do(state, 0, "draw 2")
    assert "Drawn blu4 red3" in words_of(screen_of(state, 1))


def test_locations_drawn_are_named_to_the_seat_that_draws_only() -> None:
    state = table(chambers={0: ["red_1"]})
    draws(state, 0, "blue_1")
    script(state, "gold_keys", "one_pearl")
    do(state, 0, "draw_locations 2")
    assert "Drawn Gold keys" in words_of(screen_of(state, 0))
    for viewer in (1, NOBODY):
        assert "Drawn 2" in words_of(screen_of(state, viewer))
        assert "Gold keys" not in screen_of(state, viewer)


def test_answers_tell_what_lies_there() -> None:
    said = texts("conspiracy", "en")
    state = table(chambers={0: ["red_3", "blue_4"]}, piles=["green_1", "green_4"])
    view = GAME.view(state, 0)
    line = screen.answer(1, GAME.actions.read("pile green"), view, said, PLAYERS).plain
    assert "grn1 grn4" in line
    draws(state, 0, "yellow_0")
    view = GAME.view(state, 0)
    line = screen.answer(1, GAME.actions.read("swap 2"), view, said, PLAYERS).plain
    assert "blue 4" in line


@every_language
def test_details_tell_every_power_in_full(language: str) -> None:
    said = texts("conspiracy", language)
    details = boards.details("conspiracy")
    assert details is not None
    console = blank_screen(100)
    console.print(details(GAME.view(rich_table(), 0), said, PLAYERS))
    text = words_of(shown(console))
    for key in ("power-0", "power-6", "location-restrict_one-text", "location-count_red-text"):
        assert words_of(said.say(key)) in text


@every_language
def test_the_result_tells_what_decided_among_equal_points(language: str) -> None:
    said = texts("conspiracy", language)
    for second, told in ((["green_3"], "tie-pearls"), (["green_4"], None)):
        state = table(chambers={0: ["red_6", "blue_2"], 1: second})
        state.agenda = empty_agenda()
        console = blank_screen(100)
        console.print(screen.result(state, said, ["Ada", "Bo"]))
        text = words_of(shown(console))
        assert (words_of(said.say("tie-pearls")) in text) == (told == "tie-pearls")
