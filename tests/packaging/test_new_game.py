"""`tablee new-game` creates a game that passes the contract tests and can be played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli.new_game import BadName, NoCheckout, make

ROOT = Path(__file__).parents[2]
NAME = "lanterns"
COPIED = ("src", "tests", "tools", "examples")
IGNORED = shutil.ignore_patterns("__pycache__", "*.so", "static", "_build.json", "golden")
COMMAND = "import sys; from tablee.cli import main; sys.exit(main(sys.argv[1:]))"


class Checkout:
    """A copy of the sources and tests, in which programs use the uncompiled engine."""

    def __init__(self, root: Path) -> None:
        self.root = root
        for name in COPIED:
            shutil.copytree(ROOT / name, root / name, ignore=IGNORED)
        shutil.copy(ROOT / "pyproject.toml", root)

    def run(self, *words: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        paths = os.pathsep.join([str(self.root / "src"), str(self.root)])
        own = {"PYTHONPATH": paths, "TABLEE_PURE": "1", "XDG_DATA_HOME": str(self.root / "data")}
        return subprocess.run(
            [sys.executable, *words],
            cwd=self.root,
            env={**os.environ, **own, "COLUMNS": "100", "LANG": "en_GB.UTF-8"},
            input=typed,
            capture_output=True,
            text=True,
        )

    def tablee(self, *words: str, typed: str = "") -> str:
        done = self.run("-c", COMMAND, *words, typed=typed)
        assert done.returncode == 0, done.stderr
        return done.stdout

    def passed(self, *words: str) -> int:
        """Run tests, which must pass; return how many."""
        done = self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *words)
        assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-2000:]
        return int(re.findall(r"(\d+) passed", done.stdout)[-1])


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    copy = Checkout(tmp_path_factory.mktemp("checkout"))
    told = copy.tablee("new-game", NAME)
    assert f"src/tablee/games/{NAME}" in told
    assert f"tests/{NAME}" in told
    return copy


def test_a_new_game_keeps_the_contract(checkout: Checkout) -> None:
    assert checkout.passed("tests/contract", "-k", NAME) > 80
    assert checkout.passed(f"tests/{NAME}", "tests/core/test_doors.py", "-k", NAME) > 10


def test_a_new_game_is_played_in_the_terminal(checkout: Checkout) -> None:
    told = checkout.tablee("play", NAME, "--seed", "3", "--lang", "en", typed="1\nq\n")
    assert told.count("Choose a card to play.") == 2
    assert "The game is saved." in told


def test_a_new_game_is_simulated_by_bots(checkout: Checkout) -> None:
    told = checkout.tablee("simulate", NAME, "--bots", "greedy,random", "--games", "20")
    assert "20 games" in told


def test_a_server_offers_a_table_of_a_new_game_and_bots_play_it(checkout: Checkout) -> None:
    pytest.importorskip("litestar")
    assert checkout.passed("tests/server/test_games.py", "-k", NAME) > 0


def test_a_new_game_has_the_shape_of_the_others(checkout: Checkout) -> None:
    games = checkout.root / "src" / "tablee" / "games"

    def shape(name: str) -> set[str]:
        files = {str(path.relative_to(games / name)) for path in (games / name).rglob("*.py")}
        return {path for path in files if "__pycache__" not in path}

    others = {"data.py", "actions.py", "state.py", "moments.py", "scoring.py", "rules.py"}
    others |= {f"{part}/__init__.py" for part in ("steps", "powers", "view", "bot")}
    others |= {"view/hidden.py", "view/fields.py", "view/features.py", "bot/heuristics.py"}
    assert others <= shape(NAME)
    assert others <= shape("conspiracy")


def test_no_template_word_is_left(checkout: Checkout) -> None:
    for folder in ("src/tablee/games", "tests"):
        for path in (checkout.root / folder / NAME).rglob("*.*"):
            if path.suffix in (".py", ".toml", ".ftl"):
                assert "sample" not in path.read_text(encoding="utf-8").lower(), path


def test_a_second_game_of_the_same_name_is_refused(checkout: Checkout) -> None:
    done = checkout.run("-c", COMMAND, "new-game", NAME)
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith(f"tablee: there is a game '{NAME}' already")


@pytest.mark.parametrize(
    "name, words",
    [
        ("Lanterns", "cannot be a game's name; a name is 2 to 16 small letters or digits"),
        ("my_game", "cannot be a game's name"),
        ("my-game", "cannot be a game's name"),
        ("x", "cannot be a game's name"),
        ("a" * 17, "cannot be a game's name"),
        ("../abyss", "cannot be a game's name"),
        ("", "cannot be a game's name"),
        ("lambda", "is a word of Python"),
        ("abyss", "there is a game 'abyss' already"),
        ("server", "taken: there is a folder tests/server"),
        ("generic", "taken: there is a folder web/src/games/generic"),
    ],
)
def test_a_bad_name_is_refused_with_what_is_allowed(name: str, words: str) -> None:
    before = sorted((ROOT / "src" / "tablee" / "games").iterdir())
    with pytest.raises(BadName, match=re.escape(words)):
        make(ROOT, name)
    assert sorted((ROOT / "src" / "tablee" / "games").iterdir()) == before


def test_without_a_checkout_there_is_nothing_to_write_into(tmp_path: Path) -> None:
    with pytest.raises(NoCheckout, match="run it in a checkout"):
        make(tmp_path, NAME)
    assert list(tmp_path.iterdir()) == []
