"""`tablee new-game`: write the folders of a new game into the checkout."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path

from tablee.core.errors import TableeError

HELP = "begin a game of your own: write its folders into this checkout"
ROOT = Path(__file__).parents[3]
TEMPLATE = "sample"  # the name of the game in the files that are copied
LONGEST = 16  # letters: lines stay as short as the linter asks for
ALLOWED = f"a name is 2 to {LONGEST} small letters or digits and begins with a letter"


class BadName(TableeError):
    """A name that is taken, or that no game can have."""


class NoCheckout(TableeError):
    """This copy of the program has no sources to add to."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", help="the game's name in code: small letters and digits")


def run(arguments: argparse.Namespace) -> None:
    name: str = arguments.name
    for path in make(ROOT, name):
        print(path.relative_to(ROOT))
    print(f"\n{name} can be played: tablee play {name}. CONTRIBUTING.md says how to go on.")


def make(root: Path, name: str) -> list[Path]:
    """Write a game into a checkout; return its folders."""
    templates = root / "tools" / "new_game"
    if not templates.is_dir():
        raise NoCheckout(
            "new-game writes into the sources, and this copy of tablee has none: "
            "run it in a checkout, installed with `make build` or `pip install -e .`"
        )
    check(root, name)
    folders = {
        templates / "game": root / "src" / "tablee" / "games" / name,
        templates / "tests": root / "tests" / name,
    }
    for template, folder in folders.items():
        copy(template, folder, name)
    return list(folders.values())


def check(root: Path, name: str) -> None:
    """Refuse a name that no package, class or test folder can have."""
    if not re.fullmatch(rf"[a-z][a-z0-9]{{1,{LONGEST - 1}}}", name):
        raise BadName(f"'{name}' cannot be a game's name; {ALLOWED}")
    if keyword.iskeyword(name):
        raise BadName(f"'{name}' is a word of Python; {ALLOWED}")
    if (root / "src" / "tablee" / "games" / name).exists():
        raise BadName(f"there is a game '{name}' already: src/tablee/games/{name}")
    taken = [root / "tests" / name, root / "web" / "src" / "games" / name]
    for folder in taken:
        if folder.exists():
            raise BadName(f"'{name}' is taken: there is a folder {folder.relative_to(root)}")


def copy(template: Path, folder: Path, name: str) -> None:
    """Copy a folder of templates and replace the name in them by the game's."""
    for source in sorted(template.rglob("*")):
        if source.is_file() and source.suffix in (".py", ".toml", ".ftl"):
            text = source.read_text(encoding="utf-8")
            text = text.replace(TEMPLATE, name)
            text = text.replace(TEMPLATE.capitalize(), name.capitalize())
            target = folder / source.relative_to(template)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, encoding="utf-8")
