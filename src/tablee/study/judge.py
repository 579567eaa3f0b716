"""How good a move was: beside the bot's own choice, in the same deals with the same chance.

First a search finds what the bot would do. Then the moves are compared: each is made in the same
deals, all of them possible for the seat, and a short search for whoever is asked next tells each
seat's chance to win. What differs between two moves in one deal is owed to the moves, not to luck:
the loss told is the mean of these differences, with the error of that mean.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from tablee.bots.explain import Candidate, candidates
from tablee.bots.search import TO_THE_END, Search, Settings
from tablee.bots.trials import Trials, begin
from tablee.core.engine import Game, State
from tablee.core.rng import Rng, seeded
from tablee.study.gestures import Gesture, is_rest

BATCH = 20  # deals between two looks at whether the moves still differ
HARMLESS = 0.02  # a loss that is surely smaller needs no more deals
SURE = 1.96  # standard errors each side: 95 of 100 intervals hold the truth
MOST_OTHERS = 4  # moves told beside the played one and the bot's
LONGEST = 40  # answers of one gesture


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is done for each gesture."""

    thinks: Settings  # the search for the bot's choice
    looks: Settings  # the short one after a move
    deals: int  # at most, in which two moves are compared


@dataclass(frozen=True, slots=True)
class Weighed:
    """A move and what it promises its seat."""

    answers: tuple[int, ...]
    chance: float
    visits: int  # by the search; 0: it did not try this move
    line: tuple[tuple[int, int], ...]  # (seat, action) expected after its first answer


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is thought of one gesture. Chances are of winning, between 0 and 1."""

    number: int
    seat: int
    played: Weighed
    best: Weighed
    others: tuple[Weighed, ...]
    chances: tuple[float, ...]  # of each seat, if the bot's choice is made
    errors: tuple[float, ...]  # their standard errors
    after: tuple[float, ...]  # of each seat, after the move played
    loss: float  # of the seat's chance; below 0 where the move played did better
    loss_error: float  # its standard error
    deals: int
    more: dict[str, float]  # by source: points that the bot's choice would have brought
    wins: bool  # whether the bot's choice wins at once
    played_out: bool  # chances by lines played to the end quickly: too rough for a mark
    rule: str  # the id of the rule by which the bot's choice is possible


@dataclass(slots=True)
class Sample:
    """Numbers of which mean and error are wanted."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def enter(self, value: float) -> None:
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / self.count if self.count else 0.0

    def error(self) -> float:
        """Return the standard error of the mean."""
        if self.count < 2:
            return 0.0
        spread = max(self.squares - self.total * self.total / self.count, 0.0)
        return sqrt(spread / (self.count - 1) / self.count)


@dataclass(slots=True)
class Comparison:
    """What became of the bot's choice and of the move played, deal by deal."""

    chances: list[Sample]  # of each seat after the bot's choice
    after: list[Sample]  # of each seat after the move played, where that is another
    losses: Sample = field(default_factory=Sample)
    more: dict[str, Sample] = field(default_factory=dict)

    def is_harmless(self) -> bool:
        return self.losses.mean() + SURE * self.losses.error() < HARMLESS


class Judge:
    """Judges gestures of one game, each by itself: their order does not matter."""

    def __init__(self, game: Game[Any], effort: Effort, seed: int = 0) -> None:
        self.game = game
        self.effort = effort
        self.seed = seed

    def judge(self, gesture: Gesture, state: State) -> Verdict:
        """`state` is the true one; all that the seat could not see is dealt anew at once."""
        rng = seeded(self.seed, gesture.number)
        seen: State = self.game.determinize(state, gesture.seat, rng)
        search = begin(self.game, seen, self.effort.thinks, rng)
        search.run()
        found = candidates(search)
        best = self.whole(seen, found[0], gesture.seat, rng)
        compared = self.compare(search, best, gesture.answers)
        return Verdict(
            number=gesture.number,
            seat=gesture.seat,
            **weighed(gesture, found, best, compared),
            wins=bool(self.game.wins(seen, best[0])),
            played_out=isinstance(search, Trials),
            rule=str(seen.question().rule(best[0])),
        )

    def whole(self, seen: State, first: Candidate, seat: int, rng: Rng) -> tuple[int, ...]:
        """Return the whole gesture that the bot begins with an answer."""
        ahead, chance = seen.clone(), seen.rng.used()
        answers, asked = [first.action], ahead.question()
        ahead.apply(first.action)
        while len(answers) < LONGEST and is_rest(self.game, asked, ahead, seat, chance):
            asked, legal = ahead.question(), ahead.legal_actions()
            action = int(legal[0])
            if len(legal) > 1:
                following = begin(self.game, ahead, self.effort.thinks, rng)
                following.run()
                action = int(following.answer())
            answers.append(action)
            ahead.apply(action)
        return tuple(answers)

    # -- both moves in the same deals ------------------------------------------------------

    def compare(self, search: Search, best: Sequence[int], played: Sequence[int]) -> Comparison:
        """Make both moves in deal after deal; what is the same move is made once."""
        seats = range(int(search.seen.seats))
        found = Comparison([Sample() for _ in seats], [Sample() for _ in seats])
        differ = tuple(best) != tuple(played)
        while found.chances[0].count < self.effort.deals:
            for _ in range(BATCH):
                self.enter_deal(found, search, best, played if differ else None)
            if not differ or found.is_harmless():
                break
        return found

    def enter_deal(
        self, found: Comparison, search: Search, best: Sequence[int], played: Sequence[int] | None
    ) -> None:
        seat = int(search.seat)
        deal: State = search.deal()
        mine = made(deal, best)
        chances = self.look(mine, search.rng)
        for sample, chance in zip(found.chances, chances, strict=True):
            sample.enter(chance)
        if played is None:
            return
        other = made(deal, played)
        following = self.look(other, search.rng)
        for sample, chance in zip(found.after, following, strict=True):
            sample.enter(chance)
        found.losses.enter(chances[seat] - following[seat])
        gained, had = self.points(mine, seat), self.points(other, seat)
        for source in gained:
            found.more.setdefault(source, Sample()).enter(gained[source] - had[source])

    def look(self, state: State, rng: Rng) -> list[float]:
        """Return each seat's chance to win, by a short search of whoever is asked next."""
        seats = range(int(state.seats))
        if state.is_over():
            ended = Search(self.game, state, self.effort.looks, rng)
            ended.value(state)
            return [float(ended.chances[seat]) for seat in seats]
        seen: State = self.game.determinize(state, state.to_move(), rng)
        search = Search(self.game, seen, self.effort.looks, rng)
        totals = [0.0 for _ in seats]
        for _ in range(int(self.effort.looks.iterations)):
            search.iterate()
            for seat in seats:
                totals[seat] += float(search.chances[seat])
        return [total / int(self.effort.looks.iterations) for total in totals]

    def points(self, state: State, seat: int) -> dict[str, int]:
        """Return a seat's points by source when the game is played on to its end."""
        end = state.clone()
        playing = Settings(1, ahead=TO_THE_END, blunders=0)
        Search(self.game, end, playing, end.rng).play_on(end)
        return self.game.score_sheet(end, seat)


def made(deal: State, answers: Sequence[int]) -> State:
    state = deal.clone()
    for action in answers:
        state.apply(action)
    return state


def weighed(
    gesture: Gesture, found: Sequence[Candidate], best: tuple[int, ...], compared: Comparison
) -> dict[str, Any]:
    """Return what the comparison tells of a verdict."""
    by_action = {one.action: one for one in found}
    chances = tuple(sample.mean() for sample in compared.chances)
    differ = compared.losses.count > 0
    after = tuple(sample.mean() for sample in compared.after) if differ else chances

    def move(answers: tuple[int, ...], told: float) -> Weighed:
        known = by_action.get(answers[0])
        if known is None:
            return Weighed(answers, told, 0, ())
        return Weighed(answers, told, known.visits, known.line)

    named = {best[0], gesture.answers[0]}
    rest = [one for one in found if one.action not in named][:MOST_OTHERS]
    return {
        "played": move(gesture.answers, after[gesture.seat]),
        "best": move(best, chances[gesture.seat]),
        "others": tuple(move((one.action,), one.chance) for one in rest),
        "chances": chances,
        "errors": tuple(sample.error() for sample in compared.chances),
        "after": after,
        "loss": compared.losses.mean(),
        "loss_error": compared.losses.error(),
        "deals": compared.chances[0].count,
        "more": {source: sample.mean() for source, sample in compared.more.items()},
    }
