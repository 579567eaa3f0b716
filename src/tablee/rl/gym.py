"""Gymnasium: one seat of a table, against bots. Importing this registers the ids.

    import tablee.rl.gym
    gymnasium.make("tablee/Abyss-v0", seats=3, opponents="greedy")

or, without the import, `gymnasium.make("tablee.rl.gym:tablee/Abyss-v0")`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import deepcopy
from typing import Any

import gymnasium

from tablee import bots
from tablee.core import registry
from tablee.core.bits import has
from tablee.core.engine import Game, State
from tablee.core.errors import BadOption, IllegalAction
from tablee.core.rng import seeded
from tablee.core.vector import asked
from tablee.rl import draw
from tablee.rl.setting import Array, Setting, opponents_by_seat

FIRST_STREAM = 16  # of the bots' random sources, one for each seat
FIRST_DEALER = 32  # of the sources that re-deal what a bot cannot see
ILLEGAL = ("lose", "raise")
SEED_LIMIT = 2**63  # of seeds drawn from Gymnasium's generator


class OneSeat(gymnasium.Env[dict[str, Array], int]):
    """Play a seat; the others are bots, which get no more than their seats may know.

    `opponents` is a bot's name for all other seats, or a name for each, in the order of the seats.
    An observation is {"observation": uint8, "action_mask": int8}. The mask is in the info too,
    where some libraries look for it. The reward comes at the end: 1 for a victory, -1 for a defeat,
    0 if all share it.

    Libraries that do not know masks answer at random. An illegal answer loses the game at once and
    the info says why (`illegal`), or raises IllegalAction with `illegal="raise"`.
    """

    metadata = {"render_modes": draw.MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        seat: int = 0,
        opponents: str | Sequence[str] = "random",
        options: Mapping[str, object] | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadOption(f"illegal is {' or '.join(ILLEGAL)}, not {illegal}")
        self.illegal = illegal
        self.setting = Setting(game, seats, options)
        self.seat = seat
        self.render_mode = render_mode
        self.observation_space: Any = self.setting.observation_space()
        self.action_space: Any = self.setting.action_space()
        self.names = opponents_by_seat(self.setting.seats, seat, opponents)
        self.state_of_game: State = self.setting.new_game(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Array], dict[str, Any]]:
        """Begin a game with this seed, or with one drawn from the generator of the last seed.

        The info says with which (`seed`), so that every game can be played again.
        """
        super().reset(seed=seed)
        if seed is None:
            seed = int(self.np_random.integers(SEED_LIMIT))
        self.bots = [bots.make(name) if name else None for name in self.names]
        places = range(self.setting.seats)
        self.rngs = [seeded(seed, FIRST_STREAM + place) for place in places]
        self.dealers = [seeded(seed, FIRST_DEALER + place) for place in places]
        self.state_of_game = self.setting.new_game(seed)
        self._let_others_play()
        seen, info = self._look()
        return seen, {**info, "seed": seed}

    def step(self, action: int) -> tuple[dict[str, Array], float, bool, bool, dict[str, Any]]:
        """Answer, and let the others answer until this seat is asked again."""
        try:
            self.state_of_game.play(self.seat, int(action))
        except IllegalAction as refusal:
            if self.illegal == "raise":
                raise
            seen, info = self._look()
            return seen, -1.0, True, False, {**info, "illegal": str(refusal)}
        self._let_others_play()
        over = self.state_of_game.is_over()
        reward = self.setting.results(self.state_of_game)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        seen, info = self._look()
        return seen, reward, over, False, info

    def __copy__(self) -> OneSeat:
        """A copy shares no game: there is no use in half of one."""
        return deepcopy(self)

    def action_masks(self) -> Array:
        """Return what may be answered, as MaskablePPO of sb3-contrib asks for it."""
        _, info = self._look()
        legal: Array = info["action_mask"].astype(bool)
        return legal

    def render(self) -> Any:
        if self.render_mode is None:
            return None
        return draw.render(self.setting.game, self.state_of_game, self.render_mode, self.seat)

    def _look(self) -> tuple[dict[str, Array], dict[str, Any]]:
        seen = self.setting.look(self.state_of_game, self.seat)
        if not self.state_of_game.is_over():
            seen["action_mask"][list(self.state_of_game.legal_actions())] = 1
        return seen, {"action_mask": seen["action_mask"]}

    def _let_others_play(self) -> None:
        """Let bots answer until this seat may, or the game is over."""
        state = self.state_of_game
        while not state.is_over() and not has(state.may_answer(), self.seat):
            place = int(asked(state))
            bot = self.bots[place]
            assert bot is not None
            seen = self.setting.game.determinize(state, place, self.dealers[place])
            state.play(place, bot.choose(self.setting.game, seen, self.rngs[place]))


def ids() -> dict[str, str]:
    """Return the games by their ids: {"tablee/Abyss-v0": "abyss"}."""
    return {id_of(registry.game(name)): name for name in registry.names()}


def id_of(game: Game[Any]) -> str:
    """Return the id of a game's environments, with their version: see `Game.environment`."""
    return f"tablee/{game.name.title()}-v{game.environment}"


for _id, _game in ids().items():
    gymnasium.register(
        _id,
        entry_point="tablee.rl.gym:OneSeat",
        vector_entry_point="tablee.rl.gym_vector:ManySeats",
        kwargs={"game": _game},
    )
