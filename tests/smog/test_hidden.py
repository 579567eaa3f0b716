"""What a seat may know (E81), and re-dealing the rest."""

from __future__ import annotations

import random

import pytest

from tablee.core.engine import Auto
from tablee.core.features import features
from tablee.core.rng import seeded
from tablee.games.smog import data
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.contract.walk import observed, positions
from tests.smog.tables import ALL_FOUR, artefacts, do, ethers, hand, listen, stand, table


def secrets(state: SmogState, seat: int) -> tuple[int, int, tuple[int, ...]]:
    side = state.at[seat]
    return side.combination, side.portal, tuple(side.hand)


@pytest.mark.rule("smog:E81")
def test_a_seat_sees_its_own_secrets_and_what_is_open_of_the_others() -> None:
    state = table(3)
    hand(state, 1, "rust", "faerie_gift")
    mine = GAME.view(state, 1)["sides"][1]
    assert mine["hand"] == ["rust", "faerie_gift"]
    assert mine["combination"] == "blood2_no_mana"
    assert mine["portal"] == "near"
    for viewer in (0, -1):
        theirs = GAME.view(state, viewer)["sides"][1]
        assert theirs["hand"] is None
        assert theirs["combination"] is None
        assert theirs["portal"] is None
        assert theirs["hand_size"] == 2
        assert theirs["sovereigns"] == 2


@pytest.mark.rule("smog:E81")
def test_neither_view_nor_observation_depends_on_the_secrets_of_others() -> None:
    for state in positions(GAME, 3, range(2), every=25):
        for seat in range(3):
            twin = state.clone()
            assert isinstance(twin, SmogState)
            for other in range(3):
                if other != seat and twin.at[other].combination >= 0:
                    twin.at[other].combination = 12 - other
                    twin.at[other].portal = 7 - other
                    cards = twin.at[other].hand
                    twin.at[other].hand = type(cards)(list(cards)[::-1])
            before = GAME.view(state, seat)
            assert GAME.view(twin, seat) == before
            assert observed(GAME, twin, seat) == observed(GAME, state, seat)


@pytest.mark.rule("smog:E81")
def test_every_hidden_card_can_be_dealt_to_an_opponent_but_none_that_is_known() -> None:
    state = table(2)
    hand(state, 0, "rust", "rust")
    hand(state, 1, "faerie_gift")
    rng = seeded(3)
    combinations, portals, cards = set(), set(), set()
    for _ in range(400):
        twin = GAME.determinize(state, 0, rng)
        assert secrets(twin, 0) == secrets(state, 0)
        combinations.add(twin.at[1].combination)
        portals.add(twin.at[1].portal)
        cards |= {kind for kind in range(12) if twin.at[1].hand[kind]}
    assert combinations == set(range(13)) - {state.at[0].combination}
    assert portals == set(range(8)) - {state.at[0].portal}
    assert cards == set(range(12)) - {data.RUST}


@pytest.mark.rule("smog:E81")
def test_what_the_winner_has_shown_stays() -> None:
    state = table(3)
    ethers(state, 0, blood=1, mana=1, ectoplasm=1, titanium=1)
    artefacts(state, 0, *ALL_FOUR)
    stand(state, 0, 5)
    do(state, 0, "leave")
    for seed in range(10):
        twin = GAME.determinize(state, 2, seeded(seed))
        assert (twin.at[0].combination, twin.at[0].portal) == (0, 0)
        assert GAME.view(twin, 2) == GAME.view(state, 2)


@pytest.mark.rule("smog:E81")
def test_only_the_drawer_is_told_which_card_was_drawn() -> None:
    state = table(2)
    log = listen(state)
    do(state, 0, "turn_clockwise 1")
    drawn = [event for event in log.told if GAME.events.kinds[event[0]].name == "drew"]
    assert GAME.events.describe(drawn[0], 0).what in data.SPECIAL_IDS
    assert GAME.events.describe(drawn[0], 1).what is None
    assert GAME.events.describe(drawn[0], -1).what is None


def test_the_view_tells_a_drawer_all_of_the_board() -> None:
    state = table(2)
    view = GAME.view(state, 0)
    tile = next(found for found in view["places"] if found["id"] == "1")
    assert tile["pos"] == [0, -1]
    assert tile["marked_side_faces"] == "S"
    assert tile["sides"][0] == {
        "edge": "S",
        "ether": "mana",
        "price": 3,
        "cost": 3,
        "barrier": False,
        "hourglass": False,
    }
    assert tile["sides"][3]["barrier"]
    centre = view["places"][0]
    assert centre["kind"] == "esplanade"
    assert centre["gentlemen"] == [0, 1]
    assert view["edges"] == {"S": "blood", "W": "mana", "N": "titanium", "E": "ectoplasm"}
    assert len(view["agents"]) == 4


def test_the_score_sheet_counts_what_a_seat_has_of_what_it_needs() -> None:
    state = table(2)
    ethers(state, 0, blood=3, mana=1)
    artefacts(state, 0, "mithril_lock")
    assert GAME.score_sheet(state, 0) == {"artefacts": 1, "ethers": 2, "way_out": 0}
    assert list(GAME.scores(state)) == [3, 0]
    assert GAME.holdings(state, 0)["artefact"] == ["mithril_lock"]


def test_random_games_meet_every_step() -> None:
    """All questions of the game are asked, including those that an option adds."""
    asked = set()
    for seed in range(12):
        for seats, chosen in ((2, {"seats": "free"}), (4, None)):
            state = GAME.new_game(seats, seed, chosen)
            chooser = random.Random(seed)
            for seat in range(seats):  # rich in Ethers, so that all cards can be played
                ethers(state, seat, blood=3, mana=3, ectoplasm=3, titanium=3)
            while not state.is_over():
                asked.add(type(state.question()))
                actions = list(state.legal_actions())
                if len(actions) > 1 and actions[0] == 0 and chooser.random() < 0.8:
                    actions = actions[1:]  # do not end turns too soon
                state.apply(chooser.choice(actions))
    assert {step for step in GAME.steps if not issubclass(step, Auto)} - asked == set()


@pytest.mark.parametrize("bank, told_as", [(-1, 0), (0, 0), (255, 255), (256, 255)])
def test_an_observed_bank_fits_a_byte(bank: int, told_as: int) -> None:
    """An unlimited bank may have paid out more Sovereigns than the box has."""
    state = table(options={"bank_is_finite": False})
    state.bank = bank
    assert observed(GAME, state, 0)[features("smog").index("bank")] == told_as


def test_nothing_was_done_before_the_first_turn() -> None:
    seen = observed(GAME, GAME.new_game(2, 0), 0)
    for name in ("actions", "begged", "turned_any", "transactions"):
        assert seen[features("smog").index(name)] == 0, name
