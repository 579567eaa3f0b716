"""The words of the page: the same in both languages, all of them used, all used ones there."""

from __future__ import annotations

import re
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import tablee

PACKAGE = Path(tablee.__file__).parent
WEB = Path(__file__).parents[2] / "web" / "src"
# Keys made of parts: say(`seat-${kind}-about`).
MADE = re.compile(r"say\(\s*`([^`]+)`")


class Variables(Visitor):
    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):
        self.found.add(node.id.name)


def messages(language):
    text = (PACKAGE / "server" / "text" / f"{language}.ftl").read_text(encoding="utf-8")
    found = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} twice in {language}"
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.found
    return found


def page_sources():
    files = [*WEB.rglob("*.svelte"), *WEB.rglob("*.ts")]
    return [path.read_text(encoding="utf-8") for path in files if ".test." not in path.name]


def without_grammar(said):
    """Return sentences without genders: only some languages need them."""
    return {key: values - {"gender"} for key, values in said.items()}


def test_languages_have_the_same_keys_with_the_same_values():
    assert without_grammar(messages("fr")) == without_grammar(messages("en"))
    assert all(key.startswith("ui-") for key in messages("en"))


def test_every_word_the_page_says_is_written():
    known = messages("en")
    said = {
        key
        for source in page_sources()
        for key in re.findall(r"(?<![\w.])say\(\s*\"([a-z0-9-]+)\"", source)
    }
    assert said
    assert sorted(key for key in said if f"ui-{key}" not in known) == []


def test_every_word_written_is_said():
    whole = "\n".join(page_sources())
    made = [
        re.compile(re.sub(r"\\\$\\\{[^}]+\\\}", "[a-z0-9_-]+", re.escape(pattern)))
        for pattern in MADE.findall(whole)
    ]
    unused = [
        key
        for key in messages("en")
        if f'"{key.removeprefix("ui-")}"' not in whole
        and not any(pattern.fullmatch(key.removeprefix("ui-")) for pattern in made)
    ]
    assert unused == []


def test_french_typography():
    """A no-break space before double punctuation, a typographic apostrophe."""
    text = (PACKAGE / "server" / "text" / "fr.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if "'" in line] == []
    assert [line for line in lines if re.search(r"\w [:;!?]", line)] == []
