"""What a seat may not know of a state: the words in which `tests/<game>/secrets.py` says it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# What a seat may not know, in values that can be compared; None while there is nothing that
# could be otherwise.
Secret = Callable[[Any, int], Any]
# Tables to look at: a name, options, and the secrets by their names.
Tables = list[tuple[str, dict[str, object], dict[str, Secret]]]


def of_others(found: Callable[[Any], Any]) -> Secret:
    """Of the seats that are not one's own; None while nobody has any."""

    def read(state: Any, seat: int) -> Any:
        values = [found(side) for other, side in enumerate(state.at) if other != seat]
        return values if any(values) else None

    return read


def dealt_hand(side: Any) -> Any:
    return list(side.hand) if any(side.hand) else None


def dealt_card(name: str) -> Callable[[Any], Any]:
    """Return the number of a card that is dealt to each seat once, + 1; 0: not yet."""
    return lambda side: int(getattr(side, name)) + 1
