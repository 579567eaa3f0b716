"""Builders that set up a table in a known position, without playing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tablee.core.engine import empty_agenda
from tablee.core.native import i64, vec
from tablee.core.rng import loaded
from tablee.games.conan import data
from tablee.games.conan.names import FIGURE_IDS, TILE_IDS, ZONE_IDS
from tablee.games.conan.records import Hero
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.heroes import HeroesTurn
from tablee.games.conan.steps.objectives import CHECK_VICTORY
from tablee.games.conan.steps.overlord import OVERLORD_ACTS
from tablee.games.conan.steps.round import END_HEROES_TURN, END_OVERLORDS_TURN
from tests.games import Happening, Verbs

VERBS = Verbs(GAME)
do, refusal, told = VERBS.do, VERBS.refusal, VERBS.told
options, offered = VERBS.options, VERBS.offered

COLOURS = {"y": 0, "o": 1, "r": 2}


def table(
    places: Mapping[str, str] | None = None,
    heroes: int = 4,
    seats: int = 2,
    hidden: str = "h7",
    gems: int = 9,
) -> ConanState:
    """Return a table in the heroes' action phase, with only the figures named; heroes are active.

    Heroes that are not named stand on d1. Every hero has `gems` available and none in
    fatigue, so that sheets do not matter unless they are tested.
    """
    state = GAME.new_game(seats, 0, {"heroes": heroes})
    do(state, zone(hidden))
    for figure in range(4, state.scenario().figures):
        if FIGURE_IDS[state.scenario().figure_names[figure]] not in (places or {}):
            state.put(figure, -1)
            state.life[figure] = 0
    for name, where in (places or {}).items():
        state.put(figure_of(state, name), place(where))
    for figure in range(heroes):
        state.at[figure].available = gems
        state.at[figure].fatigue = 0
    heroes_turn(state)
    return state


def heroes_turn(state: ConanState) -> None:
    """Let the heroes' action phase begin now."""
    state.agenda = empty_agenda()
    state.side = 0
    state.push(HeroesTurn(0), END_HEROES_TURN)
    state.settle()


def overlords_turn(state: ConanState, gems: int | None = None) -> None:
    """Let the overlord act now, with so many gems available."""
    state.agenda = empty_agenda()
    state.side = 1
    state.activations = 2
    if gems is not None:
        state.available = gems
    state.push(OVERLORD_ACTS, CHECK_VICTORY, END_OVERLORDS_TURN)
    state.settle()


def place(name: str) -> int:
    """Return the number of a zone of the village."""
    return ZONE_IDS.index(f"pict_village_{name}")


def zone(name: str, verb: str = "zone") -> str:
    """Return a choice that names a zone."""
    return f"{verb} pict_village_{name}"


def figure_of(state: ConanState, name: str) -> int:
    return int(state.scenario().figure_of[FIGURE_IDS.index(name)])


def where(state: ConanState, name: str) -> str | None:
    number = state.zone[figure_of(state, name)]
    return None if number < 0 else ZONE_IDS[number].removeprefix("pict_village_")


def hero(state: ConanState, name: str) -> Hero:
    return state.at[figure_of(state, name)]


def river(state: ConanState) -> list[str]:
    return [TILE_IDS[state.scenario().tile_names[tile]] for tile in state.river]


def tile_of(state: ConanState, name: str) -> int:
    return int(state.scenario().tile_of[TILE_IDS.index(name)])


def give(state: ConanState, name: str, *cards: str) -> None:
    for card in cards:
        hero(state, name).gain(data.card_id(card))


def strip(state: ConanState, name: str) -> None:
    """Take everything from a hero's inventory."""
    for card in range(data.CARD_COUNT):
        while hero(state, name).cards[card]:
            hero(state, name).lose(card)


def lies(state: ConanState, where: str, card: str) -> int:
    return int(state.lying(place(where), data.card_id(card)))


def on_card(state: ConanState, name: str, spell: str) -> int:
    """Return the gems on a hero's spell card."""
    return int(hero(state, name).boxes[data.SPELL_BOX + data.SPELL_IDS.index(spell)])


def has_halo(state: ConanState, name: str) -> bool:
    return bool(state.mitras_halo >> figure_of(state, name) & 1)


def no_halo(state: ConanState) -> None:
    """Remove all halos of Mitra."""
    state.mitras_halo = 0


def dice(state: ConanState, faces: str = "") -> None:
    """Let the next dice show these successes, in the order of the roll: "y0 o2 r1"."""
    script = []
    for word in faces.split():
        colour, shown = COLOURS[word[0]], int(word[1])
        sides = list(data.FACES)[colour * 6 : colour * 6 + 6]
        script.append(sides.index(shown))
    state.rng = loaded(vec[i64](script))


def zones_offered(state: ConanState, verb: str) -> list[str]:
    prefix = f"{verb} pict_village_"
    return sorted(word.removeprefix(prefix) for word in options(state) if word.startswith(prefix))


def asked(state: ConanState) -> str:
    return type(state.question()).__name__


def figure_asked(state: ConanState) -> int:
    """Return the figure that the question is about."""
    step: Any = state.question()
    return int(step.figure)


def amount(events: Sequence[Happening], name: str) -> int:
    """Return the amount of the one event of this name."""
    (found,) = [number for event, _, number in events if event == name]
    return found
