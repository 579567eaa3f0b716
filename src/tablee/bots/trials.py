"""Playing the answers that look best against each other, in the same deals with the same dice.

Where a game's outcome hangs on many throws of dice and lies beyond what a tree reaches,
a few games played out by the heuristic tell more than many positions valued halfway. The
heuristic's favourite is right most of the time, so the question is only whether another
answer is better: each trial deals once, and every answer still in the race is played out
from that deal. What differs between them is then owed to the answer, not to luck.
"""

from __future__ import annotations

from math import sqrt
from time import perf_counter
from typing import Any, Final

from tablee.bots.search import Search, SearchBot, Settings
from tablee.bots.tree import NONE
from tablee.core.engine import Game, State
from tablee.core.heuristic import HOPELESS
from tablee.core.native import append, i64, pop, vec
from tablee.core.rng import Rng

BATCH: Final = 4  # deals between two looks at who is still worth a trial
HOPE: Final = 1.0  # standard errors by which a rival may turn out better than it looks
DOUBT: Final = 1.0  # standard errors by which a rival must be ahead to be preferred
UNSEEN: Final = 0.1  # squared difference that the trials are taken not to have shown


class Rival:
    """An answer that may be better than the favourite, and by how much it was so far."""

    def __init__(self, node: i64) -> None:
        self.node = node
        self.racing = True
        self.deals: i64 = 0
        self.gain = 0.0  # sum of the differences to the favourite in the same deal
        self.squares = 0.0

    def enter(self, difference: float) -> None:
        self.deals += 1
        self.gain += difference
        self.squares += difference * difference

    def mean(self) -> float:
        return self.gain / float(self.deals)

    def error(self) -> float:
        """Return the standard error of the mean."""
        deals = float(self.deals)
        spread = self.squares - self.gain * self.gain / deals
        return sqrt(max(spread, 0.0) + UNSEEN) / deals


class Trials(Search):
    """A search that grows no tree: it plays out the best rated answers to one question."""

    def __init__(self, game: Game[Any], seen: State, settings: Settings, rng: Rng) -> None:
        super().__init__(game, seen, settings, rng)
        self.favourite: i64 = NONE  # the node of the answer rated highest
        self.rivals = vec[Rival]()  # those rated next, in their order
        self.line_up()

    def line_up(self) -> None:
        """Enter the answers rated highest, among equals the first; hopeless ones are left out."""
        actions = self.seen.legal_actions()[:]
        ratings = self.game.heuristic.ratings(self.seen, actions)
        while len(actions) > 0 and len(self.rivals) < self.settings.rivals:
            best: i64 = 0
            for i in range(len(actions)):
                if ratings[i] > ratings[best]:
                    best = i
            actions, action = pop(actions, best)
            ratings, rating = pop(ratings, best)
            if rating <= HOPELESS and self.favourite != NONE:
                return
            node = self.tree.grow(self.tree.root, self.seen, action, rating)
            if self.favourite == NONE:
                self.favourite = node
            else:
                self.rivals = append(self.rivals, Rival(node))

    def run(self) -> i64:
        """Hold trials until no rival is left or the budget is used up; return the games played."""
        budget = self.settings.iterations
        until = 0.0
        if self.settings.seconds > 0.0:
            until = perf_counter() + self.settings.seconds
        done: i64 = 0
        while self.racing() > 0 and done < budget:
            for _deal in range(BATCH):
                done += self.try_all()
                if until > 0.0 and perf_counter() >= until:
                    return done
            left = max(i64(0), budget - done)
            self.drop((len(self.rivals) * left + budget - 1) // budget)
        return done

    def try_all(self) -> i64:
        """Play out the favourite and its rivals from one deal; return how many games that was."""
        deal = self.deal()
        usual = self.outcome(deal, self.favourite)
        played: i64 = 1
        for rival in self.rivals:
            if rival.racing:
                rival.enter(self.outcome(deal, rival.node) - usual)
                played += 1
        return played

    def outcome(self, deal: State, node: i64) -> float:
        """Return the own chance to win after an answer, in a copy of the deal."""
        tree = self.tree
        state = deal.clone()
        state.apply(tree.action[node])
        self.play_on(state)
        self.value(state)
        tree.reward(vec[i64]([tree.root, node]), self.chances)
        return self.chances[self.seat]

    # -- who is still in the race ----------------------------------------------------------

    def racing(self) -> i64:
        found: i64 = 0
        for rival in self.rivals:
            if rival.racing:
                found += 1
        return found

    def drop(self, most: i64) -> None:
        """Drop rivals hardly better than the favourite, then the worst until few are left."""
        for rival in self.rivals:
            if rival.racing and rival.mean() + HOPE * rival.error() <= 0.0:
                rival.racing = False
        while self.racing() > max(i64(1), most):
            self.worst().racing = False

    def worst(self) -> Rival:
        found = self.rivals[0]
        for rival in self.rivals:
            if rival.racing and (not found.racing or rival.mean() <= found.mean()):
                found = rival
        return found

    def answer(self) -> i64:
        """Return the rival that is clearly ahead, or the favourite."""
        if self.settings.temperature > 0.0:
            return super().answer()
        chosen = self.favourite
        most = 0.0
        for rival in self.rivals:
            if rival.racing and rival.deals > 0:
                mean = rival.mean()
                if mean > most and mean > DOUBT * rival.error():
                    chosen = rival.node
                    most = mean
        return self.tree.action[chosen]


def begin(game: Game[Any], seen: State, settings: Settings, rng: Rng) -> Search:
    """Return the search that the settings ask for: by trials, or by a tree."""
    if settings.rivals > 0:
        return Trials(game, seen, settings, rng)
    return Search(game, seen, settings, rng)


class ThinkingBot(SearchBot):
    """Thinks by trials or by a tree, as its settings say."""

    def begin(self, game: Game[Any], seen: State, rng: Rng) -> Search:
        return begin(game, seen, self.settings, rng)
