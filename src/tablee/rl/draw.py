"""Tables drawn for people who train: the terminal's board as text, SVG or pixels."""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.color import Color
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import MONOKAI

from tablee.core.engine import NOBODY, Game, State
from tablee.terminal import boards
from tablee.text import texts

if TYPE_CHECKING:
    import numpy

MODES = ["human", "ansi", "rgb_array", "svg"]
WIDTH = 100  # columns
CELL = (8, 16)  # pixels of a character
FONT = Path(__file__).with_name("board.ttf")
FONT_SIZE = 13  # its characters are as wide as a cell
# Signs that the font lacks, as polygons and ellipses in eighths of a cell's width and height.
SHAPES: dict[str, list[tuple[str, tuple[float, ...]]]] = {
    "⧗": [("polygon", (1, 2, 7, 2, 4, 4.2)), ("polygon", (4, 3.8, 1, 6, 7, 6))],
    "⚷": [
        ("ellipse", (2, 1.5, 6, 3.5)),
        ("line", (4, 3.5, 4, 6.5)),
        ("line", (4, 5, 6, 5)),
        ("line", (4, 6.2, 6, 6.2)),
    ],
}
# Where a line of the box leaves the middle of a cell: left, up, right, down.
BOX = {
    **{"─": "lr", "━": "lr", "│": "ud", "┃": "ud", "┌": "rd", "╭": "rd", "┏": "rd"},
    **{"┐": "ld", "╮": "ld", "┓": "ld", "└": "ur", "╰": "ur", "┗": "ur"},
    **{"┘": "lu", "╯": "lu", "┛": "lu", "├": "urd", "┡": "urd", "┣": "urd", "┤": "lud"},
    **{"┩": "lud", "┫": "lud", "┬": "lrd", "┳": "lrd", "┴": "lur", "┻": "lur"},
    **{
        "┼": "lurd",
        "╇": "lurd",
        "╋": "lurd",
        "╪": "lurd",
        "═": "lr",
        "║": "ud",
        "╶": "r",
        "╴": "l",
    },
}


def board(game: Game[Any], state: State, seat: int) -> RenderableType:
    """Return the table as a seat, or a spectator, may see it."""
    players = [f"seat_{other}" for other in range(state.seats)]
    return boards.drawer(game.name)(game.view(state, seat), texts(game.name, "en"), players)


def render(game: Game[Any], state: State, mode: str, seat: int = NOBODY) -> Any:
    """Draw a table: print it, or return text with colours, SVG, or an array of pixels."""
    table = board(game, state, seat)
    if mode == "human":
        Console(width=WIDTH).print(table)
        return None
    if mode == "rgb_array":
        return pixels(table)
    console = Console(record=True, file=io.StringIO(), force_terminal=True, width=WIDTH)
    console.print(table)
    if mode == "svg":
        return console.export_svg(title=f"tablee {game.name}")
    return console.export_text(styles=True)


def cells(lines: list[list[Segment]]) -> Iterator[tuple[int, int, str, Style]]:
    """Yield column, row, character and style of everything on the screen."""
    for row, line in enumerate(lines):
        column = 0
        for segment in line:
            for character in segment.text:
                yield column, row, character, segment.style or Style.null()
                column += 1


def pixels(table: RenderableType) -> numpy.ndarray[Any, Any]:
    """Return height x width x 3 bytes."""
    import numpy
    from PIL import Image, ImageDraw

    console = Console(
        file=io.StringIO(), force_terminal=True, width=WIDTH, color_system="truecolor"
    )
    lines = console.render_lines(table)
    wide, high = CELL
    image = Image.new("RGB", (WIDTH * wide, max(1, len(lines)) * high), (12, 12, 12))
    pen = ImageDraw.Draw(image)
    for column, row, character, style in cells(lines):
        x, y = column * wide, row * high
        if style.bgcolor is not None:
            pen.rectangle((x, y, x + wide - 1, y + high - 1), fill=rgb(style.bgcolor, False))
        ink = rgb(style.color, True)
        if character in BOX:
            box_lines(pen, x, y, BOX[character], ink)
        elif character in SHAPES:
            shape(pen, x, y, SHAPES[character], ink)
        elif not character.isspace():
            place = (x + wide / 2, y + high - 4)
            pen.text(place, character, font=font(), fill=ink, anchor="ms")
    return numpy.asarray(image).copy()


@cache
def font() -> Any:
    from PIL import ImageFont

    return ImageFont.truetype(FONT, FONT_SIZE)


def can_draw(character: str) -> bool:
    """Say whether a character would be drawn as itself, not as an empty box."""
    if character.isspace() or character in BOX or character in SHAPES:
        return True
    drawn, missing = (bytes(font().getmask(sign)) for sign in (character, "\uffff"))
    return drawn != missing


def shape(
    pen: Any,
    x: int,
    y: int,
    parts: list[tuple[str, tuple[float, ...]]],
    ink: tuple[int, int, int],
) -> None:
    """Draw a sign of lines and areas."""
    wide, high = (side / 8 for side in CELL)
    for kind, corners in parts:
        pairs = zip(corners[::2], corners[1::2], strict=True)
        points = [(x + across * wide, y + down * high) for across, down in pairs]
        if kind == "polygon":
            pen.polygon(points, fill=ink)
        elif kind == "ellipse":
            pen.ellipse(points, outline=ink)
        else:
            pen.line(points, fill=ink)


def rgb(color: Color | None, foreground: bool) -> tuple[int, int, int]:
    if color is None:
        return (217, 217, 217)
    red, green, blue = color.get_truecolor(MONOKAI, foreground)
    return (red, green, blue)


def box_lines(pen: Any, x: int, y: int, arms: str, ink: tuple[int, int, int]) -> None:
    """Draw the lines of a box from the middle of a cell to its edges; fonts often lack them."""
    wide, high = CELL
    middle = (x + wide // 2, y + high // 2)
    ends = {
        "l": (x, middle[1]),
        "r": (x + wide, middle[1]),
        "u": (middle[0], y),
        "d": (middle[0], y + high),
    }
    for arm in arms:
        pen.line((middle, ends[arm]), fill=ink)
