"""What the figure of a question could do from where it stands, for display.

Steps with their cost, lines of sight with what blocks them, and the current attack. All of it
follows from public information, so it is the same for every viewer.
"""

from __future__ import annotations

from tablee.core.bits import has, listed
from tablee.core.native import i64
from tablee.games.conan.data import CARD_IDS, NOWHERE, SKILL_IDS, SPELL_IDS
from tablee.games.conan.names import FIGURE_IDS, ZONE_IDS
from tablee.games.conan.state import ConanState, zone_name
from tablee.games.conan.steps.defence import fixed_defence, lessened
from tablee.games.conan.steps.paths import IMPOSSIBLE, hindrance_to_leave, is_blocked, step_cost
from tablee.games.conan.steps.reasons import blocker, blocking_skill
from tablee.games.conan.view.fields import Acting, Attack, Blocked, HiddenZone, StepTo
from tablee.games.conan.view.odds import aim_view


def acting_view(state: ConanState) -> Acting | None:
    """Return what the figure of the question could reach and see; None: it names none."""
    if state.is_over():
        return None
    named = state.question().asks(state).get("figure")
    if named is None:
        return None
    figure = figure_named(state, named[1])
    if figure < 0:
        return None
    zone = state.zone[figure]
    return {
        "figure": FIGURE_IDS[named[1]],
        "zone": ZONE_IDS[zone_name(state, zone)],
        "hindrance": hindrance_to_leave(state, figure),
        "blocked": blocked_view(state, figure),
        "steps": steps_view(state, figure),
        "sees": [ZONE_IDS[zone_name(state, seen)] for seen in listed(state.sight[zone])],
        "hidden": hidden_view(state, zone),
    }


def blocked_view(state: ConanState, figure: i64) -> Blocked | None:
    """Return what keeps a figure from leaving its zone by its own movement (E12)."""
    if not is_blocked(state, figure):
        return None
    enemy = blocker(state, figure)
    if enemy < 0:
        return {"figure": None, "skill": None}
    skill = blocking_skill(state, figure, enemy)
    return {
        "figure": FIGURE_IDS[state.scenario().figure_names[enemy]],
        "skill": SKILL_IDS[skill] if skill >= 0 else None,
    }


def attack_view(state: ConanState) -> Attack | None:
    """Return the current attack: who, whom, with what, and what is known of its outcome.

    `defence` is what the victim has without a roll; `damage` is 0 until the dice are kept.
    """
    if state.is_over() or state.depth == 0 or state.attack().attacker < 0:
        return None
    attack = state.attack()
    names = state.scenario().figure_names
    victim = attack.victim
    if victim < 0 and len(attack.queue) == 1:
        victim = attack.queue[0]
    told: Attack = {
        "attacker": FIGURE_IDS[names[attack.attacker]],
        "card": CARD_IDS[attack.card] if attack.card >= 0 else None,
        "spell": SPELL_IDS[attack.spell] if attack.spell >= 0 else None,
        "damage": attack.damage,
        "victim": None,
        "defence": 0,
        "roller": FIGURE_IDS[names[state.roll.roller]] if state.roll.roller >= 0 else None,
        "aim": aim_view(state),
    }
    if victim >= 0:
        told["victim"] = FIGURE_IDS[names[victim]]
        if not attack.wounds:
            told["defence"] = lessened(state, fixed_defence(state, victim), victim)
    return told


def figure_named(state: ConanState, name: i64) -> i64:
    """Return the figure on the board with a name, or -1."""
    names = state.scenario().figure_names
    for figure in range(len(names)):
        if names[figure] == name and state.zone[figure] != NOWHERE:
            return figure
    return -1


def steps_view(state: ConanState, figure: i64) -> list[StepTo]:
    """Return the neighbouring zones the figure may enter, with the movement points [MV-1]."""
    board = state.board()
    zone = state.zone[figure]
    found: list[StepTo] = []
    for place in range(board.around_from[zone], board.around_from[zone + 1]):
        border = board.around[place]
        cost = step_cost(state, figure, border)
        if cost != IMPOSSIBLE:
            other = board.other(border, zone)
            found.append({"zone": ZONE_IDS[zone_name(state, other)], "cost": cost})
    return found


def hidden_view(state: ConanState, zone: i64) -> list[HiddenZone]:
    """Return the zones out of sight, each with the borders of the map that hide it [BZ-12].

    No border: the map itself says that the two do not see each other.
    """
    board = state.board()
    found: list[HiddenZone] = []
    for other in range(board.zones):
        if has(state.sight[zone], other):
            continue
        pair = zone * board.zones + other
        borders = [
            int(board.blockers[place])
            for place in range(board.blockers_from[pair], board.blockers_from[pair + 1])
            if state.broken[board.blockers[place]] == 0
        ]
        borders += [
            int(board.doors_across[place])
            for place in range(board.doors_from[pair], board.doors_from[pair + 1])
            if state.closed[board.doors_across[place]] != 0
        ]
        found.append({"zone": ZONE_IDS[zone_name(state, other)], "by": borders})
    return found
