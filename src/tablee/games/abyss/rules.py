"""The game of Abyss: setup, and the interface that others use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablee.core.actions import numbers
from tablee.core.engine import NOBODY, Game, empty_agenda
from tablee.core.native import append, i64, u8, vec
from tablee.core.options import Advance, Option
from tablee.core.pile import pile, zeros
from tablee.core.rng import Rng
from tablee.core.routes import Route
from tablee.core.vocabulary import vocabulary
from tablee.games.abyss import actions as act
from tablee.games.abyss import scoring
from tablee.games.abyss.bot.heuristics import AbyssHeuristic
from tablee.games.abyss.bot.inputs import AbyssInputs
from tablee.games.abyss.data import (
    ALLIES,
    ALLY_IDS,
    CARD_IDS,
    COURT_SPACES,
    EXPLORATION_CARDS,
    LOCATION_IDS,
    LOCATION_TILES,
    LORD_CARDS,
    LORD_IDS,
    MAX_SEATS,
    MONSTER_TOKENS,
    RACE_NAMES,
    RACES,
    THREAT_SPACES,
    race_of,
)
from tablee.games.abyss.powers import assigned, mages, merchants, politicians, soldiers
from tablee.games.abyss.state import AbyssState, Side
from tablee.games.abyss.steps import council, discard, explore, locations, once_a_turn, recruit
from tablee.games.abyss.steps import turn as turns
from tablee.games.abyss.view import hidden
from tablee.games.abyss.view import routes as payments
from tablee.games.abyss.view.fields import AbyssView

POWERS_GIVEN: Final = assigned.MAKERS  # importing it gives every lord its power


# The ids of the pieces that actions and events name; their names are in text/.
THINGS: Final[dict[str, list[str]]] = {
    "ally": ALLY_IDS,
    "card": CARD_IDS,
    "race": list(RACE_NAMES),
    "lord": LORD_IDS,
    "location": LOCATION_IDS,
    "threat": numbers(1, THREAT_SPACES),
    "reward": numbers(0, 3),
    "space": numbers(1, COURT_SPACES),
    "draw": numbers(1, 4),
    "seat": numbers(0, MAX_SEATS),
    "token": numbers(0, 5),
}

WORDS: Final = vocabulary("abyss", THINGS, act.ACTION_COUNT)

OPTIONS: Final = [
    Option("memory_aid", (False, True)),
    Option("ship_master_influence", (5, 6)),
    Option("disabled_lords", ("count", "influence")),
]
MEMORY_AID: Final = 0
SHIP_MASTER_INFLUENCE: Final = 1
DISABLED_LORDS: Final = 2

# Saved games name steps by their place in this list: append only.
STEPS: Final[list[type]] = [
    turns.BeginTurn,
    turns.TakeTurn,
    turns.EndTurn,
    once_a_turn.OfferPowers,
    once_a_turn.UsePowers,
    explore.Offer,
    explore.KeepOrGoOn,
    explore.FightOrGoOn,
    explore.ChooseReward,
    council.ChooseStack,
    recruit.PayForLord,
    recruit.Affiliate,
    recruit.ActOnEntry,
    recruit.RefillCourt,
    locations.ControlLocations,
    locations.SpendKeys,
    locations.ChooseLocation,
    locations.KeepLocation,
    locations.SwapSmokers,
    discard.DiscardTo,
    soldiers.DisableLord,
    soldiers.ChooseTarget,
    merchants.SellOneAlly,
    mages.DiscardStack,
    mages.GiveUpLocation,
    mages.TakeInExchange,
    politicians.ReplaceAtCourt,
    politicians.BuyLord,
    politicians.DismissLord,
    politicians.InviteFromCourt,
]

# Pages and other programs know questions by these names: they are part of the protocol.
QUESTIONS: Final[dict[str, type]] = {
    "take_turn": turns.TakeTurn,
    "use_powers": once_a_turn.UsePowers,
    "buy_ally": explore.Offer,
    "take_or_go_on": explore.KeepOrGoOn,
    "fight_or_go_on": explore.FightOrGoOn,
    "choose_reward": explore.ChooseReward,
    "choose_stack": council.ChooseStack,
    "pay_for_lord": recruit.PayForLord,
    "affiliate": recruit.Affiliate,
    "spend_keys": locations.SpendKeys,
    "choose_location": locations.ChooseLocation,
    "keep_location": locations.KeepLocation,
    "swap_smokers": locations.SwapSmokers,
    "discard_allies": discard.DiscardTo,
    "disable_lord": soldiers.DisableLord,
    "choose_target": soldiers.ChooseTarget,
    "sell_ally": merchants.SellOneAlly,
    "discard_stack": mages.DiscardStack,
    "give_up_location": mages.GiveUpLocation,
    "take_in_exchange": mages.TakeInExchange,
    "replace_at_court": politicians.ReplaceAtCourt,
    "buy_lord": politicians.BuyLord,
    "dismiss_lord": politicians.DismissLord,
    "invite_from_court": politicians.InviteFromCourt,
}

# The rest of a move that its seat has already begun.
DETAILS: Final[list[type]] = [
    explore.ChooseReward,
    recruit.PayForLord,
    recruit.Affiliate,
    soldiers.DisableLord,
    soldiers.ChooseTarget,
    merchants.SellOneAlly,
    mages.DiscardStack,
    mages.TakeInExchange,
    politicians.ReplaceAtCourt,
    politicians.InviteFromCourt,
]


# An opponent buys once in an exploration, so the price is at most the number of opponents [20].
CEILING: Final = "price_ceiling"
ADVANCES: Final = [Advance(CEILING, "race", RACE_NAMES, 0, MAX_SEATS - 1)]


class Abyss(Game[AbyssState]):
    """Abyss (Bombyx, 2014), base game, 2 to 4 seats."""

    def __init__(self) -> None:
        super().__init__("abyss", 2, 2, MAX_SEATS, WORDS, STEPS, OPTIONS, AbyssHeuristic())
        self.feature_count = hidden.FEATURES
        self.inputs = AbyssInputs()
        self.questions = QUESTIONS
        self.longest_game = 5000
        self.phases = turns.PHASES
        self.details = DETAILS
        self.estimates = ["points", "location_points", "score", "worths"]
        self.tie_breaks = scoring.TIE_BREAKS

    def set_up(self, seats: i64, rng: Rng, options: vec[i64]) -> AbyssState:
        return set_up(seats, rng, options)

    def points(self, state: AbyssState, seat: i64) -> i64:
        return scoring.points(state, seat)

    def rank(self, state: AbyssState, seat: i64) -> i64:
        return scoring.rank(state, seat)

    def tie_break(self, state: AbyssState) -> str | None:
        return scoring.tie_break(state)

    def determinize(self, state: AbyssState, seat: i64, rng: Rng) -> AbyssState:
        return hidden.determinize(state, seat, rng)

    def mark(self, state: AbyssState, seat: i64, out: vec[u8], at: i64) -> None:
        hidden.mark(state, seat, out, at)

    def table(self, state: AbyssState, seat: i64) -> AbyssView:
        return hidden.view(state, seat)

    def score_sheet(self, state: AbyssState, seat: i64) -> dict[str, int]:
        side = state.at[seat]
        return {
            "locations": scoring.locations_points(state, seat),
            "lords": scoring.lords_points(state, side),
            "allies": scoring.allies_points(side),
            "monsters": scoring.monster_points(side),
        }

    def score_lines(self, state: AbyssState, seat: i64) -> list[tuple[str, str, str, int]]:
        return scoring.score_lines(state, seat)

    def routes(self, state: AbyssState, seat: i64) -> list[Route]:
        return payments.routes(state, seat)

    def advances(self) -> list[Advance]:
        return ADVANCES

    def in_advance(
        self, state: AbyssState, seat: i64, given: Mapping[str, Mapping[str, int]]
    ) -> i64:
        """Buy an offered ally up to the limit set for its race; decline it above that [19, 20]."""
        if state.is_over() or not isinstance(state.question(), explore.Offer):
            return NOBODY
        race = RACE_NAMES[race_of(state.track.cards[-1])]
        ceiling = given.get(CEILING, {}).get(race)
        if ceiling is None or state.to_move() != seat:
            return NOBODY
        if state.price <= ceiling:
            return act.BUY
        return act.PASS

    def holdings(self, state: AbyssState, seat: i64) -> dict[str, list[str]]:
        side = state.at[seat]
        return {
            "lord": hidden.lord_names(side.lords()),
            "location": hidden.location_names(side.locations),
        }


def new_side() -> Side:
    side = Side()
    side.pearls = 1
    side.key_tokens = 0
    side.hand = zeros(ALLIES)
    side.worth = zeros(RACES)
    side.affiliated = zeros(ALLIES)
    side.free = 0
    side.disabled = 0
    side.housed = 0
    side.locations = 0
    side.tokens = pile(vec[i64]())
    return side


def set_up(seats: i64, rng: Rng, options: vec[i64]) -> AbyssState:
    """Set up the table [7-12]; the first seat is random."""
    state = AbyssState()
    state.seats = seats
    state.rng = rng
    state.agenda = empty_agenda()
    state.observer = None
    state.turn = 0
    state.threat = 0
    state.price = 1
    state.bought = 0
    state.used = 0
    state.extra_turns = 0
    state.ending = False
    state.last_turns = 0
    state.memory_aid = options[MEMORY_AID] != 0
    state.ship_master_influence = options[SHIP_MASTER_INFLUENCE]
    state.disabled_lords_count = options[DISABLED_LORDS] == 0
    at = vec[Side]()
    for seat in range(seats):
        at = append(at, new_side())
    state.at = at
    state.council = zeros(ALLIES)
    state.deck = pile(EXPLORATION_CARDS[:])
    state.discard = pile(vec[i64]())
    state.track = pile(vec[i64]())
    state.paid = pile(vec[i64]())
    state.lord_deck = pile(LORD_CARDS[:])
    state.court = pile(vec[i64]())
    state.location_deck = pile(LOCATION_TILES[:])
    state.available = pile(vec[i64]())
    state.drawn = pile(vec[i64]())
    state.tokens = pile(MONSTER_TOKENS[:])
    for _ in range(COURT_SPACES):
        state.court.add(state.lord_deck.draw(rng))
    state.available.add(state.location_deck.draw(rng))
    state.push(turns.BEGIN_TURN[rng.below(seats)])
    return state


GAME: Final = Abyss()
