"""OpenSpiel: every game as a Python game of pyspiel. Importing this registers them.

    import pyspiel, tablee.rl.openspiel
    game = pyspiel.load_game("tablee_abyss(players=3,memory_aid=true)")

Chance is explicit. Four chance nodes of 256 outcomes deal the game; after an answer that
draws cards or rolls dice comes one more, whose outcome stirs the random source before
the answer is carried out. So searches that copy a state do not know the next card, and
a history replays exactly.

A table of two is a zero-sum game, and its type says so; with more seats it is general-sum. The
registered type is that of any number of seats.

Information states hold what the seat has been told since the beginning and its own
answers: all of it as a string, the last EVENTS of it as a tensor.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import numpy
import pyspiel

from tablee.core import record, registry
from tablee.core.bits import bit, has
from tablee.core.engine import NOBODY, State
from tablee.core.events import Log, Told
from tablee.core.rng import Rng, seeded
from tablee.core.vector import asked
from tablee.rl.setting import Array, Setting

OUTCOMES = 256  # of a chance node
DEAL = 4  # chance nodes that make the seed
NOTHING = -1  # no answer waits for chance
ANSWER = -1  # the kind of an entry that is a seat's own answer
HIDDEN = -1  # instead of what a seat may not know
EVENTS = 64  # entries in the tensor of an information state
ENTRY = 4  # numbers of an entry: kind, seat, what, amount


class Position:
    """The position of a game: the engine's state, an answer waiting for chance, past events."""

    __slots__ = ("setting", "seed", "dealt", "state", "waiting", "told")

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.seed = 0
        self.dealt = 0  # chance nodes of the deal that are done
        self.state: State | None = None
        self.waiting = NOTHING
        self.told: tuple[Told, ...] = ()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        """Clone the state; what never changes is shared."""
        twin = Position(self.setting)
        twin.seed = self.seed
        twin.dealt = self.dealt
        twin.state = None if self.state is None else self.state.clone()
        twin.waiting = self.waiting
        twin.told = self.told
        return twin

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        """Pickle as plain numbers: states are objects of the engine."""
        setting = self.setting
        ints = None if self.state is None else record.to_ints(self.state, setting.game.steps)
        place = (setting.game.name, setting.seats, setting.options)
        return restored, (place, self.seed, self.dealt, ints, self.waiting, self.told)

    def is_chance(self) -> bool:
        return self.state is None or self.waiting != NOTHING

    def is_over(self) -> bool:
        return self.state is not None and self.state.is_over() and self.waiting == NOTHING

    # -- what happens --------------------------------------------------------------------

    def chance(self, outcome: int) -> None:
        """Deal, or carry out the waiting answer, as the outcome decides."""
        if self.state is None:
            self.seed = self.seed * OUTCOMES + outcome
            self.dealt += 1
            if self.dealt == DEAL:
                log = Log()
                game, options = self.setting.game, self.setting.options
                self.state = game.new_game(self.setting.seats, self.seed, options, None, log)
                self.hear(log)
            return
        stir(self.state.rng, outcome)
        action, self.waiting = self.waiting, NOTHING
        self.carry_out(self.state, action)

    def answer(self, action: int) -> None:
        """Carry out an answer, or let it wait if it needs chance."""
        assert self.state is not None
        tried = self.state.clone()
        log = Log()
        tried.observer = log
        tried.apply(action)
        if drawn_from(tried.rng) != drawn_from(self.state.rng):
            self.waiting = action
            return
        self.told += (own_answer(self.state, action),)
        self.state = tried
        self.hear(log)

    def carry_out(self, state: State, action: int) -> None:
        self.told += (own_answer(state, action),)
        log = Log()
        state.observer = log
        state.apply(action)
        self.hear(log)

    def hear(self, log: Log) -> None:
        assert self.state is not None
        self.told += tuple(log.told)
        self.state.observer = None

    # -- what a seat knows ----------------------------------------------------------------

    def known(self, seat: int) -> tuple[Told, ...]:
        """Return the past events, as far as a seat may know them."""
        return tuple(entry if seen(entry, seat) else hide(entry) for entry in self.told)

    def resampled(self, seat: int, rng: Rng) -> Position:
        """Return a position that looks the same to a seat; what others know is forgotten."""
        twin = Position(self.setting)
        twin.seed, twin.dealt, twin.waiting = self.seed, self.dealt, self.waiting
        if self.state is not None:
            twin.state = self.setting.game.determinize(self.state, seat, rng)
        twin.told = self.known(seat)
        return twin


def restored(
    place: tuple[str, int, dict[str, object]],
    seed: int,
    dealt: int,
    ints: list[int] | None,
    waiting: int,
    told: tuple[Told, ...],
) -> Position:
    position = Position(Setting(*place))
    position.seed, position.dealt = seed, dealt
    position.waiting, position.told = waiting, told
    if ints is not None:
        template = position.setting.new_game(0)
        position.state = record.from_ints(template, ints, position.setting.game.steps)
    return position


def drawn_from(rng: Rng) -> tuple[int, int, int, int]:
    return (rng.a, rng.b, rng.c, rng.counter)


def stir(rng: Rng, outcome: int) -> None:
    rng.seed(rng.a, rng.b, rng.c, rng.counter, outcome + 1)


def own_answer(state: State, action: int) -> Told:
    seat = int(asked(state))
    return (ANSWER, seat, action, 1, int(bit(seat)))


def seen(entry: Told, seat: int) -> bool:
    seen_by = entry[4]
    return seen_by == -1 or has(seen_by, seat)


def hide(entry: Told) -> Told:
    kind, seat, _, amount, seen_by = entry
    return (kind, seat, HIDDEN, amount, seen_by)


# -- pyspiel ------------------------------------------------------------------------------


class TableState(pyspiel.State):
    """A state of pyspiel over a position."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.position = Position(game.setting)

    def current_player(self) -> int:
        if self.position.is_chance():
            return int(pyspiel.PlayerId.CHANCE)
        if self.position.is_over():
            return int(pyspiel.PlayerId.TERMINAL)
        assert self.position.state is not None
        return int(asked(self.position.state))

    def is_terminal(self) -> bool:
        return self.position.is_over()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position.state is not None
        return sorted(int(action) for action in self.position.state.legal_actions())

    def _apply_action(self, action: int) -> None:
        if self.position.is_chance():
            self.position.chance(action)
        else:
            self.position.answer(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance {action}"
        return str(self.position.setting.game.actions.describe(action))

    def returns(self) -> list[float]:
        setting = self.position.setting
        if not self.position.is_over():
            return [0.0] * setting.seats
        assert self.position.state is not None
        return setting.results(self.position.state)

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> TableState:
        """Return a state that `player` cannot tell from this one; `sampler` gives 0 .. 1."""
        twin: TableState = self.clone()
        rng = seeded(int(sampler() * 2**53))
        twin.position = self.position.resampled(player, rng)
        return twin

    def __str__(self) -> str:
        position = self.position
        if position.state is None:
            return f"{position.setting.game.name}: {position.dealt} of {DEAL} parts of the seed"
        ints = record.to_ints(position.state, position.setting.game.steps)
        waits = "" if position.waiting == NOTHING else f" {position.waiting} waits for chance"
        return f"{position.setting.game.name} {','.join(map(str, ints))}{waits}"


CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]


class Observer:
    """What a player observes, or, with perfect recall, its information state.

    The tensor: the player (one-hot), the question asked (one-hot, by the place of its step),
    the observation as the game's features have it, and for information states the last
    EVENTS entries: kind + 2 (1: an own answer), seat + 2, what + 2 (1: hidden), amount.
    """

    def __init__(self, kind: Any, setting: Setting) -> None:
        self.recalls = bool(kind.perfect_recall)
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.setting = setting
        sizes = {
            "player": setting.seats,
            "question": len(setting.game.steps),
            "observation": setting.features,
        }
        if self.recalls:
            sizes["events"] = EVENTS * ENTRY
        self.tensor: Array = numpy.zeros(sum(sizes.values()), numpy.float32)
        self.dict: dict[str, Array] = {}
        at = 0
        for name, size in sizes.items():
            self.dict[name] = self.tensor[at : at + size]
            at += size

    def set_from(self, state: TableState, player: int) -> None:
        position = state.position
        self.tensor.fill(0)
        player = max(player, 0)  # pyspiel asks for the shape as its default player
        self.dict["player"][player] = 1
        if position.state is None:
            return
        self.dict["observation"][:] = self.setting.observe(position.state, player)
        if not position.state.is_over():
            asked_now = type(position.state.question())
            self.dict["question"][self.setting.game.steps.index(asked_now)] = 1
        if self.recalls:
            rows = self.dict["events"].reshape(EVENTS, ENTRY)
            for row, entry in enumerate(reversed(position.told[-EVENTS:])):
                kind, seat, what, amount, _ = entry if seen(entry, player) else hide(entry)
                rows[row] = (kind + 2, seat + 2, what + 2, amount)

    def string_from(self, state: TableState, player: int) -> str:
        position = state.position
        if position.state is None:
            return f"player {player}, before the deal"
        viewer = player if self.private else NOBODY
        view = self.setting.game.view(position.state, viewer)
        written = json.dumps(view, separators=(",", ":"), sort_keys=True, default=int)
        if not self.recalls:
            return written
        known = ";".join(",".join(map(str, entry[:4])) for entry in position.known(viewer))
        return f"{known}|{written}"


class TableGame(pyspiel.Game):
    """A game of pyspiel; `players` and the game's options are its parameters."""

    name: str  # of the game, here; each game has a class of its own
    kind: Any

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        chosen = dict(parameters or {})
        players = int(chosen.pop("players", registry.game(self.name).min_seats))
        self.setting = Setting(self.name, players, chosen)
        kind = self.kind if players > 2 else zero_sum(self.kind)
        super().__init__(kind, self.info(), parameters or {})

    def info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions,
            max_chance_outcomes=OUTCOMES,
            num_players=self.setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.setting.seats == 2 else None,
            max_game_length=int(self.setting.game.longest_game),
        )

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        return DEAL + int(self.setting.game.longest_game)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observers have no parameters, not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(kind, self.setting)


def kind_of(name: str, parameters: dict[str, Any], utility: Any) -> Any:
    """Return what pyspiel is told about a game."""
    game = registry.game(name)
    return pyspiel.GameType(
        short_name=f"tablee_{name}",
        long_name=f"Tablée: {name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=int(game.max_seats),
        min_num_players=int(game.min_seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


def zero_sum(kind: Any) -> Any:
    """Return the same for a table of two: what one wins the other loses, and both share with 0."""
    name = kind.short_name.removeprefix("tablee_")
    return kind_of(name, kind.parameter_specification, pyspiel.GameType.Utility.ZERO_SUM)


def register(name: str) -> None:
    """Register one of our games in pyspiel as tablee_<name>."""
    game = registry.game(name)
    parameters: dict[str, Any] = {"players": int(game.min_seats)}
    parameters.update({option.name: option.default for option in game.options})
    kind = kind_of(name, parameters, pyspiel.GameType.Utility.GENERAL_SUM)
    # A class, like pyspiel's own games: it outlives the interpreter, as pyspiel's register does.
    made = type(f"{name.title()}Game", (TableGame,), {"name": name, "kind": kind})
    pyspiel.register_game(kind, made)


for _name in registry.names():
    register(_name)
