"""Abyss: recruiting a lord, payment, affiliation, the court [33-39, E19-E29]."""

from __future__ import annotations

import itertools
import random

import pytest

from tablee.games.abyss import actions as act
from tablee.games.abyss import data
from tablee.games.abyss.data import lord_id
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.recruit import price_of
from tests.abyss.tables import (
    KEYLESS,
    affiliated,
    cards,
    do,
    explore_and_take,
    hand,
    kinds,
    locations,
    lord_deck,
    lords,
    names,
    options,
    pay_all,
    poor,
    refusal,
    table,
    why_not,
)

# -- the examples of the rulebook ----------------------------------------------------


def example_2() -> AbyssState:
    return table(
        hands={0: ["jellyfish 3", "crab 2", "shellfish 5", "shellfish 1"]},
        court=["master_of_magic", "slaver", "traitor"],
        pearls={0: 2, 1: 0},
    )


@pytest.mark.rule("abyss:33", "abyss:36", "abyss:37", "abyss:39")
def test_ab_ex_2a_the_master_of_magic() -> None:
    state = example_2()
    do(state, 0, "recruit 1", "pay crab_2", "pay jellyfish_3", "pay shellfish_5")
    assert affiliated(state, 0) == ["crab_2"]  # the lord's own power does not apply yet
    assert cards(state.discard) == ["jellyfish_3", "shellfish_5"]
    assert hand(state, 0) == ["shellfish_1"]
    assert (state.at[0].pearls, state.court.size(), state.turn) == (4, 6, 1)


@pytest.mark.rule("abyss:33", "abyss:34", "abyss:39")
def test_ab_ex_2b_the_slaver_with_two_pearls() -> None:
    state = example_2()
    do(state, 0, "recruit 2", "pay shellfish_5", "pay shellfish_1", "pay_pearls")
    assert affiliated(state, 0) == ["shellfish_1"]
    assert cards(state.discard) == ["shellfish_5"]
    assert hand(state, 0) == ["crab_2", "jellyfish_3"]
    assert (state.at[0].pearls, state.court.size()) == (2 - 2 + 2, 6)


@pytest.mark.rule("abyss:33")
def test_ab_ex_2c_the_traitor_needs_a_squid() -> None:
    state = example_2()
    assert "recruit 3" not in options(state)
    reason = why_not(state, 0, "recruit 3")
    assert (reason.key, reason.rule) == ("an-ally-of-a-race-is-missing", "abyss:33")
    assert reason.values == {"race": ["race", data.RACE_NAMES.index("squid")]}


@pytest.mark.rule("abyss:E19")
def test_ab_ex_2d_a_superfluous_ally() -> None:
    state = example_2()
    do(state, 0, "recruit 1", "pay crab_2", "pay jellyfish_3")
    assert options(state) == {"pay shellfish_5"}
    assert refusal(state, 0, "pay shellfish_1").rule == "abyss:E19"
    do(state, 0, "pay shellfish_5")
    assert state.turn == 1  # ten points: the payment is over, nothing can be added


@pytest.mark.rule("abyss:33")
def test_ab_ex_2e_two_races_instead_of_one() -> None:
    state = example_2()
    do(state, 0, "recruit 2", "pay shellfish_5")
    reason = why_not(state, 0, "pay crab_2")
    assert (reason.key, reason.rule) == ("that-would-be-one-race-too-many", "abyss:33")
    assert reason.values == {"races": 1}


@pytest.mark.rule("abyss:34")
def test_ab_ex_2f_only_two_pearls() -> None:
    state = example_2()
    do(state, 0, "recruit 2")
    assert options(state) == {"pay shellfish_5"}
    do(state, 0, "pay shellfish_5")
    assert options(state) == {"pay shellfish_1"}
    reason = why_not(state, 0, "pay_pearls")
    assert (reason.key, reason.rule) == ("too-few-pearls", "abyss:34")
    assert reason.values == {"missing": 3}


@pytest.mark.rule("abyss:33")
@pytest.mark.parametrize(
    "held, why",
    [
        (["jellyfish 4", "crab 3", "squid 3"], None),
        (["jellyfish 5", "crab 5"], "too-few-races-in-hand"),
        (["crab 4", "squid 3", "shellfish 3"], "an-ally-of-a-race-is-missing"),
        (["jellyfish 4", "crab 3", "squid 2", "seahorse 1"], "allies-and-pearls-fall-short"),
    ],
)
def test_ab_ex_3_reading_a_cost(held: list[str], why: str | None) -> None:
    state = table(hands={0: held}, court=["master_of_magic"], pearls=poor(2))
    assert ("recruit 1" in options(state)) == (why is None)
    if why is not None:
        assert refusal(state, 0, "recruit 1").key == why


@pytest.mark.rule("abyss:33")
def test_ab_ex_3_four_races_are_one_too_many() -> None:
    held = ["jellyfish 4", "crab 3", "squid 2", "seahorse 1"]
    state = table(hands={0: held}, court=["master_of_magic"], pearls={0: 1, 1: 0})
    do(state, 0, "recruit 1", "pay crab_3", "pay jellyfish_4", "pay squid_2")
    assert options(state) == {"pay_pearls"}
    assert refusal(state, 0, "pay seahorse_1").key == "that-would-be-one-race-too-many"
    do(state, 0, "pay_pearls")
    assert state.at[0].free == lords("master_of_magic")
    assert hand(state, 0) == ["seahorse_1"]


# -- payment -------------------------------------------------------------------------


@pytest.mark.rule("abyss:33")
def test_several_allies_of_one_race_are_allowed() -> None:
    held = ["squid 5", "squid 4", "squid 1"]
    state = table(hands={0: held}, court=["corruptor", *KEYLESS[:4]], pearls=poor(2))
    pay_all(state, 0, *held)
    assert state.at[0].free == lords("corruptor")


@pytest.mark.rule("abyss:34")
def test_pearls_replace_points_but_no_race() -> None:
    state = table(hands={0: ["crab 5"]}, court=["seeker"], pearls={0: 50, 1: 0})
    assert refusal(state, 0, "recruit 1").key == "too-few-races-in-hand"
    state = table(hands={0: ["crab 1", "squid 1"]}, court=["seeker"], pearls={0: 5, 1: 0})
    do(state, 0, "recruit 1", "pay crab_1")
    assert refusal(state, 0, "pay_pearls").key == "an-ally-of-each-race-is-paid-first"
    do(state, 0, "pay squid_1", "pay_pearls")
    assert kinds(state) == {"affiliate"}
    assert state.at[0].pearls == 0  # exactly one for each point missing


@pytest.mark.rule("abyss:34")
def test_points_and_pearls_that_fall_short_are_told() -> None:
    state = table(hands={0: ["crab 1", "squid 1"]}, court=["seeker"], pearls={0: 4, 1: 0})
    reason = why_not(state, 0, "recruit 1")
    assert (reason.rule, reason.values) == ("abyss:34", {"needed": 7, "held": 6})


@pytest.mark.rule("abyss:35")
def test_no_change_is_given() -> None:
    held = ["seahorse 5", "seahorse 4"]
    state = table(hands={0: held}, court=["shepherd", *KEYLESS[:4]], pearls=poor(2))
    pay_all(state, 0, *held)
    assert (state.at[0].pearls, hand(state, 0)) == (0, [])
    assert affiliated(state, 0) == ["seahorse_4"]


@pytest.mark.rule("abyss:36")
def test_the_weakest_ally_is_affiliated_for_good() -> None:
    state = table(
        hands={0: ["crab 5", "squid 2"]}, court=["hunter", *KEYLESS[:4]], pearls={0: 1, 1: 0}
    )
    do(state, 0, "recruit 1", "pay crab_5", "pay squid_2", "pay_pearls")
    assert (affiliated(state, 0), cards(state.discard)) == (["squid_2"], ["crab_5"])
    assert hand(state, 0) == []  # no longer usable to pay


@pytest.mark.rule("abyss:36")
def test_of_several_lowest_the_player_chooses() -> None:
    held = ["crab 5", "squid 1", "shellfish 1"]
    state = table(hands={0: held}, court=["jailer", *KEYLESS[:4]], pearls=poor(2))
    do(state, 0, "recruit 1", "pay crab_5", "pay shellfish_1", "pay squid_1")
    assert options(state) == {"affiliate shellfish_1", "affiliate squid_1"}
    assert refusal(state, 0, "affiliate crab_5").rule == "abyss:36"
    do(state, 0, "affiliate squid_1")
    assert (affiliated(state, 0), cards(state.discard)) == (["squid_1"], ["crab_5", "shellfish_1"])


@pytest.mark.rule("abyss:37", "abyss:E40")
def test_the_ally_is_affiliated_before_the_power_acts() -> None:
    """The apprentice takes a stack only after the payment and the affiliation."""
    held = ["crab 1", "jellyfish 4", "squid 2"]
    state = table(hands={0: held}, court=["apprentice", *KEYLESS[:4]], pearls=poor(2))
    state.council[0] = 1
    do(state, 0, "recruit 1", "pay crab_1", "pay jellyfish_4", "pay squid_2")
    assert options(state) == {"stack crab"}
    assert affiliated(state, 0) == ["crab_1"]
    assert state.at[0].free == lords("apprentice")


@pytest.mark.rule("abyss:38")
def test_an_arrow_acts_once() -> None:
    held = ["crab 4", "shellfish 4", "squid 2"]
    court = ["trader", "miller", "landowner", "aquaculturalist", "keeper"]
    state = table(hands={0: held}, court=court, pearls=poor(2))
    pay_all(state, 0, *held)
    assert state.at[0].pearls == 3
    state.at[1].pearls = state.at[0].pearls = 0
    explore_and_take(state, 1)
    assert (state.turn, state.at[0].pearls) == (0, 0)


@pytest.mark.rule("abyss:38")
def test_a_power_without_an_arrow_lasts_while_the_lord_is_free() -> None:
    held = {0: ["seahorse 3", "crab 3"]}
    assert "recruit 1" in options(
        table(hands=held, court=["miller"], pearls=poor(2), free={0: ["treasurer"]})
    )
    assert "recruit 1" not in options(
        table(hands=held, court=["miller"], pearls=poor(2), housed={0: ["treasurer"]})
    )


# -- the court -----------------------------------------------------------------------


@pytest.mark.rule("abyss:39")
@pytest.mark.parametrize("others, left, pearls", [(4, 4, 0), (3, 3, 0), (2, 6, 2)])
def test_three_left_nothing_two_left_pearls_and_a_full_court(
    others: int, left: int, pearls: int
) -> None:
    held = ["seahorse 5", "seahorse 3"]
    state = table(hands={0: held}, court=["shepherd", *KEYLESS[:others]], pearls=poor(2))
    pay_all(state, 0, *held)
    assert (state.court.size(), state.at[0].pearls) == (left, pearls)
    assert names(state.court)[:others] == KEYLESS[:others]  # closed up, away from the deck


@pytest.mark.rule("abyss:39", "abyss:16")
def test_a_gap_is_closed_so_that_newcomers_come_next_to_the_deck() -> None:
    held = ["seahorse 5", "seahorse 3"]
    court = ["miller", "shepherd", "landowner"]
    state = table(hands={0: held}, court=court, pearls=poor(2))
    do(state, 0, "recruit 2", "pay seahorse_5", "pay seahorse_3")
    assert names(state.court)[:2] == ["miller", "landowner"]
    assert state.court.size() == 6


CORRUPTOR = ["squid 5", "squid 4", "squid 1"]


def corruptor(court: list[str], pearls: int, seats: int = 2) -> AbyssState:
    state = table(
        seats=seats,
        hands={0: CORRUPTOR},
        court=["corruptor", *court],
        pearls={**poor(seats), 0: pearls},
    )
    pay_all(state, 0, *CORRUPTOR)
    return state


@pytest.mark.rule("abyss:E22", "abyss:E23", "abyss:E28")
def test_the_corruptors_price_is_five_and_comes_before_the_bonus() -> None:
    assert corruptor(["miller", "keeper"], 4).turn == 1  # 4 + the 2 of the bonus come too late
    state = corruptor(["miller", "keeper"], 7)
    assert state.at[0].pearls == 7
    assert options(state) == {"court 1", "court 2", "pass"}  # not among refilled ones
    do(state, 0, "court 1")
    assert state.at[0].pearls == 7 - 5 + 2
    assert state.at[0].free == lords("corruptor", "miller")
    assert len(affiliated(state, 0)) == 1  # for the corruptor only
    assert state.court.size() == 6


@pytest.mark.rule("abyss:E22")
@pytest.mark.parametrize(
    "free, held",
    [
        ({1: ["recruiter"]}, ["squid 5", "squid 4", "squid 3"]),
        ({0: ["treasurer"]}, ["squid 5", "squid 3"]),
    ],
)
def test_recruiter_and_treasurer_leave_the_corruptors_price(
    free: dict[int, list[str]], held: list[str]
) -> None:
    court = ["corruptor", "miller", "keeper", "jailer", "seeker"]
    state = table(hands={0: held}, court=court, free=free, pearls={0: 5, 1: 0})
    pay_all(state, 0, *held)
    do(state, 0, "court 1")
    assert state.at[0].pearls == 0


@pytest.mark.rule("abyss:E24", "abyss:E23")
@pytest.mark.parametrize("others", [1, 2])
def test_refill_with_one_lord_left_or_none(others: int) -> None:
    state = corruptor(KEYLESS[:2][:others], 5)
    do(state, 0, "court 1")
    assert state.court.size() == 6
    assert state.at[0].pearls == 2  # once


@pytest.mark.rule("abyss:E25")
def test_the_bonus_comes_without_a_deck_and_after_a_recruitment_only() -> None:
    held = ["seahorse 5", "seahorse 3"]
    state = table(hands={0: held}, court=["shepherd", "miller"], pearls=poor(2))
    lord_deck(state)
    pay_all(state, 0, *held)
    assert state.at[0].pearls == 2
    assert state.court.size() == 1
    state.at[0].pearls = 0
    explore_and_take(state, 1)
    assert state.at[1].pearls == 0


@pytest.mark.rule("abyss:E25")
def test_a_location_taken_with_an_empty_deck_gives_no_second_bonus() -> None:
    held = ["seahorse 5", "seahorse 3"]
    state = table(
        hands={0: held},
        court=["shepherd", "miller"],
        free={0: ["keeper", "reaper"]},
        pearls=poor(2),
    )
    lord_deck(state)
    locations(state, available=["jail"])
    pay_all(state, 0, *held)
    do(state, 0, "location jail")
    assert (state.at[0].pearls, state.turn) == (2, 1)


def replacing(
    lord: str, court: list[str], free: list[str], deck: list[str] | None = None
) -> AbyssState:
    """Recruit the traitor or the schemer."""
    held = {
        "traitor": ["crab 5", "shellfish 2", "squid 5"],
        "schemer": ["crab 4", "shellfish 2", "squid 5"],
    }[lord]
    state = table(hands={0: held}, court=[lord, *court], free={0: free}, pearls=poor(2))
    if deck is not None:
        lord_deck(state, *deck)
    pay_all(state, 0, *held)
    return state


@pytest.mark.rule("abyss:E27")
def test_without_court_or_deck_nobody_can_be_replaced() -> None:
    state = replacing("traitor", [], ["shepherd"], deck=["keeper"])
    assert state.at[0].free == lords("traitor", "shepherd")
    assert state.turn == 1
    state = replacing("schemer", KEYLESS[:4], ["shepherd"], deck=[])
    assert state.at[0].free == lords("schemer", "shepherd")
    assert state.turn == 1
    state = table(court=KEYLESS[:4], free={0: ["opportunist"]}, pearls=poor(2))
    assert "use opportunist" in options(state)
    lord_deck(state)
    assert "use opportunist" not in options(state)


@pytest.mark.rule("abyss:E26")
@pytest.mark.parametrize("lord", ["traitor", "schemer"])
def test_discarded_lords_leave_the_game(lord: str) -> None:
    state = replacing(lord, KEYLESS[:4], ["shepherd"], deck=["keeper"])
    do(state, 0, "lord shepherd")
    if lord == "traitor":
        do(state, 0, "court 1")
    gone = lord_id("shepherd")
    assert not state.lord_deck.holds(gone)
    assert not state.court.holds(gone)
    assert not any(side.lords() & lords("shepherd") for side in state.at)


@pytest.mark.rule("abyss:E26")
def test_the_lord_replaced_by_the_opportunist_leaves_the_game() -> None:
    state = table(court=KEYLESS[:3], free={0: ["opportunist"]}, pearls=poor(2))
    deck = state.lord_deck.size()
    do(state, 0, "use opportunist", "court 2")
    assert state.lord_deck.size() == deck - 1
    assert not state.lord_deck.holds(lord_id(KEYLESS[1]))
    assert not state.court.holds(lord_id(KEYLESS[1]))


@pytest.mark.rule("abyss:E28")
def test_lords_gained_without_paying_affiliate_nobody() -> None:
    state = replacing("schemer", KEYLESS[:4], ["shepherd"], deck=["keeper"])
    before = affiliated(state, 0)
    do(state, 0, "lord shepherd")
    assert state.at[0].free == lords("schemer", "keeper")
    assert affiliated(state, 0) == before == ["shellfish_2"]


@pytest.mark.rule("abyss:E29", "abyss:37")
def test_ab_ex_6f_the_master_of_magic_serves_the_next_payment() -> None:
    held = ["crab 5", "jellyfish 4", "squid 1"]
    state = table(
        hands={0: [*held, "crab 4", "squid 3"]},
        court=["master_of_magic", "seeker", *KEYLESS[:4]],
        pearls=poor(2),
    )
    pay_all(state, 0, *held)
    assert affiliated(state, 0) == ["squid_1"]  # no choice for its own payment
    explore_and_take(state, 1)
    do(state, 0, "recruit 1", "pay crab_4", "pay squid_3")
    assert options(state) == {"affiliate crab_4", "affiliate squid_3"}


@pytest.mark.rule("abyss:E29")
@pytest.mark.parametrize("where, choice", [("free", True), ("disabled", False), ("housed", False)])
def test_the_master_of_magic_must_be_free_and_not_disabled(where: str, choice: bool) -> None:
    state = table(
        hands={0: ["crab 5", "squid 2"]},
        free={0: ["master_of_magic"]},
        court=["seeker", *KEYLESS[:4]],
        pearls=poor(2),
    )
    side = state.at[0]
    if where == "disabled":
        side.disabled = side.free
    if where == "housed":
        side.housed, side.free = side.free, 0
    do(state, 0, "recruit 1", "pay crab_5", "pay squid_2")
    assert (kinds(state) == {"affiliate"}) == choice


@pytest.mark.rule("abyss:E20")
def test_pearls_may_spare_cards_but_only_missing_points_are_paid() -> None:
    held = ["seahorse 5", "seahorse 3"]
    state = table(hands={0: held}, court=["shepherd", *KEYLESS[:4]], pearls={0: 9, 1: 0})
    do(state, 0, "recruit 1", "pay seahorse_5", "pay_pearls")
    assert state.at[0].pearls == 9 - 3
    assert hand(state, 0) == ["seahorse_3"]


@pytest.mark.rule("abyss:E21")
def test_recruiter_and_treasurer_add_up() -> None:
    held = {0: ["seahorse 5", "crab 3"]}

    def can(price_8_or_more: AbyssState) -> bool:
        return "recruit 1" in options(price_8_or_more)

    assert can(table(hands=held, court=["miller"], pearls=poor(2)))
    assert not can(table(hands=held, court=["miller"], pearls=poor(2), free={1: ["recruiter"]}))
    both = {0: ["treasurer"], 1: ["recruiter"]}
    assert can(table(hands=held, court=["miller"], pearls=poor(2), free=both))
    less = {0: ["seahorse 3", "crab 3"]}
    assert not can(table(hands=less, court=["miller"], pearls=poor(2)))
    assert can(table(hands=less, court=["miller"], pearls=poor(2), free={0: ["treasurer"]}))
    assert not can(table(hands=less, court=["miller"], pearls=poor(2), free=both))


@pytest.mark.rule("abyss:E21")
def test_one_ally_of_each_race_is_paid_even_for_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """No printed lord is so cheap, but a price cannot fall below 0."""
    monkeypatch.setattr(data.LORDS[lord_id("jailer")], "price", 1)
    held = ["crab 4", "shellfish 1", "squid 2"]
    for few in itertools.combinations(held, 2):
        state = table(hands={0: few}, court=["jailer"], free={0: ["treasurer"]}, pearls=poor(2))
        assert "recruit 1" not in options(state)
    state = table(hands={0: held}, court=["jailer"], free={0: ["treasurer"]}, pearls=poor(2))
    do(state, 0, "recruit 1")
    assert state.question().asks(state)["missing"] == 0
    assert price_of(state, 0, lord_id("jailer")) == 0
    do(state, 0, "pay crab_4", "pay shellfish_1", "pay squid_2")
    assert affiliated(state, 0) == ["shellfish_1"]


# -- every payment once ----------------------------------------------------------------


def every_payment(
    held: list[int], pearls: int, price: int, races: int, required: int
) -> set[tuple[int, ...]]:
    """Return the sets of allies that rules 33-35 and E19 allow, by trying all sets."""

    def pays(paid: tuple[int, ...], extra: int) -> bool:
        races_paid = {card // 5 for card in paid}
        value = sum(card % 5 + 1 for card in paid)
        named = required == data.ANY_RACE or required in races_paid
        return len(races_paid) == races and named and value + extra >= price

    found = set()
    for size in range(1, len(held) + 1):
        for picked in set(itertools.combinations(sorted(held), size)):
            if pays(picked, pearls) and not any(
                pays(picked[:i] + picked[i + 1 :], 0) for i in range(size)
            ):
                found.add(picked)
    return found


def payments_offered(state: AbyssState) -> list[tuple[int, ...]]:
    """Return the sets of allies with which a payment can end, once for each path to it."""
    do(state, 0, "recruit 1")
    reached = []
    unfinished = [state]
    while unfinished:
        position = unfinished.pop()
        for code in position.legal_actions():
            paid = tuple(position.paid.cards)
            if GAME.actions.describe(code).kind == "pay":
                paid += (code - act.PAY,)
            twin = position.clone()
            twin.apply(code)
            if type(twin.question()).__name__ == "PayForLord":
                unfinished.append(twin)
            else:
                reached.append(tuple(sorted(paid)))
    return reached


HELPERS = ("treasurer", "diplomat", "recruiter")
AMBASSADORS = ["sage", "elder"]
OTHERS = [name for name in data.LORD_IDS if name not in (*HELPERS, *AMBASSADORS)]


@pytest.mark.rule("abyss:E19", "abyss:E20", "abyss:E21", "abyss:33", "abyss:34", "abyss:35")
@pytest.mark.parametrize("seed", range(90))
def test_payments_card_by_card_reach_each_allowed_set_once(seed: int) -> None:
    chooser = random.Random(seed)
    lord = chooser.choice(AMBASSADORS if seed % 6 == 0 else OTHERS)
    card = data.LORDS[data.lord_id(lord)]
    held = chooser.sample(sorted(data.EXPLORATION_CARDS)[:65], chooser.randint(2, 9))
    helpers = chooser.choice([[], ["treasurer"], ["diplomat"], ["treasurer", "diplomat"]])
    against = chooser.choice([[], ["recruiter"]])
    state = table(
        hands={0: [f"{data.RACE_NAMES[kind // 5]} {kind % 5 + 1}" for kind in held]},
        court=[lord],
        pearls={0: chooser.randint(0, 4)},
        free={0: helpers, 1: against},
    )
    price = card.price - 2 * ("treasurer" in helpers) + 2 * len(against)
    required = data.ANY_RACE if "diplomat" in helpers else card.race
    expected = every_payment(held, state.at[0].pearls, price, card.race_count, required)
    reached = payments_offered(state) if "recruit 1" in options(state) else []
    assert len(reached) == len(set(reached)), "a payment is reached by two paths"
    assert set(reached) == expected
