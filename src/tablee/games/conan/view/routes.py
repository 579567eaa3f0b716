"""What a person means as one answer: a walk, a strike, a spell with its target, "likewise".

Found on a state that is dealt anew for the seat. Kinds and their values, beside what the
route leads to (`zone` or `target`) and `figure`, which acts:

    walk      points, gems, hindrance (among the points), left (points), available (gems),
              risks (dice decide the last step), walls (broken)
    strike    way (0 melee, 1 ranged, 2 a web), armed (0 bare hands, 1 with the card named,
              2 with the dice of the tile), and the dice printed: yellow, orange, red; of a
              unit also wound and kill, its chances in percent
    cast      spell, gems
    likewise  from, figures, points, gems: the figures of the tile under way that stand
              together in a zone follow one that has moved, as far as they can and fit.
              No state remembers where that one came from, so each zone is offered.

A zone has its cheapest walk, and, where that one rolls dice or breaks a wall, the cheapest
that does neither.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.core.bits import bit, has, listed
from tablee.core.native import append, i64, vec
from tablee.core.pile import zeros
from tablee.core.routes import Route
from tablee.games.conan import actions as act
from tablee.games.conan.data import (
    CARDS,
    COLOURS,
    HERO_SLOTS,
    ORANGE,
    RED,
    SPELLS,
    YELLOW,
)
from tablee.games.conan.lasting import tax
from tablee.games.conan.moments import SPELL_POWERS
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.allies import AllyActs
from tablee.games.conan.steps.declare import binding_dice
from tablee.games.conan.steps.heroes import HeroActs, HeroesAct
from tablee.games.conan.steps.movement import MoveFigure
from tablee.games.conan.steps.overlord import ChooseAttacker, ChooseMover, with_free_move
from tablee.games.conan.steps.paths import FREE_MOVE
from tablee.games.conan.steps.spells import ChooseSpellTarget, ChooseSpellZone
from tablee.games.conan.view.odds import strike_odds
from tablee.games.conan.view.walks import Walks, walker

ANYWHERE: Final = -1
HAND_TO_HAND: Final = 0
SHOT: Final = 1
WEB: Final = 2


def routes(state: ConanState, seat: i64) -> list[Route]:
    """Return the routes from the question that the seat is asked."""
    found: list[Route] = []
    if state.is_over() or not has(state.may_answer(), seat):
        return found
    step = state.question()
    nothing = vec[i64]()
    if isinstance(step, HeroesAct):
        from_heroes(state, seat, found)
    elif isinstance(step, (HeroActs, AllyActs)):
        add_walks(state, nothing, found)
        add_strikes(state, step.figure, nothing, found)
    elif isinstance(step, MoveFigure):
        add_walks(state, nothing, found)
        if step.stage == FREE_MOVE and step.begun != 0:
            add_likewise(after(state, act.PASS), vec[i64]([act.PASS]), found)
    elif isinstance(step, ChooseMover):
        from_movers(state, False, found)
        add_likewise(state, nothing, found)
    elif isinstance(step, ChooseAttacker):
        from_movers(state, True, found)
        from_attackers(state, found)
    return found


def after(state: ConanState, action: i64) -> ConanState:
    twin = state.clone()
    twin.apply(action)
    return twin


def with_action(actions: vec[i64], action: i64) -> vec[i64]:
    return append(actions[:], action)


def as_tuple(actions: vec[i64]) -> tuple[int, ...]:
    return tuple([int(action) for action in actions])


# -- who acts --------------------------------------------------------------------------


def from_heroes(state: ConanState, seat: i64, found: list[Route]) -> None:
    """Every hero that the seat leads and that may act; others are led by others."""
    for action in state.legal_actions():
        if not act.lets_hero_act(action):
            continue
        figure = state.scenario().figure_of[action - act.ACT]
        if state.at[figure].seat == seat:
            named = after(state, action)
            first = vec[i64]([action])
            add_walks(named, first, found)
            add_strikes(named, figure, first, found)


def from_movers(state: ConanState, extra: bool, found: list[Route]) -> None:
    """Every figure that may be named for its free move, or for extra movement points."""
    for action in state.legal_actions():
        if act.buys_movement(action) if extra else act.names_figure(action):
            add_walks(after(state, action), vec[i64]([action]), found)


def from_attackers(state: ConanState, found: list[Route]) -> None:
    """Every figure of the tile that may attack or cast a spell."""
    figures = state.scenario().figure_of
    for action in state.legal_actions():
        way = way_of(action)
        if way >= 0:
            figure = figures[(action - act.FIGURE) % act.FIGURES]
            add_targets(after(state, action), figure, -1, way, vec[i64]([action]), found)
        elif act.is_magic(action):
            chosen = after(state, action)
            figure = figures[action - act.MAGIC]
            for spell in chosen.legal_actions():
                add_spell(chosen, figure, spell, vec[i64]([action]), found)


# -- walks -----------------------------------------------------------------------------


def add_walks(state: ConanState, first: vec[i64], found: list[Route]) -> None:
    """Add the cheapest walk to every zone within reach of the figure asked about."""
    walks = Walks(state, False, ANYWHERE)
    careful: Walks | None = None
    for zone in range(state.board().zones):
        place = walks.cheapest_to(zone)
        if place < 0 or zone == state.zone[walks.figure]:
            continue
        found.append(walk(state, walks, place, first))
        if walks.spots[place].risks + walks.spots[place].walls > 0:
            if careful is None:
                careful = Walks(state, True, ANYWHERE)
            place = careful.cheapest_to(zone)
            if place >= 0:
                found.append(walk(state, careful, place, first))


def walk(state: ConanState, walks: Walks, place: i64, first: vec[i64]) -> Route:
    spot = walks.spots[place]
    zone = zone_name(state, spot.zone)
    actions = first[:]
    for action in walks.way_to(place):
        actions = append(actions, action)
    values: dict[str, Any] = {
        "figure": ["figure", int(name_of(state, walks.figure))],
        "zone": ["zone", int(zone)],
        "points": int(spot.points),
        "gems": int(spot.gems),
        "hindrance": int(spot.hindrance),
        "left": int(spot.left),
        "available": int(walks.gems - spot.gems),
        "risks": int(spot.risks),
        "walls": int(spot.walls),
    }
    return Route("walk", ("zone", int(zone)), as_tuple(actions), values)


# -- strikes and spells ----------------------------------------------------------------


def way_of(action: i64) -> i64:
    """Return the way in which a unit named so attacks, or -1."""
    if act.names_figure(action):
        return HAND_TO_HAND
    if act.is_volley(action):
        return SHOT
    if act.is_web(action):
        return WEB
    return -1


def add_strikes(state: ConanState, figure: i64, first: vec[i64], found: list[Route]) -> None:
    """Add the attacks and spells of a hero, or the attacks of an ally, each with its targets."""
    for action in state.legal_actions():
        card: i64 = -1
        way: i64 = HAND_TO_HAND
        if act.is_cast(action):
            add_spell(state, figure, action, first, found)
            continue
        if figure >= HERO_SLOTS:
            way = way_of(action)
            if way < 0:
                continue
        elif act.is_fight(action):
            card = action - act.FIGHT
        elif act.is_shot(action):
            card = action - act.SHOOT
            way = SHOT
        elif action != act.UNARMED:
            continue
        add_targets(after(state, action), figure, card, way, with_action(first, action), found)


def add_targets(
    state: ConanState, figure: i64, card: i64, way: i64, first: vec[i64], found: list[Route]
) -> None:
    """Add a chosen attack, once for each figure it may target."""
    values: dict[str, Any] = {
        "figure": ["figure", int(name_of(state, figure))],
        "way": int(way),
        "armed": 2 if figure >= HERO_SLOTS else 0,
    }
    if card >= 0:
        values["armed"] = 1
        values["card"] = ["card", int(card)]
    dice = printed_dice(state, figure, card, way)
    values["yellow"] = int(dice[YELLOW])
    values["orange"] = int(dice[ORANGE])
    values["red"] = int(dice[RED])
    for action in state.legal_actions():
        if act.names_figure(action):
            target = int(action - act.FIGURE)
            actions = as_tuple(with_action(first, action))
            told = {**values, "target": ["figure", target]}
            if figure >= HERO_SLOTS and way != WEB:
                victim = state.scenario().figure_of[target]
                odds = strike_odds(state, figure, way == SHOT, victim)
                told["wound"], told["kill"] = odds["wound"], odds["kill"]
            found.append(Route("strike", ("figure", target), actions, told))


def printed_dice(state: ConanState, figure: i64, card: i64, way: i64) -> vec[i64]:
    """Return the dice of a card or tile by colour; a hero's gems add their own."""
    if way == WEB:
        return binding_dice(state, figure)
    if figure >= HERO_SLOTS:
        unit = state.unit(figure)
        return unit.melee if way == HAND_TO_HAND else unit.ranged
    if card < 0:
        return zeros(COLOURS)
    return CARDS[card].melee_dice if way == HAND_TO_HAND else CARDS[card].ranged_dice


def add_spell(
    state: ConanState, figure: i64, action: i64, first: vec[i64], found: list[Route]
) -> None:
    """Add a spell, once for each figure or zone it may be cast on; others need no route."""
    spell = action - act.CAST
    if SPELLS[spell].reaction:
        return
    chosen = after(state, action)
    if chosen.is_over() or chosen.to_move() != state.to_move():
        return
    first = with_action(first, action)
    caster = ["figure", int(name_of(state, figure))]
    for target in targets_asked(chosen):
        thing, number = "figure", int(target - act.FIGURE)
        if act.names_zone(target):
            thing, number = "zone", int(target - act.ZONE)
        values: dict[str, Any] = {
            "figure": caster,
            "spell": ["spell", int(spell)],
            "target": [thing, number],
            "gems": int(gems_for_spell(state, figure, spell, target)),
        }
        found.append(Route("cast", (thing, number), as_tuple(with_action(first, target)), values))


def targets_asked(state: ConanState) -> vec[i64]:
    """Return the answers to a question for the target of a spell; none if it is another one."""
    if not isinstance(state.question(), (ChooseSpellTarget, ChooseSpellZone)):
        return vec[i64]()
    return state.legal_actions()


def gems_for_spell(state: ConanState, figure: i64, spell: i64, target: i64) -> i64:
    """Return the gems that a spell costs, cast on the target that an answer names."""
    power = SPELL_POWERS[spell]
    if act.names_figure(target):
        gems = power.price(state, figure, state.scenario().figure_of[target - act.FIGURE])
    else:
        gems = power.price_of_zone(state, figure, target - act.ZONE - state.board().first_zone)
    return gems + tax(state, figure)


# -- the others likewise ---------------------------------------------------------------


def add_likewise(state: ConanState, first: vec[i64], found: list[Route]) -> None:
    """Let figures that stand together follow to a zone where one of their tile has moved."""
    if state.is_over() or not isinstance(state.question(), ChooseMover):
        return
    ahead: i64 = 0
    for figure in listed(state.moved):
        if state.zone[figure] >= 0:
            ahead |= bit(state.zone[figure])
    behind: i64 = 0
    for figure in listed(with_free_move(state)):
        behind |= bit(state.zone[figure])
    for origin in listed(behind):
        for goal in listed(ahead & ~bit(origin)):
            add_column(state, origin, goal, first, found)


def add_column(
    state: ConanState, origin: i64, goal: i64, first: vec[i64], found: list[Route]
) -> None:
    """Add the paths of the figures of one zone to another, one at a time."""
    here = state
    actions = vec[i64](capacity=16)
    waiting = first
    figures: i64 = 0
    points: i64 = 0
    gems: i64 = 0
    while isinstance(here.question(), ChooseMover):
        walks, place = next_of_column(here, origin, goal)
        if walks is None:
            break
        for action in waiting:
            actions = append(actions, action)
        actions = append(actions, act.FIGURE + name_of(here, walks.figure))
        for action in walks.way_to(place):
            actions = append(actions, action)
        spot = walks.spots[place]
        figures += 1
        points += spot.points
        gems += spot.gems
        here = spot.state
        waiting = vec[i64]()
        if walker(here) == walks.figure:  # it could go further: the next one waits for its end
            here = after(here, act.PASS)
            waiting = vec[i64]([act.PASS])
        if here.is_over() or here.rng.used() != state.rng.used():
            break
    if figures > 0:
        zone = int(zone_name(state, goal))
        values: dict[str, Any] = {
            "from": ["zone", int(zone_name(state, origin))],
            "zone": ["zone", zone],
            "figures": int(figures),
            "points": int(points),
            "gems": int(gems),
        }
        found.append(Route("likewise", ("zone", zone), as_tuple(actions), values))


def next_of_column(state: ConanState, origin: i64, goal: i64) -> tuple[Walks | None, i64]:
    """Return the walks of the next figure of a zone that reaches the goal, and where they do."""
    for action in state.legal_actions():
        if not act.names_figure(action):
            continue
        figure = state.scenario().figure_of[action - act.FIGURE]
        if state.zone[figure] == origin:
            walks = Walks(after(state, action), True, goal)
            place = walks.cheapest_to(goal)
            if place >= 0:
                return walks, place
    return None, -1
