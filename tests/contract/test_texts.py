"""Every word a game needs exists in every language; every rule it cites exists."""

from __future__ import annotations

import ast
import random
import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as fluent
from fluent.syntax.ast import VariableReference
from fluent.syntax.visitor import Visitor

import tablee
from tablee.core.engine import NOBODY, Game
from tablee.core.events import SPECTATOR, Event, Log
from tablee.core.statements import statements
from tablee.text import LANGUAGES, texts
from tests.contract.walk import every_game

PACKAGE = Path(tablee.__file__).parent
every_language = pytest.mark.parametrize("language", LANGUAGES)
PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]


def sources(game: Game[Any]) -> list[Path]:
    return sorted((PACKAGE / "games" / game.name).rglob("*.py"))


def strings(path: Path) -> set[str]:
    return {
        node.value
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def reason_keys(path: Path) -> set[str]:
    """Return the keys of the reasons made in a module."""
    return {
        str(node.args[0].value)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id == "Reason"
        and isinstance(node.args[0], ast.Constant)
    }


@every_game
@every_language
def test_every_kind_of_action_has_a_name_without_its_piece(game: Game[Any], language: str) -> None:
    """Statistics say what somebody did most: "Recruit a lord", not "Recruit the lord on ..."."""
    said = texts(game.name, language)
    for name, family in game.actions.families.items():
        assert said.has(f"action-{name}.kind") == (family.thing is not None), name


@every_game
@every_language
def test_every_action_has_words(game: Game[Any], language: str) -> None:
    said = texts(game.name, language)
    words = {said.action(code, PLAYERS) for code in range(game.action_count)}
    assert all(words)


@every_game
@every_language
def test_every_question_event_option_and_reason_has_a_sentence(
    game: Game[Any], language: str
) -> None:
    said = texts(game.name, language)
    keys = ["game-name", "game-about"]
    keys += [f"prompt-{kind}" for kind in game.questions]
    keys += [f"prompt-{kind}.others" for kind in game.questions]
    keys += [f"event-{kind.name}" for kind in game.events.kinds]
    keys += [f"option-{option.name}" for option in game.options]
    keys += [f"option-{option.name}-text" for option in game.options]
    keys += [f"advance-{advance.name}" for advance in game.advances()]
    keys += [f"advance-{advance.name}-text" for advance in game.advances()]
    keys += [f"tie-{name}" for name in game.tie_breaks]
    keys += [f"score-{source}" for source in game.score_sheet(game.new_game(game.min_seats), 0)]
    shared = [PACKAGE / "core" / name for name in ("engine.py", "gestures.py")]
    for path in (*sources(game), *shared):
        keys += [f"reason-{key}" for key in reason_keys(path)]
    assert [key for key in keys if not said.has(key)] == []


class Variables(Visitor):
    """Collects the values that a sentence uses."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def sentences(game: Game[Any], language: str) -> dict[str, set[Any]]:
    """Return the values of each sentence by its key; attributes are `key.attribute`."""
    text = (PACKAGE / "games" / game.name / "text" / f"{language}.ftl").read_text("utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if not isinstance(entry, fluent.Message):
            continue
        parts = {entry.id.name: entry.value}
        parts |= {f"{entry.id.name}.{each.id.name}": each.value for each in entry.attributes}
        for key, pattern in parts.items():
            assert key not in found, f"{key} twice in {language}"
            variables = Variables()
            variables.visit(pattern)
            found[key] = variables.found
    return found


def without_grammar(said: dict[str, set[Any]]) -> dict[str, set[Any]]:
    """Return the sentences without genders, which only some languages need."""
    return {key: values - {"gender"} for key, values in said.items() if key[-7:] != ".gender"}


@every_game
def test_languages_have_the_same_keys_with_the_same_values(game: Game[Any]) -> None:
    english = without_grammar(sentences(game, "en"))
    for language in LANGUAGES:
        assert without_grammar(sentences(game, language)) == english


@every_game
@every_language
def test_genders_are_those_that_sentences_ask_for(game: Game[Any], language: str) -> None:
    said = texts(game.name, language)
    genders = [key for key in sentences(game, language) if key.endswith(".gender")]
    assert {said.say(key) for key in genders} <= {"feminine"}
    things = {key.partition("-")[0] for key in genders}
    assert things <= set(game.things)


@pytest.mark.parametrize(
    "name, thing, what, words",
    [
        ("chose_active", "figure", "belit", "Bêlit est active et récupère 2 gemmes."),
        ("chose_active", "figure", "conan", "Conan est actif et récupère 2 gemmes."),
        ("seized", "figure", "mummies_3", "Momie 3 est saisie."),
        ("seized", "figure", "captain", "Capitaine est saisi."),
        ("webbed", "figure", "giant_spider", "Araignée géante est prise dans une toile."),
        ("webbed", "figure", "camel", "Chameau est pris dans une toile."),
    ],
)
def test_french_sentences_agree_with_the_gender_of_their_piece(
    name: str, thing: str, what: str, words: str
) -> None:
    event = Event(name, 0, "", thing, what, 2, False)
    assert texts("conan", "fr").event(event, PLAYERS) == words


@every_language
def test_dice_are_told_with_the_figure_that_rolls_them(language: str) -> None:
    """Rolls and rerolls. A seat leads several figures, so its name does not say whose dice."""
    said = texts("conan", language)
    for name in ("rolled", "rerolled"):
        event = Event(name, 0, "", "die", "red_2", 7, False, ("figure", "zogar_sag"))
        words = said.event(event, PLAYERS)
        assert "Zogar Sag" in words
        assert "Ada" not in words


def test_every_roll_of_conan_tells_who_rolls() -> None:
    game = tablee.game("conan")
    log = Log()
    state = game.new_game(3, 5, observer=log)
    chooser = random.Random(5)
    while not state.is_over():
        state.apply(chooser.choice(list(state.legal_actions())))
    events = [game.events.describe(told, SPECTATOR) for told in log.told]
    rolled = [event for event in events if event.name in ("rolled", "rerolled")]
    assert rolled
    assert {event.other[0] for event in rolled} == {"figure"}


@every_game
@every_language
def test_questions_address_the_player_asked_and_tell_others_who_decides(
    game: Game[Any], language: str
) -> None:
    """Each has two sentences: one for the player asked, one with the name for the others."""
    said = sentences(game, language)
    prompts = {key for key in said if key.startswith("prompt-") and "." not in key}
    assert prompts == {f"prompt-{kind}" for kind in game.questions}
    assert [key for key in prompts if "player" in said[key]] == []
    assert [key for key in prompts if f"{key}.others" not in said] == []
    assert [key for key in prompts if "player" not in said[f"{key}.others"]] == []


# Words and verb forms that address the reader.
YOU = {
    "en": r"\b(you|your|yours)\b",
    "fr": r"\b(vous|votre|vos|vôtres?)\b|\b(?!assez\b|chez\b)\w{2,}ez\b",
}


@every_game
@every_language
def test_questions_do_not_address_the_other_players(game: Game[Any], language: str) -> None:
    text = (PACKAGE / "games" / game.name / "text" / f"{language}.ftl").read_text("utf-8")
    spoken = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message) and entry.id.name.startswith("prompt-"):
            words = "".join(
                FluentSerializer().serialize_entry(fluent.Message(entry.id, each.value))
                for each in entry.attributes
            )
            if re.search(YOU[language], words, re.IGNORECASE):
                spoken.append(words)
    assert spoken == []


@every_game
def test_every_rule_cited_exists(game: Game[Any]) -> None:
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
def test_whole_games_can_be_told(game: Game[Any], language: str) -> None:
    """Every viewer gets a sentence for each prompt, log line and refusal of random games."""
    said = texts(game.name, language)
    for seats in range(game.min_seats, game.max_seats + 1):
        log = Log()
        state = game.new_game(seats, seats, observer=log)
        chooser = random.Random(seats)
        while not state.is_over():
            question = game.view(state, NOBODY)["question"]
            assert said.question(question, PLAYERS)
            assert PLAYERS[question["seat"]] in said.question_for_others(question, PLAYERS)
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
