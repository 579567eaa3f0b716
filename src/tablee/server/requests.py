"""What crosses HTTP: the lobby, links, finished games. The other half of the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.server.parts import (
    Happening,
    Name,
    OptionValue,
    Question,
    Reason,
    Seed,
    TableInfo,
    Visibility,
    Wire,
)


class SetName(Wire):
    """PUT /api/me: become a guest, or change one's name."""

    name: Name
    """The name others see."""


class Me(Wire):
    """GET /api/me."""

    name: str | None
    """One's name; null: not a guest yet, PUT one."""


class OptionInfo(Wire):
    """An option of a game; texts `option-<name>` and `option-<name>-text`."""

    name: str
    """Its name."""
    choices: list[OptionValue]
    """What can be chosen; the first is the default."""


class GameInfo(Wire):
    """A game that can be played: an item of GET /api/games."""

    name: str
    """Its name."""
    rules_version: int
    """Raised whenever its behaviour changes."""
    min_seats: int
    """At least so many players."""
    max_seats: int
    """At most so many."""
    options: list[OptionInfo]
    """What can be chosen before the start."""
    bots: list[str]
    """Bots that play it, weakest first; texts `bot-<name>`."""
    things: dict[str, list[str]]
    """The ids of its pieces by kind, in the order of their numbers."""


class RuleText(Wire):
    """A rule: an item of GET /api/games/{game}/rules."""

    id: str
    """Its full id ("abyss:33")."""
    by: str
    """Where it comes from: the text `rule-by-<by>`."""
    section: str
    """The section of the rulebook."""
    en: str
    """In English."""
    fr: str
    """In French."""


class SeatWish(Wire):
    """Who shall sit at a place of a new table."""

    kind: Literal["me", "bot", "open", "friend"]
    """me: at most once; friend: by a link of its own."""
    bot: str | None = None
    """The bot's name, for a bot."""


class CreateTable(Wire):
    """POST /api/tables."""

    game: str
    """The game's name."""
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    """In playing order."""
    options: dict[str, OptionValue] = {}
    """Options other than the defaults."""
    visibility: Visibility = "public"
    """Whether the lobby of everybody shows it."""
    stand_in_after: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds after which a bot stands in for somebody away; 0: only by vote."""


class Join(Wire):
    """POST /api/tables/{id}/join: sit down at an open seat before the start."""

    seat: int | None = None
    """Which; null: any."""
    seed: Seed | None = None
    """32 random bytes of the browser, in hexadecimal."""


class AddSeed(Wire):
    """POST /api/tables/{id}/seed: add the browser's randomness, before the start."""

    seed: Seed
    """32 random bytes, in hexadecimal."""


class Links(Wire):
    """GET /api/tables/{id}/links: addresses to give to others; each is a secret of its kind."""

    watch: str
    """For watching only: safe to post anywhere."""
    play: list[str | None]
    """For each seat the address that gives it (open and friend seats); host only, else null."""
    device: str | None
    """Moves your own seat to the device that opens it: once, within 15 minutes."""


class LinkUsed(Wire):
    """POST /api/links/{secret}: what the link gave."""

    table: str
    """Go to this table."""
    seat: int
    """The seat it gave, or -1 for watching."""


class Lobby(Wire):
    """GET /api/lobby."""

    mine: list[TableInfo]
    """Tables I sit at that are not over, the ones that wait for me first."""
    open: list[TableInfo]
    """Public tables with an open seat."""
    watch: list[TableInfo]
    """Public tables being played."""
    finished: list[TableInfo]
    """My games that are over, newest first, at most 50."""


class Frame(Wire):
    """The game after one move, for the replay viewer."""

    version: int
    """The log entry that led here: `started` or `moved`."""
    seat: int
    """Whose move it was; -1 for the start."""
    events: list[Happening]
    """What happened."""
    view: dict[str, Any]
    """The view of the seat asked for."""
    question: Question | None
    """What was asked then."""


class Frames(Wire):
    """GET /api/tables/{id}/frames?seat=&first=&count=: only when the game is over."""

    count: int
    """How many frames the whole game has; moves taken back are left out."""
    first: int
    """The number of the first frame sent, from 0."""
    frames: list[Frame]
    """At most 100."""


class Verified(Wire):
    """GET /api/tables/{id}/verify: the server's own check; `tablee verify` repeats it elsewhere."""

    ok: bool
    """Whether everything agrees."""
    checks: dict[str, bool]
    """Each check: commitment, seed, moves; the texts `verify-<check>`."""


class Problem(Wire):
    """The body of every refused HTTP request."""

    reason: Reason
    """Why."""
