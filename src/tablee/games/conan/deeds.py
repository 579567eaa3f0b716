"""What the figures of Conan did: wounds, deaths, gems, zones and rerolls.

Events say what happened; who did it is read from the table at that moment. A wound or a death
counts for the figure whose attack it is, else for the event that brings it, else for who rolled
the dice: nobody deals wounds to itself.
"""

from __future__ import annotations

from collections import Counter

from tablee.core.bits import listed
from tablee.core.deeds import Counting, Deeds
from tablee.games.conan import actions as act
from tablee.games.conan.data import HERO_SLOTS, OVERLORD
from tablee.games.conan.names import EVENT_TILES, FIGURE_IDS, TILE_IDS
from tablee.games.conan.records import ABSENT
from tablee.games.conan.state import ConanState, name_of, tile_name

COUNTS = ("dealt", "taken", "kills", "deaths", "gems", "zones", "rerolls")

Piece = tuple[str, str]  # thing and id


class ConanDeeds(Counting):
    """Counts by figure, and by tile what the overlord pays for it."""

    def __init__(self) -> None:
        self.state: ConanState | None = None
        self.counts: dict[Piece, Counter[str]] = {}
        self.event: Piece | None = None  # the event tile that is being carried out
        self.paid_for: Piece | None = None  # what the overlord's gems of this answer go to
        self.purse = 0  # the overlord's
        self.exertion: list[list[int]] = []  # of the heroes, by box

    def add(self, piece: Piece | None, count: str, amount: int = 1) -> None:
        if piece is not None:
            self.counts.setdefault(piece, Counter())[count] += amount

    # -- after each answer: gems -----------------------------------------------------------

    def follow(self, state: ConanState) -> None:
        if self.state is not None:
            self.count_gems(state)
        self.state = state
        self.paid_for = None
        self.purse = int(state.available)
        self.exertion = [[int(gems) for gems in hero.used] for hero in state.at]

    def count_gems(self, state: ConanState) -> None:
        """A hero's gems are his exertion; the overlord's are what left the available ones."""
        for slot, before in enumerate(self.exertion):
            now = state.at[slot].used
            spent = sum(max(0, int(now[box]) - used) for box, used in enumerate(before))
            if spent > 0:
                self.add(figure_of(state, slot), "gems", spent)
        if self.paid_for is not None and state.available < self.purse:
            self.add(self.paid_for, "gems", self.purse - int(state.available))

    # -- what is told ----------------------------------------------------------------------

    def happened(self, kind: int, seat: int, what: int, amount: int, seen_by: int) -> None:
        state = self.state
        if state is None:
            return  # while the table is set up
        if kind == act.WOUNDED:
            self.add(("figure", FIGURE_IDS[what]), "taken", amount)
            self.credit(state, what, "dealt", amount)
        elif kind == act.DIED:
            self.add(("figure", FIGURE_IDS[what]), "deaths")
            self.credit(state, what, "kills", 1)
        elif kind == act.MOVED:
            self.add(figure_of(state, int(state.mover)), "zones")
        elif kind == act.REROLLED:
            self.add(("figure", FIGURE_IDS[amount]), "rerolls")
        if seat == OVERLORD:
            self.note_purchase(state, kind, what)
        if kind in (act.ACTS, act.ROUND):
            self.event = None

    def credit(self, state: ConanState, victim: int, count: str, amount: int) -> None:
        """Count a wound or a death for who caused it."""
        if state.depth > 0:
            cause: Piece | None = figure_of(state, int(state.attack().attacker))
        else:
            cause = self.event or figure_of(state, int(state.roll.roller))
        if cause != ("figure", FIGURE_IDS[victim]):
            self.add(cause, count, amount)

    def note_purchase(self, state: ConanState, kind: int, what: int) -> None:
        """Remember what the overlord pays for: a tile, or one of his figures."""
        if kind == act.ACTIVATED:
            self.paid_for = ("tile", TILE_IDS[what])
            self.event = self.paid_for if TILE_IDS[what] in EVENT_TILES else None
        elif kind == act.BOUGHT_MOVES:
            self.paid_for = figure_of(state, int(state.mover))
        elif kind in (act.SPENT, act.REROLLED):
            self.paid_for = figure_of(state, int(state.roll.roller))
        elif kind == act.ACTS:
            self.paid_for = ("figure", FIGURE_IDS[what])  # who casts a spell, say

    # -- the whole -------------------------------------------------------------------------

    def found(self) -> list[Deeds]:
        """Return the heroes, their allies, then the overlord's tiles, each before its figures."""
        state = self.state
        assert state is not None
        rows = [
            self.row("heroes", [figure_of(state, slot)])
            for slot in range(HERO_SLOTS)
            if state.at[slot].fate != ABSENT
        ]
        figures = range(HERO_SLOTS, int(state.scenario().figures))
        allies = [figure_of(state, figure) for figure in figures if state.is_ally(figure)]
        rows += [self.row("heroes", [ally]) for ally in allies if ally in self.counts]
        for tile in range(int(state.scenario().tiles)):
            rows += self.of_tile(state, tile)
        return rows

    def of_tile(self, state: ConanState, tile: int) -> list[Deeds]:
        """Return a tile's row, then its figures that did something, if it has several.

        The second tile of a figure has no row: the first counts for both. An event tile has one
        if it was used.
        """
        scenario = state.scenario()
        controls = int(scenario.controls[tile])
        twins = [
            other
            for other in range(int(scenario.tiles))
            if other == tile or (controls and int(scenario.controls[other]) == controls)
        ]
        tiles: list[Piece] = [("tile", TILE_IDS[tile_name(state, other)]) for other in twins]
        figures = [figure_of(state, figure) for figure in listed(controls)]
        if twins[0] != tile or not (figures or tiles[0] in self.counts):
            return []
        if len(figures) == 1:
            return [self.row("overlord", [*figures, *tiles])]
        parts = [piece for piece in figures if piece in self.counts]
        rows = [self.row("overlord", [piece], part=True) for piece in parts]
        return [self.row("overlord", [*tiles, *figures]), *rows]

    def row(self, side: str, pieces: list[Piece], part: bool = False) -> Deeds:
        """Return what some pieces did together, under the name of the first."""
        total: Counter[str] = Counter()
        for piece in pieces:
            total.update(self.counts.get(piece, Counter()))
        thing, name = pieces[0]
        return Deeds(thing, name, side, {count: total[count] for count in COUNTS}, part)


def figure_of(state: ConanState, figure: int) -> Piece:
    return ("figure", FIGURE_IDS[name_of(state, figure)])


COUNTING = ConanDeeds
