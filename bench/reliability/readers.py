"""Altered messages, game files and scenario files: each is read, or refused in plain words."""

from __future__ import annotations

import json
import random
import sys
import time
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec

import tablee
from tablee.core.errors import TableeError
from tablee.core.replay import Replay, parse
from tablee.games.conan.scenario.reading import read_scenario
from tablee.server.sockets import decoder
from tests.server.amount import PART, SHARE, note

SECONDS = 600 * SHARE
MOVES = 25
SLOW = 5.0  # seconds for one file
SCENARIOS = Path(tablee.__file__).parent / "games" / "conan" / "facts"
EXTREMES = ["0", "-1", "9" * 25, "1e999", "null", "[]", "{}", '""', '"' + "a" * 300 + '"', "true"]
MESSAGES = [
    {"type": "hello", "table": "aaaaaaaaaa", "last": 3},
    {"type": "move", "table": "aaaaaaaaaa", "seq": 3, "id": "m1", "actions": [1, 2], "chain": True},
    {"type": "preview", "table": "aaaaaaaaaa", "seq": 3, "id": "p", "actions": [5]},
    {"type": "set_advance", "table": "aaaaaaaaaa", "id": "a", "answers": {"ask": {"all": 1}}},
    {"type": "chat", "table": "aaaaaaaaaa", "text": "Bonjour"},
    {"type": "why_not", "table": "aaaaaaaaaa", "seq": 3, "id": "w", "thing": "lord", "laid": [4]},
    {"type": "answer_undo", "table": "aaaaaaaaaa", "request": 7, "accept": True},
    {"type": "vote", "table": "aaaaaaaaaa", "seat": 1, "give": True},
    {"type": "more", "table": "aaaaaaaaaa", "before": 300, "chat": True},
]


def game_file(name: str, seed: int) -> str:
    """Return a game's file after some moves at random."""
    game, chooser = tablee.game(name), random.Random(seed)
    state = game.new_game(int(game.min_seats), seed)
    moves: list[tuple[int, int]] = []
    while not state.is_over() and len(moves) < MOVES:
        seat, action = int(state.to_move()), int(chooser.choice(list(state.legal_actions())))
        moves.append((seat, action))
        state.play(seat, action)
    return Replay(name, ["person"] * int(game.min_seats), seed, moves=moves).to_json()


def altered(text: str, other: str, chooser: random.Random) -> str:
    """Return a text with one to four changes of the kinds that break readers."""
    for _ in range(chooser.randint(1, 4)):
        place = chooser.randrange(len(text) + 1)
        end = min(len(text), place + chooser.choice([1, 1, 2, 8, 40]))
        put = chooser.choice(
            [
                "",
                text[place:end] * 2,
                chooser.choice(EXTREMES),
                chr(chooser.randrange(0x2FF)),
                other,
            ]
        )
        text = text[:place] + put[:2000] + text[end:]
    return text


def as_message(text: str) -> None:
    with suppress(msgspec.DecodeError, UnicodeError, RecursionError):
        decoder.decode(text)


def as_game_file(text: str) -> None:
    with suppress(TableeError):
        for _ in parse(text).states():
            pass


def as_scenario(text: str) -> None:
    with suppress(TableeError):
        read_scenario(text, "file.toml")


def main() -> int:
    chooser, worst, bad = random.Random(PART), 0.0, 0
    kinds: list[tuple[str, list[str], Callable[[str], None]]] = [
        ("messages", [json.dumps(one) for one in MESSAGES], as_message),
        ("game_files", [game_file(one, 1) for one in tablee.game_names()], as_game_file),
        (
            "scenarios",
            [one.read_text() for one in sorted(SCENARIOS.glob("scenarios/*.toml"))],
            as_scenario,
        ),
    ]
    counts = dict.fromkeys((name for name, _, _ in kinds), 0)
    for message in kinds[0][1]:
        decoder.decode(message)  # as they are they can be read
    for _, samples, read in kinds[1:]:
        for sample in samples:
            read(sample)
    began = time.monotonic()
    while time.monotonic() - began < SECONDS:
        name, samples, read = chooser.choice(kinds)
        text = altered(chooser.choice(samples), chooser.choice(samples), chooser)
        started = time.monotonic()
        try:
            read(text)
        except Exception:
            bad += 1
            if bad <= 5:
                print(name, repr(text[:200]))
                traceback.print_exc()
        worst = max(worst, time.monotonic() - started)
        counts[name] += 1
    note(**counts, uncaught=bad, worst_seconds=worst)
    print(counts, f"uncaught: {bad}, slowest {worst:.2f} s")
    return 1 if bad or worst > SLOW else 0


if __name__ == "__main__":
    sys.exit(main())
