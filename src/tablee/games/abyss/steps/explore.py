"""Explore the depths: cards, offers, monsters and their rewards."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, count, has, listed
from tablee.core.engine import Step
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.abyss import actions as act
from tablee.games.abyss.data import (
    MAX_SEATS,
    MONSTER,
    REWARD_CHOICES,
    REWARD_KEYS,
    THREAT_SPACES,
    TRACK_SPACES,
    race_of,
)
from tablee.games.abyss.moments import space_rewarded, tell_exploration_ends
from tablee.games.abyss.state import AbyssState
from tablee.games.abyss.steps.once_a_turn import (
    append_uses,
    rule_of_use,
    use_power,
    why_no_use,
)


def reveal(state: AbyssState) -> None:
    """Turn the next exploration card onto the track and ask about it [18-28]."""
    if state.deck.size() == 0:
        if state.discard.size() == 0:  # E10
            end_exploration(state)
            return
        state.deck, state.discard = state.discard, state.deck  # [31, E8]
        state.tell(act.RESHUFFLED, state.turn, 0, state.deck.size())
    card = state.deck.draw(state.rng)
    state.track.add(card)
    if card != MONSTER:
        state.tell(act.REVEALED, state.turn, card)
        offer_from(state, state.next_seat(state.turn))
        return
    state.tell(act.REVEALED_MONSTER, state.turn, 0)
    if state.track.size() == TRACK_SPACES:
        gain_last_space_pearl(state)
        fight(state)
    else:
        state.push(FIGHT_OR_GO_ON[state.turn])


def offer_from(state: AbyssState, seat: i64) -> None:
    """Ask the next opponent who can buy, then the explorer (E4)."""
    while seat != state.turn:
        if may_buy(state, seat):
            state.push(OFFER[seat])
            return
        seat = state.next_seat(seat)
    if state.track.size() == TRACK_SPACES:
        gain_last_space_pearl(state)
        take_last(state)
    else:
        state.push(KEEP_OR_GO_ON[state.turn])


def may_buy(state: AbyssState, seat: i64) -> bool:
    """Say whether a seat can pay the price and has not bought in this exploration [19-21]."""
    return state.at[seat].pearls >= state.price and not has(state.bought, seat)


def offered_to(state: AbyssState) -> list[int]:
    """Return the seats asked to buy the ally revealed last, unless one before them does."""
    found: list[int] = []
    if state.is_over() or not isinstance(state.question(), Offer):
        return found
    seat = state.to_move()
    while seat != state.turn:
        if may_buy(state, seat):
            found.append(int(seat))
        seat = state.next_seat(seat)
    return found


def gain_last_space_pearl(state: AbyssState) -> None:
    """A card left on the last space is worth a pearl, whatever lies before it [24, 28, E1]."""
    state.at[state.turn].pearls += 1
    state.tell(act.LAST_SPACE, state.turn, 0)


class Offer(Step[AbyssState]):
    """An opponent may buy the ally just revealed from the explorer [19-22]."""

    def options(self, state: AbyssState) -> vec[i64]:
        return vec[i64]([act.PASS, act.BUY])

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action == act.PASS:
            offer_from(state, state.next_seat(self.seat))
            return
        ally = state.track.take()
        buyer = state.at[self.seat]
        buyer.pearls -= state.price
        buyer.gain(ally)
        state.at[state.turn].pearls += state.price
        state.tell(act.BOUGHT, self.seat, ally, state.price)
        state.price += 1
        state.bought |= bit(self.seat)
        reveal(state)

    def rule(self, action: i64) -> str:
        if action == act.BUY:
            return "abyss:20"
        return "abyss:19"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"card": ["card", state.track.cards[-1]], "pearls": state.price}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        return Reason("buy-this-ally-or-pass", "abyss:19")


class KeepOrGoOn(Step[AbyssState]):
    """Take the unsold ally, or reveal another card [23]."""

    def options(self, state: AbyssState) -> vec[i64]:
        found = append(vec[i64](capacity=4), act.TAKE)
        if state.can_reveal():
            found = append(found, act.GO_ON)
        return append_uses(state, self.seat, found)

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action == act.TAKE:
            take_last(state)
        elif action == act.GO_ON:
            reveal(state)
        else:
            state.push(self)
            use_power(state, self.seat, action - act.USE)

    def rule(self, action: i64) -> str:
        if act.is_use(action):
            return rule_of_use(action)
        return "abyss:23"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"card": ["card", state.track.cards[-1]]}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        if action == act.FIGHT:
            return Reason("an-ally-is-not-fought", "abyss:23")
        if action == act.GO_ON:
            return Reason("no-exploration-card-is-left", "abyss:E10")
        return why_no_use(state, self.seat, action, "abyss:23")


def take_last(state: AbyssState) -> None:
    ally = state.track.take()
    state.at[state.turn].gain(ally)
    state.tell(act.TOOK, state.turn, ally)
    end_exploration(state)


class FightOrGoOn(Step[AbyssState]):
    """Fight the monster, or raise the threat and reveal another card [25-27]."""

    def options(self, state: AbyssState) -> vec[i64]:
        found = append(vec[i64](capacity=4), act.FIGHT)
        if state.can_reveal():
            found = append(found, act.GO_ON)
        return append_uses(state, self.seat, found)

    def resolve(self, state: AbyssState, action: i64) -> None:
        if action == act.FIGHT:
            fight(state)
        elif action == act.GO_ON:
            if state.threat < THREAT_SPACES - 1:  # E6
                state.threat += 1
            state.tell(act.THREAT_ROSE, self.seat, state.threat)
            reveal(state)
        else:
            state.push(self)
            use_power(state, self.seat, action - act.USE)

    def rule(self, action: i64) -> str:
        if act.is_use(action):
            return rule_of_use(action)
        if action == act.FIGHT:
            return "abyss:27"
        if action == act.GO_ON:
            return "abyss:26"
        return "abyss:25"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"reward": ["threat", space_rewarded(state, self.seat)]}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        if action == act.TAKE:
            return Reason("a-monster-is-not-taken", "abyss:25")
        if action == act.GO_ON:
            return Reason("no-exploration-card-is-left", "abyss:E10")
        return why_no_use(state, self.seat, action, "abyss:25")


def fight(state: AbyssState) -> None:
    space = space_rewarded(state, state.turn)
    state.discard.add(state.track.take())
    state.threat = 0
    state.tell(act.FOUGHT, state.turn, space)
    if REWARD_CHOICES[space] > 0:
        state.push(ChooseReward(state.turn, space))
    else:
        gain_reward(state, state.turn, space, 0)


class ChooseReward(Step[AbyssState]):
    """Pearls or monster tokens for a monster fought [29]."""

    space: i64

    def __init__(self, seat: i64, space: i64) -> None:
        self.seat = seat
        self.space = space

    def options(self, state: AbyssState) -> vec[i64]:
        found = vec[i64](capacity=3)
        for tokens in range(REWARD_CHOICES[self.space] + 1):
            if tokens <= state.tokens.size():  # E14
                found = append(found, act.REWARD + tokens)
        return append_uses(state, self.seat, found)

    def resolve(self, state: AbyssState, action: i64) -> None:
        if act.is_use(action):
            state.push(self)
            use_power(state, self.seat, action - act.USE)
        else:
            gain_reward(state, self.seat, self.space, action - act.REWARD)

    def rule(self, action: i64) -> str:
        if act.is_use(action):
            return rule_of_use(action)
        return "abyss:29"

    def asks(self, state: AbyssState) -> dict[str, Any]:
        return {"reward": ["threat", self.space]}

    def why_not(self, state: AbyssState, action: i64) -> Reason:
        if act.is_reward(action):
            if action - act.REWARD <= REWARD_CHOICES[self.space]:
                return Reason("too-few-monster-tokens-are-left", "abyss:E14")
            return Reason("this-space-gives-no-such-reward", "abyss:29")
        return why_no_use(state, self.seat, action, "abyss:29")


def gain_reward(state: AbyssState, seat: i64, space: i64, tokens: i64) -> None:
    side = state.at[seat]
    keys = min(REWARD_KEYS[space], state.key_tokens_left())  # E15
    if keys > 0:
        side.key_tokens += keys
        state.tell(act.REWARD_KEYS, seat, 0, keys)
    pearls = REWARD_CHOICES[space] - tokens
    if pearls > 0:
        side.pearls += pearls
        state.tell(act.REWARD_PEARLS, seat, 0, pearls)
    for drawn in range(tokens):
        token = state.tokens.draw(state.rng)
        side.tokens.add(token)
        state.tell(act.GOT_TOKEN, seat, token, 1, bit(seat))
    end_exploration(state)


def end_exploration(state: AbyssState) -> None:
    """Allies left on the track go to the council, monsters to the discard pile [30].

    Prices and buyers apply to one exploration only [20, 21, E38].
    """
    state.price = 1
    state.bought = 0
    races: i64 = 0
    for card in state.track.cards:
        if card == MONSTER:
            state.discard.add(card)
        else:
            state.council[card] += 1
            races |= bit(race_of(card))
    state.track.clear()
    for race in listed(races):
        state.tell(act.SENT_TO_COUNCIL, state.turn, race, state.stack_size(race))
    tell_exploration_ends(state, state.turn, count(races))


# Steps never change, so those that only hold a seat are created once.
OFFER: Final[vec[Offer]] = vec[Offer]([Offer(seat) for seat in range(MAX_SEATS)])
KEEP_OR_GO_ON: Final[vec[KeepOrGoOn]] = vec[KeepOrGoOn](
    [KeepOrGoOn(seat) for seat in range(MAX_SEATS)]
)
FIGHT_OR_GO_ON: Final[vec[FightOrGoOn]] = vec[FightOrGoOn](
    [FightOrGoOn(seat) for seat in range(MAX_SEATS)]
)
