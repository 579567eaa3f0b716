"""Every word a game needs exists in every language; every rule it cites exists."""

from __future__ import annotations

import ast
import random
from pathlib import Path

import pytest

import tablee
from tablee.core.engine import NOBODY, Auto
from tablee.core.events import SPECTATOR, Log
from tablee.core.statements import statements
from tablee.text import LANGUAGES, texts
from tests.contract.walk import every_game

PACKAGE = Path(tablee.__file__).parent
every_language = pytest.mark.parametrize("language", LANGUAGES)
PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]


def sources(game):
    return sorted((PACKAGE / "games" / game.name).rglob("*.py"))


def strings(path):
    return {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def reason_keys(path):
    """Return the keys of the reasons made in a module."""
    return {
        node.args[0].value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Reason"
        and isinstance(node.args[0], ast.Constant)
    }


@every_game
@every_language
def test_every_action_has_words(game, language):
    said = texts(game.name, language)
    words = {said.action(code, PLAYERS) for code in range(game.action_count)}
    assert all(words)


@every_game
@every_language
def test_every_question_event_option_and_reason_has_a_sentence(game, language):
    said = texts(game.name, language)
    keys = ["game-name", "game-about"]
    keys += [f"prompt-{step.__name__}" for step in game.steps if not issubclass(step, Auto)]
    keys += [f"event-{kind.name}" for kind in game.events.kinds]
    keys += [f"option-{option.name}" for option in game.options]
    keys += [f"option-{option.name}-text" for option in game.options]
    keys += [f"advance-{advance.name}" for advance in game.advances()]
    keys += [f"advance-{advance.name}-text" for advance in game.advances()]
    keys += [f"tie-{name}" for name in game.tie_breaks]
    keys += [f"score-{source}" for source in game.score_sheet(game.new_game(game.min_seats), 0)]
    for path in (*sources(game), PACKAGE / "core" / "engine.py"):
        keys += [f"reason-{key}" for key in reason_keys(path)]
    assert [key for key in keys if not said.has(key)] == []


@every_game
def test_languages_have_the_same_keys_with_the_same_values(game):
    from fluent.syntax import FluentParser
    from fluent.syntax import ast as fluent
    from fluent.syntax.visitor import Visitor

    class Variables(Visitor):
        def __init__(self):
            self.found = set()

        def visit_VariableReference(self, node):
            self.found.add(node.id.name)

    def keys(language):
        text = (PACKAGE / "games" / game.name / "text" / f"{language}.ftl").read_text("utf-8")
        found = {}
        for entry in FluentParser().parse(text).body:
            assert not isinstance(entry, fluent.Junk), entry.content
            if isinstance(entry, fluent.Message):
                assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
                variables = Variables()
                variables.visit(entry)
                found[entry.id.name] = variables.found
        return found

    english = keys("en")
    for language in LANGUAGES:
        assert keys(language) == english


@every_game
def test_every_rule_cited_exists(game):
    known = set(statements(game.name))
    prefix = f"{game.name}:"
    cited = {
        text.removeprefix(prefix)
        for path in sources(game)
        for text in strings(path)
        if text.startswith(prefix)
    }
    assert cited
    assert cited - known == set()
    assert {kind.rule.removeprefix(prefix) for kind in game.events.kinds} <= known


@every_game
@every_language
def test_whole_games_can_be_told(game, language):
    """Each prompt, log line and refusal of random games is a sentence for every viewer."""
    said = texts(game.name, language)
    for seats in range(game.min_seats, game.max_seats + 1):
        log = Log()
        state = game.new_game(seats, seats, observer=log)
        chooser = random.Random(seats)
        while not state.is_over():
            question = game.view(state, NOBODY)["question"]
            assert said.question(question, PLAYERS)
            refused = chooser.randrange(game.action_count)
            reason = state.refusal(state.to_move(), refused)
            if reason is not None:
                assert said.reason(reason, PLAYERS)
            legal = list(state.legal_actions())
            assert state.question().rule(legal[0]).startswith(f"{game.name}:")
            state.apply(chooser.choice(legal))
        for told in log.told:
            for viewer in (0, SPECTATOR):
                assert said.event(game.events.describe(told, viewer), PLAYERS)
