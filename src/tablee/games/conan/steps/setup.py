"""The table before the first question [SC-5]: book, figures, heroes and their leaders."""

from __future__ import annotations

from tablee.core.bits import listed
from tablee.core.engine import empty_agenda
from tablee.core.native import append, i64, vec
from tablee.core.pile import pile, zeros
from tablee.core.rng import Rng
from tablee.games.conan.board.layout import sight_of
from tablee.games.conan.data import (
    BOX_COUNT,
    CARD_COUNT,
    CARDS,
    COLOUR_NAMES,
    HERO_SLOTS,
    HEROES_SIDE,
    NOWHERE,
    SHEETS,
    SPELL_COUNT,
)
from tablee.games.conan.leaders import leaders
from tablee.games.conan.moments import SPELL_POWERS
from tablee.games.conan.records import ABSENT, IN_PLAY, Attack, Hero, no_attack, no_roll
from tablee.games.conan.scenario.moments import tell_set_up
from tablee.games.conan.scenario.scenario import Scenario
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps import round as rounds


def set_up(scenario: Scenario, seats: i64, rng: Rng, hero_count: i64, share: i64) -> ConanState:
    """Set up a scenario [SC-5]."""
    state = ConanState()
    state.seats = seats
    state.rng = rng
    state.agenda = empty_agenda()
    state.observer = None
    state.printed = scenario
    state.hero_count = hero_count
    state.round = 0
    state.side = HEROES_SIDE
    state.winner = -1
    state.killer = -1
    no_special_rules(state, scenario)
    lay_out_board(state, scenario)
    open_book(state, scenario)
    no_effects(state, scenario)
    no_action(state)
    place_figures(state, scenario, leaders(present(scenario, hero_count), seats, share))
    tell_set_up(state)
    state.push(rounds.FIRST_ROUND)
    return state


def no_special_rules(state: ConanState, scenario: Scenario) -> None:
    """Begin with nothing that a scenario's special rules and events count or change."""
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
    state.entered = zeros(scenario.board.zones)
    state.bargain = 0
    state.bargain_counts = True


def lay_out_board(state: ConanState, scenario: Scenario) -> None:
    """Put cards, doors and chests on the board."""
    board = scenario.board
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


def no_action(state: ConanState) -> None:
    """Begin without a movement, an attack or a roll."""
    state.mover = -1
    state.points = 0
    state.done = 0
    state.depth = 0
    state.attacks = vec[Attack]([no_attack()])
    state.roll = no_roll()
    state.pool = zeros(len(COLOUR_NAMES))


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


def place_figures(state: ConanState, scenario: Scenario, led_by: vec[i64]) -> None:
    """Put heroes and units where they start; `led_by`: the seats that lead heroes."""
    state.zone = vec[i64]([NOWHERE] * scenario.figures)
    state.here = zeros(scenario.board.zones)
    state.life = zeros(scenario.figures)
    heroes_at = vec[Hero]()
    heroes: i64 = 0  # so far
    for slot in range(HERO_SLOTS):
        hero = new_hero(scenario, slot, state.hero_count)
        hero.seat = led_by[heroes]
        heroes_at = append(heroes_at, hero)
        if hero.fate == IN_PLAY:
            heroes += 1
            if scenario.start[slot] != NOWHERE:
                state.put(slot, scenario.start[slot])
    state.at = heroes_at
    for figure in range(HERO_SLOTS, scenario.figures):
        owner = scenario.ally_of[figure]
        comes = owner < 0 or state.at[owner].fate == IN_PLAY
        if comes and scenario.start[figure] != NOWHERE:
            state.put(figure, scenario.start[figure])
            state.life[figure] = scenario.life[figure]
    for figure in range(scenario.figures):
        active = scenario.unit_active[figure]
        if figure < HERO_SLOTS and state.at[figure].fate == IN_PLAY:
            active = scenario.active_spells[figure]
        for spell in listed(active):
            SPELL_POWERS[spell].cast(state, figure)


def plays(scenario: Scenario, slot: i64, hero_count: i64) -> bool:
    return scenario.heroes[slot] >= 0 and scenario.needs_heroes[slot] <= hero_count


def present(scenario: Scenario, hero_count: i64) -> i64:
    """Return how many heroes take part."""
    found: i64 = 0
    for slot in range(HERO_SLOTS):
        if plays(scenario, slot, hero_count):
            found += 1
    return found


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
    if not plays(scenario, slot, hero_count):
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
