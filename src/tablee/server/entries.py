"""Entries of a table's log as viewers get them: a part of the protocol, see `messages`."""

from __future__ import annotations

from typing import Literal

from tablee.server.parts import Choice, Happening, Kind, Tagged


class Entry(Tagged):
    """A line of a table's log. Entries are numbered from 1 (`version`) and never change."""

    version: int
    """Its number."""
    at: int
    """When, in seconds since 1970."""


class SeatTaken(Entry):
    """Somebody took a seat, before the start or by the link to another device."""

    seat: int
    """Which."""
    name: str
    """Who."""


class SeatLeft(Entry):
    """Somebody gave a seat up before the start."""

    seat: int
    """Which."""
    name: str
    """Who."""


class SeedAdded(Entry):
    """A person's browser has added its random seed."""

    seat: int
    """Whose."""


class Began(Entry):
    """The game has begun; what happened by itself up to the first question."""

    events: list[Happening]
    """In order."""
    turns: int = 0
    """How many turns had begun before: the next event `turn` is number `turns` + 1."""


class Moved(Entry):
    """A seat answered."""

    seat: int
    """Whose answer."""
    bot: bool
    """Whether a bot gave it."""
    choices: list[Choice]
    """The answers; none unless they are yours: others learn of them by the events alone."""
    events: list[Happening]
    """What happened, in order."""
    how: Literal["person", "bot", "clock", "advance", "quiet"] = "person"
    """clock: a bot, because time was up. advance: as you had set it; quiet: there was nothing to
    decide, so the table answered for you (of both, others see `person`)."""
    kind: Kind = ""
    """What kind of question was answered (see `Question`)."""
    rule: str = ""
    """The rule by which it was asked."""
    frame: int = 0
    """The number of the frame (see `Frames`) that this move led to; the start is 0."""
    turns: int = 0
    """How many turns had begun before: the next event `turn` is number `turns` + 1."""


class TakenBack(Entry):
    """Moves were taken back; they stay in the log but no longer count."""

    seat: int
    """Who took them back."""
    moves: int
    """How many."""
    since: int
    """Moves with this version and later do not count any more."""
    agreed: bool
    """Whether it needed the table's consent."""


class UndoWanted(Entry):
    """A seat asks the people at the table to take moves back."""

    seat: int
    """Who."""
    moves: int
    """How many moves."""


class UndoAllowed(Entry):
    """A seat agrees that moves are taken back; others are still to answer."""

    seat: int
    """Who."""


class UndoDenied(Entry):
    """A seat refused, or the game went on: nothing is taken back."""

    seat: int
    """Who refused."""


class Said(Entry):
    """Somebody said something. Show it as plain text."""

    seat: int
    """The speaker's seat; -1: somebody who watches. Say so beside the name."""
    name: str
    """The speaker; nobody who watches speaks under a player's name."""
    text: str
    """At most 300 characters."""
    speaker: int = 0
    """The version of the first line of this person here: the same person, the same number."""


class Muted(Entry):
    """The host lets somebody not talk any more, or talk again."""

    name: str
    """Who."""
    speaker: int
    """As in `said`."""
    muted: bool
    """False: may talk again."""


class SentAway(Entry):
    """The host does not let somebody watch any more, or lets them watch again."""

    name: str
    """Who."""
    speaker: int
    """As in `said`; 0: they never spoke."""
    away: bool
    """False: may come back."""


class EndWanted(Entry):
    """A seat wants the game to end now, or does not want it any more."""

    seat: int
    """Who."""
    wanted: bool
    """False: to play on after all."""


class Ended(Entry):
    """The game was ended before its end: there is no result, and it can be looked back at."""

    seat: int
    """Who was the last to want it; -1: the host, who has no seat, or the server's own."""
    why: Literal["agreed", "alone", "fault", "server"]
    """All people agreed; nobody else was a person; the server could not go on; whoever runs the
    server ended it."""


class BotStoodIn(Entry):
    """A bot plays a seat whose person is away."""

    seat: int
    """Which."""
    bot: str
    """The bot."""
    voted: bool
    """By the table's vote, or because the person was away too long."""


class PersonBack(Entry):
    """A person took a seat back from the bot that stood in."""

    seat: int
    """Which."""


class RulesChanged(Entry):
    """The rules have changed since; the game goes on under today's."""

    rules_version: int
    """Of the rules from here on."""
    before: int
    """Of the rules up to here."""


class LeftUnfinished(Entry):
    """Somebody ended a game of which a move no longer fits the rules."""

    seat: int
    """Who."""
    name: str
    """Their name."""


class Branched(Entry):
    """The game goes on at a new table, from right before the move that no longer fits: go there."""

    table: str
    """The new table's id."""


class PlayedAgain(Entry):
    """The same players meet again: go there."""

    table: str
    """The new table's id."""


LogEntry = (
    SeatTaken
    | SeatLeft
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
