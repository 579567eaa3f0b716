"""Two hours of bots and of viewers who come and go: do memory, tasks and handles stay flat?"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import sys
import tempfile
import time
from pathlib import Path

from load import memory

from tests.server.amount import amount, note
from tests.server.site import Person, running

SECONDS = amount(120, 7200)
TABLES = 12  # of bots; a finished one is followed by the next
VIEWERS = 24
WARM = 0.2  # of the time, before which nothing is compared
GROWTH = 1.05
SLACK = 12  # tasks and handles more or less at a given moment


def handles() -> int:
    return len(os.listdir("/proc/self/fd"))


async def watch(person: Person, tables: list[str], chooser: random.Random) -> None:
    """Look at one table after the other, for a short while each."""
    while True:
        eye = await person.open(chooser.choice(tables))
        for _ in range(chooser.randrange(1, 20)):
            try:
                await eye.next(patience=2)
            except TimeoutError:
                break
        await eye.close()


async def keep_playing(person: Person, tables: list[str], number: int) -> None:
    """Have bots at a table, and at a new one when their game is over."""
    while True:
        table = await person.create("abyss", "random random greedy")
        tables[number] = table
        await person.start(table)
        eye = await person.open(table)
        while eye.info["phase"] != "over":
            await eye.next(patience=60)
        await eye.close()


async def end(tasks: list[asyncio.Task[None]]) -> None:
    """Cancel tasks until they are over: before Python 3.12 `wait_for` may lose a cancellation."""
    waiting = set(tasks)
    while waiting:
        for task in waiting:
            task.cancel()
        _, waiting = await asyncio.wait(waiting, timeout=5)


async def work(folder: Path) -> list[tuple[float, int, int]]:
    """Return what was measured: megabytes, tasks, handles."""
    chooser, seen = random.Random(1), []
    async with running(folder, idle_seconds=30.0, sockets=10**6) as server:
        people = [Person(server.address, f"P{number}") for number in range(TABLES + VIEWERS)]
        for person in people:
            await person.sign_in()
        tables = [await people[0].create("abyss", "random random") for _ in range(TABLES)]
        tasks = [
            asyncio.create_task(keep_playing(person, tables, number))
            for number, person in enumerate(people[:TABLES])
        ]
        tasks += [asyncio.create_task(watch(one, tables, chooser)) for one in people[TABLES:]]
        began = time.monotonic()
        while time.monotonic() - began < SECONDS:
            await asyncio.sleep(SECONDS / 100)
            for task in tasks:
                if task.done():
                    task.result()
            gc.collect()
            seen.append((memory(os.getpid()), len(asyncio.all_tasks()), handles()))
        await end(tasks)
        for person in people:
            await person.http.aclose()
    return seen


def middle(values: list[float]) -> float:
    return sorted(values)[len(values) // 2]


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        seen = asyncio.run(work(Path(folder)))
    seen = seen[int(WARM * len(seen)) :]
    quarter = len(seen) // 4
    first = [middle([float(one[part]) for one in seen[:quarter]]) for part in range(3)]
    last = [middle([float(one[part]) for one in seen[-quarter:]]) for part in range(3)]
    for name, early, late in zip(("megabytes", "tasks", "handles"), first, last, strict=True):
        print(f"{name}: {early:.1f} at first, {late:.1f} at last")
        note(**{f"worst_{name}_first": early, f"worst_{name}_last": late})
    note(seconds=SECONDS)
    flat = all(late - early <= SLACK for early, late in zip(first[1:], last[1:], strict=True))
    return 0 if last[0] <= GROWTH * first[0] and flat else 1


if __name__ == "__main__":
    sys.exit(main())
