"""Buying, selling, artefacts and hourglasses: R28 to R39."""

from __future__ import annotations

from typing import Any

import pytest

from tablee.games.smog import data
from tablee.games.smog.state import SmogState
from tests.smog.tables import (
    artefacts,
    begin_turn,
    can,
    coins,
    do,
    ethers,
    face,
    hand,
    hourglass,
    hourglasses,
    listen,
    names_in,
    on_board,
    options,
    owned,
    place,
    put_agents,
    refusal,
    stand,
    table,
)


def at_tile_three(
    options: dict[str, Any] | None = None,
    agents: tuple[str, str, str, str] = ("witch", "dandy", "doctor", "merchant"),
    sovereigns: int = 3,
) -> SmogState:
    """On tile 3, seat 0 at S reads mana 2; W reads titanium 1, N blood 4, E ectoplasm 3."""
    state = table(2, options, agents)
    face(state, 3, "E")
    stand(state, 0, 3)
    coins(state, 0, sovereigns)
    return state


def reads(state: SmogState, seat: int) -> tuple[str, int]:
    at = state.reading(seat)
    return data.ETHER_IDS[state.board.ethers[at]], state.board.prices[at]


@pytest.mark.rule("smog:R28", "smog:R30", "smog:E3", "smog:E4")
def test_x5_a_purchase_in_three_steps() -> None:
    state = at_tile_three()
    bank = state.bank
    assert reads(state, 0) == ("mana", 2)
    do(state, 0, "buy_ether")
    assert state.at[0].sovereigns == 1
    assert state.bank == bank + 2
    assert owned(state, 0)["mana"] == 1
    assert state.actions == 2
    assert hourglasses(state, 3) == "W"  # on the mana, which has turned to W
    assert reads(state, 0) == ("ectoplasm", 3)


@pytest.mark.rule("smog:E3", "smog:E26")
def test_the_order_of_a_purchase_is_payment_hourglass_turn_agent() -> None:
    state = at_tile_three()
    log = listen(state)
    do(state, 0, "buy_ether")
    assert names_in(log) == [
        "bought_ether",
        "hourglass_put",
        "rotated",
        "agent_entered",
        "agent_reached",
    ]


@pytest.mark.rule("smog:R28")
def test_the_price_must_be_paid_in_full() -> None:
    state = at_tile_three(sovereigns=1)
    assert refusal(state, "buy_ether").rule == "smog:R28"


@pytest.mark.rule("smog:R29", "smog:R33", "smog:R37")
def test_an_hourglass_on_the_own_side_stops_every_transaction() -> None:
    state = at_tile_three()
    ethers(state, 0, mana=1)
    hourglass(state, 3, "W")  # an hourglass on another side does not matter
    assert can(state, "buy_ether")
    assert can(state, "sell_ether")
    hourglass(state, 3, "S")
    assert refusal(state, "buy_ether").rule == "smog:R29"
    assert refusal(state, "sell_ether").rule == "smog:R29"
    stand(state, 0, "A")
    coins(state, 0, 9)
    hourglass(state, "A", "S")
    assert refusal(state, "buy_artefact").rule == "smog:R29"


@pytest.mark.rule("smog:R31", "smog:E14")
def test_no_purchase_where_one_has_sold_in_the_turn() -> None:
    state = at_tile_three()
    ethers(state, 0, mana=1)
    do(state, 0, "sell_ether")
    assert reads(state, 0)[0] == "ectoplasm"  # another type does not help
    assert refusal(state, "buy_ether").rule == "smog:R31"
    do(state, 0, "move esplanade", "move 3")  # nor does leaving and coming back
    state.actions = 3
    assert refusal(state, "buy_ether").rule == "smog:R31"
    begin_turn(state, 0)
    assert can(state, "buy_ether")


@pytest.mark.rule("smog:R32", "smog:R34")
def test_a_sale_brings_the_price_then_hourglass_and_turn() -> None:
    state = at_tile_three()
    ethers(state, 0, mana=1)
    bank = state.bank
    do(state, 0, "sell_ether")
    assert state.at[0].sovereigns == 5
    assert state.bank == bank - 2
    assert owned(state, 0)["mana"] == 0
    assert hourglasses(state, 3) == "W"
    assert reads(state, 0) == ("ectoplasm", 3)
    assert state.actions == 2


@pytest.mark.rule("smog:R33", "smog:E67")
def test_only_an_ether_one_owns_is_sold() -> None:
    state = at_tile_three()
    ethers(state, 0, blood=2)
    assert refusal(state, "sell_ether").rule == "smog:R33"


@pytest.mark.rule("smog:R35", "smog:E14")
def test_no_sale_where_one_has_bought_in_the_turn() -> None:
    state = at_tile_three()
    ethers(state, 0, ectoplasm=1)
    do(state, 0, "buy_ether")
    assert reads(state, 0)[0] == "ectoplasm"
    assert refusal(state, "sell_ether").rule == "smog:R35"
    do(state, 0, "end_turn")
    stand(state, 1, 3)  # only the buyer benefits from the lock
    face(state, 3, "E")
    ethers(state, 1, blood=1)
    assert can(state, "sell_ether")


@pytest.mark.rule("smog:E15")
def test_several_purchases_on_a_tile_in_one_turn() -> None:
    state = at_tile_three(sovereigns=9)
    do(state, 0, "buy_ether", "buy_ether")
    assert owned(state, 0) == {"blood": 0, "mana": 1, "ectoplasm": 1, "titanium": 0}
    assert hourglasses(state, 3) == "WN"
    state.actions = 3
    ethers(state, 0, titanium=1)
    sold = at_tile_three()
    ethers(sold, 0, mana=1, ectoplasm=1)
    do(sold, 0, "sell_ether", "sell_ether")
    assert sold.at[0].sovereigns == 3 + 2 + 3


@pytest.mark.rule("smog:R36", "smog:R38")
def test_an_artefact_is_bought_on_its_tile() -> None:
    state = table(2)
    stand(state, 0, "A")
    coins(state, 0, 5)
    do(state, 0, "buy_artefact")
    assert state.at[0].sovereigns == 1  # 4 at S in the start orientation
    lock = data.ARTEFACT_IDS.index("mithril_lock")
    assert state.at[0].artefacts == 1 << lock
    assert state.stacks[lock] == 3
    assert hourglasses(state, "A") == "W"
    assert state.orientation[place("A")] == 1
    assert state.actions == 2


@pytest.mark.rule("smog:R36")
def test_artefacts_are_not_sold_on_ether_tiles_nor_ethers_at_the_tips() -> None:
    state = at_tile_three(sovereigns=9)
    assert refusal(state, "buy_artefact").rule == "smog:R36"
    stand(state, 0, "A")
    assert refusal(state, "buy_ether").rule == "smog:R28"
    assert refusal(state, "sell_ether").rule == "smog:R28"


@pytest.mark.rule("smog:R37")
def test_a_second_artefact_of_a_type_is_not_sold() -> None:
    state = table(2)
    stand(state, 0, "A")
    coins(state, 0, 9)
    artefacts(state, 0, "mithril_lock")
    assert refusal(state, "buy_artefact").rule == "smog:R37"


@pytest.mark.rule("smog:E76")
def test_the_last_card_of_a_stack_is_for_the_one_who_lacks_it() -> None:
    state = table(4)
    for seat in (1, 2, 3):
        artefacts(state, seat, "mithril_lock")
    stand(state, 0, "A")
    coins(state, 0, 9)
    do(state, 0, "buy_artefact")
    assert state.stacks[data.ARTEFACT_IDS.index("mithril_lock")] == 0


@pytest.mark.rule("smog:R39", "smog:E8")
def test_an_hourglass_is_removed_from_any_side_of_the_own_tile() -> None:
    state = at_tile_three()
    hourglass(state, 3, "S")
    hourglass(state, 3, "N")
    supply = state.supply
    assert options(state, "remove_hourglass") == {"remove_hourglass S", "remove_hourglass N"}
    assert refusal(state, "remove_hourglass W").rule == "smog:R39"
    do(state, 0, "remove_hourglass N")
    assert hourglasses(state, 3) == "S"
    assert state.supply == supply + 1
    do(state, 0, "remove_hourglass S")
    assert can(state, "buy_ether")
    assert state.actions == 1


@pytest.mark.rule("smog:E8")
def test_no_hourglass_is_removed_from_the_esplanade_or_from_afar() -> None:
    state = table(2)
    hourglass(state, 1, "S")
    assert not options(state, "remove_hourglass")
    assert refusal(state, "remove_hourglass S").rule == "smog:R39"


@pytest.mark.rule("smog:E6")
def test_without_an_hourglass_left_nothing_is_traded_but_for_the_faerie_gift() -> None:
    state = at_tile_three()
    ethers(state, 0, mana=1)
    hand(state, 0, "faerie_gift")
    state.supply = 0
    assert refusal(state, "buy_ether").rule == "smog:E6"
    assert refusal(state, "sell_ether").rule == "smog:E6"
    stand(state, 0, "A")
    coins(state, 0, 9)
    assert refusal(state, "buy_artefact").rule == "smog:E6"
    assert can(state, "play faerie_gift")


@pytest.mark.rule("smog:E6")
def test_the_last_hourglass_of_the_supply_marks_one_more_transaction() -> None:
    state = at_tile_three()
    coins(state, 0, 9)
    state.supply = 1
    do(state, 0, "buy_ether")
    assert state.supply == 0
    assert refusal(state, "buy_ether").rule == "smog:E6"


@pytest.mark.rule("smog:E6")
def test_with_a_soft_supply_hourglasses_never_run_out() -> None:
    state = at_tile_three({"hourglass_supply_is_hard": False})
    state.supply = 0
    do(state, 0, "buy_ether")
    assert hourglasses(state, 3) == "W"


@pytest.mark.rule("smog:R90", "smog:E85")
def test_the_doctor_stops_trade_on_his_tile_and_nothing_else() -> None:
    state = at_tile_three()
    ethers(state, 0, mana=1)
    hourglass(state, 3, "N")
    put_agents(state, ("doctor", 3))
    assert refusal(state, "buy_ether").rule == "smog:R90"
    assert refusal(state, "sell_ether").rule == "smog:R90"
    do(state, 0, "rotate", "remove_hourglass E")
    assert can(state, "move esplanade")
    stand(state, 0, "A")
    coins(state, 0, 9)
    assert can(state, "buy_artefact")
    put_agents(state, ("doctor", "A"))
    assert refusal(state, "buy_artefact").rule == "smog:R90"


@pytest.mark.rule("smog:R91", "smog:R92", "smog:E16")
@pytest.mark.parametrize(
    "facing, printed, pays", [("N", 1, 1), ("E", 2, 1), ("S", 3, 2), ("W", 4, 3)]
)
def test_x19_the_merchant_takes_one_off_but_leaves_one(
    facing: str, printed: int, pays: int
) -> None:
    state = table(2)
    face(state, 3, facing)
    stand(state, 0, 3)
    coins(state, 0, 4)
    put_agents(state, ("merchant", 3))
    assert reads(state, 0)[1] == printed
    do(state, 0, "buy_ether")
    assert state.at[0].sovereigns == 4 - pays


@pytest.mark.rule("smog:R91")
def test_the_merchant_makes_artefacts_cheaper_too() -> None:
    state = table(2)
    stand(state, 0, "A")
    coins(state, 0, 3)
    put_agents(state, ("merchant", "A"))
    do(state, 0, "buy_artefact")
    assert state.at[0].sovereigns == 0


@pytest.mark.rule("smog:R92", "smog:E69")
def test_x19_a_sale_by_the_merchant_brings_one_more_and_three_for_each_dragons_gift() -> None:
    state = at_tile_three(sovereigns=0)
    ethers(state, 0, mana=1)
    put_agents(state, ("merchant", 3))
    twin = state.clone()
    do(state, 0, "sell_ether")
    assert state.at[0].sovereigns == 3
    twin.at[0].dragons_gifts = 2
    do(twin, 0, "sell_ether")
    assert twin.at[0].sovereigns == 2 + 1 + 6
    assert twin.at[0].dragons_gifts == 0


@pytest.mark.rule("smog:E17", "smog:R87")
def test_between_doctor_and_merchant_the_doctor_prevails() -> None:
    state = at_tile_three()
    ethers(state, 0, mana=1)
    put_agents(state, ("merchant", 3), ("doctor", 3))
    assert refusal(state, "buy_ether").rule == "smog:R90"
    assert refusal(state, "sell_ether").rule == "smog:R90"


@pytest.mark.rule("smog:E22", "smog:R93")
def test_x27_trading_on_the_lost_boys_tile_leaves_it_unturned() -> None:
    state = at_tile_three(agents=("lost_boy", "dandy", "doctor", "merchant"), sovereigns=2)
    put_agents(state, ("lost_boy", 3))
    do(state, 0, "buy_ether")
    assert state.at[0].sovereigns == 0
    assert owned(state, 0)["mana"] == 1
    assert hourglasses(state, 3) == "S"
    assert reads(state, 0) == ("mana", 2)
    coins(state, 0, 9)
    assert refusal(state, "buy_ether").rule == "smog:R29"


@pytest.mark.rule("smog:E22")
def test_with_the_other_reading_the_lost_boy_stops_trade() -> None:
    state = at_tile_three(
        {"lost_boy_blocks_trade": True}, agents=("lost_boy", "dandy", "doctor", "merchant")
    )
    ethers(state, 0, mana=1)
    put_agents(state, ("lost_boy", 3))
    assert refusal(state, "buy_ether").rule == "smog:E22"
    assert refusal(state, "sell_ether").rule == "smog:E22"


@pytest.mark.rule("smog:E64")
def test_a_bank_that_cannot_pay_in_full_pays_what_is_there() -> None:
    state = at_tile_three(sovereigns=3)
    ethers(state, 0, mana=1)
    coins(state, 1, 26)
    assert state.bank == 1
    do(state, 0, "sell_ether")
    assert state.at[0].sovereigns == 4
    assert state.bank == 0


@pytest.mark.rule("smog:E65")
def test_all_thirty_sovereigns_are_always_there_unless_the_bank_is_endless() -> None:
    state = at_tile_three({"bank_is_finite": False}, sovereigns=3)
    ethers(state, 0, mana=1)
    coins(state, 1, 27)
    assert state.bank == 0
    do(state, 0, "sell_ether")
    assert state.at[0].sovereigns == 5
    finite = at_tile_three(sovereigns=3)
    ethers(finite, 0, mana=1)
    do(finite, 0, "sell_ether")
    assert finite.bank + sum(side.sovereigns + side.reserve for side in finite.at) == 30


@pytest.mark.rule("smog:E66")
@pytest.mark.parametrize("most", [9, 4, 5, 6, 7, 8, 10, 12])
def test_no_more_of_an_ether_than_the_track_holds(most: int) -> None:
    state = at_tile_three({"ether_track_max": most})
    ethers(state, 0, mana=most)
    assert refusal(state, "buy_ether").rule == "smog:E66"
    ethers(state, 0, mana=most - 1)
    do(state, 0, "buy_ether")
    assert owned(state, 0)["mana"] == most


@pytest.mark.rule("smog:R77", "smog:R78", "smog:E26", "smog:E27")
def test_x14_the_first_two_transactions_bring_agents_one_and_two() -> None:
    state = table(2)
    coins(state, 0, 9)
    state.actions = 9
    stand(state, 0, 1)
    do(state, 0, "buy_ether")
    assert on_board(state) == {"I": "1"}
    stand(state, 0, "A")
    do(state, 0, "buy_artefact")
    stand(state, 0, 5)
    coins(state, 0, 9)
    do(state, 0, "buy_ether")
    assert on_board(state) == {"I": "1", "II": "A"}


@pytest.mark.rule("smog:E26", "smog:E27")
def test_an_entering_lost_boy_does_not_stop_the_turn_of_his_own_transaction() -> None:
    state = at_tile_three(agents=("lost_boy", "doctor", "dandy", "merchant"))
    do(state, 0, "buy_ether")
    assert state.stands_on(data.LOST_BOY, place(3))
    assert reads(state, 0) == ("ectoplasm", 3)  # it has turned
    assert refusal(state, "rotate").rule == "smog:E23"


@pytest.mark.rule("smog:E55")
def test_both_first_transactions_on_one_tile_bring_both_agents_there() -> None:
    state = at_tile_three(sovereigns=9)
    do(state, 0, "buy_ether", "buy_ether")
    assert on_board(state) == {"I": "3", "II": "3"}


@pytest.mark.rule("smog:E20")
def test_a_faerie_gift_is_a_transaction_that_brings_an_agent() -> None:
    state = at_tile_three()
    hand(state, 0, "faerie_gift")
    do(state, 0, "play faerie_gift")
    assert on_board(state) == {"I": "3"}
