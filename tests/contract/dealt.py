"""Whether what a bot was given was dealt anew: the truth beside it, decision by decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.bots import Bot
from tablee.core.engine import Game, State
from tablee.core.rng import Rng

# What a seat may not know of a state, in values that can be compared; None while there is
# nothing that could be otherwise.
Secret = Callable[[Any, int], Any]
ENOUGH = 40  # decisions at which a secret might have been otherwise
OTHERWISE = 5  # one time in so many at least it must have been; one copied never is


def of_others(found: Callable[[Any], Any]) -> Secret:
    """Of the seats that are not one's own; None while nobody has any."""

    def read(state: Any, seat: int) -> Any:
        values = [found(side) for other, side in enumerate(state.at) if other != seat]
        return values if any(values) else None

    return read


def dealt_hand(side: Any) -> Any:
    return list(side.hand) if any(side.hand) else None


def dealt_card(name: str) -> Callable[[Any], Any]:
    """Return the number of a card that is dealt to each seat once, + 1; 0: not yet."""
    return lambda side: int(getattr(side, name)) + 1


def hiding_place(state: Any, seat: int) -> Any:
    """The overlord has hidden the captive himself; when one hut is left, all know."""
    places = state.scenario().hiding_places & ~state.searched
    if seat == 0 or state.hiding_place < 0 or int(places).bit_count() < 2:
        return None
    return int(state.hiding_place)


def passages(state: Any, seat: int) -> Any:
    """Those not looked at, of which some are real and some are not; the overlord looks at none."""
    unknown = state.scenario().passages & ~(state.looked if seat > 0 else 0)
    real = int(state.passages & unknown)
    return real if 0 < real.bit_count() < int(unknown).bit_count() else None


SECRETS: dict[str, dict[str, Secret]] = {
    "abyss": {
        "hands": of_others(dealt_hand),
        "tokens": of_others(lambda side: sorted(side.tokens.cards)),
        "stacks": lambda state, seat: list(state.council) if any(state.council) else None,
        "deck": lambda state, seat: sorted(state.deck.cards) if state.deck.size() else None,
    },
    "conspiracy": {},  # the seat asked sees all that lies on the table
    "smog": {
        "combinations": of_others(dealt_card("combination")),
        "portals": of_others(dealt_card("portal")),
        "hands": of_others(dealt_hand),
    },
    "conan": {"hiding place": hiding_place},
    "the_serpents_awakening": {"passages": passages},
}
TABLES = [pytest.param(name, {}, SECRETS[name], id=name) for name in tablee.game_names()] + [
    pytest.param("conan", {"scenario": name}, SECRETS[name], id=name)
    for name in ("the_serpents_awakening",)
]
every_secret = pytest.mark.parametrize("name, options, secrets", TABLES)


class Comparison:
    """States given to bots beside the true ones."""

    def __init__(self, game: Game[Any], secrets: dict[str, Secret]) -> None:
        self.game = game
        self.secrets = secrets
        self.met: Counter[str] = Counter()
        self.otherwise: Counter[str] = Counter()

    def add(self, given: State, true: Any, seat: int, action: int) -> None:
        """Look at a state given to a seat, which is about to answer with this action."""
        assert given is not true
        assert self.game.view(given, seat) == self.game.view(true, seat)
        assert list(given.legal_actions()) == list(true.legal_actions())
        for name, secret in self.secrets.items():
            self._count(name, secret(given, seat), secret(true, seat))
        self._try(given.clone(), true.clone(), seat, action)

    def _try(self, given: State, true: State, seat: int, action: int) -> None:
        """What chance brings next lies hidden too."""
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
        """Everything hidden has been dealt anew; a copy would never differ from the truth."""
        assert self.is_enough(), f"little was hidden: {self.met}"
        for name, met in self.met.items():
            assert self.otherwise[name] * OTHERWISE >= met, f"{name} was not dealt anew"


def spy_among(kind: type[Bot]) -> Any:
    """Return a class of bots that answer at random and look at what they are given.

    Each needs `found`, a Comparison, and `true`, which returns the true state of its table.
    """

    def choose(self: Any, game: Game[Any], seen: State, rng: Rng) -> int:
        actions = seen.legal_actions()
        action = int(actions[rng.below(len(actions))])
        true = self.true()
        self.found.add(seen, true, int(true.to_move()), action)
        return action

    return type("Spy", (kind,), {"choose": choose})
