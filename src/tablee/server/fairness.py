"""Commit and reveal: shuffles that the server could not choose after the fact.

docs/fairness.md says what this proves and what it does not.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import secrets
from collections.abc import Sequence
from typing import Any

from tablee.core.errors import BadReplay, TableeError
from tablee.core.replay import Replay, parse
from tablee.core.rng import SEED_BITS

SEED_BYTES = 32
SOURCE = "hmac-sha256"
CHECKS = ("moves", "result", "commitment", "seed", "record")


def new_seed() -> str:
    """Return a server seed: 32 bytes in hexadecimal."""
    return secrets.token_hex(SEED_BYTES)


def commitment(server_seed: str) -> str:
    """Return the commitment that is published when the table is created."""
    return hashlib.sha256(bytes.fromhex(server_seed)).hexdigest()


def game_seed(server_seed: str, seat_seeds: Sequence[str | None], table: str) -> int:
    """Return the seed of the engine's stream: HMAC-SHA256 cut to 128 bits.

    The seats' seeds are sorted, so nobody can gain anything by their order.
    """
    given = sorted(bytes.fromhex(seed) for seed in seat_seeds if seed is not None)
    digest = hmac.digest(bytes.fromhex(server_seed), b"".join(given) + table.encode(), "sha256")
    return int.from_bytes(digest[: SEED_BITS // 8], "big")


def record_digest(replay: Replay) -> str:
    """Return a digest of the whole record. A changed record has another digest."""
    parts: list[Any] = [replay.game, replay.version, sorted(replay.options.items())]
    parts += [replay.players, f"{replay.seed:032x}", replay.moves]
    if replay.data is not None:
        parts.append(replay.data)
    if replay.position is not None:
        parts.append(replay.position)
    return hashlib.sha256(json.dumps(parts, separators=(",", ":")).encode()).hexdigest()


def game_file(
    replay: Replay,
    table: str,
    server_seed: str,
    seat_seeds: Sequence[str | None],
    scores: Sequence[int],
) -> str:
    """Return the file of a finished game: a replay that also proves its shuffles."""
    proof = {
        "table": table,
        "commitment": commitment(server_seed),
        "server_seed": server_seed,
        "seat_seeds": list(seat_seeds),
        "scores": list(scores),
        "record": record_digest(replay),
    }
    return replay.to_json().replace("{\n", '{\n  "fairness": ' + json.dumps(proof) + ",\n", 1)


def verify(text: str, noted: str | None = None) -> tuple[dict[str, bool], str]:
    """Check a game file; `noted` is the commitment seen when the table was created.

    Return the outcome of each check and what is wrong, if anything. Raise BadReplay if it is not a
    game file at all.
    """
    try:
        proof = json.loads(text)["fairness"]
        server_seed, commit = str(proof["server_seed"]), str(proof["commitment"])
        seat_seeds = [None if seed is None else str(seed) for seed in proof["seat_seeds"]]
        table, scores, record = str(proof["table"]), list(proof["scores"]), proof["record"]
        derived = game_seed(server_seed, seat_seeds, table)
        kept = commitment(server_seed) == commit and noted in (None, commit)
    except (ValueError, KeyError, TypeError, RecursionError):
        raise BadReplay("not the file of a game played at a web table") from None
    checks = dict.fromkeys(CHECKS, False)
    checks["commitment"] = kept
    try:
        replay = parse(text)
    except TableeError as error:
        return checks, str(error)
    final = replay.final()
    checks["moves"] = final.is_over()
    checks["result"] = [int(points) for points in replay.rules().scores(final)] == scores
    checks["seed"] = replay.seed == derived and replay.random == SOURCE
    checks["record"] = record_digest(replay) == record
    return checks, ", ".join(name for name, passed in checks.items() if not passed)
