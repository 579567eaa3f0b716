"""Messages of the WebSocket. With `entries`, `parts` and `requests` they form the protocol.

`tools/export_types.py` writes the TypeScript types from these modules, with the sentence under
each field as its comment. `docs/protocol.md` says which message is sent when. Messages contain
keys and values, not sentences for people: the browser puts them into its reader's language.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from tablee.server.entries import LogEntry
from tablee.server.parts import (
    Choice,
    ClientId,
    Happening,
    Phrase,
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
"""Raised when a browser with the older number would no longer work; sent in every `table`."""


# -- from the browser, by WebSocket ------------------------------------------------

ThingName = Annotated[str, Meta(min_length=1, max_length=40)]
ActionNumber = Annotated[int, Meta(ge=0, le=1_000_000)]
Answers = Annotated[list[ActionNumber], Meta(min_length=1, max_length=40)]
Figures = Annotated[dict[ThingName, Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=64)]


class Hello(Tagged):
    """The first message of every socket."""

    table: TableId
    """The table to show."""
    last: int | None = None
    """The last version this browser already has; null: send everything."""


class Move(Tagged):
    """Give an answer, or several as one move: either all of them count or none does."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position that this answers."""
    id: ClientId
    """The browser's own name for this attempt. When in doubt, send the same attempt again."""
    actions: Answers
    """One of the question's choices, or several that belong together, in any order."""
    chain: bool = False
    """Whether they are steps in this order. The steps after a surprise are not played."""


class Preview(Tagged):
    """Ask what answers would lead to. Nothing is played and nothing is revealed."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position this starts from."""
    id: ClientId
    """Repeated in the answer."""
    actions: Answers
    """The answers, in any order."""


class WhyNot(Tagged):
    """Ask why something cannot be done now: one kind of answer, or all that name a piece."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position seen."""
    id: ClientId
    """Repeated in the answer."""
    family: ThingName | None = None
    """The kind of answer; null: every kind that names the piece."""
    thing: ThingName | None = None
    """The kind of piece; goes with `piece`."""
    piece: ThingName | None = None
    """The id of the piece; null for a kind of answer that names none."""
    laid: Annotated[list[ActionNumber], Meta(max_length=40)] = []
    """The answers already laid out, together with which it would be given."""


class SetAdvance(Tagged):
    """Decide before being asked. Replaces everything set before; an empty one clears it."""

    table: TableId
    """The table meant."""
    id: ClientId
    """Repeated in a refusal."""
    answers: Annotated[dict[ThingName, Figures], Meta(max_length=8)]
    """By name (`advances` of the game) and piece; a piece left out is asked about. Every game has
    `ask`: its `everything` is 1 for a person who wants to be asked even without a choice."""


class TakeUndo(Tagged, tag="undo"):
    """Take the last move back. Allowed when `undo.free` is true."""

    table: TableId
    """The table meant."""
    seq: int
    """The `seq` of the position seen."""
    id: ClientId
    """As in `move`."""


class AskUndo(Tagged):
    """Ask everybody to take moves back, to where the sender's last decision began. Bots agree."""

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
    """The `request` being answered."""
    accept: bool
    """Whether the sender agrees. One refusal ends the request."""


class Chat(Tagged):
    """Say something to the table."""

    table: TableId
    """The table meant."""
    text: Annotated[str, Meta(max_length=300)] = ""
    """The text."""
    phrase: Phrase | None = None
    """A quick phrase instead of a text."""


class Point(Tagged):
    """Show the people of one's own side a piece, or a way from one piece to another."""

    table: TableId
    """The table meant."""
    thing: ThingName
    """The kind of piece."""
    pieces: Annotated[list[ThingName], Meta(min_length=1, max_length=2)]
    """One piece, or two: from the first to the second. The sender must see them in the view."""


class Vote(Tagged):
    """Vote for a bot to stand in for somebody who is away; all present must agree."""

    table: TableId
    """The table meant."""
    seat: int
    """The seat of the person who is away."""
    give: bool
    """True: give it to a bot; false: withdraw the vote."""


class ComeBack(Tagged):
    """Take the sender's own seat back from the bot that stands in."""

    table: TableId
    """The table meant."""


class More(Tagged):
    """Ask for older entries of the log."""

    table: TableId
    """The table meant."""
    before: int
    """Send entries older than this version."""
    chat: bool = False
    """True: chat lines; false: all other entries."""


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
    | Point
    | Vote
    | ComeBack
    | More
)


# -- to the browser, by WebSocket ----------------------------------------------------


class Table(Tagged):
    """Everything about the table: the answer to `hello`, and a full resync at any time."""

    protocol: int
    """The server's protocol number. A browser with another number reloads the page."""
    version: int
    """The number of the last log entry."""
    seq: int
    """The entry that last changed the game: send it with the next move."""
    table: TableInfo
    """Who sits where, and so on."""
    position: Position | None
    """Null before the start."""
    log: list[LogEntry]
    """The last 200 chat lines and the last 200 other entries; `more` asks for older ones."""
    first: int
    """The version of the first entry in `log` that is not chat; 1: there are no older ones."""
    first_chat: int = 1
    """The version of the first chat line in `log`; 1: there are no older ones."""


class Missed(Tagged):
    """The answer to a `hello` with `last`: what happened since then, and the table now."""

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
    """One entry was added to the log and is on disk."""

    version: int
    """The entry's version. If it is not the last known one plus one, something was missed."""
    seq: int
    """As in `table`."""
    entry: LogEntry
    """What was added."""
    table: TableInfo | None
    """The table, if the entry changed it (seats, phase, result); null: not changed."""
    position: Position | None
    """The game after the entry; null: before the start, or not changed by this entry (chat)."""


class Presence(Tagged):
    """Somebody came, went or voted. This is not in the log."""

    seats: list[SeatInfo]
    """The seats now."""
    watchers: int
    """How many people watch now."""
    watching: list[Watcher] = []
    """As in `table`."""


class Pointed(Tagged):
    """Somebody of your side shows a piece or a way. This is not in the log."""

    seat: int
    """Who shows it."""
    thing: str
    """As in `point`."""
    pieces: list[str]
    """As in `point`."""


class Accepted(Tagged):
    """The attempt counts and is on disk. A repeated attempt gets the first answer again."""

    id: str
    """The `id` of the attempt."""
    version: int
    """The version of the entry that it made."""
    played: int = 1
    """How many of the answers were played: not all, if a surprise ended a chain."""


class Refused(Tagged):
    """The attempt changed nothing."""

    id: str | None
    """The `id` of the attempt, if it had one."""
    reason: Reason
    """Why."""
    stale: bool
    """Whether the table had changed meanwhile; a `table` message with the new view follows."""
    choice: Choice | None = None
    """The wrong answer, if it is one of several."""


class Laid(Wire):
    """What the pieces laid out together amount to. In words: the text `laid-<kind>`."""

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
    """The `id` of the message that asked."""
    played: int
    """How many of the answers could be tried; 0: none, or they need further ones."""
    stopped: Literal["end", "chance", "reveal", "control"] | None
    """Why it stopped: the game is over, chance decides, something hidden would be seen, or others
    are asked."""
    position: Position
    """The game after those answers. The choices of its question are what can be added."""
    events: list[Happening]
    """What would happen, in order."""
    laid: Laid | None
    """What the pieces laid out amount to; null: they are not parts of one choice."""
    whole: bool
    """Whether they can be given as they are; false: pieces are missing, or one is wrong."""
    open: bool
    """Whether more pieces can join those laid out: the choice is not complete yet."""
    wrong: Explanation | None
    """The answer that does not go with those before it, and why; null: they fit."""


class Explained(Tagged):
    """Why something cannot be done now."""

    id: str
    """The `id` of the message that asked."""
    answers: list[Explanation]
    """Answers the person may have meant, most helpful first, at most 12; empty: none exists."""


class Advance(Tagged):
    """What you have set in advance now. Sent only to your own browsers."""

    answers: dict[str, dict[str, int]]
    """As in `set_advance`."""


class History(Tagged):
    """Older entries of the log."""

    first: int
    """The version of the first of them; 1: there are no older ones."""
    entries: list[LogEntry]
    """At most 200."""
    chat: bool = False
    """Whether they are chat lines."""


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
        "too-many-sockets",
    ]
    """The text key `notice-<key>`. After `stopping` the server closes: reconnect with backoff."""


ServerMessage = (
    Table
    | Missed
    | Update
    | Presence
    | Pointed
    | Accepted
    | Refused
    | Previewed
    | Explained
    | Advance
    | History
    | Notice
)
