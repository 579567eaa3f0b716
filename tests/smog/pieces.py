"""Count everything in the box of SMOG, wherever it is."""

from __future__ import annotations

from collections import Counter

from tablee.games.smog.data import ARTEFACTS, HOURGLASSES, SOVEREIGNS, SPECIALS
from tablee.games.smog.state import SmogState


def pieces(state: SmogState) -> tuple[Counter[int], list[int]]:
    specials = Counter([*state.deck.cards, *state.discard.cards])
    for side in state.at:
        specials.update({kind: side.hand[kind] for kind in range(SPECIALS)})
        assert side.sovereigns >= 0
        assert side.reserve >= 0
        assert min(side.ethers) >= 0
        assert max(side.ethers) <= state.ether_track_max
    sovereigns = state.bank + sum(side.sovereigns + side.reserve for side in state.at)
    assert sovereigns == SOVEREIGNS
    hourglasses = state.supply + sum(int(sides).bit_count() for sides in state.hourglasses)
    assert hourglasses == HOURGLASSES
    artefacts = [
        state.stacks[kind] + sum((side.artefacts >> kind) & 1 for side in state.at)
        for kind in range(ARTEFACTS)
    ]
    on_board = [slot for slot in range(4) if state.agent_at[slot] != 0]
    assert sorted(state.queue) == on_board
    assert len(on_board) <= 2
    secrets = [side.combination for side in state.at if side.combination >= 0]
    portals = [side.portal for side in state.at if side.portal >= 0]
    assert len(set(secrets)) == len(secrets)
    assert len(set(portals)) == len(portals)
    assert len(set(state.slots)) == len(state.slots)
    return +specials, artefacts
