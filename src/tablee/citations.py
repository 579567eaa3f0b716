"""Where the sources of a game cite its rules: the code that implements each.

Sources cite a rule in full in what they tell people (`"abyss:33"`), and in comments and
docstrings in brackets (`[33]`, `[21-24, E62]`) or, where it is no plain number, as a word (E62).
Where the rulebook's statements are R1 and on, the number alone stands for them in brackets.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Collection, Iterator
from pathlib import Path

from tablee.core.statements import statements

PACKAGE = Path(__file__).parent
GROUP = re.compile(r"\[([^\[\]]+)\]")
RANGE = re.compile(r"([A-Z]*)(\d+)-\1(\d+)")
WORD = re.compile(r"(?<![\w:-])[A-Z]+-?\d+\b")


def citations(game: str) -> dict[str, list[str]]:
    """Return where each rule of a game is cited, by its id; nowhere, where no sources are here."""
    known = statements(game)
    found: dict[str, list[str]] = {number: [] for number in known}
    for path in sorted((PACKAGE / "games" / game).rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        scopes = scopes_of(ast.parse(source))
        met: set[tuple[str, str]] = set()
        for line, number in cited_in(source, game, known):
            scope = innermost(scopes, line)
            if (number, scope) not in met:
                met.add((number, scope))
                where = f"{path.relative_to(PACKAGE).as_posix()}:{line} {scope}"
                found[number].append(where.rstrip())
    return found


def cited_in(source: str, game: str, known: Collection[str]) -> Iterator[tuple[int, str]]:
    """Yield the lines of a source that cite rules, with the id of each."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in (tokenize.COMMENT, tokenize.STRING):
            continue
        in_prose = token.type == tokenize.COMMENT or token.string.startswith('"""')
        for offset, text in enumerate(token.string.splitlines()):
            numbers = re.findall(rf"\b{game}:([\w-]+)", text)
            if in_prose:
                numbers += WORD.findall(text)
                numbers += [number for group in GROUP.findall(text) for number in members(group)]
            for number in numbers:
                for full in (number, f"R{number}"):
                    if full in known:
                        yield token.start[0] + offset, full


def members(group: str) -> list[str]:
    """Return the ids of what stands in brackets; of a range, all of them."""
    found: list[str] = []
    for part in group.split(","):
        number = part.strip()
        run = RANGE.fullmatch(number)
        if run:
            first, last = int(run[2]), int(run[3])
            found += [f"{run[1]}{between}" for between in range(first, last + 1)]
        else:
            found.append(number)
    return found


def scopes_of(tree: ast.Module) -> list[tuple[int, int, str]]:
    """Return first line, last line and name of every class and function, outer ones first."""
    found: list[tuple[int, int, str]] = []

    def enter(node: ast.AST, outer: str) -> None:
        for inner in ast.iter_child_nodes(node):
            name = outer
            if isinstance(inner, (ast.ClassDef, ast.FunctionDef)):
                name = f"{outer}.{inner.name}" if outer else inner.name
                found.append((inner.lineno, inner.end_lineno or inner.lineno, name))
            enter(inner, name)

    enter(tree, "")
    return found


def innermost(scopes: list[tuple[int, int, str]], line: int) -> str:
    """Return the class or function that a line is in; empty for none."""
    name = ""
    for first, last, scope in scopes:
        if first <= line <= last:
            name = scope
    return name
