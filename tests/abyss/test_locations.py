"""Abyss: keys and the control of locations [40-45, E40-E50]."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.abyss import data
from tablee.games.abyss.data import MONSTER
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tests.abyss.tables import (
    KEYLESS,
    do,
    explore_and_take,
    kinds,
    locations,
    lord_deck,
    lords,
    options,
    pay_all,
    poor,
    refusal,
    script,
    table,
    why_not,
)


def fight_on(state: AbyssState, space: int) -> None:
    """Let seat 0 fight a monster with the marker on a threat space, counted from 1."""
    state.threat = space - 1
    script(state, MONSTER)
    do(state, 0, "explore", "fight")


@pytest.mark.rule("abyss:40", "abyss:E40")
def test_payment_power_refill_location_then_powers_of_the_turn() -> None:
    state = table(
        hands={0: ["jellyfish 5", "crab 3"]},
        court=["oracle", "miller", "landowner"],
        free={0: ["keeper", "reaper", "opportunist"]},
        pearls=poor(2),
    )
    locations(state, available=["jail"])
    state.at[0].disabled = lords("keeper")
    pay_all(state, 0, "crab 3", "jellyfish 5")
    assert (state.court.size(), state.at[0].pearls) == (6, 2)  # before the location
    assert options(state) == {"location jail"}  # exactly three active keys, so no choice among them
    do(state, 0, "location jail")
    assert state.at[0].housed == lords("reaper", "opportunist", "oracle")
    assert state.at[0].free == lords("keeper")
    assert state.turn == 1


@pytest.mark.rule("abyss:40")
@pytest.mark.parametrize("tokens, due", [(1, False), (2, True)])
def test_tokens_and_free_lords_count_together(tokens: int, due: bool) -> None:
    state = table(free={0: ["keeper"]}, housed={0: ["reaper"]}, pearls=poor(2))
    state.at[0].key_tokens = tokens - 1
    fight_on(state, 3)  # one more
    assert (state.turn == 0) == due


@pytest.mark.rule("abyss:40")
def test_disabled_lords_give_no_key() -> None:
    state = table(free={0: ["keeper", "shepherd"]}, pearls=poor(2))
    state.at[0].disabled = lords("keeper")
    fight_on(state, 3)
    assert (state.turn, state.at[0].key_tokens) == (1, 1)


@pytest.mark.rule("abyss:40", "abyss:E40")
def test_as_often_as_three_keys_are_together() -> None:
    state = table(free={0: ["keeper", "reaper", "shepherd", "slaver"]}, pearls=poor(2))
    locations(state, available=["jail", "chasm", "depths"])
    fight_on(state, 6)
    for location in ("jail", "chasm"):
        while kinds(state) == {"lord"} or "key_tokens" in options(state):
            do(state, 0, min(options(state)))
        do(state, 0, f"location {location}")
    assert state.at[0].keys() == 0
    assert state.turn == 1


@pytest.mark.rule("abyss:41", "abyss:42", "abyss:E49")
def test_draw_up_to_four_together_and_keep_one_of_them() -> None:
    state = table(free={0: ["keeper"]}, pearls=poor(2))
    drawn = ["chasm", "abyss", "depths", "parliament"]
    locations(state, available=["jail"], deck=[*drawn, "barracks"])
    state.at[0].key_tokens = 1
    fight_on(state, 3)
    assert options(state) == {"location jail", "draw 1", "draw 2", "draw 3", "draw 4"}
    script(state, *(data.location_id(name) for name in drawn))
    do(state, 0, "draw 4")
    assert options(state) == {f"location {name}" for name in drawn}  # not the jail any more
    assert refusal(state, 0, "location jail").rule == "abyss:41"
    do(state, 0, "location abyss")
    side = state.at[0]
    assert (side.key_tokens, side.housed, side.keys()) == (0, lords("keeper"), 0)
    assert state.key_tokens_left() == 10
    shown = GAME.view(state, 1)
    assert sorted(shown["available"]) == ["chasm", "depths", "jail", "parliament"]
    assert shown["sides"][0]["locations"] == ["abyss"]


@pytest.mark.rule("abyss:41", "abyss:E47")
def test_an_available_location_is_taken_and_none_takes_its_place() -> None:
    state = table(pearls=poor(2))
    locations(state, available=["jail"], deck=["chasm", "abyss"])
    state.at[0].key_tokens = 2
    fight_on(state, 3)
    do(state, 0, "location jail")
    assert GAME.view(state, 0)["sides"][0]["locations"] == ["jail"]
    assert (state.available.size(), state.location_deck.size()) == (0, 2)


@pytest.mark.rule("abyss:E46")
def test_no_more_than_the_deck_is_drawn() -> None:
    state = table(pearls=poor(2))
    locations(state, available=["jail"], deck=["chasm", "abyss"])
    state.at[0].key_tokens = 2
    fight_on(state, 3)
    assert options(state) == {"location jail", "draw 1", "draw 2"}
    reason = why_not(state, 0, "draw 3")
    assert (reason.rule, reason.values) == ("abyss:E46", {"left": 2})


@pytest.mark.rule("abyss:43", "abyss:42")
def test_a_lord_under_a_location_keeps_its_influence_only() -> None:
    state = table(free={0: ["keeper"]}, housed={0: ["slaver", "landlord"]}, hands={0: ["crab 1"]})
    assert GAME.score_sheet(state, 0)["lords"] == 6 + 5 + 5
    assert state.at[0].keys() == 1  # its key is spent
    assert state.at[0].pearls == 1  # the landlord pays nothing
    assert "use slaver" not in options(state)
    assert refusal(state, 0, "use slaver").key == "this-lord-is-not-free-before-you"
    assert GAME.view(state, 0)["sides"][0]["free"] == ["keeper"]


@pytest.mark.rule("abyss:44", "abyss:E41")
def test_two_key_tokens_at_once_leave_a_choice_of_three_keys() -> None:
    state = table(free={0: ["keeper", "miller", "reaper"]}, pearls=poor(2))
    fight_on(state, 6)
    assert options(state) == {"lord keeper", "lord reaper"}
    do(state, 0, "lord reaper")  # so not the keeper: with two tokens there is no choice left
    assert kinds(state) == {"location", "draw"}
    assert (state.at[0].key_tokens, state.at[0].housed) == (0, lords("reaper"))
    assert state.at[0].keys() == 1


@pytest.mark.rule("abyss:E41", "abyss:44")
def test_any_mix_of_exactly_three_keys() -> None:
    state = table(free={0: ["keeper", "reaper", "shepherd", "miller"]}, pearls=poor(2))
    state.at[0].key_tokens = 1
    explore_and_take(state, 0)
    assert options(state) == {"lord keeper", "lord reaper"}  # tokens alone do not make three
    assert refusal(state, 0, "key_tokens").rule == "abyss:E41"
    assert refusal(state, 0, "lord miller").key == "this-lord-gives-no-key-now"
    do(state, 0, "lord keeper", "lord reaper")
    assert options(state) == {"lord shepherd", "key_tokens"}
    do(state, 0, "key_tokens")
    assert kinds(state) == {"location", "draw"}  # no fourth key can be added
    assert state.at[0].free == lords("shepherd", "miller")


@pytest.mark.rule("abyss:E41")
def test_disabled_key_lords_cannot_be_spent() -> None:
    state = table(free={0: ["keeper", "reaper", "shepherd"]}, pearls=poor(2))
    state.at[0].disabled = lords("keeper")
    fight_on(state, 6)
    assert options(state) == {"lord reaper", "lord shepherd"}
    assert refusal(state, 0, "lord keeper").key == "this-lord-gives-no-key-now"


# -- ambassadors ---------------------------------------------------------------------

AMBASSADOR = ["crab 5", "jellyfish 2", "seahorse 1", "shellfish 1", "squid 1"]


def ambassador(name: str, available: list[str], deck: list[str], **more: Any) -> AbyssState:
    state = table(hands={0: AMBASSADOR}, court=[name, *KEYLESS[:4]], pearls=poor(2), **more)
    locations(state, available=available, deck=deck)
    pay_all(state, 0, *AMBASSADOR)
    return state


@pytest.mark.rule("abyss:45", "abyss:E42", "abyss:E43")
@pytest.mark.parametrize("name, number", [("hermit", 1), ("sage", 2), ("elder", 3)])
def test_an_ambassador_draws_and_goes_alone(name: str, number: int) -> None:
    deck = ["chasm", "abyss", "depths", "parliament"]
    state = ambassador(name, ["jail"], deck, free={0: ["keeper", "reaper"]})
    assert len(options(state)) == number
    assert "location jail" not in options(state)
    do(state, 0, min(options(state)))
    assert state.at[0].housed == lords(name)
    assert state.at[0].keys() == 2  # the other keys stay
    assert state.available.size() == number
    assert state.turn == 1


@pytest.mark.rule("abyss:E44")
def test_an_ambassador_with_a_short_or_empty_deck() -> None:
    state = ambassador("elder", ["jail"], ["chasm", "abyss"])
    assert options(state) == {"location chasm", "location abyss"}

    state = ambassador("elder", ["jail", "depths"], [])
    assert options(state) == {"location jail", "location depths"}
    do(state, 0, "location jail")
    assert (state.at[0].housed, state.turn) == (lords("elder"), 1)

    state = ambassador("elder", ["jail", "depths"], [], free={0: ["keeper", "reaper"]})
    assert options(state) == {"location jail", "location depths"}  # two keys do not make three
    assert state.at[0].housed == lords("elder")


@pytest.mark.rule("abyss:E45")
def test_an_ambassador_by_the_traitor() -> None:
    paid = ["crab 5", "shellfish 2", "squid 5"]
    state = table(
        hands={0: paid},
        court=["traitor", "hermit", *KEYLESS[:4]],
        free={0: ["treasurer"]},
        pearls=poor(2),
    )
    locations(state, available=["jail"], deck=["chasm"])
    pay_all(state, 0, *paid)
    do(state, 0, "lord treasurer", "court 1", "location chasm")
    assert (state.at[0].housed, state.at[0].free) == (lords("hermit"), lords("traitor"))


@pytest.mark.rule("abyss:E45")
def test_an_ambassador_by_the_schemer() -> None:
    paid = ["crab 4", "shellfish 2", "squid 5"]
    state = table(
        hands={0: paid}, court=["schemer", *KEYLESS[:4]], free={0: ["treasurer"]}, pearls=poor(2)
    )
    lord_deck(state, "sage")
    locations(state, available=["jail"], deck=["chasm", "depths"])
    pay_all(state, 0, *paid)
    do(state, 0, "lord treasurer")
    assert options(state) == {"location chasm", "location depths"}


@pytest.mark.rule("abyss:E45")
def test_an_ambassador_by_the_corruptor() -> None:
    paid = ["squid 5", "squid 4", "squid 1"]
    state = table(hands={0: paid}, court=["corruptor", "hermit", *KEYLESS[:4]], pearls={0: 5, 1: 0})
    locations(state, available=["jail"], deck=["chasm"])
    pay_all(state, 0, *paid)
    do(state, 0, "court 1")
    assert options(state) == {"location chasm"}


@pytest.mark.rule("abyss:E48")
def test_without_locations_keys_are_kept() -> None:
    state = table(pearls=poor(2))
    locations(state)
    state.at[0].key_tokens = 2
    fight_on(state, 6)
    assert (state.turn, state.at[0].key_tokens) == (1, 4)
    state = ambassador("elder", [], [])
    assert (state.turn, state.at[0].free) == (1, lords("elder"))


# -- black smokers -------------------------------------------------------------------


def take_smokers(deck: list[str]) -> AbyssState:
    """Let seat 0 take the black smokers, which are available, with three key tokens."""
    state = table(pearls=poor(2))
    locations(state, available=["black_smokers"], deck=deck)
    state.at[0].key_tokens = 2
    fight_on(state, 3)
    do(state, 0, "location black_smokers")
    return state


@pytest.mark.rule("abyss:E50")
def test_black_smokers_are_exchanged_with_any_tile_of_the_deck() -> None:
    state = take_smokers(["chasm", "abyss", "jail"])
    assert options(state) == {"location chasm", "location abyss", "location jail", "pass"}
    do(state, 0, "location abyss")
    assert GAME.view(state, 0)["sides"][0]["locations"] == ["abyss"]
    assert sorted(data.LOCATION_IDS[tile] for tile in state.location_deck.cards) == [
        "black_smokers",
        "chasm",
        "jail",
    ]
    # It was shuffled in, so the next draw may be this one.
    script(state, data.location_id("black_smokers"))
    assert data.LOCATION_IDS[state.location_deck.draw(state.rng)] == "black_smokers"


@pytest.mark.rule("abyss:E50")
def test_black_smokers_may_be_kept() -> None:
    state = take_smokers(["chasm"])
    do(state, 0, "pass")
    assert GAME.view(state, 0)["sides"][0]["locations"] == ["black_smokers"]
    assert (state.location_deck.size(), state.turn) == (1, 1)
    assert take_smokers([]).turn == 1  # nothing to exchange with


@pytest.mark.rule("abyss:E50")
def test_lords_follow_to_the_tile_taken_for_the_black_smokers() -> None:
    state = ambassador("hermit", [], ["black_smokers"])
    locations(state, deck=["chasm"])
    do(state, 0, "location black_smokers", "location chasm")
    assert state.at[0].housed == lords("hermit")
    assert GAME.view(state, 0)["sides"][0]["locations"] == ["chasm"]
