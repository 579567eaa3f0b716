"""What a seat of Conan may not know, for the tests that look for leaks."""

from __future__ import annotations

from typing import Any

from tests.contract.secret import Tables


def hiding_place(state: Any, seat: int) -> Any:
    """The Overlord knows, since he hid the captive. When one hut is left, everybody knows."""
    places = state.scenario().purposes.hiding_places & ~state.searched
    if seat == 0 or state.hiding_place < 0 or int(places).bit_count() < 2:
        return None
    return int(state.hiding_place)


def passages(state: Any, seat: int) -> Any:
    """Passages that nobody has looked at, some real and some false. The Overlord sees none."""
    unknown = state.scenario().purposes.passages & ~(state.looked if seat > 0 else 0)
    real = int(state.passages & unknown)
    return real if 0 < real.bit_count() < int(unknown).bit_count() else None


AWAKENING: dict[str, object] = {"scenario": "the_serpents_awakening"}
TABLES: Tables = [
    ("conan", {}, {"hiding place": hiding_place}),
    ("the_serpents_awakening", AWAKENING, {"passages": passages}),
]
