"""Which test reaches which lines: recorded once for each test file, until it changes."""

from __future__ import annotations

import contextlib
import json
import re
import signal
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import coverage
import pytest
from coverage.numbits import numbits_to_nums, nums_to_numbits

from tools.mutate import child, warm
from tools.mutate.tree import FOLDER, TREE, digest
from tools.mutate.workers import spread

# Golden games are left out: they detect that something changed, not that it is wrong.
FOLDERS = (
    *("core", "abyss", "conspiracy", "smog", "conan", "contract", "properties", "bots", "server"),
    "rl",  # only the tests of observations; the rest is about other libraries
)
LIMIT = 3600.0
LONGEST = (
    20.0  # seconds of processor time under coverage; longer tests are too slow for many mutants
)


@dataclass
class Reach:
    """What was recorded."""

    seconds: dict[str, float] = field(default_factory=dict)
    failed: list[str] = field(default_factory=list)
    lines: dict[str, dict[str, set[int]]] = field(default_factory=lambda: defaultdict(dict))
    """Of a module, by test."""
    loaded: dict[str, set[int]] = field(default_factory=dict)

    def tests_at(self, module: str, lines: range) -> list[str]:
        wanted = set(lines)
        return [
            test for test, seen in self.lines.get(module, {}).items() if not wanted.isdisjoint(seen)
        ]

    def at_load(self, module: str, lines: range) -> bool:
        """Say whether the lines run when games are loaded, so that any test may be the first."""
        return not self.loaded.get(module, set()).isdisjoint(lines)

    def tests_of_names(self, module: str, names: list[str]) -> set[str]:
        """Return the tests that reach a line with one of the names, in the same package."""
        if not names:
            return set()
        word = re.compile(rf"\b({'|'.join(names)})\b")
        package = "/".join(module.split("/")[:4])
        found: set[str] = set()
        for other in [name for name in self.lines if name.startswith(package)]:
            lines = (TREE / other).read_text().splitlines()
            used = {number for number, text in enumerate(lines, 1) if word.search(text)}
            used -= self.loaded.get(other, set())
            found |= {test for test, seen in self.lines[other].items() if not used.isdisjoint(seen)}
        return found

    def tests_in(self, folder: str) -> list[str]:
        """Return the tests that reach any module there."""
        modules = [module for module in self.lines if module.startswith(folder)]
        return list(dict.fromkeys(test for module in modules for test in self.lines[module]))


@dataclass(frozen=True)
class File:
    """A test file, and where its record is stored."""

    path: Path
    key: str

    @property
    def name(self) -> str:
        return self.path.relative_to(TREE).as_posix()

    @property
    def kept(self) -> Path:
        return FOLDER / "reach" / f"{self.path.parent.name}-{self.path.stem}.json"

    @property
    def output(self) -> Path:
        return self.kept.with_suffix(".txt")

    def is_kept(self) -> bool:
        return self.kept.exists() and json.loads(self.kept.read_text())["key"] == self.key


class Recorder:
    """Tells coverage which test runs, and records times and failures."""

    def __init__(self, cov: coverage.Coverage) -> None:
        self.cov = cov
        self.seconds: dict[str, float] = defaultdict(float)
        self.failed: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        self.cov.switch_context(item.nodeid)
        signal.signal(signal.SIGPROF, lambda *_: self.leave_out(item))
        signal.setitimer(signal.ITIMER_PROF, LONGEST)

    def leave_out(self, item: pytest.Item) -> None:
        """Break off a test that takes too long; only running it shows that, so no marker can."""
        self.failed.add(item.nodeid)
        pytest.skip("takes too long to meet mutants")

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.failed or (report.skipped and report.when != "call"):
            self.failed.add(report.nodeid)


def files() -> list[Path]:
    found = [sorted((TREE / "tests" / folder).glob("test_*.py")) for folder in FOLDERS]
    return [
        p for paths in found for p in paths if p.parent.name != "rl" or p.stem == "test_features"
    ]


def record(jobs: int) -> Reach:
    """Read the stored records; record what is missing or changed."""
    reach = Reach()
    sources = digest(TREE / "src")
    wanted = []
    for path in files():
        helpers = [p for p in path.parent.glob("*.py") if not p.name.startswith("test_")]
        wanted.append(File(path, digest(sources, path, *sorted(helpers))))
    missing = [file for file in wanted if not file.is_kept()]
    if missing:
        (FOLDER / "reach").mkdir(parents=True, exist_ok=True)
        names = [file.name for file in missing]
        recorded = warm.answers(names, lambda items: spread(partial(observe, items), missing, jobs))
        for place, file in enumerate(recorded, 1):
            print(f"[{place}/{len(missing)}] recorded {file.name}", flush=True)
            if not file.is_kept():
                sys.exit(f"could not record {file.name}: see {file.output}")
    for file in wanted:
        add(reach, json.loads(file.kept.read_text()))
    kept = FOLDER / "loaded.json"
    if child.run(lambda: measure_loading(kept), LIMIT, kept.with_suffix(".txt")) != 0:
        sys.exit(f"could not load the games: see {kept.with_suffix('.txt')}")
    reach.loaded = {module: set(lines) for module, lines in json.loads(kept.read_text()).items()}
    return reach


def measure_loading(kept: Path) -> int:
    """In a child: load the server and every game, and set up all scenarios once.

    Much of this is cached afterwards, so only the first test runs these lines.
    """
    cov = coverage.Coverage(data_file=None, source=[str(TREE / "src")], config_file=False)
    cov.start()
    import tablee
    import tablee.server.app
    from tablee.core.errors import BadOption

    for name in tablee.game_names():
        game = tablee.game(name)
        scenarios = [option.choices for option in game.options if option.name == "scenario"]
        for scenario in scenarios[0] if scenarios else [None]:
            for seats in range(game.min_seats, game.max_seats + 1):
                with contextlib.suppress(BadOption):  # not for this number of seats
                    game.new_game(seats, 1, None if scenario is None else {"scenario": scenario})
    cov.stop()
    data = cov.get_data()
    found = {Path(p).relative_to(TREE).as_posix(): data.lines(p) for p in data.measured_files()}
    kept.write_text(json.dumps(found))
    return 0


def observe(items: warm.Items, _: int, file: File) -> File:
    """In a worker: run one test file under coverage, in its own process."""
    mine = [item for test, item in items.items() if test.partition("::")[0] == file.name]
    child.run(lambda: measure(mine, file), LIMIT, file.output)
    return file


def measure(items: list[pytest.Item], file: File) -> int:
    lines: dict[str, dict[str, str]] = defaultdict(dict)
    with tempfile.TemporaryDirectory() as folder:
        cov = coverage.Coverage(
            data_file=str(Path(folder) / "data"), source=[str(TREE / "src")], config_file=False
        )
        cov.set_option("run:core", "ctrace")  # the core that supports contexts on every Python
        cov.set_option("run:disable_warnings", ["no-data-collected"])  # all tests take too long
        recorder = Recorder(cov)
        cov.start()
        for item, following in zip(items, [*items, None][1:], strict=True):
            with warm.watched(item.config, recorder):
                item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
        cov.stop()
        data = cov.get_data()
        for path in data.measured_files():
            module = Path(path).relative_to(TREE).as_posix()
            by_test: dict[str, list[int]] = defaultdict(list)
            for line, contexts in data.contexts_by_lineno(path).items():
                for context in contexts:
                    by_test[context].append(line)
            for test, reached in by_test.items():
                if test:
                    lines[test][module] = nums_to_numbits(reached).hex()
    found = {
        "key": file.key,
        "seconds": recorder.seconds,
        "failed": sorted(recorder.failed),
        "lines": lines,
    }
    part = file.kept.with_suffix(".part")
    part.write_text(json.dumps(found))
    part.replace(file.kept)
    return 0


def add(reach: Reach, kept: dict[str, Any]) -> None:
    """Add a record. Tests that fail or are skipped without a mutant are useless."""
    reach.failed += kept["failed"]
    unfit = set(kept["failed"])
    reach.seconds |= {test: s for test, s in kept["seconds"].items() if test not in unfit}
    for test, modules in kept["lines"].items():
        if test in reach.seconds:
            for module, bits in modules.items():
                reach.lines[module][test] = set(numbits_to_nums(bytes.fromhex(bits)))
