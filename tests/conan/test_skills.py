"""Skills of heroes and units, one test each. Eleven are tested with their rules elsewhere."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.steps.paths import BOUGHT, purchasable
from tests.conan.arena import (
    arena,
    at,
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
    to,
)
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    figure_of,
    hero,
    heroes_turn,
    offered,
    options,
    overlords_turn,
    refusal,
    told,
)

# -- movement ----------------------------------------------------------------------------


@pytest.mark.rule("conan:MV-10", "conan:E7")
def test_skill_intangible() -> None:
    state = arena({"conan": "d1"}, {"thog": ["b3"]})
    put(state, "conan", "b3")
    overlords_turn(state, 9)
    do(state, "tile thog", "figure thog")
    assert "a3" in reached(state, "move")  # one enemy does not hinder it
    walls = [z for z in reached(state, "move") if z.startswith("h")]
    assert walls  # through the walls of a hut
    hut = walls[0]
    do(state, to(state, hut))
    assert (at(state, "thog"), sum(state.broken)) == (hut, 0)
    put(state, "thog", "b3")
    heroes_turn(state)
    do(state, "act conan")
    assert "run" in " ".join(options(state))  # it still hinders others


@pytest.mark.rule("conan:MV-10", "conan:E139")
def test_skill_swimming() -> None:
    state = arena({"conan": "x2", "hadrathus": "x2"}, board="swamp")
    do(state, "act hadrathus")
    assert "p1" in reached(state, "run")  # 1 + 2 for the boards: one more than his base
    state = arena({"conan": "x2"}, board="swamp")
    do(state, "act conan")
    assert "p1" in reached(state, "move")  # 1 + 1
    state = arena({"conan": "t1", "hadrathus": "t1"}, board="ships")
    do(state, "act conan")
    assert "w4" in reached(state, "move")
    state = arena({"hadrathus": "t1"}, board="ships")
    do(state, "act hadrathus")
    assert "w4" not in reached(state, "move") + reached(state, "run")
    assert refusal(state, to(state, "w4")) == ("this-zone-is-saturated", "conan:MV-2")


@pytest.mark.rule("conan:E104", "conan:E81", "conan:E103")
def test_skill_web_projection() -> None:
    state = arena({"conan": "b3"}, {"giant_spider": ["b4"], "pict_warriors": ["b1"]})
    overlord(state, "giant_spider")
    do(state, "web giant_spider")
    dice(state, "o1 o0 o0")
    do(state, "figure conan")
    finish(state, "ChooseAttacker", "OverlordActs")
    conan = figure_of(state, "conan")
    assert (state.webs[conan], hero(state, "conan").wounds) == (1, 0)
    assert "web giant_spider" not in options(state)  # it was the attack of this activation
    put(state, "pict_warriors_1", "b3")
    heroes_turn(state)
    do(state, "act conan")
    assert reached(state, "move") == []
    assert "unarmed" in options(state)
    gems = hero(state, "conan").available
    do(state, "tear")  # 2 base MP and 2 bought, although he is blocked
    assert (state.webs[conan], hero(state, "conan").available) == (0, gems - 2)
    state = arena({"conan": "b3"}, {"giant_spider": ["b4"]})
    overlord(state, "giant_spider")
    do(state, "web giant_spider")
    dice(state, "o0 o0 o0")
    do(state, "figure conan")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert state.webs[figure_of(state, "conan")] == 0


@pytest.mark.rule("conan:MV-10", "conan:E97", "conan:HI-7")
def test_skill_leap() -> None:
    state = arena({"conan": "p1"}, {"pict_hunters": ["p1"]}, board="swamp")
    do(state, "act conan")
    assert reached(state, "leap") == ["x1"]
    dice(state, "r1")
    do(state, to(state, "x1", "leap"), "keep")
    assert (at(state, "conan"), hero(state, "conan").boxes[data.MOVEMENT]) == ("x1", 0)
    state = arena({"conan": "p1"}, board="swamp")
    dice(state, "r0")
    do(state, "act conan", to(state, "x1", "leap"), "keep")
    assert at(state, "conan") == "x2"  # this map: into the pool
    state = arena({"conan": "t5"}, board="ships")
    dice(state, "r0")
    do(state, "act conan", to(state, "v2", "leap"), "keep")
    assert at(state, "conan") == "t5"
    state = arena({"conan": "p1"}, {"pict_warriors": ["p1"]}, board="swamp")
    do(state, "act conan")
    assert reached(state, "leap") == []  # blocked


@pytest.mark.rule("conan:MV-10")
def test_skill_feline_grace() -> None:
    state = arena({"taurus": "b3"}, {"pict_hunters": ["b3", "b3"]})
    events = told(state, "act taurus", to(state, "b2"))
    assert amount(events, "moved") == 2  # 1 of 2 enemies is ignored


@pytest.mark.rule("conan:MV-10", "conan:E12", "conan:HI-7")
def test_skill_flying() -> None:
    state = arena({"conan": "b3"}, {"outer_dark_demon": ["b3"], "pict_hunters": ["b2"]})
    overlords_turn(state, 9)
    do(state, "tile outer_dark_demon", "figure outer_dark_demon")
    events = told(state, to(state, "a3"))
    assert amount(events, "moved") == 1
    state = arena({"conan": "t5"}, {"outer_dark_demon": ["t6"]}, board="ships")
    overlords_turn(state, 9)
    do(state, "tile outer_dark_demon", "figure outer_dark_demon")
    assert "v3" in reached(state, "move")  # over the water, where it cannot stop
    assert not [zone for zone in reached(state, "move") if zone.startswith("w")]
    state = arena({"conan": "e7"}, {"outer_dark_demon": ["r1"]}, board="fort")
    overlords_turn(state, 9)
    do(state, "tile outer_dark_demon", "figure outer_dark_demon")
    do(state, to(state, "m1"))  # down from a rampart, without a fall
    assert life(state, "outer_dark_demon") == 5
    state = arena({"conan": "b3", "hadrathus": "b3"}, {"pict_warriors": ["b3"]})
    grant(state, "hadrathus", "flying")
    do(state, "act hadrathus")
    assert reached(state, "move") == []  # Blocking stops a flight too


# -- attack --------------------------------------------------------------------------------


@pytest.mark.rule("conan:E35")
def test_skill_reach() -> None:
    state = arena({"conan": "b2", "belit": "b3"}, {"tentacles": ["b3"], "pict_hunters": ["b4"]})
    overlord(state, "tentacles")
    do(state, "figure tentacles_1")
    assert set(named(state)) == {"conan", "belit"}
    state = arena({"conan": "y1"}, {"tentacles": ["c1"]}, board="inn")
    overlord(state, "tentacles")
    assert "figure tentacles_1" in options(state)  # the balcony is above, and in sight


@pytest.mark.rule("conan:EQ-3")
def test_skill_ambidextrous() -> None:
    state = arena(
        {"valeria": "b3"},
        {"giant_snake": ["b3"]},
        cards={"valeria": ["kris", "sword", "black_staff"]},
    )
    do(state, "act valeria", "fight kris", "figure giant_snake")
    assert options(state) == {"card sword", "pass"}
    do(state, "card sword", "gems 1")
    assert list(state.attack().dice) == [1, 2, 0]  # kris, sword and one die of her own
    assert list(state.attack().free)[:9] == [0, 1, 0, 1, 0, 0, 0, 1, 0]
    state = arena(
        {"valeria": "b3"}, {"giant_snake": ["b3"]}, cards={"valeria": ["kris", "halberd"]}
    )
    do(state, "act valeria", "fight halberd", "figure giant_snake")
    assert asked(state) == "AttackGems"  # a two-handed weapon cannot be combined


@pytest.mark.rule("conan:E14", "conan:E15", "conan:E16")
def test_skill_constriction() -> None:
    state = arena({"conan": "b2", "shevatas": "b2"}, {"tentacles": ["b3"]})
    overlord(state, "tentacles")
    do(state, "figure tentacles_1")
    dice(state, "o2 o0 o0")
    do(state, "figure conan")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert at(state, "conan") == "b3"
    assert state.held_by[figure_of(state, "conan")] == figure_of(state, "tentacles_1")
    heroes_turn(state)
    do(state, "act conan")
    assert reached(state, "move") == []
    state.put(figure_of(state, "tentacles_1"), -1)
    assert "b2" in reached(state, "move")  # nobody holds him any more
    state = arena({"shevatas": "b2"}, {"tentacles": ["b3"]})
    overlord(state, "tentacles")
    do(state, "figure tentacles_1")
    dice(state, "o2 o2 o2")
    do(state, "figure shevatas")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert at(state, "shevatas") == "b2"  # Evasive


@pytest.mark.rule("conan:E14")
@pytest.mark.parametrize("faces, seized", [("r3 r3 r0", False), ("r0 r2 r0", True)])
def test_only_the_face_of_two_axes_seizes(faces: str, seized: bool) -> None:
    state = arena({"conan": "b3"}, {"thog": ["b3"]})
    grant(state, "thog", "constriction")
    overlord(state, "thog")
    dice(state, faces)
    do(state, "figure thog", "figure conan")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert (state.held_by[figure_of(state, "conan")] >= 0) == seized


@pytest.mark.rule("conan:E110")
def test_a_unit_with_circular_strike_needs_no_weapon() -> None:
    state = arena({"conan": "b3", "belit": "b3"}, {"khosatral_khel": ["b3"]})
    overlord(state, "khosatral_khel")
    do(state, "figure khosatral_khel", "figure conan")
    assert state.attack().sweeping
    finish(state, "ChooseAttacker", "OverlordActs")
    assert state.foes_struck[figure_of(state, "khosatral_khel")] & 1


@pytest.mark.rule("conan:E17", "conan:RA-2")
def test_a_circular_strike_is_one_of_melee() -> None:
    state = arena({"conan": "b3"}, {"pict_archers": ["b5"]})
    grant(state, "pict_archers_1", "circular_strike")
    overlord(state, "pict_archers")
    do(state, "volley pict_archers_1", "figure conan")
    assert not state.attack().sweeping


@pytest.mark.rule("conan:E19")
def test_skill_precision_strike() -> None:
    state = arena({"taurus": "b3"}, {"giant_snake": ["b3"]}, cards={"taurus": ["kris"]})
    armour = state.unit(figure_of(state, "giant_snake")).armour
    state.available = 0
    hit(state, "taurus", "fight kris", "giant_snake", "y2 o2 r3", gems=2)
    rolled = state.roll.successes()
    finish(state, "HeroActs", "HeroesAct")
    assert life(state, "giant_snake") == max(0, 5 - max(0, rolled - (armour - 1)))


@pytest.mark.rule("conan:E19")
def test_precision_takes_nothing_from_who_has_no_defence() -> None:
    state = arena({"hadrathus": "b3"}, {"hyenas": ["b3"]})
    grant(state, "hyenas_1", "precision_strike")
    overlord(state, "hyenas")
    dice(state, "o2 o1")
    do(state, "figure hyenas_1", "figure hadrathus")
    finish(state, "ChooseDefence")
    damage = int(state.attack().damage)
    do(state, "gems 0")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert hero(state, "hadrathus").wounds == damage > 0


@pytest.mark.rule("conan:E20", "conan:E21", "conan:RW-14")
def test_skill_counterattack() -> None:
    state = arena({"valeria": "b3"}, {"pict_hunters": ["b3"]})
    overlord(state, "pict_hunters")
    dice(state, "y0 y0 r2")
    events = told(state, "figure pict_hunters_1", "figure valeria", "keep")
    while asked(state) in ("Rerolls", "ChooseDefence"):
        events += told(state, offered(state)[-1] if asked(state) == "Rerolls" else "gems 0")
    assert ("attacked", "pict_hunters_1", 1) in events
    assert at(state, "pict_hunters_1") is None  # 2 red successes against armour 1
    rolled = [str(piece) for name, piece, _ in events if name == "rolled"]
    assert [die for die in rolled if die.startswith("red")] == ["red_2"]
    state = arena({"valeria": "b3", "conan_mercenary": "b3"}, {"constantius": ["b3"]})
    hit(state, "valeria", "unarmed", "constantius", "o0")
    finish(state, "HeroActs", "HeroesAct")
    assert hero(state, "valeria").alive_gems() > 0  # one counter, never a counter to it
    assert state.depth == 0


@pytest.mark.rule("conan:E26", "conan:E32", "conan:RA-6")
def test_skill_elite_shooter() -> None:
    state = arena({"conan": "b3", "zaporavo": "b3"}, {"bossonian_archers": ["b3"]})
    overlord(state, "bossonian_archers")
    do(state, "volley bossonian_archers_1")
    assert set(named(state)) == {"conan", "zaporavo"}  # Protected does not help
    dice(state, "y2 y0")
    do(state, "figure conan", "keep")
    assert state.attack().damage == 2  # two enemies in the zone, no hindrance
    state = arena({"conan": "b3", "zaporavo": "b3"}, {"pict_archers": ["b3"]})
    overlord(state, "pict_archers")
    do(state, "volley pict_archers_1")
    dice(state, "y2 y1")
    do(state, *["figure conan"] if asked(state) == "ChooseTarget" else [], "keep")
    assert state.attack().damage == 1  # 3 less 2 uncovered enemies


@pytest.mark.rule("conan:E19")
def test_skill_precision_shot() -> None:
    state = arena({"shevatas": "b5"}, {"kothian_archer": ["b3"]})
    shevatas = figure_of(state, "shevatas")
    overlord(state, "kothian_archer")
    do(state, "volley kothian_archer")
    dice(state, "r3")
    do(state, "figure shevatas")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert state.at[shevatas].wounds == 3  # Untouchable would stop 1, precision ignores it


# -- defence -------------------------------------------------------------------------------


@pytest.mark.rule("conan:E23", "conan:RW-8", "conan:RW-10", "conan:DE-6")
def test_skill_bodyguard() -> None:
    state = arena(
        {"belit": "b3", "ngora": "b3"},
        {"giant_snake": ["b3"]},
        cards={"belit": ["leather_armor"], "ngora": ["sword"]},
    )
    overlord(state, "giant_snake")
    dice(state, "o2 o2 o1 y0 o2 o1 y1")
    do(state, "figure giant_snake", "figure belit", "keep")
    assert asked(state) == "ChooseGuard"
    assert options(state) == {"figure ngora", "pass"}
    do(state, "figure ngora", "gems 2")
    assert hero(state, "ngora").boxes[data.DEFENCE] == 2
    assert len(state.roll.shown) == 3  # two orange dice and the sword
    do(state, "keep")
    assert len(state.roll.shown) == 1  # the armour of the victim
    do(state, "keep")
    assert hero(state, "belit").wounds == 5 - 3 - 1
    assert hero(state, "ngora").wounds == 0
    state = arena({"belit": "b3", "ngora": "b3"}, {"pict_archers": ["b5"]})
    overlord(state, "pict_archers")
    do(state, "volley pict_archers_1")
    dice(state, "y2 y2")
    do(state, "figure belit", "keep")
    assert asked(state) != "ChooseGuard"  # no shield


@pytest.mark.rule("conan:RW-4", "conan:E25", "conan:E126", "conan:E127", "conan:DE-6")
def test_skill_sacrifice() -> None:
    state = arena(
        {"conan": "b3"},
        {"captain": ["b3"], "bossonian_guards": ["b3", "b3"]},
        cards={"conan": ["sword"]},
    )
    do(state, "act conan", "fight sword", "figure captain", "gems 2")
    assert asked(state) == "Sacrifice"
    dice(state, "o2 r2 r2")
    do(state, "figure bossonian_guards_1")
    assert list(state.attack().queue) == [figure_of(state, "bossonian_guards_1")]
    do(state, "keep")
    assert asked(state) in ("HeroActs", "HeroesAct")  # no active defence was offered
    assert (life(state, "captain"), at(state, "bossonian_guards_1")) == (5, None)


@pytest.mark.rule("conan:E24")
def test_nobody_is_sacrificed_in_an_area_attack() -> None:
    state = arena(
        {"hadrathus": "b2"},
        {"captain": ["b3"], "bossonian_guards": ["b3"]},
        spells={"hadrathus": ["lightning_storm"]},
    )
    cast(state, "hadrathus", "lightning_storm", to(state, "b3", "zone"))
    assert asked(state) != "Sacrifice"


@pytest.mark.rule("conan:E123")
def test_a_sacrificer_takes_one_place_in_a_circular_strike_and_loses_his_own() -> None:
    state = arena(
        {"conan": "b3"},
        {"captain": ["b3"], "bossonian_guards": ["b3"]},
        cards={"conan": ["battle_axe"]},
    )
    do(state, "act conan", "fight battle_axe", "figure captain", "gems 1")
    assert list(state.attack().queue) == [
        figure_of(state, "captain"),
        figure_of(state, "bossonian_guards_1"),
    ]
    do(state, "figure bossonian_guards_1")
    assert list(state.attack().queue) == [figure_of(state, "bossonian_guards_1")]


@pytest.mark.rule("conan:E26", "conan:AR-3", "conan:DE-6")
def test_skill_protected() -> None:
    state = arena({"conan": "b3"}, {"skuthus": ["b3"], "pict_hunters": ["b3"]})
    do(state, "act conan", "unarmed")
    assert named(state) == ["pict_hunters_1"]
    state = arena({"conan": "b3"}, {"skuthus": ["b3"], "warlock": ["b3"]})
    do(state, "act conan", "unarmed")
    assert set(named(state)) == {"skuthus", "warlock"}  # they do not protect each other
    state = arena(
        {"hadrathus": "b2"},
        {"skuthus": ["b3"], "pict_hunters": ["b3"]},
        spells={"hadrathus": ["lightning_storm"]},
    )
    dice(state, "r3 r3")
    cast(state, "hadrathus", "lightning_storm", to(state, "b3", "zone"))
    finish(state, "HeroActs", "HeroesAct")
    assert life(state, "skuthus") == 0


# -- magic and others ------------------------------------------------------------------------


@pytest.mark.rule("conan:CH-6")
def test_skill_alchemy() -> None:
    state = arena({"zelata": "b3"})
    assert has_skill(state, "zelata", "alchemy")  # and nothing else: a scenario may use it


@pytest.mark.rule("conan:CH-6")
def test_skill_poison() -> None:
    state = arena({"conan": "b3"}, {"giant_scorpion": ["b3"]})
    assert has_skill(state, "giant_scorpion", "poison")


@pytest.mark.rule("conan:AL-1", "conan:AL-2", "conan:AL-7")
def test_skill_leadership() -> None:
    state = arena({"conan": "d1", "belit": "d1"}, allies={"belits_guards": ["b3", "b2"]})
    do(state, "act conan")
    assert named(state, "command") == []
    do(state, to(state, "d2"), "pass", "act belit")
    do(state, "command belits_guards_1")
    assert hero(state, "belit").boxes[data.ALLIES_BOX] == 1
    do(state, "pass")
    assert named(state, "command") == ["belits_guards_2"]


@pytest.mark.rule("conan:E27")
def test_skill_fascination() -> None:
    state = arena({"conan": "b3", "belit": "b3"}, {"thalis": ["b3"]})
    do(state, "act conan")
    assert "unarmed" not in options(state)
    overlord(state, "thalis")
    do(state, "figure thalis", "figure conan")
    finish(state, "ChooseAttacker", "OverlordActs")
    heroes_turn(state)
    do(state, "act conan")
    assert "unarmed" in options(state)  # she has attacked him
    do(state, to(state, "b2"), "pass", "act belit")
    assert "unarmed" not in options(state)


@pytest.mark.rule("conan:E28", "conan:E29")
def test_skill_horror() -> None:
    state = arena({"conan": "b3"}, {"bone_golem": ["b3"]})
    do(state, "act conan", "unarmed", "figure bone_golem")
    assert options(state) == {"gems 1", "gems 2"}
    do(state, "gems 2")
    finish(state, "HeroActs")
    assert "unarmed" not in options(state)
    conan = figure_of(state, "conan")
    assert state.spendable(conan, data.DEFENCE) == hero(state, "conan").available
    state = arena({"conan": "b3"}, {"hyenas": ["b3"]})
    grant(state, "conan", "horror")
    overlord(state, "hyenas")
    hyena = figure_of(state, "hyenas_1")
    assert state.unit(hyena).move > 2
    assert purchasable(state, hyena, BOUGHT) == 2


@pytest.mark.rule("conan:E30")
def test_skill_jinx() -> None:
    state = arena({"conan": "b3"}, {"mummies": ["b3"]}, cards={"conan": ["sword"]})
    hit(state, "conan", "fight sword", "mummies_1", "o0 r0")
    assert asked(state) != "Rerolls"
    state = arena({"shevatas": "b5"}, {"mummies": ["b3"]}, cards={"shevatas": ["throwing_knives"]})
    hit(state, "shevatas", "shoot throwing_knives", "mummies_1", "y0 o0")
    assert asked(state) == "Rerolls"  # from another zone
