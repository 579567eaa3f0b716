"""The AEC environment: PettingZoo's own suites, and what we promise beyond them."""

from __future__ import annotations

import copy
from typing import Any

import numpy
import pytest
from pettingzoo.test import api_test, render_test, seed_test
from pettingzoo.utils.env import AECEnv

import tablee
from tablee.core.engine import Game
from tablee.core.errors import BadOption, IllegalAction, TableeError
from tablee.rl import aec
from tablee.rl.rewards import MarginAEC, PointsAEC
from tests.contract.test_copies import by_pickle
from tests.contract.walk import every_game, every_table, observed
from tests.rl.results import expected_rewards, seats_of

CYCLES = 200 if tablee.COMPILED else 20
pytestmark = pytest.mark.filterwarnings("ignore")  # its suites give advice as warnings


def play(env: AECEnv, seed: int, chooser: Any = None) -> dict[str, float]:
    """Play at random to the end; return each agent's sum of rewards."""
    chooser = chooser or numpy.random.default_rng(seed)
    env.reset(seed=seed)
    given = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, ended, cut, _ = env.last()
        given[agent] += reward
        legal = numpy.flatnonzero(seen["action_mask"])
        env.step(None if ended or cut else int(chooser.choice(legal)))
    return given


@every_table
def test_pettingzoo_api(game: Game[Any], seats: int) -> None:
    api_test(aec(game.name, seats), num_cycles=CYCLES)


@every_game
def test_pettingzoo_seed(game: Game[Any]) -> None:
    seed_test(lambda: aec(game.name), num_cycles=CYCLES)


@every_game
def test_pettingzoo_render(game: Game[Any]) -> None:
    drawn = {"svg": lambda result: result.startswith("<svg"), "ansi": lambda result: len(result)}
    render_test(lambda **mode: aec(game.name, **mode), custom_tests=drawn)


@every_game
def test_pixels_show_something(game: Game[Any]) -> None:
    env = aec(game.name, render_mode="rgb_array")
    env.reset(seed=1)
    assert len(numpy.unique(env.render())) > 10


@every_table
def test_what_an_agent_gets_is_what_its_seat_may_know(game: Game[Any], seats: int) -> None:
    env = aec(game.name, seats)
    env.reset(seed=3)
    chooser = numpy.random.default_rng(3)
    for _ in range(40):
        state = env.state_of_game
        if state.is_over():
            break  # some games are short
        for seat, agent in enumerate(env.possible_agents):
            got = env.observe(agent)
            assert list(got["observation"]) == observed(game, state, seat)
            assert got["observation"].dtype == numpy.uint8
            assert got["action_mask"].dtype == numpy.int8
            mine = agent == env.agent_selection
            legal = list(numpy.flatnonzero(got["action_mask"]))
            assert legal == (sorted(state.legal_actions()) if mine else [])
        assert env.agent_selection == f"seat_{min(seats_of(state.may_answer()))}"
        env.step(int(chooser.choice([int(action) for action in state.legal_actions()])))


@every_game
def test_rewards_tell_who_has_won(game: Game[Any]) -> None:
    env = aec(game.name)
    given = play(env, 5)
    expected = expected_rewards(game, env.state_of_game, game.max_seats)
    assert [given[agent] for agent in env.possible_agents] == expected


def test_points_and_margin_are_wrappers() -> None:
    env = aec("conspiracy", 3)
    play(env, 8)
    scores = [int(points) for points in env.setting.game.scores(env.state_of_game)]
    points = play(PointsAEC(aec("conspiracy", 3)), 8)
    assert list(points.values()) == scores
    margins = play(MarginAEC(aec("conspiracy", 3), scale=10), 8)
    best = max(scores)
    second = sorted(scores)[-2]
    for own, margin in zip(scores, margins.values(), strict=True):
        assert margin * 10 == pytest.approx(own - (second if own == best else best))


def test_without_a_seed_games_follow_from_the_last_seed() -> None:
    one, other = aec("conspiracy", 2), aec("conspiracy", 2)
    one.reset(seed=9)
    other.reset(seed=9)
    one.reset()
    other.reset()
    assert one.seed == other.seed != 9


def test_an_illegal_answer_is_refused_and_changes_nothing() -> None:
    env = aec("abyss", 2)
    env.reset(seed=1)
    before = env.observe("seat_0")
    illegal = int(numpy.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction):
        env.step(illegal)
    with pytest.raises(TableeError):
        env.step(None)
    assert (env.observe("seat_0")["observation"] == before["observation"]).all()


def test_a_table_of_the_wrong_size_is_refused() -> None:
    with pytest.raises(BadOption, match="2 to 4 players, not 7"):
        aec("abyss", seats=7)


def test_a_seed_that_was_drawn_is_told_and_plays_the_game_again() -> None:
    env = aec("conspiracy", 2)
    env.reset()
    seed = env.infos["seat_0"]["seed"]
    assert seed == env.seed
    first = env.state_of_game.clone()
    env.reset(seed=seed)
    assert env.state_of_game == first


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, by_pickle])
def test_a_copy_of_a_table_goes_its_own_way(way: Any) -> None:
    env = aec("conspiracy", 3)
    env.reset(seed=2)
    twin = way(env)
    before = env.state_of_game.clone()
    twin.step(int(numpy.flatnonzero(twin.observe(twin.agent_selection)["action_mask"])[0]))
    assert env.state_of_game == before
    assert twin.state_of_game != before
