"""A proposed payment for each lord that may be recruited: the cheapest that keeps the best hand.

Kind and its values, beside `space`, the court space to which the route leads:

    payment  allies (cards paid), pearls

Cheapest: the fewest points spent, allies and pearls together, then the fewest pearls. Of the
payments that cost the same, the one proposed keeps the strongest hand: hands are compared by
their fives, then by their fours, and so on.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablee.core import gestures
from tablee.core.native import i64, vec
from tablee.core.routes import Route
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import ANY_RACE, LORDS, RACES, VALUES, value_of
from tablee.games.abyss.state import AbyssState, Side
from tablee.games.abyss.steps.recruit import PayForLord, price_of, required_race
from tablee.games.abyss.steps.turn import TakeTurn

Spent = tuple[int, ...]  # cards of each value, fives first: the smaller, the better the hand kept
NOTHING: Final[Spent] = (0,) * VALUES


class Payment(NamedTuple):
    """Allies of some races, and what the hand loses with them."""

    spent: Spent
    allies: tuple[int, ...]


Payments = dict[int, Payment]  # by their value, the best of each


def routes(state: AbyssState, seat: i64) -> list[Route]:
    """Return a payment for every lord that the seat may recruit now."""
    if state.is_over() or state.to_move() != seat:
        return []
    step = state.question()
    if isinstance(step, PayForLord) and state.paid.size() == 0:
        return found_for(state, seat, step.space, ())
    if not isinstance(step, TakeTurn):
        return []
    found: list[Route] = []
    for action in state.legal_actions():
        if act.is_recruitment(action):
            found += found_for(state, seat, action - act.RECRUIT, (int(action),))
    return found


def found_for(state: AbyssState, seat: i64, space: i64, before: tuple[int, ...]) -> list[Route]:
    lord = state.court.cards[space]
    price = price_of(state, seat, lord)
    side = state.at[seat]
    payments = of_races(side, int(LORDS[lord].race_count), required_race(state, seat, lord))
    affordable = [value for value in payments if value + side.pearls >= price]
    if not affordable:
        return []
    value = min(affordable, key=lambda value: (max(value, price), max(0, price - value)))
    allies = payments[value].allies
    pearls = max(0, int(price) - value)
    answers = [*before, *[int(act.PAY) + ally for ally in allies]]
    if pearls > 0:
        answers.append(int(act.PAY_PEARLS))
    order = gestures.arrange(state, seat, vec[i64](answers)).order
    if len(order) == 0:
        return []
    values = {"allies": len(allies), "pearls": pearls}
    return [Route("payment", ("space", int(space)), tuple(int(one) for one in order), values)]


def of_races(side: Side, races: int, required: i64) -> Payments:
    """Return the best payment of each value with allies of exactly so many races [33]."""
    by_races: list[Payments] = [{0: Payment(NOTHING, ())}] + [{} for _ in range(races)]
    if required != ANY_RACE:  # first, and then never without it
        by_races[0:2] = [{}, of_race(side, int(required))]
    for race in range(RACES):
        if race == required:
            continue
        own = of_race(side, race)
        for number in range(races - 1, -1, -1):
            for value, payment in by_races[number].items():
                for more, added in own.items():
                    keep(by_races[number + 1], value + more, both(payment, added))
    return by_races[races]


def of_race(side: Side, race: int) -> Payments:
    """Return the best payment of each value with one ally or more of a race."""
    payments: Payments = {0: Payment(NOTHING, ())}
    for ally in range(race * VALUES, race * VALUES + VALUES):
        for copy in range(side.hand[ally]):
            for value, payment in list(payments.items()):
                one = Payment(cards(int(value_of(ally))), (ally,))
                keep(payments, value + int(value_of(ally)), both(payment, one))
    del payments[0]
    return payments


def keep(payments: Payments, value: int, payment: Payment) -> None:
    known = payments.get(value)
    if known is None or payment.spent < known.spent:
        payments[value] = payment


def both(one: Payment, other: Payment) -> Payment:
    spent = tuple(a + b for a, b in zip(one.spent, other.spent, strict=True))
    return Payment(spent, one.allies + other.allies)


def cards(value: int) -> Spent:
    return tuple(1 if VALUES - place == value else 0 for place in range(VALUES))
