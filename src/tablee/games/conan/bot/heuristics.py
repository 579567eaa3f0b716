"""A quick judgement of Conan for bots, in hundredths of a point, for both sides.

It looks only at what the asked seat may know: the heroes judge by where the captive may be, never
by where she is.
"""

from __future__ import annotations

from typing import Final

from tablee.core.heuristic import HOPELESS, Heuristic
from tablee.core.native import i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.bot import goals, heroes, overlord
from tablee.games.conan.bot.paths import MEAN, WAYS
from tablee.games.conan.data import COLOURS, FACES, HERO_SLOTS, OVERLORD, SHOWN, SIDES
from tablee.games.conan.records import IN_PLAY
from tablee.games.conan.state import ConanState

WON: Final = 10000
TOKEN_AWAY: Final = 3000
TOKEN_CARRIED: Final = 1200
TROPHY_WON: Final = 800
PLACE_SEARCHED: Final = 60
HERO_LOST: Final = 900
WOUND: Final = 60
UNIT_LIFE: Final = 20
ROUND: Final = 150

# Chosen so that the displayed chances move over the whole game. They are not fitted: among greedy
# bots the heroes win too rarely for that.
EVEN: Final = 4500  # worth at which either side may win
LEAD: Final = 2000

GEM: Final = 200  # in hundredths of a success: more than any reroll brings
# The most successes of a die, by colour.
HIGHEST: Final[vec[i64]] = vec[i64](
    [max(FACES[colour * SIDES : (colour + 1) * SIDES]) for colour in range(COLOURS)]
)


class ConanHeuristic(Heuristic[ConanState]):
    """The overlord hunts, the heroes go for their objective."""

    def rate(self, state: ConanState, action: i64) -> i64:
        if act.is_about_a_roll(action):
            return reroll_worth(action)
        if state.to_move() == OVERLORD:
            return overlord.rate(state, action)
        return heroes.rate(state, action)

    def ratings(self, state: ConanState, actions: vec[i64]) -> vec[i64]:
        """Rate the answers to one question; a path that several of them need is found once."""
        WAYS.keep(state)
        try:
            return super().ratings(state, actions)
        finally:
            WAYS.forget()

    def value(self, state: ConanState, seat: i64) -> i64:
        """How near the heroes are to their objective, and what they are worth."""
        worth = reached(state) - EVEN
        if seat == OVERLORD:
            return -worth
        return worth

    def lead(self, state: ConanState) -> i64:
        return LEAD


def reroll_worth(action: i64) -> i64:
    """A die below its mean is worth a free reroll; gems are kept or spent on the worst die."""
    if action == act.KEEP:
        return 0
    face = (action - act.FREE) % (COLOURS * SHOWN)
    colour = face // SHOWN
    successes = face % SHOWN
    if successes == HIGHEST[colour]:
        return HOPELESS
    gain = MEAN[colour] - 100 * successes
    if act.is_paid_reroll(action):
        return gain - GEM
    return gain - 10


def reached(state: ConanState) -> i64:
    """Return what the heroes have reached so far."""
    if state.winner >= 0:
        if state.winner == 0:
            return WON
        return -WON
    worth = -ROUND * state.round
    for card in goals.tokens(state):
        worth += TOKEN_AWAY * state.carried_off[card]
        for hero in state.at:
            worth += TOKEN_CARRIED * hero.cards[card]
    if goals.quarry(state) < 0:
        worth += TROPHY_WON
    searched = state.searched
    while searched != 0:
        searched &= searched - 1
        worth += PLACE_SEARCHED
    for hero in state.at:
        if hero.fate == IN_PLAY:
            worth += HERO_LOST - WOUND * hero.wounds
    for figure in range(HERO_SLOTS, state.scenario().figures):
        worth -= UNIT_LIFE * state.life[figure]
    return worth
