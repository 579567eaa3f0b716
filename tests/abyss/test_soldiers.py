"""Abyss: soldiers, and whom they affect [52-55, E30-E34, E63]."""

from __future__ import annotations

import pytest

from tablee.core.events import SPECTATOR, Log
from tablee.games.abyss.data import lord_id
from tablee.games.abyss.rules import GAME
from tests.abyss.power_tables import (
    ASSASSIN,
    COMMANDER,
    HUNTER,
    JAILER,
    SCHEMER,
    SEEKER,
    SEVEN_SQUIDS,
    TRAITOR,
    fight_on,
    power,
    recruit,
    recruited,
)
from tests.abyss.tables import (
    KEYLESS,
    ally,
    cards,
    do,
    explore_and_take,
    hand,
    kinds,
    locations,
    lord_deck,
    lords,
    options,
    pay_all,
    poor,
    refusal,
    script,
    stack,
    table,
)


@power("recruiter")
def test_recruiter_makes_lords_dearer_for_opponents_only() -> None:
    held = ["seahorse 5", "crab 3"]
    for owner, can in ((1, False), (0, True)):
        state = table(
            hands={0: held}, court=["miller"], free={owner: ["recruiter"]}, pearls=poor(2)
        )
        assert ("recruit 1" in options(state)) == can
    state = table(hands={0: held}, court=["miller"], free={1: ["recruiter"]}, pearls={0: 2, 1: 0})
    do(state, 0, "recruit 1", "pay crab_3", "pay seahorse_5", "pay_pearls")
    assert state.at[0].pearls == 2 - 2 + 2  # two more to pay, and two for an empty court


@power("jailer")
@pytest.mark.rule("abyss:56", "abyss:E63")
def test_jailer_makes_each_opponent_discard_an_ally_of_their_choice_clockwise() -> None:
    hands = {1: ["crab 1", "crab 5"], 3: ["crab 2"]}
    state = recruited("jailer", JAILER, seats=4, hands=hands)
    assert state.to_move() == 1
    assert state.question().asks(state) == {"cards": 1, "lord": ["lord", lord_id("jailer")]}
    assert options(state) == {"discard crab_1", "discard crab_5"}
    do(state, 1, "discard crab_5")
    assert state.to_move() == 3  # seat 2 has none
    do(state, 3, "discard crab_2")
    assert state.turn == 1
    assert [hand(state, seat) for seat in range(4)] == [[], ["crab_1"], [], []]
    assert {"crab_5", "crab_2"} <= set(cards(state.discard))


@power("seeker")
def test_seeker_takes_two_pearls_of_each_opponent_or_what_there_is() -> None:
    pearls = {0: 0, 1: 5, 2: 1, 3: 0}
    state = recruited("seeker", SEEKER, seats=4, pearls=pearls)
    assert [side.pearls for side in state.at] == [0, 3, 0, 0]  # to the treasury


@power("assassin")
@pytest.mark.rule("abyss:E32", "abyss:43")
def test_assassin_must_disable_a_free_lord_of_each_opponent_clockwise() -> None:
    state = recruited(
        "assassin",
        ASSASSIN,
        seats=4,
        free={1: ["keeper"], 2: ["reaper", "slaver"]},
        housed={1: ["diplomat"], 3: ["shepherd"]},
    )
    assert state.to_move() == 0  # the recruiting player chooses, not the victim
    assert options(state) == {"lord keeper"}  # not the lord under a location; no passing
    do(state, 0, "lord keeper")
    assert options(state) == {"lord reaper", "lord slaver"}
    do(state, 0, "lord slaver")
    assert state.turn == 1  # seat 3 has no free lord
    assert [int(side.disabled) for side in state.at] == [0, lords("keeper"), lords("slaver"), 0]


@pytest.mark.rule("abyss:53")
def test_a_disabled_lord_keeps_its_influence_and_stays_free() -> None:
    state = table(free={0: ["slaver", "landlord"]}, hands={0: ["crab 1"]}, pearls=poor(2))
    side = state.at[0]
    assert side.keys() == 2
    side.disabled = lords("slaver", "landlord")
    assert GAME.score_sheet(state, 0)["lords"] == 10
    assert side.keys() == 0
    assert side.free == lords("slaver", "landlord")
    assert "use slaver" not in options(state)
    assert refusal(state, 0, "use slaver").rule == "abyss:38"


@pytest.mark.rule("abyss:53", "abyss:55")
@pytest.mark.parametrize("lord, paid", [("traitor", TRAITOR), ("schemer", SCHEMER)])
def test_ab_ex_6c_a_disabled_lord_is_replaced_by_a_sound_one(lord: str, paid: list[str]) -> None:
    court = ["landlord", *KEYLESS[:4]] if lord == "traitor" else KEYLESS[:4]
    state = recruit(lord, paid, court=court, free={0: ["oracle"]})
    if lord == "schemer":
        lord_deck(state, "landlord")
    state.at[0].disabled = lords("oracle")
    pay_all(state, 0, *paid)
    assert options(state) == {"lord oracle", "pass"}
    do(state, 0, "lord oracle")
    if lord == "traitor":
        do(state, 0, "court 1")
    side = state.at[0]
    assert (side.free, side.disabled) == (lords(lord, "landlord"), 0)
    assert side.pearls == 1  # its power acts at once
    assert side.keys() == 1


@power("army_commander")
@pytest.mark.rule("abyss:52", "abyss:E63")
def test_ab_ex_6a_each_victim_discards_down_to_six() -> None:
    hands = {
        1: ["squid 1"] * 4 + ["squid 2"] * 3 + ["squid 3"] * 2,
        2: ["seahorse 1"] * 4 + ["seahorse 2"] * 2,
        3: ["shellfish 1"] * 2,
    }
    state = recruited("army_commander", COMMANDER, seats=4, hands=hands)
    assert state.to_move() == 1  # each victim chooses
    do(state, 1, "discard squid_1", "discard squid_2", "discard squid_3")
    assert [side.hand_size() for side in state.at] == [0, 6, 6, 2]
    assert state.turn == 1


@pytest.mark.rule("abyss:E63")
def test_several_victims_of_the_army_commander_answer_clockwise() -> None:
    hands = {1: SEVEN_SQUIDS, 3: ["seahorse 1"] * 4 + ["seahorse 2"] * 3}
    state = recruited("army_commander", COMMANDER, seats=4, hands=hands)
    do(state, 1, "discard squid_1")
    do(state, 3, "discard seahorse_1")
    assert state.turn == 1


@pytest.mark.rule("abyss:52")
def test_ab_ex_6b_above_six_during_the_turn_only() -> None:
    state = table(
        hands={0: ["squid 1"] * 4 + ["squid 2"] * 2}, free={1: ["army_commander"]}, pearls=poor(2)
    )
    stack(state, "crab 1", "crab 2", "crab 3")
    do(state, 0, "council crab")
    assert (state.turn, state.at[0].hand_size()) == (0, 9)
    commander = lord_id("army_commander")
    assert state.question().asks(state) == {"cards": 3, "lord": ["lord", commander]}
    do(state, 0, "discard crab_3", "discard squid_1", "discard squid_1")
    assert (state.turn, state.at[0].hand_size()) == (1, 6)


@pytest.mark.rule("abyss:52")
def test_the_army_commanders_owner_has_no_limit() -> None:
    state = table(hands={0: SEVEN_SQUIDS}, free={0: ["army_commander"]}, pearls=poor(2))
    explore_and_take(state, 0)
    assert (state.turn, state.at[0].hand_size()) == (1, 8)


@pytest.mark.rule("abyss:E33")
def test_a_purchase_may_exceed_six_until_the_end_of_the_buyers_turn() -> None:
    state = table(
        hands={1: ["squid 1"] * 4 + ["squid 2"] * 2},
        free={0: ["army_commander"]},
        pearls={0: 0, 1: 1},
    )
    script(state, ally("crab 5"), ally("crab 1"), ally("crab 2"))
    do(state, 0, "explore")
    do(state, 1, "buy")
    assert state.at[1].hand_size() == 7
    do(state, 0, "take")
    assert state.to_move() == 1
    assert "explore" in options(state)  # and no discard yet
    state.at[0].pearls = 0
    do(state, 1, "explore", "take")
    assert kinds(state) == {"discard"}
    do(state, 1, "discard squid_1", "discard squid_1")
    assert (state.turn, state.at[1].hand_size()) == (0, 6)


@pytest.mark.rule("abyss:E34", "abyss:E40")
def test_the_army_commander_acts_before_it_goes_under_a_location() -> None:
    state = recruit(
        "army_commander", COMMANDER, hands={1: SEVEN_SQUIDS}, free={0: ["keeper", "reaper"]}
    )
    locations(state, available=["jail"])
    pay_all(state, 0, *COMMANDER)
    do(state, 1, "discard squid_1")
    do(state, 0, "location jail")
    assert state.at[0].housed == lords("keeper", "reaper", "army_commander")
    explore_and_take(state, 1)
    assert (state.turn, state.at[1].hand_size()) == (0, 7)  # the limit is gone


@power("tamer")
@pytest.mark.rule("abyss:54")
def test_ab_ex_6e_tamer_gives_the_reward_before_the_marker() -> None:
    state = table(free={1: ["tamer"]}, pearls=poor(2))
    fight_on(state, 3)
    assert options(state) == {"reward 0", "reward 1", "reward 2"}
    assert (state.at[0].key_tokens, state.threat) == (0, 0)


@pytest.mark.rule("abyss:54")
def test_ab_ex_6d_tamer_on_the_first_space() -> None:
    state = table(free={1: ["tamer"]}, pearls=poor(2))
    fight_on(state, 1)
    assert options(state) == {"reward 0", "reward 1"}


def test_the_tamers_owner_gets_the_full_reward() -> None:
    state = table(free={0: ["tamer"]}, pearls=poor(2))
    fight_on(state, 3)
    assert state.at[0].key_tokens == 1


@power("hunter")
@pytest.mark.rule("abyss:57")
def test_hunter_takes_a_random_token_of_the_opponent_chosen() -> None:
    taken = set()
    for value in (2, 4):
        state = recruit("hunter", HUNTER, seats=4)
        for seat in (1, 2):
            for token in (2, 4):
                state.tokens.remove(token)
                state.at[seat].tokens.add(token)
        pay_all(state, 0, *HUNTER)
        assert options(state) == {"target 1", "target 2"}  # seat 3 has none
        script(state, value)
        do(state, 0, "target 2")
        assert state.at[1].tokens.size() == 2
        assert state.at[2].tokens.size() == 1
        taken |= {int(token) for token in state.at[0].tokens.cards}
    assert taken == {2, 4}


def test_the_hunters_token_is_told_to_both_and_its_victim_to_all() -> None:
    """Thief and victim know the value. Everybody knows who lost a token to whom."""
    state = recruit("hunter", HUNTER, seats=4)
    state.tokens.remove(4)
    state.at[2].tokens.add(4)
    pay_all(state, 0, *HUNTER)
    log = Log()
    state.observer = log
    do(state, 0, "target 2")
    (told,) = [one for one in log.told if GAME.events.kinds[one[0]].name == "stole_token"]
    for viewer, value in ((0, "4"), (2, "4"), (1, None), (3, None), (SPECTATOR, None)):
        event = GAME.events.describe(told, viewer)
        assert (event.seat, event.what, event.other) == (0, value, ("seat", "2"))


def test_hunter_without_any_token_to_take() -> None:
    assert recruited("hunter", HUNTER).turn == 1


# -- against the shaman, and disabled -------------------------------------------------


@power("shaman")
@pytest.mark.rule("abyss:E31")
@pytest.mark.parametrize(
    "soldier, paid",
    [
        ("jailer", JAILER),
        ("seeker", SEEKER),
        ("assassin", ASSASSIN),
        ("army_commander", COMMANDER),
        ("hunter", HUNTER),
    ],
)
def test_the_shaman_protects_the_whole_seat(soldier: str, paid: list[str]) -> None:
    state = recruit(
        soldier,
        paid,
        hands={1: ["jellyfish 1"] * 4 + ["jellyfish 2"] * 3},
        free={1: ["shaman", "keeper"]},
        pearls={0: 0, 1: 2},
    )
    state.tokens.remove(4)
    state.at[1].tokens.add(4)
    pay_all(state, 0, *paid)
    victim = state.at[1]
    assert (state.turn, victim.hand_size(), victim.pearls) == (1, 7, 2)
    assert (victim.disabled, victim.tokens.size()) == (0, 1)
    explore_and_take(state, 1)
    assert (state.turn, victim.hand_size()) == (0, 8)  # no hand limit either


@pytest.mark.rule("abyss:E31")
def test_the_shaman_ignores_tamer_and_recruiter() -> None:
    state = table(free={0: ["shaman"], 1: ["tamer"]}, pearls=poor(2))
    fight_on(state, 3)
    assert state.at[0].key_tokens == 1
    both = {0: ["shaman"], 1: ["recruiter"]}
    state = table(hands={0: ["seahorse 5", "crab 3"]}, court=["miller"], free=both, pearls=poor(2))
    assert "recruit 1" in options(state)


@pytest.mark.rule("abyss:E31")
def test_the_hunter_cannot_choose_a_protected_player() -> None:
    state = recruit("hunter", HUNTER, seats=3, free={1: ["shaman"]})
    for seat in (1, 2):
        state.tokens.remove(4)
        state.at[seat].tokens.add(4)
    pay_all(state, 0, *HUNTER)
    assert options(state) == {"target 2"}
    assert refusal(state, 0, "target 1").rule == "abyss:E31"


@pytest.mark.rule("abyss:E30", "abyss:53")
def test_disabled_lords_are_silent() -> None:
    held = {0: ["seahorse 5", "crab 3"]}
    state = table(hands=held, court=["miller"], pearls=poor(2), free={1: ["recruiter"]})
    assert "recruit 1" not in options(state)
    state.at[1].disabled = lords("recruiter")
    assert "recruit 1" in options(state)

    state = table(free={1: ["tamer"]}, pearls=poor(2))
    state.at[1].disabled = lords("tamer")
    fight_on(state, 3)
    assert state.at[0].key_tokens == 1

    state = table(hands={0: SEVEN_SQUIDS}, free={1: ["army_commander"]}, pearls=poor(2))
    state.at[1].disabled = lords("army_commander")
    explore_and_take(state, 0)
    assert state.turn == 1

    state = table(free={1: ["landlord"]}, pearls=poor(2))
    state.at[1].disabled = lords("landlord")
    explore_and_take(state, 0)
    assert (state.turn, state.at[1].pearls) == (1, 0)


@pytest.mark.rule("abyss:E30", "abyss:E31")
def test_a_disabled_shaman_no_longer_protects() -> None:
    both = {0: ["shaman"], 1: ["recruiter"]}
    state = table(hands={0: ["seahorse 5", "crab 3"]}, court=["miller"], pearls=poor(2), free=both)
    assert "recruit 1" in options(state)
    state.at[0].disabled = lords("shaman")
    assert "recruit 1" not in options(state)
