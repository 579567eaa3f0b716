"""What most questions share: the figure they are about, figures or zones to choose from."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import listed
from tablee.core.engine import Step
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.state import ConanState, name_of, zone_name


class FigureStep(Step[ConanState]):
    """Ask a seat about a figure; the question names it."""

    figure: i64

    def __init__(self, seat: i64, figure: i64) -> None:
        self.seat = seat
        self.figure = figure

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)]}


def figures_offered(state: ConanState, figures: i64) -> vec[i64]:
    """Return the choices among a set of figures; interchangeable ones are one choice."""
    found = vec[i64](capacity=8)
    for figure in state.unlike(figures):
        found = append(found, act.FIGURE + name_of(state, figure))
    return found


def zones_offered(state: ConanState, zones: i64) -> vec[i64]:
    """Return the choices among a set of zones."""
    found = vec[i64](capacity=8)
    for zone in listed(zones):
        found = append(found, act.ZONE + zone_name(state, zone))
    return found
