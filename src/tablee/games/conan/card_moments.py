"""The moments at which an equipment card, or a token carried like one, may act: a closed list.

The power of a card is one object, shared by all games, that overrides the moments at which it acts.
A card that does no more than others of its kind shares their class; its numbers are in the facts.
The moments of each card are collected once, at import, as a set.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from tablee.core.bits import bit, has
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.core.powers import overridden
from tablee.games.conan.data import CARD_IDS, CARD_KINDS, CARDS, Card
from tablee.games.conan.records import Attack

if TYPE_CHECKING:  # the state is made of records
    from tablee.games.conan.state import ConanState

FIGHTS: Final = 0
SHOOTS: Final = 1
ATTACK_OVER: Final = 2
DEFENDS_ACTIVELY: Final = 3
WORN: Final = 4
LANDS: Final = 5
USABLE: Final = 6
STAYS: Final = 7
BEARER_FALLS: Final = 8
CARD_MOMENTS: Final = (
    "fights",
    "shoots",
    "attack_over",
    "defends_actively",
    "worn",
    "lands",
    "usable",
    "stays",
    "bearer_falls",
)


class CardPower:
    """What a card does; this one does nothing. `me` is its number, `card` what it prints.

    Weight, two hands [EQ-1] and what can be thrown to a zone [MA-5] work the same for every card.
    """

    me: i64
    card: Card

    def __init__(self, name: str) -> None:
        self.me = CARD_IDS.index(name)
        self.card = CARDS[self.me]

    # -- attacking

    def fights(self) -> bool:
        """Say, once, whether it is a weapon of melee attacks [ME-2]."""
        return False

    def shoots(self) -> bool:
        """Say, once, whether ranged attacks are made with it [RA-2]."""
        return False

    def attack_over(self, state: ConanState, attack: Attack) -> None:
        """Act when an attack made with it is over [RW-13]."""

    # -- defending

    def defends_actively(self, kind: i64) -> bool:
        """Say whether it may join an active defence against a kind of attack [DE-2, DE-3]."""
        return False

    def worn(self) -> None:
        """Mark: its dice join every defence of its bearer [DE-3]."""

    # -- in the hand, in the air and on the ground

    def lands(self, state: ConanState, figure: i64, zone: i64) -> None:
        """Act instead of lying in a zone, when thrown there or dropped on purpose [HT-7].

        A card that acts here may be thrown at its owner's own zone (E42).
        """

    def usable(self, state: ConanState, figure: i64) -> bool:
        """Say whether its bearer may use it now [HT-8]."""
        return False

    def use(self, state: ConanState, figure: i64) -> None:
        """Let its bearer use it [HT-8]."""

    def stays(self) -> None:
        """Mark: found in a chest, it is not taken but stays on the ground [MA-4]."""

    def bearer_falls(self, state: ConanState, figure: i64) -> None:
        """Act when its bearer falls and is hurt [FA-3]."""


def _no_cards() -> vec[CardPower]:
    return vec[CardPower]([CardPower(name) for name in CARD_IDS])


CARD_POWERS: Final[vec[CardPower]] = _no_cards()
SPOKEN_BY: Final[vec[i64]] = zeros(len(CARD_IDS))  # by card, the set of moments at which it acts


def speaks(card: i64, moment: i64) -> bool:
    """Say whether a card acts at a moment."""
    return has(SPOKEN_BY[card], moment)


def register_card(power: CardPower) -> None:
    """Give a card its power, once, at import."""
    CARD_POWERS[power.me] = power
    moments: i64 = 0
    for moment in overridden(power, CardPower, CARD_MOMENTS):
        moments |= bit(moment)
    if not power.fights():
        moments &= ~bit(FIGHTS)
    if not power.shoots():
        moments &= ~bit(SHOOTS)
    SPOKEN_BY[power.me] = moments


def register_kind(kind: str, make: Callable[[str], CardPower]) -> None:
    """Give a power to the cards of a kind that have none of their own, once, at import."""
    for name, of_card, power in zip(CARD_IDS, CARD_KINDS, CARD_POWERS, strict=True):
        if of_card == kind and type(power) is CardPower:
            register_card(make(name))
