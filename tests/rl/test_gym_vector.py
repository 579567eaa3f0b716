"""Many games as Gymnasium's vector environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import tablee
import tablee.rl.gym
from tablee.core.engine import Game
from tablee.core.errors import BadOption, IllegalAction
from tablee.rl.gym import OneSeat, id_of
from tablee.rl.gym_vector import ManySeats
from tests.contract.walk import every_game
from tests.rl.results import expected_rewards

STEPS = 400 if tablee.COMPILED else 60


def chosen(env: ManySeats, source: numpy.random.Generator) -> numpy.ndarray[Any, Any]:
    return numpy.array([source.choice(numpy.flatnonzero(mask)) for mask in env.action_masks()])


@every_game
@pytest.mark.parametrize("seat", [0, None])
def test_it_keeps_what_gymnasium_asks_of_vector_environments(
    game: Game[Any], seat: int | None
) -> None:
    """Gymnasium has no checker for them: these are the points of its documentation."""
    env = ManySeats(game.name, 3, seat=seat)
    assert isinstance(env, VectorEnv)
    assert env.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    assert env.observation_space == gymnasium.vector.utils.batch_space(
        env.single_observation_space, 3
    )
    assert env.action_space == gymnasium.vector.utils.batch_space(env.single_action_space, 3)
    seen, infos = env.reset(seed=5)
    assert seen in env.observation_space
    assert infos["_seed"].all()
    source = numpy.random.default_rng(1)
    ends = 0
    for _ in range(STEPS):
        actions = chosen(env, source)
        assert actions in env.action_space
        seen, rewards, ended, cut, infos = env.step(actions)
        assert seen in env.observation_space
        assert (rewards.dtype, rewards.shape) == (numpy.float64, (3,))
        assert (ended.dtype, cut.dtype, cut.any()) == (bool, bool, False)
        assert not rewards[~ended].any()
        assert ("final_obs" in infos) == bool(ended.any())
        for i in numpy.flatnonzero(ended):
            ends += 1
            assert infos["final_obs"][i] in env.single_observation_space
            assert not infos["final_obs"][i]["action_mask"].any()
        if ended.any():
            assert infos["_final_obs"].tolist() == ended.tolist() == infos["_seed"].tolist()
            assert [last is not None for last in infos["final_obs"]] == ended.tolist()
    # Random games of Conan and SMOG are longer than this.
    assert ends > 0 or game.name in ("conan", "smog") or not tablee.COMPILED


def test_it_is_what_gymnasium_itself_makes_of_environments_of_one_seat() -> None:
    """The same seeds, the same answers: observations, rewards and ends are those of SyncVectorEnv.

    Until a game ends: after it, each takes seeds of its own.
    """
    seeds = [11, 12, 13]
    ours = ManySeats("conspiracy", 3, 2, opponents="greedy")
    theirs = SyncVectorEnv(
        [lambda: OneSeat("conspiracy", 2, opponents="greedy")] * 3,
        autoreset_mode=AutoresetMode.SAME_STEP,
    )
    assert theirs.observation_space == ours.observation_space
    assert theirs.action_space == ours.action_space
    one, first = ours.reset(seed=seeds)
    other, also = theirs.reset(seed=seeds)
    assert list(first["seed"]) == list(also["seed"]) == seeds
    source = numpy.random.default_rng(2)
    while True:
        for part in ("observation", "action_mask"):
            assert (one[part] == other[part]).all()
        actions = chosen(ours, source)
        one, *rest, infos = ours.step(actions)
        other, *same, others = theirs.step(actions)
        for array, expected in zip(rest, same, strict=True):
            assert (array == expected).all()
            assert array.dtype == expected.dtype
        if rest[1].any():
            break
    for i in numpy.flatnonzero(rest[1]):
        for part in ("observation", "action_mask"):
            assert (infos["final_obs"][i][part] == others["final_obs"][i][part]).all()


def test_seeds_are_meant_as_gymnasium_means_them() -> None:
    env = ManySeats("conspiracy", 4, 2)
    other = ManySeats("conspiracy", 4, 2)
    seen, infos = env.reset(seed=3)
    again, told = other.reset(seed=3)
    assert list(infos["seed"]) == list(told["seed"])
    assert (seen["observation"] == again["observation"]).all()
    _, infos = env.reset()
    _, told = other.reset()
    assert list(infos["seed"]) == list(told["seed"])
    assert not set(infos["seed"]) & set(env.reset(seed=3)[1]["seed"])
    assert not set(env.reset(seed=4)[1]["seed"]) & set(env.reset(seed=5)[1]["seed"])
    one, other = ManySeats("conspiracy", 4, 2), ManySeats("conspiracy", 4, 2)
    assert list(one.reset()[1]["seed"]) != list(other.reset()[1]["seed"])  # nobody gave a seed


def test_a_seed_told_plays_the_game_again() -> None:
    env = ManySeats("conspiracy", 2, 2, seat=None)
    _, infos = env.reset(seed=8)
    game = tablee.game("conspiracy")
    states = [game.new_game(2, seed) for seed in infos["seed"]]
    source = numpy.random.default_rng(2)
    ends = 0
    while ends < 5:
        actions = chosen(env, source)
        asked = [int(seat) for seat in infos["seat"]]
        _, rewards, ended, _, infos = env.step(actions)
        for i, state in enumerate(states):
            state.play(asked[i], int(actions[i]))
            assert ended[i] == state.is_over()
            if ended[i]:
                ends += 1
                results = expected_rewards(game, state, 2)
                assert rewards[i] == results[asked[i]]
                assert infos["final_info"]["rewards"][i].tolist() == results
                assert infos["final_info"]["scores"][i].tolist() == list(game.scores(state))
                states[i] = game.new_game(2, infos["seed"][i])


def test_what_was_returned_does_not_change_later() -> None:
    env = ManySeats("conspiracy", 3, 2)
    seen, infos = env.reset(seed=1)
    kept = {part: array.copy() for part, array in seen.items()}
    env.step(chosen(env, numpy.random.default_rng(1)))
    for part, array in kept.items():
        assert (seen[part] == array).all()
    assert (infos["action_mask"] == kept["action_mask"]).all()


def test_an_illegal_answer_loses_that_game_or_raises() -> None:
    env = ManySeats("abyss", 3, 2)
    seen, _ = env.reset(seed=1)
    actions = chosen(env, numpy.random.default_rng(1))
    actions[1] = int(numpy.flatnonzero(seen["action_mask"][1] == 0)[0])
    _, rewards, ended, _, infos = env.step(actions)
    assert rewards.tolist() == [0, -1, 0]
    assert ended.tolist() == [False, True, False]
    assert infos["final_info"]["illegal"].tolist() == [False, True, False]
    strict = ManySeats("abyss", 3, 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalAction):
        strict.step(actions)


@every_game
def test_gymnasium_makes_it_by_its_id_and_wraps_it(game: Game[Any]) -> None:
    env = gymnasium.make_vec(id_of(game), num_envs=2, opponents="greedy")
    assert isinstance(env.unwrapped, ManySeats)
    assert env.unwrapped.tables.opponents == "greedy"
    counted = RecordEpisodeStatistics(env)
    counted.reset(seed=1)
    source = numpy.random.default_rng(1)
    for _ in range(STEPS):
        _, _, ended, _, infos = counted.step(chosen(env.unwrapped, source))
        if ended.any():
            assert set(infos["episode"]["r"][ended]) <= {-1.0, 0.0, 1.0}
            break


@pytest.mark.parametrize("wrong", [{"illegal": "pass"}, {"render_mode": "ansi"}, {"seat": 2}])
def test_what_makes_no_table_is_refused(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        ManySeats("abyss", 2, 2, **wrong)
