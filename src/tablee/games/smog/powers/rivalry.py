"""Special actions against opponents: move them, rust their reserve, steal from them."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import bit, has, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.smog import actions as act
from tablee.games.smog.data import (
    ALCHEMICAL_SIPHON,
    CHANNELLED_ETHER,
    ETHERS,
    PLACES,
    RUST,
    TITANS_BREATH,
)
from tablee.games.smog.moments import Special
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps.master import empty_reserve


def victims(state: SmogState, seat: i64, special: i64) -> i64:
    """Return the set of opponents on whom a special action would have an effect."""
    found: i64 = 0
    for other in state.others(seat):
        if special == TITANS_BREATH:
            suits = True
        elif special == RUST:
            suits = state.at[other].reserve > 0
        elif special == CHANNELLED_ETHER:
            suits = ethers_to_take(state, seat, other) != 0
        elif special == ALCHEMICAL_SIPHON:
            suits = state.at[other].sovereigns > 0
        else:
            suits = artefacts_to_take(state, seat, other) != 0
        if suits:
            found |= bit(other)
    return found


def ethers_to_take(state: SmogState, seat: i64, victim: i64) -> i64:
    """Return the set of Ethers the victim owns and the thief has room for (E66, E74)."""
    found: i64 = 0
    for ether in range(ETHERS):
        if state.at[victim].ethers[ether] > 0 and state.has_room_for(seat, ether):
            found |= bit(ether)
    return found


def artefacts_to_take(state: SmogState, seat: i64, victim: i64) -> i64:
    """Return the set of the victim's artefacts that the thief does not own [59]."""
    return state.at[victim].artefacts & ~state.at[seat].artefacts


class Rivalry(Special):
    """A special action that needs an opponent it can hurt."""

    special: i64

    def __init__(self, special: i64) -> None:
        self.special = special

    def has_effect(self, state: SmogState, seat: i64) -> bool:
        return victims(state, seat, self.special) != 0

    def play(self, state: SmogState, seat: i64) -> None:
        state.push(ChooseVictim(seat, self.special))

    def rule(self) -> str:
        return rule_of(self.special)

    def why_without_effect(self, state: SmogState, seat: i64) -> Reason:
        return Reason("no-opponent-can-be-hurt-by-this-card", "smog:E72")


class AlchemicalSiphon(Rivalry):
    """One Sovereign of every opponent who holds one; reserves are safe (E75)."""

    def play(self, state: SmogState, seat: i64) -> None:
        for other in listed(victims(state, seat, ALCHEMICAL_SIPHON)):
            state.at[other].sovereigns -= 1
            state.at[seat].sovereigns += 1
            state.tell(act.ROBBED, other, 0, seat)


def rule_of(special: i64) -> str:
    if special == TITANS_BREATH:
        return "smog:R51"
    if special == RUST:
        return "smog:R54"
    if special == CHANNELLED_ETHER:
        return "smog:R57"
    if special == ALCHEMICAL_SIPHON:
        return "smog:R58"
    return "smog:R59"


class ChooseVictim(Step[SmogState]):
    """Name the opponent."""

    special: i64

    def __init__(self, seat: i64, special: i64) -> None:
        self.seat = seat
        self.special = special

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=3)
        for other in listed(victims(state, self.seat, self.special)):
            found = append(found, act.TARGET + other)
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        victim = action - act.TARGET
        if self.special == TITANS_BREATH:
            state.push(BlowAway(self.seat, victim))
        elif self.special == RUST:
            state.tell(act.RUSTED, victim, 0, empty_reserve(state, victim))
        elif self.special == CHANNELLED_ETHER:
            state.push(StealEther(self.seat, victim))
        else:
            state.push(StealArtefact(self.seat, victim))

    def rule(self, action: i64) -> str:
        return rule_of(self.special)

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"card": ["special", self.special]}

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if act.names_target(action):
            return Reason("this-player-cannot-be-chosen", rule_of(self.special))
        return Reason("choose-an-opponent", rule_of(self.special))


class AgainstVictim(Step[SmogState]):
    """A question about one opponent."""

    victim: i64

    def __init__(self, seat: i64, victim: i64) -> None:
        self.seat = seat
        self.victim = victim

    def asks(self, state: SmogState) -> dict[str, Any]:
        return {"victim": ["seat", self.victim]}


class BlowAway(AgainstVictim):
    """Titan's Breath: any other place, the Esplanade too, without toll (E73)."""

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=16)
        for place in range(PLACES):
            if place != state.at[self.victim].place:
                found = append(found, act.PLACE + place)
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        state.at[self.victim].place = action - act.PLACE
        state.tell(act.BLOWN_AWAY, self.victim, action - act.PLACE)

    def rule(self, action: i64) -> str:
        return "smog:R51"

    def why_not(self, state: SmogState, action: i64) -> Reason:
        return Reason("choose-another-place-of-the-board", "smog:E73")


class StealEther(AgainstVictim):
    """Channelled Ether: one Ether of a type the victim owns."""

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for ether in listed(ethers_to_take(state, self.seat, self.victim)):
            found = append(found, act.ETHER + ether)
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        ether = action - act.ETHER
        state.at[self.victim].ethers[ether] -= 1
        state.at[self.seat].ethers[ether] += 1
        state.tell(act.STOLE_ETHER, self.seat, ether, self.victim)

    def rule(self, action: i64) -> str:
        return "smog:R57"

    def why_not(self, state: SmogState, action: i64) -> Reason:
        if act.names_ether(action) and state.at[self.victim].ethers[action - act.ETHER] > 0:
            return Reason("your-ether-track-is-full", "smog:E66")
        return Reason("the-victim-owns-no-such-ether", "smog:E74")


class StealArtefact(AgainstVictim):
    """Steam Lord's Decree: an artefact of a type the thief does not own."""

    def options(self, state: SmogState) -> vec[i64]:
        found = vec[i64](capacity=4)
        for artefact in listed(artefacts_to_take(state, self.seat, self.victim)):
            found = append(found, act.ARTEFACT + artefact)
        return found

    def resolve(self, state: SmogState, action: i64) -> None:
        artefact = action - act.ARTEFACT
        state.at[self.victim].artefacts &= ~bit(artefact)
        state.at[self.seat].artefacts |= bit(artefact)
        state.tell(act.STOLE_ARTEFACT, self.seat, artefact, self.victim)

    def rule(self, action: i64) -> str:
        return "smog:R59"

    def why_not(self, state: SmogState, action: i64) -> Reason:
        owned = state.at[self.seat].artefacts
        if act.names_artefact(action) and has(owned, action - act.ARTEFACT):
            return Reason("you-own-this-artefact", "smog:R59")
        return Reason("the-victim-does-not-own-this-artefact", "smog:R59")
