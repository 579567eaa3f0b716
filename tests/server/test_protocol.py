"""The protocol: the browser's types are up to date, and every key has a text."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import get_args, get_type_hints

import tablee
from tablee import bots
from tablee.server import entries, fairness, messages
from tablee.server.redact import LOG_PAGE, question_of
from tablee.server.run import MESSAGE_LIMIT, PING
from tablee.server.settings import Settings
from tablee.text import LANGUAGES, texts
from tests.smog.tables import table

ROOT = Path(__file__).parents[2]
SERVER = Path(tablee.__file__).parent / "server"


def exporter() -> ModuleType:
    spec = importlib.util.spec_from_file_location("export_types", ROOT / "tools/export_types.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_types_of_the_browser_are_current() -> None:
    for path, text in exporter().exported().items():
        assert path.read_text(encoding="utf-8") == text


def test_every_message_has_a_tag_of_its_own() -> None:
    for union in (messages.ClientMessage, messages.ServerMessage, entries.LogEntry):
        tags = [kind.__struct_config__.tag for kind in get_args(union)]
        assert len(set(tags)) == len(tags)
        assert all(tag == tag.lower() for tag in tags)


def refusal_keys() -> Iterator[str]:
    """Return the keys of all refusals in the server's source code."""
    for path in SERVER.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield part.value


def test_every_key_has_a_text_in_every_language() -> None:
    keys = {f"reason-{key}" for key in refusal_keys()}
    assert len(keys) > 25
    notices = get_args(get_type_hints(messages.Notice)["key"])
    keys |= {f"notice-{key}" for key in notices}
    keys |= {f"bot-{name}" for name in bots.names()}
    keys |= {f"verify-{check}" for check in fairness.CHECKS}
    for language in LANGUAGES:
        said = texts(None, language)
        assert [key for key in sorted(keys) if not said.has(key)] == []


def test_every_request_of_the_documents_exists() -> None:
    from tablee.server.hosting import ROUTES as HOSTING
    from tablee.server.lobby import ROUTES

    documented = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    for route in [*ROUTES, *HOSTING]:
        for path in route.paths:
            shown = path.replace("{table:str}", "{id}").replace(":str", "")
            assert f"{shown}`" in documented or f"{shown}?" in documented, shown


def test_the_document_lists_limits_that_no_setting_changes() -> None:
    text = " ".join((ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split())
    for sentence in (
        f"pages of {LOG_PAGE} lines of the chat and {LOG_PAGE} other entries",
        f"one JSON message each, at most {MESSAGE_LIMIT // 1024} KB",
        f"Ping every {PING:.0f} s, timeout {PING:.0f} s",
    ):
        assert sentence in text


def test_the_limits_of_the_document_are_those_of_the_code() -> None:
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    chapter = text.split("## Limits")[1].split("## ")[0]
    told = {name: float(value) for name, value in re.findall(r"\| `(\w+)` \| ([\d.]+) \|", chapter)}
    settings = Settings(data=Path())
    assert told == {name: getattr(settings, name) for name in told}
    limited = ("rate", "burst", "sockets", "connections", "backlog", "tables")
    known = [one.name for one in fields(Settings) if one.name.endswith(limited)]
    assert set(known) - {"table_rate"} <= set(told)
    assert settings.table_rate == 1 / 30  # given as words
    assert "one more every 30 seconds" in chapter


def test_a_question_cites_the_rule_by_which_it_is_asked_not_that_of_an_answer() -> None:
    """Here a turn in SMOG [R20], in which the Shadow Master may be paid [R61]."""
    state = table(2)
    asked = question_of(tablee.game("smog"), state, 0)
    assert asked is not None
    assert asked.rule == "smog:R20"
    assert "smog:R61" in {choice.rule for choice in asked.choices or []}
