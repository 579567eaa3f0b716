"""Which tests exercise which rule: read from the markers in the sources of the tests.

A test names its rules with `@pytest.mark.rule("abyss:33")`, also inside
`pytest.param(..., marks=...)`. Only a checkout has tests; an installed package does not.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass
from pathlib import Path

from tablee.core.errors import TableeError
from tablee.core.statements import statements

TESTS = Path(__file__).parents[2] / "tests"


@dataclass(frozen=True)
class Coverage:
    """The tests of each rule of a game, by the rule's id."""

    game: str
    tests: dict[str, list[str]]

    @property
    def missing(self) -> list[str]:
        return [number for number, found in self.tests.items() if not found]

    def as_json(self) -> dict[str, object]:
        return {
            "game": self.game,
            "ids": len(self.tests),
            "covered": len(self.tests) - len(self.missing),
            "missing": self.missing,
            "tests": self.tests,
        }

    def as_text(self) -> str:
        lines = [f"{number:>5}  {', '.join(found)}" for number, found in self.tests.items()]
        covered = len(self.tests) - len(self.missing)
        share = 100 * covered / len(self.tests)
        lines.append(
            f"{self.game}: {covered} of {len(self.tests)} rules have a test ({share:.0f} %)"
        )
        if self.missing:
            lines.append(f"without a test: {', '.join(self.missing)}")
        return "\n".join(lines)


def coverage(game: str) -> Coverage:
    """Return the tests of every rule of a game."""
    if not TESTS.is_dir():
        raise TableeError("the tests are not here: coverage needs a checkout of the project")
    tests: dict[str, list[str]] = {number: [] for number in statements(game)}
    for path in sorted(TESTS.rglob("test_*.py")):
        for rule, test in marked(path):
            name, _, number = rule.partition(":")
            if name != game:
                continue
            where = f"{path.relative_to(TESTS).as_posix()}::{test}"
            if number not in tests:
                raise TableeError(f"{where} names {rule}, which is no rule")
            if where not in tests[number]:
                tests[number].append(where)
    return Coverage(game, tests)


def marked(path: Path) -> list[tuple[str, str]]:
    """Return the rules named by the markers of a file's tests, with the test's name."""
    found = []
    for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(function, ast.FunctionDef) and function.name.startswith("test_"):
            for decorator in function.decorator_list:
                found += [(rule, function.name) for rule in rules_in(decorator)]
    return found


def rules_in(decorator: ast.expr) -> list[str]:
    """Return the arguments of every `mark.rule(...)` in a decorator."""
    return [
        argument.value
        for node in ast.walk(decorator)
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "rule"
        for argument in node.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]
