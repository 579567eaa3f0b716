"""Checks, decision by decision, that what bots were given was re-dealt and not copied."""

from __future__ import annotations

from collections import Counter
from importlib import import_module
from typing import Any

import pytest

import tablee
from tablee.bots import Bot
from tablee.core.engine import Game, State
from tablee.core.rng import Rng
from tests.contract.secret import Secret

ENOUGH = 40  # decisions at which a secret could have been different
OTHERWISE = 5  # it must differ at least once in so many; a copied secret never does
# `tests/<game>/secrets.py` has a row for each table: a name, options, and secrets by name.
TABLES = [
    pytest.param(game, options, secrets, id=name)
    for game in tablee.game_names()
    for name, options, secrets in import_module(f"tests.{game}.secrets").TABLES
]
every_secret = pytest.mark.parametrize("name, options, secrets", TABLES)


def seats_at(game: str) -> int:
    """Return the number of seats at which secrets are compared: three, if the game allows it."""
    return min(3, int(tablee.game(game).max_seats))


class Comparison:
    """States given to bots beside the true ones."""

    def __init__(self, game: Game[Any], secrets: dict[str, Secret]) -> None:
        self.game = game
        self.secrets = secrets
        self.met: Counter[str] = Counter()
        self.otherwise: Counter[str] = Counter()

    def add(self, given: State, true: Any, seat: int, action: int) -> None:
        """Compare a state given to a seat, which is about to answer with this action."""
        assert given is not true
        assert self.game.view(given, seat) == self.game.view(true, seat)
        assert list(given.legal_actions()) == list(true.legal_actions())
        for name, secret in self.secrets.items():
            self._count(name, secret(given, seat), secret(true, seat))
        self._try(given.clone(), true.clone(), seat, action)

    def _try(self, given: State, true: State, seat: int, action: int) -> None:
        """Future random draws are hidden too."""
        used = true.rng.used()
        given.apply(action)
        true.apply(action)
        if true.rng.used() != used:
            self._count("chance", self.game.view(given, seat), self.game.view(true, seat))

    def _count(self, name: str, given: Any, true: Any) -> None:
        if true is not None:
            self.met[name] += 1
            self.otherwise[name] += given != true

    def is_enough(self) -> bool:
        return all(self.met[name] >= ENOUGH for name in (*self.secrets, "chance"))

    def check(self) -> None:
        """Check that everything hidden was re-dealt; a copy would never differ from the truth."""
        assert self.is_enough(), f"little was hidden: {self.met}"
        for name, met in self.met.items():
            assert self.otherwise[name] * OTHERWISE >= met, f"{name} was not dealt anew"


def spy_among(kind: type[Bot]) -> Any:
    """Return a class of bots that answer at random and record what they are given.

    Each needs `found`, a Comparison, and `true`, which returns the true state of its table.
    """

    def choose(self: Any, game: Game[Any], seen: State, rng: Rng) -> int:
        actions = seen.legal_actions()
        action = int(actions[rng.below(len(actions))])
        true = self.true()
        self.found.add(seen, true, int(true.to_move()), action)
        return action

    return type("Spy", (kind,), {"choose": choose})
