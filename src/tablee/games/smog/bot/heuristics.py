"""A quick judgement of SMOG for bots: follow a plan, take what is free, do not stand still.

It looks only at what the asked seat may know: its own secrets and what is public.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, count, has
from tablee.core.heuristic import Heuristic
from tablee.core.native import append, i64, vec
from tablee.core.rng import Rng
from tablee.games.smog import actions as act
from tablee.games.smog.bot.guesses import guess_secrets
from tablee.games.smog.bot.plans import (
    CARD,
    COIN,
    ROUND,
    Plan,
    Survey,
    cost_of,
    is_wanted,
    lacks,
    outlook,
    toll_worth,
)
from tablee.games.smog.bot.ways import ACTION, Ways
from tablee.games.smog.data import (
    ALCHEMICAL_SIPHON,
    ALL_ARTEFACTS,
    ANTICLOCKWISE,
    CHANNELLED_ETHER,
    DANDY,
    DRAGONS_GIFT,
    ESPLANADE,
    ETHERS,
    FAERIE_GIFT,
    QUEENS_FAVOUR,
    RITUAL_INVOCATION,
    SHIFTING_GEARS,
    SLOTS,
    SPECTRAL_SPEED,
    STEAM_LORDS_DECREE,
    TITANS_BREATH,
    WHEEL_OF_CHAOS,
    WITCH,
)
from tablee.games.smog.moments import SPECIAL_EFFECTS
from tablee.games.smog.powers.rivalry import BlowAway, ChooseVictim, StealEther
from tablee.games.smog.powers.upheaval import ChooseAgent, TurnBoard
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps.agents import MoveAgents, SendAgent, WalkOn
from tablee.games.smog.steps.esplanade import alms
from tablee.games.smog.steps.market import obstacle_to_selling, sale_value
from tablee.games.smog.steps.movement import direction_to
from tablee.games.smog.steps.obstacles import NOTHING
from tablee.games.smog.steps.tiles import tile_turned

NEVER: Final = -1000
FIRST: Final = 5000  # free gains come before anything else
ON_THE_WAY: Final = 1000  # what the plan says
HIGHEST_BID: Final = 5
STEP: Final = 1000  # from one rank of actions to the next: an order, not a worth
UNKNOWN: Final = -1_000_000_000
# Fitted to the winners of 450 games between two bots of 60 iterations.
SURE_LEAD: Final = 270
UNSURE: Final = 100  # more for each artefact that the seat with the most still lacks
ARTEFACT_DELAY: Final = 200  # for each missing one, besides what it seems to cost
WORTH_AN_INVOCATION: Final = 20
WORTH_A_BREATH: Final = 15
ARTEFACT_THREAT: Final = 15  # each artefact of an opponent: nearer to leaving
PURCHASE_THREAT: Final = 60  # one more at hand
FREE_GAINS: Final[i64] = bit(QUEENS_FAVOUR) | bit(ALCHEMICAL_SIPHON) | bit(STEAM_LORDS_DECREE)


class SmogHeuristic(Heuristic[SmogState]):
    """Greedy: do what the plan says next; on the Esplanade beg and draw first."""

    def rate(self, state: SmogState, action: i64) -> i64:
        return rate_one(state, action, Situation(state, state.question().seat))

    def ratings(self, state: SmogState, actions: vec[i64]) -> vec[i64]:
        now = Situation(state, state.question().seat)
        rated = vec[i64](capacity=16)
        for i in range(len(actions)):
            rated = append(rated, rate_one(state, actions[i], now))
        return rated

    def contrast(self) -> i64:
        return STEP

    def value(self, state: SmogState, seat: i64) -> i64:
        """The nearer the way out, the better."""
        if state.winner == seat:
            return 100 * ROUND
        if state.at[seat].combination < 0:
            return 0
        lacking = count(ALL_ARTEFACTS) - count(state.at[seat].artefacts)
        return 30 * ROUND - outlook(state, seat) - lacking * ARTEFACT_DELAY

    def lead(self, state: SmogState) -> i64:
        """The nearer somebody is to leaving, the safer a lead is."""
        most: i64 = 0
        for seat in range(state.seats):
            most = max(most, count(state.at[seat].artefacts))
        return SURE_LEAD + (count(ALL_ARTEFACTS) - most) * UNSURE

    def suppose(self, state: SmogState, seat: i64, rng: Rng) -> None:
        if state.first >= 0:  # the secret cards are dealt
            guess_secrets(state, seat, rng)


class Situation:
    """What the ratings of one question share; each thing is computed once, when needed."""

    def __init__(self, state: SmogState, seat: i64) -> None:
        self.state = state
        self.seat = seat
        self.known_survey: Survey | None = None
        self.known_plan: Plan | None = None
        self.known_outlook: i64 = UNKNOWN
        self.known_ways: vec[i64] = vec[i64]()  # to one place, by where they start; empty: unknown

    def survey(self) -> Survey:
        survey = self.known_survey
        if survey is None:
            survey = Survey(self.state, self.seat)
            self.known_survey = survey
        return survey

    def plan(self) -> Plan:
        plan = self.known_plan
        if plan is None:
            plan = self.survey().plan()
            self.known_plan = plan
        return plan

    def outlook(self) -> i64:
        if self.known_outlook == UNKNOWN:
            self.known_outlook = self.survey().outlook()
        return self.known_outlook

    def way(self, start: i64) -> i64:
        """Return the distance from a place to the plan's goal."""
        if len(self.known_ways) == 0:
            self.known_ways = self.survey().ways.to_place(self.plan().goal)
        return self.known_ways[start]

    def way_back(self, start: i64, victim: i64) -> i64:
        """Return the distance from a place to a victim."""
        if len(self.known_ways) == 0:
            self.known_ways = Ways(self.state, COIN).to_place(self.state.at[victim].place)
        return self.known_ways[start]


def rate_one(state: SmogState, action: i64, now: Situation) -> i64:
    question = state.question()
    seat = question.seat
    if action == act.PASS or action == act.END_TURN:
        return 0
    if isinstance(question, (MoveAgents, SendAgent, WalkOn)):
        return rate_agents(state, seat, action, now)
    if act.is_play(action):
        return rate_play(state, seat, action - act.PLAY, now)
    if act.is_toll(action):
        return rate_toll(state, seat, action)
    if act.is_tile_turn(action):
        return rate_turning(state, seat, action, now)
    if act.costs_an_action(action) or act.is_payment(action):
        return rate_turn(state, seat, action, now)
    return rate_named(state, seat, action, now)


# -- the turn ---------------------------------------------------------------------------


def rate_turn(state: SmogState, seat: i64, action: i64, now: Situation) -> i64:
    if action == act.LEAVE:
        return 10 * FIRST
    plan = now.plan()
    if act.is_payment(action):
        return rate_payment(state, seat, plan)
    side = state.at[seat]
    if action == act.BEG:
        return ON_THE_WAY + alms(state, seat) * COIN
    if side.place == plan.goal and action == plan.action:
        return ON_THE_WAY * 2
    if act.is_move_or_flight(action):
        return rate_way(state, seat, action, now)
    if action == act.SELL_ETHER:
        return rate_sale(state, seat)
    return NEVER


def rate_way(state: SmogState, seat: i64, action: i64, now: Situation) -> i64:
    """Rate a step or a flight: towards the goal, as directly as it goes."""
    here = state.at[seat].place
    if act.is_flight(action):
        after = ACTION + now.way(action - act.FLY)
    else:
        toll = state.toll(here, direction_to(state, here, action - act.MOVE))
        after = ACTION + toll * toll_worth(state, seat) + now.way(action - act.MOVE)
    if after > now.way(here):
        return NEVER
    return ON_THE_WAY - after


def rate_sale(state: SmogState, seat: i64) -> i64:
    """Sell what the combination does not need, for a good price."""
    side = state.at[seat]
    ether = state.board.ethers[state.reading(seat)]
    if side.ethers[ether] <= state.need(seat, ether) or sale_value(state, seat) < 2:
        return NEVER
    return ON_THE_WAY + sale_value(state, seat) * COIN


def rate_payment(state: SmogState, seat: i64, plan: Plan) -> i64:
    """Bid if an agent must be moved away, or if Sovereigns have no better use.

    One more than the highest reserve is enough. A standstill ends only if somebody outbids the
    others (E98).
    """
    side = state.at[seat]
    highest: i64 = 0
    for other in state.others(seat):
        highest = max(highest, state.at[other].reserve)
    if side.reserve > highest or highest >= HIGHEST_BID:
        return NEVER
    wanted = plan.action == act.LEAVE or plan.blocked
    if wanted and side.sovereigns + side.reserve > highest:
        return FIRST // 2
    return NEVER


def rate_toll(state: SmogState, seat: i64, action: i64) -> i64:
    """Ethers that the combination does not need first, then Sovereigns."""
    if action == act.TOLL:
        return 0
    ether = action - act.TOLL_ETHER
    if state.at[seat].ethers[ether] > state.need(seat, ether):
        return 1
    return NEVER


def rate_turning(state: SmogState, seat: i64, action: i64, now: Situation) -> i64:
    """A card drawn, and what the turned tile saves."""
    turns: i64 = 1
    if act.is_anticlockwise_turn(action):
        turns = 3
    saved = now.outlook() - now.survey().outlook_if_turned(tile_turned(action) + 1, turns)
    if state.has_all(seat):
        return saved - ACTION
    return ON_THE_WAY + CARD - ACTION + saved


# -- special actions ------------------------------------------------------------------------


def rate_play(state: SmogState, seat: i64, special: i64, now: Situation) -> i64:
    if state.cards_may_do_nothing and not SPECIAL_EFFECTS[special].has_effect(state, seat):
        return NEVER
    if special == SHIFTING_GEARS:
        return FIRST - 1
    if has(FREE_GAINS, special) or is_timely(state, seat, special, now):
        return FIRST
    return NEVER


def is_timely(state: SmogState, seat: i64, special: i64, now: Situation) -> bool:
    """Say whether a card that does not always help is worth playing now."""
    if special == SPECTRAL_SPEED:
        return state.actions <= 1
    if special == FAERIE_GIFT:
        return is_wanted(state, seat, state.at[seat].place, state.reading(seat))
    if special == CHANNELLED_ETHER:
        return others_have_useful_ethers(state, seat)
    if special == WHEEL_OF_CHAOS:
        return max(wheel_gain(state, seat, 1, now), wheel_gain(state, seat, 3, now)) > ROUND
    if special == RITUAL_INVOCATION:
        return best_exchange(state, seat, now) > WORTH_AN_INVOCATION
    if special == DRAGONS_GIFT:
        return can_sell_spare_ether(state, seat)
    if special == TITANS_BREATH:
        return somebody_threatens(state, seat)
    return rust_hurts(state, seat)


def can_sell_spare_ether(state: SmogState, seat: i64) -> bool:
    """Say whether an Ether that the combination does not need can be sold here."""
    if state.actions <= 0 or obstacle_to_selling(state, seat) != NOTHING:
        return False
    ether = state.board.ethers[state.reading(seat)]
    return state.at[seat].ethers[ether] > state.need(seat, ether)


def others_have_useful_ethers(state: SmogState, seat: i64) -> bool:
    for other in state.others(seat):
        if useful_ethers(state, seat, other):
            return True
    return False


def somebody_threatens(state: SmogState, seat: i64) -> bool:
    for other in state.others(seat):
        if threat(state, other) >= WORTH_A_BREATH:
            return True
    return False


def useful_ethers(state: SmogState, seat: i64, victim: i64) -> bool:
    for ether in range(ETHERS):
        if state.at[victim].ethers[ether] > 0 and lacks(state, seat, ether) > 0:
            return True
    return False


def wheel_gain(state: SmogState, seat: i64, turns: i64, now: Situation) -> i64:
    """Return what facing another edge would save."""
    side = state.at[seat]
    before = now.outlook()
    edge = side.edge
    side.edge = (edge + turns) & 3
    after = outlook(state, seat)
    side.edge = edge
    return before - after


def rust_hurts(state: SmogState, seat: i64) -> bool:
    """Say whether an opponent is far ahead and bids for the favours, which Rust prevents."""
    for other in state.others(seat):
        if state.at[other].artefacts == ALL_ARTEFACTS and state.at[other].reserve > 1:
            return True
    return False


def threat(state: SmogState, other: i64) -> i64:
    """Return how much being blown away would hurt an opponent, by what everybody can see."""
    side = state.at[other]
    worth = count(side.artefacts) * ARTEFACT_THREAT
    if can_buy_artefact(state, other):
        worth += PURCHASE_THREAT
    return worth


def can_buy_artefact(state: SmogState, seat: i64) -> bool:
    """Say whether a seat stands before an artefact that it lacks and can afford."""
    side = state.at[seat]
    artefact = state.board.artefacts[side.place]
    if artefact < 0 or has(side.artefacts, artefact):
        return False
    return side.sovereigns >= cost_of(state, side.place, state.reading(seat))


# -- pieces named, by the question that names them ---------------------------------------------


def rate_named(state: SmogState, seat: i64, action: i64, now: Situation) -> i64:
    question = state.question()
    if isinstance(question, ChooseVictim):
        return rate_victim(state, seat, question.special, action - act.TARGET)
    if isinstance(question, StealEther):
        return lacks(state, seat, action - act.ETHER)
    if isinstance(question, ChooseAgent):
        slot = state.slot_of(action - act.AGENT)
        if question.slot < 0:
            return best_exchange_of(state, seat, slot, now)
        return exchange_gain(state, seat, question.slot, slot, now)
    if isinstance(question, TurnBoard):
        if action == act.TURN_BOARD + ANTICLOCKWISE:
            return wheel_gain(state, seat, 1, now)
        return wheel_gain(state, seat, 3, now)
    if act.names_side(action):
        if action - act.SIDE == state.at[seat].edge:
            return -1
        return 0
    if isinstance(question, BlowAway):
        return now.way_back(action - act.PLACE, question.victim)
    return 0


def rate_victim(state: SmogState, seat: i64, special: i64, other: i64) -> i64:
    if special == TITANS_BREATH:
        return threat(state, other)
    if special == CHANNELLED_ETHER and useful_ethers(state, seat, other):
        return 100 + count(state.at[other].artefacts)
    return count(state.at[other].artefacts) * 10 + state.at[other].reserve


def best_exchange(state: SmogState, seat: i64, now: Situation) -> i64:
    """Return what the best exchange of two agents would bring."""
    best: i64 = NEVER
    for slot in range(SLOTS):
        if state.agent_at[slot] != ESPLANADE:
            best = max(best, best_exchange_of(state, seat, slot, now))
    return best


def best_exchange_of(state: SmogState, seat: i64, slot: i64, now: Situation) -> i64:
    """Return what the best exchange of an agent on a tile for another would bring."""
    best: i64 = NEVER
    for other in range(SLOTS):
        if other > slot or (other != slot and state.agent_at[other] == ESPLANADE):
            best = max(best, exchange_gain(state, seat, slot, other, now))
    return best


def exchange_gain(state: SmogState, seat: i64, slot: i64, other: i64, now: Situation) -> i64:
    gain = now.outlook() - now.survey().outlook_if_exchanged(slot, other)
    one = state.slots[slot]
    two = state.slots[other]
    here = state.agent_at[slot]
    there = state.agent_at[other]
    gain += nuisance(state, seat, one, here) + nuisance(state, seat, two, there)
    return gain - nuisance(state, seat, two, here) - nuisance(state, seat, one, there)


# -- agents moved by the favoured player --------------------------------------------------------


def rate_agents(state: SmogState, seat: i64, action: i64, now: Situation) -> i64:
    question = state.question()
    if act.names_agent(action):
        return rate_sending(state, seat, state.slot_of(action - act.AGENT), now)
    if act.removes_hourglass(action):
        return NEVER
    if isinstance(question, (SendAgent, WalkOn)):
        return gain_of_agent_at(state, seat, question.slot, action - act.MOVE, now)
    return 0


def rate_sending(state: SmogState, seat: i64, slot: i64, now: Situation) -> i64:
    """Return what the best first step of an agent would bring."""
    best: i64 = NEVER
    place = state.agent_at[slot]
    for direction in range(4):
        other = state.board.neighbours[place * 4 + direction]
        if other > ESPLANADE:
            best = max(best, gain_of_agent_at(state, seat, slot, other, now))
    return best


def gain_of_agent_at(state: SmogState, seat: i64, slot: i64, place: i64, now: Situation) -> i64:
    """Return what the seat saves if an agent stands elsewhere, plus what others would lose."""
    gain = now.outlook() - now.survey().outlook_if_sent(slot, place)
    agent = state.slots[slot]
    gain += nuisance(state, seat, agent, state.agent_at[slot])
    return gain - nuisance(state, seat, agent, place)


def nuisance(state: SmogState, seat: i64, agent: i64, place: i64) -> i64:
    """Return what the Witch or the Dandy costs a seat at a place, minus what it costs others."""
    if agent != WITCH and agent != DANDY:
        return 0
    harm: i64 = 0
    for other in range(state.seats):
        if state.at[other].place == place:
            if other == seat:
                harm += ACTION
            else:
                harm -= ACTION // 2
    return harm
