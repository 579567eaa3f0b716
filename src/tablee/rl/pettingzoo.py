"""PettingZoo: a whole table as an AEC environment."""

from __future__ import annotations

import random
from collections.abc import Mapping
from copy import deepcopy
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv

from tablee.core.engine import NOBODY, State
from tablee.core.errors import TableeError
from tablee.core.vector import asked
from tablee.rl import draw
from tablee.rl.setting import Array, Setting

LARGEST_SEED = 2**128 - 1


class Table(AECEnv[str, dict[str, Array], int]):
    """Agents `seat_0`, `seat_1`, ... in the order in which the game asks them.

    An observation is {"observation": uint8, "action_mask": int8}; `tablee.core.features`
    tells what each byte means. Rewards come at the end: 1 for a victory, -1 for a defeat,
    0 if all share the victory; `tablee.rl.rewards` has others. Where any of several seats
    may answer, as in a team, the lowest of them is asked.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting(game, seats, options)
        self.metadata = {
            "name": f"tablee_{game}_v{self.setting.game.environment}",
            "render_modes": draw.MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        seen, answers = self.setting.observation_space(), self.setting.action_space()
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, answers)
        self._seeds = random.Random()
        self.state_of_game: State = self.setting.new_game(0)

    def __copy__(self) -> Table:
        """A copy shares no game: there is no use in half of one."""
        return deepcopy(self)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed, continue the sequence of the last seed given.

        The infos say with which seed (`seed`), so that every game can be played again.
        """
        if seed is not None:
            self._seeds = random.Random(seed)
        else:
            seed = self._seeds.randint(0, LARGEST_SEED)
        self.seed = seed
        self.state_of_game = self.setting.new_game(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {"seed": seed} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Array]:
        return self.setting.look(self.state_of_game, self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        """Answer for the selected agent; an illegal answer is refused with the rule it breaks."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise TableeError(f"{agent} must answer while the game goes on")
        self.state_of_game.play(self.possible_agents.index(agent), int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.state_of_game.is_over():
            self._end()
        else:
            self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """Draw the table as the agent selected sees it."""
        if self.render_mode is None:
            return None
        over = self.state_of_game.is_over()
        seat = NOBODY if over else int(asked(self.state_of_game))
        return draw.render(self.setting.game, self.state_of_game, self.render_mode, seat)

    def close(self) -> None:
        """Nothing needs to be closed."""

    def _select(self) -> None:
        self.agent_selection = self.possible_agents[asked(self.state_of_game)]

    def _end(self) -> None:
        results = self.setting.results(self.state_of_game)
        self.rewards = dict(zip(self.possible_agents, results, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
