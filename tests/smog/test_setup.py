"""Components, setup and how tiles are read: R1 to R16, R98, R99."""

from __future__ import annotations

import tomllib
from collections import Counter

import pytest

from tablee.games.smog import data
from tablee.games.smog.board.layout import default_board, quarter_turned
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.pieces import pieces
from tests.smog.tables import (
    begin_turn,
    can,
    do,
    edge,
    face,
    hourglass,
    hourglasses,
    options,
    owned,
    place,
    refusal,
    stand,
    table,
)

BOARD = default_board()


def reads(state: SmogState, seat: int, tile: int) -> tuple[str, int]:
    """Return what a seat reads on a tile."""
    here = place(tile)
    at = here * 4 + state.side_facing(here, state.at[seat].edge)
    return data.ETHER_IDS[BOARD.ethers[at]], BOARD.prices[at]


def set_up(seats: int, seed: int = 0, choices: dict[str, str] | None = None) -> SmogState:
    """Return a game after gentlemen are chosen, before the hourglasses."""
    state = GAME.new_game(seats, seed, choices)
    while state.first < 0:
        state.apply(state.legal_actions()[0])
    return state


def played_in(seats: int, seed: int = 0) -> SmogState:
    """Return a game at the first turn."""
    state = set_up(seats, seed)
    while state.round == 0:
        state.apply(state.legal_actions()[0])
    return state


@pytest.mark.rule("smog:R1")
def test_the_board_is_a_diamond_of_thirteen_places() -> None:
    assert len(BOARD.positions) == 13
    assert all(abs(x) + abs(y) <= 2 for x, y in BOARD.positions)
    assert BOARD.positions[0] == (0, 0)
    tips = [BOARD.positions[p] for p in range(13) if BOARD.artefacts[p] >= 0]
    assert sorted(tips) == [(-2, 0), (0, -2), (0, 2), (2, 0)]
    assert sum(BOARD.ethers[p * 4] >= 0 for p in range(13)) == 8


@pytest.mark.rule("smog:R2")
def test_the_box_holds_what_the_rulebook_lists() -> None:
    state = played_in(4)
    specials, artefacts = pieces(state)  # asserts 30 Sovereigns and 30 hourglasses too
    assert specials == Counter(dict.fromkeys(range(12), 2))
    assert artefacts == [4, 4, 4, 4]
    assert len(data.AGENT_IDS) == 6
    assert len(data.CHARACTER_IDS) == 4
    assert len(BOARD.needs) == 13 * 4
    assert [bin(BOARD.portal_sets[s]).count("1") for s in range(3)] == [8, 8, 8]


@pytest.mark.rule("smog:R2")
def test_the_constants_are_those_of_the_facts() -> None:
    facts = tomllib.loads((data.FACTS / "board.toml").read_text("utf-8"))["constants"]
    assert facts["sovereigns_total"] == data.SOVEREIGNS
    assert facts["hourglasses_total"] == data.HOURGLASSES
    assert facts["start_sovereigns"] == data.START_SOVEREIGNS
    assert facts["start_expertise_ether"] == data.START_EXPERTISE
    assert facts["setup_hourglasses_per_player"] == data.SETUP_HOURGLASSES
    assert facts["actions_per_turn"] == data.ACTIONS
    assert facts["favour_reserve_limit"] == data.RESERVE_LIMIT
    assert facts["beg_sole_poorest"] == data.BEG_ALONE
    assert facts["beg_tied_poorest"] == data.BEG_TIED
    assert facts["merchant_minimum_price"] == data.LOWEST_PRICE
    assert facts["agents_entering_by_transaction"] == data.AGENTS_BY_TRANSACTION


@pytest.mark.rule("smog:R4")
def test_every_tile_starts_at_its_place_in_its_start_orientation() -> None:
    state = set_up(4)
    rows = tomllib.loads((data.FACTS / "board.toml").read_text("utf-8"))["tile"]
    for row in rows:
        assert list(BOARD.positions[place(row["id"])]) == row["pos"]
        assert state.orientation[place(row["id"])] == edge(row["start_facing"])


@pytest.mark.rule("smog:R5")
def test_the_special_actions_form_one_shuffled_deck() -> None:
    state = set_up(3)
    assert state.deck.size() == 24
    assert state.discard.size() == 0
    drawn = set()
    for seed in range(12):
        other = GAME.new_game(2, seed)
        drawn.add(other.deck.draw(other.rng))
    assert len(drawn) > 4


@pytest.mark.rule("smog:R6")
def test_each_artefact_tile_has_its_own_stack_of_four() -> None:
    state = set_up(4)
    assert list(state.stacks) == [4, 4, 4, 4]
    sold = [BOARD.artefacts[place(tip)] for tip in "ABCD"]
    assert sorted(sold) == [0, 1, 2, 3]


@pytest.mark.rule("smog:R7")
def test_four_of_the_six_agents_wait_on_the_slots() -> None:
    seen = set()
    for seed in range(20):
        state = GAME.new_game(2, seed)
        assert len(set(state.slots)) == 4
        seen |= set(state.slots)
    assert seen == set(range(6))


@pytest.mark.rule("smog:R8")
def test_every_player_chooses_another_gentleman_and_starts_on_the_esplanade() -> None:
    state = GAME.new_game(3, 0)
    do(state, 0, "gentleman parvin_khan")
    assert refusal(state, "gentleman parvin_khan").rule == "smog:R8"
    do(state, 1, "gentleman master_fox")
    do(state, 2, "gentleman john_brown")
    assert [side.place for side in state.at] == [0, 0, 0]
    assert [data.ETHER_IDS[state.expertise(s)] for s in range(3)] == ["blood", "mana", "titanium"]


@pytest.mark.rule("smog:R9")
def test_x1_one_ether_of_the_expertise_for_free() -> None:
    state = set_up(4)
    assert owned(state, 1) == {"blood": 0, "mana": 1, "ectoplasm": 0, "titanium": 0}
    assert state.at[1].sovereigns == 2
    for seat in range(4):
        assert sum(owned(state, seat).values()) == 1
        assert state.at[seat].ethers[state.expertise(seat)] == 1


@pytest.mark.rule("smog:R10")
def test_every_player_gets_a_combination_a_portal_and_two_sovereigns() -> None:
    for seed in range(10):
        state = set_up(4, seed)
        assert len({side.combination for side in state.at}) == 4
        assert len({side.portal for side in state.at}) == 4
        assert [side.sovereigns for side in state.at] == [2, 2, 2, 2]
        assert state.bank == 22


@pytest.mark.rule("smog:R11", "smog:E87")
def test_one_player_drawn_at_random_stands_for_the_youngest() -> None:
    assert {set_up(3, seed).first for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("smog:R12")
def test_hourglasses_are_put_one_by_one_twice_round_from_the_first_player() -> None:
    state = set_up(3, 1)
    order = []
    while state.round == 0:
        order.append(state.to_move())
        do(state, state.to_move(), "place 5" if len(order) == 1 else "place A")
        side = min(options(state, "side"))
        do(state, state.to_move(), side)
        if len(order) == 4:
            break
    first = state.first
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]
    assert len(hourglasses(state, "A")) == 3
    do(state, state.to_move(), "place 1", "side S")
    do(state, state.to_move(), "place 2", "side S")
    assert state.round == 1
    assert state.supply == 30 - 6


@pytest.mark.rule("smog:R13")
def test_at_the_start_no_agent_is_on_the_board_and_nobody_is_favoured() -> None:
    state = played_in(4)
    assert len(state.queue) == 0
    assert state.favoured == -1
    assert [side.reserve for side in state.at] == [0, 0, 0, 0]


@pytest.mark.rule("smog:R98")
def test_players_know_their_secret_cards_and_the_agents_when_they_place_hourglasses() -> None:
    state = set_up(2)
    asked = state.to_move()
    assert type(state.question()).__name__ == "ChooseHourglassTile"
    view = GAME.view(state, asked)
    assert view["sides"][asked]["combination"] is not None
    assert view["sides"][asked]["portal"] is not None
    assert len(view["agents"]) == 4
    assert state.first == asked


@pytest.mark.rule("smog:R99")
def test_the_sheet_shows_reserve_token_figure_and_four_ether_tracks() -> None:
    view = GAME.view(played_in(4), 0)
    assert view["sides"][2]["reserve"] == 0
    assert view["sides"][2]["ethers"] == {"blood": 0, "mana": 0, "ectoplasm": 0, "titanium": 1}
    assert view["first"] in range(4)
    assert view["favoured"] == -1


# -- reading tiles ------------------------------------------------------------------------


@pytest.mark.rule("smog:R14", "smog:E1")
def test_x2_one_tile_four_readings() -> None:
    state = table(4)
    face(state, 1, "W")
    a, b, c, d = 2, 3, 0, 1  # seats at N, E, S, W
    assert reads(state, a, 1) == ("ectoplasm", 2)
    assert reads(state, b, 1) == ("blood", 1)
    assert reads(state, c, 1) == ("titanium", 4)
    assert reads(state, d, 1) == ("mana", 3)


@pytest.mark.rule("smog:R15", "smog:R16")
def test_x2_after_one_clockwise_turn() -> None:
    state = table(4)
    face(state, 1, "W")
    stand(state, 0, 1)
    do(state, 0, "rotate")
    a, b, c, d = 2, 3, 0, 1
    assert reads(state, a, 1) == ("mana", 3)
    assert reads(state, b, 1) == ("ectoplasm", 2)
    assert reads(state, c, 1) == ("blood", 1)
    assert reads(state, d, 1) == ("titanium", 4)


@pytest.mark.rule("smog:R16", "smog:E2")
def test_clockwise_is_the_same_for_all_and_sends_s_to_w_to_n_to_e() -> None:
    for seat in range(4):
        state = table(4)
        face(state, 5, "S")
        stand(state, seat, 5)
        begin_turn(state, seat)
        for facing in "WNE":
            do(state, seat, "rotate")
            assert state.orientation[place(5)] == edge(facing)


@pytest.mark.rule("smog:E1")
def test_the_side_read_does_not_depend_on_where_a_gentleman_comes_from() -> None:
    state = table(2)
    stand(state, 0, 5)
    do(state, 0, "move 1")
    from_west = reads(state, 0, 1)
    stand(state, 0, "esplanade")
    do(state, 0, "move 1")
    assert reads(state, 0, 1) == from_west == ("mana", 3)


@pytest.mark.rule("smog:E4", "smog:E9")
def test_hourglasses_and_barriers_turn_with_their_tile() -> None:
    state = table(2)
    hourglass(state, 1, "S")
    stand(state, 0, 1)
    assert [state.toll(place(1), d) for d in range(4)] == [0, 0, 0, 1]
    do(state, 0, "rotate")
    assert hourglasses(state, 1) == "W"
    assert [state.toll(place(1), d) for d in range(4)] == [1, 0, 0, 0]


@pytest.mark.rule("smog:E5")
def test_a_slot_holds_one_hourglass_in_setup() -> None:
    state = set_up(2)
    do(state, state.to_move(), "place 1", "side S")
    do(state, state.to_move(), "place 1")
    assert options(state) == {"side W", "side N", "side E"}
    assert refusal(state, "side S").rule == "smog:E5"


@pytest.mark.rule("smog:E5")
def test_a_full_tile_is_not_offered_in_setup() -> None:
    state = set_up(4)
    for direction in "SWNE":
        do(state, state.to_move(), "place 1", f"side {direction}")
    assert "place 1" not in options(state)
    assert refusal(state, "place 1").rule == "smog:E5"


@pytest.mark.rule("smog:E7")
def test_setup_hourglasses_lie_on_ether_and_artefact_slots_not_on_the_esplanade() -> None:
    state = set_up(2)
    assert options(state) == {f"place {tile}" for tile in data.TILE_IDS}
    assert refusal(state, "place esplanade").rule == "smog:E7"


@pytest.mark.rule("smog:E79")
def test_the_esplanade_is_a_place_to_walk_to_and_nothing_else() -> None:
    state = table(2)
    stand(state, 0, 1)
    assert can(state, "move esplanade")
    do(state, 0, "move esplanade")
    assert refusal(state, "rotate").rule == "smog:R27"
    assert refusal(state, "buy_ether").rule == "smog:R28"
    assert refusal(state, "buy_artefact").rule == "smog:R36"
    assert not options(state, "remove_hourglass")
    assert "turn_clockwise esplanade" not in options(state)
    assert 0 not in [BOARD.portals[p * 4 + e] for p in range(12) for e in range(4)]


@pytest.mark.rule("smog:E82")
@pytest.mark.parametrize(
    "chosen, number, places",
    [
        ("ring", 0, {"1", "2", "3", "4", "5", "6", "7", "8"}),
        ("outer", 1, {"5", "6", "7", "8", "A", "B", "C", "D"}),
        ("axis", 2, {"1", "2", "3", "4", "A", "B", "C", "D"}),
    ],
)
def test_the_eight_portals_name_the_tiles_of_the_chosen_set(
    chosen: str, number: int, places: set[str]
) -> None:
    for one_edge in range(4):
        found = {
            data.PLACE_IDS[BOARD.portals[card * 4 + one_edge]]
            for card in range(12)
            if BOARD.portal_sets[number] >> card & 1
        }
        assert found == places
    dealt = set()
    for seed in range(30):
        state = set_up(4, seed, {"portal_set": chosen})
        dealt |= {data.PLACE_IDS[state.portal_place(seat)] for seat in range(4)}
    assert dealt == places


@pytest.mark.rule("smog:E83")
@pytest.mark.parametrize("seats, edges", [(2, "SN"), (3, "SWN"), (4, "SWNE")])
def test_two_sit_opposite_and_three_at_south_west_and_north(seats: int, edges: str) -> None:
    state = GAME.new_game(seats, 0)
    assert [data.EDGE_IDS[side.edge] for side in state.at] == list(edges)


@pytest.mark.rule("smog:E83")
def test_with_free_seats_any_edges_are_taken_clockwise() -> None:
    state = GAME.new_game(3, 0, {"seats": "free"})
    do(state, 0, "gentleman master_fox", "edge N")
    do(state, 1, "gentleman john_brown")
    assert options(state) == {"edge E", "edge S"}
    assert refusal(state, "edge W").rule == "smog:E83"
    do(state, 1, "edge S")
    do(state, 2, "gentleman parvin_khan")
    assert options(state) == {"edge W"}
    do(state, 2, "edge W")
    assert owned(state, 0)["titanium"] == 1


@pytest.mark.rule("smog:E87")
@pytest.mark.parametrize(
    "chosen, seats, first",
    [("first", 4, 0), ("second", 4, 1), ("third", 4, 2), ("fourth", 4, 3), ("fourth", 2, 1)],
)
def test_a_seat_may_be_named_to_begin(chosen: str, seats: int, first: int) -> None:
    for seed in range(5):
        assert set_up(seats, seed, {"first_player": chosen}).first == first


@pytest.mark.rule("smog:R47")
def test_x7_the_portal_is_read_from_the_players_own_view() -> None:
    places = [quarter_turned(1, 1, turns) for turns in range(4)]
    assert places == [(1, 1), (1, -1), (-1, -1), (-1, 1)]
    far_right = data.PORTAL_IDS.index("far_right")
    for one_edge, spot in enumerate(places):
        assert BOARD.positions[BOARD.portals[far_right * 4 + one_edge]] == spot


@pytest.mark.rule("smog:E86")
def test_two_players_may_have_their_portal_on_the_same_tile() -> None:
    state = table(4)
    state.at[0].portal = data.PORTAL_IDS.index("far_right")  # (1, 1) from S
    state.at[2].portal = data.PORTAL_IDS.index("near_left")  # (1, 1) from N
    assert state.portal_place(0) == state.portal_place(2) == place(7)


@pytest.mark.rule("smog:R96")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_numbers_of_players_start_alike(seats: int) -> None:
    state = played_in(seats)
    assert [side.sovereigns for side in state.at] == [2] * seats
    assert state.supply == 30 - 2 * seats
    assert state.actions == 3


def test_the_names_of_agents_and_special_actions_stand_for_their_numbers() -> None:
    """Bots and powers use these names; loading the facts checks only some of them."""
    for ids in (data.AGENT_IDS, data.SPECIAL_IDS):
        for number, name in enumerate(ids):
            assert getattr(data, name.upper()) == number, name
