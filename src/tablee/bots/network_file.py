"""Networks as files: a line that names the format, a line of JSON, then the numbers.

The JSON tells the game, the seats, the inputs by a digest, the shape, and how the network was
made. The numbers are little-endian: 16 bits for parts of sums, 32 bits where sums start.
"""

from __future__ import annotations

import json
import sys
from array import array
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from tablee.bots.layout import Layout
from tablee.bots.network import HALF, LANES, Network, Weights, sizes
from tablee.core import registry
from tablee.core.engine import Game
from tablee.core.errors import TableeError

FORMAT: Final = 1
MAGIC: Final = "tablee network"
LARGEST_FILE: Final = 200_000  # bytes; a package holds one for each game
SHIPPED: Final = "shipped"  # the game's own network, if it has one for so many seats
KINDS: Final = ["h", "i", "h", "i", "h", "i"]  # of the lists of weights: 16 or 32 bits
NEEDED: Final[dict[str, type]] = {
    "game": str,
    "seats": int,
    "inputs": str,
    "tops": list,
    "width": int,
    "units": int,
    "made": dict,
}


class BadNetwork(TableeError):
    """A network's file that does not fit."""


_read: Final[dict[tuple[str, str, int], Network | None]] = {}


def find(name: str, game: Game[Any], seats: int) -> Network | None:
    """Return the network of a file, or the game's own; None: the game has none for so many."""
    key = (name, game.name, seats)
    if key not in _read:
        path = Path(name) if name != SHIPPED else shipped(game.name, seats)
        missing = name == SHIPPED and not path.exists()
        _read[key] = None if missing else load(path, game, seats)
    return _read[key]


def shipped(game: str, seats: int) -> Path:
    return registry.GAMES / game / "bot" / f"{seats}_seats.network"


def load(path: Path, game: Game[Any], seats: int) -> Network:
    """Read a network for a game with so many seats, or say why it does not fit."""
    header, numbers = read(path)
    if header["game"] != game.name:
        raise BadNetwork(f"{path} is a network for {header['game']}, not for {game.name}")
    if header["seats"] != seats:
        raise BadNetwork(f"{path} is a network for {header['seats']} seats, not for {seats}")
    tops = [int(top) for top in header["tops"]]
    if len(tops) != game.feature_count:
        raise BadNetwork(
            f"{path} knows observations of {len(tops)} bytes; {game.name} has {game.feature_count}"
        )
    layout = Layout(game, seats, tops)
    if layout.digest() != header["inputs"]:
        raise BadNetwork(
            f"{path} was trained on other inputs than {game.name} has now "
            f"(digest {header['inputs']}, now {layout.digest()}): train it again"
        )
    return Network(layout, weights(path, header, numbers, len(layout.names)))


def read(path: Path) -> tuple[dict[str, Any], bytes]:
    """Return the header and the numbers of a file, if it is a network's."""
    try:
        whole = path.read_bytes()
    except OSError as error:
        raise BadNetwork(f"{path} cannot be read: {error.strerror}") from None
    first, _, rest = whole.partition(b"\n")
    if not first.startswith(MAGIC.encode()):
        raise BadNetwork(f"{path} is no network: it does not begin with '{MAGIC}'")
    version = first[len(MAGIC) :].strip().decode(errors="replace")
    if version != str(FORMAT):
        raise BadNetwork(f"{path} is a network of format {version}; this version reads {FORMAT}")
    words, _, numbers = rest.partition(b"\n")
    try:
        header: dict[str, Any] = json.loads(words)
    except ValueError:
        raise BadNetwork(f"{path} has no header that can be read") from None
    for key, kind in NEEDED.items():
        if not isinstance(header, dict) or not isinstance(header.get(key), kind):
            raise BadNetwork(f"{path}: the header does not tell '{key}' as it should")
    return header, numbers


def weights(path: Path, header: dict[str, Any], numbers: bytes, inputs: int) -> Weights:
    width, units, seats = header["width"], header["units"], header["seats"]
    if width % LANES != 0 or width < seats or units < 1:
        raise BadNetwork(f"{path}: no network has {width} sums and {units} units")
    counts = sizes(inputs, width, units, seats)
    expected = sum(n * array(kind).itemsize for n, kind in zip(counts, KINDS, strict=True))
    if len(numbers) != expected:
        raise BadNetwork(f"{path} is damaged: {len(numbers)} bytes of numbers, not {expected}")
    if sha256(numbers).hexdigest() != header.get("sha256"):
        raise BadNetwork(f"{path} is damaged: its numbers do not fit their checksum")
    lists: list[list[int]] = []
    at = 0
    for n, kind in zip(counts, KINDS, strict=True):
        found = array(kind)
        end = at + n * found.itemsize
        found.frombytes(numbers[at:end])
        if sys.byteorder == "big":
            found.byteswap()
        lists.append(found.tolist())
        at = end
    if max(abs(number) for number in lists[0] + lists[1]) >= HALF:
        raise BadNetwork(f"{path}: a number of the first layer does not fit into {HALF}")
    return Weights(lists[0], lists[1], lists[2], lists[3], lists[4], lists[5])


def written(layout: Layout, found: Weights, made: dict[str, Any]) -> bytes:
    """Return the file of a network; `made` tells how it came about."""
    numbers = b""
    lists = [found.rows, found.start, found.second, found.second_start, found.out, found.out_start]
    for numbers_of, kind in zip(lists, KINDS, strict=True):
        held = array(kind, numbers_of)
        if sys.byteorder == "big":
            held.byteswap()
        numbers += held.tobytes()
    header = {
        "game": layout.game.name,
        "seats": layout.seats,
        "inputs": layout.digest(),
        "tops": layout.tops,
        "width": len(found.start),
        "units": len(found.second_start),
        "made": made,
        "sha256": sha256(numbers).hexdigest(),
    }
    return f"{MAGIC} {FORMAT}\n{json.dumps(header)}\n".encode() + numbers


def checksum(game: str, seats: int) -> int:
    """Return a number that tells the game's own network from others; 0: it has none."""
    path = shipped(game, seats)
    if not path.exists():
        return 0
    return int(read(path)[0]["sha256"][:8], 16)
