"""What lies between the centres of every two zones: walls, doors, ledges, masts, map rules.

A pair is judged in this order: what the map says about it by name; map rules that forbid or grant
sight; obstacles and ledges that never move; borders that play may open or close.
"""

from __future__ import annotations

import math
from typing import Any

from tablee.games.conan.board.sight import Line, Point, from_segment, line_of_zones, touch

GAP_SLACK = 0.02  # gaps are written with two decimals
SHORTEST = 1e-6

Row = dict[str, Any]


class Lines:
    """By pair of zones, `one * zones + two`; both orders are stored."""

    certain: list[int]  # 1 always in sight, -1 never, 0 if nothing that may move is in the way
    blockers: list[list[int]]  # opaque borders across the line
    doors: list[list[int]]  # borders across it that a door may close
    zones: list[list[int]]  # crossed beyond the first


def pieces(row: Row) -> list[Line]:
    """Return the straight pieces of a border."""
    lines = [row["segment"], *row.get("more_segments", [])]
    return [[start, end] for line in lines for start, end in zip(line, line[1:], strict=False)]


def opaque_pieces(row: Row) -> list[Line]:
    """Return which parts of a border block sight: all, none, or those beside its gap."""
    if row.get("blocks_los", False) is True:
        return pieces(row)
    if row.get("blocks_los", False) != "outside_gap":
        return []
    found: list[Line] = []
    for start, end in pieces(row):
        gap = sorted(row["gap"], key=lambda point: math.dist(start, point))
        if all(from_segment(point, start, end) < GAP_SLACK for point in gap):
            found += [[start, gap[0]], [gap[1], end]]
        else:
            found.append([start, end])
    return [piece for piece in found if math.dist(*piece) > SHORTEST]


def fits_door(row: Row) -> bool:
    """Say whether a scenario may put a door on a border: in a frame, or across open ground."""
    return bool(row.get("takes_door", False)) or row["kind"] == "open"


class Judge:
    """The zones and rules of one map, asked pair by pair."""

    def __init__(self, data: Row, names: list[str], rows: list[Row]) -> None:
        self.names = names
        self.tags = [set(zone.get("tags", [])) for zone in data["zone"]]
        self.rules = [rule for rule in data.get("rule", []) if rule["hook"].startswith("los_")]
        self.obstacles = [row for row in data.get("obstacle", []) if row["blocks_los"]]
        self.named = {
            frozenset(row["zones"]): row["visible"] for row in data.get("los_override", [])
        }
        self.rows = rows
        self.by_pair = {frozenset(row["zones"]): row for row in rows}

    def certain(self, one: int, two: int, p: Point, q: Point, crossed: list[int]) -> int:
        pair = frozenset((self.names[one], self.names[two]))
        if pair in self.named:
            return 1 if self.named[pair] else -1
        for rule in self.rules:
            verdict = self.ruled(rule, one, two, crossed)
            if verdict != 0:
                return verdict
        if self.is_behind_obstacle(pair, p, q) or self.is_behind_ledge(pair, p, q):
            return -1
        return 0

    def have(self, one: int, two: int, tags: list[str]) -> bool:
        """Say whether the zones have the two tags, in either order."""
        first, second = tags
        mine, theirs = self.tags[one], self.tags[two]
        return (first in mine and second in theirs) or (second in mine and first in theirs)

    def ruled(self, rule: Row, one: int, two: int, crossed: list[int]) -> int:
        """Return what a map rule says about a pair: 1 in sight, -1 not, 0 nothing."""
        beside = frozenset((self.names[one], self.names[two])) in self.by_pair
        match rule["hook"]:
            case "los_never_between_tags":
                return -int(any(self.have(one, two, tags) for tags in rule["pairs"]))
            case "los_only_adjacent":
                ends = self.tags[one] | self.tags[two]
                return -int(rule["tag"] in ends and not beside)
            case "los_group_visible":
                near = beside or not rule.get("only_adjacent", False)
                return int(near and self.have(one, two, [rule["from_tag"], rule["to_tag"]]))
            case _:  # los_zone_limit
                counted = [zone for zone in crossed if rule["counted_tag"] in self.tags[zone]]
                many = len(counted) > rule["max_counted"]
                return -int(many and self.have(one, two, rule["between"]))

    def is_behind_obstacle(self, pair: frozenset[str], p: Point, q: Point) -> bool:
        """Masts and the like; one is transparent for lines that end in its own zone."""
        for row in self.obstacles:
            if row.get("own_zone") in pair:
                continue
            if "radius" in row and from_segment(row["center"], p, q) <= row["radius"]:
                return True
            if "segment" in row and touch(p, q, *row["segment"]):
                return True
        return False

    def is_behind_ledge(self, pair: frozenset[str], p: Point, q: Point) -> bool:
        """Across a ledge, only the two zones beside it see each other [BZ-13]."""
        if self.by_pair.get(pair, {}).get("overhang_sight") in ("pair", "lower_only"):
            return False
        for row in self.rows:
            mode = row.get("overhang_sight")
            lower = row["zones"][1]
            hides = mode == "pair" or (mode == "lower_only" and lower in pair)
            if hides and any(touch(p, q, start, end) for start, end in pieces(row)):
                return True
        return False


def draw_lines(data: Row, names: list[str], rows: list[Row]) -> Lines:
    """Work out, once, what stands between any two zones of a map."""
    zones = len(names)
    centres = [zone["center"] for zone in data["zone"]]
    polygons = [zone["polygon"] for zone in data["zone"]]
    opaque = [opaque_pieces(row) for row in rows]
    whole = [pieces(row) if fits_door(row) else [] for row in rows]
    judge = Judge(data, names, rows)
    lines = Lines()
    lines.certain = [0] * (zones * zones)
    lines.blockers = [[] for _ in range(zones * zones)]
    lines.doors = [[] for _ in range(zones * zones)]
    lines.zones = [[] for _ in range(zones * zones)]
    for one in range(zones):
        for two in range(one):
            p, q = centres[one], centres[two]
            crossed = line_of_zones(p, q, polygons)
            there, back = one * zones + two, two * zones + one
            lines.certain[there] = judge.certain(one, two, p, q, crossed)
            lines.blockers[there] = across(p, q, opaque)
            lines.doors[there] = across(p, q, whole)
            lines.zones[there] = [zone for zone in crossed if zone != one]
            lines.certain[back] = lines.certain[there]
            lines.blockers[back] = lines.blockers[there]
            lines.doors[back] = lines.doors[there]
            lines.zones[back] = [zone for zone in reversed(crossed) if zone != two]
    return lines


def across(p: Point, q: Point, borders: list[list[Line]]) -> list[int]:
    """Return the borders of which a piece touches the line from p to q."""
    return [
        border
        for border, parts in enumerate(borders)
        if any(touch(p, q, start, end) for start, end in parts)
    ]
