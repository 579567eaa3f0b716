"""The summary as tables in a terminal."""

from __future__ import annotations

from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tablee.sim.words import Words

Json = dict[str, Any]
SHOWN = 5  # pieces and openings at either end; all of them are in the JSON and the report


def show(figures: Json, words: Words, console: Console) -> None:
    console.print(words.headline(figures), highlight=False)
    if figures["unfinished"]:
        console.print(words.say("unfinished", games=figures["unfinished"]), style="bold")
    console.print(bots_table(figures, words))
    if figures["sides"]:
        console.print(sides_table(figures, words))
    length, winning = figures["length"], figures["winning_score"]
    if length["mean"] is None:
        return
    low, high = length["quantiles"]["5"], length["quantiles"]["95"]
    console.print(
        words.say("length-line", mean=words.number(length["mean"]), low=low, high=high),
        words.say("winning-line", mean=words.number(winning["mean"])),
        sep="\n",
        highlight=False,
    )
    if figures["rounds"]:
        console.print(words.rounds_line(figures["rounds"]), highlight=False)
    for line in words.happening_lines(figures["happenings"]):
        console.print(line, highlight=False)
    console.print(sources_table(figures, words))
    for event, pieces in figures["amounts"].items():
        console.print(amounts_table(event, pieces, words))
    for thing, pieces in figures["holdings"].items():
        console.print(pieces_table(thing, pieces, words))
    console.print(openings_table(figures["openings"], words))


def new_table(title: str, first: str, *others: str) -> Table:
    table = Table(title=title, title_justify="left", box=SIMPLE_HEAD, title_style="bold")
    table.add_column(first)
    for heading in others:
        table.add_column(heading, justify="right")
    return table


def bots_table(figures: Json, words: Words) -> Table:
    say = words.say
    table = new_table(
        say("win-rates"),
        say("bot"),
        say("win-rate"),
        say("interval"),
        say("mean-score"),
        say("median"),
        say("nine-of-ten"),
    )
    for name, bot in figures["bots"].items():
        scores = bot["score_quantiles"]
        table.add_row(
            name,
            words.percent(bot["win_rate"]),
            words.range(bot["interval"]),
            words.number(bot["mean_score"]),
            words.whole(scores["50"]),
            say("range", low=words.whole(scores["5"]), high=words.whole(scores["95"])),
        )
    return table


def sides_table(figures: Json, words: Words) -> Table:
    """Show how often each seat, or each side, won: in all, and with each bot there."""
    say = words.say
    heads = ("", say("win-rate"), say("interval"), *figures["bots"])
    table = new_table(say("sides"), *heads)
    for row in words.side_rows(figures):
        table.add_row(*row)
    return table


def sources_table(figures: Json, words: Words) -> Table:
    names = list(figures["scores"])
    table = new_table(words.say("sources"), words.say("source"), *names)
    for source in figures["scores"][names[0]]:
        means = [words.number(figures["scores"][name][source]) for name in names]
        table.add_row(words.source(source), *means)
    return table


def amounts_table(event: str, pieces: Json, words: Words) -> Table:
    say = words.say
    heads = (say("count"), say("mean"), say("median"), say("nine-of-ten"))
    table = new_table(words.event(event), "", *heads)
    for row in words.amounts_rows(event, pieces):
        table.add_row(*row)
    return table


def pieces_table(thing: str, pieces: Json, words: Words) -> Table:
    """Show the most and the least helpful pieces."""
    table = new_table(
        words.say("pieces", things=words.things(thing)),
        "",
        words.say("count"),
        words.say("with"),
        words.say("without"),
        words.say("difference"),
        words.say("interval"),
    )
    known = [piece for piece, row in pieces.items() if row["difference"] is not None]
    for place, piece in enumerate(known):
        if SHOWN <= place < len(known) - SHOWN:
            continue
        row = pieces[piece]
        table.add_row(
            words.piece(thing, piece),
            words.whole(row["count"]),
            words.percent(row["win_rate_with"]),
            words.percent(row["win_rate_without"]),
            words.points(row["difference"]),
            difference_range(row, words),
            end_section=place == SHOWN - 1 and len(known) > 2 * SHOWN,
        )
    return table


def difference_range(row: Json, words: Words) -> str:
    low, high = (words.points(end) for end in row["interval"])
    return words.say("range", low=low, high=high)


def openings_table(openings: Json, words: Words) -> Table:
    table = new_table(
        words.say("openings"),
        "",
        words.say("count"),
        words.say("win-rate"),
        words.say("interval"),
    )
    for written in list(openings)[: 2 * SHOWN]:
        row = openings[written]
        table.add_row(
            words.action(written),
            words.whole(row["count"]),
            words.percent(row["win_rate"]),
            words.range(row["interval"]),
        )
    return table
