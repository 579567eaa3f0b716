"""Builders that set up a table in a known position, without playing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.core.engine import empty_agenda
from tablee.core.events import SPECTATOR
from tablee.core.native import i64, vec
from tablee.core.rng import loaded
from tablee.games.conspiracy import data
from tablee.games.conspiracy.rules import GAME
from tablee.games.conspiracy.state import ConspiracyState
from tablee.games.conspiracy.steps.turn import BEGIN_TURN
from tests.games import Verbs

VERBS = Verbs(GAME)
do, refusal, names_told = VERBS.do, VERBS.refusal, VERBS.names_told
options, offered = VERBS.options, VERBS.offered

# Lords for a chamber of up to fifteen. None has a key, a 0 or a 6, so the deck keeps those.
QUIET = [f"{colour}_{influence}" for influence in (4, 4, 3) for colour in data.COLOUR_NAMES]


def table(
    seats: int = 2,
    chambers: Mapping[int, Sequence[str]] | None = None,
    locations: Mapping[int, Mapping[int, str]] | None = None,
    piles: Sequence[str] = (),
    available: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    location_deck: Sequence[str] | None = None,
) -> ConspiracyState:
    """Return a table where seat 0 begins a turn.

    `chambers` lists a seat's lords in the order of the spaces, `locations` the locations on
    them. Pearls, keys, coats of arms and the pearl master follow from these; powers are not
    applied. Cards are moved, not created. A deck that is given has no other cards.
    """
    state = GAME.new_game(seats, 0)
    state.location_deck.add(state.available.take())
    for seat, names in (chambers or {}).items():
        fill(state, seat, names, (locations or {}).get(seat, {}))
    for name in piles:
        state.deck.remove(data.lord_id(name))
        state.discards[data.lord_id(name)] += 1
    for name in ["seven_points"] if available is None else available:
        state.location_deck.remove(data.location_id(name))
        state.available.add(data.location_id(name))
    if deck is not None:
        state.deck.clear()
        for name in deck:
            state.deck.add(data.lord_id(name))
    if location_deck is not None:
        state.location_deck.clear()
        for name in location_deck:
            state.location_deck.add(data.location_id(name))
    begin(state, 0)
    return state


def begin(state: ConspiracyState, seat: int) -> None:
    """Let a seat begin a turn now."""
    state.agenda = empty_agenda()
    state.push(BEGIN_TURN[seat])
    state.settle()


def fill(
    state: ConspiracyState, seat: int, names: Sequence[str], locations: Mapping[int, str]
) -> None:
    chamber = state.at[seat]
    for space, name in enumerate(names):
        lord = data.lord_id(name)
        state.deck.remove(lord)
        chamber.put(lord)
        chamber.pearls += data.PEARLS[lord]
        if data.KEY[lord] >= 0:
            chamber.keys[data.KEY[lord]] += 1
        if space in locations:
            location = data.location_id(locations[space])
            state.location_deck.remove(location)
            chamber.cover(location)
            chamber.pearls += data.LOCATION_ROWS[location]["pearls"]
    if chamber.pearls and chamber.pearls >= state.pearls_on_track():
        state.pearl_master = seat


def script(state: ConspiracyState, *names: str) -> None:
    """Let the next cards drawn be these lords and locations."""
    cards = [
        data.lord_id(name) if name in data.LORD_IDS else data.location_id(name) for name in names
    ]
    state.rng = loaded(vec[i64](cards))


def draws(state: ConspiracyState, seat: int, lord: str, *then: str) -> None:
    """Let a seat draw this lord, then make these choices."""
    script(state, lord)
    do(state, seat, "draw 1", *then)


def lords(state: ConspiracyState, seat: int) -> list[str]:
    """Return a seat's lords, in the order of the spaces."""
    return [data.LORD_IDS[lord] for lord in state.at[seat].lords if lord >= 0]


def location_on(state: ConspiracyState, seat: int, space: int) -> str | None:
    location = state.at[seat].locations[space]
    return None if location < 0 else data.LOCATION_IDS[location]


def best(state: ConspiracyState, seat: int, colour: str) -> int | None:
    """Return the space of a coat of arms."""
    place: int | None = GAME.view(state, seat)["chambers"][seat]["coats"][colour]
    return place


def pile(state: ConspiracyState, colour: str) -> list[str]:
    names: list[str] = GAME.view(state, SPECTATOR)["discards"][colour]
    return names


def available(state: ConspiracyState) -> list[str]:
    return [data.LOCATION_IDS[location] for location in state.available.cards]


def keys(state: ConspiracyState, seat: int) -> tuple[int, int]:
    """Return the silver and gold keys since the last location."""
    silver, gold = state.at[seat].keys
    return silver, gold
