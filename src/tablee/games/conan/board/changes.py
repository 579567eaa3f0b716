"""Boards that a scenario or a flood has changed. They share the rest with the map's own board."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, has
from tablee.core.native import i64
from tablee.games.conan.board.layout import Board, border_rows, read_borders
from tablee.games.conan.data import skill_set

# What a figure stands on, for the way out of water.
DRY_LAND: Final = 0
WOOD: Final = 1
WATER: Final = 2


def override(board: Board, data: dict[str, Any], kind: str, fields: dict[str, Any]) -> Board:
    """Return the board with some fields of a kind of border changed by the scenario [BZ-14]."""
    borders = [{**row, **fields} if row["kind"] == kind else row for row in data["border"]]
    told = {**data, "border": borders}
    changed = board.twin()
    read_borders(changed, told, border_rows(told))
    return changed


def ground(board: Board, zone: i64) -> i64:
    if has(board.water, zone):
        return WATER
    if has(board.wood, zone):
        return WOOD
    return DRY_LAND


def flooded(board: Board, zone: i64) -> Board:
    """Return the board with one more zone under water: its open borders become banks.

    Leaving water costs 1 MP more onto land and 2 more onto wood; a swimmer pays 1 for both.
    """
    changed = board.twin()
    changed.water |= bit(zone)
    changed.wood &= ~bit(zone)
    changed.extra_ab = board.extra_ab[:]
    changed.extra_ba = board.extra_ba[:]
    changed.easier_skill = board.easier_skill[:]
    changed.easier_ba = board.easier_ba[:]
    changed.a = board.a[:]
    changed.b = board.b[:]
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        if board.plain[border] != 0 or is_bank(board, border):
            make_bank(changed, border, board.other(border, zone), zone)
    return changed


def is_bank(board: Board, border: i64) -> bool:
    return has(board.water, board.b[border]) and not has(board.water, board.a[border])


def make_bank(board: Board, border: i64, dry: i64, wet: i64) -> None:
    """Make a border lead out of water: `dry` may be water too, then it is open water."""
    surface = ground(board, dry)
    board.a[border] = dry
    board.b[border] = wet
    board.extra_ab[border] = 0
    board.extra_ba[border] = 0
    board.easier_skill[border] = 0
    board.easier_ba[border] = 0
    if surface == DRY_LAND:
        board.extra_ba[border] = 1
    elif surface == WOOD:
        board.extra_ba[border] = 2
        board.easier_skill[border] = skill_set(["swimming"])
        board.easier_ba[border] = 1
