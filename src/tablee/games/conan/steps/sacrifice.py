"""Between the declaration of an attack and its roll: is it still legal, who suffers it [RW-4]."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import AREA, NOWHERE
from tablee.games.conan.lasting import add_attack_dice, strikes_alone
from tablee.games.conan.moments import TAKES_PLACE
from tablee.games.conan.state import ConanState, name_of
from tablee.games.conan.steps.asking import figures_offered
from tablee.games.conan.steps.targets import targets_of


class StillLegal(Auto[ConanState]):
    """Check again after reactions: without attacker or target the attack is lost (RW-3, E128)."""

    def run(self, state: ConanState) -> None:
        attack = state.attack()
        if state.zone[attack.attacker] == NOWHERE:
            attack.lost = not strikes_alone(attack.spell)
            return
        if attack.kind == AREA or attack.villager:
            return
        targets = legal_now(state)
        left = vec[i64](capacity=4)
        for target in attack.queue:
            if has(targets, target):
                left = append(left, target)
        attack.queue = left
        if len(left) > 0:
            return
        if attack.counter or targets == 0:
            attack.lost = True
        else:
            state.push(Retarget(state.seat_of(attack.attacker)))


def legal_now(state: ConanState) -> i64:
    """Return the legal targets of the declared attack; from beyond, in the zone of death (E22)."""
    attack = state.attack()
    targets = targets_of(state, attack.attacker, attack.kind)
    if attack.beyond:
        targets &= state.here[state.zone[attack.attacker]]
    return targets


class Retarget(Step[ConanState]):
    """Choose another target for an attack whose target has become illegal (E128)."""

    def options(self, state: ConanState) -> vec[i64]:
        return figures_offered(state, legal_now(state))

    def resolve(self, state: ConanState, action: i64) -> None:
        attack = state.attack()
        target = state.scenario().figure_of[action - act.FIGURE]
        attack.queue = append(attack.queue, target)
        attack.zone = state.zone[target]
        state.tell(act.ATTACKED, self.seat, action - act.FIGURE)

    def rule(self, action: i64) -> str:
        return "conan:E128"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, state.attack().attacker)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-is-no-target-for-the-attack", "conan:E128")


# -- Sacrifice [RW-4] ------------------------------------------------------------------


def willing(state: ConanState, victim: i64) -> i64:
    """Return the friends in the victim's zone who may suffer the attack in his place (E24)."""
    members: i64 = 0
    attack = state.attack()
    if attack.kind == AREA or attack.sacrificed >= 0:
        return 0
    for friend in listed(state.friends_in(state.zone[victim], victim)):
        if state.has_mark(friend, TAKES_PLACE):
            members |= bit(friend)
    return members


class OfferSacrifice(Auto[ConanState]):
    """Ask for each victim in the queue, until somebody is sacrificed (E25, E123)."""

    def run(self, state: ConanState) -> None:
        for place in range(len(state.attack().queue) - 1, -1, -1):
            seats: i64 = 0
            for friend in listed(willing(state, state.attack().queue[place])):
                seats |= bit(state.seat_of(friend))
            for seat in listed(seats):
                state.push(AskSacrifice(seat, state.attack().queue[place]))


class AskSacrifice(Auto[ConanState]):
    """Ask one seat, if nobody has been sacrificed yet."""

    victim: i64

    def __init__(self, who: i64, victim: i64) -> None:
        super().__init__(who)
        self.victim = victim

    def run(self, state: ConanState) -> None:
        if state.zone[self.victim] != NOWHERE and willing(state, self.victim) != 0:
            state.push(Sacrifice(self.who, self.victim))


class Sacrifice(Step[ConanState]):
    """Let a friend suffer an attack in the victim's place, before the roll [RW-4]."""

    victim: i64

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat = seat
        self.victim = victim

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for friend in state.unlike(willing(state, self.victim)):
            if state.seat_of(friend) == self.seat:
                found = append(found, act.FIGURE + name_of(state, friend))
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        attack = state.attack()
        friend = state.scenario().figure_of[action - act.FIGURE]
        attack.sacrificed = friend
        queue = vec[i64](capacity=4)
        for target in attack.queue:
            if target == self.victim:
                queue = append(queue, friend)
            elif target != friend:
                queue = append(queue, target)
        attack.queue = queue
        attack.zone = state.zone[friend]
        state.tell(act.SACRIFICED, self.seat, action - act.FIGURE)

    def rule(self, action: i64) -> str:
        return "conan:RW-4"

    def asks(self, state: ConanState) -> dict[str, Any]:
        dice: i64 = 0
        pool = state.attack().dice[:]
        add_attack_dice(state, state.attack().attacker, pool)
        for number in pool:
            dice += number
        return {"figure": ["figure", name_of(state, self.victim)], "dice": dice}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("only-a-friend-in-the-zone-may-be-sacrificed", "conan:E24")


STILL_LEGAL = StillLegal(0)
OFFER_SACRIFICE = OfferSacrifice(0)
