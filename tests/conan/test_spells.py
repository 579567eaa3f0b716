"""Spells that give better dice, skills or values; and how spells are paid."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.powers.effects import HEROES_END, HEROES_START, OVERLORDS_START
from tablee.games.conan.steps.attack import begin_attack
from tablee.games.conan.steps.defence import fixed_defence
from tablee.games.conan.steps.dice import add_die, gather
from tests.conan.arena import (
    arena,
    cast,
    finish,
    grant,
    has_skill,
    hit,
    life,
    named,
    overlord,
    put,
    reached,
    rest_of_turn,
    to,
)
from tests.conan.magic import CASTER, magic, until, works
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    figure_of,
    hero,
    heroes_turn,
    lies,
    on_card,
    options,
    overlords_turn,
    refusal,
    told,
)

# -- spells that better dice --------------------


@pytest.mark.rule("conan:E2", "conan:SP-1", "conan:E56")
@pytest.mark.parametrize(
    "spell, box, ends",
    [
        ("archer_of_acheron", data.RANGED, HEROES_END),
        ("gullahs_strength", data.MELEE, HEROES_END),
        ("bels_hand", data.MANIPULATION, HEROES_END),
        ("escape_route", data.DEFENCE, HEROES_START),
    ],
)
def test_spells_that_better_the_dice_of_a_characteristic(spell: str, box: int, ends: int) -> None:
    state = magic(spell, heroes={"valeria": "b3"})
    cast(state, CASTER, spell, "figure valeria")
    assert (until(state), on_card(state, CASTER, spell)) == (ends, 2)
    valeria = figure_of(state, "valeria")
    sheet = data.SHEETS[hero(state, "valeria").sheet]
    gather(state, valeria)
    add_die(state, valeria, box, 2)
    better = sheet.dice[box] + 1
    assert state.pool[better] == 2
    assert state.roll.free[better] == sheet.free_reroll[box]  # the reroll follows


def test_spell_archer_of_acheron() -> None:
    state = magic("archer_of_acheron", {"hyenas": ["b5"]}, cards={CASTER: ["throwing_knives"]})
    cast(state, CASTER, "archer_of_acheron", f"figure {CASTER}")
    do(state, "shoot throwing_knives", "figure hyenas_1", "gems 1")
    assert list(state.attack().dice) == [1, 1, 0]  # knives stay yellow, his own die is orange


def test_spell_gullahs_strength() -> None:
    state = magic("gullahs_strength", {"hyenas": ["b3"]}, cards={CASTER: ["dagger"]})
    cast(state, CASTER, "gullahs_strength", f"figure {CASTER}")
    do(state, "fight dagger", "figure hyenas_1", "gems 2")
    assert list(state.attack().dice) == [1, 2, 0]


def test_spell_bels_hand() -> None:
    state = magic("bels_hand")
    cast(state, CASTER, "bels_hand", f"figure {CASTER}")
    rest_of_turn(state)
    assert not works(state, "bels_hand", CASTER)  # until the end of his turn


def test_spell_escape_route() -> None:
    state = magic("escape_route", {"hyenas": ["b3"]})
    cast(state, CASTER, "escape_route", f"figure {CASTER}")
    overlord(state, "hyenas")
    do(state, "figure hyenas_1")
    dice(state, "o2 o2 y2")
    do(state, f"figure {CASTER}")
    finish(state, "ChooseDefence")
    do(state, "gems 1")
    assert list(state.roll.colours) == [2]  # orange became red


# -- spells that give a skill --------------------


@pytest.mark.rule("conan:SP-8", "conan:E56", "conan:E57")
@pytest.mark.parametrize(
    "spell, skill, cost, ends",
    [
        ("blessing_of_ibis", "untouchable", 2, HEROES_START),
        ("magic_block", "blocking", 2, HEROES_END),
        ("divine_charisma", "support", 3, HEROES_START),
        ("sets_illusion", "horror", 4, HEROES_START),
        ("bad_luck", "jinx", 3, HEROES_START),
        ("eagle_eye", "precision_shot", 2, HEROES_END),
        ("eel_skin", "evasive", 2, HEROES_END),
        ("ishtars_gaze", "protected", 3, HEROES_START),
    ],
)
def test_spells_that_give_a_skill(spell: str, skill: str, cost: int, ends: int) -> None:
    state = magic(spell, {"hyenas": ["b4"]}, {"conan": "b4"})
    assert not has_skill(state, "conan", skill)
    cast(state, CASTER, spell, "figure conan")
    assert has_skill(state, "conan", skill)
    assert (on_card(state, CASTER, spell), until(state)) == (cost, ends)
    put(state, "conan", "d1")
    assert has_skill(state, "conan", skill)  # sight counts only when it is cast
    rest_of_turn(state)
    assert has_skill(state, "conan", skill) == (ends == HEROES_START)


def test_spell_blessing_of_ibis() -> None:
    state = magic("blessing_of_ibis", {"pict_archers": ["b5"]})
    cast(state, CASTER, "blessing_of_ibis", f"figure {CASTER}")
    overlord(state, "pict_archers")
    do(state, "volley pict_archers_1")
    dice(state, "y2 y0")
    do(state, f"figure {CASTER}")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert hero(state, CASTER).wounds == 1


@pytest.mark.rule("conan:E58")
def test_spell_magic_block() -> None:
    state = magic("magic_block", {"pirates": ["b3"]})
    cast(state, CASTER, "magic_block", f"figure {CASTER}")
    assert has_skill(state, CASTER, "blocking")
    rest_of_turn(state)
    assert not has_skill(state, CASTER, "blocking")


def test_spell_divine_charisma() -> None:
    state = magic("divine_charisma", {"hyenas": ["b3"]}, {"conan": "b3"})
    cast(state, CASTER, "divine_charisma", f"figure {CASTER}")
    do(state, "pass")
    hit(state, "conan", "unarmed", "hyenas_1", "r0")
    assert "supported red_0" in options(state)


def test_spell_sets_illusion() -> None:
    state = magic("sets_illusion", {"hyenas": ["b3"]}, {"conan": "b3"})
    cast(state, CASTER, "sets_illusion", "figure hyenas_1")
    assert state.spendable(figure_of(state, "conan"), data.MELEE) == 2


def test_spell_bad_luck() -> None:
    state = magic("bad_luck", {"hyenas": ["b3"]}, {"conan": "b3"})
    cast(state, CASTER, "bad_luck", "figure conan")
    overlord(state, "hyenas")
    do(state, "figure hyenas_1", "figure conan")
    assert asked(state) != "Rerolls"


def test_spell_eagle_eye() -> None:
    state = magic("eagle_eye", {"zogar_sag": ["b5"]}, cards={CASTER: ["bossonian_bow"]})
    state.available = 0
    cast(state, CASTER, "eagle_eye", f"figure {CASTER}")
    dice(state, "y2 o2")
    do(state, "shoot bossonian_bow", "figure zogar_sag", "gems 1", "keep")
    assert life(state, "zogar_sag") == 5 - (4 - 2)  # armour 3 less 1


def test_spell_eel_skin() -> None:
    state = magic("eel_skin", {"pict_warriors": ["b3"]})
    assert reached(state, "move") == []
    cast(state, CASTER, "eel_skin", f"figure {CASTER}")
    assert "b2" in reached(state, "move")


def test_spell_ishtars_gaze() -> None:
    state = magic("ishtars_gaze", {"hyenas": ["b3"]}, {"conan": "b3"})
    cast(state, CASTER, "ishtars_gaze", f"figure {CASTER}")
    overlord(state, "hyenas")
    do(state, "figure hyenas_1")
    assert named(state) == ["conan"]


def test_spell_borne_by_the_wind() -> None:
    state = magic("borne_by_the_wind", {"pict_hunters": ["b3"]})
    cast(state, CASTER, "borne_by_the_wind")
    events = told(state, to(state, "b2"))
    assert amount(events, "moved") == 1
    rest_of_turn(state)
    assert not has_skill(state, CASTER, "flying")


# -- spells that change numbers --------------------


@pytest.mark.rule("conan:E131")
def test_spell_fleet_runner() -> None:
    state = magic("fleet_runner")
    me = figure_of(state, CASTER)
    base, limit = state.base_move(me), state.spendable(me, data.MOVEMENT)
    cast(state, CASTER, "fleet_runner", f"figure {CASTER}")
    assert state.base_move(me) == base + 1
    assert state.spendable(me, data.MOVEMENT) == limit + 1


@pytest.mark.rule("conan:E131")
def test_spell_deceleration() -> None:
    state = magic("deceleration", {"hyenas": ["b4"]}, {"conan": "b3"})
    cast(state, CASTER, "deceleration", "figure conan")
    state.at[figure_of(state, CASTER)].used[data.SPELL_BOX + data.spell_id("deceleration")] = 0
    do(state, "cast deceleration", "figure hyenas_1")
    do(state, to(state, "b2"), "pass", "act conan")
    assert reached(state, "move") == []
    assert "b2" in reached(state, "run")  # a hero may still buy
    overlords_turn(state, 9)
    do(state, "tile hyenas")
    assert asked(state) != "ChooseMover"
    assert "extra hyenas_1" not in options(state)


@pytest.mark.rule("conan:E53")
def test_spell_stone_skin() -> None:
    state = magic("stone_skin", {"hyenas": ["b3"]})
    cast(state, CASTER, "stone_skin", f"figure {CASTER}")
    overlord(state, "hyenas")
    do(state, "figure hyenas_1")
    dice(state, "y2 o2")
    events = told(state, f"figure {CASTER}")
    while asked(state) in ("Rerolls", "ChooseDefence"):
        events += told(state, "keep" if asked(state) == "Rerolls" else "gems 0")
    assert amount(events, "defended") == 2


def test_spell_sets_halo() -> None:
    state = arena({"conan": "b3"}, {"zogar_sag": ["b3"]}, spells={"zogar_sag": ["sets_halo"]})
    state.available = 3
    do(state, "act conan", "unarmed", "figure zogar_sag", "gems 2")
    assert asked(state) == "React"  # a figure whose tile is not activated
    dice(state, "r3 r3")
    do(state, "cast sets_halo", "keep")
    assert (state.available, state.spell_gems[data.spell_id("sets_halo")]) == (1, 2)
    events = told(state, "gems 0")
    assert amount(events, "defended") == 3 + 1
    assert state.sets_halo != 0
    rest_of_turn(state)
    assert state.spell_gems[data.spell_id("sets_halo")] == 0
    finish(state, "OverlordActs")
    do(state, "tile zogar_sag")
    assert state.sets_halo == 0  # its tile is activated


@pytest.mark.rule("conan:E53")
def test_two_halos_add_up() -> None:
    state = magic("mitras_halo")
    cast(state, CASTER, "mitras_halo")
    state.sets_halo = 1
    begin_attack(state, 0, data.AREA, -1, 0)
    assert fixed_defence(state, 0) == 3


@pytest.mark.rule("conan:E71", "conan:E72")
def test_spell_light_as_a_feather() -> None:
    state = magic("light_as_a_feather", heroes={"belit": "b3"}, cards={"belit": ["scale_mail"]})
    belit = hero(state, "belit")
    cast(state, CASTER, "light_as_a_feather", "figure belit")
    assert belit.burden() == 2
    for card in ("sword", "sword", "kris", "dagger"):
        belit.gain(data.card_id(card))
    assert belit.load == 12  # 9 as it counts now
    assert not belit.is_overloaded()
    rest_of_turn(state)
    assert asked(state) == "ShedLoad"
    do(state, "drop scale_mail")
    assert lies(state, "b3", "scale_mail") == 1
    assert asked(state) != "ShedLoad"


# -- paying --------------------


@pytest.mark.rule("conan:SP-4", "conan:E134", "conan:OT-9")
def test_a_caster_of_the_overlord_pays_with_his_gems_after_the_free_moves() -> None:
    state = arena({"conan": "b5"}, {"skuthus": ["b3"]}, spells={"skuthus": ["energy_drain"]})
    overlords_turn(state, 6)
    do(state, "tile skuthus")
    assert asked(state) == "ChooseMover"
    do(state, "figure skuthus", to(state, "b4"), "pass")
    assert "magic skuthus" in options(state)
    state.fatigue = 0
    do(state, "magic skuthus", "cast energy_drain", "figure conan")
    assert (state.available, state.spell_gems[data.spell_id("energy_drain")]) == (4, 1)
    assert "magic skuthus" not in options(state)  # its limit is 1
    assert hero(state, "conan").available == 8


@pytest.mark.rule("conan:E57", "conan:E56")
def test_a_lasting_spell_of_a_unit_ends_when_the_overlords_next_turn_begins() -> None:
    state = arena({"conan": "b5"}, {"zogar_sag": ["b3"]}, spells={"zogar_sag": ["stone_skin"]})
    overlord(state, "zogar_sag")
    do(state, "magic zogar_sag", "cast stone_skin", "figure zogar_sag")
    assert until(state) == OVERLORDS_START
    heroes_turn(state)
    assert works(state, "stone_skin", "zogar_sag")
    rest_of_turn(state)
    assert not works(state, "stone_skin", "zogar_sag")


def test_a_granted_skill_of_the_arena_is_forgotten_by_the_next_spell() -> None:
    state = magic("stone_skin")
    grant(state, CASTER, "leap")
    cast(state, CASTER, "stone_skin", f"figure {CASTER}")
    assert refusal(state, "cast stone_skin") == ("this-spell-cannot-be-cast", "conan:SP-2")
