"""Abyss: what a seat may know, and what is re-dealt for it [E16, E64]."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from tablee.core.engine import Gathering
from tablee.core.events import SPECTATOR, Log
from tablee.core.rng import seeded
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import ALLIES, ALLY_IDS, MONSTER, location_id
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.discard import DiscardTo
from tablee.games.abyss.steps.locations import KeepLocation
from tablee.games.abyss.steps.recruit import PayForLord
from tests.abyss.tables import (
    KEYLESS,
    controls,
    do,
    hand,
    locations,
    lords,
    poor,
    script,
    stack,
    table,
)
from tests.contract.walk import positions

HELD = ["crab 1", "squid 5"]


def a_table(settings: Mapping[str, object] | None = None) -> AbyssState:
    state = table(seats=3, hands={0: HELD, 1: ["seahorse 2"]}, court=KEYLESS[:4], settings=settings)
    stack(state, "crab 2", "crab 3")
    for token in (4, 2):
        state.tokens.remove(token)
        state.at[0].tokens.add(token)
    return state


@pytest.mark.rule("abyss:E64")
def test_a_seat_sees_its_own_hand_and_tokens() -> None:
    own = GAME.view(a_table(), 0)["sides"][0]
    assert own["hand"] == ["crab_1", "squid_5"]
    assert own["tokens"] == [2, 4]
    assert own["points"] == 6


@pytest.mark.rule("abyss:E64", "abyss:E16")
@pytest.mark.parametrize("viewer", [1, 2, SPECTATOR])
def test_hands_tokens_and_the_faces_of_stacks_are_secret(viewer: int) -> None:
    shown = GAME.view(a_table(), viewer)
    side = shown["sides"][0]
    assert (side["hand"], side["hand_size"]) == (None, 2)
    assert (side["tokens"], side["token_count"], side["points"]) == (None, 2, 0)
    assert (shown["stacks"], shown["council"]) == ([2, 0, 0, 0, 0], None)
    assert (shown["deck_size"], shown["lord_deck_size"]) == (71 - 5, 35 - 4)
    assert {"deck", "lord_deck", "location_deck", "rng"} & set(shown) == set()


@pytest.mark.rule("abyss:E64")
def test_a_spectator_sees_no_hand_at_all() -> None:
    shown = GAME.view(a_table(), SPECTATOR)
    assert [side["hand"] for side in shown["sides"]] == [None, None, None]
    assert [side["hand_size"] for side in shown["sides"]] == [2, 1, 0]
    assert shown["question"]["actions"] is None


@pytest.mark.rule("abyss:E64")
@pytest.mark.parametrize("viewer", [1, SPECTATOR])
def test_all_else_is_public(viewer: int) -> None:
    state = a_table()
    side = state.at[0]
    side.pearls, side.key_tokens = 3, 2
    side.free, side.disabled, side.housed = lords("oracle"), lords("oracle"), lords("elder")
    side.affiliated[0] = 1
    controls(state, 0, "jail")
    locations(state, available=["chasm"], deck=["depths"])
    state.drawn.add(location_id("abyss"))
    state.discard.add(MONSTER)
    shown = GAME.view(state, viewer)
    expected = {
        "pearls": 3,
        "key_tokens": 2,
        "free": ["oracle"],
        "disabled": ["oracle"],
        "housed": ["elder"],
        "locations": ["jail"],
        "affiliated": ["crab_1"],
    }
    assert {key: shown["sides"][0][key] for key in expected} == expected
    assert (shown["available"], shown["drawn"], shown["discard"]) == (
        ["chasm"],
        ["abyss"],
        ["monster"],
    )
    assert shown["location_deck_size"] == 1
    assert shown["court"] == KEYLESS[:4]


@pytest.mark.rule("abyss:33", "abyss:E64")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_view_tells_who_pays(viewer: int) -> None:
    held = ["crab 2", "jellyfish 3", "shellfish 5"]
    state = table(hands={0: held}, court=["master_of_magic", "slaver", "traitor"])
    assert GAME.view(state, viewer)["paid_by"] is None
    do(state, 0, "recruit 1", "pay crab_2")
    shown = GAME.view(state, viewer)
    assert (shown["paid"], shown["paid_by"]) == (["crab_2"], 0)
    do(state, 0, "pay jellyfish_3", "pay shellfish_5")
    shown = GAME.view(state, viewer)
    assert (shown["paid"], shown["paid_by"]) == ([], None)


@pytest.mark.rule("abyss:41", "abyss:E64")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_the_view_tells_who_has_drawn_locations(viewer: int) -> None:
    state = table()
    locations(state, available=["jail"], deck=["chasm", "abyss", "depths"])
    state.push(KeepLocation(1))
    assert GAME.view(state, viewer)["drawn_by"] is None
    state.drawn.add(location_id("chasm"))
    state.drawn.add(location_id("abyss"))
    assert GAME.view(state, viewer)["drawn_by"] == 1
    do(state, 1, "location chasm")
    assert GAME.view(state, viewer)["drawn_by"] is None


def test_what_lies_open_in_between_always_belongs_to_somebody() -> None:
    for state in positions(GAME, 3, range(6)):
        shown = GAME.view(state, SPECTATOR)
        assert (shown["drawn_by"] is None) == (shown["drawn"] == [])
        assert (shown["paid_by"] is None) == (shown["paid"] == [])


@pytest.mark.rule("abyss:E64")
def test_what_is_hidden_is_dealt_anew_for_each_viewer() -> None:
    state = a_table()
    rng = seeded(1)
    for viewer in (0, 1, SPECTATOR):
        hands, stacks, tokens, decks = set(), set(), set(), set()
        for _ in range(30):
            twin = GAME.determinize(state, viewer, rng)
            hands.add(tuple(hand(twin, 0)))
            stacks.add(tuple(twin.council))
            tokens.add(tuple(sorted(twin.at[0].tokens.cards)))
            decks.add(tuple(sorted(twin.deck.cards)))
        assert (len(hands) > 1) == (viewer != 0)
        assert (len(tokens) > 1) == (viewer != 0)
        assert len(stacks) > 1
        assert len(decks) > 1


def tokens_unseen(state: Any, viewer: int) -> list[int]:
    """Return the values of the monster tokens in the bank and with other seats."""
    sides = [side.tokens.cards for seat, side in enumerate(state.at) if seat != viewer]
    return sorted(token for cards in (state.tokens.cards, *sides) for token in cards)


@pytest.mark.rule("abyss:E64")
@pytest.mark.parametrize("viewer", [0, 1, SPECTATOR])
def test_monster_tokens_dealt_anew_are_those_of_the_box(viewer: int) -> None:
    """No token of the viewer's own is dealt to others, and none is lost."""
    state = a_table()
    state.tokens.remove(3)
    state.at[1].tokens.add(3)
    rng = seeded(1)
    for _ in range(20):
        twin = GAME.determinize(state, viewer, rng)
        assert tokens_unseen(twin, viewer) == tokens_unseen(state, viewer)


@pytest.mark.rule("abyss:E64")
def test_the_memory_aid_shows_hands_and_stacks_and_leaves_them_in_place() -> None:
    state = a_table({"memory_aid": True})
    rng = seeded(1)
    for viewer in (0, 1, SPECTATOR):
        shown = GAME.view(state, viewer)
        assert [side["hand"] for side in shown["sides"]] == [
            ["crab_1", "squid_5"],
            ["seahorse_2"],
            [],
        ]
        assert shown["council"] == ["crab_2", "crab_3"]
        assert (shown["sides"][0]["tokens"] is None) == (viewer != 0)  # still face down
        tokens = set()
        for _ in range(20):
            twin = GAME.determinize(state, viewer, rng)
            assert [hand(twin, seat) for seat in range(3)] == [
                hand(state, seat) for seat in range(3)
            ]
            assert list(twin.council) == list(state.council)
            tokens.add(tuple(sorted(twin.at[0].tokens.cards)))
        assert (len(tokens) > 1) == (viewer != 0)


@pytest.mark.rule("abyss:E64")
def test_the_memory_aid_changes_no_rule() -> None:
    finals = []
    for settings in ({"memory_aid": False}, {"memory_aid": True}):
        state = GAME.new_game(3, 8, settings)
        chooser = random.Random(8)
        while not state.is_over():
            state.apply(chooser.choice(list(state.legal_actions())))
        finals.append(list(GAME.scores(state)))
    assert finals[0] == finals[1]


@pytest.mark.rule("abyss:E64", "abyss:32")
def test_a_stack_taken_tells_its_size_only() -> None:
    state = table(pearls=poor(2))
    stack(state, "crab 2", "crab 3")
    log = Log()
    state.observer = log
    do(state, 0, "council crab")
    told = [GAME.events.describe(event, 1) for event in log.told]
    taken = [event for event in told if event.name == "took_stack"]
    assert [(event.what, event.amount) for event in taken] == [("crab", 2)]
    assert not any(event.thing == "ally" for event in told)


@pytest.mark.rule("abyss:E16")
def test_a_monster_token_gained_is_told_to_its_owner_only() -> None:
    state = table(pearls=poor(2))
    script(state, MONSTER, 4)
    log = Log()
    state.observer = log
    do(state, 0, "explore", "fight", "reward 1")
    told = next(event for event in log.told if event[0] == act.GOT_TOKEN)
    assert GAME.events.describe(told, 0).what == "4"
    for viewer in (1, SPECTATOR):
        assert GAME.events.describe(told, viewer).what is None


# -- onlookers of a payment that is not finished ---------------------------------------


def half_made(kind: type[Gathering[Any]]) -> Iterator[tuple[AbyssState, int]]:
    """Yield positions in the middle of a payment or discard, and a seat that watches."""
    for seats in (2, 3, 4):
        for number, state in enumerate(positions(GAME, seats, range(14))):
            if isinstance(state.question(), kind) and (kind is DiscardTo or state.paid.size()):
                asked = state.to_move()
                viewers = [seat for seat in (*range(seats), SPECTATOR) if seat != asked]
                yield state, viewers[number % len(viewers)]


def finish(state: AbyssState, chooser: Random) -> None:
    """Answer at random until the seat asked has finished its payment or discard."""
    begun = type(state.question())
    seat = state.to_move()
    while not state.is_over() and type(state.question()) is begun and state.to_move() == seat:
        actions = list(state.legal_actions())
        assert actions, "a hand was dealt that cannot finish"
        state.apply(chooser.choice(actions))


@pytest.mark.rule("abyss:E64")
@pytest.mark.parametrize("kind", [PayForLord, DiscardTo])
def test_a_hand_dealt_for_an_onlooker_can_always_finish(kind: type[Gathering[Any]]) -> None:
    chooser = random.Random(1)
    rng = seeded(1)
    met = 0
    for state, viewer in half_made(kind):
        met += 1
        finish(GAME.determinize(state, viewer, rng), chooser)
    assert met > 30


def another_card_would_do(state: AbyssState) -> bool:
    """Say whether the seat could also finish with some card of the deck instead of one in hand."""
    payer = state.at[state.to_move()]
    for mine in range(ALLIES):
        for other in {int(card) for card in state.deck.cards} - {MONSTER, mine}:
            if payer.hand[mine] > 0:
                payer.lose(mine)
                payer.gain(other)
                possible = state.everything_possible()
                payer.lose(other)
                payer.gain(mine)
                if possible:
                    return True
    return False


@pytest.mark.rule("abyss:E64")
def test_a_watcher_is_not_always_dealt_the_true_hand() -> None:
    """If another hand could finish the payment, another hand is dealt from time to time."""
    rng = seeded(2)
    met = kept = 0
    for state, viewer in half_made(PayForLord):
        payer = int(state.to_move())
        if state.at[payer].hand_size() == 0 or not another_card_would_do(state):
            continue
        met += 1
        true = hand(state, payer)
        dealt = [hand(GAME.determinize(state, viewer, rng), payer)]
        kept += dealt[0] == true
        while dealt[-1] == true:
            assert len(dealt) < 60, f"always {true}"
            dealt.append(hand(GAME.determinize(state, viewer, rng), payer))
    assert met > 200
    assert kept < met / 20


def test_the_strongest_hand_is_dealt_when_chance_finds_none() -> None:
    """A payment is nearly complete, and few cards could replace the last one."""
    state = table(
        hands={0: ["jellyfish 5", "jellyfish 4", "jellyfish 1"]},
        court=["illusionist", *KEYLESS[:4]],
        pearls=poor(2),
    )
    do(state, 0, "recruit 1", "pay jellyfish_5", "pay jellyfish_4")
    chooser = random.Random(3)
    rng = seeded(3)
    dealt = set()
    for _ in range(60):
        twin = GAME.determinize(state, 1, rng)
        dealt.add(tuple(hand(twin, 0)))
        finish(twin, chooser)
        assert twin.at[0].free == lords("illusionist")
    assert dealt <= {(name,) for name in ALLY_IDS if name.startswith("jellyfish")}
    assert len(dealt) > 1
