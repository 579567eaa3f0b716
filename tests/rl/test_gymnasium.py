"""One seat against bots: Gymnasium's own checker, and what we promise beyond it."""

from __future__ import annotations

import copy
from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.core import Env
from gymnasium.utils.env_checker import check_env
from numpy import ndarray

import tablee
import tablee.rl.gym
from tablee.bots import Bot
from tablee.core.engine import Game
from tablee.core.errors import BadOption, IllegalAction
from tablee.rl.rewards import Margin, Points
from tests.contract.dealt import Comparison, every_secret, seats_at, spy_among
from tests.contract.test_copies import by_cloudpickle, by_pickle
from tests.contract.walk import every_game
from tests.rl.results import expected_rewards

pytestmark = pytest.mark.filterwarnings("ignore")  # the checker gives advice as warnings


def id_of(game: str) -> str:
    return f"tablee/{game.title()}-v0"


def play(env: Env, seed: int) -> tuple[float, dict[str, ndarray]]:
    chooser = numpy.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    while True:
        action = int(chooser.choice(numpy.flatnonzero(seen["action_mask"])))
        seen, reward, ended, cut, info = env.step(action)
        if ended or cut:
            return reward, info


@every_game
def test_gymnasium_checker(game: Game[Any]) -> None:
    check_env(gymnasium.make(id_of(game.name), render_mode="ansi").unwrapped)


def test_every_game_has_an_id() -> None:
    assert set(tablee.rl.gym.ids().values()) == set(tablee.game_names())
    for known_as in tablee.rl.gym.ids():
        assert known_as in gymnasium.registry


def test_an_id_can_name_its_module() -> None:
    assert gymnasium.make("tablee.rl.gym:tablee/Abyss-v0").unwrapped.setting.game.name == "abyss"


@every_game
def test_a_seat_plays_to_the_end_and_gets_its_result(game: Game[Any]) -> None:
    env = gymnasium.make(id_of(game.name), seat=1).unwrapped
    reward, _ = play(env, 4)
    assert env.state_of_game.is_over()
    assert reward == expected_rewards(game, env.state_of_game, game.max_seats)[1]


def test_the_same_seed_gives_the_same_game() -> None:
    games = []
    for _ in range(2):
        env = gymnasium.make(id_of("conspiracy"), seats=3, opponents=["greedy", "random"])
        play(env, 6)
        games.append(list(env.unwrapped.setting.game.scores(env.unwrapped.state_of_game)))
    assert games[0] == games[1]


def test_an_illegal_answer_loses_or_raises() -> None:
    env = gymnasium.make(id_of("abyss"), seats=2)
    seen, _ = env.reset(seed=1)
    illegal = int(numpy.flatnonzero(seen["action_mask"] == 0)[0])
    _, reward, ended, _, info = env.step(illegal)
    assert (reward, ended) == (-1.0, True)
    assert "abyss:" in info["illegal"]  # the rule
    env = gymnasium.make(id_of("abyss"), seats=2, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction):
        env.step(illegal)


def test_points_and_margin_are_wrappers() -> None:
    env = gymnasium.make(id_of("conspiracy"), seats=2)
    play(env, 8)
    table = env.unwrapped
    own, other = table.setting.game.scores(table.state_of_game)
    assert play(Points(gymnasium.make(id_of("conspiracy"), seats=2)), 8)[0] == own
    assert play(Margin(gymnasium.make(id_of("conspiracy"), seats=2)), 8)[0] == own - other


@pytest.mark.parametrize(
    "wrong", [{"seat": 4}, {"opponents": ["random"]}, {"illegal": "pass"}, {"seats": 9}]
)
def test_what_makes_no_table_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        gymnasium.make(id_of("abyss"), **wrong)


@every_secret
def test_opponents_get_what_their_seats_see_and_not_the_truth(
    name: str, options: dict[str, str], secrets: dict[str, Any]
) -> None:
    """Our own seat answers at random, and the others are spies."""
    found, seed, spy = Comparison(tablee.game(name), secrets), 0, spy_among(Bot)()
    env = tablee.rl.gym.OneSeat(name, seats_at(name), options=options)
    spy.found, spy.true = found, lambda: env.state_of_game
    while not found.is_enough():
        chooser = numpy.random.default_rng(seed)
        seen, _ = env.reset(seed=seed)
        env.bots = [spy] * seats_at(name)
        ended, seed = False, seed + 1
        while not ended and not found.is_enough():
            action = int(chooser.choice(numpy.flatnonzero(seen["action_mask"])))
            seen, _, ended, _, _ = env.step(action)
    found.check()


def test_a_seed_that_was_drawn_is_told_and_plays_the_game_again() -> None:
    env = gymnasium.make(id_of("conspiracy"), seats=2).unwrapped
    env.reset(seed=3)
    seen, info = env.reset()
    again, told = gymnasium.make(id_of("conspiracy"), seats=2).reset(seed=info["seed"])
    assert told["seed"] == info["seed"] != 3
    assert (seen["observation"] == again["observation"]).all()


def test_masks_are_asked_for_as_sb3_contrib_does() -> None:
    env = gymnasium.make(id_of("abyss"), seats=2)
    seen, _ = env.reset(seed=1)
    masks = env.get_wrapper_attr("action_masks")()
    assert masks.dtype == bool
    assert (masks == seen["action_mask"].astype(bool)).all()


@pytest.mark.parametrize("way", [copy.copy, copy.deepcopy, by_pickle, by_cloudpickle])
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_a_copy_of_a_table_goes_its_own_way(way: Any, opponents: str) -> None:
    env = tablee.rl.gym.OneSeat("conspiracy", 3, seat=1, opponents=opponents)
    chooser = numpy.random.default_rng(1)
    seen, _ = env.reset(seed=2)
    for _ in range(4):
        seen, *_ = env.step(int(chooser.choice(numpy.flatnonzero(seen["action_mask"]))))
    twin = way(env)
    before = env.state_of_game.clone()
    action = int(numpy.flatnonzero(seen["action_mask"])[0])
    of_twin, *told = twin.step(action)
    assert env.state_of_game == before
    seen, *expected = env.step(action)
    assert (of_twin["observation"] == seen["observation"]).all()
    assert told[:2] == expected[:2]
    assert twin.state_of_game == env.state_of_game
