"""Skills of attack."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import has
from tablee.core.engine import Auto
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    CARDS,
    COLOURS,
    HERO_SLOTS,
    MELEE,
    NOWHERE,
    ORANGE,
    RANGED,
    RED,
    TWO_HANDED,
)
from tablee.games.conan.moments import SkillPower, register_skill
from tablee.games.conan.records import Attack
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.asking import FigureStep, figures_offered
from tablee.games.conan.steps.attack import begin_attack, strike
from tablee.games.conan.steps.targets import legal, melee_targets

SEIZING_FACE: Final = 2  # of a die of a constrictor (E14)
PIERCED: Final = 1  # point of defence that a precise attack ignores
WEB_DICE: Final = 3  # orange
LAST_DICE: Final = 3  # red, of an attack from beyond
ANSWERING_DICE: Final = 1  # red, of a counterattack


class Reach(SkillPower):
    """Strikes in melee into adjacent zones in sight [BZ-8, E35]."""

    def reaches(self) -> None: ...


class Ambidextrous(SkillPower):
    """A hero adds the bonus of two one-handed weapons [EQ-3]."""

    def two_weapons(self) -> None: ...


class Constriction(SkillPower):
    """A die that shows exactly two axes seizes the victims (E14, E15, E16)."""

    def seizes(self, shown: vec[i64]) -> bool:
        for face in shown:
            if face == SEIZING_FACE:
                return True
        return False


class CircularStrike(SkillPower):
    """Melee goes on from victim to victim; a hero needs a two-handed weapon (E17, E18, E110)."""

    def sweeps(self, attacker: i64, kind: i64, card: i64) -> bool:
        if kind != MELEE:
            return False
        return attacker >= HERO_SLOTS or (card >= 0 and CARDS[card].weight >= TWO_HANDED)


class PrecisionStrike(SkillPower):
    """Melee ignores the first point of a defence (E19)."""

    def defence_ignored(self, kind: i64) -> i64:
        return PIERCED if kind == MELEE else 0


class PrecisionShot(SkillPower):
    """Ranged attacks ignore the first point of a defence (E19)."""

    def defence_ignored(self, kind: i64) -> i64:
        return PIERCED if kind == RANGED else 0


class EliteShooter(SkillPower):
    """Shoots as if nobody were near, and at the Protected (E26, E32)."""

    def sees_protected(self) -> None: ...

    def shoots_unhindered(self) -> None: ...


class WebProjection(SkillPower):
    """Instead of its attack it may bind a target with a web (E104)."""

    def binding_dice(self) -> vec[i64]:
        dice = zeros(COLOURS)
        dice[ORANGE] = WEB_DICE
        return dice


# -- the last attack -----------------------------------------------------------------------


class AttackFromBeyond(SkillPower):
    """Right after its death, and before it is removed, it strikes once more (E22) [RW-12]."""

    def dies(self, state: ConanState, figure: i64) -> None:
        if beyond_targets(state, figure) != 0:
            state.push(StrikeFromBeyond(state.seat_of(figure), figure))


def beyond_targets(state: ConanState, figure: i64) -> i64:
    enemies = state.enemies_in(state.zone[figure], figure)
    return legal(state, figure, enemies, MELEE)


class StrikeFromBeyond(FigureStep):
    """The dying figure makes one last attack of red dice in its zone (E22)."""

    def options(self, state: ConanState) -> vec[i64]:
        return figures_offered(state, beyond_targets(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        target = state.scenario().figure_of[action - act.FIGURE]
        begin_attack(state, self.figure, MELEE, -1, state.zone[target])
        state.attack().beyond = True
        state.attack().dice[RED] += LAST_DICE
        strike(state, target)

    def rule(self, action: i64) -> str:
        return "conan:RW-12"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("only-an-enemy-in-the-zone-of-death", "conan:E22")


# -- the answer ----------------------------------------------------------------------------


class Counterattack(SkillPower):
    """If attacked in melee and still alive, it strikes back; nobody answers that (E20, E21)."""

    def was_attacked(self, state: ConanState, figure: i64, attack: Attack) -> None:
        if attack.kind == MELEE and not attack.counter:
            state.push(Counter(figure, attack.attacker))


class Counter(Auto[ConanState]):
    """A survivor with Counterattack strikes back at an attacker within reach (E20, E21)."""

    target: i64

    def __init__(self, who: i64, target: i64) -> None:
        super().__init__(who)
        self.target = target

    def run(self, state: ConanState) -> None:
        figure = self.who
        if state.zone[figure] == NOWHERE or state.zone[self.target] == NOWHERE:
            return
        if not has(melee_targets(state, figure), self.target):
            return
        begin_attack(state, figure, MELEE, -1, state.zone[self.target])
        state.attack().counter = True
        state.attack().dice[RED] += ANSWERING_DICE
        strike(state, self.target)


register_skill(Reach("reach"))
register_skill(Ambidextrous("ambidextrous"))
register_skill(Constriction("constriction"))
register_skill(CircularStrike("circular_strike"))
register_skill(PrecisionStrike("precision_strike"))
register_skill(PrecisionShot("precision_shot"))
register_skill(EliteShooter("elite_shooter"))
register_skill(WebProjection("web_projection"))
register_skill(AttackFromBeyond("attack_from_beyond"))
register_skill(Counterattack("counterattack"))
