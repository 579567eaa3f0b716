"""kill -9 in the middle of games: no acknowledged move is lost or counted twice."""

from __future__ import annotations

import asyncio
import itertools
import multiprocessing
import random
import socket
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import tablee
from tablee.server.run import serve
from tablee.server.settings import Settings
from tests.server.amount import PART, amount, note, tries
from tests.server.present import present
from tests.server.site import Eye, Person, run_within

GAME = tablee.game_names()[0]
KILLS = len(tries(20, 200))
TABLES = amount(3, 50)  # that play at the same time

pytestmark = pytest.mark.skipif(
    "forkserver" not in multiprocessing.get_all_start_methods(), reason="needs fork"
)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        port: int = one.getsockname()[1]
        return port


class Process:
    """A real server process, forked from one with its modules loaded, so that it starts quickly."""

    def __init__(self, data: Path, port: int, **more: Any) -> None:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["tablee.server.run", f"tablee.games.{GAME}.rules"])
        rates = ("message_rate", "message_burst", "request_rate", "request_burst")
        free = {"quiet_seconds": 0.0, **dict.fromkeys(rates, 10**6)}
        settings = Settings(data=data, **{**free, **more})
        self.process = context.Process(
            target=serve, args=(settings, "127.0.0.1", port), daemon=True
        )
        self.process.start()

    def kill(self) -> None:
        self.process.kill()

    def ended(self) -> int | None:
        self.process.join(20)
        return self.process.exitcode


class Stubborn:
    """A person whose browser reconnects and repeats unanswered moves."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.eye: Eye | None = None
        self.attempt: dict[str, Any] | None = None
        self.attempts = 0
        self.answered: dict[int, list[int]] = {}  # version: the answers of the move

    async def come_back(self) -> Eye:
        for _ in range(1500):
            try:
                self.eye = await self.person.open(self.table)
                break
            except (TimeoutError, OSError, ConnectionClosed):
                await asyncio.sleep(0.02)
        assert self.eye is not None
        if self.attempt is not None:
            await self.send_again()
        return self.eye

    async def send_again(self) -> None:
        assert self.eye is not None
        assert self.attempt is not None
        await self.eye.send("move", **self.attempt)
        answer = await self.eye.hear("accepted", "refused")
        assert answer["type"] == "accepted", answer
        self.answered[answer["version"]] = sorted(self.attempt["actions"])
        self.attempt = None

    async def move(self, chooser: random.Random) -> None:
        assert self.eye is not None
        actions = await self.laid_out(chooser)
        self.attempts += 1
        self.attempt = {"seq": self.eye.seq, "id": f"n{self.attempts}", "actions": actions}
        await self.send_again()

    async def laid_out(self, chooser: random.Random) -> list[int]:
        """Choose an answer, with all its pieces and the rest of its move.

        Pieces of one choice come in any order. Other answers keep their order: using the
        Oracle after a fight is not the same as before it.
        """
        assert self.eye is not None
        given: list[int] = []
        pieces = [chooser.choice(self.eye.choices())["action"]]
        while True:
            laid = given + pieces
            await self.eye.send("preview", seq=self.eye.seq, id="p", actions=laid)
            tried = await self.eye.hear("previewed")
            asked = tried["position"]["question"]
            goes_on = tried["open"] or (tried["stopped"] is None and asked and asked.get("detail"))
            if not goes_on:
                chooser.shuffle(pieces)
                return given + pieces
            if tried["laid"] is None:
                given, pieces = laid, []
            pieces.append(chooser.choice(asked["choices"])["action"])


async def play_until_killed(players: list[Stubborn], chooser: random.Random) -> None:
    while True:
        eyes = [present(player.eye) for player in players]
        newest = max(eye.version for eye in eyes)
        for eye in eyes:
            await eye.catch_up(max(newest, 0))
        if eyes[0].asked < 0:
            return
        await players[eyes[0].asked].move(chooser)


def check(players: list[Stubborn]) -> None:
    """Check that everything acknowledged is in the log once, at its place."""
    for seat, player in enumerate(players):
        assert player.eye is not None
        moved = {
            entry["version"]: sorted(one["action"] for one in entry["choices"])
            for entry in player.eye.log
            if entry["type"] == "moved" and entry["seat"] == seat
        }
        first = player.eye.log[0]["version"]
        known = {version: one for version, one in player.answered.items() if version >= first}
        assert moved == known


def test_no_acknowledged_move_is_lost(data: Path) -> None:
    """The server is killed while several tables play. Each goes on where it was."""

    async def work() -> None:
        chooser, port, answered = random.Random(PART - 1), free_port(), 0
        process = Process(data, port)
        pairs = [await two_people(port, number) for number in range(TABLES)]
        tables = [await new_table(pair) for pair in pairs]
        for _ in range(KILLS):
            for number, players in enumerate(tables):
                if present(players[0].eye).asked < 0:
                    tables[number] = await new_table(pairs[number])
            asyncio.get_running_loop().call_later(chooser.uniform(0.02, 0.25), process.kill)
            await asyncio.gather(*(play_while_it_lasts(players, chooser) for players in tables))
            assert await asyncio.to_thread(process.ended) == -9
            process = Process(data, port)
            for players in tables:
                for player in players:
                    await player.come_back()
                check(players)
                answered += sum(len(player.answered) for player in players)
        assert answered > KILLS
        note(kills=KILLS, moves_found_again=answered)
        for player in itertools.chain(*tables):
            await present(player.eye).close()
            await player.person.http.aclose()
        process.process.terminate()
        assert process.ended() == 0
        database = sqlite3.connect(data / "tablee.sqlite3")
        assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        database.close()

    run_within(work(), amount(600, 7200))


async def play_while_it_lasts(players: list[Stubborn], chooser: random.Random) -> None:
    """Play until the server dies, or wait for that after the end of the game."""
    with suppress(OSError, ConnectionClosed):
        await play_until_killed(players, chooser)
        eye = players[0].eye
        assert eye is not None
        while True:
            await eye.hear("update")


async def two_people(port: int, number: int) -> list[Person]:
    pair = [Person(f"http://127.0.0.1:{port}", f"{name}{number}") for name in ("Ada", "Bo")]
    for person in pair:
        await welcomed(person)
    return pair


async def welcomed(person: Person) -> None:
    for _ in range(1500):
        try:
            await person.sign_in()
            return
        except Exception:
            await asyncio.sleep(0.02)
    raise AssertionError("the server does not start")


async def new_table(persons: list[Person]) -> list[Stubborn]:
    table = await persons[0].create(GAME, "me open")
    await persons[1].post(f"/api/tables/{table}/join", {})
    for person in persons:
        await person.wants_every_question(table)
    await persons[0].start(table)
    players = [Stubborn(person, table) for person in persons]
    for player in players:
        await player.come_back()
    return players
