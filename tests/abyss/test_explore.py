"""Abyss: exploring the depths, monsters, supplies [18-31, E1-E16]."""

from __future__ import annotations

import pytest

from tablee.core.errors import IllegalAction
from tablee.games.abyss import data
from tablee.games.abyss.data import MONSTER
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tests.abyss.tables import (
    ally,
    cards,
    do,
    exploration,
    explore_and_take,
    hand,
    locations,
    options,
    poor,
    refusal,
    script,
    stack,
    table,
)


def reveal(state: AbyssState, *names: str | None) -> None:
    """Let the next cards be these; None is a monster."""
    script(state, *(MONSTER if name is None else ally(name) for name in names))


@pytest.mark.rule(
    "abyss:18", "abyss:19", "abyss:20", "abyss:21", "abyss:22", "abyss:23", "abyss:24", "abyss:30"
)
def test_ab_ex_1_an_exploration_in_seven_cards() -> None:
    state = table(seats=4, pearls={0: 0, 1: 2, 2: 3, 3: 1})
    state.threat = 2
    reveal(state, "crab 1", "crab 2", None, "squid 1", "squid 2", "shellfish 3", "seahorse 4")
    do(state, 0, "explore")
    for opponent in (1, 2, 3):
        assert options(state) == {"buy", "pass"}
        do(state, opponent, "pass")
    assert options(state) == {"take", "go_on"}
    do(state, 0, "go_on")
    do(state, 1, "pass")
    do(state, 2, "pass")
    do(state, 3, "buy")
    assert (state.at[0].pearls, state.at[3].pearls, hand(state, 3)) == (1, 0, ["crab_2"])
    assert options(state) == {"fight", "go_on"}  # and the monster is on the space that became free
    assert [data.CARD_IDS[card] for card in state.track.cards] == ["crab_1", "monster"]
    assert state.threat == 2
    do(state, 0, "go_on")
    assert state.threat == 3
    do(state, 1, "buy")
    assert (state.at[0].pearls, state.at[1].pearls, hand(state, 1)) == (3, 0, ["squid_1"])
    assert state.track.size() == 3  # the fifth card came to the third space
    for _ in range(2):
        assert state.to_move() == 2  # the only one who has not bought
        for buyer in (1, 3):
            assert refusal(state, buyer, "buy").rule == "abyss:19"
        do(state, 2, "pass")
        do(state, 0, "go_on")
    do(state, 2, "pass")
    assert state.turn == 1  # the ally on the last space must be taken
    assert refusal(state, 0, "go_on").key == "another-seat-is-asked"
    assert [side.pearls for side in state.at] == [4, 0, 3, 0]
    assert hand(state, 0) == ["seahorse_4"]
    assert [state.stack_size(race) for race in range(5)] == [1, 0, 0, 1, 1]
    assert cards(state.discard) == ["monster"]
    assert state.track.size() == 0


@pytest.mark.rule("abyss:18")
def test_a_card_comes_to_the_first_empty_space() -> None:
    state = table(pearls={0: 0, 1: 1})
    reveal(state, "crab 1", "crab 2", "crab 3")
    do(state, 0, "explore")
    assert state.track.size() == 1
    do(state, 1, "buy")
    assert [int(card) for card in state.track.cards] == [ally("crab 2")]
    do(state, 0, "go_on")
    assert [int(card) for card in state.track.cards] == [ally("crab 2"), ally("crab 3")]


@pytest.mark.rule("abyss:19")
def test_opponents_are_asked_clockwise_and_the_first_buyer_ends_the_questions() -> None:
    state = table(seats=4, pearls={0: 0, 1: 5, 2: 5, 3: 5})
    reveal(state, "crab 2", None)
    do(state, 0, "explore")
    assert state.to_move() == 1
    do(state, 1, "pass")
    assert state.to_move() == 2
    do(state, 2, "buy")
    assert state.to_move() == 0  # seat 3 is not asked about a card that is gone


@pytest.mark.rule("abyss:20", "abyss:22")
def test_the_price_rises_with_each_sale_and_goes_to_the_explorer() -> None:
    state = table(seats=4, pearls={0: 0, 1: 3, 2: 3, 3: 3})
    reveal(state, "crab 2", "squid 1", "crab 5", "crab 1")
    do(state, 0, "explore")
    for buyer, price, gained in ((1, 1, 1), (2, 2, 3), (3, 3, 6)):
        assert state.question().asks(state)["pearls"] == price
        do(state, buyer, "buy")
        assert state.at[buyer].pearls == 3 - price
        assert state.at[0].pearls == gained
    assert state.to_move() == 0  # after each sale another card was revealed
    assert options(state) == {"take", "go_on"}
    assert [hand(state, buyer) for buyer in (1, 2, 3)] == [["crab_2"], ["squid_1"], ["crab_5"]]


@pytest.mark.rule("abyss:20", "abyss:21")
def test_nothing_is_left_of_prices_and_buyers_once_an_exploration_is_over() -> None:
    state = table(seats=3, pearls={0: 0, 1: 3, 2: 3})
    reveal(state, "crab 1", "crab 2", "squid 1")
    do(state, 0, "explore")
    do(state, 1, "buy")
    do(state, 2, "buy")
    view = GAME.view(state, 0)
    assert (view["price"], view["bought"]) == (3, [1, 2])
    do(state, 0, "take")
    assert state.turn == 1
    view = GAME.view(state, 0)
    assert (view["price"], view["bought"]) == (1, [])


@pytest.mark.rule("abyss:20")
def test_the_price_starts_again_at_one_in_the_next_turn() -> None:
    state = table(seats=3, pearls={0: 3, 1: 3, 2: 3})
    reveal(state, "crab 1", "crab 2", "crab 3", "crab 4")
    do(state, 0, "explore")
    do(state, 1, "buy")
    do(state, 2, "pass")
    do(state, 0, "take")
    do(state, 1, "explore")
    assert state.to_move() == 2
    assert state.question().asks(state)["pearls"] == 1


@pytest.mark.rule("abyss:21", "abyss:E3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_opponent_buys_once(seats: int) -> None:
    state = table(seats=seats, pearls=dict.fromkeys(range(seats), 9))
    reveal(state, *["crab 1"] * 4)
    do(state, 0, "explore")
    sold = 0
    while state.to_move() != 0:
        do(state, state.to_move(), "buy")
        sold += 1
    assert sold == seats - 1
    assert [side.hand_size() for side in state.at] == [0] + [1] * (seats - 1)


@pytest.mark.rule("abyss:23")
def test_only_the_last_ally_can_be_taken() -> None:
    state = table(pearls=poor(2))
    reveal(state, "crab 5", "squid 1")
    do(state, 0, "explore", "go_on", "take")
    assert hand(state, 0) == ["squid_1"]
    assert state.council[ally("crab 5")] == 1
    assert state.turn == 1


@pytest.mark.rule("abyss:24", "abyss:E1")
def test_the_fifth_space_gives_a_pearl_whatever_lies_before() -> None:
    state = table(pearls=poor(2))
    reveal(state, "crab 1", None, "crab 2", "squid 3", "squid 5")
    do(state, 0, "explore", *["go_on"] * 4)
    assert state.at[0].pearls == 1
    assert hand(state, 0) == ["squid_5"]
    assert (state.threat, state.stack_size(0), state.turn) == (1, 2, 1)


@pytest.mark.rule("abyss:24")
def test_no_pearl_before_the_fifth_space() -> None:
    state = table(pearls=poor(2))
    reveal(state, "crab 1", "crab 2", "squid 3", "squid 5")
    do(state, 0, "explore", *["go_on"] * 3, "take")
    assert state.at[0].pearls == 0


@pytest.mark.rule("abyss:25", "abyss:26", "abyss:27", "abyss:E5", "abyss:E7")
def test_only_the_last_monster_is_fought_on_the_space_before_its_move() -> None:
    state = table(seats=3, pearls={0: 0, 1: 9, 2: 9})
    reveal(state, None, None)
    do(state, 0, "explore")
    assert state.to_move() == 0  # nobody is offered a monster
    assert state.threat == 0  # and revealing it moves nothing
    do(state, 0, "go_on")
    assert (state.threat, state.track.size()) == (1, 2)  # the first one stays on its space
    do(state, 0, "fight")
    assert options(state) == {"reward 0", "reward 1", "reward 2"}  # space 2: one move, not two
    assert state.threat == 0
    do(state, 0, "reward 0")
    assert cards(state.discard) == ["monster", "monster"]
    assert (state.at[0].pearls, state.turn) == (2, 1)


@pytest.mark.rule("abyss:29", "abyss:27")
@pytest.mark.parametrize(
    "space, keys, things", [(1, 0, 1), (2, 0, 2), (3, 1, 0), (4, 1, 1), (5, 1, 2), (6, 2, 0)]
)
def test_ab_ex_7_rewards(space: int, keys: int, things: int) -> None:
    for tokens in range(things + 1):
        state = table(pearls=poor(2))
        state.threat = space - 1
        reveal(state, None)
        do(state, 0, "explore", "fight")
        if things:
            assert options(state) == {f"reward {number}" for number in range(things + 1)}
            do(state, 0, f"reward {tokens}")
        side = state.at[0]
        assert side.key_tokens == keys
        assert (side.pearls, side.tokens.size()) == (things - tokens, tokens)
        assert (state.threat, state.turn) == (0, 1)


@pytest.mark.rule("abyss:29", "abyss:10")
def test_monster_tokens_are_drawn_at_random() -> None:
    values = set()
    for outcome in (2, 3, 4):
        state = table(pearls=poor(2))
        script(state, MONSTER, outcome)
        do(state, 0, "explore", "fight", "reward 1")
        values |= {int(token) for token in state.at[0].tokens.cards}
    assert values == {2, 3, 4}


@pytest.mark.rule("abyss:28", "abyss:E1")
def test_ab_ex_7_a_monster_on_the_fifth_space_must_be_fought_for_a_pearl_more() -> None:
    state = table(pearls=poor(2))
    state.threat = 2
    reveal(state, "crab 1", "crab 2", "crab 3", "crab 4", None)
    do(state, 0, "explore", *["go_on"] * 4)
    assert (state.at[0].pearls, state.at[0].key_tokens, state.turn) == (1, 1, 1)
    assert state.threat == 0


@pytest.mark.rule("abyss:30")
def test_what_is_left_on_the_track_is_sorted() -> None:
    state = table(pearls=poor(2))
    stack(state, "crab 4")
    reveal(state, "crab 1", None, "squid 2", "seahorse 3")
    do(state, 0, "explore", *["go_on"] * 3, "take")
    assert {data.ALLY_IDS[kind]: int(n) for kind, n in enumerate(state.council) if n} == {
        "crab_1": 1,
        "crab_4": 1,
        "squid_2": 1,
    }
    assert cards(state.discard) == ["monster"]
    assert state.track.size() == 0


@pytest.mark.rule("abyss:31", "abyss:E8")
def test_the_discard_pile_becomes_the_deck_when_a_card_is_needed() -> None:
    state = table(pearls=poor(2))
    exploration(state, deck=["crab 1"], discard=["squid 3"])
    stack(state, "crab 5")
    state.at[1].gain(ally("seahorse 1"))
    state.at[1].affiliated[ally("seahorse 2")] += 1
    do(state, 0, "explore")
    assert (state.deck.size(), state.discard.size()) == (0, 1)  # not earlier
    do(state, 0, "go_on")
    assert [int(card) for card in state.track.cards] == [ally("crab 1"), ally("squid 3")]
    assert (state.deck.size(), state.discard.size()) == (0, 0)
    assert state.council[ally("crab 5")] == 1
    assert hand(state, 1) == ["seahorse_1"]
    assert state.at[1].affiliated[ally("seahorse 2")] == 1


@pytest.mark.rule("abyss:E2")
def test_the_ally_of_the_fifth_space_is_bought() -> None:
    state = table(pearls={0: 0, 1: 1})
    reveal(state, "crab 1", "crab 2", "crab 3", "crab 4", "crab 5", "squid 5")
    do(state, 0, "explore")
    for _ in range(4):
        do(state, 1, "pass")
        do(state, 0, "go_on")
    do(state, 1, "buy")
    assert hand(state, 0) == ["squid_5"]  # on the same space, nobody left to ask
    assert state.at[0].pearls == 1 + 1  # the price, and one bonus, not two
    assert state.turn == 1


@pytest.mark.rule("abyss:E4")
def test_the_poor_and_those_who_bought_are_not_asked() -> None:
    state = table(seats=4, pearls={0: 0, 1: 0, 2: 9, 3: 1})
    reveal(state, "crab 1", "crab 2", "crab 3")
    do(state, 0, "explore")
    assert state.to_move() == 2  # seat 1 cannot pay
    do(state, 2, "buy")
    assert state.to_move() == 0  # seat 2 has bought, seat 3 cannot pay two pearls
    assert options(state) == {"take", "go_on"}
    with pytest.raises(IllegalAction):
        do(state, 2, "buy")


@pytest.mark.rule("abyss:E4")
def test_for_each_ally_the_questions_start_again_at_the_left() -> None:
    state = table(seats=4, pearls={0: 0, 1: 9, 2: 9, 3: 9})
    reveal(state, "crab 1", "crab 2")
    do(state, 0, "explore")
    do(state, 1, "pass")
    do(state, 2, "buy")
    assert state.to_move() == 1


@pytest.mark.rule("abyss:E6")
def test_the_threat_stays_on_the_last_space() -> None:
    state = table(pearls=poor(2))
    state.threat = 5
    reveal(state, None, None)
    do(state, 0, "explore", "go_on")
    assert state.threat == 5
    do(state, 0, "fight")
    assert state.at[0].key_tokens == 2


@pytest.mark.rule("abyss:E9", "abyss:E11")
def test_nothing_to_explore_and_nothing_to_do() -> None:
    state = table(pearls=poor(2))
    exploration(state)
    assert options(state) == {"pass"}
    do(state, 0, "pass")
    assert state.turn == 1
    stack(state, "crab 1")
    assert options(state) == {"council crab"}  # still no exploration, but no need to pass


@pytest.mark.rule("abyss:E9", "abyss:E10")
def test_the_six_monsters_can_always_be_revealed() -> None:
    state = table(pearls=poor(2))
    exploration(state, deck=[None] * 6)
    do(state, 0, "explore", *["go_on"] * 4, "reward 0")
    assert state.at[0].pearls == 1 + 2  # the last space; threat space 5: a key and two things
    assert (state.at[0].key_tokens, state.discard.size()) == (1, 5)
    assert state.turn == 1
    assert "explore" in options(state)


@pytest.mark.rule("abyss:E10")
def test_the_cards_run_out_in_the_middle() -> None:
    state = table(pearls=poor(2))
    exploration(state, deck=["crab 1"])
    do(state, 0, "explore")
    assert options(state) == {"take"}
    assert refusal(state, 0, "go_on").rule == "abyss:E10"
    do(state, 0, "take")
    assert state.at[0].pearls == 0  # no bonus: it was not the last space

    state = table(pearls=poor(2))
    exploration(state, deck=[None])
    do(state, 0, "explore")
    assert options(state) == {"fight"}
    assert refusal(state, 0, "go_on").rule == "abyss:E10"

    state = table(pearls={0: 0, 1: 1})
    exploration(state, deck=["crab 1", "squid 2"])
    reveal(state, "squid 2", "crab 1")
    do(state, 0, "explore")
    do(state, 1, "pass")
    do(state, 0, "go_on")
    do(state, 1, "buy")
    assert (state.turn, hand(state, 0), state.at[0].pearls) == (1, [], 1)
    assert state.council[ally("squid 2")] == 1


@pytest.mark.rule("abyss:E12")
@pytest.mark.parametrize("last", ["take", "fight"])
def test_ship_master_counts_races_once_and_after_a_fight_too(last: str) -> None:
    state = table(free={0: ["ship_master"]}, pearls=poor(2))
    state.threat = 2
    reveal(state, "crab 1", "crab 2", "squid 2", "jellyfish 1" if last == "take" else None)
    do(state, 0, "explore", *["go_on"] * 3, last)
    assert (state.at[0].pearls, state.turn) == (2, 1)


@pytest.mark.rule("abyss:E12")
def test_ship_master_sleeps_in_the_explorations_of_others() -> None:
    state = table(free={1: ["ship_master"]}, pearls=poor(2))
    reveal(state, "crab 1", "squid 2")
    do(state, 0, "explore", "go_on", "take")
    assert [side.pearls for side in state.at] == [0, 0]


# -- supplies ----------------------------------------------------------------------


@pytest.mark.rule("abyss:E13")
def test_pearls_never_run_out() -> None:
    state = table(pearls={0: 500, 1: 500})
    reveal(state, None)
    do(state, 0, "explore", "fight", "reward 0")
    assert state.at[0].pearls == 501


@pytest.mark.rule("abyss:E14")
def test_rewards_need_tokens_in_the_bag() -> None:
    state = table(pearls=poor(2))
    state.threat = 4
    while state.tokens.size() > 1:
        state.at[1].tokens.add(state.tokens.take())
    reveal(state, None)
    do(state, 0, "explore", "fight")
    assert options(state) == {"reward 0", "reward 1"}
    assert refusal(state, 0, "reward 2").rule == "abyss:E14"
    state.at[1].tokens.add(state.tokens.take())
    assert options(state) == {"reward 0"}
    do(state, 0, "reward 0")
    assert (state.at[0].pearls, state.at[0].key_tokens) == (2, 1)


@pytest.mark.rule("abyss:E15")
def test_a_key_token_that_is_not_there_is_not_gained() -> None:
    state = table(pearls=poor(2))
    locations(state)  # no location anywhere
    state.at[1].key_tokens = 9
    state.threat = 5
    reveal(state, None)
    do(state, 0, "explore", "fight")
    assert (state.at[0].key_tokens, state.turn) == (1, 1)


@pytest.mark.rule("abyss:E15")
def test_spent_key_tokens_are_there_again() -> None:
    state = table(pearls=poor(2))
    state.at[0].key_tokens = 2
    state.threat = 2
    reveal(state, None)
    do(state, 0, "explore", "fight")
    assert state.at[0].key_tokens == 0  # spent on the location that must be taken now
    assert state.key_tokens_left() == 10


@pytest.mark.rule("abyss:E16")
def test_monster_tokens_are_seen_by_their_owner_only() -> None:
    state = table()
    state.tokens.remove(4)
    state.at[0].tokens.add(4)
    assert GAME.view(state, 0)["sides"][0]["tokens"] == [4]
    for viewer in (1, -1):
        shown = GAME.view(state, viewer)["sides"][0]
        assert shown["tokens"] is None
        assert (shown["token_count"], shown["points"]) == (1, 0)


@pytest.mark.rule("abyss:46", "abyss:12")
def test_play_goes_clockwise() -> None:
    state = table(seats=4, pearls=poor(4))
    turns = []
    for _ in range(5):
        turns.append(int(state.turn))
        explore_and_take(state, state.turn, "crab 1" if len(turns) < 5 else "crab 2")
    assert turns == [0, 1, 2, 3, 0]
