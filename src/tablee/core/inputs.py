"""What a game may tell a network beside its observation; a game of one's own needs none of it.

An input of a network is a number that has a name. Most come from the observation by themselves
(`bots.layout`). A game adds those that take rules to work out, such as the largest coalition, in
its `bot/inputs.py`, and says which of its pieces are alike, so that a network need not learn the
same thing once for each.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from tablee.core.native import i64, vec

if TYPE_CHECKING:
    from tablee.core.engine import State

S = TypeVar("S", bound="State")

MOST_TIMES: Final = 127  # an input counts at most this often


class Inputs(Generic[S]):
    """What a game adds. It may look at the whole position: a search has dealt it."""

    def names(self, seats: i64) -> list[str]:
        """Return the names of the added inputs; words of pieces are set off by `.`, `_` or `=`."""
        return []

    def left_out(self) -> list[str]:
        """Return the features of the observation that the added inputs say better.

        Names as in the feature table, without the piece of a block: "chamber.lords".
        """
        return []

    def symmetries(self) -> list[dict[str, str]]:
        """Return the ways to rename pieces after which the rules are the same.

        Each maps a word of the names to another; the one that changes nothing is not needed.
        """
        return []

    def add(self, state: S, seat: i64, first: i64, found: vec[i64]) -> vec[i64]:
        """Return `found` and the codes of the added inputs, of which the first has this number.

        `seat` comes first, then the others clockwise.
        """
        return found


def code(number: i64, times: i64) -> i64:
    """Return an input that counts so often, 1 to MOST_TIMES, as one number."""
    return number * 128 + times
