"""What a seat may know, and how to re-deal the rest: the two belong together.

Two things are hidden: the place of the captive, from everybody except the overlord, and the order
of the chests' cards, from all. A change to `view` or `mark` needs the same change in `determinize`;
the contract tests compare them.
"""

from __future__ import annotations

from typing import Final

from tablee.core.bits import bit, count, has, listed
from tablee.core.native import i64, u8, vec
from tablee.core.rng import Rng
from tablee.games.conan.data import (
    ALLIES_BOX,
    BOX_COUNT,
    CARD_COUNT,
    CARD_IDS,
    CHARACTERISTICS,
    COLOUR_NAMES,
    EQUIPMENT_IDS,
    HERO_IDS,
    HERO_SLOTS,
    HEROES_SIDE,
    NOWHERE,
    OVERLORD,
    SHEETS,
    SKILL_IDS,
    SPELL_BOX,
    SPELL_COUNT,
    SPELL_IDS,
)
from tablee.games.conan.lasting import wearers, wears_token
from tablee.games.conan.moments import ON_A_SIDE, ON_A_ZONE, SPELL_POWERS
from tablee.games.conan.names import FIGURE_IDS, TILE_IDS, ZONE_IDS
from tablee.games.conan.records import ABSENT
from tablee.games.conan.scenario.moments import flag_is_set
from tablee.games.conan.scenario.rules.passages import deal_passages
from tablee.games.conan.scenario.scenario import BENEFITS
from tablee.games.conan.state import ConanState, name_of, zone_name
from tablee.games.conan.steps.overlord import price_at
from tablee.games.conan.view import fields as views
from tablee.games.conan.view.goals import goals_view
from tablee.games.conan.view.previews import acting_view, attack_view

FATES: Final[tuple[views.Fate, ...]] = ("in_play", "dead", "left", "absent")


def possible_hiding_places(state: ConanState) -> i64:
    """Return the set of zones where the captive may be, as far as the heroes know."""
    if state.hiding_place < 0:
        return 0
    return state.scenario().purposes.hiding_places & ~state.searched


def known_hiding_places(state: ConanState, seat: i64) -> i64:
    """Return the zones where the captive may be, as far as a seat knows: the overlord hid it."""
    if seat != OVERLORD:
        return possible_hiding_places(state)
    if state.hiding_place < 0:
        return 0
    return bit(state.hiding_place)


def determinize(state: ConanState, seat: i64, rng: Rng) -> ConanState:
    """Re-deal what `seat`, or a spectator, cannot see; the chests' deck is a bag."""
    twin = state.clone()
    twin.rng = rng.clone()
    rng.next32()
    if seat != OVERLORD and state.hiding_place >= 0:
        zones = listed(possible_hiding_places(state))
        twin.hiding_place = zones[rng.below(len(zones))]
    known: i64 = 0
    if seat > OVERLORD:
        known = state.looked
    real = state.passages & known
    unknown = state.scenario().purposes.passages & ~known
    twin.passages = real | deal_passages(rng, unknown, count(state.passages & ~known))
    return twin


def unknown(state: ConanState, seat: i64) -> tuple[int, ...]:
    """Return what `determinize` re-deals: the captive's hut and the passages not seen."""
    hut: i64 = NOWHERE
    if seat != OVERLORD:
        hut = state.hiding_place
    passages = state.passages
    if seat > OVERLORD:
        passages &= ~state.looked
    return int(hut), int(passages)


# -- for learning ----------------------------------------------------------------

MOST_UNITS: Final = 48
MOST_ZONES: Final = 36
HERO_FEATURES: Final[i64] = 12 + BOX_COUNT + CARD_COUNT + SPELL_COUNT
UNIT_FEATURES: Final[i64] = 3
ZONE_FEATURES: Final[i64] = CARD_COUNT + 4
TABLE_FEATURES: Final[i64] = 18
FEATURES: Final[i64] = (
    HERO_SLOTS * HERO_FEATURES
    + MOST_UNITS * UNIT_FEATURES
    + MOST_ZONES * ZONE_FEATURES
    + TABLE_FEATURES
)


def mark(state: ConanState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write the heroes, the units, the zones, the table.

    For each of four heroes:
        0      1 in play, 2 dead, 3 left, 4 absent
        1      zone + 1; 0: not on the board
        2      1 active
        3      1 has used the base movement
        4      1 has a halo
        5-7    gems available, in fatigue, in the wound zone
        8      load
        9      1 led by this seat
        10     1 does not want to act
        11     sheet
        then gems on each box, cards of each kind, 1 for each spell
    For each of 48 units: zone + 1, life (+ 100 with a halo), 1 carries a treasure.
    For each of 36 zones: cards of each kind on the ground; 1 a chest;
        1 the captive may be hidden there (to the overlord: is);
        1 a secret passage, 2 seen to be false, 3 seen to be real (by the heroes);
        1 has become water.
    The table: round, side, available, fatigue, removed, activations; the river's
    tiles from the left as tile + 1, + 100 if bloodied; the worth of the treasures that
    have left and of those that have not, the villagers devoured, 1 the charm is broken.
    """
    for figure in range(HERO_SLOTS):
        observe_hero(state, seat, figure, out, at + figure * HERO_FEATURES)
    at += HERO_SLOTS * HERO_FEATURES
    observe_units(state, out, at)
    at += MOST_UNITS * UNIT_FEATURES
    for zone in listed(state.littered):
        observe_ground(state, zone, out, at + zone * ZONE_FEATURES)
    observe_zones(state, seat, out, at + CARD_COUNT)
    observe_table(state, out, at + MOST_ZONES * ZONE_FEATURES)


def observe_units(state: ConanState, out: vec[u8], at: i64) -> None:
    zone = state.zone
    life = state.life
    halos = wearers(state)
    for figure in range(HERO_SLOTS, state.scenario().figures):
        out[at] = u8(zone[figure] + 1)
        out[at + 1] = u8(life[figure])
        if has(halos, figure):
            out[at + 1] += 100
        if has(state.bearers, figure):
            out[at + 2] = 1
        at += UNIT_FEATURES


def observe_ground(state: ConanState, zone: i64, out: vec[u8], at: i64) -> None:
    ground = state.ground
    for card in range(CARD_COUNT):
        out[at + card] = ground[zone * CARD_COUNT + card]


def observe_zones(state: ConanState, seat: i64, out: vec[u8], at: i64) -> None:
    """Write what is in the zones besides cards: most have nothing."""
    for zone in listed(state.chests):
        out[at + zone * ZONE_FEATURES] = 1
    for zone in listed(known_hiding_places(state, seat)):
        out[at + zone * ZONE_FEATURES + 1] = 1
    for zone in listed(state.scenario().purposes.passages):
        known: u8 = 1
        if knows_passage(state, seat, zone):
            known = 2
            if has(state.passages, zone):
                known = 3
        out[at + zone * ZONE_FEATURES + 2] = known
    for zone in listed(state.flooded):
        out[at + zone * ZONE_FEATURES + 3] = 1


def observe_hero(state: ConanState, seat: i64, figure: i64, out: vec[u8], at: i64) -> None:
    hero = state.at[figure]
    out[at] = u8(hero.fate + 1)
    out[at + 1] = u8(state.zone[figure] + 1)
    if hero.active:
        out[at + 2] = 1
    if hero.walked:
        out[at + 3] = 1
    if wears_token(state, figure):
        out[at + 4] = 1
    out[at + 5] = u8(hero.available)
    out[at + 6] = u8(hero.fatigue)
    out[at + 7] = u8(hero.wounds)
    out[at + 8] = u8(hero.load)
    if hero.seat == seat:
        out[at + 9] = 1
    if has(state.done, figure):
        out[at + 10] = 1
    out[at + 11] = u8(hero.sheet)
    at += 12
    boxes = hero.boxes
    for box in range(SPELL_BOX):
        out[at + box] = u8(boxes[box])
    out[at + ALLIES_BOX] = u8(boxes[ALLIES_BOX])
    for spell in listed(hero.spells):
        out[at + SPELL_BOX + spell] = u8(boxes[SPELL_BOX + spell])
    at += BOX_COUNT
    for card in hero.kinds:
        out[at + card] = u8(hero.cards[card])
    at += CARD_COUNT
    for spell in listed(hero.spells):
        out[at + spell] = 1


def observe_table(state: ConanState, out: vec[u8], at: i64) -> None:
    out[at] = u8(state.round)
    out[at + 1] = u8(state.side)
    out[at + 2] = u8(state.available)
    out[at + 3] = u8(state.fatigue)
    out[at + 4] = u8(state.removed)
    out[at + 5] = u8(state.activations)
    for place in range(len(state.river)):
        tile = state.river[place]
        out[at + 6 + place] = u8(tile + 1)
        if has(state.bloodied, tile):
            out[at + 6 + place] = u8(tile + 101)
    at += 14
    worth: i64 = 0
    for bag in state.bags.cards:
        worth += bag
    out[at] = u8(min(i64(255), state.gold))
    out[at + 1] = u8(min(i64(255), worth))
    out[at + 2] = u8(state.devoured)
    if flag_is_set(state):
        out[at + 3] = 1


# -- for people ------------------------------------------------------------------


def zone_id(state: ConanState, zone: i64) -> str:
    return ZONE_IDS[zone_name(state, zone)]


def figure_id(state: ConanState, figure: i64) -> str:
    return FIGURE_IDS[name_of(state, figure)]


def zone_ids(state: ConanState, zones: i64) -> list[str]:
    return [zone_id(state, zone) for zone in listed(zones)]


def card_names(counts: vec[i64]) -> list[str]:
    return [CARD_IDS[card] for card in range(CARD_COUNT) for copy in range(counts[card])]


def overlord_view(state: ConanState) -> views.Overlord:
    return {
        "available": state.available,
        "fatigue": state.fatigue,
        "removed": state.removed,
        "recovery": state.scenario().recovery[state.hero_count],
        "activations": state.activations,
        "benefits": [BENEFITS[tile] for tile in listed(state.scenario().benefits)],
    }


def river_view(state: ConanState, place: i64) -> views.RiverTile:
    tile = state.river[place]
    return {
        "tile": TILE_IDS[state.scenario().tile_names[tile]],
        "bloodied": has(state.bloodied, tile),
        "cost": price_at(state, place),
    }


def view(state: ConanState, seat: i64) -> views.ConanView:
    """Return what a seat may know; a spectator (NOBODY) sees what is public."""
    scenario = state.scenario()
    hides = seat == OVERLORD and state.hiding_place >= 0
    found: views.ConanView = {
        "seat": seat,
        "acting": acting_view(state),
        "attack": attack_view(state),
        "scenario": scenario.name,
        "titles": scenario.titles,
        "goals": goals_view(state),
        "round": state.round,
        "turn_limit": scenario.turn_limit,
        "side": "heroes" if state.side == HEROES_SIDE else "overlord",
        "heroes": [
            hero_view(state, figure)
            for figure in range(HERO_SLOTS)
            if state.at[figure].fate != ABSENT
        ],
        "units": [
            unit_view(state, figure)
            for figure in range(HERO_SLOTS, scenario.figures)
            if state.zone[figure] != NOWHERE
        ],
        "zones": [zone_view(state, zone) for zone in range(state.board().zones)],
        "overlord": overlord_view(state),
        "river": [river_view(state, place) for place in range(len(state.river))],
        "lasting": [lasting_view(state, place) for place in range(len(state.effect_spell))],
        "chest_deck_size": state.deck.size(),
        "petrified": [figure_id(state, figure) for figure in listed(state.petrified)],
        "captive_hidden_in": zone_id(state, state.hiding_place) if hides else None,
        "captive_may_be_in": zone_ids(state, possible_hiding_places(state)),
        "passages": [
            passage_view(state, seat, zone) for zone in listed(scenario.purposes.passages)
        ],
        "flooded": zone_ids(state, state.flooded),
        "gold": state.gold,
        "devoured": state.devoured,
        "carried_off": card_names(state.carried_off),
        "roll": roll_view(state),
    }
    if state.chests != 0:
        found["chest_difficulty"] = scenario.chest_difficulty
    shut = [
        door_view(state, border)
        for border in range(state.board().borders)
        if state.closed[border] != 0
    ]
    if len(shut) > 0:
        found["shut"] = shut
    return found


def door_view(state: ConanState, border: i64) -> views.Door:
    """Return what opens a closed door: a lock to pick, a key, damage, or a push [BZ-11]."""
    board, scenario = state.board(), state.scenario()
    zones = [zone_id(state, board.a[border]), zone_id(state, board.b[border])]
    found: views.Door = {"zones": zones}
    if scenario.lock[border] > 0:
        found["lock"] = scenario.lock[border]
    if scenario.key[border] >= 0:
        found["key"] = CARD_IDS[scenario.key[border]]
    if scenario.toughness[border] > 0:
        found["damage"] = scenario.toughness[border]
    if scenario.push_cost[border] > 0:
        found["points"] = scenario.push_cost[border]
    return found


def roll_view(state: ConanState) -> list[views.Rolled]:
    return [
        {"die": COLOUR_NAMES[colour], "shown": shown}
        for colour, shown in zip(state.roll.colours, state.roll.shown, strict=True)
    ]


def passage_view(state: ConanState, seat: i64, zone: i64) -> views.Passage:
    """Return whether a passage is real, if the seat knows: heroes who have looked do."""
    known = knows_passage(state, seat, zone)
    return {"zone": zone_id(state, zone), "real": has(state.passages, zone) if known else None}


def knows_passage(state: ConanState, seat: i64, zone: i64) -> bool:
    return seat > OVERLORD and has(state.looked, zone)


def unit_view(state: ConanState, figure: i64) -> views.Unit:
    scenario = state.scenario()
    found: views.Unit = {
        "figure": figure_id(state, figure),
        "zone": zone_id(state, state.zone[figure]),
        "life": state.life[figure],
    }
    signs = marks(state, figure)
    if len(signs) > 0:
        found["marks"] = signs
    if scenario.life[figure] > 1:
        found["most_life"] = scenario.life[figure]
    if state.is_ally(figure):
        found["ally"] = True
        found["leader"] = HERO_IDS[state.at[scenario.ally_of[figure]].sheet]
    return found


def has_acted(state: ConanState, figure: i64) -> bool:
    """Say whether a hero is done with this turn, or a unit has attacked in this activation."""
    if figure < HERO_SLOTS:
        return state.side == HEROES_SIDE and has(state.done, figure)
    return has(state.attacked, figure)


def carries_token(state: ConanState, figure: i64) -> bool:
    """Say whether a unit bears a treasure, or a hero somebody or something of the scenario's."""
    if figure >= HERO_SLOTS:
        return has(state.bearers, figure)
    held = state.at[figure].cards
    return any(held[card] > 0 for card in range(len(EQUIPMENT_IDS), CARD_COUNT))


def marks(state: ConanState, figure: i64) -> list[views.Mark]:
    """Return the tokens and states that lie on a figure."""
    signs: dict[views.Mark, bool] = {
        "halo": wears_token(state, figure),
        "table": state.on_table[figure] != 0,
        "held": state.held_by[figure] >= 0,
        "stilled": has(state.stilled, figure),
        "away": state.away_from[figure] != NOWHERE,
        "commanded": has(state.commanded, figure),
        "acted": has_acted(state, figure),
        "carrying": carries_token(state, figure),
    }
    webs: list[views.Mark] = ["web"] * int(state.webs[figure])
    return [name for name, shown in signs.items() if shown] + webs


def lasting_view(state: ConanState, place: i64) -> views.Lasting:
    """Return a spell that lasts, and on whom or where it works."""
    spell = state.effect_spell[place]
    target = state.effect_on[place]
    found: views.Lasting = {"spell": SPELL_IDS[spell]}
    works_on = SPELL_POWERS[spell].works_on
    if works_on == ON_A_SIDE:
        found["side"] = "heroes" if target == HEROES_SIDE else "overlord"
    elif works_on == ON_A_ZONE:
        found["zone"] = zone_id(state, target)
    else:
        found["figure"] = figure_id(state, target)
    return found


def hero_view(state: ConanState, figure: i64) -> views.Hero:
    hero = state.at[figure]
    sheet = SHEETS[hero.sheet]
    zone = state.zone[figure]
    return {
        "hero": HERO_IDS[hero.sheet],
        "seat": hero.seat,
        "fate": FATES[hero.fate],
        "zone": None if zone == NOWHERE else zone_id(state, zone),
        "active": hero.active,
        "available": hero.available,
        "fatigue": hero.fatigue,
        "wounds": hero.wounds,
        "boxes": {
            name: hero.boxes[box] for box, name in enumerate(box_names()) if hero.boxes[box] > 0
        },
        "limits": {name: sheet.limits[box] for box, name in enumerate(CHARACTERISTICS)},
        "cards": card_names(hero.cards),
        "load": hero.load,
        "max_load": sheet.max_load,
        "base_move": state.base_move(figure),
        "skills": [SKILL_IDS[skill] for skill in listed(state.skills(figure))],
        "spells": [SPELL_IDS[spell] for spell in listed(hero.spells)],
        "marks": marks(state, figure),
    }


def box_names() -> list[str]:
    return [*CHARACTERISTICS, *SPELL_IDS, "allies"]


def cards_in(state: ConanState, zone: i64) -> list[str]:
    return card_names(vec[i64]([state.lying(zone, card) for card in range(CARD_COUNT)]))


def zone_view(state: ConanState, zone: i64) -> views.Zone:
    """Return what is in a zone; in most there is little, and nothing is said of the rest."""
    found: views.Zone = {"zone": zone_id(state, zone)}
    if state.here[zone] != 0:
        found["figures"] = [figure_id(state, figure) for figure in listed(state.here[zone])]
    if has(state.littered, zone):
        found["cards"] = cards_in(state, zone)
    if has(state.chests, zone):
        found["chest"] = True
    if has(state.scenario().chests & ~state.chests, zone):
        found["opened"] = True
    doors = zones_behind(state, zone, state.closed)
    if len(doors) > 0:
        found["doors"] = doors
    broken = zones_behind(state, zone, state.broken)
    if len(broken) > 0:
        found["broken"] = broken
    return found


def zones_behind(state: ConanState, zone: i64, borders: vec[i64]) -> list[str]:
    """Return the zones on the other side of those borders of a zone that are marked."""
    board = state.board()
    return [
        zone_id(state, board.other(border, zone))
        for border in range(board.borders)
        if borders[border] != 0 and (board.a[border] == zone or board.b[border] == zone)
    ]
