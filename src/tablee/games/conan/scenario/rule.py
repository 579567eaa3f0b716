"""A special rule of a scenario [SC-6]: what it takes from a file, and when it acts in play.

A rule is one object, shared by all games of its scenario. It holds the numbers of its file and
overrides the moments at which it acts. What changes in play is in the state, never here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final

from tablee.core.native import i64
from tablee.games.conan.scenario.parameters import Parameter

if TYPE_CHECKING:  # a state holds its scenario, which holds its rules
    from tablee.games.conan.scenario.page import Page
    from tablee.games.conan.state import ConanState

# What a rule may say of the way out of a zone.
UNSAID: Final = -1
NO: Final = 0
YES: Final = 1

# What happens to a figure whose leap failed, if the map leaves it to the scenario.
STAYS: Final = 0
DIES: Final = 1
FALLS: Final = 2


class Rule:
    """A special rule; this one changes nothing. `figure`, `zone`, `card`, `tile` are numbers."""

    hook: ClassVar[str] = ""  # the name by which a `[[rule]]` refers to it
    takes: ClassVar[tuple[Parameter, ...]] = ()
    questions: ClassVar[dict[str, type]] = {}  # that it asks, by their names in the protocol
    steps: ClassVar[tuple[type, ...]] = ()  # its own steps that ask nothing

    # -- reading ---------------------------------------------------------------------------

    @classmethod
    def is_brought_by(cls, token: dict[str, Any]) -> bool:
        """Say whether a `[[token]]` brings the rule, without a row of its own."""
        return False

    def read(self, page: Page) -> None:
        """Take the numbers from a row of the file."""

    def outline(self, page: Page) -> None:
        """Tell views and bots what the rule is about."""

    # -- what happens ----------------------------------------------------------------------

    def set_up(self, state: ConanState) -> None:
        """Act when all figures are placed."""

    def first_round(self, state: ConanState) -> None:
        """Act before the first side begins."""

    def overlord_starts(self, state: ConanState) -> None:
        """Act at once before the overlord recovers: a step pushed here would come too late."""

    def rises(self, state: ConanState, tile: i64) -> bool:
        """Say whether a figure would appear if the overlord activated a tile."""
        return False

    def tile_activated(self, state: ConanState, tile: i64) -> None:
        """Act when the overlord has paid for a tile, before its figures move."""

    def tile_done(self, state: ConanState) -> None:
        """Act after the last attack of a tile's figures."""

    def hero_enters(self, state: ConanState, figure: i64, zone: i64) -> None:
        """Act when a hero stands in a new zone."""

    def hero_acted(self, state: ConanState) -> None:
        """Act at once after each complete action of a hero, before victory is checked."""

    def content_taken(self, state: ConanState, figure: i64) -> None:
        """Act when a hero takes the content of a chest."""

    def figure_dies(self, state: ConanState, figure: i64, zone: i64) -> None:
        """Act when a figure of either side is taken from the board."""

    def hero_dies(self, state: ConanState, figure: i64) -> None:
        """Act when a dead hero's cards lie on the ground."""

    def unit_dies(self, state: ConanState, figure: i64, zone: i64) -> None:
        """Act when a unit of the overlord dies, before its tile is bloodied."""

    def unit_wounded(self, state: ConanState, figure: i64) -> None:
        """Act when a unit has lost life."""

    def captive_dies(self, state: ConanState, card: i64, side: i64) -> None:
        """Act when a side has killed somebody who is carried or lies there."""

    def zone_struck(self, state: ConanState, zone: i64, side: i64, seat: i64) -> None:
        """Act when damage hits everybody in a zone."""

    def attack_aimed(self, state: ConanState) -> None:
        """Act when the attacker has named his target."""

    # -- figures ---------------------------------------------------------------------------

    def forbids(self, figure: i64, zone: i64) -> bool:
        """Say, once for the scenario, whether a figure may not stand in a zone."""
        return False

    def rooted(self, figure: i64) -> bool:
        """Say, once for the scenario, whether a figure has no movement points of its own."""
        return False

    def most_extra(self, state: ConanState, figure: i64, most: i64) -> i64:
        """Return how many extra MP a unit may get at most."""
        return most

    def way_out(self, state: ConanState, figure: i64) -> i64:
        """Say whether a figure may leave the board from its zone: YES, NO or UNSAID."""
        return UNSAID

    def unit_leaves(self, state: ConanState, figure: i64) -> None:
        """Act when a unit leaves the board by the way out that this rule gave."""

    def leap_fails(self, figure: i64, outcome: i64) -> i64:
        """Return what a failed leap does to a figure."""
        return outcome

    # -- things ----------------------------------------------------------------------------

    def loot(self, state: ConanState, figure: i64) -> i64:
        """Return the card that a unit may pick up in its zone; -1: none."""
        return -1

    def take_loot(self, state: ConanState, figure: i64) -> None:
        """Let a unit pick it up."""

    def to_look_at(self, state: ConanState) -> i64:
        """Return the zones where a hero may look at what lies face down."""
        return 0

    def holds_back(self, state: ConanState, card: i64) -> bool:
        """Say whether a card cannot be picked up."""
        return False

    def usable(self, state: ConanState, figure: i64, card: i64) -> bool:
        """Say whether a hero may use a card that has no use of its own."""
        return False

    def use(self, state: ConanState, figure: i64) -> None:
        """Let him use it."""

    def flag_is_set(self, state: ConanState) -> bool:
        """Say whether the flag of the scenario, which objectives test, is set."""
        return False

    # -- attacks ---------------------------------------------------------------------------

    def armour(self, state: ConanState, figure: i64, armour: i64) -> i64:
        """Return the armour of a unit against the current attack."""
        return armour

    def strikes_beside(self, figure: i64, enemies: i64) -> i64:
        """Return whom a figure may strike in a zone beside its own that it sees."""
        return 0

    def breaks_walls(self, figure: i64) -> bool:
        """Say whether a figure may break a wall instead of attacking."""
        return False

    def wall_price(self, figure: i64) -> i64:
        """Return the gems for which a figure breaks a wall; 0: it does not."""
        return 0

    def assailable(self, state: ConanState, figure: i64, kind: i64) -> i64:
        """Return the zones where a unit may attack somebody who is not a figure."""
        return 0

    def slay(self, state: ConanState, zone: i64) -> None:
        """Kill somebody who is not a figure."""

    def devours(self, figure: i64) -> bool:
        """Say whether a figure devours whom others would attack with dice."""
        return False

    def prey(self, state: ConanState, figure: i64, zone: i64) -> bool:
        """Say whether somebody in a zone can be devoured."""
        return False

    def devour(self, state: ConanState, zone: i64) -> None:
        """Let him be devoured."""
