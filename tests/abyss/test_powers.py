"""Abyss: every lord with a power, except soldiers (test_soldiers) [38, 55, E35-E39]."""

from __future__ import annotations

import pytest

from tablee.core.bits import has
from tablee.core.statements import statement
from tablee.games.abyss import data, moments
from tablee.games.abyss.data import LORD_IDS, lord_id, rule_of_lord
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tablee.text import texts
from tests.abyss import test_soldiers
from tests.abyss.power_tables import (
    CORRUPTOR,
    SCHEMER,
    TESTED,
    TRAITOR,
    power,
    recruit,
    recruited,
)
from tests.abyss.tables import (
    KEYLESS,
    affiliated,
    ally,
    cards,
    controls,
    do,
    explore_and_take,
    hand,
    locations,
    lords,
    names,
    options,
    pay_all,
    poor,
    script,
    stack,
    table,
    why_not,
)

FARMERS = {"keeper", "reaper", "shepherd", "miller", "aquaculturalist", "landowner"}


def test_every_lord_with_a_power_has_a_test_and_only_farmers_have_none() -> None:
    assert test_soldiers  # imported, so that its powers are in the list
    effects = dict(zip(data.LORD_IDS, data.LORD_EFFECTS, strict=True))
    assert {name for name, effect in effects.items() if effect["kind"] == "none"} == FARMERS
    speaking = 0
    for moment in range(len(moments.MOMENTS)):
        speaking |= moments.SPEAKERS[moment]
    assert {name for name in data.LORD_IDS if not has(speaking, lord_id(name))} == FARMERS
    assert set(data.LORD_IDS) - FARMERS == TESTED


# -- merchants -----------------------------------------------------------------------


@power("ship_master")
@pytest.mark.rule("abyss:E12")
def test_ship_master_earns_a_pearl_for_each_race_sent_to_the_council() -> None:
    state = table(free={0: ["ship_master"]}, pearls=poor(2))
    script(state, *(ally(name) for name in ("crab 1", "crab 2", "squid 3", "seahorse 1")))
    do(state, 0, "explore", *["go_on"] * 3, "take")
    assert state.at[0].pearls == 2  # the seahorse is in hand


@power("trader", "peddler", "shopkeeper")
@pytest.mark.rule("abyss:38")
@pytest.mark.parametrize(
    "lord, paid, pearls",
    [
        ("trader", ["crab 4", "shellfish 4", "squid 2"], 3),
        ("peddler", ["shellfish 5", "shellfish 3"], 2),
        ("shopkeeper", ["crab 1", "shellfish 4", "squid 2"], 1),
    ],
)
def test_merchants_bring_pearls_at_once(lord: str, paid: list[str], pearls: int) -> None:
    court = ["keeper", "reaper", "shepherd", "miller"]
    assert recruited(lord, paid, court=court).at[0].pearls == pearls


LANDLORD = ["crab 5", "shellfish 5"]


@power("landlord")
@pytest.mark.rule("abyss:E35")
def test_the_landlord_pays_on_entry_and_at_the_start_of_each_later_turn() -> None:
    state = recruited("landlord", LANDLORD)
    assert (state.turn, state.at[0].pearls) == (1, 1)
    state.at[0].pearls = 0
    explore_and_take(state, 1)
    assert (state.turn, state.at[0].pearls) == (0, 1)
    explore_and_take(state, 0)
    assert (state.turn, state.at[0].pearls) == (1, 1)  # not in the turns of others


@pytest.mark.rule("abyss:E35")
def test_the_landlord_pays_although_it_goes_under_a_location_at_once() -> None:
    state = recruit("landlord", LANDLORD, free={0: ["keeper", "reaper"]})
    locations(state, available=["jail"])
    pay_all(state, 0, *LANDLORD)
    assert state.at[0].pearls == 1
    do(state, 0, "location jail")
    state.at[0].pearls = 0
    explore_and_take(state, 1)
    assert (state.turn, state.at[0].pearls) == (0, 0)


@power("slaver")
@pytest.mark.rule("abyss:59")
@pytest.mark.rule("abyss:E36")
def test_slaver_sells_one_ally_for_two_pearls() -> None:
    state = table(hands={0: ["crab 1", "squid 5"]}, free={0: ["slaver"]}, pearls=poor(2))
    do(state, 0, "use slaver")
    assert options(state) == {"discard crab_1", "discard squid_5"}
    do(state, 0, "discard squid_5")
    assert (state.at[0].pearls, hand(state, 0), cards(state.discard)) == (
        2,
        ["crab_1"],
        ["squid_5"],
    )
    assert "use slaver" not in options(state)


# -- mages ---------------------------------------------------------------------------


INVOKER = ["jellyfish 5", "jellyfish 3"]


@power("invoker")
@pytest.mark.rule("abyss:E38", "abyss:E36")
def test_the_invokers_extra_turn_is_a_whole_one() -> None:
    state = table(
        hands={0: [*INVOKER, "crab 1", "crab 4"]},
        court=["invoker", *KEYLESS[:4]],
        free={0: ["landlord", "slaver"]},
        pearls={0: 0, 1: 9},
    )
    pay_all(state, 0, *INVOKER)
    do(state, 0, "use slaver", "discard crab_1")  # in the first turn
    assert (state.turn, state.at[0].pearls) == (0, 1 + 2 + 1)  # landlord, slaver, landlord
    assert {"use slaver", "plot", "explore"} <= options(state)
    script(state, ally("crab 2"), ally("crab 3"))
    do(state, 0, "explore")
    assert state.question().asks(state)["pearls"] == 1
    do(state, 1, "buy")
    do(state, 0, "take", "pass")
    assert state.turn == 1


@power("apprentice")
@pytest.mark.rule("abyss:58")
def test_apprentice_takes_a_council_stack() -> None:
    paid = ["crab 1", "jellyfish 4", "squid 1"]
    state = recruit("apprentice", paid)
    stack(state, "crab 2", "crab 5", "squid 3")
    pay_all(state, 0, *paid)
    assert options(state) == {"stack crab", "stack squid"}
    do(state, 0, "stack crab")
    assert hand(state, 0) == ["crab_2", "crab_5"]
    assert state.turn == 1


@power("oracle")
@pytest.mark.rule("abyss:60")
@pytest.mark.rule("abyss:E36")
def test_oracle_discards_a_whole_stack() -> None:
    state = table(free={0: ["oracle"]}, pearls=poor(2))
    stack(state, "crab 1", "crab 4", "squid 2")
    do(state, 0, "use oracle")
    assert options(state) == {"stack crab", "stack squid"}
    do(state, 0, "stack crab")
    assert cards(state.discard) == ["crab_1", "crab_4"]
    assert (state.stack_size(0), state.stack_size(4), state.turn) == (0, 1, 0)
    assert "use oracle" not in options(state)


@power("alchemist")
@pytest.mark.rule("abyss:E18")
def test_alchemist_takes_a_second_stack() -> None:
    state = table(free={0: ["alchemist"]}, pearls=poor(2))
    stack(state, "crab 1", "squid 2")
    do(state, 0, "council crab", "stack squid")
    assert (hand(state, 0), state.turn) == (["crab_1", "squid_2"], 1)


ILLUSIONIST = ["jellyfish 5", "jellyfish 4", "jellyfish 1"]


def illusionist(available: list[str], deck: list[str], own: list[str]) -> AbyssState:
    state = recruit("illusionist", ILLUSIONIST, housed={0: ["keeper"]})
    locations(state, available=available, deck=deck)
    controls(state, 0, *own)
    pay_all(state, 0, *ILLUSIONIST)
    return state


@power("illusionist")
@pytest.mark.rule("abyss:E39")
def test_the_illusionist_exchanges_a_location() -> None:
    state = illusionist(["jail", "chasm"], ["depths"], ["parliament"])
    assert options(state) == {"location parliament", "pass"}
    do(state, 0, "location parliament")
    assert options(state) == {"location jail", "location chasm"}
    do(state, 0, "location jail")
    view = GAME.view(state, 0)
    assert view["sides"][0]["locations"] == ["jail"]
    assert view["sides"][0]["housed"] == ["keeper"]  # lords stay under the new tile
    assert sorted(view["available"]) == ["chasm", "parliament"]
    assert state.turn == 1


@pytest.mark.rule("abyss:E39")
def test_the_illusionist_may_decline_and_needs_two_locations() -> None:
    state = illusionist(["jail"], ["depths"], ["parliament"])
    do(state, 0, "pass")
    assert GAME.view(state, 0)["sides"][0]["locations"] == ["parliament"]
    assert illusionist([], ["depths"], ["parliament"]).turn == 1
    assert illusionist(["jail"], ["depths"], []).turn == 1


@pytest.mark.rule("abyss:E39", "abyss:E50")
def test_the_illusionist_takes_the_black_smokers() -> None:
    state = illusionist(["black_smokers"], ["depths", "jail"], ["parliament"])
    do(state, 0, "location parliament", "location black_smokers")
    assert options(state) == {"location depths", "location jail", "pass"}
    do(state, 0, "location depths")
    view = GAME.view(state, 0)
    assert view["sides"][0]["locations"] == ["depths"]
    assert view["available"] == ["parliament"]
    assert state.location_deck.holds(data.location_id("black_smokers"))


@power("master_of_magic")
@pytest.mark.rule("abyss:E29")
def test_master_of_magic_lets_any_paid_ally_be_affiliated() -> None:
    state = table(
        hands={0: ["crab 5", "squid 2"]},
        free={0: ["master_of_magic"]},
        court=["seeker", *KEYLESS[:4]],
        pearls=poor(2),
    )
    do(state, 0, "recruit 1", "pay crab_5", "pay squid_2")
    assert options(state) == {"affiliate crab_5", "affiliate squid_2"}
    do(state, 0, "affiliate crab_5")
    assert (affiliated(state, 0), cards(state.discard)) == (["crab_5"], ["squid_2"])


# -- politicians ---------------------------------------------------------------------


@power("opportunist")
@pytest.mark.rule("abyss:61")
@pytest.mark.rule("abyss:E36")
def test_the_opportunist_replaces_a_lord_in_the_same_space_once() -> None:
    state = table(court=KEYLESS[:3], free={0: ["opportunist"]}, pearls=poor(2))
    script(state, lord_id("sage"))
    do(state, 0, "use opportunist", "court 2")
    assert names(state.court) == [KEYLESS[0], "sage", KEYLESS[2]]
    assert "use opportunist" not in options(state)


@power("corruptor")
@pytest.mark.rule("abyss:E22")
def test_the_corruptor_recruits_another_lord_for_five_pearls_or_not() -> None:
    state = recruited("corruptor", CORRUPTOR, court=["trader", *KEYLESS[:3]], pearls={0: 6, 1: 0})
    assert options(state) == {"court 1", "court 2", "court 3", "court 4", "pass"}
    do(state, 0, "court 1")
    assert state.at[0].free == lords("corruptor", "trader")
    assert state.at[0].pearls == 6 - 5 + 3  # its power acts at once
    state = recruited("corruptor", CORRUPTOR, pearls={0: 6, 1: 0})
    do(state, 0, "pass")
    assert (state.turn, state.at[0].pearls) == (1, 6)


@power("traitor")
@pytest.mark.rule("abyss:55")
def test_the_traitor_swaps_a_lord_for_one_at_court_whose_power_acts() -> None:
    state = recruited(
        "traitor", TRAITOR, court=["trader", "keeper", "reaper"], free={0: ["shepherd"]}
    )
    assert options(state) == {"lord shepherd", "pass"}  # never the traitor itself
    do(state, 0, "lord shepherd")
    assert options(state) == {"court 1", "court 2", "court 3"}
    do(state, 0, "court 1")
    assert state.at[0].free == lords("traitor", "trader")
    assert state.at[0].pearls == 3 + 2  # the trader's, and two for a court of two


@power("schemer")
@pytest.mark.rule("abyss:55")
def test_the_schemer_draws_from_the_deck() -> None:
    state = recruited("schemer", SCHEMER, free={0: ["shepherd"]})
    script(state, lord_id("oracle"))
    do(state, 0, "lord shepherd")
    assert state.at[0].free == lords("schemer", "oracle")
    state = recruited("schemer", SCHEMER, court=KEYLESS[:3], free={0: ["shepherd"]})
    script(state, lord_id("peddler"))
    do(state, 0, "lord shepherd")
    assert state.at[0].pearls == 2


@pytest.mark.rule("abyss:55")
@pytest.mark.parametrize("lord, paid", [("traitor", TRAITOR), ("schemer", SCHEMER)])
def test_a_replacement_may_be_declined_and_needs_another_free_lord(
    lord: str, paid: list[str]
) -> None:
    state = recruited(lord, paid, free={0: ["shepherd"]})
    do(state, 0, "pass")
    assert (state.turn, state.at[0].free) == (1, lords(lord, "shepherd"))
    assert recruited(lord, paid).turn == 1


@pytest.mark.rule("abyss:55", "abyss:43")
@pytest.mark.parametrize("lord, paid", [("traitor", TRAITOR), ("schemer", SCHEMER)])
def test_ab_ex_6g_a_lord_under_a_location_is_no_target(lord: str, paid: list[str]) -> None:
    assert recruited(lord, paid, housed={0: ["keeper"]}).turn == 1
    state = recruited(lord, paid, free={0: ["shepherd"]}, housed={0: ["keeper"]})
    reason = why_not(state, 0, "lord keeper")
    assert (reason.key, reason.rule) == ("name-another-free-lord-of-yours-or-pass", "abyss:55")


@power("diplomat")
def test_the_diplomat_ignores_the_required_race_but_not_their_number() -> None:
    def can(held: list[str], free: list[str]) -> bool:
        state = table(hands={0: held}, court=["miller"], free={0: free}, pearls=poor(2))
        return "recruit 1" in options(state)

    assert not can(["squid 5", "crab 3"], [])
    assert can(["squid 5", "crab 3"], ["diplomat"])
    assert not can(["squid 5", "squid 3"], ["diplomat"])


@power("treasurer")
def test_the_treasurer_makes_lords_cheaper() -> None:
    for held, can in (("crab 3", True), ("crab 2", False)):
        state = table(
            hands={0: ["seahorse 3", held]},
            court=["miller"],
            free={0: ["treasurer"]},
            pearls=poor(2),
        )
        assert ("recruit 1" in options(state)) == can


# -- ambassadors ---------------------------------------------------------------------


@power("hermit", "sage", "elder")
@pytest.mark.rule("abyss:45")
@pytest.mark.parametrize("lord, number", [("hermit", 1), ("sage", 2), ("elder", 3)])
def test_an_ambassador_draws_locations_and_takes_one_alone(lord: str, number: int) -> None:
    paid = ["crab 5", "jellyfish 2", "seahorse 1", "shellfish 1", "squid 1"]
    state = recruit(lord, paid)
    locations(state, available=["jail"], deck=["chasm", "abyss", "depths", "parliament"])
    pay_all(state, 0, *paid)
    assert len(options(state)) == number
    do(state, 0, min(options(state)))
    assert (state.at[0].housed, state.at[0].free) == (lords(lord), 0)
    assert (state.available.size(), state.location_deck.size()) == (number, 4 - number)
    assert state.turn == 1


def test_the_rule_of_a_lord_names_it() -> None:
    """Asking why gives the rule about this card."""
    english = texts("abyss", "en")
    for lord, name in enumerate(LORD_IDS):
        rule = rule_of_lord(lord)
        if rule != "abyss:38":
            assert english.name("lord", name) in statement(rule).en
