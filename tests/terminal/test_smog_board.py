"""The board of SMOG: seen from one's own edge, all sides readable, only one's own secrets."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.cells import cell_len

from tablee.core import registry
from tablee.core.engine import NOBODY, Game
from tablee.games.smog.data import EDGE_IDS, ETHER_IDS, FACTS, PORTAL_IDS
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tablee.terminal import boards, screen
from tablee.terminal.boards import smog
from tablee.text import LANGUAGES, texts
from tests.smog.tables import (
    artefacts,
    coins,
    ethers,
    favour,
    hand,
    hourglass,
    put_agents,
    stand,
    table,
)
from tests.terminal.driver import blank_screen, shown, words_of

PLAYERS = ["Ada", "Bo", "Cy", "Di"]
OURS = (FACTS / "board.toml").read_text("utf-8")
every_language = pytest.mark.parametrize("language", LANGUAGES)


def screen_of(
    state: SmogState,
    viewer: int = 0,
    language: str = "en",
    width: int = 80,
    game: Game[SmogState] = GAME,
) -> str:
    console = blank_screen(width)
    view: Any = game.view(state, viewer)
    players = PLAYERS[: state.seats]
    console.print(smog.draw(view, texts("smog", language), players))
    return shown(console)


def tile_lines(text: str, name: str) -> list[str]:
    """Return the four lines of a tile, cut to its width."""
    lines = text.splitlines()
    begins = re.compile(rf"(?<!\w){name}[─✦]─")
    row, found = next((i, hit) for i, line in enumerate(lines) if (hit := begins.search(line)))
    at = found.start()
    return [line[at : at + smog.NARROW] for line in lines[row : row + 4]]


def test_the_south_reads_its_side_at_the_bottom_and_the_others_around() -> None:
    """Tile 1: south Mana 3, west Ectoplasm 2, north Blood 1, east Titanium 4 and fog."""
    assert tile_lines(screen_of(table(2), NOBODY), "1") == [
        "1──Bl1────",
        "Ec2   Ti4▒",
        "          ",
        "  [Ma 3]  ",
    ]


def test_the_north_sees_the_same_tile_upside_down() -> None:
    assert tile_lines(screen_of(table(2), 1), "1") == [
        "1──Ma3────",
        "Ti4▒   Ec2",
        "          ",
        "  [Bl 1]  ",
    ]


@pytest.mark.parametrize(
    "viewer, nearest, left, farthest, right",
    [(0, *"ABCD"), (1, *"BCDA"), (2, *"CDAB"), (3, *"DABC"), (NOBODY, *"ABCD")],
)
def test_the_diamond_is_turned_to_the_viewer(
    viewer: int, nearest: str, left: str, farthest: str, right: str
) -> None:
    """The tips at S, W, N, E are A, B, C, D; the seats sit in this order."""
    text = screen_of(table(4), viewer)
    lines = text.splitlines()
    rows = {tip: next(i for i, line in enumerate(lines) if f"{tip}──" in line) for tip in "ABCD"}
    assert rows[farthest] < rows[left] == rows[right] < rows[nearest]
    assert lines[rows[left]].index(f"{left}──") < lines[rows[right]].index(f"{right}──")


def test_what_everybody_reads_is_what_the_view_says() -> None:
    view = GAME.view(table(4), 2)
    text = screen_of(table(4), 2)
    said = texts("smog", "en")
    edge = EDGE_IDS.index(view["sides"][2]["edge"])
    for place in view["places"][1:]:
        lines = tile_lines(text, place["id"])
        for turn, line in ((0, lines[3]), (1, lines[1]), (2, lines[0]), (3, lines[1])):
            side = place["sides"][(edge + turn) % 4]
            sold = smog.sold(place, side, said)
            fog = "▒" if side["barrier"] else ""
            words = f"{sold}{side['price']}" if turn else f"[{sold} {side['price']}]"
            assert words + fog in line


def test_hourglasses_agents_and_gentlemen_lie_where_they_are() -> None:
    state = table(4)
    hourglass(state, 1, "S")
    hourglass(state, 1, "E")
    put_agents(state, ("witch", 1))
    stand(state, 0, 1)
    stand(state, 2, 1)
    lines = tile_lines(screen_of(state, NOBODY), "1")
    assert lines[1] == "Ec2  Ti4▒⧗"
    assert lines[2].strip() == "(13)Wi"
    assert lines[3].strip() == "[Ma 3]⧗"
    assert "(24)" in screen_of(state, NOBODY)


@every_language
@pytest.mark.parametrize("width", [80, 120])
def test_what_each_seat_has_is_in_sight(language: str, width: int) -> None:
    state = table(4)
    hand(state, 1, "rust", "faerie_gift")
    coins(state, 1, 9)
    ethers(state, 1, blood=2, titanium=1, mana=0, ectoplasm=0)
    artefacts(state, 1, "atlantean_key", "mithril_lock")
    favour(state, 1)
    put_agents(state, ("dandy", 5))
    said = texts("smog", language)
    text = words_of(screen_of(state, 0, language, width))
    west = said.say("edge-W-short")
    mana = said.say("ether-mana-short")
    assert f"←{west} {mana} £9 ¤{state.at[1].reserve}♛ ▤2" in text
    amounts = {"blood": 2, "mana": 0, "ectoplasm": 0, "titanium": 1}
    assert " ".join(f"{said.say(f'ether-{of}-short')}{amounts[of]}" for of in ETHER_IDS) in text
    owned = (said.say(f"artefact-{of}-short") for of in ("atlantean_key", "mithril_lock"))
    assert " ".join(owned) in text
    assert f"II {said.say('agent-dandy-short')} 5 {said.name('agent', 'dandy')}" in text
    assert "♛ Bo" in text
    assert said.name("special", "rust") not in text


@every_language
def test_secrets_are_shown_to_their_owner_only(language: str) -> None:
    """Seat 0 needs one Ether of each kind; its portal is tile 5, near it on the left."""
    state = table(2)
    hand(state, 0, "rust")
    ethers(state, 0, mana=3, titanium=0)
    said = texts("smog", language)
    drawn = screen_of(state, 0, language)
    text = words_of(drawn)
    needs = (f"{said.say(f'ether-{of}-short')} {int(of == 'mana')}/1" for of in ETHER_IDS)
    assert " ".join(needs) in text
    assert said.name("portal", "near_left") in text
    assert tile_lines(drawn, "5")[0].startswith("5✦")
    assert said.name("special", "rust") in text
    for viewer in (1, NOBODY):
        theirs = words_of(screen_of(state, viewer, language))
        assert "5✦" not in theirs
        assert said.name("special", "rust") not in theirs
        assert said.name("portal", "near_left") not in theirs


def test_a_winner_has_shown_its_secrets_to_all() -> None:
    state = table(2)
    state.winner = 0
    assert "Ada Bl 0/1 Ma 0/1" in words_of(screen_of(state, NOBODY))


def test_answers_tell_what_is_bought_and_what_it_costs() -> None:
    state = table(2)
    stand(state, 0, 1)
    coins(state, 0, 9)
    said = texts("smog", "en")

    def line(words: str) -> str:
        action = GAME.actions.read(words)
        return screen.answer(1, action, GAME.view(state, 0), said, PLAYERS[:2]).plain

    assert "(Mana, 3 £)" in line("buy_ether")
    assert "(Mana, +3 £)" in line("sell_ether")
    put_agents(state, ("merchant", 1))
    assert "(Mana, +4 £)" in line("sell_ether")
    assert "(Mana, 2 £)" in line("buy_ether")
    stand(state, 0, "A")
    price = GAME.view(state, 0)["places"][9]["sides"][0]["price"]
    assert f"(Mithril Lock, {price} £)" in line("buy_artefact")
    coins(state, 1, 30 - 9 - 2)
    stand(state, 0, 1)
    put_agents(state, ("dandy", 2))
    assert "(Mana, +2 £)" in line("sell_ether")  # the bank has no more


def swapped() -> Game[SmogState]:
    """Return a game in which tiles A and C have swapped artefacts and the edges differ."""
    text = OURS.replace('artefact = "mithril_lock"', 'artefact = "swap"')
    text = text.replace('artefact = "atlantean_key"', 'artefact = "mithril_lock"')
    text = text.replace('artefact = "swap"', 'artefact = "atlantean_key"')
    for edge, ours, other in (("S", "blood", "titanium"), ("N", "titanium", "blood")):
        old = f'dir = "{edge}"\nexpertise = "{ours}"'
        assert old in text
        text = text.replace(old, f'dir = "{edge}"\nexpertise = "{other}"')
    return registry.game("smog", text)


def answers_of(game: Game[SmogState], state: SmogState, *choices: str) -> list[str]:
    said = texts("smog", "en")
    view = game.view(state, int(state.to_move()))
    players = PLAYERS[: state.seats]
    actions = [GAME.actions.read(choice) for choice in choices]
    return [screen.answer(1, action, view, said, players).plain for action in actions]


def test_places_are_named_with_what_the_board_in_play_sells_there() -> None:
    for game, sold in ((GAME, "Mithril Lock"), (swapped(), "Atlantean Key")):
        state = table(2, game=game)
        stand(state, 0, 1)
        (walk, home) = answers_of(game, state, "move A", "move esplanade")
        assert walk == f" 1 Move: Tile A ({sold})"
        assert home == " 1 Move: Esplanade"


def test_edges_are_offered_with_the_expertise_of_the_board_in_play() -> None:
    for game, ether in ((GAME, "Blood"), (swapped(), "Titanium")):
        state = game.new_game(2, 0, {"seats": "free"})
        state.play(0, GAME.actions.read("gentleman master_fox"))
        (south,) = answers_of(game, state, "edge S")
        assert south == f" 1 Take the south edge (expertise: {ether})"


def test_turning_any_tile_on_the_esplanade_says_that_it_draws_a_card() -> None:
    state = table(2)
    (turned,) = answers_of(GAME, state, "turn_clockwise 3")
    assert turned == " 1 Turn clockwise: Tile 3 (and draw a special action)"
    (both,) = answers_of(GAME, state, "turn_anticlockwise A")
    assert both == " 1 Turn anticlockwise: Tile A (Mithril Lock, and draw a special action)"
    hand(state, 0, "shifting_gears")
    state.play(0, GAME.actions.read("play shifting_gears"))
    (shifted,) = answers_of(GAME, state, "turn_clockwise 3")
    assert shifted == " 1 Turn clockwise: Tile 3"


@every_language
def test_details_tell_agents_and_own_cards_in_full(language: str) -> None:
    state = table(2)
    hand(state, 0, "rust")
    said = texts("smog", language)
    details = boards.details("smog")
    assert details is not None
    for viewer, known in ((0, True), (1, False)):
        console = blank_screen(100)
        console.print(details(GAME.view(state, viewer), said, PLAYERS[:2]))
        text = words_of(shown(console))
        assert words_of(said.say("agent-witch-text")) in text
        assert (words_of(said.say("special-rust-text")) in text) == known
        steps = [said.say("board-way-left", places=1), said.say("board-way-near", places=1)]
        way = said.say("board-portal-way", way=", ".join(steps))
        assert (words_of(way) in text) == known


@every_language
def test_details_tell_where_the_board_in_play_sells_an_artefact(language: str) -> None:
    said = texts("smog", language)
    details = boards.details("smog")
    assert details is not None
    for game, tile in ((GAME, "A"), (swapped(), "C")):
        console = blank_screen(100)
        console.print(details(game.view(table(2, game=game), 0), said, PLAYERS[:2]))
        text = words_of(shown(console))
        lock = said.say("artefact-mithril_lock-text")
        place = said.say("board-sold-on", place=said.name("place", tile))
        assert words_of(f"{lock} {place}") in text


def test_dear_prices_of_an_owners_board_have_room() -> None:
    game = registry.game("smog", OURS.replace("price = 4", "price = 14"))
    state = table(4, game=game)
    for tile in range(1, 9):
        for direction in "SWNE":
            hourglass(state, tile, direction)
    text = screen_of(state, 0, game=game)
    assert max(cell_len(line) for line in text.splitlines()) <= 80
    assert "Ti14▒⧗" in text


def test_a_board_of_long_arms_is_drawn_whole() -> None:
    """With three places on each arm instead of the diamond there are seven columns."""
    spots = {
        **{"[-1, -1]": "[0, -3]", "[-1, 1]": "[-3, 0]"},
        **{"[1, 1]": "[0, 3]", "[1, -1]": "[3, 0]"},
    }
    text = OURS
    for old, new in spots.items():
        assert f"pos = {old}" in text
        text = text.replace(f"pos = {old}", f"pos = {new}")
    start, end = text.index("[[portal]]"), text.rindex("[[portal]]")
    assert start < end
    cards = "".join(
        f'[[portal]]\nid = "{name}"\nright = {right}\nforward = {ahead}\n'
        for name, (right, ahead) in {
            **{"near": (0, -1), "left": (-1, 0), "far": (0, 1), "right": (1, 0)},
            **{"near_left": (0, -3), "far_left": (-3, 0), "far_right": (0, 3)},
            "near_right": (3, 0),
        }.items()
    )
    eight = "[[0, -1], [-1, 0], [0, 1], [1, 0], [0, -2], [-2, 0], [0, 2], [2, 0]]"
    more = f"[alternatives]\nportal_outer_eight = {eight}\nportal_axis_eight = {eight}\n"
    tiles = text[text.index("[[tile]]") : text.index("[[portal]]")]
    game = registry.game("smog", tiles + cards + more)
    state = table(4, game=game)
    state.at[0].portal = PORTAL_IDS.index("near_left")  # three places ahead of its owner there
    drawn = screen_of(state, 0, game=game)
    assert "Near left" not in drawn
    assert "3 places towards you" in words_of(drawn)
    assert max(cell_len(line) for line in drawn.splitlines()) <= 80
    for tile in range(1, 9):
        assert f"{tile}─" in drawn or f"{tile}✦" in drawn
