"""Wounds and death [WD], the river's bloodied tiles [OT-7], the attack from beyond."""

from __future__ import annotations

from tablee.core.bits import bit, has, listed, lowest
from tablee.core.engine import Auto
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    BOX_COUNT,
    HERO_SLOTS,
    NOWHERE,
    OVERLORD,
    SHEETS,
)
from tablee.games.conan.lasting import tell_died
from tablee.games.conan.moments import LEADS, SKILLS_AT
from tablee.games.conan.powers.effects import end_with
from tablee.games.conan.records import DEAD, IN_PLAY, Hero
from tablee.games.conan.scenario.moments import (
    tell_figure_dies,
    tell_hero_dies,
    tell_unit_dies,
    tell_unit_wounded,
)
from tablee.games.conan.state import ConanState, name_of, tile_name
from tablee.games.conan.steps.asking import FigureStep


def is_dying(state: ConanState, figure: i64) -> bool:
    if figure < HERO_SLOTS:
        return state.at[figure].alive_gems() == 0
    return state.life[figure] <= 0


def wound_unit(state: ConanState, figure: i64, wounds: i64) -> None:
    """Each wound is one point of life [WD-3]."""
    state.life[figure] = max(i64(0), state.life[figure] - wounds)
    tell_unit_wounded(state, figure)


def boxes_with_gems(hero: Hero) -> vec[i64]:
    found = vec[i64](capacity=8)
    for box in range(BOX_COUNT):
        if hero.boxes[box] > 0:
            found = append(found, box)
    return found


def lose_from(hero: Hero, box: i64) -> None:
    """One gem of a box becomes a wound; the exertion stays used [WD-1, E49]."""
    hero.boxes[box] -= 1
    hero.wounds += 1


class SufferWounds(Auto[ConanState]):
    """Move a hero's gems to the wound zone: fatigue, boxes, then available [WD-1].

    Wounds beyond the gems that are left are ignored (E50).
    """

    wounds: i64

    def __init__(self, who: i64, wounds: i64) -> None:
        super().__init__(who)
        self.wounds = wounds

    def run(self, state: ConanState) -> None:
        hero = state.at[self.who]
        left = self.wounds
        taken = min(left, hero.fatigue)
        hero.fatigue -= taken
        hero.wounds += taken
        left -= taken
        boxes = boxes_with_gems(hero)
        placed: i64 = 0
        for box in boxes:
            placed += hero.boxes[box]
        if 0 < left < placed and len(boxes) > 1:
            state.push(LoseFromBox(hero.seat, self.who), SufferWounds(self.who, left - 1))
            return
        for box in boxes:
            while left > 0 and hero.boxes[box] > 0:
                lose_from(hero, box)
                left -= 1
        taken = min(left, hero.available)
        hero.available -= taken
        hero.wounds += taken


class LoseFromBox(FigureStep):
    """Choose the box that loses a gem to a wound (E49) [RW-11]."""

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        for box in boxes_with_gems(state.at[self.figure]):
            found = append(found, act.BOX + box)
        return found

    def resolve(self, state: ConanState, action: i64) -> None:
        lose_from(state.at[self.figure], action - act.BOX)

    def rule(self, action: i64) -> str:
        return "conan:RW-11"

    def idle(self, state: ConanState) -> i64:
        """Any box: exertion stays used, and what lies on boxes moves to fatigue together (E133)."""
        return self.options(state)[0]

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("choose-a-box-with-gems", "conan:RW-11")


class RemoveDead(Auto[ConanState]):
    """Take a dead figure from the board [WD-2, WD-4]."""

    def run(self, state: ConanState) -> None:
        remove_dead(state, self.who)


def remove_dead(state: ConanState, figure: i64) -> None:
    zone = state.zone[figure]
    state.fallen |= bit(figure)
    state.dying &= ~bit(figure)
    state.life[figure] = 0
    state.tell(act.DIED, state.seat_of(figure), name_of(state, figure))
    state.put(figure, NOWHERE)
    forget(state, figure)
    tell_figure_dies(state, figure, zone)
    if figure < HERO_SLOTS:
        bury_hero(state, figure, zone)
        tell_hero_dies(state, figure)
        leaders_gone(state)
    elif not state.is_ally(figure):
        bury_unit(state, figure, zone)


def forget(state: ConanState, figure: i64) -> None:
    """Remove tokens and spells from a dead figure."""
    state.webs[figure] = 0
    tell_died(state, figure)
    end_with(state, figure)
    if state.mover == figure:
        state.mover = -1
        state.points = 0


def leaders_gone(state: ConanState) -> None:
    """Allies leave the game with the last hero whose sheet lets him lead [AL-6, E102]."""
    if state.ally >= 0:
        return
    for slot in range(HERO_SLOTS):
        hero = state.at[slot]
        if hero.fate == IN_PLAY and SHEETS[hero.sheet].skills_at(0) & SKILLS_AT[LEADS] != 0:
            return
    for figure in range(HERO_SLOTS, state.scenario().figures):
        if state.is_ally(figure) and state.zone[figure] != NOWHERE:
            state.tell(act.LEFT_BOARD, state.seat_of(figure), name_of(state, figure))
            depart(state, figure)


def depart(state: ConanState, figure: i64) -> None:
    """A unit leaves the board alive: it is not dead, and nothing brings it back [OT-6, AL-6]."""
    state.departed |= bit(figure)
    state.life[figure] = 0
    state.put(figure, NOWHERE)


def bury_hero(state: ConanState, figure: i64, zone: i64) -> None:
    """The inventory lies in the zone, nothing explodes (E43); the spells leave the game [SP-6].

    All gems are in the wound zone, also if the hero died with some left (E118).
    """
    hero = state.at[figure]
    hero.fate = DEAD
    hero.upkeep()
    hero.wounds += hero.available + hero.fatigue
    hero.available = 0
    hero.fatigue = 0
    hero.spells = 0
    for card in hero.kinds:
        state.lay(zone, card, hero.cards[card])
    hero.lose_all()


def bury_unit(state: ConanState, figure: i64, zone: i64) -> None:
    tell_unit_dies(state, figure, zone)
    flip_empty_tiles(state, figure)


def flip_empty_tiles(state: ConanState, figure: i64) -> None:
    """Every tile of the figure whose figures are all dead is bloodied [OT-7]."""
    scenario = state.scenario()
    for other in range(scenario.tiles):
        if has(scenario.controls[other], figure) and are_dead(state, scenario.controls[other]):
            state.bloodied |= bit(other)
            move_to_end(state, other)
            state.tell(act.BLOODIED, OVERLORD, tile_name(state, other))


def are_dead(state: ConanState, figures: i64) -> bool:
    """Say whether none of these is on the board, away for a while, or gone alive [OT-7]."""
    for figure in listed(figures & ~state.petrified):
        if state.zone[figure] != NOWHERE or state.away_from[figure] != NOWHERE:
            return False
    return figures & state.departed == 0


def living(state: ConanState, tile: i64) -> i64:
    """Return the set of a tile's figures on the board."""
    members: i64 = 0
    figures = state.printed.controls[tile] & ~state.petrified
    while figures != 0:
        if state.zone[lowest(figures)] != NOWHERE:
            members |= figures & -figures
        figures &= figures - 1
    return members


def move_to_end(state: ConanState, tile: i64) -> None:
    """Append a tile to the river; the gap it leaves closes at once [OT-4, E84, E106]."""
    rest = vec[i64](capacity=8)
    found = False
    for other in state.river:
        if other == tile:
            found = True
        else:
            rest = append(rest, other)
    if found:
        rest = append(rest, tile)
    state.river = rest
