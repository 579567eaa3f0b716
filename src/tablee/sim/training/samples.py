"""Positions of played games as arrays: which inputs hold, and what came of it."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from tablee.bots.layout import LARGEST, Layout, renamed
from tablee.core import registry
from tablee.core.engine import Game, State
from tablee.core.features import features
from tablee.core.native import u8, vec
from tablee.sim.training.selfplay import THOUSAND, UNKNOWN, Played

Array = np.ndarray[Any, Any]


@dataclass(frozen=True, slots=True)
class Samples:
    """Positions one after the other; seats are counted from the seat asked."""

    inputs: Array  # by position and input: how often it counts
    result: Array  # by position and seat: its share of the victory
    searched: Array  # the same by the search, or the result where nothing was searched
    game: Array  # by position: the number of its game

    def __len__(self) -> int:
        return len(self.game)

    def targets(self, blend: float) -> Array:
        """Return what to learn: a part by search, the rest by the result."""
        return blend * self.searched + (1.0 - blend) * self.result


def tops_of(game: str, games: Iterable[Played]) -> list[int]:
    """Return the largest value of each byte of the observations met in these games.

    Bytes that a symmetry of the game takes to each other have the same.
    """
    rules = registry.game(game)
    tops = [0] * int(rules.feature_count)
    seen = room(rules)
    for played in games:
        for state in positions(rules, played):
            rules.observe(state, state.to_move(), seen, 0)
            tops = [max(top, int(value)) for top, value in zip(tops, seen, strict=True)]
    names = features(game).names()
    met = dict(zip(names, tops, strict=True))
    for words in rules.inputs.symmetries():
        tops = [max(top, met[renamed(name, words)]) for name, top in zip(names, tops, strict=True)]
    return [min(top, LARGEST) for top in tops]


def room(rules: Game[Any]) -> vec[u8]:
    return vec[u8]([u8(0)] * int(rules.feature_count))


def positions(rules: Game[Any], played: Played) -> Iterable[State]:
    """Yield the state before each move: one state, which changes."""
    state = rules.new_game(played.seats, played.seed)
    for move in played.moves:
        yield state
        state.apply(move)


def samples_of(layout: Layout, games: Sequence[Played]) -> Samples:
    rules = layout.game
    seen = room(rules)
    codes, lengths, numbers = array("q"), array("q"), array("q")
    result: list[list[float]] = []
    searched: list[list[float]] = []
    for number, played in enumerate(games):
        for state, value in zip(positions(rules, played), played.values, strict=True):
            active = layout.active(state, seen)
            codes.extend(active)
            lengths.append(len(active))
            numbers.append(number)
            asked = int(state.to_move())
            shares = shares_of(played, asked)
            result.append(shares)
            searched.append(by_search(rules, played, asked, value, shares))
    counted = np.zeros((len(lengths), len(layout.names)), np.uint8)
    held = np.array(codes, np.int64)
    where = np.repeat(np.arange(len(lengths)), np.array(lengths))
    np.add.at(counted, (where, held >> 7), (held & 127).astype(np.uint8))
    return Samples(
        counted,
        np.array(result, np.float32),
        np.array(searched, np.float32),
        np.array(numbers, np.int64),
    )


def shares_of(played: Played, asked: int) -> list[float]:
    """Return each seat's share of the victory, from the seat asked on."""
    order = [(asked + place) % played.seats for place in range(played.seats)]
    return [(played.winners >> seat & 1) / played.winners.bit_count() for seat in order]


def by_search(
    rules: Game[Any], played: Played, asked: int, value: int, shares: Sequence[float]
) -> list[float]:
    """Return each seat's chance by the search, which tells that of the side asked only.

    The seats of a side share its chance. The other sides share the rest as they shared the
    victory, or equally if they had no part in it.
    """
    if value == UNKNOWN:
        return list(shares)
    side = int(rules.side(asked, played.seats))
    mine = [side >> (asked + place) % played.seats & 1 for place in range(played.seats)]
    chance = value / THOUSAND
    theirs = sum(share for share, own in zip(shares, mine, strict=True) if not own)
    others = played.seats - sum(mine)
    found = []
    for share, own in zip(shares, mine, strict=True):
        if own:
            found.append(chance / sum(mine))
        else:
            found.append((1.0 - chance) * (share / theirs if theirs > 0 else 1.0 / others))
    return found
