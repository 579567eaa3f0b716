"""Levels: named, ordered, and the same everywhere."""

from __future__ import annotations

import pytest

import tablee
from tablee import bots
from tablee.bots import levels
from tablee.bots.levels import LevelBot
from tablee.core.errors import UnknownName
from tablee.core.rng import seeded
from tests.bots.places import ABYSS, some_position


def test_every_level_is_a_bot():
    assert levels.NAMES == ["novice", "regular", "expert", "master"]
    assert set(levels.NAMES) < set(bots.names())
    for name in levels.NAMES:
        assert isinstance(bots.make(name), LevelBot)


@pytest.mark.parametrize("game", tablee.game_names())
def test_a_higher_level_thinks_more(game):
    """More iterations, or as many for more of its questions; and less is left to chance."""
    found = [levels.settings(name, game) for name in levels.NAMES]
    thought = [(settings.iterations, -settings.glances) for settings in found]
    assert thought == sorted(set(thought))
    chance = [settings.temperature for settings in found]
    assert chance == sorted(chance, reverse=True)
    numbers = levels.numbers(game)
    assert len({tuple(numbers[name]) for name in levels.NAMES}) == len(levels.NAMES)


def test_levels_are_defined_by_iterations_not_by_time():
    assert all(levels.settings(name, "abyss").seconds == 0 for name in levels.NAMES)


def test_a_level_can_be_held_to_fewer_iterations():
    assert levels.settings("master", "abyss", levels.Bounds(5)).iterations == 5
    bot = bots.make("master", at_most=5)
    bot.choose(ABYSS, some_position(), seeded(1))
    assert bot.settings.iterations == 5


@pytest.mark.parametrize("name", ["conspiracy", "smog"])
def test_a_level_thinks_more_with_more_players(name):
    thought = [levels.settings("expert", name, seats=seats).iterations for seats in (2, 3, 4)]
    assert thought[1] * 2 == thought[0] * 3
    assert thought[2] == thought[0] * 2
    game = tablee.game(name)
    bot = bots.make("novice")
    for seats in (4, 2):
        bot.choose(game, game.new_game(seats, 1), seeded(1))
        assert bot.settings.iterations == levels.settings("novice", name, seats=seats).iterations
    assert levels.numbers(name, 4) != levels.numbers(name, 2)


@pytest.mark.parametrize("name", ["abyss", "conan"])
def test_a_level_thinks_as_much_with_any_number_of_players(name):
    assert levels.numbers(name, 4) == levels.numbers(name, 2)


def test_unknown_levels_are_refused():
    with pytest.raises(UnknownName, match="novice"):
        levels.settings("genius", "abyss")
