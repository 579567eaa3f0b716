"""What the environments share: a game with its seats and options, and what a seat gets of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy

from tablee import bots
from tablee.core import registry
from tablee.core.engine import Game, State
from tablee.core.errors import BadOption
from tablee.core.native import u8, vec
from tablee.core.options import complete
from tablee.core.vector import asked, result_of

Array = numpy.ndarray[Any, Any]


def array_over(buffer: Any, kind: Any) -> Array:
    """Return a view of an engine's vector, without copying."""
    found: Array = numpy.frombuffer(buffer, kind)
    return found


class Setting:
    """A game, the number of its seats and its options."""

    def __init__(
        self, game: str, seats: int | None = None, options: Mapping[str, object] | None = None
    ) -> None:
        self.game: Game[Any] = registry.game(game)
        self.seats = int(self.game.max_seats if seats is None else seats)
        if not self.game.min_seats <= self.seats <= self.game.max_seats:
            raise BadOption(
                f"{game} seats {self.game.min_seats} to {self.game.max_seats} players, not {seats}"
            )
        self.options = complete(self.game.options, options or {})
        self.actions = int(self.game.action_count)
        self.features = int(self.game.feature_count)
        self._seen = vec[u8](bytes(self.features))

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle by name: the rules have no memory."""
        return Setting, (self.game.name, self.seats, self.options)

    def new_game(self, seed: int) -> State:
        state: State = self.game.new_game(self.seats, seed, self.options)
        return state

    # -- spaces of Gymnasium, which OpenSpiel and the vector environment do without ------

    def observation_space(self) -> Any:
        from gymnasium import spaces

        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.features,), numpy.uint8),
                "action_mask": spaces.Box(0, 1, (self.actions,), numpy.int8),
            }
        )

    def action_space(self) -> Any:
        from gymnasium import spaces

        return spaces.Discrete(self.actions)

    # -- what a seat gets ------------------------------------------------------------------

    def observe(self, state: State, seat: int) -> Array:
        self.game.observe(state, seat, self._seen, 0)
        return array_over(self._seen, numpy.uint8).copy()

    def mask(self, state: State, seat: int) -> Array:
        """Return 1 for what the seat may answer; all 0 while another is asked."""
        mask = numpy.zeros(self.actions, numpy.int8)
        if not state.is_over() and asked(state) == seat:
            mask[list(state.legal_actions())] = 1
        return mask

    def look(self, state: State, seat: int) -> dict[str, Array]:
        return {"observation": self.observe(state, seat), "action_mask": self.mask(state, seat)}

    # -- rewards, once the game is over --------------------------------------------------

    def results(self, state: State) -> list[float]:
        """Return 1 for a victory, also a shared one, -1 for a defeat, 0 if all share it."""
        winners = self.game.winners(state)
        return [float(result_of(winners, self.seats, seat)) for seat in range(self.seats)]

    def scores(self, state: State) -> list[float]:
        return [float(points) for points in self.game.scores(state)]

    def margins(self, state: State) -> list[float]:
        """Return by how much each seat's points exceed the best of the others."""
        return margins(self.scores(state))


def margins(scores: list[float]) -> list[float]:
    return [
        own - max(other for place, other in enumerate(scores) if place != seat)
        for seat, own in enumerate(scores)
    ]


def opponents_by_seat(seats: int, seat: int, opponents: str | Sequence[str]) -> list[str]:
    """Return the name of the bot in each seat, "" for the learner's own."""
    if not 0 <= seat < seats:
        raise BadOption(f"seat is 0 to {seats - 1}, not {seat}")
    names = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
    if len(names) != seats - 1:
        raise BadOption(f"there are {seats - 1} opponents, not {len(names)}")
    for name in names:
        bots.make(name)  # refuses one that does not exist
    return [*names[:seat], "", *names[seat:]]
