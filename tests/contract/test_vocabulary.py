"""The numbers used in the rules match the names in the facts."""

from importlib import import_module
from typing import Any

from tablee.core.engine import Game
from tests.contract.walk import every_game


@every_game
def test_actions_and_events_have_the_numbers_of_their_names(game: Game[Any]) -> None:
    numbers = import_module(f"tablee.games.{game.name}.actions")
    for family in game.actions.families.values():
        assert getattr(numbers, family.name.upper()) == family.first, family.name
    for number, kind in enumerate(game.events.kinds):
        assert getattr(numbers, kind.name.upper()) == number, kind.name
