"""Zones that a figure may not enter."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.bits import has
from tablee.core.native import i64
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import HERO, UNIT, ZONES, Parameter, may, need
from tablee.games.conan.scenario.rule import Rule


class ZoneForbidden(Rule):
    """A hero or a unit never enters some zones."""

    hook: ClassVar[str] = "zone_forbidden"
    takes: ClassVar[tuple[Parameter, ...]] = (
        need("zones", ZONES),
        may("hero", HERO),
        may("unit", UNIT, supposed=()),
    )
    figure: i64
    zones: i64

    def read(self, page: Page) -> None:
        self.figure = page.figure()
        self.zones = page.zone_set(page.row["zones"])

    def forbids(self, figure: i64, zone: i64) -> bool:
        return figure == self.figure and has(self.zones, zone)
