"""Special actions: R48 to R60, one by one, and their rulings."""

from __future__ import annotations

import pytest

from tablee.games.smog import data
from tests.smog.tables import (
    ALL_FOUR,
    artefacts,
    begin_turn,
    can,
    coins,
    do,
    edge,
    end_round,
    ethers,
    face,
    hand,
    hourglass,
    hourglasses,
    on_board,
    options,
    owned,
    place,
    put_agents,
    refused,
    reserves,
    slots,
    stand,
    table,
)

WITH_LOST_BOY = ("lost_boy", "dandy", "doctor", "merchant")


def after_two_answers(state):
    """Yield the table after every two answers seat 0 can give."""
    for first in options(state):
        twin = state.clone()
        do(twin, 0, first)
        for second in options(twin):
            last = twin.clone()
            do(last, 0, second)
            yield last


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
def test_a_card_needs_one_of_each_of_its_ethers_and_spends_none(special, needed):
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
        assert refused(poorer, f"play {special}") == "smog:R48"
    do(state, 0, f"play {special}")
    assert state.at[0].hand_size() == 0
    assert list(state.discard.cards) == [data.SPECIAL_IDS.index(special)]
    if special != "faerie_gift":
        assert owned(state, 0) == before
    assert state.actions == (5 if special == "spectral_speed" else 3)


@pytest.mark.rule("smog:R48")
def test_a_card_one_does_not_hold_is_not_played():
    state = table(2)
    ethers(state, 0, titanium=1)
    assert refused(state, "play queens_favour") == "smog:R48"


@pytest.mark.rule("smog:R49", "smog:E39")
def test_spectral_speed_gives_two_actions_even_when_none_is_left():
    state = table(2)
    stand(state, 0, 5)
    hand(state, 0, "spectral_speed")
    do(state, 0, "rotate", "rotate", "rotate", "play spectral_speed")
    assert state.actions == 2
    do(state, 0, "rotate", "end_turn")  # the other lapses
    assert state.actions == 3
    assert state.to_move() == 1


@pytest.mark.rule("smog:R50")
def test_queens_favour_gives_two_sovereigns_of_the_bank():
    state = table(2)
    hand(state, 0, "queens_favour")
    bank = state.bank
    do(state, 0, "play queens_favour")
    assert state.at[0].sovereigns == 4
    assert state.bank == bank - 2


@pytest.mark.rule("smog:E72")
def test_queens_favour_needs_a_bank_that_is_not_empty():
    state = table(2)
    hand(state, 0, "queens_favour")
    coins(state, 1, 27)
    do(state, 0, "play queens_favour")  # one is left: it is paid
    assert state.at[0].sovereigns == 3
    hand(state, 0, "queens_favour")
    assert refused(state, "play queens_favour") == "smog:E90"
    endless = table(2, {"bank_is_finite": False})
    hand(endless, 0, "queens_favour")
    coins(endless, 1, 28)
    do(endless, 0, "play queens_favour")
    assert endless.at[0].sovereigns == 4


@pytest.mark.rule("smog:R51", "smog:E73", "smog:E12")
def test_titans_breath_puts_an_opponent_anywhere_without_toll():
    state = table(3)
    hand(state, 0, "titans_breath")
    stand(state, 2, 5)
    put_agents(state, ("witch", "A"))
    do(state, 0, "play titans_breath")
    assert options(state) == {"target 1", "target 2"}
    do(state, 0, "target 2")
    assert len(options(state)) == 12
    assert "place 5" not in options(state)
    assert "place esplanade" in options(state)
    assert refused(state, "place 5") == "smog:E73"
    do(state, 0, "place A")
    assert state.at[2].place == place("A")
    assert state.at[2].sovereigns == 2
    begin_turn(state, 2)  # the agent there acts at the next turn start
    assert state.actions == 2


@pytest.mark.rule("smog:R52", "smog:E32")
def test_ritual_invocation_trades_an_agent_on_a_tile_for_one_that_waits():
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation")
    assert options(state) == {"agent witch", "agent dandy"}
    assert refused(state, "agent doctor") == "smog:E32"
    do(state, 0, "agent witch")
    assert options(state) == {"agent dandy", "agent doctor", "agent merchant"}
    assert refused(state, "agent lost_boy") == "smog:E32"  # out of the game
    do(state, 0, "agent merchant")
    assert slots(state) == ["merchant", "dandy", "doctor", "witch"]
    assert state.stands_on(data.MERCHANT, place(3))
    assert not state.on_board(data.WITCH)


@pytest.mark.rule("smog:E32")
def test_two_agents_on_tiles_trade_their_tiles():
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation", "agent witch", "agent dandy")
    assert state.stands_on(data.DANDY, place(3))
    assert state.stands_on(data.WITCH, place(6))


@pytest.mark.rule("smog:E32")
def test_each_exchange_is_found_once():
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation")
    results = [tuple(slots(last)) for last in after_two_answers(state)]
    assert len(results) == len(set(results)) == 5


@pytest.mark.rule("smog:R52", "smog:E33")
def test_x21_ritual_invocation_before_the_witch_acts():
    state = table(2, agents=("witch", "dandy", "merchant", "doctor"))
    put_agents(state, ("witch", 5), ("dandy", 6))
    stand(state, 0, 5)
    hand(state, 0, "ritual_invocation")
    begin_turn(state, 0)
    assert type(state.question()).__name__ == "InvokeFirst"
    do(state, 0, "play ritual_invocation", "agent witch", "agent merchant")
    assert slots(state) == ["merchant", "dandy", "witch", "doctor"]
    assert state.actions == 3


@pytest.mark.rule("smog:E33")
def test_only_ritual_invocation_is_played_before_the_agents_act():
    state = table(2)
    put_agents(state, ("witch", 6))
    hand(state, 0, "ritual_invocation", "ritual_invocation", "queens_favour")
    begin_turn(state, 0)  # nobody shares a tile with the agent
    assert options(state) == {"pass", "play ritual_invocation"}
    assert refused(state, "play queens_favour") == "smog:E33"
    do(state, 0, "play ritual_invocation", "agent witch", "agent doctor")
    assert options(state) == {"pass", "play ritual_invocation"}  # several copies
    do(state, 0, "play ritual_invocation", "agent doctor", "agent dandy")
    assert options(state) == {"pass"}
    do(state, 0, "pass")
    assert can(state, "play queens_favour")


@pytest.mark.rule("smog:E33", "smog:E81")
def test_the_question_before_the_agents_act_does_not_tell_who_holds_the_card():
    for card in ("ritual_invocation", "rust"):
        state = table(2)
        put_agents(state, ("witch", 6))
        hand(state, 0, card)
        ethers(state, 0, blood=1)
        begin_turn(state, 0)
        assert type(state.question()).__name__ == "InvokeFirst"
    nobody = table(2)
    put_agents(nobody, ("witch", 6))
    ethers(nobody, 0, blood=1)
    begin_turn(nobody, 0)  # an empty hand is seen by all
    assert type(nobody.question()).__name__ == "TakeTurn"


@pytest.mark.rule("smog:E34")
def test_a_swap_after_the_start_changes_no_number_of_actions():
    state = table(2)
    put_agents(state, ("witch", 5))
    stand(state, 0, 5)
    begin_turn(state, 0)
    hand(state, 0, "ritual_invocation")
    assert state.actions == 2
    do(state, 0, "play ritual_invocation", "agent witch", "agent doctor")
    assert state.actions == 2  # none is given back
    assert refused(state, "buy_ether") == "smog:R90"  # the Doctor acts at once
    other = table(2)
    put_agents(other, ("doctor", 5))
    stand(other, 0, 5)
    hand(other, 0, "ritual_invocation")
    do(other, 0, "play ritual_invocation", "agent doctor", "agent witch")
    assert other.actions == 3
    assert can(other, "buy_ether")


@pytest.mark.rule("smog:E35")
def test_age_belongs_to_the_slot():
    state = table(2)
    put_agents(state, ("witch", 3), ("dandy", 6))
    hand(state, 0, "ritual_invocation")
    do(state, 0, "play ritual_invocation", "agent witch", "agent merchant")
    assert on_board(state) == {"I": "3", "II": "6"}
    reserves(state, 1, 0)
    do(state, 0, "end_turn")
    do(state, 1, "end_turn")
    assert on_board(state) == {"II": "6", "III": "3"}  # the Merchant left as the oldest
    assert not state.on_board(data.MERCHANT)


@pytest.mark.rule("smog:R53", "smog:E78")
def test_shifting_gears_turns_two_different_tiles():
    state = table(2)
    hand(state, 0, "shifting_gears")
    do(state, 0, "play shifting_gears")
    assert "turn_clockwise D" not in options(state)  # a second one must follow
    do(state, 0, "turn_clockwise 1")
    assert refused(state, "turn_clockwise 1") == "smog:E78"
    do(state, 0, "turn_anticlockwise D")
    assert state.orientation[place(1)] == edge("W")
    assert state.orientation[place("D")] == edge("N")
    assert state.actions == 3
    assert state.at[0].hand_size() == 0


@pytest.mark.rule("smog:R53", "smog:E23")
def test_shifting_gears_passes_the_lost_boy_by():
    state = table(2, agents=WITH_LOST_BOY)
    put_agents(state, ("lost_boy", "D"))
    hand(state, 0, "shifting_gears")
    do(state, 0, "play shifting_gears")
    assert "turn_clockwise C" not in options(state)
    assert "turn_clockwise B" in options(state)
    do(state, 0, "turn_clockwise B")
    assert options(state) == {"turn_clockwise C", "turn_anticlockwise C"}
    assert refused(state, "turn_clockwise D") == "smog:E23"


@pytest.mark.rule("smog:E78")
def test_every_pair_of_turns_is_found_once():
    state = table(2)
    hand(state, 0, "shifting_gears")
    do(state, 0, "play shifting_gears")
    results = [tuple(last.orientation) for last in after_two_answers(state)]
    assert len(results) == len(set(results)) == 12 * 11 // 2 * 4


@pytest.mark.rule("smog:R54")
def test_rust_empties_an_opponents_reserve_into_the_bank():
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
def test_dragons_gift_adds_three_to_the_next_sale_in_whatever_turn():
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
def test_two_dragons_gifts_serve_the_same_sale_and_add_to_the_merchant():
    state = table(2)
    hand(state, 0, "dragons_gift", "dragons_gift")
    stand(state, 0, 1)
    put_agents(state, ("merchant", 1))
    do(state, 0, "play dragons_gift", "play dragons_gift", "sell_ether")
    assert state.at[0].sovereigns == 2 + 3 + 1 + 6


@pytest.mark.rule("smog:E21")
def test_with_the_other_reading_a_dragons_gift_lapses_with_the_turn():
    state = table(2, {"dragons_gift_this_turn_only": True})
    hand(state, 0, "dragons_gift")
    do(state, 0, "play dragons_gift", "end_turn")
    assert state.at[0].dragons_gifts == 0


@pytest.mark.rule("smog:R56", "smog:E28", "smog:E29", "smog:E30", "smog:E31")
def test_x25_wheel_of_chaos_clockwise():
    state = table(4)
    state.at[0].portal = data.PORTAL_IDS.index("far_right")
    assert state.board.positions[state.portal_place(0)] == (1, 1)
    hand(state, 0, "wheel_of_chaos")
    hourglass(state, 5, "S")
    favour_before = (state.first, state.favoured)
    held = [owned(state, seat) for seat in range(4)]
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")
    assert [data.EDGE_IDS[side.edge] for side in state.at] == ["E", "S", "W", "N"]
    assert state.board.positions[state.portal_place(0)] == (-1, 1)
    assert data.ETHER_IDS[state.expertise(0)] == "ectoplasm"
    assert (state.first, state.favoured) == favour_before
    assert [owned(state, seat) for seat in range(4)] == held
    assert hourglasses(state, 5) == "S"  # in the board's frame nothing else moves
    do(state, 0, "end_turn")
    assert state.to_move() == 1


@pytest.mark.rule("smog:R56", "smog:E28")
def test_wheel_of_chaos_anticlockwise_changes_what_everybody_reads():
    state = table(2)
    hand(state, 0, "wheel_of_chaos")
    stand(state, 0, 1)
    assert state.board.prices[state.reading(0)] == 3
    do(state, 0, "play wheel_of_chaos", "turn_board anticlockwise")
    assert [data.EDGE_IDS[side.edge] for side in state.at] == ["W", "E"]
    assert state.board.prices[state.reading(0)] == 2


@pytest.mark.rule("smog:E30")
def test_after_the_wheel_the_expertise_of_the_new_edge_breaks_ties():
    state = table(2)
    hand(state, 0, "wheel_of_chaos")
    ethers(state, 0, blood=0, mana=0, ectoplasm=3, titanium=1)
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")  # 0 faces E now: ectoplasm
    reserves(state, 1, 1)
    ethers(state, 1, mana=2)
    end_round(state)
    assert state.favoured == 0


@pytest.mark.rule("smog:E31")
def test_the_wheel_may_bring_the_portal_under_the_lost_boy():
    state = table(2, agents=WITH_LOST_BOY)
    state.at[0].portal = data.PORTAL_IDS.index("far_right")
    ethers(state, 0, blood=1, mana=1, ectoplasm=1, titanium=1)
    artefacts(state, 0, *ALL_FOUR)
    put_agents(state, ("lost_boy", 6))
    stand(state, 0, 6)
    assert refused(state, "leave") == "smog:R45"
    hand(state, 0, "wheel_of_chaos")
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")
    assert refused(state, "leave") == "smog:E25"


@pytest.mark.rule("smog:E24")
def test_the_wheel_turns_under_the_lost_boy_unless_the_table_forbids_it():
    for forbidden in (False, True):
        state = table(2, {"lost_boy_blocks_wheel": forbidden}, agents=WITH_LOST_BOY)
        hand(state, 0, "wheel_of_chaos")
        assert can(state, "play wheel_of_chaos")  # he waits on his card
        put_agents(state, ("lost_boy", 5))
        assert can(state, "play wheel_of_chaos") != forbidden
        if forbidden:
            assert refused(state, "play wheel_of_chaos") == "smog:E24"


@pytest.mark.rule("smog:E93")
def test_the_lock_of_a_tile_outlasts_turns_and_the_wheel():
    state = table(2)
    hand(state, 0, "wheel_of_chaos")
    ethers(state, 0, blood=1, mana=1)
    coins(state, 0, 9)
    stand(state, 0, 1)
    do(state, 0, "buy_ether", "rotate")
    assert refused(state, "sell_ether") == "smog:R35"
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")
    assert refused(state, "sell_ether") == "smog:R35"


@pytest.mark.rule("smog:R57", "smog:E74")
def test_channelled_ether_takes_a_chosen_ether_the_victim_owns():
    state = table(3)
    hand(state, 0, "channelled_ether")
    ethers(state, 2, ectoplasm=2, mana=1)
    do(state, 0, "play channelled_ether")
    assert options(state) == {"target 2"}
    do(state, 0, "target 2")
    assert options(state) == {"ether mana", "ether ectoplasm"}
    assert refused(state, "ether blood") == "smog:E74"
    do(state, 0, "ether ectoplasm")
    assert owned(state, 0)["ectoplasm"] == 1
    assert owned(state, 2)["ectoplasm"] == 1


@pytest.mark.rule("smog:E66", "smog:E74")
def test_a_full_track_takes_no_stolen_ether():
    state = table(2, {"ether_track_max": 4})
    hand(state, 0, "channelled_ether")
    ethers(state, 0, mana=4)
    ethers(state, 1, mana=1)
    assert refused(state, "play channelled_ether") == "smog:E72"
    ethers(state, 1, blood=1)
    do(state, 0, "play channelled_ether", "target 1")
    assert refused(state, "ether mana") == "smog:E66"


@pytest.mark.rule("smog:R58", "smog:E75")
def test_alchemical_siphon_takes_one_of_each_opponent_who_has_one():
    state = table(4)
    hand(state, 0, "alchemical_siphon")
    coins(state, 2, 0)
    reserves(state, 0, 0, 3, 0)
    do(state, 0, "play alchemical_siphon")
    assert [side.sovereigns for side in state.at] == [4, 1, 0, 1]
    assert state.at[2].reserve == 3


@pytest.mark.rule("smog:R59")
def test_x20_the_decree_never_takes_a_type_already_owned():
    state = table(2)
    hand(state, 0, "steam_lords_decree")
    artefacts(state, 0, "atlantean_key")
    artefacts(state, 1, "atlantean_key", "mithril_lock")
    do(state, 0, "play steam_lords_decree", "target 1")
    assert options(state) == {"artefact mithril_lock"}
    assert refused(state, "artefact atlantean_key") == "smog:R59"
    assert refused(state, "artefact spectral_chain") == "smog:R59"
    do(state, 0, "artefact mithril_lock")
    lock = 1 << data.ARTEFACT_IDS.index("mithril_lock")
    assert state.at[0].artefacts & lock
    assert not state.at[1].artefacts & lock


@pytest.mark.rule("smog:E76")
def test_the_victim_of_the_decree_may_buy_the_artefact_again():
    state = table(2)
    hand(state, 0, "steam_lords_decree")
    artefacts(state, 1, "mithril_lock")
    do(state, 0, "play steam_lords_decree", "target 1", "artefact mithril_lock", "end_turn")
    stand(state, 1, "A")
    coins(state, 1, 6)
    do(state, 1, "buy_artefact")
    assert state.stacks[data.ARTEFACT_IDS.index("mithril_lock")] == 2


@pytest.mark.rule("smog:R60", "smog:E19")
def test_faerie_gift_gives_what_the_own_side_offers():
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
    assert refused(state, "sell_ether") == "smog:R35"  # it counts as bought here


@pytest.mark.rule("smog:R60")
def test_faerie_gift_gives_an_artefact_too():
    state = table(2)
    hand(state, 0, "faerie_gift")
    stand(state, 0, "D")
    do(state, 0, "play faerie_gift")
    assert state.at[0].artefacts == 1 << data.ARTEFACT_IDS.index("spectral_chain")
    assert state.at[0].sovereigns == 2


@pytest.mark.rule("smog:E19")
def test_the_other_limits_of_a_purchase_hold_for_the_gift():
    state = table(2)
    hand(state, 0, "faerie_gift")
    assert refused(state, "play faerie_gift") == "smog:R28"  # the Esplanade
    stand(state, 0, 1)
    hourglass(state, 1, "S")
    assert refused(state, "play faerie_gift") == "smog:R29"
    stand(state, 0, "A")
    artefacts(state, 0, "mithril_lock")
    assert refused(state, "play faerie_gift") == "smog:R37"
    sold = table(2)
    hand(sold, 0, "faerie_gift")
    ethers(sold, 0, mana=2)
    stand(sold, 0, 1)
    do(sold, 0, "sell_ether")
    assert refused(sold, "play faerie_gift") == "smog:R31"


@pytest.mark.rule("smog:E19")
def test_with_the_other_reading_the_gift_ignores_hourglasses():
    state = table(2, {"faerie_gift_ignores_hourglass": True})
    hand(state, 0, "faerie_gift")
    stand(state, 0, 1)
    hourglass(state, 1, "S")
    do(state, 0, "play faerie_gift")
    assert owned(state, 0)["mana"] == 2


@pytest.mark.rule("smog:E18", "smog:R87")
def test_x15_the_doctor_prevails_over_the_faerie_gift():
    state = table(2)
    hand(state, 0, "faerie_gift")
    stand(state, 0, 1)
    put_agents(state, ("doctor", 1))
    assert refused(state, "play faerie_gift") == "smog:R90"


@pytest.mark.rule("smog:E89")
def test_with_the_merchant_the_gift_is_free_all_the_same():
    state = table(2)
    hand(state, 0, "faerie_gift")
    stand(state, 0, 1)
    put_agents(state, ("merchant", 1))
    do(state, 0, "play faerie_gift")
    assert state.at[0].sovereigns == 2


@pytest.mark.rule("smog:E68")
def test_an_ether_lost_after_play_does_not_undo_a_card():
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
def test_a_card_without_effect_cannot_be_played(special):
    state = table(3)
    hand(state, 0, special)
    for seat in (1, 2):
        coins(state, seat, 0)
    assert refused(state, f"play {special}") in ("smog:E72", "smog:E32")


@pytest.mark.rule("smog:E72")
def test_some_cards_always_have_an_effect():
    state = table(2)
    hand(state, 0, "dragons_gift", "spectral_speed", "titans_breath", "shifting_gears")
    for special in ("dragons_gift", "spectral_speed", "titans_breath", "shifting_gears"):
        assert can(state, f"play {special}")
