"""Both sides reach their objectives in one action: the one whose turn it is wins [E98]."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.state import ConanState
from tests.conan.arena import arena, finish, overlord
from tests.conan.tables import dice, do, figure_of, hero


def duel() -> ConanState:
    """Return a table where heroes need Akivasha dead and the overlord Bêlit; both strike dying."""
    state = arena(
        {"belit": "b3", "conan": "d1"},
        {"akivasha": ["b3"]},
        gems=2,
        cards={"belit": ["battle_axe"]},
        objective=[
            {
                "side": "heroes",
                "when": "immediate",
                "all": [{"test": "character_dead", "unit": "akivasha"}],
            },
            {
                "side": "overlord",
                "when": "immediate",
                "all": [{"test": "character_dead", "hero": "belit"}],
            },
        ],
    )
    state.life[figure_of(state, "akivasha")] = 1
    return state


@pytest.mark.rule("conan:E98", "conan:E22", "conan:SC-2")
def test_in_the_heroes_turn_they_win() -> None:
    state = duel()
    state.available = 0
    dice(state, "o2 o2 r3 r3 r3 r3")
    do(state, "act belit", "fight battle_axe", "figure akivasha", "gems 2")
    finish(state, "HeroesAct")
    assert hero(state, "belit").fate == 1  # Akivasha took her along
    assert state.fallen >> figure_of(state, "akivasha") & 1
    assert (state.is_over(), state.winner) == (True, data.HEROES_SIDE)


@pytest.mark.rule("conan:E98", "conan:E22", "conan:SC-2")
def test_in_the_overlords_turn_he_wins() -> None:
    state = duel()
    overlord(state, "akivasha")
    state.available = 0
    unit = state.unit(figure_of(state, "akivasha"))
    faces = [
        f"{name[0]}{best}"
        for name, number, best in zip(data.COLOUR_NAMES, unit.melee, (2, 2, 3), strict=True)
        for _ in range(number)
    ]
    dice(state, " ".join([*faces, "r3 r3 r3"]))
    do(state, "figure akivasha", "figure belit")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert hero(state, "belit").fate == 1
    assert state.fallen >> figure_of(state, "akivasha") & 1  # Bêlit took her along
    assert (state.is_over(), state.winner) == (True, data.OVERLORD_SIDE)
