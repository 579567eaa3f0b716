"""The terminal shows everything in a view: every field is read, or ignored for a reason."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path
from typing import is_typeddict

import pytest

import tablee
from tablee.terminal import boards

FOLDER = Path(boards.__file__).parent
ELSEWHERE = ("parts.py", "../screen.py")  # shared by all boards
GAMES = [game for game in tablee.game_names() if (FOLDER / f"{game}.py").exists()]

NO_ANSWER = "what was done already is no answer any more"
ON_A_MAP = "what a figure could reach and see is for a map; here the answers list it"
WHO_IS_ASKED = "the question names who draws or pays"
UNDER_WAY = "the log has just told the attack, and the question names who and what"
DECIDED = "the end of the game says what decided"
CHANCES = "chances are told where gems are counted out on the page"
GOALS = "the briefing tells what wins"
OPENS = "what opens a chest or a door is for a map; here the answers list what can be opened"
WORTH = "what a location would be worth is told on the page; here its text is at hand"
IGNORED = {
    "abyss": {
        "bought": "nobody is asked twice in one exploration, and the log says who bought",
        **dict.fromkeys(("drawn_by", "paid_by", "offered_to"), WHO_IS_ASKED),
        "phase": "the question tells where in the turn one is",
        "score": "the points are told in one sum; the end of the game parts them",
        "tie_break": DECIDED,
        "token_bag_size": "only an empty bag would matter",
        "used": NO_ANSWER,
        **dict.fromkeys(("worths", "now", "best"), WORTH),
    },
    "conan": {
        **dict.fromkeys(("hindrance", "sees", "hidden", "by"), ON_A_MAP),
        **dict.fromkeys(("prospect", "hits"), ON_A_MAP),
        **dict.fromkeys(("chest_difficulty", "shut", "lock", "points"), OPENS),
        **dict.fromkeys(("attack", "attacker", "victim", "card", "roller"), UNDER_WAY),
        **dict.fromkeys(("damage", "defence"), UNDER_WAY),
        **dict.fromkeys(("aim", "odds", "wound", "kill", "beyond", "gems"), CHANCES),
        **dict.fromkeys(("dice", "rerolls", "penalty", "shields", "may_defend"), CHANCES),
        **dict.fromkeys(("goals", "tests", "any", "key", "values"), GOALS),
        **dict.fromkeys(("met", "have", "want"), GOALS),
        **dict.fromkeys(("blocked", "skill"), "an answer that is refused names who blocks"),
        "benefits": "the answers offer what the upgrade tiles allow",
        "leader": "the heroes' side is told, and any of its leaders may command",
        "most_life": "the life that is left is told",
        "opened": "a chest that was opened is of no use any more",
        "removed": "gems out of the game never come back",
        "scenario": "its title says the same",
    },
    "conspiracy": {
        "drawn_by": WHO_IS_ASKED,
        "location_points": "they are part of the points of the chamber",
        "phase": "the question tells where in the turn one is",
        "score": "the points are told in one sum; the end of the game parts them",
        "tie_break": DECIDED,
    },
    "smog": {
        "agents_by_age": "each place names its agents, the oldest first",
        **dict.fromkeys(("begged", "turned_any", "bought_on", "sold_on"), NO_ANSWER),
        "cost": "the answer tells what it costs now",
        "gentleman": "a number in the colour of the seat stands for the gentleman",
        "last_favoured": "it only tells whether favours come back, which the log says",
        "marked_side_faces": "the sides are drawn as they lie",
        "order": "turns go round from the seat with the token, and the question names who is next",
        "then": "the log tells what a trade did",
        **dict.fromkeys(("reach", "steps"), "the question tells the steps, the answers where to"),
        "transactions": "the agents that wait stand on their cards",
        "winner": "the end of the game names the winner",
    },
}


def fields(game: str) -> set[str]:
    """Return the names of all fields of a game's view, including those of its parts."""
    module = import_module(f"tablee.games.{game}.view.fields")
    kinds = [found for found in vars(module).values() if is_typeddict(found)]
    own = [kind for kind in kinds if kind.__module__ == module.__name__]
    return {name for kind in own for name in kind.__annotations__}


def read(game: str) -> set[object]:
    """Return the keys that the sources of a board look up."""
    paths = [FOLDER / name for name in (f"{game}.py", *ELSEWHERE)]
    nodes = [node for path in paths for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    return {key.value for key in map(key_of, nodes) if isinstance(key, ast.Constant)}


def key_of(node: ast.AST) -> ast.AST | None:
    """Return the key in `zone["cards"]`, `zone.get("cards")` or `"cards" in zone`."""
    match node:
        case ast.Subscript(slice=key):
            return key
        case ast.Call(func=ast.Attribute(attr="get"), args=[key, *_]):
            return key
        case ast.Compare(left=key, ops=[ast.In() | ast.NotIn()]):
            return key
    return None


@pytest.mark.parametrize("game", GAMES)
def test_a_board_reads_every_field_or_it_is_ignored_for_a_reason(game: str) -> None:
    unread = fields(game) - read(game)
    assert unread == set(IGNORED.get(game, {}))
