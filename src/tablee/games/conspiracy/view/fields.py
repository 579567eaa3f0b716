"""What a view of Conspiracy holds. The sentence under each field is its description everywhere."""

from __future__ import annotations

from typing import Literal, TypedDict

Phase = Literal["recruit", "place", "powers"]
Colour = Literal["blue", "yellow", "red", "green", "purple"]
Metal = Literal["silver", "gold"]
Source = Literal["lords", "locations", "coalition", "pearl_master"]


class Chamber(TypedDict):
    """A senate chamber with what its seat has."""

    lords: list[str | None]
    """The lord on each space, from the first; null: none yet."""
    locations: list[str | None]
    """The location on each space; null: none."""
    coats: dict[Colour, int | None]
    """For each colour the space of its best lord, counted from 0; null: none."""
    keys: dict[Metal, int]
    """Keys placed since the last location."""
    pearls: int
    """Pearls it has."""
    coalition: list[int]
    """The spaces of the largest coalition, counted from 0."""
    points: int
    """All points now."""
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
    """The part of the turn under way; null when the game is over."""
    last_turns: int | None
    """Turns still to be played once a chamber is complete; null before."""
    tie_break: str | None
    """What decided among equal points; null: the points did, or the game is not over."""
    pearl_master: int | None
    """The seat that is pearl master; null: nobody."""
    pearls_on_track: int
    """The pearls that the marker of the pearl track shows."""
    forced_draw: int
    """Lords that everybody but `forced_by` must draw; 0: a free choice."""
    forced_by: int | None
    """The seat whose location forces the draw; null: none."""
    chambers: list[Chamber]
    """The chamber of each seat."""
    discards: dict[Colour, list[str]]
    """Every lord of each discard pile."""
    drawn_by: int | None
    """The seat whose are the lords drawn or recruited and the locations drawn; null: nobody's."""
    drawn: list[str]
    """Lords drawn and shown, one of them to be recruited."""
    recruits: list[str]
    """Lords recruited, still to be placed."""
    available: list[str]
    """Locations, face up."""
    drawn_locations: list[str] | None
    """Locations drawn, one of them to be kept; null: the viewer may not see them."""
    drawn_location_count: int
    """How many locations are drawn."""
    deck_size: int
    """Lords in the deck."""
    location_deck_size: int
    """Locations in their deck."""
