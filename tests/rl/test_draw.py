"""Tables as pictures: every sign of the boards is drawn, none is an empty box."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

import numpy
import pytest
from rich.console import Console

import tablee
from tablee.core.engine import NOBODY, Game
from tablee.rl import draw
from tests.contract.walk import every_game, options_of, positions, rarely

BOARDS = Path(tablee.__file__).parent / "terminal" / "boards"


def signs_on(game: Game[Any], state: Any, seat: int) -> set[str]:
    console = Console(file=io.StringIO(), force_terminal=True, width=draw.WIDTH)
    lines = console.render_lines(draw.board(game, state, seat))
    return {character for _, _, character, _ in draw.cells(lines)}


@every_game
def test_every_sign_of_a_board_is_drawn(game: Game[Any]) -> None:
    met: set[str] = set()
    seats = int(game.max_seats)
    for number in range(3):
        options = options_of(game, 2, number)
        for state in positions(game, 2, [number], rarely(game, seats, 60), options):
            met |= signs_on(game, state, NOBODY) | signs_on(game, state, 1)
    assert [sign for sign in sorted(met) if not draw.can_draw(sign)] == []
    assert len(met) > 40


def test_every_sign_in_the_sources_of_the_boards_is_drawn() -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in BOARDS.rglob("*.py"))
    assert [sign for sign in sorted(set(written)) if not draw.can_draw(sign)] == []


def test_a_sign_that_no_font_has_is_known_as_missing() -> None:
    assert not draw.can_draw("\U0001f991")
    assert draw.can_draw("●")


@pytest.mark.parametrize("sign", sorted(draw.SHAPES))
def test_signs_that_are_drawn_by_hand_leave_ink_inside_their_cell(sign: str) -> None:
    wide, high = draw.CELL
    picture = draw.pixels(f" {sign} ")
    ink = numpy.argwhere((picture != picture[0, 0]).any(axis=2))
    assert len(ink) > 8
    assert ink[:, 0].min() >= 0
    assert ink[:, 0].max() < high
    assert ink[:, 1].min() >= wide
    assert ink[:, 1].max() <= 2 * wide
