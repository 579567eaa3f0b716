"""Powers of cards: classes that say at which moments they speak."""

from __future__ import annotations

from collections.abc import Sequence


def overridden(power: object, base: type, moments: Sequence[str]) -> list[int]:
    """Return the moments, by their places, at which a power does other than its base class.

    What a class between the two overrides counts as well.
    """
    classes = type(power).__mro__
    own = classes[: classes.index(base)]
    return [place for place, name in enumerate(moments) if any(name in c.__dict__ for c in own)]
