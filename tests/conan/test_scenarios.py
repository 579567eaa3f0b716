"""Every scenario: it loads, it is played to its end by random and greedy bots, its own rules."""

import random

import pytest

from tablee import bots
from tablee.bots.match import Match
from tablee.games.conan.data import SCENARIO_IDS
from tablee.games.conan.names import FIGURE_IDS, TILE_IDS, ZONE_IDS
from tablee.games.conan.rules import GAME
from tests.conan.pieces import pieces

every_scenario = pytest.mark.parametrize("name", SCENARIO_IDS)


def begin(name, seats=2):
    return GAME.new_game(seats, 0, {"scenario": name})


@every_scenario
def test_a_random_game_ends_and_keeps_its_pieces(name):
    for seed in range(2):
        chooser = random.Random(seed)
        state = GAME.new_game(2 + seed, seed, {"scenario": name})
        box = pieces(state)[0]
        steps = 0
        while not state.is_over():
            state.apply(chooser.choice(list(state.legal_actions())))
            steps += 1
            assert steps < GAME.longest_game
            if steps % 40 == 0:
                assert pieces(state)[0] == box
        assert state.winner in (0, 1)


@every_scenario
def test_a_greedy_game_ends(name):
    game = [bots.make("greedy") for _ in range(3)]
    match = Match(GAME, game, 1, {"scenario": name})
    assert match.play()
    assert match.state.winner in (0, 1)


@every_scenario
def test_views_hold_for_everybody(name):
    state = begin(name)
    for seat in (-1, 0, 1):
        assert GAME.view(state, seat)["scenario"] == name


def figure(state, name):
    return int(state.scenario().figure_of[FIGURE_IDS.index(name)])


def zone(state, name):
    return ZONE_IDS.index(name) - int(state.board().first_zone)


def tile(state, name):
    return int(state.scenario().tile_of[TILE_IDS.index(name)])
