"""Judged positions: those of all games, the form of their files, and how a bot is asked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.bots import Bot
from tablee.cli import main
from tablee.core.engine import Game, State
from tablee.core.native import i64
from tablee.core.rng import Rng
from tablee.sim import exam

FILE = """
[[game]]
id = "opening"
seats = 2
seed = "1"
moves = "draw 3; recruit yellow_4;"

[[position]]
id = "first"
game = "opening"
after = 0
seat = 0
fine = ["draw *"]
foolish = []
why_en = "why"
why_fr = "pourquoi"
"""
OPENING = FILE.replace("foolish = []\n", "").replace('"draw *"', '"draw 2", "draw 3"')


@pytest.mark.parametrize("game", tablee.game_names())
def test_every_game_has_25_judged_positions_whose_answers_are_legal(game: str) -> None:
    """Reading a file plays its games and refuses answers that are not legal, or judged twice."""
    found = exam.positions(game)
    assert len(found) >= 25
    assert len({position.name for position in found}) == len(found)
    for position in found:
        assert not set(position.fine) & set(position.foolish)
        assert all(sentence.endswith(".") for sentence in position.why.values())


@pytest.mark.parametrize("game", tablee.game_names())
def test_french_reasons_keep_french_typography(game: str) -> None:
    for position in exam.positions(game):
        french = position.why["fr"]
        for place, sign in enumerate(french):
            if sign in ";:!?»" and place > 0:
                assert french[place - 1] in "\u202f\u00a0", (position.name, french)


def test_what_is_not_named_belongs_to_the_other_list() -> None:
    (position,) = exam.read("conspiracy", OPENING, "a.toml")
    describe = tablee.game("conspiracy").actions.describe
    assert [str(describe(action)) for action in position.fine] == ["draw 2", "draw 3"]
    assert [str(describe(action)) for action in position.foolish] == ["draw 1"]


@pytest.mark.parametrize(
    ("old", "new", "wrong"),
    [
        ("recruit yellow_4", "recruit yellow_9", "a.toml, second: move 2, 'recruit yellow_9'"),
        ('"draw 2"', '"pile red"', "first, fine: 'pile red' is no legal answer here"),
        ("seat = 0", "seat = 1", "first: seat 0 decides, not seat 1"),
        ("why_fr", "why_it", "first: why_fr is missing"),
        ('fine = ["draw 2", "draw 3"]', "", "first: neither fine nor foolish"),
        ('"draw 2", "draw 3"', '"draw *"', "first: fine and foolish answers must both exist"),
        ("fine =", 'foolish = ["draw 3"]\nfine =', "'draw 1' is neither fine and foolish"),
        ("fine =", 'foolish = ["draw *"]\nfine =', "'draw 2' is both fine and foolish"),
        ('game = "opening"', 'game = "closing"', "there is no game 'closing'"),
        ("after = 0", "after = 3", "the game has 2 moves, not 3"),
        ('seed = "1"', 'seed = "one"', "seed is a hexadecimal number"),
        ("seats = 2", "seats = 9", "first: conspiracy seats 2 to 4 players, not 9"),
        ("seats = 2", 'seats = "2"', "seats is '2', not a TOML int"),
        ("[[game]]", "[game", "a.toml: "),
        ('id = "opening"', 'id = "opening"\nplayers = 2', "'players' is not known"),
    ],
)
def test_a_file_that_does_not_fit_is_refused_with_its_position(
    old: str, new: str, wrong: str
) -> None:
    text = OPENING + OPENING[OPENING.index("[[position]]") :].replace("first", "second").replace(
        "after = 0", "after = 2"
    ).replace("seat = 0", "seat = 1").replace('"draw 2", "draw 3"', '"draw *"')
    assert old in text
    with pytest.raises(exam.BadExam) as error:
        exam.read("conspiracy", text.replace(old, new, 1), "a.toml")
    assert wrong in str(error.value)


class Stubborn(Bot):
    """Always takes the first legal answer."""

    def choose(self, game: Game[Any], seen: State, rng: Rng) -> i64:
        return seen.legal_actions()[0]


@pytest.fixture
def one_file(monkeypatch: pytest.MonkeyPatch) -> None:
    """All games have the same one position less: one of Conspiracy."""
    found = tuple(exam.read("conspiracy", OPENING, "a.toml"))
    monkeypatch.setattr(exam, "positions", lambda game: found if game == "conspiracy" else ())


STUBBORN = f"{Path(__file__)}:Stubborn"


def test_a_bot_is_told_its_share_of_fine_answers(
    one_file: None, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["exam", STUBBORN, "--asks", "3", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["complete"]
    (row,) = told["results"]
    assert (row["game"], row["positions"], row["right"]) == ("conspiracy", 1, 0.0)
    assert row["answers"][0]["given"] == ["draw 1"] * 3


def test_the_table_names_what_was_missed(
    one_file: None, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["exam", STUBBORN, "--asks", "2", "--game", "conspiracy", "--missed", "--lang", "fr"]
    assert main(words) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "conspiracy" in told
    assert "0.0 %" in told
    assert "a.toml, first: draw 1 (2). pourquoi" in told


def test_what_is_done_counts_when_interrupted(
    one_file: None, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = exam.asked

    def once(name: str, position: exam.Position, asks: int) -> exam.Answers:
        if name == "greedy":
            raise KeyboardInterrupt
        return asked(name, position, asks)

    monkeypatch.setattr(exam, "asked", once)
    with pytest.raises(SystemExit) as end:
        main(["exam", f"{STUBBORN},greedy", "--json"])
    assert end.value.code == 130
    told = json.loads(capsys.readouterr().out)
    assert not told["complete"]
    assert [row["bot"] for row in told["results"]] == [STUBBORN]


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (["grandmistress"], "there is no bot 'grandmistress'"),
        (["greedy", "--asks", "0"], "asked at least once"),
        (["greedy", "--game", "abyss"], "abyss has no judged positions"),
    ],
)
def test_a_bad_question_is_refused(
    one_file: None, words: list[str], wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["exam", *words]) == 2
    assert wrong in capsys.readouterr().err


def test_the_same_seed_gives_the_same_answers() -> None:
    (position,) = exam.read("conspiracy", OPENING, "a.toml")
    name = "search:iterations=8:temperature=2"
    assert exam.asked(name, position, 4).given == exam.asked(name, position, 4).given
