"""Attacks from a table."""

from __future__ import annotations

from typing import ClassVar

from tablee.core.native import i64
from tablee.games.conan.data import YELLOW
from tablee.games.conan.scenario.page import Page
from tablee.games.conan.scenario.parameters import DICE, Parameter, need, notes
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.state import ConanState


class TableBonus(Rule):
    """A figure on a table attacks with more yellow dice."""

    hook: ClassVar[str] = "table_bonus"
    takes: ClassVar[tuple[Parameter, ...]] = (need("dice", DICE), *notes("attacks"))
    dice: i64

    def read(self, page: Page) -> None:
        self.dice = len(page.row["dice"])

    def attack_aimed(self, state: ConanState) -> None:
        attack = state.attack()
        if state.on_table[attack.attacker] != 0:
            attack.dice[YELLOW] += self.dice
