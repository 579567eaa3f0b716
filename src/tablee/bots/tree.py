"""The search tree: what is known of every sequence of actions tried so far.

All nodes lie in packed arrays and name each other by number. A node stands for an action
after those that lead to it, whatever was dealt: the same node is met in many deals, in
some of which its action is not possible.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, Final

from tablee.core.engine import Game, State
from tablee.core.native import append, i64, vec

NONE: Final = -1  # no node, no action, no seat
TRUST: Final = 0.5  # in the heuristic: the larger, the longer its favourites are tried
EVENLY: Final = 0.1  # the part of the prior shared by all, so that nothing is left untried
STEEPEST: Final = 60.0  # no weight exceeds e ** 60


class Tree:
    """Nodes, the statistics of each, and the choice among the children of one."""

    def __init__(self, game: Game[Any], trust: float = TRUST) -> None:
        self.game = game
        self.trust = trust
        self.contrast = float(game.heuristic.contrast())
        self.child_of: vec[i64] = vec[i64]([NONE] * game.action_count)  # scratch, by action
        self.action = vec[i64]()
        self.mover = vec[i64]()  # the seat that takes the action
        self.visits = vec[i64]()
        self.available = vec[i64]()  # times it could have been chosen
        self.weight = vec[float]()  # by the heuristic's rating
        self.won = vec[float]()  # the sum of its mover's chances to win
        self.first_child = vec[i64]()
        self.next_sibling = vec[i64]()
        self.root: i64 = self.add(NONE, NONE, 1.0)

    def add(self, action: i64, mover: i64, weight: float) -> i64:
        self.action = append(self.action, action)
        self.mover = append(self.mover, mover)
        self.visits = append(self.visits, 0)
        self.available = append(self.available, 0)
        self.weight = append(self.weight, weight)
        self.won = append(self.won, 0.0)
        self.first_child = append(self.first_child, NONE)
        self.next_sibling = append(self.next_sibling, NONE)
        return len(self.action) - 1

    def grow_all(self, node: i64, state: State, actions: vec[i64]) -> None:
        """Add a child for each of the actions, rated together."""
        ratings = self.game.heuristic.ratings(state, actions)
        for i in range(len(actions)):
            self.grow(node, state, actions[i], ratings[i])

    def grow(self, node: i64, state: State, action: i64, rating: i64) -> i64:
        """Add the child for an action met for the first time; it is rated only now."""
        steps = float(rating) / self.contrast
        weight = exp(min(max(steps, -STEEPEST), STEEPEST))
        child = self.add(action, state.to_move(), weight)
        self.next_sibling[child] = self.first_child[node]
        self.first_child[node] = child
        return child

    # -- the choice of the next action to try ------------------------------------------

    def select(self, node: i64, state: State) -> i64:
        """Return the child to try next, among the actions legal in this deal."""
        actions = state.legal_actions()
        if self.first_child[node] == NONE:
            self.grow_all(node, state, actions)
            if len(actions) == 1:
                return self.first_child[node]
        self.index_children(node)
        weights = 0.0
        tried: i64 = 0
        won = 0.0
        for i in range(len(actions)):
            child = self.child_of[actions[i]]
            if child == NONE:
                rating = self.game.heuristic.rate(state, actions[i])
                child = self.grow(node, state, actions[i], rating)
                self.child_of[actions[i]] = child
            self.available[child] += 1
            weights += self.weight[child]
            tried += self.visits[child]
            won += self.won[child]
        usual = 0.5
        if tried > 0:
            usual = won / float(tried)
        chosen = self.most_promising(actions, weights, usual)
        self.forget_children(node)
        return chosen

    def index_children(self, node: i64) -> None:
        child = self.first_child[node]
        while child != NONE:
            self.child_of[self.action[child]] = child
            child = self.next_sibling[child]

    def forget_children(self, node: i64) -> None:
        child = self.first_child[node]
        while child != NONE:
            self.child_of[self.action[child]] = NONE
            child = self.next_sibling[child]

    def most_promising(self, actions: vec[i64], weights: float, usual: float) -> i64:
        """Return the child to try: it wins often, or was tried too little for its prior.

        Chance to win + trust * prior * sqrt(times available) / (1 + visits); what was
        never tried is expected to do as well as its siblings did.
        """
        floor = EVENLY / float(len(actions))
        share = (1.0 - EVENLY) / weights
        chosen: i64 = NONE
        highest = 0.0
        for i in range(len(actions)):
            child = self.child_of[actions[i]]
            visits = self.visits[child]
            expected = usual
            if visits > 0:
                expected = self.won[child] / float(visits)
            prior = self.weight[child] * share + floor
            eagerness = self.trust * prior * sqrt(float(self.available[child]))
            bound = expected + eagerness / float(1 + visits)
            if chosen == NONE or bound > highest:
                highest = bound
                chosen = child
        return chosen

    def reward(self, path: vec[i64], chances: vec[float]) -> None:
        """Enter what came of a sequence of nodes, for the seat that chose each."""
        for i in range(len(path)):
            node = path[i]
            self.visits[node] += 1
            if self.mover[node] >= 0:
                self.won[node] += chances[self.mover[node]]

    # -- what was found ------------------------------------------------------------------

    def chance(self, node: i64) -> float:
        """Return the chance to win of the seat that takes a node's action."""
        return self.won[node] / float(max(i64(1), self.visits[node]))

    def favourite(self, node: i64) -> i64:
        """Return the child tried most, among equals the one that won more, or NONE."""
        best = self.first_child[node]
        child = best
        while child != NONE:
            more = self.visits[child] - self.visits[best]
            if more > 0 or (more == 0 and self.won[child] > self.won[best]):
                best = child
            child = self.next_sibling[child]
        return best

    def lead_of_favourite(self, node: i64) -> i64:
        """Return by how many visits the child tried most leads the next."""
        first: i64 = 0
        second: i64 = 0
        child = self.first_child[node]
        while child != NONE:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.next_sibling[child]
        return first - second

    def children(self, node: i64) -> vec[i64]:
        found = vec[i64]()
        child = self.first_child[node]
        while child != NONE:
            found = append(found, child)
            child = self.next_sibling[child]
        return found
