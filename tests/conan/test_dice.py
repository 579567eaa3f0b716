"""Dice, pools and rerolls."""

from collections import Counter
from typing import Any

import pytest

from tablee.core.rng import seeded
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.dice import roll_die
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    hero,
    options,
    overlords_turn,
    refusal,
    table,
    told,
)
from tests.games import Happening

PRINTED = {0: [0, 0, 0, 1, 1, 2], 1: [0, 0, 1, 1, 2, 2], 2: [0, 1, 1, 2, 2, 3]}
CRITICAL = {2: 13.82, 3: 16.27}  # chi-square, 1 in 1000, by degrees of freedom


@pytest.mark.rule("conan:DI-1")
@pytest.mark.parametrize("colour", PRINTED)
def test_each_die_shows_its_printed_faces_equally_often(colour: int) -> None:
    rolls = 100_000
    rng = seeded(20_000 + colour)
    seen = Counter(int(roll_die(rng, colour)) for _ in range(rolls))
    expected = {face: rolls * n / 6 for face, n in Counter(PRINTED[colour]).items()}
    assert set(seen) == set(expected)
    chi = sum((seen[face] - n) ** 2 / n for face, n in expected.items())
    assert chi < CRITICAL[len(expected) - 1]


def conan_strikes(faces: str, gems: int = 1, **kwargs: Any) -> tuple[ConanState, list[Happening]]:
    state = table({"conan": "b3", "giant_snake": "b3"}, **kwargs)
    dice(state, faces)
    do(state, "act conan", "fight battle_axe", "figure giant_snake")
    events = told(state, f"gems {gems}")
    return state, events


@pytest.mark.rule("conan:DI-2", "conan:DI-3", "conan:GZ-12")
def test_gems_and_the_weapon_make_one_pool_rolled_once_and_each_axe_counts() -> None:
    state, events = conan_strikes("r3 r2 r0", gems=2)
    assert [what for name, what, _ in events if name == "rolled"] == ["red_3", "red_2", "red_0"]
    assert amount(told(state, "keep"), "damage") == 5


@pytest.mark.rule("conan:DI-4", "conan:DI-6", "conan:MA-6")
def test_paid_rerolls_are_offered_die_by_die_and_the_same_die_may_be_paid_again() -> None:
    state = table({"shevatas": "h1"})
    dice(state, "r0 r0 r0 r0 r2")
    do(state, "act shevatas", "open", "gems 1")
    assert options(state) == {"paid red_0", "keep"}
    do(state, "paid red_0", "paid red_0")
    assert hero(state, "shevatas").boxes[5] == 2
    do(state, "paid red_0")
    assert state.roll.successes() == 2
    assert refusal(state, "free red_0") == ("no-free-reroll-for-this-die", "conan:DI-5")
    assert refusal(state, "paid yellow_0") == ("no-die-shows-this", "conan:DI-6")


@pytest.mark.rule("conan:DI-5", "conan:DI-8")
def test_a_free_reroll_may_change_any_die_of_its_colour_and_the_new_result_stands() -> None:
    """The axe's red symbol rerolls a die bought with a gem; here the result is worse."""
    state, _ = conan_strikes("r1 r0 r0")
    assert {"free red_1", "free red_0"} <= options(state)
    do(state, "free red_1")
    assert list(state.roll.shown) == [0, 0]
    assert not [word for word in options(state) if word.startswith("free")]


@pytest.mark.rule("conan:E1", "conan:DI-5")
def test_two_symbols_of_one_tile_never_reroll_the_same_die() -> None:
    """Pict hunters have two yellow dice and two yellow symbols."""
    state = table({"conan": "b3", "pict_hunters_blue_1": "b3"})
    overlords_turn(state, 9)
    dice(state, "y0 y2 y1 y1")
    do(state, "tile pict_hunters_blue", "pass", "figure pict_hunters_blue_1", "figure conan")
    state.available = 0
    assert options(state) == {"free yellow_0", "free yellow_2", "keep"}
    do(state, "free yellow_0")
    assert list(state.roll.shown) == [1, 2]
    assert options(state) == {"free yellow_2", "keep"}


@pytest.mark.rule("conan:E3", "conan:RW-5")
def test_free_and_paid_rerolls_come_in_any_order() -> None:
    state, _ = conan_strikes("r0 r1 r1 r2 r3")
    assert state.may_answer() == 1 << hero(state, "conan").seat
    do(state, "paid red_0", "free red_1", "paid red_1")
    assert asked(state) == "Rerolls"
    do(state, "keep")
    assert asked(state) != "Rerolls"


@pytest.mark.rule("conan:DI-6", "conan:OT-9")
def test_who_rolls_decides_on_rerolls() -> None:
    """There are five seats: one for each hero; seat 0 is the Overlord."""
    state = table({"conan": "b3", "hyenas_1": "b3"}, seats=5)
    dice(state, "r0 r0")
    do(state, "act conan", "fight battle_axe", "figure hyenas_1", "gems 1")
    assert (asked(state), state.to_move()) == ("Rerolls", hero(state, "conan").seat)
    overlords_turn(state, 9)
    dice(state, "o0")
    do(state, "tile hyenas", "pass", "figure hyenas_1", "figure conan")
    assert (asked(state), state.to_move()) == ("Rerolls", 0)


@pytest.mark.rule("conan:E4", "conan:E1")
def test_skill_support() -> None:
    """Bêlit supports one die of Conan's roll, any one, but none of her own."""
    state = table({"conan": "b3", "belit": "b3", "giant_snake": "b3"})
    dice(state, "r0 r0 r1 r1")
    do(state, "act conan", "fight battle_axe", "figure giant_snake", "gems 1")
    assert "supported red_0" in options(state)
    do(state, "free red_0", "supported red_1")
    assert not [word for word in options(state) if word.startswith("supported")]
    state = table({"conan": "b3", "belit": "b3", "giant_snake": "b3"})
    do(state, "act belit", "fight ornamental_spear", "figure giant_snake", "gems 1")
    assert not [word for word in options(state) if word.startswith("supported")]


@pytest.mark.rule("conan:E4")
def test_a_supporter_elsewhere_does_not_help() -> None:
    state = table({"conan": "b3", "belit": "b2", "giant_snake": "b3"})
    do(state, "act conan", "fight battle_axe", "figure giant_snake", "gems 1")
    assert not [word for word in options(state) if word.startswith("supported")]
