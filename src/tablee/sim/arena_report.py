"""An arena's figures for people: tables in a terminal, and one page with charts."""

from __future__ import annotations

from html import escape
from math import ceil, floor
from typing import Any

from rich.console import Console
from rich.table import Table

from tablee.sim.charts import Axis, Row, rows_chart
from tablee.sim.printed import new_table
from tablee.sim.report import document, footer, paragraph, section
from tablee.sim.report import table as html_table
from tablee.sim.words import Words

Json = dict[str, Any]
SURE = 0.05  # a p value below this counts as a difference
SMALLEST_P = 0.0001


class ArenaWords(Words):
    """Says the figures of an arena."""

    def headline(self, figures: Json) -> str:
        key = "played" if figures["games"] == figures["planned"] else "interrupted"
        return self.say(key, games=figures["games"], planned=figures["planned"])

    def elo_range(self, interval: list[float]) -> str:
        return self.say("range", low=self.rounded(interval[0]), high=self.rounded(interval[1]))

    def lead(self, row: Json) -> str:
        """Return how far a bot is above the one rated next."""
        lead = row["lead"]
        if lead is None:
            return self.say("none")
        low, high = (self.signed(end) for end in lead["interval"])
        return self.say("arena-lead", points=self.signed(lead["elo"]), low=low, high=high)

    def rate(self, row: Json) -> str:
        return self.say("arena-rate", rate=self.percent(row["win_rate"]), games=row["games"])

    def luck(self, p: float) -> str:
        if p < SMALLEST_P:
            return self.say("arena-p-below")
        return self.say("arena-p", value=p)

    def verdict(self, row: Json) -> str:
        """Return which of two bots is stronger, as far as the games show."""
        if row["win_rate"] is None or row["p"] >= SURE:
            return self.say("arena-open")
        one, other = row["bots"]
        better = one if row["win_rate"] > row["equal"] else other
        return self.say("arena-better", bot=better)


# -- in a terminal -----------------------------------------------------------------------


def show(figures: Json, words: ArenaWords, console: Console) -> None:
    console.print(words.headline(figures), highlight=False)
    if figures["unfinished"]:
        console.print(words.say("unfinished", games=figures["unfinished"]), style="bold")
    console.print(ratings_table(figures, words))
    heads, rows = cross(figures, words)
    table = new_table(words.say("arena-cross"), *heads)
    for row in rows:
        table.add_row(*row)
    console.print(table)
    console.print(pairings_table(figures, words))


def ratings_table(figures: Json, words: ArenaWords) -> Table:
    table = new_table(words.say("arena-ratings"), *rating_heads(words))
    for cells in rating_rows(figures, words):
        table.add_row(*cells)
    return table


def rating_heads(words: ArenaWords) -> list[str]:
    return [words.say(key) for key in ("bot", "arena-rating", "interval", "arena-leads")]


def rating_rows(figures: Json, words: ArenaWords) -> list[list[str]]:
    return [
        [bot, words.rounded(row["elo"]), words.elo_range(row["interval"]), words.lead(row)]
        for bot, row in figures["ratings"].items()
    ]


def pairings_table(figures: Json, words: ArenaWords) -> Table:
    table = new_table(words.say("arena-pairings"), *pairing_heads(words))
    for row in figures["pairings"]:
        table.add_row(*pairing_cells(row, words))
    return table


def pairing_heads(words: ArenaWords) -> list[str]:
    keys = ("arena-pairing", "arena-games", "win-rate", "interval", "arena-luck", "arena-verdict")
    return [words.say(key) for key in keys]


def pairing_cells(row: Json, words: ArenaWords) -> list[str]:
    return [
        words.say("arena-against", one=row["bots"][0], other=row["bots"][1]),
        words.whole(row["games"]),
        words.percent(row["win_rate"]),
        words.range(row["interval"]),
        words.luck(row["p"]),
        words.verdict(row),
    ]


def cross(figures: Json, words: ArenaWords) -> tuple[list[str], list[list[str]]]:
    """Return heads and rows: what the bot of the row won against that of the column.

    With two seats, the lower half follows from the upper. With more, both are played.
    """
    found: dict[tuple[str, str], float | None] = {}
    for row in figures["pairings"]:
        one, other = row["bots"]
        found[one, other] = row["win_rate"]
        if figures["seats"] == 2 and row["win_rate"] is not None:
            found[other, one] = 1 - row["win_rate"]
    bots = list(figures["ratings"])
    rows = [
        [bot, *("" if bot == other else words.percent(found.get((bot, other))) for other in bots)]
        for bot in bots
    ]
    return [words.say("bot"), *bots], rows


# -- as a page -----------------------------------------------------------------------------


def page(figures: Json, words: ArenaWords) -> str:
    title = words.say("arena-title", game=words.game_name(), seats=figures["seats"])
    setting = words.say("setting", seed=str(figures["seed"]), engine=figures["engine"])
    parts = [f"<h1>{escape(title)}</h1>", paragraph(words.headline(figures), "strong")]
    if figures["unfinished"]:
        parts.append(paragraph(words.say("unfinished", games=figures["unfinished"]), "strong"))
    parts.append(paragraph(setting))
    if figures["options"]:
        chosen = ", ".join(words.option(*option) for option in figures["options"].items())
        parts.append(paragraph(words.say("options", options=chosen)))
    parts += [ratings_section(figures, words), pairings_section(figures, words)]
    heads, rows = cross(figures, words)
    note = words.say("arena-cross-note", seats=figures["seats"])
    parts.append(section(words.say("arena-cross"), note, html_table(heads, rows)))
    return document(title, [*parts, *footer(figures, words)], words.language)


def ratings_section(figures: Json, words: ArenaWords) -> str:
    title = words.say("arena-ratings")
    rows = [
        Row(bot, row["elo"], words.rounded(row["elo"]), tuple(row["interval"]))
        for bot, row in figures["ratings"].items()
    ]
    ends = [end for row in figures["ratings"].values() for end in row["interval"]]
    low, high = floor(min(ends) / 100) * 100, ceil(max(ends) / 100) * 100
    axis = Axis(low, high, words.say("arena-rating-axis"), words.rounded)
    figures_table = html_table(rating_heads(words), rating_rows(figures, words))
    note = words.say("arena-ratings-note")
    return section(title, note, rows_chart(title, rows, axis), figures_table)


def pairings_section(figures: Json, words: ArenaWords) -> str:
    title = words.say("arena-pairings")
    rows = [
        Row(
            words.say("arena-against", one=row["bots"][0], other=row["bots"][1]),
            row["win_rate"] or 0.0,
            words.rate(row),
            tuple(row["interval"]),
        )
        for row in figures["pairings"]
    ]
    axis = Axis(0, 1, words.say("rate-axis"), words.whole_percent)
    equal = (1 / figures["seats"], words.say("equal-share"))
    figures_table = html_table(
        pairing_heads(words), [pairing_cells(row, words) for row in figures["pairings"]]
    )
    note = words.say("arena-pairings-note", seats=figures["seats"])
    return section(title, note, rows_chart(title, rows, axis, equal), figures_table)
