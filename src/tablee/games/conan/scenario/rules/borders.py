"""Borders that a scenario changes [BZ-14]."""

from __future__ import annotations

from typing import ClassVar

from tablee.games.conan.board.changes import override
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import BORDER_KIND, WORD, Parameter, need
from tablee.games.conan.scenario.rule import Rule


class BorderOverride(Rule):
    """Some fields of a kind of border differ from the map [BZ-14]."""

    hook: ClassVar[str] = "border_override"
    takes: ClassVar[tuple[Parameter, ...]] = (need("border_kind", BORDER_KIND), need("set", WORD))

    def read(self, page: Page) -> None:
        board = page.scenario.board
        kind, fields = page.row["border_kind"], page.row["set"]
        page.scenario.board = override(board, page.plan, kind, fields)
