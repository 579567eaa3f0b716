"""What a seat may know (E64), and how to re-deal the rest: the two belong together.

Hidden from a seat: the hands of the others, the council stacks (their sizes are seen), the decks,
and the values of other seats' monster tokens until the end. A change to `view` or `mark` needs the
same change in `determinize`; the contract tests compare them.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, listed
from tablee.core.native import append, i64, u8, vec
from tablee.core.pile import Pile, pile, zeros
from tablee.core.rng import Rng
from tablee.games.abyss.data import (
    ALLIES,
    CARD_IDS,
    COURT_SPACES,
    LOCATION_COUNT,
    LOCATION_IDS,
    LORD_IDS,
    MAX_SEATS,
    RACES,
    VALUES,
    race_of,
    value_of,
)
from tablee.games.abyss.scoring import (
    allies_points,
    location_points,
    locations_points,
    lords_points,
    monster_points,
    shown_points,
    tie_break,
)
from tablee.games.abyss.state import AbyssState, Side
from tablee.games.abyss.steps.discard import DiscardTo
from tablee.games.abyss.steps.explore import offered_to
from tablee.games.abyss.steps.recruit import PayForLord
from tablee.games.abyss.steps.turn import phase
from tablee.games.abyss.view import fields as views
from tablee.games.abyss.view.worth import worth

TRIES: Final = 20
ALL_RACES: Final = 31  # as a set
TOKEN_VALUES: Final = 5  # 0 to 4


def determinize(state: AbyssState, seat: i64, rng: Rng) -> AbyssState:
    """Re-deal what `seat`, or a spectator, cannot see, so that begun moves can be finished."""
    twin = state.clone()
    twin.rng = rng.clone()
    rng.next32()
    if not state.memory_aid:
        redeal_allies(twin, seat, rng)
    if not tokens_are_open(state):
        deal_tokens(twin, seat, rng)
    return twin


def tokens_are_open(state: AbyssState) -> bool:
    """Monster tokens are counted in the open when the game is over [50]."""
    return state.is_over()


def redeal_allies(state: AbyssState, seat: i64, rng: Rng) -> None:
    """Deal at random; if another seat could then not finish its payment, deal it a hand that can.

    The true hand can finish it. So for some choice of the races still to be paid, the strongest
    allies can too. There is no need to look at the true hand.
    """
    for attempt in range(TRIES):
        deal_allies(state, seat, 0, rng)
        if state.everything_possible():
            return
    races = rng.below(ALL_RACES + 1)
    for attempt in range(ALL_RACES + 1):
        deal_allies(state, seat, (races + attempt) & ALL_RACES, rng)
        if state.everything_possible():
            return
    raise AssertionError("no hand can finish a payment that was begun")


def deal_allies(state: AbyssState, seat: i64, races: i64, rng: Rng) -> None:
    """Pool what is hidden, then deal stacks (one race each), hands, and the deck.

    If `races` is not empty, the seat that is paying gets the strongest hand of these races.
    """
    pool = zeros(ALLIES + 1)
    for card in state.deck.cards:
        pool[card] += 1
    for ally in range(ALLIES):
        pool[ally] += state.council[ally]
    sizes = zeros(state.seats)
    for other in range(state.seats):
        if other != seat:
            side = state.at[other]
            sizes[other] = side.hand_size()
            for ally in range(ALLIES):
                pool[ally] += side.hand[ally]
            side.hand = zeros(ALLIES)
            side.worth = zeros(RACES)
    if not state.is_over() and state.to_move() != seat:
        deal_asked_seat(state, sizes, pool, races, rng)
    for race in range(RACES):
        cards = state.stack_size(race)
        for ally in range(race * VALUES, race * VALUES + VALUES):
            state.council[ally] = 0
        for dealt in range(cards):
            ally = drawn(pool, race * VALUES, race * VALUES + VALUES, rng)
            state.council[ally] += 1
    for other in range(state.seats):
        for dealt in range(sizes[other]):
            state.at[other].gain(drawn(pool, 0, ALLIES, rng))
    rest = vec[i64](capacity=71)
    for card in range(ALLIES + 1):
        for copy in range(pool[card]):
            rest = append(rest, card)
    state.deck = pile(rest)


def deal_asked_seat(
    state: AbyssState, sizes: vec[i64], pool: vec[i64], races: i64, rng: Rng
) -> None:
    """First deal another seat what it needs to finish what it has begun."""
    question = state.question()
    if isinstance(question, DiscardTo):  # allies still to be named, in rising order
        for dealt in range(sizes[question.seat] - question.limit):
            deal_one(state, question.seat, sizes, pool, open_kinds(question.first), rng)
    elif isinstance(question, PayForLord) and races != 0:
        for race in listed(races):
            kinds = question.payable(state) & bits_of_race(race)
            deal_strongest(state, question.seat, sizes, pool, kinds)
        for dealt in range(sizes[question.seat]):
            kinds = question.payable(state) & kinds_of_races(state, races)
            deal_strongest(state, question.seat, sizes, pool, kinds)


def kinds_of_races(state: AbyssState, races: i64) -> i64:
    """Return the kinds of these races and of those already paid."""
    kinds: i64 = 0
    for race in listed(races):
        kinds |= bits_of_race(race)
    for ally in state.paid.cards:
        kinds |= bits_of_race(race_of(ally))
    return kinds


def bits_of_race(race: i64) -> i64:
    return open_kinds(race * VALUES) & ~open_kinds(race * VALUES + VALUES)


def open_kinds(first: i64) -> i64:
    """Return the set of ally kinds from `first` on."""
    return bit(ALLIES) - bit(first)


def spare(state: AbyssState, pool: vec[i64], kinds: i64) -> i64:
    """Return those of these kinds that are in the pool and not all needed for their stack."""
    found: i64 = 0
    for ally in listed(kinds):
        first = race_of(ally) * VALUES
        if pool[ally] > 0 and held(pool, first, first + VALUES) > state.stack_size(race_of(ally)):
            found |= bit(ally)
    return found


def deal_one(
    state: AbyssState, seat: i64, sizes: vec[i64], pool: vec[i64], kinds: i64, rng: Rng
) -> None:
    """Deal a random ally of these kinds; each copy is equally likely."""
    choice = spare(state, pool, kinds)
    copies: i64 = 0
    for ally in listed(choice):
        copies += pool[ally]
    if copies == 0:
        return
    index = rng.below(copies)
    for ally in listed(choice):
        if index < pool[ally]:
            give(state, seat, sizes, pool, ally)
            return
        index -= pool[ally]


def deal_strongest(
    state: AbyssState, seat: i64, sizes: vec[i64], pool: vec[i64], kinds: i64
) -> None:
    best: i64 = -1
    for ally in listed(spare(state, pool, kinds)):
        if best < 0 or value_of(ally) > value_of(best):
            best = ally
    if best >= 0 and sizes[seat] > 0:
        give(state, seat, sizes, pool, best)


def give(state: AbyssState, seat: i64, sizes: vec[i64], pool: vec[i64], ally: i64) -> None:
    pool[ally] -= 1
    sizes[seat] -= 1
    state.at[seat].gain(ally)


def held(pool: vec[i64], first: i64, end: i64) -> i64:
    total: i64 = 0
    for kind in range(first, end):
        total += pool[kind]
    return total


def drawn(pool: vec[i64], first: i64, end: i64, rng: Rng) -> i64:
    """Take a random card of the kinds first .. end-1 out of the pool."""
    index = rng.below(held(pool, first, end))
    kind = first
    while index >= pool[kind]:
        index -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def deal_tokens(state: AbyssState, seat: i64, rng: Rng) -> None:
    """Pool the tokens by value, so that their order cannot influence what is dealt."""
    pool = zeros(TOKEN_VALUES)
    for token in state.tokens.cards:
        pool[token] += 1
    for other in range(state.seats):
        if other != seat:
            for token in state.at[other].tokens.cards:
                pool[token] += 1
    for other in range(state.seats):
        if other != seat:
            tokens = state.at[other].tokens
            for i in range(tokens.size()):
                tokens.cards[i] = drawn(pool, 0, TOKEN_VALUES, rng)
    rest = vec[i64](capacity=20)
    for token in range(TOKEN_VALUES):
        for copy in range(pool[token]):
            rest = append(rest, token)
    state.tokens = pile(rest)


# -- for learning ----------------------------------------------------------------

OWN: Final = 26
PUBLIC_SIDE: Final = 47
LORD_BYTES: Final = 5  # a set of 35 lords, eight to a byte
LOCATION_BYTES: Final = 3  # a set of 20 locations
TABLE: Final = 62
FEATURES: Final = 276  # 26 + 4 * 47 + 62; `features` tells them index by index


def mark(state: AbyssState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the own hand and tokens; each side clockwise from the own one; the table."""
    me = state.at[seat]
    for ally in range(ALLIES):
        out[at + ally] = u8(me.hand[ally])
    out[at + ALLIES] = u8(monster_points(me))
    at += OWN
    other = seat
    for place in range(state.seats):
        observe_side(state.at[other], out, at + place * PUBLIC_SIDE)
        other = state.next_seat(other)
    observe_table(state, seat, out, at + MAX_SEATS * PUBLIC_SIDE)


def observe_side(side: Side, out: vec[u8], at: i64) -> None:
    for ally in range(ALLIES):
        out[at + ally] = u8(side.affiliated[ally])
    at += ALLIES
    out[at] = u8(min(side.pearls, i64(255)))
    out[at + 1] = u8(side.key_tokens)
    out[at + 2] = u8(side.hand_size())
    out[at + 3] = u8(side.tokens.size())
    write_set(side.free, LORD_BYTES, out, at + 4)
    write_set(side.disabled, LORD_BYTES, out, at + 9)
    write_set(side.housed, LORD_BYTES, out, at + 14)
    write_set(side.locations, LOCATION_BYTES, out, at + 19)


def write_set(members: i64, size: i64, out: vec[u8], at: i64) -> None:
    """Write a set as bits, the lowest members in the first byte."""
    for i in range(size):
        out[at + i] = u8(members & 255)
        members >>= 8


def observe_table(state: AbyssState, seat: i64, out: vec[u8], at: i64) -> None:
    for race in range(RACES):
        out[at + race] = u8(state.stack_size(race))
    at += RACES
    for space in range(state.court.size()):
        out[at + space] = u8(state.court.cards[space] + 1)
    at += COURT_SPACES
    for card in state.track.cards:
        out[at + card] += 1
    at += ALLIES + 1
    for location in state.available.cards:
        out[at + location] = 1
    for location in state.drawn.cards:  # laid out before all (E64)
        out[at + location] = 2
    at += LOCATION_COUNT
    out[at] = u8(state.threat)
    out[at + 1] = u8(state.price)
    out[at + 2] = u8((state.turn - seat + state.seats) % state.seats)
    out[at + 3] = u8(state.deck.size())
    out[at + 4] = u8(state.lord_deck.size())


# -- for people ------------------------------------------------------------------


def lord_names(lords: i64) -> list[str]:
    return [LORD_IDS[lord] for lord in listed(lords)]


def location_names(locations: i64) -> list[str]:
    return [LOCATION_IDS[location] for location in listed(locations)]


def view(state: AbyssState, seat: i64) -> views.AbyssView:
    """Return what a seat may know; a spectator (NOBODY) sees what is public."""
    return {
        "seat": seat,
        "turn": state.turn,
        "phase": phase(state),
        "threat": state.threat,
        "price": state.price,
        "bought": list(listed(state.bought)),
        "offered_to": offered_to(state),
        "used": lord_names(state.used),
        "extra_turns": state.extra_turns,
        "ending": state.ending,
        "tie_break": tie_break(state),
        "ship_master_influence": state.ship_master_influence,
        "last_turns": state.last_turns,
        "sides": [side_view(state, other, seat) for other in range(state.seats)],
        "stacks": [state.stack_size(race) for race in range(RACES)],
        "council": ally_names(state.council) if state.memory_aid else None,
        "track": [CARD_IDS[card] for card in state.track.cards],
        "paid": [CARD_IDS[ally] for ally in state.paid.cards],
        "paid_by": asked_about(state, state.paid),
        "court": [LORD_IDS[lord] for lord in state.court.cards],
        "available": [LOCATION_IDS[location] for location in state.available.cards],
        # Drawn by one seat, but laid out before all at once (E64).
        "drawn": [LOCATION_IDS[location] for location in state.drawn.cards],
        "drawn_by": asked_about(state, state.drawn),
        "worths": worths(state, seat),
        "discard": [CARD_IDS[card] for card in sorted(state.discard.cards)],
        "deck_size": state.deck.size(),
        "lord_deck_size": state.lord_deck.size(),
        "location_deck_size": state.location_deck.size(),
        "token_bag_size": state.tokens.size(),
    }


def worths(state: AbyssState, seat: i64) -> dict[str, views.Worth]:
    """Return what each location that lies open would be worth to a seat."""
    if seat < 0:
        return {}
    open_ones = sorted(list(state.available.cards) + list(state.drawn.cards))
    return {LOCATION_IDS[location]: worth(state, seat, location) for location in open_ones}


def asked_about(state: AbyssState, pieces: Pile) -> int | None:
    """Return whose pieces lie open between two places: they lie there for one question only."""
    return None if pieces.size() == 0 else state.to_move()


def side_view(state: AbyssState, other: i64, seat: i64) -> views.Side:
    side = state.at[other]
    mine = other == seat
    counted = mine or tokens_are_open(state)
    return {
        "pearls": side.pearls,
        "key_tokens": side.key_tokens,
        "keys": side.keys(),
        "free": lord_names(side.free),
        "disabled": lord_names(side.disabled),
        "housed": lord_names(side.housed),
        "locations": location_names(side.locations),
        "location_points": [
            location_points(state, other, location) for location in listed(side.locations)
        ],
        "affiliated": ally_names(side.affiliated),
        "hand_size": side.hand_size(),
        "hand": ally_names(side.hand) if mine or state.memory_aid else None,
        "token_count": side.tokens.size(),
        "tokens": sorted(side.tokens.cards) if counted else None,
        "points": shown_points(state, other) + (monster_points(side) if counted else 0),
        "score": {
            "locations": locations_points(state, other),
            "lords": lords_points(state, side),
            "allies": allies_points(side),
            "monsters": monster_points(side) if counted else 0,
        },
    }


def ally_names(cards: vec[i64]) -> list[str]:
    """Return one id for each card, kinds in rising order."""
    return [CARD_IDS[ally] for ally in range(ALLIES) for copy in range(cards[ally])]
