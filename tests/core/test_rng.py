"""Random sources are repeatable, keep their place when copied, and can be secret."""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from tablee.core import record
from tablee.core.native import i64, vec
from tablee.core.rng import Rng, loaded, secret, seeded


def draws(rng: Rng, number: int = 20, below: int = 1000) -> list[int]:
    return [rng.below(below) for _ in range(number)]


def test_a_seed_names_one_stream() -> None:
    assert draws(seeded(5)) == draws(seeded(5))
    assert draws(seeded(5)) != draws(seeded(6))
    assert draws(seeded(5, 1)) != draws(seeded(5, 2))


@pytest.mark.parametrize("place", [0, 31, 32, 63, 64, 95, 96, 127])
def test_each_of_128_bits_counts(place: int) -> None:
    assert draws(seeded(1 << place)) != draws(seeded(0))
    assert draws(secret(1 << place)) != draws(secret(0))


@pytest.mark.parametrize("make", [seeded, secret])
@pytest.mark.parametrize("seed", [-1, 2**128])
def test_a_seed_out_of_range_is_refused(make: Callable[..., Any], seed: int) -> None:
    with pytest.raises(ValueError, match="128"):
        make(seed)


@pytest.mark.parametrize("make", [seeded, secret])
def test_numbers_are_even(make: Callable[..., Any]) -> None:
    rng = make(3)
    counts = Counter(rng.below(6) for _ in range(60_000))
    chi_square = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(6))
    assert chi_square < 20.5  # 5 degrees of freedom, one in a thousand


@pytest.mark.parametrize("make", [seeded, secret])
def test_a_copy_goes_on_from_the_same_place(make: Callable[..., Any]) -> None:
    rng = make(3)
    draws(rng, 5)
    twin = rng.clone()
    assert draws(rng) == draws(twin)


def test_the_secret_stream_is_hmac_sha256_in_counter_mode() -> None:
    """Anybody can check a revealed seed with the standard library alone."""
    seed = 0x0123456789ABCDEF0123456789ABCDEF
    block = b"".join(
        hmac.new(seed.to_bytes(16, "big"), number.to_bytes(16, "big"), hashlib.sha256).digest()
        for number in range(2)
    )
    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 64, 4)]
    rng = secret(seed)
    assert [rng.next32() for _ in range(16)] == words


def test_a_secret_source_is_saved_with_its_place() -> None:
    rng = secret(9)
    draws(rng, 3)
    ints = record.to_ints(rng, [])
    draws(rng, 3)
    assert record.to_ints(rng, []) != ints


def test_a_loaded_source_follows_its_script_and_then_chance() -> None:
    rng = loaded(vec[i64]([3, 1]))
    assert rng.below(6) == 3
    twin = rng.clone()
    assert rng.below(6) == twin.below(6) == 1
    assert draws(rng, 9) == draws(twin, 9)


def test_a_script_that_cannot_happen_is_refused() -> None:
    with pytest.raises(ValueError, match="0..5"):
        loaded(vec[i64]([6])).below(6)
    with pytest.raises(ValueError, match="not in the bag"):
        loaded(vec[i64]([6])).index_in(vec[i64]([1, 2]))


@pytest.mark.parametrize("make", [seeded, secret])
def test_every_draw_is_counted(make: Callable[..., Any]) -> None:
    """The count shows whether dice were rolled; only moves without dice may be taken back."""
    rng = make(3)
    first = rng.used()
    used = []
    for _ in range(40):
        rng.below(6)
        used.append(rng.used() - first)
    assert used == list(range(1, 41))
