"""What players may do and what is told, as a game's facts list it."""

from __future__ import annotations

from dataclasses import dataclass

from tablee.core.actions import ActionTable, Family
from tablee.core.events import EventKind, EventTable
from tablee.core.facts import table


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """The actions and events of a game, and the ids of the pieces that they name."""

    actions: ActionTable
    events: EventTable
    things: dict[str, list[str]]


def vocabulary(game: str, things: dict[str, list[str]], action_count: int) -> Vocabulary:
    """Return the actions and events of `games/<game>/facts/vocabulary.toml`.

    Families follow one another: each begins where the members of the one before end.
    """
    listed = table(game, "vocabulary")
    if "sides" in listed:
        things = {**things, "side": listed["sides"]}
    families: list[Family] = []
    first = 0
    for row in listed["actions"]:
        families.append(Family(row["name"], first, row.get("of")))
        first += len(things[row["of"]]) if "of" in row else 1
    kinds = [
        EventKind(
            row["name"],
            f"{game}:{row['rule']}",
            row.get("of"),
            row.get("tallied", False),
            tuple((label, *of) for label, of in row.get("counted", {}).items()),
            row.get("other"),
            row.get("line"),
            row.get("opens", False),
            row.get("gathers", False),
        )
        for row in listed["events"]
    ]
    actions = ActionTable(families, things, action_count)
    return Vocabulary(actions, EventTable(kinds, things), things)
