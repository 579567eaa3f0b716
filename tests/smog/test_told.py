"""What the log says: who robs whom, which agents trade places, which side is marked."""

from __future__ import annotations

import pytest

from tablee.core.events import Log
from tablee.games.smog.rules import GAME
from tablee.text import LANGUAGES, texts
from tests.smog.tables import (
    artefacts,
    begin_round,
    coins,
    do,
    ethers,
    favour,
    hand,
    hourglass,
    listen,
    put_agents,
    reserves,
    stand,
    table,
)

PLAYERS = ["Ada", "Bo", "Cy", "Di"]


def happened(log: Log, name: str, language: str = "en") -> list[str]:
    """Return the sentences of all events of a kind, as everybody reads them."""
    said = texts("smog", language)
    events = [GAME.events.describe(one, 3) for one in log.told]
    return [said.event(event, PLAYERS) for event in events if event.name == name]


@pytest.mark.rule("smog:R57")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_loses_an_ether_is_named(language: str) -> None:
    state = table(4)
    hand(state, 0, "channelled_ether")
    ethers(state, 2, ectoplasm=1)
    log = listen(state)
    do(state, 0, "play channelled_ether", "target 2", "ether ectoplasm")
    (line,) = happened(log, "stole_ether", language)
    assert "Ada" in line
    assert "Cy" in line
    if language == "en":
        assert line == "Ada takes 1 Ectoplasm from Cy."


@pytest.mark.rule("smog:R59")
def test_who_loses_an_artefact_is_named() -> None:
    state = table(4)
    hand(state, 0, "steam_lords_decree")
    artefacts(state, 1, "mithril_lock")
    log = listen(state)
    do(state, 0, "play steam_lords_decree", "target 1", "artefact mithril_lock")
    assert happened(log, "stole_artefact") == ["Ada takes the Mithril Lock from Bo."]


@pytest.mark.rule("smog:R58")
def test_who_loses_a_sovereign_to_whom_is_named() -> None:
    state = table(4)
    hand(state, 0, "alchemical_siphon")
    coins(state, 2, 0)
    log = listen(state)
    do(state, 0, "play alchemical_siphon")
    assert happened(log, "robbed") == [
        "Ada takes 1 Sovereign from Bo.",
        "Ada takes 1 Sovereign from Di.",
    ]


@pytest.mark.rule("smog:R54")
def test_whose_reserve_rusts_and_how_much_was_in_it() -> None:
    state = table(4)
    hand(state, 0, "rust")
    reserves(state, 0, 0, 0, 4)
    log = listen(state)
    do(state, 0, "play rust", "target 3")
    assert happened(log, "rusted") == ["Rust empties Di’s reserve into the bank: 4 Sovereigns."]


@pytest.mark.rule("smog:R52")
def test_both_agents_of_an_exchange_are_named() -> None:
    state = table(2)
    hand(state, 0, "ritual_invocation")
    put_agents(state, ("witch", 5))
    log = listen(state)
    do(state, 0, "play ritual_invocation", "agent witch", "agent merchant")
    assert happened(log, "invoked") == ["The Merchant changes places with this agent: The Witch."]


@pytest.mark.rule("smog:R12", "smog:R30", "smog:R39", "smog:R82")
def test_an_hourglass_is_told_with_its_side() -> None:
    """The log names the side on which it is put, before the tile turns."""
    state = GAME.new_game(2, 0, {"first_player": "first"})
    log = listen(state)
    do(state, 0, "gentleman master_fox")
    do(state, 1, "gentleman john_brown")
    do(state, 0, "place 3", "side W")
    assert happened(log, "setup_hourglass") == [
        "Ada puts an hourglass on Tile 3, on the side facing the west edge."
    ]
    state = table(2)
    log = listen(state)
    coins(state, 1, 9)
    stand(state, 1, 1)
    do(state, 0, "end_turn")
    do(state, 1, "buy_ether", "remove_hourglass E")
    assert happened(log, "hourglass_put") == [
        "An hourglass marks Tile 1 on the side facing the north edge."
    ]
    assert happened(log, "hourglass_removed") == [
        "Bo removes an hourglass from Tile 1, on the side facing the east edge."
    ]
    state = table(3)
    favour(state, 1)
    put_agents(state, ("witch", 5))
    hourglass(state, 5, "S")
    log = listen(state)
    begin_round(state)
    do(state, 1, "agent witch", "remove_hourglass S")
    assert happened(log, "hourglass_discarded") == [
        "Bo discards an hourglass from Tile 5, on the side facing the south edge."
    ]


@pytest.mark.rule("smog:E64")
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_gets_no_income_can_be_read(language: str) -> None:
    state = table(2)
    coins(state, 0, 28)
    log = listen(state)
    begin_round(state)
    lines = happened(log, "no_income", language)
    assert len(lines) == 2
    assert "Ada" in lines[0]
    assert "Bo" in lines[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_direction_is_said_once(language: str) -> None:
    said = texts("smog", language)
    for action in range(GAME.action_count):
        words = said.action(action, PLAYERS).split()
        doubled = [one for one, other in zip(words, words[1:], strict=False) if one == other]
        assert doubled == []
    state = table(2)
    hand(state, 0, "wheel_of_chaos")
    log = listen(state)
    do(state, 0, "play wheel_of_chaos", "turn_board clockwise")
    (line,) = happened(log, "board_turned", language)
    assert "sens sens" not in line
