"""Several processes, one decision."""

from __future__ import annotations

import pytest

from tablee.bots.parallel import ParallelBot, Thinkers, think
from tablee.bots.search import Settings
from tablee.core import record
from tablee.core.rng import seeded
from tests.bots.places import ABYSS, some_position


@pytest.fixture(scope="module")
def two():
    with Thinkers(2) as thinkers:
        yield thinkers


def test_the_same_seed_and_processes_give_the_same_answer(two):
    state = some_position()
    settings = Settings(81)
    found = [two.visits(ABYSS, state, settings, seeded(5), {}) for _ in range(2)]
    assert found[0] == found[1]
    assert sum(visits for visits, _ in found[0].values()) <= 81
    assert all(0 <= chance <= 1 for _, chance in found[0].values())


def test_processes_share_the_iterations_and_search_apart(two):
    state = some_position()
    found = two.visits(ABYSS, state, Settings(81, temperature=1.0), seeded(5), {})
    assert sum(visits for visits, _ in found.values()) == 81
    rng = seeded(5)
    ints = record.to_ints(state, ABYSS.steps)
    parts = []
    for iterations in (41, 40):
        seed = (int(rng.next32()) << 32) + int(rng.next32())
        parts.append(think("abyss", 2, {}, ints, (iterations, 1.0, 0.0, 40, 5), seed))
    assert parts[0] != parts[1]
    for action, (visits, _) in found.items():
        assert visits == sum(n for part in parts for a, n, _ in part if a == action)


def test_a_bot_that_thinks_in_parallel_answers_legally(two):
    state = some_position(seed=2)
    bot = ParallelBot(two, Settings(40))
    assert bot.choose(ABYSS, state, seeded(1)) in list(state.legal_actions())
