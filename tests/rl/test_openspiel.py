"""Every game in OpenSpiel: its own suites and bots, and what we promise beyond them."""

from __future__ import annotations

import copy
import pickle
import random
from collections.abc import Iterator
from typing import Any

import numpy
import pytest
from numpy import ndarray
from open_spiel.python.algorithms.mcts import MCTSBot

import tablee
from tablee.rl.openspiel import TableState

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel has no wheel for this Python")
pytestmark = pytest.mark.filterwarnings("ignore")  # importing its modules gives warnings

from open_spiel.integration_tests import api_test  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

import tablee.rl.openspiel  # noqa: E402
from tests.rl.results import expected_rewards  # noqa: E402

NAMES = tablee.game_names()
every_name = pytest.mark.parametrize("name", NAMES)
SMALL = "conspiracy"  # a short game, so that OpenSpiel's suites finish with the uncompiled engine
long_suite = pytest.mark.parametrize(
    "name",
    [
        name
        if name == SMALL
        else pytest.param(
            name,
            marks=pytest.mark.skipif(
                not tablee.COMPILED, reason="thousands of copies: minutes with the plain engine"
            ),
        )
        for name in NAMES
    ],
)


def load(name: str, **parameters: Any) -> Any:
    return pyspiel.load_game(f"tablee_{name}", parameters)


def walk(game: Any, seed: int, until: int = 10**9) -> Iterator[TableState]:
    """Play at random; yield the state (one object, which changes) at each node, chance included."""
    chooser = random.Random(seed)
    state = game.new_initial_state()
    for _ in range(until):
        yield state
        if state.is_terminal():
            return
        state.apply_action(chooser.choice(state.legal_actions()))


# -- suites of OpenSpiel ----------------------------------------------------------------


@long_suite
@pytest.mark.parametrize("serialize", [False, True])
def test_random_simulation(name: str, serialize: bool) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=serialize, verbose=False)


def conformance(name: str) -> Any:
    """Return OpenSpiel's test case of API conformance for a game."""
    case: Any = type(
        f"TestConformanceOf{name.title()}", (api_test.EnforceAPIOnPartialTreeBase,), {}
    )
    case.game_name = f"tablee_{name}"
    case.game = load(name)
    if not tablee.COMPILED and name != SMALL:
        return pytest.mark.skip(reason="400 states: minutes with the plain engine")(case)
    return case


for _name in NAMES:
    globals()[f"TestConformanceOf{_name.title()}"] = conformance(_name)


class Flat(mcts.Evaluator):
    """An evaluator that knows nothing. The tests are about OpenSpiel's searches running at all."""

    def evaluate(self, state: TableState) -> ndarray:
        return numpy.zeros(state.num_players())

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def searcher(kind: str, game: Any, seed: int) -> MCTSBot:
    source = numpy.random.RandomState(seed)
    if kind == "mcts":
        return mcts.MCTSBot(game, 2.0, 4, Flat(), random_state=source)
    return ismcts.ISMCTSBot(game, Flat(), 2.0, 4, random_state=source)


@long_suite
@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_python_searches_play_whole_games(name: str, kind: str) -> None:
    game = load(name)
    bots = [searcher(kind, game, seed) for seed in range(game.num_players())]
    chooser = random.Random(1)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(chooser.choice(state.legal_actions()))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert set(state.returns()) <= {-1.0, 0.0, 1.0}


def test_a_search_with_rollouts_plays_conspiracy() -> None:
    game = load(SMALL)
    rollouts = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 3, rollouts, random_state=numpy.random.RandomState(2))
    for state in walk(game, 1, until=12):
        if not state.is_chance_node():
            assert bot.step(state) in state.legal_actions()


# -- beyond them ----------------------------------------------------------------------


@every_name
def test_a_game_ends_with_its_results(name: str) -> None:
    rules = tablee.game(name)
    game = load(name, players=int(rules.max_seats))
    for state in walk(game, 3):
        pass
    assert state.is_terminal()
    engine = state.position.state
    assert engine is not None
    assert state.returns() == expected_rewards(rules, engine, rules.max_seats)


def test_options_are_parameters() -> None:
    game = load("abyss", players=3, memory_aid=True)
    assert game.num_players() == 3
    for state in walk(game, 1, until=30):
        pass
    engine: Any = state.position.state
    assert engine.memory_aid


@every_name
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    game = load(name)
    for number, state in enumerate(walk(game, 5, until=60)):
        if number % 7 or state.is_terminal():
            continue
        twins = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        twins.append(game.deserialize_state(state.serialize()))
        action = state.legal_actions()[-1]
        after = state.child(action)
        for twin in twins:
            assert str(twin) == str(state)
            twin.apply_action(action)
            assert str(twin) == str(after)
            if not twin.is_chance_node():
                player = max(twin.current_player(), 0)
                expected = after.information_state_string(player)
                assert twin.information_state_string(player) == expected


@every_name
def test_resampling_keeps_the_information_state_of_the_player_alone(name: str) -> None:
    game = load(name, players=int(tablee.game(name).max_seats))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    others_differ = False
    for number, state in enumerate(walk(game, 2, until=150)):
        if number % 6 or state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, sampler)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.information_state_tensor(player) == state.information_state_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        others_differ |= str(twin) != str(state)
        while not twin.is_terminal() and twin.move_number() < state.move_number() + 20:
            twin.apply_action(random.Random(number).choice(twin.legal_actions()))
    assert others_differ


@every_name
def test_information_states_tell_what_was_told_and_no_more(name: str) -> None:
    """A seat's string grows with each of its answers and never contains what only others saw."""
    game = load(name)
    for state in walk(game, 4, until=120):
        if state.is_chance_node():
            continue
        for player in range(game.num_players()):
            for entry in state.position.known(player):
                kind, _, what, _, seen_by = entry
                if seen_by != -1 and not seen_by >> player & 1:
                    assert what == tablee.rl.openspiel.HIDDEN


@every_name
def test_a_copy_does_not_know_the_next_card(name: str) -> None:
    """After an answer that needs a random draw, the outcomes differ."""
    game = load(name)
    waiting = 0
    for state in walk(game, 6, until=200):
        if state.is_chance_node() and state.position.state is not None:
            waiting += 1
            after = {str(state.child(outcome)) for outcome in range(8)}
            assert len(after) > 1
            if waiting == 3:
                return
    assert waiting


@every_name
def test_tensors_have_the_documented_parts(name: str) -> None:
    game = load(name)
    rules = tablee.game(name)
    parts = game.num_players() + len(rules.steps) + rules.feature_count
    assert game.observation_tensor_size() == parts
    openspiel = tablee.rl.openspiel
    events = openspiel.EVENTS * openspiel.ENTRY
    assert game.information_state_tensor_size() == parts + events
    for state in walk(game, 1, until=20):
        pass
    tensor = state.observation_tensor(1)
    assert tensor[:2] == [0.0, 1.0]


def test_a_copy_clones_the_state_and_shares_the_rest() -> None:
    for state in walk(load("abyss"), 1, until=40):
        position = state.position
    twin = copy.deepcopy(position)
    assert twin.told is position.told
    assert twin.setting is position.setting
    assert twin.state is not position.state


@every_name
def test_a_table_of_two_is_zero_sum_and_says_so(name: str) -> None:
    two = load(name, players=2)
    assert two.get_type().utility == pyspiel.GameType.Utility.ZERO_SUM
    assert two.utility_sum() == 0.0
    more = load(name, players=int(tablee.game(name).max_seats))
    assert more.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    for state in walk(two, 2):
        pass
    assert state.is_terminal()
    assert sum(state.returns()) == 0.0
