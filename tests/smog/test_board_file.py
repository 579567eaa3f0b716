"""A board of one's own: read from a file, checked, and played on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablee.core import record
from tablee.games.smog.board.layout import BadBoard, default_board, load_board
from tablee.games.smog.data import FACTS
from tablee.games.smog.rules import GAME, Smog, use_board
from tablee.games.smog.state import SmogState
from tests.smog.tables import coins, do, place, stand, table

OURS = (FACTS / "board.toml").read_text("utf-8")


def board_file(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "my_board.toml"
    path.write_text(text, encoding="utf-8")
    return path


def changed(old: str, new: str, count: int = 1) -> str:
    assert old in OURS
    return OURS.replace(old, new, count)


def test_our_own_file_is_a_board_like_any_other(tmp_path: Path) -> None:
    board = load_board(board_file(tmp_path, OURS))
    assert list(board.prices) == list(default_board().prices)
    assert board.warnings == []


def test_a_file_may_replace_one_part_only(tmp_path: Path) -> None:
    edges = "".join(
        f'[[edge]]\ndir = "{edge}"\nexpertise = "{ether}"\n'
        for edge, ether in zip("SWNE", ("mana", "blood", "ectoplasm", "titanium"), strict=True)
    )
    board = load_board(board_file(tmp_path, edges))
    assert list(board.expertise) == [1, 0, 2, 3]
    assert list(board.prices) == list(default_board().prices)


def test_the_figures_of_the_file_reach_the_rules(tmp_path: Path) -> None:
    dear = changed('{ ether = "mana",      price = 3', '{ ether = "mana",      price = 7')
    game = use_board(board_file(tmp_path, dear))
    assert isinstance(game, Smog)
    state = table(2, game=game)
    stand(state, 0, 1)
    coins(state, 0, 8)
    do(state, 0, "buy_ether")
    assert state.at[0].sovereigns == 1
    assert game.view(state, 0)["places"][1]["sides"][1]["price"] == 7
    ours = table(2)
    stand(ours, 0, 1)
    coins(ours, 0, 8)
    do(ours, 0, "buy_ether")
    assert ours.at[0].sovereigns == 5


def test_copies_share_the_board_and_saves_leave_it_out(tmp_path: Path) -> None:
    game = Smog(default_board())
    state = game.new_game(2, 1)
    assert state.clone().board is state.board
    assert game.determinize(state, 0, state.rng.clone()).board is state.board
    loaded = record.from_ints(game.new_game(2, 5), record.to_ints(state, game.steps), game.steps)
    assert isinstance(loaded, SmogState)
    assert loaded.board is game.board
    assert record.same(loaded, state, GAME.steps)


def test_an_uneven_board_is_allowed_and_told(tmp_path: Path) -> None:
    uneven = changed('{ ether = "mana",      price = 3', '{ ether = "mana",      price = 2')
    board = load_board(board_file(tmp_path, uneven))
    assert any("tile 2 does not repeat tile 1" in warning for warning in board.warnings)


def test_a_cross_is_a_board_too(tmp_path: Path) -> None:
    """The diagonal tiles may be elsewhere, if the board looks the same after a quarter turn."""
    cross = OURS
    for old, new in (("[-1, -1]", "[0, -3]"), ("[-1, 1]", "[-3, 0]")):
        cross = cross.replace(f"pos = {old}", f"pos = {new}", 1)
    for old, new in (("[1, 1]", "[0, 3]"), ("[1, -1]", "[3, 0]")):
        cross = cross.replace(f"pos = {old}", f"pos = {new}", 1)
    for id_, right, forward in (
        ("near_left", 0, -3),
        ("near_right", 3, 0),
        ("far_left", -3, 0),
        ("far_right", 0, 3),
    ):
        cross = re.sub(
            rf'id = "{id_}"\nright = -?1\nforward = -?1',
            f'id = "{id_}"\nright = {right}\nforward = {forward}',
            cross,
        )
    cross = cross.replace(
        "[[-1, -1], [1, -1], [-1, 1], [1, 1],", "[[0, -3], [3, 0], [-3, 0], [0, 3],"
    )
    board = load_board(board_file(tmp_path, cross))
    assert [board.neighbours[place("A") * 4 + d] for d in range(4)] == [place(5), -1, place(1), -1]


@pytest.mark.parametrize(
    "old, new, says",
    [
        ('id = "1"', 'id = "9"', r"tile\.id is '9'; allowed: 1, 2, 3"),
        ('id = "2"', 'id = "1"', r"tile\.id is '1'; allowed: each once"),
        ("price = 3, barrier = false", "price = 0, barrier = false", "tile 1: side 1: price is 0"),
        ("price = 3, barrier = false", 'price = "3", barrier = false', "whole number from 1 to 30"),
        (
            'ether = "mana",      price = 3',
            'ether = "gold", price = 3',
            "'gold'; allowed: blood",
        ),
        ("barrier = false },", "barrier = 1 },", "barrier is 1; allowed: true, false"),
        ('start_facing = "S"', 'start_facing = "X"', "start_facing is 'X'; allowed: S, W, N, E"),
        ("pos = [0, -1]", "pos = [0, 0]", "same spot"),
        ("pos = [0, -1]", "pos = [0, -5]", "quarter turn"),
        ("pos = [0, -1]", "pos = 4", "two whole numbers"),
        ('kind = "ether"', 'kind = "gold"', "kind is 'gold'; allowed: ether, artefact"),
        ('artefact = "mithril_lock"', 'artefact = "atlantean_key"', "each once"),
        ('expertise = "blood"', 'expertise = "mana"', "edge.expertise"),
        ('id = "near_left"', 'id = "nearer"', "portal.id is 'nearer'"),
        ('id = "near_left"', 'id = "near"', "different cards"),
        ("right = -1", "right = 2", "portal near_left"),
        ("needs = { blood = 1, mana = 1", "needs = { blood = 2, mana = 1", "combination all"),
        ('2 = ["S", "N"]', '2 = ["S", "S"]', "seating.2"),
        ('3 = ["S", "W", "N"]', '3 = ["S", "N", "W"]', "clockwise"),
        ("portal_outer_eight = [[-1, -1], [1, -1]", "portal_outer_eight = [[-1, -1]", "different"),
    ],
)
def test_a_bad_figure_is_told_with_its_file_its_key_and_what_is_allowed(
    tmp_path: Path, old: str, new: str, says: str
) -> None:
    path = board_file(tmp_path, changed(old, new))
    with pytest.raises(BadBoard, match=says) as error:
        load_board(path)
    assert "my_board.toml" in str(error.value)


def test_what_is_no_board_at_all_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadBoard, match="cannot be read"):
        load_board(tmp_path / "missing.toml")
    with pytest.raises(BadBoard, match="not TOML"):
        load_board(board_file(tmp_path, "tile = ["))
    with pytest.raises(BadBoard, match="no part 'tiles'"):
        load_board(board_file(tmp_path, "[[tiles]]\nid = 1\n"))
    with pytest.raises(BadBoard, match="tile is 3"):
        load_board(board_file(tmp_path, "tile = 3\n"))
    one_tile = OURS[OURS.index("[[tile]]") : OURS.index('[[tile]]\nid = "2"')]
    with pytest.raises(BadBoard, match="tile 2, 3"):
        load_board(board_file(tmp_path, one_tile))
    with pytest.raises(BadBoard, match="four sides"):
        load_board(board_file(tmp_path, re.sub(r"sides = \[\n.*\n", "sides = [\n", OURS, count=1)))
    for part in ("portal", "alternatives", "seating", "combination", "edge"):
        with pytest.raises(BadBoard, match=f"{part} is 3; allowed: "):
            load_board(board_file(tmp_path, f"{part} = 3\n"))
    with pytest.raises(BadBoard, match="seating.2 is 3"):
        load_board(board_file(tmp_path, "[seating]\n2 = 3\n"))
    needs = "needs = { blood = 1, mana = 1, ectoplasm = 1, titanium = 1 }"
    with pytest.raises(BadBoard, match="needs is 4"):
        load_board(board_file(tmp_path, changed(needs, "needs = 4")))
