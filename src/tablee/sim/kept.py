"""Games kept as a dataset: one line of JSON for each, or a table in Parquet.

The first line says what made them (`sim.origin`), with the game, its options, the bots and the
run's seed. Then each game, in order:

    number                of the game in its run
    seed                  32 hexadecimal digits: `new_game(seats, int(seed, 16), options)`
    players               the bot in each seat
    moves                 [seat, action] pairs
    scores, winners       points by seat; the seats that share the victory
                          (both null where a game was not over within its bound)

The name says how: .jsonl, .jsonl.gz, .jsonl.zst (`tablee[data]`), .parquet (`tablee[parquet]`).
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import IO, Any

from tablee.core.errors import BadOption

Json = dict[str, Any]
FORMAT = 1
ENDINGS = (".jsonl", ".jsonl.gz", ".jsonl.zst", ".parquet")
NEEDS = {".jsonl.zst": ("zstandard", "data"), ".parquet": ("pyarrow", "parquet")}
GROUP = 10_000  # games of a row group in Parquet


def ending_of(path: Path) -> str:
    """Return how games are kept in a file of this name; refuse what cannot be written."""
    for ending in ENDINGS:
        if path.name.endswith(ending):
            needed(ending)
            return ending
    raise BadOption(f"games are kept as {', '.join(ENDINGS)}, not in {path.name}")


def needed(ending: str) -> Any:
    """Return the module that a kind of file needs, or None."""
    if ending not in NEEDS:
        return None
    module, extra = NEEDS[ending]
    try:
        return import_module(module)
    except ImportError:
        raise BadOption(f"{ending} needs: pip install 'tablee[{extra}]'") from None


def opened(path: Path, mode: str) -> IO[str]:
    """Open lines for reading ("rt") or writing ("wt")."""
    ending = ending_of(path)
    if ending == ".jsonl.zst":
        found: IO[str] = needed(ending).open(path, mode, encoding="utf-8")
        return found
    if ending == ".jsonl.gz":
        return gzip.open(path, mode, encoding="utf-8")  # type: ignore[return-value]
    return path.open(mode, encoding="utf-8")


class Keeper:
    """Writes games in the order of their numbers, in whatever order batches are finished."""

    def __init__(self, path: Path, header: Json) -> None:
        self.path = path
        self.header = {"tablee_games": FORMAT, **header}
        self.next = 0
        self.waiting: dict[int, Json] = {}
        self.rows: list[Json] = []  # of Parquet, until a group is full
        self.lines: IO[str] | None = None
        self.table: Any = None
        if ending_of(path) == ".parquet":
            self._begin_table()
        else:
            self.lines = opened(path, "wt")
            self._line(self.header)

    def keep(self, games: Sequence[Json]) -> None:
        for game in games:
            self.waiting[game["number"]] = game
        while self.next in self.waiting:
            self._write(self.waiting.pop(self.next))
            self.next += 1

    def close(self) -> None:
        """Write what waits, too: games of batches after one that was interrupted."""
        for number in sorted(self.waiting):
            self._write(self.waiting[number])
        if self.lines is not None:
            self.lines.close()
        else:
            self._write_group()
            self.table.close()

    def _write(self, game: Json) -> None:
        if self.lines is not None:
            self._line(game)
            return
        self.rows.append(game)
        if len(self.rows) == GROUP:
            self._write_group()

    def _line(self, entry: Json) -> None:
        assert self.lines is not None
        self.lines.write(json.dumps(entry, separators=(",", ":")) + "\n")

    def _begin_table(self) -> None:
        arrow = needed(".parquet")
        numbers, move = arrow.list_(arrow.int64()), arrow.list_(arrow.int32(), 2)
        fields = {
            "number": arrow.int64(),
            "seed": arrow.string(),
            "players": arrow.list_(arrow.string()),
            "moves": arrow.list_(move),
            "scores": numbers,
            "winners": numbers,
        }
        about = {"tablee_games": json.dumps(self.header)}
        self.schema = arrow.schema(list(fields.items()), metadata=about)
        self.table = import_module("pyarrow.parquet").ParquetWriter(self.path, self.schema)

    def _write_group(self) -> None:
        arrow = needed(".parquet")
        self.table.write_table(arrow.Table.from_pylist(self.rows, self.schema))
        self.rows = []


def header_of(path: Path) -> Json:
    """Return what made the games of a file."""
    if ending_of(path) == ".parquet":
        needed(".parquet")
        about = import_module("pyarrow.parquet").read_schema(path).metadata
        found: Json = json.loads(about[b"tablee_games"])
        return found
    with opened(path, "rt") as lines:
        return checked(json.loads(lines.readline()), path)


def checked(header: Json, path: Path) -> Json:
    if header.get("tablee_games") != FORMAT:
        raise BadOption(f"{path} holds no games that this version can read")
    return header


def games_of(path: Path) -> Iterator[Json]:
    """Yield the games of a file, in their order."""
    if ending_of(path) == ".parquet":
        needed(".parquet")
        for group in import_module("pyarrow.parquet").ParquetFile(path).iter_batches():
            yield from group.to_pylist()
        return
    with opened(path, "rt") as lines:
        checked(json.loads(lines.readline()), path)
        for line in lines:
            yield json.loads(line)
