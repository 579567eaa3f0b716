"""The same log gives the same table in any process: the state and every byte for viewers."""

from __future__ import annotations

import os
import random
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.engine import Game
from tablee.server.records import Moved
from tests.server.amount import LONG, note, tries
from tests.server.present import course_of
from tests.server.test_leaks import add, begun

pytestmark = pytest.mark.compiled_only  # each engine's own test is in tests/contract

OPEN = """
import hashlib, sys
import msgspec
from tablee.core import record
from tablee.server.records import AnyRecord, Founding, Kept
from tablee.server.redact import Audience, Everything, Older, Viewer, outgoing
from tablee.server.standing import Standing
from tablee.server.looking_back import Past, frames_of

for line in sys.stdin.buffer:
    founding, entries = msgspec.json.decode(line, type=tuple[Founding, list[AnyRecord]])
    standing = Standing(founding)
    for version, one in enumerate(entries, 1):
        standing.fold(Kept(version, 0, one))
    ints = record.to_ints(standing.course.state, standing.game.steps)
    found = hashlib.sha256(repr(ints).encode())
    for seat in range(-1, len(standing.seats)):
        viewer = Viewer(f"guest{seat}", seat, seat == 0)
        for what in (Everything(), Older(100)):
            found.update(outgoing(standing, viewer, Audience(), what))
        found.update(msgspec.json.encode(frames_of(Past(standing), seat, 3, 10)))
    print(found.hexdigest())
"""


def played(game: Game[Any], seed: int) -> bytes:
    """Return the log of a table after some random moves."""
    standing, chooser = begun(game, int(game.min_seats), seed), random.Random(seed)
    for _ in range(120):
        asked = standing.asked()
        if asked < 0:
            break
        action = int(chooser.choice(list(course_of(standing).state.legal_actions())))
        add(standing, Moved(asked, action, f"guest{asked}"))
    entries = [line.kept.record for line in standing.lines]
    return msgspec.json.encode((standing.founding, entries))


@pytest.mark.parametrize("name", tablee.game_names())
def test_the_same_log_gives_the_same_bytes_in_any_process(name: str) -> None:
    seeds = tries(1, 1000)
    logs = b"\n".join(played(tablee.game(name), seed) for seed in seeds)
    results = set()
    for hash_seed in ("1", "77", "1234", "4711", "99999")[: 5 if LONG else 2]:
        done = subprocess.run(
            [sys.executable, "-c", OPEN],
            input=logs,
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
        )
        results.add(done.stdout)
    assert len(results) == 1
    assert len(results.pop().split()) == len(seeds)
    note(logs=len(seeds))
