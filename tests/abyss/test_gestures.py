"""Abyss: allies and keys may be laid out in any order."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, permutations
from typing import Any

import pytest

from tablee.core import gestures
from tablee.core.engine import Gathering
from tablee.core.native import i64, vec
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tablee.text import LANGUAGES, texts
from tests.abyss.tables import (
    KEYLESS,
    affiliated,
    do,
    explore_and_take,
    hand,
    locations,
    poor,
    stack,
    table,
)
from tests.abyss.tables import lords as lord_set
from tests.abyss.test_reasons import a_hand, keys_to_spend
from tests.contract.choices import check_choices

PLAYERS = ["Ada", "Bo"]


def bag(*choices: str) -> vec[i64]:
    return vec[i64]([GAME.actions.read(choice) for choice in choices])


def pay(*allies: str) -> vec[i64]:
    return bag(*(f"pay {ally.replace(' ', '_')}" for ally in allies))


def words(actions: vec[i64]) -> set[str]:
    return {str(GAME.actions.describe(action)) for action in actions}


def a_schemer_to_pay() -> AbyssState:
    """The schemer costs 8, paid with exactly three races, one of them squid."""
    state = a_hand(
        "crab 2", "crab 1", "seahorse 3", "shellfish 3", "squid 5", "squid 1", lord="schemer"
    )
    do(state, 0, "recruit 1")
    return state


def a_recruiters_victim() -> AbyssState:
    """The shepherd costs 8, and 2 more if an opponent has the recruiter."""
    state = table(
        hands={0: ["seahorse 5", "seahorse 3"]},
        court=["shepherd", *KEYLESS[:4]],
        free={1: ["recruiter"]},
        pearls={0: 2, 1: 0},
    )
    do(state, 0, "recruit 1")
    return state


@pytest.mark.rule("abyss:33")
def test_the_squid_may_be_named_first() -> None:
    state = a_schemer_to_pay()
    for order in permutations(("squid 5", "crab 2", "seahorse 3")):
        laid = gestures.arrange(state, 0, pay(*order))
        assert laid.state is not None
        assert sorted(hand(laid.state, 0)) == ["crab_1", "shellfish_3", "squid_1"]
        assert affiliated(laid.state, 0) == ["crab_2"]


@pytest.mark.rule("abyss:33", "abyss:E19")
def test_whatever_can_be_part_of_a_payment_glows_and_nothing_else() -> None:
    state = a_schemer_to_pay()
    every = {"pay crab_1", "pay crab_2", "pay seahorse_3", "pay shellfish_3", "pay squid_5"}
    # Squid 1 with 3 and 3 is worth 7. With squid 5 as well, squid 1 would be superfluous.
    assert words(gestures.complete(state, 0, pay()).more) == every
    state.at[0].pearls = 1
    assert words(gestures.complete(state, 0, pay()).more) == {*every, "pay squid_1", "pay_pearls"}
    three = pay("squid 1", "seahorse 3", "shellfish 3")
    assert words(gestures.complete(state, 0, three).more) == {"pay_pearls"}


@pytest.mark.rule("abyss:34")
def test_the_price_is_the_one_the_engine_asks_and_pearls_fill_it_up() -> None:
    state = a_recruiters_victim()
    step = state.question()
    assert isinstance(step, Gathering)
    assert step.laid(state, pay("seahorse 5", "seahorse 3")) | {"lord": 0} == {
        "lord": 0,
        "allies": 2,
        "worth": 8,
        "price": 10,
        "missing": 2,
        "races": 1,
        "needed": 1,
        "pearls": 2,
    }
    paid = gestures.arrange(state, 0, bag("pay_pearls", "pay seahorse_3", "pay seahorse_5"))
    assert paid.state is not None
    assert paid.state.at[0].pearls == 0


def recruiting(lord: str, *cards: str, pearls: int = 0) -> AbyssState:
    state = a_hand(*cards, lord=lord, pearls=pearls)
    do(state, 0, "recruit 1")
    return state


def discarding() -> AbyssState:
    """Two of eight allies are discarded: the army commander leaves six."""
    state = table(
        hands={0: ["crab 1", "squid 1", "squid 1", "squid 1", "squid 1", "squid 2", "squid 2"]},
        free={1: ["army_commander"]},
        pearls=poor(2),
    )
    stack(state, "seahorse 1")
    do(state, 0, "council seahorse")
    return state


LAID = [
    (
        a_schemer_to_pay,
        ["pay crab_2", "pay seahorse_3", "pay squid_5", "pay shellfish_3"],
        "that-would-be-one-race-too-many",
        "33",
    ),
    (
        a_schemer_to_pay,
        ["pay crab_2", "pay seahorse_3", "pay shellfish_3"],
        "one-of-the-races-must-be-this-one",
        "33",
    ),
    (
        a_schemer_to_pay,
        ["pay squid_5", "pay crab_2", "pay seahorse_3", "pay crab_1"],
        "this-ally-would-be-superfluous",
        "E19",
    ),
    (
        lambda: recruiting("schemer", "squid 5", "squid 1", "seahorse 3", "shellfish 3", pearls=1),
        ["pay squid_1", "pay seahorse_3", "pay shellfish_3", "pay squid_5"],
        "an-ally-would-be-superfluous-beside-it",
        "E19",
    ),
    (
        lambda: recruiting("shepherd", "seahorse 5", "seahorse 3", "seahorse 1"),
        ["pay seahorse_5", "pay seahorse_3", "pay seahorse_1"],
        "this-ally-would-be-superfluous",
        "E19",
    ),
    (
        a_schemer_to_pay,
        ["pay squid_5", "pay squid_5"],
        "this-ally-is-not-in-your-hand",
        "33",
    ),
    (
        a_schemer_to_pay,
        ["pay squid_5", "pay_pearls"],
        "an-ally-of-each-race-is-paid-first",
        "34",
    ),
    (
        lambda: recruiting("schemer", "squid 1", "crab 2", "seahorse 5", "shellfish 1"),
        ["pay squid_1", "pay crab_2", "pay shellfish_1"],
        "the-rest-of-the-price-would-be-out-of-reach",
        "34",
    ),
    (
        a_recruiters_victim,
        ["pay seahorse_5", "pay seahorse_3", "pay_pearls", "pay crab_1"],
        "this-ally-is-not-in-your-hand",
        "33",
    ),
    (
        lambda: recruiting("shepherd", "seahorse 5", "seahorse 3", pearls=3),
        ["pay seahorse_5", "pay seahorse_3", "pay_pearls"],
        "the-allies-pay-without-pearls",
        "34",
    ),
    (
        keys_to_spend,
        ["lord reaper", "lord shepherd", "key_tokens", "lord keeper"],
        "these-keys-are-enough-without-it",
        "44",
    ),
    (keys_to_spend, ["lord reaper", "lord miller"], "this-lord-gives-no-key-now", "E41"),
    (
        discarding,
        ["discard squid_2", "discard crab_1", "discard squid_1"],
        "no-more-allies-are-discarded",
        "52",
    ),
]


@pytest.mark.parametrize(
    "position, choices, key, rule",
    [pytest.param(*row, id=f"{row[2]}-{row[3]}") for row in LAID],
)
def test_the_piece_that_does_not_fit_is_named_with_its_rule(
    position: Callable[..., Any], choices: list[str], key: str, rule: str
) -> None:
    """Here it is the last piece. No piece is ignored silently."""
    state = position()
    laid = bag(*choices)
    assert gestures.misfit(state, 0, laid) == len(choices) - 1
    reason = gestures.why_not(GAME, state, 0, laid[:-1], laid[len(laid) - 1])
    assert (reason.key, reason.rule) == (key, f"abyss:{rule}")
    for language in LANGUAGES:
        assert texts("abyss", language).reason(reason, PLAYERS)


@pytest.mark.rule("abyss:52")
def test_allies_are_discarded_in_any_order() -> None:
    state = discarding()
    assert "discard crab_1" in words(gestures.complete(state, 0, bag("discard squid_2")).more)
    for order in permutations(("discard squid_2", "discard crab_1")):
        laid = gestures.arrange(state, 0, bag(*order))
        assert laid.state is not None
        assert hand(laid.state, 0) == ["seahorse_1", *["squid_1"] * 4, "squid_2"]


@pytest.mark.rule("abyss:44")
def test_keys_are_named_in_any_order_also_those_that_nothing_else_is_left_for() -> None:
    state = keys_to_spend()
    for order in permutations(("lord shepherd", "lord keeper", "lord reaper")):
        laid = gestures.arrange(state, 0, bag(*order))
        assert laid.state is not None
        assert laid.state.at[0].key_tokens == 1


KEYS = ["keeper", "reaper", "shepherd", "slaver", "oracle"]  # one each


@pytest.mark.rule("abyss:42", "abyss:44", "abyss:E41")
@pytest.mark.parametrize("lords, tokens", [(4, 0), (5, 0), (3, 1), (4, 1), (2, 2), (3, 2), (1, 3)])
def test_any_three_keys_can_be_laid_out(lords: int, tokens: int) -> None:
    """Lords, and tokens if they are too few. All may be named, even if the engine would not ask."""
    state = table(free={0: [*KEYS[:lords], "miller"]}, pearls=poor(2))
    locations(state, available=["jail", "chasm"])
    state.at[0].key_tokens = tokens
    explore_and_take(state, 0)

    def check(after: AbyssState, choice: tuple[str, ...]) -> None:
        named = {piece.split()[1] for piece in choice if piece != "key_tokens"}
        assert after.at[0].housed == lord_set(*named)
        assert after.at[0].free == lord_set("miller", *(set(KEYS[:lords]) - named))
        assert after.at[0].key_tokens == tokens - (3 - len(named))

    choices = [
        tuple(f"lord {lord}" for lord in named) + ("key_tokens",) * (number < 3)
        for number in range(max(0, 3 - tokens), 4)
        for named in combinations(KEYS[:lords], number)
    ]
    check_choices(GAME, state, choices, check)


@pytest.mark.rule("abyss:36")
def test_the_ally_to_affiliate_may_be_named_with_the_payment() -> None:
    state = table(hands={0: ["crab 4", "squid 1", "shellfish 1"]}, court=["jailer"])
    move = bag("recruit 1", "affiliate squid_1", "pay squid_1", "pay shellfish_1", "pay crab_4")
    laid = gestures.arrange(state, 0, move)
    assert laid.state is not None
    assert affiliated(laid.state, 0) == ["squid_1"]


@pytest.mark.rule("abyss:40", "abyss:44")
@pytest.mark.parametrize(
    "laid, keys",
    [("", 0), ("lord keeper", 1), ("lord keeper,lord reaper", 2), ("lord keeper,key_tokens", 3)],
)
def test_the_keys_laid_out_are_counted(laid: str, keys: int) -> None:
    """Key tokens make up the rest."""
    state = keys_to_spend()
    pieces = bag(*laid.split(",")) if laid else bag()
    question = state.question()
    assert isinstance(question, Gathering)
    assert question.laid(state, pieces) == {"pieces": keys, "needed": 3}
