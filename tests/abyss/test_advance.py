"""Price ceilings: offers answered for a seat by a price set in advance [19, 20]."""

from __future__ import annotations

import pytest

from tablee.core import registry
from tablee.core.engine import NOBODY
from tablee.games.abyss import actions as act
from tablee.games.abyss.state import AbyssState

GAME = registry.game("abyss")


def offered() -> tuple[AbyssState, int, str]:
    """Return a table where a seat is offered an ally for 1 pearl, and the ally's race."""
    for seed in range(50):
        state = GAME.new_game(3, seed)
        state.apply(act.EXPLORE)
        if type(state.question()).__name__ == "Offer":
            race = GAME.things["race"][state.track.cards[-1] // 5]
            return state, int(state.to_move()), race
    raise AssertionError("nobody is offered an ally")


@pytest.mark.rule("abyss:19", "abyss:20")
def test_a_ceiling_buys_up_to_its_price_and_declines_beyond() -> None:
    state, seat, race = offered()
    for ceiling, price, answer in ((0, 1, act.PASS), (1, 1, act.BUY), (1, 2, act.PASS), (3, 2, 14)):
        state.price = price
        given = {"price_ceiling": {race: ceiling}}
        assert GAME.in_advance(state, seat, given) == answer


def test_a_race_without_a_ceiling_is_asked_about() -> None:
    state, seat, race = offered()
    others = {other: 3 for other in GAME.things["race"] if other != race}
    assert GAME.in_advance(state, seat, {"price_ceiling": others}) == NOBODY


def test_nothing_but_an_offer_is_answered() -> None:
    state = GAME.new_game(2, 1)
    given = {"price_ceiling": dict.fromkeys(GAME.things["race"], 3)}
    assert GAME.in_advance(state, int(state.to_move()), given) == NOBODY
