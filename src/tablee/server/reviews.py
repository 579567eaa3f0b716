"""Reviews of finished games as work for later: for as long as somebody waits, at low priority.

A review is made in parts, each stored as soon as it is judged. So nothing is judged twice: what is
interrupted goes on from there, whether everybody left or the server was killed. A server that works
at a review owns its name in the store; the others look at what it has stored, and take over if it
is gone.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import os
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from importlib.metadata import version
from typing import Literal

import msgspec
from msgspec import Struct, field

from tablee.core.engine import State
from tablee.core.replay import Replay, parse
from tablee.server.limits import Held
from tablee.server.refusals import Refusal
from tablee.server.reviewed import ReviewProgress
from tablee.server.store import NotSaved, Store
from tablee.server.workers import Workers
from tablee.study.effort import effort
from tablee.study.gestures import Gesture, gestures
from tablee.study.judge import Judge, Verdict

logger = logging.getLogger("tablee.reviews")
FORM = 1  # raise this when reviews judge or are stored otherwise
PART = 2  # decisions in one part: a small step of the progress, soon over when nobody waits
SEED = 0
MEMORY = 2 * 2**30  # bytes of address space for the worker
MORE_NICE = 10  # added to the niceness of other workers: bots at tables come first
LATER = 1.0  # seconds between two looks at what another server does
TRIES = 2  # of a part that failed
WAITED_FOR = 8  # reviews on one server, all guests together
OF_ADDRESS = 3
STOPPED = (TimeoutError, BrokenProcessPool, MemoryError, RuntimeError)

encode = msgspec.json.encode
read_verdicts = msgspec.json.Decoder(list[Verdict]).decode


class Task(Struct, frozen=True):
    """A review to make."""

    table: str
    level: str
    text: str  # the replay file
    numbers: tuple[int, ...]  # of the decisions to judge

    @property
    def key(self) -> str:
        """Return what a review depends on: bot, level, rules and moves, and how it is made."""
        made = [FORM, PART, SEED, version("tablee"), self.level, self.text]
        return f"{self.level}.{hashlib.sha256(encode(made)).hexdigest()[:24]}"

    @property
    def name(self) -> str:
        return f"review {self.table} {self.key}"

    def parts(self) -> list[tuple[int, ...]]:
        return [self.numbers[at : at + PART] for at in range(0, len(self.numbers), PART)]


def task_of(table: str, replay: Replay, level: str) -> Task:
    """Say what there is to judge in a finished game. Plays it, so do not call it in the loop."""
    numbers = tuple(gesture.number for gesture, _ in gestures(replay))
    return Task(table, level, replay.to_json(), numbers)


def judged_in(task: Task, stored: Mapping[int, bytes]) -> int:
    """Return how many decisions are judged in the parts stored."""
    return sum(len(numbers) for part, numbers in enumerate(task.parts()) if part in stored)


def verdicts_in(task: Task, stored: Mapping[int, bytes]) -> list[Verdict] | None:
    """Return all verdicts of a review; None: parts are missing."""
    if judged_in(task, stored) < len(task.numbers):
        return None
    return [verdict for body in stored.values() for verdict in read_verdicts(body)]


class Job(Struct, eq=False):
    """A review that somebody waits for."""

    task: Task
    phase: Literal["waiting", "judging", "done", "failed"] = "waiting"
    judged: int = 0
    waiting: int = 0  # people
    changed: asyncio.Condition = field(default_factory=asyncio.Condition)
    work: asyncio.Task[None] | None = None

    def progress(self) -> ReviewProgress:
        return ReviewProgress(self.phase, self.judged, len(self.task.numbers))

    async def tell(self, phase: Literal["waiting", "judging", "done", "failed"]) -> None:
        async with self.changed:
            self.phase = phase
            self.changed.notify_all()


class Reviews:
    """The worker, whose time is shared among the reviews that somebody waits for."""

    def __init__(self, store: Store, seconds: float) -> None:
        self._store = store
        self._seconds = seconds  # for one part
        self._workers = Workers(1, MEMORY)
        self._turn = asyncio.Lock()
        self._jobs: dict[str, Job] = {}
        self._guests = Held(1)
        self._addresses = Held(OF_ADDRESS)
        self._all = Held(WAITED_FOR)

    def begin(self, guest: str, address: str) -> None:
        """Take a place, or say why there is none; `end` gives it back."""
        if not self._guests.enter(guest):
            raise Refusal("review-running")
        if not self._addresses.enter(address):
            self._guests.leave(guest)
            raise Refusal("too-many-reviews")
        if not self._all.enter(""):
            self._guests.leave(guest)
            self._addresses.leave(address)
            raise Refusal("too-many-reviews")

    def end(self, guest: str, address: str) -> None:
        self._all.leave("")
        self._addresses.leave(address)
        self._guests.leave(guest)

    async def progress(self, task: Task) -> AsyncIterator[ReviewProgress]:
        """Tell how far a review is until it is done. It is made for as long as this is read."""
        job = self._jobs.get(task.name)
        if job is None:
            job = self._jobs[task.name] = Job(task)
            job.work = asyncio.create_task(self._make(job), name=task.name)
        job.waiting += 1
        told: ReviewProgress | None = None
        try:
            while True:
                async with job.changed:
                    while told == job.progress():
                        await job.changed.wait()
                    told = job.progress()
                yield told
                if told.phase in ("done", "failed"):
                    return
        finally:
            job.waiting -= 1
            if job.waiting == 0:
                self._jobs.pop(task.name, None)
                if job.work is not None:
                    job.work.cancel()

    async def close(self) -> None:
        jobs, self._jobs = list(self._jobs.values()), {}
        working = [job.work for job in jobs if job.work is not None]
        for work in working:
            work.cancel()
        await asyncio.gather(*working, return_exceptions=True)
        self._workers.end()

    # -- making one ------------------------------------------------------------------------

    async def _make(self, job: Job) -> None:
        try:
            while not await self._make_here(job):
                await asyncio.sleep(LATER)  # another server is at it
            await job.tell("done")
        except STOPPED as error:
            logger.warning("not reviewed", extra={"task": job.task.name, "error": str(error)})
            await job.tell("failed")
        except NotSaved as error:
            logger.warning("review not saved", extra={"error": str(error)})
            await job.tell("failed")
        except Exception:
            logger.exception("review failed", extra={"task": job.task.name})
            await job.tell("failed")

    async def _make_here(self, job: Job) -> bool:
        """Judge what is missing, unless another server does; say whether all is judged."""
        task = job.task
        owned = task.name in await self._store.own([task.name])
        try:
            stored = await self._store.review(task.table, task.key)
            job.judged = judged_in(task, stored)
            await job.tell("judging" if stored else "waiting")
            if owned:
                for part, numbers in enumerate(task.parts()):
                    if part not in stored:
                        await self._make_part(job, part, numbers)
        finally:
            if owned:
                await self._store.disown(task.name)
        return job.judged == len(task.numbers)

    async def _make_part(self, job: Job, part: int, numbers: Sequence[int]) -> None:
        task = job.task
        async with self._turn:  # those who wait take turns, part by part
            await job.tell("judging")
            found = await self._judge(task, numbers)
        await self._store.keep_review(task.table, task.key, part, encode(found))
        job.judged += len(numbers)
        await job.tell("judging")

    async def _judge(self, task: Task, numbers: Sequence[int]) -> list[Verdict]:
        for attempt in range(1, TRIES + 1):
            try:
                return await self._workers.run(
                    self._seconds, judge_part, task.text, task.level, list(numbers), MORE_NICE
                )
            except STOPPED as error:
                self._workers.end()
                if attempt == TRIES:
                    raise
                logger.warning("judged again", extra={"task": task.name, "error": str(error)})
        raise AssertionError


# -- in the worker --------------------------------------------------------------------------


def judge_part(text: str, level: str, numbers: list[int], nicer: int) -> list[Verdict]:
    """Judge some decisions of a replay file."""
    lower_priority(nicer)
    try:
        replay, found = read_game(text)
        judge = Judge(replay.rules(), effort(level, replay.game, len(replay.players)), SEED)
        return [judge.judge(*found[number]) for number in numbers]
    except Exception as error:  # not every exception can be pickled; this one can
        raise RuntimeError(f"{type(error).__name__}: {error}") from None


@lru_cache(maxsize=1)
def lower_priority(nicer: int) -> None:
    """Have this process wait for those of live bots; once, however often it is asked."""
    if hasattr(os, "nice"):
        os.nice(nicer)


@lru_cache(maxsize=2)
def read_game(text: str) -> tuple[Replay, dict[int, tuple[Gesture, State]]]:
    """Return a game and its decisions by number, each with the state before it."""
    replay = parse(text)
    return replay, {gesture.number: (gesture, state) for gesture, state in gestures(replay)}
