"""Levels: named, ordered, and the same everywhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import tablee
from tablee import bots
from tablee.bots import levels
from tablee.bots.levels import BadLevels, LevelBot
from tablee.bots.network_file import written
from tablee.core import registry
from tablee.core.errors import UnknownName
from tablee.core.rng import seeded
from tests.bots.networks import some_layout, some_weights
from tests.bots.places import ABYSS, some_position


def test_every_level_is_a_bot() -> None:
    assert levels.NAMES == ["novice", "regular", "expert", "master"]
    assert set(levels.NAMES) < set(bots.names())
    for name in levels.NAMES:
        assert isinstance(bots.make(name), LevelBot)


@pytest.mark.parametrize("game", tablee.game_names())
def test_a_higher_level_thinks_more(game: str) -> None:
    """It has more iterations, or searches for more of its questions, and blunders less."""
    found = [levels.settings(name, game) for name in levels.NAMES]
    thought = [(settings.iterations, -settings.glances) for settings in found]
    assert thought == sorted(set(thought))
    chance = [settings.temperature for settings in found]
    assert chance == sorted(chance, reverse=True)
    numbers = levels.numbers(game)
    assert len({tuple(numbers[name]) for name in levels.NAMES}) == len(levels.NAMES)


def test_levels_are_defined_by_iterations_not_by_time() -> None:
    assert all(levels.settings(name, "abyss").seconds == 0 for name in levels.NAMES)


def test_a_level_can_be_held_to_fewer_iterations() -> None:
    assert levels.settings("master", "abyss", levels.Bounds(5)).iterations == 5
    bot = bots.make("master", at_most=5)
    assert isinstance(bot, LevelBot)
    bot.choose(ABYSS, some_position(), seeded(1))
    assert bot.settings.iterations == 5


@pytest.mark.parametrize("name", ["conspiracy", "smog"])
def test_a_level_thinks_more_with_more_players(name: str) -> None:
    thought = [levels.settings("novice", name, seats=seats).iterations for seats in (2, 3, 4)]
    assert thought[1] * 2 == thought[0] * 3
    assert thought[2] == thought[0] * 2
    game = tablee.game(name)
    bot = bots.make("novice")
    assert isinstance(bot, LevelBot)
    for seats in (4, 2):
        bot.choose(game, game.new_game(seats, 1), seeded(1))
        assert bot.settings.iterations == levels.settings("novice", name, seats=seats).iterations
    assert levels.numbers(name, 4) != levels.numbers(name, 2)


@pytest.mark.parametrize("name", ["abyss", "conan"])
def test_a_level_thinks_as_much_with_any_number_of_players(name: str) -> None:
    assert levels.numbers(name, 4) == levels.numbers(name, 2)


def test_unknown_levels_are_refused() -> None:
    with pytest.raises(UnknownName, match="novice"):
        levels.settings("genius", "abyss")


def test_a_game_that_has_written_no_levels_gets_the_usual_ones() -> None:
    assert levels.numbers("no_such_game", 2) == levels.numbers("no_such_game", 4)
    found = [levels.settings(name, "no_such_game") for name in levels.NAMES]
    assert [settings.temperature > 0 for settings in found] == [True, False, False, False]
    assert all(settings.rivals == 0 and settings.glances == 0 for settings in found)


def test_the_levels_of_a_game_are_what_its_file_says() -> None:
    """docs/bots.md has the same table for people."""
    assert levels.settings("master", "abyss").iterations == 12_000
    assert levels.settings("regular", "smog").iterations == 60
    assert levels.settings("regular", "conan").glances == 85
    assert levels.settings("novice", "conspiracy").ahead == 10
    by_network, by_heuristic = (levels.settings("expert", "conspiracy", seats=n) for n in (2, 3))
    assert (by_network.network, by_network.ahead, by_network.trust) == ("shipped", 0, 0.25)
    assert (by_heuristic.network, by_heuristic.ahead, by_heuristic.iterations) == ("", 10, 900)


@pytest.mark.parametrize(
    "text, words",
    [
        (
            "[expert]\niteration = 5",
            "expert: 'iteration' is not known; allowed: iterations",
        ),
        ("[genius]\niterations = 5", "'genius' is not known; allowed: ahead, by_seats, novice"),
        ("[expert]\niterations = 0.5", "expert: iterations is 0.5, not a whole number"),
        ("by_seats = 3", "by_seats is 3, not true or false"),
        ("expert = 3", "expert is 3, not a table"),
        ("network = true", "network is True, not a table"),
        ("[network]\nmaster = 0.5", "network: master is 0.5, not a whole number"),
        ("[network]\ndepth = 5", "network: 'depth' is not known; allowed: ahead, trust, novice"),
    ],
)
def test_a_file_of_levels_with_a_mistake_says_where_and_what_is_allowed(
    tmp_path: Path, text: str, words: str
) -> None:
    path = tmp_path / "levels.toml"
    path.write_text(text)
    with pytest.raises(BadLevels, match=re.escape(words)):
        levels.read(path)


def test_a_level_thinks_by_a_network_where_the_game_has_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With its own figures, and only for the seats and the levels that have one."""
    told = {"ahead": 10, "by_seats": True, "network": {"ahead": 0, "trust": 25, "expert": 900}}
    monkeypatch.setitem(levels._known, "conspiracy", levels.Figures(told))
    network = tmp_path / "conspiracy" / "bot" / "2_seats.network"
    monkeypatch.setattr(registry, "GAMES", tmp_path)
    before = levels.settings("expert", "conspiracy", seats=2)
    assert (before.network, before.iterations, before.ahead) == ("", 600, 10)
    network.parent.mkdir(parents=True)
    layout = some_layout(tablee.game("conspiracy"), 2)
    network.write_bytes(written(layout, some_weights(layout), {}))
    found = levels.settings("expert", "conspiracy", seats=2)
    assert (found.network, found.iterations, found.ahead) == ("shipped", 900, 0)
    assert found.trust == 0.25
    for level, seats in (("expert", 4), ("master", 2)):
        assert levels.settings(level, "conspiracy", seats=seats).network == ""
    assert levels.settings("expert", "conspiracy", levels.Bounds(5), 2).iterations == 5
    numbers = levels.numbers("conspiracy", 2)["expert"]
    network.write_bytes(written(layout, some_weights(layout, 2), {}))
    assert levels.numbers("conspiracy", 2)["expert"] != numbers, "results cannot be compared"
