"""Entries of a table's log as viewers get them. They are part of the protocol; see `messages`."""

from __future__ import annotations

from typing import Literal

from tablee.server.parts import Choice, Happening, Kind, Phrase, Tagged


class Entry(Tagged):
    """A line of a table's log. Entries are numbered from 1 (`version`) and never change."""

    version: int
    """Its number."""
    at: int
    """When, in seconds since 1970."""


class SeatTaken(Entry):
    """Somebody took a seat, before the start or with the link that moves it to another device."""

    seat: int
    """The seat."""
    name: str
    """Who it is."""


class SeatLeft(Entry):
    """Somebody gave a seat up before the start, or the host freed it."""

    seat: int
    """The seat."""
    name: str
    """Who it is."""
    freed: bool = False
    """Whether the host freed it."""


class SeatGiven(Entry):
    """The host decided before the start who a seat is for."""

    seat: int
    """The seat."""
    to: Literal["bot", "open", "friend"]
    """Who it is for, as in `SeatInfo`."""


class SeatsSwapped(Entry):
    """The host exchanged two seats before the start."""

    seats: tuple[int, int]
    """The two seats."""


class SeedAdded(Entry):
    """A person's browser has added its random seed."""

    seat: int
    """Whose browser."""


class Began(Entry):
    """The game has begun, with what happened by itself up to the first question."""

    events: list[Happening]
    """What happened, in order."""
    turns: int = 0
    """How many turns had begun before. The next event `turn` is number `turns` + 1."""


class Moved(Entry):
    """A seat answered."""

    seat: int
    """Whose answer."""
    bot: bool
    """Whether a bot gave it."""
    choices: list[Choice]
    """The answers; empty unless they are yours. Others learn of them only from the events."""
    events: list[Happening]
    """What happened, in order."""
    how: Literal["person", "bot", "clock", "advance", "quiet"] = "person"
    """clock: a bot answered because time was up; advance: you had set it in advance; quiet: there
    was nothing to decide, so the table answered. For the last two, others see `person`."""
    kind: Kind = ""
    """What kind of question was answered (see `Question`)."""
    rule: str = ""
    """The rule that asked it."""
    frame: int = 0
    """The number of the frame (see `Frames`) that this move led to; the start is 0."""
    turns: int = 0
    """How many turns had begun before. The next event `turn` is number `turns` + 1."""


class TakenBack(Entry):
    """Moves were taken back. They stay in the log but no longer count."""

    seat: int
    """Who took them back."""
    moves: int
    """How many."""
    since: int
    """Moves from this version on no longer count."""
    agreed: bool
    """Whether it needed the table's consent."""


class UndoWanted(Entry):
    """A seat asks the people at the table to take moves back."""

    seat: int
    """Who it is."""
    moves: int
    """How many moves."""


class UndoAllowed(Entry):
    """A seat agrees to take moves back; others have not answered yet."""

    seat: int
    """Who it is."""


class UndoDenied(Entry):
    """A seat refused, or the game continued: nothing is taken back."""

    seat: int
    """Who refused."""


class Said(Entry):
    """Somebody said something. Show it as plain text."""

    seat: int
    """The speaker's seat; -1: a watcher. Say so next to the name."""
    name: str
    """The speaker's name. Watchers cannot use the name of a player."""
    text: str
    """At most 300 characters."""
    speaker: int = 0
    """The version of this person's first line here, so each person keeps the same number."""
    phrase: Phrase | None = None
    """A quick phrase; `text` is then empty."""


class Muted(Entry):
    """The host stops somebody from talking, or lets them talk again."""

    name: str
    """Who it is."""
    speaker: int
    """As in `said`."""
    muted: bool
    """False: they may talk again."""


class SentAway(Entry):
    """The host stops somebody from watching, or lets them watch again."""

    name: str
    """Who it is."""
    speaker: int
    """As in `said`; 0: they never spoke."""
    away: bool
    """False: they may come back."""


class EndWanted(Entry):
    """A seat wants the game to end now, or no longer wants that."""

    seat: int
    """Who it is."""
    wanted: bool
    """False: the seat wants to play on after all."""


class Ended(Entry):
    """The game was ended early: it has no result, but its replay can be watched."""

    seat: int
    """The last seat to want it; -1: a host without a seat, or whoever runs the server."""
    why: Literal["agreed", "alone", "fault", "server", "unplayed"]
    """agreed: all people agreed; alone: no other person played; fault: the server could not go on;
    server: whoever runs the server ended it; unplayed: nobody had made a move yet."""


class BotStoodIn(Entry):
    """A bot plays a seat whose person is away."""

    seat: int
    """The seat."""
    bot: str
    """The bot."""
    voted: bool
    """True: by the table's vote; false: because the person was away too long or resigned."""
    resigned: bool = False
    """Whether the person resigned. They may take the seat back, but nobody waits for them."""


class PersonBack(Entry):
    """A person took a seat back from the bot that stood in."""

    seat: int
    """The seat."""


class RulesChanged(Entry):
    """The rules have changed; the game continues under today's rules."""

    rules_version: int
    """The version of the rules from here on."""
    before: int
    """The version of the rules up to here."""


class LeftUnfinished(Entry):
    """Somebody ended a game that has a move that no longer fits the rules."""

    seat: int
    """Who it is."""
    name: str
    """Their name."""


class Branched(Entry):
    """The game continues at a new table, from before the move that no longer fits: go there."""

    table: str
    """The new table's id."""


class PlayedAgain(Entry):
    """The same players play again at a new table: go there."""

    table: str
    """The new table's id."""


LogEntry = (
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
    | RulesChanged
    | LeftUnfinished
    | Branched
    | PlayedAgain
)
