"""Recruit a lord: payment, affiliation, entry, the court."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, count, has
from tablee.core.engine import NOBODY, Auto, Gathering, Step, each
from tablee.core.errors import Reason
from tablee.core.gestures import copies
from tablee.core.native import append, i64, vec
from tablee.core.pile import Pile
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import (
    ALLIES,
    ANY_RACE,
    COURT_SPACES,
    COURT_TO_REFILL,
    LORDS,
    LORDS_TO_END,
    MAX_SEATS,
    RACES,
    REFILL_PEARLS,
    VALUES,
    race_of,
    value_of,
)
from tablee.games.abyss.moments import AFFILIATES_ANY, ANY_RACES, POWERS, has_mark, price_change
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.once_a_turn import OFFER_POWERS


def required_race(state: AbyssState, seat: i64, lord: i64) -> i64:
    if has_mark(state, seat, ANY_RACES):
        return ANY_RACE
    return LORDS[lord].race


def price_of(state: AbyssState, seat: i64, lord: i64) -> i64:
    """Return the value a seat must pay for a lord, never below 0 (E21)."""
    return max(i64(0), LORDS[lord].price + price_change(state, seat))


def can_recruit(state: AbyssState, seat: i64, lord: i64, change: i64, any_races: bool) -> bool:
    """Say whether hand and pearls can pay for a lord [33, 34]."""
    side = state.at[seat]
    card = LORDS[lord]
    required = card.race
    if any_races:
        required = ANY_RACE
    most = side.most_from(0, card.race_count, required)
    return most >= 0 and most + side.pearls >= card.price + change


def why_not_recruit(state: AbyssState, seat: i64, space: i64) -> Reason:
    """Return what is missing to recruit the lord on a court space."""
    if space >= state.court.size():
        return Reason("this-court-space-is-empty", "abyss:33")
    lord = state.court.cards[space]
    side = state.at[seat]
    card = LORDS[lord]
    required = required_race(state, seat, lord)
    if required != ANY_RACE and side.worth[required] == 0:
        return Reason("an-ally-of-a-race-is-missing", "abyss:33", {"race": ["race", required]})
    races: i64 = 0
    for race in range(RACES):
        if side.worth[race] > 0:
            races += 1
    if races < card.race_count:
        values = {"needed": card.race_count, "held": races}
        return Reason("too-few-races-in-hand", "abyss:33", values)
    most = side.most_from(0, card.race_count, required) + side.pearls
    values = {"needed": price_of(state, seat, lord), "held": most}
    return Reason("allies-and-pearls-fall-short", "abyss:34", values)


class PayForLord(Gathering[AbyssState]):
    """Pay for the lord on a court space, ally by ally [33-35].

    There is only one order, so that each payment is reached by one path: first the strongest ally
    of each race, races rising; then further allies of those races, values falling. Further allies
    are asked for only while points are missing. So a finished payment never has an ally to spare,
    and E19 holds without looking ahead.
    """

    space: i64

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: AbyssState) -> vec[i64]:
        lord = state.court.cards[self.space]
        if state.paid.size() < LORDS[lord].race_count:
            return self.strongest_of_a_race(state, lord)
        return self.further_allies(state, lord)

    def strongest_of_a_race(self, state: AbyssState, lord: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        side = state.at[self.seat]
        missing = price_of(state, self.seat, lord) - side.pearls
        first: i64 = 0
        required = required_race(state, self.seat, lord)
        for ally in state.paid.cards:
            missing -= value_of(ally) + side.worth_up_to(ally)
            first = race_of(ally) + 1
            if race_of(ally) == required:
                required = ANY_RACE
        races_after = LORDS[lord].race_count - state.paid.size() - 1
        for race in range(first, RACES):
            if side.worth[race] > 0:
                still_required = required
                if race == required:
                    still_required = ANY_RACE
                rest = side.most_from(race + 1, races_after, still_required)
                if rest >= 0 and not first <= still_required <= race:
                    worth: i64 = 0
                    for ally in range(race * VALUES, race * VALUES + VALUES):
                        worth += side.hand[ally] * value_of(ally)
                        if side.hand[ally] > 0 and worth + rest >= missing:
                            found = append(found, act.PAY + ally)
        return found

    def further_allies(self, state: AbyssState, lord: i64) -> vec[i64]:
        found = vec[i64](capacity=16)
        side = state.at[self.seat]
        missing = self.missing(state, lord)
        if side.pearls >= missing:
            found = append(found, act.PAY_PEARLS)
        races = LORDS[lord].race_count
        paid = state.paid.cards
        last: i64 = -1
        if len(paid) > races:
            last = paid[-1]
        worth: i64 = 0  # of what could still follow, starting with the weakest
        for value in range(1, VALUES + 1):
            for i in range(races - 1, -1, -1):
                race = race_of(paid[i])
                ally = race * VALUES + value - 1
                if side.hand[ally] > 0 and ally <= paid[i] and (last < 0 or follows(ally, last)):
                    worth += side.hand[ally] * value
                    if worth + side.pearls >= missing:
                        found = append(found, act.PAY + ally)
        return found

    def missing(self, state: AbyssState, lord: i64) -> i64:
        points = price_of(state, self.seat, lord)
        for ally in state.paid.cards:
            points -= value_of(ally)
        return points

    def resolve(self, state: AbyssState, action: i64) -> None:
        lord = state.court.cards[self.space]
        if action != act.PAY_PEARLS:
            ally = action - act.PAY
            state.at[self.seat].lose(ally)
            state.paid.add(ally)
            state.tell(act.PAID, self.seat, ally)
            if state.paid.size() < LORDS[lord].race_count or self.missing(state, lord) > 0:
                state.push(self)
                return
        missing = self.missing(state, lord)
        if missing > 0:
            state.at[self.seat].pearls -= missing
            state.tell(act.PAID_PEARLS, self.seat, 0, missing)
        choices = allies_to_affiliate(state, self.seat)
        if len(choices) == 1:
            finish_payment(state, self.seat, self.space, choices[0])
        else:
            state.push(Affiliate(self.seat, self.space))

    def possible(self, state: AbyssState) -> bool:
        return len(self.options(state)) > 0

    def payable(self, state: AbyssState) -> i64:
        """Return the set of ally kinds that could still follow in the order of payment."""
        paid = state.paid.cards
        races = LORDS[state.court.cards[self.space]].race_count
        kinds: i64 = 0
        for i in range(min(races, len(paid))):
            for ally in range(race_of(paid[i]) * VALUES, paid[i] + 1):
                if len(paid) <= races or follows(ally, paid[-1]):
                    kinds |= bit(ally)
        if len(paid) < races:
            first: i64 = 0
            if len(paid) > 0:
                first = race_of(paid[-1]) * VALUES + VALUES
            kinds |= bit(ALLIES) - bit(first)
        return kinds

    def rule(self, action: i64) -> str:
        if action == act.PAY_PEARLS:
            return "abyss:34"
        return "abyss:33"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        lord = state.court.cards[self.space]
        races = max(i64(0), LORDS[lord].race_count - state.paid.size())
        missing = max(i64(0), self.missing(state, lord))
        return {"lord": ["lord", lord], "missing": missing, "races": races}

    def hides(self, state: AbyssState) -> bool:
        return not state.memory_aid

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        lord = state.court.cards[self.space]
        races_missing = state.paid.size() < LORDS[lord].race_count
        if action == act.PAY_PEARLS:
            if races_missing:
                return Reason("an-ally-of-each-race-is-paid-first", "abyss:34")
            return Reason("too-few-pearls", "abyss:34", {"missing": self.missing(state, lord)})
        if not act.is_ally_payment(action):
            return Reason("the-payment-must-be-finished", "abyss:33")
        ally = action - act.PAY
        if state.at[self.seat].hand[ally] == 0:
            return Reason("this-ally-is-not-in-your-hand", "abyss:33")
        if not races_missing and not has_race(state.paid, race_of(ally)):
            values = {"races": LORDS[lord].race_count}
            return Reason("that-would-be-one-race-too-many", "abyss:33", values)
        return Reason("the-payment-could-not-be-finished-so", "abyss:E19")

    def laid(self, state: AbyssState, pieces: vec[i64]) -> dict[str, Any]:
        lord = state.court.cards[self.space]
        allies = allies_among(state, pieces)
        price = price_of(state, self.seat, lord)
        missing = max(i64(0), price - worth_of(allies))
        return {
            "lord": ["lord", lord],
            "allies": len(allies),
            "worth": worth_of(allies),
            "price": price,
            "missing": missing,
            "races": count(races_among(allies)),
            "needed": LORDS[lord].race_count,
            "pearls": min(missing, state.at[self.seat].pearls),
        }

    def why_not_with(self, state: AbyssState, pieces: vec[i64], action: i64) -> Reason:
        """Every ally laid out must be necessary, with races and price counted together (E19)."""
        lord = state.court.cards[self.space]
        if not act.is_payment(action):
            return Reason("the-payment-must-be-finished", "abyss:33")
        allies = allies_among(state, pieces)
        price = price_of(state, self.seat, lord)
        worth = worth_of(allies)
        races = races_among(allies)
        needed = LORDS[lord].race_count
        if action == act.PAY_PEARLS:
            if count(races) < needed:
                return Reason("an-ally-of-each-race-is-paid-first", "abyss:34")
            if worth >= price:
                return Reason("the-allies-pay-without-pearls", "abyss:34", {"price": price})
            return Reason("too-few-pearls", "abyss:34", {"missing": price - worth})
        ally = action - act.PAY
        if copies(pieces, action) >= state.at[self.seat].hand[ally]:
            return Reason("this-ally-is-not-in-your-hand", "abyss:33")
        if not has(races, race_of(ally)):
            if count(races) == needed:
                return Reason("that-would-be-one-race-too-many", "abyss:33", {"races": needed})
            required = required_race(state, self.seat, lord)
            named = races | bit(race_of(ally))
            if required != ANY_RACE and count(named) == needed and not has(named, required):
                missing = {"race": ["race", required]}
                return Reason("one-of-the-races-must-be-this-one", "abyss:33", missing)
        values = {"price": price, "worth": worth}
        if worth >= price and count(races) == needed:
            return Reason("this-ally-would-be-superfluous", "abyss:E19", values)
        if worth + value_of(ally) >= price:
            return Reason("an-ally-would-be-superfluous-beside-it", "abyss:E19", values)
        return Reason("the-rest-of-the-price-would-be-out-of-reach", "abyss:34", values)


def allies_among(state: AbyssState, pieces: vec[i64]) -> vec[i64]:
    """Return the allies already paid and those named by the answers laid out."""
    found = state.paid.cards[:]
    for action in pieces:
        if act.is_ally_payment(action):
            found = append(found, action - act.PAY)
    return found


def worth_of(allies: vec[i64]) -> i64:
    worth: i64 = 0
    for ally in allies:
        worth += value_of(ally)
    return worth


def races_among(allies: vec[i64]) -> i64:
    """Return the set of races of these allies."""
    races: i64 = 0
    for ally in allies:
        races |= bit(race_of(ally))
    return races


def follows(ally: i64, last: i64) -> bool:
    """Say whether a further ally comes after the last one in the order of payment."""
    value = value_of(ally)
    return value < value_of(last) or (value == value_of(last) and ally >= last)


def has_race(paid: Pile, race: i64) -> bool:
    for ally in paid.cards:
        if race_of(ally) == race:
            return True
    return False


def allies_to_affiliate(state: AbyssState, seat: i64) -> vec[i64]:
    """Return the kinds paid of the lowest value; with the master of magic, all [36]."""
    lowest_value: i64 = VALUES
    if not has_mark(state, seat, AFFILIATES_ANY):
        for ally in state.paid.cards:
            lowest_value = min(lowest_value, value_of(ally))
    kinds = vec[i64](capacity=8)
    seen: i64 = 0
    for ally in state.paid.cards:
        if value_of(ally) <= lowest_value and not has(seen, ally):
            seen |= bit(ally)
            kinds = append(kinds, ally)
    return kinds


class Affiliate(Step[AbyssState]):
    """Choose which ally of those paid stays, affiliated [36]."""

    space: i64

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: AbyssState) -> vec[i64]:
        return each(act.AFFILIATE, allies_to_affiliate(state, self.seat))

    def resolve(self, state: AbyssState, action: i64) -> None:
        finish_payment(state, self.seat, self.space, action - act.AFFILIATE)

    def rule(self, action: i64) -> str:
        return "abyss:36"

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return Reason("affiliate-one-of-the-weakest-allies-paid", "abyss:36")


def finish_payment(state: AbyssState, seat: i64, space: i64, kept: i64) -> None:
    """Affiliate one ally, discard the others, put the lord into play [36, 37]."""
    state.paid.remove(kept)
    state.at[seat].affiliated[kept] += 1
    state.tell(act.AFFILIATED, seat, kept)
    for ally in state.paid.cards:
        state.discard.add(ally)
    state.paid.clear()
    state.push(REFILL_COURT[seat])
    enter(state, seat, state.court.take(space))


def enter(state: AbyssState, seat: i64, lord: i64) -> None:
    """Put a lord into play as a free lord and let its power act at once [38]."""
    arrive(state, seat, lord)
    POWERS[lord].enters(state, seat)


def enter_by_power(state: AbyssState, seat: i64, lord: i64) -> None:
    """Put a lord into play because of another lord's power.

    Between the two powers of such a chain, the owner may use once-a-turn powers (E62).
    """
    arrive(state, seat, lord)
    state.push(OFFER_POWERS[seat], ActOnEntry(seat, lord))


def arrive(state: AbyssState, seat: i64, lord: i64) -> None:
    side = state.at[seat]
    side.free |= bit(lord)
    state.tell(act.RECRUITED, seat, lord)
    if count(side.lords()) >= LORDS_TO_END:  # E54
        end_is_near(state, seat)


class ActOnEntry(Auto[AbyssState]):
    """The power of a lord that entered by another lord's power [55]."""

    lord: i64

    def __init__(self, who: i64, lord: i64) -> None:
        self.seat = NOBODY
        self.who = who
        self.lord = lord

    def run(self, state: AbyssState) -> None:
        POWERS[self.lord].enters(state, self.who)


class RefillCourt(Auto[AbyssState]):
    """With two lords or fewer left, two pearls and a full court [39, E23-E25]."""

    def run(self, state: AbyssState) -> None:
        if state.court.size() > COURT_TO_REFILL:
            return
        state.at[self.who].pearls += REFILL_PEARLS
        state.tell(act.REFILL_PEARLS, self.who, 0, REFILL_PEARLS)
        while state.court.size() < COURT_SPACES and state.lord_deck.size() > 0:
            lord = state.lord_deck.draw(state.rng)
            state.court.add(lord)
            state.tell(act.JOINED_COURT, self.who, lord)
        if state.court.size() < COURT_SPACES:  # [47, E55]
            end_is_near(state, self.who)


def end_is_near(state: AbyssState, seat: i64) -> None:
    """Every opponent gets one last turn; a second trigger changes nothing [48, E57]."""
    if not state.ending:
        state.ending = True
        state.last_turns = state.seats - 1
        state.tell(act.END_IS_NEAR, seat, 0)


# Steps never change, so those that only hold a seat are created once.
REFILL_COURT: Final[vec[RefillCourt]] = vec[RefillCourt](
    [RefillCourt(seat) for seat in range(MAX_SEATS)]
)
