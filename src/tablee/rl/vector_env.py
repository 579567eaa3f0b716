"""Many tables at once: one compiled call steps all games, and numpy reads the buffers directly."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import numpy

from tablee import bots
from tablee.bots.others import BotsBeside
from tablee.core.engine import State
from tablee.core.errors import BadOption, IllegalAction, TableeError
from tablee.core.native import i64, vec
from tablee.core.options import codes
from tablee.core.rng import Rng, check_seed, seeded
from tablee.core.vector import ALL_SEATS, GIVE_UP, VectorCore
from tablee.rl.setting import Array, Setting, array_over, opponents_by_seat

SAMPLER = 7  # the stream of `sample`
SEED_BYTES = 8  # of a game's first seed; later ones lie 2**64 higher
TWO_BYTES = numpy.dtype("<u2")


class Vector:
    """Games stepped together; one that ends is replaced at once by a new one.

    Asked is in each game the seat whose turn it is. With `seat` it is always this one: bots answer
    for the others, `opponents` as in Gymnasium's environment of one seat.

    Arrays, made once; they are read-only views of the engine's own buffers and change with
    each step, so copy what shall last:

        observations   games x features, uint8: what the seat asked sees
        masks          games x actions, int8: 1 for each legal action
        seats          games, int64: the seat asked
        ended          games, bool: the last step ended a game; the observation is already
                       that of the next one
        rewards        games x seats, int64: where `ended`, 1 for a victory, -1 for a defeat,
                       0 if all share it; 0 where no game ended
        scores         games x seats, int64: final points, likewise
        lengths        games, int64: decisions of the game that ended, likewise
        final          games x features, uint8, with `ends=True`: where `ended`, what the seat
                       asked last saw at the end

    A seed stands for all games of a reset: the first of each is drawn from it (`seeds_of`), and
    each following game there has a seed 2**64 higher. A list gives each game its first seed
    itself. `seeds` names the games under way: `game.new_game(seats, seed)` plays one again.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        seats: int | None = None,
        seed: int | Sequence[int] = 0,
        options: Mapping[str, object] | None = None,
        seat: int | None = None,
        opponents: str | Sequence[str] = "random",
        ends: bool = False,
    ) -> None:
        if games < 1:
            raise BadOption(f"a vector has at least one game, not {games}")
        self.setting = Setting(game, seats, options)
        self.games = games
        self.seat = seat
        self.opponents = opponents
        rules = self.setting.game
        coded = vec[i64](codes(rules.options, self.setting.options))
        beside = None
        if seat is not None:
            names = opponents_by_seat(self.setting.seats, seat, opponents)
            beside = BotsBeside(rules, names, games, bots.make)
        first = self._begin(seed)
        own = ALL_SEATS if seat is None else seat
        self.core = VectorCore(rules, self.setting.seats, first, coded, own, beside, ends)
        core = self.core
        features = self.setting.features
        seen = memoryview(core.observations).toreadonly()
        self.observations = self._over(seen, numpy.uint8, features)
        self.masks = self._over(core.masks, numpy.int8, self.setting.actions)
        self.seats = self._over(core.asked, numpy.int64)
        self.ended = self._over(core.ended, numpy.bool_)
        self.rewards = self._over(core.results, numpy.int64, self.setting.seats)
        self.scores = self._over(core.scores, numpy.int64, self.setting.seats)
        self.lengths = self._over(core.lengths, numpy.int64)
        if ends:
            self.final = self._over(memoryview(core.final).toreadonly(), numpy.uint8, features)

    def __copy__(self) -> Vector:
        """A copy shares no game: there is no use in half of one."""
        return deepcopy(self)

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle the games under way; buffers are made anew."""
        core, setting = self.core, self.setting
        made = (setting.game.name, self.games, setting.seats, self.seed, setting.options)
        beside = (self.seat, self.opponents, core.ends)
        games = [
            (state, int(played)) for state, played in zip(core.states, core.played, strict=True)
        ]
        ends = [[int(number) for number in vector] for vector in ends_of(core)]
        chance = (self.rng, None if core.others is None else core.others.kept())
        return restored, (made + beside, self.seeds, self.resets, games, ends, chance)

    def _over(self, buffer: Any, kind: Any, columns: int | None = None) -> Array:
        array = array_over(buffer, kind)
        return array if columns is None else array.reshape(self.games, columns)

    def _begin(self, seed: int | Sequence[int]) -> list[int]:
        """Begin a sequence of resets; return the seeds of its first games."""
        self.resets = 0
        if isinstance(seed, (int, numpy.integer)):
            self.seed = int(seed)
            first = seeds_of(self.seed, self.games)
        else:
            first = [int(one) for one in seed]
            if len(first) != self.games:
                raise TableeError(f"{self.games} games need as many seeds, not {len(first)}")
            self.seed = number_of(f"tablee vector {first}")
        for one in (self.seed, *first):
            check_seed(one)
        self.rng = seeded(self.seed, SAMPLER)
        return first

    @property
    def seeds(self) -> list[int]:
        """The seeds of the games under way."""
        return list(self.core.seeds)

    def reset(self, seed: int | Sequence[int] | None = None) -> tuple[Array, Array]:
        """Start every game anew; return observations and masks.

        Without a seed come other games: they follow from the last seed and the number of resets.
        """
        if seed is not None:
            first = self._begin(seed)
        else:
            self.resets += 1
            first = seeds_of(self.seed, self.games, self.resets)
        self.core.reset(first)
        return self.observations, self.masks

    def step(self, actions: Any) -> tuple[Array, Array, Array, Array]:
        """Answer in every game; return observations, masks, rewards and ended.

        An illegal answer is refused, and no game continues.
        """
        packed = self._packed(actions)
        wrong = self.core.first_illegal(packed)
        if wrong >= 0:
            self._refuse(int(wrong), int(numpy.asarray(actions)[wrong]))
        self.core.step(packed)
        return self.observations, self.masks, self.rewards, self.ended

    def step_or_lose(self, actions: Any) -> Array:
        """Answer in every game; who answers illegally loses at once. Return where that was."""
        chosen = numpy.asarray(actions)
        known = (chosen >= 0) & (chosen < self.setting.actions)
        tried = numpy.where(known, chosen, 0)
        illegal: Array = ~known | (self.masks[numpy.arange(self.games), tried] == 0)
        self._packed(tried)
        self.core.step(numpy.where(illegal, GIVE_UP, tried).astype(TWO_BYTES).tobytes())
        return illegal

    def _packed(self, actions: Any) -> bytes:
        chosen = numpy.asarray(actions)
        if chosen.shape != (self.games,) or chosen.dtype.kind not in "iu":
            raise TableeError(f"one whole number for each of {self.games} games is needed")
        if chosen.dtype != TWO_BYTES:
            if chosen.min() < 0 or chosen.max() >= self.setting.actions:
                raise TableeError(f"actions are 0 to {self.setting.actions - 1}")
            chosen = chosen.astype(TWO_BYTES)
        return chosen.tobytes()

    def _refuse(self, i: int, action: int) -> None:
        state, seat = self.core.states[i], int(self.seats[i])
        reason = state.refusal(seat, action)
        assert reason is not None
        raise IllegalAction(seat, action, reason)

    def sample(self) -> Array:
        """Return a random legal action for each game; which follows from the seed."""
        return numpy.frombuffer(self.core.sample(self.rng), TWO_BYTES)


def ends_of(core: VectorCore) -> list[Any]:
    """Return the vectors that tell of games that have ended."""
    return [core.ended, *core.last_ends()]


def restored(
    made: tuple[Any, ...],
    seeds: list[int],
    resets: int,
    games: list[tuple[State, int]],
    ends: list[list[int]],
    chance: tuple[Rng, Any],
) -> Vector:
    """Return the vector that a pickle holds."""
    tables = Vector(*made)
    core = tables.core
    tables.resets = resets
    tables.rng, kept = chance
    core.seeds = seeds
    for i, (state, played) in enumerate(games):
        core.restore(i, state, played)
    for vector, numbers in zip(ends_of(core), ends, strict=True):
        for place, number in enumerate(numbers):
            vector[place] = number
    if core.others is not None:
        core.others.restore(kept)
    core.look_at_all()
    return tables


def number_of(words: str) -> int:
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:SEED_BYTES], "big")


def seeds_of(seed: int, games: int, resets: int = 0) -> list[int]:
    """Return the seeds of the first games after so many resets: neighbours have none in common.

    The first 8 bytes of SHA-256 of "tablee vector <seed> <resets> <game>", as a big-endian number.
    """
    return [number_of(f"tablee vector {seed} {resets} {i}") for i in range(games)]
