"""Replay files: broken or foreign ones are refused with a reason, and nothing is lost."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee import bots
from tablee.bots.match import Match
from tablee.core import registry
from tablee.core.errors import BadOption, BadReplay, TableeError
from tablee.core.replay import Replay, load, parse
from tablee.games.smog.data import FACTS
from tablee.games.smog.state import SmogState


@pytest.fixture(scope="module")
def replay() -> Replay:
    match = Match(tablee.game("abyss"), [bots.make("random")] * 2, 5)
    match.play()
    made = Replay("abyss", ["Ada", "greedy"], 5)
    made.moves = [(int(seat), int(action)) for seat, action in match.moves]
    return made


def changed(replay: Replay, **values: Any) -> str:
    return json.dumps({**json.loads(replay.to_json()), **values})


def without(replay: Replay, key: str) -> str:
    data = json.loads(replay.to_json())
    del data[key]
    return json.dumps(data)


@pytest.mark.parametrize(
    "text, said",
    [
        ("", "no JSON"),
        ("[1, 2]", "tablee_replay is missing"),
        ("[" * 100_000, "nested too deep"),
        ('{"tablee_replay": 99}', "format 99"),
        ('{"tablee_replay": 1}', "the key game is missing"),
    ],
)
def test_a_foreign_file(text: str, said: str) -> None:
    with pytest.raises(BadReplay, match=said):
        parse(text)


@pytest.mark.parametrize(
    "values, said",
    [
        ({"game": "chess"}, "no game 'chess'; known: .*abyss"),
        ({"game": 3}, "game must be a JSON str"),
        ({"version": 99}, "version 99 of the rules"),
        ({"players": ["a"]}, "seats 2 to 4 players, not 1"),
        ({"players": ["a", 3]}, "list of names"),
        ({"options": {"memory_aid": "yes"}}, "memory_aid is false or true"),
        ({"options": {"expansion": True}}, "no option 'expansion'"),
        ({"random": "dice"}, "sfc32"),
        ({"seed": "xyz"}, "hexadecimal"),
        ({"seed": "-1"}, "128 bits"),
        ({"seed": "f" * 33}, "128 bits"),
        ({"moves": [[0, 1]]}, "move 1 must be"),
        ({"moves": [[0, True, "explore"]]}, "move 1 must be"),
        ({"moves": [[0, 0, "plot"]]}, "action 0 is 'explore', not 'plot'"),
        ({"moves": [[0, 999, "plot"]]}, "no action 999"),
        ({"moves": [[0, 16, "go_on"]]}, "move 1 cannot be played"),
    ],
)
def test_a_broken_file_names_what_is_wrong(
    replay: Replay, values: dict[str, Any], said: str
) -> None:
    with pytest.raises(TableeError, match=said):
        parse(changed(replay, **values))


@pytest.mark.parametrize(
    "key", ["game", "version", "options", "players", "random", "seed", "moves"]
)
def test_a_missing_key_is_named(replay: Replay, key: str) -> None:
    with pytest.raises(BadReplay, match=f"the key {key} is missing"):
        parse(without(replay, key))


def test_a_move_of_the_wrong_seat_is_found(replay: Replay) -> None:
    data = json.loads(replay.to_json())
    data["moves"][10][0] = 1 - data["moves"][10][0]
    with pytest.raises(BadReplay, match="move 11 cannot be played: .*another seat is asked"):
        parse(json.dumps(data))


def test_files(replay: Replay, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    replay.save(path)
    assert load(path) == replay
    assert list(tmp_path.iterdir()) == [path]
    with pytest.raises(BadReplay, match="cannot be read"):
        load(tmp_path / "none.json")
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(BadReplay, match="cannot be read"):
        load(path)


def own_board() -> tuple[Replay, SmogState]:
    """Return a replay of some moves on a board of one's own, and the state after them."""
    data = (FACTS / "board.toml").read_text("utf-8").replace("price = 3", "price = 2")
    match = Match(registry.game("smog", data), [bots.make("random")] * 2, 5)
    for _ in range(150):
        match.step()
    replay = Replay("smog", ["Ada", "Bo"], 5, data=data)
    replay.moves = [(int(seat), int(action)) for seat, action in match.moves]
    assert isinstance(match.state, SmogState)
    return replay, match.state


def test_a_game_with_an_owners_data_has_them_with_it() -> None:
    replay, state = own_board()
    text = replay.to_json()
    again = parse(text)
    assert again == replay
    final = again.final()
    assert isinstance(final, SmogState)
    assert final.board.prices == state.board.prices
    assert parse(text, replay.data) == replay
    assert replay.data is not None
    with pytest.raises(BadReplay, match="other data"):
        parse(text, replay.data + "\n")


def test_a_file_of_before_names_the_digest_and_needs_the_same_data() -> None:
    replay, _ = own_board()
    old = json.loads(replay.to_json())
    assert replay.data is not None
    old["data"] = hashlib.sha256(replay.data.encode()).hexdigest()
    text = json.dumps(old)
    assert parse(text, replay.data) == replay
    with pytest.raises(BadReplay, match="the same file is needed .SHA-256 [0-9a-f]{64}"):
        parse(text)
    with pytest.raises(BadReplay, match="other data"):
        parse(text, replay.data + "\n")
    with pytest.raises(BadReplay, match="data must be a text"):
        parse(json.dumps({**old, "data": 7}))


def test_a_game_without_data_takes_none_afterwards(replay: Replay) -> None:
    assert "data" not in json.loads(replay.to_json())
    with pytest.raises(BadReplay, match="without an owner's data"):
        parse(replay.to_json(), "")


def test_a_game_without_figures_to_replace_says_so() -> None:
    with pytest.raises(BadOption, match="abyss has no figures that a file may replace"):
        registry.game("abyss", "")


def test_a_file_is_readable(replay: Replay) -> None:
    """It has one move per line, in words."""
    lines = replay.to_json().splitlines()
    assert '    [0, 0, "explore"],' in lines or '    [1, 0, "explore"],' in lines
    assert len(lines) == len(replay.moves) + 11
