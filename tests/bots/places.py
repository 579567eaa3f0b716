"""Positions for the tests of bots."""

from __future__ import annotations

import random

from tablee.core import registry
from tablee.core.bits import bit
from tablee.core.engine import empty_agenda
from tablee.games.abyss import data
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.turn import BEGIN_TURN

ABYSS = registry.game("abyss")
ALLIES = ["crab 5", "crab 4", "seahorse 5", "seahorse 4", "shellfish 5", "squid 5", "jellyfish 5"]


def some_position(seats: int = 2, seed: int = 1, decisions: int = 40) -> AbyssState:
    """Return a position of a random game, with several answers to its question."""
    chooser = random.Random(seed)
    state: AbyssState = ABYSS.new_game(seats, seed)
    while decisions > 0 or len(state.legal_actions()) == 1:
        state.apply(chooser.choice(list(state.legal_actions())))
        decisions -= 1
    return state


def last_turn(court: list[str], opponent: list[str]) -> AbyssState:
    """Return the last turn of a game: seat 0 has a rich hand, seat 1 these lords."""
    state: AbyssState = ABYSS.new_game(2, 0)
    for lord in list(state.court.cards):
        state.court.remove(lord)
        state.lord_deck.add(lord)
    for name in ALLIES:
        race, value = name.split()
        ally = data.RACE_NAMES.index(race) * 5 + int(value) - 1
        state.deck.remove(ally)
        state.at[0].gain(ally)
    for name in opponent:
        state.lord_deck.remove(data.lord_id(name))
        state.at[1].free |= bit(data.lord_id(name))
    for name in court:
        state.lord_deck.remove(data.lord_id(name))
        state.court.add(data.lord_id(name))
    state.ending = True
    state.last_turns = 0
    state.agenda = empty_agenda()
    state.push(BEGIN_TURN[0])
    state.settle()
    return state
