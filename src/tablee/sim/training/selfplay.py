"""Games that a search plays against itself, to learn from.

They are meant to be good and to differ. So one decision in four is thought over in full and
with noise at the root (playout-cap randomisation), the others quickly; the first decisions are
drawn by how often each answer was tried; and some games stray, that is, now and then they take
any answer. Each game depends on its own seed alone, in any process.
"""

from __future__ import annotations

import json
import random
from dataclasses import asdict, dataclass
from typing import Any

from tablee import bots
from tablee.bots.search import Search
from tablee.core import registry
from tablee.core.engine import Game, State
from tablee.core.native import i64
from tablee.core.rng import Rng, seeded

STREAM = 5  # of the random source that deals for the searches
THOROUGH = 0.25  # share of the decisions thought over in full
WARM = 12  # decisions with a temperature of 1, at the start of a game
NOISE = 0.25  # of the prior at the root, in a full search
SPREAD = 10.0  # the parameters of the noise add up to this (Dirichlet)
STRAYING = (0.02, 0.08, 0.2)  # shares of decisions at random, one of them for each game
UNKNOWN = -1  # value of a position that nothing was searched from
THOUSAND = 1000


@dataclass(frozen=True, slots=True)
class Sitting:
    """A game to play: who sits where, and how much is thought."""

    game: str
    seed: int
    players: tuple[str, ...]  # by seat: settings of a search without its iterations
    full: int  # iterations of a thorough search
    quick: int  # of the others


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played: enough to play it again and to learn from it."""

    seed: int
    seats: int
    winners: int  # a set of seats
    moves: tuple[int, ...]
    values: tuple[int, ...]  # by move: the mover's chance by search, in thousandths, or UNKNOWN

    def written(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, line: str) -> Played:
        told = json.loads(line)
        return cls(
            told["seed"],
            told["seats"],
            told["winners"],
            tuple(told["moves"]),
            tuple(told["values"]),
        )


def play(sitting: Sitting) -> Played | None:
    """Play a game to its end; None: it did not end within the game's bound."""
    game = registry.game(sitting.game)
    state = game.new_game(len(sitting.players), sitting.seed)
    chance = random.Random(sitting.seed)
    rng = seeded(sitting.seed, STREAM)
    straying = chance.choice(STRAYING)
    moves: list[int] = []
    values: list[int] = []
    while not state.is_over():
        if len(moves) >= game.longest_game:
            return None
        actions = [int(action) for action in state.legal_actions()]
        move, value = actions[0], UNKNOWN
        if len(actions) > 1 and chance.random() < straying:
            move = chance.choice(actions)
        elif len(actions) > 1:
            move, value = think(sitting, game, state, len(moves), chance, rng)
        moves.append(move)
        values.append(value)
        state.apply(move)
    winners = int(game.winners(state))
    return Played(sitting.seed, int(state.seats), winners, tuple(moves), tuple(values))


def think(
    sitting: Sitting, game: Game[Any], state: State, number: int, chance: random.Random, rng: Rng
) -> tuple[int, int]:
    """Search the position as its seat sees it; return the move and the seat's chance."""
    seat = state.to_move()
    thorough = chance.random() < THOROUGH
    iterations = sitting.full if thorough else sitting.quick
    warm = number < WARM
    written = [f"iterations={iterations}", f"temperature={int(warm)}", sitting.players[seat]]
    settings = bots.read_settings([word for part in written for word in part.split(":")])
    search = Search(game, game.determinize(state, seat, rng), settings, rng)
    if thorough:
        add_noise(search, chance)
    search.run()
    tree = search.tree
    best = tree.favourite(tree.root)
    return int(search.answer()), round(THOUSAND * float(tree.chance(best)))


def add_noise(search: Search, chance: random.Random) -> None:
    """Mix Dirichlet noise into the prior of the answers to the question."""
    tree = search.tree
    actions = search.seen.legal_actions()
    tree.grow_all(tree.root, search.seen, actions)
    children = [int(child) for child in tree.children(tree.root)]
    drawn = [chance.gammavariate(SPREAD / len(children), 1.0) for _ in children]
    weights = [float(tree.weight[i64(child)]) for child in children]
    of_prior, of_noise = sum(weights), max(sum(drawn), 1e-9)
    for child, weight, noise in zip(children, weights, drawn, strict=True):
        share = (1.0 - NOISE) * weight / of_prior + NOISE * noise / of_noise
        tree.weight[i64(child)] = share
