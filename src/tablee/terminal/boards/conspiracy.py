"""Conspiracy as it lies on the table. Colours help, but letters and marks say everything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.actions import Action
from tablee.core.views import QuestionView
from tablee.games.conspiracy.data import COLOUR_NAMES, PLACES, ROWS
from tablee.games.conspiracy.view.fields import Chamber, ConspiracyView
from tablee.terminal.boards import parts
from tablee.terminal.boards.parts import EMPTY, KEY, PEARL, section
from tablee.text import Texts

COAT = "*"
UNDER_LOCATION = "⌂"
MASTER = "♛"
CARD_WIDTH = 8  # cells; two pyramids stand side by side on 80 columns
FEW_LOCATIONS = 3
SIDE_BY_SIDE = 2

STYLES = {
    "blue": "bright_blue",
    "yellow": "yellow",
    "red": "red",
    "green": "green",
    "purple": "magenta",
}


class Asked(ConspiracyView):
    """A view with the question that waits."""

    question: QuestionView | None


def draw(view: ConspiracyView, said: Texts, players: Sequence[str]) -> RenderableType:
    return Group(
        heading(view, said, players),
        centre(view, said, players),
        section(said.say("terminal-players")),
        chambers(view, said, players),
    )


def details(view: ConspiracyView, said: Texts, players: Sequence[str]) -> RenderableType:
    """The powers of lords, and what all visible locations do and count, in full."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for influence in ("0", "1", "2", "3", "4", "6"):
        table.add_row(Text(influence, style="bold"), Text(said.say(f"power-{influence}")))
    seen = [*view["available"], *(view["drawn_locations"] or [])]
    for chamber in view["chambers"]:
        seen += [location for location in chamber["locations"] if location]
    for location in seen:
        name = Text(said.name("location", location), style="bold")
        table.add_row(name, Text(said.say(f"location-{location}-text")))
    return table


def hint(view: Asked, action: Action, said: Texts, then: Asked | None = None) -> str:
    """Tell which lord stands on a space, and which lords lie in a pile."""
    question = view["question"]
    if action.kind == "swap" and action.of is not None and question:
        lord = view["chambers"][question["seat"]]["lords"][int(action.of) - 1]
        return said.name("lord", lord) if lord else ""
    if action.kind == "pile":
        piles = (pile for colour, pile in view["discards"].items() if colour == action.of)
        return lords(next(piles), said).plain
    return ""


def heading(view: ConspiracyView, said: Texts, players: Sequence[str]) -> RenderableType:
    words = [said.say("game-name"), said.say("terminal-turn-of", player=players[view["turn"]])]
    if view["last_turns"] is not None:
        words.append(said.say("board-ending", turns=view["last_turns"]))
    legend = said.say("board-legend", coat=COAT, location=UNDER_LOCATION)
    return parts.heading(words, legend)


# -- the centre of the table ---------------------------------------------------------


def centre(view: ConspiracyView, said: Texts, players: Sequence[str]) -> Table:
    """Piles and decks, the pearl master, the locations, and what has just been drawn."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)

    def row(word: str, content: RenderableType, **values: object) -> None:
        table.add_row(said.say(f"board-{word}", **values), content)

    row("discards", discards(view, said), deck=view["deck_size"])
    row("track", track(view, said, players))
    available = parts.locations(view["available"], said, FEW_LOCATIONS)
    row("locations", available, deck=view["location_deck_size"])
    if view["forced_by"] is not None:
        values = {"player": players[view["forced_by"]], "lords": view["forced_draw"]}
        row("forced", Text(said.say("board-forced-draw", **values)))
    if view["drawn"]:
        row("drawn", lords(view["drawn"], said))
    if view["recruits"]:
        row("recruits", lords(view["recruits"], said))
    if view["drawn_location_count"]:
        row("drawn-locations", drawn_locations(view, said))
    return table


def discards(view: ConspiracyView, said: Texts) -> Text:
    """Every lord of every pile, the piles apart; an empty one by its colour."""
    piles = []
    for colour in COLOUR_NAMES:
        pile = view["discards"][colour]
        empty = Text(f"{said.say(f'colour-{colour}-short')} {EMPTY}", style="dim")
        piles.append(lords(pile, said) if pile else empty)
    return Text("   ").join(piles)


def track(view: ConspiracyView, said: Texts, players: Sequence[str]) -> Text:
    """The pearl master and the pearls to reach."""
    if view["pearl_master"] is None:
        return Text(EMPTY)
    return Text(f"{MASTER} {players[view['pearl_master']]} {PEARL} {view['pearls_on_track']}")


def drawn_locations(view: ConspiracyView, said: Texts) -> RenderableType:
    if view["drawn_locations"] is None:
        return Text(str(view["drawn_location_count"]))
    return parts.locations(view["drawn_locations"], said, FEW_LOCATIONS)


# -- the chambers --------------------------------------------------------------------


def chambers(view: ConspiracyView, said: Texts, players: Sequence[str]) -> Table:
    """The pyramids of all players, two side by side."""
    table = Table.grid(expand=True)
    for place in range(SIDE_BY_SIDE):
        table.add_column(ratio=1)
    drawn = [chamber(view, seat, said, players) for seat in range(len(players))]
    for first in range(0, len(drawn), SIDE_BY_SIDE):
        table.add_row(*drawn[first : first + SIDE_BY_SIDE])
    return table


def chamber(view: ConspiracyView, seat: int, said: Texts, players: Sequence[str]) -> RenderableType:
    """Name, counts, the pyramid, then the locations by their spaces."""
    mine = view["chambers"][seat]
    name = parts.seat_name(view, seat, said, players)
    name.no_wrap = True
    name.overflow = "ellipsis"
    taken = [
        f"{space} {said.name('location', location)}"
        for space, location in enumerate(mine["locations"], 1)
        if location
    ]
    lines = [name, counts(view, seat, said), *pyramid(mine, said)]
    if taken:
        lines.append(Text(f"  {UNDER_LOCATION} {', '.join(taken)}"))
    return Group(*lines)


def counts(view: ConspiracyView, seat: int, said: Texts) -> Text:
    """Points, pearls, and the keys since the last location."""
    mine = view["chambers"][seat]
    points = said.say("terminal-points", points=mine["points"])
    line = Text(f"  {points}", style="bold").append(f"  {PEARL} {mine['pearls']}")
    if view["pearl_master"] == seat:
        line.append(f" {MASTER}")
    keys = said.say("board-keys", **mine["keys"])
    return line.append(f"  {KEY} {keys}", style="not bold")


def pyramid(mine: Chamber, said: Texts) -> list[Text]:
    """One line a row, each half a card further to the right."""
    lines = [Text(" " * (row * CARD_WIDTH // 2)) for row in range(ROWS)]
    for space, (row, column) in enumerate(PLACES):
        lines[row].append_text(space_text(mine, space, said))
    for line in lines:
        line.rstrip()
    return lines


def space_text(mine: Chamber, space: int, said: Texts) -> Text:
    """A lord with its marks, on a field of one card's width."""
    name = mine["lords"][space]
    allied = space in mine["coalition"]
    text = Text("[" if allied else " ")
    if name is None:
        text.append(f"{EMPTY:>3}", style="dim")
    else:
        text.append_text(lord(name, said))
        text.append(COAT if space in mine["coats"].values() else "")
        text.append(UNDER_LOCATION if mine["locations"][space] else "")
    text.append("]" if allied else "")
    text.append(" " * (CARD_WIDTH - len(text)))
    return text


def lords(names: Iterable[str], said: Texts) -> Text:
    return Text(" ").join(lord(name, said) for name in names)


def lord(name: str, said: Texts) -> Text:
    """The letters of the colour and the influence, in that colour."""
    colour, _, influence = name.rpartition("_")
    return Text(f"{said.say(f'colour-{colour}-short')}{influence}", style=f"bold {STYLES[colour]}")
