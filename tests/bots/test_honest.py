"""What bots get in a match: only two, which look at nothing hidden, get the true state."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.bots.base import Bot, GreedyBot, RandomBot, answers_at_a_glance
from tablee.bots.levels import Bounds, LevelBot
from tablee.bots.match import Match
from tablee.bots.search import SearchBot, Settings
from tablee.bots.trials import ThinkingBot
from tablee.core import record
from tablee.core.engine import Game
from tablee.core.rng import seeded
from tablee.sim.tune import WeighingBot
from tests.contract.dealt import TABLES, Comparison, every_secret, seats_at, spy_among
from tests.contract.walk import every_table, positions, rarely

KINDS = [
    pytest.param(RandomBot, (), id="random"),
    pytest.param(GreedyBot, (), id="greedy"),
    pytest.param(SearchBot, (Settings(5),), id="search"),
    pytest.param(ThinkingBot, (Settings(5),), id="trials"),
    pytest.param(LevelBot, ("novice", Bounds()), id="level"),
]


def watch(
    kind: type[Bot], arguments: tuple[Any, ...], found: Comparison, options: dict[str, str]
) -> None:
    """Let spies play until each secret was hidden often, then check what they were given."""
    seed, spy_of_kind = 0, spy_among(kind)
    while not found.is_enough():
        spies = [spy_of_kind(*arguments) for _ in range(seats_at(found.game.name))]
        match = Match(found.game, spies, seed, options)
        for spy in spies:
            spy.found, spy.true = found, partial(getattr, match, "state")
        while not match.state.is_over() and not found.is_enough():
            match.step()
        seed += 1
    found.check()


@every_secret
def test_a_bot_in_a_match_gets_what_its_seat_sees_and_not_the_truth(
    name: str, options: dict[str, str], secrets: dict[str, Any]
) -> None:
    watch(Bot, (), Comparison(tablee.game(name), secrets), options)


@pytest.mark.parametrize("kind, arguments", KINDS)
def test_a_bot_that_descends_from_ours_is_not_given_the_truth(
    kind: type[Bot], arguments: tuple[Any, ...]
) -> None:
    """Nobody knows what it looks at, even if it is a subclass of the greedy bot."""
    secrets: Any = TABLES[0].values[2]
    found = Comparison(tablee.game("abyss"), secrets)
    if tablee.COMPILED:  # then nobody can add to our classes
        with pytest.raises(TypeError, match="compiled"):
            watch(kind, arguments, found, {})
    else:
        watch(kind, arguments, found, {})


def test_random_and_greedy_alone_answer_at_a_glance() -> None:
    """tests/sim/test_run.py checks that their games are the same with and without a new deal."""
    named = [*bots.names(), "search:iterations=5", "search:iterations=5:glances=100"]
    assert [name for name in named if answers_at_a_glance(bots.make(name))] == ["random", "greedy"]
    assert not answers_at_a_glance(WeighingBot([]))
    assert not answers_at_a_glance(SearchBot(Settings(5)))


@every_table
def test_answering_at_a_glance_does_not_change_the_true_state(game: Game[Any], seats: int) -> None:
    for state in positions(game, seats, range(2), every=rarely(game, seats, 7)):
        before = record.to_ints(state, game.steps)
        for bot in (RandomBot(), GreedyBot()):
            bot.choose(game, state, seeded(3))
            assert record.to_ints(state, game.steps) == before
