"""The greedy bot plays both sides: it beats random play from either."""

import pytest

from tablee import bots
from tablee.bots.match import Match
from tablee.games.conan import data
from tablee.games.conan.bot.overlord import extra_worth
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tests.conan.tables import do, figure_of, give, hero, offered, place, table, zone

GAMES = 150


def heroes_won(scenario: str, overlord: str, heroes: str) -> float:
    won = 0
    for seed in range(GAMES):
        players = [bots.make(overlord), bots.make(heroes)]
        match = Match(GAME, players, seed, {"scenario": scenario})
        assert match.play()
        assert isinstance(match.state, ConanState)
        won += match.state.winner == 0
    return won / GAMES


@pytest.mark.long
@pytest.mark.parametrize("scenario", data.SCENARIO_IDS)
def test_greedy_beats_random_by_thirty_points_on_either_side(scenario: str) -> None:
    """Directly, and with either in place of the other against a greedy player."""
    greedy_heroes = heroes_won(scenario, "random", "greedy")
    greedy_overlord = heroes_won(scenario, "greedy", "random")
    both = heroes_won(scenario, "greedy", "greedy")
    assert greedy_heroes - (1 - greedy_heroes) >= 0.3
    assert (1 - greedy_overlord) - greedy_overlord >= 0.3
    assert both - greedy_overlord >= 0.3
    assert greedy_heroes - both >= 0.3


def best(state: ConanState) -> str:
    """Return the answer that the heuristic rates highest, in words."""
    ratings = [int(GAME.heuristic.rate(state, action)) for action in state.legal_actions()]
    return offered(state)[ratings.index(max(ratings))]


def test_a_carrier_at_the_exit_leaves() -> None:
    state = table({"belit": "d4"})
    give(state, "belit", "yselda")
    do(state, "act belit")
    assert best(state) == "leave"


def test_a_hero_beside_the_captive_picks_her_up() -> None:
    state = table({"shevatas": "h7"})
    state.hiding_place = -1
    state.lay(place("h7"), data.card_id("yselda"))
    do(state, "act shevatas")
    assert best(state) == "pick yselda"


def test_conan_strikes_zogar_sag_before_others() -> None:
    state = table({"conan": "b3", "zogar_sag": "b3", "hyenas_1": "b3"})
    do(state, "act conan", "fight battle_axe")
    assert best(state) == "figure zogar_sag"


def test_the_overlord_pays_for_a_step_only_where_there_is_room_beside_the_hero() -> None:
    """Nobody strikes across stairs, even if the zone there is full [BZ-9]."""
    state = GAME.new_game(2, 1, {"scenario": "the_key_of_kuthchemes"})
    board = state.board()
    stairs = next(b for b in range(board.borders) if board.overhang[b] and board.open_ba[b])
    guards = [figure_of(state, f"bossonian_guards_red_{n}") for n in (1, 2, 3)]
    pirate = figure_of(state, "pirates_green_1")
    for figure in range(4, state.scenario().figures):
        state.put(figure, -1)
    for slot in (0, 1):
        state.put(slot, board.a[stairs])
    state.put(pirate, board.b[stairs])
    state.available = 9
    assert extra_worth(state, pirate) > 0
    for guard in guards:
        state.put(guard, board.a[stairs])
    assert not state.fits(pirate, board.a[stairs])
    assert extra_worth(state, pirate) < 0


def test_the_storm_spares_a_zone_where_the_captive_may_be() -> None:
    state = table({"hadrathus": "b2", **{f"hyenas_{n}": "h1" for n in (1, 2, 3)}})
    border = next(
        b
        for b in range(state.board().borders)
        if {state.board().a[b], state.board().b[b]} == {place("b2"), place("h1")}
    )
    state.broken[border] = 1
    state.sight[place("b2")] |= 1 << place("h1")
    state.put(figure_of(state, "hyenas_3"), place("b5"))
    do(state, "act hadrathus", "cast lightning_storm")
    assert best(state) == zone("b5")
    assert hero(state, "hadrathus").available == 9


def test_value_is_opposite_for_the_sides_and_rises_with_a_token() -> None:
    state = table()
    before = GAME.heuristic.value(state, 1)
    assert GAME.heuristic.value(state, 0) == -before
    give(state, "belit", "zogar_head")
    assert GAME.heuristic.value(state, 1) > before
