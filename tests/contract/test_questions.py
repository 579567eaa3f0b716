"""Every question has a kind, with a name of its own that does not change with the code."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tablee.core import registry
from tablee.core.engine import Auto, Game
from tablee.core.events import SPECTATOR
from tablee.games.conan.steps import declare
from tests.contract.expected import expected
from tests.contract.walk import every_game, every_table, positions


@every_game
def test_every_step_that_asks_is_declared_once(game: Game[Any]) -> None:
    asking = [step for step in game.steps if not issubclass(step, Auto)]
    declared = list(game.questions.values())
    assert len(set(declared)) == len(declared)
    assert set(declared) == set(asking)


@every_game
def test_kinds_are_named_in_lower_case_words(game: Game[Any]) -> None:
    assert [kind for kind in game.questions if not re.fullmatch(r"[a-z]+(_[a-z]+)*", kind)] == []


@every_game
def test_no_kind_was_renamed_or_lost(game: Game[Any]) -> None:
    assert set(game.questions) == set(expected(game.name).questions)


@every_table
def test_whoever_is_asked_is_asked_by_a_declared_kind(game: Game[Any], seats: int) -> None:
    for state in positions(game, seats, range(2), every=3):
        step = state.question()
        kind = game.kind_of(step)
        assert game.questions[kind] is type(step)
        assert game.view(state, SPECTATOR)["question"]["kind"] == kind


@every_game
def test_a_step_without_a_kind_is_named_in_the_error(game: Game[Any]) -> None:
    other = next(name for name in registry.names() if name != game.name)
    strange = registry.game(other).new_game(registry.game(other).min_seats).question()
    with pytest.raises(LookupError, match=f"{type(strange).__name__}.*{game.name}"):
        game.kind_of(strange)


def test_a_subclass_asks_by_its_own_kind() -> None:
    """Choosing gems for an attack is a question of its own, not the one it is built on."""
    conan = registry.game("conan")
    assert issubclass(declare.AttackGems, declare.ChooseGems)
    assert conan.questions["attack_gems"] is declare.AttackGems
    assert conan.questions["choose_gems"] is declare.ChooseGems
