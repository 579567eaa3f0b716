"""Objects that do something of their own."""

from __future__ import annotations

from tablee.core.native import i64
from tablee.games.conan import actions as act
from tablee.games.conan.card_moments import register_card
from tablee.games.conan.powers.equipment.kinds import Object
from tablee.games.conan.state import ConanState, zone_name
from tablee.games.conan.steps.attack import attack_zone


class LifePotion(Object):
    """Gems return from the wound zone first, then from fatigue (E45) [HT-8]."""

    def usable(self, state: ConanState, figure: i64) -> bool:
        hero = state.at[figure]
        return hero.wounds + hero.fatigue > 0

    def use(self, state: ConanState, figure: i64) -> None:
        hero = state.at[figure]
        hero.lose(self.me)
        state.discarded[self.me] += 1
        healed = min(self.card.recovers, hero.wounds)
        hero.wounds -= healed
        rested = min(self.card.recovers - healed, hero.fatigue)
        hero.fatigue -= rested
        hero.available += healed + rested
        state.tell(act.DRANK, hero.seat, self.me, healed + rested)


class ExplosiveOrb(Object):
    """Explodes where it lands, against everybody there, and is discarded (E42) [HT-7]."""

    def lands(self, state: ConanState, figure: i64, zone: i64) -> None:
        state.discarded[self.me] += 1
        state.tell(act.EXPLODED, state.at[figure].seat, zone_name(state, zone))
        attack_zone(state, figure, zone, self.card.area_dice)


class EmptyChest(Object):
    """Stays where its chest stood; from then on it is an object like others [MA-4]."""

    def stays(self) -> None: ...


register_card(LifePotion("life_potion"))
register_card(ExplosiveOrb("explosive_orb"))
register_card(EmptyChest("empty_chest"))
