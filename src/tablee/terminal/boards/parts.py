"""What the boards of several games have in common: headings, players' names, locations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from tablee.text import Texts

PEARL = "●"
KEY = "⚷"
EMPTY = "·"
ASKED = "▶"
SEAT_COLOURS = ("bright_cyan", "bright_yellow", "bright_green", "bright_magenta")


def section(title: str) -> Rule:
    return Rule(Text(title, style="bold"), align="left", style="dim")


def heading(words: Sequence[str], legend: str) -> RenderableType:
    """What is happening, and what the signs mean."""
    line = Table.grid(expand=True, padding=(0, 1))
    line.add_column(ratio=1)
    line.add_column(justify="right", no_wrap=True)
    line.add_row(Text(" · ".join(words), style="bold"), Text(legend, style="dim"))
    return line


def seat_name(view: Mapping[str, Any], seat: int, said: Texts, players: Sequence[str]) -> Text:
    """A player's name, marked if that seat is asked or is the viewer's own."""
    asked = view["question"] is not None and view["question"]["seat"] == seat
    name = Text(f"{ASKED if asked else ' '} {players[seat]}", style=f"bold {SEAT_COLOURS[seat]}")
    if seat == view["seat"]:
        name.append(f" {said.say('terminal-yourself')}")
    return name


def locations(ids: Sequence[str], said: Texts, most: int) -> RenderableType:
    """Locations: up to so many of them with what they count, more by their names alone."""
    if not 0 < len(ids) <= most:
        return Text(said.names("location", ids) or EMPTY, style="bold")
    return Group(*(location(of, said) for of in ids))


def location(of: str, said: Texts) -> Text:
    """One line: the name, and as much of its text as there is room for."""
    line = Text(said.name("location", of), style="bold", no_wrap=True, overflow="ellipsis")
    return line.append(f"  {said.say(f'location-{of}-text')}", style="not bold dim")
