"""Other rewards than who has won: the points, or by how much they exceed the best opponent's.

Like the result, they come at the end: points shown before would tell a seat what is hidden
from it, such as monster tokens.

    PointsAEC(tablee.rl.aec("abyss")), MarginAEC(...)               PettingZoo
    Points(gymnasium.make("tablee/Abyss-v0")), Margin(...)          Gymnasium
    points(vector), margin(vector)                                  arrays of the vector environment
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy
from pettingzoo.utils.wrappers import BaseWrapper

from tablee.rl.gym import OneSeat
from tablee.rl.setting import Array
from tablee.rl.vector_env import Vector


class AtTheEnd(BaseWrapper[str, dict[str, Array], int]):
    """A PettingZoo wrapper that gives another reward when a game ends; `scale` divides it."""

    reward = "results"  # a method of Setting

    def __init__(self, env: Any, scale: float = 1.0) -> None:
        super().__init__(env)
        self.scale = scale

    def step(self, action: int | None) -> None:
        table = self.unwrapped
        under_way = not table.state_of_game.is_over()
        super().step(action)
        if under_way and table.state_of_game.is_over():
            rewards = getattr(table.setting, self.reward)(table.state_of_game)
            for agent, reward in zip(table.possible_agents, rewards, strict=True):
                table.rewards[agent] = table._cumulative_rewards[agent] = reward / self.scale


class PointsAEC(AtTheEnd):
    """The final points of each seat."""

    reward = "scores"


class MarginAEC(AtTheEnd):
    """By how much each seat's points exceed the best of the others."""

    reward = "margins"


class Points(gymnasium.Wrapper[dict[str, Array], int, dict[str, Array], int]):
    """The final points of the seat; `scale` divides them."""

    reward = "scores"

    def __init__(self, env: gymnasium.Env[dict[str, Array], int], scale: float = 1.0) -> None:
        super().__init__(env)
        self.scale = scale

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        seen, _, ended, cut, info = super().step(action)
        table = self.unwrapped
        assert isinstance(table, OneSeat)
        reward = 0.0
        if ended:
            rewards = getattr(table.setting, self.reward)(table.state_of_game)
            reward = rewards[table.seat] / self.scale
        return seen, reward, ended, cut, info


class Margin(Points):
    """By how much the seat's points exceed the best of the others."""

    reward = "margins"


def points(tables: Vector) -> Array:
    """Return the final points, games x seats; 0 where the last step ended no game."""
    return tables.scores * tables.ended[:, None]


def margin(tables: Vector) -> Array:
    """Return by how much each seat's final points exceed the best of the others."""
    scores = tables.scores
    best_other = numpy.empty_like(scores)
    for seat in range(scores.shape[1]):
        best_other[:, seat] = numpy.delete(scores, seat, axis=1).max(axis=1)
    found: Array = (scores - best_other) * tables.ended[:, None]
    return found
