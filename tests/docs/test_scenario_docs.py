"""The page about scenarios lists every key, rule, event and test of the program's tables."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tablee.games.conan.scenario.hooks import TABLES
from tablee.games.conan.scenario.named import EVENTS_TAKE, RULES_TAKE, TESTS_TAKE
from tablee.games.conan.scenario.parameters import NOTE
from tablee.text import LANGUAGES, texts

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def tool() -> ModuleType:
    path = ROOT / "tools" / "scenario_docs.py"
    spec = importlib.util.spec_from_file_location("scenario_docs", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_page_is_current(tool: Any) -> None:
    page = tool.PAGE.read_text(encoding="utf-8")
    assert tool.current(page) == page


def test_every_key_and_every_hook_is_named(tool: Any) -> None:
    page = tool.PAGE.read_text(encoding="utf-8")
    named = [key for _, keys in TABLES for key in keys]
    for table in (RULES_TAKE, EVENTS_TAKE, TESTS_TAKE):
        named += [*table, *(one.name for takes in table.values() for one in takes)]
    assert [name for name in named if f"`{name}`" not in page] == []


def test_a_key_without_words_stops_the_tool(tool: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "TABLES", [("chests", frozenset({"difficulty", "colour"}))])
    with pytest.raises(SystemExit, match=r"no words for \['colour'\]"):
        tool.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_scenario_may_choose_is_explained(language: str) -> None:
    said = texts("conan", language)
    wanted = []
    for kind, table in (("rule", RULES_TAKE), ("event", EVENTS_TAKE), ("test", TESTS_TAKE)):
        for name, takes in table.items():
            wanted.append(f"about-{kind}-{name}")
            for one in takes:
                if one.kind != NOTE:
                    wanted += [f"parameter-{one.name}", f"parameter-kind-{one.kind}"]
    assert [key for key in wanted if not said.has(key)] == []
