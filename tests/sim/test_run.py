"""Whole runs: same results for any number of processes, and finished batches are stored."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any

import pytest

import tablee
from tablee.bots.base import Bot, GreedyBot, RandomBot
from tablee.bots.match import Match
from tablee.core.engine import Game, State
from tablee.core.rng import Rng
from tablee.sim import run as runs
from tablee.sim.backend import backend
from tablee.sim.backend.local import Here
from tablee.sim.plan import Batch, Plan, make_plan
from tablee.sim.play import play_batch
from tablee.sim.run import play_plan
from tablee.sim.summary import summary
from tablee.sim.tally import Tally


def plan(games: int, *bots: str) -> Plan:
    return make_plan("abyss", bots or ("greedy", "random"), games, 1, {})


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use small batches, so that a short run has several."""
    monkeypatch.setattr(runs, "FEELER_SECONDS", 0.0)
    monkeypatch.setattr(runs, "BATCH_SECONDS", 0.02)


@pytest.mark.usefixtures("hurried")
def test_any_number_of_processes_gives_the_same_figures() -> None:
    run = plan(14, "greedy", "random", "greedy")
    figures = [summary(play_plan(run, backend(jobs))) for jobs in (1, 2)]
    assert figures[0] == figures[1]
    assert figures[0]["games"] == 14


def test_batches_do_not_matter() -> None:
    run = plan(4)
    whole = play_batch(Batch(run, 0, 4))
    parts = play_batch(Batch(run, 2, 4))
    parts.merge(play_batch(Batch(run, 0, 2)))
    assert parts == whole


def test_another_seed_gives_other_games() -> None:
    other = Plan("abyss", ("greedy", "random"), 2, 2)
    assert play_batch(Batch(plan(2), 0, 2)) != play_batch(Batch(other, 0, 2))


class Interrupted:
    """Plays one batch, then somebody presses Ctrl-C."""

    def play(self, batches: Iterable[Batch]) -> Generator[tuple[Batch, Tally], None, None]:
        yield from Here().play([next(iter(batches))])
        raise KeyboardInterrupt


@pytest.mark.usefixtures("hurried")
def test_an_interruption_keeps_what_is_done() -> None:
    told: list[int] = []
    played = play_plan(plan(500), Interrupted(), told.append)
    assert played.interrupted
    assert 2 < played.tally.games < 500
    assert told[-1] == played.tally.games
    assert summary(played)["games"] == played.tally.games
    assert sum(entry.wins.won for entry in played.tally.entries) == played.tally.games


def test_games_without_an_end_are_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tablee.game("abyss"), "longest_game", 5)
    figures = summary(play_plan(plan(4), Here()))
    assert (figures["games"], figures["unfinished"]) == (4, 4)
    assert figures["bots"]["greedy"]["win_rate"] is None


class Careful(Bot):
    """Answers like another bot, but on a re-dealt state."""

    def __init__(self, other: Bot) -> None:
        self.other = other

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> int:
        return self.other.choose(game, seen, rng)


@pytest.mark.parametrize("kind", [RandomBot, GreedyBot])
@pytest.mark.parametrize("name", tablee.game_names())
def test_a_glance_is_enough_for_bots_that_are_given_no_deal(name: str, kind: type[Bot]) -> None:
    """Their games are the same, move by move, if all hidden cards are re-dealt."""
    game = tablee.game(name)
    for seats in range(game.min_seats, game.max_seats + 1):
        at_a_glance = Match(game, [kind() for _ in range(seats)], seats)
        dealt_anew = Match(game, [Careful(kind()) for _ in range(seats)], seats)
        assert at_a_glance.play()
        assert dealt_anew.play()
        assert at_a_glance.moves == dealt_anew.moves


@pytest.mark.parametrize("name", tablee.game_names())
def test_openings_are_the_first_choices_between_several_actions(name: str) -> None:
    game = tablee.game(name)
    match = Match(game, [RandomBot() for _ in range(game.max_seats)], 1)
    match.play()
    state = game.new_game(game.max_seats, 1)
    expected = [-1] * game.max_seats
    for seat, action in match.moves:
        if expected[seat] < 0 and len(state.legal_actions()) > 1:
            expected[seat] = action
        state.apply(action)
    assert list(match.openings) == expected
