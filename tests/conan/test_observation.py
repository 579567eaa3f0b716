"""Observations show the same passages, treasures, water and villagers as views."""

import pytest

from tablee.core.bits import listed
from tablee.core.features import features
from tablee.core.rng import seeded
from tablee.games.conan.data import CARD_IDS, HERO_SLOTS
from tablee.games.conan.names import ZONE_IDS
from tablee.games.conan.rules import GAME
from tablee.games.conan.scenario.moments import take_loot
from tablee.games.conan.scenario.rules.treasure import score_bag
from tablee.games.conan.state import ConanState
from tests.conan.tables import figure_of
from tests.contract.walk import observed

TABLE = features("conan")
SEATS = (-1, 0, 1, 2)
GOLD_BAGS = CARD_IDS.index("gold_bags")


def begin(scenario: str) -> ConanState:
    return GAME.new_game(3, 0, {"scenario": scenario})


def zone(state: ConanState, name: str) -> int:
    return ZONE_IDS.index(name) - state.board().first_zone


def read(state: ConanState, seat: int, name: str) -> int:
    return observed(GAME, state, seat)[TABLE.index(name)]


def same_when_dealt_anew(state: ConanState) -> None:
    for seat in SEATS:
        twin = GAME.determinize(state, seat, seeded(7))
        assert observed(GAME, twin, seat) == observed(GAME, state, seat)
        assert GAME.view(twin, seat) == GAME.view(state, seat)


@pytest.mark.rule("conan:SC-1")
def test_a_passage_is_known_to_the_heroes_who_have_looked() -> None:
    state = begin("the_serpents_awakening")
    passages = [zone(state, row["zone"]) for row in GAME.view(state, 0)["passages"]]
    assert len(passages) == 4
    real = next(place for place in passages if state.passages >> place & 1)
    false = next(place for place in passages if not state.passages >> place & 1)
    for seat in SEATS:
        assert [read(state, seat, f"zone.{place}.passage") for place in passages] == [1] * 4
    state.looked |= 1 << real | 1 << false
    for seat in (1, 2):
        assert read(state, seat, f"zone.{real}.passage") == 3
        assert read(state, seat, f"zone.{false}.passage") == 2
    for seat in (-1, 0):
        assert {read(state, seat, f"zone.{place}.passage") for place in passages} == {1}
    same_when_dealt_anew(state)


@pytest.mark.rule("conan:SC-1")
def test_dealing_anew_keeps_what_heroes_have_seen_for_them_and_for_nobody_else() -> None:
    state = begin("the_serpents_awakening")
    passages = listed(state.scenario().purposes.passages)
    real = next(place for place in passages if state.passages >> place & 1)
    false = next(place for place in passages if not state.passages >> place & 1)
    state.looked = 1 << real | 1 << false
    for seat in (1, 2):
        for twin in dealt(state, seat):
            assert twin.passages & state.looked == 1 << real
    for seat in (-1, 0):
        for place in (real, false):  # a hero who has not looked cannot know: both values occur
            assert {twin.passages >> place & 1 for twin in dealt(state, seat)} == {0, 1}
    for seat in SEATS:
        assert {int(twin.passages).bit_count() for twin in dealt(state, seat)} == {
            2  # as the scenario says
        }
        assert {twin.looked for twin in dealt(state, seat)} == {state.looked}


def dealt(state: ConanState, seat: int) -> list[ConanState]:
    rng = seeded(3)
    return [GAME.determinize(state, seat, rng) for _ in range(60)]


@pytest.mark.rule("conan:SC-6")
def test_treasures_are_seen_on_bearers_and_by_their_worth_once_they_have_left() -> None:
    state = begin("the_treasure_of_tranicos")
    bearer = figure_of(state, "pirates_red_1")
    state.put(bearer, zone(state, "citadel_k2"))
    take_loot(state, bearer, GOLD_BAGS)
    unit = bearer - len(state.at)
    assert read(state, 1, f"unit.{unit}.treasure") == 1
    assert read(state, 1, f"unit.{unit + 1}.treasure") == 0
    assert (read(state, 1, "gold"), read(state, 1, "gold_left")) == (0, 19)
    score_bag(state, GOLD_BAGS)
    gold = read(state, 1, "gold")
    assert gold == GAME.view(state, 1)["gold"] == state.gold > 0
    assert read(state, 1, "gold_left") == 19 - gold
    same_when_dealt_anew(state)


@pytest.mark.rule("conan:SC-6")
def test_zones_that_have_become_water_and_a_broken_charm_are_seen() -> None:
    state = begin("the_thing_from_the_swamp")
    place = zone(state, "swamp_n1")
    assert read(state, 1, f"zone.{place}.flooded") == 0
    assert read(state, 1, "charm") == 0
    state.flooded |= 1 << place
    state.charm_broken = True
    assert read(state, 1, f"zone.{place}.flooded") == 1
    assert read(state, 1, "charm") == 1
    assert GAME.view(state, 1)["flooded"] == ["swamp_n1"]
    same_when_dealt_anew(state)


@pytest.mark.rule("conan:SC-6")
def test_villagers_are_seen_where_they_lie_and_when_they_are_devoured() -> None:
    state = begin("facing_the_serpent_specter")
    place = zone(state, "swamp_k1")
    cards = TABLE.index(f"zone.{place}.cards", "villagers")
    assert observed(GAME, state, 1)[cards] == 2
    state.lay(place, CARD_IDS.index("villagers"), -1)
    state.devoured += 1
    assert observed(GAME, state, 1)[cards] == 1
    assert read(state, 1, "devoured") == GAME.view(state, 1)["devoured"] == 1


@pytest.mark.parametrize("halo, more", [(False, 0), (True, 100)])
def test_a_halo_shows_in_the_life_of_a_unit_and_nowhere_else(halo: bool, more: int) -> None:
    state = begin("in_the_clutches_of_the_picts")
    snake = figure_of(state, "giant_snake")
    if halo:
        state.sets_halo |= 1 << snake
    unit = f"unit.{snake - HERO_SLOTS}"
    assert read(state, 0, f"{unit}.life") == state.life[snake] + more
    assert read(state, 0, f"{unit}.zone") == state.zone[snake] + 1
