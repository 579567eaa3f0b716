"""Compiled modules are used only with the sources from which they were built."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

import tablee
from tablee._compiled import STAMP, changed_sources

PACKAGE = Path(tablee.__file__).parent
ASK = """
import tablee
from tablee.games.abyss.steps import turn
print(tablee.COMPILED, turn.__file__.endswith(".py"))
"""


def run(folder: Path, code: str = ASK, **env: str) -> tuple[str, str]:
    environment = {**os.environ, "TABLEE_PURE": "", "PYTHONPATH": str(folder), **env}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, cwd=folder, capture_output=True, text=True
    )
    return done.stdout.strip(), done.stderr


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    shutil.copytree(PACKAGE, tmp_path / "tablee", ignore=shutil.ignore_patterns("__pycache__"))
    for unit in PACKAGE.parent.glob("tablee__mypyc*"):
        shutil.copy(unit, tmp_path)
    return tmp_path


def is_built() -> bool:
    return STAMP.exists() and not changed_sources(json.loads(STAMP.read_text()))


needs_a_build = pytest.mark.skipif(not is_built(), reason="no C compiler: nothing compiled here")


@needs_a_build
def test_a_changed_source_switches_to_plain_python_with_a_warning(copy: Path) -> None:
    assert run(copy) == ("True False", "")
    source = copy / "tablee/games/abyss/steps/turn.py"
    source.write_text(source.read_text() + "\n")
    answer, said = run(copy)
    assert answer == "False True"
    assert "games/abyss/steps/turn.py" in said


@needs_a_build
def test_compiled_modules_without_a_stamp_are_not_trusted(copy: Path) -> None:
    (copy / "tablee/_build.json").unlink()
    answer, said = run(copy)
    assert answer == "False True"
    assert "stamp" in said


@needs_a_build
def test_a_build_for_another_python_is_not_mistaken_for_ours(copy: Path) -> None:
    tag = sysconfig.get_config_var("SOABI")
    for module in (copy / "tablee").rglob(f"*{tag}*"):
        module.rename(module.with_name(module.name.replace(tag, "cpython-399")))
    answer, said = run(copy)
    assert answer == "False True"
    assert "another Python" in said


@needs_a_build
def test_a_new_module_that_was_not_compiled_is_noticed(copy: Path) -> None:
    (copy / "tablee/games/abyss/steps/turn.py").unlink()
    answer, said = run(copy)
    assert answer == "True False", said  # the source is gone, the compiled module is still there


def test_plain_python_on_request(copy: Path) -> None:
    assert run(copy, TABLEE_PURE="1") == ("False True", "")


VERSION = "import sys; from tablee.cli import main; main(['--version'])"


def test_the_version_says_which_engine_runs_and_why() -> None:
    answer, _ = run(PACKAGE.parent, VERSION, TABLEE_PURE="1")
    assert "plain Python engine" in answer
    assert "TABLEE_PURE is set" in answer


@needs_a_build
def test_the_version_names_the_compiled_engine() -> None:
    assert run(PACKAGE.parent, VERSION)[0].endswith("compiled engine")


def test_without_librt_and_mypy_extensions_the_games_are_the_same(copy: Path) -> None:
    play = """
import sys
if "{missing}":
    for name in ("librt", "librt.vecs", "mypy_extensions"):
        sys.modules[name] = None
import tablee
from tablee.bots.playout import random_games
for name in tablee.game_names():
    game = tablee.game(name)
    print(random_games(game, game.min_seats, 0, 3))
"""
    without, said = run(copy, play.format(missing="yes"), TABLEE_PURE="1")
    assert without, said
    assert without == run(copy, play.format(missing=""), TABLEE_PURE="1")[0]
    assert without == run(copy, play.format(missing=""))[0]  # compiled, if the engine is built


def test_an_update_leaves_no_compiled_module_without_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the engine would count as partly built and run as plain Python."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2] / "build_tools"))
    import engine

    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    monkeypatch.setattr(engine.guard, "PACKAGE", tmp_path)
    for name in ("core/engine", "core/gone"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / f"{name}{suffix}").touch()
    (tmp_path / "core" / "gone.toml").touch()
    engine.remove_left_over()
    left = sorted(path.name for path in (tmp_path / "core").iterdir())
    assert left == [f"engine{suffix}", "gone.toml"]
