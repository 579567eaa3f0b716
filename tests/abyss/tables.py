"""Builders that set up a table in a known position, without playing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tablee.core.bits import bit
from tablee.core.engine import empty_agenda
from tablee.core.pile import Pile
from tablee.games.abyss import data
from tablee.games.abyss.rules import GAME
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps import turn
from tests.games import Verbs

VERBS = Verbs(GAME)
do, options, script = VERBS.do, VERBS.options, VERBS.script
refusal, why_not = VERBS.refusal, VERBS.why_not

# Lords without a key whose powers, if any, act once. They fill a court without side effects.
KEYLESS = ["miller", "landowner", "aquaculturalist", "trader", "peddler", "shopkeeper"]


def ally(name: str) -> int:
    """Return the kind of a card, such as `ally("crab 5")`."""
    race, value = name.split()
    return data.RACE_NAMES.index(race) * 5 + int(value) - 1


def table(
    seats: int = 2,
    hands: Mapping[int, Sequence[str]] | None = None,
    court: list[str] | None = None,
    free: Mapping[int, Sequence[str]] | None = None,
    pearls: dict[int, int] | None = None,
    housed: Mapping[int, Sequence[str]] | None = None,
    settings: Mapping[str, object] | None = None,
) -> AbyssState:
    """Return a table where seat 0 begins a turn. Cards are moved from the decks, not created."""
    state = GAME.new_game(seats, 0, settings)
    for lord in list(state.court.cards):
        state.court.remove(lord)
        state.lord_deck.add(lord)
    for seat, names in (hands or {}).items():
        for name in names:
            state.deck.remove(ally(name))
            state.at[seat].gain(ally(name))
    for seat, names in (free or {}).items():
        for name in names:
            state.lord_deck.remove(data.lord_id(name))
            state.at[seat].free |= bit(data.lord_id(name))
    for seat, names in (housed or {}).items():
        for name in names:
            state.lord_deck.remove(data.lord_id(name))
            state.at[seat].housed |= bit(data.lord_id(name))
    for name in court or []:
        state.lord_deck.remove(data.lord_id(name))
        state.court.add(data.lord_id(name))
    for seat, number in (pearls or {}).items():
        state.at[seat].pearls = number
    state.agenda = empty_agenda()
    state.push(turn.BEGIN_TURN[0])
    state.settle()
    return state


def poor(seats: int) -> dict[int, int]:
    """Return 0 pearls for each seat, so that nobody is asked to buy."""
    return dict.fromkeys(range(seats), 0)


def exploration(
    state: AbyssState, deck: Sequence[str | None] = (), discard: Sequence[str | None] = ()
) -> None:
    """Keep only these exploration cards in the game; None is a monster."""
    for pile, cards in ((state.deck, deck), (state.discard, discard)):
        pile.clear()
        for name in cards:
            pile.add(data.MONSTER if name is None else ally(name))


def stack(state: AbyssState, *cards: str) -> None:
    """Move allies from the deck to the council; create those that the deck does not have."""
    for name in cards:
        if state.deck.holds(ally(name)):
            state.deck.remove(ally(name))
        state.council[ally(name)] += 1


def lord_deck(state: AbyssState, *names: str) -> None:
    """Keep only these lords in the deck; the others leave the game."""
    state.lord_deck.clear()
    for name in names:
        state.lord_deck.add(data.lord_id(name))


def locations(state: AbyssState, available: Sequence[str] = (), deck: Sequence[str] = ()) -> None:
    """Keep only these locations; the others leave the game."""
    for pile, tiles in ((state.available, available), (state.location_deck, deck)):
        pile.clear()
        for name in tiles:
            pile.add(data.location_id(name))


def controls(state: AbyssState, seat: int, *names: str) -> None:
    """Give a seat locations, wherever they are."""
    for name in names:
        location = data.location_id(name)
        for pile in (state.available, state.location_deck):
            if pile.holds(location):
                pile.remove(location)
        state.at[seat].locations |= bit(location)


def lords(*names: str) -> int:
    """Return a set of lords."""
    return sum(1 << data.lord_id(name) for name in names)


def names(court: Pile) -> list[str]:
    return [data.LORD_IDS[lord] for lord in court.cards]


def explore_and_take(state: AbyssState, seat: int, name: str = "crab 1") -> None:
    """Let a seat explore and take the first ally, which nobody buys."""
    script(state, ally(name))
    do(state, seat, "explore")
    while state.to_move() != seat:
        do(state, state.to_move(), "pass")
    do(state, seat, "take")


def kinds(state: AbyssState) -> set[str]:
    """Return the families of the answers that the seat to move may give."""
    return {name.split()[0] for name in options(state)}


def pay_all(state: AbyssState, seat: int, *cards: str) -> None:
    """Recruit the lord on the first court space, then affiliate the first ally offered."""
    do(state, seat, "recruit 1", *(f"pay {card.replace(' ', '_')}" for card in cards))
    if kinds(state) == {"affiliate"}:
        do(state, seat, min(options(state)))


def hand(state: AbyssState, seat: int) -> list[str]:
    """Return the hand of a seat as ally ids, in order of kind."""
    cards = state.at[seat].hand
    return [data.ALLY_IDS[kind] for kind in range(data.ALLIES) for _ in range(cards[kind])]


def affiliated(state: AbyssState, seat: int) -> list[str]:
    cards = state.at[seat].affiliated
    return [data.ALLY_IDS[kind] for kind in range(data.ALLIES) for _ in range(cards[kind])]


def cards(pile: Pile) -> list[str]:
    """Return exploration cards by their ids, sorted."""
    return sorted(data.CARD_IDS[card] for card in pile.cards)
