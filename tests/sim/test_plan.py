"""Who sits where, with which cards; and which arguments are allowed."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

import pytest

from tablee.core.errors import BadOption, TableeError, UnknownName
from tablee.sim.plan import Plan, batches, make_plan


def plan(*bots: str, games: int = 12, seed: int = 1) -> Plan:
    return Plan("abyss", bots, games, seed)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_bot_sits_everywhere_equally_often(seats: int) -> None:
    run = plan(*"abcd"[:seats])
    for place in range(seats):
        taken = Counter(run.seat_of(place, game) for game in range(run.games))
        assert taken == dict.fromkeys(range(seats), run.games // seats)


def test_every_bot_sits_behind_every_other_equally_often() -> None:
    run = plan(*"abcd", games=24 * 5)
    behind = Counter(
        (run.bots[place], run.bots[other])
        for game in range(run.games)
        for place, other in permutations(range(4), 2)
        if run.seat_of(place, game) == (run.seat_of(other, game) + 1) % 4
    )
    assert behind == dict.fromkeys(permutations("abcd", 2), run.games // 3)


def test_no_two_bots_share_a_seat() -> None:
    run = plan("a", "b", "c")
    for game in range(run.games):
        assert {run.seat_of(place, game) for place in range(3)} == {0, 1, 2}


def test_games_share_a_deal_until_every_bot_has_sat_everywhere() -> None:
    run = plan("a", "b", "c")
    seeds = [run.seed_of(game) for game in range(6)]
    assert len(set(seeds[:3])) == len(set(seeds[3:])) == 1
    assert seeds[0] != seeds[3]


@pytest.mark.parametrize(
    "bots, games",
    [
        (("a", "a"), 1),
        (("a", "b", "a", "b"), 2),
        (("a", "a", "b"), 3),
        (("a", "a", "b", "b"), 4),
    ],
)
def test_a_deal_is_never_played_twice_with_the_same_names_in_the_same_seats(
    bots: tuple[str, ...], games: int
) -> None:
    run = plan(*bots)
    assert run.games_per_deal == games
    tables = set()
    for game in range(run.games):
        seated = sorted((run.seat_of(place, game), bot) for place, bot in enumerate(bots))
        tables.add((run.seed_of(game), *seated))
    assert len(tables) == run.games


def test_pairs_of_bots_sit_side_by_side_and_never_across() -> None:
    """Otherwise a deal of four games would contain each table twice."""
    run = plan("a", "a", "b", "b", games=48)
    neighbours: Counter[str] = Counter()
    for game in range(run.games):
        seated = sorted((run.seat_of(place, game), bot) for place, bot in enumerate(run.bots))
        round_table = "".join(bot for _, bot in seated)
        assert round_table in ("aabb", "abba", "bbaa", "baab")
        neighbours[round_table] += 1
    assert neighbours == dict.fromkeys(("aabb", "abba", "bbaa", "baab"), 12)


def test_seeds_are_the_documented_digest() -> None:
    """The first 16 bytes of sha256(b"tablee 1 0"), found with another tool."""
    assert plan("a", "b").seed_of(1) == 0xFE72C7AA872E9AA026DCFA6D11533A67


def test_neighbouring_runs_have_no_deal_in_common() -> None:
    deals = [{plan("a", "b", seed=seed).seed_of(game) for game in range(12)} for seed in (1, 2)]
    assert not deals[0] & deals[1]


def test_a_bot_named_again_is_numbered() -> None:
    names = plan("greedy", "random", "greedy", "greedy").entries()
    assert names == ["greedy", "random", "greedy-2", "greedy-3"]


def test_batches_cover_every_game_once() -> None:
    parts = list(batches(plan("a", "b", games=10), 3, 4))
    assert [(part.first, part.last) for part in parts] == [(3, 7), (7, 10)]


@pytest.mark.parametrize(
    "game, bots, games, options, error, words",
    [
        ("chess", ["greedy"] * 2, 1, {}, UnknownName, "no game 'chess'"),
        ("abyss", ["greedy", "genius"], 1, {}, UnknownName, "no bot 'genius'"),
        ("abyss", ["greedy"], 1, {}, BadOption, "2 to 4 players, not 1"),
        ("abyss", ["greedy"] * 2, 0, {}, BadOption, "at least one game"),
        ("abyss", ["greedy"] * 2, 1, {"cheat": True}, BadOption, "no option 'cheat'"),
    ],
)
def test_what_does_not_exist_is_refused(
    game: str,
    bots: list[str],
    games: int,
    options: dict[Any, Any],
    error: type[TableeError],
    words: str,
) -> None:
    with pytest.raises(error, match=words):
        make_plan(game, bots, games, 0, options)
