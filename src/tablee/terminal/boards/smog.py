"""SMOG as it lies on the table, turned so that the viewer's own edge is at the bottom.

Colours help, but letters, numbers and marks say everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.actions import Action
from tablee.core.views import QuestionView
from tablee.games.smog.board.layout import USUAL_PORTALS, quarter_turned
from tablee.games.smog.data import DIRECTIONS, EDGE_IDS
from tablee.games.smog.view.fields import Edge, Place, Side, SmogView, TileSide, Trade
from tablee.terminal.boards import parts
from tablee.terminal.boards.parts import EMPTY, SEAT_COLOURS
from tablee.text import Texts

SOVEREIGN = "£"
RESERVE = "¤"
CARD = "▤"
FAVOUR = "♛"
FOG = "▒"
HOURGLASS = "⧗"
PORTAL = "✦"
LINE = "─"
SEATED = ("↓", "←", "↑", "→")  # where an edge lies, clockwise from the viewer's
SLOTS = ("I", "II", "III", "IV")
TURNING = ("turn_clockwise", "turn_anticlockwise")
NAMING_PLACES = ("move", "fly", "place", *TURNING)

NARROW = 10  # cells of a tile; prices of two digits need two more
WIDE = 12
USUAL_COLUMNS = 5  # of tiles; an owner's board may have seven, and then needs the whole width

STYLES = {
    "blood": "red",
    "mana": "bright_blue",
    "ectoplasm": "bright_white",
    "titanium": "yellow",
}
ARTEFACT_STYLE = "magenta"


class Asked(SmogView):
    """A view with the question that waits."""

    question: QuestionView | None


def draw(view: SmogView, said: Texts, players: Sequence[str]) -> RenderableType:
    board: list[RenderableType] = [heading(view, said, players), table(view, said, players)]
    board.append(supplies(view, said, players))
    board += [
        secrets(view, seat, said, players)
        for seat, side in enumerate(view["sides"])
        if side["combination"] is not None
    ]
    if view["seat"] >= 0:
        board.append(hand(view, said))
    return Group(*board)


def details(view: SmogView, said: Texts, players: Sequence[str]) -> RenderableType:
    """What the agents in play do, what the own cards do, where the own portal lies."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(ratio=1)

    def row(thing: str, of: str) -> None:
        name = Text(said.name(thing, of), style="bold")
        table.add_row(name, Text(said.say(f"{thing}-{of}-text")))

    for agent in view["agents"]:
        row("agent", agent["agent"])
    if view["seat"] >= 0:
        mine = view["sides"][view["seat"]]
        for special in sorted(set(mine["hand"] or [])):
            row("special", special)
        if mine["portal"] is not None:
            name = Text(portal_name(view, mine, said), style="bold")
            way = ", ".join(way_to_portal(view, mine, said))
            table.add_row(name, Text(said.say("board-portal-way", way=way)))
    for place in view["places"]:
        if place["artefact"]:
            about = said.say(f"artefact-{place['artefact']}-text")
            where = said.say("board-sold-on", place=said.name("place", place["id"]))
            name = Text(said.name("artefact", place["artefact"]), style="bold")
            table.add_row(name, Text(f"{about} {where}"))
    return table


def hint(view: Asked, action: Action, said: Texts, then: Asked | None = None) -> str:
    """Say what an answer means on the current board, perhaps an owner's, and what it costs."""
    trade = view["trade"]
    if trade is not None and action.kind in ("buy_ether", "sell_ether", "buy_artefact"):
        return ware(trade, action.kind == "sell_ether", said)
    if action.kind == "edge":
        ether = said.name("ether", view["edges"][cast(Edge, action.of)])
        return said.say("board-expertise", ether=ether)
    words = []
    if action.kind in NAMING_PLACES:
        place = next(place for place in view["places"] if place["id"] == action.of)
        words += [said.name("artefact", place["artefact"])] if place["artefact"] else []
    if action.kind == "move":
        toll = toll_of(view, action.of or "", said)
        words += [toll] if toll else []
    question = view["question"]
    if action.kind in TURNING and question is not None and question["kind"] == "take_turn":
        words.append(said.say("board-draws-a-card"))
    return ", ".join(words)


def ware(trade: Trade, sold: bool, said: Texts) -> str:
    """What is bought or sold on the own tile, and for how much."""
    thing = "ether" if trade["ether"] else "artefact"
    name = said.name(thing, trade["ether"] or trade["artefact"] or "")
    if sold:
        return f"{name}, +{trade['proceeds']} {SOVEREIGN}"
    return f"{name}, {trade['price']} {SOVEREIGN}"


def toll_of(view: Asked, to: str, said: Texts) -> str:
    """Return what a step of the viewer's gentleman costs in tolls, or nothing."""
    question = view["question"]
    if question is None or question["kind"] != "take_turn":
        return ""
    here = view["sides"][question["seat"]]["place"]
    place = next(place for place in view["places"] if place["id"] == here)
    tolls = place["tolls"].get(to, 0)
    return said.say("board-tolls", tolls=tolls) if tolls else ""


def heading(view: SmogView, said: Texts, players: Sequence[str]) -> RenderableType:
    """The game, the round and the turn; below, what the signs mean."""
    words = [
        said.say("game-name"),
        said.say("board-round", round=view["round"], limit=view["round_limit"]),
        said.say("terminal-turn-of", player=players[view["turn"]]),
    ]
    signs = {"sovereign": SOVEREIGN, "reserve": RESERVE, "card": CARD, "favour": FAVOUR}
    legend = said.say("board-legend", fog=FOG, hourglass=HOURGLASS, portal=PORTAL, **signs)
    return Group(Text(" · ".join(words), style="bold"), Text(legend, style="dim"))


def table(view: SmogView, said: Texts, players: Sequence[str]) -> RenderableType:
    """The market, and beside it, or below a very wide one, who plays and which agents."""
    market = Group(*market_lines(view, said))
    people = Group(*sides(view, said, players), Text(""), *agents(view, said))
    if columns(view) > USUAL_COLUMNS:
        return Group(market, people)
    beside = Table.grid(padding=(0, 2, 0, 0))
    beside.add_column(no_wrap=True)
    beside.add_column(ratio=1)
    beside.add_row(market, people)
    return beside


# -- the market ------------------------------------------------------------------------


def own_edge(view: SmogView) -> int:
    """Return the edge at the bottom: the viewer's, or the south for those who have none."""
    edge = view["sides"][view["seat"]]["edge"] if view["seat"] >= 0 else None
    return 0 if edge is None else EDGE_IDS.index(edge)


def spot(view: SmogView, place: Place) -> tuple[int, int]:
    """Return how far to the right of the Esplanade and ahead of it a place appears."""
    return seen_from(own_edge(view), place)


def seen_from(edge: int, place: Place) -> tuple[int, int]:
    x, y = place["pos"]
    return quarter_turned(x, y, (DIRECTIONS - edge) % DIRECTIONS)


def columns(view: SmogView) -> int:
    reach: int = max(abs(place["pos"][0]) for place in view["places"])
    return 1 + 2 * reach


def tile_width(view: SmogView) -> int:
    prices = (side["price"] for place in view["places"] for side in place["sides"])
    return NARROW if max(prices) < 10 else WIDE


def market_lines(view: SmogView, said: Texts) -> list[Text]:
    """Return the tiles row by row, the far ones first."""
    width = tile_width(view)
    drawn = {spot(view, place): tile(view, place, width, said) for place in view["places"]}
    reach = columns(view) // 2
    nowhere = [Text(" " * width)] * 4
    lines = []
    for ahead in range(reach, -reach - 1, -1):
        row = [drawn.get((right, ahead), nowhere) for right in range(-reach, reach + 1)]
        lines += [Text(" ").join(cells) for cells in zip(*row, strict=True)]
    for line in lines:
        line.no_wrap = True
    return lines


def tile(view: SmogView, place: Place, width: int, said: Texts) -> list[Text]:
    """Four lines: the far side, left and right, who stands here, and what the viewer reads."""
    here = occupants(place, said)
    here.align("center", width)
    if not place["sides"]:
        name = Text(said.name("place", place["id"]), style="bold")
        name.align("center", width)
        return [Text(LINE * width, style="dim"), name, here, Text(" " * width)]
    edge = own_edge(view)
    near, left, far, right = (place["sides"][(edge + turn) % DIRECTIONS] for turn in range(4))
    top = Text(place["id"], style="bold")
    top.append(PORTAL if place["id"] == own_portal(view) else LINE, style="bold bright_green")
    top.append(LINE, style="dim").append_text(reading(place, far, said))
    top.append(LINE * (width - len(top)), style="dim")
    middle = reading(place, left, said)
    other = reading(place, right, said)
    middle.append(" " * (width - len(middle) - len(other))).append_text(other)
    return [top, middle, here, own_reading(place, near, width, said)]


def own_portal(view: SmogView) -> str | None:
    if view["seat"] < 0:
        return None
    found: str | None = view["sides"][view["seat"]]["portal_place"]
    return found


def reading(place: Place, side: TileSide, said: Texts) -> Text:
    """What another edge reads: short, in the background."""
    text = Text(f"{sold(place, side, said)}{side['price']}", style=f"dim {style_of(side)}")
    return text.append_text(marks(side))


def own_reading(place: Place, side: TileSide, width: int, said: Texts) -> Text:
    text = Text(
        f"[{sold(place, side, said)} {side['price']}]", style=f"bold reverse {style_of(side)}"
    )
    text = Text.assemble(text, marks(side))
    text.align("center", width)
    return text


def sold(place: Place, side: TileSide, said: Texts) -> str:
    """The letters of the Ether or the artefact of a side."""
    if side["ether"]:
        return said.say(f"ether-{side['ether']}-short")
    return said.say(f"artefact-{place['artefact']}-short")


def style_of(side: TileSide) -> str:
    return STYLES[side["ether"]] if side["ether"] else ARTEFACT_STYLE


def marks(side: TileSide) -> Text:
    text = Text()
    if side["barrier"]:
        text.append(FOG, style="not dim bright_white")
    if side["hourglass"]:
        text.append(HOURGLASS, style="not dim bold bright_yellow")
    return text


def occupants(place: Place, said: Texts) -> Text:
    """Gentlemen by the numbers of their seats in brackets, agents by their letters."""
    text = Text()
    if place["gentlemen"]:
        text.append("(")
        for seat in place["gentlemen"]:
            text.append(str(seat + 1), style=f"bold {SEAT_COLOURS[seat]}")
        text.append(")")
    for agent in place["agents"]:
        text.append(said.say(f"agent-{agent}-short"), style="bold reverse")
    return text


# -- beside the market -------------------------------------------------------------------


def sides(view: SmogView, said: Texts, players: Sequence[str]) -> list[Text]:
    lines = []
    for seat in range(len(players)):
        lines += side_lines(view, seat, said, players)
    return lines


def side_lines(view: SmogView, seat: int, said: Texts, players: Sequence[str]) -> list[Text]:
    """Name; where the seat sits and what it has to spend; its Ethers; its artefacts."""
    side = view["sides"][seat]
    name = Text(f"({seat + 1})", style=f"bold {SEAT_COLOURS[seat]}")
    name.append_text(parts.seat_name(view, seat, said, players))
    means = Text("    ")
    if side["edge"] is not None and side["expertise"] is not None:
        turn = (EDGE_IDS.index(side["edge"]) - own_edge(view)) % DIRECTIONS
        letter = said.say(f"edge-{side['edge']}-short")
        means.append(f"{SEATED[turn]}{letter} ")
        means.append_text(ether(side["expertise"], "", said)).append("  ")
    means.append(f"{SOVEREIGN}{side['sovereigns']} {RESERVE}{side['reserve']}")
    if view["favoured"] == seat:
        means.append(FAVOUR, style="bold")
    means.append(f" {CARD}{side['hand_size']}")
    ethers = Text(" ").join(
        ether(of, str(owned), said, owned == 0) for of, owned in side["ethers"].items()
    )
    owned = [said.say(f"artefact-{of}-short") for of in side["artefacts"]]
    held = Text(f"    {' '.join(owned) or EMPTY}", style=f"bold {ARTEFACT_STYLE}")
    if side["dragons_gifts"]:
        gift = said.name("special", "dragons_gift")
        held.append(f"  {gift} ×{side['dragons_gifts']}", style="not bold default")
    lines = [name, means, Text("    ").append_text(ethers), held]
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return lines


def ether(of: str, amount: str, said: Texts, none: bool = False) -> Text:
    style = "dim" if none else f"bold {STYLES[of]}"
    return Text(f"{said.say(f'ether-{of}-short')}{amount}", style=style)


def agents(view: SmogView, said: Texts) -> list[Text]:
    """The four agents by their slots; where one stands, or that it waits on its card."""
    lines = []
    for slot, agent in enumerate(view["agents"]):
        short = said.say(f"agent-{agent['agent']}-short")
        line = Text(f"{SLOTS[slot]:>3} ", no_wrap=True, overflow="ellipsis")
        line.append(short, style="bold reverse" if agent["place"] else "bold")
        line.append(f" {agent['place'] or EMPTY} ")
        line.append(said.name("agent", agent["agent"]), style="dim")
        if slot == view["next_slot"] and not agent["place"]:
            line.append(f" {said.say('board-next')}", style="dim")
        lines.append(line)
    return lines


# -- below the market --------------------------------------------------------------------


def supplies(view: SmogView, said: Texts, players: Sequence[str]) -> Text:
    """Who has the favours, and what is in the bank, the stacks and the deck."""
    holder = players[view["favoured"]] if view["favoured"] >= 0 else said.say("board-nobody")
    words = [f"{FAVOUR} {holder}"]
    if view["first"] >= 0:
        words.append(said.say("board-first", player=players[view["first"]]))
    if view["bank"] is not None:
        words.append(said.say("board-bank", sovereigns=view["bank"]))
    if view["hourglass_supply"] is not None:
        words.append(f"{HOURGLASS} {view['hourglass_supply']}")
    left = (f"{said.say(f'artefact-{of}-short')}{cards}" for of, cards in view["stacks"].items())
    words.append(" ".join(left))
    discard = len(view["discard"])
    words.append(f"{CARD} {said.say('board-deck', deck=view['deck_size'], discard=discard)}")
    return Text(" · ".join(words), style="dim")


def secrets(view: SmogView, seat: int, said: Texts, players: Sequence[str]) -> Text:
    """A combination with what is owned of it, and the portal: the own ones, or the winner's."""
    side = view["sides"][seat]
    mine = seat == view["seat"]
    title = said.say("board-your-secrets") if mine else players[seat]
    line = Text(f"{title}  ", style="bold")
    for of, need in (side["needs"] or {}).items():
        owned = side["ethers"][of]
        if need:
            style = f"not bold {'dim ' if owned >= need else ''}{STYLES[of]}"
            line.append(f"{said.say(f'ether-{of}-short')} {min(owned, need)}/{need}  ", style)
    portal = portal_name(view, side, said)
    where = said.name("place", side["portal_place"] or "")
    words = said.say("board-portal", portal=portal, place=where)
    return line.append(f" {PORTAL} {words}", style="not bold bright_green")


def portal_offset(view: SmogView, side: Side) -> tuple[int, int]:
    """Return how far to the right and ahead of the Esplanade its owner sees a portal."""
    place = next(place for place in view["places"] if place["id"] == side["portal_place"])
    return seen_from(EDGE_IDS.index(side["edge"] or EDGE_IDS[0]), place)


def portal_name(view: SmogView, side: Side, said: Texts) -> str:
    """Where a portal lies, in a word; the cards of an owner's board may point anywhere."""
    usual = USUAL_PORTALS.get(portal_offset(view, side))
    if usual is not None:
        return said.name("portal", usual)
    return ", ".join(way_to_portal(view, side, said))


def way_to_portal(view: SmogView, side: Side, said: Texts) -> list[str]:
    right, ahead = portal_offset(view, side)
    across = ("left" if right < 0 else "right", abs(right))
    along = ("near" if ahead < 0 else "far", abs(ahead))
    return [said.say(f"board-way-{way}", places=far) for way, far in (across, along) if far]


def hand(view: SmogView, said: Texts) -> Text:
    cards = view["sides"][view["seat"]]["hand"]
    line = Text(f"{said.say('board-your-cards')}  ", style="bold")
    return line.append(said.names("special", cards or []) or EMPTY, style="not bold")
