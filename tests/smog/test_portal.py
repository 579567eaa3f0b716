"""Leaving by the portal: R3, R45 to R47, and the rulings on the end of the game."""

from __future__ import annotations

import pytest

from tablee.games.smog import data
from tablee.games.smog.rules import GAME
from tablee.games.smog.state import SmogState
from tests.smog.tables import (
    ALL_FOUR,
    artefacts,
    begin_turn,
    can,
    do,
    ethers,
    options,
    place,
    put_agents,
    refusal,
    stand,
    table,
)

WITH_LOST_BOY = ("lost_boy", "witch", "doctor", "merchant")


def ready(
    seats: int = 2,
    agents: tuple[str, str, str, str] = WITH_LOST_BOY,
    where: int | str | None = None,
) -> SmogState:
    """Return a table where seat 0 has all it needs on its portal, tile 5 (near left of S)."""
    state = table(seats, agents=agents)
    ethers(state, 0, blood=1, mana=1, ectoplasm=1, titanium=1)
    artefacts(state, 0, *ALL_FOUR)
    stand(state, 0, where or 5)
    return state


@pytest.mark.rule("smog:R3", "smog:R45", "smog:E80")
def test_x22_leaving_wins_and_ends_the_game_at_once() -> None:
    state = ready(4)
    assert state.portal_place(0) == place(5)
    state.actions = 1
    leave = GAME.actions.read("leave")
    assert [code for code in state.legal_actions() if GAME.wins(state, code)] == [leave]
    do(state, 0, "leave")
    assert state.is_over()
    assert state.winner == 0
    assert GAME.winners(state) == 0b0001
    assert list(GAME.scores(state)) == [9, 0, 0, 0]


@pytest.mark.rule("smog:R93", "smog:E25")
def test_x22_not_while_the_lost_boy_is_there_but_other_actions_are_fine() -> None:
    state = ready()
    put_agents(state, ("lost_boy", 5))
    assert refusal(state, "leave").rule == "smog:E25"
    assert can(state, "buy_ether")
    assert can(state, "move 1")


@pytest.mark.rule("smog:R45")
def test_x22_not_with_three_artefacts() -> None:
    state = ready()
    state.at[0].artefacts = 0b0111
    assert refusal(state, "leave").rule == "smog:R45"


@pytest.mark.rule("smog:R45")
def test_not_elsewhere_than_on_the_own_portal() -> None:
    for where in ("esplanade", 6, "A"):
        assert refusal(ready(where=where), "leave").rule == "smog:R45"


@pytest.mark.rule("smog:R45", "smog:R46")
@pytest.mark.parametrize(
    "needs, has, ok",
    [
        ("all", {"blood": 1, "titanium": 1, "ectoplasm": 1, "mana": 1}, True),
        ("mana2_no_titanium", {"blood": 1, "mana": 2, "ectoplasm": 1}, True),
        ("mana2_no_titanium", {"blood": 3, "mana": 2, "ectoplasm": 1, "titanium": 2}, True),
        ("mana2_no_titanium", {"blood": 1, "mana": 1, "ectoplasm": 1, "titanium": 1}, False),
    ],
)
def test_x6_at_least_the_ethers_of_the_combination(
    needs: str, has: dict[str, int], ok: bool
) -> None:
    state = ready()
    state.at[0].combination = data.COMBINATION_IDS.index(needs)
    ethers(state, 0, **{"blood": 0, "mana": 0, "ectoplasm": 0, "titanium": 0, **has})
    assert state.owns_combination(0) == ok
    assert can(state, "leave") == ok


@pytest.mark.rule("smog:E80")
def test_leaving_needs_an_action() -> None:
    state = ready()
    state.actions = 0
    assert refusal(state, "leave").rule == "smog:R20"


@pytest.mark.rule("smog:E80", "smog:E85")
def test_doctor_and_witch_do_not_hinder_leaving() -> None:
    state = ready()
    put_agents(state, ("witch", 5), ("doctor", 5))
    begin_turn(state, 0)
    do(state, 0, "leave")
    assert state.winner == 0


@pytest.mark.rule("smog:E97")
def test_the_lost_boy_on_another_players_portal_is_no_hindrance() -> None:
    state = ready()
    put_agents(state, ("lost_boy", 6))
    state.at[1].portal = data.PORTAL_IDS.index("near_right")
    assert state.portal_place(1) == place(6)
    assert can(state, "leave")


@pytest.mark.rule("smog:E81")
def test_who_leaves_shows_both_secret_cards() -> None:
    state = ready(3)
    assert GAME.view(state, 1)["sides"][0]["combination"] is None
    do(state, 0, "leave")
    shown = GAME.view(state, 1)["sides"][0]
    assert shown["combination"] == "all"
    assert shown["portal_place"] == "5"
    assert GAME.view(state, 1)["sides"][2]["combination"] is None


@pytest.mark.rule("smog:R3")
def test_nobody_is_offered_the_way_out_before() -> None:
    assert "leave" not in options(table(2))
