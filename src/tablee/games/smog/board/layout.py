"""The printed board: tiles, edges, portals and seats, from `facts/board.toml` or an owner's file.

No public source gives all the figures of the box. Missing ones are reconstructed and marked in the
file. `load_board` reads an owner's own figures instead, from a file in the same form whose parts
replace ours.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from tablee.core.bits import bit, count
from tablee.core.errors import TableeError
from tablee.core.native import i64, vec
from tablee.core.pile import zeros
from tablee.core.toml_shape import DEPTH, deepest, most_parts
from tablee.core.toml_shape import PARTS as PARTS_OF_KEY
from tablee.games.smog.data import (
    ARTEFACT_IDS,
    COMBINATION_IDS,
    DIRECTIONS,
    EDGE_IDS,
    ETHER_IDS,
    ETHERS,
    FACTS,
    MAX_SEATS,
    MIN_SEATS,
    PLACES,
    PORTAL_IDS,
    PORTAL_SETS,
    PORTALS,
    TILE_IDS,
)

NONE: Final = -1
SET_SIZE: Final = 8
HIGHEST_PRICE: Final = 30  # all the Sovereigns there are
STEPS: Final = ((0, -1), (-1, 0), (0, 1), (1, 0))  # to the place in the direction S W N E
LISTS: Final = ("tile", "edge", "portal", "combination")
TABLES: Final = ("seating", "alternatives")
PARTS: Final = (*LISTS, *TABLES)
NOTES: Final = (
    "name_en",
    "name_fr",
    "meta",
    "constants",
    "layout",
    "esplanade",
)  # for readers of the file


class BadBoard(TableeError):
    """A board file that is broken, or whose figures are impossible for a board."""


class Board:
    """What is printed, in flat tables: all states of a game share it, and it never changes.

    Sides are numbered clockwise from the marked one; edges and directions are S W N E.
    """

    neighbours: vec[i64]  # by place and direction: place, or NONE
    ethers: vec[i64]  # by place and side: Ether, or NONE
    prices: vec[i64]  # by place and side
    barriers: vec[i64]  # by place and side: 1 if there is one
    barred: vec[i64]  # by place: the set of sides with a barrier
    artefacts: vec[i64]  # by place: artefact sold there, or NONE
    facing: vec[i64]  # by place: the direction its marked side faces at the start
    expertise: vec[i64]  # by edge: Ether
    portals: vec[i64]  # by portal card and edge: place
    portal_sets: vec[i64]  # by set: the set of cards
    needs: vec[i64]  # by combination and Ether
    seating: vec[i64]  # by number of seats and seat: edge
    positions: list[tuple[int, int]]  # by place: east and north of the Esplanade
    warnings: list[str]  # where it is not the same for every edge
    source: str | None  # the text of an owner's file; None: our board


def default_board() -> Board:
    return _built(_our_parts(), "board.toml")


def load_board(path: Path) -> Board:
    """Read an owner's board from its file."""
    return read_board(_text(path), str(path))


def read_board(text: str, file: str) -> Board:
    """Read an owner's board; parts missing in the file come from our reconstruction."""
    given = _parsed(text, file)
    for part in given:
        if part not in PARTS and part not in NOTES:
            raise BadBoard(f"{file}: there is no part '{part}'; allowed: {', '.join(PARTS)}")
    parts = _our_parts()
    for part in PARTS:
        if part in given:
            parts[part] = given[part]
    board = _built(parts, file)
    board.source = text
    return board


def _our_parts() -> dict[str, Any]:
    return _parsed(_text(FACTS / "board.toml"), "board.toml")


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadBoard(f"{path} cannot be read: {error}") from None


def _parsed(text: str, file: str) -> dict[str, Any]:
    if most_parts(text) > PARTS_OF_KEY or deepest(text) > DEPTH:
        raise BadBoard(
            f"{file}: a key has at most {PARTS_OF_KEY} parts, and brackets stand {DEPTH} deep"
        )
    try:
        found: dict[str, Any] = tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # includes numbers with too many digits
        raise BadBoard(f"{file}: not TOML: {error}") from None
    return found


def _built(parts: dict[str, Any], file: str) -> Board:
    reader = _Reader(file)
    reader.check_parts(parts)
    board = Board()
    board.source = None
    _read_tiles(board, reader, parts["tile"])
    _read_edges(board, reader, parts["edge"])
    _read_portals(board, reader, parts["portal"], parts["alternatives"])
    _read_combinations(board, reader, parts["combination"])
    _read_seating(board, reader, parts["seating"])
    board.warnings = asymmetries(board)
    return board


class _Reader:
    """Takes values out of a file's tables, or says what is wrong with them and what is allowed."""

    def __init__(self, file: str) -> None:
        self.file = file

    def bad(self, key: str, value: object, allowed: str) -> BadBoard:
        return BadBoard(f"{self.file}: {key} is {value!r}; allowed: {allowed}")

    def check_parts(self, parts: dict[str, Any]) -> None:
        for part in LISTS:
            rows = parts[part]
            if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
                raise self.bad(part, rows, f"tables [[{part}]]")
        for part in TABLES:
            if not isinstance(parts[part], dict):
                raise self.bad(part, parts[part], f"a table [{part}]")

    def rows(self, name: str, rows: Any, ids: tuple[str, ...], id_key: str) -> list[Any]:
        """Return the tables of a part in the order of their ids, each exactly once."""
        by_id: dict[str, Any] = {}
        for row in rows:
            found = self.word(f"{name}.{id_key}", row.get(id_key), ids)
            if found in by_id:
                raise self.bad(f"{name}.{id_key}", found, "each once, and this one is there twice")
            by_id[found] = row
        missing = [name_of for name_of in ids if name_of not in by_id]
        if missing:
            raise BadBoard(f"{self.file}: {name} {', '.join(missing)} is missing")
        return [by_id[name_of] for name_of in ids]

    def word(self, key: str, value: Any, allowed: tuple[str, ...]) -> str:
        if not isinstance(value, str) or value not in allowed:
            raise self.bad(key, value, ", ".join(allowed))
        return value

    def number(self, key: str, value: Any, low: int, high: int) -> int:
        if type(value) is not int or not low <= value <= high:
            raise self.bad(key, value, f"a whole number from {low} to {high}")
        number: int = value
        return number

    def pair(self, key: str, value: Any) -> tuple[int, int]:
        if (
            not isinstance(value, list)
            or len(value) != 2
            or not all(type(part) is int for part in value)
        ):
            raise self.bad(key, value, "two whole numbers")
        return value[0], value[1]


# -- tiles -------------------------------------------------------------------------


def _read_tiles(board: Board, reader: _Reader, rows: Any) -> None:
    board.ethers = vec[i64]([NONE] * (PLACES * DIRECTIONS))
    board.prices = zeros(PLACES * DIRECTIONS)
    board.barriers = zeros(PLACES * DIRECTIONS)
    board.barred = zeros(PLACES)
    board.artefacts = vec[i64]([NONE] * PLACES)
    board.facing = zeros(PLACES)
    board.positions = [(0, 0)]
    for place, row in enumerate(reader.rows("tile", rows, TILE_IDS, "id"), 1):
        _read_tile(board, reader, place, row)
    sold = sorted(artefact for artefact in board.artefacts if artefact != NONE)
    if sold != list(range(len(ARTEFACT_IDS))):
        names = [ARTEFACT_IDS[artefact] for artefact in sold]
        raise reader.bad("tile.artefact", names, f"each once: {', '.join(ARTEFACT_IDS)}")
    board.neighbours = _neighbours(board.positions, reader)


def _read_tile(board: Board, reader: _Reader, place: int, row: dict[str, Any]) -> None:
    name = f"tile {row['id']}"
    kind = reader.word(f"{name}: kind", row.get("kind"), ("ether", "artefact"))
    facing = reader.word(f"{name}: start_facing", row.get("start_facing"), EDGE_IDS)
    board.facing[place] = EDGE_IDS.index(facing)
    board.positions.append(reader.pair(f"{name}: pos", row.get("pos")))
    if kind == "artefact":
        artefact = reader.word(f"{name}: artefact", row.get("artefact"), tuple(ARTEFACT_IDS))
        board.artefacts[place] = ARTEFACT_IDS.index(artefact)
    sides = row.get("sides")
    if not isinstance(sides, list) or len(sides) != DIRECTIONS:
        raise reader.bad(f"{name}: sides", sides, "four sides, clockwise from the marked one")
    for side, printed in enumerate(sides):
        key = f"{name}: side {side + 1}"
        if not isinstance(printed, dict):
            raise reader.bad(key, printed, "a table with price, barrier and, for an Ether, ether")
        at = place * DIRECTIONS + side
        board.prices[at] = reader.number(f"{key}: price", printed.get("price"), 1, HIGHEST_PRICE)
        barrier = printed.get("barrier", False)
        if not isinstance(barrier, bool):
            raise reader.bad(f"{key}: barrier", barrier, "true, false")
        board.barriers[at] = int(barrier)
        if barrier:
            board.barred[place] |= bit(side)
        if kind == "ether":
            ether = reader.word(f"{key}: ether", printed.get("ether"), tuple(ETHER_IDS))
            board.ethers[at] = ETHER_IDS.index(ether)


def _neighbours(positions: list[tuple[int, int]], reader: _Reader) -> vec[i64]:
    """Return the neighbouring places; the board must look the same after a quarter turn."""
    if len(set(positions)) != PLACES:
        raise BadBoard(f"{reader.file}: tile.pos: two places lie at the same spot, or on [0, 0]")
    for x, y in positions:
        if (y, -x) not in positions:
            raise BadBoard(
                f"{reader.file}: tile.pos: there is a tile at [{x}, {y}] but none at [{y}, {-x}];"
                " a quarter turn must leave the shape as it is"
            )
    found = vec[i64]([NONE] * (PLACES * DIRECTIONS))
    for place, (x, y) in enumerate(positions):
        for direction, (east, north) in enumerate(STEPS):
            if (x + east, y + north) in positions:
                found[place * DIRECTIONS + direction] = positions.index((x + east, y + north))
    _check_connected(found, reader)
    return found


def _check_connected(neighbours: vec[i64], reader: _Reader) -> None:
    reached = {0}
    for spread in range(PLACES):
        for place in list(reached):
            for direction in range(DIRECTIONS):
                beside = int(neighbours[place * DIRECTIONS + direction])
                if beside != NONE:
                    reached.add(beside)
    lost = [TILE_IDS[place - 1] for place in range(1, PLACES) if place not in reached]
    if lost:
        raise BadBoard(
            f"{reader.file}: tile.pos: no way from the Esplanade to tile {', '.join(lost)}"
        )


# -- edges, portals, combinations, seats ----------------------------------------------


def _read_edges(board: Board, reader: _Reader, rows: Any) -> None:
    found = [
        reader.word(f"edge {row['dir']}: expertise", row.get("expertise"), tuple(ETHER_IDS))
        for row in reader.rows("edge", rows, EDGE_IDS, "dir")
    ]
    if sorted(found) != sorted(ETHER_IDS):
        raise reader.bad("edge.expertise", found, f"each once: {', '.join(ETHER_IDS)}")
    board.expertise = vec[i64]([ETHER_IDS.index(name) for name in found])


def quarter_turned(x: int, y: int, turns: int) -> tuple[int, int]:
    """Return a spot after clockwise quarter turns of the board."""
    for turn in range(turns):
        x, y = y, -x
    return x, y


def _read_portals(board: Board, reader: _Reader, rows: Any, alternatives: Any) -> None:
    """Every place has a card that names it; which eight are dealt is an option (E82)."""
    offsets = {name: offset for offset, name in USUAL_PORTALS.items()}
    dealt = []
    for row in rows:
        name = reader.word("portal.id", row.get("id"), PORTAL_IDS)
        offsets[name] = reader.pair(f"portal {name}", [row.get("right"), row.get("forward")])
        dealt.append(name)
    sets = [dealt]
    for key in ("portal_outer_eight", "portal_axis_eight"):
        pairs = alternatives.get(key)
        if not isinstance(pairs, list):
            raise reader.bad(f"alternatives.{key}", pairs, f"{SET_SIZE} pairs [right, forward]")
        spots = [reader.pair(f"alternatives.{key}", pair) for pair in pairs]
        sets.append([name for name in PORTAL_IDS if offsets[name] in spots])
    board.portals = vec[i64]([NONE] * (PORTALS * DIRECTIONS))
    board.portal_sets = zeros(PORTAL_SETS)
    for number, names in enumerate(sets):
        for name in names:
            board.portal_sets[number] |= bit(PORTAL_IDS.index(name))
            _place_portal(board, reader, name, offsets[name])
        if count(board.portal_sets[number]) != SET_SIZE:
            raise reader.bad("portal", names, f"{SET_SIZE} different cards in each set")


def _place_portal(board: Board, reader: _Reader, name: str, offset: tuple[int, int]) -> None:
    """Find the tile that a card names for each edge [47]."""
    for edge in range(DIRECTIONS):
        spot = quarter_turned(offset[0], offset[1], edge)
        if spot not in board.positions[1:]:
            allowed = "right and forward from the Esplanade to a tile"
            raise reader.bad(f"portal {name}", list(offset), allowed)
        at = PORTAL_IDS.index(name) * DIRECTIONS + edge
        board.portals[at] = board.positions.index(spot)


# Where a card points: right of the Esplanade and ahead, as its owner sees the board.
USUAL_PORTALS: Final = {
    (-1, -1): "near_left",
    (0, -1): "near",
    (1, -1): "near_right",
    (-1, 0): "left",
    (1, 0): "right",
    (-1, 1): "far_left",
    (0, 1): "far",
    (1, 1): "far_right",
    (0, -2): "tip_near",
    (-2, 0): "tip_left",
    (0, 2): "tip_far",
    (2, 0): "tip_right",
}


def combination_id(needs: dict[str, int]) -> str:
    """Return the name of a combination: all four, or which Ether is doubled and which missing."""
    doubled = [name for name in ETHER_IDS if needs.get(name) == 2]
    missing = [name for name in ETHER_IDS if not needs.get(name)]
    return f"{doubled[0]}2_no_{missing[0]}" if doubled and missing else "all"


def _read_combinations(board: Board, reader: _Reader, rows: Any) -> None:
    """The thirteen cards are known by their names, so a file can only repeat them."""
    needs: list[int] = []
    for row in reader.rows("combination", rows, tuple(COMBINATION_IDS), "id"):
        amounts = row.get("needs")
        if not isinstance(amounts, dict):
            raise reader.bad(f"combination {row['id']}: needs", amounts, "a number for each Ether")
        for name in amounts:
            reader.word("combination.needs", name, tuple(ETHER_IDS))
            reader.number(f"combination.needs.{name}", amounts[name], 0, 2)
        if row["id"] != combination_id(amounts) or sum(amounts.values()) != ETHERS:
            raise reader.bad(f"combination {row['id']}", amounts, "the four Ethers of its name")
        needs += [amounts.get(ether, 0) for ether in ETHER_IDS]
    board.needs = vec[i64](needs)


def _read_seating(board: Board, reader: _Reader, seating: Any) -> None:
    board.seating = zeros((MAX_SEATS + 1) * DIRECTIONS)
    for seats in range(MIN_SEATS, MAX_SEATS + 1):
        edges = seating.get(str(seats))
        if not isinstance(edges, list):
            raise reader.bad(f"seating.{seats}", edges, f"{seats} different edges, clockwise")
        numbers = [EDGE_IDS.index(edge) for edge in edges if edge in EDGE_IDS]
        in_order = sorted(numbers, key=lambda edge: (edge - numbers[0]) % DIRECTIONS)
        if len(set(numbers)) != seats or numbers != in_order:
            raise reader.bad(f"seating.{seats}", edges, f"{seats} different edges, clockwise")
        for seat, edge in enumerate(numbers):
            board.seating[seats * DIRECTIONS + seat] = edge


# -- fairness ----------------------------------------------------------------------------


def asymmetries(board: Board) -> list[str]:
    """Return where a quarter turn of the board and its colours changes what is printed.

    A board without such places is the same for every edge; the printed one need not be.
    """
    found = []
    for place in range(1, PLACES):
        x, y = board.positions[place]
        beside = board.positions.index(quarter_turned(x, y, 1))
        for direction in range(DIRECTIONS):
            one = _printed(board, place, direction)
            other = _printed(board, beside, (direction + 1) % DIRECTIONS)
            if (_next_colour(board, one[0]), *one[1:]) != other:
                found.append(
                    f"tile {TILE_IDS[beside - 1]} does not repeat tile {TILE_IDS[place - 1]}"
                    " a quarter turn on: the edges are not alike"
                )
                break
    return found


def _printed(board: Board, place: int, direction: int) -> tuple[int, int, int]:
    at = place * DIRECTIONS + (direction - int(board.facing[place])) % DIRECTIONS
    return int(board.ethers[at]), int(board.prices[at]), int(board.barriers[at])


def _next_colour(board: Board, ether: int) -> int:
    """Return the Ether of the edge clockwise of this Ether's edge."""
    if ether == NONE:
        return NONE
    return int(board.expertise[(list(board.expertise).index(ether) + 1) % DIRECTIONS])
