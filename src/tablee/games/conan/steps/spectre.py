"""The serpent-spectre: it rises from water, breaks walls, devours villagers; heroes save them."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS, NOWHERE, OVERLORD
from tablee.games.conan.moments import SKILLS_AT, WRECKS
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.state import HERO_FIGURES, ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import zones_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.paths import may_enter


def waters(state: ConanState) -> i64:
    """Return the water zones without a hero or ally where the spectre has room."""
    spectre = state.scenario().spectre
    zones: i64 = 0
    for zone in listed(state.board().water):
        if state.enemies_in(zone, spectre) == 0 and may_enter(state, spectre, zone):
            zones |= bit(zone)
    return zones


def may_rise(state: ConanState, tile: i64) -> bool:
    """Once in a turn, when one of its tiles is activated, and while it lives."""
    spectre = state.scenario().spectre
    if spectre < 0 or not has(state.scenario().controls[tile], spectre):
        return False
    waiting = state.zone[spectre] == NOWHERE and state.life[spectre] > 0
    return waiting and not state.risen and waters(state) != 0


def sink(state: ConanState) -> None:
    """It leaves at the start of the overlord's turn; its wounds stay."""
    spectre = state.scenario().spectre
    state.risen = False
    if spectre >= 0 and state.zone[spectre] != NOWHERE:
        state.put(spectre, NOWHERE)


class Rise(Step[ConanState]):
    """Choose the water zone where the spectre appears."""

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, waters(state))

    def resolve(self, state: ConanState, action: i64) -> None:
        spectre = state.scenario().spectre
        state.risen = True
        state.tell(act.REINFORCED, OVERLORD, name_of(state, spectre))
        state.tell(act.ENTERED, OVERLORD, action - act.ZONE)
        enter(state, spectre, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:SC-6"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, state.scenario().spectre)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-water-zone-with-room", "conan:SC-6")


# -- what it does instead of striking a hero ----------------------------------------------


def spectre_options(state: ConanState, figure: i64, free: i64, found: vec[i64]) -> vec[i64]:
    """Add villagers it may devour, and walls that gems let it break; some are `free` to break."""
    scenario = state.scenario()
    if figure != scenario.spectre:
        return found
    board = state.board()
    zone = state.zone[figure]
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        other = board.other(border, zone)
        if not has(state.attacked, figure) and is_prey(state, other):
            found = append(found, act.DEVOUR + zone_name(state, other))
        breakable = state.broken[border] == 0 and board.wreckers[border] & SKILLS_AT[WRECKS] != 0
        payable = 0 < scenario.wall_price <= state.available
        if breakable and payable and not has(free, other):
            found = append(found, act.WRECK + zone_name(state, other))
    if not has(state.attacked, figure) and is_prey(state, zone):
        found = append(found, act.DEVOUR + zone_name(state, zone))
    return found


def is_prey(state: ConanState, zone: i64) -> bool:
    """Say whether a villager in sight in a zone has no hero to protect him."""
    spectre = state.scenario().spectre
    if state.scenario().villagers < 0:
        return False
    seen = has(state.sight[state.zone[spectre]], zone)
    alone = state.here[zone] & HERO_FIGURES == 0
    return seen and alone and state.lying(zone, state.scenario().villagers) > 0


def devour(state: ConanState, zone: i64) -> None:
    """A villager that the spectre attacks is devoured: no roll, no defence."""
    state.attacked |= bit(state.scenario().spectre)
    state.lay(zone, state.scenario().villagers, -1)
    state.discarded[state.scenario().villagers] += 1
    state.devoured += 1
    state.tell(act.DEVOURED, OVERLORD, zone_name(state, zone))


def pay_for_wall(state: ConanState) -> None:
    price = state.scenario().wall_price
    state.available -= price
    state.fatigue += price


# -- villagers ---------------------------------------------------------------------------


def save_villagers(state: ConanState) -> None:
    """Villagers in a reinforcement zone with a hero are saved and leave."""
    card = state.scenario().villagers
    if card < 0:
        return
    for figure in range(HERO_SLOTS):
        hero = state.at[figure]
        zone = state.zone[figure]
        if hero.fate != IN_PLAY or zone == NOWHERE or not has(state.scenario().havens, zone):
            continue
        saved = hero.cards[card] + state.lying(zone, card)
        if saved == 0:
            continue
        while hero.cards[card] > 0:
            hero.lose(card)
        state.lay(zone, card, -state.lying(zone, card))
        state.carried_off[card] += saved
        state.tell(act.SAVED, hero.seat, zone_name(state, zone), saved)
