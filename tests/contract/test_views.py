"""Every view has exactly the fields and types that its game's `view/fields.py` declares."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import msgspec
import pytest

from tablee.core.engine import NOBODY, Game
from tablee.core.views import QuestionView
from tests.contract.walk import every_game, positions


def type_of_view(game: Game[Any]) -> Any:
    """Return the type that describes a game's views."""
    module = import_module(f"tablee.games.{game.name}.view.fields")
    return getattr(module, f"{game.name.capitalize()}View")


@every_game
def test_a_view_is_what_its_type_says(game: Game[Any]) -> None:
    said = type_of_view(game)
    for seats in (game.min_seats, game.max_seats):
        for state in positions(game, seats, [1, 2], every=17):
            for viewer in (*range(seats), NOBODY):
                view = game.table(state, viewer)
                # Converting drops fields that the type does not have, and refuses wrong types.
                assert msgspec.convert(view, said) == view


@every_game
def test_a_view_is_the_table_and_the_question_that_waits(game: Game[Any]) -> None:
    for state in positions(game, game.min_seats, [1], every=17):
        for viewer in (*range(game.min_seats), NOBODY):
            view = game.view(state, viewer)
            question = view.pop("question")
            assert view == game.table(state, viewer)
            assert msgspec.convert(question, QuestionView) == question


@every_game
def test_a_view_without_a_field_or_with_one_more_is_noticed(game: Game[Any]) -> None:
    said = type_of_view(game)
    view = dict(game.table(game.new_game(game.min_seats, 1), 0))
    more = {**view, "more": 1}
    assert msgspec.convert(more, said) != more
    del view["seat"]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(view, said)
