"""Kinds of cards: what cards do that differ only in their numbers."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.card_moments import CardPower, register_kind
from tablee.games.conan.data import HEROES_SIDE, RANGED
from tablee.games.conan.records import IN_PLAY, Attack
from tablee.games.conan.state import ConanState, zone_name
from tablee.games.conan.steps.captive import kill_captive
from tablee.games.conan.steps.defence import has_no_shot


class Weapon(CardPower):
    """Strikes, shoots and parries if it prints the symbol [EQ-1]; thrown, it lies where it fell."""

    def fights(self) -> bool:
        return self.card.melee

    def shoots(self) -> bool:
        return self.card.ranged

    def attack_over(self, state: ConanState, attack: Attack) -> None:
        """A weapon thrown at somebody lies in his zone, unless its thrower is gone."""
        hero = state.at[attack.attacker]
        if attack.kind == RANGED and self.card.thrown and hero.fate == IN_PLAY:
            hero.lose(self.me)
            state.lay(attack.zone, self.me)
            state.tell(act.LANDED, hero.seat, zone_name(state, attack.zone))

    def defends_actively(self, kind: i64) -> bool:
        return self.card.defends and has_no_shot(kind)


class Shield(CardPower):
    """Allows an active defence against everything, also shots and areas [DE-2]."""

    def defends_actively(self, kind: i64) -> bool:
        return True


class Armour(CardPower):
    """Its dice join every defence of its bearer (E90, E92)."""

    def worn(self) -> None: ...


class Object(CardPower):
    """Means what the scenario says."""


class Captive(CardPower):
    """A carried person falls as hard as the carrier (E95) [FA-3]."""

    def bearer_falls(self, state: ConanState, figure: i64) -> None:
        hero = state.at[figure]
        hero.lose(self.me)
        kill_captive(state, self.me, HEROES_SIDE, hero.seat)


register_kind("weapon", Weapon)
register_kind("shield", Shield)
register_kind("armour", Armour)
register_kind("object", Object)
register_kind("objective", Object)
register_kind("treasure", Object)
register_kind("captive", Captive)
