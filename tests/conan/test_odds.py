"""The odds shown before an attack, compared with a count of all rolls."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from tablee.games.conan import data
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.defence import fixed_defence
from tablee.games.conan.view.odds import Pool, percent, strike_odds
from tests.conan.tables import do, figure_of, give, strip, table

# The dice as shown in the rulebook.
SIDES = {"y": (0, 0, 0, 1, 1, 2), "o": (0, 0, 1, 1, 2, 2), "r": (0, 1, 1, 2, 2, 3)}
NUMBER = {"y": 0, "o": 1, "r": 2}
NO_SYMBOLS = (0,) * 12


def aim(state: ConanState) -> Any:
    return GAME.view(state, -1)["attack"]["aim"]


def every_roll(dice: str) -> list[tuple[int, ...]]:
    return list(product(*(SIDES[die] for die in dice)))


def share(rolls: list[tuple[int, ...]], good: Callable[[tuple[int, ...]], bool]) -> float:
    return sum(1 for roll in rolls if good(roll)) / len(rolls)


def counted(dice: str) -> list[int]:
    return [dice.count(colour) for colour in "yor"]


def threshold(dice: str, least: int) -> list[float]:
    return [1.0 if number >= least else 0.0 for number in range(3 * len(dice) + 1)]


@pytest.mark.parametrize("dice", ["r", "rr", "yor", "rroy", "rrrr"])
@pytest.mark.parametrize("least", [1, 3, 5])
def test_without_rerolls_every_roll_counts_once(dice: str, least: int) -> None:
    told = Pool(counted(dice), NO_SYMBOLS, 0).chance(threshold(dice, least))
    assert told == pytest.approx(share(every_roll(dice), lambda roll: sum(roll) >= least))


def with_one_reroll(dice: str, colours: str, least: int) -> float:
    """Count every roll, and for the best die of these colours every result of a reroll."""
    total = 0.0
    for roll in every_roll(dice):
        best = 1.0 if sum(roll) >= least else 0.0
        for place, die in enumerate(dice):
            if die in colours:
                rest = sum(roll) - roll[place]
                good = sum(1 for face in SIDES[die] if rest + face >= least)
                best = max(best, good / 6)
        total += best
    return total / len(every_roll(dice))


@pytest.mark.rule("conan:DI-5")
@pytest.mark.parametrize("dice", ["r", "rro", "ry", "rrr"])
@pytest.mark.parametrize("least", [2, 4])
def test_a_free_reroll_is_used_on_the_die_that_gains_most(dice: str, least: int) -> None:
    symbols = list(NO_SYMBOLS)
    symbols[NUMBER["r"]] = 1
    told = Pool(counted(dice), symbols, 0).chance(threshold(dice, least))
    assert told == pytest.approx(with_one_reroll(dice, "r", least))


@pytest.mark.rule("conan:E4")
def test_the_support_of_a_friend_rerolls_any_die() -> None:
    told = Pool(counted("oy"), NO_SYMBOLS, 1).chance(threshold("oy", 3))
    assert told == pytest.approx(with_one_reroll("oy", "oy", 3))


def any_die(roll: tuple[int, ...], dice: str, rerolls: int, least: int) -> float:
    """Try every die for each reroll, and every side that it may show."""
    best = 1.0 if sum(roll) >= least else 0.0
    if rerolls == 0 or best == 1.0:
        return best
    for place, die in enumerate(dice):
        again = [(*roll[:place], face, *roll[place + 1 :]) for face in SIDES[die]]
        best = max(best, sum(any_die(each, dice, rerolls - 1, least) for each in again) / 6)
    return best


@pytest.mark.rule("conan:E4")
@pytest.mark.parametrize("dice", ["rr", "oy", "ror"])
def test_two_friends_may_reroll_the_same_die_twice(dice: str) -> None:
    rolls = every_roll(dice)
    expected = sum(any_die(roll, dice, 2, 4) for roll in rolls) / len(rolls)
    told = Pool(counted(dice), NO_SYMBOLS, 2).chance(threshold(dice, 4))
    assert told == pytest.approx(expected)


@pytest.mark.rule("conan:E1")
def test_two_symbols_of_one_source_never_reroll_the_same_die_twice() -> None:
    two = list(NO_SYMBOLS)
    two[NUMBER["r"]] = 2
    one = list(NO_SYMBOLS)
    one[NUMBER["r"]] = 1
    alone = Pool(counted("r"), two, 0).chance(threshold("r", 3))
    assert alone == pytest.approx(Pool(counted("r"), one, 0).chance(threshold("r", 3)))


def test_only_the_certain_and_the_impossible_are_called_so() -> None:
    assert [percent(chance) for chance in (0.0, 1e-6, 0.5, 1 - 1e-6, 1.0)] == [0, 1, 50, 99, 100]


# -- at the table ---------------------------------------------------------------------------


@pytest.mark.rule("conan:ME-2")
def test_an_attack_tells_its_chances_for_each_number_of_gems() -> None:
    """Conan's axe and melee dice are red, with one red reroll; the snake has armour and life."""
    state = table({"conan": "b3", "giant_snake": "b3"})
    do(state, "act conan", "fight battle_axe", "figure giant_snake")
    told = aim(state)
    armour = int(fixed_defence(state, figure_of(state, "giant_snake")))
    assert [odds["gems"] for odds in told["odds"]] == [1, 2, 3, 4, 5]
    assert (told["dice"], told["die"], told["rerolls"]) == (["red"], "red", 1)
    expected = with_one_reroll("rr", "r", armour + 1)
    assert told["odds"][0]["wound"] == round(100 * expected)
    life = int(state.life[figure_of(state, "giant_snake")])
    expected = with_one_reroll("rrrr", "r", armour + life)
    assert told["odds"][2]["kill"] == percent(expected)


@pytest.mark.rule("conan:HI-4")
def test_hindrance_lessens_the_chances_of_a_shot() -> None:
    state = table({"shevatas": "b3", "giant_snake": "b4", "hyenas_1": "b3"})
    do(state, "act shevatas", "shoot throwing_knives", "figure hyenas_1")
    told = aim(state)
    card = data.CARDS[data.card_id("throwing_knives")]
    assert told["penalty"] == state.hindrance(figure_of(state, "shevatas")) == 1
    dice = "".join(colour * card.ranged_dice[NUMBER[colour]] for colour in "yor")
    dice += told["die"][0]
    armour = int(fixed_defence(state, figure_of(state, "hyenas_1")))
    expected = with_one_reroll(dice, "", armour + 2)
    assert sum(card.ranged_free) == 0  # otherwise the line above is wrong
    assert told["odds"][0]["wound"] == percent(expected)


@pytest.mark.rule("conan:E17")
def test_a_circular_strike_tells_how_far_it_goes() -> None:
    state = table({"conan": "b3", "hyenas_1": "b3", "hyenas_2": "b3"})
    do(state, "act conan", "fight battle_axe", "figure hyenas_1")
    told = aim(state)
    assert len(told["beyond"]) == 1
    one = int(fixed_defence(state, figure_of(state, "hyenas_1"))) + 1
    expected = with_one_reroll("rrr", "r", 2 * one)
    assert told["odds"][1]["beyond"] == [percent(expected)]


def test_no_chances_are_told_while_no_gems_are_counted_out() -> None:
    state = table({"conan": "b3", "giant_snake": "b3"})
    do(state, "act conan", "fight battle_axe")
    assert GAME.view(state, -1)["attack"] is None


@pytest.mark.rule("conan:DE-3")
def test_a_heros_armour_is_rolled_against_a_unit() -> None:
    """A hyena attacks Conan in leather armour, who defends without gems."""
    state = table({"conan": "b3", "hyenas_1": "b3"})
    strip(state, "conan")
    give(state, "conan", "leather_armor")
    hyena, conan = figure_of(state, "hyenas_1"), figure_of(state, "conan")
    dice = "".join(colour * state.unit(hyena).melee[NUMBER[colour]] for colour in "yor")
    armour = data.CARDS[data.card_id("leather_armor")].passive_dice
    against = "".join(colour * armour[NUMBER[colour]] for colour in "yor")
    assert (dice, sum(state.unit(hyena).melee_free)) == ("o", 0)
    assert against
    through = [
        sum(roll) > sum(defence) for roll in every_roll(dice) for defence in every_roll(against)
    ]
    told = strike_odds(state, hyena, False, conan)
    assert told["wound"] == percent(sum(through) / len(through))
    assert told["kill"] == 0  # one die against nine gems
