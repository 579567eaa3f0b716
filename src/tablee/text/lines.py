"""The log as lines to read: the events of one act are told together, not one by one.

A game's vocabulary says which events share a line (`line`), which one begins it and names who acts
(`opens`), and which ones are merged into one part (`gathers`). The page does the same
(`web/src/lib/lines.ts`).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tablee.core import registry
from tablee.core.events import Event, EventKind
from tablee.text import Texts

Part = list[Event]  # events of one kind, said at once
CONTINUED = "…"  # the line goes on with whoever acted before


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log: the events told by it, and the rules behind it, each once."""

    words: str
    events: tuple[Event, ...]
    rules: tuple[str, ...]


def lines(events: Iterable[Event], said: Texts, players: Sequence[str]) -> list[Line]:
    """Return what happened as lines."""
    assert said.game is not None
    kinds = {kind.name: kind for kind in registry.game(said.game).events.kinds}
    return [
        Line(_words(group, kinds, said, players), tuple(group), _rules(group, kinds))
        for group in groups(events, kinds)
    ]


def groups(events: Iterable[Event], kinds: Mapping[str, EventKind]) -> list[list[Event]]:
    """Cut the log into what is told in one line each."""
    found: list[list[Event]] = []
    for event in events:
        if found and _joins(event, found[-1], kinds):
            found[-1].append(event)
        else:
            found.append([event])
    return found


def _joins(event: Event, group: list[Event], kinds: Mapping[str, EventKind]) -> bool:
    first, kind = group[0], kinds[event.name]
    if kind.line is None or kind.line != kinds[first.name].line or event.seat != first.seat:
        return False
    if None not in (event.other, first.other) and event.other != first.other:
        return False
    if not kind.opens:
        return True
    return event.name == first.name and event.what == first.what


def _rules(group: list[Event], kinds: Mapping[str, EventKind]) -> tuple[str, ...]:
    """Return the rules of what was done; naming who acts needs none."""
    done = [event.rule for event in group if not kinds[event.name].opens]
    return tuple(dict.fromkeys(done or [group[0].rule]))


def _words(
    group: list[Event], kinds: Mapping[str, EventKind], said: Texts, players: Sequence[str]
) -> str:
    first = group[0]
    opening = first if kinds[first.name].opens else None
    parts = _parts([event for event in group if not kinds[event.name].opens], kinds)
    if not parts:
        return said.event(first, players)
    if opening is None and len(parts) == 1:
        return said.say(f"event-{first.name}", **said.told(parts[0], players))
    told = [said.say(f"event-{part[0].name}.part", **said.told(part, players)) for part in parts]
    values = said.told([first], players)
    values["subject"] = values["what"] if opening is not None else CONTINUED
    return said.say(f"line-{kinds[first.name].line}", **values, list=said.listed(told))


def _parts(events: list[Event], kinds: Mapping[str, EventKind]) -> list[Part]:
    """Put together what is gathered, where the first of its kind was told."""
    parts: list[Part] = []
    for event in events:
        for part in parts:
            if kinds[event.name].gathers and part[0].name == event.name:
                part.append(event)
                break
        else:
            parts.append([event])
    return parts
