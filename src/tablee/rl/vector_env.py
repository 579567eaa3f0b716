"""Many tables at once: one compiled call steps all games, and numpy reads the buffers directly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy

from tablee.core.errors import IllegalAction, TableeError
from tablee.core.native import i64, vec
from tablee.core.options import codes
from tablee.core.rng import seeded
from tablee.core.vector import VectorCore
from tablee.rl.setting import Array, Setting, array_over

SAMPLER = 7  # the stream of `sample`
TWO_BYTES = numpy.dtype("<u2")


class Vector:
    """Games stepped together; one that ends is replaced at once by a new one.

    Arrays, made once; they are read-only views of the engine's own buffers and change with
    each step, so copy what shall last:

        observations   games x features, uint8: what the seat asked sees
        masks          games x actions, int8: 1 for each legal action
        seats          games, int64: the seat asked
        ended          games, bool: the last step ended a game; the observation is already
                       that of the next one
        rewards        games x seats, int64: where `ended`, 1 for a victory, -1 for a defeat,
                       0 if all share it; else what the last game there brought
        scores         games x seats, int64: final points, likewise
        lengths        games, int64: decisions of the last game there

    Game i begins with seed + i, or with the i-th of the seeds; each following game there has
    a seed 2**64 higher, so every game can be played again: `game.new_game(seats, seed)`.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        seats: int | None = None,
        seed: int | Sequence[int] = 0,
        options: Mapping[str, object] | None = None,
    ) -> None:
        self.setting = Setting(game, seats, options)
        self.games = games
        rules = self.setting.game
        coded = vec[i64](codes(rules.options, self.setting.options))
        self.core = VectorCore(rules, self.setting.seats, self._seeds(seed), coded)
        self.rng = seeded(0, SAMPLER)
        core = self.core
        seen = memoryview(core.observations).toreadonly()
        self.observations = self._over(seen, numpy.uint8, self.setting.features)
        self.masks = self._over(core.masks, numpy.int8, self.setting.actions)
        self.seats = self._over(core.asked, numpy.int64)
        self.ended = self._over(core.ended, numpy.bool_)
        self.rewards = self._over(core.results, numpy.int64, self.setting.seats)
        self.scores = self._over(core.scores, numpy.int64, self.setting.seats)
        self.lengths = self._over(core.lengths, numpy.int64)

    def _over(self, buffer: Any, kind: Any, columns: int | None = None) -> Array:
        array = array_over(buffer, kind)
        return array if columns is None else array.reshape(self.games, columns)

    def _seeds(self, seed: int | Sequence[int]) -> list[int]:
        seeds = [seed + i for i in range(self.games)] if isinstance(seed, int) else list(seed)
        if len(seeds) != self.games or self.games < 1:
            raise TableeError(f"{self.games} games need as many seeds, not {len(seeds)}")
        return seeds

    @property
    def seeds(self) -> list[int]:
        """The seeds of the games under way."""
        return list(self.core.seeds)

    def reset(self, seed: int | Sequence[int] = 0) -> tuple[Array, Array]:
        """Start every game again; return observations and masks."""
        self.core.reset(self._seeds(seed))
        return self.observations, self.masks

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array]:
        """Answer in every game; return observations, masks, rewards and ended.

        An illegal answer is refused, and no game continues.
        """
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise TableeError(f"one whole number for each of {self.games} games is needed")
        if chosen.dtype != TWO_BYTES:
            if chosen.min() < 0 or chosen.max() >= self.setting.actions:
                raise TableeError(f"actions are 0 to {self.setting.actions - 1}")
            chosen = chosen.astype(TWO_BYTES)
        packed = chosen.tobytes()
        wrong = self.core.first_illegal(packed)
        if wrong >= 0:
            self._refuse(int(wrong), int(chosen[wrong]))
        self.core.step(packed)
        return self.observations, self.masks, self.rewards, self.ended

    def _refuse(self, i: int, action: int) -> None:
        state, seat = self.core.states[i], int(self.seats[i])
        reason = state.refusal(seat, action)
        assert reason is not None
        raise IllegalAction(seat, action, reason)

    def sample(self) -> Array:
        """Return a random legal action for each game."""
        return numpy.frombuffer(self.core.sample(self.rng), TWO_BYTES)
