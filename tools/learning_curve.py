"""Draw docs/learning-curve.svg from the output of examples/learn_conspiracy.py.

python tools/learning_curve.py curve.csv
"""

from __future__ import annotations

import csv
import sys
from pathlib import Path

TARGET = Path(__file__).parents[1] / "docs" / "learning-curve.svg"
WIDTH, HEIGHT, LEFT, BELOW = 640, 320, 48, 40
SMOOTHED = 10  # rounds of play in a point


def points(path: Path) -> list[tuple[float, float]]:
    """Return minutes and the share of games won, averaged over some rounds."""
    with path.open(encoding="utf-8") as file:
        rows = [
            (float(row["processor_seconds"]), int(row["games"]), float(row["win_rate"]))
            for row in csv.DictReader(file)
        ]
    found = []
    for end in range(SMOOTHED, len(rows) + 1, 2):
        part = rows[end - SMOOTHED : end]
        games = sum(count for _, count, _ in part)
        found.append((part[-1][0] / 60, sum(count * rate for _, count, rate in part) / games))
    return found


def drawing(curve: list[tuple[float, float]]) -> str:
    last = curve[-1][0]

    def x(minutes: float) -> float:
        return LEFT + minutes / last * (WIDTH - LEFT - 10)

    def y(rate: float) -> float:
        return 10 + (1 - rate) * (HEIGHT - BELOW - 10)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12" fill="#888" role="img"'
        ' aria-label="Share of games won by minutes of processor time">'
    ]
    for rate in (0, 0.2, 0.4, 0.6, 0.8, 1):
        line = f'<line x1="{LEFT}" x2="{WIDTH - 10}" y1="{y(rate):.0f}" y2="{y(rate):.0f}"'
        lines.append(f'{line} stroke="#888" stroke-opacity="{1 if rate == 0.8 else 0.3}"/>')
        lines.append(
            f'<text x="{LEFT - 6}" y="{y(rate) + 4:.0f}" text-anchor="end">{rate:.0%}</text>'
        )
    for minute in range(int(last) + 1):
        place = f'x="{x(minute):.0f}" y="{HEIGHT - BELOW + 18}"'
        lines.append(f'<text {place} text-anchor="middle">{minute}</text>')
    path = " ".join(f"{x(minutes):.1f},{y(rate):.1f}" for minutes, rate in curve)
    lines.append(f'<polyline points="{path}" fill="none" stroke="#3f7fbf" stroke-width="2"/>')
    middle = f'x="{WIDTH / 2:.0f}" y="{HEIGHT - 6}" text-anchor="middle"'
    lines.append(f"<text {middle}>minutes of processor time</text></svg>")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    TARGET.write_text(drawing(points(Path(sys.argv[1]))), encoding="utf-8")
