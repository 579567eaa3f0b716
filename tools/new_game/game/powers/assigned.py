"""Which card has which power, according to the facts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablee.games.sample.data import EFFECTS
from tablee.games.sample.moments import POWERS, CardPower
from tablee.games.sample.powers import cards

# By the effect's name in the facts; a name that is missing here is an error at import.
KINDS: Final[dict[str, Callable[[dict[str, Any]], CardPower]]] = {
    "none": lambda effect: CardPower(),
    "coins": lambda effect: cards.Coins(effect["count"]),
    "steal": lambda effect: cards.Steal(effect["count"]),
    "sweep": lambda effect: cards.Sweep(),
}

for _card, _effect in enumerate(EFFECTS):
    POWERS[_card] = KINDS[_effect["kind"]](_effect)
