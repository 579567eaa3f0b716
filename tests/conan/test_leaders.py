"""Who leads whom: the players other than the Overlord share the heroes [SC-5]."""

from __future__ import annotations

import pytest

from tablee.core import registry
from tablee.core.errors import BadOption
from tablee.core.native import i64, vec
from tablee.core.options import codes

FOUR = "in_the_clutches_of_the_picts"


def heroes_of(
    seats: int, leaders: int = 0, scenario: str = FOUR, heroes: int = 4
) -> list[list[str]]:
    """Return the heroes of each seat in a game with these options, as the state has them."""
    game = registry.game("conan")
    options = {"scenario": scenario, "heroes": heroes, "leaders": leaders}
    state = game.new_game(seats, 0, options)
    return [game.holdings(state, seat)["hero"] for seat in range(seats)]


def told(seats: int, leaders: int = 0, scenario: str = FOUR, heroes: int = 4) -> list[list[str]]:
    """Return the same as the lobby shows it before the game."""
    game = registry.game("conan")
    options = {"scenario": scenario, "heroes": heroes, "leaders": leaders}
    coded = vec[i64](codes(game.options, options))
    roles = game.roles(seats, coded)
    assert roles[0] == [("side", "overlord")]
    assert all(thing == "hero" for seat in roles[1:] for thing, _ in seat)
    return [[], *([name for _, name in seat] for seat in roles[1:])]


def test_one_seat_leads_all_heroes() -> None:
    first, second, third, fourth = heroes_of(2)[1]
    assert len({first, second, third, fourth}) == 4


def test_heroes_are_shared_in_turn_where_nobody_says_otherwise() -> None:
    first, second, third, fourth = heroes_of(2)[1]
    assert heroes_of(3) == [[], [first, third], [second, fourth]]
    assert heroes_of(5) == [[], [first], [second], [third], [fourth]]


@pytest.mark.parametrize(
    ("share", "seats", "slots"),
    [
        (1122, 3, [[], [0, 1], [2, 3]]),
        (2111, 3, [[], [1, 2, 3], [0]]),
        (3312, 4, [[], [2], [3], [0, 1]]),
        (4321, 5, [[], [3], [2], [1], [0]]),
        (1111, 2, [[], [0, 1, 2, 3]]),
    ],
)
def test_a_share_says_who_leads_each_hero(share: int, seats: int, slots: list[list[int]]) -> None:
    every = heroes_of(2)[1]
    assert heroes_of(seats, share) == [[every[slot] for slot in seat] for seat in slots]


@pytest.mark.parametrize(("share", "seats"), [(1122, 2), (1234, 4), (1111, 3), (1122, 4)])
def test_a_share_for_more_or_fewer_seats_is_refused(share: int, seats: int) -> None:
    for ask in (heroes_of, told):
        with pytest.raises(BadOption, match=f"leaders={share}"):
            ask(seats, share)


def test_a_seat_must_not_be_left_without_a_hero_that_plays() -> None:
    """With three heroes the last digit of a share names nobody."""
    with pytest.raises(BadOption, match="seat 2 without one of 3 heroes"):
        heroes_of(3, 1112, heroes=3)


def test_every_share_is_one_of_the_ways_to_share_four_heroes() -> None:
    [leaders] = [one for one in registry.game("conan").options if one.name == "leaders"]
    shares = [str(share) for share in leaders.choices[1:]]
    assert leaders.default == 0
    # Ways to share four heroes among 1, 2, 3 and 4 seats: 1 + 14 + 36 + 24.
    assert len(shares) == len(set(shares)) == 75
    assert all(set(share) == set("1234"[: int(max(share))]) for share in shares)


def test_the_lobby_is_told_what_the_table_will_be() -> None:
    game = registry.game("conan")
    [scenarios] = [one for one in game.options if one.name == "scenario"]
    for scenario in map(str, scenarios.choices):
        most = game.most_seats(vec[i64](codes(game.options, {"scenario": scenario})))
        for seats in range(2, most + 1):
            for heroes in (1, 2, 3, 4):
                assert told(seats, 0, scenario, heroes) == heroes_of(seats, 0, scenario, heroes)
    assert told(3, 2111) == heroes_of(3, 2111)


def test_a_hero_is_commanded_by_the_seat_that_leads_him() -> None:
    game = registry.game("conan")
    state = game.new_game(3, 0, {"scenario": FOUR, "leaders": 2211})
    assert [state.seat_of(slot) for slot in range(4)] == [2, 2, 1, 1]


def changed(seats: int, leaders: int, hero: int, seat: int, heroes: int = 4) -> list[list[str]]:
    """Return who leads whom after a seat has taken over a hero."""
    game = registry.game("conan")
    options: dict[str, object] = {"scenario": FOUR, "heroes": heroes, "leaders": leaders}
    name = heroes_of(2, heroes=heroes)[1][hero]
    changes = game.role_changes(seats, vec[i64](codes(game.options, options)))
    [change] = [one for one in changes if (one.piece, one.seat) == (name, seat)]
    assert (change.thing, change.option) == ("hero", "leaders")
    assert change.value in game.options[2].choices
    return heroes_of(seats, int(change.value), heroes=heroes)


def test_a_seat_takes_over_a_hero() -> None:
    first, second, third, fourth = heroes_of(2)[1]
    assert changed(3, 0, 0, 2) == [[], [third], [first, second, fourth]]
    assert changed(3, 1122, 3, 1) == [[], [first, second, fourth], [third]]


def test_who_would_be_left_without_a_hero_gets_another_in_exchange() -> None:
    first, second, third, fourth = heroes_of(2)[1]
    assert changed(5, 0, 0, 3) == [[], [third], [second], [first], [fourth]]
    assert changed(3, 2111, 0, 1) == [[], [first, third, fourth], [second]]
    assert changed(4, 0, 1, 3, heroes=3) == [[], [first], [third], [second]]


def test_nothing_changes_hands_where_one_seat_leads_all() -> None:
    game = registry.game("conan")
    assert game.role_changes(2, vec[i64](codes(game.options, {"scenario": FOUR}))) == []
