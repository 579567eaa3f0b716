"""A seat knows all except the order of the decks and the locations that another has drawn."""

from collections import Counter

import pytest

from tablee.core.events import Log
from tablee.core.native import u8, vec
from tablee.core.rng import seeded
from tablee.games.conspiracy import data
from tablee.games.conspiracy.rules import GAME
from tablee.games.conspiracy.state import ConspiracyState
from tablee.games.conspiracy.view import hidden
from tests.conspiracy.tables import do, draws, script, table
from tests.contract.walk import positions

DRAWN = ["one_pearl", "gold_keys", "count_red"]


def drawing(log: Log | None = None) -> ConspiracyState:
    """Return a table where seat 0 looks at three locations."""
    state = table(3, chambers={0: ["red_1"]})
    draws(state, 0, "blue_1")
    script(state, *DRAWN)
    state.observer = log
    do(state, 0, "draw_locations 3")
    return state


def observed(state: ConspiracyState, seat: int) -> list[int]:
    out = vec[u8]([255] * hidden.FEATURES)
    GAME.observe(state, seat, out, 0)
    return list(out)


@pytest.mark.rule("conspiracy:C34")
def test_lords_drawn_are_shown_to_all() -> None:
    state = table(3)
    script(state, "red_1", "blue_3")
    do(state, 0, "draw 2")
    for viewer in (0, 1, 2, -1):
        assert GAME.view(state, viewer)["drawn"] == ["blue_3", "red_1"]


@pytest.mark.rule("conspiracy:C34")
def test_locations_drawn_are_seen_by_the_seat_that_draws() -> None:
    state = drawing()
    assert GAME.view(state, 0)["drawn_locations"] == DRAWN
    for viewer in (1, 2, -1):
        view = GAME.view(state, viewer)
        assert view["drawn_locations"] is None
        assert view["drawn_location_count"] == 3
        assert view["question"]["actions"] is None
        for name in DRAWN:
            assert name not in str(view)


@pytest.mark.rule("conspiracy:10", "conspiracy:14", "conspiracy:18")
@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_the_view_tells_whose_are_the_cards_between_deck_and_chamber(viewer: int) -> None:
    """For lords drawn, lords to be placed and locations drawn, everybody sees whose they are."""
    state = table(3, piles=["red_3", "red_4"])
    assert GAME.view(state, viewer)["drawn_by"] is None
    script(state, "green_1", "blue_3")
    do(state, 0, "draw 2")
    assert GAME.view(state, viewer)["drawn_by"] == 0
    assert GAME.view(drawing(), viewer)["drawn_by"] == 0
    do(state, 0, "recruit blue_3")
    assert state.to_move() == 1
    assert GAME.view(state, viewer)["drawn_by"] is None
    do(state, 1, "pile red")
    assert GAME.view(state, viewer)["recruits"] == ["red_3", "red_4"]
    assert GAME.view(state, viewer)["drawn_by"] == 1


def test_cards_between_deck_and_chamber_always_belong_to_somebody() -> None:
    for state in positions(GAME, 3, range(6)):
        view = GAME.view(state, -1)
        lie_out = view["drawn"] or view["recruits"] or view["drawn_location_count"] > 0
        assert (view["drawn_by"] is not None) == bool(lie_out)


@pytest.mark.rule("conspiracy:C34")
def test_the_log_names_drawn_locations_to_that_seat_only() -> None:
    log = Log()
    drawing(log)
    for viewer in (0, 1, -1):
        events = [GAME.events.describe(told, viewer) for told in log.told]
        names = [event.what for event in events if event.name == "drew_location"]
        assert names == (DRAWN if viewer == 0 else [None] * 3)


@pytest.mark.rule("conspiracy:C34")
def test_those_not_kept_become_known_to_all() -> None:
    log = Log()
    state = drawing(log)
    do(state, 0, "location gold_keys")
    assert GAME.view(state, -1)["available"] == ["seven_points", "one_pearl", "count_red"]
    events = [GAME.events.describe(told, -1) for told in log.told]
    laid_out = [event.what for event in events if event.name == "laid_out"]
    assert laid_out == ["one_pearl", "count_red"]


@pytest.mark.rule("conspiracy:C34")
def test_dealing_anew_leaves_the_drawer_its_locations_and_gives_others_any() -> None:
    state = drawing()
    rng = seeded(1)
    seen: Counter[int] = Counter()
    for _ in range(300):
        assert list(GAME.determinize(state, 0, rng).drawn_locations.cards) == list(
            state.drawn_locations.cards
        )
        drawn = list(GAME.determinize(state, 1, rng).drawn_locations.cards)
        assert len(set(drawn)) == 3
        seen.update(drawn)
    assert set(seen) == set(range(24)) - {data.location_id("seven_points")}
    assert max(seen.values()) < 3 * min(seen.values())


@pytest.mark.rule("conspiracy:C34")
def test_the_order_of_a_deck_is_nobodys_knowledge() -> None:
    state = table()
    rng = seeded(2)
    firsts = set()
    for _ in range(300):
        twin = GAME.determinize(state, 0, rng)
        twin.apply(0)  # draw 1
        firsts.add(twin.at[0].lords[0])
    assert len(firsts) > 25


@pytest.mark.rule("conspiracy:C34")
def test_what_search_deck_shows_is_for_its_owner() -> None:
    state = table(
        3, chambers={0: ["red_1", "blue_1", "green_1"]}, locations={0: {1: "search_deck"}}
    )
    draws(state, 0, "purple_1")
    assert len(GAME.view(state, 0)["question"]["actions"]) == 22
    for viewer in (1, 2, -1):
        assert GAME.view(state, viewer)["question"]["actions"] is None


@pytest.mark.rule("conspiracy:C34")
def test_observation_index_by_index() -> None:
    state = table(
        3,
        chambers={0: ["red_1", "blue_1", "green_2"], 1: ["yellow_3"]},
        locations={0: {1: "restrict_two"}},
        piles=["purple_0", "purple_1", "purple_1"],
        available=["seven_points", "count_purple"],
    )
    state.forced_draw = 2
    state.forced_by = 0
    state.last_turns = 1
    script(state, "red_4", "red_6")
    do(state, 0, "draw 2")
    seen = observed(state, 1)  # chambers of seats 1, 2, 0
    assert seen[0] == data.lord_id("yellow_3") + 1
    assert seen[1:30] == [0] * 29
    assert seen[30:34] == [2, 1, 0, 0]
    assert seen[34:68] == [0] * 34
    assert seen[68:71] == [data.lord_id(name) + 1 for name in ("red_1", "blue_1", "green_2")]
    assert seen[68 + 15 + 1] == data.location_id("restrict_two") + 1
    assert seen[68 + 30 : 68 + 34] == [0, 0, 0, 1]
    assert seen[102:136] == [0] * 34
    on_table = seen[136:]
    assert on_table[data.lord_id("purple_0")] == 1
    assert on_table[data.lord_id("purple_1")] == 2
    assert sum(on_table[:30]) == 3
    assert [k for k in range(30) if on_table[30 + k]] == [
        data.lord_id("red_4"),
        data.lord_id("red_6"),
    ]
    assert [k for k in range(24) if on_table[60 + k]] == [
        data.location_id("seven_points"),
        data.location_id("count_purple"),
    ]
    assert on_table[84:] == [51, 21, 2, 2, 3, 2, 3]


@pytest.mark.rule("conspiracy:C34")
def test_an_observation_marks_drawn_locations_for_the_drawer() -> None:
    state = drawing()
    mine = observed(state, 0)[136 + 60 : 136 + 84]
    assert {data.LOCATION_IDS[k] for k in range(24) if mine[k] == 2} == set(DRAWN)
    others = observed(state, 1)[136 + 60 : 136 + 84]
    assert sorted(others) == [0] * 23 + [1]


@pytest.mark.rule("conspiracy:29")
def test_everybody_sees_what_each_part_of_a_chamber_is_worth() -> None:
    state = table(
        chambers={0: ["red_4", "red_3", "blue_1", "blue_1", "red_2"], 1: ["green_4"]},
        locations={0: {3: "gold_keys"}},
    )
    for viewer in (0, 1, -1):
        chambers = GAME.view(state, viewer)["chambers"]
        parts = {"lords": 4 + 1, "locations": 2, "coalition": 3 * 2, "pearl_master": 5}
        assert chambers[0]["score"] == parts
        assert chambers[0]["points"] == 18
        worth = chambers[0]["location_points"]
        assert [(space, points) for space, points in enumerate(worth) if points is not None] == [
            (chambers[0]["locations"].index("gold_keys"), 2)
        ]
        assert chambers[1]["location_points"] == [None] * 15


@pytest.mark.rule("conspiracy:9", "conspiracy:17")
def test_the_view_tells_the_part_of_the_turn() -> None:
    """Recruit, place, then the effects of the lords placed."""
    assert GAME.phases == ["recruit", "place", "powers"]
    state = table(3)
    assert GAME.view(state, 1)["phase"] == "recruit"
    script(state, "red_1", "blue_3")
    do(state, 0, "draw 2")
    assert GAME.view(state, -1)["phase"] == "recruit"  # one of them is still to be chosen
    assert GAME.view(drawing(), 0)["phase"] == "powers"


@pytest.mark.rule("conspiracy:13")
def test_placing_several_recruits_is_the_second_part() -> None:
    state = table(2, piles=["red_1", "red_3"])
    do(state, 0, "pile red")
    assert GAME.view(state, 0)["phase"] == "place"
