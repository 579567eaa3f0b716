"""A captive: hidden, found by a hero who enters, killed by what hits her zone."""

from __future__ import annotations

from tablee.core.bits import bit, has
from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    CARD_COUNT,
    CARDS,
    HERO_SLOTS,
    HEROES_SIDE,
    OVERLORD,
    OVERLORD_SIDE,
)
from tablee.games.conan.state import ConanState, zone_name


def search(state: ConanState, zone: i64) -> None:
    """Show whether the captive is hidden in a zone that a hero has entered."""
    scenario = state.scenario()
    if not has(scenario.hiding_places & ~state.searched, zone) or state.hiding_place < 0:
        return
    state.searched |= bit(zone)
    if state.hiding_place == zone:
        state.hiding_place = -1
        state.lay(zone, scenario.captive)
        state.tell(act.FOUND, OVERLORD, scenario.captive)
    else:
        state.tell(act.SEARCHED, OVERLORD, zone_name(state, zone))


def kill_captive(state: ConanState, captive: i64, side: i64, seat: i64) -> None:
    """She is out of the game; where the scenario says so, who killed her loses.

    Villagers whom heroes kill count as devoured.
    """
    state.discarded[captive] += 1
    if captive == state.scenario().villagers and side == HEROES_SIDE:
        state.devoured += 1
    if state.scenario().killer_loses:
        state.killer = side
    state.tell(act.CAPTIVE_DIED, seat, captive)


def strike_captive(state: ConanState, zone: i64, side: i64, seat: i64) -> None:
    """Kill a captive in a zone that is hit, carried or not, or show that there is none (E73)."""
    scenario = state.scenario()
    captive = scenario.captive
    if scenario.villagers >= 0:
        strike_villagers(state, zone, side, seat)
    if captive < 0:
        return
    if state.hiding_place == zone:
        state.hiding_place = -1
        kill_captive(state, captive, side, seat)
    elif state.hiding_place >= 0 and has(scenario.hiding_places & ~state.searched, zone):
        state.searched |= bit(zone)
        state.tell(act.SEARCHED, OVERLORD, zone_name(state, zone))
    if state.lying(zone, captive) > 0:
        state.lay(zone, captive, -1)
        kill_captive(state, captive, side, seat)
    for slot in range(HERO_SLOTS):
        if state.zone[slot] == zone and state.at[slot].cards[captive] > 0:
            state.at[slot].lose(captive)
            kill_captive(state, captive, side, seat)


def strike_villagers(state: ConanState, zone: i64, side: i64, seat: i64) -> None:
    """Kill every villager in a zone that is hit, carried or not (E124)."""
    card = state.scenario().villagers
    killed = state.lying(zone, card)
    state.lay(zone, card, -killed)
    for figure in range(HERO_SLOTS):
        while state.zone[figure] == zone and state.at[figure].cards[card] > 0:
            state.at[figure].lose(card)
            killed += 1
    for villager in range(killed):
        kill_captive(state, card, side, seat)


def slay_villager(state: ConanState, zone: i64) -> None:
    """One damage is enough for a villager: one life, no armour, nobody who defends."""
    card = state.scenario().villagers
    if state.lying(zone, card) > 0:
        state.lay(zone, card, -1)
        kill_captive(state, card, OVERLORD_SIDE, OVERLORD)


def drop_captive(state: ConanState, slot: i64) -> None:
    """Somebody carried falls as hard as who carries (E95) [FA-3]."""
    hero = state.at[slot]
    for card in range(CARD_COUNT):
        if CARDS[card].captive and hero.cards[card] > 0:
            hero.lose(card)
            kill_captive(state, card, HEROES_SIDE, hero.seat)
