"""kill -9 with 1,000 live tables: how long until every browser has its table again?"""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from load import SERVE
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.amount import amount, note
from tests.server.site import Eye, Person
from tests.server.test_kill import free_port, welcomed

TABLES = amount(20, 1000)
MOVES = 6  # at each table before the kill
PROMISED = 3.0
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, EOFError)


def start(folder: str, port: int) -> subprocess.Popen[bytes]:
    code = SERVE.replace("limits = {", 'limits = {"sockets": 10**6, "message_rate": 1e6, ')
    return subprocess.Popen(
        [sys.executable, "-c", code, folder, str(port), ""], stdout=subprocess.DEVNULL
    )


async def table_of(people: list[Person], chooser: random.Random) -> Eye:
    """Make a table, play a little, and return the socket of the first player."""
    ada, bo = people
    name = await ada.create("abyss", "me open")
    await bo.post(f"/api/tables/{name}/join", {})
    await ada.start(name)
    eyes = [await person.open(name) for person in people]
    for _ in range(MOVES):
        for eye in eyes:
            await eye.catch_up(max(other.version for other in eyes))
        if eyes[0].asked >= 0 and not eyes[eyes[0].asked].need_not_answer():
            eye = eyes[eyes[0].asked]
            await eye.move(chooser.choice(eye.choices())["action"])
    await eyes[1].close()
    return eyes[0]


async def listens(port: int) -> None:
    """Wait for a server. One knocks for all: a thousand who knock would take the processor from it,
    and real ones have processors of their own."""
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.02)
        else:
            writer.close()
            return


async def back(person: Person, old: Eye) -> float:
    """Come back as a browser does; return when the table was there again."""
    while True:
        try:
            eye = await person.open(old.table, old.version, log=old.log)
            assert eye.version >= old.version, "an acknowledged entry is lost"
            return time.monotonic()
        except GONE:
            await asyncio.sleep(random.uniform(0.05, 0.25))


async def work(folder: str) -> float:
    port, chooser = free_port(), random.Random(3)
    server = start(folder, port)
    people = [Person(f"http://127.0.0.1:{port}", name) for name in ("Ada", "Bo")]
    for person in people:
        await welcomed(person)
    eyes: list[Any] = [await table_of(people, chooser) for _ in range(TABLES)]
    server.kill()
    server.wait()
    began = time.monotonic()
    server = start(folder, port)
    await listens(port)
    times = await asyncio.gather(*(back(people[0], eye) for eye in eyes))
    took = max(times) - began
    print(f"{TABLES} tables: first after {min(times) - began:.2f} s, last after {took:.2f} s")
    note(tables=TABLES, worst_first_seconds=min(times) - began, worst_last_seconds=took)
    server.terminate()
    server.wait(20)
    return took


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        return 0 if asyncio.run(work(str(Path(folder)))) <= PROMISED else 1


if __name__ == "__main__":
    sys.exit(main())
