"""A process that has loaded the sources and collected the tests. Its copies run them."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tools.mutate import child
from tools.mutate.tree import FOLDER, TREE
from tools.mutate.workers import CONTEXT, Broken

Items = dict[str, pytest.Item]
COLLECTED = FOLDER / "collected.txt"
END = "end"


class Loop:
    """Does something else with the tests than running them."""

    def __init__(self, work: Callable[[Items], None]) -> None:
        self.work = work

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.work({item.nodeid: item for item in session.items})
        return True


class Failures:
    """Records that a test failed, and why."""

    def __init__(self) -> None:
        self.any = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.any = True
            print(f"\n{report.nodeid}\n{report.longreprtext}", flush=True)


def answers(files: list[str], work: Callable[[Items], Iterator[Any]]) -> Iterator[Any]:
    """Yield the work's results in a process that has collected the tests of these files."""
    queue = CONTEXT.SimpleQueue()

    def forward(items: Items) -> None:
        for answer in work(items):
            queue.put(answer)

    def collect() -> None:
        def begin() -> int:
            return int(pytest.main([*child.OPTIONS, "-s", *files], plugins=[Loop(forward)]))

        code = child.inside(begin, COLLECTED, TREE)
        queue.put(END if code == 0 else Broken(f"could not collect tests: see {COLLECTED}"))

    process = CONTEXT.Process(target=collect)
    process.start()
    try:
        while (answer := queue.get()) != END:
            if isinstance(answer, Broken):
                raise RuntimeError(answer.trace)
            yield answer
    finally:
        process.terminate()
        process.join()


def run(items: list[pytest.Item], seconds: dict[str, float], running: Path) -> int:
    """In a child: run tests until one fails, each for at most ten times its usual time."""
    with watched(items[0].config, failures := Failures()):
        for item, following in zip(items, [*items, None][1:], strict=True):
            signal.signal(signal.SIGPROF, signal.SIG_DFL)  # this ends the process
            signal.setitimer(signal.ITIMER_PROF, 10 + 10 * seconds[item.nodeid])
            running.write_text(item.nodeid)
            item.ihook.pytest_runtest_protocol(item=item, nextitem=following)
            if failures.any:
                return 1
    return 0


@contextmanager
def watched(config: pytest.Config, plugin: object) -> Iterator[None]:
    config.pluginmanager.register(plugin)
    try:
        yield
    finally:
        config.pluginmanager.unregister(plugin)
