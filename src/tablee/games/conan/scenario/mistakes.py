"""What can be wrong with a scenario file, as a key and its values.

The sentences here are those of the command line. `mistake-<problem>` in `text/` says the same on
the page, in the reader's language.
"""

from __future__ import annotations

from typing import Final

from tablee.core.errors import TableeError

PROBLEMS: Final[dict[str, str]] = {
    "no-toml": "this is not TOML: {why}",
    "long-key": "a key has {count} parts; at most {most} are allowed",
    "deep": "brackets stand {count} deep; at most {most} are allowed",
    "too-many-tables": "{count} tables ([...] and {{...}}); at most {most} are allowed",
    "too-many-values": "{count} values; at most {most} are allowed",
    "too-many": "{count} of them; at most {most} are allowed",
    "too-long": "a file has at most {most} letters",
    "too-much": "reading this file takes more than {seconds} seconds or {megabytes} MB; shorten it",
    "wrong-shape": "something here has the wrong shape; compare with a scenario of ours",
    "missing": "this key is missing",
    "not-allowed": "{value} is not allowed; allowed are: {allowed}",
    "no-list": "{value} is not a list",
    "no-table": "{value} is not a table",
    "no-number": "{value} is not a whole number from {least} to {most}",
    "one-each": "write [[{name}]] once for each",
    "heroes-listed": "{count} heroes listed, but heroes_max says otherwise",
    "hero-twice": "a hero is listed twice",
    "twice": "{value} is listed twice",
    "few-numbers": "{count} numbers for {tiles} tiles",
    "river-full": "{count} tiles; at most {most} fit (E108)",
    "no-second-tile": "this figure has no second tile here",
    "name-taken": "{name} is in this scenario already",
    "crowded": "too many figures start in zone {zone}",
    "box": "{count} {unit}; the box has {most}",
    "total": "this file has {count}, not {total}",
    "few-cards": "fewer cards than chests",
    "nowhere": "say where it is: zone, figures, places, hidden or created_when",
    "no-door": "no door fits between these zones",
    "door-shut": "say how it opens: {allowed}",
    "no-options": "name at least one",
    "no-event": "the tile {tile} has no event",
    "all-or-any": "write either all or any",
    "no-tests": "name at least one test",
    "both-sides": "both sides need one",
}


class BadScenario(TableeError):
    """A scenario file that cannot be played: the place in the file, and the reason."""

    def __init__(self, file: str, key: str, problem: str, values: dict[str, str | int]) -> None:
        super().__init__(f"{file}: {key}: {PROBLEMS[problem].format(**values)}")
        self.key = key
        self.problem = problem
        self.values = values
