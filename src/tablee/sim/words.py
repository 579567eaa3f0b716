"""The summary's figures and ids in the words of a language."""

from __future__ import annotations

from typing import Any

from tablee.core import registry
from tablee.text import Texts, texts


class Words:
    """Says the figures of one game's runs."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language
        self._texts: Texts = texts(game, language)

    def say(self, key: str, **values: object) -> str:
        """Return the sentence `report-<key>`."""
        return self._texts.say(f"report-{key}", **values)

    def game_name(self) -> str:
        return self._texts.say("game-name")

    def things(self, thing: str) -> str:
        """Return what a kind of piece is called, as a heading."""
        return self._texts.say(f"things-{thing}")

    def piece(self, thing: str, piece: str) -> str:
        return self._texts.name(thing, piece)

    def event(self, event: str) -> str:
        """Return what the amounts of an event are, as a heading."""
        return self._texts.say(f"amounts-{event}")

    def thing_of(self, event: str) -> str:
        """Return what kind of piece an event names."""
        kinds = registry.game(self.game).events.kinds
        return str(next(kind.thing for kind in kinds if kind.name == event))

    def source(self, source: str) -> str:
        return self._texts.say(f"score-{source}")

    def action(self, written: str) -> str:
        return self._texts.action(registry.game(self.game).actions.read(written))

    def percent(self, rate: float | None) -> str:
        return self.say("none") if rate is None else self.say("percent", value=rate)

    def points(self, difference: float | None) -> str:
        """Return a difference of rates in percentage points, with its sign."""
        if difference is None:
            return self.say("none")
        points = round(difference * 100, 1)
        sign = "+" if points > 0 else "−" if points < 0 else "±"
        return sign + self.number(abs(points))

    def number(self, value: float | None) -> str:
        return self.say("none") if value is None else self.say("number", value=value)

    def whole(self, value: int | None) -> str:
        return self.say("none") if value is None else self.say("whole", value=value)

    def rounded(self, value: float) -> str:
        return self.whole(round(value))

    def whole_percent(self, rate: float) -> str:
        return self.say("whole-percent", value=rate)

    def whole_points(self, difference: float) -> str:
        """Return a difference of rates in whole percentage points, as on an axis."""
        return self.signed(difference * 100)

    def signed(self, value: float) -> str:
        """Return a whole number with its sign."""
        whole = round(value)
        return f"+{whole}" if whole > 0 else f"−{-whole}" if whole < 0 else "0"

    def option(self, name: str, value: object) -> str:
        """Return an option and its value: in the game's words, or those of play, or itself."""
        for key in (f"option-{name}-{value}", f"{name}-{value}"):
            if self._texts.has(key):
                value = self._texts.say(key)
                break
        else:
            if isinstance(value, bool):
                value = self.say("yes" if value else "no")
        return f"{self._texts.say(f'option-{name}')} ({value})"

    def piece_figure(self, row: dict[str, Any]) -> str:
        """Return a difference and how often the piece was held."""
        return f"{self.points(row['difference'])}  ({self.times(row['count'])})"

    def opening_figure(self, row: dict[str, Any]) -> str:
        return f"{self.percent(row['win_rate'])}  ({self.times(row['count'])})"

    def times(self, count: int) -> str:
        return self.say("times", count=count)

    def range(self, interval: list[float]) -> str:
        low, high = interval
        return self.say("range", low=self.percent(low), high=self.percent(high))

    def rounds_line(self, rounds: dict[str, Any]) -> str:
        low, high = rounds["quantiles"]["5"], rounds["quantiles"]["95"]
        return self.say("rounds-line", mean=self.number(rounds["mean"]), low=low, high=high)

    def side(self, found: dict[str, Any]) -> str:
        """Return the name of a side, or the number of its seat."""
        if found["side"] is not None:
            return self.piece("side", found["side"])
        return self.say("seat", number=found["seats"][0] + 1)

    def side_rows(self, figures: dict[str, Any]) -> list[list[str]]:
        """Return for each side its name, how often it won, and how often under each bot."""
        rows = []
        for side in figures["sides"]:
            row = [self.side(side), self.percent(side["win_rate"]), self.range(side["interval"])]
            by_bot = (side["bots"].get(name, {}).get("win_rate") for name in figures["bots"])
            rows.append([*row, *(self.percent(rate) for rate in by_bot)])
        return rows

    def happening(self, event: str, thing: str) -> str:
        """Return what happens to pieces of a thing, as a heading."""
        return self._texts.say(f"happening-{event}-{thing}")

    def happening_line(self, event: str, thing: str, found: dict[str, Any]) -> str:
        low, high = found["quantiles"]["5"], found["quantiles"]["95"]
        mean, what = self.number(found["mean"]), self.happening(event, thing)
        return self.say("happening-line", what=what, mean=mean, low=low, high=high)

    def happening_lines(self, happenings: dict[str, Any]) -> list[str]:
        """Return a line for each piece that an event happens to."""
        return [
            self.happening_line(event, thing, found)
            for event, things in happenings.items()
            for thing, found in things.items()
        ]

    def amounts_rows(self, event: str, pieces: dict[str, Any]) -> list[list[str]]:
        """Return for each piece its name, how often, the mean, the median, nine of ten."""
        thing = self.thing_of(event)
        rows = []
        for piece, found in pieces.items():
            low, median, high = (self.whole(found["quantiles"][q]) for q in ("5", "50", "95"))
            name, count = self.piece(thing, piece), self.whole(found["count"])
            middle = self.say("range", low=low, high=high)
            rows.append([name, count, self.number(found["mean"]), median, middle])
        return rows

    def headline(self, figures: dict[str, Any]) -> str:
        """Return how many games were played, and whether all of them."""
        key = "interrupted" if figures["interrupted"] else "played"
        return self.say(key, games=figures["games"], planned=figures["planned"])
