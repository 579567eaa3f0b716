"""Many tables at once play the same games as single ones."""

from __future__ import annotations

from typing import Any

import numpy
import pytest

import tablee
from tablee.core.engine import Game
from tablee.core.errors import IllegalAction, TableeError
from tablee.core.vector import STAGED
from tablee.rl import rewards, vector
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
    tables = vector("conspiracy", games=2, seats=2, seed=5)
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
