"""Any game's view as tables: the keys of the view, and the names of the pieces it holds."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core import registry
from tablee.text import Texts

SHOWN_ELSEWHERE = ("question", "seat")
NOTHING = "–"


def draw(view: Mapping[str, Any], said: Texts, players: Sequence[str]) -> RenderableType:
    """What belongs to the table first, then one table for each list with a row for each seat."""
    table = Table.grid(padding=(0, 2))
    table.add_column(style="bold")
    table.add_column(ratio=1)
    by_seat: list[RenderableType] = []
    for key, value in view.items():
        if key in SHOWN_ELSEWHERE:
            continue
        if _is_by_seat(value, len(players)):
            by_seat.append(_seats(value, said, players))
        else:
            table.add_row(label(key, said), Text(in_words(value, said)))
    return Group(table, *by_seat)


def _is_by_seat(value: Any, seats: int) -> bool:
    return (
        isinstance(value, list)
        and len(value) == seats
        and all(isinstance(item, dict) for item in value)
    )


def _seats(sides: list[dict[str, Any]], said: Texts, players: Sequence[str]) -> Table:
    table = Table(expand=True)
    table.add_column()
    for name in players:
        table.add_column(Text(name), ratio=1)
    for key in sides[0]:
        cells = [Text(in_words(side.get(key), said)) for side in sides]
        table.add_row(label(key, said), *cells)
    return table


def label(key: str, said: Texts) -> Text:
    """A game may name the keys of its view; if not, the key itself is readable."""
    words = said.say(f"view-{key}") if said.has(f"view-{key}") else key.replace("_", " ")
    return Text(words, style="bold")


def in_words(value: Any, said: Texts) -> str:
    """Return a value of a view as one line, pieces by their names."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return said.say("terminal-yes" if value else "terminal-no")
    if isinstance(value, dict):
        pairs = (f"{label(key, said).plain} {in_words(part, said)}" for key, part in value.items())
        return "; ".join(pairs) or NOTHING
    if isinstance(value, list):
        return ", ".join(in_words(item, said) for item in value) or NOTHING
    return piece(value, said) if isinstance(value, str) else str(value)


def piece(of: str, said: Texts) -> str:
    assert said.game is not None
    for thing, ids in registry.game(said.game).things.items():
        if of in ids and said.has(f"{thing}-{of}"):
            return said.name(thing, of)
    return of.replace("_", " ")
