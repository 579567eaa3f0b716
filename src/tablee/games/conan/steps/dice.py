"""Rolls [DI]: a pool of dice, rolled once, then rerolled die by die."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed
from tablee.core.engine import NOBODY, Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.core.rng import Rng
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    COLOURS,
    FACES,
    HERO_SLOTS,
    NOWHERE,
    RED,
    REROLL,
    SHEETS,
    SHOWN,
    SIDES,
)
from tablee.games.conan.lasting import dice_bettered
from tablee.games.conan.moments import SPOILS_REROLLS, SUPPORTS
from tablee.games.conan.records import IN_PLAY, PRINTED, SOURCES
from tablee.games.conan.scenario.scenario import REROLLS
from tablee.games.conan.state import ConanState, name_of


def roll_die(rng: Rng, colour: i64) -> i64:
    """Return the successes that a die of this colour shows [DI-1, DI-2]."""
    return FACES[colour * SIDES + rng.below(SIDES)]


def gather(state: ConanState, roller: i64) -> None:
    """Begin a pool: add all dice the roller is entitled to, then roll them once [DI-3]."""
    state.pool = zeros(COLOURS)
    roll = state.roll
    roll.roller = roller
    roll.colours = vec[i64]()
    roll.shown = vec[i64]()
    roll.free = zeros(SOURCES * COLOURS)
    roll.profited = zeros(SOURCES)
    roll.supports = 0


def add_dice(state: ConanState, dice: vec[i64]) -> None:
    for colour in range(COLOURS):
        state.pool[colour] += dice[colour]


def add_free_rerolls(state: ConanState, source: i64, symbols: vec[i64]) -> None:
    for colour in range(COLOURS):
        state.roll.free[source * COLOURS + colour] += symbols[colour]


def add_die(state: ConanState, figure: i64, box: i64, dice: i64) -> None:
    """Add dice of a hero's characteristic; a spell may improve them, with their reroll (E2)."""
    sheet = SHEETS[state.at[figure].sheet]
    colour = min(i64(RED), sheet.dice[box] + dice_bettered(state, figure, box))
    state.pool[colour] += dice
    if sheet.free_reroll[box] != 0:
        state.roll.free[PRINTED * COLOURS + colour] += 1  # E111


def throw(state: ConanState) -> None:
    """Roll the pool [DI-3]."""
    roll = state.roll
    seat = state.seat_of(roll.roller)
    roller = name_of(state, roll.roller)
    for colour in range(COLOURS):
        for die in range(state.pool[colour]):
            shown = roll_die(state.rng, colour)
            roll.colours = append(roll.colours, colour)
            roll.shown = append(roll.shown, shown)
            state.tell(act.ROLLED, seat, colour * SHOWN + shown, roller)
    roll.supports = supporters(state, roll.roller)


def is_jinxed(state: ConanState, figure: i64) -> bool:
    """Say whether an enemy in the roller's zone prevents every reroll (E30)."""
    zone = state.zone[figure]
    if zone == NOWHERE:
        return False
    return state.any_with(state.enemies_in(zone, figure), SPOILS_REROLLS)


def supporters(state: ConanState, figure: i64) -> i64:
    """Return how many friends in the zone support the roller: one reroll each (E4)."""
    found: i64 = 0
    if state.zone[figure] == NOWHERE:
        return 0
    for friend in listed(state.friends_in(state.zone[figure], figure)):
        if state.has_mark(friend, SUPPORTS):
            found += 1
    return found


def source_for(state: ConanState, die: i64) -> i64:
    """Return a source whose symbol may reroll this die for free, or -1 [DI-5, E1]."""
    roll = state.roll
    for source in range(SOURCES):
        symbols = roll.free[source * COLOURS + roll.colours[die]]
        if symbols > 0 and not has(roll.profited[source], die):
            return source
    return -1


def die_like(state: ConanState, face: i64, free: bool) -> i64:
    """Return the first die that shows this and, if required, may be rerolled by a symbol; or -1."""
    roll = state.roll
    for die in range(len(roll.shown)):
        if roll.colours[die] * SHOWN + roll.shown[die] == face and (
            not free or source_for(state, die) >= 0
        ):
            return die
    return -1


def reroll_payer(state: ConanState, roller: i64) -> i64:
    """Return the hero whose gem pays, or -1; for an ally its commander, then any leader (E94)."""
    if roller < HERO_SLOTS:
        return roller
    if state.is_ally(roller):
        if state.ally == roller and state.spendable(state.leader, REROLL) > 0:
            return state.leader
        for slot in listed(state.leaders()):
            if state.spendable(slot, REROLL) > 0:
                return slot
    return -1


def can_pay_reroll(state: ConanState) -> bool:
    """Pay one gem, from the hero's reroll box or the overlord's available gems [DI-6, OT-9]."""
    roller = state.roll.roller
    payer = reroll_payer(state, roller)
    if payer >= 0:
        return state.at[payer].fate == IN_PLAY and state.spendable(payer, REROLL) > 0
    if state.is_ally(roller) or not has(state.scenario().benefits, REROLLS):
        return False
    return state.available > 0


def pay_reroll(state: ConanState) -> None:
    payer = reroll_payer(state, state.roll.roller)
    if payer >= 0:
        state.at[payer].spend(REROLL, 1)
    else:
        state.available -= 1
        state.fatigue += 1


def asked_about(state: ConanState) -> i64:
    """Return the seat that decides about rerolls: the roller's, or that of the paying leader."""
    payer = reroll_payer(state, state.roll.roller)
    if payer >= 0:
        return state.at[payer].seat
    return state.seat_of(state.roll.roller)


def reroll(state: ConanState, die: i64) -> None:
    """The new result counts [DI-8]."""
    roll = state.roll
    seat = state.seat_of(roll.roller)
    roller = name_of(state, roll.roller)
    state.tell(act.REROLLED, seat, roll.colours[die] * SHOWN + roll.shown[die], roller)
    roll.shown[die] = roll_die(state.rng, roll.colours[die])
    state.tell(act.ROLLED, seat, roll.colours[die] * SHOWN + roll.shown[die], roller)


def faces(state: ConanState, free: bool) -> i64:
    """Return the set of what the dice show, or those that may be rerolled by a symbol."""
    roll = state.roll
    found: i64 = 0
    for die in range(len(roll.shown)):
        if not free or source_for(state, die) >= 0:
            found |= bit(roll.colours[die] * SHOWN + roll.shown[die])
    return found


def reroll_options(state: ConanState) -> vec[i64]:
    """List rerolls by what a die shows: equal dice are one choice."""
    found = vec[i64](capacity=16)
    if is_jinxed(state, state.roll.roller):
        return found
    for face in listed(faces(state, True)):
        found = append(found, act.FREE + face)
    shown = listed(faces(state, False))
    if state.roll.supports > 0:
        for face in shown:
            found = append(found, act.SUPPORTED + face)
    if can_pay_reroll(state):
        for face in shown:
            found = append(found, act.PAID + face)
    return found


def can_reroll(state: ConanState) -> bool:
    """Say whether there is any reroll to choose."""
    if len(state.roll.shown) == 0 or is_jinxed(state, state.roll.roller):
        return False
    return state.roll.supports > 0 or can_pay_reroll(state) or faces(state, True) != 0


class RollPool(Auto[ConanState]):
    """Roll the gathered dice, then offer rerolls to the roller's side alone [RW-5]."""

    def run(self, state: ConanState) -> None:
        throw(state)
        offer_rerolls(state)


class AfterRoll(Auto[ConanState]):
    """What a roll is for: says which results are better for the roller."""

    def worth(self, state: ConanState, successes: i64) -> i64:
        """Return a number that is higher if this many successes are better."""
        return successes

    def is_double_edged(self, state: ConanState) -> bool:
        """Say whether more is not always better: then the roller must always be asked."""
        return False


def paid_rerolls(state: ConanState) -> i64:
    """Return how many rerolls gems could pay, at most."""
    roller = state.roll.roller
    if roller < HERO_SLOTS:
        return state.spendable(roller, REROLL) if state.at[roller].fate == IN_PLAY else 0
    if not state.is_ally(roller):
        return state.available
    gems: i64 = 0
    payers = state.leaders()
    if state.ally == roller:
        payers |= bit(state.leader)
    for slot in listed(payers):
        gems += state.spendable(slot, REROLL)
    return gems


def range_of(colour: i64, highest: bool) -> i64:
    """Return the most, or the least, that a die of a colour shows."""
    found = FACES[colour * SIDES]
    for side in range(SIDES):
        face = FACES[colour * SIDES + side]
        found = max(found, face) if highest else min(found, face)
    return found


def furthest(state: ConanState, upwards: bool) -> i64:
    """Return the most, or the least, successes that all possible rerolls could leave."""
    roll = state.roll
    free = zeros(COLOURS)
    for source in range(SOURCES):
        for colour in range(COLOURS):
            free[colour] += roll.free[source * COLOURS + colour]
    others = roll.supports + paid_rerolls(state)
    total = roll.successes()
    for change in range(SHOWN, 0, -1):  # the dice that gain most come first
        for die in range(len(roll.shown)):
            colour = roll.colours[die]
            gain = range_of(colour, upwards) - roll.shown[die]
            if not upwards:
                gain = -gain
            if gain != change:
                continue
            if free[colour] > 0 and source_for(state, die) >= 0:
                free[colour] -= 1
            elif others > 0:
                others -= 1
            else:
                continue
            total = total + gain if upwards else total - gain
    return total


def offer_rerolls(state: ConanState) -> None:
    if can_reroll(state):
        state.push(Rerolls(asked_about(state)))


class Rerolls(Step[ConanState]):
    """Reroll one die at a time, free or paid, in any order, until the roll is kept (E3)."""

    def options(self, state: ConanState) -> vec[i64]:
        return append(reroll_options(state), i64(act.KEEP))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.KEEP:
            return
        if act.is_paid_reroll(action):
            pay_reroll(state)
            reroll(state, die_like(state, action - act.PAID, False))
        elif act.is_supported_reroll(action):
            state.roll.supports -= 1
            reroll(state, die_like(state, action - act.SUPPORTED, False))
        else:
            die = die_like(state, action - act.FREE, True)
            source = source_for(state, die)
            state.roll.free[source * COLOURS + state.roll.colours[die]] -= 1
            state.roll.profited[source] |= bit(die)
            reroll(state, die)
        offer_rerolls(state)

    def rule(self, action: i64) -> str:
        if act.is_free_reroll(action):
            return "conan:DI-5"
        if act.is_supported_reroll(action):
            return "conan:E4"
        if act.is_paid_reroll(action):
            return "conan:DI-6"
        return "conan:RW-5"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {
            "roller": ["figure", name_of(state, state.roll.roller)],
            "successes": state.roll.successes(),
        }

    def idle(self, state: ConanState) -> i64:
        """Keep a roll that no reroll could improve for its purpose."""
        purpose = state.agenda[-2]
        if not isinstance(purpose, AfterRoll) or purpose.is_double_edged(state):
            return NOBODY
        now = purpose.worth(state, state.roll.successes())
        for upwards in (True, False):
            if purpose.worth(state, furthest(state, upwards)) > now:
                return NOBODY
        return act.KEEP

    def why_not(self, state: ConanState, action: i64) -> Reason:
        if not act.is_about_a_roll(action):
            return Reason("reroll-a-die-or-keep-the-roll", "conan:RW-5")
        face = (action - act.FREE) % (COLOURS * SHOWN)
        if die_like(state, face, False) < 0:
            return Reason("no-die-shows-this", "conan:DI-6")
        if act.is_free_reroll(action):
            return Reason("no-free-reroll-for-this-die", "conan:DI-5")
        if act.is_supported_reroll(action):
            return Reason("nobody-supports-this-roll", "conan:E4")
        return Reason("no-gem-to-reroll", "conan:DI-6")
