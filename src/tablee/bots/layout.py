"""The inputs of a network: which there are, and which of them hold in a position.

First the kind of question that is asked. Then the observation of the seat asked: an input for
each value of each byte, or for each bit where a byte is a set. Then what the game adds
(`core.inputs`). All seats are counted from the seat asked, so that a network sees every seat as
the first one.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any, Final

from tablee.core.engine import Game, State
from tablee.core.features import features
from tablee.core.native import append, i64, u8, vec

LARGEST: Final = 31  # larger values of a byte are not told apart
BITS: Final = 8
ROOM: Final = 160  # inputs that hold at once, in most positions


class Layout:
    """The inputs of a network for one game with so many seats."""

    def __init__(self, game: Game[Any], seats: int, tops: list[int]) -> None:
        """`tops` has the largest value of each byte that is told apart; 0: it is left out."""
        self.game = game
        self.seats = seats
        self.tops = tops
        table = features(game.name)
        self.names = ["question." + step.__name__ for step in game.steps]
        self.question_of: dict[type, int] = {step: i for i, step in enumerate(game.steps)}
        self.used = vec[i64]()  # bytes that are told apart
        self.firsts = vec[i64]()  # by used byte: its first input
        self.lasts = vec[i64]()  # its largest value, or 0 for a set
        byte_names = table.names()
        left_out = game.inputs.left_out()
        for entry in table.entries:
            if kind_of(entry.name) not in left_out:
                for place in range(entry.first, entry.last + 1):
                    if tops[place] > 0:
                        self.use(place, byte_names[place], tops[place], entry.feature.bits)
        self.own: i64 = len(self.names)
        self.names.extend(game.inputs.names(seats))

    def use(self, place: int, name: str, top: int, is_set: bool) -> None:
        self.used = append(self.used, place)
        self.firsts = append(self.firsts, len(self.names))
        self.lasts = append(self.lasts, 0 if is_set else top)
        if is_set:
            self.names.extend([f"{name}.bit_{bit}" for bit in range(BITS)])
        else:
            self.names.extend([f"{name}={value}" for value in range(1, top + 1)])

    def digest(self) -> str:
        """Return what tells these inputs from others: of their names, in their order."""
        return sha256("\n".join(self.names).encode()).hexdigest()[:16]

    def active(self, state: State, seen: vec[u8]) -> vec[i64]:
        """Return the codes of the inputs that hold; `seen` is room for an observation."""
        seat = state.to_move()
        self.game.observe(state, seat, seen, 0)
        found = vec[i64](capacity=ROOM)
        asked: i64 = self.question_of[type(state.question())]
        found = append(found, asked * 128 + 1)
        used = self.used
        for i in range(len(used)):
            value = i64(seen[used[i]])
            if value == 0:
                continue
            last = self.lasts[i]
            if last > 0:
                found = append(found, (self.firsts[i] + min(value, last) - 1) * 128 + 1)
            else:
                found = members(found, self.firsts[i], value)
        return self.game.inputs.add(state, seat, self.own, found)

    def permutations(self) -> list[list[int]]:
        """Return by symmetry of the game where each input goes."""
        place_of = {name: place for place, name in enumerate(self.names)}
        return [
            [place_of[renamed(name, words)] for name in self.names]
            for words in self.game.inputs.symmetries()
        ]


def members(found: vec[i64], first: i64, held: i64) -> vec[i64]:
    place = first
    while held != 0:
        if held & 1 != 0:
            found = append(found, place * 128 + 1)
        held >>= 1
        place += 1
    return found


def kind_of(name: str) -> str:
    """Return a feature's name without the piece of a block: "side.0.pearls" is "side.pearls"."""
    parts = name.split(".")
    return name if len(parts) == 1 else f"{parts[0]}.{parts[-1]}"


def renamed(name: str, words: dict[str, str]) -> str:
    """Return a name in which some words are replaced by others."""
    found = ""
    word = ""
    for letter in name + ".":
        if letter.isalpha():
            word += letter
        else:
            found += words.get(word, word) + letter
            word = ""
    return found[:-1]
