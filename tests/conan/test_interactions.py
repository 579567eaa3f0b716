"""Skills and spells that interact in one attack: the order of the windows decides [RW]."""

import pytest

from tablee.core.native import i64, vec
from tablee.games.conan import data
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.records import DEAD
from tablee.games.conan.steps.attack import attack_zone, die, enter
from tablee.games.conan.steps.targets import melee_targets, open_to_area
from tests.conan.arena import arena, at, cast, finish, grant, hit, life, named, overlord, put, to
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_asked,
    figure_of,
    hero,
    offered,
    options,
    overlords_turn,
    place,
    told,
)

# -- who is asked, and when ------------------------------------------------------------------


@pytest.mark.rule("conan:RW-3", "conan:RW-7", "conan:E54")
def test_a_reaction_is_offered_before_the_roll_and_again_before_the_defence() -> None:
    state = arena({"hadrathus": "b3"}, {"hyenas": ["b3"]}, spells={"hadrathus": ["mitras_halo"]})
    overlord(state, "hyenas")
    do(state, "figure hyenas_1", "figure hadrathus")
    assert asked(state) == "React"
    assert list(state.roll.shown) == []
    dice(state, "y2 o2")
    do(state, "pass")
    finish(state, "React", "ChooseDefence")
    assert asked(state) == "React"
    assert state.attack().damage > 0
    do(state, "cast mitras_halo")
    assert asked(state) == "ChooseDefence"


@pytest.mark.rule("conan:RW-3", "conan:RW-1")
def test_the_side_of_the_target_is_asked_before_the_attackers() -> None:
    state = arena(
        {"hadrathus": "b3"},
        {"skuthus": ["b3"]},
        spells={"hadrathus": ["mitras_halo"], "skuthus": ["sets_halo"]},
    )
    overlord(state, "skuthus")
    do(state, "figure skuthus", "figure hadrathus")
    assert (asked(state), figure_asked(state)) == ("React", figure_of(state, "hadrathus"))
    do(state, "pass")
    assert (asked(state), figure_asked(state)) == ("React", figure_of(state, "skuthus"))
    do(state, "cast sets_halo")
    # a spell was cast, so those who passed are asked again
    assert (asked(state), figure_asked(state)) == ("React", figure_of(state, "hadrathus"))


@pytest.mark.rule("conan:RW-7", "conan:E55")
def test_a_swarm_after_the_roll_does_not_undo_the_damage() -> None:
    state = arena(
        {"hadrathus": "b3"}, {"hyenas": ["b3"]}, spells={"hadrathus": ["pestilential_swarm"]}
    )
    overlord(state, "hyenas")
    do(state, "figure hyenas_1", "figure hadrathus")
    dice(state, "y2 o2 y2 y2 y2")
    do(state, "pass")
    finish(state, "React")
    damage = state.attack().damage
    do(state, "cast pestilential_swarm")
    finish(state, "ChooseDefence")
    assert at(state, "hyenas_1") is None
    do(state, "gems 0")
    assert hero(state, "hadrathus").wounds == damage > 0


@pytest.mark.rule("conan:RW-1", "conan:SP-3")
def test_between_two_actions_of_heroes_a_swarm_may_be_loosed() -> None:
    state = arena({"conan": "b2"}, {"skuthus": ["b3"]}, spells={"skuthus": ["pestilential_swarm"]})
    do(state, "act conan", to(state, "b3"))
    assert (asked(state), state.to_move()) == ("React", data.OVERLORD)
    dice(state, "y2 y1 y0")
    do(state, "cast pestilential_swarm", "keep")
    assert (hero(state, "conan").wounds, asked(state)) == (3, "HeroActs")
    assert state.spell_gems[data.spell_id("pestilential_swarm")] == 3


@pytest.mark.rule("conan:RW-3", "conan:E55")
def test_a_swarm_before_the_roll_cancels_the_area_attack_of_who_dies_of_it() -> None:
    state = arena(
        {"hadrathus": "b3", "conan": "b2"},
        {"zogar_sag": ["b3"]},
        spells={"hadrathus": ["pestilential_swarm"], "zogar_sag": ["lightning_storm"]},
    )
    state.life[figure_of(state, "zogar_sag")] = 1
    overlord(state, "zogar_sag")
    dice(state, "y1 y0 y0")
    do(state, "magic zogar_sag", "cast lightning_storm", to(state, "b2", "zone"))
    do(state, "cast pestilential_swarm", "keep")
    assert at(state, "zogar_sag") is None
    assert (state.depth, hero(state, "conan").wounds) == (0, 0)
    assert state.spell_gems[data.spell_id("lightning_storm")] == 3  # the gems stay spent


@pytest.mark.rule("conan:RW-3")
def test_against_a_zone_the_attackers_enemies_are_asked_first() -> None:
    state = arena(
        {"hadrathus": "b3", "zelata": "b2"},
        {"skuthus": ["b2"]},
        spells={"hadrathus": ["lightning_storm", "mitras_halo"], "skuthus": ["sets_halo"]},
    )
    cast(state, "hadrathus", "lightning_storm", to(state, "b2", "zone"))
    assert (asked(state), figure_asked(state)) == ("React", figure_of(state, "skuthus"))
    do(state, "pass")
    assert (asked(state), figure_asked(state)) == ("React", figure_of(state, "hadrathus"))


@pytest.mark.rule("conan:E22", "conan:E128")
def test_an_attack_from_beyond_finds_no_other_target_outside_its_zone() -> None:
    """A mummy dies beside a full zone. The only target in its own zone casts Putrescence."""
    state = arena(
        {"hadrathus": "b3", "belit": "b2"},
        {"mummies": ["b3"], "giant_snake": ["b2"], "pirates": ["b2"] * 3},
        spells={"hadrathus": ["putrescence"]},
    )
    mummy = figure_of(state, "mummies_1")
    assert melee_targets(state, mummy) == 1 << 0 | 1 << 1
    grant(state, "mummies_1", "attack_from_beyond")
    die(state, mummy)
    do(state, "figure hadrathus", "cast putrescence")
    finish(state, "HeroesAct")
    assert hero(state, "belit").wounds == hero(state, "hadrathus").wounds == 0
    assert at(state, "mummies_1") is None
    assert (asked(state), state.depth) == ("HeroesAct", 0)


# -- Sacrifice and Bodyguard ---------------------------------------------------------------------


@pytest.mark.rule("conan:E127", "conan:RW-8")
def test_nobody_guards_a_sacrificer() -> None:
    state = arena(
        {"pallantides": "b3", "ngora": "b3", "belit": "b3"},
        {"giant_snake": ["b3"]},
        cards={"pallantides": ["leather_armor"], "ngora": ["sword"]},
    )
    overlord(state, "giant_snake")
    dice(state, "o2 o2 o2 y1")
    do(state, "figure giant_snake", "figure belit")
    assert asked(state) == "Sacrifice"
    do(state, "figure pallantides", "keep")
    assert asked(state) == "Rerolls"  # his armour alone
    assert len(state.roll.shown) == 1
    do(state, "keep")
    assert hero(state, "pallantides").wounds == 6 - 1
    assert (hero(state, "belit").wounds, hero(state, "ngora").boxes[data.DEFENCE]) == (0, 0)


@pytest.mark.rule("conan:RW-4")
@pytest.mark.parametrize("rage, dice_told", [(False, 3), (True, 4)])
def test_who_is_asked_for_a_sacrifice_knows_all_dice_that_will_be_rolled(
    rage: bool, dice_told: int
) -> None:
    """« une fois le nombre de dés lancés connu »: that includes the die of Ymir's Rage."""
    state = arena({"pallantides": "b3", "belit": "b3"}, {"giant_snake": ["b3"]})
    if rage:
        lay(state, data.spell_id("ymirs_rage"), figure_of(state, "giant_snake"), data.OVERLORD_SIDE)
    overlord(state, "giant_snake")
    do(state, "figure giant_snake", "figure belit")
    assert asked(state) == "Sacrifice"
    assert state.question().asks(state)["dice"] == dice_told
    do(state, "pass")
    assert len(state.roll.shown) == dice_told


@pytest.mark.rule("conan:E126", "conan:RW-14")
def test_only_who_was_really_attacked_counters() -> None:
    state = arena({"valeria": "b3", "pallantides": "b3"}, {"hyenas": ["b3"]})
    overlord(state, "hyenas")
    do(state, "figure hyenas_1", "figure valeria")
    dice(state, "y0 o0 r3")
    do(state, "figure pallantides")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert life(state, "hyenas_1") == 1  # Valeria was not attacked


@pytest.mark.rule("conan:E23", "conan:AL-4")
def test_a_unit_guards_with_the_overlords_gems() -> None:
    state = arena({"conan": "b3"}, {"zogar_sag": ["b3"], "pirates": ["b3"]})
    grant(state, "pirates_1", "bodyguard")
    do(state, "act conan", "unarmed", "figure zogar_sag")
    dice(state, "r3 r3 o2 o2")
    do(state, "gems 2", "keep")
    assert asked(state) == "ChooseGuard"
    do(state, "figure pirates_1", "gems 2", "keep")
    assert state.available == 9 - 2
    assert life(state, "zogar_sag") == 5  # 4 damage, 4 by the guard, 3 armour


# -- Attack From Beyond, Counterattack, Circular Strike --------------------------------------------


@pytest.mark.rule("conan:E22", "conan:RW-12", "conan:E125")
def test_a_death_inside_a_strike_is_completed_before_the_next_victim_defends() -> None:
    state = arena(
        {"conan": "b3"},
        {"akivasha": ["b3"], "pict_hunters": ["b3"]},
        cards={"conan": ["battle_axe"]},
    )
    state.available = 0
    state.life[figure_of(state, "akivasha")] = 1
    dice(state, "r3 r3 r3 r3 r3 r3")
    do(state, "act conan", "fight battle_axe", "figure akivasha", "gems 3")
    while asked(state) in ("Sacrifice", "Rerolls", "ChooseDefence", "OrderVictims"):
        do(state, offered(state)[-1] if asked(state) != "ChooseDefence" else "gems 0")
        if asked(state) == "StrikeFromBeyond":
            break
    assert asked(state) == "StrikeFromBeyond"
    assert at(state, "akivasha") == "b3"  # not removed yet
    assert at(state, "pict_hunters_1") == "b3"
    before = hero(state, "conan").alive_gems()
    do(state, "figure conan")
    assert asked(state) != "Rerolls"  # no rerolls of any kind
    finish(state, "HeroActs", "HeroesAct")
    assert at(state, "akivasha") is None
    assert hero(state, "conan").alive_gems() < before
    assert at(state, "pict_hunters_1") is None  # the strike went on


@pytest.mark.rule("conan:E21", "conan:E17")
def test_each_survivor_of_a_circular_strike_counters_after_it() -> None:
    state = arena(
        {"conan": "b3"},
        {"constantius": ["b3"], "valeria": ["b3"]},
        cards={"conan": ["battle_axe"]},
    )
    state.available = 0
    events = []
    do(state, "act conan", "fight battle_axe", "figure constantius")
    dice(state, "r3 r3 r3")
    while asked(state) not in ("HeroActs", "HeroesAct"):
        words = offered(state)
        choice = "gems 2" if asked(state) == "AttackGems" else words[-1]
        if asked(state) == "ChooseDefence":
            choice = "gems 0"
        events += told(state, choice)
    counters = [event for event in events if event[:2] == ("attacked", "conan")]
    survivors = [name for name in ("constantius", "valeria") if at(state, name)]
    struck = state.foes_struck[figure_of(state, "conan")]
    hit_and_alive = [name for name in survivors if struck >> figure_of(state, name) & 1]
    assert len(counters) == len(hit_and_alive) > 0


@pytest.mark.rule("conan:E20")
def test_who_strikes_from_afar_is_countered_only_by_who_reaches_him() -> None:
    state = arena({"valeria": "b2"}, {"tentacles": ["b3"]})
    overlord(state, "tentacles")
    do(state, "figure tentacles_1")
    dice(state, "o0 o0 o0 r3")
    do(state, "figure valeria")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert at(state, "tentacles_1") == "b3"


# -- held, bound, horrified, jinxed --------------------


@pytest.mark.rule("conan:E16", "conan:E13")
def test_teleportation_and_inversion_free_from_a_hold_and_a_web() -> None:
    state = arena(
        {"hadrathus": "b3"}, {"tentacles": ["b3"]}, spells={"hadrathus": ["teleportation"]}
    )
    me = figure_of(state, "hadrathus")
    state.held_by[me] = figure_of(state, "tentacles_1")
    state.webs[me] = 1
    cast(state, "hadrathus", "teleportation", to(state, "b5", "zone"))
    assert (at(state, "hadrathus"), state.held_by[me], state.webs[me]) == ("b5", -1, 0)


@pytest.mark.rule("conan:E28")
def test_horror_counts_only_while_both_stand_in_one_zone() -> None:
    state = arena({"conan": "b3"}, {"bone_golem": ["b4"]})
    conan = figure_of(state, "conan")
    assert state.spendable(conan, data.MELEE) == 5
    put(state, "bone_golem", "b3")
    assert state.spendable(conan, data.MELEE) == 2
    hero(state, "conan").spend(data.MELEE, 3)
    assert state.spendable(conan, data.MELEE) == 0  # nothing is refunded


@pytest.mark.rule("conan:E30", "conan:E5")
def test_jinx_silences_support_too() -> None:
    state = arena({"conan": "b3", "belit": "b3"}, {"pict_hunters": ["b3"]})
    hit(state, "conan", "unarmed", "pict_hunters_1", "r0")
    assert "supported red_0" in options(state)
    state = arena({"conan": "b3", "belit": "b3"}, {"mummies": ["b3"]})
    hit(state, "conan", "unarmed", "mummies_1", "r0")
    assert asked(state) != "Rerolls"


@pytest.mark.rule("conan:E4", "conan:E94")
def test_a_captain_supports_every_figure_of_the_overlord_in_his_zone() -> None:
    state = arena({"conan": "b3"}, {"captain": ["b3"], "bossonian_guards": ["b3"]})
    overlord(state, "bossonian_guards")
    do(state, "figure bossonian_guards_1", "figure conan")
    assert [word for word in options(state) if word.startswith("supported")]


@pytest.mark.rule("conan:E27", "conan:AR-1")
@pytest.mark.parametrize("attacked_before, life_left", [(False, 5), (True, 5 - (6 - 2))])
def test_an_area_attack_passes_the_fascinating_by_until_she_has_attacked(
    attacked_before: bool, life_left: int
) -> None:
    """« ne peut pas être attaqué … tant il ne l'a pas lui-même attaqué au préalable »."""
    state = arena(
        {"hadrathus": "b2"},
        {"thalis": ["b3"], "hyenas": ["b3"]},
        spells={"hadrathus": ["lightning_storm"]},
    )
    state.available = 0
    if attacked_before:
        state.foes_struck[figure_of(state, "thalis")] |= 1 << figure_of(state, "hadrathus")
    dice(state, "r3 r3")
    cast(state, "hadrathus", "lightning_storm", to(state, "b3", "zone"))
    finish(state, "HeroActs", "HeroesAct")
    assert (life(state, "thalis"), at(state, "hyenas_1")) == (life_left, None)


@pytest.mark.rule("conan:E27", "conan:E124")
def test_the_fascinating_suffers_her_own_area_attack_and_not_that_of_a_friend() -> None:
    state = arena(
        {"conan": "b5"},
        {"thalis": ["b3"], "skuthus": ["b2"]},
        spells={"skuthus": ["lightning_storm"]},
    )
    thalis, skuthus = figure_of(state, "thalis"), figure_of(state, "skuthus")
    zone = state.zone[thalis]
    assert open_to_area(state, skuthus, state.living_in(zone)) == 0
    assert open_to_area(state, thalis, state.living_in(zone)) == 1 << thalis


@pytest.mark.rule("conan:E27", "conan:E63")
def test_a_cloud_does_not_strike_the_fascinating() -> None:
    state = arena({"hadrathus": "b5"}, {"thalis": ["b2"], "hyenas": ["b2"]})
    lay(state, data.spell_id("lethal_cloud"), figure_of(state, "hadrathus"), place("b3"))
    state.available = 0
    for name in ("thalis", "hyenas_1"):
        dice(state, "r3 r3")
        enter(state, figure_of(state, name), place("b3"))
        state.settle()
        finish(state, "HeroesAct")
    assert (life(state, "thalis"), at(state, "hyenas_1")) == (5, None)


@pytest.mark.rule("conan:E27")
def test_her_own_area_attack_counts_as_an_attack_on_each_victim() -> None:
    state = arena(
        {"hadrathus": "b2", "conan": "b4"},
        {"thalis": ["b3"]},
    )
    thalis = figure_of(state, "thalis")
    attack_zone(state, thalis, place("b2"), vec[i64]([0, 0, 1]))
    dice(state, "r0")
    state.settle()
    finish(state, "HeroesAct")
    assert state.foes_struck[thalis] == 1 << figure_of(state, "hadrathus")


@pytest.mark.rule("conan:E103", "conan:AR-3")
def test_a_webbed_hero_still_fights_and_defends() -> None:
    state = arena({"conan": "b3"}, {"pict_hunters": ["b3"]})
    state.webs[figure_of(state, "conan")] = 2
    do(state, "act conan")
    assert "unarmed" in options(state)
    assert named(state, "move") == []
    do(state, "tear")
    assert state.webs[figure_of(state, "conan")] == 1


@pytest.mark.rule("conan:E81", "conan:E103")
def test_a_webbed_unit_pays_with_base_mp_and_gems_beyond_its_cap() -> None:
    state = arena({"conan": "b3"}, {"pict_hunters": ["b4"]})
    hunter = figure_of(state, "pict_hunters_1")
    state.webs[hunter] = 1
    overlords_turn(state, 9)
    do(state, "tile pict_hunters")
    before = state.available
    do(state, "figure pict_hunters_1", "tear")  # 2 of its own and 2 bought
    assert (state.webs[hunter], state.available) == (0, before - 2)


# -- the end of the game -------------------------------------------------------------------------


@pytest.mark.rule("conan:E100")
def test_heroes_who_are_all_dead_have_lost_whatever_the_scenario_forgets_to_say() -> None:
    state = arena({"conan": "b3"}, {"hyenas": ["b3"]}, gems=1)
    overlord(state, "hyenas")
    dice(state, "o2 o2")
    do(state, "figure hyenas_1", "figure conan")
    while not state.is_over() and asked(state) != "OverlordActs":
        do(state, "keep" if "keep" in options(state) else offered(state)[0])
    assert hero(state, "conan").fate == DEAD
    assert state.winner == data.OVERLORD_SIDE


@pytest.mark.rule("conan:E100", "conan:E56")
def test_a_shapechanger_who_is_away_is_not_gone() -> None:
    lost = {
        "side": "overlord",
        "when": "immediate",
        "all": [{"test": "no_hero_on_board"}],
    }
    state = arena({"zelata": "b3"}, spells={"zelata": ["shapechanger"]}, objective=[lost])
    cast(state, "zelata", "shapechanger")
    assert at(state, "zelata") is None
    assert state.winner < 0
    finish(state, "ReturnToBoard")
    assert state.winner < 0
