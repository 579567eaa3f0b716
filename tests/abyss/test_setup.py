"""Abyss: components and setup [1-13]."""

from __future__ import annotations

from collections import Counter

import pytest

from tablee.core.errors import BadOption
from tablee.games.abyss import data, scoring
from tablee.games.abyss.rules import GAME
from tests.abyss.tables import KEYLESS, do, options, poor, script, table

SEEDS = range(40)


@pytest.mark.rule("abyss:1", "abyss:2", "abyss:7")
def test_the_exploration_deck_has_65_allies_and_6_monsters() -> None:
    deck = Counter(data.CARD_IDS[card] for card in GAME.new_game(2, 1).deck.cards)
    assert sum(deck.values()) == 71
    assert deck.pop("monster") == 6
    for race in ("crab", "jellyfish", "seahorse", "shellfish", "squid"):
        copies = [deck.pop(f"{race}_{value}") for value in (1, 2, 3, 4, 5)]
        assert copies == [4, 3, 3, 2, 1]
        assert sum(copies) == 13
        assert sum(value * number for value, number in enumerate(copies, 1)) == 32
    assert not deck


@pytest.mark.rule("abyss:3")
def test_35_lords_20_locations_and_10_key_tokens() -> None:
    state = GAME.new_game(2, 1)
    lords_in_play = [*state.lord_deck.cards, *state.court.cards]
    assert sorted(lords_in_play) == list(range(35))
    assert sorted([*state.location_deck.cards, *state.available.cards]) == list(range(20))
    assert len(set(data.LORD_IDS)) == 35
    assert len(set(data.LOCATION_IDS)) == 20
    assert state.key_tokens_left() == 10


@pytest.mark.rule("abyss:3")
def test_lords_by_guild() -> None:
    guilds = Counter(data.GUILD_NAMES[lord.guild] for lord in data.LORDS)
    assert guilds == {
        "farmer": 6,
        "soldier": 7,
        "merchant": 6,
        "mage": 7,
        "politician": 6,
        "ambassador": 3,
    }


@pytest.mark.rule("abyss:4", "abyss:10")
def test_20_monster_tokens_drawn_at_random() -> None:
    assert Counter(GAME.new_game(3, 1).tokens.cards) == {2: 9, 3: 9, 4: 2}
    assert sum(GAME.new_game(3, 1).tokens.cards) == 53
    drawn = set()
    for seed in SEEDS:
        state = GAME.new_game(2, seed)
        drawn.add(int(state.tokens.draw(state.rng)))
    assert drawn == {2, 3, 4}


@pytest.mark.rule("abyss:5")
def test_the_threat_track_has_six_spaces_and_the_marker_starts_on_the_first() -> None:
    state = GAME.new_game(2, 1)
    assert state.threat == 0
    assert GAME.things["threat"] == ["1", "2", "3", "4", "5", "6"]
    state = table(pearls=poor(2))
    for space in range(1, 6):  # five moves from the first space to the last
        state.track.clear()
        script(state, data.MONSTER, data.MONSTER)
        do(state, 0, "explore" if space == 1 else "go_on")
        assert state.threat == space - 1
    do(state, 0, "go_on")
    assert state.threat == 5


@pytest.mark.rule("abyss:6")
def test_five_spaces_to_explore_five_stacks_and_six_at_court() -> None:
    state = table(court=KEYLESS[:5], pearls={0: 2, 1: 0})
    do(state, 0, "plot")
    assert state.court.size() == 6
    assert "plot" not in options(state)
    script(state, *(race * 5 for race in range(5)))
    do(state, 0, "explore", *["go_on"] * 4)
    assert state.turn == 1  # the fifth card ends the exploration
    assert [state.stack_size(race) for race in range(5)] == [1, 1, 1, 1, 0]


@pytest.mark.rule("abyss:7")
def test_the_deck_is_shuffled_and_nothing_lies_beside_it() -> None:
    first = set()
    for seed in SEEDS:
        state = GAME.new_game(2, seed)
        assert state.discard.size() == state.track.size() == 0
        assert sum(state.council) == 0
        first.add(int(state.deck.draw(state.rng)))
    assert len(first) > 10


@pytest.mark.rule("abyss:8")
def test_six_random_lords_at_court_and_29_in_the_deck() -> None:
    courts = set()
    for seed in SEEDS:
        state = GAME.new_game(4, seed)
        assert (state.court.size(), state.lord_deck.size()) == (6, 29)
        courts.add(tuple(state.court.cards))
    assert len(courts) == len(SEEDS)


@pytest.mark.rule("abyss:9")
def test_one_random_location_is_available() -> None:
    tiles = set()
    for seed in SEEDS:
        state = GAME.new_game(4, seed)
        assert (state.available.size(), state.location_deck.size()) == (1, 19)
        tiles.add(int(state.available.cards[0]))
    assert len(tiles) > 10


@pytest.mark.rule("abyss:11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_one_pearl_only(seats: int) -> None:
    state = GAME.new_game(seats, 5)
    for side in state.at:
        assert (side.pearls, side.key_tokens, side.hand_size(), side.tokens.size()) == (1, 0, 0, 0)
        assert side.lords() == side.locations == sum(side.affiliated) == 0


@pytest.mark.rule("abyss:12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_seat_is_random(seats: int) -> None:
    assert {int(GAME.new_game(seats, seed).turn) for seed in SEEDS} == set(range(seats))
    state = GAME.new_game(seats, 3)
    assert state.to_move() == state.turn


@pytest.mark.rule("abyss:13")
def test_two_to_four_seats() -> None:
    for seats in (2, 3, 4):
        assert GAME.new_game(seats, 0).seats == seats
    for seats in (1, 5):
        with pytest.raises(BadOption, match="2 to 4"):
            GAME.new_game(seats, 0)


@pytest.mark.parametrize("influence", [5, 6])
def test_the_influence_of_the_ship_master_is_an_option(influence: int) -> None:
    settings = {"ship_master_influence": influence}
    state = table(free={0: ["ship_master"]}, settings=settings)
    assert GAME.score_sheet(state, 0)["lords"] == influence
    assert scoring.location_points(state, 0, data.location_id("depths")) == 2 * influence
    assert scoring.location_points(state, 0, data.location_id("throne_room")) == influence
    state = table(free={0: ["ship_master"]})
    assert GAME.score_sheet(state, 0)["lords"] == 5  # without a choice
