"""The summary as one page: charts and figures, with nothing to load from elsewhere."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from pathlib import Path
from typing import Any

from tablee.sim.charts import Axis, Row, histogram, rows_chart
from tablee.sim.stats import bins
from tablee.sim.words import Words

Json = dict[str, Any]
STYLE = Path(__file__).with_name("report.css")
MOST_OPENINGS = 15


def page(figures: Json, words: Words) -> str:
    """Return the whole page."""
    title = words.say("title", game=words.game_name(), bots=", ".join(figures["bots"]))
    parts = [f"<h1>{escape(title)}</h1>", *introduction(figures, words)]
    if figures["games"] > figures["unfinished"]:
        parts += [
            win_rates(figures, words),
            sides(figures, words),
            scores(figures, words),
            sources(figures, words),
            length(figures, words),
            *([rounds(figures, words)] if figures["rounds"] else []),
            *happenings(figures, words),
            *(amounts(event, rows, words) for event, rows in figures["amounts"].items()),
            *(pieces(thing, rows, words) for thing, rows in figures["holdings"].items() if rows),
        ]
        if figures["openings"]:
            parts.append(openings(figures["openings"], words))
    return document(title, [*parts, *footer(figures, words)], words.language)


def footer(figures: Json, words: Words) -> list[str]:
    """Return what made the figures, if they tell: versions, command and date."""
    made = figures.get("origin")
    if made is None:
        return []
    told = words.say(
        "origin",
        version=made["tablee"],
        rules=str(made["rules"]),
        digest=made["engine_digest"][:12],
        date=made["date"].replace("T", " ").removesuffix("+00:00"),
    )
    command = f"<p><code>{escape(made['command'])}</code></p>" if made["command"] else ""
    return [f"<footer>{paragraph(told)}{command}</footer>"]


def document(title: str, parts: Sequence[str], language: str) -> str:
    """Return a page of parts, with its style inside."""
    body = "\n".join(parts)
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n"
        f"<style>\n{STYLE.read_text(encoding='utf-8')}</style>\n</head>\n"
        f"<body>\n{body}\n</body>\n</html>\n"
    )


def introduction(figures: Json, words: Words) -> list[str]:
    lines = [paragraph(words.headline(figures), "strong")]
    if figures["unfinished"]:
        lines.append(paragraph(words.say("unfinished", games=figures["unfinished"]), "strong"))
    setting = words.say("setting", seed=str(figures["seed"]), engine=figures["engine"])
    lines.append(paragraph(setting))
    if figures["options"]:
        chosen = ", ".join(words.option(*option) for option in figures["options"].items())
        lines.append(paragraph(words.say("options", options=chosen)))
    return lines


# -- sections --------------------------------------------------------------------------


def win_rates(figures: Json, words: Words) -> str:
    title = words.say("win-rates")
    rows = [
        Row(name, bot["win_rate"], words.percent(bot["win_rate"]), tuple(bot["interval"]))
        for name, bot in figures["bots"].items()
    ]
    axis = Axis(0, 1, words.say("rate-axis"), words.whole_percent)
    equal = (1 / figures["seats"], words.say("equal-share"))
    chart = rows_chart(title, rows, axis, equal)
    return section(title, words.say("win-rates-note"), chart, bots_table(figures, words))


def bots_table(figures: Json, words: Words) -> str:
    say = words.say
    heads = [say("bot"), say("wins"), say("interval")]
    heads += [say("mean-score"), say("median"), say("nine-of-ten")]
    rows = []
    for name, bot in figures["bots"].items():
        row = [name, words.number(bot["wins"]), words.range(bot["interval"])]
        low, median, high = (words.whole(bot["score_quantiles"][q]) for q in ("5", "50", "95"))
        row += [words.number(bot["mean_score"]), median, say("range", low=low, high=high)]
        rows.append(row)
    return table(heads, rows)


def scores(figures: Json, words: Words) -> str:
    """One histogram a bot, all on the same scales."""
    counts = {name: whole(bot["score_counts"]) for name, bot in figures["bots"].items()}
    together: dict[int, int] = {}
    for found in counts.values():
        for value, count in found.items():
            together[value] = together.get(value, 0) + count
    ranges = bins(together)
    axis = Axis(ranges[0][0], ranges[-1][1] + 1, words.say("score-axis"), words.rounded)
    binned = {
        name: [(a, b, sum(n for v, n in found.items() if a <= v <= b)) for a, b, _ in ranges]
        for name, found in counts.items()
    }
    finished = figures["games"] - figures["unfinished"]
    tallest = max(count for rows in binned.values() for _, _, count in rows) / finished
    share = share_axis(tallest, words)
    parts = []
    for name, bot in figures["bots"].items():
        mean = bot["mean_score"]
        mark = (mean, words.say("mean-of", mean=words.number(mean)))
        parts.append(f"<h3>{escape(name)}</h3>")
        parts.append(histogram(name, binned[name], axis, share, mark, 110))
    winner = words.say("winning-line", mean=words.number(figures["winning_score"]["mean"]))
    return section(words.say("score-distribution"), winner, *parts)


def sources(figures: Json, words: Words) -> str:
    """Sources one below the other, each with a bar for every bot."""
    by_bot: Mapping[str, Mapping[str, float]] = figures["scores"]
    values = [points for found in by_bot.values() for points in found.values()]
    title = words.say("sources")
    rows = []
    for source in next(iter(by_bot.values())):
        rows.append(Row(words.source(source), 0, "", tone="heading"))
        rows += [
            Row(name, found[source], words.number(found[source])) for name, found in by_bot.items()
        ]
    axis = Axis(min(0, *values), max(1, *values), words.say("sources-axis"), words.rounded)
    return section(title, "", rows_chart(title, rows, axis))


def length(figures: Json, words: Words) -> str:
    found = figures["length"]
    low, high = found["quantiles"]["5"], found["quantiles"]["95"]
    note = words.say("length-line", mean=words.number(found["mean"]), low=low, high=high)
    return distribution(words.say("length"), note, words.say("length-axis"), found, words)


def rounds(figures: Json, words: Words) -> str:
    found = figures["rounds"]
    note = words.rounds_line(found)
    return distribution(words.say("rounds"), note, words.say("rounds-axis"), found, words)


def distribution(title: str, note: str, of: str, found: Json, words: Words) -> str:
    """One histogram over all games, with its mean."""
    ranges = bins(whole(found["counts"]), 40)
    games = sum(count for _, _, count in ranges)
    axis = Axis(ranges[0][0], ranges[-1][1] + 1, of, words.rounded)
    share = share_axis(max(count for _, _, count in ranges) / games, words)
    mark = (found["mean"], words.say("mean-of", mean=words.number(found["mean"])))
    return section(title, note, histogram(title, ranges, axis, share, mark))


def sides(figures: Json, words: Words) -> str:
    say = words.say
    heads = ["", say("win-rate"), say("interval"), *figures["bots"]]
    return section(say("sides"), "", table(heads, words.side_rows(figures)))


def happenings(figures: Json, words: Words) -> list[str]:
    """Return a histogram for each piece that an event happens to."""
    return [
        distribution(
            words.happening(event, thing),
            words.happening_line(event, thing, found),
            words.happening(event, thing),
            found,
            words,
        )
        for event, things in figures["happenings"].items()
        for thing, found in things.items()
    ]


def amounts(event: str, found: Json, words: Words) -> str:
    say = words.say
    heads = ["", say("count"), say("mean"), say("median"), say("nine-of-ten")]
    return section(words.event(event), "", table(heads, words.amounts_rows(event, found)))


def share_axis(tallest: float, words: Words) -> Axis:
    """Return the scale of a histogram, with decimals only if it has no whole percents."""
    write = words.whole_percent if tallest > 0.03 else words.percent
    return Axis(0, tallest, words.say("games-axis"), write)


def pieces(thing: str, found: Json, words: Words) -> str:
    title = words.say("pieces", things=words.things(thing))
    rows = [
        Row(
            words.piece(thing, piece),
            row["difference"],
            words.piece_figure(row),
            tuple(row["interval"]),
            "plain" if row["difference"] >= 0 else "against",
        )
        for piece, row in found.items()
        if row["difference"] is not None
    ]
    if not rows:
        return ""
    reach = max(0.05, *(abs(row.value) * 1.15 for row in rows), *interval_ends(rows))
    axis = Axis(-reach, reach, words.say("pieces-axis"), words.whole_points)
    return section(title, words.say("pieces-note"), rows_chart(title, rows, axis))


def interval_ends(rows: Sequence[Row]) -> list[float]:
    """Return how far the intervals reach, except for the widest tenth, which are cut."""
    ends = sorted(max(abs(end) for end in row.interval) for row in rows if row.interval)
    return ends[: max(1, len(ends) * 9 // 10)]


def openings(found: Json, words: Words) -> str:
    title = words.say("openings")
    rows = []
    for written, row in list(found.items())[:MOST_OPENINGS]:
        rate, interval = row["win_rate"], tuple(row["interval"])
        rows.append(Row(words.action(written), rate, words.opening_figure(row), interval))
    axis = Axis(0, 1, words.say("rate-axis"), words.whole_percent)
    return section(title, words.say("openings-note"), rows_chart(title, rows, axis))


# -- pieces of the page ----------------------------------------------------------------


def whole(counts: Mapping[str, int]) -> dict[int, int]:
    return {int(value): count for value, count in counts.items()}


def paragraph(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def section(title: str, note: str, *parts: str) -> str:
    head = f"<h2>{escape(title)}</h2>" + (paragraph(note) if note else "")
    return f"<section>\n{head}\n" + "\n".join(parts) + "\n</section>"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    lines = "".join(
        "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>\n" for row in rows
    )
    return f'<div class="wide"><table>\n<tr>{top}</tr>\n{lines}</table></div>'
