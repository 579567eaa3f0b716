"""Spells, one test each: cost, target, effect, duration, and what rulings say of them."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.powers.effects import HEROES_END, HEROES_START, OVERLORDS_START
from tablee.games.conan.steps.attack import begin_attack
from tablee.games.conan.steps.defence import fixed_defence
from tablee.games.conan.steps.dice import add_die, gather
from tablee.games.conan.steps.wounds import RemoveDead
from tests.conan.arena import (
    arena,
    at,
    cast,
    finish,
    grant,
    has_skill,
    hit,
    life,
    local,
    named,
    overlord,
    put,
    reached,
    rest_of_turn,
    to,
)
from tests.conan.tables import (
    act,
    amount,
    asked,
    dice,
    figure_of,
    hero,
    heroes_turn,
    lies,
    on_card,
    options,
    overlords_turn,
    refused,
    told,
)

CASTER = "hadrathus"


def magic(spell, units=None, heroes=None, **more):
    """Return an arena where Hadrathus in b3 has one spell."""
    return arena({CASTER: "b3", **(heroes or {})}, units, spells={CASTER: [spell]}, **more)


def until(state):
    """Return when the last spell cast ends."""
    return state.effect_until[-1]


def works(state, spell, name):
    return state.feels(figure_of(state, name), data.SPELL_IDS.index(spell))


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
def test_spells_that_better_the_dice_of_a_characteristic(spell, box, ends):
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


def test_spell_archer_of_acheron():
    state = magic("archer_of_acheron", {"hyenas": ["b5"]}, cards={CASTER: ["throwing_knives"]})
    cast(state, CASTER, "archer_of_acheron", f"figure {CASTER}")
    act(state, "shoot throwing_knives", "figure hyenas_1", "gems 1")
    assert list(state.attack().dice) == [1, 1, 0]  # knives stay yellow, his own die is orange


def test_spell_gullahs_strength():
    state = magic("gullahs_strength", {"hyenas": ["b3"]}, cards={CASTER: ["dagger"]})
    cast(state, CASTER, "gullahs_strength", f"figure {CASTER}")
    act(state, "fight dagger", "figure hyenas_1", "gems 2")
    assert list(state.attack().dice) == [1, 2, 0]


def test_spell_bels_hand():
    state = magic("bels_hand")
    cast(state, CASTER, "bels_hand", f"figure {CASTER}")
    rest_of_turn(state)
    assert not works(state, "bels_hand", CASTER)  # until the end of his turn


def test_spell_escape_route():
    state = magic("escape_route", {"hyenas": ["b3"]})
    cast(state, CASTER, "escape_route", f"figure {CASTER}")
    overlord(state, "hyenas")
    act(state, "figure hyenas_1")
    dice(state, "o2 o2 y2")
    act(state, f"figure {CASTER}")
    finish(state, "ChooseDefence")
    act(state, "gems 1")
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
def test_spells_that_give_a_skill(spell, skill, cost, ends):
    state = magic(spell, {"hyenas": ["b4"]}, {"conan": "b4"})
    assert not has_skill(state, "conan", skill)
    cast(state, CASTER, spell, "figure conan")
    assert has_skill(state, "conan", skill)
    assert (on_card(state, CASTER, spell), until(state)) == (cost, ends)
    put(state, "conan", "d1")
    assert has_skill(state, "conan", skill)  # sight counts only when it is cast
    rest_of_turn(state)
    assert has_skill(state, "conan", skill) == (ends == HEROES_START)


def test_spell_blessing_of_ibis():
    state = magic("blessing_of_ibis", {"pict_archers": ["b5"]})
    cast(state, CASTER, "blessing_of_ibis", f"figure {CASTER}")
    overlord(state, "pict_archers")
    act(state, "volley pict_archers_1")
    dice(state, "y2 y0")
    act(state, f"figure {CASTER}")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert hero(state, CASTER).wounds == 1


@pytest.mark.rule("conan:E58")
def test_spell_magic_block():
    state = magic("magic_block", {"pirates": ["b3"]})
    cast(state, CASTER, "magic_block", f"figure {CASTER}")
    assert has_skill(state, CASTER, "blocking")
    rest_of_turn(state)
    assert not has_skill(state, CASTER, "blocking")


def test_spell_divine_charisma():
    state = magic("divine_charisma", {"hyenas": ["b3"]}, {"conan": "b3"})
    cast(state, CASTER, "divine_charisma", f"figure {CASTER}")
    act(state, "pass")
    hit(state, "conan", "unarmed", "hyenas_1", "r0")
    assert "supported red_0" in options(state)


def test_spell_sets_illusion():
    state = magic("sets_illusion", {"hyenas": ["b3"]}, {"conan": "b3"})
    cast(state, CASTER, "sets_illusion", "figure hyenas_1")
    assert state.spendable(figure_of(state, "conan"), data.MELEE) == 2


def test_spell_bad_luck():
    state = magic("bad_luck", {"hyenas": ["b3"]}, {"conan": "b3"})
    cast(state, CASTER, "bad_luck", "figure conan")
    overlord(state, "hyenas")
    act(state, "figure hyenas_1", "figure conan")
    assert asked(state) != "Rerolls"


def test_spell_eagle_eye():
    state = magic("eagle_eye", {"zogar_sag": ["b5"]}, cards={CASTER: ["bossonian_bow"]})
    state.available = 0
    cast(state, CASTER, "eagle_eye", f"figure {CASTER}")
    dice(state, "y2 o2")
    act(state, "shoot bossonian_bow", "figure zogar_sag", "gems 1", "keep")
    assert life(state, "zogar_sag") == 5 - (4 - 2)  # armour 3 less 1


def test_spell_eel_skin():
    state = magic("eel_skin", {"pict_warriors": ["b3"]})
    assert reached(state, "move") == []
    cast(state, CASTER, "eel_skin", f"figure {CASTER}")
    assert "b2" in reached(state, "move")


def test_spell_ishtars_gaze():
    state = magic("ishtars_gaze", {"hyenas": ["b3"]}, {"conan": "b3"})
    cast(state, CASTER, "ishtars_gaze", f"figure {CASTER}")
    overlord(state, "hyenas")
    act(state, "figure hyenas_1")
    assert named(state) == ["conan"]


def test_spell_borne_by_the_wind():
    state = magic("borne_by_the_wind", {"pict_hunters": ["b3"]})
    cast(state, CASTER, "borne_by_the_wind")
    events = told(state, to(state, "b2"))
    assert amount(events, "moved") == 1
    rest_of_turn(state)
    assert not has_skill(state, CASTER, "flying")


# -- spells that change numbers --------------------


@pytest.mark.rule("conan:E131")
def test_spell_fleet_runner():
    state = magic("fleet_runner")
    me = figure_of(state, CASTER)
    base, limit = state.base_move(me), state.spendable(me, data.MOVEMENT)
    cast(state, CASTER, "fleet_runner", f"figure {CASTER}")
    assert state.base_move(me) == base + 1
    assert state.spendable(me, data.MOVEMENT) == limit + 1


@pytest.mark.rule("conan:E131")
def test_spell_deceleration():
    state = magic("deceleration", {"hyenas": ["b4"]}, {"conan": "b3"})
    cast(state, CASTER, "deceleration", "figure conan")
    state.at[figure_of(state, CASTER)].used[data.SPELL_BOX + data.DECELERATION] = 0
    act(state, "cast deceleration", "figure hyenas_1")
    act(state, to(state, "b2"), "pass", "act conan")
    assert reached(state, "move") == []
    assert "b2" in reached(state, "run")  # a hero may still buy
    overlords_turn(state, 9)
    act(state, "tile hyenas")
    assert asked(state) != "ChooseMover"
    assert "extra hyenas_1" not in options(state)


@pytest.mark.rule("conan:E53")
def test_spell_stone_skin():
    state = magic("stone_skin", {"hyenas": ["b3"]})
    cast(state, CASTER, "stone_skin", f"figure {CASTER}")
    overlord(state, "hyenas")
    act(state, "figure hyenas_1")
    dice(state, "y2 o2")
    events = told(state, f"figure {CASTER}")
    while asked(state) in ("Rerolls", "ChooseDefence"):
        events += told(state, "keep" if asked(state) == "Rerolls" else "gems 0")
    assert amount(events, "defended") == 2


def test_spell_sets_halo():
    state = arena({"conan": "b3"}, {"zogar_sag": ["b3"]}, spells={"zogar_sag": ["sets_halo"]})
    state.available = 3
    act(state, "act conan", "unarmed", "figure zogar_sag", "gems 2")
    assert asked(state) == "React"  # a figure whose tile is not activated
    dice(state, "r3 r3")
    act(state, "cast sets_halo", "keep")
    assert (state.available, state.spell_gems[data.SETS_HALO]) == (1, 2)
    events = told(state, "gems 0")
    assert amount(events, "defended") == 3 + 1
    assert state.sets_halo != 0
    rest_of_turn(state)
    assert state.spell_gems[data.SETS_HALO] == 0
    finish(state, "OverlordActs")
    act(state, "tile zogar_sag")
    assert state.sets_halo == 0  # its tile is activated


@pytest.mark.rule("conan:E53")
def test_two_halos_add_up():
    state = magic("mitras_halo")
    cast(state, CASTER, "mitras_halo")
    state.sets_halo = 1
    begin_attack(state, 0, data.AREA, -1, 0)
    assert fixed_defence(state, 0) == 3


@pytest.mark.rule("conan:E71", "conan:E72")
def test_spell_light_as_a_feather():
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
    act(state, "drop scale_mail")
    assert lies(state, "b3", "scale_mail") == 1
    assert asked(state) != "ShedLoad"


# -- zones ---------------------------------------------------------------------------------------


@pytest.mark.rule("conan:E117")
def test_spell_drying_earth():
    state = arena({CASTER: "w1"}, board="swamp", spells={CASTER: ["drying_earth"]})
    act(state, f"act {CASTER}")
    act(state, "cast drying_earth")
    assert "w1" in reached(state, "zone")
    assert "n2" not in reached(state, "zone")
    act(state, to(state, "w1", "zone"))
    events = told(state, to(state, "n2"))
    assert amount(events, "moved") == 1  # the bank asks nothing now


@pytest.mark.rule("conan:E117")
def test_spell_tears_of_dagon():
    state = magic("tears_of_dagon")
    cast(state, CASTER, "tears_of_dagon", to(state, "b3", "zone"))
    events = told(state, to(state, "b2"))
    assert amount(events, "moved") == 2


@pytest.mark.rule("conan:E62", "conan:E57")
def test_spell_mystic_barrier():
    state = magic("mystic_barrier", {"hyenas": ["b4", "b3"]}, {"conan": "b2"})
    cast(state, CASTER, "mystic_barrier")
    assert "pass" in options(state)
    act(state, "pass", "act conan")
    assert "b3" not in reached(state, "move") + reached(state, "run")
    overlords_turn(state, 9)
    act(state, "tile hyenas", "figure hyenas_1")
    assert "b3" not in reached(state, "move")
    state.at[0].wounds += state.at[0].alive_gems()
    state.at[0].available = state.at[0].fatigue = 0
    RemoveDead(0).run(state)
    assert "b3" in reached(state, "move")  # it ends with its caster


@pytest.mark.rule("conan:E63", "conan:AR-2")
def test_spell_lethal_cloud():
    state = magic("lethal_cloud", {"hyenas": ["b5", "b2"], "pirates": ["b4"]})
    dice(state, "r3 r3")
    cast(state, CASTER, "lethal_cloud", to(state, "b4", "zone"))
    finish(state, "HeroActs")
    assert at(state, "pirates_1") is None
    overlords_turn(state, 0)
    state.available = 9
    state.settle()
    act(state, "tile hyenas", "figure hyenas_1")
    dice(state, "r3 r3")
    act(state, to(state, "b4"))
    finish(state, "ChooseMover", "ChooseAttacker", "OverlordActs")
    assert at(state, "hyenas_1") is None  # killed as it entered
    assert until(state) == HEROES_START


@pytest.mark.rule("conan:E64")
def test_spell_recall():
    state = magic("recall", {"hyenas": ["b5"]}, {"conan": "b5", "belit": "b5"})
    cast(state, CASTER, "recall")
    assert reached(state, "zone") == ["b5"]
    act(state, to(state, "b5", "zone"))
    assert [at(state, name) for name in ("conan", "belit", "hyenas_1")] == ["b3", "b3", "b5"]


# -- spells that move --------------------


@pytest.mark.rule("conan:E61", "conan:E130")
def test_spell_inversion():
    state = magic("inversion", {"hyenas": ["b5"], "pict_warriors": ["b3"]}, gems=4)
    cast(state, CASTER, "inversion", "figure hyenas_1")
    assert (at(state, CASTER), at(state, "hyenas_1")) == ("b5", "b3")
    assert on_card(state, CASTER, "inversion") == 2
    assert "inversion" in " ".join(options(state))  # no limit


@pytest.mark.rule("conan:E13", "conan:E59")
def test_spell_mind_control():
    state = magic("mind_control", {"hyenas": ["d4"], "pirates": ["b3"]})
    cast(state, CASTER, "mind_control", "figure hyenas_1")
    assert "pass" not in options(state)  # the first zone is paid
    act(state, to(state, "d3", "zone"))
    assert on_card(state, CASTER, "mind_control") == 1
    act(state, to(state, "d4", "zone"))
    assert on_card(state, CASTER, "mind_control") == 2
    act(state, "pass")
    assert at(state, "hyenas_1") == "d4"


@pytest.mark.rule("conan:E69")
def test_spell_dagons_attack():
    state = arena(
        {"conan": "b5"},
        {"zogar_sag": ["b4"], "tentacles": ["b3"]},
        spells={"zogar_sag": ["dagons_attack"]},
    )
    overlord(state, "zogar_sag")
    act(state, "magic zogar_sag", "cast dagons_attack", "figure tentacles_1")
    act(state, to(state, "b4", "zone"), "pass")
    assert asked(state) == "TentacleStrikes"
    assert named(state) == ["conan"]  # Reach
    act(state, "figure conan")
    finish(state, "ChooseAttacker")
    assert state.activations == 1
    assert at(state, "tentacles_1") == "b4"
    assert "extra zogar_sag" in options(state)  # his own activation goes on


@pytest.mark.rule("conan:E129")
def test_spell_shapechanger():
    state = magic("shapechanger", {"hyenas": ["b3"]}, {"conan": "d1"})
    cast(state, CASTER, "shapechanger")
    assert (at(state, CASTER), hero(state, CASTER).fate) == (None, 0)
    assert f"act {CASTER}" not in options(state)
    rest_of_turn(state)
    finish(state, "OverlordActs")
    act(state, "pass")
    finish(state, "ReturnToBoard")
    assert "b3" in reached(state, "zone")
    act(state, to(state, "b4", "zone"))
    assert at(state, CASTER) == "b4"


# -- binding and dooming --------------------


@pytest.mark.rule("conan:E26")
def test_spell_barrier_of_the_winds():
    state = magic("barrier_of_the_winds", {"pict_archers": ["b5"]}, {"conan": "b4"})
    cast(state, CASTER, "barrier_of_the_winds", f"figure {CASTER}")
    overlord(state, "pict_archers")
    act(state, "volley pict_archers_1")
    assert named(state) == ["conan"]


@pytest.mark.rule("conan:E67")
def test_spell_changing_destiny():
    state = magic("changing_destiny", {"hyenas": ["b4"]}, {"conan": "b3"})
    cast(state, CASTER, "changing_destiny", "figure hyenas_1")
    rest_of_turn(state)
    finish(state, "OverlordActs")
    assert "tile hyenas" not in options(state)
    state.fated |= 1 << figure_of(state, "conan")
    act(state, "pass")
    finish(state, "ChooseState")
    while state.question().figure != figure_of(state, "conan"):
        act(state, "active")
    assert options(state) == ["rest"]


@pytest.mark.rule("conan:E66")
def test_spell_sets_possession():
    state = magic("sets_possession", {"hyenas": ["b5"], "pict_warriors": ["b3"]})
    cast(state, CASTER, "sets_possession", "figure hyenas_1")
    act(state, "cast sets_possession", "figure pict_warriors_1")
    assert on_card(state, CASTER, "sets_possession") == 4
    assert reached(state, "move") == []  # still blocked: it is lost in the overlord's turn
    rest_of_turn(state)
    assert not has_skill(state, "pict_warriors_1", "blocking")
    finish(state, "OverlordActs")
    act(state, "tile hyenas")
    assert asked(state) != "ChooseMover"
    assert "extra hyenas_1" not in options(state)
    finish(state, "OverlordActs")
    assert state.stilled == 0


@pytest.mark.rule("conan:E119")
def test_spell_magical_dizziness():
    state = magic("magical_dizziness", {"hyenas": ["b5"]}, {"zelata": "b3"}, gems=4)
    state.at[1].spells = 1 << data.BORIS_RAGE
    cast(state, CASTER, "magical_dizziness")
    assert named(state) == ["zelata"]
    act(state, "figure zelata")
    assert until(state) == HEROES_START
    act(state, to(state, "b2"), "pass", "act zelata", "cast boris_rage", "figure hyenas_1")
    assert hero(state, "zelata").available == 4 - 3
    box = data.SPELL_BOX + data.BORIS_RAGE
    assert (hero(state, "zelata").boxes[box], hero(state, "zelata").used[box]) == (3, 2)


@pytest.mark.rule("conan:E128", "conan:RW-3")
def test_spell_putrescence():
    state = magic("putrescence", {"mummies": ["b3"]}, {"conan": "b3"})
    overlord(state, "mummies")
    act(state, "figure mummies_1", f"figure {CASTER}")
    assert asked(state) == "React"
    act(state, "cast putrescence")
    assert asked(state) == "Retarget"
    assert named(state) == ["conan"]
    act(state, "figure conan")
    finish(state, "ChooseAttacker", "OverlordActs")
    mummy = figure_of(state, "mummies_1")
    assert state.foes_struck[mummy] == 1 << figure_of(state, "conan")


# -- gems and life --------------------


@pytest.mark.rule("conan:E47")
def test_spell_gift_of_life():
    state = magic("gift_of_life", heroes={"conan": "b3"})
    cast(state, CASTER, "gift_of_life")
    assert named(state) == ["conan"]
    act(state, "figure conan")
    assert (hero(state, CASTER).available, hero(state, "conan").available) == (5, 11)


@pytest.mark.rule("conan:E65")
def test_spell_energy_drain():
    state = magic("energy_drain", {"hyenas": ["b4", "b3"]})
    hero(state, CASTER).fatigue = 5
    state.available = 2
    cast(state, CASTER, "energy_drain")
    assert named(state) == ["hyenas_1"]  # not in his own zone
    act(state, "figure hyenas_1")
    assert (state.available, state.fatigue) == (1, 1)
    assert (hero(state, CASTER).available, hero(state, CASTER).fatigue) == (11, 2)


@pytest.mark.rule("conan:SP-7", "conan:DE-5")
def test_spell_withering():
    state = magic("withering", {"zogar_sag": ["b4"]})
    dice(state, "y2 y1")
    cast(state, CASTER, "withering", "figure zogar_sag", "keep")
    assert life(state, "zogar_sag") == 2  # armour does not help


def test_spell_mitras_healing():
    state = magic("mitras_healing", heroes={"conan": "b3"})
    hero(state, "conan").wounds = 3
    dice(state, "o2")
    cast(state, CASTER, "mitras_healing")
    assert named(state) == ["conan"]
    act(state, "figure conan")
    assert "free orange_2" in options(state)
    act(state, "keep")
    assert (hero(state, "conan").wounds, hero(state, "conan").available) == (1, 11)


def test_spell_life_transfer():
    state = arena(
        {"belit": "b4", CASTER: "b3"},
        spells={CASTER: ["life_transfer"]},
        allies={"belits_guards": ["b4"]},
    )
    hero(state, "belit").wounds = 3
    cast(state, CASTER, "life_transfer", "figure belits_guards_1")
    assert (hero(state, "belit").wounds, hero(state, "belit").fatigue) == (1, 2)
    assert at(state, "belits_guards_1") is None


# -- attacks by magic --------------------


@pytest.mark.rule("conan:E118", "conan:AR-2")
def test_spell_kiss_of_death():
    state = magic("kiss_of_death", {"hyenas": ["b3", "b3"]}, {"conan": "d1"})
    dice(state, "r3 r3 r3")
    cast(state, CASTER, "kiss_of_death")
    assert (at(state, CASTER), hero(state, CASTER).fate) == (None, 1)
    assert "free red_3" in options(state)
    finish(state, "HeroesAct")
    assert at(state, "hyenas_1") is None
    assert at(state, "hyenas_2") is None


@pytest.mark.rule("conan:E120", "conan:RW-13")
def test_spell_hand_of_death():
    state = magic("hand_of_death", {"valeria": ["b3"]})
    state.available = 0
    dice(state, "r3 r3")
    cast(state, CASTER, "hand_of_death", "figure valeria", "keep")
    armour = state.unit(figure_of(state, "valeria")).armour
    assert life(state, "valeria") == max(0, 5 - (6 - armour))
    assert hero(state, CASTER).wounds == 1  # the price; nobody counters


@pytest.mark.rule("conan:E120")
def test_spell_sets_bite():
    state = magic("sets_bite", {"hyenas": ["b5"]})
    state.available = 3
    dice(state, "o2 o2")
    cast(state, CASTER, "sets_bite", "figure hyenas_1")
    assert (state.available, state.fatigue) == (2, 1)
    finish(state, "HeroActs")
    assert at(state, "hyenas_1") is None


@pytest.mark.rule("conan:E120", "conan:HI-4")
def test_spell_boris_rage():
    state = arena({"conan": "b5"}, {"skuthus": ["b3"]}, spells={"skuthus": ["boris_rage"]})
    overlord(state, "skuthus")
    act(state, "magic skuthus", "cast boris_rage")
    dice(state, "o2 o1")
    act(state, "figure conan", "keep")
    assert hero(state, "conan").wounds == 3  # no shield, no active defence
    assert state.spell_gems[data.BORIS_RAGE] == 2


@pytest.mark.rule("conan:SP-7", "conan:E55", "conan:RW-3")
def test_spell_pestilential_swarm():
    state = magic("pestilential_swarm", {"hyenas": ["b3"], "mummies": ["b3"]}, {"conan": "b3"})
    overlord(state, "hyenas")
    act(state, "figure hyenas_1", f"figure {CASTER}")
    assert asked(state) == "React"
    dice(state, "y2 y0 y0")
    act(state, "cast pestilential_swarm")
    finish(state, "ChooseAttacker", "OverlordActs", "AttackFromBeyond")
    assert hero(state, "conan").wounds == 2
    assert hero(state, CASTER).wounds == 0  # the attacker died before his roll
    assert (at(state, "hyenas_1"), at(state, "mummies_1")) == (None, "b3")
    assert state.depth == 0


@pytest.mark.rule("conan:SP-8")
def test_spell_ymirs_rage():
    state = magic("ymirs_rage", {"hyenas": ["b4"]}, {"conan": "b4"})
    cast(state, CASTER, "ymirs_rage")
    act(state, to(state, "b2"), "pass")
    hit(state, "conan", "unarmed", "hyenas_1", "o1 r1")
    assert len(state.roll.shown) == 2  # one orange die more
    finish(state, "HeroActs", "HeroesAct")
    state = magic("ymirs_rage", {"hyenas": ["b3"]})
    cast(state, CASTER, "ymirs_rage")
    state.mitras_halo = 1
    overlord(state, "hyenas")
    act(state, "figure hyenas_1")
    dice(state, "y2 o2")
    events = told(state, f"figure {CASTER}")
    while asked(state) in ("Rerolls", "ChooseDefence"):
        events += told(state, "keep" if asked(state) == "Rerolls" else "gems 0")
    assert amount(events, "defended") == 1  # 2 less 1


# -- summoning, opening, fetching --------------------


@pytest.mark.rule("conan:E68", "conan:E88")
def test_spell_return_of_the_brave():
    state = arena(
        {"belit": "b4", CASTER: "b3"},
        spells={CASTER: ["return_of_the_brave"]},
        allies={"belits_guards": ["b4", "b4"]},
    )
    put_down = figure_of(state, "belits_guards_1")
    state.put(put_down, -1)
    state.life[put_down] = 0
    cast(state, CASTER, "return_of_the_brave", "figure belits_guards_1")
    assert (at(state, "belits_guards_1"), on_card(state, CASTER, "return_of_the_brave")) == (
        "b3",
        1,
    )
    assert "cast return_of_the_brave" not in options(state)  # nobody else is dead


@pytest.mark.rule("conan:E68")
def test_spell_yajurs_awakening():
    state = arena(
        {"conan": "d1"},
        {"zogar_sag": ["b3"], "mummies": ["b2"], "hyenas": ["b2"]},
        spells={"zogar_sag": ["yajurs_awakening"]},
    )
    for name in ("mummies_1", "hyenas_1"):
        figure = figure_of(state, name)
        state.put(figure, -1)
        state.life[figure] = 0
    state.bloodied |= 1 << 1
    overlord(state, "zogar_sag")
    act(state, "magic zogar_sag", "cast yajurs_awakening")
    assert named(state) == ["mummies_1"]
    act(state, "figure mummies_1")
    assert (at(state, "mummies_1"), state.spell_gems[data.YAJURS_AWAKENING]) == ("b3", 2)
    assert state.bloodied == 0


@pytest.mark.rule("conan:E70")
def test_spell_bels_caress():
    state = arena(
        {CASTER: "c5"},
        board="inn",
        spells={CASTER: ["bels_caress"]},
        door=[{"id": "main", "border": ["c5", "z2"], "lock": 3}],
        chests={"difficulty": 2, "zones": ["c5"], "deck": ["life_potion"]},
    )
    act(state, f"act {CASTER}", "cast bels_caress")
    assert options(state) == ["open", "unlock inn_z2"]
    act(state, "unlock inn_z2")
    assert "z2" in reached(state, "move")
    act(state, "cast bels_caress", "open", "card life_potion")
    assert hero(state, CASTER).cards[data.card_id("life_potion")] == 1
    assert on_card(state, CASTER, "bels_caress") == 2


@pytest.mark.rule("conan:E121", "conan:E44")
def test_spell_telekinesis():
    state = magic("telekinesis")
    state.lay(local(state, "b5"), data.card_id("explosive_orb"))
    state.lay(local(state, "b5"), data.card_id("scale_mail"))
    cast(state, CASTER, "telekinesis", to(state, "b5", "zone"))
    assert options(state) == ["card explosive_orb"]
    act(state, "card explosive_orb")
    assert hero(state, CASTER).cards[data.card_id("explosive_orb")] == 1


# -- paying --------------------


@pytest.mark.rule("conan:SP-4", "conan:E134", "conan:OT-9")
def test_a_caster_of_the_overlord_pays_with_his_gems_after_the_free_moves():
    state = arena({"conan": "b5"}, {"skuthus": ["b3"]}, spells={"skuthus": ["energy_drain"]})
    overlords_turn(state, 6)
    act(state, "tile skuthus")
    assert asked(state) == "ChooseMover"
    act(state, "figure skuthus", to(state, "b4"), "pass")
    assert "magic skuthus" in options(state)
    state.fatigue = 0
    act(state, "magic skuthus", "cast energy_drain", "figure conan")
    assert (state.available, state.spell_gems[data.ENERGY_DRAIN]) == (4, 1)
    assert "magic skuthus" not in options(state)  # its limit is 1
    assert hero(state, "conan").available == 8


@pytest.mark.rule("conan:E57", "conan:E56")
def test_a_lasting_spell_of_a_unit_ends_when_the_overlords_next_turn_begins():
    state = arena({"conan": "b5"}, {"zogar_sag": ["b3"]}, spells={"zogar_sag": ["stone_skin"]})
    overlord(state, "zogar_sag")
    act(state, "magic zogar_sag", "cast stone_skin", "figure zogar_sag")
    assert until(state) == OVERLORDS_START
    heroes_turn(state)
    assert works(state, "stone_skin", "zogar_sag")
    rest_of_turn(state)
    assert not works(state, "stone_skin", "zogar_sag")


def test_a_granted_skill_of_the_arena_is_forgotten_by_the_next_spell():
    state = magic("stone_skin")
    grant(state, CASTER, "leap")
    cast(state, CASTER, "stone_skin", f"figure {CASTER}")
    assert refused(state, "cast stone_skin") == ("this-spell-cannot-be-cast", "conan:SP-2")
