"""Special actions: their requirements, and those that move coins, Ethers and artefacts."""

from __future__ import annotations

import pytest

from tablee.games.smog import data
from tablee.games.smog.state import SmogState
from tests.smog.tables import (
    artefacts,
    can,
    coins,
    do,
    ethers,
    face,
    hand,
    hourglass,
    hourglasses,
    options,
    owned,
    put_agents,
    refusal,
    reserves,
    stand,
    table,
)


@pytest.mark.rule("smog:R48")
@pytest.mark.parametrize(
    "special, needed",
    [
        ("spectral_speed", {"ectoplasm"}),
        ("queens_favour", {"titanium"}),
        ("titans_breath", {"mana"}),
        ("ritual_invocation", {"blood"}),
        ("shifting_gears", {"ectoplasm", "blood"}),
        ("rust", {"titanium", "mana"}),
        ("dragons_gift", {"mana", "blood"}),
        ("wheel_of_chaos", {"titanium", "ectoplasm"}),
        ("channelled_ether", {"mana", "blood", "titanium"}),
        ("alchemical_siphon", {"mana", "titanium", "ectoplasm"}),
        ("steam_lords_decree", {"blood", "ectoplasm", "titanium"}),
        ("faerie_gift", {"mana", "blood", "ectoplasm"}),
    ],
)
def test_a_card_needs_one_of_each_of_its_ethers_and_spends_none(
    special: str, needed: set[str]
) -> None:
    state = table(2)
    stand(state, 0, 5)
    reserves(state, 0, 2)
    ethers(state, 1, blood=1)
    artefacts(state, 1, "mithril_lock")
    put_agents(state, ("merchant", 6))
    hand(state, 0, special)
    assert {name for name, number in owned(state, 0).items() if number} == needed
    before = owned(state, 0)
    for name in needed:
        poorer = state.clone()
        ethers(poorer, 0, **{name: 0})
        assert refusal(poorer, f"play {special}").rule == "smog:R48"
    do(state, 0, f"play {special}")
    assert state.at[0].hand_size() == 0
    assert list(state.discard.cards) == [data.SPECIAL_IDS.index(special)]
    if special != "faerie_gift":
        assert owned(state, 0) == before
    assert state.actions == (5 if special == "spectral_speed" else 3)


@pytest.mark.rule("smog:R48")
def test_a_card_one_does_not_hold_is_not_played() -> None:
    state = table(2)
    ethers(state, 0, titanium=1)
    assert refusal(state, "play queens_favour").rule == "smog:R48"


@pytest.mark.rule("smog:R49", "smog:E39")
def test_spectral_speed_gives_two_actions_even_when_none_is_left() -> None:
    state = table(2)
    stand(state, 0, 5)
    hand(state, 0, "spectral_speed")
    do(state, 0, "rotate", "rotate", "rotate", "play spectral_speed")
    assert state.actions == 2
    do(state, 0, "rotate", "end_turn")  # the other lapses
    assert state.actions == 3
    assert state.to_move() == 1


@pytest.mark.rule("smog:R50")
def test_queens_favour_gives_two_sovereigns_of_the_bank() -> None:
    state = table(2)
    hand(state, 0, "queens_favour")
    bank = state.bank
    do(state, 0, "play queens_favour")
    assert state.at[0].sovereigns == 4
    assert state.bank == bank - 2


@pytest.mark.rule("smog:E72")
def test_queens_favour_needs_a_bank_that_is_not_empty() -> None:
    state = table(2)
    hand(state, 0, "queens_favour")
    coins(state, 1, 27)
    do(state, 0, "play queens_favour")  # one is left: it is paid
    assert state.at[0].sovereigns == 3
    hand(state, 0, "queens_favour")
    assert refusal(state, "play queens_favour").rule == "smog:E90"
    endless = table(2, {"bank_is_finite": False})
    hand(endless, 0, "queens_favour")
    coins(endless, 1, 28)
    do(endless, 0, "play queens_favour")
    assert endless.at[0].sovereigns == 4


@pytest.mark.rule("smog:R54")
def test_rust_empties_an_opponents_reserve_into_the_bank() -> None:
    state = table(3)
    hand(state, 0, "rust")
    reserves(state, 3, 0, 4)
    bank = state.bank
    do(state, 0, "play rust")
    assert options(state) == {"target 2"}
    do(state, 0, "target 2")
    assert [side.reserve for side in state.at] == [3, 0, 0]
    assert state.bank == bank + 4


@pytest.mark.rule("smog:R55", "smog:E21")
def test_dragons_gift_adds_three_to_the_next_sale_in_whatever_turn() -> None:
    state = table(2)
    hand(state, 0, "dragons_gift")
    do(state, 0, "play dragons_gift", "end_turn")
    do(state, 1, "end_turn")
    assert state.at[0].dragons_gifts == 1
    face(state, 1, "S")
    stand(state, 0, 1)  # mana 3
    held = state.at[0].sovereigns
    do(state, 0, "sell_ether")
    assert state.at[0].sovereigns == held + 6
    assert state.at[0].dragons_gifts == 0


@pytest.mark.rule("smog:E21")
def test_two_dragons_gifts_serve_the_same_sale_and_add_to_the_merchant() -> None:
    state = table(2)
    hand(state, 0, "dragons_gift", "dragons_gift")
    stand(state, 0, 1)
    put_agents(state, ("merchant", 1))
    do(state, 0, "play dragons_gift", "play dragons_gift", "sell_ether")
    assert state.at[0].sovereigns == 2 + 3 + 1 + 6


@pytest.mark.rule("smog:E21")
def test_with_the_other_reading_a_dragons_gift_lapses_with_the_turn() -> None:
    state = table(2, {"dragons_gift_this_turn_only": True})
    hand(state, 0, "dragons_gift")
    do(state, 0, "play dragons_gift", "end_turn")
    assert state.at[0].dragons_gifts == 0


@pytest.mark.rule("smog:R57", "smog:E74")
def test_channelled_ether_takes_a_chosen_ether_the_victim_owns() -> None:
    state = table(3)
    hand(state, 0, "channelled_ether")
    ethers(state, 2, ectoplasm=2, mana=1)
    do(state, 0, "play channelled_ether")
    assert options(state) == {"target 2"}
    do(state, 0, "target 2")
    assert options(state) == {"ether mana", "ether ectoplasm"}
    assert refusal(state, "ether blood").rule == "smog:E74"
    do(state, 0, "ether ectoplasm")
    assert owned(state, 0)["ectoplasm"] == 1
    assert owned(state, 2)["ectoplasm"] == 1


@pytest.mark.rule("smog:E66", "smog:E74")
def test_a_full_track_takes_no_stolen_ether() -> None:
    state = table(2, {"ether_track_max": 4})
    hand(state, 0, "channelled_ether")
    ethers(state, 0, mana=4)
    ethers(state, 1, mana=1)
    assert refusal(state, "play channelled_ether").rule == "smog:E72"
    ethers(state, 1, blood=1)
    do(state, 0, "play channelled_ether", "target 1")
    assert refusal(state, "ether mana").rule == "smog:E66"


@pytest.mark.rule("smog:R58", "smog:E75")
def test_alchemical_siphon_takes_one_of_each_opponent_who_has_one() -> None:
    state = table(4)
    hand(state, 0, "alchemical_siphon")
    coins(state, 2, 0)
    reserves(state, 0, 0, 3, 0)
    do(state, 0, "play alchemical_siphon")
    assert [side.sovereigns for side in state.at] == [4, 1, 0, 1]
    assert state.at[2].reserve == 3


@pytest.mark.rule("smog:R59")
def test_x20_the_decree_never_takes_a_type_already_owned() -> None:
    state = table(2)
    hand(state, 0, "steam_lords_decree")
    artefacts(state, 0, "atlantean_key")
    artefacts(state, 1, "atlantean_key", "mithril_lock")
    do(state, 0, "play steam_lords_decree", "target 1")
    assert options(state) == {"artefact mithril_lock"}
    assert refusal(state, "artefact atlantean_key").rule == "smog:R59"
    assert refusal(state, "artefact spectral_chain").rule == "smog:R59"
    do(state, 0, "artefact mithril_lock")
    lock = 1 << data.ARTEFACT_IDS.index("mithril_lock")
    assert state.at[0].artefacts & lock
    assert not state.at[1].artefacts & lock


@pytest.mark.rule("smog:E76")
def test_the_victim_of_the_decree_may_buy_the_artefact_again() -> None:
    state = table(2)
    hand(state, 0, "steam_lords_decree")
    artefacts(state, 1, "mithril_lock")
    do(state, 0, "play steam_lords_decree", "target 1", "artefact mithril_lock", "end_turn")
    stand(state, 1, "A")
    coins(state, 1, 6)
    do(state, 1, "buy_artefact")
    assert state.stacks[data.ARTEFACT_IDS.index("mithril_lock")] == 2


@pytest.mark.rule("smog:R60", "smog:E19")
def test_faerie_gift_gives_what_the_own_side_offers() -> None:
    state = table(2)
    hand(state, 0, "faerie_gift")
    coins(state, 0, 0)
    stand(state, 0, 1)
    before = list(state.orientation)
    do(state, 0, "play faerie_gift")
    assert owned(state, 0)["mana"] == 2
    assert state.actions == 3
    assert state.at[0].sovereigns == 0
    assert list(state.orientation) == before
    assert hourglasses(state, 1) == ""
    assert refusal(state, "sell_ether").rule == "smog:R35"  # it counts as bought here


@pytest.mark.rule("smog:R60")
def test_faerie_gift_gives_an_artefact_too() -> None:
    state = table(2)
    hand(state, 0, "faerie_gift")
    stand(state, 0, "D")
    do(state, 0, "play faerie_gift")
    assert state.at[0].artefacts == 1 << data.ARTEFACT_IDS.index("spectral_chain")
    assert state.at[0].sovereigns == 2


@pytest.mark.rule("smog:E19")
def test_the_other_limits_of_a_purchase_hold_for_the_gift() -> None:
    state = table(2)
    hand(state, 0, "faerie_gift")
    assert refusal(state, "play faerie_gift").rule == "smog:R28"  # the Esplanade
    stand(state, 0, 1)
    hourglass(state, 1, "S")
    assert refusal(state, "play faerie_gift").rule == "smog:R29"
    stand(state, 0, "A")
    artefacts(state, 0, "mithril_lock")
    assert refusal(state, "play faerie_gift").rule == "smog:R37"
    sold = table(2)
    hand(sold, 0, "faerie_gift")
    ethers(sold, 0, mana=2)
    stand(sold, 0, 1)
    do(sold, 0, "sell_ether")
    assert refusal(sold, "play faerie_gift").rule == "smog:R31"


@pytest.mark.rule("smog:E19")
def test_with_the_other_reading_the_gift_ignores_hourglasses() -> None:
    state = table(2, {"faerie_gift_ignores_hourglass": True})
    hand(state, 0, "faerie_gift")
    stand(state, 0, 1)
    hourglass(state, 1, "S")
    do(state, 0, "play faerie_gift")
    assert owned(state, 0)["mana"] == 2


@pytest.mark.rule("smog:E18", "smog:R87")
def test_x15_the_doctor_prevails_over_the_faerie_gift() -> None:
    state = table(2)
    hand(state, 0, "faerie_gift")
    stand(state, 0, 1)
    put_agents(state, ("doctor", 1))
    assert refusal(state, "play faerie_gift").rule == "smog:R90"


@pytest.mark.rule("smog:E89")
def test_with_the_merchant_the_gift_is_free_all_the_same() -> None:
    state = table(2)
    hand(state, 0, "faerie_gift")
    stand(state, 0, 1)
    put_agents(state, ("merchant", 1))
    do(state, 0, "play faerie_gift")
    assert state.at[0].sovereigns == 2


@pytest.mark.rule("smog:E68")
def test_an_ether_lost_after_play_does_not_undo_a_card() -> None:
    state = table(2)
    hand(state, 0, "dragons_gift")
    ethers(state, 0, mana=1, blood=1)
    stand(state, 0, 1)
    do(state, 0, "play dragons_gift")
    ethers(state, 0, blood=0)
    do(state, 0, "sell_ether")  # sells the mana the card needed
    assert state.at[0].sovereigns == 2 + 3 + 3


@pytest.mark.rule("smog:E72")
@pytest.mark.parametrize(
    "special",
    ["rust", "channelled_ether", "alchemical_siphon", "steam_lords_decree", "ritual_invocation"],
)
def test_a_card_without_effect_cannot_be_played(special: str) -> None:
    state = table(3)
    hand(state, 0, special)
    for seat in (1, 2):
        coins(state, seat, 0)
    assert refusal(state, f"play {special}").rule in ("smog:E72", "smog:E32")


@pytest.mark.rule("smog:E72")
def test_some_cards_always_have_an_effect() -> None:
    state = table(2)
    hand(state, 0, "dragons_gift", "spectral_speed", "titans_breath", "shifting_gears")
    for special in ("dragons_gift", "spectral_speed", "titans_breath", "shifting_gears"):
        assert can(state, f"play {special}")


def possessions(state: SmogState) -> list[tuple[int, int, int, list[int]]]:
    return [(side.sovereigns, side.reserve, side.artefacts, list(side.ethers)) for side in state.at]


@pytest.mark.rule("smog:E72")
@pytest.mark.parametrize(
    "special",
    ["rust", "channelled_ether", "alchemical_siphon", "steam_lords_decree", "ritual_invocation"],
)
def test_with_the_other_reading_a_card_may_be_played_for_nothing(special: str) -> None:
    state = table(3, {"card_without_effect": "allowed"})
    hand(state, 0, special)
    for seat in (1, 2):
        coins(state, seat, 0)
    before = possessions(state)
    do(state, 0, f"play {special}")
    assert state.at[0].hand_size() == 0
    assert list(state.discard.cards) == [data.SPECIAL_IDS.index(special)]
    assert possessions(state) == before
    assert type(state.question()).__name__ == "TakeTurn"
    assert state.actions == 3


@pytest.mark.rule("smog:E72", "smog:E90")
def test_with_the_other_reading_an_empty_bank_does_not_keep_a_card_in_hand() -> None:
    state = table(2, {"card_without_effect": "allowed"})
    hand(state, 0, "queens_favour")
    coins(state, 1, 28)
    do(state, 0, "play queens_favour")
    assert state.at[0].sovereigns == 2


@pytest.mark.rule("smog:E72", "smog:E18", "smog:E24")
def test_what_an_agent_forbids_stays_forbidden_with_either_reading() -> None:
    """The Doctor forbids the purchase and the Lost Boy the turn; that is not "without effect"."""
    for reading in ("refused", "allowed"):
        agents = ("doctor", "lost_boy", "dandy", "merchant")
        state = table(2, {"card_without_effect": reading}, agents=agents)
        hand(state, 0, "faerie_gift", "wheel_of_chaos")
        stand(state, 0, 3)
        put_agents(state, ("doctor", 3), ("lost_boy", 5))
        assert refusal(state, "play faerie_gift").rule == "smog:R90"
        assert refusal(state, "play wheel_of_chaos").rule == "smog:E24"
