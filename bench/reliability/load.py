"""Load: from a move to its last viewer, with many tables and sockets at a server on disk.

    python bench/reliability/load.py [--tables 50] [--viewers 4] [--rate 5] [--seconds 60]

To compare two versions, alternate runs of this script with PYTHONPATH set to the sources of one
and of the other: it speaks both protocols. Processor time and sizes are those of a move.
The server is a process of its own with its usual settings, but for the limits on requests, tables
and sockets of one address, and the pause of quiet questions (every answer is given by hand here,
one by one), and with its database on the disk of --data. "Waited" is how long the server's threads
were ready to run while other programs had the processor: what no server can do anything about.
Moves come at the times of a fixed rate whether or not earlier ones are done, so that a slow server
is not asked less.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

SHARE = float(os.environ.get("TABLEE_RELIABILITY_SHARE", "1"))
PROMISED = {"p50_ms": 30.0, "p99_ms": 120.0, "worst_megabytes": 300.0}
SERVE = """
import sys
from pathlib import Path
from tablee.server.logs import write_logs
from tablee.server.run import serve
from tablee.server.settings import Settings
write_logs("error")
data, port, database = sys.argv[1:]
limits = {"request_rate": 1e6, "request_burst": 10**6}
newer = {"quiet_seconds": 0.0, "table_burst": 10**6, "sockets": 10**6}
newer |= {"address_sockets": 10**6, "address_connections": 10**6}
limits |= {name: value for name, value in newer.items() if name in Settings.__annotations__}
serve(Settings(data=Path(data), postgres=database or None, **limits), "127.0.0.1", int(port))
"""


class Viewer:
    """A socket at a table that notes when it hears of each entry."""

    def __init__(self, cookie: str) -> None:
        self.cookie = cookie
        self.socket: Any = None
        self.seq = 0
        self.question: dict[str, Any] | None = None
        self.protocol = 0
        self.sizes: list[int] = []  # bytes of the updates heard
        self.heard: dict[int, float] = {}
        self.changed = asyncio.Condition()

    async def open(self, address: str, table: str) -> None:
        self.socket = await connect(
            address.replace("http", "ws") + "/ws",
            origin=address,  # type: ignore[arg-type]
            additional_headers={"Cookie": self.cookie},
            max_size=None,
            compression=None,
        )
        await self.socket.send(json.dumps({"type": "hello", "table": table}))
        self.table = table
        self.listening = asyncio.create_task(self.listen())

    async def listen(self) -> None:
        async for text in self.socket:
            now = time.perf_counter()
            message = json.loads(text)
            if message["type"] == "table" and self.protocol == 0:
                self.protocol = message["protocol"]
                await self.want_every_question()
            if message["type"] in ("table", "update"):
                self.seq = message["seq"]
                if message["position"]:
                    self.question = message["position"]["question"]
            if message["type"] == "update":
                self.sizes.append(len(text))
                async with self.changed:
                    self.heard[message["version"]] = now
                    self.changed.notify_all()

    async def want_every_question(self) -> None:
        """Give all answers ourselves, so that a move is one entry in both versions."""
        if self.protocol >= 2:
            everything = {"ask": {"everything": 1}}
            asked = {"type": "set_advance", "table": self.table, "id": "a", "answers": everything}
            await self.socket.send(json.dumps(asked))

    async def answer(self, action: int) -> None:
        named = {"actions": [action]} if self.protocol >= 2 else {"action": action}
        move = {"type": "move", "table": self.table, "seq": self.seq, "id": secrets.token_hex(4)}
        await self.socket.send(json.dumps({**move, **named}))

    async def hears(self, version: int) -> float:
        async with self.changed:
            await self.changed.wait_for(lambda: version in self.heard)
        return self.heard[version]


class Table:
    """A table with its viewers; the first two play."""

    def __init__(self, address: str, game: str) -> None:
        self.address = address
        self.game = game
        self.viewers: list[Viewer] = []
        self.busy = asyncio.Lock()
        self.entries = 0

    def viewer(self, cookie: str) -> Viewer:
        return Viewer(cookie)

    async def prepare(self, people: list[httpx.AsyncClient]) -> None:
        ada, bo = people[:2]
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = await ada.post("/api/tables", json={"game": self.game, "seats": seats})
        name = made.json()["id"]
        (await bo.post(f"/api/tables/{name}/join", json={})).raise_for_status()
        for person in people:
            cookie = "; ".join(f"{key}={value}" for key, value in person.cookies.items())
            self.viewers.append(self.viewer(cookie))
            await self.viewers[-1].open(self.address, name)
        while any(viewer.protocol == 0 for viewer in self.viewers):
            await asyncio.sleep(0.01)
        (await ada.post(f"/api/tables/{name}/start")).raise_for_status()
        while any(viewer.question is None for viewer in self.viewers):
            await asyncio.sleep(0.01)
        self.entries = self.viewers[0].seq

    async def move(self, chooser: random.Random) -> float | None:
        """Let the seat asked answer at random; return the seconds to the last viewer."""
        async with self.busy:
            question = self.viewers[0].question
            if question is None:
                return None
            mover = self.viewers[question["seat"]]
            while mover.question is None or not mover.question["choices"]:
                await asyncio.sleep(0.001)
            open_now = [one for one in mover.question["choices"] if one.get("alone", True)]
            began = time.perf_counter()
            await mover.answer(chooser.choice(open_now)["action"])
            self.entries += 1
            heard = await asyncio.gather(*(viewer.hears(self.entries) for viewer in self.viewers))
            return max(heard) - began


async def people_of(address: str, count: int) -> list[httpx.AsyncClient]:
    found = []
    for number in range(count):
        person = httpx.AsyncClient(base_url=address, timeout=30)
        (await person.put("/api/me", json={"name": f"P{number}"})).raise_for_status()
        found.append(person)
    return found


async def started(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as client:
        for _ in range(300):
            try:
                await client.get("/healthz")
                return
            except httpx.TransportError:
                await asyncio.sleep(0.1)
    raise SystemExit("the server does not start")


def memory(process: int) -> float:
    """Return the resident memory of a process in megabytes."""
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def processor(process: int) -> float:
    """Return the seconds of processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def waited(process: int) -> float:
    """Return the seconds for which threads of a process stood in line for a processor."""
    lines = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(line.read_text().split()[1]) for line in lines) / 1e9


async def measure(options: argparse.Namespace, address: str, process: int) -> dict[str, float]:
    chooser = random.Random(options.seed)
    tables = [Table(address, options.game) for _ in range(options.tables)]
    for table in tables:
        people = await people_of(address, options.viewers)
        await table.prepare(people)
        for person in people:
            await person.aclose()
    print(
        f"{len(tables)} tables, {sum(len(table.viewers) for table in tables)} sockets", flush=True
    )
    times: list[float] = []
    work = []

    async def one(table: Table) -> None:
        took = await table.move(chooser)
        if took is not None:
            times.append(1000 * took)

    began, worked, ours = time.perf_counter(), processor(process), time.process_time()
    stood = waited(process)
    for number in range(int(options.rate * options.seconds)):
        await asyncio.sleep(max(0.0, began + number / options.rate - time.perf_counter()))
        work.append(asyncio.create_task(one(chooser.choice(tables))))
    await asyncio.gather(*work)
    times.sort()
    hundredths = statistics.quantiles(times, n=100)
    print(f"moves: {len(times)} in {time.perf_counter() - began:.1f} s")
    print(f"move to last viewer: p50 {hundredths[49]:.1f} ms, p95 {hundredths[94]:.1f} ms,")
    print(f"  p99 {hundredths[98]:.1f} ms, worst {times[-1]:.1f} ms")
    each = 1000 * (processor(process) - worked) / len(times)
    sizes = sorted(size for table in tables for one in table.viewers for size in one.sizes)
    own = 1000 * (time.process_time() - ours) / len(times)
    print(f"a move: {each:.2f} ms of the server's processor, {own:.2f} ms of the browsers'")
    print(f"waited for a processor: {1000 * (waited(process) - stood) / len(times):.1f} ms a move")
    print(f"an update: {sizes[len(sizes) // 2]} bytes at the median")
    print(f"server: {memory(process):.0f} MB; load of the machine: {os.getloadavg()}")
    return {
        "moves": len(times),
        "p50_ms": hundredths[49],
        "p99_ms": hundredths[98],
        "worst_ms": times[-1],
        "worst_megabytes": memory(process),
    }


def check(figures: dict[str, float]) -> int:
    """Keep the figures for run.py; say whether one is above what is promised."""
    if "TABLEE_RELIABILITY_FIGURES" in os.environ:
        with Path(os.environ["TABLEE_RELIABILITY_FIGURES"]).open("a") as file:
            file.write(json.dumps(figures) + "\n")
    above = [name for name, most in PROMISED.items() if figures[name] > most]
    for name in above:
        print(f"{name} is {figures[name]:.1f}, promised {PROMISED[name]}")
    return 1 if above else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--game", default="abyss")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--viewers", type=int, default=4, help="sockets at each table (4)")
    parser.add_argument("--rate", type=float, default=5.0, help="moves a second in all (5)")
    parser.add_argument("--seconds", type=float, default=60.0 * SHARE)
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument("--data", type=Path, help="folder for the database, on a real disk")
    parser.add_argument("--database", help="postgresql://...: instead of a file")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--check", action="store_true", help="fail above what is promised")
    options = parser.parse_args()
    address = f"http://127.0.0.1:{options.port}"
    with tempfile.TemporaryDirectory() as folder:
        place = str(options.data or folder)
        command = [sys.executable, "-c", SERVE, place, str(options.port), options.database or ""]
        server = subprocess.Popen(command, stdout=subprocess.DEVNULL)

        async def work() -> dict[str, float]:
            await started(address)
            return await measure(options, address, server.pid)

        try:
            figures = asyncio.run(work())
        finally:
            server.terminate()
            server.wait(20)
    return check(figures) if options.check else 0


if __name__ == "__main__":
    sys.exit(main())
