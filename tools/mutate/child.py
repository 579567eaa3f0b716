"""Run tests in a child process, which has pytest and its plugins but loads tablee itself."""

from __future__ import annotations

import contextlib
import os
import resource
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path

import hypothesis
import pytest

from tools.mutate.tree import ROOT, TREE

MEMORY = 6 << 30  # a mutant that appends forever must not use up the machine's memory
OPTIONS = [
    *("-q", "-p", "no:randomly", "-p", "no:xdist", "-p", "no:cacheprovider"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),  # plugins are loaded already
    *("-m", "not long and not compiled_only and not browser"),
]


class Chosen:
    """Runs the given tests in their order, each for at most ten times its usual time.

    This is processor time, so a busy machine does not matter."""

    def __init__(self, wanted: dict[str, float], running: Path) -> None:
        self.running = running
        self.seconds = wanted
        self.order = {test: place for place, test in enumerate(wanted)}

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if item.nodeid in self.order]
        items.sort(key=lambda item: self.order[item.nodeid])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> None:
        signal.signal(signal.SIGPROF, signal.SIG_DFL)  # this ends the process
        signal.setitimer(signal.ITIMER_PROF, 10 + 10 * self.seconds[item.nodeid])
        self.running.write_text(item.nodeid)


def run(work: Callable[[], int], seconds: float, output: Path, tree: Path = TREE) -> int | None:
    """Return the work's exit code in its own process, or None if it took too long."""
    child = os.fork()
    if child == 0:
        os._exit(inside(work, output, tree))
    until = time.monotonic() + seconds
    try:
        while time.monotonic() < until:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                return os.waitstatus_to_exitcode(status)
            time.sleep(0.02)
    finally:
        end_group(child)
    os.waitpid(child, 0)
    return None


def end_group(child: int) -> None:
    """End the process and those it started, such as servers of tests."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(child, signal.SIGKILL)


def inside(work: Callable[[], int], output: Path, tree: Path) -> int:
    os.setsid()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    with output.open("wb") as file:
        os.dup2(file.fileno(), 1)
        os.dup2(file.fileno(), 2)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.chdir(tree)
    sys.path[:] = [
        str(tree),
        str(tree / "src"),
        *(p for p in sys.path if Path(p or ".").resolve() != ROOT),
    ]
    os.environ.update(
        TABLEE_PURE="1", PYTHONDONTWRITEBYTECODE="1", PYTHONPATH=f"{tree / 'src'}{os.pathsep}{tree}"
    )
    main = sys.modules["__main__"]  # otherwise the processes of a pool would load it again
    main.__spec__, main.__file__ = None, None
    # The same examples each time: a verdict must not depend on chance.
    hypothesis.settings.register_profile("mutate", derandomize=True, database=None)
    hypothesis.settings.load_profile("mutate")
    try:
        return work()
    except BaseException as error:  # also SystemExit: a fork must not go on in its parent's code
        print(repr(error), flush=True)
        return 70


def tests(wanted: dict[str, float], running: Path) -> int:
    """Run the tests, given with their times; stop at the first failure."""
    sys.dont_write_bytecode = True  # a mutant may have the same size and date as the one before
    files = list(dict.fromkeys(test.partition("::")[0] for test in wanted))
    return int(
        pytest.main([*OPTIONS, "-x", "--tb=short", *files], plugins=[Chosen(wanted, running)])
    )
