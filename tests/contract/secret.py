"""Types and helpers for `tests/<game>/secrets.py`, which lists what a seat may not know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

# What a seat may not know, as values that can be compared; None while only one value is possible.
Secret = Callable[[Any, int], Any]
# Tables to compare: a name, options, and the secrets by name.
Tables = list[tuple[str, dict[str, object], dict[str, Secret]]]


def of_others(found: Callable[[Any], Any]) -> Secret:
    """Collect this from all other seats; None while nobody has any."""

    def read(state: Any, seat: int) -> Any:
        values = [found(side) for other, side in enumerate(state.at) if other != seat]
        return values if any(values) else None

    return read


def dealt_hand(side: Any) -> Any:
    return list(side.hand) if any(side.hand) else None


def dealt_card(name: str) -> Callable[[Any], Any]:
    """Return the number + 1 of a card that each seat gets once; 0 before it is dealt."""
    return lambda side: int(getattr(side, name)) + 1
