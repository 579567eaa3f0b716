"""Spells that move the caster or somebody else: swaps, guided steps, leaving the board."""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, listed
from tablee.core.errors import Reason
from tablee.core.native import append, i64, vec
from tablee.games.conan import actions as act
from tablee.games.conan.data import MELEE, NOWHERE
from tablee.games.conan.lasting import harms_crossers
from tablee.games.conan.moments import SpellPower, register_spell
from tablee.games.conan.powers.spells.kinds import OnZoneInSight, in_sight
from tablee.games.conan.state import HERO_FIGURES, ConanState, name_of, zone_name
from tablee.games.conan.steps.asking import FigureStep, figures_offered, zones_offered
from tablee.games.conan.steps.attack import enter
from tablee.games.conan.steps.casting import gems_for, more_gems_for, place_gems
from tablee.games.conan.steps.declare import attack_with_unit, can_fight
from tablee.games.conan.steps.paths import (
    can_be_in,
    falls_down,
    is_blocked,
    is_open,
    may_enter,
)
from tablee.games.conan.steps.targets import melee_targets

SWUM: Final = 3  # zones that Dagon's Attack moves a tentacle, at most


def room(state: ConanState, zone: i64) -> i64:
    """Return how many human bases still fit on the floor of a zone; statues take space too."""
    left = state.board().capacity[zone]
    for figure in listed(state.here[zone]):
        if state.on_table[figure] == 0:
            left -= state.size(figure)
    return left


# -- places changed ------------------------------------------------------------------------


class Inversion(SpellPower):
    """Inversion: caster and target swap zones, one gem a zone; nobody is held any more (E61)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        gems = gems_for(state, caster, self.me)
        members: i64 = 0
        for figure in listed(in_sight(state, caster) & ~bit(caster)):
            if self.price(state, caster, figure) <= gems and can_swap(state, caster, figure):
                members |= bit(figure)
        return members

    def price(self, state: ConanState, caster: i64, target: i64) -> i64:
        board = state.board()
        away = board.distance[state.zone[caster] * board.zones + state.zone[target]]
        return max(i64(1), away)

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        here = state.zone[caster]
        there = state.zone[target]
        enter(state, caster, there)
        enter(state, target, here)
        state.tell(act.PLACED, state.seat_of(caster), zone_name(state, there))


def can_swap(state: ConanState, one: i64, other: i64) -> bool:
    """Say whether each fits where the other stands, once both have left."""
    here = state.zone[one]
    there = state.zone[other]
    if here == there:
        return False
    gap = state.size(one) - state.size(other)
    roomy = room(state, there) >= gap and room(state, here) >= -gap
    return roomy and can_be_in(state, one, there) and can_be_in(state, other, here)


class Recall(OnZoneInSight):
    """Recall: all friends in another zone come to the caster, if all of them fit (E64)."""

    def suits(self, state: ConanState, caster: i64, zone: i64) -> bool:
        here = state.zone[caster]
        friends = state.friends_in(zone, caster)
        if zone == here or friends == 0:
            return False
        left = room(state, here)
        for friend in listed(friends):
            left -= state.size(friend)
            if not can_be_in(state, friend, here):
                return False
        return left >= 0

    def work(self, state: ConanState, caster: i64, zone: i64) -> None:
        for friend in listed(state.friends_in(zone, caster)):
            enter(state, friend, state.zone[caster])


class Teleportation(SpellPower):
    """Teleportation: one gem for each zone besides the cost; a web is torn (E59, E60)."""

    def zones(self, state: ConanState, caster: i64) -> i64:
        """Return zones where the caster fits and that his gems reach (E59, E60)."""
        board = state.board()
        members: i64 = 0
        origin = state.zone[caster]
        steps = gems_for(state, caster, self.me) - self.card.cost
        for zone in range(board.zones):
            away = board.distance[origin * board.zones + zone]
            if 0 < away <= steps and may_enter(state, caster, zone):
                members |= bit(zone)
        if state.webs[caster] > 0:
            members |= bit(origin)
        return members

    def price_of_zone(self, state: ConanState, caster: i64, zone: i64) -> i64:
        board = state.board()
        return self.card.cost + board.distance[state.zone[caster] * board.zones + zone]

    def cast_on_zone(self, state: ConanState, caster: i64, zone: i64) -> None:
        if state.webs[caster] > 0:
            state.webs[caster] -= 1
        state.tell(act.TELEPORTED, state.seat_of(caster), zone_name(state, zone))
        if zone != state.zone[caster]:
            enter(state, caster, zone)

    def rule_of_zone(self) -> str:
        return "conan:E59"

    def why_not_zone(self) -> Reason:
        return Reason("too-far-or-too-full", "conan:E60")


# -- the board left ------------------------------------------------------------------------


class Shapechanger(SpellPower):
    """Shapechanger: the caster is away until his next turn or activation (E56, E129)."""

    def cast(self, state: ConanState, caster: i64) -> None:
        state.away_from[caster] = state.zone[caster]
        state.tell(act.VANISHED, state.seat_of(caster), name_of(state, caster))
        state.put(caster, NOWHERE)

    def wakes(self, state: ConanState, figure: i64) -> None:
        if state.away_from[figure] != NOWHERE:
            state.push(ReturnToBoard(state.seat_of(figure), figure))


def landing_zones(state: ConanState, figure: i64) -> i64:
    """Return the zone left or an adjacent one with room; else the nearest that has room (E129)."""
    board = state.board()
    left = state.away_from[figure]
    for most in range(1, board.zones):
        zones: i64 = 0
        for zone in range(board.zones):
            near = board.distance[left * board.zones + zone] <= most
            if near and may_enter(state, figure, zone):
                zones |= bit(zone)
        if zones != 0:
            return zones
    return bit(left)


class ReturnToBoard(FigureStep):
    """Choose where a shapechanger appears again."""

    def options(self, state: ConanState) -> vec[i64]:
        return zones_offered(state, landing_zones(state, self.figure))

    def resolve(self, state: ConanState, action: i64) -> None:
        state.away_from[self.figure] = NOWHERE
        state.tell(act.RETURNED, self.seat, name_of(state, self.figure))
        state.tell(act.ENTERED, self.seat, action - act.ZONE)
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:E56"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("too-far-or-too-full", "conan:E129")


# -- steps guided --------------------------------------------------------------------------


class MindControl(SpellPower):
    """Mind Control: an enemy anywhere goes where the caster wants, by harmless steps (E13)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        members: i64 = 0
        for zone in range(state.board().zones):
            for enemy in listed(state.enemies_in(zone, caster)):
                if guided_steps(state, enemy) != 0:
                    members |= bit(enemy)
        return members

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        state.push(GuideStep(state.seat_of(caster), caster, target, 0))


def guided_steps(state: ConanState, figure: i64) -> i64:
    """Return the zones to which Mind Control may move a figure by one harmless step (E13)."""
    board = state.board()
    zone = state.zone[figure]
    skills = state.skills(figure)
    zones: i64 = 0
    if is_blocked(state, figure) or harms_crossers(state, zone):
        return 0
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        other = board.other(border, zone)
        if (
            is_open(state, skills, border, zone)
            and not falls_down(state, figure, border)
            and not harms_crossers(state, other)
            and may_enter(state, figure, other)
        ):
            zones |= bit(other)
    return zones


class GuideStep(FigureStep):
    """Move an enemy by Mind Control; each zone after the first costs one gem more."""

    target: i64
    moved: i64

    def __init__(self, seat: i64, figure: i64, target: i64, moved: i64) -> None:
        super().__init__(seat, figure)
        self.target = target
        self.moved = moved

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        if self.moved == 0 or self.has_more(state):
            for zone in listed(guided_steps(state, self.target)):
                found = append(found, act.ZONE + zone_name(state, zone))
        if self.moved > 0:
            found = append(found, i64(act.PASS))
        return found

    def has_more(self, state: ConanState) -> bool:
        return more_gems_for(state, self.figure, MIND_CONTROL.me) > 0

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            return
        if self.moved > 0:
            place_gems(state, self.figure, MIND_CONTROL.me, 1, 0)
        state.tell(act.PLACED, self.seat, action - act.ZONE)
        enter(state, self.target, action - act.ZONE - state.board().first_zone)
        if self.has_more(state) and guided_steps(state, self.target) != 0:
            state.push(GuideStep(self.seat, self.figure, self.target, self.moved + 1))

    def rule(self, action: i64) -> str:
        return "conan:SP-8"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.target)]}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-step-is-not-harmless", "conan:E13")


class DagonsAttack(SpellPower):
    """Dagon's Attack: a tentacle in sight moves, then it may attack (E69)."""

    def figures(self, state: ConanState, caster: i64) -> i64:
        members: i64 = 0
        for figure in listed(in_sight(state, caster) & ~HERO_FIGURES):
            if state.unit(figure).tentacle:
                members |= bit(figure)
        return members

    def cast_on(self, state: ConanState, caster: i64, target: i64) -> None:
        state.push(MoveTentacle(state.seat_of(caster), target, SWUM))


def tentacle_steps(state: ConanState, figure: i64) -> i64:
    """Return the adjacent zones where a tentacle could stand (E69)."""
    board = state.board()
    zone = state.zone[figure]
    zones: i64 = 0
    if zone == NOWHERE:
        return 0
    skills = state.skills(figure)
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        other = board.other(border, zone)
        if is_open(state, skills, border, zone) and may_enter(state, figure, other):
            zones |= bit(other)
    return zones


class MoveTentacle(FigureStep):
    """Move a tentacle zone by zone, then it may attack (Dagon's Attack, E69)."""

    left: i64

    def __init__(self, seat: i64, figure: i64, left: i64) -> None:
        super().__init__(seat, figure)
        self.left = left

    def options(self, state: ConanState) -> vec[i64]:
        found = vec[i64](capacity=8)
        if self.left > 0:
            for zone in listed(tentacle_steps(state, self.figure)):
                found = append(found, act.ZONE + zone_name(state, zone))
        return append(found, i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action == act.PASS:
            if state.zone[self.figure] != NOWHERE and can_fight(state, self.figure):
                state.push(TentacleStrikes(self.seat, self.figure))
            return
        state.push(MoveTentacle(self.seat, self.figure, self.left - 1))
        state.tell(act.PLACED, self.seat, action - act.ZONE)
        enter(state, self.figure, action - act.ZONE - state.board().first_zone)

    def rule(self, action: i64) -> str:
        return "conan:E69"

    def asks(self, state: ConanState) -> dict[str, Any]:
        return {"figure": ["figure", name_of(state, self.figure)], "left": self.left}

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-zone-is-not-adjacent", "conan:E69")


class TentacleStrikes(FigureStep):
    """A tentacle moved by Dagon may make one melee attack (E69)."""

    def options(self, state: ConanState) -> vec[i64]:
        return append(figures_offered(state, melee_targets(state, self.figure)), i64(act.PASS))

    def resolve(self, state: ConanState, action: i64) -> None:
        if action != act.PASS:
            target = state.scenario().figure_of[action - act.FIGURE]
            attack_with_unit(state, self.figure, MELEE, target)

    def rule(self, action: i64) -> str:
        return "conan:E69"

    def why_not(self, state: ConanState, action: i64) -> Reason:
        return Reason("this-is-no-target-for-the-attack", "conan:ME-1")


MIND_CONTROL: Final = MindControl("mind_control")

register_spell(Inversion("inversion"))
register_spell(Recall("recall"))
register_spell(Teleportation("teleportation"))
register_spell(Shapechanger("shapechanger"))
register_spell(MIND_CONTROL)
register_spell(DagonsAttack("dagons_attack"))
