"""Abyss: how the game ends and who wins [46-51, E54-E61]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.core.bits import count
from tablee.core.engine import empty_agenda
from tablee.core.events import SPECTATOR
from tablee.games.abyss import scoring
from tablee.games.abyss.data import location_id, lord_id
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps import turn
from tests.abyss.tables import (
    KEYLESS,
    affiliated,
    ally,
    cards,
    controls,
    do,
    explore_and_take,
    hand,
    lord_deck,
    lords,
    options,
    pay_all,
    poor,
    refusal,
    script,
    table,
)

SHEPHERD = ["seahorse 5", "seahorse 3"]
INVOKER = ["jellyfish 5", "jellyfish 3"]
CORRUPTOR = ["squid 5", "squid 4", "squid 1"]


def seventh(
    lord: str,
    paid: list[str],
    others: Sequence[str] = (),
    seats: int = 3,
    **more: Any,
) -> AbyssState:
    """Let seat 0, which has six lords, recruit a seventh."""
    state = table(
        seats=seats,
        hands={0: paid},
        court=[lord, *others, "illusionist", "apprentice", "seeker", "hunter"],
        free={0: more.pop("free", KEYLESS)},
        pearls=more.pop("pearls", poor(seats)),
        **more,
    )
    pay_all(state, 0, *paid)
    return state


def turns_until_the_end(state: AbyssState) -> list[int]:
    """Let everybody explore and take; return the seats that had a turn."""
    seats = []
    while not state.is_over():
        seats.append(int(state.turn))
        for side in state.at:
            side.pearls = 0  # nobody buys
        explore_and_take(state, state.turn)
    return seats


@pytest.mark.rule("abyss:46")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_player_on_the_left_plays_next(seats: int) -> None:
    state = table(seats=seats, pearls=poor(seats))
    for seat in (*range(seats), 0):
        assert (state.turn, state.to_move()) == (seat, seat)
        explore_and_take(state, seat, f"crab {1 + seat % 3}")


@pytest.mark.rule("abyss:47", "abyss:48", "abyss:E54", "abyss:E57")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_seventh_lord_and_one_last_turn_each(seats: int) -> None:
    state = seventh("shepherd", SHEPHERD, seats=seats)
    assert state.ending
    assert turns_until_the_end(state) == list(range(1, seats))


@pytest.mark.rule("abyss:48")
def test_last_turns_are_counted_down_once_the_end_is_near() -> None:
    """With three seats, the view says how many turns follow the current one."""
    before = GAME.view(table(seats=3, pearls=poor(3)), SPECTATOR)
    assert (before["ending"], before["last_turns"]) == (False, 0)
    state = seventh("shepherd", SHEPHERD)
    assert (state.turn, GAME.view(state, SPECTATOR)["last_turns"]) == (1, 1)
    explore_and_take(state, 1)
    assert (state.turn, GAME.view(state, SPECTATOR)["last_turns"]) == (2, 0)


@pytest.mark.rule("abyss:48")
def test_who_brings_the_end_finishes_the_turn() -> None:
    state = seventh("slaver", ["shellfish 5", "shellfish 3"])
    assert state.ending
    assert state.turn == 1  # an empty hand: nothing to sell
    state = table(
        hands={0: ["shellfish 5", "shellfish 3", "crab 1"]},
        court=["slaver", "illusionist", "apprentice", "seeker", "hunter"],
        free={0: KEYLESS},
        pearls=poor(2),
    )
    pay_all(state, 0, "shellfish 5", "shellfish 3")
    assert state.ending
    assert options(state) == {"use slaver", "pass"}


@pytest.mark.rule("abyss:E54")
def test_lords_under_locations_and_disabled_ones_count() -> None:
    state = seventh("shepherd", SHEPHERD, free=KEYLESS[:4], housed={0: KEYLESS[4:]})
    assert state.ending
    state = table(
        hands={0: SHEPHERD},
        court=["shepherd", "illusionist", "apprentice", "seeker", "hunter"],
        free={0: KEYLESS},
        pearls=poor(2),
    )
    state.at[0].disabled = lords(*KEYLESS[:3])
    pay_all(state, 0, *SHEPHERD)
    assert state.ending


@pytest.mark.rule("abyss:47", "abyss:E54")
def test_six_lords_and_a_swap_do_not_end_the_game() -> None:
    assert not seventh("shepherd", SHEPHERD, free=KEYLESS[:5]).ending
    state = seventh("schemer", ["crab 4", "shellfish 2", "squid 5"], free=KEYLESS[:5])
    script(state, lord_id("shepherd"))
    do(state, 0, "lord miller")
    assert not state.ending
    assert count(state.at[0].lords()) == 6


@pytest.mark.rule("abyss:E54")
def test_the_corruptor_may_lead_to_eight() -> None:
    state = seventh("corruptor", CORRUPTOR, others=["keeper"], pearls={0: 5, 1: 0, 2: 0})
    do(state, 0, "court 1")
    assert count(state.at[0].lords()) == 8
    assert state.ending
    assert turns_until_the_end(state) == [1, 2]


@pytest.mark.rule("abyss:47", "abyss:E55")
@pytest.mark.parametrize("deck, size, ending", [(4, 6, False), (3, 5, True), (0, 2, True)])
def test_a_refill_that_cannot_complete_the_court_ends_the_game(
    deck: int, size: int, ending: bool
) -> None:
    state = table(hands={0: SHEPHERD}, court=["shepherd", "miller", "jailer"], pearls=poor(2))
    lord_deck(state, *["keeper", "reaper", "sage", "elder"][:deck])
    pay_all(state, 0, *SHEPHERD)
    assert (state.court.size(), state.lord_deck.size()) == (size, 0)
    assert state.ending == ending
    if ending:
        assert turns_until_the_end(state) == [1]


@pytest.mark.rule("abyss:E55")
def test_an_empty_deck_alone_is_no_end() -> None:
    state = table(court=["shepherd", "miller", "jailer"], pearls={0: 1, 1: 0})
    lord_deck(state, "keeper")
    do(state, 0, "plot")
    explore_and_take(state, 0)
    assert not state.ending

    state = table(court=["shepherd", "miller"], free={0: ["opportunist"]}, pearls=poor(2))
    lord_deck(state, "keeper")
    do(state, 0, "use opportunist", "court 1")
    explore_and_take(state, 0)
    assert not state.ending

    court = ["shepherd", "miller", "jailer", "seeker"]
    state = table(hands={0: SHEPHERD}, court=court, pearls=poor(2))
    lord_deck(state)
    pay_all(state, 0, *SHEPHERD)
    assert state.court.size() == 3
    assert not state.ending  # no refill was needed


@pytest.mark.rule("abyss:E56", "abyss:E38")
def test_an_extra_turn_is_played_before_the_last_round() -> None:
    state = seventh("invoker", INVOKER)
    assert state.ending
    assert turns_until_the_end(state) == [0, 1, 2]


@pytest.mark.rule("abyss:E56")
def test_an_extra_turn_in_the_last_round_is_played_too() -> None:
    state = seventh("shepherd", SHEPHERD)
    state.lord_deck.remove(lord_id("invoker"))
    state.court.cards[0] = lord_id("invoker")
    for name in INVOKER:
        state.deck.remove(ally(name))
        state.at[1].gain(ally(name))
    pay_all(state, 1, *INVOKER)
    assert turns_until_the_end(state) == [1, 2]


@pytest.mark.rule("abyss:E57")
def test_a_second_trigger_changes_nothing() -> None:
    state = table(
        seats=3,
        hands={0: SHEPHERD, 1: ["crab 5", "squid 2"]},
        court=["shepherd", "seeker", "hunter", "jailer"],
        free={0: KEYLESS},
        pearls=poor(3),
    )
    lord_deck(state)
    pay_all(state, 0, *SHEPHERD)
    assert state.ending
    assert not state.is_over()
    do(state, 1, "recruit 1", "pay crab_5", "pay squid_2")
    assert state.court.size() == 2  # it cannot be filled
    assert turns_until_the_end(state) == [2]  # and not seat 0 again


# -- after the last turn --------------------------------------------------------------


@pytest.mark.rule("abyss:49", "abyss:E58")
def test_the_weakest_of_each_race_in_hand_is_affiliated_when_the_game_is_over() -> None:
    state = table(
        hands={0: [*SHEPHERD, "crab 2", "crab 4", "crab 2"], 1: ["squid 3", "jellyfish 4"]},
        court=["shepherd", "illusionist", "apprentice", "seeker", "hunter"],
        free={0: KEYLESS},
        pearls=poor(2),
    )
    pay_all(state, 0, *SHEPHERD)
    explore_and_take(state, 1, "squid 5")
    assert state.is_over()
    assert affiliated(state, 0) == ["crab_2", "seahorse_3"]
    assert affiliated(state, 1) == ["jellyfish_4", "squid_3"]
    assert hand(state, 0) == hand(state, 1) == []
    assert {"crab_2", "crab_4", "squid_5"} <= set(cards(state.discard))


@pytest.mark.rule("abyss:E58", "abyss:E59", "abyss:49")
def test_the_final_affiliation_counts_for_every_location() -> None:
    state = table(hands={0: ["crab 1", "crab 4", "squid 5"]}, pearls=poor(2))
    controls(state, 0, "coral_barrier", "chasm")
    state.at[0].affiliated[ally("crab 3")] += 1
    turn.final_affiliation(state)
    assert affiliated(state, 0) == ["crab_1", "crab_3", "squid_5"]
    assert scoring.location_points(state, 0, location_id("coral_barrier")) == 17
    assert scoring.location_points(state, 0, location_id("chasm")) == 11
    assert GAME.scores(state)[0] == 17 + 11 + 3 + 5


@pytest.mark.rule("abyss:51")
def test_more_pearls_break_a_tie_before_the_strongest_lord() -> None:
    state = table(pearls={0: 1, 1: 2})
    state.at[0].free = lords("landowner")
    state.at[1].free = lords("keeper", "reaper")
    assert list(GAME.scores(state)) == [12, 12]
    assert GAME.winners(state) == 0b10
    state.at[0].pearls = 2
    assert GAME.winners(state) == 0b01  # a lord of 12 beats one of 6


@pytest.mark.rule("abyss:51")
def test_points_come_before_pearls() -> None:
    state = table(pearls={0: 0, 1: 30})
    state.at[0].free = lords("shepherd")
    state.at[1].free = lords("slaver")
    assert GAME.winners(state) == 0b01


@pytest.mark.rule("abyss:E60", "abyss:51")
def test_pearls_then_the_strongest_lord_then_shared() -> None:
    """Seats 0 and 1 tie on pearls and seat 2 has fewer: then the strongest lord decides."""
    state = table(seats=3, pearls={0: 2, 1: 2, 2: 1})
    state.at[0].free = lords("landowner")
    state.at[1].free = lords("jailer", "sage")
    state.at[1].affiliated[ally("crab 1")] += 1
    state.at[2].free = lords("keeper", "reaper")
    assert list(GAME.scores(state)) == [12, 12, 12]
    assert GAME.winners(state) == 0b001
    state.at[2].pearls = 3
    assert GAME.winners(state) == 0b100
    state.at[2].pearls = 2
    state.at[0].free = lords("shepherd", "traitor")
    state.at[1].free = 0
    assert GAME.winners(state) == 0b101


@pytest.mark.rule("abyss:E65", "abyss:14")
def test_the_last_turn_is_a_turn_like_any_other() -> None:
    state = seventh("shepherd", SHEPHERD)
    assert (state.ending, state.turn) == (True, 1)
    assert "explore" in options(state)
    assert refusal(state, 1, "pass").rule == "abyss:14"


def over(state: AbyssState) -> AbyssState:
    """End a game as it stands."""
    state.agenda = empty_agenda()
    return state


@pytest.mark.rule("abyss:51", "abyss:E60")
@pytest.mark.parametrize(
    "pearls, first, second, named",
    [
        ((1, 2), ["landowner"], ["keeper", "reaper"], "pearls"),
        ((2, 2), ["landowner"], ["keeper", "reaper"], "strongest_lord"),
        ((2, 2), ["shepherd", "traitor"], ["keeper", "reaper"], "shared"),
        ((2, 2), ["keeper"], ["reaper"], "shared"),
        ((1, 2), ["keeper"], [], None),
        ((9, 2), ["keeper"], ["landowner"], None),
    ],
)
def test_the_tie_break_that_decided_is_named(
    pearls: tuple[int, int], first: list[str], second: list[str], named: str
) -> None:
    state = over(table(pearls=dict(enumerate(pearls))))
    state.at[0].free = lords(*first)
    state.at[1].free = lords(*second)
    assert GAME.tie_break(state) == named
    for viewer in (0, 1, SPECTATOR):
        assert GAME.view(state, viewer)["tie_break"] == named
    assert (GAME.winners(state) == 0b11) == (named == "shared")


@pytest.mark.rule("abyss:50", "abyss:E16")
def test_monster_tokens_are_counted_before_all_when_the_game_is_over() -> None:
    state = table()
    for seat, tokens in ((0, (2, 3)), (1, (4, 4))):
        for token in tokens:
            state.tokens.remove(token)
            state.at[seat].tokens.add(token)
    hidden = GAME.view(state, 0)["sides"]
    assert [side["points"] for side in hidden] == [5, 0]
    assert [side["tokens"] for side in hidden] == [[2, 3], None]
    for viewer in (0, 1, SPECTATOR):
        shown = GAME.view(over(state), viewer)["sides"]
        assert [side["points"] for side in shown] == [5, 8]
        assert [side["tokens"] for side in shown] == [[2, 3], [4, 4]]


@pytest.mark.rule("abyss:E61")
def test_no_limit_of_twelve() -> None:
    held = ["crab 1"] * 3 + ["squid 1"] * 4 + ["seahorse 1"] * 4 + ["shellfish 1"] * 2
    state = table(hands={0: held}, pearls=poor(2))
    explore_and_take(state, 0, "crab 5")
    assert (state.turn, state.at[0].hand_size()) == (1, 14)
