"""A quick judgement of Sample for bots: what things are worth, in hundredths of a point.

Looks only at what the seat asked may know.
"""

from __future__ import annotations

from typing import Final

from tablee.core.heuristic import Heuristic
from tablee.core.native import i64, vec
from tablee.games.sample import actions as act
from tablee.games.sample import scoring
from tablee.games.sample.data import EFFECTS, VALUE
from tablee.games.sample.state import SampleState

SWEPT: Final = 300  # the average worth of an unknown card of the opponent


def _effect_worth(effect: dict[str, object]) -> int:
    if effect["kind"] == "sweep":
        return SWEPT
    count = effect.get("count", 0)
    assert isinstance(count, int)
    return 100 * count * (2 if effect["kind"] == "steal" else 1)


EFFECT_WORTH: Final[vec[i64]] = vec[i64]([_effect_worth(effect) for effect in EFFECTS])


class SampleHeuristic(Heuristic[SampleState]):
    """Greedy values: take what is worth most now."""

    def rate(self, state: SampleState, action: i64) -> i64:
        if action >= act.SWEEP:
            return 100 * VALUE[action - act.SWEEP]
        return 100 * VALUE[action - act.PLAY] + EFFECT_WORTH[action - act.PLAY]

    def value(self, state: SampleState, seat: i64) -> i64:
        return 100 * scoring.points(state, seat)

    def lead(self, state: SampleState) -> i64:
        return 400
