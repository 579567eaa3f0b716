"""The fields of an Abyss view. The sentence under each field is its description everywhere."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["plot", "action", "control"]


class Worth(TypedDict):
    """What a location would be worth to the viewer."""

    now: int
    """Points with what the viewer has now."""
    best: int
    """The most points it can become by the end of the game."""


class Side(TypedDict):
    """What lies in front of one seat, and its hand as far as the viewer may know it."""

    pearls: int
    """Pearls it has."""
    key_tokens: int
    """Key tokens it has."""
    keys: int
    """Keys that it can spend: its tokens, and the keys of its lords that still work."""
    free: list[str]
    """Its lords that are not under a location, disabled ones included."""
    disabled: list[str]
    """Its free lords turned by the assassin: neither their power nor their keys work."""
    housed: list[str]
    """Its lords under locations."""
    locations: list[str]
    """Its locations."""
    location_points: list[int]
    """What each of `locations` is worth now, in the same order."""
    affiliated: list[str]
    """Its affiliated allies, one entry per card."""
    hand_size: int
    """How many allies it holds."""
    hand: list[str] | None
    """The allies it holds, one entry per card; null: the viewer may not know them."""
    token_count: int
    """How many monster tokens it has."""
    tokens: list[int] | None
    """The values of its monster tokens in rising order; null: the viewer may not know them."""
    points: int
    """Its points now, as far as the viewer may know them."""
    score: dict[str, int]
    """These points by source: locations, lords, allies, monsters."""


class AbyssView(TypedDict):
    """A game of Abyss as one viewer may know it."""

    seat: int
    """The viewer's seat; -1: a spectator."""
    turn: int
    """The seat whose turn it is."""
    phase: Phase | None
    """The current part of the turn; null when the game is over."""
    threat: int
    """The space of the threat marker, counted from 0."""
    price: int
    """The price in pearls of the next ally bought in this exploration."""
    bought: list[int]
    """The seats that have bought in this exploration."""
    offered_to: list[int]
    """The seats that the ally revealed last is still offered to, in their order."""
    used: list[str]
    """Lords whose once-a-turn power was used this turn."""
    extra_turns: int
    """How many more turns the current seat plays after this one."""
    ending: bool
    """Whether the last turns have begun."""
    tie_break: str | None
    """What broke the tie; null: the points decided, or the game is not over."""
    ship_master_influence: int
    """The influence of the Ship Master, which an option sets."""
    last_turns: int
    """Turns left to play once the last turns have begun."""
    sides: list[Side]
    """What each seat has."""
    stacks: list[int]
    """How many allies each council stack has: crab, jellyfish, seahorse, shellfish, squid."""
    council: list[str] | None
    """The allies in the council's stacks; null: they are not shown."""
    track: list[str]
    """The cards on the exploration track, starting at the first space."""
    paid: list[str]
    """Allies paid so far for the lord being recruited."""
    paid_by: int | None
    """The seat that pays; null: nobody."""
    court: list[str]
    """The lords at court, starting at the first space."""
    available: list[str]
    """Locations that everybody may take."""
    drawn: list[str]
    """Locations drawn, one of which will be kept. Everybody may see them."""
    drawn_by: int | None
    """The seat that keeps one of them; null: nobody."""
    worths: dict[str, Worth]
    """What each location that may be chosen would be worth to the viewer; empty for a spectator."""
    discard: list[str]
    """Every card of the discard pile."""
    deck_size: int
    """How many cards the exploration deck has."""
    lord_deck_size: int
    """How many lords the lord deck has."""
    location_deck_size: int
    """How many locations the location deck has."""
    token_bag_size: int
    """How many monster tokens are left."""
