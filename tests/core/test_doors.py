"""Small public parts of the core: options, actions, registry, statements, coverage."""

from __future__ import annotations

import pytest

import tablee
from tablee import bots
from tablee.core.actions import Action, ActionTable, Family
from tablee.core.errors import BadOption, TableeError, UnknownName
from tablee.core.options import Option, codes, complete
from tablee.core.statements import chapters, statement, statements
from tablee.coverage import coverage, rules_in
from tablee.text import default_language, texts


def test_options_have_defaults_and_refuse_what_they_do_not_know() -> None:
    options = [Option("aid", (False, True)), Option("size", (5, 6)), Option("mode", ("a", "b"))]
    assert complete(options, {"size": 6}) == {"aid": False, "size": 6, "mode": "a"}
    assert codes(options, {"aid": True, "mode": "b"}) == [1, 5, 1]
    with pytest.raises(BadOption, match="size is 5 or 6, not 7"):
        codes(options, {"size": 7})
    with pytest.raises(BadOption, match="aid is false or true, not 1"):
        codes(options, {"aid": 1})
    with pytest.raises(BadOption, match="no option 'colour'; this game has: aid, size, mode"):
        complete(options, {"colour": 1})


def test_families_leave_no_gap() -> None:
    things = {"card": ["a", "b"]}
    table = ActionTable([Family("pass", 0), Family("take", 1, "card")], things, 3)
    assert [str(table.describe(code)) for code in range(3)] == ["pass", "take a", "take b"]
    assert table.encode(Action("take", "b")) == table.read("take b") == 2
    with pytest.raises(ValueError, match="take starts at 2, not at 1"):
        ActionTable([Family("pass", 0), Family("take", 2, "card")], things, 4)
    with pytest.raises(ValueError, match="3 actions described, 4 declared"):
        ActionTable([Family("pass", 0), Family("take", 1, "card")], things, 4)
    with pytest.raises(TableeError, match="no action 'take c'"):
        table.read("take c")
    with pytest.raises(TableeError, match="no action 3; they are 0 to 2"):
        table.describe(3)


def test_unknown_names_are_told_with_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="no game 'go'; known: abyss"):
        tablee.game("go")
    with pytest.raises(UnknownName, match="no bot 'deep'; known: random, greedy"):
        bots.make("deep")
    with pytest.raises(UnknownName, match="no rule of abyss '99'"):
        statement("abyss:99")
    with pytest.raises(UnknownName, match="no language 'de'; known: en, fr"):
        texts("abyss", "de")


@pytest.mark.parametrize("name", tablee.game_names())
def test_chapters_hold_every_statement_once_and_none_is_empty(name: str) -> None:
    found = chapters(name)
    held = [each.id for chapter in found for each in chapter.statements]
    assert sorted(held) == sorted(statements(name))
    assert all(chapter.statements for chapter in found)
    for language in ("en", "fr"):
        titles = [getattr(chapter, language) for chapter in found]
        assert all(titles)
        assert len(set(titles)) == len(titles)


@pytest.mark.parametrize("name", tablee.game_names())
def test_statements_cite_only_what_exists_in_both_languages(name: str) -> None:
    known = statements(name)
    for rule in known.values():
        assert set(rule.cites()) <= set(known) - {rule.id}, rule.id
        for cited in rule.cites():
            assert cited in rule.en, rule.id
            assert cited in rule.fr, rule.id


def test_a_statement_cites_what_its_text_names() -> None:
    assert statement("abyss:15").cites() == ["E62"]
    assert statement("abyss:33").cites() == []


@pytest.mark.parametrize("name", tablee.game_names())
def test_statements_are_whole(name: str) -> None:
    for number, rule in statements(name).items():
        assert rule.kind in ("statement", "ruling")
        assert rule.by in ("rulebook", "card", "decision")
        assert rule.section
        assert len(rule.en) > 20, number
        assert len(rule.fr) > 20, number
        assert rule.en != rule.fr


@pytest.mark.parametrize("name", tablee.game_names())
def test_every_rule_has_a_test(name: str) -> None:
    assert coverage(name).missing == []


def test_markers_are_found_in_decorators_and_parameters() -> None:
    import ast

    code = 'f(x, marks=pytest.mark.rule("abyss:1", "abyss:E2"))'
    assert rules_in(ast.parse(code, mode="eval").body) == ["abyss:1", "abyss:E2"]


@pytest.mark.parametrize(
    "environment, language",
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_MESSAGES": "fr", "LANG": "en"}, "fr"),
    ],
)
def test_the_language_of_the_locale(environment: dict[str, str], language: str) -> None:
    assert default_language(environment) == language


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(KeyError, match="no text nonsense in en"):
        texts("abyss", "en").say("nonsense")
    with pytest.raises(KeyError, match="event-bought"):
        texts("abyss", "en").say("event-bought")
