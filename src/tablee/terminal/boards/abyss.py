"""Abyss as it lies on the table. Colours help, but letters, numbers and marks say everything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from tablee.core.actions import Action
from tablee.core.views import QuestionView
from tablee.games.abyss.data import (
    ANY_RACE,
    GUILD_NAMES,
    LORD_IDS,
    LORDS,
    RACE_NAMES,
    REWARD_CHOICES,
    REWARD_KEYS,
    SHIP_MASTER,
    THREAT_SPACES,
    TRACK_SPACES,
)
from tablee.games.abyss.view.fields import AbyssView, Side
from tablee.terminal.boards import parts
from tablee.terminal.boards.parts import EMPTY, KEY, PEARL, section
from tablee.text import Texts

TOKEN = "◆"
ANY = "○"
FEW_LOCATIONS = 2

RACE_COLOURS = {
    "crab": "red",
    "jellyfish": "magenta",
    "seahorse": "yellow",
    "shellfish": "green",
    "squid": "bright_blue",
}
GUILD_COLOURS = {
    "farmer": "yellow",
    "soldier": "red",
    "merchant": "green",
    "mage": "magenta",
    "politician": "bright_blue",
    "ambassador": "cyan",
}


class Asked(AbyssView):
    """A view with the question that waits."""

    question: QuestionView | None


def draw(view: AbyssView, said: Texts, players: Sequence[str]) -> RenderableType:
    board: list[RenderableType] = [
        heading(view, said, players),
        depths(view, said),
        section(said.say("terminal-abyss-court", deck=view["lord_deck_size"])),
        court(view, said),
        section(said.say("terminal-players")),
        sides(view, said, players),
    ]
    if view["seat"] >= 0:
        board += [hand(view["sides"][view["seat"]]["hand"] or [], said)]
    return Group(*board)


def details(view: AbyssView, said: Texts, players: Sequence[str]) -> RenderableType:
    """The powers of all visible lords and what all visible locations count, in full."""
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(ratio=1)
    sides = view["sides"]
    held = [lord for side in sides for lord in [*side["free"], *side["housed"]]]
    taken = [location for side in sides for location in side["locations"]]
    for lord in [*view["court"], *held]:
        table.add_row(lord_name(lord, said), Text(said.say(f"power-{lord}")))
    for location in [*view["available"], *view["drawn"], *taken]:
        name = Text(said.name("location", location), style="bold")
        table.add_row(name, Text(said.say(f"location-{location}-text")))
    return table


def hint(view: Asked, action: Action, said: Texts, then: Asked | None = None) -> str:
    """Name the lord on a court space, and show prices and rewards as the engine asks for them."""
    asks = view["question"]["asks"] if view["question"] else {}
    if action.kind in ("recruit", "court") and action.of is not None:
        lord = said.name("lord", view["court"][int(action.of) - 1])
        asked = then["question"] if then else None
        if asked and asked["kind"] == "pay_for_lord":
            price = asked["asks"]["missing"]
            return said.say("terminal-abyss-lord-price", lord=lord, price=price)
        return lord
    if action.kind == "council" and action.of is not None:
        return said.say("terminal-abyss-stack", cards=view["stacks"][RACE_NAMES.index(action.of)])
    if action.kind == "buy":
        return f"{asks['pearls']} {PEARL}"
    if action.kind == "pay_pearls":
        return f"{asks['missing']} {PEARL}"
    if action.kind == "reward" and action.of is not None and asks:
        _, space = asks["reward"]
        return ", ".join(spoils(int(space), int(action.of), said))
    return ""


def spoils(space: int, tokens: int, said: Texts) -> list[str]:
    """What a space of the threat track gives with so many monster tokens [29]."""
    parts = (("keys", REWARD_KEYS[space]), ("pearls", REWARD_CHOICES[space] - tokens))
    counts = (*parts, ("tokens", tokens))
    return [said.say(f"spoils-{kind}", count=int(count)) for kind, count in counts if count > 0]


def heading(view: AbyssView, said: Texts, players: Sequence[str]) -> RenderableType:
    """The game, whose turn it is, and what the signs mean."""
    words = [said.say("game-name"), said.say("terminal-turn-of", player=players[view["turn"]])]
    if view["extra_turns"]:
        words.append(said.say("terminal-abyss-extra-turn"))
    if view["ending"]:
        words.append(said.say("terminal-abyss-ending", turns=view["last_turns"]))
    legend = said.say("terminal-abyss-legend", pearl=PEARL, keys=KEY, token=TOKEN)
    return parts.heading(words, legend)


# -- the board -------------------------------------------------------------------


def depths(view: AbyssView, said: Texts) -> Table:
    """The threat track, the exploration track, the council, the locations."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="bold", no_wrap=True)
    table.add_column(ratio=1)
    table.add_row(said.say("terminal-abyss-threat"), threat(view["threat"]))
    table.add_row(said.say("terminal-abyss-exploration"), exploration(view, said))
    table.add_row(said.say("terminal-abyss-council"), council(view, said))
    deck = view["location_deck_size"]
    available = parts.locations(view["available"], said, FEW_LOCATIONS)
    table.add_row(said.say("terminal-abyss-locations", deck=deck), available)
    if view["drawn"]:
        drawn = said.names("location", view["drawn"])
        table.add_row(said.say("terminal-abyss-drawn"), Text(drawn, style="bold"))
    if view["paid"]:
        table.add_row(said.say("terminal-abyss-paid"), allies(view["paid"], said))
    return table


def threat(marker: int) -> Text:
    """Six spaces with their rewards; the marker's in brackets."""
    line = Text()
    for space in range(THREAT_SPACES):
        reward = KEY * REWARD_KEYS[space] + f"{PEARL}/{TOKEN} " * REWARD_CHOICES[space]
        words = f"{space + 1} {reward.strip()}"
        if space == marker:
            line.append(f"[{words}]", style="bold reverse")
        else:
            line.append(f" {words} ", style="dim")
        line.append(" ")
    return line


def exploration(view: AbyssView, said: Texts) -> Text:
    line = Text()
    track = view["track"]
    for space in range(TRACK_SPACES):
        line.append_text(card(track[space], said) if space < len(track) else Text(EMPTY))
        line.append(" ")
    if track:
        line.append(said.say("terminal-abyss-price", price=view["price"]) + " ")
    counts = said.say("terminal-abyss-decks", deck=view["deck_size"], discard=len(view["discard"]))
    return line.append(counts, style="dim")


def council(view: AbyssView, said: Texts) -> Text:
    """The size of each stack; its cards too where the memory aid shows them."""
    line = Text()
    for race, size in zip(RACE_NAMES, view["stacks"], strict=True):
        short = said.say(f"race-{race}-short")
        style = RACE_COLOURS[race] if size else "dim"
        line.append(f"{short} ×{size}" if size else f"{short} –", style=style)
        if view["council"] is not None and size:
            values = (value_of(ally) for ally in view["council"] if race_of(ally) == race)
            line.append(f" ({' '.join(values)})", style=style)
        line.append("   ")
    return line


def court(view: AbyssView, said: Texts) -> Table:
    table = Table(box=None, expand=True, padding=(0, 1, 0, 0), header_style="dim")
    table.add_column("#", justify="right")
    table.add_column(said.say("terminal-abyss-lord"), no_wrap=True)
    table.add_column(said.say("terminal-abyss-guild"), no_wrap=True)
    table.add_column(said.say("terminal-abyss-influence"), justify="right", no_wrap=True)
    table.add_column(KEY, no_wrap=True)
    table.add_column(said.say("terminal-abyss-cost"), no_wrap=True)
    table.add_column(said.say("terminal-abyss-power"), ratio=1, no_wrap=True, overflow="ellipsis")
    for space, lord in enumerate(view["court"], 1):
        printed = LORDS[LORD_IDS.index(lord)]
        guild = GUILD_NAMES[printed.guild]
        table.add_row(
            str(space),
            lord_name(lord, said),
            Text(said.name("guild", guild), style=GUILD_COLOURS[guild]),
            str(influence(view, lord)),
            KEY * printed.keys,
            cost(lord, said),
            Text(said.say(f"power-{lord}")),
        )
    return table


def cost(lord: str, said: Texts) -> Text:
    """The value, then one bubble for each race to be paid, with the letters of a required one."""
    printed = LORDS[LORD_IDS.index(lord)]
    line = Text(f"{printed.price:>2} ")
    free = int(printed.race_count)
    if printed.race != ANY_RACE:
        race = RACE_NAMES[printed.race]
        line.append(said.say(f"race-{race}-short"), style=f"bold {RACE_COLOURS[race]}")
        free -= 1
    return line.append(ANY * free)


def influence(view: AbyssView, lord: str) -> int:
    number = LORD_IDS.index(lord)
    if number == SHIP_MASTER:
        return int(view["ship_master_influence"])
    return int(LORDS[number].influence)


def lord_name(lord: str, said: Texts) -> Text:
    guild = GUILD_NAMES[LORDS[LORD_IDS.index(lord)].guild]
    return Text(said.name("lord", lord), style=f"bold {GUILD_COLOURS[guild]}")


# -- the players -----------------------------------------------------------------


def sides(view: AbyssView, said: Texts, players: Sequence[str]) -> Table:
    """For each seat its name, then what it has, one line a kind."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, max_width=24, overflow="ellipsis")
    table.add_column(ratio=1)
    for seat, side in enumerate(view["sides"]):
        name = parts.seat_name(view, seat, said, players)
        table.add_row(name, Text("\n").join(side_lines(view, seat, said)))
    return table


def side_lines(view: AbyssView, seat: int, said: Texts) -> list[Text]:
    """What can be counted on the first line, the pieces by their names below."""
    side = view["sides"][seat]
    pieces = lord_groups(view, side, said)
    if side["locations"]:
        pairs = zip(side["locations"], side["location_points"], strict=True)
        held = (f"{said.name('location', location)} {points}" for location, points in pairs)
        pieces.append(group("controlled", Text(", ".join(held), style="bold"), said))
    if side["hand"] and seat != view["seat"]:  # memory aid
        pieces.append(group("hand", allies(side["hand"], said), said))
    lines = [possessions(side, said)]
    if pieces:
        lines.append(Text("  ").join(pieces))
    return lines


def group(word: str, pieces: Text, said: Texts) -> Text:
    return Text.assemble((f"{said.say(f'terminal-abyss-{word}')} ", "dim"), pieces)


def possessions(side: Side, said: Texts) -> Text:
    line = Text()
    points = said.say("terminal-points", points=side["points"])
    line.append(f"{points:<9}", style="bold")
    line.append(f"  {PEARL} {side['pearls']:<2}  {KEY} {side['keys']}")
    if side["key_tokens"]:
        line.append(f" {said.say('terminal-abyss-key-tokens', tokens=side['key_tokens'])}")
    line.append(f"  {TOKEN} {side['token_count']}")
    if side["tokens"]:
        line.append(f" ({' '.join(str(token) for token in side['tokens'])})")
    line.append(f"  {said.say('terminal-abyss-hand-size', cards=side['hand_size'])}")
    if side["affiliated"]:
        line.append(f"  {said.say('terminal-abyss-affiliated')} ", style="dim")
        line.append_text(allies(side["affiliated"], said))
    return line


def lord_groups(view: AbyssView, side: Side, said: Texts) -> list[Text]:
    """Free lords first, then disabled and housed ones, each group by its word."""
    active = [lord for lord in side["free"] if lord not in side["disabled"]]
    groups = (("free", active), ("disabled", side["disabled"]), ("housed", side["housed"]))
    return [
        group(word, Text(", ").join(lord_in_play(view, lord, word, said) for lord in lords), said)
        for word, lords in groups
        if lords
    ]


def lord_in_play(view: AbyssView, lord: str, word: str, said: Texts) -> Text:
    name = lord_name(lord, said)
    name.append(f" {influence(view, lord)}")
    if word == "free":
        name.append(KEY * LORDS[LORD_IDS.index(lord)].keys)
    else:
        name.stylize("dim")
    return name


def hand(cards: Sequence[str], said: Texts) -> RenderableType:
    """The viewer's own allies, race by race, with what each race is worth together."""
    line = Text(said.say("terminal-abyss-your-hand") + "  ", style="bold")
    if not cards:
        line.append(EMPTY)
    for race, of_race in groupby(cards, race_of):
        same = list(of_race)
        line.append_text(allies(same, said))
        worth = sum(int(value_of(ally)) for ally in same)
        line.append(f" ={worth}   ", style="not bold dim")
    return line


def allies(cards: Iterable[str], said: Texts) -> Text:
    return Text(" ").join(card(ally, said) for ally in cards)


def card(name: str, said: Texts) -> Text:
    """An ally as the letters of its race and its value on its colour; a monster by its name."""
    if name == "monster":
        return Text(said.say("card-monster"), style="bold white on red")
    colour = RACE_COLOURS[race_of(name)]
    return Text(
        f"{said.say(f'race-{race_of(name)}-short')}{value_of(name)}", style=f"bold {colour}"
    )


def race_of(ally: str) -> str:
    return ally.rpartition("_")[0]


def value_of(ally: str) -> str:
    return ally.rpartition("_")[2]
