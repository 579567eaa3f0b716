"""States are Python objects like others: they copy, pickle and compare by content."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cloudpickle
import pytest

import tablee
from tablee.core import registry
from tablee.core.engine import Game, State
from tablee.core.native import i64, vec
from tablee.core.rng import LoadedRng, SecretRng, loaded, secret
from tests.contract.walk import every_game, every_table, options_of, positions, rarely


def by_pickle(state: Any) -> Any:
    return pickle.loads(pickle.dumps(state))


def by_cloudpickle(state: Any) -> Any:
    return pickle.loads(cloudpickle.dumps(state))


WAYS: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, by_pickle, by_cloudpickle]
every_way = pytest.mark.parametrize("way", WAYS)


def play_on(state: State, answers: int) -> list[int]:
    """Give the last legal answer some times; return what was answered."""
    given: list[int] = []
    while not state.is_over() and len(given) < answers:
        given.append(int(list(state.legal_actions())[-1]))
        state.apply(given[-1])
    return given


@every_way
@every_table
def test_a_copy_is_the_same_and_goes_its_own_way(
    game: Game[Any], seats: int, way: Callable[[Any], Any]
) -> None:
    for state in positions(game, seats, range(2), every=rarely(game, seats, 60)):
        before, twin = state.clone(), way(state)
        assert type(twin) is type(state)
        assert twin == state
        assert hash(twin) == hash(state)
        assert game.view(twin, 0) == game.view(state, 0)
        given = play_on(twin, 12)
        assert twin != state
        assert state == before
        other = state.clone()
        assert play_on(other, 12) == given  # chance too is copied
        assert other == twin


@every_game
def test_different_positions_are_unequal(game: Game[Any]) -> None:
    seats = game.max_seats
    met = [game.new_game(seats, seed) for seed in range(3)]
    for state in met[:]:
        met.append(state.clone())
        play_on(met[-1], 1)
    assert len(set(met)) == len(met)
    assert met[0] != 0
    assert met[0] in [met[0].clone()]


def test_states_of_different_games_and_scenarios_are_unequal() -> None:
    conan = tablee.game("conan")
    states = [tablee.game(name).new_game(2, 1) for name in tablee.game_names()]
    states += [conan.new_game(2, 1, options_of(conan, 2, number)) for number in range(1, 4)]
    assert len(set(states)) == len(states)


@pytest.mark.parametrize("way", [by_pickle, copy.deepcopy])
def test_each_scenario_is_found_again(way: Callable[[Any], Any]) -> None:
    conan = tablee.game("conan")
    for scenario in next(o for o in conan.options if o.name == "scenario").choices:
        state = conan.new_game(2, 4, {"scenario": scenario})
        play_on(state, 30)
        twin = way(state)
        assert twin == state
        assert conan.view(twin, 1) == conan.view(state, 1)


OWN = {
    "conan": Path("examples/conan_the_stolen_idol.toml").resolve(),
    "smog": Path(tablee.__file__).parent / "games" / "smog" / "facts" / "board.toml",
}


@pytest.mark.parametrize("name", OWN)
def test_an_owners_file_travels_with_the_state(name: str) -> None:
    text = OWN[name].read_text(encoding="utf-8")
    game = registry.game(name, text)
    state = game.new_game(2, 3)
    play_on(state, 10)
    twin = by_pickle(state)
    assert twin == state
    assert play_on(twin, 10) == play_on(state, 10)
    assert twin == state
    assert state != tablee.game(name).new_game(2, 3)
    assert by_pickle(game).new_game(2, 3) == game.new_game(2, 3)
    assert by_pickle(game) is registry.game(name, text)


@pytest.mark.parametrize("name", tablee.game_names())
def test_every_source_of_chance_is_kept(name: str) -> None:
    game = tablee.game(name)
    for rng, kind in ((secret(5), SecretRng), (loaded(vec[i64]()), LoadedRng)):
        state = game.new_game(2, rng=rng)
        twin = by_pickle(state)
        assert type(twin.rng) is kind
        assert play_on(twin, 40) == play_on(state, 40)
        assert twin == state


def test_the_source_of_chance_is_part_of_the_content() -> None:
    game = tablee.game("abyss")
    one = game.new_game(2, 1)
    other = one.clone()
    other.rng.next32()
    assert one != other


@every_game
def test_a_game_is_the_same_object_after_a_pickle(game: Game[Any]) -> None:
    for way in WAYS:
        assert way(game) is game


def test_a_pickle_can_be_read_by_another_process(tmp_path: Path) -> None:
    state = tablee.game("conan").new_game(3, 2)
    play_on(state, 5)
    file = tmp_path / "state.pickle"
    file.write_bytes(pickle.dumps(state))
    program = (
        "import pickle, sys, pathlib; s = pickle.loads(pathlib.Path(sys.argv[1]).read_bytes());"
        "print([int(a) for a in s.legal_actions()])"
    )
    said = subprocess.run(
        [sys.executable, "-c", program, str(file)], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == str([int(a) for a in state.legal_actions()])
