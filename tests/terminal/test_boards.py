"""Boards show nothing outside the view, fit the width, and do not rely on colour alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from rich.cells import cell_len

from tablee.core import registry
from tablee.core.engine import NOBODY, Game
from tablee.core.rng import seeded
from tablee.terminal import boards, screen
from tablee.terminal.boards import abyss, generic
from tablee.terminal.offer import Choice
from tablee.text import LANGUAGES, texts
from tests.abyss import tables as abyss_tables
from tests.abyss.power_tables import fight_on
from tests.conan.tables import do, overlords_turn
from tests.contract.walk import every_game, positions
from tests.terminal.driver import blank_screen, shown, words_of

PLAYERS = ["Ada", "Bo the Magnificent of the Deep", "Cy", "Di", "Ed"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def drawn(
    view: dict[str, Any],
    game: Game[Any],
    seats: int,
    language: str = "en",
    width: int = 100,
    draw: Callable[..., Any] | None = None,
) -> str:
    """Return the screen of a seat: the board, what is asked, and the pieces in full."""
    console = blank_screen(width)
    said = texts(game.name, language)
    players = PLAYERS[:seats]
    console.print((draw or boards.drawer(game.name))(view, said, players))
    if view["question"]:
        console.print(screen.question(view, said, players))
        if view["question"]["actions"]:
            numbered = enumerate(view["question"]["actions"], 1)
            choices = [Choice(number, (action,)) for number, action in numbered]
            console.print(screen.answers(choices, view, said, players))
    details = boards.details(game.name)
    if details is not None:
        console.print(details(view, said, players))
    return shown(console)


@every_game
@every_language
@pytest.mark.parametrize("width", [80, 120])
def test_no_line_is_longer_than_the_screen_is_wide(
    game: Game[Any], language: str, width: int
) -> None:
    for seats in (game.min_seats, game.max_seats):
        for state in positions(game, seats, [1], every=41):
            for viewer in (0, NOBODY):
                text = drawn(game.view(state, viewer), game, seats, language, width)
                assert max(cell_len(line) for line in text.splitlines()) <= width


@every_game
@every_language
def test_the_plain_drawer_shows_any_game(game: Game[Any], language: str) -> None:
    for state in positions(game, game.max_seats, [1], every=29):
        view = game.view(state, 0)
        text = drawn(view, game, game.max_seats, language, 80, generic.draw)
        assert max(cell_len(line) for line in text.splitlines()) <= 80
        for key in view:
            if key not in generic.SHOWN_ELSEWHERE and not isinstance(view[key], list):
                assert generic.label(key, texts(game.name, language)).plain in text


@every_game
def test_a_board_shows_nothing_that_its_viewer_may_not_know(game: Game[Any]) -> None:
    """Two states that differ in hidden cards only look the same."""
    rng = seeded(3)
    seats = game.max_seats
    differing = 0
    for state in positions(game, seats, range(1, 12), every=3):
        for viewer in (0, 1, NOBODY):
            twin = game.determinize(state, viewer, rng)
            if all(game.view(twin, seat) == game.view(state, seat) for seat in range(seats)):
                continue  # nothing hidden differs, so there is nothing to compare
            mine = drawn(game.view(state, viewer), game, seats)
            assert drawn(game.view(twin, viewer), game, seats) == mine
            differing += 1
        if differing > 20:
            break
    assert differing > 20, "the twins were no test: nothing hidden differed"


def abyss_view(moves: int = 140, viewer: int = 0, **options: Any) -> tuple[Game[Any], Any]:
    game = registry.game("abyss")
    state = game.new_game(3, 11, options)
    chooser = seeded(11)
    for _ in range(moves):
        actions = list(state.legal_actions())
        state.apply(actions[chooser.below(len(actions))])
    return game, game.view(state, viewer)


@every_language
def test_abyss_names_every_piece_in_sight(language: str) -> None:
    game, view = abyss_view()
    said = texts("abyss", language)
    text = words_of(drawn(view, game, 3, language, 120))
    for lord in view["court"]:
        assert said.name("lord", lord) in text
        assert words_of(said.say(f"power-{lord}")) in text
    for side in view["sides"]:
        for kind in ("free", "housed"):
            assert all(said.name("lord", lord) in text for lord in side[kind])
        for location, points in zip(side["locations"], side["location_points"], strict=True):
            assert f"{said.name('location', location)} {points}" in text
        assert f"● {side['pearls']}" in text
    for card in view["sides"][0]["hand"]:
        race, _, value = card.rpartition("_")
        assert f"{said.say(f'race-{race}-short')}{value}" in text
    assert f"[{view['threat'] + 1} " in text


def test_abyss_keeps_hands_and_stacks_to_their_sizes_without_the_memory_aid() -> None:
    game, view = abyss_view()
    text = drawn(view, game, 3, width=120)
    assert "hand Cr" not in text
    assert view["council"] is None
    game, view = abyss_view(memory_aid=True)
    text = drawn(view, game, 3, width=120)
    for side in view["sides"][1:]:
        shorts = [
            texts("abyss", "en").say(f"race-{card.rpartition('_')[0]}-short") + card[-1]
            for card in side["hand"]
        ]
        assert "hand " + " ".join(shorts) in words_of(text)


def test_abyss_shows_the_influence_chosen_for_the_ship_master() -> None:
    for influence in (5, 6):
        game, view = abyss_view(ship_master_influence=influence)
        assert abyss.influence(view, "ship_master") == influence


def test_location_points_are_part_of_the_points_shown() -> None:
    game = registry.game("abyss")
    seen = 0
    for state in positions(game, 3, range(3), every=23):
        for seat in range(3):
            side = game.view(state, NOBODY)["sides"][seat]
            assert sum(side["location_points"]) == game.score_sheet(state, seat)["locations"]
            seen += len(side["location_points"])
    assert seen > 0


def test_an_answer_that_means_a_court_space_names_its_lord() -> None:
    game, view = abyss_view()
    said = texts("abyss", "en")
    recruit = game.actions.read("recruit 1")
    line = screen.answer(1, recruit, view, said, PLAYERS[:3]).plain
    assert said.name("lord", view["court"][0]) in line


def test_a_tile_has_its_price_where_it_is_activated_and_nowhere_else() -> None:
    game = registry.game("conan")
    state = game.new_game(2, 1, {"scenario": "the_key_of_kuthchemes"})
    overlords_turn(state, 20)
    board = drawn(game.view(state, 0), game, 2)
    assert "7 Captain" in board
    assert "Tile: Captain (7 gems)" in board
    do(state, "tile event_1", "event swap_tiles")
    asked = drawn(game.view(state, 0), game, 2)
    assert "Tile: Captain" in asked
    assert "Captain (" not in asked


@pytest.mark.parametrize(
    "space, told",
    [
        (1, ["1 pearl", "1 monster token"]),
        (2, ["2 pearls", "1 pearl, 1 monster token", "2 monster tokens"]),
        (4, ["1 key token, 1 pearl", "1 key token, 1 monster token"]),
        (
            5,
            [
                "1 key token, 2 pearls",
                "1 key token, 1 pearl, 1 monster token",
                "1 key token, 2 monster tokens",
            ],
        ),
    ],
)
def test_a_reward_is_told_whole(space: int, told: list[str]) -> None:
    """As listed on the rulebook's threat track."""
    state = abyss_tables.table(pearls=abyss_tables.poor(2))
    fight_on(state, space)
    game = registry.game("abyss")
    view = game.view(state, 0)
    lines = [
        screen.answer(1, action, view, texts("abyss", "en"), ["Ada", "Bo"]).plain
        for action in state.legal_actions()
    ]
    assert [line.partition("(")[2].rstrip(")") for line in lines] == told
