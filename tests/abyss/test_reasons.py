"""Abyss: a refusal cites the rule that forbids the answer, and explains it in a sentence."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tablee.core import gestures
from tablee.core.native import i64, vec
from tablee.games.abyss.data import MONSTER
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tablee.text import LANGUAGES, texts
from tests.abyss.tables import (
    KEYLESS,
    ally,
    controls,
    do,
    exploration,
    locations,
    lord_deck,
    lords,
    pay_all,
    poor,
    script,
    stack,
    table,
    why_not,
)
from tests.contract.test_texts import reason_keys, sources

PLAYERS = ["Ada", "Bo", "Cy", "Di"]


def the_turn() -> AbyssState:
    state = table(court=["jailer", "miller"], free={0: ["slaver", "keeper"]}, pearls=poor(2))
    state.at[0].free |= lords("oracle")
    return state


def a_full_court() -> AbyssState:
    return table(court=KEYLESS, pearls={0: 1, 1: 0})


def no_lord_deck() -> AbyssState:
    state = table(court=KEYLESS[:2], pearls={0: 1, 1: 0})
    lord_deck(state)
    return state


def an_offer() -> AbyssState:
    state = table(pearls={0: 0, 1: 1})
    script(state, ally("crab 1"))
    do(state, 0, "explore")
    return state


def an_unsold_ally() -> AbyssState:
    state = table(pearls=poor(2))
    exploration(state, deck=["crab 1"])
    do(state, 0, "explore")
    return state


def a_monster() -> AbyssState:
    state = table(pearls=poor(2))
    exploration(state, deck=[None])
    do(state, 0, "explore")
    return state


def a_reward() -> AbyssState:
    state = table(pearls=poor(2))
    state.tokens.clear()
    script(state, MONSTER)
    do(state, 0, "explore", "fight")
    return state


def a_second_stack() -> AbyssState:
    state = table(free={0: ["alchemist"]}, pearls=poor(2))
    stack(state, "crab 1", "squid 1")
    do(state, 0, "council crab")
    return state


def an_apprentice() -> AbyssState:
    paid = ["jellyfish 4", "crab 1", "squid 1"]
    state = table(hands={0: paid}, court=["apprentice", *KEYLESS[:4]], pearls=poor(2))
    stack(state, "crab 2", "squid 2")
    pay_all(state, 0, "crab 1", "jellyfish 4", "squid 1")
    return state


def an_oracle() -> AbyssState:
    state = table(free={0: ["oracle"]}, pearls=poor(2))
    stack(state, "crab 1")
    do(state, 0, "use oracle")
    return state


def a_jailer() -> AbyssState:
    return recruited("jailer", "crab 4", "shellfish 1", "squid 1", hands={1: ["crab 1"]})


def a_hand(*cards: str, lord: str = "seeker", pearls: int = 0) -> AbyssState:
    return table(hands={0: list(cards)}, court=[lord], pearls={0: pearls, 1: 0})


def a_payment() -> AbyssState:
    """The seeker costs 7, paid with two races, one of them crab."""
    state = a_hand("crab 3", "crab 2", "squid 3", "squid 1", "seahorse 1", pearls=1)
    do(state, 0, "recruit 1")
    return state


def a_payment_with_both_races() -> AbyssState:
    state = a_payment()
    do(state, 0, "pay crab_2", "pay squid_3")
    return state


def an_affiliation() -> AbyssState:
    state = table(hands={0: ["crab 4", "squid 1", "shellfish 1"]}, court=["jailer", *KEYLESS])
    do(state, 0, "recruit 1", "pay crab_4", "pay shellfish_1", "pay squid_1")
    return state


def keys_to_spend() -> AbyssState:
    state = table(free={0: ["keeper", "reaper", "shepherd", "miller"]}, pearls=poor(2))
    state.at[0].key_tokens = 1
    script(state, ally("crab 1"))
    do(state, 0, "explore", "take")
    return state


def a_location_to_take() -> AbyssState:
    state = table(free={0: ["keeper", "reaper", "shepherd"]}, pearls=poor(2))
    locations(state, available=["jail"], deck=["chasm", "black_smokers"])
    script(state, ally("crab 1"))
    do(state, 0, "explore", "take")
    return state


def locations_drawn() -> AbyssState:
    state = a_location_to_take()
    do(state, 0, "draw 1")
    return state


def black_smokers() -> AbyssState:
    state = table(free={0: ["keeper", "reaper", "shepherd"]}, pearls=poor(2))
    locations(state, available=["black_smokers"], deck=["chasm"])
    script(state, ally("crab 1"))
    do(state, 0, "explore", "take", "location black_smokers")
    return state


def a_hand_limit() -> AbyssState:
    state = table(
        hands={0: ["crab 1", "squid 1", "squid 1", "squid 1", "squid 1", "squid 2", "squid 2"]},
        free={1: ["army_commander"]},
        pearls=poor(2),
    )
    stack(state, "seahorse 1")
    do(state, 0, "council seahorse", "discard squid_1")
    return state


def recruited(
    lord: str, *paid: str, hands: dict[int, list[str]] | None = None, **more: Any
) -> AbyssState:
    state = table(hands={0: list(paid), **(hands or {})}, court=[lord, *KEYLESS[:4]], **more)
    pay_all(state, 0, *paid)
    return state


def an_assassin() -> AbyssState:
    free = {1: ["oracle", "diplomat"]}
    return recruited("assassin", "crab 5", "crab 4", "crab 1", free=free, housed={1: ["keeper"]})


def a_hunter() -> AbyssState:
    hands = {0: ["crab 5", "squid 3"]}
    state = table(seats=4, hands=hands, court=["hunter", *KEYLESS[:4]], free={3: ["shaman"]})
    for seat in (2, 3):
        state.at[seat].tokens.add(state.tokens.take())
    pay_all(state, 0, "crab 5", "squid 3")
    return state


def an_ally_to_sell() -> AbyssState:
    state = table(hands={0: ["crab 1"]}, free={0: ["slaver"]}, pearls=poor(2))
    do(state, 0, "use slaver")
    return state


def a_schemer() -> AbyssState:
    paid = ("crab 4", "shellfish 2", "squid 5")
    return recruited("schemer", *paid, free={0: ["oracle"]}, housed={0: ["keeper"]})


def a_traitor() -> AbyssState:
    state = recruited("traitor", "crab 5", "shellfish 2", "squid 5", free={0: ["oracle"]})
    do(state, 0, "lord oracle")
    return state


def a_corruptor() -> AbyssState:
    return recruited("corruptor", "squid 5", "squid 4", "squid 1", pearls={0: 5, 1: 0})


def an_opportunist() -> AbyssState:
    state = table(court=KEYLESS[:3], free={0: ["opportunist"]}, pearls=poor(2))
    do(state, 0, "use opportunist")
    return state


def an_illusionist() -> AbyssState:
    paid = ["jellyfish 5", "jellyfish 4", "jellyfish 1"]
    state = table(hands={0: paid}, court=["illusionist", *KEYLESS[:4]], pearls=poor(2))
    locations(state, available=["jail"])
    controls(state, 0, "parliament")
    pay_all(state, 0, *paid)
    return state


def an_exchange() -> AbyssState:
    state = an_illusionist()
    do(state, 0, "location parliament")
    return state


def the_same_power_again() -> AbyssState:
    state = table(hands={0: ["crab 1", "crab 2"]}, free={0: ["slaver"]}, pearls=poor(2))
    do(state, 0, "use slaver", "discard crab_1")
    return state


REFUSALS = [
    (the_turn, "plot", "plotting-costs-a-pearl", "17"),
    (a_full_court, "plot", "the-court-is-full", "17"),
    (no_lord_deck, "plot", "the-lord-deck-is-empty", "17"),
    (the_turn, "pass", "one-action-is-mandatory", "14"),
    (the_turn, "council crab", "this-stack-is-empty", "E17"),
    (the_turn, "recruit 6", "this-court-space-is-empty", "33"),
    (the_turn, "take", "that-is-no-answer-to-the-question-asked", "14"),
    (an_unsold_ally, "plot", "that-is-no-answer-to-the-question-asked", "23"),
    (a_monster, "plot", "that-is-no-answer-to-the-question-asked", "25"),
    (a_reward, "plot", "that-is-no-answer-to-the-question-asked", "29"),
    (the_turn, "use keeper", "this-lord-has-no-power-to-use", "15"),
    (the_turn, "use opportunist", "this-lord-is-not-free-before-you", "38"),
    (the_turn, "use oracle", "this-power-would-do-nothing-now", "E36"),
    (the_same_power_again, "use slaver", "this-power-was-used-this-turn", "E36"),
    (an_offer, "take", "buy-this-ally-or-pass", "19"),
    (an_unsold_ally, "fight", "an-ally-is-not-fought", "23"),
    (an_unsold_ally, "go_on", "no-exploration-card-is-left", "E10"),
    (a_monster, "take", "a-monster-is-not-taken", "25"),
    (a_monster, "go_on", "no-exploration-card-is-left", "E10"),
    (a_reward, "reward 1", "too-few-monster-tokens-are-left", "E14"),
    (a_reward, "reward 2", "this-space-gives-no-such-reward", "29"),
    (a_second_stack, "stack crab", "this-stack-is-empty", "E17"),
    (a_second_stack, "pass", "a-council-stack-must-be-chosen", "E18"),
    (an_apprentice, "pass", "a-council-stack-must-be-chosen", "58"),
    (an_oracle, "pass", "a-council-stack-must-be-chosen", "60"),
    (lambda: a_hand("squid 5"), "recruit 1", "an-ally-of-a-race-is-missing", "33"),
    (lambda: a_hand("crab 5", "crab 2"), "recruit 1", "too-few-races-in-hand", "33"),
    (lambda: a_hand("crab 1", "squid 1"), "recruit 1", "allies-and-pearls-fall-short", "34"),
    (a_payment, "pay_pearls", "an-ally-of-each-race-is-paid-first", "34"),
    (a_payment, "plot", "the-payment-must-be-finished", "33"),
    (a_payment, "pay crab_5", "this-ally-is-not-in-your-hand", "33"),
    (a_payment_with_both_races, "pay crab_3", "the-payment-could-not-be-finished-so", "E19"),
    (a_payment_with_both_races, "pay_pearls", "too-few-pearls", "34"),
    (a_payment_with_both_races, "pay seahorse_1", "that-would-be-one-race-too-many", "33"),
    (an_affiliation, "affiliate crab_4", "affiliate-one-of-the-weakest-allies-paid", "36"),
    (keys_to_spend, "key_tokens", "too-few-key-tokens", "E41"),
    (keys_to_spend, "lord miller", "this-lord-gives-no-key-now", "E41"),
    (keys_to_spend, "pass", "three-keys-must-be-spent", "40"),
    (a_location_to_take, "draw 3", "the-location-deck-is-too-small", "E46"),
    (a_location_to_take, "location abyss", "this-location-is-not-available", "41"),
    (a_location_to_take, "pass", "a-location-must-be-taken-first", "40"),
    (locations_drawn, "location jail", "keep-one-of-the-locations-drawn", "41"),
    (black_smokers, "location jail", "this-location-is-not-in-the-deck", "E50"),
    (a_hand_limit, "pass", "an-ally-must-be-discarded", "52"),
    (a_hand_limit, "discard crab_5", "this-ally-is-not-in-your-hand", "52"),
    (a_hand_limit, "discard crab_1", "allies-are-named-in-rising-order", "52"),
    (a_jailer, "pass", "an-ally-must-be-discarded", "56"),
    (a_jailer, "discard crab_5", "this-ally-is-not-in-your-hand", "56"),
    (an_assassin, "lord keeper", "name-a-free-lord-of-this-opponent", "E32"),
    (a_hunter, "target 1", "name-an-opponent-with-a-token-and-no-shaman", "57"),
    (a_hunter, "target 3", "name-an-opponent-with-a-token-and-no-shaman", "E31"),
    (an_ally_to_sell, "discard crab_2", "an-ally-of-your-hand-must-be-sold", "59"),
    (a_schemer, "lord keeper", "name-another-free-lord-of-yours-or-pass", "55"),
    (a_schemer, "lord schemer", "name-another-free-lord-of-yours-or-pass", "55"),
    (a_traitor, "court 6", "name-a-lord-at-court", "55"),
    (a_corruptor, "court 6", "name-a-lord-at-court", "E22"),
    (an_opportunist, "court 6", "name-a-lord-at-court", "61"),
    (an_illusionist, "location jail", "name-a-location-of-yours-or-pass", "E39"),
    (an_exchange, "location abyss", "this-location-is-not-available", "E39"),
]


@pytest.mark.parametrize(
    "position, choice, key, rule",
    [pytest.param(*row, id=f"{row[2]}-{row[3]}-{row[1]}") for row in REFUSALS],
)
def test_a_refusal_names_its_rule(
    position: Callable[..., Any], choice: str, key: str, rule: str
) -> None:
    state = position()
    reason = why_not(state, state.to_move(), choice)
    assert (reason.key, reason.rule) == (key, f"abyss:{rule}")
    for language in LANGUAGES:
        assert texts("abyss", language).reason(reason, PLAYERS)


def test_values_reach_the_sentence() -> None:
    english = texts("abyss", "en")
    state = a_hand("crab 1", "squid 1")
    assert "costs 7" in english.reason(why_not(state, 0, "recruit 1"), PLAYERS)
    state = an_assassin()
    assert "Bo" in english.reason(why_not(state, 0, "lord keeper"), PLAYERS)
    state = a_location_to_take()
    assert "Only 2 locations" in english.reason(why_not(state, 0, "draw 3"), PLAYERS)


def test_another_seats_answer_is_refused_by_the_rule_of_the_question() -> None:
    state = an_offer()
    reason = why_not(state, 0, "buy")
    assert (reason.key, reason.rule) == ("another-seat-is-asked", "abyss:19")
    assert reason.values == {"asked": ["seat", 1]}


def test_every_reason_of_the_game_has_a_refusal_here() -> None:
    """Here or in `test_gestures`, where several pieces are laid out at once."""
    from tests.abyss.test_gestures import LAID

    known = set().union(*(reason_keys(path) for path in sources(GAME)))
    assert known == {key for _, _, key, _ in (*REFUSALS, *LAID)}


def why_not_after(state: AbyssState, laid: list[str], choice: str) -> tuple[str, str]:
    """Return why an answer does not fit those laid out, before any of them is played."""
    bag = vec[i64]([GAME.actions.read(one) for one in laid])
    reason = gestures.why_not(GAME, state, 0, bag, GAME.actions.read(choice))
    return reason.key, reason.rule


@pytest.mark.rule("abyss:14", "abyss:33")
def test_what_does_not_go_with_what_is_laid_out_is_refused_as_in_play() -> None:
    """In a payment, as if its cards had been played. If chance comes first, by the turn's rule."""
    state = table(hands={0: ["crab 5", "crab 4", "seahorse 3"]}, court=["miller"])
    laid = ["recruit 1", "pay crab_5"]
    told = why_not_after(state, laid, "explore")
    assert why_not_after(state, ["explore"], "take") == (
        "something-happens-before-that",
        "abyss:14",  # the steps of a turn: not 18, which is about exploring
    )
    reason = why_not(do(state, 0, *laid), 0, "explore")
    assert told == (reason.key, reason.rule) == ("the-payment-must-be-finished", "abyss:33")
