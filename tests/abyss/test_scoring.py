"""Abyss: points, location by location [50, E51-E53, E59]."""

from __future__ import annotations

import pytest

from tablee.games.abyss import data, scoring
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tests.abyss.tables import ally, controls, lords, table


def affiliate(state: AbyssState, seat: int, *names: str) -> None:
    for name in names:
        state.at[seat].affiliated[ally(name)] += 1


def points(state: AbyssState, seat: int, location: str) -> int:
    return scoring.location_points(state, seat, data.location_id(location))


# Lords: jailer (7, soldier), landowner (12, farmer), keeper (6, farmer, with a key), elder (3,
# ambassador). Allies: crab 2, seahorse 1 and 4. The opponent controls the throne room.
POINTS = {
    "barracks": 7 + 2,
    "sargasso_silos": 5 + 2 * 2,
    "hydrozoa_reserves": 6,
    "parliament": 6,
    "dockworks": 5,
    "sanctuary": 4,
    "sargasso_fields": 3 + 3 * 2,
    "oceanic_senate_assembly": 4,
    "chasm": 5 + 3,
    "giant_clam_nest": 3,
    "abyss": 2 * 3,
    "depths": 2 * 3,
    "throne_room": 12,
    "jail": 15 - 4,
    "coral_barrier": 20 - 3,
    "closed_tower": 3 * 2,
    "lost_tower": 3 * 2,
    "chamber_of_allies": 3 + 2 + 1,
    "black_smokers": 0,
    "city_of_mirrors": 12,
}
# One lord of every guild and one ally of every race, to see what each tile counts.
OF_EACH = {
    "barracks": 7 + 2,
    "sargasso_silos": 5 + 2,
    "hydrozoa_reserves": 6 + 2,
    "parliament": 6 + 2,
    "dockworks": 5 + 2,
    "sanctuary": 4 + 3,
    "sargasso_fields": 3 + 3,
    "oceanic_senate_assembly": 4 + 3,
    "chasm": 5 + 3,
    "giant_clam_nest": 3 + 3,
    "abyss": 12,
    "depths": 2 * 3,
    "throne_room": 12,
    "jail": 15 - 6,
    "coral_barrier": 20 - 5,
    "closed_tower": 3,
    "lost_tower": 3 * 5,
    "chamber_of_allies": 3 + 1 + 2 + 3 + 4 + 5,
    "black_smokers": 0,
    "city_of_mirrors": 0,
}


def test_every_location_has_its_points() -> None:
    assert set(POINTS) == set(OF_EACH) == set(data.LOCATION_IDS)


@pytest.mark.rule("abyss:50")
@pytest.mark.parametrize("location", POINTS)
def test_a_location(location: str) -> None:
    state = table()
    state.at[0].free = lords("jailer", "landowner", "keeper", "elder")
    affiliate(state, 0, "crab 2", "seahorse 1", "seahorse 4")
    controls(state, 1, "throne_room", "city_of_mirrors")
    assert points(state, 0, location) == POINTS[location]


@pytest.mark.parametrize("location", OF_EACH)
def test_a_location_with_one_of_each(location: str) -> None:
    state = table()
    state.at[0].free = lords("jailer", "landowner", "trader", "invoker", "traitor", "elder")
    affiliate(state, 0, "crab 1", "jellyfish 2", "seahorse 3", "shellfish 4", "squid 5")
    assert points(state, 0, location) == OF_EACH[location]


@pytest.mark.parametrize("location, empty", [("depths", 0), ("throne_room", 0), ("abyss", 0)])
def test_a_location_without_a_lord(location: str, empty: int) -> None:
    assert points(table(), 0, location) == empty


@pytest.mark.rule("abyss:50", "abyss:E59")
def test_ab_ex_4_sargasso_fields() -> None:
    state = table()
    affiliate(state, 0, "seahorse 1", "seahorse 4", "crab 2")
    assert points(state, 0, "sargasso_fields") == 9


@pytest.mark.rule("abyss:50", "abyss:E59")
@pytest.mark.parametrize("tokens", [(3, 3), (2, 4), (2, 2, 2)])
def test_ab_ex_5_the_score_of_bruno(tokens: tuple[int, ...]) -> None:
    state = table()
    side = state.at[0]
    side.housed = lords("keeper", "slaver", "master_of_magic", "elder")
    side.free = lords("jailer", "traitor", "corruptor")
    controls(state, 0, "parliament", "sanctuary", "abyss")
    affiliate(
        state, 0, "jellyfish 3", "jellyfish 1", "squid 3", "crab 2", "seahorse 1", "shellfish 5"
    )
    for token in tokens:
        side.tokens.add(token)
    assert [points(state, 0, name) for name in ("parliament", "sanctuary", "abyss")] == [10, 10, 12]
    influence = {
        "keeper": 6,
        "slaver": 5,
        "master_of_magic": 6,
        "elder": 3,
        "jailer": 7,
        "traitor": 6,
        "corruptor": 6,
    }
    assert {name: state.influence(data.lord_id(name)) for name in influence} == influence
    sheet = {"locations": 32, "lords": 39, "allies": 14, "monsters": 6}
    assert GAME.score_sheet(state, 0) == sheet
    assert GAME.scores(state)[0] == 91


@pytest.mark.rule("abyss:E59")
def test_only_the_strongest_affiliated_ally_of_a_race_scores() -> None:
    state = table()
    affiliate(state, 0, "crab 1", "crab 3", "crab 3", "squid 2")
    assert GAME.score_sheet(state, 0)["allies"] == 3 + 2
    assert points(state, 0, "chasm") == 5 + 3 * 3  # all of them count for the race's location


@pytest.mark.rule("abyss:50")
def test_hands_and_pearls_score_nothing() -> None:
    state = table(hands={0: ["crab 5", "squid 4"]}, pearls={0: 9, 1: 0})
    state.at[0].key_tokens = 2
    assert GAME.scores(state)[0] == 0


@pytest.mark.rule("abyss:E51")
def test_city_of_mirrors_counts_the_copiers_own_pieces() -> None:
    state = table(seats=3)
    controls(state, 0, "city_of_mirrors", "sanctuary")
    assert (
        points(state, 0, "city_of_mirrors") == 0
    )  # one's own sanctuary does not count as an opponent's
    controls(state, 1, "black_smokers")
    assert points(state, 0, "city_of_mirrors") == 0
    controls(state, 2, "chasm", "throne_room")
    state.at[2].free = lords("landowner")
    state.at[0].free = lords("keeper")
    assert points(state, 0, "city_of_mirrors") == 6  # chasm 5, throne room 6, not 12


@pytest.mark.rule("abyss:E51")
def test_city_of_mirrors_is_never_below_nothing() -> None:
    state = table()
    controls(state, 0, "city_of_mirrors")
    controls(state, 1, "coral_barrier")
    for race in data.RACE_NAMES:
        affiliate(state, 0, *[f"{race} 1"] * 5)
    assert points(state, 1, "coral_barrier") == 20
    assert points(state, 0, "coral_barrier") == -5
    assert points(state, 0, "city_of_mirrors") == 0


@pytest.mark.rule("abyss:E52")
def test_towers_count_printed_keys_whatever_the_lords_state() -> None:
    state = table()
    side = state.at[0]
    side.free = lords("keeper", "jailer", "sage")
    side.disabled = lords("keeper", "jailer")
    side.housed = lords("reaper", "elder")
    assert points(state, 0, "closed_tower") == 3 * 4  # keeper, reaper and both ambassadors
    assert points(state, 0, "lost_tower") == 3 * 1


@pytest.mark.rule("abyss:E53", "abyss:53")
def test_disabled_lords_and_those_under_locations_still_count_as_lords() -> None:
    state = table()
    side = state.at[0]
    side.free = lords("keeper", "jailer")
    side.disabled = lords("keeper", "jailer")
    side.housed = lords("reaper", "elder")
    assert points(state, 0, "barracks") == 7 + 2
    assert points(state, 0, "sargasso_silos") == 5 + 4
    assert points(state, 0, "jail") == 15 - 4
    assert points(state, 0, "abyss") == 2 * 3
    assert points(state, 0, "throne_room") == 7
    assert points(state, 0, "depths") == 2 * 3
    assert GAME.score_sheet(state, 0)["lords"] == 6 + 7 + 6 + 3


INFLUENCE_ONLY = {"disabled_lords": "influence"}


@pytest.mark.rule("abyss:E53", "abyss:E52")
@pytest.mark.parametrize(
    "location, counted, influence_only",
    [
        ("barracks", 7 + 2, 7),  # the jailer is a soldier
        ("sargasso_silos", 5 + 2 * 2, 5 + 2),  # keeper and reaper are farmers
        ("abyss", 2 * 3, 2 * 2),  # no soldier any more
        ("jail", 15 - 4, 15 - 2),
        ("closed_tower", 3 * 3, 3 * 2),  # the keeper's key no longer counts
        ("lost_tower", 3 * 1, 0),
        ("throne_room", 7, 7),  # the jailer's influence
        ("depths", 2 * 3, 2 * 3),
    ],
)
def test_with_the_other_reading_only_the_influence_of_a_disabled_lord_counts(
    location: str, counted: int, influence_only: int
) -> None:
    for settings, worth in ((None, counted), (INFLUENCE_ONLY, influence_only)):
        state = table(settings=settings)
        side = state.at[0]
        side.free = lords("keeper", "jailer")
        side.disabled = lords("keeper", "jailer")
        side.housed = lords("reaper", "elder")
        assert points(state, 0, location) == worth
        assert GAME.score_sheet(state, 0)["lords"] == 6 + 7 + 6 + 3


@pytest.mark.rule("abyss:E53")
def test_with_the_other_reading_a_disabled_weakling_is_still_the_weakest_lord() -> None:
    """Depths and throne room look at influence, which a disabled lord keeps."""
    for settings in (None, INFLUENCE_ONLY):
        state = table(settings=settings)
        state.at[0].free = lords("keeper", "elder")
        state.at[0].disabled = lords("elder")
        assert points(state, 0, "depths") == 2 * 3
        assert points(state, 0, "throne_room") == 6


@pytest.mark.rule("abyss:E51", "abyss:E53")
def test_a_mirror_counts_disabled_lords_as_the_table_does() -> None:
    for settings, worth in ((None, 7 + 2), (INFLUENCE_ONLY, 7)):
        state = table(settings=settings)
        controls(state, 1, "barracks")
        controls(state, 0, "city_of_mirrors")
        state.at[0].free = lords("jailer")
        state.at[0].disabled = lords("jailer")
        assert points(state, 0, "city_of_mirrors") == worth
