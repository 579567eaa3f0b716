"""Write docs/observations.md from the games' own tables of features.

python tools/export_observations.py
"""

from __future__ import annotations

from pathlib import Path

import tablee
from tablee.core.features import Block, Feature, features

TARGET = Path(__file__).parents[1] / "docs" / "observations.md"
INTRODUCTION = """# Observations, index by index

What `game.observe`, the environments and OpenSpiel's tensors hold: bytes, in this order. Sides and
chambers are counted clockwise from the seat that observes; 0 is its own. In code:
`tablee.core.features.features("abyss")`.

This page is made by `tools/export_observations.py`; a test compares it with the games.
"""


def span(first: int, size: int) -> str:
    return str(first) if size == 1 else f"{first}-{first + size - 1}"


def line(place: str, feature: Feature) -> str:
    of = ", ".join(feature.of)
    if feature.of and feature.of == tuple(map(str, range(len(feature.of)))):
        of = f"0 to {len(feature.of) - 1}"
    return f"| {place} | `{feature.name}` | {feature.meaning} | {of} |"


def block_lines(block: Block, at: int) -> list[str]:
    """Return one line for each feature of a block, with the places of its first piece."""
    size = sum(feature.size for feature in block.features)
    names = f"{block.of[0]} to {block.of[-1]}"
    end = at + size * len(block.of) - 1
    title = f"**`{block.name}`**, {size} bytes for each of {len(block.of)}: {names}"
    found = [f"| **{at}-{end}** | {title} | + k is the place within each | |"]
    inner = 0
    for feature in block.features:
        found.append(line(f"+ {span(inner, feature.size)}", feature))
        inner += feature.size
    return found


def section(name: str) -> str:
    game = tablee.game(name)
    lines = [
        f"## {name.title()}",
        "",
        f"{game.feature_count} bytes; {game.action_count} actions.",
        "",
        "| Index | Feature | Meaning | Of |",
        "| --- | --- | --- | --- |",
    ]
    at = 0
    for part in features(name).parts:
        if isinstance(part, Block):
            lines += block_lines(part, at)
            at += sum(feature.size for feature in part.features) * len(part.of)
        else:
            lines.append(line(span(at, part.size), part))
            at += part.size
    return "\n".join(lines) + "\n"


def page() -> str:
    return "\n".join([INTRODUCTION, *(section(name) for name in tablee.game_names())])


if __name__ == "__main__":
    TARGET.write_text(page(), encoding="utf-8")
