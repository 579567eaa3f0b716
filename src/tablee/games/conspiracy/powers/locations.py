"""The powers of locations: what they do on arrival, for good, and at the end."""

from __future__ import annotations

from tablee.core.bits import count
from tablee.core.native import i64
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.data import LORD_KINDS
from tablee.games.conspiracy.moments import LocationPower
from tablee.games.conspiracy.scoring import keys_of, lords_of
from tablee.games.conspiracy.state import Chamber, ConspiracyState
from tablee.games.conspiracy.steps.pearls import gain_pearls


class GainPearls(LocationPower):
    """Pearls that count at once (C24)."""

    def __init__(self, printed: i64, pearls: i64) -> None:
        self.printed = printed
        self.pearls = pearls

    def arrives(self, state: ConspiracyState, owner: i64) -> None:
        gain_pearls(state, owner, self.pearls)


class ForceDraw(LocationPower):
    """Until the owner's next turn opponents must draw so many lords; the newest counts (C22)."""

    def __init__(self, printed: i64, lords: i64) -> None:
        self.printed = printed
        self.lords = lords

    def arrives(self, state: ConspiracyState, owner: i64) -> None:
        state.forced_draw = self.lords
        state.forced_by = owner
        state.tell(act.RESTRICTED, owner, 0, self.lords)


class RecycleLords(LocationPower):
    """All discarded lords return to the deck; recruits still to be placed do not (C7)."""

    def arrives(self, state: ConspiracyState, owner: i64) -> None:
        before = state.deck.size()
        for lord in range(LORD_KINDS):
            while state.discards[lord] > 0:
                state.discards[lord] -= 1
                state.deck.add(lord)
        state.tell(act.RECYCLED_LORDS, owner, 0, state.deck.size() - before)


class RecycleLocations(LocationPower):
    """All available locations return to the deck (C19)."""

    def arrives(self, state: ConspiracyState, owner: i64) -> None:
        state.tell(act.RECYCLED_LOCATIONS, owner, 0, state.available.size())
        for location in state.available.cards:
            state.location_deck.add(location)
        state.available.clear()


class AnyTwoKeys(LocationPower):
    """Any two keys give a location (C1)."""

    def two_keys_suffice(self) -> None: ...


class ChooseInDeck(LocationPower):
    """Later locations are chosen in the deck, never among the available ones (C17, C18)."""

    def searches_deck(self) -> None: ...


class PerKey(LocationPower):
    """Points for each key of a metal (C27)."""

    def __init__(self, printed: i64, metal: i64, per: i64) -> None:
        self.printed = printed
        self.metal = metal
        self.per = per

    def points(self, chamber: Chamber) -> i64:
        return self.printed + self.per * keys_of(chamber, self.metal)


class PerPearls(LocationPower):
    """Points for each full group of pearls."""

    def __init__(self, printed: i64, group: i64, per: i64) -> None:
        self.printed = printed
        self.group = group
        self.per = per

    def points(self, chamber: Chamber) -> i64:
        return self.printed + self.per * (chamber.pearls // self.group)


class PerLocation(LocationPower):
    """Points for each location, this one included (C26)."""

    def __init__(self, printed: i64, per: i64) -> None:
        self.printed = printed
        self.per = per

    def points(self, chamber: Chamber) -> i64:
        return self.printed + self.per * count(chamber.controlled)


class StrongestLord(LocationPower):
    """The influence of the best lord of a colour; nothing without one (C28)."""

    def __init__(self, printed: i64, colour: i64) -> None:
        self.printed = printed
        self.colour = colour

    def points(self, chamber: Chamber) -> i64:
        return self.printed + max(i64(0), chamber.best_influence(self.colour))


class PerLord(LocationPower):
    """Points for each lord of a colour (C28)."""

    def __init__(self, printed: i64, colour: i64, per: i64) -> None:
        self.printed = printed
        self.colour = colour
        self.per = per

    def points(self, chamber: Chamber) -> i64:
        return self.printed + self.per * lords_of(chamber, self.colour)
