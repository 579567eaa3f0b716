"""Lines between the centres of zones: plain geometry, computed once for each board."""

from __future__ import annotations

import math

Point = list[float]
Line = list[Point]

CLOSE = 1e-6  # in board units: nearer than this is touching
SHORTEST_CROSSING = 1e-4  # as a share of the line: less is a grazed corner (E40)


def _turn(origin: Point, one: Point, two: Point) -> float:
    """Return which side of the line origin-one the point two is on, by its sign."""
    return (one[0] - origin[0]) * (two[1] - origin[1]) - (one[1] - origin[1]) * (two[0] - origin[0])


def from_segment(point: Point, start: Point, end: Point) -> float:
    """Return how far a point is from a segment."""
    length = math.dist(start, end)
    if length < CLOSE:
        return math.dist(point, start)
    along = (
        (point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])
    ) / length**2
    along = max(0.0, min(1.0, along))
    nearest = [start[0] + along * (end[0] - start[0]), start[1] + along * (end[1] - start[1])]
    return math.dist(point, nearest)


def _apart(p: float, q: float, start: float, end: float) -> bool:
    """Say whether all of one stretch of an axis lies before all of the other."""
    if p < q:
        low, high = p - CLOSE, q + CLOSE
    else:
        low, high = q - CLOSE, p + CLOSE
    return (start > high and end > high) or (start < low and end < low)


def touch(p: Point, q: Point, start: Point, end: Point) -> bool:
    """Say whether two segments have a point in common, their ends included (E37)."""
    if _apart(p[0], q[0], start[0], end[0]) or _apart(p[1], q[1], start[1], end[1]):
        return False
    crosses = _turn(start, end, p) * _turn(start, end, q) < 0
    if crosses and _turn(p, q, start) * _turn(p, q, end) < 0:
        return True
    gap = min(
        from_segment(p, start, end),
        from_segment(q, start, end),
        from_segment(start, p, q),
        from_segment(end, p, q),
    )
    return gap < CLOSE


def _inside(point: Point, polygon: list[Point]) -> bool:
    hit = False
    for one, two in zip(polygon, polygon[1:] + polygon[:1], strict=True):
        if (one[1] > point[1]) != (two[1] > point[1]):
            cut = (two[0] - one[0]) * (point[1] - one[1]) / (two[1] - one[1]) + one[0]
            if point[0] < cut:
                hit = not hit
    return hit


def near_line(p: Point, q: Point, polygon: list[Point]) -> bool:
    """Say whether the rectangle around a polygon meets the one around a line."""
    xs = [point[0] for point in polygon]
    ys = [point[1] for point in polygon]
    return not (_apart(p[0], q[0], min(xs), max(xs)) or _apart(p[1], q[1], min(ys), max(ys)))


def line_of_zones(p: Point, q: Point, polygons: list[list[Point]]) -> list[int]:
    """Return the zones whose inside the line crosses, in order, the first one included (E40)."""
    near = [zone for zone, polygon in enumerate(polygons) if near_line(p, q, polygon)]
    cuts = {0.0, 1.0}
    for zone in near:
        for one, two in zip(polygons[zone], polygons[zone][1:] + polygons[zone][:1], strict=True):
            across = (q[0] - p[0]) * (two[1] - one[1]) - (q[1] - p[1]) * (two[0] - one[0])
            if abs(across) > CLOSE and touch(p, q, one, two):
                share = (one[0] - p[0]) * (two[1] - one[1]) - (one[1] - p[1]) * (two[0] - one[0])
                if 0 < share / across < 1:
                    cuts.add(share / across)
    order: list[int] = []
    places = sorted(cuts)
    for start, end in zip(places, places[1:], strict=False):
        if end - start > SHORTEST_CROSSING:
            half = (start + end) / 2
            middle = [p[0] + half * (q[0] - p[0]), p[1] + half * (q[1] - p[1])]
            for zone in near:
                if zone not in order and _inside(middle, polygons[zone]):
                    order.append(zone)
    return order
