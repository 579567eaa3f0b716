"""Saved games: nested attacks, and what a save leaves out."""

from __future__ import annotations

from tablee.core import record
from tablee.core.native import append
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tests.conan.pieces import pieces
from tests.contract.walk import observed, positions


def test_as_many_attacks_come_back_as_were_under_way() -> None:
    one, two = GAME.new_game(2, 0), GAME.new_game(2, 0)
    two.attacks = append(two.attacks, two.attacks[0].clone())
    for template, saved in ((one, two), (two, one)):
        loaded = record.from_ints(template, record.to_ints(saved, GAME.steps), GAME.steps)
        assert isinstance(loaded, ConanState)
        assert len(loaded.attacks) == len(saved.attacks)
        assert record.same(loaded, saved, GAME.steps)


def test_what_is_kept_beside_the_rest_is_worked_out_anew() -> None:
    template = GAME.new_game(3, 999)
    moved_cards = False
    for state in positions(GAME, 3, [4, 5], every=20):
        loaded = record.from_ints(template, record.to_ints(state, GAME.steps), GAME.steps)
        assert isinstance(loaded, ConanState)
        assert pieces(loaded) == pieces(state)  # it compares both with the cards there
        assert observed(GAME, loaded, 1) == observed(GAME, state, 1)
        moved_cards = moved_cards or state.littered != template.littered
    assert moved_cards
