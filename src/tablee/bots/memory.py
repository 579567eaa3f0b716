"""What a search found out about the question that its own answer leads to."""

from __future__ import annotations

from typing import Any

from tablee.bots.tree import NONE, Tree
from tablee.core.engine import Game, State
from tablee.core.native import i64, vec
from tablee.core.vector import zero_bytes


class Memory:
    """A tree from one own question to the next, where nothing unforeseen came between.

    The answer is tried on the position that was thought over. If the same seat is asked
    next, and what it sees then is what it sees now, the part of the tree below the answer
    is about this very question. Where a card was turned over or a die was thrown, it seldom
    is; where another seat had to answer, it is not known what that seat did.
    """

    def __init__(self) -> None:
        self.tree: Tree | None = None
        self.expected: State | None = None

    def keep(self, tree: Tree, seen: State, answer: i64) -> None:
        """Remember a tree whose question was answered."""
        seat = seen.to_move()
        node = tree.child(tree.root, answer)
        following = seen.clone()
        following.apply(answer)
        self.tree = None
        self.expected = None
        if node != NONE and following.to_move() == seat:
            tree.root = node
            self.tree = tree
            self.expected = following

    def recall(self, game: Game[Any], seen: State) -> Tree | None:
        """Return the tree that is about this question, or None; it is forgotten here."""
        tree = self.tree
        expected = self.expected
        self.tree = None
        self.expected = None
        if tree is None or expected is None or tree.game is not game:
            return None
        if not same_question(game, expected, seen):
            return None
        tree.prune(tree.root, seen.legal_actions())
        return tree


def same_question(game: Game[Any], one: State, other: State) -> bool:
    """Say whether the same seat is asked the same, and sees the same."""
    seat = one.to_move()
    if one.seats != other.seats or other.to_move() != seat:
        return False
    if type(one.question()) is not type(other.question()):
        return False
    if not equal(one.legal_actions(), other.legal_actions()):
        return False
    seen = zero_bytes(game.feature_count)
    now = zero_bytes(game.feature_count)
    game.observe(one, seat, seen, 0)
    game.observe(other, seat, now, 0)
    for i in range(len(seen)):
        if seen[i] != now[i]:
            return False
    return True


def equal(some: vec[i64], others: vec[i64]) -> bool:
    if len(some) != len(others):
        return False
    for i in range(len(some)):
        if some[i] != others[i]:
            return False
    return True
