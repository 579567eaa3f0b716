"""A review as parts of one page: the curve with its uncertainty, luck and skill, each verdict."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from tablee.core.statements import statement
from tablee.study.judge import SURE, Verdict
from tablee.study.review import Review, mark
from tablee.study.words import Words

WIDTH, HEIGHT, LEFT, BOTTOM = 760, 260, 46, 34
DASHES = ("", "7 4", "2 3", "10 3 2 3")  # a line is told from another without colours too


def title(words: Words) -> str:
    game = words.said.say("game-name")
    return words.say("title", game=game, players=", ".join(words.players))


def parts(review: Review, words: Words, seats: Sequence[int], moves: int) -> list[str]:
    """Return the sections of the page, for the moves of these seats."""
    judged = words.say("judged", level=review.level, decisions=len(review.verdicts))
    found = [f"<h1>{escape(title(words))}</h1>", f"<p>{escape(judged)}</p>"]
    found.append(section(words.say("curve"), "", curve(review, words, moves), legend(words)))
    found.append(section(words.say("courses"), words.say("courses-note"), courses(review, words)))
    if review.moments:
        lines = [f"<li>{escape(words.moment(moment, moves))}</li>" for moment in review.moments]
        found.append(section(words.say("moments"), "", f"<ol>{''.join(lines)}</ol>"))
    for seat in seats:
        own = [verdict for verdict in review.verdicts if verdict.seat == seat]
        found.append(
            section(words.counts(review, seat), "", *(told(verdict, words) for verdict in own))
        )
    found.append(f"<p>{escape(words.method(review))}</p>")
    return found


def section(heading: str, note: str, *content: str) -> str:
    noted = f"<p>{escape(note)}</p>" if note else ""
    return f"<section><h2>{escape(heading)}</h2>{noted}{''.join(content)}</section>"


# -- the curve -----------------------------------------------------------------------------


def curve(review: Review, words: Words, moves: int) -> str:
    """Draw each seat's chance over the moves, in a band in which it surely lies."""
    drawn = [grid(words)]
    for seat in range(len(words.players)):
        points = [
            (verdict.number, verdict.chances[seat], SURE * verdict.errors[seat])
            for verdict in review.verdicts
        ]
        points.append((moves + 1, review.courses[seat].result, 0.0))
        drawn.append(band(points, moves))
        drawn.append(line(points, moves, seat))
    drawn += [dot(verdict, moves, words) for verdict in review.verdicts if mark(verdict)]
    name = f'<text class="axis" x="{WIDTH / 2}" y="{HEIGHT - 4}">{escape(words.say("curve-axis"))}'
    label = escape(words.say("curve"))
    return (
        f'<svg viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{label}">'
        f"{''.join(drawn)}{name}</text></svg>"
    )


def x(number: int, moves: int) -> float:
    return round(LEFT + (WIDTH - LEFT - 8) * number / (moves + 1), 1)


def y(chance: float) -> float:
    inside = min(max(chance, 0.0), 1.0)
    return round(8 + (HEIGHT - BOTTOM - 8) * (1 - inside), 1)


def grid(words: Words) -> str:
    lines = []
    for quarter in range(5):
        chance = quarter / 4
        lines.append(
            f'<line class="grid" x1="{LEFT}" x2="{WIDTH - 8}" y1="{y(chance)}" y2="{y(chance)}"/>'
            f'<text class="tick" x="0" y="{y(chance) + 4}">{escape(words.percent(chance))}</text>'
        )
    return "".join(lines)


def band(points: Sequence[tuple[int, float, float]], moves: int) -> str:
    upper = [f"{x(number, moves)},{y(chance + more)}" for number, chance, more in points]
    lower = [f"{x(number, moves)},{y(chance - more)}" for number, chance, more in points]
    return f'<polygon fill="currentColor" opacity=".1" points="{" ".join(upper + lower[::-1])}"/>'


def line(points: Sequence[tuple[int, float, float]], moves: int, seat: int) -> str:
    places = " ".join(f"{x(number, moves)},{y(chance)}" for number, chance, more in points)
    dashes = DASHES[seat % len(DASHES)]
    return (
        f'<polyline fill="none" stroke="currentColor" stroke-width="2" '
        f'stroke-dasharray="{dashes}" points="{places}"/>'
    )


def dot(verdict: Verdict, moves: int, words: Words) -> str:
    """A dot that leads to its verdict."""
    at = f'cx="{x(verdict.number, moves)}" cy="{y(verdict.played.chance)}"'
    told = escape(words.heading(verdict))
    circle = f'<circle class="{mark(verdict)}" r="5" {at}><title>{told}</title></circle>'
    return f'<a href="#move-{verdict.number}">{circle}</a>'


def legend(words: Words) -> str:
    rows = []
    for seat, player in enumerate(words.players):
        sample = (
            '<svg viewBox="0 0 48 8" style="width:48px;display:inline-block" aria-hidden="true">'
            '<line x1="0" x2="48" y1="4" y2="4" stroke="currentColor" stroke-width="2" '
            f'stroke-dasharray="{DASHES[seat % len(DASHES)]}"/></svg>'
        )
        rows.append(f"<span>{sample} {escape(player)}</span>")
    return f"<p>{' · '.join(rows)}</p>"


# -- in words ------------------------------------------------------------------------------


def courses(review: Review, words: Words) -> str:
    heads = [words.say(key) for key in ("player", "first", "own", "others", "fate", "result")]
    head = "".join(f'<th scope="col">{escape(text)}</th>' for text in heads)
    rows = []
    for player, course in zip(words.players, review.courses, strict=True):
        cells = "".join(f"<td>{escape(cell)}</td>" for cell in words.course(course))
        rows.append(f'<tr><th scope="row">{escape(player)}</th>{cells}</tr>')
    return f'<div class="wide"><table><tr>{head}</tr>{"".join(rows)}</table></div>'


def told(verdict: Verdict, words: Words) -> str:
    """One verdict; those that are marked are open, the others open with a click."""
    lines = []
    if verdict.played.answers == verdict.best.answers:
        lines.append(words.say("same"))
    else:
        rule = statement(verdict.rule).text(words.said.language)
        lines += [words.loss(verdict), words.say("best", move=words.gesture(verdict.best.answers))]
        lines += [*words.why(verdict), words.say("rule", rule=verdict.rule, text=rule)]
    lines += [
        words.say("other", move=words.gesture(other.answers), chance=words.percent(other.chance))
        for other in verdict.others
    ]
    opened = " open" if mark(verdict) else ""
    inside = "".join(f"<p>{escape(text)}</p>" for text in lines)
    played = words.say("played", move=words.gesture(verdict.played.answers))
    heading = f"{escape(words.heading(verdict))} <span>{escape(played)}</span>"
    return (
        f'<details id="move-{verdict.number}" class="{mark(verdict)}"{opened}>'
        f"<summary>{heading}</summary>{inside}</details>"
    )
