"""Saved games, with attacks one inside the other."""

from __future__ import annotations

from tablee.core import record
from tablee.core.native import append
from tablee.games.conan.rules import GAME


def test_as_many_attacks_come_back_as_were_under_way():
    one, two = GAME.new_game(2, 0), GAME.new_game(2, 0)
    two.attacks = append(two.attacks, two.attacks[0].clone())
    for template, saved in ((one, two), (two, one)):
        loaded = record.from_ints(template, record.to_ints(saved, GAME.steps), GAME.steps)
        assert len(loaded.attacks) == len(saved.attacks)
        assert record.same(loaded, saved, GAME.steps)
