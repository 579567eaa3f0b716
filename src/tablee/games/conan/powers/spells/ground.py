"""Spells on the ground of a zone, and on what lies there."""

from __future__ import annotations

from tablee.core.bits import has
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import CARD_COUNT, CARDS, HEAVIEST_THROWN, HERO_SLOTS
from tablee.games.conan.lasting import is_unsteady
from tablee.games.conan.moments import register_spell
from tablee.games.conan.powers.spells.kinds import OnZoneInSight
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.asking import FigureStep


def is_unstable(state: ConanState, zone: i64) -> bool:
    """Say whether a zone is shallow water or under tears; the later of two spells counts (E117)."""
    return is_unsteady(state, zone, has(state.board().water & ~state.board().deep, zone))


class TearsOfDagon(OnZoneInSight):
    """Tears of Dagon: leaving a stable zone costs 1 MP more, except in flight (E117)."""

    def suits(self, state: ConanState, caster: i64, zone: i64) -> bool:
        return not is_unstable(state, zone)

    def unsteadies(self, unsteady: bool) -> bool:
        return True


class DryingEarth(OnZoneInSight):
    """Drying Earth: the ground of an unstable zone no longer costs anything (E117)."""

    def suits(self, state: ConanState, caster: i64, zone: i64) -> bool:
        return is_unstable(state, zone)

    def unsteadies(self, unsteady: bool) -> bool:
        return False

    def dries_banks(self) -> None: ...


class Telekinesis(OnZoneInSight):
    """Telekinesis: a light card on the ground in sight comes to the caster (E121)."""

    def suits(self, state: ConanState, caster: i64, zone: i64) -> bool:
        if caster >= HERO_SLOTS:
            return False
        for card in range(CARD_COUNT):
            if can_fetch(state, caster, zone, card):
                return True
        return False

    def work(self, state: ConanState, caster: i64, zone: i64) -> None:
        state.push(FetchCard(state.seat_of(caster), caster, zone))


def can_fetch(state: ConanState, caster: i64, zone: i64, card: i64) -> bool:
    light = CARDS[card].weight <= HEAVIEST_THROWN
    return light and state.lying(zone, card) > 0 and state.at[caster].room_for(card)


class FetchCard(FigureStep):
    """Choose the card that Telekinesis fetches; nothing explodes (E44, E121)."""

    zone: i64

    def __init__(self, seat: i64, figure: i64, zone: i64) -> None:
        super().__init__(seat, figure)
        self.zone = zone

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for card in range(CARD_COUNT):
            if can_fetch(state, self.figure, self.zone, card):
                found = append(found, act.CARD + card)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        state.lay(self.zone, action - act.CARD, -1)
        state.at[self.figure].gain(action - act.CARD)
        state.tell(act.PICKED, self.seat, action - act.CARD)

    def rule(self, action: i64) -> str:
        return "conan:E121"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("not-with-this-card-now", "conan:E121")


register_spell(TearsOfDagon("tears_of_dagon"))
register_spell(DryingEarth("drying_earth"))
register_spell(Telekinesis("telekinesis"))
