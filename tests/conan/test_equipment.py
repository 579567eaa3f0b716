"""Every equipment card of the rulebook, used in play. A test checks that none is missing."""

import ast
from pathlib import Path
from typing import Any

import pytest

from tablee.core.native import i64, vec
from tablee.games.conan import data
from tablee.games.conan.state import ConanState
from tablee.text import LANGUAGES, texts
from tests.conan.arena import arena, finish, hit, local, overlord, to
from tests.conan.tables import amount, asked, dice, do, hero, options, told

# Weight, then the dice (y, o, r) for melee, ranged, active defence and passive defence. A * is a
# free reroll; > after the ranged dice means that the card is thrown.
PRINTED = {
    "leather_armor": (2, "", "", "", "y"),
    "zingaran_breastplate": (3, "", "", "", "y*"),
    "chain_mail": (3, "", "", "", "o"),
    "scale_mail": (5, "", "", "", "r"),
    "buckler": (2, "", "", "y", ""),
    "shield": (2, "", "", "o", ""),
    "tribal_shield": (3, "", "", "o*", ""),
    "kris": (1, "y*", "y>", "", ""),
    "sacrificial_dagger": (1, "yy", "", "", ""),
    "dagger": (2, "y", "y>", "", ""),
    "parrying_dagger": (1, "y*", "y>", "y*", ""),
    "yuetshi_knife": (2, "o*", "o>", "", ""),
    "tribal_mace": (2, "o*", "o>", "", ""),
    "ornamental_spear": (2, "o*", "o*>", "", ""),
    "throwing_knives": (0, "", "y", "", ""),
    "crossbow": (3, "", "r", "", ""),
    "javelin": (1, "", "r>", "", ""),
    "zingaran_bow": (1, "", "y*", "", ""),
    "bossonian_bow": (2, "", "o", "", ""),
    "axe": (2, "yy", "o>", "", ""),
    "sword": (2, "o*", "", "y*", ""),
    "turanian_sword": (2, "o*", "", "o*", ""),
    "pirate_saber": (1, "o", "y>", "y", ""),
    "conans_sword": (2, "o", "o>", "o", ""),
    "stygian_scepter": (1, "r*", "", "", ""),
    "mitras_mace": (2, "r", "", "", ""),
    "two_handed_sword": (3, "r*", "", "o", ""),
    "battle_axe": (3, "r*", "r*>", "", ""),
    "halberd": (3, "rr", "", "y", ""),
    "black_staff": (1, "", "", "y", ""),
    "mitras_staff": (2, "", "", "y*", ""),
}
SHIELDS = ("buckler", "shield", "tribal_shield")
# Weight of objects without an effect of their own.
OBJECTS = {
    "key": 0,
    "ring": 0,
    "heart_of_ahriman": 0,
    "potion": 0,
    "phial": 0,
    "unguent": 0,
    "elixir": 0,
    "pictish_drink": 0,
    "sorcerers_scepter": 1,
    "pictish_fetish": 1,
    "shamans_staff": 1,
    "hyrkanian_mirror": 1,
    "censer": 1,
    "tools": 1,
    "stygian_artifact": 1,
    "xuthals_crown": 1,
    "spellbook": 2,
    "cape": 2,
    "sacred_treasure": 3,
    "idol_of_yag_kosha": 4,
    "objective_card": 0,
}
COLOURS = "yor"


def bonus(word: str) -> tuple[list[int], list[int]]:
    """Return the dice and the free rerolls of a printed bonus, by colour."""
    drawn = [word.count(colour) for colour in COLOURS]
    free = [0, 0, 0]
    if "*" in word:
        free[COLOURS.index(word[0])] = 1
    return drawn, free


def sum_of(one: vec[i64] | list[int], two: vec[i64] | list[int]) -> list[int]:
    return [a + b for a, b in zip(one, two, strict=True)]


def holding(name: str, zone: str = "b3", units: dict[str, list[str]] | None = None) -> ConanState:
    return arena({"conan": zone}, units or {"giant_snake": ["b3"]}, cards={"conan": [name]})


@pytest.mark.rule("conan:EQ-1", "conan:EQ-2", "conan:ME-4", "conan:E109")
@pytest.mark.parametrize("name", PRINTED)
def test_equipment(name: str) -> None:
    weight, melee, ranged, active, passive = PRINTED[name]
    state = holding(name)
    assert hero(state, "conan").load == weight
    do(state, "act conan")
    assert (f"fight {name}" in options(state)) == bool(melee)
    assert (f"shoot {name}" in options(state)) == bool(ranged)
    assert (f"throw {name}" in options(state)) == (weight < 4)
    if melee:
        used(name, "fight", melee, data.RED)
    if ranged:
        used(name, "shoot", ranged, data.ORANGE)
    defended(name, active, passive)


def used(name: str, verb: str, printed: str, own: int) -> None:
    """Attack with a card and compare its bonus. A thrown card ends in the target's zone."""
    state = holding(name)
    do(state, "act conan", f"{verb} {name}", "figure giant_snake")
    if asked(state) != "AttackGems":
        do(state, "pass")
    drawn, free = bonus(printed)
    do(state, "gems 1")
    drawn[own] += 1
    assert list(state.attack().dice) == drawn
    assert list(state.attack().free)[3:6] == free
    finish(state, "HeroActs", "HeroesAct")
    gone = ">" in printed
    assert hero(state, "conan").cards[data.card_id(name)] == int(not gone)
    assert state.lying(local(state, "b3"), data.card_id(name)) == int(gone)


def defended(name: str, active: str, passive: str) -> None:
    """Defend with and without a gem, in melee and against a shot."""
    for gems, shot in ((0, False), (1, False), (1, True)):
        units = {"pict_archers": ["b5"]} if shot else {"giant_snake": ["b3"]}
        state = holding(name, units=units)
        tile = "pict_archers" if shot else "giant_snake"
        overlord(state, tile)
        do(state, "volley pict_archers_1" if shot else "figure giant_snake")
        dice(state, "y2 y2" if shot else "o2 o2 o2")
        do(state, "figure conan")
        finish(state, "ChooseDefence", "ChooseAttacker", "OverlordActs")
        may = not shot or name in SHIELDS
        assert (asked(state) == "ChooseDefence") == may
        if may:
            do(state, f"gems {gems}")
        pool, free = [0, 0, 0], [0, 0, 0]
        if may and gems:
            pool, free = bonus(active)
            pool[data.ORANGE] += 1
        drawn, more = bonus(passive)
        if may or passive:
            assert list(state.pool) == sum_of(pool, drawn)
            assert sum_of(state.roll.free[3:6], state.roll.free[9:12]) == sum_of(free, more)


@pytest.mark.rule("conan:GZ-6", "conan:HT-8", "conan:MA-5")
@pytest.mark.parametrize("name", OBJECTS)
def test_object(name: str) -> None:
    state = holding(name)
    assert hero(state, "conan").load == OBJECTS[name]
    do(state, "act conan")
    for verb in ("fight", "shoot", "use"):
        assert f"{verb} {name}" not in options(state)
    assert (f"throw {name}" in options(state)) == (OBJECTS[name] < 4)
    do(state, f"drop {name}")
    assert state.lying(local(state, "b3"), data.card_id(name)) == 1


@pytest.mark.rule("conan:MA-4")
def test_card_empty_chest() -> None:
    state = arena(
        {"conan": "b3"}, chests={"difficulty": 2, "zones": ["b3"], "deck": ["empty_chest"]}
    )
    dice(state, "o2")
    do(state, "act conan", "open", "gems 1", "keep")
    assert asked(state) == "HeroActs"  # it is not taken
    assert state.lying(local(state, "b3"), data.card_id("empty_chest")) == 1
    do(state, "pick empty_chest")
    assert hero(state, "conan").load == 3


@pytest.mark.rule("conan:ME-4")
@pytest.mark.parametrize("staff", ["black_staff", "mitras_staff"])
def test_who_holds_only_a_staff_fights_unarmed(staff: str) -> None:
    state = holding(staff)
    do(state, "act conan", "unarmed", "figure giant_snake", "gems 1")
    assert state.attack().penalty == 2


@pytest.mark.rule("conan:E91", "conan:E90")
def test_the_reroll_of_an_armour_serves_any_die_of_its_colour() -> None:
    state = arena(
        {"belit": "b3"}, {"giant_snake": ["b3"]}, cards={"belit": ["zingaran_breastplate"]}
    )
    overlord(state, "giant_snake")
    dice(state, "o2 o2 o2 y0 y1")
    do(state, "figure giant_snake", "figure belit", "keep", "gems 1")
    assert len(state.roll.shown) == 2
    assert "free yellow_0" in options(state)
    assert "free yellow_1" in options(state)


@pytest.mark.rule("conan:E111")
def test_a_symbol_on_a_sheet_is_one_reroll_and_each_die_of_a_tile_has_its_own() -> None:
    state = arena({"valeria": "b3"}, {"pict_hunters": ["b3"]})
    hit(state, "valeria", "unarmed", "pict_hunters_1", "o0 o0", gems=2)
    do(state, "free orange_0")
    assert not [word for word in options(state) if word.startswith("free")]
    overlord(state, "pict_hunters")
    do(state, "figure pict_hunters_1")
    dice(state, "y0 y0 y0 y0")
    do(state, "figure valeria", "free yellow_0")
    assert "free yellow_0" in options(state)


@pytest.mark.rule("conan:E41")
def test_a_thrown_object_falls_short_along_its_line() -> None:
    state = holding("kris", "b1")
    do(state, "act conan", "throw kris")
    dice(state, "o1")
    events = told(state, to(state, "b5", "zone"), "gems 1", "keep")
    assert amount(events, "landed") == 1
    assert state.lying(local(state, "b2"), data.card_id("kris")) == 1


# -- nothing is forgotten ------------------------------------------------------------------


def test_every_card_spell_and_skill_has_its_test() -> None:
    found = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                found.add(node.name)

    def without(kind: str, ids: list[str]) -> list[Any]:
        return [name for name in ids if f"test_{kind}_{name}" not in found]

    assert without("skill", data.SKILL_IDS) == []
    assert without("spell", data.SPELL_IDS) == []
    printed = {*PRINTED, *OBJECTS}
    assert without("card", [name for name in data.EQUIPMENT_IDS if name not in printed]) == []
    assert printed <= set(data.EQUIPMENT_IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_spell_skill_and_hero_has_a_name_and_a_text(language: str) -> None:
    said = texts("conan", language)
    keys = [f"card-{name}" for name in data.EQUIPMENT_IDS]
    keys += [f"spell-{name}" for name in data.SPELL_IDS]
    keys += [f"skill-{name}" for name in data.SKILL_IDS]
    assert [key for key in keys if not said.has(key) or not said.has(f"{key}-text")] == []
    assert [name for name in data.HERO_IDS if not said.has(f"hero-{name}")] == []
