"""What a scenario holds, as numbers: never changed by play, shared by all copies of a state."""

from __future__ import annotations

from typing import Final

from tablee.core.bits import listed
from tablee.core.native import i64, u8, vec
from tablee.games.conan.board.changes import flooded
from tablee.games.conan.board.layout import Board

# When objectives are checked.
IMMEDIATE: Final = 0
END_OF_ROUND: Final = 1
START_OF_OVERLORD_TURN: Final = 2
TIMES: Final = ("immediate", "end_of_round", "start_of_overlord_turn")

# What an objective may test.
CARRIED_OFF_BOARD: Final = 0
ROUND_AT_LEAST: Final = 1
NO_HERO_ON_BOARD: Final = 2
OBJECTIVE_NOT_MET: Final = 3
CHARACTER_DEAD: Final = 4
CHARACTER_ALIVE: Final = 5
ALL_HEROES_DEAD: Final = 6
MARKER_AT_LEAST: Final = 7
TOKEN_IN_ZONE: Final = 8
HERO_IN_ZONE_WITH: Final = 9
STATE_FLAG: Final = 10
CARD_TAKEN: Final = 11
SCORE_AT_LEAST: Final = 12
COUNT_BELOW: Final = 13
TESTS: Final = (
    "token_carried_off_board",
    "round_at_least",
    "no_hero_on_board",
    "objective_not_met",
    "character_dead",
    "character_alive",
    "all_heroes_dead",
    "marker_at_least",
    "token_in_zone",
    "hero_in_zone_with",
    "state_flag",
    "card_taken",
    "score_at_least",
    "count_below",
)
SIDES: Final = ("heroes", "overlord")

# What is counted on the track.
DEVOURED: Final = 0  # villagers
GOLD: Final = 1  # worth of the bags that have left
SCORES: Final = ("villagers_devoured", "gold_fled")
ON_BOARD: Final = "villagers_on_board"
ON_BOARD_COUNTER: Final = 2

# What an event tile may do; the order is that of the actions that choose.
REINFORCEMENT: Final = 0
RANGED_ATTACK_ALL: Final = 1
AREA_WOUNDS: Final = 2
AREA_ATTACK_ON_CARRIER: Final = 3
ACTIVATE_TILE: Final = 4
SWAP_TILES: Final = 5
REPLACE_TILE: Final = 6
SACRIFICE_FOR_MONSTER: Final = 7
FREE_MONSTER: Final = 8
PLACE_FIGURES: Final = 9
REPLACE_ZONE_TAG: Final = 10
MOVE_MARKER: Final = 11
TOKEN_CHAIN: Final = 12
EVENT_IDS: Final = (
    "reinforcement",
    "ranged_attack_all",
    "area_wounds",
    "area_attack_on_carrier",
    "activate_tile",
    "swap_tiles",
    "replace_tile",
    "sacrifice_for_monster",
    "free_monster",
    "place_figures",
    "replace_zone_tag",
    "move_marker",
    "token_chain",
)

# The upgrade tiles of the overlord's book [OT-9].
EXTRA_MOVEMENT: Final = 0
ACTIVE_DEFENCE: Final = 1
REROLLS: Final = 2
BENEFITS: Final = ("extra_movement", "active_defence", "reroll")
RIVER_NUMBERS: Final = (1, 2, 3, 4, 5, 6, 7, 8)  # the tokens above the river, as a rule [OT-11]

# What becomes of a figure whose leap failed, where the map leaves it to the scenario.
STAYS: Final = 0
DIES: Final = 1
FALLS: Final = 2


class Objective:
    """What wins the game for a side: all of its tests, or any, at a certain time [SC-2, SC-6]."""

    side: i64
    when: i64
    any: bool  # one test is enough
    tests: vec[i64]
    values: vec[i64]  # the token, card, round, figure, score or side that each test speaks of
    limits: vec[i64]  # number to be reached
    zones: vec[i64]  # set of zones it speaks of


class Event:
    """One thing that an event tile offers [OT-10]."""

    hook: i64
    number: i64  # among all options of the scenario
    once: bool
    points: i64  # of reinforcement, gems, steps of the marker, tiles or figures
    bonus: i64  # points more the first time
    counts: bool  # toward the activations of the turn
    dice: vec[i64]
    card: i64  # token it speaks of
    victim: i64  # figure
    figures: i64  # set of figures that it brings
    zones: i64  # set of zones where
    most: i64  # monster tiles face up at most


class Scenario:
    """One scenario; figures 0 to 3 are heroes, then allies, then the order of the river."""

    name: str
    titles: dict[str, str]  # by language
    board: Board
    overlord_first: bool
    turn_limit: i64
    heroes_min: i64
    heroes_max: i64
    heroes: vec[i64]  # sheet by hero slot; -1: none
    needs_heroes: vec[i64]  # by slot: plays only with at least so many heroes
    start: vec[i64]  # zone by figure
    start_choice: i64  # set of heroes who choose where to start ...
    start_beside: i64  # ... among the zones of these figures
    cards: vec[i64]  # slot * CARD_COUNT + card: how many
    spells: vec[i64]  # set by slot
    active_spells: vec[i64]
    to_fatigue: vec[i64]  # by slot
    forbidden: vec[i64]  # by figure: set of zones it may not enter
    available: vec[i64]  # of the overlord, by number of heroes
    fatigue: vec[i64]
    recovery: vec[i64]
    activations: i64
    benefits: i64  # set of upgrade tiles
    numbers: vec[i64]  # gems by place in the river
    figures: i64
    figure_names: vec[i64]  # number in FIGURE_IDS by figure
    figure_of: vec[i64]  # figure by number in FIGURE_IDS; -1: not in this scenario
    unit: vec[i64]  # by figure; -1: a hero
    size: vec[i64]  # by figure, in human bases
    skills: vec[i64]  # by figure: the set that its tile prints; of heroes none
    tile: vec[i64]  # by figure; -1: a hero or an ally
    ally_of: vec[i64]  # by figure: slot of the hero an ally came with [SC-4]; -1: no ally
    heroes_side: i64  # set of the heroes and their allies
    unit_spells: vec[i64]  # by figure: set of spells that a unit casts
    unit_active: vec[i64]  # by figure: set of spells already cast
    life: vec[i64]  # by figure; of heroes 0
    aside: i64  # set of figures that begin beside the board
    petrified: i64  # set of figures that begin as statues
    tiles: i64  # those of the river first, then those that events bring
    river: i64  # how many lie in the river at the start
    tile_names: vec[i64]
    tile_of: vec[i64]  # tile by number in TILE_IDS
    controls: vec[i64]  # by tile: set of figures
    events: vec[Event]  # tile after tile
    events_from: vec[i64]  # by tile: where its options begin; one more at the end
    in_order: i64  # set of event tiles that do all they offer
    reinforcement_zones: vec[i64]
    max_per_zone: i64  # figures that a reinforcement brings into one zone
    chest_difficulty: i64
    chests: i64  # set of zones
    deck: vec[i64]
    doors: vec[i64]  # by border: 1 a door that is closed at the start [BZ-11]
    lock: vec[i64]  # by border: the difficulty of its door's lock; 0: it cannot be picked
    key: vec[i64]  # by border: card that opens its door; -1: none
    toughness: vec[i64]  # by border: damage of one attack that breaks its door; 0: none does
    push_cost: vec[i64]  # by border: MP more to walk through the door and so open it; 0: not so
    shut_out: vec[i64]  # by border: set of units that cannot open it so
    ajar: vec[i64]  # by border: 1 the overlord's figures cross the door as if it were open
    captive: i64  # card; -1: none
    killer_loses: bool  # who kills the captive
    hiding_places: i64  # set of zones among which the overlord hides the captive
    lying: vec[u8]  # zone * CARD_COUNT + card: what lies on the board at the start
    littered: i64  # set of zones where something does
    trophy: i64  # card that a death leaves; -1: none
    trophy_tile: i64
    flight: bool  # heroes may leave the board by its exits
    leap_failure: vec[i64]  # by figure
    soft_against: i64  # figure whose armour is lower against one weapon; -1: none
    soft_weapon: i64  # the card
    soft_armour: i64
    charmed: i64  # token that nobody picks up before a charm is broken; -1: none
    charm_figure: i64  # figure whose death breaks the charm
    charm_card: i64  # card that breaks it, found after a chest by a roll
    wall_breakers: i64  # set of figures that may break a wall instead of attacking
    passages: i64  # set of zones with a secret passage
    real_passages: i64  # how many of them lead somewhere
    spectre: i64  # figure that rises from water and sinks again; -1: none
    wall_price: i64  # gems for which it breaks a wall
    weak_at: i64  # life at which it loses its second tile
    villagers: i64  # token that it devours and heroes save; -1: none
    assailable: bool  # the Overlord's figures may attack villagers
    treasure: i64  # token that the overlord's units carry off; -1: none
    bags: vec[i64]  # worth of each bag, face down
    death_moves_marker: i64  # steps of the turn marker for a hero's death
    table_dice: i64  # yellow dice more for an attack from a table
    locked_token: i64  # token that a key opens; -1: none
    its_key: i64  # the card
    its_content: i64  # the card
    objectives: vec[Objective]
    wanted: vec[i64]  # cards that heroes must carry somewhere
    havens: i64  # set of zones where they carry them
    quarry: i64  # set of figures that heroes must kill
    ward: i64  # hero whose death the overlord wants; -1: none
    drowned: dict[int, Board]  # boards by set of flooded zones, made when they are needed

    def board_with(self, zones: i64) -> Board:
        """Return the board with these zones under water."""
        found = self.drowned.get(zones)
        if found is None:
            found = self.board
            for zone in listed(zones):
                found = flooded(found, zone)
            self.drowned[zones] = found
        return found
