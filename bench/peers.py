"""Other engines, measured in the same run if they are installed (`make bench`).

They play at random, driven from Python, which is their usual use. As with our games, only the
decisions of players are counted; chance takes time but is not counted. For a peer that is not
installed, the figure recorded in peers.toml is shown.

    openspiel_hearts, openspiel_gin_rummy    OpenSpiel in the tightest loop Python allows
    openspiel_hearts_documented     in the loop its documentation shows, where numpy draws for
                                    chance: what a reader of it gets, much of it numpy's time
    openspiel_hearts_observed       the tightest loop that also asks for the information state
                                    as a tensor and the mask of legal actions, as learners do
                                    (hearts has no other observation)
    pgx_sparrow_mahjong, pgx_leduc_holdem     Pgx (JAX, compiled by XLA, on the CPU): as many
                                    games at once as our vector environment, observation and
                                    mask included, finished games replaced, steps in one loop
                                    inside XLA
    catanatron                      its own loop and its own random players

    {<peer>: {"decisions_per_s", "measured": true | false, "version", "date", "machine"}}

`date` and `machine` belong to recorded figures; null for those measured now.
"""

from __future__ import annotations

import random
import tomllib
from collections.abc import Callable, Mapping
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tablee.sim.bench import VECTOR_GAMES, VECTOR_STEPS

RECORDED = Path(__file__).with_name("peers.toml")
Work = Callable[[int], int]  # so many games; returns the decisions of players

# Name, module that must be installed, package whose version is shown.
PEERS = {
    "openspiel_hearts": ("pyspiel", "open_spiel"),
    "openspiel_hearts_documented": ("pyspiel", "open_spiel"),
    "openspiel_hearts_observed": ("pyspiel", "open_spiel"),
    "openspiel_gin_rummy": ("pyspiel", "open_spiel"),
    "pgx_sparrow_mahjong": ("pgx", "pgx"),
    "pgx_leduc_holdem": ("pgx", "pgx"),
    "catanatron": ("catanatron", "catanatron"),
}


def installed() -> dict[str, Work]:
    """Return how to play each peer that is installed."""
    makers: dict[str, Callable[[], Work]] = {
        "openspiel_hearts": lambda: openspiel("hearts"),
        "openspiel_hearts_documented": lambda: openspiel_documented("hearts"),
        "openspiel_hearts_observed": lambda: openspiel_observed("hearts"),
        "openspiel_gin_rummy": lambda: openspiel("gin_rummy"),
        "pgx_sparrow_mahjong": lambda: pgx("sparrow_mahjong"),
        "pgx_leduc_holdem": lambda: pgx("leduc_holdem"),
        "catanatron": catanatron,
    }
    return {name: makers[name]() for name, (module, _) in PEERS.items() if find_spec(module)}


def figures(measured: Mapping[str, float]) -> dict[str, Any]:
    """Return every peer's figure: measured now, or else recorded."""
    recorded = tomllib.loads(RECORDED.read_text(encoding="utf-8"))
    found: dict[str, Any] = {}
    for name, (_, package) in PEERS.items():
        if name in measured:
            found[name] = {
                "decisions_per_s": measured[name],
                "measured": True,
                "version": package_version(package),
                "date": None,
                "machine": None,
            }
        else:
            found[name] = {**recorded[name], "measured": False}
    return found


def package_version(package: str) -> str | None:
    try:
        return version(package)
    except PackageNotFoundError:
        return None


def openspiel(name: str) -> Work:
    """OpenSpiel (C++): legal_actions and apply_action, for chance as for players."""
    game = import_module("pyspiel").load_game(name)

    def play(games: int) -> int:
        decisions = 0
        for seed in range(games):
            chooser = random.Random(seed)
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                legal = state.legal_actions()
                state.apply_action(legal[int(chooser.random() * len(legal))])
        return decisions

    return play


def openspiel_observed(name: str) -> Work:
    """OpenSpiel with what a learner needs for each decision: tensor and mask."""
    game = import_module("pyspiel").load_game(name)

    def play(games: int) -> int:
        decisions = 0
        for seed in range(games):
            chooser = random.Random(seed)
            state = game.new_initial_state()
            while not state.is_terminal():
                if not state.is_chance_node():
                    decisions += 1
                    state.information_state_tensor()
                    state.legal_actions_mask()
                legal = state.legal_actions()
                state.apply_action(legal[int(chooser.random() * len(legal))])
        return decisions

    return play


def openspiel_documented(name: str) -> Work:
    """OpenSpiel as its documentation has it: chance_outcomes, drawn from by numpy."""
    game = import_module("pyspiel").load_game(name)
    numpy = import_module("numpy")

    def play(games: int) -> int:
        decisions = 0
        for seed in range(games):
            chooser = random.Random(seed)
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(numpy.random.choice(outcomes, p=chances))
                else:
                    decisions += 1
                    state.apply_action(chooser.choice(state.legal_actions()))
        return decisions

    return play


def pgx(name: str) -> Work:
    """Pgx: random legal steps of many games in one loop inside XLA."""
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    step = jax.vmap(import_module("pgx.experimental").auto_reset(env.step, env.init))

    def one(carried: Any, key: Any) -> tuple[Any, None]:
        choose, shuffle = jax.random.split(key)
        logits = jax.numpy.log(carried.legal_action_mask.astype(jax.numpy.float32))
        actions = jax.random.categorical(choose, logits, axis=1)
        return step(carried, actions, jax.random.split(shuffle, VECTOR_GAMES)), None

    many = jax.jit(lambda state, keys: jax.lax.scan(one, state, keys)[0])
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(0), VECTOR_GAMES))

    def play(rounds: int) -> int:
        state = start
        for seed in range(rounds):
            state = many(state, jax.random.split(jax.random.key(seed), VECTOR_STEPS))
        state.observation.block_until_ready()
        return rounds * VECTOR_GAMES * VECTOR_STEPS

    return play


def catanatron() -> Work:
    """catanatron (Python): its own loop with its own random players, four of them."""
    package = import_module("catanatron")
    models = import_module("catanatron.models.player")
    colors = list(models.Color)[:4]

    def play(games: int) -> int:
        decisions = 0
        for seed in range(games):
            game = package.Game([models.RandomPlayer(color) for color in colors], seed=seed)
            game.play()
            decisions += len(game.state.actions)
        return decisions

    return play
