"""Breaking doors: each blow is a normal melee attack [BZ-11]."""

import pytest

import tablee
from tablee.games.conan import data
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.state import ConanState
from tests.conan.arena import arena, finish, reached
from tests.conan.tables import amount, asked, dice, do, figure_of, options, told

KRIS_AND_SWORD = {"valeria": ["kris", "sword", "black_staff"]}


def door(
    hero: str = "valeria",
    cards: dict[str, list[str]] = KRIS_AND_SWORD,
    stools: int = 0,
    raging: bool = False,
) -> ConanState:
    """Return a table where a hero stands at a door that one strong blow breaks."""
    state = arena(
        {hero: "c5"},
        board="inn",
        cards=cards,
        door=[{"id": "main", "border": ["c5", "z2"], "damage": 5}],
    )
    state.stools[state.board().table_in(state.zone[0])] = stools
    if raging:
        lay(state, data.spell_id("ymirs_rage"), figure_of(state, hero), data.HEROES_SIDE)
    do(state, f"act {hero}", "batter inn_z2")
    return state


@pytest.mark.rule("conan:BZ-11", "conan:ME-2")
def test_a_blow_without_a_weapon_that_fails_does_no_damage_and_never_less() -> None:
    state = door(cards={})
    do(state, "unarmed")
    dice(state, "o0")
    do(state, "gems 1")
    assert amount(told(state, "keep"), "damage") == 0
    assert "z2" not in reached(state, "move")


@pytest.mark.rule("conan:EQ-3", "conan:BZ-11")
def test_an_ambidextrous_hero_strikes_a_door_with_two_weapons() -> None:
    """« il peut cumuler le bonus de 2 d'entre elles lors de chacune de ses attaques au CàC »."""
    state = door()
    do(state, "card kris")
    assert options(state) == {"card sword", "pass"}
    dice(state, "y1 o2 o2")
    do(state, "card sword", "gems 1")
    assert list(state.roll.colours) == [0, 1, 1]  # kris, sword and one die of her own
    assert list(state.roll.free)[:9] == [0, 1, 0, 1, 0, 0, 0, 1, 0]
    finish(state, "HeroActs")
    assert "z2" in reached(state, "move")


@pytest.mark.rule("conan:EQ-3")
@pytest.mark.parametrize(
    "hero, cards, first",
    [
        ("valeria", ["kris", "halberd"], "card halberd"),  # a two-handed weapon cannot be combined
        ("valeria", ["kris", "sword"], "unarmed"),
        ("valeria", ["kris", "halberd"], "card kris"),  # no second one-handed weapon
        ("conan", ["kris", "sword"], "card kris"),  # not ambidextrous
    ],
)
def test_others_strike_it_with_one(hero: str, cards: list[str], first: str) -> None:
    state = door(hero, {hero: cards})
    do(state, first)
    assert asked(state) == "ChooseGems"


@pytest.mark.rule("conan:EQ-3")
def test_she_may_do_without_the_second() -> None:
    state = door()
    do(state, "card kris", "pass")
    dice(state, "y0 o0")
    do(state, "gems 1")
    assert list(state.roll.colours) == [0, 1]


@pytest.mark.rule("conan:BZ-10", "conan:E114")
@pytest.mark.parametrize("choice, dice_rolled", [("stool", 3), ("pass", 2)])
def test_a_stool_serves_against_a_door(choice: str, dice_rolled: int) -> None:
    state = door("conan", {"conan": ["sword"]}, stools=2)
    do(state, "card sword", choice, "gems 1")
    assert len(state.roll.shown) == dice_rolled
    assert sum(state.stools) == sum(state.board().table_seats) - 4 + 2 - (choice == "stool")


@pytest.mark.rule("conan:BZ-11")
@pytest.mark.parametrize("raging", [False, True])
def test_ymirs_rage_adds_its_die_to_a_blow_at_a_door(raging: bool) -> None:
    """« toutes leurs attaques sont augmentées de 1 dé orange »."""
    state = door("conan", {"conan": ["sword"]}, raging=raging)
    do(state, "card sword", "gems 1")
    assert len(state.roll.shown) == 2 + raging


@pytest.mark.parametrize("hero, card", [("valeria", "kris"), ("conan", "sword")])
def test_a_bot_that_has_attacked_nobody_yet_counts_gems_for_a_door(hero: str, card: str) -> None:
    """It used to look for the victim of an attack although there was none."""
    state = door(hero, {hero: [card]})
    do(state, f"card {card}")
    assert asked(state) == "ChooseGems"
    assert list(state.attack().queue) == []
    legal = state.legal_actions()
    ratings = tablee.game("conan").heuristic.ratings(state, legal)
    assert len(ratings) == len(legal) > 1
    assert ratings[0] < max(ratings)  # one gem is not enough for a door of five
