"""What a bot without search goes by: a quick judgement of positions and actions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tablee.core.native import append, i64, vec
from tablee.core.rng import Rng

if TYPE_CHECKING:
    from tablee.core.engine import State

S = TypeVar("S", bound="State")

HOPELESS: Final = -1_000_000


class Heuristic(Generic[S]):
    """What a quick, honest judgement of a game looks like: no search, nothing hidden.

    Both methods may look only at what the seat concerned may know; the contract
    tests compare their answers before and after hidden cards are dealt anew.
    """

    def rate(self, state: S, action: i64) -> i64:
        """Return how good a legal action looks to the seat asked, in hundredths of a point.

        HOPELESS means that another action is at least as good in every case. Searches skip it.
        """
        raise NotImplementedError

    def ratings(self, state: S, actions: vec[i64]) -> vec[i64]:
        """Return the rating of each action. Override to work out once what they share."""
        rated = vec[i64](capacity=16)
        for i in range(len(actions)):
            rated = append(rated, self.rate(state, actions[i]))
        return rated

    def contrast(self) -> i64:
        """Return the difference in rating that makes a search e times as eager to try an action.

        Use a large number where ratings say what to do first, not what is worth most.
        """
        return 200

    def value(self, state: S, seat: i64) -> i64:
        """Return what a seat's position promises, in hundredths of a point."""
        raise NotImplementedError

    def lead(self, state: S) -> i64:
        """Return the difference in value that makes a seat e times as likely to win."""
        return 1000

    def suppose(self, state: S, seat: i64, rng: Rng) -> None:
        """Change a new deal for `seat` so that it fits how the others have played.

        It may look only at what the seat sees, and must not change that. Leave it out where
        all deals are equally likely.
        """

    def weight_names(self) -> list[str]:
        """Return the names of the weights that `tablee tune` may change."""
        return []

    def weights(self) -> vec[i64]:
        """Return the weights themselves; writing into them changes the judgement."""
        return vec[i64]()
