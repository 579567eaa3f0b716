"""What is stored of a table: its founding and the entries of its log.

The entries are the truth. They are never changed or removed, and a table is rebuilt from them after
a restart. They hold ints and names, never states. What viewers may see of them is decided later.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from tablee.server.parts import Clock, OptionValue, Phase, Phrase, Result, Visibility


class Record(Struct, forbid_unknown_fields=True, tag_field="kind"):
    """An entry of a log."""


class SeatTaken(Record, tag="seat_taken"):
    """A person has a seat from now on."""

    seat: int
    guest: str
    name: str


class SeatLeft(Record, tag="seat_left"):
    """A person gave up a seat before the start, or the host freed it."""

    seat: int
    name: str
    freed: bool = False


class SeatGiven(Record, tag="seat_given"):
    """The host decided before the start who a seat is for."""

    seat: int
    to: Literal["bot", "open", "friend"]
    bot: str | None = None


class SeatsSwapped(Record, tag="seats_swapped"):
    """The host exchanged two seats before the start."""

    seats: tuple[int, int]


class SeedAdded(Record, tag="seed_added"):
    """A person's browser added 32 random bytes; secret until the end."""

    seat: int
    seed: str


class Began(Record, tag="began"):
    """The game started and the seats are final. `seeds` are those of all seats (null for a bot)."""

    seeds: list[str | None]


class Moved(Record, tag="answered"):  # the name that logs have always used
    """A seat's move: an answer, and those that belong to it, in the engine's order.

    `guest` and `id` identify a person's attempt, in case it is repeated.

    Without a guest, a bot gave it: the seat's own, a stand-in, or one for a person whose time was
    up. Times are stored here, so a clock follows from the log and stands still while no server
    runs.
    """

    seat: int
    action: int
    guest: str | None = None
    id: str | None = None
    took: int = 0  # milliseconds since the person was asked
    how: Literal["", "clock", "advance", "quiet"] = ""
    then: list[int] = []  # the answers after the first
    words: list[str] = []  # of all answers, as in replay files; older logs have none

    @property
    def actions(self) -> list[int]:
        return [self.action, *self.then]


class TakenBack(Record, tag="taken_back"):
    """The last `moves` moves do not count any more."""

    seat: int
    moves: int
    since: int
    agreed: bool
    guest: str | None = None
    id: str | None = None


class UndoWanted(Record, tag="undo_wanted"):
    """A seat asked for consent."""

    seat: int
    moves: int
    guest: str | None = None
    id: str | None = None


class UndoAllowed(Record, tag="undo_allowed"):
    """Somebody agreed; others are still to be asked."""

    seat: int


class UndoDenied(Record, tag="undo_denied"):
    """Somebody refused."""

    seat: int


class Said(Record, tag="said"):
    """A line of chat; `seat` is -1 for a watcher."""

    seat: int
    name: str
    text: str
    guest: str | None = None
    phrase: Phrase | None = None


class Muted(Record, tag="muted"):
    """The host stops a person from talking, or lets them talk again."""

    guest: str
    name: str
    muted: bool


class SentAway(Record, tag="sent_away"):
    """The host stops a person from watching, or lets them watch again."""

    guest: str
    name: str
    away: bool


class EndWanted(Record, tag="end_wanted"):
    """A seat wants the game to end now, or wants to play on."""

    seat: int
    wanted: bool


class Ended(Record, tag="ended"):
    """The game was ended early; `seat` is -1 if an administrator did it."""

    seat: int
    why: Literal["agreed", "alone", "fault", "server", "unplayed"]


class BotStoodIn(Record, tag="bot_stood_in"):
    """A bot plays a person's seat."""

    seat: int
    bot: str
    voted: bool
    resigned: bool = False  # the person left


class PersonBack(Record, tag="person_back"):
    """The person plays again."""

    seat: int


class PlayedAgain(Record, tag="played_again"):
    """The rematch is at this table."""

    table: str


class RulesChanged(Record, tag="rules_changed"):
    """The game goes on under another version of the rules; later entries use that version."""

    rules_version: int
    before: int


class LeftUnfinished(Record, tag="left_unfinished"):
    """Somebody ended a game that cannot go on: `entry` is the move that no longer fits."""

    seat: int
    name: str
    entry: int


class Branched(Record, tag="branched"):
    """The game goes on at another table, from before the move that no longer fits."""

    table: str


AnyRecord = (
    SeatTaken
    | SeatLeft
    | SeatGiven
    | SeatsSwapped
    | SeedAdded
    | Began
    | Moved
    | TakenBack
    | UndoWanted
    | UndoAllowed
    | UndoDenied
    | Said
    | Muted
    | SentAway
    | EndWanted
    | Ended
    | BotStoodIn
    | PersonBack
    | PlayedAgain
    | RulesChanged
    | LeftUnfinished
    | Branched
)


class SeatPlan(Struct, forbid_unknown_fields=True, frozen=True):
    """What a seat was meant for when the table was created."""

    kind: Literal["person", "bot", "open", "friend"]
    bot: str | None = None


class OwnData(Struct, forbid_unknown_fields=True, frozen=True):
    """A guest's file that a table is played with. The table keeps a copy of its own."""

    text: str
    titles: dict[str, str]  # by language


class Origin(Struct, forbid_unknown_fields=True, frozen=True):
    """The moment of a finished game at which a practice table begins."""

    table: str
    frame: int
    version: int  # of the log entry that led to that frame
    anew: bool  # whether what the person could not see was dealt anew
    position: list[int]  # the state; for the server alone


class Founding(Struct, forbid_unknown_fields=True, frozen=True):
    """What was decided when a table was created. It never changes."""

    id: str
    game: str
    rules_version: int
    options: dict[str, OptionValue]
    visibility: Visibility
    stand_in_after: int
    plan: list[SeatPlan]
    host: str
    created: int
    server_seed: str
    clock: Clock | None = None
    estimates: bool = True  # whether views add up points before the end
    dealt_as: str | None = None  # of a branch: the table whose id seeds its shuffles
    own: OwnData | None = None
    practice: bool = False
    origin: Origin | None = None  # of a practice table that goes on from a finished game

    @property
    def data(self) -> str | None:
        return self.own.text if self.own is not None else None

    @property
    def position(self) -> list[int] | None:
        return self.origin.position if self.origin is not None else None

    @property
    def seed_name(self) -> str:
        """Return the id that is part of the seed."""
        return self.dealt_as or self.id


class Summary(Struct, forbid_unknown_fields=True, frozen=True):
    """A summary of a table for lists: derived from the log and stored beside it."""

    phase: Phase
    changed: int
    asked: int = field(name="turn")  # the seat, or -1
    guests: list[str | None]
    names: list[str | None]
    bots: list[str | None]  # of bot seats and stand-ins
    result: Result | None = None
    rematch: str | None = None
    branch: str | None = None
    seeded: list[bool] = field(default_factory=list)
    kinds: list[str] = field(default_factory=list)  # of the seats; older summaries have none


class Kept(Struct, frozen=True):
    """An entry with its place in the log."""

    version: int
    at: int
    record: AnyRecord
