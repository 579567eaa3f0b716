"""The fields of a view of Sample. The docstring of each field is its description everywhere."""

from __future__ import annotations

from typing import TypedDict


class Side(TypedDict):
    """What one seat has."""

    hand: list[str] | None
    """The cards in hand; null: the viewer may not see them."""
    hand_size: int
    """How many cards are in hand."""
    row: list[str]
    """The cards played that still lie there."""
    coins: int
    """Coins it has."""
    points: int
    """All points now."""


class SampleView(TypedDict):
    """A game of Sample as one viewer may know it."""

    seat: int
    """The viewer's seat; -1: a spectator."""
    turn: int
    """The seat whose turn it is."""
    tie_break: str | None
    """What decided among equal points; null: the points did, or the game is not over."""
    deck_size: int
    """Cards in the deck."""
    discarded: list[str]
    """Cards that were discarded."""
    sides: list[Side]
    """What each seat has."""
