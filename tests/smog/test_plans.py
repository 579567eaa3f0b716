"""Ways over the board and the survey that the greedy bot uses give exact results."""

from __future__ import annotations

import random
from collections.abc import Iterator
from random import Random

import pytest

from tablee.games.smog import data
from tablee.games.smog.bot.plans import COIN, Survey, outlook
from tablee.games.smog.bot.ways import ACTION, FAR, Ways
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.tables import place, put_agents, table

GATEKEEPER = data.AGENT_IDS.index("gatekeeper")


def all_ways(state: SmogState, toll: int) -> list[list[int]]:
    """Return the cheapest way between any two places, by trying every place in between."""
    places = range(data.PLACES)
    cost = [[0 if one == other else FAR for other in places] for one in places]
    slot = state.slot_of(GATEKEEPER)
    for one in places:
        for direction in range(4):
            other = state.board.neighbours[one * 4 + direction]
            if other >= 0:
                cost[one][other] = ACTION + state.toll(one, direction) * toll
        if slot >= 0 and state.agent_at[slot] == one != 0:
            cost[one] = [min(way, ACTION) for way in cost[one]]
    for between in places:
        for one in places:
            for other in places:
                by_it = cost[one][between] + cost[between][other]
                cost[one][other] = min(cost[one][other], by_it)
    return cost


def turn_tiles(state: SmogState, chance: Random) -> None:
    for tile in range(1, data.PLACES):
        state.orientation[tile] = chance.randrange(4)


@pytest.mark.parametrize("options", [{}, {"double_barrier_toll": "once"}])
@pytest.mark.parametrize("seed", range(4))
def test_ways_are_the_cheapest_there_are(options: dict[str, str], seed: int) -> None:
    chance = random.Random(seed)
    state = table(options=options, agents=("witch", "gatekeeper", "doctor", "merchant"))
    turn_tiles(state, chance)
    if seed > 0:
        put_agents(state, ("gatekeeper", chance.choice("ABCD12345678")))
    expected = all_ways(state, COIN)
    ways = Ways(state, COIN)
    for here in range(data.PLACES):
        assert list(ways.from_place(here)) == expected[here]
        assert list(ways.to_place(here)) == [row[here] for row in expected]


def test_a_flight_goes_from_the_gatekeeper_but_not_back_to_it() -> None:
    state = table(agents=("witch", "gatekeeper", "doctor", "merchant"))
    put_agents(state, ("gatekeeper", "A"))
    ways = Ways(state, COIN)
    assert set(ways.from_place(place("A"))) == {0, ACTION}
    assert max(ways.to_place(place("A"))) > ACTION


def greedy_positions(seats: int, seed: int) -> Iterator[SmogState]:
    """Yield the positions of a greedy game in which one move in five is random."""
    chance = random.Random(seed)
    state = GAME.new_game(seats, seed)
    for decision in range(150):
        actions = list(state.legal_actions())
        if state.at[state.to_move()].combination >= 0 and decision % 10 == 0:
            yield state
        if chance.random() < 0.2:
            state.apply(chance.choice(actions))
        else:
            state.apply(max(actions, key=lambda action: GAME.heuristic.rate(state, action)))
        if state.is_over():
            return


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_tile_turned_would_mean_is_what_it_means(seats: int) -> None:
    for state in greedy_positions(seats, 5):
        for seat in range(seats):
            survey = Survey(state, seat)
            for tile in range(1, data.PLACES):
                supposed = survey.outlook_if_turned(tile, 1)
                after = state.clone()
                after.orientation[tile] = (state.orientation[tile] + 1) % 4
                assert supposed == outlook(after, seat)


@pytest.mark.parametrize("seats", [2, 4])
def test_what_an_agent_elsewhere_would_mean_is_what_it_means(seats: int) -> None:
    for state in greedy_positions(seats, 6):
        survey = Survey(state, 0)
        for slot in state.queue:
            for tile in range(1, data.PLACES):
                supposed = survey.outlook_if_sent(slot, tile)
                after = state.clone()
                after.agent_at[slot] = tile
                assert supposed == outlook(after, 0)
            for other in range(data.SLOTS):
                supposed = survey.outlook_if_exchanged(slot, other)
                after = state.clone()
                after.exchange_agents(slot, other)
                assert supposed == outlook(after, 0)


def summary(survey: Survey) -> tuple[int, int, bool, int, list[int], list[int]]:
    plan = survey.plan()
    near = list(survey.near)
    return plan.goal, plan.action, plan.blocked, survey.outlook(), near, list(survey.offers)


def test_to_suppose_changes_nothing() -> None:
    for state in greedy_positions(2, 7):
        survey = Survey(state, 1)
        before = summary(survey)
        ways = list(survey.ways.crossing)
        for tile in range(1, data.PLACES):
            survey.outlook_if_turned(tile, 3)
            for slot in state.queue:
                survey.outlook_if_sent(slot, tile)
        assert summary(survey) == before == summary(Survey(state, 1))
        assert list(survey.ways.crossing) == ways


def offers(state: SmogState, tile: int) -> list[int]:
    """Return the prices of what is wanted on a tile, by turns of the tile beforehand."""
    return list(Survey(state, 0).offers)[tile * 4 : tile * 4 + 4]


def test_a_purchase_beside_the_merchant_is_cheaper() -> None:
    """It costs one Sovereign less on his tile, but at least one."""
    state = table()
    cheaper = 0
    for tile in range(1, data.PLACES):
        put_agents(state)
        plain = offers(state, tile)
        put_agents(state, ("merchant", data.PLACE_IDS[tile]))
        for alone, with_him in zip(plain, offers(state, tile), strict=True):
            assert with_him == alone or with_him == alone - COIN < FAR
            cheaper += with_him < alone
    assert cheaper > 0


def test_an_agent_is_found_among_others() -> None:
    state = table(agents=("witch", "dandy", "doctor", "lost_boy"))
    put_agents(state, ("witch", 3), ("lost_boy", 5), ("dandy", 6))
    agents = {name: data.AGENT_IDS.index(name) for name in ("witch", "dandy", "lost_boy", "doctor")}
    stands = {
        name: [p for p in range(len(data.PLACE_IDS)) if state.stands_on(agent, p)]
        for name, agent in agents.items()
    }
    assert stands == {
        "witch": [place(3)],
        "lost_boy": [place(5)],
        "dandy": [place(6)],
        "doctor": [],
    }


def test_a_tile_under_the_lost_boy_offers_what_it_shows_and_nothing_else() -> None:
    state = table(agents=("witch", "dandy", "doctor", "lost_boy"))
    for tile in range(1, data.PLACES):
        put_agents(state)
        plain = offers(state, tile)
        put_agents(state, ("lost_boy", data.PLACE_IDS[tile]))
        assert offers(state, tile) == [plain[0], FAR, FAR, FAR]
