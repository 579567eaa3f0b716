"""A round [HT-1]: the heroes' turn, the overlord's turn, upkeep after each."""

from __future__ import annotations

from tablee.core.bits import listed
from tablee.core.engine import Auto, Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    ACTIVATIONS,
    HERO_SLOTS,
    HEROES_SIDE,
    OVERLORD,
    OVERLORD_SIDE,
)
from tablee.games.conan.scenario import END_OF_ROUND
from tablee.games.conan.state import IN_PLAY, ConanState, zone_name
from tablee.games.conan.steps.heroes import ChooseState, HeroesTurn
from tablee.games.conan.steps.objectives import CHECK_VICTORY, settle_victory
from tablee.games.conan.steps.overlord import OVERLORD_ACTS
from tablee.games.conan.steps.reactions import HEROES_WINDOW, OVERLORDS_WINDOW


class HideCaptive(Step[ConanState]):
    """The overlord chooses in secret where the captive is hidden [SC-1]."""

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for zone in listed(state.scenario().hiding_places):
            found = append(found, act.ZONE + zone_name(state, zone))
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        state.hiding_place = action - act.ZONE - state.board().first_zone
        state.tell(act.HID, OVERLORD, action - act.ZONE, 1, 1)

    def rule(self, action: i64) -> str:
        return "conan:SC-1"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("the-captive-cannot-be-hidden-there", "conan:SC-1")


class BeginRound(Auto[ConanState]):
    """The heroes recover, then act [HT-1, HT-3]."""

    def run(self, state: ConanState) -> None:
        state.side = HEROES_SIDE
        state.done = 0
        state.tell(act.ROUND, OVERLORD, 0, state.round + 1)
        first: i64 = -1
        for figure in range(HERO_SLOTS - 1, -1, -1):
            if state.at[figure].fate == IN_PLAY:
                first = figure
        state.push(HEROES_WINDOW, HeroesTurn(first), HEROES_WINDOW, END_HEROES_TURN)
        for figure in range(HERO_SLOTS - 1, -1, -1):
            hero = state.at[figure]
            if hero.fate == IN_PLAY:
                hero.walked = False
                state.push(ChooseState(hero.seat, figure))


def upkeep(state: ConanState) -> None:
    """Everybody moves the gems used this turn to fatigue [GZ-5]; the overlord's lie there."""
    for hero in state.at:
        hero.upkeep()


class EndHeroesTurn(Auto[ConanState]):
    """Upkeep, then the overlord recovers and the turn marker advances [OT-1, E99]."""

    def run(self, state: ConanState) -> None:
        upkeep(state)
        state.side = OVERLORD_SIDE
        gems = min(state.scenario().recovery[state.hero_count], state.fatigue)
        state.fatigue -= gems
        state.available += gems
        state.round += 1
        state.activations = ACTIVATIONS
        state.tell(act.OVERLORD_RECOVERED, OVERLORD, 0, gems)
        state.push(OVERLORDS_WINDOW, OVERLORD_ACTS, CHECK_VICTORY, END_OVERLORDS_TURN)


class EndOverlordsTurn(Auto[ConanState]):
    """Upkeep; the round is over [E99]."""

    def run(self, state: ConanState) -> None:
        upkeep(state)
        if not settle_victory(state, END_OF_ROUND):
            state.push(BEGIN_ROUND)


BEGIN_ROUND = BeginRound(0)
END_HEROES_TURN = EndHeroesTurn(0)
END_OVERLORDS_TURN = EndOverlordsTurn(0)
