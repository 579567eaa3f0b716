"""Questions where only one answer makes sense, and similar ones that must be asked."""

from __future__ import annotations

import pytest

from tablee.core import record
from tablee.core.engine import NOBODY
from tablee.core.native import i64, vec
from tablee.games.conan import data
from tablee.games.conan.powers.spells.shields import HALO_OF_MITRA
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tests.conan.arena import arena, finish, grant, overlord, to
from tests.conan.tables import asked, dice, do, figure_of, hero, heroes_turn, offered, options
from tests.conan.test_curse import CARRIER, cursed
from tests.conan.test_scenarios import heroes_act, put
from tests.conan.test_villagers import attack, village

COLOURS = "yor"
INN = "inn"


def idle(state: ConanState) -> str | None:
    """Return the answer, in words, that may be given without asking, or None."""
    answer = state.question().idle(state)
    return None if answer == NOBODY else str(GAME.actions.describe(answer))


def show(state: ConanState, faces: str) -> None:
    """Let the dice of the current roll show this, in their order."""
    rolled = [COLOURS[colour] for colour in state.roll.colours]
    assert rolled == [word[0] for word in faces.split()]
    state.roll.shown = vec[i64]([int(word[1]) for word in faces.split()])


def gems(state: ConanState, name: str, number: int) -> None:
    hero(state, name).available = number


def struck(unit: str) -> ConanState:
    """Conan strikes a unit unarmed: two red dice, less 2. The question is about rerolls."""
    state = arena({"conan": "b3"}, {unit: ["b3"]})
    target = f"{unit}_1" if unit == "hyenas" else unit
    do(state, "act conan", "unarmed", f"figure {target}", "gems 2")
    assert asked(state) == "Rerolls"
    assert (data.UNARMED_PENALTY, sum(state.roll.free)) == (2, 0)
    return state


# -- defence -----------------------------------------------------------------------------


@pytest.mark.rule("conan:DE-4", "conan:OT-9")
@pytest.mark.parametrize("damage, answer", [(2, "gems 0"), (3, "gems 0"), (4, None)])
def test_no_gem_helps_where_armour_stops_the_damage(damage: int, answer: str | None) -> None:
    state = struck("giant_snake")  # armour 3
    finish(state, "ChooseDefence")
    state.attack().damage = damage
    assert idle(state) == answer


@pytest.mark.rule("conan:E19")
@pytest.mark.parametrize("damage, answer", [(2, "gems 0"), (3, None)])
def test_precision_takes_from_what_stops_the_damage(damage: int, answer: str | None) -> None:
    state = struck("giant_snake")
    grant(state, "conan", "precision_strike")
    finish(state, "ChooseDefence")
    state.attack().damage = damage
    assert idle(state) == answer


@pytest.mark.rule("conan:DE-3", "conan:E53")
@pytest.mark.parametrize("halo, answer", [(True, "gems 0"), (False, None)])
def test_no_gem_helps_a_hero_whose_halo_stops_the_damage(halo: bool, answer: str | None) -> None:
    state = arena({"conan": "b3"}, {"pict_hunters": ["b3"]})
    if halo:
        state.mitras_halo |= 1
    overlord(state, "pict_hunters")
    do(state, "figure pict_hunters_1", "figure conan")
    finish(state, "ChooseDefence")
    state.attack().damage = HALO_OF_MITRA
    assert idle(state) == answer
    state.attack().damage += 1
    assert idle(state) is None


@pytest.mark.rule("conan:E17")
@pytest.mark.parametrize("damage, answer", [(3, "gems 0"), (4, None)])
def test_of_a_circular_strike_that_armour_stops_nothing_is_left_for_others(
    damage: int, answer: str | None
) -> None:
    state = arena(
        {"conan": "b3"},
        {"giant_snake": ["b3"], "hyenas": ["b3"]},
        cards={"conan": ["battle_axe"]},
    )
    do(state, "act conan", "fight battle_axe", "figure giant_snake", "gems 1")
    finish(state, "ChooseDefence")
    state.attack().damage = damage
    assert state.attack().sweeping
    assert list(state.attack().queue) == [figure_of(state, "hyenas_1")]
    assert idle(state) == answer
    do(state, "gems 0")
    finish(state, "HeroActs", "HeroesAct")
    assert state.life[figure_of(state, "hyenas_1")] == 1


@pytest.mark.rule("conan:RW-8", "conan:E23")
@pytest.mark.parametrize("damage, answer", [(2, "pass"), (3, None)])
def test_no_bodyguard_is_needed_where_a_halo_stops_the_damage(
    damage: int, answer: str | None
) -> None:
    state = arena({"belit": "b3", "ngora": "b3"}, {"giant_snake": ["b3"]})
    state.mitras_halo |= 1
    overlord(state, "giant_snake")
    dice(state, "o2 o2 o2")
    do(state, "figure giant_snake", "figure belit", "keep")
    assert asked(state) == "ChooseGuard"
    state.attack().damage = damage
    assert HALO_OF_MITRA == 2
    assert idle(state) == answer


@pytest.mark.rule("conan:SC-6", "conan:E53")
@pytest.mark.parametrize("faces, answer", [("r1 r1", "gems 0"), ("r2 r1", None)])
def test_no_dodge_helps_where_a_halo_catches_the_curse(faces: str, answer: str | None) -> None:
    state = cursed(faces)
    state.mitras_halo |= 1 << figure_of(state, CARRIER)
    assert asked(state) == "Dodge"
    assert idle(state) == answer


# -- rerolls of an attack ------------------------------------------------------------------


@pytest.mark.rule("conan:DI-6", "conan:ME-2")
@pytest.mark.parametrize("faces, answer", [("r3 r3", "keep"), ("r3 r2", None)])
def test_dice_that_show_their_most_are_not_rerolled(faces: str, answer: str | None) -> None:
    state = struck("hyenas")  # no armour
    show(state, faces)
    assert idle(state) == answer


@pytest.mark.rule("conan:DE-4")
@pytest.mark.parametrize("unit, answer", [("hyenas", None), ("khosatral_khel", "keep")])
def test_what_cannot_get_through_the_armour_is_not_rerolled(unit: str, answer: str | None) -> None:
    state = struck(unit)  # at most 4 damage; armour 0 or 12
    show(state, "r1 r0")
    assert idle(state) == answer


@pytest.mark.rule("conan:DI-6")
@pytest.mark.parametrize("number, answer", [(0, "keep"), (1, None)])
def test_rerolls_that_nobody_can_pay_do_not_count(number: int, answer: str | None) -> None:
    state = struck("hyenas")
    show(state, "r2 r2")
    gems(state, "conan", number)
    assert idle(state) == answer


@pytest.mark.rule("conan:DI-6", "conan:DE-4")
@pytest.mark.parametrize("number, answer", [(1, "keep"), (2, None)])
def test_one_reroll_is_not_enough_where_two_dice_must_be_better(
    number: int, answer: str | None
) -> None:
    """One better die brings 1 damage, which armour 3 stops. Two better dice get through."""
    state = struck("giant_snake")
    show(state, "r0 r0")
    gems(state, "conan", number)
    assert idle(state) == answer


@pytest.mark.rule("conan:DI-5")
@pytest.mark.parametrize("faces, answer", [("r2 o2", None), ("r3 o1", "keep")])
def test_a_free_reroll_counts_for_dice_of_its_colour(faces: str, answer: str | None) -> None:
    state = struck("hyenas")
    gems(state, "conan", 0)
    state.roll.colours = vec[i64]([data.RED, data.ORANGE])
    show(state, faces)
    state.roll.free[data.RED] = 1
    assert idle(state) == answer


@pytest.mark.rule("conan:DI-6")
@pytest.mark.parametrize("number, answer", [(0, "keep"), (1, None)])
def test_the_overlord_rerolls_with_gems_of_his_own(number: int, answer: str | None) -> None:
    state = arena({"conan": "b3"}, {"giant_snake": ["b3"]})
    overlord(state, "giant_snake")
    do(state, "figure giant_snake", "figure conan")
    assert asked(state) == "Rerolls"
    show(state, "o0 o0 o0")
    state.roll.free = vec[i64]([0] * len(state.roll.free))
    state.available = number
    assert idle(state) == answer


@pytest.mark.rule("conan:DI-5", "conan:DE-4")
@pytest.mark.parametrize("number, answer", [(1, "keep"), (2, None)])
def test_each_free_reroll_counts_for_one_die(number: int, answer: str | None) -> None:
    """As with paid rerolls, two better dice are needed to get through the armour."""
    state = struck("giant_snake")
    gems(state, "conan", 0)
    show(state, "r0 r0")
    state.roll.free[data.RED] = number
    assert idle(state) == answer


@pytest.mark.rule("conan:E14")
@pytest.mark.parametrize("unit, answer", [("thog", "keep"), ("thog_alt", None)])
def test_a_constrictor_may_want_another_face(unit: str, answer: str | None) -> None:
    state = arena({"conan": "b3"}, {unit: ["b3"]})
    overlord(state, unit)
    do(state, f"figure {unit}", "figure conan")
    show(state, "r3 r3 r3")  # two axes seize
    assert idle(state) == answer


@pytest.mark.rule("conan:E14")
def test_a_constrictor_that_seizes_with_all_its_dice_at_their_most_keeps_them() -> None:
    state = arena({"conan": "b2"}, {"tentacles": ["b3"]})
    overlord(state, "tentacles")
    do(state, "figure tentacles_1", "figure conan")
    show(state, "o2 o2")  # the best face of an orange die is the one that seizes
    assert idle(state) == "keep"
    show(state, "o2 o1")
    assert idle(state) is None


@pytest.mark.rule("conan:E22")
@pytest.mark.parametrize("unit, answer", [("taurus", "keep"), ("akivasha", None)])
def test_who_strikes_from_beyond_may_be_spared(unit: str, answer: str | None) -> None:
    state = struck(unit)
    show(state, "r3 r3")
    assert idle(state) == answer


@pytest.mark.rule("conan:AR-1", "conan:E43")
@pytest.mark.parametrize("where, answer", [("b2", "keep"), ("b3", None)])
def test_an_explosion_among_friends_may_be_wanted_smaller(where: str, answer: str | None) -> None:
    state = arena(
        {"conan": "b1", "shevatas": where},
        {"hyenas": ["b3"]},
        cards={"conan": ["explosive_orb"]},
    )
    do(state, "act conan", "throw explosive_orb", to(state, "b3", "zone"), "gems 2")
    while asked(state) != "Rerolls" or state.depth == 0:
        show_most(state)
        do(state, "keep")
    show_most(state)
    assert idle(state) == answer


def show_most(state: ConanState) -> None:
    """Let every die show its best face."""
    faces = [max(list(data.FACES)[colour * 6 : colour * 6 + 6]) for colour in state.roll.colours]
    state.roll.shown = vec[i64](faces)


@pytest.mark.rule("conan:SC-6", "conan:ME-3")
@pytest.mark.parametrize("faces, answer", [("y1 y0", "keep"), ("y0 y0", None)])
def test_one_success_is_enough_for_a_villager(faces: str, answer: str | None) -> None:
    state = village({"pict_hunters_green_1": "k1"})
    attack(state, "pict_hunters_green", "figure pict_hunters_green_1")
    do(state, "villager swamp_k1", "pass")
    show(state, faces)
    assert idle(state) == answer


# -- rerolls of a defence -------------------------------------------------------------------


@pytest.mark.rule("conan:DE-3")
@pytest.mark.parametrize("damage, answer", [(1, "keep"), (2, "keep"), (3, None)])
def test_a_defence_that_is_enough_is_kept(damage: int, answer: str | None) -> None:
    state = arena({"conan": "b3"}, {"giant_snake": ["b3"]})
    overlord(state, "giant_snake")
    dice(state, "o2 o2 o2")
    do(state, "figure giant_snake", "figure conan", "keep", "gems 2")
    assert asked(state) == "Rerolls"
    state.roll.shown = vec[i64]([1, 1])
    state.attack().damage = damage
    assert idle(state) == answer


@pytest.mark.rule("conan:DE-3", "conan:E22")
@pytest.mark.parametrize(
    "left, rerolls, damage, answer",
    [
        (11, 2, 2, "keep"),
        (11, 2, 3, None),  # it is not enough yet
        (2, 1, 2, "keep"),  # a die that shows nothing leaves one wound
        (2, 2, 2, None),
    ],
)
def test_only_who_could_die_of_it_may_want_a_worse_defence(
    left: int, rerolls: int, damage: int, answer: str | None
) -> None:
    state = arena({"conan": "b3"}, {"giant_snake": ["b3"]})
    grant(state, "conan", "attack_from_beyond")
    overlord(state, "giant_snake")
    dice(state, "o2 o2 o2")
    do(state, "figure giant_snake", "figure conan", "keep", "gems 2")
    assert asked(state) == "Rerolls"
    conan = hero(state, "conan")
    conan.available -= conan.alive_gems() - left
    assert conan.alive_gems() == left
    state.roll.shown = vec[i64]([1, 1])
    state.roll.supports = rerolls
    state.attack().damage = damage
    assert idle(state) == answer


@pytest.mark.rule("conan:RW-10", "conan:E23")
@pytest.mark.parametrize("damage, answer", [(2, "keep"), (3, None)])
def test_a_bodyguards_defence_that_is_enough_is_kept(damage: int, answer: str | None) -> None:
    state = arena({"conan": "b3", "ngora": "b3"}, {"giant_snake": ["b3"]})
    overlord(state, "giant_snake")
    dice(state, "o2 o2 o2")
    do(state, "figure giant_snake", "figure conan", "keep", "figure ngora", "gems 2")
    assert asked(state) == "Rerolls"
    assert state.roll.roller == figure_of(state, "ngora")
    state.roll.shown = vec[i64]([1, 1])
    state.attack().damage = damage
    assert idle(state) == answer


@pytest.mark.rule("conan:E19", "conan:RW-10")
@pytest.mark.parametrize(
    "shown, damage, answer",
    [
        ([1, 1], 2, None),  # one of the two is taken
        ([2, 1], 2, "keep"),
        ([0, 0], 6, None),  # the victim's armour is still to be rolled: the first counts too
    ],
)
def test_precision_takes_from_the_guard_and_the_victim_together(
    shown: list[int], damage: int, answer: str | None
) -> None:
    state = arena(
        {"conan": "b3", "ngora": "b3"}, {"giant_snake": ["b3"]}, cards={"conan": ["leather_armor"]}
    )
    grant(state, "giant_snake", "precision_strike")
    overlord(state, "giant_snake")
    dice(state, "o2 o2 o2")
    do(state, "figure giant_snake", "figure conan", "keep", "figure ngora", "gems 2")
    state.roll.shown = vec[i64](shown)
    state.attack().damage = damage
    gems(state, "ngora", 1)
    assert idle(state) == answer


@pytest.mark.rule("conan:SC-6")
@pytest.mark.parametrize("damage, answer", [("r1 r0", "keep"), ("r1 r1", None)])
def test_a_dodge_that_is_enough_is_kept(damage: str, answer: str | None) -> None:
    state = cursed(damage)
    do(state, "gems 1")
    assert asked(state) == "Rerolls"
    state.roll.shown = vec[i64]([1])
    assert idle(state) == answer


# -- other rolls ---------------------------------------------------------------------------


@pytest.mark.rule("conan:FA-1", "conan:DI-8")
@pytest.mark.parametrize("face, answer", [(0, "keep"), (1, None), (2, None)])
def test_who_falls_wants_few_successes(face: int, answer: str | None) -> None:
    state = arena({"hadrathus": "y1"}, board=INN)
    do(state, "act hadrathus")
    dice(state, f"o{face}")
    do(state, to(state, "c1"))
    assert asked(state) == "Rerolls"
    assert idle(state) == answer


@pytest.mark.rule("conan:BZ-11", "conan:MA-6")
@pytest.mark.parametrize(
    "faces, number, answer",
    [
        ("r1 r2", 9, "keep"),  # 3 open it
        ("r1 r1", 9, None),
        ("r0 r0", 0, "keep"),  # nothing to pay with
        ("r0 r0", 1, None),  # one die could show 3
    ],
)
def test_a_lock_is_open_or_not(faces: str, number: int, answer: str | None) -> None:
    state = arena(
        {"shevatas": "c5"},
        board=INN,
        door=[{"id": "main", "border": ["c5", "z2"], "lock": 3}],
    )
    do(state, "act shevatas", "unlock inn_z2", "gems 1")
    assert asked(state) == "Rerolls"
    show(state, faces)
    gems(state, "shevatas", number)
    assert idle(state) == answer


@pytest.mark.rule("conan:BZ-11")
@pytest.mark.parametrize("successes, answer", [(4, None), (5, "keep"), (6, "keep")])
def test_a_blow_breaks_a_door_or_not(successes: int, answer: str | None) -> None:
    state = heroes_act("the_serpents_awakening")
    put(state, "conan_warlord", "citadel_g4")
    do(state, "act conan_warlord", "batter citadel_g5", "card conans_sword", "gems 3")
    state.roll.shown = vec[i64]([0] * (len(state.roll.shown) - 2) + [successes - 3, 3])
    assert idle(state) == answer


@pytest.mark.rule("conan:MA-5", "conan:E42")
@pytest.mark.parametrize("zone, answer", [("b2", "keep"), ("b3", None)])
def test_a_throw_that_reaches_its_target_is_kept(zone: str, answer: str | None) -> None:
    state = arena({"conan": "b1"}, cards={"conan": ["dagger"]})
    do(state, "act conan", "throw dagger", to(state, zone, "zone"), "gems 1")
    assert asked(state) == "Rerolls"
    state.roll.shown = vec[i64]([1])
    assert idle(state) == answer


@pytest.mark.rule("conan:E97")
@pytest.mark.parametrize("face, answer", [(0, None), (1, "keep")])
def test_a_leap_that_succeeds_is_kept(face: int, answer: str | None) -> None:
    state = arena({"conan": "p1"}, board="swamp")  # difficulty 1
    dice(state, f"r{face}")
    do(state, "act conan", to(state, "x1", "leap"))
    assert idle(state) == answer


@pytest.mark.rule("conan:SP-7")
@pytest.mark.parametrize("wounds, answer", [(1, "keep"), (2, None)])
def test_nobody_is_healed_of_more_than_his_wounds(wounds: int, answer: str | None) -> None:
    state = arena({"hadrathus": "b3", "conan": "b3"}, spells={"hadrathus": ["mitras_healing"]})
    hero(state, "conan").wounds = wounds
    do(state, "act hadrathus", "cast mitras_healing", "figure conan")
    assert asked(state) == "Rerolls"
    state.roll.shown = vec[i64]([1] + [0] * (len(state.roll.shown) - 1))
    assert idle(state) == answer


@pytest.mark.rule("conan:SP-7")
@pytest.mark.parametrize("target, answer", [("hyenas_1", "keep"), ("conan", None)])
def test_a_withering_beyond_the_life_left_is_kept_unless_it_hits_a_friend(
    target: str, answer: str | None
) -> None:
    state = arena(
        {"hadrathus": "b3", "conan": "b3"},
        {"hyenas": ["b3"]},
        spells={"hadrathus": ["withering"]},
    )
    do(state, "act hadrathus", "cast withering", f"figure {target}")
    assert asked(state) == "Rerolls"
    gems(state, "conan", 1)  # as much life as a hyena
    state.roll.shown = vec[i64]([1] * len(state.roll.shown))
    assert idle(state) == answer


# -- wounds ----------------------------------------------------------------------------------


@pytest.mark.rule("conan:RW-11", "conan:E49", "conan:E133")
def test_it_makes_no_difference_from_which_box_a_gem_is_lost() -> None:
    """Exertion stays used, and all gems on boxes go to fatigue at the end of the turn."""
    state = arena({"conan": "b3"}, {"giant_snake": ["b3"]})
    conan = hero(state, "conan")
    conan.spend(data.MELEE, 2)
    conan.spend(data.DEFENCE, 2)
    overlord(state, "giant_snake")
    dice(state, "o2 o1 o0")
    do(state, "figure giant_snake", "figure conan", "keep", "gems 0")
    finish(state, "LoseFromBox")
    first, second = offered(state)
    assert idle(state) == first
    ends = []
    for answer in (first, second):
        twin = state.clone()
        do(twin, answer)
        finish(twin, "ChooseState")
        ends.append(record.to_ints(twin, GAME.steps))
    assert ends[0] == ends[1]


# -- secrets -----------------------------------------------------------------------------------


def at_a_passage(looked: bool) -> ConanState:
    """Valeria carries Yasmela and every door is shut: she drops her or leaves by the passage."""
    state = cursed("r0 r0", gems=0)
    place = next(zone for zone in range(state.board().zones) if state.passages >> zone & 1)
    carrier = figure_of(state, CARRIER)
    state.put(carrier, place)
    for border in range(state.board().borders):
        state.closed[border] = 1
    if looked:
        state.looked |= 1 << place
    hero(state, CARRIER).relief = 5
    heroes_turn(state)
    do(state, f"act {CARRIER}")
    return state


@pytest.mark.rule("conan:MV-9")
def test_silence_would_tell_the_overlord_whether_a_passage_leads_out() -> None:
    state = at_a_passage(looked=True)
    assert options(state) == {"leave", "drop yasmela"}
    assert state.question().hides(state)
    state.passages = 0
    assert options(state) == {"drop yasmela"}
    assert state.question().hides(state)


@pytest.mark.rule("conan:MV-9")
def test_nobody_has_anything_to_hide_where_nobody_has_looked() -> None:
    state = at_a_passage(looked=False)
    assert options(state) == {"drop yasmela"}
    assert not state.question().hides(state)
