"""Mutation testing: small faults are put into the sources, one by one; tests should detect each.

    python -m tools.mutate --number 300 --seed 1

Faults and the session file are cosmic-ray's. This tool draws a sample and runs for each mutant only
the tests that reach its line. A run can be stopped and resumed. See docs/testing.md.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

from cosmic_ray.util import read_python_source
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, WorkItem

from tools.mutate import attempt, reach, report, sample, tree
from tools.mutate.sample import Mutant
from tools.mutate.tree import FOLDER, TREE

SESSION = FOLDER / "session.sqlite"
# These tests start their own servers, whose lines are not recorded.
WITH_PROCESSES = (
    "server/test_kill",
    "server/test_processes",
    "server/test_serve",
)
SLOWER = (0.3, 2, 10)  # seconds


def main() -> None:
    read = arguments()
    signal.signal(signal.SIGTERM, signal.default_int_handler)  # stopped as by Ctrl-C
    tree.refresh()
    os.chdir(TREE)
    mutants = drawn(read.seed, read.number)
    with use_db(str(SESSION)) as session:
        known = {item.job_id for item in session.work_items}
        session.add_work_items(
            WorkItem.single(job(mutant), mutant.spec)
            for mutant in mutants
            if job(mutant) not in known
        )
        if not read.report:
            try:
                try_all(session, mutants, read)
            except KeyboardInterrupt:
                print("\nstopped; the same command goes on from here")
        results = dict(session.results)
        report.show(mutants, [results.get(job(mutant)) for mutant in mutants])


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser("python -m tools.mutate", description=__doc__.split("\n\n")[0])
    parser.add_argument("--number", type=int, default=300, help="how many mutants")
    parser.add_argument("--seed", type=int, default=1, help="another seed, another sample")
    parser.add_argument("--minutes", type=float, help="stop after this time")
    parser.add_argument(
        "--seconds", type=float, default=300, help="of tests for a mutant, by their recorded times"
    )
    parser.add_argument("--jobs", type=int, default=os.cpu_count(), help="processes")
    parser.add_argument("--survivors", action="store_true", help="try those that survived again")
    parser.add_argument(
        "--only", default="", help="only mutants of modules with this in their path"
    )
    parser.add_argument("--report", action="store_true", help="run nothing")
    return parser.parse_args()


def drawn(seed: int, number: int) -> list[Mutant]:
    """Return the sample, cached until the sources change: drawing takes half a minute."""
    key = tree.digest(TREE / "src", f"{seed} {number}", Path(sample.__file__))
    kept = FOLDER / "sample.json"
    if kept.exists() and (read := json.loads(kept.read_text()))["key"] == key:
        return [
            Mutant(MutationSpec(**spec), before, after) for spec, before, after in read["mutants"]
        ]
    print(f"drawing {number} mutants with seed {seed}", flush=True)
    mutants = sample.draw(seed, number)
    rows = [[plain(mutant.spec), mutant.before, mutant.after] for mutant in mutants]
    kept.write_text(json.dumps({"key": key, "mutants": rows}))
    return mutants


def plain(spec: MutationSpec) -> dict[str, object]:
    return {
        "module_path": spec.module_path.as_posix(),
        "operator_name": spec.operator_name,
        "occurrence": spec.occurrence,
        "start_pos": spec.start_pos,
        "end_pos": spec.end_pos,
    }


def job(mutant: Mutant) -> str:
    """Return the key of a verdict, which is valid until the mutated module changes."""
    return tree.digest(
        TREE / mutant.module,
        f"{mutant.module} {mutant.spec.operator_name} {mutant.spec.occurrence}",
    )


def try_all(session: WorkDB, mutants: list[Mutant], read: argparse.Namespace) -> None:
    reached = reach.record(read.jobs)
    if reached.failed:
        print(f"{len(reached.failed)} tests fail or are skipped without a mutant, and are left out")
    done = dict(session.results)
    todo = []
    for place, mutant in enumerate(mutants, 1):
        result = done.get(job(mutant))
        again = read.survivors and result is not None and not result.is_killed
        if (result is None or again) and read.only in mutant.module:
            wanted = within(read.seconds, relevant(reached, mutant))
            anew = again or at_load(reached, mutant)
            todo.append(attempt.Attempt(place, mutant, wanted, anew))
    began = time.monotonic()
    for tried, result, taken in attempt.all_of(todo, read.jobs):
        session.set_result(job(tried.mutant), result)
        print(
            f"[{tried.place}/{len(mutants)}] {result.test_outcome.value:8} {taken:5.0f} s",
            report.line_of(tried.mutant),
            flush=True,
        )
        if read.minutes is not None and time.monotonic() - began > read.minutes * 60:
            break


def at_load(reached: reach.Reach, mutant: Mutant) -> bool:
    lines, in_function = sample.statement(read_python_source(TREE / mutant.module), mutant.line)
    return not in_function or reached.at_load(mutant.module, lines)


def relevant(reached: reach.Reach, mutant: Mutant) -> dict[str, float]:
    """Return the tests that reach the line, with their times.

    Quick tests come first, and among these the module's own: a slow game of another folder rarely
    detects a fault, a table of all numbers of events often does. For a constant, tests that reach
    a line with its name come first.
    """
    source = read_python_source(TREE / mutant.module)
    lines, _ = sample.statement(source, mutant.line)
    tests = reached.tests_at(mutant.module, lines)
    if at_load(reached, mutant):
        folder = folder_of(mutant.module)
        tests += reached.tests_in(folder)
        tests += [test for test in reached.seconds if folder.split("/")[-2] in test]
    if not tests:
        processes = tuple(f"tests/{name}" for name in WITH_PROCESSES)
        tests = [test for test in reached.seconds if test.startswith(processes)]
    folders = list(related(mutant.module))
    wanted = [test for test in dict.fromkeys(tests) if test.split("/")[1] in folders]

    near = reached.tests_of_names(mutant.module, sample.assigned(source, mutant.line))

    def order(test: str) -> tuple[bool, int, bool, float]:
        taken = reached.seconds[test]
        slowness = sum(taken > limit for limit in SLOWER)
        return test not in near, slowness, test.split("/")[1] != folders[0], taken

    return {test: reached.seconds[test] for test in sorted(wanted, key=order)}


def within(seconds: float, wanted: dict[str, float]) -> dict[str, float]:
    """Return the first of them. Otherwise a line that all tests run would take half an hour."""
    chosen = {}
    for test, taken in wanted.items():
        if taken <= seconds:
            chosen[test] = taken
            seconds -= taken
    return chosen


def folder_of(module: str) -> str:
    """Return the folder of a game or of another package."""
    parts = module.split("/")
    return "/".join(parts[: 4 if parts[2] == "games" else 3]) + "/"


def related(module: str) -> Iterator[str]:
    """Return the folders of tests about a module, its own first."""
    _, _, package, name, *_ = module.split("/")
    if package == "server":
        yield "server"
    elif package == "games":
        yield from (name.removesuffix(".py"), "contract", "rl", "properties")
        if report.is_judgement(module):
            yield "bots"
    else:
        yield package
        yield from (folder for folder in reach.FOLDERS if folder != package)


if __name__ == "__main__":
    main()
