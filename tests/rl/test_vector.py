"""Many tables at once play the same games as single ones."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import numpy
import pytest

import tablee
from tablee.bots import Bot
from tablee.core.engine import Game, State
from tablee.core.errors import BadOption, IllegalAction, TableeError, UnknownName
from tablee.core.rng import Rng
from tablee.core.vector import STAGED
from tablee.rl import rewards, vector
from tablee.rl.gym import OneSeat
from tablee.rl.vector_env import Vector
from tests.contract.walk import every_game, every_table, observed
from tests.rl.results import expected_rewards, seats_of

STEPS = 1500 if tablee.COMPILED else 250


@every_table
def test_every_table_is_the_game_of_its_seed(game: Game[Any], seats: int) -> None:
    """Compared are observation, mask, seat, rewards and scores, also after the end of games."""
    tables = vector(game.name, games=3, seats=seats, seed=[7, 2**64 - 1, 7 + 2**64])
    states = [game.new_game(seats, seed) for seed in tables.seeds]
    for step in range(STEPS):
        for i, state in enumerate(states):
            asked = min(seats_of(state.may_answer()))
            assert tables.seats[i] == asked
            if step % 10 == 0:
                assert list(tables.observations[i]) == observed(game, state, asked)
                legal = sorted(state.legal_actions())
                assert list(numpy.flatnonzero(tables.masks[i])) == legal
        actions = tables.sample()
        tables.step(actions)
        for i, state in enumerate(states):
            state.apply(int(actions[i]))
            assert tables.ended[i] == state.is_over()
            if state.is_over():
                assert list(tables.rewards[i]) == expected_rewards(game, state, seats)
                assert list(tables.scores[i]) == list(game.scores(state))
                states[i] = game.new_game(seats, tables.seeds[i])


@every_game
def test_a_row_keeps_nothing_of_what_it_showed_before(game: Game[Any]) -> None:
    """Rows are written in groups, so the test uses more rows than two groups."""
    tables = vector(game.name, games=2 * STAGED + 3, seed=3)
    for part in range(4):
        for _ in range(STEPS // 10):
            tables.step(tables.sample())
        assert_fresh(game, tables)
        if part == 1:
            tables.reset(40)
            assert_fresh(game, tables)


def assert_fresh(game: Game[Any], tables: Vector) -> None:
    for i, state in enumerate(tables.core.states):
        asked = min(seats_of(state.may_answer()))
        assert list(tables.observations[i]) == observed(game, state, asked)
        legal = sorted(state.legal_actions())
        assert list(numpy.flatnonzero(tables.masks[i])) == legal
        assert set(tables.masks[i][legal]) == {1}


def test_the_next_game_has_the_seed_above() -> None:
    tables = vector("conspiracy", games=2, seats=2, seed=[5, 6])
    assert tables.seeds == [5, 6]
    while not tables.ended[0]:
        tables.step(tables.sample())
    assert tables.seeds[0] == 5 + 2**64


def test_buffers_are_shared_and_read_only() -> None:
    tables = vector("conspiracy", games=4)
    for array in (tables.observations, tables.masks, tables.seats, tables.rewards):
        assert not array.flags.writeable
        assert not array.flags.owndata
    assert tables.observations.dtype == numpy.uint8
    assert tables.masks.dtype == numpy.int8
    seen = tables.observations
    before = seen.copy()
    returned, _, _, _ = tables.step(tables.sample())
    assert returned is seen
    assert (seen != before).any()


def test_reset_plays_the_same_games_again() -> None:
    tables = vector("abyss", games=3, seed=11)
    first = tables.observations.copy()
    for _ in range(50):
        tables.step(tables.sample())
    assert (tables.observations != first).any()
    tables.reset(11)
    assert (tables.observations == first).all()
    assert not tables.ended.any()


def test_an_illegal_answer_is_refused_and_no_game_goes_on() -> None:
    tables = vector("abyss", games=3)
    actions = tables.sample().astype(numpy.int64)
    before = tables.observations.copy()
    actions[1] = int(numpy.flatnonzero(tables.masks[1] == 0)[0])
    with pytest.raises(IllegalAction, match="abyss:"):
        tables.step(actions)
    for wrong in (actions[:2], actions.astype(float), [-1, 0, 0], [0, 0, 10**6]):
        with pytest.raises(TableeError):
            tables.step(wrong)
    with pytest.raises(TableeError):
        tables.step(numpy.full(3, 65535, "<u2"))
    assert (tables.observations == before).all()


def test_seeds_must_be_as_many_as_games() -> None:
    with pytest.raises(TableeError, match="as many seeds"):
        vector("abyss", games=3, seed=[1, 2])


def test_nothing_is_told_of_games_that_go_on() -> None:
    """Rewards, scores and lengths are those of the last step, not of the last end."""
    tables = vector("conspiracy", games=40, seats=2, seed=3)
    ends = 0
    for _ in range(STEPS // 2):
        tables.step(tables.sample())
        goes_on = ~tables.ended
        ends += int(tables.ended.sum())
        assert not tables.rewards[goes_on].any()
        assert not tables.scores[goes_on].any()
        assert not tables.lengths[goes_on].any()
        assert (tables.lengths[tables.ended] > 0).all()
    assert ends > 40
    tables.reset()
    for array in (tables.rewards, tables.scores, tables.lengths, tables.ended):
        assert not array.any()


def test_neighbouring_seeds_have_no_games_in_common() -> None:
    one, other = (vector("conspiracy", games=64, seed=seed).seeds for seed in (1, 2))
    assert len({*one, *other}) == 128
    assert vector("conspiracy", games=3, seed=1).seeds == one[:3]  # however many are played


def test_a_reset_without_a_seed_brings_other_games_and_they_follow_from_the_seed() -> None:
    one, other = vector("conspiracy", games=5, seed=9), vector("conspiracy", games=5, seed=1)
    first = one.seeds
    one.reset()
    second = one.seeds
    one.reset()
    assert len({*first, *second, *one.seeds}) == 15
    other.reset(9)
    assert other.seeds == first
    other.reset()
    assert other.seeds == second


def sampled(tables: Vector, steps: int) -> list[list[int]]:
    drawn = []
    for _ in range(steps):
        drawn.append(tables.sample().tolist())
        tables.step(tables.sample())
    return drawn


def test_samples_follow_from_the_seed() -> None:
    one, other = (vector("abyss", games=8, seed=[4] * 8) for _ in range(2))
    first = sampled(one, 12)
    assert first == sampled(other, 12)
    one.reset([4] * 8)
    assert sampled(one, 12) == first
    one.reset(5)
    other.reset(6)
    assert sampled(one, 12) != sampled(other, 12)


@pytest.mark.parametrize("seed", [-1, 2**128])
def test_what_is_no_seed_is_refused(seed: int) -> None:
    with pytest.raises(ValueError, match="a seed is"):
        vector("conspiracy", games=2, seed=seed)
    with pytest.raises(TableeError, match="at least one game"):
        vector("conspiracy", games=0)


@pytest.mark.parametrize("opponents", ["random", "greedy", ["novice", "random"]])
def test_one_seat_against_bots_is_the_environment_of_one_seat(opponents: Any) -> None:
    """Game for game: what the seat sees, may answer and wins is the same for the same seed."""
    tables = vector("conspiracy", 4, 3, [1, 2, 3, 4], seat=1, opponents=opponents, ends=True)
    envs = [OneSeat("conspiracy", 3, seat=1, opponents=opponents) for _ in range(4)]
    seen = [env.reset(seed=seed)[0] for env, seed in zip(envs, tables.seeds, strict=True)]
    ends = 0
    while ends < 3:
        assert set(tables.seats.tolist()) == {1}
        for i, env in enumerate(envs):
            assert list(tables.observations[i]) == list(seen[i]["observation"])
            assert list(tables.masks[i]) == list(seen[i]["action_mask"])
        actions = tables.sample()
        tables.step(actions)
        for i, env in enumerate(envs):
            seen[i], reward, ended, _, _ = env.step(int(actions[i]))
            assert tables.ended[i] == ended
            assert tables.rewards[i, 1] == reward
            if ended:
                ends += 1
                assert list(tables.final[i]) == list(seen[i]["observation"])
                seen[i], _ = env.reset(seed=tables.seeds[i])


@every_game
def test_one_seat_is_asked_in_every_game(game: Game[Any]) -> None:
    seat = int(game.max_seats) - 1
    tables = vector(game.name, games=3, seed=2, seat=seat)
    for _ in range(STEPS // 5):
        assert set(tables.seats.tolist()) == {seat}
        assert tables.masks.any(axis=1).all()
        tables.step(tables.sample())


class Cheat(Bot):
    """Answers what it may not."""

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> int:
        return next(a for a in range(game.action_count) if a not in set(seen.legal_actions()))


def test_a_bot_that_answers_illegally_is_refused() -> None:
    with pytest.raises(IllegalAction):
        vector("conspiracy", games=1, seats=2, seat=1, opponents=f"{__name__}:Cheat")


def test_opponents_that_make_no_table_are_refused() -> None:
    for wrong in ({"seat": 4}, {"seat": 0, "opponents": ["random"]}, {"seat": -1}):
        with pytest.raises(BadOption):
            vector("conspiracy", games=1, seats=4, **wrong)
    with pytest.raises(UnknownName):
        vector("conspiracy", games=1, seats=2, seat=0, opponents="nobody")


def test_who_answers_illegally_may_lose_instead() -> None:
    tables = vector("abyss", games=4, seats=2, seed=1)
    actions = tables.sample().astype(numpy.int64)
    actions[1] = int(numpy.flatnonzero(tables.masks[1] == 0)[0])
    actions[2] = 10**9
    asked = tables.seats.copy()
    illegal = tables.step_or_lose(actions)
    assert illegal.tolist() == tables.ended.tolist() == [False, True, True, False]
    for i in (1, 2):
        assert tables.rewards[i, asked[i]] == -1
        assert tables.rewards[i, 1 - asked[i]] == 0


@pytest.mark.parametrize(
    "way", [copy.copy, copy.deepcopy, lambda tables: pickle.loads(pickle.dumps(tables))]
)
@pytest.mark.parametrize("beside", [{}, {"seat": 0, "opponents": "greedy"}])
def test_a_copy_plays_on_alike(way: Any, beside: dict[str, Any]) -> None:
    tables = vector("conspiracy", games=3, seats=2, seed=5, **beside)
    while not tables.ended.any():
        tables.step(tables.sample())
    twin = way(tables)
    for _ in range(40):
        assert twin.seeds == tables.seeds
        for name in ("observations", "masks", "seats", "rewards", "scores", "lengths"):
            assert (getattr(twin, name) == getattr(tables, name)).all(), name
        actions = tables.sample()
        assert (twin.sample() == actions).all()
        tables.step(actions)
        twin.step(actions)


def test_points_and_margin() -> None:
    tables = vector("conspiracy", games=2, seats=3)
    while not tables.ended.any():
        tables.step(tables.sample())
    for i in range(2):
        own = [int(points) for points in tables.scores[i]]
        if not tables.ended[i]:
            assert not rewards.points(tables)[i].any()
            assert not rewards.margin(tables)[i].any()
            continue
        assert list(rewards.points(tables)[i]) == own
        best = max(own)
        assert max(rewards.margin(tables)[i]) == best - sorted(own)[-2]
        assert rewards.margin(tables)[i][own.index(min(own))] == min(own) - best


@every_game
def test_sampled_actions_are_legal_and_many(game: Game[Any]) -> None:
    tables = vector(game.name, games=64)
    met = set()
    for _ in range(20):
        actions = tables.sample()
        assert (tables.masks[numpy.arange(64), actions] == 1).all()
        met.update(actions.tolist())
        tables.step(actions)
    assert len(met) > 5
