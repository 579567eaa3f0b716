"""Several servers on one PostgreSQL database: what they carry, and what working together costs.

    python bench/reliability/servers.py [--servers 3] [--tables 50] [--rate 20] [--kill]

Viewers of one table are spread over the servers, so that every move has to travel. PostgreSQL
runs from a folder of its own with fsync on. With --kill one server dies half-way by kill -9, and
its viewers go to the others. --costs measures NOTIFY and the advisory locks alone.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
sys.path[:0] = [str(ROOT), str(Path(__file__).parent)]

from load import SERVE, Table, Viewer, memory, people_of, processor, started  # noqa: E402
from websockets.exceptions import ConnectionClosed, InvalidHandshake  # noqa: E402

from tests import postgres  # noqa: E402
from tests.server.test_kill import free_port  # noqa: E402

GONE = (ConnectionClosed, InvalidHandshake, OSError)
PATIENCE = 20.0  # seconds for a move before it is called unanswered


class Honest(postgres.Cluster):
    """A PostgreSQL that writes to the disk what it says it has written."""

    def start(self) -> None:
        settings = f"-k {self.folder} -c listen_addresses='' -c shared_buffers=128MB"
        self._run(
            "pg_ctl", "-D", self.folder / "db", "-w", "-l", self.folder / "log", "-o", settings,
            "start",
        )  # fmt: skip

    def processes(self) -> list[int]:
        """Return the processes of the database."""
        first = int((self.folder / "db" / "postmaster.pid").read_text().splitlines()[0])
        children = Path(f"/proc/{first}/task/{first}/children").read_text().split()
        return [first, *map(int, children)]


class Roaming(Viewer):
    """A viewer who goes to the next server when one dies."""

    def __init__(self, cookie: str, addresses: list[str], first: int) -> None:
        super().__init__(cookie)
        self.addresses = addresses
        self.at = first
        self.gaps: list[float] = []

    async def open(self, address: str, table: str) -> None:
        await super().open(self.addresses[self.at % len(self.addresses)], table)

    async def listen(self) -> None:
        while True:
            with suppress(*GONE):
                await super().listen()
            lost = time.perf_counter()
            while True:
                self.at += 1
                try:
                    await self.come_back()
                    break
                except GONE:
                    await asyncio.sleep(0.05)
            self.gaps.append(time.perf_counter() - lost)

    async def come_back(self) -> None:
        """Open a socket elsewhere and take in the table as it stands."""
        from websockets.asyncio.client import connect

        address = self.addresses[self.at % len(self.addresses)]
        self.socket = await connect(
            address.replace("http", "ws") + "/ws",
            origin=address,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            compression=None,
        )
        await self.socket.send(json.dumps({"type": "hello", "table": self.table}))
        message = json.loads(await self.socket.recv())
        self.seq, self.question = message["seq"], message["position"]["question"]
        now = time.perf_counter()
        async with self.changed:
            for version in range(1, message["version"] + 1):
                self.heard.setdefault(version, now)
            self.changed.notify_all()


class Spread(Table):
    """A table whose viewers are at different servers."""

    def __init__(self, addresses: list[str], number: int, game: str) -> None:
        super().__init__(addresses[number % len(addresses)], game)
        self.addresses = addresses
        self.number = number

    def viewer(self, cookie: str) -> Viewer:
        return Roaming(cookie, self.addresses, self.number + len(self.viewers))


def start(url: str, folder: str, port: int) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-c", SERVE, folder, str(port), url]
    return subprocess.Popen(command, stdout=subprocess.DEVNULL)


async def load(options: argparse.Namespace, addresses: list[str], servers: list[Any]) -> Any:
    """Have moves made at a fixed rate; return times, unanswered ones and when each ended."""
    chooser = random.Random(options.seed)
    tables = [Spread(addresses, number, options.game) for number in range(options.tables)]
    for table in tables:
        people = await people_of(table.address, options.viewers)
        await table.prepare(people)
        for person in people:
            await person.aclose()
    times: list[tuple[float, float]] = []
    unanswered = 0

    async def one(table: Spread) -> None:
        nonlocal unanswered
        try:
            took = await asyncio.wait_for(table.move(chooser), PATIENCE)
        except (TimeoutError, *GONE):
            unanswered += 1
            table.entries = max(max(one.heard, default=0) for one in table.viewers)
            return
        if took is not None:
            times.append((time.perf_counter(), 1000 * took))

    began, work, dead = time.perf_counter(), [], None
    used = [processor(server.pid) for server in servers]
    for number in range(int(options.rate * options.seconds)):
        await asyncio.sleep(max(0.0, began + number / options.rate - time.perf_counter()))
        if options.kill and dead is None and number / options.rate > options.seconds / 2:
            servers[0].kill()
            dead = time.perf_counter()
        work.append(asyncio.create_task(one(chooser.choice(tables))))
    await asyncio.gather(*work)
    wall = time.perf_counter() - began
    gaps = [gap for table in tables for one in table.viewers for gap in one.gaps]  # type: ignore[attr-defined]
    return times, unanswered, wall, dead, gaps, used


def told(times: list[float]) -> str:
    if len(times) < 2:
        return "too few"
    parts = statistics.quantiles(sorted(times), n=100)
    return (
        f"p50 {parts[49]:.1f}, p95 {parts[94]:.1f}, p99 {parts[98]:.1f}, worst {max(times):.0f} ms"
    )


async def measure(options: argparse.Namespace, cluster: Honest, folder: str) -> None:
    url = cluster.database()
    ports = [free_port() for _ in range(options.servers)]
    addresses = [f"http://127.0.0.1:{port}" for port in ports]
    servers = [start(url, folder, port) for port in ports]
    try:
        for address in addresses:
            await started(address)
        database = sum(map(processor, cluster.processes()))
        times, unanswered, wall, dead, gaps, used = await load(options, addresses, servers)
        database = sum(map(processor, cluster.processes())) - database
        before = [took for at, took in times if dead is None or at < dead]
        print(
            f"{options.servers} servers, {options.tables} tables,"
            f" {options.tables * options.viewers} sockets, {options.rate} moves/s asked for:"
            f" {len(times) / wall:.1f} moves/s, {told(before)}"
        )
        alive = servers[1:] if dead else servers
        spent = [
            processor(one.pid) - old for one, old in zip(servers, used, strict=True) if one in alive
        ]
        each = 1000 / max(1, len(times))
        print(
            f"  processor: servers {sum(spent) * each:.2f} ms a move, database"
            f" {database * each:.2f} ms; memory"
            f" {', '.join(f'{memory(one.pid):.0f}' for one in alive)} MB;"
            f" load {os.getloadavg()[0]:.1f}"
        )
        if dead is not None:
            after = [took for at, took in times if at >= dead]
            print(
                f"  after kill -9 of one: {told(after)}; {unanswered} moves unanswered;"
                f" {len(gaps)} viewers elsewhere, the last after {max(gaps, default=0):.2f} s"
            )
    finally:
        for server in servers:
            server.terminate()
        for server in servers:
            server.wait(20)


async def costs(cluster: Honest) -> None:
    """What an append costs without NOTIFY, with it, and with listeners; what locks cost."""
    import asyncpg

    url = cluster.database()
    pool = [await asyncpg.connect(url) for _ in range(9)]
    db = pool[0]
    await db.execute("SET synchronous_commit = off")
    await db.execute("CREATE TABLE t (id bigserial PRIMARY KEY, record bytea)")

    async def append(notify: bool) -> None:
        async with db.transaction():
            await db.execute("INSERT INTO t (record) VALUES ($1)", b"x" * 120)
            if notify:
                await db.execute("SELECT pg_notify('tablee', $1)", '{"type":"grew","version":12}')

    async def timed(work: Callable[[], Any], count: int = 3000) -> str:
        """Without waiting for the disk, so that the processor's time is what is seen."""
        used, taken = sum(map(processor, cluster.processes())), []
        for _ in range(count):
            began = time.perf_counter()
            await work()
            taken.append(1000 * (time.perf_counter() - began))
        used = sum(map(processor, cluster.processes())) - used
        return f"{1000 * used / count:.3f} ms of the database's processor; {told(taken)}"

    for _ in range(2):  # by turns, for the machine is not alone
        print("append alone:        ", await timed(lambda: append(False)))
        print("append with NOTIFY:  ", await timed(lambda: append(True)))
        for one in pool[1:]:
            await one.add_listener("tablee", lambda *given: None)
        print("and 8 who listen:    ", await timed(lambda: append(True)))
        for one in pool[1:]:
            await one.reset()
    names = [f"{number:010}" for number in range(1000)]
    lock = (
        "SELECT name FROM unnest($1::text[]) name"
        " WHERE pg_try_advisory_lock(hashtextextended(name, 1))"
    )
    began = time.perf_counter()
    await db.fetch(lock, names)
    print(f"1,000 advisory locks taken at once: {1000 * (time.perf_counter() - began):.1f} ms")
    print("asked for in vain (1,000):", await timed(lambda: pool[1].fetch(lock, names), 20))
    for one in pool:
        await one.close()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--servers", type=int, default=3)
    parser.add_argument("--game", default="abyss")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--viewers", type=int, default=4)
    parser.add_argument("--rate", type=float, default=20.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--kill", action="store_true", help="kill -9 one server half-way")
    parser.add_argument("--costs", action="store_true", help="NOTIFY and locks alone")
    parser.add_argument("--place", help="folder for the database, on a real disk")
    options = parser.parse_args()
    programs = postgres.find()
    if programs is None:
        sys.exit("PostgreSQL is missing: python tests/postgres.py installs it")
    cluster = Honest(programs, options.place)
    try:
        with tempfile.TemporaryDirectory() as folder:
            work = costs(cluster) if options.costs else measure(options, cluster, folder)
            asyncio.run(work)
    finally:
        cluster.end()
    return 0


if __name__ == "__main__":
    sys.exit(main())
