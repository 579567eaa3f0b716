"""Bots: they see what their seat sees, within a time limit, in processes that do not outlive us."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time

import pytest

import tablee
from tablee.core import record
from tablee.core.rng import seeded
from tablee.server.bot_seats import Problem, Thinkers
from tablee.server.course import Course
from tests.server.site import run

every_game = pytest.mark.parametrize("name", tablee.game_names())


def problems(name, count=6):
    """Questions along a random game, as a table would put them to bots."""
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


def seen_by_others(game, state, seat):
    return [game.view(state, other) for other in range(game.max_seats) if other != seat]


@every_game
def test_a_bot_gets_what_its_seat_sees_and_not_the_truth(name):
    game, hidden, dealt_anew = tablee.game(name), False, False
    for course, seat, problem in problems(name, 12):
        template = game.new_game(game.max_seats, 0, {})
        seen = record.from_ints(template, problem.ints, game.steps)
        assert game.view(seen, seat) == game.view(course.state, seat)
        assert list(seen.legal_actions()) == list(course.state.legal_actions())
        assert type(seen.rng) is not type(course.state.rng)  # the coming draws are others too
        truth = seen_by_others(game, course.state, seat)
        other = game.determinize(course.state, seat, seeded(1))
        hidden = hidden or seen_by_others(game, other, seat) != truth
        dealt_anew = dealt_anew or seen_by_others(game, seen, seat) != truth
    assert dealt_anew == hidden, "what the others hold was never dealt anew"


@every_game
def test_bots_answer_legally_from_their_process(name):
    async def work():
        thinkers = Thinkers(1, 30.0)
        for course, _, problem in problems(name, 4):
            legal = [int(action) for action in course.state.legal_actions()]
            for bot in ("random", "greedy", "novice"):  # stronger levels only think longer
                asked = Problem(problem.game, {}, problem.seats, problem.ints, bot)
                assert await thinkers.choose(asked, legal) in legal
        await thinkers.close()

    run(work())


def test_a_bot_that_takes_too_long_or_fails_is_replaced_for_one_move(caplog):
    async def work():
        course, _, problem = next(problems(tablee.game_names()[0]))
        legal = [int(action) for action in course.state.legal_actions()]
        slow = Thinkers(1, 0.001)
        assert await slow.choose(problem, legal) in legal
        assert "took too long" in caplog.text
        await slow.close()
        thinkers = Thinkers(1, 30.0)
        unknown = Problem(problem.game, {}, problem.seats, problem.ints, "nobody")
        assert await thinkers.choose(unknown, legal) in legal
        assert "failed" in caplog.text
        worker = next(iter(thinkers._pool._processes.values()))
        worker.kill()
        worker.join()
        assert await thinkers.choose(problem, legal) in legal
        assert "worker died" in caplog.text
        caplog.clear()
        assert await thinkers.choose(problem, legal) in legal
        assert caplog.text == ""
        await thinkers.close()

    run(work())


KEEP_ONE = """
import asyncio, sys
from tests.server.test_bots import problems
from tablee.server.bot_seats import Thinkers
import tablee

async def main():
    thinkers = Thinkers(1, 30.0)
    course, _, problem = next(problems(tablee.game_names()[0]))
    await thinkers.choose(problem, [int(a) for a in course.state.legal_actions()])
    print(next(iter(thinkers._pool._processes)), flush=True)
    await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_workers_end_when_the_server_is_killed():
    server = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", KEEP_ONE], stdout=subprocess.PIPE, text=True
    )
    worker = int(server.stdout.readline())
    os.kill(worker, 0)
    server.send_signal(signal.SIGKILL)
    server.wait()
    server.stdout.close()
    for _ in range(200):
        time.sleep(0.05)
        if not alive(worker):
            return
    raise AssertionError("the worker outlived its server")


def alive(process: int) -> bool:
    """Say whether a process runs; one that only waits to be collected does not."""
    try:
        with open(f"/proc/{process}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_thinking_does_not_hold_up_the_loop():
    async def work():
        thinkers = Thinkers(1, 30.0)
        course, _, problem = next(problems(tablee.game_names()[0]))
        legal = [int(action) for action in course.state.legal_actions()]
        thought = asyncio.create_task(thinkers.choose(problem, legal))
        ticks = 0
        while not thought.done():
            await asyncio.sleep(0.005)
            ticks += 1
        assert ticks > 3
        await thinkers.close()

    run(work())
