"""What a search supposes about an opponent's secrets, from what everybody can see."""

from collections import Counter

import pytest

from tablee.core.rng import seeded
from tablee.games.smog import data
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.tables import ALL_FOUR, artefacts, ethers, stand, table

DEALS = 2000


def guesses(state: SmogState, seat: int, other: int) -> tuple[Counter[str], Counter[str]]:
    """Return how often a search supposes each combination and each portal of an opponent."""
    rng = seeded(11)
    combinations: Counter[str] = Counter()
    portals: Counter[str] = Counter()
    for _ in range(DEALS):
        twin = GAME.determinize(state, seat, rng)
        GAME.heuristic.suppose(twin, seat, rng)
        combinations[data.COMBINATION_IDS[twin.at[other].combination]] += 1
        portals[data.PORTAL_IDS[twin.at[other].portal]] += 1
    return combinations, portals


def test_the_ether_that_everybody_starts_with_tells_nothing() -> None:
    state = table(2)
    ethers(state, 1, blood=1)
    combinations, _ = guesses(state, 0, 1)
    assert len(combinations) == data.COMBINATIONS - 1
    assert max(combinations.values()) < 1.6 * min(combinations.values())


def test_who_has_a_combination_is_taken_to_need_it() -> None:
    state = table(2)
    ethers(state, 1, mana=2, blood=1, titanium=1)
    combinations, _ = guesses(state, 0, 1)
    assert combinations["mana2_no_ectoplasm"] > 0.75 * DEALS
    assert len(combinations) > 5, "Ethers have other uses: nothing is ruled out"


def test_an_ether_beyond_four_leaves_the_combinations_that_the_others_fit() -> None:
    state = table(2)
    ethers(state, 1, mana=2, blood=1, titanium=1, ectoplasm=1)
    combinations, _ = guesses(state, 0, 1)
    fitting = {"all", "mana2_no_ectoplasm", "mana2_no_blood", "mana2_no_titanium"}
    left = fitting - {data.COMBINATION_IDS[state.at[0].combination]}
    assert sum(combinations[name] for name in left) > 0.75 * DEALS


@pytest.mark.parametrize(
    ("bought", "least", "most"), [(ALL_FOUR, 0.25, 0.5), (ALL_FOUR[:3], 0.1, 0.2)]
)
def test_who_stands_on_a_portal_with_everything_may_have_come_to_leave(
    bought: tuple[str, ...], least: float, most: float
) -> None:
    state = table(2)
    ethers(state, 1, mana=2, blood=1, titanium=1)
    artefacts(state, 1, *bought)
    stand(state, 1, data.PLACE_IDS[state.portal_place(1)])
    _, portals = guesses(state, 0, 1)
    assert least * DEALS < portals[data.PORTAL_IDS[state.at[1].portal]] < most * DEALS


@pytest.mark.rule("smog:E81")
def test_secrets_are_supposed_to_be_different_ones_and_the_own_stay() -> None:
    state = table(4)
    for other in range(1, 4):
        ethers(state, other, mana=2, blood=1, titanium=1)
    rng = seeded(2)
    for _ in range(50):
        twin = GAME.determinize(state, 2, rng)
        GAME.heuristic.suppose(twin, 2, rng)
        sides = twin.at
        assert len({side.combination for side in sides}) == 4
        assert len({side.portal for side in sides}) == 4
        assert (sides[2].combination, sides[2].portal) == (
            state.at[2].combination,
            state.at[2].portal,
        )


def test_nothing_is_supposed_before_the_secrets_are_dealt() -> None:
    state = GAME.new_game(3, 0, {"seats": "free"})
    assert state.first < 0
    GAME.heuristic.suppose(state, 0, seeded(1))
    assert all(side.combination < 0 for side in state.at)
