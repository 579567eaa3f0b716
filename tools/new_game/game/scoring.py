"""Points and ties."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import listed
from tablee.core.native import i64
from tablee.games.sample.data import CARD_IDS, VALUE
from tablee.games.sample.state import SampleState

TIE_BREAKS: Final = ["coins", "shared"]


def cards_points(state: SampleState, seat: i64) -> i64:
    points: i64 = 0
    for card in listed(state.at[seat].row):
        points += VALUE[card]
    return points


def points(state: SampleState, seat: i64) -> i64:
    """The cards in the row, and the coins [8]."""
    return cards_points(state, seat) + state.at[seat].coins


def rank(state: SampleState, seat: i64) -> i64:
    """Most points; then most coins; then shared [9]."""
    return points(state, seat) * 100 + state.at[seat].coins


def tie_break(state: SampleState) -> str | None:
    """Return what decided among equal points, once the game is over [9]."""
    if not state.is_over():
        return None
    scores = [points(state, seat) for seat in range(state.seats)]
    if scores.count(max(scores)) == 1:
        return None
    coins = [state.at[seat].coins for seat in range(state.seats)]
    return "coins" if coins.count(max(coins)) == 1 else "shared"


def score_sheet(state: SampleState, seat: i64) -> dict[str, int]:
    return {"cards": cards_points(state, seat), "coins": state.at[seat].coins}


def score_lines(state: SampleState, seat: i64) -> list[tuple[str, str, str, int]]:
    """Return what each card and the coins are worth."""
    lines: list[tuple[str, str, str, int]] = [
        ("cards", "card", CARD_IDS[card], VALUE[card]) for card in listed(state.at[seat].row)
    ]
    return [*lines, ("coins", "", "", state.at[seat].coins)]
