"""The cookbook's recipes run in an empty folder; the commands' page has every command."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.cli import commands
from tablee.cli import parser as parser_of_all
from tests.docs.commands import python_blocks
from tools import command_reference, mkdocs_hooks

DOCS = Path(__file__).parents[2] / "docs"
COOKBOOK = DOCS / "guides" / "cookbook.md"


@pytest.mark.filterwarnings("ignore")  # of gymnasium
def test_every_recipe_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    recipes = python_blocks(COOKBOOK)
    assert len(recipes) == 20
    names: dict[str, object] = {}
    for recipe in recipes:
        assert len(recipe.splitlines()) <= 15
        exec(compile(recipe, "cookbook.md", "exec"), names)


def test_the_reference_has_every_command_and_argument() -> None:
    page = command_reference.page()
    for name in commands():
        assert f"## tablee {name.replace('_', '-')}\n" in page
    for name, parser in command_reference.parsers(parser_of_all()):
        for action in parser._actions:
            for option in action.option_strings:
                if option not in ("-h", "--help"):
                    assert option in page.split(f"## {name}\n")[1].split("\n## ")[0]


def test_the_hook_puts_it_into_its_page() -> None:
    page = (DOCS / "reference" / "commands.md").read_text(encoding="utf-8")
    assert "## tablee evaluate" in mkdocs_hooks.on_page_markdown(page, None)
