"""What is on the table in Conan, and questions about it that change nothing."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, count, has, listed
from tablee.core.engine import State
from tablee.core.native import append, i64, vec
from tablee.core.pile import Pile
from tablee.games.conan.board import Board
from tablee.games.conan.data import (
    CARD_COUNT,
    CARDS,
    HERO_SLOTS,
    HEROES_SIDE,
    NOWHERE,
    OVERLORD,
    OVERLORD_SIDE,
    SHEETS,
    SPELL_BOX,
    SPELLS,
    UNITS,
    Unit,
)
from tablee.games.conan.story import Scenario

HERO_FIGURES: Final = 15  # the set of the first four figures

IN_PLAY: Final = 0
DEAD: Final = 1
LEFT: Final = 2  # the board
ABSENT: Final = 3  # from this game

# Where a free reroll comes from: a die profits from each source once (E1).
PRINTED: Final = 0  # on the tile
WEAPON: Final = 1  # on the card used
SOURCES: Final = 2


class Hero:
    """A hero's gems, state and inventory."""

    sheet: i64
    seat: i64
    fate: i64
    active: bool  # or resting
    walked: bool  # has used the base movement of this turn [MV-3]
    halo: bool
    available: i64
    fatigue: i64
    wounds: i64
    boxes: vec[i64]  # gems lying on characteristics and spells
    used: vec[i64]  # exertion of this turn, also of gems lost to wounds (E133)
    cards: vec[i64]  # how many of each
    spells: i64  # set
    load: i64

    def clone(self) -> Hero:
        twin = Hero()
        twin.sheet = self.sheet
        twin.seat = self.seat
        twin.fate = self.fate
        twin.active = self.active
        twin.walked = self.walked
        twin.halo = self.halo
        twin.available = self.available
        twin.fatigue = self.fatigue
        twin.wounds = self.wounds
        twin.boxes = self.boxes[:]
        twin.used = self.used[:]
        twin.cards = self.cards[:]
        twin.spells = self.spells
        twin.load = self.load
        return twin

    def skills(self) -> i64:
        """Return the set of skills that the load leaves [GZ-7, GZ-10]."""
        return SHEETS[self.sheet].skills_at(self.load)

    def base_move(self) -> i64:
        return SHEETS[self.sheet].base_move_at(self.load)

    def spendable(self, box: i64) -> i64:
        """Return how many gems may still be placed on a box this turn [GZ-3, GZ-4]."""
        limit: i64 = 0
        if box < SPELL_BOX:
            limit = SHEETS[self.sheet].limits[box]
        else:
            limit = SPELLS[box - SPELL_BOX].limit
        return min(self.available, limit - self.used[box])

    def spend(self, box: i64, gems: i64) -> None:
        self.available -= gems
        self.boxes[box] += gems
        self.used[box] += gems

    def upkeep(self) -> None:
        """Move used gems to fatigue; exertion starts anew [GZ-5]."""
        for box in range(len(self.boxes)):
            self.fatigue += self.boxes[box]
            self.boxes[box] = 0
            self.used[box] = 0

    def alive_gems(self) -> i64:
        """Return the gems outside the wound zone: without one the hero is dead [WD-2]."""
        gems = self.available + self.fatigue
        for box in self.boxes:
            gems += box
        return gems

    def room_for(self, card: i64) -> bool:
        return self.load + CARDS[card].weight <= SHEETS[self.sheet].max_load

    def gain(self, card: i64) -> None:
        self.cards[card] += 1
        self.load += CARDS[card].weight

    def lose(self, card: i64) -> None:
        self.cards[card] -= 1
        self.load -= CARDS[card].weight

    def has_shield(self) -> bool:
        for card in range(CARD_COUNT):
            if self.cards[card] > 0 and CARDS[card].shield:
                return True
        return False


class Roll:
    """The dice of the one roll that is being made."""

    roller: i64  # figure
    colours: vec[i64]  # by die
    shown: vec[i64]  # successes by die
    free: vec[i64]  # source * 3 + colour: symbols not used yet
    profited: vec[i64]  # by source: set of dice rerolled by it
    supports: i64  # free rerolls of any die, by friends

    def clone(self) -> Roll:
        twin = Roll()
        twin.roller = self.roller
        twin.colours = self.colours[:]
        twin.shown = self.shown[:]
        twin.free = self.free[:]
        twin.profited = self.profited[:]
        twin.supports = self.supports
        return twin

    def successes(self) -> i64:
        total: i64 = 0
        for shown in self.shown:
            total += shown
        return total


class Attack:
    """An attack from its declaration to the last victim."""

    attacker: i64  # figure
    kind: i64  # MELEE, RANGED or AREA
    card: i64  # -1: none
    zone: i64  # where the victims are
    sweeping: bool  # a circular strike: the damage goes on from victim to victim
    beyond: bool  # an attack from beyond: no rerolls
    penalty: i64  # taken from the damage: unarmed, hindrance
    damage: i64
    queue: vec[i64]  # victims still to come, in order
    unordered: i64  # set of victims that the attacker has not put in order yet
    victim: i64

    def clone(self) -> Attack:
        twin = Attack()
        twin.attacker = self.attacker
        twin.kind = self.kind
        twin.card = self.card
        twin.zone = self.zone
        twin.sweeping = self.sweeping
        twin.beyond = self.beyond
        twin.penalty = self.penalty
        twin.damage = self.damage
        twin.queue = self.queue[:]
        twin.unordered = self.unordered
        twin.victim = self.victim
        return twin


class ConanState(State):
    """One game of Conan."""

    story: Scenario  # printed: shared by all copies, never changed
    flooded: i64  # set of zones that have become water
    petrified: i64  # set of figures that are statues: they fill their zone, nothing else
    fallen: i64  # set of figures that have died at least once
    spent_events: i64  # set of options of events that have been used
    entered: vec[i64]  # by zone: figures that this reinforcement has brought
    bargain: i64  # gems for which any tile may be activated next; 0: the usual price
    bargain_counts: bool  # toward the activations of the turn
    hero_count: i64
    round: i64  # the turn marker
    side: i64  # whose turn it is
    winner: i64  # side; -1: nobody yet
    killer: i64  # side that killed the captive; -1: nobody
    at: vec[Hero]  # by slot, which is also the figure
    zone: vec[i64]  # by figure
    here: vec[i64]  # by zone: set of figures
    life: vec[i64]  # by figure, of units
    ground: vec[i64]  # zone * CARD_COUNT + card
    carried_off: vec[i64]  # by card: left the board with a hero
    discarded: vec[i64]  # by card
    broken: vec[i64]  # by border: 1: a wall or door that stands no more
    closed: vec[i64]  # by border: 1: a closed door
    sight: vec[i64]  # by zone: set of zones
    chests: i64  # set of zones
    deck: Pile  # bag
    hiding_place: i64  # zone of the hidden captive; -1: found, or not hidden yet
    searched: i64  # set of zones where the captive is known not to be hidden
    available: i64  # gems of the overlord
    fatigue: i64
    removed: i64  # gems out of the game
    river: vec[i64]  # tiles from left to right
    bloodied: i64  # set of tiles
    activations: i64  # left in this turn
    tile: i64  # being activated; -1: none
    moved: i64  # set of figures that have made their free move
    attacked: i64  # set of figures that have attacked
    extra: vec[i64]  # by figure: extra movement points bought in this activation
    mover: i64  # figure in the middle of a movement; -1: none
    points: i64  # movement points left to it
    done: i64  # set of heroes that do not want to act
    attacks: vec[Attack]  # one inside the other
    depth: i64  # attacks under way
    roll: Roll
    pool: vec[i64]  # dice by colour that wait to be rolled

    def clone(self) -> ConanState:
        twin = ConanState()
        twin.seats = self.seats
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.observer = None
        twin.story = self.story
        twin.flooded = self.flooded
        twin.petrified = self.petrified
        twin.fallen = self.fallen
        twin.spent_events = self.spent_events
        twin.entered = self.entered[:]
        twin.bargain = self.bargain
        twin.bargain_counts = self.bargain_counts
        twin.hero_count = self.hero_count
        twin.round = self.round
        twin.side = self.side
        twin.winner = self.winner
        twin.killer = self.killer
        heroes = vec[Hero](capacity=4)
        for hero in self.at:
            heroes = append(heroes, hero.clone())
        twin.at = heroes
        twin.zone = self.zone[:]
        twin.here = self.here[:]
        twin.life = self.life[:]
        twin.ground = self.ground[:]
        twin.carried_off = self.carried_off[:]
        twin.discarded = self.discarded[:]
        twin.broken = self.broken[:]
        twin.closed = self.closed[:]
        twin.sight = self.sight[:]
        twin.chests = self.chests
        twin.deck = self.deck.clone()
        twin.hiding_place = self.hiding_place
        twin.searched = self.searched
        twin.available = self.available
        twin.fatigue = self.fatigue
        twin.removed = self.removed
        twin.river = self.river[:]
        twin.bloodied = self.bloodied
        twin.activations = self.activations
        twin.tile = self.tile
        twin.moved = self.moved
        twin.attacked = self.attacked
        twin.extra = self.extra[:]
        twin.mover = self.mover
        twin.points = self.points
        twin.done = self.done
        attacks = vec[Attack](capacity=4)
        for attack in self.attacks:
            attacks = append(attacks, attack.clone())
        twin.attacks = attacks
        twin.depth = self.depth
        twin.roll = self.roll.clone()
        twin.pool = self.pool[:]
        return twin

    # -- the scenario -----------------------------------------------------------

    def scenario(self) -> Scenario:
        return self.story

    def board(self) -> Board:
        if self.flooded == 0:
            return self.story.board
        return self.story.board_with(self.flooded)

    def unit(self, figure: i64) -> Unit:
        return UNITS[self.scenario().unit[figure]]

    # -- figures ----------------------------------------------------------------

    def attack(self) -> Attack:
        return self.attacks[self.depth - 1]

    def seat_of(self, figure: i64) -> i64:
        """Return the seat that leads a figure."""
        if figure < HERO_SLOTS:
            return self.at[figure].seat
        return OVERLORD

    def side_of(self, figure: i64) -> i64:
        if figure < HERO_SLOTS:
            return HEROES_SIDE
        return OVERLORD_SIDE

    def skills(self, figure: i64) -> i64:
        if figure < HERO_SLOTS:
            return self.at[figure].skills()
        return self.unit(figure).skills

    def has_skill(self, figure: i64, skill: i64) -> bool:
        return has(self.skills(figure), skill)

    def size(self, figure: i64) -> i64:
        if figure < HERO_SLOTS:
            return 1
        return self.unit(figure).size

    def enemies_in(self, zone: i64, figure: i64) -> i64:
        """Return the set of the figure's enemies in a zone [CH-2]."""
        if figure < HERO_SLOTS:
            return self.here[zone] & ~HERO_FIGURES & ~self.petrified
        return self.here[zone] & HERO_FIGURES

    def friends_in(self, zone: i64, figure: i64) -> i64:
        """Return the set of the figure's friends in a zone, itself excepted."""
        standing = self.here[zone] & ~self.petrified & ~bit(figure)
        return standing & ~self.enemies_in(zone, figure)

    def heroes_on_board(self) -> i64:
        members: i64 = 0
        for figure in range(HERO_SLOTS):
            if self.zone[figure] != NOWHERE:
                members |= bit(figure)
        return members

    def put(self, figure: i64, zone: i64) -> None:
        """Move a figure from where it is to a zone, or off the board."""
        old = self.zone[figure]
        if old != NOWHERE:
            self.here[old] &= ~bit(figure)
        self.zone[figure] = zone
        if zone != NOWHERE:
            self.here[zone] |= bit(figure)

    def fits(self, figure: i64, zone: i64) -> bool:
        """Say whether a figure's base has room in a zone: else it is saturated for it [BZ-4]."""
        room = self.board().capacity[zone] - self.size(figure)
        for other in listed(self.here[zone] & ~bit(figure)):
            room -= self.size(other)
        return room >= 0

    def hindrance(self, figure: i64) -> i64:
        """Return how many enemies in its zone no friend covers [HI-1]; E6, E7."""
        zone = self.zone[figure]
        return max(
            i64(0), count(self.enemies_in(zone, figure)) - count(self.friends_in(zone, figure))
        )

    def companions_dead(self) -> i64:
        """Return how many heroes have been killed, those who left not counted (E51)."""
        dead: i64 = 0
        for hero in self.at:
            if hero.fate == DEAD:
                dead += 1
        return dead

    # -- the ground -------------------------------------------------------------

    def lying(self, zone: i64, card: i64) -> i64:
        return self.ground[zone * CARD_COUNT + card]

    def lay(self, zone: i64, card: i64, cards: i64 = 1) -> None:
        self.ground[zone * CARD_COUNT + card] += cards

    def unlike(self, figures: i64) -> vec[i64]:
        """Return one figure of each group of figures that nothing tells apart."""
        found = vec[i64](capacity=8)
        for figure in listed(figures):
            known = False
            for other in found:
                if self.alike(figure, other):
                    known = True
            if not known:
                found = append(found, figure)
        return found

    def alike(self, one: i64, other: i64) -> bool:
        scenario = self.scenario()
        return (
            scenario.tile[one] >= 0
            and scenario.tile[one] == scenario.tile[other]
            and self.zone[one] == self.zone[other]
            and self.life[one] == self.life[other]
            and self.extra[one] == self.extra[other]
            and has(self.moved, one) == has(self.moved, other)
            and has(self.attacked, one) == has(self.attacked, other)
        )


def name_of(state: ConanState, figure: i64) -> i64:
    """Return the number by which actions and events name a figure."""
    return state.scenario().figure_names[figure]


def zone_name(state: ConanState, zone: i64) -> i64:
    return state.board().first_zone + zone


def tile_name(state: ConanState, tile: i64) -> i64:
    return state.scenario().tile_names[tile]
