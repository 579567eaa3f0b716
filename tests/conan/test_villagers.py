"""Facing the Serpent-Specter: who may attack, kill and devour villagers."""

import pytest

from tablee.games.conan.data import CARD_IDS
from tablee.games.conan.names import FIGURE_IDS, ZONE_IDS
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tests.conan.arena import finish
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_of,
    heroes_turn,
    options,
    overlords_turn,
    refusal,
    told,
)

VILLAGERS = CARD_IDS.index("villagers")
SERPENT = "facing_the_serpent_specter"


def village(places: dict[str, str] | tuple[()] = (), gems: int = 20) -> ConanState:
    """Return the Overlord's turn with these units only, and all villagers."""
    state = GAME.new_game(2, 0, {"scenario": SERPENT})
    for figure in range(4, state.scenario().figures):
        if FIGURE_IDS[state.scenario().figure_names[figure]] not in dict(places):
            state.put(figure, -1)
    for name, where in dict(places).items():
        put(state, name, where)
    overlords_turn(state, gems)
    return state


def zone(state: ConanState, name: str) -> int:
    return ZONE_IDS.index(f"swamp_{name}") - state.board().first_zone


def put(state: ConanState, name: str, where: str) -> None:
    state.put(figure_of(state, name), zone(state, where))


def there(state: ConanState, name: str) -> int:
    return int(state.lying(zone(state, name), VILLAGERS))


def attack(state: ConanState, tile: str, attacker: str) -> None:
    """Activate a tile without moving and let one of its figures attack."""
    do(state, f"tile {tile}")
    while asked(state) == "ChooseMover":
        do(state, "pass")
    do(state, attacker)


@pytest.mark.rule("conan:SC-6", "conan:ME-3")
def test_a_hunter_kills_a_villager_in_his_zone_who_is_not_devoured() -> None:
    state = village({"pict_hunters_green_1": "k1"})
    attack(state, "pict_hunters_green", "figure pict_hunters_green_1")
    assert options(state) == {"villager swamp_k1"}
    dice(state, "y1 y0")
    events = told(state, "villager swamp_k1", "pass", "keep")
    assert ("assailed", "swamp_k1", 1) in events
    assert ("captive_died", "villagers", 1) in events
    assert there(state, "k1") == 1
    assert state.devoured == 0
    assert state.discarded[VILLAGERS] == 1


@pytest.mark.rule("conan:SC-6", "conan:ME-3")
def test_without_a_success_the_villager_lives_and_the_attack_is_used_up() -> None:
    state = village({"pict_hunters_green_1": "k1"})
    attack(state, "pict_hunters_green", "figure pict_hunters_green_1")
    dice(state, "y0 y0")
    do(state, "villager swamp_k1")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert there(state, "k1") == 2
    assert "figure pict_hunters_green_1" not in options(state)
    assert state.depth == 0


@pytest.mark.rule("conan:SC-6", "conan:RA-1")
def test_archers_shoot_a_villager_in_sight_also_beside_a_hero() -> None:
    state = village({"pict_archers_orange_1": "n2"})
    seen = [name for name in ("k1", "k2", "k3", "k4", "k5", "k6") if sees(state, "n2", name)]
    put(state, "conan", "n3")
    state.lay(zone(state, "n3"), VILLAGERS)
    attack(state, "pict_archers_orange", "volley pict_archers_orange_1")
    assert options(state) == {
        "figure conan",
        "villager swamp_n3",
        *(f"villager swamp_{name}" for name in seen),
        *(f"figure {name}" for name in ("shevatas", "hadrathus") if is_seen(state, name, "n2")),
    }
    dice(state, "o2 o2 o2")
    do(state, "villager swamp_n3")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert there(state, "n3") == 0
    assert state.at[figure_of(state, "conan")].wounds == 0


def sees(state: ConanState, one: str, other: str) -> int:
    return state.sight[zone(state, one)] >> zone(state, other) & 1


def is_seen(state: ConanState, name: str, place: str) -> int:
    return state.sight[zone(state, place)] >> state.zone[figure_of(state, name)] & 1


@pytest.mark.rule("conan:SC-6", "conan:HI-4")
def test_hindrance_lowers_a_shot_at_a_villager() -> None:
    state = village({"pict_archers_orange_1": "n2"})
    put(state, "conan", "n2")
    state.lay(zone(state, "n3"), VILLAGERS)
    attack(state, "pict_archers_orange", "volley pict_archers_orange_1")
    archers = state.unit(figure_of(state, "pict_archers_orange_1"))
    colour = next(c for c in range(3) if archers.ranged[c])
    shown = ["0"] * int(archers.ranged[colour])
    shown[0] = "1"
    dice(state, " ".join("yor"[colour] + face for face in shown))
    do(state, "villager swamp_n3")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert there(state, "n3") == 1


@pytest.mark.rule("conan:ME-1")
def test_a_villager_in_the_next_zone_is_out_of_reach_of_melee_unless_it_is_saturated() -> None:
    state = village({"zogar_sag": "n3"})
    do(state, "tile zogar_sag")
    while asked(state) == "ChooseMover":
        do(state, "pass")
    assert "figure zogar_sag" not in options(state)
    for number in range(1, 5):
        put(state, f"pict_hunters_red_{number}", "k2")
    assert "figure zogar_sag" not in options(state)
    put(state, "pict_hunters_green_1", "k2")
    do(state, "figure zogar_sag")
    assert options(state) == {"villager swamp_k2"}


@pytest.mark.rule("conan:SC-6")
def test_heroes_do_not_attack_villagers() -> None:
    state = village()
    put(state, "conan", "k1")
    heroes_turn(state)
    do(state, "act conan")
    assert not [word for word in options(state) if word.startswith(("fight", "unarmed", "shoot"))]


@pytest.mark.rule("conan:SC-6")
def test_the_serpent_devours_and_needs_no_dice() -> None:
    state = village()
    for hero in ("conan", "shevatas", "hadrathus"):
        put(state, hero, "l5")
    do(state, "tile giant_snake", "zone swamp_w4", "wreck swamp_k2")
    assert "devour swamp_k2" in options(state)
    assert "figure giant_snake" not in options(state)
    assert refusal(state, "villager swamp_k2").rule == "conan:OT-5"


@pytest.mark.rule("conan:SC-6", "conan:E124")
def test_gas_kills_villagers_who_are_not_devoured_then() -> None:
    state = village()
    put(state, "conan", "k1")
    state.at[figure_of(state, "conan")].gain(VILLAGERS)
    dice(state, "r1")
    do(state, "tile event_1", "event area_wounds", "zone swamp_k1")
    assert there(state, "k1") == 0
    assert state.at[figure_of(state, "conan")].cards[VILLAGERS] == 0
    assert state.devoured == 0
    assert state.at[figure_of(state, "conan")].wounds == 1


@pytest.mark.rule("conan:SC-6", "conan:E124")
def test_villagers_whom_heroes_kill_count_as_devoured() -> None:
    state = village()
    put(state, "conan", "k1")
    state.at[figure_of(state, "conan")].gain(CARD_IDS.index("explosive_orb"))
    heroes_turn(state)
    dice(state, "r1 r0")
    do(state, "act conan", "drop explosive_orb")
    finish(state, "HeroActs")
    assert there(state, "k1") == 0
    assert state.devoured == 2


@pytest.mark.rule("conan:SC-2", "conan:SC-6")
def test_picts_who_kill_too_many_villagers_give_the_heroes_their_victory() -> None:
    state = village({"pict_hunters_green_1": "k1"})
    for name in ("k2", "k3", "k4", "k5"):
        state.lay(zone(state, name), VILLAGERS, -2)
        state.discarded[VILLAGERS] += 2
    attack(state, "pict_hunters_green", "figure pict_hunters_green_1")
    dice(state, "y2 y0")
    do(state, "villager swamp_k1")
    finish(state)
    assert state.winner == 0
