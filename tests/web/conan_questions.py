"""A position for every kind of question that Conan asks, found in seeded games.

`conan_questions.toml` says where: the scenario, the heroes, the number of the game and how many
answers were given at random. After a change of rules, find them anew:

    python -m tests.web.conan_questions [SECONDS]
"""

from __future__ import annotations

import random
import sys
import time
import tomllib
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import tablee
from tablee.core import quiet
from tablee.core.engine import NOBODY
from tablee.core.rng import seeded
from tablee.games.conan.state import ConanState

FOUND = Path(__file__).with_name("conan_questions.toml")
GAME: Any = tablee.game("conan")
MOST = 3000  # answers of a game
SECONDS = 60.0
HEROES = (4, 3, 2)


class Place(NamedTuple):
    """Where a question is asked: after so many random answers of a game."""

    kind: str
    scenario: str
    heroes: int
    game: int
    answers: int

    @property
    def name(self) -> str:
        return f"conan_asks_{self.kind}"

    @property
    def options(self) -> dict[str, object]:
        return {"scenario": self.scenario, "heroes": self.heroes}

    def state(self) -> ConanState:
        for answers, state in enumerate(random_game(self.scenario, self.heroes, self.game)):
            if answers == self.answers:
                return state
        raise LookupError(f"{self} is not found: run this module")


def random_game(scenario: str, heroes: int, game: int) -> Iterator[ConanState]:
    """Return the positions of a game before each answer, all the same state."""
    state = GAME.new_game(2, game, {"scenario": scenario, "heroes": heroes})
    rng = random.Random(game)
    for _ in range(MOST):
        if state.is_over():
            return
        yield state
        state.apply(rng.choice([int(action) for action in state.legal_actions()]))


def places() -> list[Place]:
    return [Place(**row) for row in tomllib.loads(FOUND.read_text(encoding="utf-8"))["place"]]


def search(seconds: float) -> list[Place]:
    """Return for each kind of question the one with most heroes, and of these most answers."""
    [scenarios] = [option.choices for option in GAME.options if option.name == "scenario"]
    best: dict[str, tuple[tuple[int, int], Place]] = {}
    until = time.monotonic() + seconds
    game = 0
    while time.monotonic() < until:
        scenario, heroes = scenarios[game % len(scenarios)], HEROES[game % len(HEROES)]
        for answers, state in enumerate(random_game(scenario, heroes, game)):
            kind = GAME.kind_of(state.question())
            rank = (heroes, len(state.legal_actions()))
            if (kind not in best or rank > best[kind][0]) and is_asked(state):
                best[kind] = rank, Place(kind, scenario, heroes, game, answers)
        game += 1
    return [best[kind][1] for kind in GAME.questions if kind in best]


def is_asked(state: ConanState) -> bool:
    """Say whether the table puts the question: there is something to decide."""
    seat = int(state.to_move())
    deal = partial(GAME.determinize, state, seat, seeded(1))
    return quiet.quiet_answer(GAME, seat, deal) == NOBODY


def written(place: Place) -> str:
    rows = (f"{key} = {value!r}".replace("'", '"') for key, value in place._asdict().items())
    return "\n[[place]]\n" + "\n".join(rows) + "\n"


if __name__ == "__main__":
    found = search(float(sys.argv[1]) if len(sys.argv) > 1 else SECONDS)
    head = "# Written by tests/web/conan_questions.py.\n"
    FOUND.write_text(head + "".join(map(written, found)), encoding="utf-8")
    print(f"{len(found)} of {len(GAME.questions)} kinds of questions")
