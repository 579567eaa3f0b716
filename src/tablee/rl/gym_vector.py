"""Gymnasium: many games as one vector environment, stepped by one compiled call.

import tablee.rl.gym
gymnasium.make_vec("tablee/Abyss-v0", num_envs=256, seats=3, opponents="greedy")
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import gymnasium
import numpy
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from tablee.core.errors import BadOption
from tablee.rl.gym import ILLEGAL, SEED_LIMIT
from tablee.rl.setting import Array
from tablee.rl.vector_env import Vector


class ManySeats(gymnasium.vector.VectorEnv[dict[str, Array], Array, Array]):
    """Many games; in each, one seat plays against bots, or all seats answer in turn.

    With `seat` (0 by default), bots answer for the other seats, and a reward is this seat's. With
    `seat=None` the seat whose turn it is answers (`infos["seat"]`), and a reward is that of the
    seat that answered last; `infos["rewards"]` has those of all seats.

    A game that ends is replaced in the same step: `infos["final_obs"]` and `infos["final_info"]`
    hold what is over. `infos["seed"]` names the game under way, `infos["action_mask"]` what may be
    answered. An illegal answer loses that game (`infos["illegal"]`) or raises IllegalAction.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        seats: int | None = None,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is {' or '.join(ILLEGAL)}, not {illegal}")
        if render_mode is not None:
            raise BadOption("many games are not drawn; render a single environment")
        self.illegal = illegal
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}
        self.tables = Vector(game, num_envs, seats, 0, options, seat, opponents, ends=True)
        setting = self.tables.setting
        self.single_observation_space: Any = setting.observation_space()
        self.single_action_space: Any = setting.action_space()
        self.observation_space: Any = batch_space(self.single_observation_space, num_envs)
        self.action_space: Any = batch_space(self.single_action_space, num_envs)
        self.begun = False

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin every game anew; without a seed, with games that follow from the last seed.

        A list gives each game its own seed, the same as that of the environment of one seat.
        """
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None and not self.begun:
            seed = int(self.np_random.integers(SEED_LIMIT))
        self.begun = True
        self.tables.reset(seed)
        return self._seen(), self._infos(numpy.ones(self.num_envs, bool))

    def step(self, actions: Array) -> tuple[dict[str, Array], Array, Array, Array, dict[str, Any]]:
        """Answer in every game, and let the others answer until the seat is asked again."""
        tables = self.tables
        answered = tables.seats.copy()
        illegal = None
        if self.illegal == "lose":
            illegal = tables.step_or_lose(actions)
        else:
            tables.step(actions)
        ended = tables.ended.copy()
        rewards = tables.rewards[numpy.arange(self.num_envs), answered].astype(numpy.float64)
        infos = self._infos(ended)
        infos["rewards"] = tables.rewards.astype(numpy.float64)
        if ended.any():
            infos.update(self._ends(ended, illegal))
        return self._seen(), rewards, ended, numpy.zeros(self.num_envs, bool), infos

    def __copy__(self) -> ManySeats:
        """A copy shares no game: there is no use in half of one."""
        return deepcopy(self)

    def action_masks(self) -> Array:
        """Return what may be answered, games x actions."""
        legal: Array = self.tables.masks.astype(bool)
        return legal

    def _seen(self) -> dict[str, Array]:
        tables = self.tables
        return {"action_mask": tables.masks.copy(), "observation": tables.observations.copy()}

    def _infos(self, begun: Array) -> dict[str, Any]:
        """Return what every step tells; `seed` is told where a game has begun."""
        every = numpy.ones(self.num_envs, bool)
        infos: dict[str, Any] = {
            **{"action_mask": self.tables.masks.copy(), "_action_mask": every},
            **{"seat": self.tables.seats.copy(), "_seat": every.copy()},
        }
        if begun.any():
            infos["seed"] = numpy.array(self.tables.seeds, object)
            infos["_seed"] = begun
        return infos

    def _ends(self, ended: Array, illegal: Array | None) -> dict[str, Any]:
        """Return what was seen and known at the end of the games that ended."""
        tables = self.tables
        nothing = numpy.zeros(tables.setting.actions, numpy.int8)
        final = numpy.full(self.num_envs, None, object)
        for i in numpy.flatnonzero(ended):
            final[i] = {"action_mask": nothing.copy(), "observation": tables.final[i].copy()}
        about: dict[str, Any] = {
            **{"scores": tables.scores.copy(), "_scores": ended.copy()},
            **{"rewards": tables.rewards.astype(numpy.float64), "_rewards": ended.copy()},
            **{"length": tables.lengths.copy(), "_length": ended.copy()},
        }
        if illegal is not None and illegal.any():
            about.update(illegal=illegal, _illegal=ended.copy())
        return {
            **{"final_obs": final, "_final_obs": ended.copy()},
            **{"final_info": about, "_final_info": ended.copy()},
        }
