"""How the heroes' greedy player fights: whom to strike, with how many gems, what to keep."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, count, has, listed
from tablee.core.native import i64, vec
from tablee.games.conan.bot.goals import carries_token, quarry
from tablee.games.conan.bot.paths import MEAN
from tablee.games.conan.card_moments import FIGHTS, speaks
from tablee.games.conan.data import (
    CARD_COUNT,
    CARDS,
    COLOURS,
    HERO_SLOTS,
    MANIPULATION,
    MELEE,
    RED,
    SHEETS,
    skill_id,
)
from tablee.games.conan.lasting import protection
from tablee.games.conan.moments import BLOCKS, LOCK_DICE, TAKES_PLACE, WEARERS
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.defence import fixed_defence
from tablee.games.conan.steps.paths import is_blocked
from tablee.games.conan.steps.targets import melee_targets

PROTECTED: Final[i64] = skill_id("protected")  # a skill that it judges

DANGER: Final = 3  # zones from which enemies come within a turn
KEPT: Final = 1  # gems for the defence
MARGIN: Final = 30  # damage beyond what the mean needs, in hundredths, to be fairly sure
WORTHWHILE: Final = 150  # wounds that an attack on the quarry promises, in hundredths


def mean_of(dice: vec[i64]) -> i64:
    """Return the mean successes of dice by colour, in hundredths."""
    total: i64 = 0
    for colour in range(COLOURS):
        total += dice[colour] * MEAN[colour]
    return total


def toughness(state: ConanState, figure: i64) -> i64:
    """Return the damage of one attack that kills a unit if it does not defend actively."""
    needed = state.unit(figure).armour + state.life[figure]
    return needed + protection(state, figure, WEARERS)


def shields(state: ConanState, figure: i64) -> i64:
    """Return the set of friends who must die before a figure can be struck.

    They protect it or take its place [RW-4, E26].
    """
    members: i64 = 0
    protected = state.has_skill(figure, PROTECTED)
    for friend in listed(state.friends_in(state.zone[figure], figure)):
        stands_before = protected and not state.has_skill(friend, PROTECTED)
        if stands_before or state.has_mark(friend, TAKES_PLACE):
            members |= bit(friend)
    return members


def is_strong(state: ConanState, figure: i64) -> bool:
    return SHEETS[state.at[figure].sheet].dice[MELEE] == RED


def reserve(state: ConanState, figure: i64) -> i64:
    """Return the gems a hero keeps for his defence: some when enemies can reach him."""
    board = state.board()
    zone = state.zone[figure]
    for enemy in range(HERO_SLOTS, state.scenario().figures):
        other = state.zone[enemy]
        if other < 0 or state.is_ally(enemy):
            continue
        if board.distance[zone * board.zones + other] <= DANGER:
            return KEPT
    return 0


def promise(state: ConanState, figure: i64, dice: vec[i64], gems: i64, target: i64) -> i64:
    """Return the mean wounds of an attack on a unit, in hundredths; below 0: armour stops it."""
    die = MEAN[SHEETS[state.at[figure].sheet].dice[MELEE]]
    stopped = toughness(state, target) - state.life[target]
    return mean_of(dice) + gems * die - 100 * stopped


def softest(state: ConanState, figure: i64, card: i64, gems: i64, targets: i64) -> i64:
    """Return the mean wounds for the target that suffers most, at most its life, in hundredths."""
    best: i64 = -1000
    for target in listed(targets):
        wounds = promise(state, figure, CARDS[card].melee_dice, gems, target)
        best = max(best, min(wounds, 100 * state.life[target]))
    return best


def fight_worth(state: ConanState, figure: i64, card: i64) -> i64:
    """Strike the quarry with all gems, its protectors too, and others with spare gems."""
    hero = state.at[figure]
    targets = melee_targets(state, figure)
    weapon = mean_of(CARDS[card].melee_dice) // 10
    hunted = quarry(state)
    gems = min(hero.available, state.spendable(figure, MELEE))
    if hunted >= 0 and state.zone[hunted] >= 0:
        before = shields(state, hunted)
        if has(targets, hunted) and before == 0:
            if promise(state, figure, CARDS[card].melee_dice, gems, hunted) >= WORTHWHILE:
                return 900 + weapon
        elif softest(state, figure, card, gems, targets & before) >= WORTHWHILE // 2:
            return 400 + weapon
    if carries_token(state, figure):
        if is_blocked(state, figure):
            return 500 + weapon
        if state.hindrance(figure) >= 2:
            return 90 + weapon
        return -20
    strong = is_strong(state, figure)
    spare = hero.available - reserve(state, figure)
    if strong:
        spare += 1
    if spare < 1 or softest(state, figure, card, min(spare, gems), targets) < 20:
        return -20
    if strong:
        return 150 + 40 * count(targets) + weapon
    return 120 + 10 * count(targets) + weapon


def shot_worth(state: ConanState, figure: i64, card: i64) -> i64:
    """Shoot if there is nobody to strike and gems to spare; a weapon in hand is not thrown."""
    spare = state.at[figure].available - reserve(state, figure)
    if spare < 1 or carries_token(state, figure):
        return -20
    if CARDS[card].thrown and weapons(state, figure) <= 1:
        return -20
    return 60


def weapons(state: ConanState, figure: i64) -> i64:
    """Return how many melee weapons a hero has."""
    found: i64 = 0
    for card in range(CARD_COUNT):
        if speaks(card, FIGHTS):
            found += state.at[figure].cards[card]
    return found


def gems_wanted(state: ConanState, figure: i64, box: i64) -> i64:
    """Spend enough to kill the first victim, and more on the quarry, which may defend itself."""
    if box == MANIPULATION:
        if state.has_mark(figure, LOCK_DICE):
            return 1
        return 2
    attack = state.attack()
    victim = attack.queue[0]
    needed = 100 * toughness(state, victim)
    hunted = victim == quarry(state)
    if hunted:
        needed += 100 * min(state.available, i64(3))
    elif attack.sweeping:
        for other in attack.queue:
            if other != victim:
                needed += 60 * (state.unit(other).armour + 1)
    die = MEAN[SHEETS[state.at[figure].sheet].dice[box]]
    have = mean_of(attack.dice)
    wanted = max(i64(1), (needed + MARGIN - have + die - 1) // die)
    if hunted:
        return wanted
    return min(wanted, max(i64(1), state.at[figure].available - reserve(state, figure)))


def gems_for_door(state: ConanState, figure: i64) -> i64:
    """Spend enough to break the strongest door beside the hero: less does nothing [BZ-11]."""
    board, zone = state.board(), state.zone[figure]
    damage: i64 = 1
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        if state.closed[border] != 0:
            damage = max(damage, state.scenario().toughness[border])
    die = MEAN[SHEETS[state.at[figure].sheet].dice[MELEE]]
    return max(i64(1), (100 * damage + MARGIN - mean_of(state.pool) + die - 1) // die)


def defence_wanted(state: ConanState, figure: i64) -> i64:
    """Spend as many gems as wounds threaten; little is kept for the next action."""
    return max(i64(0), state.attack().damage - fixed_defence(state, figure))


def target_worth(state: ConanState, figure: i64) -> i64:
    """Protectors of the quarry first, then the quarry, then blockers, then the weakest."""
    if figure < HERO_SLOTS:
        return -1000
    hunted = quarry(state)
    worth = -20 * state.unit(figure).armour - 10 * state.life[figure]
    if hunted >= 0 and state.zone[hunted] >= 0:
        before = shields(state, hunted)
        if figure == hunted:
            if before == 0:
                return 1000
            return worth - 100
        if has(before, figure):
            return worth + 500
    if state.has_mark(figure, BLOCKS):
        worth += 100
    return worth
