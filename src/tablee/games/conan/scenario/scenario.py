"""What a scenario holds, as numbers: play never changes it, and all copies of a state share it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from tablee.core.bits import listed
from tablee.core.native import i64, u8, vec
from tablee.games.conan.board.changes import flooded
from tablee.games.conan.board.layout import Board
from tablee.games.conan.scenario.parameters import Parameter
from tablee.games.conan.scenario.purposes import Purposes
from tablee.games.conan.scenario.rule import Rule

if TYPE_CHECKING:  # a state holds its scenario
    from tablee.games.conan.scenario.page import Page
    from tablee.games.conan.state import ConanState

# When objectives are checked.
IMMEDIATE: Final = 0
END_OF_ROUND: Final = 1
START_OF_OVERLORD_TURN: Final = 2
TIMES: Final = ("immediate", "end_of_round", "start_of_overlord_turn")

SIDES: Final = ("heroes", "overlord")

# What is counted on the track.
DEVOURED: Final = 0  # villagers
GOLD: Final = 1  # worth of the bags that have left
ON_BOARD: Final = 2  # villagers, lying there or carried
COUNTERS: Final = ("villagers_devoured", "gold_fled", "villagers_on_board")

# What an event tile may do: its place in EVENT_IDS, which is that of the action that chooses it.
REINFORCEMENT: Final = 0
RANGED_ATTACK_ALL: Final = 1
AREA_WOUNDS: Final = 2
REPLACE_TILE: Final = 6
SACRIFICE_FOR_MONSTER: Final = 7
FREE_MONSTER: Final = 8
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


class Test:
    """Something that an objective tests; one object for each row of a file."""

    name: ClassVar[str] = ""
    takes: ClassVar[tuple[Parameter, ...]] = ()

    def read(self, page: Page) -> None:
        """Take the numbers from a row of the file."""

    def outline(self, page: Page, side: i64) -> None:
        """Tell views and bots what a side must do for it."""

    def holds(self, state: ConanState) -> bool:
        """Say whether it holds now."""
        return False

    def have(self, state: ConanState) -> i64:
        """Return its progress."""
        return 1 if self.holds(state) else 0

    def want(self, state: ConanState) -> i64:
        """Return the progress it needs."""
        return 1


class Objective:
    """What wins the game for a side: all of its tests, or any, at a certain time [SC-2, SC-6]."""

    side: i64
    when: i64
    any: bool  # one test is enough
    tests: vec[Test]
    told: list[dict[str, Any]]  # by test: the key of its sentence and the values


class Event:
    """One option of an event tile [OT-10]; one object for each row of a file."""

    hook: ClassVar[str] = ""
    takes: ClassVar[tuple[Parameter, ...]] = ()
    questions: ClassVar[dict[str, type]] = {}  # that it asks, by their names in the protocol
    steps: ClassVar[tuple[type, ...]] = ()  # its own steps that ask nothing
    kind: i64  # place in EVENT_IDS
    number: i64  # among all options of the scenario

    def read(self, page: Page) -> None:
        """Take the numbers from a row of the file."""

    def possible(self, state: ConanState, first: bool) -> bool:
        """Say whether it would do anything now; `first`: it has not happened yet."""
        return True

    def happen(self, state: ConanState, first: bool) -> None:
        """Carry it out."""


class Scenario:
    """One scenario; figures 0 to 3 are heroes, then allies, then the order of the river."""

    name: str
    titles: dict[str, str]  # by language
    source: str | None  # the text of an owner's file; None: a scenario of the box
    board: Board
    overlord_first: bool
    turn_limit: i64
    heroes_min: i64
    heroes_max: i64
    heroes: vec[i64]  # sheet by hero slot; -1: none
    needs_heroes: vec[i64]  # by slot: plays only with at least so many heroes
    start: vec[i64]  # zone by figure
    cards: vec[i64]  # slot * CARD_COUNT + card: how many
    spells: vec[i64]  # set by slot
    active_spells: vec[i64]
    to_fatigue: vec[i64]  # by slot
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
    reacting_units: i64  # set of figures that have a reaction spell
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
    lying: vec[u8]  # zone * CARD_COUNT + card: what lies on the board at the start
    littered: i64  # set of zones where something does
    objectives: vec[Objective]
    rules: vec[Rule]  # special ones
    speakers: i64  # set of moments at which a rule speaks
    spoken: vec[Rule]  # moment after moment: the rules that speak at it
    spoken_from: vec[i64]  # by moment: where they begin; one more at the end
    off_limits: vec[i64]  # by zone: set of figures that may not stand there
    rooted: i64  # set of figures without movement points of their own
    purposes: Purposes
    drowned: dict[int, Board]  # boards by set of flooded zones, built when needed

    def board_with(self, zones: i64) -> Board:
        """Return the board with these zones under water."""
        found = self.drowned.get(zones)
        if found is None:
            found = self.board
            for zone in listed(zones):
                found = flooded(found, zone)
            self.drowned[zones] = found
        return found
