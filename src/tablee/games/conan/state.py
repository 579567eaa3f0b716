"""What is on the table in Conan, and read-only questions about it."""

from __future__ import annotations

from typing import ClassVar, Final

from tablee.core.bits import bit, count, has, listed, lowest
from tablee.core.engine import State
from tablee.core.native import append, i64, u8, vec
from tablee.core.pile import Pile
from tablee.games.conan.board.layout import Board
from tablee.games.conan.data import (
    CARD_COUNT,
    DEFENCE,
    HERO_SLOTS,
    HEROES_SIDE,
    NO_LIMIT,
    NOWHERE,
    OVERLORD,
    OVERLORD_SIDE,
    REROLL,
    SPELL_BOX,
    UNITS,
    Unit,
)
from tablee.games.conan.lasting import base_move_added, feels_any, limit_added
from tablee.games.conan.moments import (
    BLOCKS,
    FEWEST_GEMS,
    GEMS_LEFT,
    LEADS,
    ROOTS,
    SKILL_POWERS,
    SKILLS_AT,
    UNHINDERED,
)
from tablee.games.conan.records import DEAD, IN_PLAY, Attack, Hero, Roll
from tablee.games.conan.scenario.moments import is_rooted
from tablee.games.conan.scenario.scenario import Scenario

HERO_FIGURES: Final = 15  # the set of the first four figures


class ConanState(State):
    """One game of Conan."""

    not_saved: ClassVar[tuple[str, ...]] = ("printed", "littered")
    printed: Scenario  # shared by all copies, never changed
    flooded: i64  # set of zones that have become water
    petrified: i64  # set of figures that are statues: they fill their zone, nothing else
    fallen: i64  # set of figures that have died at least once
    departed: i64  # set of figures that have left the board alive, for good
    dying: i64  # set of the dead whose last attack is under way: they fill their zone, nothing else
    spent_events: i64  # set of options of events that have been used
    devoured: i64  # villagers
    risen: bool  # the spectre has appeared in this turn
    bearers: i64  # set of units that carry a treasure in this activation
    bags: Pile  # worth of the treasures still on the board; a bag
    gold: i64  # worth of the treasures that have left
    batters_with: i64  # card with which a door is being struck; -1: none
    event_place: i64  # where in the river the event tile lay
    charm_broken: bool
    passages: i64  # set of zones whose secret passage is real
    looked: i64  # set of zones whose passage the heroes have seen
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
    ground: vec[u8]  # zone * CARD_COUNT + card
    littered: i64  # set of zones where cards lie
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
    on_table: vec[i64]  # by figure: 1 stands on the table of its zone
    stools: vec[i64]  # by table: seats left around it
    webs: vec[i64]  # by figure: tokens
    held_by: vec[i64]  # by figure: the constrictor that holds it; -1: none
    mitras_halo: i64  # set of figures with the token
    sets_halo: i64
    granted: vec[i64]  # by figure: set of skills given by spells
    taming: i64  # set of blockers that lose their skill in their side's next turn
    possessed: i64  # set of figures that cannot move in their next activation
    tamed: i64  # set of figures that have lost Blocking to Set's Possession
    stilled: i64  # set of figures that Set's Possession keeps from moving
    fated: i64  # set of figures that Changing Destiny strikes in their next turn
    idle: i64  # set of figures that it strikes in this turn
    foes_struck: vec[i64]  # by figure: set of those it has attacked in this game
    away_from: vec[i64]  # by figure: the zone a shapechanger left; -1: not away
    effect_spell: vec[i64]  # lasting spells: which,
    effect_on: vec[i64]  # on which figure or zone,
    effect_by: vec[i64]  # by which figure,
    effect_until: vec[i64]  # until when,
    effect_hit: vec[i64]  # and whom a cloud has hit already
    unit_spells: vec[i64]  # by figure: set of spells that a unit casts
    spell_gems: vec[i64]  # by spell: the overlord's gems on the card (E134)
    spell_used: vec[i64]  # by spell: exertion of this turn
    ally: i64  # ally being commanded; -1: none
    leader: i64  # hero who commands it
    commanded: i64  # set of allies activated in this action phase
    mover: i64  # figure in the middle of a movement; -1: none
    points: i64  # movement points left to it
    done: i64  # set of heroes that do not want to act
    attacks: vec[Attack]  # nested; the last record is kept for the next attack
    depth: i64  # attacks under way
    roll: Roll
    pool: vec[i64]  # dice by colour that wait to be rolled

    def clone(self) -> ConanState:
        twin = ConanState()
        twin.seats = self.seats
        twin.rng = self.rng.clone()
        twin.agenda = self.agenda[:]
        twin.observer = None
        twin.printed = self.printed
        twin.flooded = self.flooded
        twin.petrified = self.petrified
        twin.fallen = self.fallen
        twin.departed = self.departed
        twin.dying = self.dying
        twin.spent_events = self.spent_events
        twin.devoured = self.devoured
        twin.risen = self.risen
        twin.bearers = self.bearers
        twin.bags = self.bags.clone()
        twin.gold = self.gold
        twin.batters_with = self.batters_with
        twin.event_place = self.event_place
        twin.charm_broken = self.charm_broken
        twin.passages = self.passages
        twin.looked = self.looked
        twin.entered = self.entered[:]
        twin.bargain = self.bargain
        twin.bargain_counts = self.bargain_counts
        self.copy_figures(twin)
        self.copy_overlord(twin)
        self.copy_effects(twin)
        attacks = vec[Attack](capacity=4)
        for attack in self.attacks:
            attacks = append(attacks, attack.clone())
        twin.attacks = attacks
        twin.depth = self.depth
        twin.roll = self.roll.clone()
        twin.pool = self.pool[:]
        return twin

    def printed_by(self) -> tuple[str | None, dict[str, str]]:
        source = self.printed.source
        return source, {} if source is not None else {"scenario": self.printed.name}

    def work_out(self) -> None:
        for hero in self.at:
            hero.sort()
        for zone in range(len(self.here)):
            self.note_cards(zone)

    def copy_figures(self, twin: ConanState) -> None:
        """Copy the round, the figures and what lies on the board."""
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
        twin.littered = self.littered
        twin.carried_off = self.carried_off[:]
        twin.discarded = self.discarded[:]
        twin.broken = self.broken[:]
        twin.closed = self.closed[:]
        twin.sight = self.sight[:]
        twin.chests = self.chests
        twin.deck = self.deck.clone()
        twin.hiding_place = self.hiding_place
        twin.searched = self.searched

    def copy_overlord(self, twin: ConanState) -> None:
        """Copy the Book of Skelos, the turn under way and what holds figures in place."""
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
        twin.on_table = self.on_table[:]
        twin.stools = self.stools[:]
        twin.webs = self.webs[:]
        twin.held_by = self.held_by[:]

    def copy_effects(self, twin: ConanState) -> None:
        """Copy what spells, skills and commands have done."""
        twin.mitras_halo = self.mitras_halo
        twin.sets_halo = self.sets_halo
        twin.granted = self.granted[:]
        twin.taming = self.taming
        twin.possessed = self.possessed
        twin.tamed = self.tamed
        twin.stilled = self.stilled
        twin.fated = self.fated
        twin.idle = self.idle
        twin.foes_struck = self.foes_struck[:]
        twin.away_from = self.away_from[:]
        twin.effect_spell = self.effect_spell[:]
        twin.effect_on = self.effect_on[:]
        twin.effect_by = self.effect_by[:]
        twin.effect_until = self.effect_until[:]
        twin.effect_hit = self.effect_hit[:]
        twin.unit_spells = self.unit_spells[:]
        twin.spell_gems = self.spell_gems[:]
        twin.spell_used = self.spell_used[:]
        twin.ally = self.ally
        twin.leader = self.leader
        twin.commanded = self.commanded
        twin.mover = self.mover
        twin.points = self.points
        twin.done = self.done

    # -- the scenario -----------------------------------------------------------

    def scenario(self) -> Scenario:
        return self.printed

    def board(self) -> Board:
        if self.flooded == 0:
            return self.printed.board
        return self.printed.board_with(self.flooded)

    def unit(self, figure: i64) -> Unit:
        return UNITS[self.scenario().unit[figure]]

    # -- figures ----------------------------------------------------------------

    def attack(self) -> Attack:
        return self.attacks[self.depth - 1]

    def is_ally(self, figure: i64) -> bool:
        return figure >= HERO_SLOTS and self.scenario().ally_of[figure] >= 0

    def seat_of(self, figure: i64) -> i64:
        """Return the seat that leads a figure; an ally obeys who commands it, or any leader."""
        if figure < HERO_SLOTS:
            return self.at[figure].seat
        if not self.is_ally(figure):
            return OVERLORD
        if figure == self.ally:
            return self.at[self.leader].seat
        for slot in listed(self.leaders()):
            return self.at[slot].seat
        return self.at[self.scenario().ally_of[figure]].seat

    def leaders(self) -> i64:
        """Return the set of heroes in play whom allies obey now [AL-2, E102]."""
        found: i64 = 0
        for slot in range(HERO_SLOTS):
            if self.at[slot].fate == IN_PLAY and self.has_mark(slot, LEADS):
                found |= bit(slot)
        return found

    def side_of(self, figure: i64) -> i64:
        if figure < HERO_SLOTS or self.scenario().ally_of[figure] >= 0:
            return HEROES_SIDE
        return OVERLORD_SIDE

    def skills(self, figure: i64) -> i64:
        """Return all skills a figure has now, those given by spells included."""
        if figure < HERO_SLOTS:
            found = self.at[figure].skills()
        else:
            found = self.printed.skills[figure]
        found |= self.granted[figure]
        if has(self.tamed, figure):
            found &= ~SKILLS_AT[BLOCKS]
        return found

    def has_skill(self, figure: i64, skill: i64) -> bool:
        return has(self.skills(figure), skill)

    def has_mark(self, figure: i64, moment: i64) -> bool:
        """Say whether a figure has a skill that speaks at a moment."""
        return self.skills(figure) & SKILLS_AT[moment] != 0

    def size(self, figure: i64) -> i64:
        return self.printed.size[figure]

    def foes(self, figure: i64) -> i64:
        """Return the set of the living figures of the other side, without statues [CH-2]."""
        heroes_side = self.printed.heroes_side
        lifeless = self.petrified | self.dying
        if has(heroes_side, figure):
            return ~(heroes_side | lifeless)
        return heroes_side & ~lifeless

    def enemies_in(self, zone: i64, figure: i64) -> i64:
        """Return the set of the figure's enemies in a zone [CH-2]."""
        return self.here[zone] & self.foes(figure)

    def living_in(self, zone: i64) -> i64:
        """Return the set of the living figures in a zone, without statues."""
        return self.here[zone] & ~(self.petrified | self.dying)

    def friends_in(self, zone: i64, figure: i64) -> i64:
        """Return the set of the figure's friends in a zone, itself excepted."""
        return self.living_in(zone) & ~bit(figure) & ~self.enemies_in(zone, figure)

    def heroes_in(self, zone: i64, figure: i64) -> i64:
        """Return the set of the other heroes in a zone."""
        return self.here[zone] & HERO_FIGURES & ~bit(figure)

    def heroes_on_board(self) -> i64:
        members: i64 = 0
        for figure in range(HERO_SLOTS):
            if self.zone[figure] != NOWHERE:
                members |= bit(figure)
        return members

    def put(self, figure: i64, zone: i64) -> None:
        """Move a figure from where it is to the floor of a zone, or off the board."""
        old = self.zone[figure]
        if old != NOWHERE:
            self.here[old] &= ~bit(figure)
        self.zone[figure] = zone
        self.on_table[figure] = 0
        if old != zone:
            self.release(figure)
        if zone != NOWHERE:
            self.here[zone] |= bit(figure)

    def release(self, figure: i64) -> None:
        """A figure that leaves its zone is no longer held, and holds nobody [constriction]."""
        self.held_by[figure] = -1
        for other in range(len(self.held_by)):
            if self.held_by[other] == figure:
                self.held_by[other] = -1

    def fits(self, figure: i64, zone: i64) -> bool:
        """Say whether a figure's base has room in a zone; if not, the zone is saturated for it
        [BZ-4].

        A table has room of its own (E105).
        """
        size = self.printed.size
        room = self.board().capacity[zone] - size[figure]
        others = self.here[zone] & ~bit(figure)
        while others != 0 and room >= 0:
            other = lowest(others)
            others &= others - 1
            if self.on_table[other] == 0:
                room -= size[other]
        return room >= 0

    def fits_on_table(self, figure: i64) -> bool:
        """Say whether the table of its zone has room for a figure [BZ-8]."""
        zone = self.zone[figure]
        table = self.board().table_in(zone)
        if table < 0:
            return False
        room = self.board().table_capacity[table] - self.size(figure)
        for other in listed(self.here[zone] & ~bit(figure)):
            if self.on_table[other] != 0:
                room -= self.size(other)
        return room >= 0

    def hindrance(self, figure: i64) -> i64:
        """Return how many enemies in its zone no friend covers [HI-1]; E6, E7."""
        enemies = self.enemies_in(self.zone[figure], figure)
        if enemies == 0 or self.has_mark(figure, UNHINDERED):
            return 0
        friends = self.living_in(self.zone[figure]) & ~bit(figure) & ~enemies
        return max(i64(0), count(enemies) - count(friends))

    # -- what a figure can spend ----------------------------------------------------

    def feels(self, figure: i64, spell: i64) -> bool:
        """Say whether a lasting spell works on a figure."""
        for place in range(len(self.effect_spell)):
            if self.effect_spell[place] == spell and self.effect_on[place] == figure:
                return True
        return False

    def base_move(self, figure: i64) -> i64:
        """Return the base MP: of the sheet or tile, less the load, changed by spells (E131)."""
        if feels_any(self, figure, ROOTS):
            return 0
        if figure < HERO_SLOTS:
            points = self.at[figure].base_move()
        elif is_rooted(self, figure):
            return 0
        else:
            points = self.unit(figure).move
        return points + base_move_added(self, figure)

    def gems_left(self, figure: i64) -> i64:
        """Return how many gems the enemies in its zone let a figure spend on a box (E28)."""
        most: i64 = NO_LIMIT
        if self.zone[figure] == NOWHERE:
            return most
        enemies = self.enemies_in(self.zone[figure], figure)
        frightening = SKILLS_AT[GEMS_LEFT]
        while enemies != 0:
            skills = self.skills(lowest(enemies)) & frightening
            enemies &= enemies - 1
            while skills != 0:
                most = min(most, SKILL_POWERS[lowest(skills)].gems_left())
                skills &= skills - 1
        return most

    def any_with(self, figures: i64, moment: i64) -> bool:
        """Say whether one of these figures has a skill that speaks at a moment."""
        speakers = SKILLS_AT[moment]
        while figures != 0:
            if self.skills(lowest(figures)) & speakers != 0:
                return True
            figures &= figures - 1
        return False

    def spendable(self, figure: i64, box: i64) -> i64:
        """Return how many gems a hero may still place on a box this turn [GZ-3, GZ-4]."""
        hero = self.at[figure]
        if hero.available == 0:
            return 0
        used = hero.used[box]
        left = hero.limit(box) - used + limit_added(self, figure, box)
        most = max(i64(0), min(hero.available, left))
        if most + used > FEWEST_GEMS[0] and box < SPELL_BOX and box != DEFENCE and box != REROLL:
            return min(most, max(i64(0), self.gems_left(figure) - used))
        return most

    def spells_of(self, figure: i64) -> i64:
        """Return the set of spell cards a figure has."""
        if figure < HERO_SLOTS:
            return self.at[figure].spells
        return self.unit_spells[figure]

    def companions_dead(self) -> i64:
        """Return how many heroes have been killed, not counting those who left (E51)."""
        dead: i64 = 0
        for hero in self.at:
            if hero.fate == DEAD:
                dead += 1
        return dead

    # -- the ground -------------------------------------------------------------

    def lying(self, zone: i64, card: i64) -> i64:
        return i64(self.ground[zone * CARD_COUNT + card])

    def lay(self, zone: i64, card: i64, cards: i64 = 1) -> None:
        """Lay cards on the ground, or take them away if their number is negative."""
        self.ground[zone * CARD_COUNT + card] = u8(self.lying(zone, card) + cards)
        self.note_cards(zone)

    def note_cards(self, zone: i64) -> None:
        """Record whether cards lie in a zone."""
        self.littered |= bit(zone)
        for other in range(CARD_COUNT):
            if self.lying(zone, other) != 0:
                return
        self.littered &= ~bit(zone)

    def unlike(self, figures: i64) -> vec[i64]:
        """Return one figure of each group of interchangeable figures."""
        found = vec[i64](capacity=8)
        while figures != 0:
            figure = lowest(figures)
            figures &= figures - 1
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
            and self.is_plain(one)
            and self.is_plain(other)
            and has(self.moved, one) == has(self.moved, other)
            and has(self.attacked, one) == has(self.attacked, other)
        )

    def is_plain(self, figure: i64) -> bool:
        """Say whether nothing except its tile marks a figure."""
        return (
            self.webs[figure] == 0
            and self.held_by[figure] < 0
            and self.on_table[figure] == 0
            and self.granted[figure] == 0
            and self.foes_struck[figure] == 0
            and not has(self.mitras_halo | self.sets_halo | self.tamed | self.stilled, figure)
            and not has(self.commanded | self.fated | self.idle, figure)
            and not has(self.possessed | self.taming, figure)
            and len(self.effect_spell) == 0
        )


def name_of(state: ConanState, figure: i64) -> i64:
    """Return the number by which actions and events name a figure."""
    return state.scenario().figure_names[figure]


def zone_name(state: ConanState, zone: i64) -> i64:
    return state.board().first_zone + zone


def tile_name(state: ConanState, tile: i64) -> i64:
    return state.scenario().tile_names[tile]
