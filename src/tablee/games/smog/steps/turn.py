"""A turn: the moment before the agents act, the agents, then actions and free actions."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.engine import NOBODY, Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import ACTIONS, BLOOD, CLOCKWISE, MAX_SEATS, RITUAL_INVOCATION
from tablee.games.smog.moments import SPECIAL_EFFECTS, tell_turn_starts
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles
from tablee.games.smog.steps.esplanade import (
    beg,
    obstacle_to_begging,
    obstacle_to_turning_any,
    turn_any_and_draw,
)
from tablee.games.smog.steps.market import (
    buy_artefact,
    buy_ether,
    obstacle_to_buying_artefact,
    obstacle_to_buying_ether,
    obstacle_to_selling,
    remove_hourglass,
    sell_ether,
)
from tablee.games.smog.steps.master import append_payments, obstacle_to_payment, pay_master
from tablee.games.smog.steps.movement import (
    append_flights,
    append_moves,
    fly,
    move,
    obstacle_to_flying,
    why_not_move,
)
from tablee.games.smog.steps.obstacles import reason
from tablee.games.smog.steps.portal import leave, obstacle_to_leaving
from tablee.games.smog.steps.specials import (
    append_plays,
    obstacle_to_playing,
    play_special,
    why_not_play,
)
from tablee.games.smog.steps.tiles import (
    append_hourglasses,
    append_turns,
    obstacle_to_turning,
    tile_turned,
    turn_tile,
)

# -- before the agents act [52, E33] ---------------------------------------------------------


class OfferInvocation(Auto[SmogState]):
    """Ask whether Ritual Invocation is played before the agents act on the seat.

    The seat is asked whenever it might hold the card as far as the others know. Asking only its
    holder would tell them.
    """

    def run(self, state: SmogState) -> None:
        side = state.at[self.who]
        if side.hand_size() > 0 and side.ethers[BLOOD] > 0 and len(state.queue) > 0:
            state.push(INVOKE_FIRST[self.who])


class InvokeFirst(Step[SmogState]):
    """Play Ritual Invocation now, or let the turn begin; no other card, no payment (E33, E51)."""

    def options(self, state: SmogState) -> vec[i64]:
        found = append(vec[i64](capacity=2), act.PASS)
        if obstacle_to_playing(state, self.seat, RITUAL_INVOCATION) == obstacles.NOTHING:
            found = append(found, act.PLAY + RITUAL_INVOCATION)
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        if action != act.PASS:
            state.push(OFFER_INVOCATION[self.seat])
            play_special(state, self.seat, RITUAL_INVOCATION)

    def rule(self, action: i64) -> str:
        return "smog:E33"

    def hides(self, state: SmogState) -> bool:
        """Everybody who might hold the card is asked."""
        return True

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if action == act.PLAY + RITUAL_INVOCATION:
            return why_not_play(state, self.seat, RITUAL_INVOCATION)
        return Reason("only-ritual-invocation-now", "smog:E33")


class AgentsAct(Auto[SmogState]):
    """Count the actions of the turn; agents on the gentleman's tile act on him [20, 88, 89]."""

    def run(self, state: SmogState) -> None:
        seat = self.who
        state.actions = ACTIONS
        if state.favoured == seat:  # [74]
            state.actions += 1
        tell_turn_starts(state, seat)
        state.tell(act.TURN, seat, 0, state.actions)


# -- the turn ---------------------------------------------------------------------------------


class TakeTurn(Step[SmogState]):
    """One action or free action at a time, until the seat ends its turn [20-22]."""

    def options(self, state: SmogState) -> vec[i64]:
        found = append(vec[i64](capacity=48), act.END_TURN)
        if state.actions > 0:
            found = append_actions(state, self.seat, found)
        found = append_payments(state, self.seat, found)
        return append_plays(state, self.seat, found)

    def resolve(self, state: SmogState, action: i64) -> None:
        seat = self.seat
        if action == act.END_TURN:
            return
        if action == act.LEAVE:
            leave(state, seat)
            return
        state.push(self)
        if act.is_play(action):
            play_special(state, seat, action - act.PLAY)
        elif act.is_payment(action):
            pay_master(state, seat, act.sovereigns_paid(action))
        else:
            state.actions -= 1
            take_action(state, seat, action)

    def rule(self, action: i64) -> str:
        if act.is_play(action):
            return SPECIAL_EFFECTS[action - act.PLAY].rule()
        return rule_of(action)

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"actions": state.actions}

    def hides(self, state: SmogState) -> bool:
        """The hand shows whether there is more to do than end the turn, if nothing else does.

        A seat that could leave the market could turn its tile as well, so that secret shows
        nothing.
        """
        if state.at[self.seat].hand_size() == 0 or state.at[self.seat].sovereigns > 0:
            return False
        open_to_all = vec[i64]()
        if state.actions > 0:
            open_to_all = append_actions(state, self.seat, open_to_all)
        return len(open_to_all) == 0

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if act.is_play(action):
            return why_not_play(state, self.seat, action - act.PLAY)
        if act.is_payment(action):
            return reason(obstacle_to_payment(state, self.seat, act.sovereigns_paid(action)))
        if not act.costs_an_action(action):
            return Reason("that-is-no-answer-to-the-question-asked", "smog:R20")
        if state.actions == 0:
            return reason(obstacles.NO_ACTION_LEFT)
        if act.is_move(action):
            return why_not_move(state, self.seat, action - act.MOVE)
        return reason(obstacle_to_action(state, self.seat, action))


def append_actions(state: SmogState, seat: i64, found: vec[i64]) -> vec[i64]:
    """Add what costs an action, in the order of the action numbers."""
    place = state.at[seat].place
    found = append_moves(state, seat, found)
    found = append_flights(state, seat, found)
    if obstacle_to_turning(state, place) == obstacles.NOTHING:
        found = append(found, act.ROTATE)
    if obstacle_to_turning_any(state, seat) == obstacles.NOTHING:
        found = append_turns(state, found, 0)
    if obstacle_to_buying_ether(state, seat) == obstacles.NOTHING:
        found = append(found, act.BUY_ETHER)
    if obstacle_to_selling(state, seat) == obstacles.NOTHING:
        found = append(found, act.SELL_ETHER)
    if obstacle_to_buying_artefact(state, seat) == obstacles.NOTHING:
        found = append(found, act.BUY_ARTEFACT)
    found = append_hourglasses(state, found, place, 0)
    if obstacle_to_begging(state, seat) == obstacles.NOTHING:
        found = append(found, act.BEG)
    if obstacle_to_leaving(state, seat) == obstacles.NOTHING:
        found = append(found, act.LEAVE)
    return found


def take_action(state: SmogState, seat: i64, action: i64) -> None:
    if act.is_move(action):
        move(state, seat, action - act.MOVE)
    elif act.is_flight(action):
        fly(state, seat, action - act.FLY)
    elif action == act.ROTATE:
        turn_tile(state, seat, state.at[seat].place, CLOCKWISE)
    elif act.is_tile_turn(action):
        turn_any_and_draw(state, seat, action)
    elif action == act.BUY_ETHER:
        buy_ether(state, seat)
    elif action == act.SELL_ETHER:
        sell_ether(state, seat)
    elif action == act.BUY_ARTEFACT:
        buy_artefact(state, seat)
    elif act.removes_hourglass(action):
        remove_hourglass(state, seat, action - act.REMOVE_HOURGLASS)
    else:
        beg(state, seat)


def obstacle_to_action(state: SmogState, seat: i64, action: i64) -> i64:
    """Return what prevents an action other than walking."""
    if act.is_flight(action):
        return obstacle_to_flying(state, seat, action - act.FLY)
    if action == act.ROTATE:
        return obstacle_to_turning(state, state.at[seat].place)
    if act.is_tile_turn(action):
        obstacle = obstacle_to_turning_any(state, seat)
        if obstacle != obstacles.NOTHING:
            return obstacle
        return obstacle_to_turning(state, tile_turned(action) + 1)
    if action == act.BUY_ETHER:
        return obstacle_to_buying_ether(state, seat)
    if action == act.SELL_ETHER:
        return obstacle_to_selling(state, seat)
    if action == act.BUY_ARTEFACT:
        return obstacle_to_buying_artefact(state, seat)
    if act.removes_hourglass(action):
        return obstacles.NO_HOURGLASS_THERE
    if action == act.BEG:
        return obstacle_to_begging(state, seat)
    return obstacle_to_leaving(state, seat)


def rule_of(action: i64) -> str:
    """Return the rule by which something is done in a turn."""
    if action == NOBODY or action == act.END_TURN:
        return "smog:R20"
    if act.is_move(action):
        return "smog:R24"
    if act.is_flight(action):
        return "smog:R94"
    if action == act.ROTATE:
        return "smog:R27"
    if act.is_tile_turn(action):
        return "smog:R43"
    if action == act.BUY_ETHER:
        return "smog:R28"
    if action == act.SELL_ETHER:
        return "smog:R32"
    if action == act.BUY_ARTEFACT:
        return "smog:R36"
    if act.removes_hourglass(action):
        return "smog:R39"
    if action == act.BEG:
        return "smog:R40"
    if action == act.LEAVE:
        return "smog:R45"
    return "smog:R61"


# Steps never change, so those that only hold a seat are created once.
OFFER_INVOCATION: Final[vec[OfferInvocation]] = vec[OfferInvocation](
    [OfferInvocation(seat) for seat in range(MAX_SEATS)]
)
INVOKE_FIRST: Final[vec[InvokeFirst]] = vec[InvokeFirst](
    [InvokeFirst(seat) for seat in range(MAX_SEATS)]
)
AGENTS_ACT: Final[vec[AgentsAct]] = vec[AgentsAct]([AgentsAct(seat) for seat in range(MAX_SEATS)])
TAKE_TURN: Final[vec[TakeTurn]] = vec[TakeTurn]([TakeTurn(seat) for seat in range(MAX_SEATS)])
