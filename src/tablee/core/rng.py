"""The random sources of a game, kept in its state and copied with it."""

from __future__ import annotations

import hmac
from typing import Final

from tablee.core.native import append, i64, vec

MASK32: Final = 0xFFFFFFFF
SEED_BITS: Final = 128
WORDS_OF_A_BLOCK: Final = 8


class Rng:
    """sfc32: fast, 128 bits of state, every intermediate below 2**63.

    Whoever has seen enough draws can work out the next ones: good for searches
    and simulations, not for a live table (`SecretRng`).
    """

    a: i64
    b: i64
    c: i64
    counter: i64

    def clone(self) -> Rng:
        twin = Rng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

    def seed(self, low: i64, second: i64, third: i64, high: i64, stream: i64) -> None:
        """Start one of the streams named by four words of 32 bits."""
        self.a = low
        self.b = second
        self.c = third
        self.counter = high
        for _ in range(12):
            self.next32()
        self.a ^= stream & MASK32
        for _ in range(12):
            self.next32()

    def used(self) -> i64:
        """Return a number that changes whenever chance has spoken."""
        return self.counter

    def next32(self) -> i64:
        b = self.b
        c = self.c
        mixed = (self.a + b + self.counter) & MASK32
        self.counter = (self.counter + 1) & MASK32
        self.a = b ^ (b >> 9)
        self.b = (c + ((c << 3) & MASK32)) & MASK32
        self.c = ((((c << 21) & MASK32) | (c >> 11)) + mixed) & MASK32
        return mixed

    def below(self, n: i64) -> i64:
        """Return 0 .. n-1; the bias is below n / 2**32."""
        return (self.next32() * n) >> 32

    def index_in(self, items: vec[i64]) -> i64:
        """Return the index of the item to draw from an unordered bag."""
        return self.below(len(items))


class SecretRng(Rng):
    """HMAC-SHA256 in counter mode: draws seen at a table tell nothing about the next ones.

    The key is the whole seed; the words of one block are used one after the other.
    """

    key: vec[i64]  # bytes
    block: i64
    words: vec[i64]  # of the current block, not used yet, last one first

    def clone(self) -> Rng:
        twin = SecretRng()
        twin.a = 0
        twin.b = 0
        twin.c = 0
        twin.counter = 0
        twin.key = self.key[:]
        twin.block = self.block
        twin.words = self.words[:]
        return twin

    def used(self) -> i64:
        return self.block * WORDS_OF_A_BLOCK - len(self.words)

    def next32(self) -> i64:
        if len(self.words) == 0:
            self.words = self.make_block()
        left = len(self.words) - 1
        word = self.words[left]
        self.words = self.words[:left]
        return word

    def make_block(self) -> vec[i64]:
        key = bytes([int(byte) for byte in self.key])  # a vector's own bytes are others
        digest = hmac.digest(key, int(self.block).to_bytes(16, "big"), "sha256")
        self.block += 1
        words = vec[i64](capacity=WORDS_OF_A_BLOCK)
        for i in range(28, -1, -4):
            words = append(words, i64(int.from_bytes(digest[i : i + 4], "big")))
        return words


class LoadedRng(Rng):
    """A random source for tests: the next outcomes are written down.

    A die consumes the number it shall show, a draw the item it shall find.
    When the script is used up, chance takes over.
    """

    script: vec[i64]
    read: i64

    def clone(self) -> Rng:
        twin = LoadedRng()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        twin.script = self.script[:]
        twin.read = self.read
        return twin

    def scripted(self) -> i64:
        """Return the next line of the script, or -1."""
        if self.read == len(self.script):
            return -1
        self.read += 1
        return self.script[self.read - 1]

    def used(self) -> i64:
        return self.counter + self.read

    def below(self, n: i64) -> i64:
        outcome = self.scripted()
        if outcome < 0:
            return (self.next32() * n) >> 32
        if outcome >= n:
            raise ValueError(f"the script wants {outcome}, but only 0..{n - 1} can happen")
        return outcome

    def index_in(self, items: vec[i64]) -> i64:
        wanted = self.scripted()
        if wanted < 0:
            return (self.next32() * len(items)) >> 32
        for index in range(len(items)):
            if items[index] == wanted:
                return index
        raise ValueError(f"the script wants to draw {wanted}, which is not in the bag")


def check_seed(seed: int) -> None:
    if not 0 <= seed < 2**SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2**{SEED_BITS} - 1, not {seed}")


def start(rng: Rng, seed: int, stream: i64) -> None:
    check_seed(seed)
    rng.seed(
        i64(seed & MASK32),
        i64((seed >> 32) & MASK32),
        i64((seed >> 64) & MASK32),
        i64((seed >> 96) & MASK32),
        stream,
    )


def seeded(seed: int, stream: i64 = 0) -> Rng:
    """Return the fast source; streams of one seed have nothing in common."""
    rng = Rng()
    start(rng, seed, stream)
    return rng


def secret(seed: int) -> SecretRng:
    """Return the source for live tables, keyed with the whole seed."""
    check_seed(seed)
    rng = SecretRng()
    rng.a = 0
    rng.b = 0
    rng.c = 0
    rng.counter = 0
    rng.key = vec[i64](list(seed.to_bytes(SEED_BITS // 8, "big")))
    rng.block = 0
    rng.words = vec[i64]()
    return rng


def loaded(script: vec[i64]) -> LoadedRng:
    rng = LoadedRng()
    start(rng, 0, 0)
    rng.script = script
    rng.read = 0
    return rng
