"""Replay files: readable JSON from which a game is played again, move by move.

A file names the game, the version of its rules, its options, the players, the
seed and every move with its seat, its number and its words. The words are for
readers; a file whose words and numbers disagree is refused. A game played with an
owner's data has their text under `data`, so that it opens anywhere. Older files have its
SHA-256 digest there: to play one of them again takes the same data.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tablee.core import record, registry
from tablee.core.engine import Game, Observer, State
from tablee.core.errors import BadReplay, TableeError
from tablee.core.options import complete
from tablee.core.rng import Rng, secret, seeded

FORMAT = 1
SOURCES = ("sfc32", "hmac-sha256")
DIGEST = re.compile("[0-9a-f]{64}")


@dataclass
class Replay:
    """Everything that makes a game what it was."""

    game: str
    players: list[str]
    seed: int
    options: dict[str, Any] = field(default_factory=dict)
    random: str = "sfc32"
    version: int = 0  # of the rules; 0: those of today
    moves: list[tuple[int, int]] = field(default_factory=list)  # seat, action
    data: str | None = None  # text of an owner's file that the game is played with
    position: list[int] | None = None  # where the game begins, if not with the deal

    def __post_init__(self) -> None:
        rules = self.rules()
        self.version = self.version or rules.version
        self.options = complete(rules.options, self.options)

    def rules(self) -> Game[Any]:
        return registry.game(self.game, self.data)

    def rng(self) -> Rng:
        return secret(self.seed) if self.random == "hmac-sha256" else seeded(self.seed)

    def start(self, observer: Observer | None = None) -> State:
        """Return the game before its first move."""
        rules = self.rules()
        state: State = rules.new_game(
            len(self.players), 0, self.options, rng=self.rng(), observer=observer
        )
        if self.position is None:
            return state
        return record.begun_at(state, self.position, rules.steps, self.rng(), observer)

    def states(self, observer: Observer | None = None) -> Iterator[State]:
        """Yield the one state that is played on, before each move and after the last."""
        state = self.start(observer)
        yield state
        for number, (seat, action) in enumerate(self.moves, 1):
            try:
                state.play(seat, action)
            except TableeError as error:
                raise BadReplay(f"move {number} cannot be played: {error}") from None
            yield state

    def final(self, observer: Observer | None = None) -> State:
        """Return the state after the last move."""
        state = self.start()
        for state in self.states(observer):
            pass
        return state

    # -- files ---------------------------------------------------------------

    def to_json(self) -> str:
        """Return the file's text: a header, then one move a line."""
        describe = self.rules().actions.describe
        header: dict[str, Any] = {
            "tablee_replay": FORMAT,
            "game": self.game,
            "version": self.version,
            "options": self.options,
            "players": self.players,
            "random": self.random,
            "seed": f"{self.seed:032x}",
        }
        if self.data is not None:
            header["data"] = self.data
        if self.position is not None:
            header["position"] = self.position
        lines = [f"  {json.dumps(key)}: {json.dumps(value)}," for key, value in header.items()]
        moves = [
            f"    {json.dumps([seat, action, str(describe(action))])}"
            for seat, action in self.moves
        ]
        body = ",\n".join(moves)
        return "{\n" + "\n".join(lines) + '\n  "moves": [\n' + body + "\n  ]\n}\n"

    def save(self, path: Path) -> None:
        """Write the file whole or not at all."""
        draft = path.with_name(path.name + ".part")
        draft.write_text(self.to_json(), encoding="utf-8")
        draft.replace(path)


def digest(data: str) -> str:
    return hashlib.sha256(data.encode()).hexdigest()


def load(path: Path, data: str | None = None) -> Replay:
    """Read a replay file and play it through, so that a bad one is refused at once.

    `data` is the text of the owner's file that the game was played with, if any; only a file of
    before replays kept it needs it.
    """
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadReplay(f"{path} cannot be read: {error}") from None
    try:
        return parse(text, data)
    except TableeError as error:
        raise BadReplay(f"{path}: {error}") from None


def parse(text: str, data: str | None = None) -> Replay:
    try:
        read = json.loads(text)
    except ValueError as error:  # also a number of too many digits
        raise BadReplay(f"not a replay: the text is no JSON ({error})") from None
    except RecursionError:
        raise BadReplay("not a replay: the text is nested too deep") from None
    if not isinstance(read, dict) or "tablee_replay" not in read:
        raise BadReplay("not a replay: the key tablee_replay is missing")
    if read["tablee_replay"] != FORMAT:
        raise BadReplay(f"format {read['tablee_replay']!r} is unknown; this program reads {FORMAT}")
    replay = _header(read, _data_of(read.get("data"), data))
    replay.moves = [_move(replay, number, move) for number, move in enumerate(read["moves"], 1)]
    replay.final()
    return replay


def _data_of(written: Any, data: str | None) -> str | None:
    """Return the data the game was played with; refuse others."""
    if written is not None and not isinstance(written, str):
        raise BadReplay(f"data must be a text, not {written!r}")
    kept = written is not None and DIGEST.fullmatch(written) is None
    if kept and data in (None, written):
        return written
    if kept:
        raise BadReplay("played with other data than these: leave them out, the file has its own")
    given = None if data is None else digest(data)
    if written == given:
        return data
    if given is None:
        raise BadReplay(f"played with an owner's data: the same file is needed (SHA-256 {written})")
    if written is None:
        raise BadReplay("played without an owner's data, so it cannot be taken up with some")
    raise BadReplay(f"played with other data: SHA-256 {written}, not {given}")


def _header(read: dict[str, Any], data: str | None) -> Replay:
    wanted = {
        "game": str,
        "version": int,
        "options": dict,
        "players": list,
        "random": str,
        "seed": str,
        "moves": list,
    }
    for key, kind in wanted.items():
        if key not in read:
            raise BadReplay(f"the key {key} is missing")
        if type(read[key]) is not kind:
            raise BadReplay(f"{key} must be a JSON {kind.__name__}, not {read[key]!r}")
    if read["random"] not in SOURCES:
        raise BadReplay(f"random is one of {', '.join(SOURCES)}, not {read['random']!r}")
    if not all(isinstance(name, str) for name in read["players"]):
        raise BadReplay("players must be a list of names")
    try:
        seed = int(read["seed"], 16)
    except ValueError:
        raise BadReplay(f"seed must be a hexadecimal number, not {read['seed']!r}") from None
    rules = registry.game(read["game"])
    if read["version"] != rules.version:
        raise BadReplay(
            f"made with version {read['version']} of the rules of {read['game']};"
            f" this program plays version {rules.version}"
        )
    if not 0 <= seed < 2**128:
        raise BadReplay(f"seed has more than 128 bits: {read['seed']}")
    return Replay(
        game=read["game"],
        version=read["version"],
        options=read["options"],
        players=read["players"],
        random=read["random"],
        seed=seed,
        data=data,
        position=_position(read),
    )


def _position(read: dict[str, Any]) -> list[int] | None:
    """Return where the game begins, if not with the deal."""
    found = read.get("position")
    if found is not None and (
        type(found) is not list or any(type(one) is not int for one in found)
    ):
        raise BadReplay("position must be a list of whole numbers")
    return found


def _move(replay: Replay, number: int, move: Any) -> tuple[int, int]:
    if not isinstance(move, list) or [type(part) for part in move] != [int, int, str]:
        raise BadReplay(f"move {number} must be [seat, action, words], not {move!r}")
    seat, action, words = move
    last = replay.rules().max_seats - 1
    if not 0 <= seat <= last:
        raise BadReplay(f"move {number}: seat is 0 to {last}, not {seat}")
    described = str(replay.rules().actions.describe(action))
    if described != words:
        raise BadReplay(f"move {number}: action {action} is '{described}', not '{words}'")
    return seat, action
