"""Abyss: the order of a turn, plots, and when powers may be used [14-17, E36, E37, E62]."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tablee.core.engine import NOBODY
from tablee.core.rng import seeded
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import MONSTER, lord_id
from tablee.games.abyss.rules import GAME, STEPS
from tablee.games.abyss.state import AbyssState
from tests.abyss.tables import (
    KEYLESS,
    ally,
    cards,
    do,
    exploration,
    explore_and_take,
    kinds,
    locations,
    lord_deck,
    lords,
    names,
    options,
    pay_all,
    poor,
    refusal,
    script,
    stack,
    table,
)


@pytest.mark.rule("abyss:14", "abyss:16")
def test_plot_any_number_of_times_then_one_action() -> None:
    state = table(court=["miller", "keeper", "reaper"], pearls={0: 2, 1: 0})
    script(state, lord_id("trader"), lord_id("sage"))
    do(state, 0, "plot", "plot")
    assert names(state.court) == ["miller", "keeper", "reaper", "trader", "sage"]
    assert state.at[0].pearls == 0
    assert "plot" not in options(state)
    explore_and_take(state, 0)
    assert (state.turn, state.to_move()) == (1, 1)


@pytest.mark.rule("abyss:14")
def test_the_action_is_mandatory_and_plots_come_before_it() -> None:
    state = table(court=KEYLESS[:3], pearls={0: 5, 1: 0})
    assert refusal(state, 0, "pass").rule == "abyss:14"
    script(state, ally("crab 1"))
    do(state, 0, "explore")
    assert "plot" not in options(state)


@pytest.mark.rule("abyss:14", "abyss:40")
def test_locations_are_controlled_after_the_action() -> None:
    state = table(pearls=poor(2))
    state.at[0].key_tokens = 2
    state.threat = 2
    script(state, MONSTER)
    do(state, 0, "explore", "fight")
    assert state.turn == 0
    assert kinds(state) == {"location", "draw"}
    do(state, 0, min(name for name in options(state) if name.startswith("location")))
    assert state.turn == 1


@pytest.mark.rule("abyss:17")
def test_no_plot_without_pearl_space_or_deck() -> None:
    state = table(court=["miller"], pearls={0: 0})
    assert "plot" not in options(state)
    assert refusal(state, 0, "plot").key == "plotting-costs-a-pearl"
    state = table(court=KEYLESS, pearls={0: 3})
    assert "plot" not in options(state)
    assert refusal(state, 0, "plot").key == "the-court-is-full"
    state = table(court=["miller"], pearls={0: 3})
    lord_deck(state)
    assert "plot" not in options(state)
    assert refusal(state, 0, "plot").key == "the-lord-deck-is-empty"


# -- powers used once a turn, at a moment of the owner's choice ----------------------


@pytest.mark.rule("abyss:15", "abyss:E36")
@pytest.mark.parametrize("early", [True, False])
def test_a_power_of_the_turn_is_used_before_or_after_the_action(early: bool) -> None:
    state = table(hands={0: ["crab 1"]}, free={0: ["slaver"]}, pearls=poor(2))
    if early:
        do(state, 0, "use slaver", "discard crab_1")
    explore_and_take(state, 0, "squid 2")
    if not early:
        assert options(state) == {"use slaver", "pass"}
        do(state, 0, "use slaver", "discard crab_1")
    else:
        assert state.turn == 1  # once is enough: the slaver does not ask again
    assert state.at[0].pearls == 2
    assert cards(state.discard) == ["crab_1"]


ALL_THREE = {"use slaver", "use oracle", "use opportunist"}


def with_all_three(**more: Any) -> AbyssState:
    state = table(
        hands={0: ["crab 1"], **more.pop("hands", {})},
        free={0: ["slaver", "oracle", "opportunist"], **more.pop("free", {})},
        court=more.pop("court", KEYLESS[:4]),
        pearls=more.pop("pearls", poor(2)),
        **more,
    )
    locations(state)  # so that their keys do not interfere
    stack(state, "squid 1")
    return state


@pytest.mark.rule("abyss:E62")
def test_powers_are_offered_before_between_and_after_plots() -> None:
    state = with_all_three(pearls={0: 2, 1: 0})
    assert options(state) >= ALL_THREE
    do(state, 0, "plot")
    assert options(state) >= ALL_THREE
    do(state, 0, "use oracle", "stack squid", "plot")
    assert options(state) & ALL_THREE == ALL_THREE - {"use oracle"}


@pytest.mark.rule("abyss:E62")
def test_powers_are_offered_between_explored_cards_and_at_the_reward() -> None:
    state = with_all_three()
    script(state, ally("crab 2"), MONSTER)
    do(state, 0, "explore")
    assert options(state) == {"take", "go_on"} | ALL_THREE
    do(state, 0, "use slaver", "discard crab_1")
    assert options(state) == {"take", "go_on"} | ALL_THREE - {"use slaver"}
    do(state, 0, "go_on")
    assert options(state) == {"fight", "go_on"} | ALL_THREE - {"use slaver"}
    do(state, 0, "use oracle", "stack squid", "fight")
    assert options(state) == {"reward 0", "reward 1", "use opportunist"}
    do(state, 0, "use opportunist", "court 1")
    assert options(state) == {"reward 0", "reward 1"}
    do(state, 0, "reward 0")
    assert state.turn == 1


@pytest.mark.rule("abyss:E62", "abyss:E8")
def test_an_ally_sold_during_an_exploration_joins_its_reshuffle() -> None:
    state = table(hands={0: ["crab 5"]}, free={0: ["slaver"]}, pearls=poor(2))
    exploration(state, deck=["squid 1"])
    do(state, 0, "explore")
    assert options(state) == {"take", "use slaver"}  # no card is left to reveal
    do(state, 0, "use slaver", "discard crab_5", "go_on")
    assert [int(card) for card in state.track.cards] == [ally("squid 1"), ally("crab 5")]


@pytest.mark.rule("abyss:E62", "abyss:55")
def test_between_the_powers_of_a_chain_an_ally_is_sold_first() -> None:
    """The schemer draws the corruptor; the slaver's two pearls complete its price of five."""
    state = table(
        hands={0: ["crab 4", "shellfish 2", "squid 5", "crab 1"]},
        court=["schemer", *KEYLESS[:4]],
        free={0: ["slaver", "shepherd"]},
        pearls={0: 3, 1: 0},
    )
    pay_all(state, 0, "crab 4", "shellfish 2", "squid 5")
    assert options(state) == {"lord slaver", "lord shepherd", "pass"}  # the schemer's question
    script(state, lord_id("corruptor"))
    do(state, 0, "lord shepherd")
    assert options(state) == {"use slaver", "pass"}
    do(state, 0, "use slaver", "discard crab_1")
    assert options(state) == {"court 1", "court 2", "court 3", "court 4", "pass"}
    do(state, 0, "court 1")
    assert state.at[0].free == lords("slaver", "schemer", "corruptor", "miller")
    assert state.at[0].pearls == 0


@pytest.mark.rule("abyss:E62", "abyss:E40")
def test_powers_are_offered_after_the_control_of_locations() -> None:
    state = table(
        hands={0: ["crab 1"]}, free={0: ["slaver", "opportunist"]}, court=KEYLESS, pearls=poor(2)
    )
    locations(state, available=["jail", "chasm"])
    state.at[0].key_tokens = 2
    state.threat = 2
    script(state, MONSTER)
    do(state, 0, "explore", "fight", "key_tokens", "location jail")
    assert options(state) == {"use slaver", "use opportunist", "pass"}
    do(state, 0, "use slaver", "discard crab_1")
    assert options(state) == {"use opportunist", "pass"}
    do(state, 0, "pass")
    assert state.turn == 1


@pytest.mark.rule("abyss:E62", "abyss:52")
def test_powers_are_offered_before_the_hand_limit() -> None:
    state = table(
        hands={0: ["squid 1"] * 4 + ["squid 2"] * 2},
        free={0: ["slaver"], 1: ["army_commander"]},
        pearls=poor(2),
    )
    explore_and_take(state, 0)
    assert options(state) == {"use slaver", "pass"}
    do(state, 0, "use slaver", "discard crab_1")
    assert (state.turn, state.at[0].hand_size()) == (1, 6)


@pytest.mark.rule("abyss:E62")
def test_no_power_in_the_middle_of_a_payment() -> None:
    state = with_all_three(hands={0: ["crab 1", "seahorse 5", "squid 2", "squid 3"]})
    do(state, 0, "recruit 1")
    assert kinds(state) == {"pay"}
    assert refusal(state, 0, "use slaver").rule == "abyss:33"
    do(state, 0, "pay seahorse_5")
    assert kinds(state) == {"pay"}
    state = table(
        hands={0: ["crab 5", "squid 1", "shellfish 1", "crab 1"]},
        court=["jailer", *KEYLESS[:4]],
        free={0: ["slaver"]},
        pearls=poor(2),
    )
    do(state, 0, "recruit 1", "pay crab_5", "pay shellfish_1", "pay squid_1")
    assert kinds(state) == {"affiliate"}


@pytest.mark.rule("abyss:E37", "abyss:E62")
def test_no_power_while_a_location_must_be_taken() -> None:
    state = table(
        hands={0: ["shellfish 5", "shellfish 3", "crab 1"]},
        court=["slaver", *KEYLESS[:4]],
        free={0: ["keeper", "reaper", "oracle"]},
        pearls=poor(2),
    )
    stack(state, "squid 1")
    locations(state, available=["jail"], deck=["chasm"])
    pay_all(state, 0, "shellfish 5", "shellfish 3")
    assert kinds(state) == {"lord"}  # four keys, three to spend
    do(state, 0, "lord slaver", "lord keeper")  # so not the oracle; the reaper is left
    assert options(state) == {"location jail", "draw 1"}
    do(state, 0, "location jail")
    assert options(state) == {"use oracle", "pass"}


@pytest.mark.rule("abyss:E37")
def test_no_power_between_the_powers_of_a_chain_once_three_keys_are_together() -> None:
    state = table(
        hands={0: ["crab 5", "shellfish 2", "squid 5", "crab 1"]},
        court=["traitor", "slaver", *KEYLESS[:4]],
        free={0: ["keeper", "reaper", "seeker"]},
        pearls=poor(2),
    )
    locations(state, available=["jail"])
    pay_all(state, 0, "crab 5", "shellfish 2", "squid 5")
    do(state, 0, "lord seeker", "court 1")  # the slaver brings the third key
    assert options(state) == {"location jail"}


@pytest.mark.rule("abyss:E62")
def test_no_power_in_answer_to_the_question_of_a_power() -> None:
    state = with_all_three()
    do(state, 0, "use slaver")
    assert options(state) == {"discard crab_1"}
    state = with_all_three()
    do(state, 0, "use oracle")
    assert options(state) == {"stack squid"}
    state = with_all_three()
    do(state, 0, "use opportunist")
    assert kinds(state) == {"court"}


@pytest.mark.rule("abyss:E62", "abyss:15")
def test_no_power_in_the_turns_of_others() -> None:
    state = table(hands={1: ["crab 1"]}, free={1: ["slaver"]}, pearls={0: 0, 1: 3})
    script(state, ally("squid 1"))
    do(state, 0, "explore")
    assert state.to_move() == 1
    assert options(state) == {"buy", "pass"}
    assert refusal(state, 1, "use slaver").rule == "abyss:19"
    state = table(
        hands={0: ["crab 4", "shellfish 1", "squid 1"], 1: ["crab 1", "crab 2"]},
        court=["jailer", *KEYLESS[:4]],
        free={1: ["slaver"]},
        pearls=poor(2),
    )
    pay_all(state, 0, "crab 4", "shellfish 1", "squid 1")
    assert state.to_move() == 1
    assert options(state) == {"discard crab_1", "discard crab_2"}


@pytest.mark.rule("abyss:E36")
def test_a_power_is_used_once_a_turn_and_again_in_the_next() -> None:
    state = table(hands={0: ["crab 1", "crab 2"]}, free={0: ["slaver"]}, pearls=poor(2))
    do(state, 0, "use slaver", "discard crab_1")
    assert refusal(state, 0, "use slaver").key == "this-power-was-used-this-turn"
    explore_and_take(state, 0)
    state.at[0].pearls = 0
    explore_and_take(state, 1)
    assert state.turn == 0
    assert "use slaver" in options(state)


@pytest.mark.rule("abyss:E36")
def test_a_power_may_be_used_in_the_turn_of_recruitment() -> None:
    state = table(
        hands={0: ["shellfish 5", "shellfish 3", "crab 1", "crab 2"]},
        court=["slaver", *KEYLESS[:4]],
        pearls=poor(2),
    )
    pay_all(state, 0, "shellfish 5", "shellfish 3")
    assert options(state) == {"use slaver", "pass"}
    do(state, 0, "use slaver", "discard crab_1")
    assert state.turn == 1
    assert state.at[0].pearls == 2


@pytest.mark.rule("abyss:E36", "abyss:43")
def test_a_power_is_gone_once_its_lord_is_under_a_location() -> None:
    state = table(
        hands={0: ["shellfish 5", "shellfish 3", "crab 1"]},
        court=["slaver", *KEYLESS[:4]],
        free={0: ["keeper", "reaper"]},
        pearls=poor(2),
    )
    locations(state, available=["jail"], deck=["chasm"])
    pay_all(state, 0, "shellfish 5", "shellfish 3")
    do(state, 0, "location jail")
    assert state.turn == 1


@pytest.mark.rule("abyss:15", "abyss:59", "abyss:60", "abyss:61")
@pytest.mark.parametrize("lord, rule", [("slaver", "59"), ("oracle", "60"), ("opportunist", "61")])
def test_each_use_names_its_own_rule(lord: str, rule: str) -> None:
    state = with_all_three()
    assert state.question().rule(act.USE + lord_id(lord)) == f"abyss:{rule}"
    do(state, 0, f"use {lord}")
    assert state.question().rule(NOBODY) == f"abyss:{rule}"


# -- the whole ------------------------------------------------------------------------


def test_random_rich_games_meet_every_step() -> None:
    # A turn begins without a question, so its step is visible only before the first turn.
    seen = {type(step) for step in GAME.set_up(2, seeded(0), GAME.default_codes).agenda}
    for seed in range(200):
        state = GAME.new_game(2 + seed % 3, seed)
        for side in state.at:
            side.pearls = 6  # rich tables reach the rare powers
        chooser = random.Random(seed)
        while not state.is_over():
            seen |= {type(step) for step in state.agenda}
            state.apply(chooser.choice(list(state.legal_actions())))
        if len(seen) == len(STEPS):
            break
    assert {step.__name__ for step in set(STEPS) - seen} == set()


@pytest.mark.rule("abyss:14")
def test_the_view_tells_the_part_of_the_turn() -> None:
    """First plot, if there are pearls and free spaces, then the action, then locations."""
    assert GAME.phases == ["plot", "action", "control"]
    state = table(court=["miller", "keeper", "reaper"], pearls={0: 1, 1: 0})
    assert GAME.view(state, 1)["phase"] == "plot"
    script(state, lord_id("trader"))
    do(state, 0, "plot")
    assert GAME.view(state, -1)["phase"] == "action"  # no pearl left for another plot
    state.at[0].key_tokens = 3
    script(state, ally("crab 1"))
    do(state, 0, "explore")
    assert GAME.view(state, 0)["phase"] == "action"
    do(state, 0, "take")
    assert GAME.view(state, 0)["phase"] == "control"


def test_a_finished_game_is_in_no_part_of_a_turn() -> None:
    state, chooser = GAME.new_game(2, 3), random.Random(3)
    while not state.is_over():
        assert GAME.view(state, 0)["phase"] in GAME.phases
        state.apply(chooser.choice(list(state.legal_actions())))
    assert GAME.view(state, 0)["phase"] is None
