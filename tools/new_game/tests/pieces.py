"""Count everything in the box of Sample, wherever it is."""

from __future__ import annotations

from tablee.core.bits import listed
from tablee.games.sample.state import SampleState


def pieces(state: SampleState) -> list[int]:
    """Return all cards; none is in play twice. The supply of coins is unlimited."""
    cards = [*state.deck.cards, *listed(state.discarded)]
    for side in state.at:
        cards += [*listed(side.hand), *listed(side.row)]
        assert side.coins >= 0
    return sorted(cards)
