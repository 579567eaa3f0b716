"""The commands `play` and `replay`."""

from __future__ import annotations

import builtins
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.core.replay import Replay, load
from tablee.games.smog.data import FACTS
from tablee.terminal.files import data_folder, new_path
from tablee.terminal.session import Session


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Callable[..., Any]:
    """Return a function that sets what a person types before the input ends."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def set_lines(*lines: str) -> None:
        script = iter(lines)

        def read(prompt: str = "") -> str:
            print(prompt, end="")
            for line in script:
                return line
            raise EOFError

        monkeypatch.setattr(builtins, "input", read)

    set_lines()
    return set_lines


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """Return the file of a finished game between bots."""
    session = Session(Replay("abyss", ["greedy", "random", "greedy"], 3))
    while not session.state.is_over():
        session.play(session.bot_answer())
    session.replay.save(tmp_path / "game.json")
    return tmp_path / "game.json"


def test_play_tells_version_engine_seed_and_file_and_asks(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed("1", "q")
    assert main(["play", "abyss", "--seed", "0x1f"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("tablee ")
    assert " engine" in out.splitlines()[0]
    assert "Seed: 0x1f" in out
    assert "1 point" in out or "0 points" in out
    [path] = (tmp_path / "tablee").glob("abyss-*.json")
    assert load(path).players == ["you", "greedy", "greedy"]
    assert load(path).seed == 31


def test_play_follows_the_locale_and_the_language_asked_for(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    main(["play", "abyss", "--lang", "fr"])
    assert "Votre main" in capsys.readouterr().out
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    main(["play", "abyss"])
    assert "Votre main" in capsys.readouterr().out


def test_seeds_are_secret_unless_given(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for name in ("a", "b"):
        main(["play", "abyss", "--save", str(tmp_path / name)])
    first, second = load(tmp_path / "a"), load(tmp_path / "b")
    assert first.seed != second.seed
    assert first.random == "hmac-sha256"


def test_play_takes_options_and_goes_on_where_it_was_left(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "mine.json"
    typed("1", "1")
    main(
        ["play", "abyss", "--seats", "you:Ada,random", "--save", str(path)]
        + ["--option", "memory_aid=true", "--ask-everything"]
    )
    first = load(path)
    assert first.options["memory_aid"] is True
    typed("1", "q")
    assert main(["play", "abyss", "--resume", str(path), "--ask-everything"]) == 0
    again = load(path)
    assert again.moves[: len(first.moves)] == first.moves
    assert sum(seat == 0 for seat, _ in again.moves) == 3
    assert "Ada" in capsys.readouterr().out


@pytest.mark.parametrize(
    "words, message",
    [
        (["chess"], "there is no game 'chess'"),
        (["abyss", "--seats", "you,deep"], "there is no bot 'deep'"),
        (["abyss", "--seats", "you"], "seats 2 to 4"),
        (["abyss", "--seed", "x"], "--seed is a whole number"),
        (["abyss", "--seed", "-1"], "--seed is a whole number"),
        (["abyss", "--option", "colour=red"], "this game has: memory_aid"),
        (["abyss", "--option", "memory_aid=x"], "memory_aid is false or true"),
        (["abyss", "--resume", "/nowhere/x.json"], "cannot be read"),
        (["abyss", "--resume", "x", "--seed", "1"], "from the file"),
    ],
)
def test_bad_words_are_told_in_one_line(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], words: list[str], message: str
) -> None:
    assert main(["play", *words]) == 2
    told = capsys.readouterr().err
    assert message in told
    assert told.count("\n") == 1


OWN_BOT = """from pathlib import Path
from tablee.bots import Bot
Path({mark!r}).touch()
class Mine(Bot):
    def choose(self, game, state, rng):
        return int(state.legal_actions()[0])
"""


@pytest.mark.parametrize("way", ["file", "module"])
def test_a_kept_game_runs_no_program_that_only_its_file_names(
    typed: Callable[..., Any],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    way: str,
) -> None:
    """A file may come from anybody. A program it names runs only if the command line names it."""
    mark, path = tmp_path / "has_run", tmp_path / "game.json"
    (tmp_path / f"strange_{way}.py").write_text(OWN_BOT.format(mark=str(mark)))
    monkeypatch.syspath_prepend(tmp_path)
    bot = f"{tmp_path}/strange_file.py:Mine" if way == "file" else "strange_module:Mine"
    Replay("abyss", ["you:Ada", bot], 7, random="hmac-sha256").save(path)
    assert main(["play", "abyss", "--resume", str(path)]) == 2
    told = capsys.readouterr().err
    assert f"--seats you:Ada,{bot}" in told
    assert told.count("\n") == 1
    assert main(["play", "abyss", "--resume", str(path), "--seats", "you:Ada,greedy"]) == 2
    assert "not those of the file" in capsys.readouterr().err
    assert not mark.exists()
    typed("q")
    assert main(["play", "abyss", "--resume", str(path), "--seats", f"you:Ada,{bot}"]) == 0
    assert mark.exists()


def test_replay_tells_moves_rules_and_turns(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    assert main(["replay", str(kept)]) == 0
    out = capsys.readouterr().out
    assert "It is Greedy 1’s turn. ─" in out
    assert "Explore the depths  abyss:18" in out
    assert f"{len(load(kept).moves)} " in out
    assert "Total" in out


def test_replay_draws_the_board_after_a_move(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], kept: Path
) -> None:
    for seat, hand in (("all", False), ("2", True)):
        assert main(["replay", str(kept), "--at", "30", "--seat", seat, "--lang", "en"]) == 0
        out = capsys.readouterr().out
        assert "Court (" in out
        assert ("Your hand" in out) == hand


@pytest.mark.parametrize(
    "words, message",
    [
        (["--at", "99999"], "--at takes 0 to"),
        (["--at", "-1"], "--at takes 0 to"),
        (["--seat", "4"], "--seat is all, or 1 to 3"),
        (["--seat", "0"], "--seat is all, or 1 to 3"),
    ],
)
def test_replay_refuses_moves_and_seats_there_are_not(
    typed: Callable[..., Any],
    capsys: pytest.CaptureFixture[str],
    kept: Path,
    words: list[str],
    message: str,
) -> None:
    assert main(["replay", str(kept), *words]) == 2
    assert message in capsys.readouterr().err


@pytest.mark.parametrize(
    "broken",
    [
        lambda text: text[:-30],
        lambda text: text.replace("explore", "fight", 1),
        lambda text: text.replace('"game": "abyss"', '"game": "chess"'),
        lambda text: "[]",
        lambda text: "",
    ],
)
def test_broken_files_are_refused(
    typed: Callable[..., Any],
    capsys: pytest.CaptureFixture[str],
    kept: Path,
    broken: Callable[..., Any],
) -> None:
    kept.write_text(broken(kept.read_text()))
    for words in (["replay", str(kept)], ["play", "abyss", "--resume", str(kept)]):
        assert main(words) == 2
        told = capsys.readouterr()
        assert told.err.startswith(f"tablee: {kept}: ")
        assert "Traceback" not in told.err
        assert told.out == ""


def test_files_are_kept_in_the_users_folder(tmp_path: Path) -> None:
    assert data_folder({"XDG_DATA_HOME": "/data"}) == Path("/data/tablee")
    assert data_folder({}) == Path.home() / ".local/share/tablee"
    assert data_folder({"XDG_DATA_HOME": "relative"}) == Path.home() / ".local/share/tablee"
    noon = datetime(2026, 1, 2, 12)
    first = new_path("abyss", tmp_path, noon)
    first.touch()
    assert first.name == "abyss-2026-01-02-120000.json"
    assert new_path("abyss", tmp_path, noon).name == "abyss-2026-01-02-120000-2.json"


COMMAND = "import sys; from tablee.cli import main; sys.exit(main())"


def test_bytes_that_are_no_text_are_wrong_input(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, "play", "abyss", "--seats", "you,random", "--lang", "en"],
        input=b"\xff\xfe\n\x00\n",
        capture_output=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.count(b"That is not a command") == 2
    assert b"--resume" in done.stdout


def test_the_command_to_go_on_can_be_copied(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """In a checkout the program cannot be started by its name alone."""
    from tablee.terminal.files import own_command

    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", "")
    assert own_command(str(tmp_path / ".venv/bin/tablee")) == ".venv/bin/tablee"
    assert own_command("/usr/bin/pytest") == "tablee"


@pytest.fixture
def own_board(tmp_path: Path) -> Path:
    text = (FACTS / "board.toml").read_text("utf-8").replace("price = 1,", "price = 9,")
    path = tmp_path / "my board.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_game_on_an_owners_board_is_taken_up_on_the_same_board(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], tmp_path: Path, own_board: Path
) -> None:
    path = tmp_path / "game.json"
    data = ["--data", str(own_board)]
    typed("1", "q")
    assert main(["play", "smog", "--seats", "you,greedy", "--save", str(path), *data]) == 0
    out = capsys.readouterr().out
    assert f"--resume {path} --data '{own_board}'" in out
    assert " 9]" in out  # a price of that board
    resume = ["play", "smog", "--resume", str(path)]
    assert main([*resume, *data]) == 0
    assert main(["replay", str(path), *data]) == 0
    capsys.readouterr()
    assert main(["replay", str(path)]) == 0  # the file keeps the board itself
    capsys.readouterr()
    assert main(resume) == 0
    assert " 9]" in capsys.readouterr().out
    own_board.write_text(own_board.read_text("utf-8").replace("price = 9,", "price = 8,"), "utf-8")
    assert main([*resume, *data]) == 2
    assert "other data" in capsys.readouterr().err


def test_data_that_cannot_be_taken_is_told(
    typed: Callable[..., Any], capsys: pytest.CaptureFixture[str], tmp_path: Path, own_board: Path
) -> None:
    assert main(["play", "smog", "--data", str(tmp_path / "none.toml")]) == 2
    assert "none.toml cannot be read" in capsys.readouterr().err
    assert main(["play", "conspiracy", "--data", str(own_board)]) == 2
    assert "conspiracy has no figures that a file may replace" in capsys.readouterr().err
