"""The exact chance that an attack wounds and kills, from all results of its dice.

Free rerolls are counted, used in the best way for what is asked. Rerolls and an active defence that
cost gems are not. A hero's armour is rolled against the attack, with its own rerolls. Nobody casts
a spell or steps in.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablee.core.bits import bit, listed
from tablee.core.native import i64
from tablee.games.conan.data import (
    CARDS,
    COLOUR_NAMES,
    COLOURS,
    FACES,
    HERO_SLOTS,
    MELEE,
    RANGED,
    RED,
    SHEETS,
    SIDES,
)
from tablee.games.conan.lasting import add_attack_dice, dice_bettered
from tablee.games.conan.names import FIGURE_IDS
from tablee.games.conan.records import ARMOUR, PRINTED, SOURCES
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.attack import begin_attack
from tablee.games.conan.steps.declare import AttackGems, aim, with_dice_of_tile
from tablee.games.conan.steps.defence import (
    fixed_defence,
    gems_for_defence,
    guards,
    lessened,
    life_left,
    may_defend_actively,
    payers,
    taken_off,
)
from tablee.games.conan.steps.dice import is_jinxed, supporters
from tablee.games.conan.steps.sacrifice import willing
from tablee.games.conan.steps.stakes import penalty
from tablee.games.conan.view.fields import Aim, Die, Odds

MOST_SHOWN: Final = 3  # successes of one die
CERTAIN: Final = 0.999999999999

Dice = tuple[int, ...]  # by colour: how many
Symbols = tuple[int, ...]  # source * 3 + colour: free rerolls
Rolled = tuple[tuple[int, int, int], ...]  # of each die: colour, successes, sources used, sorted


class Pool:
    """Dice to be rolled once, with the rerolls that cost nothing."""

    def __init__(self, dice: Sequence[int], symbols: Sequence[int], supports: int) -> None:
        self.dice: Dice = tuple(int(number) for number in dice)
        self.symbols: Symbols = tuple(int(number) for number in symbols)
        self.supports = supports

    def most(self) -> int:
        """Return the most successes that it can show."""
        return MOST_SHOWN * sum(self.dice)

    def chance(self, good: Sequence[float]) -> float:
        """Return the mean worth of a number of successes, if rerolls aim at that.

        More successes are never worth less.
        """
        roll = Rolling(good)
        total = 0.0
        for shown, share in rolls(self.dice):
            total += share * roll.best(shown, self.symbols, self.supports)
        return total


class Rolling:
    """Dice on the table: the result of the best use of the free rerolls left."""

    def __init__(self, good: Sequence[float]) -> None:
        self.good = good
        self.known: dict[tuple[Rolled, Symbols, int], float] = {}

    def best(self, shown: Rolled, symbols: Symbols, supports: int) -> float:
        key = (shown, symbols, supports)
        if key in self.known:
            return self.known[key]
        total = sum(face for _, face, _ in shown)
        best = self.good[total]
        most = min(len(self.good) - 1, total + MOST_SHOWN * (sum(symbols) + supports))
        if self.good[most] > best:
            for place in lowest_of_a_kind(shown):
                source = source_for(shown[place], symbols)
                if source >= 0:
                    left = list(symbols)
                    left[source * COLOURS + shown[place][0]] -= 1
                    best = max(best, self.after(shown, place, bit(source), tuple(left), supports))
                if supports > 0:
                    best = max(best, self.after(shown, place, 0, symbols, supports - 1))
        self.known[key] = best
        return best

    def after(self, shown: Rolled, place: int, used: int, symbols: Symbols, supports: int) -> float:
        """Return the mean after one die is rolled again; the new result stands [DI-8]."""
        colour, _, before = shown[place]
        others = [relevant(die, symbols) for die in (*shown[:place], *shown[place + 1 :])]
        total = 0.0
        for face, share in FACES_OF[colour]:
            again = relevant((colour, face, before | used), symbols)
            total += share * self.best(tuple(sorted([*others, again])), symbols, supports)
        return total


def relevant(die: tuple[int, int, int], symbols: Symbols) -> tuple[int, int, int]:
    """Forget which sources have rerolled a die if they have no symbol left for it."""
    colour, face, used = die
    if used:
        for source in range(SOURCES):
            if symbols[source * COLOURS + colour] == 0:
                used &= ~bit(source)
    return (colour, face, used)


def lowest_of_a_kind(shown: Rolled) -> list[int]:
    """Return the dice worth rerolling: the lowest of those that may be rerolled alike."""
    found: dict[tuple[int, int], int] = {}
    for place, (colour, _, used) in enumerate(shown):  # sorted: the lowest comes first
        found.setdefault((colour, used), place)
    return list(found.values())


def source_for(die: tuple[int, int, int], symbols: Symbols) -> int:
    """Return a source whose symbol may reroll a die that it has not rerolled yet [DI-5, E1]."""
    colour, _, used = die
    for source in range(SOURCES):
        if symbols[source * COLOURS + colour] > 0 and used >> source & 1 == 0:
            return source
    return -1


def faces(colour: int) -> list[tuple[int, float]]:
    """Return what a die may show, with its chance."""
    counted: dict[int, int] = {}
    for side in range(SIDES):
        face = int(FACES[colour * SIDES + side])
        counted[face] = counted.get(face, 0) + 1
    return [(face, sides / SIDES) for face, sides in counted.items()]


FACES_OF: Final = [faces(colour) for colour in range(COLOURS)]


def rolls(dice: Dice) -> list[tuple[Rolled, float]]:
    """Return what dice can show, rolled once: each set of results with its chance."""
    found: dict[Rolled, float] = {(): 1.0}
    for colour, number in enumerate(dice):
        for _die in range(number):
            longer: dict[Rolled, float] = {}
            for shown, share in found.items():
                for face, chance in FACES_OF[colour]:
                    key = tuple(sorted((*shown, (colour, face, 0))))
                    longer[key] = longer.get(key, 0.0) + share * chance
            found = longer
    return list(found.items())


def percent(chance: float) -> int:
    """Return whole percents: 0 and 100 only for the impossible and the certain."""
    if chance <= 1 - CERTAIN:
        return 0
    if chance >= CERTAIN:
        return 100
    return min(99, max(1, round(100 * chance)))


# -- the attack declared -------------------------------------------------------------------


def supports_of(state: ConanState, figure: i64) -> int:
    return int(supporters(state, figure))


def attack_pool(state: ConanState, gems: int, box: i64) -> Pool:
    """Return the dice of the attack declared, with so many gems of a hero spent on it."""
    attack = state.attack()
    figure = attack.attacker
    dice = attack.dice[:]
    symbols = attack.free[:]
    if gems > 0:
        sheet = SHEETS[state.at[figure].sheet]
        colour = min(i64(RED), sheet.dice[box] + dice_bettered(state, figure, box))
        dice[colour] += gems
        if sheet.free_reroll[box] != 0:
            symbols[PRINTED * COLOURS + colour] += 1
    add_attack_dice(state, figure, dice)
    return freely(state, figure, Pool(list(dice), list(symbols), supports_of(state, figure)))


def freely(state: ConanState, figure: i64, pool: Pool) -> Pool:
    """Remove the rerolls from a pool if an enemy prevents them (E30)."""
    if is_jinxed(state, figure) or (state.depth > 0 and state.attack().beyond):
        return Pool(pool.dice, [0] * (SOURCES * COLOURS), 0)
    return pool


def armour_pool(state: ConanState, figure: i64) -> Pool:
    """Return the dice that a hero's armour rolls without a gem [DE-3]; a unit rolls none."""
    dice = [0] * COLOURS
    symbols = [0] * (SOURCES * COLOURS)
    if figure < HERO_SLOTS:
        hero = state.at[figure]
        for card in hero.kinds:
            for colour in range(COLOURS):
                dice[colour] += int(hero.cards[card] * CARDS[card].passive_dice[colour])
                free = hero.cards[card] * CARDS[card].passive_free[colour]
                symbols[ARMOUR * COLOURS + colour] += int(free)
    return freely(state, figure, Pool(dice, symbols, supports_of(state, figure)))


def chances(state: ConanState, pool: Pool, wanted: Sequence[tuple[int, int, Pool]]) -> list[int]:
    """Return the chance, in percent, of each wanted result of an attack roll.

    Each wanted result is damage to be used up before, wounds, and the armour rolled against them.
    """
    less = int(penalty(state))
    found: list[int] = []
    for before, wounds, armour in wanted:
        good: list[float] = []
        for successes in range(pool.most() + 1):
            damage = max(0, successes - less)
            through = damage - before - wounds
            harmless = through < 0 or damage < wounds
            good.append(0.0 if harmless else 1.0 - at_least(armour, through + 1))
        found.append(percent(pool.chance(good)))
    return found


def at_least(pool: Pool, least: int) -> float:
    """Return the chance that a roll has at least this many successes."""
    return pool.chance([1.0 if number >= least else 0.0 for number in range(pool.most() + 1)])


def stopped_by(state: ConanState, figure: i64) -> int:
    """Return the damage that a figure stops before any roll; precision reduces it (E19)."""
    fixed = fixed_defence(state, figure)
    if figure < HERO_SLOTS:
        return int(fixed - taken_off(state, figure))
    return int(lessened(state, fixed, figure))


def swept(state: ConanState) -> list[i64]:
    """Return the further units of a circular strike; heroes, who roll armour, are left out."""
    attack = state.attack()
    if not attack.sweeping or attack.queue[0] < HERO_SLOTS:
        return []
    return [figure for figure in attack.queue[1:] if figure >= HERO_SLOTS]


def odds_of(state: ConanState, gems: int, box: i64) -> Odds:
    """Return the chances of the declared attack against its first victim and those after it."""
    victim = state.attack().queue[0]
    stopped = stopped_by(state, victim)
    life = int(life_left(state, victim))
    armour = armour_pool(state, victim)
    wanted = [(stopped, 1, armour), (stopped, life, armour)]
    spent = stopped + life
    for other in swept(state):
        stopped, life = stopped_by(state, other), int(life_left(state, other))
        wanted.append((spent + stopped, life, armour))
        spent += stopped + life
    wound, kill, *beyond = chances(state, attack_pool(state, gems, box), wanted)
    return {"gems": gems, "wound": wound, "kill": kill, "beyond": beyond}


def names(state: ConanState, figures: Sequence[i64]) -> list[str]:
    return [FIGURE_IDS[state.scenario().figure_names[figure]] for figure in figures]


def dice_names(pool: Pool) -> list[Die]:
    return [COLOUR_NAMES[colour] for colour in range(COLOURS) for _ in range(pool.dice[colour])]


def may_pay(state: ConanState, victim: i64) -> bool:
    """Say whether anybody could pay for an active defence of the victim."""
    if not may_defend_actively(state, victim):
        return False
    return any(gems_for_defence(state, payer, victim) > 0 for payer in payers(state, victim))


def aim_view(state: ConanState) -> Aim | None:
    """Return the chances of the attack for which gems are being chosen; None: there is none."""
    step = state.question()
    if not isinstance(step, AttackGems) or len(state.attack().queue) == 0:
        return None
    attack = state.attack()
    victim = attack.queue[0]
    pool = attack_pool(state, 0, step.box)
    most = int(state.spendable(step.figure, step.box))
    sheet = SHEETS[state.at[step.figure].sheet]
    colour = min(i64(RED), sheet.dice[step.box] + dice_bettered(state, step.figure, step.box))
    told: Aim = {
        "odds": [odds_of(state, gems, step.box) for gems in range(1, most + 1)],
        "dice": dice_names(pool),
        "die": COLOUR_NAMES[colour],
        "rerolls": sum(attack_pool(state, 1, step.box).symbols) + pool.supports,
        "penalty": int(penalty(state)),
        "beyond": names(state, swept(state)),
        "shields": names(state, list(listed(guards(state, victim) | willing(state, victim)))),
        "may_defend": may_pay(state, victim),
    }
    return told


def strike_odds(state: ConanState, figure: i64, ranged: bool, target: i64) -> Odds:
    """Return the chances of a unit's attack that could be declared now, tried on a copy."""
    twin = state.clone()
    kind = RANGED if ranged else MELEE
    begin_attack(twin, figure, kind, -1, twin.zone[target])
    aim(twin, target)
    with_dice_of_tile(twin)
    return odds_of(twin, 0, kind)
