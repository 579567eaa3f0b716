"""The reference of the commands, made from their parsers; mkdocs puts it into its page."""

from __future__ import annotations

import argparse
from collections.abc import Iterator

from tablee import cli


def page() -> str:
    """Return a section in Markdown for each command, and for each command of a command."""
    return "\n".join(
        line for name, parser in parsers(cli.parser()) for line in section(name, parser)
    )


def parsers(
    parser: argparse.ArgumentParser, name: str = "tablee"
) -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Yield every command by its name, in the order of the help."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for word, inner in action.choices.items():
                yield f"{name} {word}", inner
                yield from parsers(inner, f"{name} {word}")


def section(name: str, parser: argparse.ArgumentParser) -> Iterator[str]:
    yield f"## {name}\n"
    yield f"{escaped(parser.description or '')}\n"
    rows = [action for action in parser._actions if action.help != argparse.SUPPRESS]
    rows = [action for action in rows if not isinstance(action, argparse._HelpAction)]
    if rows:
        yield "| Argument | |\n| --- | --- |"
        yield from (f"| {written(action)} | {explained(action)} |" for action in rows)
        yield ""


def written(action: argparse.Action) -> str:
    """Return how an argument is typed."""
    value = action.metavar or (
        "|".join(map(str, action.choices)) if action.choices else action.dest.upper()
    )
    if isinstance(value, tuple):
        value = " ".join(value)
    if not action.option_strings:
        return f"`{action.metavar or action.dest}`"
    takes = "" if action.nargs == 0 else f" {value}"
    words = ", ".join(f"{option}{takes}" for option in action.option_strings)
    return f"`{words}`".replace("|", "\\|")


def explained(action: argparse.Action) -> str:
    told = (action.help or "").replace("%(default)s", str(action.default)).replace("%%", "%")
    if isinstance(action, argparse._SubParsersAction):
        told = "one of: " + ", ".join(action.choices)
    return escaped(told) + (" (required)" if action.required and action.option_strings else "")


def escaped(words: str) -> str:
    return words.replace("|", "\\|").replace("<", "&lt;").replace("*", "\\*")
