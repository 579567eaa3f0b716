"""Conan in the terminal: what the board says, and what it adds to the answers."""

import pytest

from tablee.core.actions import Action
from tablee.games.conan.names import MAP_FILES, ZONE_IDS
from tablee.games.conan.rules import GAME
from tablee.terminal import screen
from tablee.terminal.boards import conan
from tablee.text import LANGUAGES, texts
from tests.conan.tables import act, give, hero, overlords_turn, strip, table
from tests.terminal.driver import blank_screen, shown

PLAYERS = ["Olga", "Ada"]
SAID = texts("conan", "en")


def drawn(state, viewer):
    console = blank_screen(120)
    console.print(conan.draw(GAME.view(state, viewer), SAID, PLAYERS))
    return shown(console)


def test_rows_follow_the_board_from_north_to_south():
    rows = conan.rows("pict_village")
    assert [row[0][-2:] for row in rows] == ["a1", "b1", "c1", "d1"]
    assert [name[-2:] for name in rows[2]] == ["c1", "h4", "c2", "h5", "c3", "h6", "h7", "c4"]


@pytest.mark.parametrize("name", MAP_FILES)
def test_every_map_is_drawn_whole_in_few_rows(name):
    rows = conan.rows(name)
    zones = [zone for zone in ZONE_IDS if zone.startswith(f"{name}_")]
    assert sorted(zone for row in rows for zone in row) == sorted(zones)
    assert 4 <= len(rows) <= 8
    assert max(len(row) for row in rows) <= 9


def test_the_board_shows_figures_cards_gems_and_the_river():
    state = table({"conan": "b3", "giant_snake": "b3", "hyenas_1": "a1", "hyenas_2": "a1"})
    give(state, "belit", "yselda")
    hero(state, "conan").wounds = 2
    text = drawn(state, 1)
    for words in ("Giant Snake", "2 Hyena", "Yselda", "9 / 0 / 2", "4 Hyenas", "8 Event"):
        assert words in text


@pytest.mark.parametrize("viewer, marks", [(0, 1), (1, 8)])
def test_only_the_overlord_sees_the_hiding_place(viewer, marks):
    board = drawn(table(), viewer).split("Heroes")[0]
    assert board.count(conan.HIDDEN) == marks + 1  # and once in the legend


def test_answers_tell_a_tile_s_cost_and_a_figure_s_zone():
    state = table({"hyenas_1": "a1"})
    overlords_turn(state, 9)
    view = GAME.view(state, 0)
    assert conan.hint(view, Action("tile", "hyenas"), SAID) == "4 gems"
    assert conan.hint(view, Action("figure", "hyenas_1"), SAID) == "a1"
    assert conan.hint(view, Action("figure", "hyenas_2"), SAID) == ""
    assert conan.hint(view, Action("pass"), SAID) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_is_told(language):
    state = table({"belit": "a1"})
    strip(state, "belit")
    give(state, "belit", "yselda", "zogar_head")
    act(state, "act belit", "leave")
    console = blank_screen(100)
    console.print(screen.result(state, texts("conan", language), PLAYERS))
    assert "Ada" in shown(console)
