"""Draw docs/terminal.svg: what a person sees in the middle of a game of Abyss.

python tools/terminal_svg.py
"""

from __future__ import annotations

import io
from itertools import count
from pathlib import Path

from rich.console import Console

from tablee.core.replay import Replay
from tablee.terminal.session import Session
from tablee.terminal.table import Table
from tablee.text import texts

TARGET = Path(__file__).parents[1] / "docs" / "terminal.svg"
ANSWERS = 6  # a question with fewer answers shows less of the game
LORDS = 3


def interesting(session: Session) -> bool:
    """Say whether the person has lords and a location, and is asked for a whole turn."""
    side = session.view(0)["sides"][0]
    return (
        session.state.to_move() == 0
        and len(session.state.legal_actions()) >= ANSWERS
        and len(side["free"]) + len(side["housed"]) >= LORDS
        and len(side["locations"]) > 0
    )


def middle_of_a_game() -> Session:
    """Let bots play, game after game, until the position is interesting."""
    for seed in count():
        session = Session(Replay("abyss", ["greedy", "greedy", "greedy"], seed))
        while not session.state.is_over():
            if interesting(session):
                return session
            session.play(session.bot_answer())
    raise AssertionError("unreachable")


def main() -> None:
    session = middle_of_a_game()
    session.replay.players[0] = "you:Alice"
    screen = io.StringIO()
    console = Console(
        record=True, file=screen, force_terminal=True, width=100, height=34, highlight=False
    )
    table = Table(session, texts("abyss", "en"), console, input, TARGET)
    table.show(0)
    TARGET.parent.mkdir(exist_ok=True)
    console.save_svg(str(TARGET), title="tablee play abyss")


if __name__ == "__main__":
    main()
