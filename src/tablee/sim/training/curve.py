"""What a run has learned so far, as a page: one row for each generation."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tablee.sim.charts import Axis, Row, rows_chart
from tablee.sim.report import document, paragraph, section, table
from tablee.sim.training.loop import Generation, Task, lasting, named


def page(task: Task, command: str, done: Sequence[Generation]) -> str:
    """Return the whole page."""
    title = f"{task.game}, {task.seats} seats: what was learned"
    spent = sum(one.seconds for one in done)
    parts = [
        f"<h1>{escape(title)}</h1>",
        paragraph(f"{len(done)} of {task.generations} generations, {lasting(spent)}", "strong"),
        paragraph(command),
    ]
    if done:
        parts += [matches(task, done), losses(done), figures(done)]
    return document(title, parts, "en")


def percent(share: float) -> str:
    return f"{100 * share:.0f} %"


def matches(task: Task, done: Sequence[Generation]) -> str:
    rows = [
        Row(
            f"{one.number} against {named(one.against)}",
            one.won,
            f"{percent(one.won)} ({percent(one.interval[0])} to {percent(one.interval[1])})",
            one.interval,
            "plain" if one.plays_on else "against",
        )
        for one in done
    ]
    axis = Axis(0.0, 1.0, "games won", percent)
    chart = rows_chart("Matches", rows, axis, (1.0 / task.seats, "equal"))
    note = f"Each generation against the one that played its games, {task.match} games."
    return section("Matches", note, chart)


def losses(done: Sequence[Generation]) -> str:
    rows = [Row(str(one.number), one.held_out, f"{one.held_out:.4f}") for one in done]
    axis = Axis(0.0, max(1.0, *(row.value for row in rows)), "logarithmic loss", "{:.1f}".format)
    note = "Of games that were not learned from; less is better."
    return section("Loss", note, rows_chart("Loss", rows, axis))


def figures(done: Sequence[Generation]) -> str:
    heads = ["Generation", "Positions", "Loss, learned", "Loss, held out", "Plays on", "Time"]
    cells = [
        [
            str(one.number),
            f"{one.positions:,}",
            f"{one.learned:.4f}",
            f"{one.held_out:.4f}",
            "yes" if one.plays_on else "no",
            lasting(one.seconds),
        ]
        for one in done
    ]
    return section("Figures", "", table(heads, cells))
