"""Doors broken by a blow [BZ-11], and secret passages inspected."""

from __future__ import annotations

from tablee.core.bits import bit
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.board.layout import sight_of
from tablee.games.conan.card_moments import FIGHTS, speaks
from tablee.games.conan.data import (
    CARD_COUNT,
    CARDS,
    MANIPULATION,
    MELEE,
    STOOL_DICE,
    UNARMED_PENALTY,
    YELLOW,
)
from tablee.games.conan.lasting import add_attack_dice
from tablee.games.conan.records import SECOND_WEAPON, WEAPON
from tablee.games.conan.state import ConanState, zone_name
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.declare import (
    ChooseGems,
    ChooseSecondWeapon,
    TakeStool,
    break_stool,
    has_stool,
    second_weapons,
)
from tablee.games.conan.steps.dice import AfterRoll, RollPool, add_dice, add_free_rerolls, gather
from tablee.games.conan.steps.paths import border_to


def doors_to_batter(state: ConanState, figure: i64) -> vec[i64]:
    """Return the zones behind closed doors that a hero's blow could break."""
    board = state.board()
    zone = state.zone[figure]
    found = vec[i64](capacity=2)
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        if state.closed[border] != 0 and state.scenario().toughness[border] > 0:
            found = append(found, board.other(border, zone))
    if len(found) > 0 and state.spendable(figure, MELEE) == 0:
        return vec[i64]()
    return found


def batter(state: ConanState, figure: i64, zone: i64) -> None:
    """Attack the door to an adjacent zone."""
    border = border_to(state, state.zone[figure], zone)
    seat = state.at[figure].seat
    gather(state, figure)
    add_attack_dice(state, figure, state.pool)
    state.push(ChooseGems(seat, figure, MELEE), RollPool(figure), DoorBreaks(figure, border))
    if has_stool(state, figure):
        state.push(DoorStool(seat, figure))
    state.push(DoorWeapon(seat, figure, border))


def strike_with(state: ConanState, seat: i64, card: i64, source: i64) -> None:
    """Add the bonus of a weapon to the blow [EQ-3]."""
    state.tell(act.USED_CARD, seat, card)
    add_dice(state, CARDS[card].melee_dice)
    add_free_rerolls(state, source, CARDS[card].melee_free)


class DoorWeapon(FigureStep):
    """Choose the weapon for the blow, or none."""

    border: i64

    def __init__(self, seat: i64, figure: i64, border: i64) -> None:
        super().__init__(seat, figure)
        self.border = border

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for card in range(CARD_COUNT):
            if state.at[self.figure].cards[card] > 0 and speaks(card, FIGHTS):
                found = append(found, act.CARD + card)
        return append(found, i64(act.UNARMED))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.UNARMED:
            return
        card = action - act.CARD
        strike_with(state, self.seat, card, WEAPON)
        state.batters_with = card
        if len(second_weapons(state, self.figure, card)) > 0:
            state.push(DoorSecondWeapon(self.seat, self.figure, card))

    def rule(self, action: i64) -> str:
        return "conan:BZ-11"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-card-cannot-be-used-now", "conan:EQ-3")


class DoorSecondWeapon(ChooseSecondWeapon):
    """An ambidextrous hero may strike a door with two weapons as well [EQ-3]."""

    def resolve(self, state: ConanState, action: i64) -> None:
        if action != act.PASS:
            strike_with(state, self.seat, action - act.CARD, SECOND_WEAPON)


class DoorStool(TakeStool):
    """Strike a door with a stool as well [BZ-10]."""

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.STOOL:
            break_stool(state, self.figure)
            state.pool[YELLOW] += STOOL_DICE


class DoorBreaks(AfterRoll):
    """Enough damage in this one attack opens the door for good; less does nothing."""

    border: i64

    def __init__(self, who: i64, border: i64) -> None:
        super().__init__(who)
        self.border = border

    def run(self, state: ConanState) -> None:
        damage = self.damage(state, state.roll.successes())
        state.batters_with = -1
        seat = state.at[self.who].seat
        state.tell(act.DAMAGE, seat, 0, damage)
        if damage < state.scenario().toughness[self.border]:
            return
        state.closed[self.border] = 0
        state.sight = sight_of(state.board(), state.broken, state.closed)
        behind = state.board().other(self.border, state.zone[self.who])
        state.tell(act.DOOR_BROKEN, seat, zone_name(state, behind))

    def damage(self, state: ConanState, successes: i64) -> i64:
        if state.batters_with < 0:
            return max(i64(0), successes - UNARMED_PENALTY)
        return successes

    def worth(self, state: ConanState, successes: i64) -> i64:
        toughness = state.scenario().toughness[self.border]
        return 1 if self.damage(state, successes) >= toughness else 0


def look(state: ConanState, figure: i64) -> None:
    """One gem: the heroes see whether the passage of the zone is real; it is turned back."""
    zone = state.zone[figure]
    state.at[figure].spend(MANIPULATION, 1)
    state.looked |= bit(zone)
    state.tell(act.LOOKED, state.at[figure].seat, zone_name(state, zone))
