"""What compiled sources must not contain: each rule once cost a wrong result or much time."""

from __future__ import annotations

import ast
import sys
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
def test_no_literal_is_shifted(tree):
    """Compiled, `1 << n` is done in 32 bits: use `bits.bit(n)`."""
    shifts = [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and isinstance(node.left, ast.Constant)
    ]
    assert shifts == []


@every_source
def test_constants_are_literals(tree):
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


def is_constant(node):
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


@every_source
def test_loop_variables_have_names(tree):
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


def test_modules_and_functions_stay_short():
    """Readable beats clever: a file that grows past 500 lines has two subjects."""
    long = []
    for path in sorted((ROOT / "src").rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines = text.count("\n")
        if lines > 550:
            long.append(f"{path.name}: {lines} lines")
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.end_lineno - node.lineno > 60:
                long.append(f"{path.name}: {node.name} has {node.end_lineno - node.lineno} lines")
    assert long == []


def test_the_library_imports_nothing_heavy():
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
