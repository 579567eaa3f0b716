"""What can prevent an action: one number each, so that a rule is checked in one place.

A legality check asks for an obstacle and accepts NOTHING. A refusal turns the same answer into its
reason.
"""

from __future__ import annotations

from typing import Final

from tablee.core.errors import Reason
from tablee.core.native import i64

NOTHING: Final = 0
NO_ACTION_LEFT: Final = 1
NOT_BESIDE: Final = 2
TOLL_NOT_PAYABLE: Final = 3
ESPLANADE_IS_FIXED: Final = 4
LOST_BOY_STOPS_TILE: Final = 5
NO_ETHER_HERE: Final = 6
HOURGLASS_ON_SIDE: Final = 7
SOLD_HERE: Final = 8
BOUGHT_HERE: Final = 9
PRICE_NOT_PAYABLE: Final = 10
TRACK_FULL: Final = 11
SUPPLY_EMPTY: Final = 12
DOCTOR_HERE: Final = 13
LOST_BOY_STOPS_TRADE: Final = 14
ETHER_NOT_OWNED: Final = 15
NO_ARTEFACT_HERE: Final = 16
ARTEFACT_OWNED: Final = 17
NO_HOURGLASS_THERE: Final = 18
NOT_ON_ESPLANADE: Final = 19
DONE_THIS_TURN: Final = 20
SOMEBODY_IS_POORER: Final = 21
BANK_IS_EMPTY: Final = 22
NOT_ON_PORTAL: Final = 23
ETHERS_MISSING: Final = 24
ARTEFACTS_MISSING: Final = 25
LOST_BOY_AT_PORTAL: Final = 26
NO_GATEKEEPER: Final = 27
ALREADY_THERE: Final = 28
NOT_TO_ESPLANADE: Final = 29
CARD_NOT_HELD: Final = 30
CARD_ETHERS_MISSING: Final = 31
CARD_WITHOUT_EFFECT: Final = 32
NO_SOVEREIGN: Final = 33
COIN_BY_COIN: Final = 34

# In the order of the numbers above.
_REASONS: Final = [
    Reason("that-is-no-answer-to-the-question-asked", "smog:R20"),
    Reason("no-action-is-left", "smog:R20"),
    Reason("this-place-is-not-beside-yours", "smog:R24"),
    Reason("you-cannot-pay-the-toll", "smog:R25"),
    Reason("the-esplanade-does-not-turn", "smog:R27"),
    Reason("the-lost-boy-stops-this-tile", "smog:E23"),
    Reason("no-ether-is-traded-here", "smog:R28"),
    Reason("an-hourglass-lies-on-your-side", "smog:R29"),
    Reason("you-sold-on-this-tile-this-turn", "smog:R31"),
    Reason("you-bought-on-this-tile-this-turn", "smog:R35"),
    Reason("you-cannot-pay-the-price", "smog:R28"),
    Reason("your-ether-track-is-full", "smog:E66"),
    Reason("no-hourglass-is-left", "smog:E6"),
    Reason("the-doctor-stops-all-trade-here", "smog:R90"),
    Reason("the-lost-boy-stops-all-trade-here", "smog:E22"),
    Reason("you-own-no-ether-of-this-type", "smog:R33"),
    Reason("no-artefact-is-sold-here", "smog:R36"),
    Reason("you-own-this-artefact", "smog:R37"),
    Reason("no-hourglass-lies-there", "smog:R39"),
    Reason("only-on-the-esplanade", "smog:R43"),
    Reason("only-once-a-turn", "smog:R97"),
    Reason("somebody-is-poorer-than-you", "smog:R40"),
    Reason("the-bank-is-empty", "smog:E90"),
    Reason("this-is-not-your-portal", "smog:R45"),
    Reason("ethers-of-your-combination-are-missing", "smog:R45"),
    Reason("you-need-four-different-artefacts", "smog:R45"),
    Reason("the-lost-boy-closes-this-portal", "smog:E25"),
    Reason("the-gatekeeper-is-not-here", "smog:R94"),
    Reason("your-gentleman-is-there-already", "smog:E77"),
    Reason("the-gatekeeper-does-not-fly-to-the-esplanade", "smog:E77"),
    Reason("you-do-not-hold-this-card", "smog:R48"),
    Reason("you-lack-an-ether-printed-on-the-card", "smog:R48"),
    Reason("this-card-would-have-no-effect", "smog:E72"),
    Reason("you-have-no-sovereign", "smog:R61"),
    Reason("pay-coin-by-coin", "smog:E45"),
]


def reason(obstacle: i64) -> Reason:
    """Return an obstacle as the reason of a refusal."""
    found: Reason = _REASONS[obstacle]
    return found
