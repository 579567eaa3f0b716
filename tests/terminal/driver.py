"""A table in memory, with a scripted person and a screen that can be read."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from tablee.core.replay import Replay
from tablee.terminal.session import Session
from tablee.terminal.table import Table
from tablee.text import texts


def blank_screen(width: int = 100, terminal: bool = False) -> Console:
    return Console(
        file=io.StringIO(),
        width=width,
        height=30,
        force_terminal=terminal,
        markup=False,
        highlight=False,
    )


def shown(console: Console) -> str:
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def sit(
    tmp_path: Path,
    lines: Iterable[str],
    seats: str = "you,greedy",
    seed: int = 1,
    language: str = "en",
    width: int = 100,
    game: str = "abyss",
    ask_everything: bool = False,
    **options: Any,
) -> Table:
    """Return a table where a person types these lines, then ends the input."""
    script: Iterator[str] = iter(lines)
    console = blank_screen(width)

    def read(prompt: str) -> str:
        console.print(prompt, end="")
        for line in script:
            console.print(line)
            return line
        raise EOFError

    replay = Replay(game, seats.split(","), seed, options=options, random="hmac-sha256")
    table = Table(
        Session(replay, ask_everything),
        texts(game, language),
        console,
        read,
        tmp_path / "kept" / "game.json",
    )
    table.welcome()
    return table


def any_answer(table: Table, seed: int = 0) -> Iterator[str]:
    """Type random answers forever."""
    chooser = random.Random(seed)
    while True:
        offer = table.offer_to(int(table.session.state.to_move()))
        yield str(chooser.choice(offer.choices).number)


def play_on(table: Table, seed: int = 0) -> Table:
    """Let the person at a table answer at random up to the end."""
    answers = any_answer(table, seed)

    def read(prompt: str) -> str:
        return (
            ""
            if table.said.say("terminal-hand-over", player="").split()[0] in prompt
            else next(answers)
        )

    table.read = read
    table.play()
    return table


def words_of(text: str) -> str:
    """Return a text without the line breaks of a narrow screen."""
    return re.sub(r"\s+", " ", text)
