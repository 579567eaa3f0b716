"""`help()` explains the engine; of what is compiled it knows the signatures alone."""

from __future__ import annotations

import ast
import inspect
import io
import pydoc
from contextlib import redirect_stdout
from pathlib import Path

import pytest

import tablee
from tablee.bots.base import Bot
from tablee.core import engine, vector

plain = pytest.mark.skipif(tablee.COMPILED, reason="mypyc keeps no docstrings")


def said(about: object) -> str:
    with redirect_stdout(io.StringIO()) as written:
        pydoc.Helper(output=written)(about)
    return written.getvalue()


@plain
@pytest.mark.parametrize(
    "about, words",
    [
        (engine.State.play, "The checked door"),
        (engine.Game, "The rules of one game"),
        (tablee.game("abyss").new_game, "Return a game at its first decision."),
        (vector.result_of, "Return 1 for a victory"),
        (Bot, "Chooses an action for the seat that is asked."),
    ],
)
def test_help_says_what_the_source_says(about: object, words: str) -> None:
    assert words in said(about)


@plain
def test_every_documented_method_of_the_engine_keeps_its_docstring() -> None:
    source = (Path(tablee.__file__).parent / "core" / "engine.py").read_text(encoding="utf-8")
    for node in ast.parse(source).body:
        if isinstance(node, ast.ClassDef):
            for method in node.body:
                if isinstance(method, ast.FunctionDef) and ast.get_docstring(method):
                    found = getattr(getattr(engine, node.name), method.name)
                    first = str(ast.get_docstring(method)).splitlines()[0]
                    assert first in (inspect.getdoc(found) or ""), f"{node.name}.{method.name}"


def test_signatures_can_be_read() -> None:
    parameters = inspect.signature(tablee.game("abyss").new_game).parameters
    assert list(parameters) == ["seats", "seed", "options", "rng", "observer"]
