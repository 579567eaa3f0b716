"""Random games of random scenarios: no errors, nobody dies twice, no piece is lost."""

from __future__ import annotations

import random
from random import Random

import pytest

from tablee.core import record
from tablee.core.events import Log
from tablee.core.rng import seeded
from tablee.games.conan import actions as act
from tablee.games.conan.data import SPELL_IDS
from tablee.games.conan.rules import GAME, Conan
from tablee.games.conan.state import ConanState
from tests.conan.pieces import check_places
from tests.conan.stories import story

DEEDS = ((act.FIGHT, act.OPEN), (act.FIGURE, act.EXTRA), (act.VOLLEY, act.ZONE))
IDLE = (act.PASS, act.REST)
ARRIVALS = (act.REINFORCED, act.RETURNED, act.SACRIFICED_FOR, act.AWAKENED)
LOOK_EVERY = 50


def choose(chooser: Random, actions: list[int]) -> int:
    """Return an action: often an attack or a spell, rarely a pass."""
    deeds = [a for a in actions if any(low <= a < high for low, high in DEEDS)]
    if deeds and chooser.random() < 0.6:
        return chooser.choice(deeds)
    eager = [a for a in actions if a not in IDLE and not act.DONE <= a < act.MOVE]
    return chooser.choice(eager if eager and chooser.random() < 0.8 else actions)


def gems(state: ConanState) -> int:
    """Return all gems of the game; their sum never changes."""
    heroes = sum(h.available + h.fatigue + h.wounds + sum(h.boxes) for h in state.at)
    return heroes + state.available + state.fatigue + state.removed + sum(state.spell_gems)


def on_board(state: ConanState) -> set[int]:
    """Return the names of the figures on the board, as events name them."""
    names = state.scenario().figure_names
    return {names[figure] for figure, zone in enumerate(state.zone) if zone >= 0}


def look(game: Conan, state: ConanState) -> None:
    """Show, save and re-deal in any position without an error."""
    ints = record.to_ints(state, game.steps)
    assert record.to_ints(record.from_ints(state, ints, game.steps), game.steps) == ints
    for seat in range(-1, state.seats):
        twin = game.determinize(state, seat, seeded(5))
        assert game.view(twin, seat) == game.view(state, seat)


def check_deaths(told: list[tuple[int, int, int, int, int]], there: set[int]) -> set[str]:
    """Check that only figures on the board die; return the spells cast."""
    cast = set()
    for kind, _, what, _, _ in told:
        if kind == act.CAST_SPELL:
            cast.add(SPELL_IDS[what])
        elif kind in ARRIVALS:
            there.add(what)
        elif kind == act.DIED:
            assert what in there, f"figure {what} dies once more"
            there.discard(what)
    return cast


def play(seed: int) -> set[str]:
    """Play one game; return the spells that were cast and the questions that were asked."""
    game = GAME.with_data(story(seed), f"story_{seed}.toml")
    chooser = random.Random(seed)
    state = game.new_game(chooser.randint(2, 3), seed, {})
    state.observer = log = Log()
    total = gems(state)
    seen = set()
    steps = 0
    while not state.is_over():
        steps += 1
        assert steps < game.longest_game
        actions = list(state.legal_actions())
        assert actions
        assert len(set(actions)) == len(actions)
        seen.add(type(state.question()).__name__)
        if steps % LOOK_EVERY == 0:
            look(game, state)
        there = on_board(state)
        state.apply(choose(chooser, actions))
        seen |= check_deaths(log.told, there)
        log.told = []
        assert gems(state) == total
        if state.depth == 0:
            check_places(state)
    return seen


@pytest.mark.rule("conan:HT-2", "conan:E22", "conan:WD-2", "conan:WD-4")
@pytest.mark.parametrize("seed", range(8))
def test_a_random_scenario_is_played_to_its_end(seed: int) -> None:
    assert "HeroesAct" in play(seed)


@pytest.mark.long
@pytest.mark.parametrize("hundred", range(20))
def test_thousands_of_random_scenarios_are_played_to_their_end(hundred: int) -> None:
    seen = set()
    for seed in range(100 * hundred, 100 * (hundred + 1)):
        seen |= play(seed)
    assert len(seen & set(SPELL_IDS)) > 45
