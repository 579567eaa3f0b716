"""Chains of answers that a person means as one: a walk, a strike, "the others likewise"."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Route:
    """Where a chain of answers leads, and what it costs; its sentence is `route-<kind>`.

    `to` is the piece that stands for it on the board, as [thing, number]. The answers are
    given in this order, up to where something unforeseen happens.
    """

    kind: str
    to: tuple[str, int]
    actions: tuple[int, ...]
    values: Mapping[str, Any] = field(default_factory=dict)  # numbers and [thing, number] pairs
