"""What a review says: sentences from the Fluent files, made from what the search saw."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tablee.study.judge import SURE, Verdict
from tablee.study.review import MARKS, Course, Moment, Review, is_rough, mark
from tablee.text import Texts

LONGEST_LINE = 4  # moves told of what was expected to follow
LEAST_POINTS = 0.5  # a smaller difference is not told
MOST_SOURCES = 3


class Words:
    """Says the verdicts of one game."""

    def __init__(self, said: Texts, players: Sequence[str]) -> None:
        self.said = said
        self.players = players

    def say(self, key: str, **values: object) -> str:
        """Return the sentence `review-<key>`."""
        return self.said.say(f"review-{key}", **values)

    def percent(self, chance: float) -> str:
        return self.said.say("report-whole-percent", value=chance)

    def points(self, change: float) -> str:
        """Return a change of a chance in percentage points, with its sign."""
        return self._signed(round(change * 100))

    def gesture(self, answers: Sequence[int]) -> str:
        return "; ".join(self.said.action(action, self.players) for action in answers)

    # -- one verdict -----------------------------------------------------------------------

    def heading(self, verdict: Verdict) -> str:
        name, player = mark(verdict), self.players[verdict.seat]
        key = f"move-{name}" if name else "move"
        return self.say(key, number=verdict.number, player=player)

    def loss(self, verdict: Verdict) -> str:
        return self.say(
            "loss",
            best=self.percent(verdict.best.chance),
            played=self.percent(verdict.played.chance),
            change=self.points(-verdict.loss),
            error=round(SURE * verdict.loss_error * 100),
        )

    def why(self, verdict: Verdict) -> list[str]:
        """Return the sentences that explain a verdict: what follows, and what it brings."""
        sentences = []
        if verdict.wins:
            sentences.append(self.say("wins"))
        elif verdict.best.line:
            sentences.append(self.say("line", line=self.line(verdict.best.line)))
        if verdict.played.line and verdict.played.answers != verdict.best.answers:
            sentences.append(self.say("line-played", line=self.line(verdict.played.line)))
        told = self.sources(verdict)
        if told:
            sentences.append(self.say("more", list=self.said.listed(told)))
        return sentences

    def line(self, line: Sequence[tuple[int, int]]) -> str:
        """Return the moves expected; a player is named once for moves in a row."""
        parts = []
        for seat, moves in groupby(line[:LONGEST_LINE], key=lambda move: move[0]):
            words = [self.said.action(action, self.players) for mover, action in moves]
            player = self.players[seat]
            parts.append(self.say("moves-of", player=player, moves=", ".join(words)))
        return "; ".join(parts)

    def sources(self, verdict: Verdict) -> list[str]:
        """Return where the bot's choice brings more points, and where fewer."""
        large = [
            (source, more) for source, more in verdict.more.items() if abs(more) >= LEAST_POINTS
        ]
        large.sort(key=lambda one: -abs(one[1]))
        return [
            self.say(
                "source",
                points=self._signed(round(more, 1)),
                source=self.said.say(f"score-{source}"),
            )
            for source, more in large[:MOST_SOURCES]
        ]

    def _signed(self, value: float) -> str:
        sign = "+" if value > 0 else "−" if value < 0 else "±"
        if isinstance(value, int):
            return f"{sign}{abs(value)}"
        return sign + self.said.say("report-number", value=abs(value))

    def method(self, review: Review) -> str:
        """Return how moves are marked, or why they are not."""
        if is_rough(review):
            return self.say("unmarked")
        values = {}
        for each in MARKS:
            values[each.name] = round(each.loss * 100)
            values[f"{each.name}-low"] = round(each.at_least * 100)
        return self.say("method", **values)

    # -- the whole game --------------------------------------------------------------------

    def counts(self, review: Review, seat: int) -> str:
        """Return how many moves of a seat are marked, by mark."""
        own = [mark(verdict) for verdict in review.verdicts if verdict.seat == seat]
        told = [self.say(f"count-{each.name}", count=own.count(each.name)) for each in MARKS]
        counts = self.say("decisions", decisions=len(own))
        if not is_rough(review):
            counts = self.say("counts", decisions=len(own), list=self.said.listed(told))
        return self.say("of-player", player=self.players[seat], counts=counts)

    def course(self, course: Course) -> list[str]:
        """Return the cells of a seat's row: first chance, own, others, fate, result."""
        changes = [self.points(change) for change in (course.own, course.others, course.fate)]
        return [self.percent(course.first), *changes, self.percent(course.result)]

    def moment(self, moment: Moment, moves: int) -> str:
        values = {"change": self.points(moment.change), "number": moment.number}
        if moment.seat >= 0:
            return self.say("moment-choice", player=self.players[moment.seat], **values)
        return self.say("moment-end" if moment.number > moves else "moment-fate", **values)
