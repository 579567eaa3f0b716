"""What compiled sources must not contain. Each rule prevents a wrong result or slow code."""

from __future__ import annotations

import ast
import sys
from ast import AST, Module, expr
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "build_tools"))
import engine  # noqa: E402 - the build's own list of compiled modules

TREES = [
    pytest.param(ast.parse((ROOT / source).read_text(encoding="utf-8")), id=name)
    for name, source in zip(engine.MODULES, engine.SOURCES, strict=True)
]
every_source = pytest.mark.parametrize("tree", TREES)


@every_source
def test_no_literal_is_shifted(tree: Module) -> None:
    """When compiled, `1 << n` is computed with 32 bits: use `bits.bit(n)`."""
    shifts = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
    ]
    assert shifts == []


@every_source
def test_constants_are_literals(tree: Module) -> None:
    """`B: Final = A + 1` is not folded: each use would convert a Python int."""
    computed = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.annotation, ast.Name)
        and node.annotation.id == "Final"
        and isinstance(node.value, ast.BinOp)
    ]
    assert computed == []


def is_constant(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


@every_source
def test_loop_variables_have_names(tree: Module) -> None:
    """`for _ in range(n)` boxes every number when n is an i64."""
    unnamed = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.For)
        and isinstance(node.target, ast.Name)
        and node.target.id == "_"
        and isinstance(node.iter, ast.Call)
        and not all(is_constant(argument) for argument in node.iter.args)
    ]
    assert unnamed == []


# Games whose `actions.py` has a function for each family of actions.
NAMED_FAMILIES = ["abyss", "conan", "conspiracy", "smog"]
# Functions in which these calls were measured to be too slow; a comment there says so.
COMPARED_IN_PLACE = {"abyss/bot/heuristics.py": ["rate"]}
ORDERS = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)


def is_bound(node: expr) -> bool:
    """Say whether a node is `act.PAY` or `act.PAY + n`; `action - act.PAY` is a piece's number."""
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        return is_bound(node.left) or is_bound(node.right)
    return (
        isinstance(node, ast.Attribute)
        and isinstance(node.value, ast.Name)
        and node.value.id == "act"
    )


def is_range_of_actions(node: AST) -> bool:
    return (
        isinstance(node, ast.Compare)
        and any(isinstance(order, ORDERS) for order in node.ops)
        and any(is_bound(side) for side in [node.left, *node.comparators])
    )


def hides_action_numbers(node: AST, game: str) -> bool:
    """Say whether a node imports a game's actions under a name that `is_bound` does not know."""
    if not isinstance(node, ast.ImportFrom):
        return False
    return node.module == f"tablee.games.{game}.actions" or (
        node.module == f"tablee.games.{game}"
        and any(name.name == "actions" and name.asname != "act" for name in node.names)
    )


def nodes_outside(path: Path, functions: list[str]) -> list[AST]:
    """Return all nodes of a source, except those of some functions."""
    found: list[AST] = []
    left: list[AST] = [ast.parse(path.read_text(encoding="utf-8"))]
    while left:
        node = left.pop()
        if isinstance(node, ast.FunctionDef) and node.name in functions:
            continue
        found.append(node)
        left += ast.iter_child_nodes(node)
    return found


@pytest.mark.parametrize("game", NAMED_FAMILIES)
def test_families_of_actions_have_names(game: str) -> None:
    """`act.is_payment(action)`, not `act.PAY <= action < act.PAY_PEARLS`."""
    folder = ROOT / "src" / "tablee" / "games" / game
    unnamed = []
    for path in sorted(set(folder.rglob("*.py")) - {folder / "actions.py"}):
        name = path.relative_to(folder.parent).as_posix()
        for node in nodes_outside(path, COMPARED_IN_PLACE.get(name, [])):
            if is_range_of_actions(node) or hides_action_numbers(node, game):
                unnamed.append(f"{name}:{getattr(node, 'lineno', 0)}: {ast.unparse(node)}")
    assert unnamed == []


def test_modules_and_functions_stay_short() -> None:
    """A file of more than 500 lines probably has two subjects."""
    long = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.count("\n")
        if lines > 550:
            long.append(f"{path.name}: {lines} lines")
        for node in ast.walk(ast.parse(text)):
            if not isinstance(node, ast.FunctionDef):
                continue
            assert node.end_lineno is not None
            if node.end_lineno - node.lineno > 60:
                long.append(f"{path.name}: {node.name} has {node.end_lineno - node.lineno} lines")
    assert long == []


def test_the_library_imports_nothing_heavy() -> None:
    """`import tablee` and an engine need the standard library and native integers only."""
    import subprocess

    code = (
        "import sys, tablee, tablee.core.vector, tablee.rl; tablee.game('abyss');"
        "print([m for m in ('rich', 'fluent', 'numpy', 'litestar', 'ray', 'gymnasium',"
        " 'pettingzoo', 'pyspiel', 'matplotlib')"
        " if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
