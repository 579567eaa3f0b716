"""What a hero has in front of him, the dice of a roll, and the current attack."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.core.bits import lowest
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.games.conan.data import (
    ALLIES_BOX,
    CARD_COUNT,
    CARDS,
    COLOURS,
    NO_LIMIT,
    NOWHERE,
    SHEETS,
    SPELL_BOX,
    SPELLS,
)

IN_PLAY: Final = 0
DEAD: Final = 1
LEFT: Final = 2  # the board
ABSENT: Final = 3  # from this game

# Where a free reroll comes from: a die profits from each source once (E1).
PRINTED: Final = 0  # on the tile, the sheet or the spell
WEAPON: Final = 1  # on the card used
SECOND_WEAPON: Final = 2  # of an ambidextrous hero
ARMOUR: Final = 3
SOURCES: Final = 4


class Hero:
    """A hero's gems, state and inventory."""

    not_saved: ClassVar[tuple[str, ...]] = ("kinds",)
    sheet: i64
    seat: i64
    fate: i64
    active: bool  # or resting
    walked: bool  # has used the base movement of this turn [MV-3]
    available: i64
    fatigue: i64
    wounds: i64
    boxes: vec[i64]  # gems lying on characteristics and spells
    used: vec[i64]  # exertion of this turn, also of gems lost to wounds (E133)
    cards: vec[i64]  # how many of each
    kinds: vec[i64]  # of cards of which he has any, in rising order
    spells: i64  # set
    load: i64
    relief: i64  # by which the load counts less (Light as a Feather)

    def clone(self) -> Hero:
        twin = Hero()
        twin.sheet = self.sheet
        twin.seat = self.seat
        twin.fate = self.fate
        twin.active = self.active
        twin.walked = self.walked
        twin.available = self.available
        twin.fatigue = self.fatigue
        twin.wounds = self.wounds
        twin.boxes = self.boxes[:]
        twin.used = self.used[:]
        twin.cards = self.cards[:]
        twin.kinds = self.kinds[:]
        twin.spells = self.spells
        twin.load = self.load
        twin.relief = self.relief
        return twin

    def burden(self) -> i64:
        """Return the load as it counts now [GZ-6]."""
        return max(i64(0), self.load - self.relief)

    def skills(self) -> i64:
        """Return the set of skills that the load leaves [GZ-7, GZ-10]."""
        return SHEETS[self.sheet].skills_at(self.burden())

    def base_move(self) -> i64:
        return SHEETS[self.sheet].base_move_at(self.burden())

    def limit(self, box: i64) -> i64:
        """Return the exertion limit of a box; ally tiles have none [GZ-4, AL-7]."""
        if box < SPELL_BOX:
            return SHEETS[self.sheet].limits[box]
        if box == ALLIES_BOX:
            return NO_LIMIT
        return SPELLS[box - SPELL_BOX].limit

    def spend(self, box: i64, gems: i64) -> None:
        self.available -= gems
        self.boxes[box] += gems
        self.used[box] += gems

    def upkeep(self) -> None:
        """Move used gems to fatigue; exertion starts again [GZ-5]."""
        for box in range(SPELL_BOX):
            self.clear(box)
        self.clear(ALLIES_BOX)
        spells = self.spells
        while spells != 0:
            self.clear(SPELL_BOX + lowest(spells))
            spells &= spells - 1

    def clear(self, box: i64) -> None:
        """Move the gems of a box to fatigue."""
        if self.boxes[box] | self.used[box] != 0:
            self.fatigue += self.boxes[box]
            self.boxes[box] = 0
            self.used[box] = 0

    def alive_gems(self) -> i64:
        """Return the gems outside the wound zone: a hero without any is dead [WD-2]."""
        gems = self.available + self.fatigue
        for box in self.boxes:
            gems += box
        return gems

    def room_for(self, card: i64) -> bool:
        load = max(i64(0), self.load + CARDS[card].weight - self.relief)
        return load <= SHEETS[self.sheet].max_load

    def is_overloaded(self) -> bool:
        return self.burden() > SHEETS[self.sheet].max_load

    def gain(self, card: i64) -> None:
        self.cards[card] += 1
        self.load += CARDS[card].weight
        if self.cards[card] == 1:
            self.sort()

    def lose(self, card: i64) -> None:
        self.cards[card] -= 1
        self.load -= CARDS[card].weight
        if self.cards[card] == 0:
            self.sort()

    def lose_all(self) -> None:
        self.cards = zeros(CARD_COUNT)
        self.kinds = vec[i64]()
        self.load = 0

    def sort(self) -> None:
        """Rebuild the list of the kinds of his cards."""
        kinds = vec[i64](capacity=8)
        for card in range(CARD_COUNT):
            if self.cards[card] > 0:
                kinds = append(kinds, card)
        self.kinds = kinds


class Roll:
    """The dice of the current roll."""

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
    kind: i64  # MELEE, RANGED, AREA or CONTACT
    card: i64  # -1: none
    second_card: i64  # of an ambidextrous hero; -1: none
    spell: i64  # -1: none
    zone: i64  # where the victims are
    lost: bool  # before the roll: its attacker is gone, or every target (RW-3, E128)
    villager: bool  # its target is a villager in the zone, and no figure
    sweeping: bool  # a circular strike: the damage goes on from victim to victim
    beyond: bool  # an attack from beyond: no rerolls
    counter: bool  # a counterattack, which is never countered
    web: bool  # a web token instead of wounds
    wounds: bool  # inflicts wounds that nobody defends against
    penalty: i64  # taken from the damage: unarmed
    dice: vec[i64]  # by colour, until they are rolled
    free: vec[i64]  # source * 3 + colour: free rerolls of the roll to come
    damage: i64
    seizes: bool  # a die of a constrictor shows its two-axe face
    queue: vec[i64]  # victims still to come, in order
    unordered: i64  # set of victims that the attacker has not put in order yet
    spared: i64  # set of figures that this area attack does not hit
    victim: i64
    struck: vec[i64]  # figures really attacked so far, in order
    sacrificed: i64  # figure that suffers the attack in another's place; -1: none
    guard: i64  # figure that defends actively for the victim; -1: none
    guarded: i64  # successes of the guard

    def clone(self) -> Attack:
        twin = Attack()
        twin.attacker = self.attacker
        twin.kind = self.kind
        twin.card = self.card
        twin.second_card = self.second_card
        twin.spell = self.spell
        twin.zone = self.zone
        twin.lost = self.lost
        twin.villager = self.villager
        twin.sweeping = self.sweeping
        twin.beyond = self.beyond
        twin.counter = self.counter
        twin.web = self.web
        twin.wounds = self.wounds
        twin.penalty = self.penalty
        twin.dice = self.dice[:]
        twin.free = self.free[:]
        twin.damage = self.damage
        twin.seizes = self.seizes
        twin.queue = self.queue[:]
        twin.unordered = self.unordered
        twin.spared = self.spared
        twin.victim = self.victim
        twin.struck = self.struck[:]
        twin.sacrificed = self.sacrificed
        twin.guard = self.guard
        twin.guarded = self.guarded
        return twin


def no_attack() -> Attack:
    """Return a record that waits for an attack."""
    empty = Attack()
    empty.attacker = -1
    empty.kind = 0
    empty.card = -1
    empty.second_card = -1
    empty.spell = -1
    empty.zone = NOWHERE
    empty.lost = False
    empty.villager = False
    empty.sweeping = False
    empty.beyond = False
    empty.counter = False
    empty.web = False
    empty.wounds = False
    empty.penalty = 0
    empty.dice = zeros(COLOURS)
    empty.free = zeros(SOURCES * COLOURS)
    empty.damage = 0
    empty.seizes = False
    empty.queue = vec[i64]()
    empty.unordered = 0
    empty.spared = 0
    empty.victim = -1
    empty.struck = vec[i64]()
    empty.sacrificed = -1
    empty.guard = -1
    empty.guarded = 0
    return empty


def no_roll() -> Roll:
    roll = Roll()
    roll.roller = 0
    roll.colours = vec[i64]()
    roll.shown = vec[i64]()
    roll.free = zeros(SOURCES * COLOURS)
    roll.profited = zeros(SOURCES)
    roll.supports = 0
    return roll
