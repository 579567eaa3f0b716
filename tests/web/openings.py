"""Positions with which a test's table may begin, as if it had been played.

A table whose first seat sends `seed_of(name)` begins there: see `known_server`.
"""

from __future__ import annotations

from hashlib import sha256

from tablee.games.abyss.state import AbyssState
from tablee.games.conan.state import ConanState
from tablee.games.smog.state import SmogState
from tests.abyss.power_tables import COMMANDER, recruit, recruited
from tests.conan import tables as conan
from tests.smog import tables as smog
from tests.web import conan_questions
from tests.web.fullest import FULLEST, abyss_offered, smog_last_round

HUNTERS = [f"pict_hunters_blue_{number}" for number in range(1, 5)]
FOURTEEN = ["squid 1", "squid 2", "squid 3", "seahorse 1", "seahorse 2", "seahorse 3"]
FOURTEEN += ["shellfish 1", "shellfish 2", "shellfish 3", "jellyfish 1", "jellyfish 2"]
FOURTEEN += ["jellyfish 3", "jellyfish 4", "squid 4"]


def seed_of(name: str) -> str:
    return sha256(name.encode()).hexdigest()


def eight_too_many() -> AbyssState:
    """Seat 0 has the army commander, so seat 1, with fourteen allies, keeps six."""
    return recruited("army_commander", COMMANDER, seats=2, hands={1: FOURTEEN})


def four_for_a_lord() -> AbyssState:
    """The army commander costs 8 of one race, so all four crabs are needed."""
    return recruit("army_commander", ["crab 4", "crab 2", "crab 1", "crab 1"])


def conan_beside_a_hunter() -> ConanState:
    state = conan.table({"conan": "b3", HUNTERS[0]: "b3"})
    conan.strip(state, "conan")
    conan.give(state, "conan", "battle_axe")
    conan.do(state, "act conan")
    return state


def four_hunters() -> ConanState:
    state = conan.table({**dict.fromkeys(HUNTERS, "b1"), "conan": "d4"})
    conan.overlords_turn(state, 9)
    return state


def a_market_to_walk() -> SmogState:
    state = smog.table(2)
    smog.coins(state, 0, 5)
    return state


def a_ritual_in_hand() -> SmogState:
    """Seat 0 may play Ritual Invocation at the start of its turn; there is an agent to trade."""
    state = smog.table(2)
    smog.put_agents(state, ("dandy", 5))
    smog.ethers(state, 0, blood=1)
    smog.hand(state, 0, "ritual_invocation")
    smog.begin_turn(state, 0)
    return state


def a_hand_without_the_ritual() -> SmogState:
    """Seat 0 could pay for Ritual Invocation and has a card, but not that one."""
    state = smog.table(2)
    smog.put_agents(state, ("dandy", 5))
    smog.ethers(state, 0, blood=1)
    smog.hand(state, 0, "titans_breath")
    smog.begin_turn(state, 0)
    return state


ALL = (
    eight_too_many,
    four_for_a_lord,
    conan_beside_a_hunter,
    four_hunters,
    a_market_to_walk,
    a_ritual_in_hand,
    a_hand_without_the_ritual,
    abyss_offered,
    smog_last_round,
    *FULLEST,
)
OPENINGS = {make.__name__: make for make in ALL}
OPENINGS |= {place.name: place.state for place in conan_questions.places()}
BY_SEED = {seed_of(name): name for name in OPENINGS}
