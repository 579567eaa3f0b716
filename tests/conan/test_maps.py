"""The six boards: sight, ways and levels, worked out by hand from each map's rules."""

from collections.abc import Sequence

import pytest

from tablee.core.bits import count, has, listed
from tablee.core.pile import zeros
from tablee.games.conan.board.changes import flooded, override
from tablee.games.conan.board.layout import Board, load_board, map_data, sight_of, zone_ids
from tablee.games.conan.data import SKILL_IDS
from tablee.games.conan.names import MAP_FILES, ZONE_IDS

NAMES = {name: zone_ids(map_data(path)) for name, path in MAP_FILES.items()}


def board_of(name: str) -> Board:
    return load_board(MAP_FILES[name], ZONE_IDS.index(f"{name}_{NAMES[name][0]}"))


def seen(name: str, zone: str, broken: Sequence[str] = (), closed: Sequence[str] = ()) -> list[str]:
    board = board_of(name)
    openings, doors = zeros(board.borders), zeros(board.borders)
    for pair in broken:
        openings[border(name, pair)] = 1
    for pair in closed:
        doors[border(name, pair)] = 1
    sight = sight_of(board, openings, doors)[NAMES[name].index(zone)]
    return [NAMES[name][number] for number in listed(sight) if NAMES[name][number] != zone]


def border(name: str, pair: str) -> int:
    board = board_of(name)
    wanted = {NAMES[name].index(zone) for zone in pair.split("-")}
    return next(b for b in range(board.borders) if {board.a[b], board.b[b]} == wanted)


def skills(*names: str) -> int:
    return sum(1 << SKILL_IDS.index(name) for name in names)


@pytest.mark.rule("conan:BZ-12")
@pytest.mark.parametrize(
    "name, zones, borders, pairs",
    [
        ("pict_village", 25, 56, 39),
        ("ships", 29, 58, 157),
        ("fort", 30, 77, 106),
        ("inn", 30, 68, 80),
        ("swamp", 29, 57, 231),
        ("citadel", 25, 52, 79),
    ],
)
def test_every_map_has_its_zones_and_as_many_pairs_in_sight(
    name: str, zones: int, borders: int, pairs: int
) -> None:
    board = board_of(name)
    sight = sight_of(board, zeros(board.borders), zeros(board.borders))
    assert (board.zones, board.borders) == (zones, borders)
    assert sum(count(row) - 1 for row in sight) == 2 * pairs
    for one in range(zones):
        assert has(sight[one], one)
        assert all(has(sight[two], one) for two in listed(sight[one]))


@pytest.mark.rule("conan:BZ-12", "conan:BZ-13")
@pytest.mark.parametrize(
    "name, zone, wanted",
    [
        # Ramparts see the whole court and adjacent rooms and towers, nothing across the court.
        ("fort", "r1", "e1 e2 t1 r2 m1 c1 c2 c3 c4 g1"),
        ("fort", "t2", "r2 r3 m2"),  # a tower: adjacent zones only
        ("fort", "m3", "t4 r5 r6 c1 c2"),
        ("fort", "e2", "e1 e3 e4 r1"),
        # Bedrooms never see the ground floor; the balcony sees the zone below it.
        ("inn", "r4", "y2"),
        ("inn", "r1", ""),
        ("inn", "y2", "r4 r7 r8 y1 y3 c2"),
        ("inn", "i4", "i3"),
        # Decks see each other across the channel; a hull hides swimmers; the hold is out of sight.
        ("ships", "w6", "w4 w5 w7 w8 t6 v3"),
        ("ships", "w2", "w1 w3 t3"),
        ("ships", "t9", "t3 t6"),
        ("ships", "t4", "w3 t2 t3 t5 t6 t7 t8 v1 v2 v4 v5 v7 v8"),  # not v3, v6: a mast
        # The balcony sees only the zone below it. Cellars look out at ground level.
        ("citadel", "b1", "k2 s1 s2 b2 b3 h1"),
        ("citadel", "d1", "s1 h1 h2 h3 h4 p1 d2 d3"),
        ("citadel", "u1", "k1"),
        # Huts see through their doorway. Piers see the whole water.
        ("swamp", "k5", "l5"),
        ("swamp", "k1", "l1 p3 w5"),
        ("swamp", "n1", "w2 l1 p3 w5 p5 l5"),
    ],
)
def test_who_sees_whom(name: str, zone: str, wanted: str) -> None:
    assert sorted(seen(name, zone)) == sorted(wanted.split())


@pytest.mark.rule("conan:BZ-11", "conan:E38")
def test_a_closed_door_hides_and_an_open_one_shows() -> None:
    assert "y2" in seen("inn", "r4")
    assert "y2" not in seen("inn", "r4", closed=["r4-y2"])
    assert "c1" in seen("fort", "m1")
    assert "c1" not in seen("fort", "m1", closed=["m1-c1"])


@pytest.mark.rule("conan:BZ-5")
def test_a_broken_doorway_is_seen_through_in_its_whole_width() -> None:
    assert "z2" not in seen("inn", "c1")
    assert "z2" in seen("inn", "c1", broken=["c5-z2"])


@pytest.mark.rule("conan:BZ-3", "conan:RA-3")
@pytest.mark.parametrize(
    "name, zone, below",
    [
        ("fort", "r1", "e1 e2 t1 m1 c1 c2 c3 c4 g1"),
        ("fort", "b2", "c2"),
        ("inn", "y1", "s1 c1"),
        ("inn", "x1", "c2 c3 c5 x2 x3"),
        ("citadel", "b2", "h1 h2"),
        ("swamp", "p1", ""),
    ],
)
def test_which_zones_are_shot_down_at(name: str, zone: str, below: str) -> None:
    board = board_of(name)
    found = [NAMES[name][n] for n in listed(board.above[NAMES[name].index(zone)])]
    assert sorted(found) == sorted(below.split())


@pytest.mark.rule("conan:RA-3")
def test_every_deck_is_above_the_water() -> None:
    board = board_of("ships")
    assert board.above[NAMES["ships"].index("t2")] & board.water == board.water


@pytest.mark.rule("conan:BZ-14")
def test_falls_climbs_and_surcharges_are_the_map_s() -> None:
    fort, inn, citadel = board_of("fort"), board_of("inn"), board_of("citadel")
    wall = border("fort", "r1-c1")
    assert list(fort.fall)[3 * wall : 3 * wall + 3] == [0, 0, 2]
    assert list(fort.fall_with_leap)[3 * wall : 3 * wall + 3] == [0, 0, 1]
    assert (fort.open_ab[wall], fort.open_ba[wall], fort.skill_ba[wall]) == (1, 0, 0)
    slope = border("fort", "b1-c1")
    assert (fort.extra_ab[slope], fort.extra_ba[slope]) == (0, 2)
    assert fort.no_extra[slope] == skills("climb", "flying")
    railing = border("inn", "y1-c1")
    assert (inn.skill_ba[railing], inn.extra_ba[railing]) == (skills("climb"), 2)
    assert list(inn.fall)[3 * railing : 3 * railing + 3] == [0, 2, 0]
    rim = border("citadel", "h1-p1")
    assert (citadel.extra_ab[rim], citadel.extra_ba[rim]) == (0, 1)
    assert inn.wreckers[border("inn", "r3-y1")] == skills("wall_wrecker")
    assert inn.wreckers[border("inn", "z3-c5")] == 0


@pytest.mark.rule("conan:BZ-14")
def test_water_is_deep_between_ships_and_shallow_in_the_swamp() -> None:
    ships, swamp = board_of("ships"), board_of("swamp")
    assert (ships.deep, ships.deep_skill) == (ships.water, skills("swimming"))
    assert swamp.deep == 0
    pier = border("swamp", "p1-w3")
    assert (swamp.extra_ba[pier], swamp.easier_skill[pier]) == (2, skills("swimming"))
    assert swamp.easier_ba[pier] == 1
    assert swamp.extra_ba[border("swamp", "n1-w2")] == 1


@pytest.mark.rule("conan:BZ-14")
def test_leaps_and_tables_are_the_map_s() -> None:
    ships, inn = board_of("ships"), board_of("inn")
    pairs = [
        (NAMES["ships"][ships.leap_a[n]], NAMES["ships"][ships.leap_b[n]])
        for n in range(ships.leaps)
    ]
    assert pairs == [("t1", "v1"), ("t5", "v2"), ("t6", "v3"), ("t7", "v4"), ("t8", "v8")]
    assert list(ships.leap_difficulty) == [2, 1, 1, 1, 2]
    assert [NAMES["inn"][zone] for zone in inn.table_zone] == ["c1", "c2", "c3", "c4", "c5", "i1"]
    assert inn.platforms == 1 << NAMES["inn"].index("x1")


@pytest.mark.rule("conan:BZ-14")
def test_a_scenario_changes_a_kind_of_border_for_itself_alone() -> None:
    board = board_of("citadel")
    changed = override(board, map_data(MAP_FILES["citadel"]), "balcony", {"extra_mp_ba": 2})
    ledge = border("citadel", "b1-h1")
    assert (changed.extra_ba[ledge], board.extra_ba[ledge]) == (2, 1)
    assert list(changed.extra_ab) == list(board.extra_ab)


@pytest.mark.rule("conan:E117")
def test_a_flooded_zone_is_left_like_water() -> None:
    board = board_of("swamp")
    wet = flooded(board, NAMES["swamp"].index("l1"))
    way = border("swamp", "n1-l1")
    assert (wet.a[way], wet.b[way]) == tuple(NAMES["swamp"].index(name) for name in ("n1", "l1"))
    assert (wet.extra_ab[way], wet.extra_ba[way]) == (0, 1)
    old_bank = border("swamp", "l1-w2")
    assert (wet.extra_ab[old_bank], wet.extra_ba[old_bank]) == (0, 0)
    pier = border("swamp", "l1-p1")
    assert wet.extra_ba[pier] == 2
    hut = border("swamp", "k1-l1")
    assert wet.extra_ba[hut] == board.extra_ba[hut]
    assert not has(board.water, NAMES["swamp"].index("l1"))
