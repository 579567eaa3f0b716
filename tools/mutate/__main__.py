"""Mutation testing: small faults are put into the sources, one by one; a test should notice each.

    python -m tools.mutate --number 300 --seed 1

Faults and the session file are cosmic-ray's; here a sample is drawn and each mutant meets only the
tests that reach its line. A run may be stopped and goes on where it was. See docs/testing.md.
"""

from __future__ import annotations

import argparse
import json
import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path

from cosmic_ray import plugins
from cosmic_ray.mutating import use_mutation
from cosmic_ray.util import read_python_source
from cosmic_ray.work_db import WorkDB, use_db
from cosmic_ray.work_item import MutationSpec, TestOutcome, WorkerOutcome, WorkItem, WorkResult

from tools.mutate import child, reach, report, sample, tree
from tools.mutate.sample import Mutant
from tools.mutate.tree import FOLDER, TREE

SESSION = FOLDER / "session.sqlite"
# Servers of their own are started there, whose lines are not recorded.
WITH_PROCESSES = (
    "server/test_kill",
    "server/test_processes",
    "server/test_serve",
)


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
    parser.add_argument("--survivors", action="store_true", help="try those that survived again")
    parser.add_argument(
        "--only", default="", help="only mutants of modules with this in their path"
    )
    parser.add_argument("--report", action="store_true", help="run nothing")
    return parser.parse_args()


def drawn(seed: int, number: int) -> list[Mutant]:
    """The sample, kept while the sources stay as they are: to draw takes half a minute."""
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
    """A verdict holds while the mutated module stays as it is."""
    return tree.digest(
        TREE / mutant.module,
        f"{mutant.module} {mutant.spec.operator_name} {mutant.spec.occurrence}",
    )


def try_all(session: WorkDB, mutants: list[Mutant], read: argparse.Namespace) -> None:
    reached = reach.record()
    if reached.failed:
        print(f"{len(reached.failed)} tests fail or are skipped without a mutant, and are left out")
    done = dict(session.results)
    began = time.monotonic()
    for place, mutant in enumerate(mutants, 1):
        result = done.get(job(mutant))
        again = read.survivors and result is not None and not result.is_killed
        if (result is not None and not again) or read.only not in mutant.module:
            continue
        if read.minutes is not None and time.monotonic() - began > read.minutes * 60:
            break
        start = time.monotonic()
        result = attempt(mutant, within(read.seconds, relevant(reached, mutant)))
        session.set_result(job(mutant), result)
        taken = time.monotonic() - start
        print(
            f"[{place}/{len(mutants)}] {result.test_outcome.value:8} {taken:5.0f} s",
            report.line_of(mutant),
            flush=True,
        )


def attempt(mutant: Mutant, wanted: dict[str, float]) -> WorkResult:
    """Put the fault in, run the tests, take it out.

    A test that fails once and not again has met a busy machine, not the fault.
    """
    path = TREE / mutant.module
    dates = path.stat()
    output = FOLDER / "output.txt"
    code: int | None = 0
    output.write_text("no test reaches the line\n")
    with use_mutation(
        path, plugins.get_operator(mutant.spec.operator_name)(), mutant.spec.occurrence
    ):
        while wanted:
            code = run(wanted, output)
            failed = child.RUNNING.read_text()
            if code == 0 or failed not in wanted or run({failed: wanted[failed]}, output) != 0:
                break
            wanted = dict(list(wanted.items())[list(wanted).index(failed) + 1 :])
            code = 0
    os.utime(path, ns=(dates.st_atime_ns, dates.st_mtime_ns))  # its bytecode is good again
    return WorkResult(
        worker_outcome=WorkerOutcome.NORMAL,
        test_outcome=TestOutcome.SURVIVED if code == 0 else TestOutcome.KILLED,
        output=f"exit code {code}\n" + output.read_text(errors="replace")[-4000:],
        diff=f"- {mutant.before}\n+ {mutant.after}",
    )


def run(wanted: dict[str, float], output: Path) -> int | None:
    child.RUNNING.write_text("")
    return child.run(lambda: child.tests(wanted), 60 + 10 * sum(wanted.values()), output)


def relevant(reached: reach.Reach, mutant: Mutant) -> dict[str, float]:
    """The tests that reach the line with their times: the module's own and the quick ones first."""
    lines, in_function = sample.statement(read_python_source(TREE / mutant.module), mutant.line)
    tests = reached.tests_at(mutant.module, lines)
    if not in_function or reached.at_load(mutant.module, lines):
        tests += reached.tests_in(folder_of(mutant.module))
        tests += [
            test for test in reached.seconds if folder_of(mutant.module).split("/")[-2] in test
        ]
    if not tests:
        processes = tuple(f"tests/{name}" for name in WITH_PROCESSES)
        tests = [test for test in reached.seconds if test.startswith(processes)]
    folders = list(related(mutant.module))
    wanted = [test for test in dict.fromkeys(tests) if test.split("/")[1] in folders]
    files: dict[str, float] = {}
    for test in wanted:
        file = test.partition("::")[0]
        files[file] = files.get(file, 0) + reached.seconds[test]

    def order(test: str) -> tuple[bool, float, str, float]:
        file = test.partition("::")[0]
        return test.split("/")[1] != folders[0], files[file], file, reached.seconds[test]

    return {test: reached.seconds[test] for test in sorted(wanted, key=order)}


def within(seconds: float, wanted: dict[str, float]) -> dict[str, float]:
    """The first of them; a line that everything runs would take half an hour to survive."""
    chosen = {}
    for test, taken in wanted.items():
        if taken <= seconds:
            chosen[test] = taken
            seconds -= taken
    return chosen


def folder_of(module: str) -> str:
    """The folder of a game, or of another package."""
    parts = module.split("/")
    return "/".join(parts[: 4 if parts[2] == "games" else 3]) + "/"


def related(module: str) -> Iterator[str]:
    """The folders of tests that speak about a module, its own first."""
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
