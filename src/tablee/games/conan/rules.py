"""The game of Conan: setup, and the doors through which others use it."""

from __future__ import annotations

from typing import Final

from tablee.core.actions import numbers
from tablee.core.bits import listed
from tablee.core.engine import Game, empty_agenda
from tablee.core.errors import BadOption
from tablee.core.native import append, i64, u8, vec
from tablee.core.options import Option
from tablee.core.pile import pile, zeros
from tablee.core.rng import Rng
from tablee.core.routes import Route
from tablee.core.vocabulary import vocabulary
from tablee.games.conan import actions as act
from tablee.games.conan import scoring
from tablee.games.conan.board.layout import sight_of
from tablee.games.conan.bot.heuristics import ConanHeuristic
from tablee.games.conan.data import (
    BOX_COUNT,
    CARD_COUNT,
    CARD_IDS,
    CARDS,
    COLOUR_NAMES,
    HERO_IDS,
    HERO_SLOTS,
    HEROES_SIDE,
    MAX_GEMS,
    MAX_SEATS,
    NOWHERE,
    SCENARIO_IDS,
    SHEETS,
    SHOWN,
    SPELL_COUNT,
    SPELL_IDS,
)
from tablee.games.conan.moments import SPELL_POWERS
from tablee.games.conan.names import FIGURE_IDS, TILE_IDS, ZONE_IDS
from tablee.games.conan.powers import assigned  # noqa: F401 - gives spells and skills their powers
from tablee.games.conan.powers.skills import fighting
from tablee.games.conan.powers.spells import fortunes, ground, journeys, strikes
from tablee.games.conan.records import ABSENT, IN_PLAY, Attack, Hero, no_attack, no_roll
from tablee.games.conan.scenario import named
from tablee.games.conan.scenario.events import chain, curse, flood, monsters, river, volley
from tablee.games.conan.scenario.events import wounds as wounding
from tablee.games.conan.scenario.moments import tell_set_up
from tablee.games.conan.scenario.reading import read_scenario, scenario_at
from tablee.games.conan.scenario.rules import captive, spectre, start
from tablee.games.conan.scenario.scenario import EVENT_IDS, Scenario
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps import (
    allies,
    attack,
    declare,
    defence,
    dice,
    doors,
    events,
    heroes,
    locks,
    manipulation,
    movement,
    objectives,
    overlord,
    reactions,
    reinforcement,
    sacrifice,
    spells,
    wounds,
)
from tablee.games.conan.steps import round as rounds
from tablee.games.conan.view import hidden
from tablee.games.conan.view import routes as ways
from tablee.games.conan.view.fields import ConanView

# The ids of what actions and events name; their words are in text/.
THINGS: Final[dict[str, list[str]]] = {
    "hero": HERO_IDS,
    "figure": FIGURE_IDS,
    "tile": TILE_IDS,
    "zone": ZONE_IDS,
    "card": CARD_IDS,
    "spell": SPELL_IDS,
    "box": hidden.box_names(),
    "die": [f"{colour}_{shown}" for colour in COLOUR_NAMES for shown in range(SHOWN)],
    "gems": numbers(0, MAX_GEMS + 1),
    "happening": list(EVENT_IDS),
    "seat": numbers(0, MAX_SEATS),
}

WORDS: Final = vocabulary("conan", THINGS, act.ACTION_COUNT)

OPTIONS: Final = [
    Option("scenario", SCENARIO_IDS),
    Option("heroes", (4, 3, 2, 1)),
]
SCENARIO: Final = 0
HEROES: Final = 1

# Saved games name steps by their place in this list: append only.
STEPS: Final[list[type]] = [
    captive.HideCaptive,
    rounds.BeginRound,
    rounds.EndHeroesTurn,
    rounds.BeginOverlordsTurn,
    rounds.EndOverlordsTurn,
    rounds.EndRound,
    heroes.ChooseState,
    heroes.HeroesTurn,
    heroes.HeroesAct,
    heroes.HeroActs,
    heroes.AfterAction,
    heroes.HeroGoesOn,
    objectives.CheckVictory,
    overlord.OverlordActs,
    overlord.EndActivation,
    overlord.OfferMoves,
    overlord.ChooseMover,
    overlord.OfferAttacks,
    overlord.ChooseAttacker,
    reinforcement.Reinforcing,
    reinforcement.Reinforce,
    reinforcement.PlaceReinforcement,
    journeys.ReturnToBoard,
    allies.AllyGoesOn,
    allies.AllyActs,
    movement.MoveFigure,
    movement.MoveOn,
    movement.Lands,
    movement.FallEnds,
    reactions.Window,
    reactions.CleanUp,
    reactions.BetweenActions,
    dice.RollPool,
    dice.Rerolls,
    declare.ChooseTarget,
    declare.ChooseSecondWeapon,
    declare.TakeStool,
    declare.ChooseGems,
    declare.AttackGems,
    sacrifice.StillLegal,
    sacrifice.Retarget,
    sacrifice.OfferSacrifice,
    sacrifice.AskSacrifice,
    sacrifice.Sacrifice,
    attack.SpellWindow,
    attack.React,
    attack.RollAttack,
    attack.FixDamage,
    attack.PutInOrder,
    attack.OrderVictims,
    attack.NextVictim,
    attack.AfterWounds,
    attack.SufferRoll,
    fighting.StrikeFromBeyond,
    attack.EndAttack,
    fighting.Counter,
    strikes.CloudStrikes,
    defence.OfferGuard,
    defence.ChooseGuard,
    defence.Defend,
    defence.GuardRolls,
    defence.GuardRolled,
    defence.ChooseDefence,
    defence.ChooseDefenceCard,
    defence.RollDefence,
    defence.ApplyDefence,
    wounds.SufferWounds,
    wounds.LoseFromBox,
    wounds.RemoveDead,
    manipulation.ChoosePartner,
    manipulation.ThrowTo,
    manipulation.ObjectLands,
    manipulation.ShedLoad,
    locks.ChestOpens,
    locks.DoorOpens,
    locks.TakeContent,
    spells.ChooseSpell,
    spells.ChooseSpellTarget,
    spells.ChooseSpellZone,
    fortunes.Heals,
    ground.FetchCard,
    fortunes.OpenByMagic,
    journeys.GuideStep,
    journeys.MoveTentacle,
    journeys.TentacleStrikes,
    rounds.FirstRound,
    start.ChooseStart,
    events.ChooseEvent,
    events.Happen,
    wounding.WoundZone,
    wounding.WoundNext,
    volley.FireAtWill,
    spectre.Rise,
    chain.ChainBag,
    monsters.MarauderEnters,
    monsters.MarauderReplaces,
    flood.FloodZone,
    flood.RaiseFigure,
    curse.Curse,
    curse.Dodge,
    curse.CurseHits,
    doors.DoorWeapon,
    doors.DoorBreaks,
    river.SwapTile,
    monsters.FreeMonster,
    movement.RollFall,
    doors.DoorSecondWeapon,
    doors.DoorStool,
]

STEPS.extend(step for step in named.STEPS if step not in STEPS)

# Pages and programs of others know questions by these names: they are part of the protocol.
QUESTIONS: Final[dict[str, type]] = {
    "choose_state": heroes.ChooseState,
    "heroes_act": heroes.HeroesAct,
    "hero_acts": heroes.HeroActs,
    "overlord_acts": overlord.OverlordActs,
    "choose_mover": overlord.ChooseMover,
    "choose_attacker": overlord.ChooseAttacker,
    "reinforce": reinforcement.Reinforce,
    "place_reinforcement": reinforcement.PlaceReinforcement,
    "return_to_board": journeys.ReturnToBoard,
    "ally_acts": allies.AllyActs,
    "move_figure": movement.MoveFigure,
    "remove_bloodied_tiles": reactions.CleanUp,
    "reroll": dice.Rerolls,
    "choose_target": declare.ChooseTarget,
    "choose_second_weapon": declare.ChooseSecondWeapon,
    "take_stool": declare.TakeStool,
    "choose_gems": declare.ChooseGems,
    "attack_gems": declare.AttackGems,
    "choose_new_target": sacrifice.Retarget,
    "sacrifice": sacrifice.Sacrifice,
    "cast_reaction": attack.React,
    "order_victims": attack.OrderVictims,
    "attack_from_beyond": fighting.StrikeFromBeyond,
    "choose_guard": defence.ChooseGuard,
    "choose_defence": defence.ChooseDefence,
    "choose_defence_card": defence.ChooseDefenceCard,
    "lose_from_box": wounds.LoseFromBox,
    "choose_partner": manipulation.ChoosePartner,
    "throw_object": manipulation.ThrowTo,
    "shed_load": manipulation.ShedLoad,
    "take_content": locks.TakeContent,
    "choose_spell": spells.ChooseSpell,
    "choose_spell_target": spells.ChooseSpellTarget,
    "choose_spell_zone": spells.ChooseSpellZone,
    "fetch_card": ground.FetchCard,
    "open_by_magic": fortunes.OpenByMagic,
    "guide_step": journeys.GuideStep,
    "move_tentacle": journeys.MoveTentacle,
    "tentacle_strikes": journeys.TentacleStrikes,
    "choose_event": events.ChooseEvent,
    "wound_zone": wounding.WoundZone,
    "pass_bag_on": chain.ChainBag,
    "marauder_enters": monsters.MarauderEnters,
    "marauder_replaces": monsters.MarauderReplaces,
    "flood_zone": flood.FloodZone,
    "raise_figure": flood.RaiseFigure,
    "dodge": curse.Dodge,
    "door_weapon": doors.DoorWeapon,
    "door_second_weapon": doors.DoorSecondWeapon,
    "door_stool": doors.DoorStool,
    "swap_tile": river.SwapTile,
    "free_monster": monsters.FreeMonster,
    **named.QUESTIONS,
}

# The rest of a move that its seat has begun.
DETAILS: Final[list[type]] = [
    reinforcement.PlaceReinforcement,
    movement.MoveFigure,
    declare.ChooseTarget,
    declare.ChooseSecondWeapon,
    declare.TakeStool,
    declare.ChooseGems,
    declare.AttackGems,
    attack.OrderVictims,
    defence.ChooseDefenceCard,
    manipulation.ChoosePartner,
    manipulation.ThrowTo,
    spells.ChooseSpell,
    spells.ChooseSpellTarget,
    spells.ChooseSpellZone,
    ground.FetchCard,
    fortunes.OpenByMagic,
    journeys.GuideStep,
    journeys.MoveTentacle,
    journeys.TentacleStrikes,
    events.ChooseEvent,
    wounding.WoundZone,
    river.SwapTile,
    monsters.FreeMonster,
    spectre.Rise,
    monsters.MarauderEnters,
    monsters.MarauderReplaces,
    flood.FloodZone,
    doors.DoorWeapon,
]


class Conan(Game[ConanState]):
    """Conan (Monolith, 2016): one overlord against one to four seats that lead the heroes."""

    own: Scenario | None  # a scenario of one's own

    def __init__(self, own: Scenario | None = None) -> None:
        self.own = own
        super().__init__("conan", 5, 2, MAX_SEATS, WORDS, STEPS, OPTIONS, ConanHeuristic())
        self.feature_count = hidden.FEATURES
        self.questions = QUESTIONS
        self.longest_game = 20000
        self.details = DETAILS

    def scenario(self, options: vec[i64]) -> Scenario:
        own = self.own
        return scenario_at(options[SCENARIO]) if own is None else own

    def most_seats(self, options: vec[i64]) -> i64:
        """Return one seat for each hero, and the overlord's."""
        return min(self.max_seats, self.scenario(options).heroes_max + 1)

    def set_up(self, seats: i64, rng: Rng, options: vec[i64]) -> ConanState:
        scenario = self.scenario(options)
        # The nearest number of heroes that the scenario is played with, at least one for each seat.
        heroes = max(scenario.heroes_min, min(options[HEROES], scenario.heroes_max))
        heroes = max(heroes, seats - 1)
        if heroes > scenario.heroes_max:
            raise BadOption(
                f"{seats - 1} seats lead heroes, but this scenario has {scenario.heroes_max}"
            )
        return set_up(scenario, seats, rng, heroes)

    def with_data(self, text: str, file: str) -> Conan:
        """Return the game with a scenario of one's own, whatever the option says."""
        return Conan(read_scenario(text, file))

    def rounds(self, state: ConanState) -> i64:
        return state.round

    def points(self, state: ConanState, seat: i64) -> i64:
        return scoring.points(state, seat)

    def winners(self, state: ConanState) -> i64:
        return scoring.winners(state)

    def side(self, seat: i64, seats: i64) -> i64:
        return scoring.side(seat, seats)

    def determinize(self, state: ConanState, seat: i64, rng: Rng) -> ConanState:
        return hidden.determinize(state, seat, rng)

    def mark(self, state: ConanState, seat: i64, out: vec[u8], at: i64) -> None:
        hidden.mark(state, seat, out, at)

    def table(self, state: ConanState, seat: i64) -> ConanView:
        return hidden.view(state, seat)

    def told(self, before: ConanState, after: ConanState, seat: i64) -> bool:
        """An empty hut that is looked into tells that the captive is in another one."""
        return hidden.possible_hiding_places(before) != hidden.possible_hiding_places(after)

    def routes(self, state: ConanState, seat: i64) -> list[Route]:
        return ways.routes(state, seat)

    def score_sheet(self, state: ConanState, seat: i64) -> dict[str, int]:
        return {"victory": int(scoring.points(state, seat))}

    def holdings(self, state: ConanState, seat: i64) -> dict[str, list[str]]:
        """Return the heroes a seat leads and what they carry."""
        led = [hero for hero in state.at if hero.fate != ABSENT and hero.seat == seat]
        return {
            "hero": [HERO_IDS[hero.sheet] for hero in led],
            "card": [name for hero in led for name in hidden.card_names(hero.cards)],
        }


def set_up(scenario: Scenario, seats: i64, rng: Rng, hero_count: i64) -> ConanState:
    """Set up a scenario [SC-5]; heroes are shared among their seats in turn."""
    board = scenario.board
    state = ConanState()
    state.seats = seats
    state.rng = rng
    state.agenda = empty_agenda()
    state.observer = None
    state.printed = scenario
    state.flooded = 0
    state.petrified = scenario.petrified
    state.fallen = 0
    state.departed = 0
    state.dying = 0
    state.spent_events = 0
    state.devoured = 0
    state.risen = False
    state.bearers = 0
    state.bags = pile(vec[i64]())
    state.gold = 0
    state.batters_with = -1
    state.event_place = -1
    state.charm_broken = False
    state.passages = 0
    state.looked = 0
    state.entered = zeros(board.zones)
    state.bargain = 0
    state.bargain_counts = True
    state.hero_count = hero_count
    state.round = 0
    state.side = HEROES_SIDE
    state.winner = -1
    state.killer = -1
    state.ground = scenario.lying[:]
    state.littered = scenario.littered
    state.carried_off = zeros(CARD_COUNT)
    state.discarded = zeros(CARD_COUNT)
    state.broken = zeros(board.borders)
    state.closed = scenario.doors[:]
    state.sight = sight_of(board, state.broken, state.closed)
    state.chests = scenario.chests
    state.deck = pile(scenario.deck[:])
    state.hiding_place = -1
    state.searched = 0
    open_book(state, scenario)
    state.mover = -1
    state.points = 0
    no_effects(state, scenario)
    state.done = 0
    state.depth = 0
    state.attacks = vec[Attack]([no_attack()])
    state.roll = no_roll()
    state.pool = zeros(len(COLOUR_NAMES))
    place_figures(state, scenario)
    tell_set_up(state)
    state.push(rounds.FIRST_ROUND)
    return state


def open_book(state: ConanState, scenario: Scenario) -> None:
    """The Overlord's gems and river, before his first turn."""
    state.available = scenario.available[state.hero_count]
    state.fatigue = scenario.fatigue[state.hero_count]
    state.removed = 0
    state.river = vec[i64](range(scenario.river))
    state.bloodied = 0
    state.activations = 0
    state.tile = -1
    state.moved = 0
    state.attacked = 0
    state.extra = zeros(scenario.figures)


def no_effects(state: ConanState, scenario: Scenario) -> None:
    """Begin without tokens, spells or commands."""
    figures = scenario.figures
    state.on_table = zeros(figures)
    state.stools = scenario.board.table_seats[:]
    state.webs = zeros(figures)
    state.held_by = vec[i64]([-1] * figures)
    state.mitras_halo = 0
    state.sets_halo = 0
    state.granted = zeros(figures)
    state.taming = 0
    state.possessed = 0
    state.tamed = 0
    state.stilled = 0
    state.fated = 0
    state.idle = 0
    state.foes_struck = zeros(figures)
    state.away_from = vec[i64]([NOWHERE] * figures)
    state.effect_spell = vec[i64]()
    state.effect_on = vec[i64]()
    state.effect_by = vec[i64]()
    state.effect_until = vec[i64]()
    state.effect_hit = vec[i64]()
    state.unit_spells = scenario.unit_spells[:]
    state.spell_gems = zeros(SPELL_COUNT)
    state.spell_used = zeros(SPELL_COUNT)
    state.ally = -1
    state.leader = 0
    state.commanded = 0


def place_figures(state: ConanState, scenario: Scenario) -> None:
    state.zone = vec[i64]([NOWHERE] * scenario.figures)
    state.here = zeros(scenario.board.zones)
    state.life = zeros(scenario.figures)
    heroes_at = vec[Hero]()
    leader: i64 = 1
    for slot in range(HERO_SLOTS):
        hero = new_hero(scenario, slot, state.hero_count)
        hero.seat = leader
        heroes_at = append(heroes_at, hero)
        if hero.fate == IN_PLAY:
            if scenario.start[slot] != NOWHERE:
                state.put(slot, scenario.start[slot])
            leader += 1
            if leader == state.seats:
                leader = 1
    state.at = heroes_at
    for figure in range(HERO_SLOTS, scenario.figures):
        owner = scenario.ally_of[figure]
        present = owner < 0 or state.at[owner].fate == IN_PLAY
        if present and scenario.start[figure] != NOWHERE:
            state.put(figure, scenario.start[figure])
            state.life[figure] = scenario.life[figure]
    for figure in range(scenario.figures):
        active = scenario.unit_active[figure]
        if figure < HERO_SLOTS and state.at[figure].fate == IN_PLAY:
            active = scenario.active_spells[figure]
        for spell in listed(active):
            SPELL_POWERS[spell].cast(state, figure)


def new_hero(scenario: Scenario, slot: i64, hero_count: i64) -> Hero:
    """Return a hero with his gems and equipment [GZ-1]; one not in this game has none."""
    hero = Hero()
    hero.sheet = max(i64(0), scenario.heroes[slot])
    hero.fate = ABSENT
    hero.active = True
    hero.walked = False
    hero.available = 0
    hero.fatigue = 0
    hero.wounds = 0
    hero.boxes = zeros(BOX_COUNT)
    hero.used = zeros(BOX_COUNT)
    hero.lose_all()
    hero.spells = 0
    hero.relief = 0
    if scenario.heroes[slot] < 0 or scenario.needs_heroes[slot] > hero_count:
        return hero
    hero.fate = IN_PLAY
    hero.available = SHEETS[hero.sheet].energy - scenario.to_fatigue[slot]
    hero.fatigue = scenario.to_fatigue[slot]
    hero.spells = scenario.spells[slot]
    for card in range(CARD_COUNT):
        hero.cards[card] = scenario.cards[slot * CARD_COUNT + card]
        hero.load += hero.cards[card] * CARDS[card].weight
    hero.sort()
    return hero


GAME: Final = Conan()
