"""Charts as inline SVG: bars in rows, and histograms. Colours come from the page's style.

Colour never carries information alone: every row has a label and its figure in words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10

WIDTH = 760
LETTER = 8.0  # width kept for a letter at the page's chart size: that of a wide font
LABELS = 410.0  # at most, for the labels of rows; longer ones are cut
ROW = 26
AXIS = 46  # below the plot: tick labels and the axis' name


@dataclass(frozen=True, slots=True)
class Row:
    """One bar: from zero to `value`, with its uncertainty."""

    label: str
    value: float
    figure: str  # the value in words
    interval: tuple[float, float] | None = None
    tone: str = "plain"  # plain | against | heading: class names of the style


@dataclass(frozen=True, slots=True)
class Axis:
    """A scale from `low` to `high`, its name with the unit, and how to write its numbers."""

    low: float
    high: float
    name: str
    write: Callable[[float], str]

    def ticks(self, about: int = 6) -> list[float]:
        """Return round numbers, 1, 2 or 5 times a power of ten apart."""
        rough = (self.high - self.low) / about
        power = 10.0 ** floor(log10(rough))
        step = next(s * power for s in (1, 2, 5, 10) if s * power >= 0.75 * rough)
        first = ceil(self.low / step - 1e-9)
        last = floor(self.high / step + 1e-9)
        return [place * step for place in range(first, last + 1)]

    def at(self, value: float, start: float, end: float) -> float:
        """Return the place of a value between two places of the drawing."""
        inside = min(max(value, self.low), self.high)
        return start + (inside - self.low) / (self.high - self.low) * (end - start)


def rows_chart(
    title: str, rows: Sequence[Row], axis: Axis, reference: tuple[float, str] | None = None
) -> str:
    """Draw one bar a row, top to bottom; `reference` is a value to compare with, and its name."""
    labels = [row.label for row in rows if row.tone != "heading"]
    left = min(LABELS, max(len(label) for label in labels) * LETTER + 14)
    right = WIDTH - max(len(row.figure) for row in rows) * LETTER - 18
    top = 22 if reference else 6
    bottom = top + ROW * len(rows)

    def x(value: float) -> float:
        return axis.at(value, left, right)

    parts = [grid_line(x(tick), top, bottom, axis.write(tick)) for tick in axis.ticks()]
    parts.append(axis_name((left + right) / 2, bottom, axis.name))
    for place, row in enumerate(rows):
        parts += bar(row, top + ROW * place + ROW / 2, x, left, right)
    if axis.low < 0 < axis.high:
        parts.append(line(x(0), top, x(0), bottom, "zero"))
    if reference:
        value, name = reference
        parts.append(line(x(value), top - 4, x(value), bottom, "reference"))
        parts.append(text(x(value), top - 8, name, "tick", "middle"))
    return drawing(title, bottom + AXIS, parts)


def bar(
    row: Row, middle: float, x: Callable[[float], float], left: float, right: float
) -> list[str]:
    if row.tone == "heading":
        return [text(0, middle + 4, row.label, "heading", "start")]
    start, end = sorted((x(0), x(row.value)))
    parts = [
        text(left - 10, middle + 4, shortened(row.label), "label", "end"),
        f'<rect class="bar {row.tone}" x="{start:.1f}" y="{middle - 8:.1f}" '
        f'width="{max(end - start, 1):.1f}" height="16" rx="2"/>',
        text(right + 12, middle + 4, row.figure, "figure", "start"),
    ]
    if row.interval:
        ends = [x(value) for value in row.interval]
        parts.append(line(ends[0], middle, ends[1], middle, "whisker"))
        # Only a true end has a cross stroke: a line cut off by the scale continues.
        for end, edge in zip(ends, (left, right), strict=True):
            if abs(end - edge) > 0.1:
                parts.append(line(end, middle - 4, end, middle + 4, "whisker"))
    return parts


def shortened(label: str) -> str:
    most = int((LABELS - 14) / LETTER)
    return label if len(label) <= most else label[: most - 1].rstrip() + "…"


def histogram(
    title: str,
    bins: Sequence[tuple[int, int, int]],
    axis: Axis,
    share: Axis,
    mark: tuple[float, str],
    height: int = 150,
) -> str:
    """Draw the share of each range (first, last, count); `mark` is a value with its name."""
    left, right, top = 58.0, WIDTH - 16.0, 24.0
    bottom = top + height

    def x(value: float) -> float:
        return axis.at(value, left, right)

    def y(value: float) -> float:
        return share.at(value, bottom, top)

    parts = [text(0, 12, share.name, "tick", "start")]
    for tick in share.ticks(3):
        parts.append(line(left, y(tick), right, y(tick), "grid"))
        parts.append(text(left - 8, y(tick) + 4, share.write(tick), "tick", "end"))
    parts += columns(bins, x, y, share)
    parts.append(line(left, bottom, right, bottom, "zero"))
    for tick in axis.ticks():
        parts.append(text(x(tick), bottom + 17, axis.write(tick), "tick", "middle"))
    parts.append(axis_name((left + right) / 2, bottom, axis.name))
    value, name = mark
    parts.append(line(x(value), top - 6, x(value), bottom, "reference"))
    if x(value) < (left + right) / 2:
        parts.append(text(x(value) + 6, top - 8, name, "figure", "start"))
    else:
        parts.append(text(x(value) - 6, top - 8, name, "figure", "end"))
    return drawing(title, bottom + AXIS, parts)


def columns(
    bins: Sequence[tuple[int, int, int]],
    x: Callable[[float], float],
    y: Callable[[float], float],
    share: Axis,
) -> list[str]:
    """Draw one column for each range that has any; its figures show under the pointer."""
    total = sum(count for _, _, count in bins)
    parts = []
    for first, last, count in bins:
        if count == 0:
            continue
        start, end, peak = x(first), x(last + 1), y(count / total)
        words = f"{first}–{last}" if last > first else str(first)
        parts.append(
            f'<rect class="bar" x="{start + 0.7:.1f}" y="{peak:.1f}" '
            f'width="{max(end - start - 1.4, 0.5):.1f}" height="{y(0) - peak:.1f}">'
            f"<title>{words}: {escape(share.write(count / total))}</title></rect>"
        )
    return parts


# -- pieces of a drawing ---------------------------------------------------------------


def drawing(title: str, height: float, parts: Sequence[str]) -> str:
    inside = "\n".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(title)}">\n'
        f"{inside}\n</svg>"
    )


def grid_line(x: float, top: float, bottom: float, words: str) -> str:
    return line(x, top, x, bottom, "grid") + text(x, bottom + 17, words, "tick", "middle")


def axis_name(x: float, bottom: float, name: str) -> str:
    return text(x, bottom + 38, name, "axis", "middle")


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def text(x: float, y: float, words: str, kind: str, anchor: str) -> str:
    return (
        f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">'
        f"{escape(words)}</text>"
    )
