"""Pieces and answers by name: the engine uses numbers, the protocol uses words."""

from __future__ import annotations

from typing import Any

from tablee.core import errors
from tablee.core.engine import Game, Step
from tablee.server.parts import Choice, Reason, Value


def value_of(game: Game[Any], raw: Any) -> Value:
    """Name the piece of a [thing, number] pair; leave numbers and words as they are."""
    if not isinstance(raw, (list, tuple)):
        return raw if isinstance(raw, str) else int(raw)
    thing, number = raw
    if thing == "seat":
        return ("seat", str(int(number)))
    return (thing, game.things[thing][number])


def values_of(game: Game[Any], raw: dict[str, Any]) -> dict[str, Value]:
    return {
        name: value if type(value) is int else value_of(game, value)  # most are numbers
        for name, value in raw.items()
    }


def reason_of(game: Game[Any], reason: errors.Reason) -> Reason:
    """Return the engine's reason in the form the protocol uses."""
    return Reason(reason.key, reason.rule, values_of(game, reason.values))


def named(game: Game[Any], action: int, rule: str) -> Choice:
    described = game.actions.describe(action)
    thing = game.actions.families[described.kind].thing
    return Choice(action, described.kind, thing, described.of, rule)


def choice_of(game: Game[Any], step: Step[Any], action: int) -> Choice:
    return named(game, action, step.rule(action))
