"""What a seat of Conan may not know, for the tests that look for leaks."""

from __future__ import annotations

from typing import Any

from tests.contract.secret import Tables


def hiding_place(state: Any, seat: int) -> Any:
    """The overlord has hidden the captive himself; when one hut is left, all know."""
    places = state.scenario().purposes.hiding_places & ~state.searched
    if seat == 0 or state.hiding_place < 0 or int(places).bit_count() < 2:
        return None
    return int(state.hiding_place)


def passages(state: Any, seat: int) -> Any:
    """Those not looked at, of which some are real and some are not; the overlord looks at none."""
    unknown = state.scenario().purposes.passages & ~(state.looked if seat > 0 else 0)
    real = int(state.passages & unknown)
    return real if 0 < real.bit_count() < int(unknown).bit_count() else None


AWAKENING: dict[str, object] = {"scenario": "the_serpents_awakening"}
TABLES: Tables = [
    ("conan", {}, {"hiding place": hiding_place}),
    ("the_serpents_awakening", AWAKENING, {"passages": passages}),
]
