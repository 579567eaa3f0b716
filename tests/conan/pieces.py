"""Count everything in the box of Conan, wherever it is, and check the cached sums."""

from __future__ import annotations

from collections import Counter

from tablee.core.bits import listed
from tablee.games.conan.data import CARD_COUNT, CARD_IDS, CARDS, TOKEN_IDS
from tablee.games.conan.records import ABSENT, DEAD
from tablee.games.conan.state import ConanState


def pieces(state: ConanState) -> tuple[Counter[int], list[int], int]:
    check_places(state)
    cards = Counter({card: number for card, number in enumerate(state.carried_off) if number})
    cards.update({card: number for card, number in enumerate(state.discarded) if number})
    cards.update(state.deck.cards)
    littered = set()
    for place, lying in enumerate(state.ground):
        assert lying >= 0
        cards[place % CARD_COUNT] += lying
        if lying > 0:
            littered.add(place // CARD_COUNT)
    assert littered == set(listed(state.littered))
    gems = []
    for hero in state.at:
        for card, number in enumerate(hero.cards):
            assert number >= 0
            cards[card] += number
        assert list(hero.kinds) == [card for card, number in enumerate(hero.cards) if number]
        assert hero.load == sum(n * CARDS[card].weight for card, n in enumerate(hero.cards))
        assert min(hero.available, hero.fatigue, hero.wounds, *hero.boxes) >= 0
        assert all(used >= there for used, there in zip(hero.used, hero.boxes, strict=True))
        gems.append(hero.available + hero.fatigue + hero.wounds + sum(hero.boxes))
    check_tokens(state, cards)
    for token in TOKEN_IDS:
        cards.pop(CARD_IDS.index(token), None)
    for made in state.scenario().purposes.made:
        cards.pop(made, None)
    assert min(state.available, state.fatigue, state.removed) >= 0
    overlord = state.available + state.fatigue + state.removed + sum(state.spell_gems)
    return +cards, gems, overlord


def check_tokens(state: ConanState, cards: Counter[int]) -> None:
    """The captive is hidden or on the board. The trophy exists once its bearer is dead."""
    scenario = state.scenario()
    about = scenario.purposes
    if about.captive >= 0:
        assert cards[about.captive] + (state.hiding_place >= 0) <= 1
    if about.trophy >= 0:
        bearer = next(f for f in range(scenario.figures) if scenario.tile[f] == about.trophy_tile)
        assert cards[about.trophy] == (state.fallen >> bearer) & 1


def is_away(state: ConanState, figure: int) -> bool:
    """Say whether a figure will return by itself: a shapechanger, or the spectre under water."""
    sunk = figure == state.scenario().purposes.spectre and state.life[figure] > 0
    return sunk or state.away_from[figure] >= 0


def check_places(state: ConanState) -> None:
    """Zones and figures agree, tiles of the dead are bloodied, and no zone is too full."""
    for zone, figures in enumerate(state.here):
        for figure in listed(figures):
            assert state.zone[figure] == zone
        on_floor = [f for f in listed(figures) if state.on_table[f] == 0]
        assert sum(state.size(f) for f in on_floor) <= state.board().capacity[zone]
        if len(on_floor) < len(listed(figures)):
            taken = sum(state.size(f) for f in listed(figures) if f not in on_floor)
            assert taken <= state.board().table_capacity[state.board().table_in(zone)]
    for figure, hero in enumerate(state.at):
        waits = state.round == 0 and (state.scenario().purposes.late >> figure) & 1
        away = state.away_from[figure] >= 0
        assert (state.zone[figure] < 0) == (hero.fate != 0 or away) or waits
        if hero.fate == DEAD:
            assert hero.alive_gems() == 0
        if hero.fate == ABSENT:
            assert sum(hero.cards) == 0
    scenario = state.scenario()
    for tile in state.river:
        controlled = listed(scenario.controls[tile])
        gone = state.departed | sum(1 << f for f in controlled if is_away(state, f))
        dead = controlled and all(state.zone[f] < 0 and not gone >> f & 1 for f in controlled)
        never_came = all((scenario.aside & ~state.fallen) >> f & 1 for f in controlled)
        spectre = scenario.purposes.spectre
        weak = spectre in controlled and state.life[spectre] <= scenario.purposes.weak_at
        if not weak:  # it may have lost its second tile while alive
            assert bool(dead and not never_came) == bool((state.bloodied >> tile) & 1)
    assert len(set(state.river)) == len(state.river)
