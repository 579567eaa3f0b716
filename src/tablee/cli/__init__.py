"""The `tablee` command: one module for each of its commands.

A command's module has HELP, `add_arguments(parser)` and `run(arguments)`. It imports what it needs
beyond the standard library when it runs, so that the other commands stay quick.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import version
from pkgutil import iter_modules

import tablee
from tablee._compiled import describe
from tablee.core.errors import TableeError

LONGEST = 1000  # characters of an error message


def commands() -> list[str]:
    return sorted(module.name for module in iter_modules(__path__))


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        prog="tablee",
        description="A digital table for modern board games (unofficial).",
        formatter_class=argparse.RawDescriptionHelpFormatter,  # the version stays on one line
    )
    made.add_argument(
        "--version",
        action="version",
        version=f"tablee {version('tablee')}, {describe(tablee.COMPILED)}",
    )
    places = made.add_subparsers(required=True, metavar="command")
    for name in commands():
        module = import_module(f"tablee.cli.{name}")
        command = places.add_parser(
            name.replace("_", "-"), help=module.HELP, description=module.HELP
        )
        module.add_arguments(command)
        command.set_defaults(run=module.run)
    return made


def readable(sentence: str) -> str:
    """Return a message as one readable line of limited length; files may hold anything."""
    line = " ".join("".join(sign if sign.isprintable() else " " for sign in sentence).split())
    return line if len(line) <= LONGEST else f"{line[:LONGEST]} ..."


def main(words: Sequence[str] | None = None) -> int:
    """Run one command; bad input is reported in one line, without a traceback."""
    arguments = parser().parse_args(words)
    arguments.words = list(sys.argv[1:] if words is None else words)  # for results: who made them
    try:
        arguments.run(arguments)
    except TableeError as error:
        print(f"tablee: {readable(str(error))}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print("\ntablee: interrupted", file=sys.stderr)
        return 130
    except BrokenPipeError:  # the reader has stopped reading (`| head`)
        sys.stderr.close()
        return 0
    return 0
