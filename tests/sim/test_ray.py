"""A real Ray cluster on this machine gives the same figures, even if a worker dies."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType

import pytest

from tablee.clusters import REACH
from tablee.core.errors import TableeError
from tablee.sim.arena import Scoreboard, make_arena, play_arena
from tablee.sim.arena_summary import summary_of
from tablee.sim.backend import backend
from tablee.sim.backend.local import Here
from tablee.sim.plan import batches, make_plan
from tablee.sim.run import play_plan
from tablee.sim.summary import summary

needs_ray = pytest.mark.skipif(
    find_spec("ray") is None, reason="Ray is not installed: pip install 'tablee[ray]'"
)
LOOPBACK = ("127.0.0.1:", "[::ffff:127.0.0.1]:", "[::1]:")
# Ray leaves pipes to its processes open, and gives deprecation warnings.
lenient = pytest.mark.filterwarnings("ignore")


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_extra_is_named() -> None:
    with pytest.raises(TableeError, match=r"tablee\[ray\]"):
        list(backend(1, "local").play([]))


def test_a_ray_that_would_listen_everywhere_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", ModuleType("ray"))
    monkeypatch.delenv(REACH, raising=False)
    for _ in range(2):
        with pytest.raises(TableeError, match=f"{REACH}=0 before"):
            list(backend(1, "local").play([]))
    assert REACH not in os.environ, "it was imported without, and stays so"
    monkeypatch.setenv(REACH, "0")
    with pytest.raises(TableeError, match="init"):  # this one is empty, but would be used
        list(backend(1, "local").play([]))


@needs_ray
@lenient
@pytest.mark.long
def test_simulations_and_arenas_are_the_same_on_a_cluster() -> None:
    run = make_plan("abyss", ["greedy", "random"], 40, 3, {})
    on_cluster = summary(play_plan(run, backend(2, "local")))
    assert on_cluster == summary(play_plan(run, Here()))
    arena = make_arena("abyss", ["greedy", "random", "regular"], 4)
    boards = [Scoreboard(arena), Scoreboard(arena)]
    assert play_arena(boards[0], backend(2, "local"))
    assert play_arena(boards[1], Here())
    assert summary_of(boards[0]) == summary_of(boards[1])


@needs_ray
@lenient
@pytest.mark.long
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds workers in /proc")
def test_a_worker_killed_in_mid_run_loses_nothing() -> None:
    run = make_plan("abyss", ["regular", "greedy"], 32, 5, {})
    parts = list(batches(run, 0, 2))
    expected = {(batch.first, batch.last): tally for batch, tally in Here().play(parts)}
    found = {}
    killed = 0
    with closing(backend(2, "local").play(parts)) as results:
        for batch, tally in results:
            assert (batch.first, batch.last) not in found
            found[batch.first, batch.last] = tally
            if not killed and len(found) >= 4:
                check_that_it_listens_to_this_machine_only()
                killed = kill_a_worker()
    assert killed
    assert found == expected


def check_that_it_listens_to_this_machine_only() -> None:
    if shutil.which("ss") is None:
        pytest.skip("no ss to see who listens")
    told = subprocess.run(["ss", "-ltnpH"], capture_output=True, text=True, check=True).stdout
    own = set(descendants(os.getpid())) | {os.getpid()}
    listening = [
        line.split()[3]
        for line in told.splitlines()
        if own & {int(pid) for pid in re.findall(r"pid=(\d+)", line)}
    ]
    assert listening, "the cluster's processes listen somewhere"
    assert [at for at in listening if not at.startswith(LOOPBACK)] == []


def kill_a_worker() -> int:
    """Kill a process that plays a batch, like a machine failure; return its id."""
    for process in descendants(os.getpid()):
        try:
            words = Path(f"/proc/{process}/cmdline").read_text()
        except OSError:
            continue
        if words.startswith("ray::play_batch"):
            os.kill(process, signal.SIGKILL)
            return process
    raise AssertionError("no worker plays a batch")


def descendants(ancestor: int) -> list[int]:
    parents = {}
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                stat = (entry / "stat").read_text()
            except OSError:
                continue
            parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
    found = []
    for process in parents:
        above = process
        while above in parents and above != ancestor:
            above = parents[above]
        if above == ancestor and process != ancestor:
            found.append(process)
    return found
