"""A board as numbers: zones, borders, the cost to cross them, distances between zones.

A board is built once from a map file. What changes in play (broken walls, doors) is in the state.
What a scenario or a flood changes gives a board of its own (`changes`).
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, Final

from tablee.core.bits import bit, listed
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan.board.lines import draw_lines
from tablee.games.conan.data import COLOURS, crossing, dice_counts, skill_set

FAR: Final = 99

# What happens after a failed leap, by map; a scenario may decide instead.
STAY: Final = 0
FALL_INTO_OVER: Final = 1
BY_SCENARIO: Final = 2
FAILURES: Final = ("stay", "fall_into_over", "by_scenario")


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
    no_extra: vec[i64]  # set of skills that cancel the surcharge
    easier_skill: vec[i64]  # skills that lower the surcharge from b to a ...
    easier_ba: vec[i64]  # ... to this
    passers: vec[i64]  # set of skills that cross it, both ways, as if it were not there
    wreckers: vec[i64]  # set of skills that break it
    overhang: vec[i64]  # 1: a is above b [BZ-3]
    melee_down: vec[i64]  # 1: from a one strikes down at b
    fall: vec[i64]  # border * COLOURS + colour: dice of wounds for going down from a to b
    fall_with_leap: vec[i64]
    plain: vec[i64]  # 1: open ground on both sides, so water between makes a bank
    above: vec[i64]  # by zone: set of zones that it shoots down at
    platforms: i64  # set of zones that give Reach and from which one strikes down
    table_high: i64  # set of platforms that are no higher than tables
    roofed: i64  # set of zones where nobody flies in or out
    airy: i64  # set of rooms without a roof: one flies over their walls and doors
    water: i64  # set of zones
    wood: i64  # set of zones
    deep: i64  # set of zones where only `deep_skill` may be
    deep_skill: i64  # set of skills
    leaps: i64
    leap_a: vec[i64]  # by leap
    leap_b: vec[i64]
    leap_difficulty: vec[i64]
    leap_cost: vec[i64]  # MP
    leap_over: vec[i64]  # zone one falls into
    leap_failure: vec[i64]
    tables: i64
    table_zone: vec[i64]  # by table
    table_capacity: vec[i64]
    table_seats: vec[i64]  # stools around it
    around: vec[i64]  # borders of zone 0, then of zone 1, ...
    around_from: vec[i64]  # by zone: where its borders begin; one more at the end
    distance: vec[i64]  # zone * zones + zone: steps when nothing is in the way (E39)
    certain: vec[i64]  # by pair: 1 always in sight, -1 never, 0 if no wall is in the way
    blockers: vec[i64]  # borders that block sight, pair after pair
    blockers_from: vec[i64]  # by zone * zones + zone, one more at the end
    doors_across: vec[i64]  # borders that would block it with a closed door
    doors_from: vec[i64]
    line: vec[i64]  # zones that the line between two centres crosses, pair after pair
    line_from: vec[i64]

    def other(self, border: i64, zone: i64) -> i64:
        """Return the zone on the other side."""
        if self.a[border] == zone:
            return self.b[border]
        return self.a[border]

    def table_in(self, zone: i64) -> i64:
        """Return the table of a zone, or -1."""
        for table in range(self.tables):
            if self.table_zone[table] == zone:
                return table
        return -1

    def leap_from(self, zone: i64, target: i64) -> i64:
        """Return the leap that joins two zones, or -1."""
        for leap in range(self.leaps):
            if self.leap_a[leap] == zone and self.leap_b[leap] == target:
                return leap
            if self.leap_b[leap] == zone and self.leap_a[leap] == target:
                return leap
        return -1

    def twin(self) -> Board:
        """Return a board that shares everything with this one."""
        board = Board()
        self.share_zones(board)
        self.share_borders(board)
        self.share_leaps(board)
        self.share_lines(board)
        return board

    def share_zones(self, board: Board) -> None:
        """Share zones, levels, water and tables."""
        board.zones = self.zones
        board.first_zone = self.first_zone
        board.capacity = self.capacity
        board.exits = self.exits
        board.above = self.above
        board.platforms = self.platforms
        board.table_high = self.table_high
        board.roofed = self.roofed
        board.airy = self.airy
        board.water = self.water
        board.wood = self.wood
        board.deep = self.deep
        board.deep_skill = self.deep_skill
        board.tables = self.tables
        board.table_zone = self.table_zone
        board.table_capacity = self.table_capacity
        board.table_seats = self.table_seats

    def share_borders(self, board: Board) -> None:
        """Share the borders and what crossing them takes."""
        board.borders = self.borders
        board.a = self.a
        board.b = self.b
        board.open_ab = self.open_ab
        board.open_ba = self.open_ba
        board.skill_ab = self.skill_ab
        board.skill_ba = self.skill_ba
        board.extra_ab = self.extra_ab
        board.extra_ba = self.extra_ba
        board.no_extra = self.no_extra
        board.easier_skill = self.easier_skill
        board.easier_ba = self.easier_ba
        board.passers = self.passers
        board.wreckers = self.wreckers
        board.overhang = self.overhang
        board.melee_down = self.melee_down
        board.fall = self.fall
        board.fall_with_leap = self.fall_with_leap
        board.plain = self.plain

    def share_leaps(self, board: Board) -> None:
        """Share the leaps."""
        board.leaps = self.leaps
        board.leap_a = self.leap_a
        board.leap_b = self.leap_b
        board.leap_difficulty = self.leap_difficulty
        board.leap_cost = self.leap_cost
        board.leap_over = self.leap_over
        board.leap_failure = self.leap_failure

    def share_lines(self, board: Board) -> None:
        """Share adjacency, distances and lines of sight."""
        board.around = self.around
        board.around_from = self.around_from
        board.distance = self.distance
        board.certain = self.certain
        board.blockers = self.blockers
        board.blockers_from = self.blockers_from
        board.doors_across = self.doors_across
        board.doors_from = self.doors_from
        board.line = self.line
        board.line_from = self.line_from


@cache
def map_data(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@cache
def load_board(path: Path, first_zone: int) -> Board:
    """Read a map; scenarios on the same map share its board."""
    return make_board(map_data(path), first_zone)


def zone_ids(data: dict[str, Any]) -> list[str]:
    return [zone["id"] for zone in data["zone"]]


def tagged(data: dict[str, Any], tag: str) -> i64:
    """Return the set of zones with a tag."""
    members: i64 = 0
    for number, zone in enumerate(data["zone"]):
        if tag in zone.get("tags", []):
            members |= bit(number)
    return members


def border_rows(data: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the borders with the properties of their kinds; a border may override them."""
    return [{**data["border_kind"][row["kind"]], **row} for row in data["border"]]


def make_board(data: dict[str, Any], first_zone: i64) -> Board:
    """Turn a map file into numbers; zones keep the order of the file."""
    names = zone_ids(data)
    rows = border_rows(data)
    board = Board()
    board.zones = len(names)
    board.first_zone = first_zone
    board.borders = len(rows)
    board.capacity = vec[i64]([zone["capacity"] for zone in data["zone"]])
    board.exits = 0
    for name in data.get("edge", {}).get("exits", []):
        board.exits |= bit(names.index(name))
    board.a = vec[i64]([names.index(row["zones"][0]) for row in rows])
    board.b = vec[i64]([names.index(row["zones"][1]) for row in rows])
    _terrain(board, data)
    read_borders(board, data, rows)
    _leaps(board, data, names)
    _join(board)
    board.distance = _distances(board)
    _bonuses(board, data)
    lines = draw_lines(data, names, rows)
    board.certain = vec[i64](lines.certain)
    board.blockers, board.blockers_from = _flat(lines.blockers)
    board.doors_across, board.doors_from = _flat(lines.doors)
    board.line, board.line_from = _flat(lines.zones)
    return board


def _flat(lists: list[list[int]]) -> tuple[vec[i64], vec[i64]]:
    """Return lists joined into one, and where each begins, with one more index at the end."""
    items = vec[i64]()
    begins = vec[i64]()
    for row in lists:
        begins = append(begins, i64(len(items)))
        for item in row:
            items = append(items, i64(item))
    return items, append(begins, i64(len(items)))


# -- crossing borders [MV-1] -----------------------------------------------------------


def read_borders(board: Board, data: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    """Read what the borders do, once the ground is known."""
    _crossings(board, rows)
    _breakable(board, data, rows)
    _heights(board, rows)
    _passers(board, rows)


def _crossings(board: Board, rows: list[dict[str, Any]]) -> None:
    """Read who may cross each border and what it costs."""
    board.skill_ab = vec[i64]([_skills(row, "ab") for row in rows])
    board.skill_ba = vec[i64]([_skills(row, "ba") for row in rows])
    board.open_ab = vec[i64]([_open(row, "ab", "a_to_b") for row in rows])
    board.open_ba = vec[i64]([_open(row, "ba", "b_to_a") for row in rows])
    board.extra_ab = vec[i64]([_extra(row, "ab") for row in rows])
    board.extra_ba = vec[i64]([_extra(row, "ba") for row in rows])
    board.no_extra = vec[i64]([skill_set(row.get("extra_mp_ignored_by", [])) for row in rows])
    easier = [row.get("extra_mp_ba_with", {}) for row in rows]
    board.easier_skill = vec[i64]([skill_set(list(skills)) for skills in easier])
    board.easier_ba = vec[i64]([min(skills.values(), default=0) for skills in easier])
    board.wreckers = vec[i64]([skill_set(row.get("breakable_by", [])) for row in rows])
    board.plain = vec[i64]([int(row["kind"] == "open") for row in rows])


def _breakable(board: Board, data: dict[str, Any], rows: list[dict[str, Any]]) -> None:
    """Let a map rule name more kinds of border that a skill breaks, except single borders."""
    for rule in _rules(data, "breakable_walls"):
        for border, row in enumerate(rows):
            own = "breakable_by" in data["border"][border]
            if row["kind"] in rule["by_border_kinds"] and not own:
                board.wreckers[border] |= skill_set([rule["skill"]])


def _passers(board: Board, rows: list[dict[str, Any]]) -> None:
    """Find the borders that do not exist for those who fly or are Intangible [MV-10].

    Nobody flies under a roof, or through a wall unless the room behind it has no roof. An
    Intangible figure crosses what others cannot, in at least one direction.
    """
    board.passers = vec[i64](
        [skill_set([*row.get("ignored_by", []), *row.get("crossable_by", [])]) for row in rows]
    )
    fliers = crossing("open_air")
    ghosts = crossing("what_is_shut")
    for border in range(board.borders):
        ways = board.open_ab[border] + board.open_ba[border]
        ends = bit(board.a[border]) | bit(board.b[border])
        low = ways > 0 or board.skill_ab[border] | board.skill_ba[border] != 0
        if ends & board.roofed != 0:
            board.passers[border] &= ~fliers
        elif low or ends & board.airy != 0:
            board.passers[border] |= fliers
        if ways < 2:
            board.passers[border] |= ghosts


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


def _heights(board: Board, rows: list[dict[str, Any]]) -> None:
    """Read which borders are ledges and what jumping down costs [BZ-3, FA-1]."""
    board.overhang = vec[i64]([int(row.get("overhang") == "a") for row in rows])
    board.melee_down = vec[i64]([int(row.get("melee_down", False)) for row in rows])
    board.fall = vec[i64]()
    board.fall_with_leap = vec[i64]()
    for row in rows:
        dice = dice_counts(row.get("fall_ab", []))
        easier = dice_counts(row.get("fall_ab_with_leap", row.get("fall_ab", [])))
        for colour in range(COLOURS):
            board.fall = append(board.fall, dice[colour])
            board.fall_with_leap = append(board.fall_with_leap, easier[colour])


def _rules(data: dict[str, Any], hook: str) -> list[dict[str, Any]]:
    return [rule for rule in data.get("rule", []) if rule["hook"] == hook]


def _terrain(board: Board, data: dict[str, Any]) -> None:
    board.water = tagged(data, "water")
    board.wood = tagged(data, "wood")
    board.roofed = 0
    board.airy = 0
    board.platforms = 0
    board.table_high = 0
    board.deep = 0
    board.deep_skill = 0
    for rule in _rules(data, "roof_blocks_flying"):
        board.roofed |= tagged(data, rule["zones_tagged"])
    for rule in _rules(data, "no_roof"):
        board.airy |= tagged(data, rule["zones_tagged"])
    for rule in _rules(data, "platform_zone"):
        zones = tagged(data, rule["zones_tagged"])
        board.platforms |= zones
        if "table" in rule["not_over"]:
            board.table_high |= zones
    for rule in _rules(data, "deep_water"):
        board.deep |= tagged(data, rule["zones_tagged"])
        board.deep_skill |= skill_set([rule["requires_skill"]])
    tables = data.get("table", [])
    board.tables = len(tables)
    names = zone_ids(data)
    board.table_zone = vec[i64]([names.index(row["zone"]) for row in tables])
    board.table_capacity = vec[i64]([row["capacity"] for row in tables])
    board.table_seats = vec[i64]([row["seats"] for row in tables])


def _leaps(board: Board, data: dict[str, Any], names: list[str]) -> None:
    leaps = data.get("leap", [])
    board.leaps = len(leaps)
    board.leap_a = vec[i64]([names.index(row["zones"][0]) for row in leaps])
    board.leap_b = vec[i64]([names.index(row["zones"][1]) for row in leaps])
    board.leap_difficulty = vec[i64]([row["difficulty"] for row in leaps])
    board.leap_cost = vec[i64]([row["borders_crossed"] for row in leaps])
    board.leap_over = vec[i64]([names.index(row["over"][0]) for row in leaps])
    board.leap_failure = vec[i64]([FAILURES.index(row["failure"]) for row in leaps])


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


def _bonuses(board: Board, data: dict[str, Any]) -> None:
    """List the zones that each zone shoots down at with one more yellow die [RA-3].

    Besides overhangs, these are the chains of levels and the ships above the water.
    """
    board.above = zeros(board.zones)
    for border in range(board.borders):
        if board.overhang[border] != 0:
            board.above[board.a[border]] |= bit(board.b[border])
    for rule in _rules(data, "elevation_bonus"):
        for zone in listed(tagged(data, rule["from_tag"])):
            board.above[zone] |= tagged(data, rule["to_tag"])
    granted = [(rule["from_tag"], rule["to_tag"]) for rule in _rules(data, "los_group_visible")]
    for rule in _rules(data, "overhang_bonus"):
        levels = rule["chain"]
        for place, upper in enumerate(levels):
            for lower in levels[place + 1 :]:
                for zone in listed(tagged(data, upper)):
                    below = tagged(data, lower)
                    if (upper, lower) not in granted:
                        below &= _beside(board, zone)
                    board.above[zone] |= below


def _beside(board: Board, zone: i64) -> i64:
    """Return the set of zones adjacent to one."""
    zones: i64 = 0
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        zones |= bit(board.other(board.around[place], zone))
    return zones


# -- sight ---------------------------------------------------------------------------------


def sight_of(board: Board, broken: vec[i64], closed: vec[i64]) -> vec[i64]:
    """Return by zone the set of zones it sees: those with nothing in the way [BZ-12].

    `broken` are walls and doors that no longer stand, `closed` the doors that are shut.
    """
    seen = zeros(board.zones)
    for one in range(board.zones):
        seen[one] |= bit(one)
        for two in range(one):
            if is_clear(board, broken, closed, one * board.zones + two):
                seen[one] |= bit(two)
                seen[two] |= bit(one)
    return seen


def is_clear(board: Board, broken: vec[i64], closed: vec[i64], pair: i64) -> bool:
    if board.certain[pair] != 0:
        return board.certain[pair] > 0
    for place in range(board.blockers_from[pair], board.blockers_from[pair + 1]):
        if broken[board.blockers[place]] == 0:
            return False
    for place in range(board.doors_from[pair], board.doors_from[pair + 1]):
        if closed[board.doors_across[place]] != 0:
            return False
    return True


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
