"""Walks, strikes and spells offered as one answer, and "the others likewise" for a tile."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.core.routes import Route
from tablee.games.conan import data
from tablee.games.conan.names import FIGURE_IDS, ZONE_IDS
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tests.conan.arena import arena, at, local
from tests.conan.tables import (
    asked,
    do,
    figure_of,
    give,
    hero,
    overlords_turn,
    place,
    strip,
    table,
    where,
)

HUNTERS = [f"pict_hunters_blue_{n}" for n in range(1, 5)]
INN = "inn"


def routes(
    state: ConanState, kind: str, to: str | None = None, seat: int | None = None
) -> list[Route]:
    """Return the routes of a kind for the seat asked, or those to one zone or figure."""
    found = [
        route
        for route in GAME.routes(state, state.to_move() if seat is None else seat)
        if route.kind == kind
    ]
    return [route for route in found if to is None or name(route) == to]


def name(route: Route) -> str:
    """Return the zone or figure to which a route leads."""
    thing, number = route.to
    return ZONE_IDS[number].rsplit("_", 1)[1] if thing == "zone" else FIGURE_IDS[number]


def words(route: Route) -> list[str]:
    said = [str(GAME.actions.describe(action)) for action in route.actions]
    return [word.replace("pict_village_", "") for word in said]


def values(route: Route, *names: str) -> tuple[Any, ...]:
    return tuple(route.values[name] for name in names)


def price(state: ConanState, to: str) -> Any:
    """Return the points and gems of the one walk to a zone, or None."""
    found = routes(state, "walk", to)
    if not found:
        return None
    (route,) = found
    return values(route, "points", "gems")


def follow(state: ConanState, route: Route) -> None:
    """Answer as a person who confirms a route."""
    for action in route.actions:
        state.play(state.to_move(), action)


# -- walks -----------------------------------------------------------------------------


@pytest.mark.rule("conan:MV-3", "conan:MV-4", "conan:GZ-4", "conan:E116")
def test_a_walk_uses_base_points_and_buys_the_rest_up_to_the_limit() -> None:
    state = table({"hadrathus": "b1"})  # base 2, limit 2
    do(state, "act hadrathus")
    assert [price(state, to) for to in ("b2", "b3", "b4", "b5", "c4")] == [
        (1, 0),
        (2, 0),
        (3, 1),
        (4, 2),
        None,
    ]
    (route,) = routes(state, "walk", "b4")
    assert words(route) == ["move b2", "move b3", "run b4"]
    assert values(route, "left", "available", "hindrance", "risks", "walls") == (0, 8, 0, 0, 0)
    (route,) = routes(state, "walk", "b2")
    assert values(route, "left", "available") == (1, 9)


@pytest.mark.rule("conan:HI-1", "conan:HI-3", "conan:E8")
def test_a_walk_tells_what_enemies_cost() -> None:
    state = table({"belit": "b3", HUNTERS[0]: "b3", HUNTERS[1]: "b2"})
    do(state, "act belit")
    (route,) = routes(state, "walk", "b4")
    assert values(route, "points", "hindrance") == (2, 1)
    (route,) = routes(state, "walk", "a1")  # by b2, where the second one stands, and b1
    assert values(route, "points", "hindrance") == (5, 2)


@pytest.mark.rule("conan:MV-2")
def test_the_way_leads_around_a_zone_that_is_full() -> None:
    state = table({"shevatas": "b1"})
    for hero_name in ("conan", "hadrathus", "belit"):
        state.put(figure_of(state, hero_name), place("d4"))
    do(state, "act shevatas")
    assert words(routes(state, "walk", "d1")[0]) == ["move c1", "move d1"]
    for number in range(5):  # hyenas: c1 has room for five
        state.put(figure_of(state, f"hyenas_{number + 1}"), place("c1"))
    (route,) = routes(state, "walk", "d1")
    assert words(route) == ["move b2", "move c2", "move d2", "run d1"]
    assert routes(state, "walk", "c1") == []


@pytest.mark.rule("conan:SC-1")
def test_a_hut_where_the_captive_may_be_hidden_ends_a_walk() -> None:
    """What is found there is unknown, so no walk leads further, wherever she is."""
    for hidden in ("h6", "h1"):
        state = table({"belit": "b4"}, hidden=hidden)
        do(state, "act belit")
        assert price(state, "h6")[0] == 2
        assert price(state, "h7")[0] == 5  # by b5, c4 and d4, although h6 is beside it
    state.searched |= 1 << place("h6")
    assert price(state, "h7")[0] == 4
    assert words(routes(state, "walk", "h7")[0])[0] == "move h6"


@pytest.mark.rule("conan:E9", "conan:BZ-5")
def test_a_wall_is_broken_for_the_cheapest_walk_and_left_standing_for_another() -> None:
    state = table({"conan": "a1"})
    do(state, "act conan")
    through, around = routes(state, "walk", "h1")
    assert words(through) == ["wreck h1"]
    assert values(through, "points", "gems", "walls") == (2, 0, 1)
    assert words(around) == ["move b1", "move b2", "run h1"]
    assert values(around, "points", "gems", "walls") == (4, 2, 0)


@pytest.mark.rule("conan:FA-1")
@pytest.mark.parametrize("rerolls", [True, False])
def test_a_jump_ends_a_walk_and_the_stairs_are_offered_beside_it(rerolls: bool) -> None:
    """Also if the fall cannot be rerolled, so that no question would come before the next step."""
    state = arena({"hadrathus": "y1"}, board=INN)
    if not rerolls:
        hero(state, "hadrathus").used[data.REROLL] = data.NO_LIMIT
    do(state, "act hadrathus")
    jump, *others = routes(state, "walk", "c1")
    assert values(jump, "points", "risks") == (1, 1)
    assert all(values(route, "risks", "walls") == (0, 0) for route in others)
    assert max(route.values["risks"] for route in routes(state, "walk")) == 1  # nothing leads on


@pytest.mark.rule("conan:E97")
def test_a_leap_ends_a_walk() -> None:
    state = arena({"conan": "p1"}, board="swamp")
    do(state, "act conan")
    leap = routes(state, "walk", "x1")[0]
    assert len(leap.actions) == 1
    assert str(GAME.actions.describe(leap.actions[0])) == "leap swamp_x1"
    assert leap.values["risks"] == 1


@pytest.mark.rule("conan:E63")
def test_a_cloud_ends_a_walk() -> None:
    state = arena({"conan": "b1"}, {"skuthus": ["d4"]})
    assert price_of(state, "b3") == (2, 0)
    lay(state, data.spell_id("lethal_cloud"), figure_of(state, "skuthus"), local(state, "b2"))
    into = routes(state, "walk", "b2")[0]
    assert into.values["risks"] == 1
    assert len(into.actions) == 2
    assert price_of(state, "b3") == (5, 3)  # around it: c1, d1, d2, c2


def is_safe(route: Route) -> bool:
    return (route.values["risks"], route.values["walls"]) == (0, 0)


def price_of(state: ConanState, to: str) -> tuple[Any, ...]:
    """Return points and gems of the walk to a zone that takes no risk and breaks nothing."""
    (route,) = [route for route in routes(state, "walk", to) if is_safe(route)]
    return values(route, "points", "gems")


@pytest.mark.rule("conan:E81")
def test_a_web_is_torn_before_the_first_step() -> None:
    state = table({"conan": "b1"})
    state.webs[figure_of(state, "conan")] = 1
    do(state, "act conan")
    (route,) = routes(state, "walk", "b2")
    assert words(route) == ["tear", "run b2"]
    assert values(route, "points", "gems") == (5, 3)  # 4 for the web


@pytest.mark.rule("conan:HT-6")
def test_each_seat_is_offered_the_walks_of_the_heroes_it_leads() -> None:
    state = table({"conan": "b1", "shevatas": "b1"}, heroes=3, seats=3)
    assert asked(state) == "HeroesAct"
    assert [hero(state, mine).seat for mine in ("conan", "shevatas")] == [1, 2]
    for seat, mine in ((1, "conan"), (2, "shevatas")):
        found = [words(route) for route in routes(state, "walk", "b2", seat)]
        assert [f"act {mine}", "move b2"] in found
        assert {way[0] for way in found} == {
            f"act {data.HERO_IDS[led.sheet]}" for led in list(state.at)[:3] if led.seat == seat
        }
    assert GAME.routes(state, 0) == []


@pytest.mark.rule("conan:MV-7", "conan:E80")
def test_extra_points_of_a_figure_are_bought() -> None:
    state = table({HUNTERS[0]: "b1", "conan": "d4"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue", "pass")
    assert asked(state) == "ChooseAttacker"
    (route,) = routes(state, "walk", "b3")
    assert words(route) == [f"extra {HUNTERS[0]}", "run b2", "run b3"]
    assert values(route, "points", "gems", "available") == (2, 2, state.available - 2)
    assert routes(state, "walk", "b4") == []  # no more than its base points


@pytest.mark.rule("conan:MV-8", "conan:AL-7")
def test_an_ally_walks_with_base_points_and_its_leaders_gems() -> None:
    state = arena({"belit": "b1"}, allies={"belits_guards": ["b1"]})
    do(state, "act belit", "command belits_guards_1")
    gems = hero(state, "belit").available
    (route,) = routes(state, "walk", "b5")
    assert values(route, "points", "gems", "available") == (4, 1, gems - 1)  # its base is 3


# -- the others likewise -----------------------------------------------------------------


@pytest.mark.rule("conan:MV-6", "conan:OT-5")
def test_four_hunters_go_two_zones_with_six_inputs_of_a_person() -> None:
    state = table({**dict.fromkeys(HUNTERS, "b1"), "conan": "d4"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue")  # 1: the tile
    (first,) = routes(state, "walk", "b3")  # 2: a hunter, 3: the zone,
    assert words(first) == [f"figure {HUNTERS[0]}", "move b2", "move b3"]
    follow(state, first)  # 4: yes
    (others,) = routes(state, "likewise")  # 5: likewise,
    assert name(others) == "b3"
    assert values(others, "figures", "points", "gems") == (3, 6, 0)
    follow(state, others)  # 6: yes
    assert [where(state, hunter) for hunter in HUNTERS] == ["b3"] * 4


@pytest.mark.rule("conan:MV-6")
def test_likewise_is_offered_before_the_first_one_is_told_to_stop() -> None:
    """Hyenas have five points. Each but the last is stopped before the next one moves."""
    state = table({"hyenas_1": "b1", "hyenas_2": "b1", "hyenas_3": "b1", "conan": "d4"})
    overlords_turn(state, 9)
    do(state, "tile hyenas", "figure hyenas_1", "move pict_village_b2")
    assert asked(state) == "MoveFigure"
    (route,) = routes(state, "likewise")
    assert words(route) == [
        "pass",
        "figure hyenas_2",
        "move b2",
        "pass",
        "figure hyenas_3",
        "move b2",
    ]
    assert values(route, "figures", "points") == (2, 2)


@pytest.mark.rule("conan:MV-2")
def test_likewise_leads_no_more_figures_than_fit() -> None:
    state = table({**dict.fromkeys(HUNTERS, "b3"), "conan": "d4"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue", f"figure {HUNTERS[0]}", "move pict_village_c3", "pass")
    (route,) = routes(state, "likewise")  # c3 has room for three
    assert values(route, "figures", "points") == (2, 2)


@pytest.mark.rule("conan:HI-3")
def test_likewise_costs_each_figure_what_it_costs_then() -> None:
    """The fewer friends are left, the more the hero hinders. The last one cannot leave."""
    state = table({**dict.fromkeys(HUNTERS[:3], "b1"), "conan": "b1", "belit": "b1"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue", f"figure {HUNTERS[0]}", "move pict_village_b2", "pass")
    (route,) = routes(state, "likewise")
    # With two heroes, the second pays 1 more (one friend left) and the third 2 more (none left).
    assert values(route, "figures", "points") == (1, 2)


@pytest.mark.rule("conan:MV-6")
def test_nobody_follows_before_somebody_has_gone() -> None:
    state = table({**dict.fromkeys(HUNTERS[:2], "b1"), "conan": "d4"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue")
    assert routes(state, "likewise") == []


@pytest.mark.rule("conan:MV-6")
def test_who_is_too_far_away_does_not_follow() -> None:
    state = table({HUNTERS[0]: "b1", HUNTERS[1]: "d4", "conan": "d1"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue", f"figure {HUNTERS[0]}", "move pict_village_b2", "pass")
    assert asked(state) == "ChooseMover"
    assert routes(state, "likewise") == []


# -- strikes and spells --------------------------------------------------------------------


@pytest.mark.rule("conan:ME-1", "conan:ME-2")
def test_each_weapon_strikes_each_enemy_within_reach() -> None:
    state = table({"conan": "b3", HUNTERS[0]: "b3", "hyenas_1": "b3", "hyenas_2": "b4"})
    strip(state, "conan")
    give(state, "conan", "battle_axe")
    do(state, "act conan")
    found = [route for route in routes(state, "strike") if route.values["way"] == 0]
    assert sorted(words(route) for route in found) == [
        ["fight battle_axe", "figure hyenas_1"],
        ["fight battle_axe", f"figure {HUNTERS[0]}"],
        ["unarmed", "figure hyenas_1"],
        ["unarmed", f"figure {HUNTERS[0]}"],
    ]
    axe = next(route for route in found if "card" in route.values)
    dice = list(data.CARDS[data.card_id("battle_axe")].melee_dice)
    assert list(values(axe, "yellow", "orange", "red")) == dice
    assert values(axe, "card", "way", "armed") == (["card", data.card_id("battle_axe")], 0, 1)
    bare = next(route for route in found if "card" not in route.values)
    assert values(bare, "armed", "yellow", "orange", "red") == (0, 0, 0, 0)


@pytest.mark.rule("conan:RA-1")
def test_a_bow_reaches_who_is_in_sight() -> None:
    state = table({"belit": "b1", "hyenas_1": "b3"})
    strip(state, "belit")
    give(state, "belit", "bossonian_bow")
    (route,) = routes(state, "strike", "hyenas_1")
    assert words(route) == ["act belit", "shoot bossonian_bow", "figure hyenas_1"]
    assert route.values["way"] == 1


@pytest.mark.rule("conan:ME-3", "conan:OT-5")
def test_figures_of_the_overlord_strike_whom_they_reach() -> None:
    state = table({HUNTERS[0]: "b3", "conan": "b3", "belit": "d4"})
    overlords_turn(state, 9)
    do(state, "tile pict_hunters_blue", "pass")
    (route,) = [route for route in routes(state, "strike", "conan") if route.values["way"] == 0]
    assert words(route) == [f"figure {HUNTERS[0]}", "figure conan"]
    unit = state.unit(figure_of(state, HUNTERS[0]))
    assert list(values(route, "yellow", "orange", "red")) == list(unit.melee)
    assert route.values["armed"] == 2


@pytest.mark.rule("conan:SP-8", "conan:E59")
def test_a_spell_comes_with_its_target_and_its_price() -> None:
    state = table({"hadrathus": "b1"})
    do(state, "act hadrathus")
    spell = ["spell", data.spell_id("teleportation")]
    found = {
        name(route): route for route in routes(state, "cast") if spell in route.values.values()
    }
    cost = data.SPELLS[data.spell_id("teleportation")].cost
    assert found["b2"].values["gems"] == cost + 1
    assert words(found["b2"]) == ["cast teleportation", "zone b2"]
    gems = hero(state, "hadrathus").available
    follow(state, found["b3"])
    assert at(state, "hadrathus") == "b3"
    assert gems - hero(state, "hadrathus").available == cost + 2
