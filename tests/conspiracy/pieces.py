"""Count everything in the box of Conspiracy, wherever it is, and check the cached sums."""

from __future__ import annotations

import itertools
from collections import Counter

from tablee.core.bits import listed
from tablee.games.conspiracy.data import INFLUENCE, KEY, LOCATION_ROWS, PEARLS
from tablee.games.conspiracy.state import Chamber, ConspiracyState


def pieces(state: ConspiracyState) -> tuple[Counter[int], list[int]]:
    lords = Counter(itertools.chain(state.deck.cards, state.drawn.cards, state.recruits.cards))
    lords.update({kind: number for kind, number in enumerate(state.discards) if number})
    locations = [
        *state.location_deck.cards,
        *state.available.cards,
        *state.drawn_locations.cards,
    ]
    for chamber in state.at:
        lords.update(lord for lord in chamber.lords if lord >= 0)
        locations += [location for location in chamber.locations if location >= 0]
        check_chamber(state, chamber)
    most = max(chamber.pearls for chamber in state.at)
    assert most == state.pearls_on_track()
    assert (state.pearl_master < 0) == (most == 0)
    return lords, sorted(locations)


def check_chamber(state: ConspiracyState, chamber: Chamber) -> None:
    """Recompute every cached value from the cards."""
    placed = [lord for lord in chamber.lords if lord >= 0]
    assert list(chamber.lords) == placed + [-1] * (15 - len(placed))
    assert chamber.placed == len(placed)
    mine = [location for location in chamber.locations if location >= 0]
    assert sorted(mine) == list(listed(chamber.controlled))
    gained = [PEARLS[lord] for lord in placed]
    gained += [LOCATION_ROWS[location]["pearls"] for location in mine]
    assert chamber.pearls == sum(gained)
    last = max((space for space in range(15) if chamber.locations[space] >= 0), default=-1)
    for metal in range(2):
        assert chamber.keys[metal] == sum(KEY[lord] == metal for lord in placed[last + 1 :])
    for colour in range(5):
        own = [INFLUENCE[lord] for lord in placed if lord // 6 == colour]
        if own:
            marked = chamber.lords[chamber.coats[colour]]
            assert (marked // 6, INFLUENCE[marked]) == (colour, max(own))
        else:
            assert chamber.coats[colour] == -1
    for space in range(len(placed)):
        if chamber.locations[space] >= 0:
            assert KEY[chamber.lords[space]] >= 0
