"""Chests and locked doors [MA-4, BZ-11]: picking the lock, or opening it by magic."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, lowest
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.board.layout import sight_of
from tablee.games.conan.card_moments import STAYS, speaks
from tablee.games.conan.data import MANIPULATION
from tablee.games.conan.moments import LOCK_DICE, SKILL_POWERS, SKILLS_AT
from tablee.games.conan.scenario.moments import tell_content_taken
from tablee.games.conan.state import ConanState, zone_name
from tablee.games.conan.steps.asking import FigureStep
from tablee.games.conan.steps.declare import ChooseGems
from tablee.games.conan.steps.dice import AfterRoll, RollPool, gather
from tablee.games.conan.steps.hands import less_hindrance, result
from tablee.games.conan.steps.paths import border_to


def locked_doors(state: ConanState, zone: i64, by_magic: bool) -> vec[i64]:
    """Return the zones behind closed doors of a zone whose lock can be opened (E70)."""
    board = state.board()
    found = vec[i64](capacity=2)
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        pickable = by_magic or state.scenario().lock[border] > 0
        if state.closed[border] != 0 and pickable:
            found = append(found, board.other(border, zone))
    return found


def keyed_doors(state: ConanState, figure: i64) -> vec[i64]:
    """Return the zones behind closed doors of the zone for which a hero has the key."""
    board = state.board()
    zone = state.zone[figure]
    found = vec[i64](capacity=2)
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        if state.closed[border] != 0 and has_key(state, figure, border):
            found = append(found, board.other(border, zone))
    return found


def has_key(state: ConanState, figure: i64, border: i64) -> bool:
    key = state.scenario().key[border]
    return key >= 0 and state.at[figure].cards[key] > 0


def opened_by_magic(state: ConanState, figure: i64) -> vec[i64]:
    """Return what Bel's Caress could open: the chest here, doors of the zone (E70)."""
    zone = state.zone[figure]
    found = vec[i64](capacity=2)
    if has(state.chests, zone) and figure < len(state.at):
        found = append(found, i64(act.OPEN))
    for other in locked_doors(state, zone, True):
        found = append(found, act.UNLOCK + zone_name(state, other))
    return found


def open_at_once(state: ConanState, figure: i64, action: i64) -> None:
    """Open a chest or a door without a roll."""
    if action == act.OPEN:
        open_up(state, figure)
    else:
        other = action - act.UNLOCK - state.board().first_zone
        open_door(state, figure, border_to(state, state.zone[figure], other))


def pick_lock(state: ConanState, figure: i64) -> None:
    """Spend gems and roll; a skill may add dice (E122)."""
    gather(state, figure)
    skills = state.skills(figure) & SKILLS_AT[LOCK_DICE]
    while skills != 0:
        SKILL_POWERS[lowest(skills)].lock_dice(state.pool)
        skills &= skills - 1
    gems = ChooseGems(state.at[figure].seat, figure, MANIPULATION)
    state.push(gems, RollPool(figure))


def open_chest(state: ConanState, figure: i64) -> None:
    state.push(ChestOpens(figure))
    pick_lock(state, figure)


def unlock(state: ConanState, figure: i64, zone: i64) -> None:
    """Open the door to an adjacent zone: simply with its key, else by picking its lock."""
    border = border_to(state, state.zone[figure], zone)
    if has_key(state, figure, border):
        state.at[figure].spend(MANIPULATION, 1)
        open_door(state, figure, border)
        return
    state.push(DoorOpens(figure, border))
    pick_lock(state, figure)


class DoorOpens(AfterRoll):
    """Compare with the difficulty of the lock; a failure leaves the door shut [MA-6]."""

    border: i64

    def __init__(self, who: i64, border: i64) -> None:
        super().__init__(who)
        self.border = border

    def run(self, state: ConanState) -> None:
        successes = result(state, self.who)
        if successes < state.scenario().lock[self.border]:
            state.tell(act.FAILED, state.at[self.who].seat, 0, successes)
        else:
            open_door(state, self.who, self.border)

    def worth(self, state: ConanState, successes: i64) -> i64:
        enough = less_hindrance(state, self.who, successes) >= state.scenario().lock[self.border]
        return 1 if enough else 0


def open_door(state: ConanState, figure: i64, border: i64) -> None:
    """An open door is out of play: figures walk and see through it [BZ-11]."""
    state.closed[border] = 0
    state.sight = sight_of(state.board(), state.broken, state.closed)
    behind = state.board().other(border, state.zone[figure])
    state.tell(act.UNLOCKED, state.seat_of(figure), zone_name(state, behind))


class ChestOpens(AfterRoll):
    """Compare with the difficulty; a failure leaves the chest as it was [MA-4, MA-6]."""

    def run(self, state: ConanState) -> None:
        successes = result(state, self.who)
        if successes < state.scenario().chest_difficulty:
            state.tell(act.FAILED, state.at[self.who].seat, 0, successes)
        else:
            open_up(state, self.who)

    def worth(self, state: ConanState, successes: i64) -> i64:
        difficulty = state.scenario().chest_difficulty
        return 1 if less_hindrance(state, self.who, successes) >= difficulty else 0


def open_up(state: ConanState, figure: i64) -> None:
    """Remove the chest and show its content, which the hero may take [MA-4]."""
    hero = state.at[figure]
    zone = state.zone[figure]
    state.chests &= ~bit(zone)
    card = state.deck.draw(state.rng)
    state.tell(act.OPENED, hero.seat, card)
    state.lay(zone, card)
    if not speaks(card, STAYS) and hero.room_for(card):
        state.push(TakeContent(hero.seat, figure, card))


class TakeContent(FigureStep):
    """Take what the chest held for free, or leave it on the ground [MA-4]."""

    card: i64

    def __init__(self, seat: i64, figure: i64, card: i64) -> None:
        super().__init__(seat, figure)
        self.card = card

    def options(self, state: ConanState) -> vec[i64]:
        return vec[i64]([act.CARD + self.card, act.PASS])

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        state.lay(state.zone[self.figure], self.card, -1)
        state.at[self.figure].gain(self.card)
        state.tell(act.PICKED, self.seat, self.card)
        tell_content_taken(state, self.figure)

    def rule(self, action: i64) -> str:
        return "conan:MA-4"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"card": ["card", self.card]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("take-the-content-or-leave-it", "conan:MA-4")
