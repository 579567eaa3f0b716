"""What crosses the WebSocket; with `entries`, `parts` and `requests` this is the protocol.

`tools/export_types.py` writes the TypeScript types from these modules, with the sentence under
each field as its comment; `docs/protocol.md` tells when what is sent. No sentences for people
travel: keys and values do, and the browser says them in its reader's language.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.server.entries import LogEntry
from tablee.server.parts import (
    Choice,
    ClientId,
    Happening,
    Position,
    Reason,
    SeatInfo,
    TableId,
    TableInfo,
    Tagged,
    Value,
    Watcher,
    Wire,
)

PROTOCOL = 3
"""Raised when a browser of the older number could not follow; sent in every `table`."""


# -- from the browser, by WebSocket ------------------------------------------------

ThingName = Annotated[str, Meta(min_length=1, max_length=40)]
ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Answers = Annotated[list[ActionNumber], Meta(min_length=1, max_length=40)]
Figures = Annotated[dict[ThingName, Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=64)]


class Hello(Tagged):
    """The first message of every socket."""

    table: TableId
    """The table to see."""
    last: int | None = None
    """The version this browser knows already; null: everything is wanted."""


class Move(Tagged):
    """Give an answer, or several as one move: all of them count, or none."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position this answers."""
    id: ClientId
    """The browser's own name for this attempt; send the same again when in doubt."""
    actions: Answers
    """One of the question's choices, or several that belong together, in any order."""
    chain: bool = False
    """Whether they are steps in this order, of which those after a surprise are not played."""


class Preview(Tagged):
    """Ask what answers would lead to; nothing is played and nothing is revealed."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position this starts from."""
    id: ClientId
    """Comes back in the answer."""
    actions: Answers
    """The answers, in any order."""


class WhyNot(Tagged):
    """Ask why something cannot be done now: an answer by its family, or all that name a piece."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position seen."""
    id: ClientId
    """Comes back in the answer."""
    family: ThingName | None = None
    """The kind of answer; null: every kind that names the piece."""
    thing: ThingName | None = None
    """The kind of piece; with `piece`."""
    piece: ThingName | None = None
    """The id of the piece; null for a kind of answer that names none."""
    laid: Annotated[list[ActionNumber], Meta(max_length=40)] = []
    """The answers laid out already, beside which it would be given."""


class SetAdvance(Tagged):
    """Decide before one is asked; replaces what was set, so that nothing clears it."""

    table: TableId
    """The table meant."""
    id: ClientId
    """Comes back in a refusal."""
    answers: Annotated[dict[ThingName, Figures], Meta(max_length=8)]
    """By name (`advances` of the game) and piece; a piece left out is asked about. Of every game:
    `ask`, whose `everything` is 1 for who wants to be asked also what leaves no choice."""


class TakeUndo(Tagged, tag="undo"):
    """Take the last move back; works when `undo.free`."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position seen."""
    id: ClientId
    """As in `move`."""


class AskUndo(Tagged):
    """Ask everybody to take moves back to before one's own last one."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position seen."""
    id: ClientId
    """As in `move`."""


class AnswerUndo(Tagged):
    """Agree or refuse."""

    table: TableId
    """The table meant."""
    request: int
    """The `request` that is answered."""
    accept: bool
    """Whether one agrees; one refusal ends it."""


class Chat(Tagged):
    """Say something to the table."""

    table: TableId
    """The table meant."""
    text: Annotated[str, Meta(min_length=1, max_length=300)]
    """What."""


class Vote(Tagged):
    """Vote for a bot to stand in for somebody who is away; all present must agree."""

    table: TableId
    """The table meant."""
    seat: int
    """The seat of the person away."""
    give: bool
    """True: give it to a bot; false: withdraw the vote."""


class ComeBack(Tagged):
    """Take one's own seat back from the bot that stands in."""

    table: TableId
    """The table meant."""


class More(Tagged):
    """Ask for older entries of the log."""

    table: TableId
    """The table meant."""
    before: int
    """Entries older than this version are wanted."""
    chat: bool = False
    """True: lines of the chat; false: all other entries."""


ClientMessage = (
    Hello
    | Move
    | Preview
    | WhyNot
    | SetAdvance
    | TakeUndo
    | AskUndo
    | AnswerUndo
    | Chat
    | Vote
    | ComeBack
    | More
)


# -- to the browser, by WebSocket ----------------------------------------------------


class Table(Tagged):
    """Everything about the table: the answer to `hello`, and a full resync at any time."""

    protocol: int
    """Of the server; a browser that knows another one reloads the page."""
    version: int
    """The last entry of the log."""
    seq: int
    """The entry that last changed the game: send it with the next move."""
    table: TableInfo
    """Who sits where, and so on."""
    position: Position | None
    """Null before the start."""
    log: list[LogEntry]
    """The last 200 lines of the chat and the last 200 other entries; `more` asks for older ones."""
    first: int
    """The version of the first entry in `log` that is no chat; 1: there are no older ones."""
    first_chat: int = 1
    """The version of the first line of the chat in `log`; 1: there are no older ones."""


class Missed(Tagged):
    """The answer to a `hello` with `last`: what happened since, and how things stand."""

    protocol: int
    """As in `table`."""
    version: int
    """As in `table`."""
    seq: int
    """As in `table`."""
    table: TableInfo
    """As in `table`."""
    position: Position | None
    """As in `table`."""
    entries: list[LogEntry]
    """The entries after `last`."""


class Update(Tagged):
    """One entry was added to the log; it is on disk."""

    version: int
    """The entry's version: the last one known plus one, or something was missed."""
    seq: int
    """As in `table`."""
    entry: LogEntry
    """What was added."""
    table: TableInfo | None
    """The table, when the entry changed it (seats, phase, result); else null: as before."""
    position: Position | None
    """The game after the entry; null: before the start, or not changed by this entry (chat)."""


class Presence(Tagged):
    """Somebody came, went or voted; not in the log."""

    seats: list[SeatInfo]
    """How the seats are now."""
    watchers: int
    """How many watch now."""
    watching: list[Watcher] = []
    """As in `table`."""


class Accepted(Tagged):
    """The attempt counts and is on disk. For a repeated attempt: the first answer again."""

    id: str
    """Of the attempt."""
    version: int
    """Of the entry it made."""
    played: int = 1
    """How many of the answers were played; fewer where something unforeseen ended a chain."""


class Refused(Tagged):
    """The attempt changed nothing."""

    id: str | None
    """Of the attempt, where it had one."""
    reason: Reason
    """Why."""
    stale: bool
    """Whether the table had moved on; a `table` message with the new view follows."""
    choice: Choice | None = None
    """The answer that is wrong, where it is one of several."""


class Laid(Wire):
    """How far pieces go that are laid out together. In words: the text `laid-<kind>`."""

    kind: str
    """The kind of question that they answer."""
    values: dict[str, Value]
    """Values of the text."""


class Explanation(Wire):
    """Why one answer can or cannot be given."""

    choice: Choice
    """The answer."""
    reason: Reason | None
    """Why not; null: it can be given."""


class Previewed(Tagged):
    """What the answers asked about would lead to, as far as it can be known."""

    id: str
    """Of the question."""
    played: int
    """How many of the answers could be tried; 0: none, or they need others beside them."""
    stopped: Literal["end", "chance", "reveal", "control"] | None
    """Why no more: over, chance decides, something would be seen, others are asked."""
    position: Position
    """The game after those answers; the choices of its question are what can be added."""
    events: list[Happening]
    """What would happen, in order."""
    laid: Laid | None
    """How far the pieces laid out go; null: they are not parts of one choice."""
    whole: bool
    """Whether they can be given as they are; false: pieces are missing, or one is wrong."""
    open: bool
    """Whether more pieces can join those laid out: the choice is not complete yet."""
    wrong: Explanation | None
    """The answer that does not go with those before it, and why; null: they fit."""


class Explained(Tagged):
    """Why something cannot be done now."""

    id: str
    """Of the question."""
    answers: list[Explanation]
    """What one might have meant, the most telling first, at most 12; empty: no such answer."""


class Advance(Tagged):
    """What you have set in advance is now this; sent to your browsers alone."""

    answers: dict[str, dict[str, int]]
    """As in `set_advance`."""


class History(Tagged):
    """Older entries of the log."""

    first: int
    """The version of the first of them; 1: there are no older ones."""
    entries: list[LogEntry]
    """At most 200."""
    chat: bool = False
    """Whether they are lines of the chat."""


class Notice(Tagged):
    """Something about the connection itself."""

    key: Literal[
        "too-fast",
        "malformed",
        "stopping",
        "no-such-table",
        "not-invited",
        "say-hello",
        "sent-away",
    ]
    """The text key `notice-<key>`. After `stopping` the server closes: reconnect with back-off."""


ServerMessage = (
    Table
    | Missed
    | Update
    | Presence
    | Accepted
    | Refused
    | Previewed
    | Explained
    | Advance
    | History
    | Notice
)
