"""Bots that think on a cluster: what is sent there, and what happens when it fails."""

from __future__ import annotations

import asyncio
import pickle
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import tablee
from tablee import clusters
from tablee.core.errors import TableeError
from tablee.server import cluster
from tablee.server.bot_seats import Problem, Thinkers, think
from tablee.server.shares import Asker
from tests.contract.dealt import Comparison, every_secret, seats_at
from tests.server.site import Person, run, running
from tests.server.test_bots import Spy, problems
from tests.sim.test_ray import lenient, needs_ray

GAME = tablee.game_names()[0]


class RayError(Exception):
    pass


class RayTaskError(RayError):
    pass


class WorkerCrashedError(RayError):
    pass


class FakeRay:
    """Does work in a thread, on what it gets as bytes; fails as a test wishes."""

    exceptions = SimpleNamespace(
        RayError=RayError, RayTaskError=RayTaskError, WorkerCrashedError=WorkerCrashedError
    )

    def __init__(self) -> None:
        self.sent: list[bytes] = []
        self.failures: list[Exception] = []
        self.silent = False  # whether it never answers
        self.joined = 0
        self.left = 0
        self.cancelled: list[Any] = []
        self.threads = ThreadPoolExecutor(1)

    def is_initialized(self) -> bool:
        return self.joined > self.left

    def init(self, **given: object) -> None:
        self.joined += 1

    def shutdown(self) -> None:
        self.left += 1

    def cancel(self, reference: Any, force: bool) -> None:
        assert force
        self.cancelled.append(reference)

    def remote(self, **limits: int) -> Callable[..., Any]:
        return lambda work: SimpleNamespace(remote=lambda *given: self.take(work, given))

    def take(self, work: Any, given: Any) -> Any:
        data = pickle.dumps((work, given))
        self.sent.append(data)
        future: Future[Any] = Future()
        if self.failures:
            future.set_exception(self.failures.pop(0))
        elif not self.silent:
            future = self.threads.submit(self.done, data)
        return SimpleNamespace(future=lambda: future)

    def done(self, data: bytes) -> Any:
        work, given = pickle.loads(data)
        try:
            return work(*given)
        except Exception as error:
            raise RayTaskError(str(error)) from None


@pytest.fixture
def ray(monkeypatch: pytest.MonkeyPatch) -> FakeRay:
    fake = FakeRay()
    monkeypatch.setattr(clusters, "imported", lambda: fake)
    return fake


async def with_cluster(workers: int = 1, limit: float = 30.0) -> Thinkers:
    thinkers = Thinkers(workers, limit, "ray://somewhere")
    assert thinkers.cluster is not None
    await thinkers.cluster.join()
    return thinkers


def asked(bot: str = "random") -> tuple[Problem, list[int]]:
    course, _, problem = next(problems(GAME))
    return Problem(problem.game, {}, problem.seats, problem.ints, bot), [
        int(action) for action in course.state.legal_actions()
    ]


class Sent(Spy):
    """Records what leaves the server's machine, beside the true state of that moment."""

    def __init__(self, thinkers: Thinkers, ray: FakeRay) -> None:
        super().__init__()
        self.thinkers = thinkers
        self.ray = ray

    async def choose(self, problem: Problem, legal: list[int], asker: Asker) -> int:
        true = self.table.standing.course.state.clone()
        action = await self.thinkers.choose(problem, legal, asker)
        [data] = self.ray.sent
        self.ray.sent.clear()
        work, (sent, seconds, seed) = pickle.loads(data)
        assert work is think
        assert type(seconds) is float
        assert type(seed) is int
        self.handed.append((sent, legal, true, action))
        return action

    async def close(self) -> None:
        await self.thinkers.close()


@every_secret
def test_only_dealt_positions_leave_the_server(
    name: str,
    options: dict[Any, Any],
    secrets: dict[str, Any],
    data: Path,
    ray: FakeRay,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """At real tables, decision by decision, until each secret was hidden often."""

    async def work() -> None:
        found = Comparison(tablee.game(name), secrets)
        bots = " ".join(["random"] * seats_at(name))
        async with running(data) as server, Person(server.address, "P") as person:
            spy = Sent(await with_cluster(), ray)
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
        assert not spy.thinkers.is_started()

    run(work())


def test_a_worker_that_dies_is_replaced_by_a_process_here_for_one_answer(
    ray: FakeRay, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        thinkers = await with_cluster()
        problem, legal = asked()
        ray.failures = [WorkerCrashedError("out of memory")]
        assert await thinkers.choose(problem, legal, Asker()) in legal
        assert thinkers.is_started()
        assert await thinkers.choose(problem, legal, Asker()) in legal
        assert len(ray.sent) == 2
        await thinkers.close()

    run(work())
    assert "worker of the cluster died" in caplog.text
    assert (ray.joined, ray.left) == (1, 1)


@pytest.mark.parametrize("error", [RayError("no head node"), ConnectionError("gone")])
def test_a_cluster_that_fails_is_left_alone_and_joined_again_later(
    error: Exception, ray: FakeRay
) -> None:
    async def work() -> None:
        thinkers = await with_cluster()
        assert thinkers.cluster is not None
        problem, legal = asked()
        ray.failures = [error]
        for _ in range(3):
            assert await thinkers.choose(problem, legal, Asker()) in legal
        assert thinkers.is_started()
        assert (ray.joined, ray.left, len(ray.sent)) == (1, 1, 1)
        thinkers.cluster._down_until -= cluster.PAUSE
        while thinkers.cluster.ray() is None:
            await asyncio.sleep(0.01)
        assert await thinkers.choose(problem, legal, Asker()) in legal
        assert (ray.joined, ray.left, len(ray.sent)) == (2, 1, 2)
        await thinkers.close()

    run(work())


@pytest.mark.parametrize("error", [ConnectionError("nobody there"), Exception("timed out")])
def test_a_cluster_that_cannot_be_joined_does_not_hold_up_bots(
    error: Exception, ray: FakeRay, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(**given: object) -> None:
        raise error

    async def work() -> None:
        monkeypatch.setattr(ray, "init", refuse)
        thinkers = Thinkers(1, 30.0, "ray://nowhere")
        problem, legal = asked()
        assert await thinkers.choose(problem, legal, Asker()) in legal
        assert ray.sent == []
        await thinkers.close()

    run(work())
    with pytest.raises(TableeError, match="no Ray cluster at ray://nowhere"):
        clusters.join("ray://nowhere", 1)


def test_a_bot_that_takes_too_long_or_fails_there_is_not_asked_again_here(
    ray: FakeRay, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        thinkers = await with_cluster(limit=0.05)
        problem, legal = asked()
        ray.silent = True
        assert await thinkers.choose(problem, legal, Asker()) in legal
        assert "took too long" in caplog.text
        assert len(ray.cancelled) == 1
        ray.silent = False
        await thinkers.close()
        thinkers = await with_cluster()
        unknown, legal = asked("nobody")
        assert await thinkers.choose(unknown, legal, Asker()) in legal
        assert "failed" in caplog.text
        assert not thinkers.is_started()
        await thinkers.close()

    run(work())


@needs_ray
@lenient
@pytest.mark.long
def test_bots_think_on_a_real_cluster() -> None:
    async def work() -> None:
        thinkers = Thinkers(2, 60.0, "local")
        assert thinkers.cluster is not None
        while thinkers.cluster.ray() is None:  # a busy machine may need a second attempt
            await thinkers.cluster.join()
        try:
            for bot in ("random", "novice"):
                problem, legal = asked(bot)
                assert await thinkers.choose(problem, legal, Asker()) in legal
            assert not thinkers.is_started()
        finally:
            await thinkers.close()

    run(work())


@pytest.mark.skipif(find_spec("ray") is not None, reason="Ray is installed")
def test_without_ray_the_extra_is_named() -> None:
    with pytest.raises(TableeError, match=r"tablee\[ray\]"):
        clusters.joined("local", 1)
