"""The fields of a Conspiracy view. The sentence under each field is its description everywhere."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["recruit", "place", "powers"]
Colour = Literal["blue", "yellow", "red", "green", "purple"]
Metal = Literal["silver", "gold"]
Source = Literal["lords", "locations", "coalition", "pearl_master"]


class Chamber(TypedDict):
    """A senate chamber and what its seat has."""

    lords: list[str | None]
    """The lord on each space, in order; null: none yet."""
    locations: list[str | None]
    """The location on each space; null: none."""
    coats: dict[Colour, int | None]
    """For each colour, the space of its best lord, counted from 0; null: none."""
    keys: dict[Metal, int]
    """How many keys were placed since the last location."""
    pearls: int
    """Pearls it has."""
    coalition: list[int]
    """The spaces of the largest coalition, counted from 0."""
    points: int
    """The total of points now."""
    score: dict[Source, int]
    """The points by source."""
    location_points: list[int | None]
    """What the location on each space is worth now; null: there is none."""


class ConspiracyView(TypedDict):
    """A game of Conspiracy as one viewer may know it."""

    seat: int
    """The viewer's seat; -1: a spectator."""
    turn: int
    """The seat whose turn it is."""
    phase: Phase | None
    """The current part of the turn; null when the game is over."""
    last_turns: int | None
    """Turns left to play once a chamber is complete; null before that."""
    tie_break: str | None
    """What broke the tie; null: the points decided, or the game is not over."""
    pearl_master: int | None
    """The seat of the pearl master; null: nobody."""
    pearls_on_track: int
    """How many pearls the marker on the pearl track shows."""
    forced_draw: int
    """How many lords everybody except `forced_by` must draw; 0: a free choice."""
    forced_by: int | None
    """The seat whose location forces the draw; null: none."""
    chambers: list[Chamber]
    """The chamber of each seat."""
    discards: dict[Colour, list[str]]
    """Every lord of each discard pile."""
    drawn_by: int | None
    """The seat that owns the drawn or recruited lords and drawn locations; null: there are none."""
    drawn: list[str]
    """Lords drawn and shown, one of which will be recruited."""
    recruits: list[str]
    """Lords recruited but not placed yet."""
    available: list[str]
    """The locations that lie face up."""
    drawn_locations: list[str] | None
    """Locations drawn, one of which will be kept; null: the viewer may not see them."""
    drawn_location_count: int
    """How many locations are drawn."""
    deck_size: int
    """How many lords the deck has."""
    location_deck_size: int
    """How many locations the location deck has."""
