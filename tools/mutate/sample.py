"""Draw mutants: a random line, then a place on it, then the fault.

The order of lines is a hash of the seed and the line. So a larger sample begins with the smaller
one, and an edit elsewhere does not change the rest of the sample.
"""

from __future__ import annotations

import ast
import hashlib
import re
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from cosmic_ray import plugins
from cosmic_ray.ast import ast_nodes, get_ast
from cosmic_ray.mutating import mutate_code
from cosmic_ray.util import read_python_source
from cosmic_ray.work_item import MutationSpec

from tools.mutate.tree import TREE

PACKAGES = ("games", "core", "bots", "server")
# For the small integers of a game, `is` and `==` are the same.
LEFT_OUT = re.compile(r"_(Is|IsNot)$|ComparisonOperator_(Is|IsNot)_(?!Is)")
Position = tuple[int, int]


@dataclass(frozen=True)
class Mutant:
    spec: MutationSpec
    before: str
    after: str

    @property
    def module(self) -> str:
        return str(self.spec.module_path.as_posix())

    @property
    def line(self) -> int:
        return int(self.spec.start_pos[0])


def modules() -> list[Path]:
    found = [path for name in PACKAGES for path in (TREE / "src" / "tablee" / name).rglob("*.py")]
    return sorted(path.relative_to(TREE) for path in found)


def draw(seed: int, number: int) -> list[Mutant]:
    """Return the first mutants of the seed, in order."""
    operators = {name: plugins.get_operator(name) for name in plugins.operator_names()}
    chosen = {name: op() for name, op in operators.items() if not op.arguments() and usable(name)}
    turns: list[tuple[str, MutationSpec]] = []
    for path in modules():
        source = read_python_source(TREE / path)
        for text, specs in by_line(path, source, chosen):
            turn = f"{seed} {path.as_posix()} {text}"
            places = sorted({spec.start_pos for spec in specs})
            place = places[pick(turn + " place", len(places))]
            there = [spec for spec in specs if spec.start_pos == place]
            turns.append((digest(turn), there[pick(turn + " mutant", len(there))]))
    return [shown(spec) for _, spec in sorted(turns, key=lambda turn: turn[0])[:number]]


def usable(name: str) -> bool:
    return LEFT_OUT.search(name) is None or name.endswith(("_Is_IsNot", "_IsNot_Is"))


def by_line(
    path: Path, source: str, operators: dict[str, Any]
) -> Iterator[tuple[str, list[MutationSpec]]]:
    """Return the mutants of each line. Lines with the same text are numbered."""
    idle = Idle(source)
    found: dict[int, list[MutationSpec]] = defaultdict(list)
    seen: dict[str, int] = defaultdict(int)
    for node in ast_nodes(get_ast(source)):
        for name, operator in operators.items():
            for start, end in operator.mutation_positions(node):
                place, seen[name] = seen[name], seen[name] + 1
                if start not in idle:
                    found[start[0]].append(MutationSpec(path, name, place, start, end))
    lines = source.splitlines()
    times: dict[str, int] = defaultdict(int)
    for line in sorted(found):
        text = lines[line - 1].strip()
        times[text] += 1
        yield f"{text} {times[text]}", found[line]


class Idle:
    """Places without effect at run time: annotations, the capacity of a vector, and what only the
    compiler reads."""

    def __init__(self, source: str) -> None:
        self.spans: list[tuple[Position, Position]] = []
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.arg | ast.AnnAssign) and node.annotation is not None:
                self.add(node.annotation)
            elif (
                isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                and node.returns is not None
            ):
                self.add(node.returns)
            elif isinstance(node, ast.keyword) and node.arg == "capacity":
                self.add(node.value)
            elif isinstance(node, ast.ClassDef):
                for decorator in node.decorator_list:
                    if "mypyc_attr" in ast.dump(decorator):
                        self.spans.append(((decorator.lineno, 0), (last_line(decorator) + 1, 0)))
            elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
                self.add(node)

    def add(self, node: ast.expr | ast.stmt) -> None:
        end = last_line(node), node.end_col_offset or 0
        self.spans.append(((node.lineno, node.col_offset), end))

    def __contains__(self, place: Position) -> bool:
        return any(start <= place < end for start, end in self.spans)


def last_line(node: ast.expr | ast.stmt | ast.ExceptHandler) -> int:
    assert node.end_lineno is not None, "the tree was parsed"
    return node.end_lineno


def shown(spec: MutationSpec) -> Mutant:
    source = read_python_source(TREE / spec.module_path)
    after = mutate_code(source, plugins.get_operator(spec.operator_name)(), spec.occurrence)
    old, new = source.splitlines(), after.splitlines()
    here = spec.start_pos[0] - 1
    return Mutant(spec, old[here].strip(), " ".join(new[here].split()) if here < len(new) else "")


def digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def pick(text: str, number: int) -> int:
    return int(digest(text), 16) % number


def statement(source: str, line: int) -> tuple[range, bool]:
    """Return the lines of the statement there, or of its head; and whether it is in a function."""
    first, last, inside = line, line, False
    for node in ast.walk(ast.parse(source)):  # inner statements come later
        if not isinstance(node, ast.stmt | ast.ExceptHandler):
            continue
        if not node.lineno <= line <= last_line(node):
            continue
        body = getattr(node, "body", None)
        end = max(node.lineno, body[0].lineno - 1) if isinstance(body, list) else last_line(node)
        if line <= end:
            first, last = node.lineno, end
        else:
            first, last = line, line
            inside = inside or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    return range(first, last + 1), inside


def assigned(source: str, line: int) -> list[str]:
    """Return the names that a statement of a module assigns."""
    for node in ast.parse(source).body:
        if node.lineno <= line <= (node.end_lineno or node.lineno):
            targets = getattr(node, "targets", [getattr(node, "target", None)])
            return [target.id for target in targets if isinstance(target, ast.Name)]
    return []
