"""The core and the page's shell name no game: what belongs to a game is in its folder.

Comments may use a game as an example; code, styles and texts may not name one.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import tablee

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tablee"
PAGE = ROOT / "web" / "src"
NAMES = re.compile("|".join(tablee.game_names()), re.IGNORECASE)

# Folders of the games, and files generated from the games.
OF_GAMES = (PACKAGE / "games", PACKAGE / "terminal" / "boards", PAGE / "games", PAGE / "generated")
BUILT = PACKAGE / "server" / "static"
# Every other file that names a game, with the reason.
ALLOWED = {
    "cli/conan.py": "a command about the one game that has scenario files",
    "cli/play.py": "its help says what an owner's file is for, game by game",
    "server/requests.py": "answers with a view of the one game that has scenarios",
    "server/scenario_files.py": "checks files of the one game that has scenarios",
    "server/drafting.py": "writes scenarios in the making, of that game too",
    "server/scenarios.py": "hands out the scenarios of the one game that has them",
}


def words_of_python(path: Path) -> str:
    """Return a module without its comments and docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            node.value.value = None
    return ast.unparse(tree)


def words_of(path: Path) -> str:
    """Return the text of a file without its comments."""
    if path.suffix == ".py":
        return words_of_python(path)
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ftl":
        return re.sub(r"^#.*", "", text, flags=re.MULTILINE)
    return re.sub(r"/\*.*?\*/|<!--.*?-->|^\s*//.*", "", text, flags=re.DOTALL | re.MULTILINE)


def shell_files() -> list[Path]:
    kinds = (".py", ".ftl", ".ts", ".css", ".svelte", ".html", ".json", ".toml")
    files = [*PACKAGE.rglob("*"), *PAGE.rglob("*")]
    return [
        path
        for path in files
        if path.suffix in kinds
        and ".test." not in path.name
        and not path.name.startswith("_")  # build stamps
        and not any(path.is_relative_to(folder) for folder in (*OF_GAMES, BUILT))
    ]


def test_nothing_outside_the_games_folders_names_a_game() -> None:
    files = shell_files()
    assert len(files) > 150
    naming = {path for path in files if NAMES.search(words_of(path))}
    allowed = {PACKAGE / name for name in ALLOWED}
    assert sorted(str(path.relative_to(ROOT)) for path in naming - allowed) == []
    assert sorted(str(path.relative_to(ROOT)) for path in allowed - naming) == []


def test_what_the_games_share_names_none_of_them() -> None:
    """The shared files in the folders of games, on the page and in the terminal."""
    folders = (PAGE / "games", PAGE / "games" / "generic", PACKAGE / "terminal" / "boards")
    shared = [path for folder in folders for path in folder.iterdir() if path.is_file()]
    ours = [path for path in shared if ".test." not in path.name and path.suffix != ".pyc"]
    files = [path for path in ours if path.stem not in tablee.game_names()]
    assert files
    assert [path.name for path in files if NAMES.search(words_of(path))] == []


@pytest.mark.parametrize(
    "name, text, told",
    [
        ("a.py", '"""Abyss."""\nx = 1  # smog\n', False),
        ("a.py", 'x = {"abyss": 1}\n', True),
        ("a.css", "/* Conan */ .a { }", False),
        ("a.css", ".g-conan { }", True),
        ("a.ts", '// "abyss:33"\nconst x = 1;', False),
        ("a.ts", 'const x = "smog";', True),
        ("a.ftl", "# Abyss\na = b\n", False),
        ("a.ftl", "ui-abyss-a = b\n", True),
    ],
)
def test_a_name_counts_in_code_and_not_in_comments(
    tmp_path: Path, name: str, text: str, told: bool
) -> None:
    path = tmp_path / name
    path.write_text(text)
    assert bool(NAMES.search(words_of(path))) == told
