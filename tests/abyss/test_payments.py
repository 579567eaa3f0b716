"""Abyss: the payment proposed for a lord, and what is told about offers and locations."""

from __future__ import annotations

import pytest

from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tests.abyss.tables import (
    ally,
    controls,
    do,
    kinds,
    locations,
    poor,
    refusal,
    script,
    table,
)


def proposed(state: AbyssState, space: int = 1) -> list[str]:
    """Return the payment proposed for the lord on a court space, as cards and pearls."""
    (route,) = [route for route in GAME.routes(state, 0) if route.to == ("space", space - 1)]
    words = [str(GAME.actions.describe(action)) for action in route.actions]
    assert words[0] == f"recruit {space}"
    paid = sorted(word.removeprefix("pay ") for word in words[1:] if word != "pay_pearls")
    pearls = route.values["pearls"]
    return [*paid, *([f"{pearls} pearls"] if "pay_pearls" in words else [])]


@pytest.mark.rule("abyss:33", "abyss:34")
@pytest.mark.parametrize(
    ("hand", "pearls", "payment"),
    [
        # The army commander costs 8, crabs only. What is exact is paid; the 5 stays if it can.
        (["crab 5", "crab 3", "crab 4", "crab 4"], 3, ["crab_4", "crab_4"]),
        (["crab 5", "crab 3", "crab 4"], 3, ["crab_3", "crab_5"]),
        (["crab 5", "crab 4"], 3, ["crab_5", "3 pearls"]),  # not 9: a point would be lost
        (["crab 5", "crab 4"], 0, ["crab_4", "crab_5"]),  # but without pearls there is no other
        (
            ["crab 4", "crab 2", "crab 1", "crab 1", "squid 5"],
            9,
            ["crab_1", "crab_1", "crab_2", "crab_4"],
        ),
    ],
)
def test_the_cheapest_payment_that_keeps_the_best_hand_is_proposed(
    hand: list[str], pearls: int, payment: list[str]
) -> None:
    state = table(hands={0: hand}, court=["army_commander"], pearls={0: pearls, 1: 0})
    assert proposed(state) == payment


@pytest.mark.rule("abyss:33")
def test_a_proposal_has_the_races_that_the_lord_asks_for() -> None:
    """The jailer costs 6 in exactly three races, crab among them."""
    hand = ["crab 4", "crab 3", "shellfish 2", "squid 1", "seahorse 5"]
    state = table(hands={0: hand}, court=["jailer"], pearls=poor(2))
    assert proposed(state) == ["crab_3", "shellfish_2", "squid_1"]


@pytest.mark.rule("abyss:33")
def test_the_race_asked_for_is_paid_though_others_would_keep_a_better_hand() -> None:
    """The landlord costs 10 in exactly two races, shellfish among them."""
    hand = ["crab 3", "crab 2", "squid 4", "squid 1", "shellfish 5", "shellfish 4", "shellfish 1"]
    state = table(hands={0: hand}, court=["landlord"], pearls=poor(2))
    assert proposed(state) == ["crab_2", "crab_3", "shellfish_1", "shellfish_4"]  # the 5 is kept


@pytest.mark.rule("abyss:33")
def test_a_proposal_is_a_move_that_recruits() -> None:
    hand = ["crab 5", "crab 4", "shellfish 2", "squid 1", "seahorse 3"]
    state = table(hands={0: hand}, court=["jailer", "army_commander"], pearls={0: 2, 1: 0})
    for route in GAME.routes(state, 0):
        twin = state.clone()
        for action in route.actions:
            twin.play(0, action)
        assert GAME.view(twin, 0)["sides"][0]["free"] or kinds(twin) == {"affiliate"}


def test_nothing_is_proposed_for_a_lord_that_cannot_be_paid_nor_to_another_seat() -> None:
    state = table(hands={0: ["crab 1"]}, court=["army_commander"], pearls=poor(2))
    assert GAME.routes(state, 0) == []
    assert refusal(state, 0, "recruit 1").rule == "abyss:34"
    rich = table(hands={0: ["crab 5", "crab 3"]}, court=["army_commander"], pearls=poor(2))
    assert GAME.routes(rich, 1) == []


@pytest.mark.rule("abyss:19", "abyss:20", "abyss:21")
def test_an_ally_is_offered_to_those_who_can_pay_and_have_not_bought() -> None:
    state = table(seats=4, pearls={0: 5, 1: 1, 2: 0, 3: 3})
    assert GAME.view(state, 0)["offered_to"] == []
    script(state, ally("crab 3"), ally("squid 2"))
    do(state, 0, "explore")
    assert GAME.view(state, 2)["offered_to"] == [1, 3]  # the third seat has no pearl
    do(state, 1, "pass")
    assert GAME.view(state, 2)["offered_to"] == [3]
    do(state, 3, "buy")  # the next ally costs 2: the first seat cannot pay, the last has bought
    assert GAME.view(state, 2)["offered_to"] == []


def worth(state: AbyssState, location: str) -> tuple[int, int]:
    told = GAME.view(state, 0)["worths"][location]
    return told["now"], told["best"]


SOLDIER, FARMER, MERCHANT = "jailer", "miller", "trader"  # none of them has a key


@pytest.mark.rule("abyss:50")
def test_a_location_is_worth_what_one_has_and_at_best_what_seven_lords_can_bring() -> None:
    state = table(free={0: [SOLDIER, FARMER, MERCHANT]})
    state.at[0].affiliated[ally("jellyfish 2")] = 1
    locations(state, available=["barracks", "sanctuary", "jail", "abyss", "lost_tower"])
    assert worth(state, "barracks") == (7 + 2, 7 + 2 * 5)  # one soldier, then four more
    assert worth(state, "sanctuary") == (4 + 3, 4 + 3 * 6)  # four lords to come, and the end
    assert worth(state, "jail") == (15 - 3, 15 - 3)  # more lords only make it worth less
    assert worth(state, "abyss") == (2 * 3, 2 * 6)  # there are six guilds
    assert worth(state, "lost_tower") == (3 * 3, 3 * 7)


@pytest.mark.rule("abyss:48")
def test_in_the_last_round_one_more_lord_may_come() -> None:
    state = table(free={0: [SOLDIER, FARMER, MERCHANT]})
    locations(state, available=["barracks"])
    state.ending = True
    assert worth(state, "barracks") == (7 + 2, 7 + 2 * 2)


@pytest.mark.rule("abyss:E50", "abyss:E51")
def test_locations_that_stand_for_others_are_worth_what_these_are() -> None:
    state = table(free={0: [SOLDIER]})
    locations(state, available=["black_smokers", "city_of_mirrors"], deck=["barracks", "jail"])
    controls(state, 1, "chasm")  # 5, plus 3 for each crab
    assert worth(state, "black_smokers") == (15 - 1, 7 + 2 * 7)
    assert worth(state, "city_of_mirrors") == (5, 5 + 3 * 7)


def test_a_spectator_gets_no_worths_and_sources_add_up() -> None:
    state = table(free={0: [SOLDIER, FARMER]})
    assert GAME.view(state, -1)["worths"] == {}
    for side in GAME.view(state, 0)["sides"]:
        assert sum(side["score"].values()) == side["points"]
