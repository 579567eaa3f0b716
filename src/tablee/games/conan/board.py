"""A board as numbers: zones, borders, what it costs to cross them, how far zones are apart.

Made once from a map file; what play changes (broken walls) lives in the state.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from tablee.core.bits import bit
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan.data import skill_set
from tablee.games.conan.sight import blockers, line_of_zones

FAR = 99


class Board:
    """The zones and borders of one map. A border joins its first zone `a` and its second `b`."""

    zones: i64
    first_zone: i64  # the number by which actions and events name zone 0
    borders: i64
    capacity: vec[i64]  # by zone, in human bases
    exits: i64  # set of zones from which the board may be left
    a: vec[i64]  # by border
    b: vec[i64]
    open_ab: vec[i64]  # 1: no skill is needed to go from a to b
    open_ba: vec[i64]
    skill_ab: vec[i64]  # set of skills of which one is needed; 0: none helps
    skill_ba: vec[i64]
    extra_ab: vec[i64]  # MP on top of 1
    extra_ba: vec[i64]
    wreckers: vec[i64]  # set of skills that break it
    around: vec[i64]  # borders of zone 0, then of zone 1, ...
    around_from: vec[i64]  # by zone: where its borders begin; one more at the end
    distance: vec[i64]  # zone * zones + zone: steps when nothing is in the way (E39)
    blockers: vec[i64]  # borders that block sight, pair after pair
    blockers_from: vec[i64]  # by zone * zones + zone, one more at the end
    line: vec[i64]  # zones that the line between two centres crosses, pair after pair
    line_from: vec[i64]

    def other(self, border: i64, zone: i64) -> i64:
        """Return the zone on the other side."""
        if self.a[border] == zone:
            return self.b[border]
        return self.a[border]


def load_board(path: Path, first_zone: i64) -> Board:
    return make_board(tomllib.loads(path.read_text(encoding="utf-8")), first_zone)


def zone_ids(data: dict[str, Any]) -> list[str]:
    return [zone["id"] for zone in data["zone"]]


def make_board(data: dict[str, Any], first_zone: i64) -> Board:
    """Turn a map file into numbers; zones keep the order of the file."""
    names = zone_ids(data)
    borders = [{**data["border_kind"][row["kind"]], **row} for row in data["border"]]
    board = Board()
    board.zones = len(names)
    board.first_zone = first_zone
    board.borders = len(borders)
    board.capacity = vec[i64]([zone["capacity"] for zone in data["zone"]])
    board.exits = 0
    for name in data.get("edge", {}).get("exits", []):
        board.exits |= bit(names.index(name))
    board.a = vec[i64]([names.index(row["zones"][0]) for row in borders])
    board.b = vec[i64]([names.index(row["zones"][1]) for row in borders])
    board.skill_ab = vec[i64]([_skills(row, "ab") for row in borders])
    board.skill_ba = vec[i64]([_skills(row, "ba") for row in borders])
    board.open_ab = vec[i64]([_open(row, "ab", "a_to_b") for row in borders])
    board.open_ba = vec[i64]([_open(row, "ba", "b_to_a") for row in borders])
    board.extra_ab = vec[i64]([_extra(row, "ab") for row in borders])
    board.extra_ba = vec[i64]([_extra(row, "ba") for row in borders])
    board.wreckers = vec[i64]([skill_set(row.get("breakable_by", [])) for row in borders])
    _join(board)
    board.distance = _distances(board)
    _see(board, data, borders)
    return board


def _needed(row: dict[str, Any], way: str) -> list[str]:
    found: list[str] = row.get(f"requires_skill_{way}", row.get("requires_skill", []))
    return found


def _skills(row: dict[str, Any], way: str) -> int:
    return skill_set(_needed(row, way))


def _open(row: dict[str, Any], way: str, only: str) -> int:
    free = row["passable"] is True or row["passable"] == only
    return int(free and not _needed(row, way))


def _extra(row: dict[str, Any], way: str) -> int:
    extra: int = row.get(f"extra_mp_{way}", row.get("extra_mp", 0))
    return extra


def _join(board: Board) -> None:
    """List the borders of each zone [BZ-2]."""
    around = vec[i64]()
    around_from = vec[i64]()
    for zone in range(board.zones):
        around_from = append(around_from, i64(len(around)))
        for border in range(board.borders):
            if board.a[border] == zone or board.b[border] == zone:
                around = append(around, border)
    board.around = around
    board.around_from = append(around_from, i64(len(around)))


def _distances(board: Board) -> vec[i64]:
    """Return the fewest steps between zones, walls ignored (E39)."""
    found = vec[i64]([FAR] * (board.zones * board.zones))
    for start in range(board.zones):
        found[start * board.zones + start] = 0
        queue = [start]
        for zone in queue:
            for place in range(board.around_from[zone], board.around_from[zone + 1]):
                other = board.other(board.around[place], zone)
                if found[start * board.zones + other] == FAR:
                    found[start * board.zones + other] = found[start * board.zones + zone] + 1
                    queue.append(other)
    return found


def _see(board: Board, data: dict[str, Any], borders: list[dict[str, Any]]) -> None:
    """Work out, once, which borders stand in the way of each line, and which zones it crosses."""
    centres = [zone["center"] for zone in data["zone"]]
    polygons = [zone["polygon"] for zone in data["zone"]]
    lines = [[row["segment"], *row.get("more_segments", [])] for row in borders]
    opaque = [bool(row.get("blocks_los", False)) for row in borders]
    board.blockers = vec[i64]()
    board.blockers_from = vec[i64]()
    board.line = vec[i64]()
    board.line_from = vec[i64]()
    for one in range(board.zones):
        for two in range(board.zones):
            board.blockers_from = append(board.blockers_from, i64(len(board.blockers)))
            board.line_from = append(board.line_from, i64(len(board.line)))
            if one == two:
                continue
            for border in blockers(centres[one], centres[two], lines, opaque):
                board.blockers = append(board.blockers, border)
            for zone in line_of_zones(centres[one], centres[two], polygons):
                if zone != one:
                    board.line = append(board.line, zone)
    board.blockers_from = append(board.blockers_from, i64(len(board.blockers)))
    board.line_from = append(board.line_from, i64(len(board.line)))


def sight_of(board: Board, broken: vec[i64]) -> vec[i64]:
    """Return by zone the set of zones it sees: those with nothing unbroken in the way [BZ-12]."""
    seen = zeros(board.zones)
    for one in range(board.zones):
        for two in range(board.zones):
            pair = one * board.zones + two
            clear = True
            for place in range(board.blockers_from[pair], board.blockers_from[pair + 1]):
                if broken[board.blockers[place]] == 0:
                    clear = False
            if clear:
                seen[one] |= bit(two)
    return seen


def line_length(board: Board, one: i64, two: i64) -> i64:
    """Return how many zones a line crosses beyond its origin, the target included [MA-5]."""
    pair = one * board.zones + two
    return board.line_from[pair + 1] - board.line_from[pair]


def zone_on_line(board: Board, one: i64, two: i64, borders: i64) -> i64:
    """Return the zone that is reached after so many borders along the line."""
    if borders <= 0 or one == two:
        return one
    pair = one * board.zones + two
    reached = min(borders, line_length(board, one, two))
    return board.line[board.line_from[pair] + reached - 1]
