"""Commit and reveal: a true record passes the check, an altered one does not."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.cli import main
from tablee.core.errors import BadReplay
from tablee.core.replay import Replay
from tablee.server import fairness

SERVER, SEATS, TABLE = "1f" * 32, ["ee" * 32, None, "0a" * 32], "tabletable"


def test_the_game_seed_is_what_the_documents_say() -> None:
    seed = fairness.game_seed(SERVER, SEATS, TABLE)
    message = bytes.fromhex("0a" * 32 + "ee" * 32) + b"tabletable"
    digest = hmac.new(bytes.fromhex(SERVER), message, hashlib.sha256).digest()
    assert seed == int.from_bytes(digest[:16], "big")
    assert seed == fairness.game_seed(SERVER, list(reversed(SEATS)), TABLE)
    assert fairness.commitment(SERVER) == hashlib.sha256(b"\x1f" * 32).hexdigest()


def test_every_part_of_the_seed_counts() -> None:
    seeds = {
        fairness.game_seed(SERVER, SEATS, TABLE),
        fairness.game_seed("2f" * 32, SEATS, TABLE),
        fairness.game_seed(SERVER, ["ef" * 32, None, "0a" * 32], TABLE),
        fairness.game_seed(SERVER, SEATS, "another"),
        fairness.game_seed(SERVER, [None] * 3, TABLE),
    }
    assert len(seeds) == 5


def finished(name: str) -> str:
    game = tablee.game(name)
    seats = [*SEATS, None][: game.max_seats]
    seed = fairness.game_seed(SERVER, seats, TABLE)
    replay = Replay(name, [f"P{n}" for n in range(len(seats))], seed, random=fairness.SOURCE)
    state, chooser = replay.start(), random.Random(4)
    while not state.is_over():
        action = int(chooser.choice(list(state.legal_actions())))
        replay.moves.append((int(state.to_move()), action))
        state.apply(action)
    scores = [int(points) for points in game.scores(state)]
    return fairness.game_file(replay, TABLE, SERVER, seats, scores)


@pytest.fixture(scope="module", params=tablee.game_names())
def text(request: pytest.FixtureRequest) -> str:
    return finished(request.param)


def test_a_true_record_passes(text: str) -> None:
    checks, problem = fairness.verify(text, fairness.commitment(SERVER))
    assert checks == dict.fromkeys(fairness.CHECKS, True)
    assert problem == ""


def altered(text: str, change: Callable[[Any], Any]) -> str:
    data = json.loads(text)
    change(data)
    return json.dumps(data)


CHANGES = {
    "server seed": lambda d: d["fairness"].update(server_seed="00" * 32),
    "commitment": lambda d: d["fairness"].update(commitment="00" * 32),
    "seat seed": lambda d: d["fairness"].update(seat_seeds=[None] * 3),
    "table": lambda d: d["fairness"].update(table="elsewhere"),
    "scores": lambda d: d["fairness"]["scores"].reverse() or d["fairness"]["scores"].append(1),
    "seed": lambda d: d.update(seed="00" * 16),
    "source": lambda d: d.update(random="sfc32"),
    "players": lambda d: d["players"].reverse(),
    "last move": lambda d: d["moves"].pop(),
    "first move": lambda d: d["moves"].pop(0),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_an_altered_record_is_found_out(text: str, change: Callable[[Any], Any]) -> None:
    checks, problem = fairness.verify(altered(text, change))
    assert not all(checks.values())
    assert problem


def test_another_commitment_than_the_one_noted_is_found_out(text: str) -> None:
    checks, problem = fairness.verify(text, "ab" * 32)
    assert (checks["commitment"], problem) == (False, "commitment")


@pytest.mark.parametrize("broken", ["", "{}", "[]", '{"fairness": 3}', '{"fairness": {}}'])
def test_a_file_that_is_no_game_is_refused(broken: str) -> None:
    with pytest.raises(BadReplay, match="not the file of a game"):
        fairness.verify(broken)


def test_the_command(text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.json"
    path.write_text(text)
    noted = fairness.commitment(SERVER)
    assert main(["verify", str(path), "--commitment", noted, "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert told.count("ok ") == 5
    assert "does not show whether whoever runs the server" in told
    assert main(["verify", str(path), "--lang", "fr"]) == 0
    assert "Comparez l’engagement" in capsys.readouterr().out
    path.write_text(altered(text, CHANGES["seed"]))
    assert main(["verify", str(path), "--lang", "en"]) == 2
    assert "does not hold what it promises" in capsys.readouterr().err
    assert main(["verify", str(tmp_path / "none")]) == 2
