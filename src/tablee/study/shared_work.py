"""A review over several processes: each judges some gestures of the same game."""

from __future__ import annotations

from collections.abc import Generator
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from tablee.core.replay import Replay, parse
from tablee.study.effort import effort
from tablee.study.gestures import gestures
from tablee.study.judge import Judge, Verdict
from tablee.study.review import judged

PART = 4  # gestures judged in one go: a small step of the progress


def decisions(replay: Replay, seat: int | None = None) -> list[int]:
    """Return the numbers of the gestures to judge, of one seat or of all."""
    return [
        gesture.number
        for gesture, state in gestures(replay)
        if seat is None or gesture.seat == seat
    ]


def judge_part(text: str, level: str, seed: int, numbers: list[int]) -> list[Verdict]:
    """Judge some gestures of a replay file."""
    replay = parse(text)
    thinks = effort(level, replay.game, len(replay.players))
    return judged(replay, Judge(replay.rules(), thinks, seed), numbers)


def verdicts(
    replay: Replay, level: str, seed: int, numbers: list[int], jobs: int
) -> Generator[list[Verdict], None, None]:
    """Yield verdicts as they are ready, in any order. Closing the iterator stops the work."""
    parts = [numbers[at : at + PART] for at in range(0, len(numbers), PART)]
    text = replay.to_json()
    if jobs == 1:
        for part in parts:
            yield judge_part(text, level, seed, part)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        waiting = [pool.submit(judge_part, text, level, seed, part) for part in parts]
        try:
            for done in as_completed(waiting):
                yield done.result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)
