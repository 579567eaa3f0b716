"""A real server on a free port, and people who use it as browsers do."""

from __future__ import annotations

import asyncio
import json
import random
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any, Protocol

import httpx
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from tablee.server.app import create_app
from tablee.server.run import Server, configuration, listening
from tablee.server.settings import Settings
from tablee.server.site import Site
from tests.server.amount import amount

DATABASES: dict[Path, str] = {}  # of folders whose servers use PostgreSQL
# The store is independent of the engine, so testing it with the compiled one is enough.
in_postgres = pytest.param("postgres", marks=pytest.mark.compiled_only)
both_stores = pytest.mark.parametrize("data", ["sqlite", in_postgres], indirect=True)
EVERYTHING = {"ask": {"everything": 1}}
PATIENCE = 20.0  # seconds a test waits for a message before it fails


def run(work: Coroutine[Any, Any, Any]) -> Any:
    return run_within(work, amount(120, 7200))


def run_within(work: Coroutine[Any, Any, Any], seconds: float) -> Any:
    return asyncio.run(asyncio.wait_for(work, seconds))


class WithoutSignals(Server):
    """A server that leaves signals to the test runner."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class Running:
    """A server in this event loop."""

    def __init__(self, server: Server, port: int) -> None:
        self.server = server
        self.port = port
        self.address = f"http://127.0.0.1:{port}"

    @property
    def site(self) -> Site:
        return self.server.site


@asynccontextmanager
async def running(data: Path, ping: float = 20.0, **settings: Any) -> AsyncIterator[Running]:
    """Run a server, without rate limits unless a test sets some."""
    settings = {"quiet_seconds": 0.0, **settings}
    settings = {"request_rate": 1e6, "request_burst": 10**6, **settings}
    settings = {"read_rate": 1e6, "read_burst": 10**6, **settings}
    settings = {"message_rate": 1e6, "message_burst": 10**6, **settings}
    settings = {"chat_rate": 1e6, "chat_burst": 10**6, **settings}
    settings = {"table_rate": 1e6, "table_burst": 10**6, "bot_tables": 10**6, **settings}
    settings.setdefault("postgres", DATABASES.get(data))
    chosen = Settings(data=data, **settings)
    gate = create_app(chosen)
    config = configuration(gate, chosen, ping)
    server = WithoutSignals(config, gate)
    bound = listening("127.0.0.1", 0)
    task = asyncio.create_task(server.serve(sockets=[bound]))
    while not server.started:
        await asyncio.sleep(0.01)
        if task.done():
            await task
    try:
        yield Running(server, bound.getsockname()[1])
    finally:
        server.should_exit = True
        await task


class Person:
    """Somebody with a browser: a cookie, requests, sockets."""

    def __init__(self, address: str, name: str) -> None:
        self.address = address
        self.name = name
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE, verify=False)

    async def sign_in(self) -> Person:
        answer = await self.http.put("/api/me", json={"name": self.name})
        assert answer.status_code == 200
        return self

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        answer = await self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    async def refused(self, path: str, body: Any = None) -> tuple[int, str]:
        answer = await self.http.post(path, json=body)
        assert answer.status_code >= 400
        return answer.status_code, answer.json()["reason"]["key"]

    async def create(self, game: str, seats: str, **more: Any) -> str:
        """Create a table. Seats are given in words: "me open friend greedy"."""
        answer = await self.post(
            "/api/tables",
            {"game": game, "seats": [wish(word) for word in seats.split()], **more},
            201,
        )
        table: str = answer["id"]
        return table

    async def wants_every_question(self, table: str) -> None:
        """Let the table also ask questions without a choice, so that a test gives all answers."""
        eye = await self.open(table)
        await eye.send("set_advance", id="all", answers=EVERYTHING)
        await eye.hear("advance")
        await eye.close()

    async def start(self, table: str) -> None:
        await self.post(f"/api/tables/{table}/start")

    async def open(
        self,
        table: str,
        last: int | None = None,
        ping: float = 20.0,
        log: list[dict[str, Any]] | None = None,
    ) -> Eye:
        """Open a socket and say hello; `log` is what the browser already has, up to `last`."""
        eye = await self.connect(ping=ping)
        eye.log = log or []
        await eye.send("hello", table=table, last=last)
        eye.table = table
        await eye.hear("table", "missed")
        return eye

    async def connect(self, origin: str | None = None, ping: float = 20.0) -> Eye:
        cookies = "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())
        headers = {"Cookie": cookies} if cookies else {}
        socket = await connect(
            self.address.replace("http", "ws") + "/ws",
            origin=Origin(origin or self.address),
            additional_headers=headers,
            max_size=None,
            max_queue=None,  # unread messages must not delay closing
            compression=None,
            ping_interval=ping,
            ping_timeout=ping,
        )
        return Eye(socket)

    async def __aenter__(self) -> Person:
        return await self.sign_in()

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()


def wish(word: str) -> dict[str, str]:
    if word in ("me", "open", "friend"):
        return {"kind": word}
    return {"kind": "bot", "bot": word}


class Eye:
    """A socket, everything it received, and the table as a browser would show it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.table = ""
        self.raw: list[str] = []
        self.version = 0
        self.seq = 0
        self.info: dict[str, Any] = {}
        self.position: Any = None  # as the table sent it
        self.log: list[dict[str, Any]] = []

    async def send(self, kind: str, **fields: Any) -> None:
        if self.table and "table" not in fields:
            fields["table"] = self.table
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def next(self, patience: float | None = PATIENCE) -> dict[str, Any]:
        """Return the next message and process it as a browser would."""
        text = str(await asyncio.wait_for(self.socket.recv(), patience))
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        self.take_in(message)
        return message

    def take_in(self, message: dict[str, Any]) -> None:
        kind = message["type"]
        if kind in ("table", "missed"):
            self.version, self.seq = message["version"], message["seq"]
            self.info, self.position = message["table"], message["position"]
            if kind == "table":
                self.log = message["log"]
            else:
                self.log += message["entries"]
        elif kind == "update":
            assert message["version"] == self.version + 1, "an entry was missed"
            self.version, self.seq = message["version"], message["seq"]
            self.log.append(message["entry"])
            self.info = message["table"] or self.info
            self.position = message["position"] or self.position
        elif kind == "presence":
            self.info["seats"] = message["seats"]
            self.info["watching"] = message["watching"]

    async def hear(self, *kinds: str) -> dict[str, Any]:
        """Read until a message of one of these kinds comes."""
        while True:
            message = await self.next()
            if message["type"] in kinds:
                return message

    async def until(self, entry: str) -> dict[str, Any]:
        """Read until an entry of this kind is added to the log."""
        while True:
            message = await self.hear("update")
            if message["entry"]["type"] == entry:
                return message

    async def catch_up(self, version: int) -> None:
        while self.version < version:
            await self.next()

    @property
    def asked(self) -> int:
        assert self.position is not None
        question = self.position["question"]
        return -1 if question is None else int(question["seat"])

    def need_not_answer(self) -> bool:
        """Say whether the table answers for this person."""
        assert self.position is not None
        question = self.position["question"]
        return question is not None and bool(question.get("quiet"))

    def choices(self) -> list[dict[str, Any]]:
        assert self.position is not None
        assert self.position["question"] is not None
        found: list[dict[str, Any]] = self.position["question"]["choices"] or []
        return [choice for choice in found if choice.get("alone", True)]

    async def move(
        self, *actions: int, attempt: str | None = None, seq: int | None = None, chain: bool = False
    ) -> Any:
        """Send a move and return its answer."""
        attempt = attempt or secrets.token_hex(4)
        seq = self.seq if seq is None else seq
        await self.send("move", seq=seq, id=attempt, actions=list(actions), chain=chain)
        return await self.hear("accepted", "refused")

    async def close(self) -> None:
        await self.socket.close()

    async def close_code(self) -> int:
        """Read until the server closes the socket; return the close code."""
        with suppress(ConnectionClosed):
            while True:
                await self.next()
        return self.socket.close_code or 0


async def play_on(eyes: dict[int, Eye], chooser: random.Random, moves: int = 10**6) -> int:
    """Let the people at a table answer at random; return how many answers they gave."""
    given = 0
    lead = next(iter(eyes.values()))
    while given < moves:
        for eye in eyes.values():
            await eye.catch_up(max(other.version for other in eyes.values()))
        if lead.asked < 0:
            break
        asked = eyes.get(lead.asked)
        if asked is None or asked.need_not_answer():
            await lead.hear("update", "table")
            continue
        answer = await asked.move(chooser.choice(asked.choices())["action"])
        assert answer["type"] == "accepted", answer
        await asked.catch_up(answer["version"])
        given += 1
    for eye in eyes.values():
        await eye.catch_up(max(other.version for other in eyes.values()))
    return given


class Stack(Protocol):
    """Something that closes people and sockets at the end, such as an `AsyncExitStack`."""

    async def enter_async_context(self, cm: Person, /) -> Person: ...

    def push_async_callback(self, callback: Callable[[], Awaitable[None]], /) -> object: ...


async def seated(
    server: Running,
    stack: Stack,
    game: str,
    people: int,
    bots: str = "",
    everything: bool = True,
    **more: Any,
) -> tuple[list[Person], list[Eye], str]:
    """Return people who have just begun a game, with their sockets and the table's id.

    By default they are asked every question, so that a test gives all answers.
    """
    persons = [
        await stack.enter_async_context(Person(server.address, f"P{number}"))
        for number in range(people)
    ]
    seats = " ".join(["me"] + ["open"] * (people - 1)) + " " + bots
    table = await persons[0].create(game, seats, **more)
    links = (await persons[0].get(f"/api/tables/{table}/links"))["play"]
    for number, person in enumerate(persons):
        if number:
            await person.post(f"/api/links/{links[number].rsplit('/', 1)[1]}")
        await person.post(f"/api/tables/{table}/seed", {"seed": secrets.token_hex(32)})
    eyes = [await person.open(table) for person in persons]
    for eye in eyes:
        stack.push_async_callback(eye.close)
        if everything:
            await eye.send("set_advance", id="all", answers=EVERYTHING)
            await eye.hear("advance")
    await persons[0].start(table)
    for eye in eyes:
        await eye.until("began")
    return persons, eyes, table
