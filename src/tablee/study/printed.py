"""A review in the terminal: the curve, why the chances moved, the moments, the marked moves."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from tablee.core.statements import statement
from tablee.study.judge import Verdict
from tablee.study.review import Review, is_rough, mark, marked
from tablee.study.words import Words

STEPS = "▁▂▃▄▅▆▇█"
WIDEST = 60  # signs of a curve


def show(review: Review, words: Words, console: Console, seats: Sequence[int], moves: int) -> None:
    """Print the review of these seats."""

    def line(text: str, style: str = "") -> None:
        console.print(text, style=style, highlight=False, markup=False)

    line(words.say("judged", level=review.level, decisions=len(review.verdicts)))
    console.print(curves(review, words))
    console.print(courses(review, words))
    if review.moments:
        line(words.say("moments"), "bold")
        for moment in review.moments:
            line(f"  {words.moment(moment, moves)}")
    for seat in seats:
        line("")
        line(words.counts(review, seat), "bold")
        found = marked(review.verdicts, seat)
        if not found and not is_rough(review):
            line(words.say("fine", player=words.players[seat]))
        for verdict in found:
            tell(verdict, words, console)
    line("")
    line(words.method(review), "dim")


def curves(review: Review, words: Words) -> Table:
    """One line of blocks a seat: the higher, the likelier to win."""
    table = Table(title=words.say("curve"), title_justify="left", box=None, show_header=False)
    table.title_style = "bold"
    for seat, player in enumerate(words.players):
        chances = [verdict.chances[seat] for verdict in review.verdicts]
        result = words.percent(review.courses[seat].result)
        table.add_row(player, curve([*chances, review.courses[seat].result]), result)
    return table


def curve(chances: Sequence[float]) -> str:
    """Return at most WIDEST blocks; where there are more chances, each is the mean of some."""
    count = min(WIDEST, len(chances))
    blocks = []
    for place in range(count):
        some = chances[place * len(chances) // count : (place + 1) * len(chances) // count]
        blocks.append(STEPS[min(int(sum(some) / len(some) * len(STEPS)), len(STEPS) - 1)])
    return "".join(blocks)


def courses(review: Review, words: Words) -> Table:
    table = Table(title=words.say("courses"), title_justify="left", box=SIMPLE_HEAD)
    table.title_style = "bold"
    table.caption, table.caption_justify = words.say("courses-note"), "left"
    table.add_column(words.say("player"))
    for heading in ("first", "own", "others", "fate", "result"):
        table.add_column(words.say(heading), justify="right")
    for player, course in zip(words.players, review.courses, strict=True):
        table.add_row(player, *words.course(course))
    return table


def tell(verdict: Verdict, words: Words, console: Console) -> None:
    """Print one verdict: what was played, what is better, and why."""
    style = {"blunder": "bold red", "mistake": "yellow", "inaccuracy": "cyan"}[mark(verdict)]
    rule = statement(verdict.rule)
    lines = [
        words.loss(verdict),
        words.say("played", move=words.gesture(verdict.played.answers)),
        words.say("best", move=words.gesture(verdict.best.answers)),
        *words.why(verdict),
        words.say("rule", rule=verdict.rule, text=rule.text(words.said.language)),
    ]
    console.print(words.heading(verdict), style=style, highlight=False, markup=False)
    for text in lines:
        console.print(f"  {text}", highlight=False, markup=False)
