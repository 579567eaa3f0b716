"""Powers of cards: classes that say at which moments they speak."""

from __future__ import annotations

from collections.abc import Sequence


def overridden(power: object, base: type, moments: Sequence[str]) -> list[int]:
    """Return the moments, by their places, at which a power does other than its base class."""
    if type(power) is base:
        return []
    return [place for place, name in enumerate(moments) if name in type(power).__dict__]
