"""Everything in the box of Sample, wherever it lies."""

from __future__ import annotations

from tablee.core.bits import listed
from tablee.games.sample.state import SampleState


def pieces(state: SampleState) -> list[int]:
    """Return all cards; none is twice in play. Coins come from a supply without end."""
    cards = [*state.deck.cards, *listed(state.discarded)]
    for side in state.at:
        cards += [*listed(side.hand), *listed(side.row)]
        assert side.coins >= 0
    return sorted(cards)
