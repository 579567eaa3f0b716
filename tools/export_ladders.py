"""Write who beats whom into docs/bots.md, and draw docs/ladders.svg, from docs/ladders.

python tools/export_ladders.py

docs/ladders has a file of results for each game, as written by `tablee arena --results` (lines of
one pairing may be added up). A file with other levels or rules than those of the package is
refused: its games must be played again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tablee.sim.arena import Scoreboard, as_played, make_arena
from tablee.sim.arena_summary import summary_of
from tablee.sim.stats import wilson

DOCS = Path(__file__).parents[1] / "docs"
TARGET = DOCS / "bots.md"
PICTURE = DOCS / "ladders.svg"
BEGIN, END = "<!-- made by tools/export_ladders.py -->\n", "<!-- until here -->\n"

LEVELS = ["random", "novice", "greedy", "regular", "expert", "master"]
GAMES: dict[str, tuple[str, dict[str, object]]] = {
    "abyss": ("Abyss", {}),
    "conspiracy": ("Conspiracy", {}),
    "smog": ("SMOG", {"lost_boy_blocks_wheel": False}),
    "conan": ("Conan, the Name of Ibis", {"scenario": "in_the_name_of_ibis"}),
}

Json = dict[str, Any]

WIDTH, PANEL, ROW, LEFT = 720, 360, 20, 64
LOWEST, HIGHEST, STEP = 0, 2500, 500  # ratings on the scale


def figures() -> dict[str, Json]:
    """Return the arena's figures for each game's file."""
    found = {}
    for game, (_, options) in GAMES.items():
        path = DOCS / "ladders" / f"{game}.jsonl"
        arena = as_played(make_arena(game, LEVELS, 2, options=options), path)
        found[game] = summary_of(Scoreboard(arena, path))
    return found


# -- tables -------------------------------------------------------------------------------


def table(first: str, rows: dict[str, list[str]]) -> str:
    titles = [title for title, _ in GAMES.values()]
    lines = [[first, *titles], ["---"] * (len(titles) + 1)]
    lines += [[head, *cells] for head, cells in rows.items()]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def pairings(told: dict[str, Json]) -> str:
    """Return the shares won, the stronger first."""
    rows: dict[str, list[str]] = {}
    for stronger in range(1, len(LEVELS)):
        for weaker in range(stronger):
            pair = [LEVELS[weaker], LEVELS[stronger]]
            cells = [share(one, pair) for one in told.values()]
            if any(cells):
                rows[f"`{pair[1]}` – `{pair[0]}`"] = cells
    return table("Pairing", rows)


def share(told: Json, pair: list[str]) -> str:
    """Return the share won by the second of a pair, with its interval and the games."""
    row = next((row for row in told["pairings"] if row["bots"] == pair), None)
    if row is None:
        return ""
    games = row["games"]
    won = games - row["won"]
    low, high = wilson(won, games)
    return f"{won / games:.1%} ({low:.0%} to {high:.0%}), {games}".replace("%", "")


def ratings(told: dict[str, Json]) -> str:
    """Return the ratings, and the difference between each level and the one below."""
    rows = {f"`{bot}`": [rating(one["ratings"][bot]) for one in told.values()] for bot in LEVELS}
    return table("Rating, and points above the level before", rows)


def rating(row: Json) -> str:
    if row["lead"] is None:
        return f"{row['elo']:.0f}"
    low, high = row["lead"]["interval"]
    return f"{row['elo']:.0f}: {row['lead']['elo']:+.0f} ({low:+.0f} to {high:+.0f})"


def page(told: dict[str, Json]) -> str:
    """Return docs/bots.md with current tables."""
    before, rest = TARGET.read_text(encoding="utf-8").split(BEGIN)
    _, after = rest.split(END)
    picture = "![Ratings of the levels at each game, with their intervals](ladders.svg)\n"
    made = "\n".join(["", pairings(told), ratings(told), picture, ""])
    return before + BEGIN + made + END + after


# -- the picture ----------------------------------------------------------------------------


def drawing(told: dict[str, Json]) -> str:
    """Draw a panel for each game, two in a row: a point for each level, and its interval."""
    height = ROW * (len(LEVELS) + 3)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {2 * height}"'
        ' font-family="sans-serif" font-size="12" fill="#888" role="img"'
        ' aria-label="Ratings of the levels at each game, with their intervals">'
    ]
    for number, (game, one) in enumerate(told.items()):
        left, top = number % 2 * PANEL, number // 2 * height
        lines.append(f'<g transform="translate({left} {top})">')
        lines += panel(GAMES[game][0], one["ratings"])
        lines.append("</g>")
    return "\n".join([*lines, "</svg>"]) + "\n"


def panel(title: str, rated: Json) -> list[str]:
    bottom = ROW * (len(LEVELS) + 1) + 8
    lines = [f'<text x="{LEFT}" y="{ROW - 4}" font-weight="bold">{title}</text>']
    for points in range(LOWEST, HIGHEST, STEP):
        at = f"{x(points):.0f}"
        line = f'<line x1="{at}" x2="{at}" y1="{ROW}" y2="{bottom}"'
        lines.append(f'{line} stroke="#888" stroke-opacity="0.3"/>')
        lines.append(f'<text x="{at}" y="{bottom + 14}" text-anchor="middle">{points}</text>')
    for place, bot in enumerate(reversed(LEVELS)):
        y = ROW * (place + 1) + 12
        low, high = (f"{x(end):.1f}" for end in rated[bot]["interval"])
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{bot}</text>')
        lines.append(f'<line x1="{low}" x2="{high}" y1="{y}" y2="{y}" stroke="#3f7fbf"/>')
        lines.append(f'<circle cx="{x(rated[bot]["elo"]):.1f}" cy="{y}" r="4" fill="#3f7fbf"/>')
    return lines


def x(points: float) -> float:
    inside = min(max(points, LOWEST), HIGHEST)
    return LEFT + (inside - LOWEST) / (HIGHEST - LOWEST) * (PANEL - LEFT - 12)


if __name__ == "__main__":
    told = figures()
    TARGET.write_text(page(told), encoding="utf-8")
    PICTURE.write_text(drawing(told), encoding="utf-8")
