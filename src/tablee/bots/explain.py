"""What a bot thinks: the candidate moves, their chances, and how play is expected to go on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from tablee.bots.search import Search, Settings
from tablee.bots.tree import NONE
from tablee.bots.trials import begin
from tablee.core.engine import Game, State
from tablee.core.rng import Rng

LONGEST_LINE = 8
SEEN_OFTEN = 3  # visits; what was tried less often is a guess, not an expectation


@dataclass(frozen=True, slots=True)
class Candidate:
    """An action, how often it was tried, and its chance to win."""

    action: int
    visits: int
    chance: float
    line: tuple[tuple[int, int], ...]  # (seat, action) expected after it


def explain(game: Game[Any], seen: State, settings: Settings, rng: Rng) -> list[Candidate]:
    """Search a position possible for the seat to move; return its actions, best first.

    `seen` is a state dealt anew for that seat, as a bot gets it. What is expected of others
    is what they would do in the deals where they can.
    """
    search = begin(game, seen, settings, rng)
    search.run()
    return candidates(search)


def candidates(search: Search) -> list[Candidate]:
    """Return the actions that a search has looked at, its answer first, then as often tried."""
    tree = search.tree
    found = [
        Candidate(
            int(tree.action[child]),
            int(tree.visits[child]),
            float(tree.chance(child)),
            expected_line(search, int(child)),
        )
        for child in tree.children(tree.root)
    ]
    answer = int(search.answer()) if search.settings.temperature <= 0.0 else NONE
    return sorted(
        found, key=lambda one: (one.action != answer, -one.visits, -one.chance, one.action)
    )


def expected_line(search: Search, node: int) -> tuple[tuple[int, int], ...]:
    tree = search.tree
    line: list[tuple[int, int]] = []
    following = int(tree.favourite(node))
    while following != NONE and tree.visits[following] >= SEEN_OFTEN and len(line) < LONGEST_LINE:
        line.append((int(tree.mover[following]), int(tree.action[following])))
        following = int(tree.favourite(following))
    return tuple(line)
