"""Damaged files: a command says in a sentence what is wrong, without a traceback.

The damage is seeded: the same seed damages the same files in the same way.
"""

from __future__ import annotations

import json
import random
import re
from pathlib import Path
from random import Random

import pytest

import tablee
from tablee.cli import main
from tablee.core.replay import Replay
from tests.server.amount import amount

FACTS = Path(tablee.__file__).parent / "games"
SCENARIOS = sorted((FACTS / "conan" / "facts" / "scenarios").glob("*.toml"))
BOARD = FACTS / "smog" / "facts" / "board.toml"
NUMBERS = ["9" * 4_301, "9" * 5_000, str(2**63), str(-(2**63) - 1), str(2**64), str(2**128)]
NUMBERS += ["-1", "0", "1e400", "0.5", "1e3", "-0", "255", "256", "65536", "true", "null", "nan"]
WORDS = ["x" * 1_001, "x" * 100_000, "\\u0000", "\\ud800", "é" * 2_000, "", "../../x", "%s{}"]
NUMBER = re.compile(r"-?\b\d+\b")
STRING = re.compile(r'"[^"\n]*"')


def one_of(chooser: Random, pattern: re.Pattern[str], text: str) -> re.Match[str] | None:
    found = list(pattern.finditer(text))
    return chooser.choice(found) if found else None


def other_number(chooser: Random, text: str) -> str:
    spot = one_of(chooser, NUMBER, text)
    return text[: spot.start()] + chooser.choice(NUMBERS) + text[spot.end() :] if spot else text


def other_word(chooser: Random, text: str) -> str:
    spot = one_of(chooser, STRING, text)
    word = f'"{chooser.choice(WORDS)}"'
    return text[: spot.start()] + word + text[spot.end() :] if spot else text


def other_kind(chooser: Random, text: str) -> str:
    """Return a value of another type than a number or a word."""
    spot = one_of(chooser, chooser.choice([NUMBER, STRING]), text)
    kinds = ["[]", "{}", '"word"', "7", "[[1]]", '{"a" = 1}', "[" * 200 + "]" * 200, "false"]
    return text[: spot.start()] + chooser.choice(kinds) + text[spot.end() :] if spot else text


def cut(chooser: Random, text: str) -> str:
    first = chooser.randrange(len(text))
    return text[:first] + text[first + chooser.choice([1, 10, 1_000, len(text)]) :]


def twice(chooser: Random, text: str) -> str:
    lines = text.splitlines(keepends=True)
    first = chooser.randrange(len(lines))
    return "".join([*lines[: first + 1], *lines[first : first + chooser.choice([1, 3, 20])]])


def other_signs(chooser: Random, text: str) -> str:
    spoilt = list(text)
    for _ in range(chooser.choice([1, 3, 10])):
        spoilt[chooser.randrange(len(spoilt))] = chooser.choice('{}[]",:=.\0\n\r\ufeff\u202e9-')
    return "".join(spoilt)


WAYS = [other_number, other_number, other_word, other_kind, cut, twice, other_signs]


def spoilt(chooser: Random, text: str) -> str:
    for _ in range(chooser.choice([1, 1, 1, 2])):
        text = chooser.choice(WAYS)(chooser, text) or "x"
    return text


def game_of(name: str) -> str:
    """Return the file of a game of a few moves."""
    players = ["greedy"] * tablee.game(name).min_seats
    replay = Replay(name, players, 7)
    state = replay.start()
    for _ in range(6):
        seat, action = int(state.to_move()), int(state.legal_actions()[0])
        state.play(seat, action)
        replay.moves.append((seat, action))
    return replay.to_json()


def fair_game() -> str:
    """Return the record of a table, with its proof, which need not be valid."""
    text = game_of("conspiracy")
    proof: dict[str, object] = {"table": "a", "commitment": "00", "server_seed": "ab" * 32}
    proof |= {"seat_seeds": ["cd" * 32, None], "scores": [1, 2], "record": "00"}
    return text.replace("{\n", '{\n  "fairness": ' + json.dumps(proof) + ",\n", 1)


ARENA = ["arena", "abyss", "--bots", "random,greedy", "--games", "4", "--jobs", "1"]


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("arena") / "results.jsonl"
    assert main([*ARENA, "--results", str(path), "--json"]) == 0
    return path.read_text(encoding="utf-8")


def commands(kind: str, path: Path) -> list[list[Path | str]]:
    """Return the commands that read a kind of file."""
    if kind == "replay":
        return [["replay", path], ["replay", path, "--at", "3", "--seat", "1"]]
    if kind == "resume":
        return [["play", "conspiracy", "--resume", path, "--save", f"{path}.kept"]]
    if kind == "verify":
        return [["verify", path]]
    if kind == "scenario":
        return [["conan", "check", path]]
    if kind == "board":
        play = ["simulate", "smog", "--bots", "random,random", "--games", "1", "--jobs", "1"]
        return [[*play, "--data", path, "--json"]]
    return [[*ARENA, "--played", "--results", path, "--json"]]


def source(kind: str, chooser: Random, arena: str) -> str:
    if kind == "replay":
        return game_of(chooser.choice(["conspiracy", "abyss", "smog", "conan"]))
    if kind == "resume":
        return game_of("conspiracy")
    if kind == "verify":
        return fair_game()
    if kind == "scenario":
        return chooser.choice(SCENARIOS).read_text(encoding="utf-8")
    return BOARD.read_text(encoding="utf-8") if kind == "board" else arena


def check_calm(words: list[Path | str], capsys: pytest.CaptureFixture[str]) -> int | str | None:
    """Run a command: it works, or prints one short sentence."""
    code: int | str | None
    try:
        code = main([str(word) for word in words])
    except SystemExit as left:
        code = left.code
    told = capsys.readouterr().err
    assert code in (0, 2), told
    if code == 2:
        last = told.strip().splitlines()[-1]
        assert last.startswith("tablee: "), told
        assert len(last) < 2_000
    return code


@pytest.mark.parametrize("kind", ["replay", "resume", "verify", "scenario", "board", "arena"])
def test_a_spoilt_file_is_refused_in_a_sentence(
    kind: str,
    tmp_path: Path,
    arena: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("builtins.input", lambda *prompt: "q")
    chooser = random.Random(f"{kind} 1")
    path = tmp_path / "file"
    refused = 0
    for _ in range(amount(60, 3_000)):
        text = spoilt(chooser, source(kind, chooser, arena))
        path.write_text(text, encoding="utf-8", errors="surrogatepass")
        for words in commands(kind, path):
            refused += check_calm(words, capsys) == 2
    assert refused > 10
