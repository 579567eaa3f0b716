"""Information-set Monte Carlo tree search, for any game.

Each iteration deals anew what the seat to move cannot see, so that the search knows no
more than that seat does; goes down the tree by what is known; plays on a little beyond
it by the game's heuristic; and values the position reached, by a network or by the heuristic,
as a chance to win for each seat. Every seat is taken to want its own victory, which seats of
one side have in common.
"""

from __future__ import annotations

from math import exp, pow
from time import perf_counter
from typing import Any, Final

from tablee.bots.base import Bot, GreedyBot
from tablee.bots.network import Judge
from tablee.bots.network_file import find
from tablee.bots.tree import NONE, TRUST, Tree
from tablee.core.bits import bit, count, has, lowest
from tablee.core.engine import Game, State
from tablee.core.native import append, i64, vec
from tablee.core.rng import Rng

TO_THE_END: Final = 1_000_000  # decisions to play on: no game is that long
AHEAD: Final = 40  # decisions to play on, where nothing else is known to be better
LOOK_UP: Final = 31  # iterations between two looks at the visits, less one
SUREST: Final = 60.0  # no seat is likelier to win than e ** 60 to 1


class Settings:
    """How much a search thinks, and how."""

    def __init__(
        self,
        iterations: i64,
        temperature: float = 0.0,
        seconds: float = 0.0,
        ahead: i64 = AHEAD,
        blunders: i64 = 5,
        rivals: i64 = 0,
        glances: i64 = 0,
        trust: float = TRUST,
        network: str = "",
        turns: i64 = 0,
    ) -> None:
        self.iterations = iterations
        self.temperature = temperature  # 0: the action tried most; 1: as likely as tried
        self.seconds = seconds  # a bound beside the iterations; 0: none
        self.ahead = ahead  # decisions played on beyond the tree
        self.blunders = blunders  # of a hundred decisions played on, taken at random
        self.rivals = rivals  # answers tried beside the favourite (`trials`); 0: grow a tree
        self.glances = glances  # of a hundred questions, answered as the greedy bot does
        self.trust = trust  # in the prior
        self.turns = turns  # that all lines are played on for, within `ahead`; 0: any number
        self.network = network  # that values positions: "shipped", a file, or none

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle by what the constructor takes, in its order."""
        return Settings, (
            int(self.iterations),
            self.temperature,
            self.seconds,
            int(self.ahead),
            int(self.blunders),
            int(self.rivals),
            int(self.glances),
            self.trust,
            self.network,
        )


class Search:
    """A search for one seat, from one position."""

    def __init__(self, game: Game[Any], seen: State, settings: Settings, rng: Rng) -> None:
        self.game = game
        self.seen = seen
        self.seat: i64 = seen.to_move()
        self.settings = settings
        self.rng = rng
        self.tree = Tree(game, settings.trust)
        # Where this turn has begun, a line is played on no more. A line that ends a turn early
        # would else see more of the following turns than one that uses it.
        self.horizon: i64 = 0
        if settings.turns > 0:
            self.horizon = game.turns(seen) + settings.turns
        self.judge: Judge | None = None
        if settings.network != "":
            network = find(settings.network, game, int(seen.seats))
            if network is not None:
                self.judge = Judge(network)
        self.chances = vec[float]([0.0] * seen.seats)  # of the last position valued
        self.first_of_side = vec[i64](capacity=8)  # by seat: who speaks for its side
        self.has_sides = False  # seats that win and lose together
        for seat in range(seen.seats):
            side = game.side(seat, seen.seats)
            self.first_of_side = append(self.first_of_side, lowest(side))
            if count(side) > 1:
                self.has_sides = True

    def run(self) -> i64:
        """Think until the budget is used up or the choice is settled; return the iterations."""
        budget = self.settings.iterations
        until = 0.0
        if self.settings.seconds > 0.0:
            until = perf_counter() + self.settings.seconds
        done: i64 = 0
        while done < budget:
            self.iterate()
            done += 1
            if done & LOOK_UP == 0 and self.is_settled(budget - done):
                break
            if until > 0.0 and perf_counter() >= until:
                break
        return done

    def is_settled(self, left: i64) -> bool:
        """Say whether no other action can become the one tried most."""
        if self.settings.temperature > 0.0:
            return False
        return self.tree.lead_of_favourite(self.tree.root) > left

    def deal(self) -> State:
        """Return a position that is possible for the seat; likely ones come more often."""
        state: State = self.game.determinize(self.seen, self.seat, self.rng)
        self.game.heuristic.suppose(state, self.seat, self.rng)
        return state

    def iterate(self) -> None:
        state = self.deal()
        tree = self.tree
        node = tree.root
        path = append(vec[i64](capacity=32), node)
        while not state.is_over() and (node == tree.root or tree.visits[node] > 0):
            node = tree.select(node, state)
            path = append(path, node)
            state.apply(tree.action[node])
        self.play_on(state)
        self.value(state)
        tree.reward(path, self.chances)

    # -- beyond the tree -------------------------------------------------------------------

    def play_on(self, state: State) -> None:
        """Play some decisions by the heuristic, a few of them at random."""
        left = self.settings.ahead
        while left > 0 and not state.is_over():
            if self.horizon > 0 and self.game.turns(state) >= self.horizon:
                return
            left -= 1
            actions = state.legal_actions()
            if len(actions) == 1:
                state.apply(actions[0])
            elif self.rng.below(100) < self.settings.blunders:
                state.apply(actions[self.rng.below(len(actions))])
            else:
                state.apply(self.best_rated(state, actions))

    def best_rated(self, state: State, actions: vec[i64]) -> i64:
        best: i64 = 0
        chosen: i64 = NONE
        ratings = self.game.heuristic.ratings(state, actions)
        for i in range(len(actions)):
            if chosen == NONE or ratings[i] > best:
                best = ratings[i]
                chosen = actions[i]
        return chosen

    def value(self, state: State) -> None:
        """Set each seat's chance to win; a victory of several sides is shared by them.

        Where the game is not over, a network tells the chances. Without one, the odds between
        two sides are e to the power of the difference of what their positions promise,
        measured in leads.
        """
        if state.is_over():
            self.settle_winners(state)
            return
        judge = self.judge
        if judge is not None:
            judge.value(state, self.chances)
            if self.has_sides:
                self.add_up_sides(state)
            return
        total = 0.0
        heuristic = self.game.heuristic
        lead = float(heuristic.lead(state))
        first = float(heuristic.value(state, 0))
        for seat in range(state.seats):
            if self.first_of_side[seat] == seat:
                ahead = 0.0
                if seat > 0:
                    ahead = (float(heuristic.value(state, seat)) - first) / lead
                self.chances[seat] = exp(min(max(ahead, -SUREST), SUREST))
                total += self.chances[seat]
        for seat in range(state.seats):
            if self.first_of_side[seat] == seat:
                self.chances[seat] /= total
            else:
                self.chances[seat] = self.chances[self.first_of_side[seat]]

    def add_up_sides(self, state: State) -> None:
        """Give every seat the chances of all seats of its side."""
        for seat in range(state.seats):
            first = self.first_of_side[seat]
            if first != seat:
                self.chances[first] += self.chances[seat]
        for seat in range(state.seats):
            self.chances[seat] = self.chances[self.first_of_side[seat]]

    def settle_winners(self, state: State) -> None:
        winners = self.game.winners(state)
        sides: i64 = 0
        for seat in range(state.seats):
            if has(winners, seat):
                sides |= bit(self.first_of_side[seat])
        for seat in range(state.seats):
            self.chances[seat] = 0.0
            if has(winners, seat):
                self.chances[seat] = 1.0 / float(count(sides))

    # -- the answer ------------------------------------------------------------------------

    def answer(self) -> i64:
        """Return the action to take: the one tried most, or one drawn by the temperature."""
        tree = self.tree
        if self.settings.temperature <= 0.0:
            return tree.action[tree.favourite(tree.root)]
        total = 0.0
        power = 1.0 / self.settings.temperature
        for child in tree.children(tree.root):
            total += pow(float(tree.visits[child]), power)
        left = total * float(self.rng.below(1_000_000)) / 1_000_000.0
        for child in tree.children(tree.root):
            left -= pow(float(tree.visits[child]), power)
            if left < 0.0:
                return tree.action[child]
        return tree.action[tree.favourite(tree.root)]


class SearchBot(Bot):
    """Takes what a search of the positions possible for its seat finds best.

    Every question is thought over afresh: an answer depends on the position and the seed
    alone, and `explain` shows why it was given.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.at_a_glance = GreedyBot()

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.settings,)

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        actions = seen.legal_actions()
        if len(actions) == 1:
            return actions[0]
        if self.settings.glances > 0 and rng.below(100) < self.settings.glances:
            return self.at_a_glance.choose(game, seen, rng)
        search = self.begin(game, seen, rng)
        search.run()
        return search.answer()

    def begin(self, game: Game[Any], seen: State, rng: Rng) -> Search:
        return Search(game, seen, self.settings, rng)
