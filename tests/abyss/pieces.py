"""Count everything in the box of Abyss, wherever it is, and check the cached sums."""

from __future__ import annotations

import itertools
from collections import Counter

from tablee.core.bits import listed
from tablee.games.abyss.data import KEY_TOKENS
from tablee.games.abyss.state import AbyssState


def pieces(state: AbyssState) -> tuple[Counter[int], Counter[int], list[int]]:
    cards = Counter(
        itertools.chain(state.deck.cards, state.discard.cards, state.track.cards, state.paid.cards)
    )
    for counts in (state.council, *(s.hand for s in state.at), *(s.affiliated for s in state.at)):
        cards.update({kind: counts[kind] for kind in range(25)})
    tokens = Counter(itertools.chain(state.tokens.cards, *(s.tokens.cards for s in state.at)))
    locations = sorted(
        itertools.chain(
            state.location_deck.cards,
            state.available.cards,
            state.drawn.cards,
            *(listed(side.locations) for side in state.at),
        )
    )
    lords = [*state.lord_deck.cards, *state.court.cards]
    for side in state.at:
        lords += [*listed(side.free), *listed(side.housed)]
        assert side.disabled & ~side.free == 0
        assert side.pearls >= 0
        sums = [sum(side.hand[r * 5 + v] * (v + 1) for v in range(5)) for r in range(5)]
        assert sums == list(side.worth)
    assert len(set(lords)) == len(lords)
    assert 0 <= state.key_tokens_left() <= KEY_TOKENS
    return +cards, tokens, locations
