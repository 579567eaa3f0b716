"""Bots see what their seat sees, keep to a time limit, and end with the server."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.core import record
from tablee.server.bot_seats import Problem, Thinkers
from tablee.server.course import Course
from tablee.server.shares import Asker
from tests.contract.dealt import Comparison, every_secret, seats_at
from tests.server.present import present
from tests.server.site import Person, run, running

every_game = pytest.mark.parametrize("name", tablee.game_names())


def problems(name: str, count: int = 6) -> Iterator[tuple[Course, int, Problem]]:
    """Yield questions of a random game in the form in which bots get them."""
    game, chooser = tablee.game(name), random.Random(3)
    course = Course(game, game.max_seats, {}, 2**100 + 5)
    for number in range(200):
        if course.asked() < 0 or count == 0:
            break
        seat = course.asked()
        if number % 13 == 0:
            count -= 1
            seen = record.to_ints(course.seen_by(seat), game.steps)
            yield course, seat, Problem(name, {}, game.max_seats, seen, "random")
        action = int(chooser.choice(list(course.state.legal_actions())))
        course.play(seat, [action], number, "bot")


class Spy:
    """Replaces the bots' processes: records what a table sends, and answers at random."""

    def __init__(self) -> None:
        self.chooser = random.Random(1)
        self.table: Any = None  # that asks
        self.handed: list[Any] = []

    async def choose(self, problem: Problem, legal: list[int], asker: Asker) -> int:
        action = self.chooser.choice(legal)
        self.handed.append((problem, legal, self.table.standing.course.state.clone(), action))
        return action

    async def close(self) -> None:
        pass

    def take_in(self, found: Comparison) -> None:
        """Compare what was sent with the true state of that moment."""
        handed, self.handed = self.handed, []
        for problem, legal, true, action in handed:
            template = found.game.new_game(problem.seats, 0, problem.options)
            given = record.from_ints(template, problem.ints, found.game.steps)
            assert legal == list(true.legal_actions())
            found.add(given, true, int(true.to_move()), action)


@every_secret
def test_a_bot_gets_what_its_seat_sees_and_not_the_truth(
    name: str,
    options: dict[Any, Any],
    secrets: dict[str, Any],
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At real tables, decision by decision, until each secret was hidden often."""

    async def work() -> None:
        spy, found = Spy(), Comparison(tablee.game(name), secrets)
        bots = " ".join(["random"] * seats_at(name))
        async with running(data) as server, Person(server.address, "P") as person:
            tables = server.site.tables
            monkeypatch.setattr(tables, "thinkers", spy)
            while not found.is_enough():
                table = await tables.table(await person.create(name, bots, options=options))
                spy.table = table
                await person.start(table.id)
                while table.standing.asked() >= 0 and not found.is_enough():
                    await asyncio.sleep(0.02)
                    spy.take_in(found)
                table.autoplay.stop()
        found.check()

    run(work())


@every_game
def test_bots_answer_legally_from_their_process(name: str) -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 30.0)
        for course, _, problem in problems(name, 4):
            legal = [int(action) for action in course.state.legal_actions()]
            for bot in ("random", "greedy", "novice"):  # stronger levels only think longer
                asked = Problem(problem.game, {}, problem.seats, problem.ints, bot)
                assert await thinkers.choose(asked, legal, Asker()) in legal
        await thinkers.close()

    run(work())


def test_a_bot_that_takes_too_long_or_fails_is_replaced_for_one_move(
    caplog: pytest.LogCaptureFixture,
) -> None:
    async def work() -> None:
        course, _, problem = next(problems(tablee.game_names()[0]))
        legal = [int(action) for action in course.state.legal_actions()]
        slow = Thinkers(1, 0.001)
        assert await slow.choose(problem, legal, Asker()) in legal
        assert "took too long" in caplog.text
        await slow.close()
        thinkers = Thinkers(1, 30.0)
        unknown = Problem(problem.game, {}, problem.seats, problem.ints, "nobody")
        assert await thinkers.choose(unknown, legal, Asker()) in legal
        assert "failed" in caplog.text
        worker = next(iter(present(thinkers._workers[0]._pool)._processes.values()))
        worker.kill()
        worker.join()
        assert await thinkers.choose(problem, legal, Asker()) in legal
        assert "worker died" in caplog.text
        caplog.clear()
        assert await thinkers.choose(problem, legal, Asker()) in legal
        assert caplog.text == ""
        await thinkers.close()

    run(work())


KEEP_ONE = """
import asyncio, sys
from tests.server.test_bots import problems
from tablee.server.bot_seats import Thinkers
from tablee.server.shares import Asker
import tablee

async def main():
    thinkers = Thinkers(1, 30.0)
    course, _, problem = next(problems(tablee.game_names()[0]))
    await thinkers.choose(problem, [int(a) for a in course.state.legal_actions()], Asker())
    print(next(iter(thinkers._workers[0]._pool._processes)), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_workers_end_when_the_server_is_killed() -> None:
    server = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", KEEP_ONE], stdout=subprocess.PIPE, text=True
    )
    worker = int(present(server.stdout).readline())
    os.kill(worker, 0)
    server.send_signal(signal.SIGKILL)
    server.wait()
    present(server.stdout).close()
    for _ in range(200):
        time.sleep(0.05)
        if not alive(worker):
            return
    raise AssertionError("the worker outlived its server")


def alive(process: int) -> bool:
    """Say whether a process runs; a zombie does not."""
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_thinking_does_not_hold_up_the_loop() -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 30.0)
        course, _, problem = next(problems(tablee.game_names()[0]))
        legal = [int(action) for action in course.state.legal_actions()]
        thought = asyncio.create_task(thinkers.choose(problem, legal, Asker()))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.005)
            ticks += 1
        assert ticks > 3
        await thinkers.close()

    run(work())
