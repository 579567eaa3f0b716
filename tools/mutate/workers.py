"""Work spread over several processes, each a copy of the one that asks."""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

CONTEXT = multiprocessing.get_context("fork")


@dataclass
class Broken:
    """What a worker says instead of a result."""

    trace: str


def spread(work: Callable[[int, Any], Any], things: Sequence[Any], number: int) -> Iterator[Any]:
    """The results as they come; the work is told the worker's number too."""
    answers = CONTEXT.SimpleQueue()
    turn = CONTEXT.Value("i", 0)

    def take(worker: int) -> None:
        try:
            while True:
                with turn.get_lock():
                    mine, turn.value = turn.value, turn.value + 1
                if mine >= len(things):
                    return
                answers.put(work(worker, things[mine]))
        except BaseException:  # noqa: BLE001 - the parent reads it
            answers.put(Broken(traceback.format_exc()))

    workers = [CONTEXT.Process(target=take, args=(n,)) for n in range(number)]
    for worker in workers:
        worker.start()
    try:
        for _ in things:
            answer = answers.get()
            if isinstance(answer, Broken):
                raise RuntimeError(answer.trace)
            yield answer
    finally:
        for worker in workers:
            worker.terminate()  # as by Ctrl-C: what it runs is ended too
            worker.join()
