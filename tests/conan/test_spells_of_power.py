"""Spells about gems and life, magical attacks, summoning and opening."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.state import ConanState
from tests.conan.arena import (
    arena,
    at,
    cast,
    finish,
    hit,
    life,
    local,
    named,
    overlord,
    reached,
    to,
)
from tests.conan.magic import CASTER, magic
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    figure_of,
    hero,
    on_card,
    options,
    told,
)

# -- gems and life --------------------


@pytest.mark.rule("conan:E47")
def test_spell_gift_of_life() -> None:
    state = magic("gift_of_life", heroes={"conan": "b3"})
    cast(state, CASTER, "gift_of_life")
    assert named(state) == ["conan"]
    do(state, "figure conan")
    assert (hero(state, CASTER).available, hero(state, "conan").available) == (5, 11)


@pytest.mark.rule("conan:E47", "conan:SP-4")
@pytest.mark.parametrize("gems, given", [(4, 2), (3, 1), (2, 0)])
def test_a_gift_of_life_by_a_unit_comes_from_the_overlords_gems(gems: int, given: int) -> None:
    """« transfère définitivement 2 Gemmes de sa ZED … (ou ce qui lui reste …) »."""
    state = arena({"conan": "b5"}, {"skuthus": ["b3"]}, spells={"skuthus": ["gift_of_life"]})
    overlord(state, "skuthus")
    state.available = gems
    fatigue = state.fatigue
    do(state, "magic skuthus", "cast gift_of_life", "figure conan")
    assert (state.available, state.spell_gems[data.spell_id("gift_of_life")]) == (
        gems - 2 - given,
        2,
    )
    assert (state.fatigue, hero(state, "conan").available) == (fatigue, 9 + given)
    assert at(state, "skuthus") == "b3"


@pytest.mark.rule("conan:E65")
def test_spell_energy_drain() -> None:
    state = magic("energy_drain", {"hyenas": ["b4", "b3"]})
    hero(state, CASTER).fatigue = 5
    state.available = 2
    cast(state, CASTER, "energy_drain")
    assert named(state) == ["hyenas_1"]  # not in his own zone
    do(state, "figure hyenas_1")
    assert (state.available, state.fatigue) == (1, 1)
    assert (hero(state, CASTER).available, hero(state, CASTER).fatigue) == (11, 2)


@pytest.mark.rule("conan:SP-7", "conan:DE-5")
def test_spell_withering() -> None:
    state = magic("withering", {"zogar_sag": ["b4"]})
    dice(state, "y2 y1")
    cast(state, CASTER, "withering", "figure zogar_sag", "keep")
    assert life(state, "zogar_sag") == 2  # armour does not help


def test_spell_mitras_healing() -> None:
    state = magic("mitras_healing", heroes={"conan": "b3"})
    hero(state, "conan").wounds = 3
    dice(state, "o2")
    cast(state, CASTER, "mitras_healing")
    assert named(state) == ["conan"]
    do(state, "figure conan")
    assert "free orange_2" in options(state)
    do(state, "keep")
    assert (hero(state, "conan").wounds, hero(state, "conan").available) == (1, 11)


def test_spell_life_transfer() -> None:
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
def test_spell_kiss_of_death() -> None:
    state = magic("kiss_of_death", {"hyenas": ["b3", "b3"]}, {"conan": "d1"})
    dice(state, "r3 r3 r3")
    cast(state, CASTER, "kiss_of_death")
    assert (at(state, CASTER), hero(state, CASTER).fate) == (None, 1)
    assert "free red_3" in options(state)
    finish(state, "HeroesAct")
    assert at(state, "hyenas_1") is None
    assert at(state, "hyenas_2") is None


@pytest.mark.rule("conan:E118", "conan:WD-2", "conan:WD-4")
def test_who_dies_of_his_kiss_has_neither_gems_nor_life_left() -> None:
    state = magic("kiss_of_death", heroes={"conan": "d1"})
    before = hero(state, CASTER).alive_gems()
    cast(state, CASTER, "kiss_of_death")
    assert (hero(state, CASTER).alive_gems(), hero(state, CASTER).wounds) == (0, before)
    state = arena({"conan": "d1"}, {"skuthus": ["b3"]}, spells={"skuthus": ["kiss_of_death"]})
    overlord(state, "skuthus")
    do(state, "magic skuthus", "cast kiss_of_death")
    assert (at(state, "skuthus"), life(state, "skuthus")) == (None, 0)


@pytest.mark.rule("conan:E120", "conan:RW-13")
def test_spell_hand_of_death() -> None:
    state = magic("hand_of_death", {"valeria": ["b3"]})
    state.available = 0
    dice(state, "r3 r3")
    cast(state, CASTER, "hand_of_death", "figure valeria", "keep")
    armour = state.unit(figure_of(state, "valeria")).armour
    assert life(state, "valeria") == max(0, 5 - (6 - armour))
    assert hero(state, CASTER).wounds == 1  # the price; nobody counters


@pytest.mark.rule("conan:E120")
def test_spell_sets_bite() -> None:
    state = magic("sets_bite", {"hyenas": ["b5"]})
    state.available = 3
    dice(state, "o2 o2")
    cast(state, CASTER, "sets_bite", "figure hyenas_1")
    assert (state.available, state.fatigue) == (2, 1)
    finish(state, "HeroActs")
    assert at(state, "hyenas_1") is None


@pytest.mark.rule("conan:E120", "conan:HI-4")
def test_spell_boris_rage() -> None:
    state = arena({"conan": "b5"}, {"skuthus": ["b3"]}, spells={"skuthus": ["boris_rage"]})
    overlord(state, "skuthus")
    do(state, "magic skuthus", "cast boris_rage")
    dice(state, "o2 o1")
    do(state, "figure conan", "keep")
    assert hero(state, "conan").wounds == 3  # no shield, no active defence
    assert state.spell_gems[data.spell_id("boris_rage")] == 2


@pytest.mark.rule("conan:SP-7", "conan:E55", "conan:RW-3")
def test_spell_pestilential_swarm() -> None:
    state = magic("pestilential_swarm", {"hyenas": ["b3"], "mummies": ["b3"]}, {"conan": "b3"})
    overlord(state, "hyenas")
    do(state, "figure hyenas_1", f"figure {CASTER}")
    assert asked(state) == "React"
    dice(state, "y2 y0 y0")
    do(state, "cast pestilential_swarm")
    finish(state, "ChooseAttacker", "OverlordActs", "StrikeFromBeyond")
    assert hero(state, "conan").wounds == 2
    assert hero(state, CASTER).wounds == 0  # the attacker died before his roll
    assert (at(state, "hyenas_1"), at(state, "mummies_1")) == (None, "b3")
    assert state.depth == 0


@pytest.mark.rule("conan:SP-8")
def test_spell_ymirs_rage() -> None:
    state = magic("ymirs_rage", {"hyenas": ["b4"]}, {"conan": "b4"})
    cast(state, CASTER, "ymirs_rage")
    do(state, to(state, "b2"), "pass")
    hit(state, "conan", "unarmed", "hyenas_1", "o1 r1")
    assert len(state.roll.shown) == 2  # one orange die more
    finish(state, "HeroActs", "HeroesAct")
    state = magic("ymirs_rage", {"hyenas": ["b3"]})
    cast(state, CASTER, "ymirs_rage")
    state.mitras_halo = 1
    overlord(state, "hyenas")
    do(state, "figure hyenas_1")
    dice(state, "y2 o2")
    events = told(state, f"figure {CASTER}")
    while asked(state) in ("Rerolls", "ChooseDefence"):
        events += told(state, "keep" if asked(state) == "Rerolls" else "gems 0")
    assert amount(events, "defended") == 1  # 2 less 1


# -- summoning, opening, fetching --------------------


@pytest.mark.rule("conan:E68", "conan:E88")
def test_spell_return_of_the_brave() -> None:
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
def test_spell_yajurs_awakening() -> None:
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
    do(state, "magic zogar_sag", "cast yajurs_awakening")
    assert named(state) == ["mummies_1"]
    do(state, "figure mummies_1")
    assert (at(state, "mummies_1"), state.spell_gems[data.spell_id("yajurs_awakening")]) == (
        "b3",
        2,
    )
    assert state.bloodied == 0


def kill(state: ConanState, *names: str) -> None:
    for name in names:
        figure = figure_of(state, name)
        state.put(figure, -1)
        state.life[figure] = 0


@pytest.mark.rule("conan:E68")
def test_a_hero_wakes_the_undead_of_his_own_side_only() -> None:
    """« placer l'unité Allié de la réserve »."""
    state = arena(
        {CASTER: "b3", "belit": "b4"},
        {"mummies": ["b2"]},
        spells={CASTER: ["yajurs_awakening"]},
        allies={"skeletons": ["b4"]},
    )
    kill(state, "mummies_1")
    do(state, f"act {CASTER}")
    assert "cast yajurs_awakening" not in options(state)
    kill(state, "skeletons_1")
    do(state, "cast yajurs_awakening")
    assert named(state) == ["skeletons_1"]
    do(state, "figure skeletons_1")
    assert at(state, "skeletons_1") == "b3"
    assert state.is_ally(figure_of(state, "skeletons_1"))


@pytest.mark.rule("conan:E68")
def test_the_brave_whom_the_overlord_calls_back_are_his_own() -> None:
    state = arena(
        {"belit": "b5"},
        {"zogar_sag": ["b3"], "hyenas": ["b2"]},
        spells={"zogar_sag": ["return_of_the_brave"]},
        allies={"belits_guards": ["b4"]},
    )
    kill(state, "belits_guards_1")
    overlord(state, "zogar_sag")
    assert "magic zogar_sag" not in options(state)
    kill(state, "hyenas_1")
    do(state, "magic zogar_sag", "cast return_of_the_brave")
    assert named(state) == ["hyenas_1"]
    do(state, "figure hyenas_1")
    assert (at(state, "hyenas_1"), at(state, "belits_guards_1")) == ("b3", None)


@pytest.mark.rule("conan:E70")
def test_spell_bels_caress() -> None:
    state = arena(
        {CASTER: "c5"},
        board="inn",
        spells={CASTER: ["bels_caress"]},
        door=[{"id": "main", "border": ["c5", "z2"], "lock": 3}],
        chests={"difficulty": 2, "zones": ["c5"], "deck": ["life_potion"]},
    )
    do(state, f"act {CASTER}", "cast bels_caress")
    assert options(state) == {"open", "unlock inn_z2"}
    do(state, "unlock inn_z2")
    assert "z2" in reached(state, "move")
    do(state, "cast bels_caress", "open", "card life_potion")
    assert hero(state, CASTER).cards[data.card_id("life_potion")] == 1
    assert on_card(state, CASTER, "bels_caress") == 2


@pytest.mark.rule("conan:E121", "conan:E44")
def test_spell_telekinesis() -> None:
    state = magic("telekinesis")
    state.lay(local(state, "b5"), data.card_id("explosive_orb"))
    state.lay(local(state, "b5"), data.card_id("scale_mail"))
    cast(state, CASTER, "telekinesis", to(state, "b5", "zone"))
    assert options(state) == {"card explosive_orb"}
    do(state, "card explosive_orb")
    assert hero(state, CASTER).cards[data.card_id("explosive_orb")] == 1
