"""Work spread over several processes, which are forks of this one."""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

CONTEXT = multiprocessing.get_context("fork")


@dataclass
class Broken:
    """What a worker returns instead of a result."""

    trace: str


def spread(work: Callable[[int, Any], Any], things: Sequence[Any], number: int) -> Iterator[Any]:
    """Yield the results as they come. The work also gets the worker's number."""
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
        except BaseException:  # whatever ends this worker: the parent waits for an answer
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
            worker.terminate()  # like Ctrl-C: it ends what it runs, too
            worker.join()
