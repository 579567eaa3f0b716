"""Try mutants: apply the fault, run the tests until one fails.

A fault in a function is applied in a copy of a process that has everything loaded. Any other fault
is written into a copy of the checkout and loaded from there.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from cosmic_ray import plugins
from cosmic_ray.mutating import mutate_code, use_mutation
from cosmic_ray.util import read_python_source
from cosmic_ray.work_item import TestOutcome, WorkerOutcome, WorkResult

from tools.mutate import child, patch, tree, warm
from tools.mutate.sample import Mutant
from tools.mutate.tree import FOLDER, TREE
from tools.mutate.workers import spread

UNREACHED = "no test reaches the line\n"
NOT_LOADED = 71  # exit code of a child that did not find the function
FEW = 8  # files
Times = dict[str, float]
Tests = Callable[[Times], int]


@dataclass(frozen=True)
class Attempt:
    place: int
    mutant: Mutant
    wanted: Times
    """The tests with their times, in their order."""
    anew: bool
    """Whether all must be loaded anew."""


Tried = tuple[Attempt, WorkResult, float]


def all_of(attempts: list[Attempt], jobs: int) -> Iterator[Tried]:
    """Yield the results, with their times, as they come."""
    quick = [one for one in attempts if one.wanted and not one.anew]
    slow = [one for one in attempts if not one.wanted or one.anew]
    if quick:
        files = sorted({test.partition("::")[0] for one in quick for test in one.wanted})
        for tried in warm.answers(
            files, lambda items: spread(partial(in_functions, items), quick, jobs)
        ):
            if isinstance(tried, Attempt):
                slow.append(tried)
            else:
                yield tried
    if slow:
        for worker in range(jobs):
            tree.mirror(TREE, place_of(worker))
    yield from spread(in_a_tree, slow, jobs)


def patched(mutant: Mutant) -> list[patch.Change] | None:
    source = read_python_source(TREE / mutant.module)
    operator = plugins.get_operator(mutant.spec.operator_name)()
    return patch.changes(source, mutate_code(source, operator, mutant.spec.occurrence))


def in_functions(items: warm.Items, worker: int, given: Attempt) -> Tried | Attempt:
    """Try a mutant in a copy of this process; return it if the function is not loaded."""
    began, place = time.monotonic(), FOLDER / f"warm-{worker}"
    changes = patched(given.mutant)

    def tests(wanted: Times) -> int:
        if not changes or not patch.apply(TREE / given.mutant.module, changes):
            return NOT_LOADED
        return warm.run([items[test] for test in wanted], wanted, running_of(place))

    code, output = until_noticed(given.wanted, tests, place)
    if code == NOT_LOADED:
        return given
    return given, verdict(given.mutant, code, output), time.monotonic() - began


def in_a_tree(worker: int, given: Attempt) -> Tried:
    """Try a mutant in a copy of the checkout."""
    began, place = time.monotonic(), place_of(worker)
    path = place / given.mutant.module
    dates = path.stat()
    operator = plugins.get_operator(given.mutant.spec.operator_name)()
    with use_mutation(path, operator, given.mutant.spec.occurrence):
        for wanted in in_parts(given.wanted):
            code, output = until_noticed(
                wanted, lambda wanted: child.tests(wanted, running_of(place)), place
            )
            if code != 0:
                break
    os.utime(path, ns=(dates.st_atime_ns, dates.st_mtime_ns))  # its bytecode is valid again
    return given, verdict(given.mutant, code, output), time.monotonic() - began


def place_of(worker: int) -> Path:
    return FOLDER / f"tree-{worker}"


def in_parts(wanted: Times) -> list[Times]:
    """Yield the tests of a few files at a time: collecting all tests of a game takes long."""
    files = list(dict.fromkeys(test.partition("::")[0] for test in wanted))
    parts = [files[first : first + FEW] for first in range(0, len(files), FEW)]
    return [
        {test: taken for test, taken in wanted.items() if test.partition("::")[0] in part}
        for part in parts
    ] or [{}]


def until_noticed(wanted: Times, tests: Tests, place: Path) -> tuple[int | None, str]:
    """Run the tests until one fails twice: a single failure may be due to a busy machine."""
    output, running = place.with_suffix(".txt"), running_of(place)
    output.write_text(UNREACHED)
    code: int | None = 0
    where = place if place.is_dir() else TREE
    while wanted:
        running.write_text("")
        code = run(wanted, tests, output, where)
        failed = running.read_text()
        if code in (0, NOT_LOADED) or failed not in wanted:
            break
        if run({failed: wanted[failed]}, tests, output, where) != 0:
            break
        wanted = dict(list(wanted.items())[list(wanted).index(failed) + 1 :])
        code = 0
    return code, output.read_text(errors="replace")


def run(wanted: Times, tests: Tests, output: Path, where: Path) -> int | None:
    return child.run(lambda: tests(wanted), 600 + 10 * sum(wanted.values()), output, where)


def running_of(place: Path) -> Path:
    return place.with_suffix(".running")


def verdict(mutant: Mutant, code: int | None, output: str) -> WorkResult:
    return WorkResult(
        worker_outcome=WorkerOutcome.NORMAL,
        test_outcome=TestOutcome.SURVIVED if code == 0 else TestOutcome.KILLED,
        output=f"exit code {code}\n" + output[-4000:],
        diff=f"- {mutant.before}\n+ {mutant.after}",
    )
