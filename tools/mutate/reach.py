"""Which test reaches which lines: recorded once for each test file, and kept until it changes."""

from __future__ import annotations

import contextlib
import json
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

from tools.mutate import child
from tools.mutate.tree import FOLDER, TREE, digest

# Golden games are left out: they notice that something changed, never that it is wrong.
FOLDERS = (
    *("core", "abyss", "conspiracy", "smog", "conan", "contract", "properties", "bots", "server"),
    "rl",  # of which only the observations: the rest is about other libraries
)
LIMIT = 3600.0


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
        """Whether the lines are run when games are loaded: which test does it is chance."""
        return not self.loaded.get(module, set()).isdisjoint(lines)

    def tests_in(self, folder: str) -> list[str]:
        """Those that reach any module there."""
        modules = [module for module in self.lines if module.startswith(folder)]
        return list(dict.fromkeys(test for module in modules for test in self.lines[module]))


class Recorder:
    """Tells coverage whose lines are run, and keeps times and failures."""

    def __init__(self, cov: coverage.Coverage) -> None:
        self.cov = cov
        self.seconds: dict[str, float] = defaultdict(float)
        self.failed: set[str] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        self.cov.switch_context(item.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration
        if report.failed or (report.skipped and report.when != "call"):
            self.failed.add(report.nodeid)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.add(report.nodeid)


def files() -> list[Path]:
    found = [sorted((TREE / "tests" / folder).glob("test_*.py")) for folder in FOLDERS]
    return [
        p for paths in found for p in paths if p.parent.name != "rl" or p.stem == "test_features"
    ]


def record() -> Reach:
    """Read what is kept; record what is missing or changed."""
    reach = Reach()
    sources = digest(TREE / "src")
    wanted = files()
    for place, path in enumerate(wanted, 1):
        name = path.relative_to(TREE).as_posix()
        helpers = [p for p in path.parent.glob("*.py") if not p.name.startswith("test_")]
        key = digest(sources, path, *sorted(helpers))
        kept = FOLDER / "reach" / f"{path.parent.name}-{path.stem}.json"
        if not kept.exists() or json.loads(kept.read_text())["key"] != key:
            print(f"[{place}/{len(wanted)}] recording {name}", flush=True)
            kept.parent.mkdir(parents=True, exist_ok=True)
            output = kept.with_suffix(".txt")
            if child.run(partial(measure, name, key, kept), LIMIT, output) != 0:
                sys.exit(f"could not record {name}: see {output}")
        add(reach, json.loads(kept.read_text()))
    kept = FOLDER / "loaded.json"
    if child.run(lambda: measure_loading(kept), LIMIT, kept.with_suffix(".txt")) != 0:
        sys.exit(f"could not load the games: see {kept.with_suffix('.txt')}")
    reach.loaded = {module: set(lines) for module, lines in json.loads(kept.read_text()).items()}
    return reach


def measure_loading(kept: Path) -> int:
    """In a child: load the server and every game, and set all its scenarios up once.

    What is read then is often kept for later, so only the first test runs its lines.
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
                with contextlib.suppress(BadOption):  # it has other numbers of seats
                    game.new_game(seats, 1, None if scenario is None else {"scenario": scenario})
    cov.stop()
    data = cov.get_data()
    found = {Path(p).relative_to(TREE).as_posix(): data.lines(p) for p in data.measured_files()}
    kept.write_text(json.dumps(found))
    return 0


def measure(name: str, key: str, kept: Path) -> int:
    """In a child: run one test file under coverage."""
    with tempfile.TemporaryDirectory() as folder:
        cov = coverage.Coverage(
            data_file=str(Path(folder) / "data"), source=[str(TREE / "src")], config_file=False
        )
        cov.set_option("run:core", "ctrace")  # the one that knows contexts on every Python
        recorder = Recorder(cov)
        cov.start()
        code = pytest.main([*child.OPTIONS, "--tb=short", name], plugins=[recorder])
        cov.stop()
        data = cov.get_data()
        lines: dict[str, dict[str, str]] = defaultdict(dict)
        for path in data.measured_files():
            module = Path(path).relative_to(TREE).as_posix()
            by_test: dict[str, list[int]] = defaultdict(list)
            for line, contexts in data.contexts_by_lineno(path).items():
                for context in contexts:
                    by_test[context].append(line)
            for test, reached in by_test.items():
                if test:
                    lines[test][module] = nums_to_numbits(reached).hex()
    if code not in (0, 1, 5):
        return int(code)
    found = {
        "key": key,
        "seconds": recorder.seconds,
        "failed": sorted(recorder.failed),
        "lines": lines,
    }
    part = kept.with_suffix(".part")
    part.write_text(json.dumps(found))
    part.replace(kept)
    return 0


def add(reach: Reach, kept: dict[str, Any]) -> None:
    """A test that fails or is skipped without a mutant has nothing to say."""
    reach.failed += kept["failed"]
    unfit = set(kept["failed"])
    reach.seconds |= {test: s for test, s in kept["seconds"].items() if test not in unfit}
    for test, modules in kept["lines"].items():
        if test in reach.seconds:
            for module, bits in modules.items():
                reach.lines[module][test] = set(numbits_to_nums(bytes.fromhex(bits)))
