"""Attack From Beyond: a figure that dies makes one last attack, and nothing else [E22]."""

import pytest

from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.attack import die
from tests.conan.arena import arena, at, finish, grant, overlord
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_asked,
    figure_of,
    hero,
    offered,
    options,
    told,
)
from tests.games import Happening


def play_on(state: ConanState, *wanted: str) -> list[Happening]:
    """Answer in the simplest way until one of these is asked; return what happened."""
    events: list[Happening] = []
    for _ in range(400):
        if state.is_over() or asked(state) in wanted:
            return events
        words = offered(state)
        simple = [word for word in ("keep", "gems 0", "pass") if word in words]
        events += told(state, (simple or words)[0])
    raise AssertionError(f"still {asked(state)}")


def deaths(events: list[Happening], name: str) -> int:
    return events.count(Happening("died", name, 1))


def strikes(events: list[Happening], attacker: str) -> int:
    """Return how many of these events say that a figure acts."""
    return events.count(Happening("acts", attacker, 1))


@pytest.mark.rule("conan:E22", "conan:E20")
def test_nobody_counters_the_last_attack_of_the_dead() -> None:
    """« Immédiatement après sa mort, le Personnage effectue 1 attaque »: it is no target then."""
    state = arena({"valeria": "b3"}, {"akivasha": ["b3"]}, cards={"valeria": ["sword"]})
    state.available = 0
    state.life[figure_of(state, "akivasha")] = 1
    dice(state, "o2 o2 o2 r0 r0 r1")
    do(state, "act valeria", "fight sword", "figure akivasha", "gems 2", "keep")
    assert asked(state) == "StrikeFromBeyond"
    events = told(state, "figure valeria")
    events += play_on(state, "HeroActs", "HeroesAct")
    assert hero(state, "valeria").wounds == 1
    assert ("attacked", "akivasha", 1) not in events
    assert (strikes(events, "akivasha"), deaths(events, "akivasha")) == (1, 1)
    assert at(state, "akivasha") is None


@pytest.mark.rule("conan:E22", "conan:WD-2")
def test_a_hero_dies_once_and_moves_the_marker_once() -> None:
    state = arena(
        {"belit": "b3", "conan": "d1"},
        {"valeria": ["b3"]},
        gems=2,
        rule=[{"hook": "hero_death_moves_marker", "by": 1}],
    )
    before = state.round
    overlord(state, "valeria")
    state.available = 0
    dice(state, "o2 o2 r0 r0 r1 r3")  # with the last die she would strike the dead Bêlit
    do(state, "figure valeria")
    events = told(state, "figure belit")
    events += play_on(state, "ChooseAttacker", "OverlordActs")
    assert deaths(events, "belit") == 1
    assert state.round == before + 1
    assert at(state, "belit") is None


@pytest.mark.rule("conan:E22")
def test_two_who_kill_each_other_strike_once_each() -> None:
    state = arena({"belit": "b3", "conan": "d1"}, {"akivasha": ["b3"]}, gems=1)
    state.available = 0
    state.life[figure_of(state, "akivasha")] = 1
    dice(state, "r3 r3 r3")  # Akivasha's last attack kills Bêlit, whose own finds no target
    die(state, figure_of(state, "akivasha"))
    state.settle()
    events = told(state, "figure belit") if asked(state) == "StrikeFromBeyond" else []
    events += play_on(state, "HeroActs", "HeroesAct")
    assert (deaths(events, "belit"), deaths(events, "akivasha")) == (1, 1)
    assert ("attacked", "akivasha", 1) not in events
    assert state.depth == 0


@pytest.mark.rule("conan:E22")
def test_the_last_attack_of_one_killed_by_a_last_attack_strikes_the_living() -> None:
    """Bêlit strikes after Akivasha. She cannot strike the corpse, but she can strike a hyena."""
    state = arena({"belit": "b3", "conan": "d1"}, {"akivasha": ["b3"], "hyenas": ["b3"]}, gems=1)
    state.available = 0
    state.life[figure_of(state, "akivasha")] = 0
    dice(state, "r3 r3 r3 r3 r3 r3")
    die(state, figure_of(state, "akivasha"))
    state.settle()
    do(state, "figure belit")
    finish(state, "StrikeFromBeyond")
    assert options(state) == {"figure hyenas_1"}
    events = told(state, "figure hyenas_1") + play_on(state, "HeroActs", "HeroesAct")
    assert deaths(events, "hyenas_1") == deaths(events, "belit") == deaths(events, "akivasha") == 1


@pytest.mark.rule("conan:E22", "conan:E55")
def test_the_dead_casts_nothing_and_suffers_nothing_more() -> None:
    state = arena(
        {"hadrathus": "b3"},
        {"akivasha": ["b3"]},
        spells={"hadrathus": ["pestilential_swarm"], "akivasha": ["sets_halo"]},
    )
    akivasha = figure_of(state, "akivasha")
    state.life[akivasha] = 0
    die(state, akivasha)
    state.settle()
    do(state, "figure hadrathus")
    assert (asked(state), figure_asked(state)) == ("React", figure_of(state, "hadrathus"))
    events = told(state, "cast pestilential_swarm")
    events += play_on(state, "HeroActs", "HeroesAct")
    assert ("wounded", "akivasha", 1) not in events
    assert not [event for event in events if event[:2] == ("cast_spell", "sets_halo")]
    assert deaths(events, "akivasha") == 1


@pytest.mark.rule("conan:E22", "conan:E24", "conan:E26")
def test_the_dead_protects_nobody_and_covers_nobody() -> None:
    state = arena({"conan": "b3", "hadrathus": "b3"}, {"pict_hunters": ["b3"], "skuthus": ["b3"]})
    grant(state, "pict_hunters_1", "attack_from_beyond")
    hunter = figure_of(state, "pict_hunters_1")
    die(state, hunter)
    state.settle()
    zone = state.zone[hunter]
    assert zone >= 0  # it strikes before it is removed
    assert not state.living_in(zone) >> hunter & 1
    assert not state.enemies_in(zone, figure_of(state, "conan")) >> hunter & 1
    assert state.friends_in(zone, figure_of(state, "skuthus")) == 0
