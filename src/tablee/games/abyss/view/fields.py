"""What a view of Abyss holds. The sentence under each field is its description everywhere."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["plot", "action", "control"]


class Side(TypedDict):
    """What lies before one seat, and its hand as far as the viewer may know it."""

    pearls: int
    """Pearls it has."""
    key_tokens: int
    """Key tokens it has."""
    keys: int
    """Keys that it can spend: tokens and those of its lords whose keys work."""
    free: list[str]
    """Its lords under no location, disabled ones included."""
    disabled: list[str]
    """Its free lords that the assassin has turned: neither power nor keys work."""
    housed: list[str]
    """Its lords under locations."""
    locations: list[str]
    """Its locations."""
    location_points: list[int]
    """What each of `locations` is worth now, in the same order."""
    affiliated: list[str]
    """Its affiliated allies, a card each."""
    hand_size: int
    """How many allies it holds."""
    hand: list[str] | None
    """The allies it holds, a card each; null: the viewer may not know them."""
    token_count: int
    """How many monster tokens it has."""
    tokens: list[int] | None
    """The values of its monster tokens, rising; null: the viewer may not know them."""
    points: int
    """Its points now, as far as the viewer may know them."""


class AbyssView(TypedDict):
    """A game of Abyss as one viewer may know it."""

    seat: int
    """The viewer's seat; -1: a spectator."""
    turn: int
    """The seat whose turn it is."""
    phase: Phase | None
    """The part of the turn under way; null when the game is over."""
    threat: int
    """The space of the threat marker, counted from 0."""
    price: int
    """Pearls that the next ally bought in this exploration costs."""
    bought: list[int]
    """The seats that have bought in this exploration."""
    used: list[str]
    """Lords whose power of once a turn was used in this turn."""
    extra_turns: int
    """Turns that the seat whose turn it is plays after this one."""
    ending: bool
    """Whether the last turns have begun."""
    tie_break: str | None
    """What decided among equal points; null: the points did, or the game is not over."""
    ship_master_influence: int
    """The influence of the Ship Master, which is an option."""
    last_turns: int
    """Turns still to be played once the end is near."""
    sides: list[Side]
    """What each seat has."""
    stacks: list[int]
    """Allies in the council's stacks: crab, jellyfish, seahorse, shellfish, squid."""
    council: list[str] | None
    """The allies in the council's stacks; null: they are not open."""
    track: list[str]
    """The cards on the exploration track, from the first."""
    paid: list[str]
    """Allies paid so far for the lord being recruited."""
    paid_by: int | None
    """The seat that pays them; null: nobody."""
    court: list[str]
    """The lords at court, from the first space."""
    available: list[str]
    """Locations that everybody may take."""
    drawn: list[str]
    """Locations drawn, one of which will be kept; all may see them."""
    drawn_by: int | None
    """The seat that keeps one of them; null: nobody."""
    discard: list[str]
    """Every card of the discard pile."""
    deck_size: int
    """Cards in the exploration deck."""
    lord_deck_size: int
    """Lords in their deck."""
    location_deck_size: int
    """Locations in their deck."""
    token_bag_size: int
    """Monster tokens left."""
