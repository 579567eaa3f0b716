"""Events tell a viewer no more than its view: tables that look the same are told the same.

Here the views decide who may know an event, not the event itself.
"""

from __future__ import annotations

import json
import random
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

from tablee.core.engine import Game, State, Step
from tablee.core.events import SPECTATOR, Event, Log
from tablee.core.rng import Rng, seeded
from tests.contract.expected import expected
from tests.contract.walk import every_game, positions

SEATS = 3  # if so many can play: one seat watches while two interact
TABLES = 5  # tables that look the same to a viewer, including the true one
ANSWERS = 6  # tried at each question
EACH = 3  # positions for each kind of question
GAMES = 12  # random games: rare questions come up too


def seats_of(game: Game[Any]) -> int:
    return min(SEATS, game.max_seats)


def questions(game: Game[Any]) -> Iterator[State]:
    """Walk through random games; yield some positions for each kind of question."""
    seen: defaultdict[type[Step[Any]], int] = defaultdict(int)
    for state in positions(game, seats_of(game), range(GAMES)):
        kind = type(state.question())
        if seen[kind] < EACH:
            seen[kind] += 1
            yield state


def outcomes(game: Game[Any], state: State, viewer: int, rng: Rng, chooser: Random) -> Any:
    """Yield what happened, as numbers, by how the table looks afterwards.

    At tables that look the same beforehand, with the same answers and with others: what
    another seat answered may be hidden too.
    """
    found = defaultdict(list)
    actions = list(state.legal_actions())
    tried = chooser.sample(actions, min(ANSWERS, len(actions)))
    for number in range(TABLES):
        table = state if number == 0 else game.determinize(state, viewer, rng)
        legal = set(table.legal_actions())
        for action in tried:
            if action in legal:
                after = table.clone()
                after.observer = log = Log()
                after.apply(action)
                found[json.dumps(game.view(after, viewer))].append(log.told)
    return found.values()


def heard(game: Game[Any], told: list[tuple[int, int, int, int, int]], viewer: int) -> list[str]:
    """Return what only this viewer is told, sorted, since the order of cards dealt is random."""
    events = [game.events.describe(one, viewer) for one in told]
    seen = expected(game.name).open_events
    return sorted(repr(event) for event in events if event.name not in seen)


@cache
def everything_told(game: Game[Any]) -> list[tuple[list[list[Any]], int]]:
    """Return lists of what was told at tables that a viewer cannot tell apart, and the viewer."""
    rng, chooser = seeded(8), random.Random(8)
    return [
        (alike, viewer)
        for state in questions(game)
        for viewer in (*range(seats_of(game)), SPECTATOR)
        for alike in outcomes(game, state, viewer, rng, chooser)
    ]


@every_game
def test_tables_that_look_the_same_sound_the_same(game: Game[Any]) -> None:
    differed = set()
    for alike, viewer in everything_told(game):
        first = heard(game, alike[0], viewer)
        for told in alike[1:]:
            assert heard(game, told, viewer) == first
            others = {one[0] for one in set(alike[0]) ^ set(told)}
            differed |= {game.events.kinds[kind].name for kind in others}
    wanted = expected(game.name)
    assert differed - set(wanted.open_events) == set(wanted.secret_events), "not put to the test"


def role(event: Event, viewer: int) -> str:
    """Return how a viewer is involved in an event."""
    if event.seat == viewer:
        return "its own"
    return "concerned" if event.other == ("seat", str(viewer)) else "looks on"


@every_game
def test_nothing_is_hidden_from_those_who_see_it_anyway(game: Game[Any]) -> None:
    """If an event is hidden from a viewer, it can differ while the viewer's view stays the same."""
    hidden, differed = set(), set()
    for alike, viewer in everything_told(game):
        pieces = defaultdict(set)
        for told in alike:
            for place, one in enumerate(told):
                event = game.events.describe(one, viewer)
                if event.hidden:
                    hidden.add((event.name, role(event, viewer)))
                    pieces[place, event.name, role(event, viewer)].add(one[2])
        differed |= {(name, who) for (_, name, who), found in pieces.items() if len(found) > 1}
    assert hidden == differed
    assert {name for name, _ in hidden} == set(expected(game.name).secret_events)
