"""The texts of the page: the same keys in both languages, all used, none missing."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tablee

PACKAGE = Path(tablee.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
# Keys composed of parts: say(`seat-${kind}-about`), or texts.say(`ui-zone-${key}`).
MADE = re.compile(r"(?:(?<![\w.])say\(\s*`|\.say\(\s*`ui-)([^`]+)`")


GAMES = [
    path.parent.parent.name for path in sorted((PACKAGE / "games").glob("*/text/table.en.ftl"))
]


DRAWN = [game for game in GAMES if (WEB / "games" / game).exists()]


class Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def page_file(language: str) -> Path:
    """Return the file with the page's own texts."""
    return PACKAGE / "server" / "text" / f"{language}.ftl"


def table_file(game: str, language: str) -> Path:
    """Return the file with a game's texts for the page."""
    return PACKAGE / "games" / game / "text" / f"table.{language}.ftl"


FILES = [
    pytest.param(page_file, id="page"),
    *(pytest.param(partial(table_file, game), id=game) for game in GAMES),
]


def messages(path: Path) -> dict[str, set[str]]:
    text = path.read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {path}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def sources_in(folder: Path) -> dict[Path, str]:
    """Return the files that use texts, without the module that provides them."""
    files = {*folder.rglob("*.svelte"), *folder.rglob("*.ts")} - {WEB / "lib" / "text.svelte.ts"}
    return {path: path.read_text("utf-8") for path in files if ".test." not in path.name}


def sources_of(game: str | None) -> list[str]:
    """Return the files of a game, or those that belong to no game."""
    if game is not None:
        return list(sources_in(WEB / "games" / game).values())
    drawn = [WEB / "games" / each for each in DRAWN]
    return [
        source
        for path, source in sources_in(WEB).items()
        if not any(path.is_relative_to(folder) for folder in drawn)
    ]


def parts_of(game: str) -> set[str]:
    """Return a game's keys that the page builds from the names in its view."""
    prefix = "ui-zone-"
    return {key.removeprefix(prefix) for key in own(game) if key.startswith(prefix)}


def own(game: str | None) -> dict[str, set[str]]:
    return messages(page_file("en") if game is None else table_file(game, "en"))


def without_grammar(said: dict[str, set[str]]) -> dict[str, set[str]]:
    """Return the sentences without genders, which only some languages need."""
    return {key: values - {"gender"} for key, values in said.items()}


@pytest.mark.parametrize("file", FILES)
def test_languages_have_the_same_keys_with_the_same_values(file: Callable[[str], Path]) -> None:
    english = messages(file("en"))
    assert english
    assert without_grammar(messages(file("fr"))) == without_grammar(english)
    assert all(key.startswith("ui-") for key in english)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_has_no_word_that_the_page_has(game: str | None) -> None:
    assert set(own(game)) & set(own(None)) == set()


@pytest.mark.parametrize("game", [None, *DRAWN])
def test_every_word_that_is_said_is_written(game: str | None) -> None:
    """A game's files use its own texts and the page's. All others use only the page's."""
    known = own(None) | own(game)
    said = {
        key
        for source in sources_of(game)
        for key in re.findall(r"(?<![\w.])say\(\s*\"([a-z0-9-]+)\"", source)
    }
    assert said
    assert sorted(key for key in said if f"ui-{key}" not in known) == []


@pytest.mark.parametrize("game", [None, *GAMES])
def test_every_word_written_is_said(game: str | None) -> None:
    """The page's texts anywhere, a game's in its own files or where the page builds its keys."""
    whole = "\n".join(sources_of(None) + [text for each in DRAWN for text in sources_of(each)])
    if game is not None:
        whole = "\n".join(sources_of(None) + sources_of(game))
    made = [
        re.compile(re.sub(r"\\\$\\\{[^}]+\\\}", "[a-z0-9_-]+", re.escape(pattern)))
        for pattern in MADE.findall(whole)
    ]
    unused = [
        key
        for key in (key.removeprefix("ui-") for key in own(game))
        if f'"{key}"' not in whole
        and f'"ui-{key}"' not in whole
        and not any(pattern.fullmatch(key) for pattern in made)
    ]
    assert unused == []


@pytest.mark.parametrize("game", GAMES)
def test_parts_of_a_view_with_words_are_parts_of_the_game_s_view(game: str) -> None:
    """For the table in words: there is no text for what the game does not show."""
    types = (WEB / "generated" / f"{game}.ts").read_text("utf-8")
    assert parts_of(game) - set(re.findall(r"\w+", types)) == set()


@pytest.mark.parametrize("file", FILES)
def test_french_typography(file: Callable[[str], Path]) -> None:
    """A no-break space before double punctuation, a typographic apostrophe."""
    text = file("fr").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if "'" in line] == []
    assert [line for line in lines if re.search(r"\w [:;!?]", line)] == []
