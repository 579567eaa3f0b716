"""`tablee conan`: check your own scenario before it is played."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "check a scenario file for Conan"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", choices=("check",), help="check: say whether it can be played")
    parser.add_argument("file", type=Path, help="the scenario, a TOML file")


def run(arguments: argparse.Namespace) -> None:
    from tablee.cli.play import read_text
    from tablee.core import registry

    text = read_text(arguments.file)
    assert text is not None  # argparse asks for the file
    game = registry.game("conan", text, str(arguments.file))
    for warning in game.warnings():
        print(f"{arguments.file}: {warning}")
    print(f"{arguments.file}: this scenario can be played")
