"""The rule behind a question is that of the card that asks it, not of another card."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

from tablee.core.engine import NOBODY, Game
from tablee.core.statements import statement
from tablee.text import texts
from tests.contract.walk import GAMES, every_table, positions, rarely

# `tests/<game>/askers.py` lists the cards of a game and which of them asks a question.
KNOWN = [game for game in GAMES if find_spec(f"tests.{game.id}.askers")]


def named(words: dict[str, str], text: str) -> set[str]:
    """Return the ids of the cards that a text names; `words` has the names by id."""
    return {of for of, name in words.items() if re.search(rf"\b{re.escape(name)}\b", text)}


@pytest.mark.parametrize("game", KNOWN)
def test_no_question_cites_a_statement_about_another_card(game: Game[Any]) -> None:
    asking = import_module(f"tests.{game.name}.askers")
    said = texts(game.name, "en")
    words = {of: said.name(thing, of) for thing in asking.CARDS for of in game.things[thing]}
    met = set()
    for seats in (game.min_seats, game.max_seats):
        for state in positions(game, seats, range(6), every=rarely(game, seats, 1)):
            step = state.question()
            own = set(asking.askers(state))
            cited = named(words, statement(step.rule(NOBODY)).en)
            assert not cited or cited & own, f"{type(step).__name__}: {step.rule(NOBODY)}"
            met |= own
            for action in state.legal_actions():
                piece = game.actions.describe(action).of
                cited = named(words, statement(step.rule(action)).en)
                assert not cited or cited & {*own, piece}, f"{type(step).__name__} {piece}"
    assert asking.MET - met == set()


@every_table
def test_what_is_no_answer_is_refused_by_the_rule_of_the_question(
    game: Game[Any], seats: int
) -> None:
    for state in positions(game, seats, range(2), every=17):
        step = state.question()
        reason = state.refusal(state.to_move(), game.action_count)
        assert reason is not None
        if reason.key == "that-is-no-answer-to-the-question-asked":
            assert reason.rule == step.rule(NOBODY)
