"""Whole games against `expert`, kept because docs/bots.md discusses them.

They replay to the same end, and `explain` works for each move discussed.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.bots import levels
from tablee.bots.search import Search
from tablee.bots.trials import Trials
from tablee.core.engine import State
from tablee.core.replay import Replay, load
from tablee.core.rng import seeded

PLACE = Path(__file__).with_name("replays")
WINNERS = {
    "abyss": [1],
    "abyss_by_hand": [1],
    "conspiracy": [1],
    "conspiracy_by_hand": [1],
    "smog": [1],
    "smog_by_hand": [0],
    "smog_decrees": [1],
    "conan": [1],
    "conan_by_hand": [0],
}
REMARKED = [  # moves of expert
    ("abyss", 72),
    ("abyss_by_hand", 44),
    ("abyss_by_hand", 142),
    ("conspiracy", 40),
    ("conspiracy", 45),
    ("conspiracy_by_hand", 15),
    ("conspiracy_by_hand", 28),
    ("smog", 31),
    ("smog", 95),
    ("smog_by_hand", 35),
    ("smog_by_hand", 112),
    ("smog_by_hand", 192),
    ("smog_by_hand", 224),
    ("smog_decrees", 114),
    ("smog_decrees", 127),
    ("smog_decrees", 224),
    ("conan", 31),
    ("conan", 75),
    ("conan_by_hand", 30),
    ("conan_by_hand", 37),
    ("conan_by_hand", 136),
    ("conan_by_hand", 145),
]


def before(name: str, number: int) -> tuple[Replay, State]:
    """Return a kept game and the position in which a move was made."""
    replay = load(PLACE / f"{name}.json")
    state = next(state for place, state in enumerate(replay.states(), 1) if place == number)
    return replay, state


@pytest.mark.parametrize("name", WINNERS)
def test_a_game_against_expert_replays_to_its_end(name: str) -> None:
    replay = load(PLACE / f"{name}.json")
    assert "expert" in replay.players
    final = replay.final()
    assert final.is_over()
    winners = int(replay.rules().winners(final))
    assert [seat for seat in range(len(replay.players)) if winners >> seat & 1] == WINNERS[name]


@pytest.mark.parametrize(("name", "number"), REMARKED)
def test_the_moves_remarked_on_were_choices_of_expert(name: str, number: int) -> None:
    replay, state = before(name, number)
    assert replay.players[state.to_move()] == "expert"
    assert len(state.legal_actions()) > 1


def test_a_person_about_to_leave_the_market_is_feared() -> None:
    """The person stands on the portal with everything; `expert` once gave itself 34 % there."""
    replay, state = before("smog_by_hand", 224)
    search = Search(replay.rules(), state, levels.settings("regular", "smog"), seeded(1))
    search.run()
    assert search.tree.chance(search.tree.favourite(search.tree.root)) < 0.15


def test_a_die_that_shows_its_best_is_not_thrown_again() -> None:
    """In moves 30 and 145 of that game a gem was spent to lose two successes."""
    for number, best, others in [
        (30, "paid orange_2", ["keep", "paid red_0"]),
        (145, "paid orange_2", ["keep", "paid yellow_1"]),
    ]:
        replay, state = before("conan_by_hand", number)
        game = replay.rules()
        assert game.actions.read(best) in state.legal_actions()
        race = Trials(game, state, levels.settings("expert", "conan"), seeded(1))
        lined_up = [race.favourite, *(rival.node for rival in race.rivals)]
        actions = [race.tree.action[node] for node in lined_up]
        assert actions == [game.actions.read(action) for action in others]
