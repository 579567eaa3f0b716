"""What is tried at full size: each promise, the test that keeps it, and in how many parts."""

from __future__ import annotations

from typing import NamedTuple

WEEKLY_MINUTES = 30.0  # for all of them together
PYTEST = ["-m", "pytest", "-q", "-p", "no:randomly", "-p", "no:cacheprovider"]


class Test(NamedTuple):
    """One promise; `weekly` is the share of the full numbers that fits into `minutes`."""

    name: str
    promise: str
    amount: str
    command: list[str]
    parts: int
    weekly: float
    minutes: float
    limit: float = 4 * 3600.0  # seconds for one part at full size


def tests(*names: str) -> list[str]:
    return [*PYTEST, *(name if name.startswith("-") else f"tests/{name}" for name in names)]


def script(name: str, *words: str) -> list[str]:
    return [f"bench/reliability/{name}.py", *words]


PLAN = [
    Test(
        "R1",
        "Two tables that a viewer may not tell apart give that viewer the same bytes",
        "10,000 games of each title; the traffic of 200 live games searched for secrets",
        tests("server/test_leaks.py"),
        40,
        0.002,
        4,
    ),
    Test(
        "R2",
        "The same log is the same state and the same bytes in any process",
        "1,000 logs of each title under 5 hash seeds; the kept games of every title",
        tests("server/test_determinism.py", "golden"),
        4,
        0.03,
        2,
    ),
    Test(
        "R3",
        "No acknowledged move is lost or counts twice when the server is killed",
        "200 kill -9 while 50 tables play; two servers on PostgreSQL",
        tests("server/test_kill.py", "server/test_processes.py"),
        8,
        0.05,
        4,
    ),
    Test(
        "R3-start",
        "After a kill with 1,000 live tables the server serves again within 3 s",
        "1,000 tables, a browser at each",
        script("restart"),
        1,
        0.2,
        1,
    ),
    Test(
        "R4",
        "Whatever the network does, every browser gets to where its table is within 2 s",
        "100 browsers, 5 minutes of delays, cuts, frozen and refused links",
        tests("server/test_chaos.py"),
        1,
        0.1,
        1.5,
    ),
    Test(
        "R5",
        "A move reaches its last viewer in 30 ms (median) and 120 ms (99 of 100); 300 MB",
        "50 tables, 200 sockets, 5 moves a second for a minute",
        script("load", "--check"),
        1,
        0.5,
        1.5,
    ),
    Test(
        "R6",
        "Memory grows by 5 % at most, tasks and file handles not at all",
        "two hours of bots and of viewers who come and go",
        script("soak"),
        1,
        0.025,
        4,
    ),
    Test(
        "R7",
        "No request and no walk through a table makes the server fail",
        "300 requests of each HTTP operation from its schema, 200 walks of 60 steps",
        tests("server/test_fuzz.py"),
        4,
        0.02,
        3,
    ),
    Test(
        "R7-readers",
        "Whatever bytes come as a message or a file, they are read or refused",
        "10 minutes of altered messages, game files and scenario files",
        script("readers"),
        1,
        0.1,
        1.5,
    ),
    Test(
        "R8",
        "Foreign pages, floods and guesses are refused, and nobody else notices",
        "every kind of abuse once",
        tests("server/test_abuse.py", "server/test_nonsense.py"),
        1,
        1.0,
        2,
    ),
    Test(
        "R9",
        "Shuffles are even and can be checked; an altered record is found out",
        "100,000 shuffles of each random source, chi-square above one in a thousand",
        tests("core/test_shuffles.py", "core/test_rng.py", "server/test_fairness.py"),
        1,
        0.2,
        1,
    ),
    Test(
        "R10",
        "A move taken back leaves the state of the shorter log, and nothing was learnt",
        "250 games of each title, undo at random and at every allowed point",
        tests("server/test_undo.py"),
        5,
        0.05,
        1.5,
    ),
    Test(
        "R11",
        "What an earlier program has written is opened and played on",
        "databases of earlier forms, snapshots, tables of other rules",
        tests("server/test_store.py", "server/test_snapshots.py"),
        1,
        0.1,
        1,
    ),
    Test(
        "R12",
        "The page plays whole games by pointer, touch and keys, in both languages",
        "every browser test",
        tests("web", "-mbrowser"),
        1,
        0.0,
        0,
    ),
    Test(
        "R13",
        "From a fresh clone without Node one command gives a playable page in 180 s",
        "one clone with what was fetched before",
        script("fresh"),
        1,
        0.0,
        0,
    ),
    Test(
        "R14",
        "Copies while people play, a full disk and a clock that jumps do no harm",
        "each once",
        tests("server/test_store.py", "server/test_clock.py", "server/test_faults.py"),
        1,
        1.0,
        1,
    ),
]
