"""Conan in the terminal: what the board shows, and what it adds to the answers."""

from typing import Any

import pytest

from tablee.core.actions import Action
from tablee.games.conan.names import MAP_FILES, ZONE_IDS
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.terminal import screen
from tablee.terminal.boards import conan
from tablee.text import LANGUAGES, Texts, texts
from tests.conan.tables import do, give, hero, overlords_turn, strip, table
from tests.terminal.driver import blank_screen, shown

PLAYERS = ["Olga", "Ada"]
SAID = texts("conan", "en")


def drawn(state: ConanState, viewer: int, said: Texts = SAID, **changes: Any) -> str:
    """Return the board of a state, with parts of its view changed."""
    console = blank_screen(120)
    view: Any = {**GAME.view(state, viewer), **changes}
    console.print(conan.draw(view, said, PLAYERS))
    return shown(console)


def test_rows_follow_the_board_from_north_to_south() -> None:
    rows = conan.rows("pict_village")
    assert [row[0][-2:] for row in rows] == ["a1", "b1", "c1", "d1"]
    assert [name[-2:] for name in rows[2]] == ["c1", "h4", "c2", "h5", "c3", "h6", "h7", "c4"]


@pytest.mark.parametrize("name", MAP_FILES)
def test_every_map_is_drawn_whole_in_few_rows(name: str) -> None:
    rows = conan.rows(name)
    zones = [zone for zone in ZONE_IDS if zone.startswith(f"{name}_")]
    assert sorted(zone for row in rows for zone in row) == sorted(zones)
    assert 4 <= len(rows) <= 8
    assert max(len(row) for row in rows) <= 9


def test_the_board_shows_figures_cards_gems_and_the_river() -> None:
    state = table({"conan": "b3", "giant_snake": "b3", "hyenas_1": "a1", "hyenas_2": "a1"})
    give(state, "belit", "yselda")
    hero(state, "conan").wounds = 2
    text = drawn(state, 1)
    for words in ("Giant Snake", "2 Hyena", "Yselda", "9 / 0 / 2", "4 Hyenas", "8 Event"):
        assert words in text


@pytest.mark.parametrize("viewer, marks", [(0, 1), (1, 8)])
def test_only_the_overlord_sees_the_hiding_place(viewer: int, marks: int) -> None:
    board = drawn(table(), viewer).split("Heroes")[0]
    assert board.count(conan.HIDDEN) == marks + 1  # and once in the legend


def test_answers_tell_a_tile_s_cost_and_a_figure_s_zone() -> None:
    state = table({"hyenas_1": "a1"})
    overlords_turn(state, 9)
    view: Any = GAME.view(state, 0)
    assert conan.hint(view, Action("tile", "hyenas"), SAID) == "4 gems"
    assert conan.hint(view, Action("figure", "hyenas_1"), SAID) == "a1"
    assert conan.hint(view, Action("figure", "hyenas_2"), SAID) == ""
    assert conan.hint(view, Action("pass"), SAID) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_game_is_told(language: str) -> None:
    state = table({"belit": "a1"})
    strip(state, "belit")
    give(state, "belit", "yselda", "zogar_head")
    do(state, "act belit", "leave")
    console = blank_screen(100)
    said = texts("conan", language)
    console.print(screen.result(state, said, PLAYERS))
    assert "Ada" in shown(console)
    assert said.say("verdict-heroes") in shown(console)
    why = [said.name("card", "yselda"), said.name("card", "zogar_head")]
    assert all(name in shown(console) for name in why)
    assert said.say("score-victory") not in shown(console)  # no table of 1 and 0


def with_zone(state: ConanState, name: str, **changes: Any) -> list[dict[str, Any]]:
    """Return the zones of a view with one of them changed."""
    zones = GAME.view(state, 1)["zones"]
    return [{**zone, **changes} if zone["zone"].endswith(f"_{name}") else zone for zone in zones]


def with_unit(state: ConanState, **changes: Any) -> list[dict[str, Any]]:
    return [{**unit, **changes} for unit in GAME.view(state, 1)["units"]]


def test_a_closed_door_is_shown_in_its_zone_with_where_it_leads() -> None:
    state = table()
    text = drawn(state, 1, zones=with_zone(state, "h1", doors=["pict_village_b1"]))
    assert f"{conan.DOOR} b1" in text
    assert conan.DOOR not in drawn(state, 1)


def test_water_and_secret_passages_are_marks_of_zones() -> None:
    passages = [
        {"zone": "pict_village_c1", "real": None},
        {"zone": "pict_village_c2", "real": True},
        {"zone": "pict_village_c3", "real": False},
    ]
    text = drawn(table(), 1, passages=passages, flooded=["pict_village_b2"])
    assert f"b2 {conan.WATER}" in text
    marks = (conan.PASSAGE + known for known in ("?", "✓", "✗"))
    assert all(mark in text for mark in marks)
    assert "flooded" in text  # in the legend
    assert conan.WATER not in drawn(table(), 1)


@pytest.mark.parametrize("language, words", [("en", "caught in 2 webs"), ("fr", "2 toiles")])
def test_tokens_and_states_are_told_beside_the_figure(language: str, words: str) -> None:
    state = table({"hyenas_1": "a1"})
    said = texts("conan", language)
    units = with_unit(state, marks=["web", "web"], ally=True)
    text = drawn(state, 1, said, units=units)
    assert words in text
    assert said.say("mark-ally") in text
    statue = drawn(state, 1, said, petrified=["hyenas_1"])
    assert said.say("mark-petrified") in statue


def test_life_is_told_where_there_is_more_than_one_point() -> None:
    state = table({"hyenas_1": "a1"})
    assert f"{conan.LIFE}4" in drawn(state, 1, units=with_unit(state, life=4))
    assert conan.LIFE not in drawn(state, 1, units=with_unit(state, life=1))


def test_marks_of_a_hero_are_told() -> None:
    state = table()
    heroes = GAME.view(state, 1)["heroes"]
    heroes[0]["marks"] = ["halo"]
    assert "Conan: protected by a halo" in drawn(state, 1, heroes=heroes)


def test_a_hero_who_is_away_has_no_zone() -> None:
    state = table()
    heroes = GAME.view(state, 1)["heroes"]
    heroes[0].update(zone=None, marks=["away"])
    assert "Conan: away from the board" in drawn(state, 1, heroes=heroes)


@pytest.mark.parametrize(
    "where, words",
    [
        ({"zone": "pict_village_c3"}, "Lethal Cloud in Narrow passage"),
        ({"figure": "conan"}, "Lethal Cloud on Conan"),
        ({"side": "overlord"}, "Lethal Cloud for the overlord"),
    ],
)
def test_a_spell_that_lasts_is_told_with_where_it_works(where: dict[str, str], words: str) -> None:
    assert words in drawn(table(), 1, lasting=[{"spell": "lethal_cloud", **where}])


def test_what_is_counted_is_told_once_there_is_any() -> None:
    plain = drawn(table(), 1)
    assert "gold" not in plain
    assert "devoured" not in plain
    text = drawn(table(), 1, gold=3, devoured=2, carried_off=["yselda"])
    assert "gold carried off: 3" in text
    assert "villagers devoured: 2" in text
    assert "Yselda" in text.split("River")[-1]
