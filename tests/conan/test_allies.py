"""Allies and Command [AL], alone and with several leaders."""

from collections.abc import Sequence
from typing import Any

import pytest

from tablee.core.engine import NOBODY
from tablee.games.conan import data
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.games.conan.steps.allies import can_be_commanded, end_command
from tablee.games.conan.steps.wounds import RemoveDead
from tests.conan.arena import (
    arena,
    at,
    finish,
    life,
    named,
    overlord,
    put,
    reached,
    rest_of_turn,
    to,
)
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    figure_of,
    hero,
    heroes_turn,
    options,
    overlords_turn,
    refusal,
    told,
)

GUARD = "belits_guards_1"


def guarded(
    units: dict[str, list[str]] | None = None,
    heroes: dict[str, str] | None = None,
    guards: Sequence[str] = ("b3", "b3"),
    **more: Any,
) -> ConanState:
    """Return an arena where Bêlit in d1 leads guards."""
    return arena(
        {"belit": "d1", **(heroes or {})}, units, allies={"belits_guards": list(guards)}, **more
    )


def tile(state: ConanState, name: str = "belit") -> int:
    return hero(state, name).boxes[data.ALLIES_BOX]


@pytest.mark.rule("conan:MV-8", "conan:AL-1")
def test_an_ally_is_asked_by_the_rule_of_its_movement_and_strikes_by_that_of_attacks() -> None:
    state = guarded({"pict_hunters": ["b3"]})
    do(state, "act belit", f"command {GUARD}")
    question = state.question()
    assert question.rule(NOBODY) == "conan:MV-8"
    rules = {word: question.rule(GAME.actions.read(word)) for word in options(state)}
    assert rules.pop(f"figure {GUARD}") == "conan:AL-1"
    assert set(rules.values()) == {"conan:MV-8"}


@pytest.mark.rule("conan:MV-8", "conan:AL-1", "conan:AL-7")
def test_an_ally_moves_with_base_and_extra_mp() -> None:
    state = guarded()
    base = state.base_move(figure_of(state, GUARD))
    do(state, "act belit", f"command {GUARD}")
    assert tile(state) == 1
    steps = ["b2", "b3"] * 4
    for count, zone in enumerate(steps, 1):
        choice = to(state, zone) if count <= base else to(state, zone, "run")
        if count > 2 * base:
            assert asked(state) != "AllyActs" or choice not in options(state)
            break
        do(state, choice)
    assert tile(state) == 1 + base  # one gem for each MP bought, at most its base MP


@pytest.mark.rule("conan:MV-8", "conan:E78")
def test_what_an_ally_has_left_of_its_base_mp_is_lost_when_it_gets_extra_ones() -> None:
    """« L'Allié effectue son mouvement avec ses PM de base, tout reliquat est perdu »."""
    state = guarded(guards=["b1"])  # 3 base MP
    do(state, "act belit", f"command {GUARD}", to(state, "a1"), to(state, "b1"))
    assert (state.points, tile(state)) == (1, 1)
    assert to(state, "h4") not in options(state)  # the flap costs 2
    do(state, to(state, "h4", "run"))
    assert (at(state, GUARD), tile(state)) == ("h4", 1 + 2)
    assert asked(state) == "HeroActs"  # 1 of its 3 extra MP is left, the way out costs 2


@pytest.mark.rule("conan:MV-8", "conan:E78")
def test_an_ally_gets_no_step_that_its_extra_mp_alone_do_not_pay() -> None:
    state = guarded({"pict_hunters": ["b1", "b1", "b1"]}, guards=["b1"])
    do(state, "act belit", f"command {GUARD}")
    assert "a1" not in reached(state, "move") + reached(state, "run")  # 1 + 3 for the hunters
    state = guarded({"pict_hunters": ["b1", "b1"]}, guards=["b1"])
    do(state, "act belit", f"command {GUARD}")
    assert "a1" in reached(state, "move")


@pytest.mark.rule("conan:E78", "conan:E81")
def test_base_and_extra_mp_of_an_ally_tear_a_web_together() -> None:
    """« dépenser 4 PM en 1 fois (PM de base et PM supplémentaires) »."""
    state = guarded(guards=["b1"])
    state.webs[figure_of(state, GUARD)] = 1
    do(state, "act belit", f"command {GUARD}", "tear")
    assert (state.webs[figure_of(state, GUARD)], tile(state)) == (0, 1 + 1)


@pytest.mark.rule("conan:MV-8", "conan:AL-7")
def test_an_ally_gets_as_many_extra_mp_in_the_next_round() -> None:
    """The limit starts again: « Un même Allié peut dépenser au maximum autant que ses PM »."""
    state = guarded(gems=20, guards=["b3"])
    for spent in (4, 8):
        do(state, "act belit", f"command {GUARD}")
        for zone in ("b2", "b3", "b2", "b3", "b2", "b3"):
            step = to(state, zone) if to(state, zone) in options(state) else to(state, zone, "run")
            do(state, step)
        assert asked(state) == "HeroActs"  # 3 base and 3 extra MP, and no more
        assert 20 - hero(state, "belit").available == spent
        hero(state, "belit").wounds += tile(state)  # nothing to recover
        hero(state, "belit").boxes[data.ALLIES_BOX] = 0
        do(state, "pass", "done belit", "pass", "active")


@pytest.mark.rule("conan:AL-3", "conan:E101", "conan:ME-5")
def test_an_ally_that_attacks_loses_its_base_mp_but_may_get_bought_ones() -> None:
    state = guarded({"pict_hunters": ["b3", "b2"]})
    do(state, "act belit", f"command {GUARD}", f"figure {GUARD}", "figure pict_hunters_1")
    finish(state, "AllyActs", "HeroActs")
    assert asked(state) == "AllyActs"
    assert reached(state, "move") == []
    assert "b2" in reached(state, "run")
    assert named(state) == []  # one attack


@pytest.mark.rule("conan:AL-1")
def test_each_ally_acts_once_in_a_phase() -> None:
    state = guarded(guards=["b3"])
    do(state, "act belit", f"command {GUARD}", "pass")
    assert named(state, "command") == []
    assert refusal(state, f"command {GUARD}") == ("this-ally-cannot-be-commanded", "conan:AL-1")


@pytest.mark.rule("conan:AL-2", "conan:AL-7")
def test_any_active_leader_commands_any_ally() -> None:
    state = guarded(heroes={"amboola": "d2"})
    do(state, "act amboola", f"command {GUARD}", "pass")
    assert (tile(state), tile(state, "amboola")) == (0, 1)
    state = guarded(heroes={"amboola": "d2"})
    hero(state, "amboola").active = False
    heroes_turn(state)
    assert "act amboola" not in options(state)


@pytest.mark.rule("conan:AL-4", "conan:E94", "conan:DE-4")
def test_a_resting_leader_buys_defence_and_rerolls_for_an_ally() -> None:
    state = guarded({"hyenas": ["b3"]}, guards=["b3"])
    hero(state, "belit").active = False
    overlord(state, "hyenas")
    do(state, "figure hyenas_1")
    dice(state, "y2 o2 o0 o0")
    do(state, f"figure {GUARD}")
    finish(state, "ChooseDefence")
    assert state.to_move() == hero(state, "belit").seat
    do(state, "gems 2")
    assert tile(state) == 2
    assert "paid orange_0" in options(state)
    do(state, "paid orange_0")
    assert hero(state, "belit").boxes[data.REROLL] == 1


@pytest.mark.rule("conan:AL-1", "conan:E94")
def test_a_commander_answers_for_the_ally_under_command_and_no_other() -> None:
    """Bêlit and Amboola belong to two seats; the first leader answers for all other allies."""
    state = guarded(heroes={"amboola": "d2"}, seats=3)
    belit, amboola = hero(state, "belit").seat, hero(state, "amboola").seat
    assert belit != amboola
    guards = [figure_of(state, f"belits_guards_{n}") for n in (1, 2)]
    assert [state.seat_of(guard) for guard in guards] == [belit, belit]
    do(state, "act amboola", "command belits_guards_2")
    assert [state.seat_of(guard) for guard in guards] == [belit, amboola]


@pytest.mark.rule("conan:AL-5", "conan:GZ-5")
def test_gems_on_ally_tiles_go_to_fatigue() -> None:
    state = guarded()
    do(state, "act belit", f"command {GUARD}", "pass")
    rest_of_turn(state)
    assert (tile(state), hero(state, "belit").fatigue) == (0, 1)


@pytest.mark.rule("conan:AL-6", "conan:E102")
def test_allies_leave_with_the_last_leader_not_with_a_loaded_one() -> None:
    state = guarded(heroes={"conan": "d1"})
    belit = hero(state, "belit")
    belit.wounds, belit.available = 9, 0
    state.ally = figure_of(state, GUARD)
    RemoveDead(figure_of(state, "belit")).run(state)
    assert at(state, GUARD) == "b3"  # in the middle of its activation
    end_command(state)
    assert [at(state, f"belits_guards_{n}") for n in (1, 2)] == [None, None]


@pytest.mark.rule("conan:E94", "conan:RW-4")
def test_an_ally_may_be_sacrificed_for_a_hero() -> None:
    state = guarded({"hyenas": ["d1"]}, guards=["d1"])
    overlord(state, "hyenas")
    do(state, "figure hyenas_1", "figure belit")
    assert asked(state) == "Sacrifice"
    dice(state, "y2 o2")
    do(state, f"figure {GUARD}")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert (at(state, GUARD), hero(state, "belit").wounds) == (None, 0)


@pytest.mark.rule("conan:E135", "conan:WD-3", "conan:SC-4")
def test_an_ally_has_one_life_point_and_comes_with_its_hero() -> None:
    state = arena({"conan": "d1", "belit": "d1"}, allies={"conans_lion": ["b3"]})
    assert life(state, "conans_lion") == 1
    assert state.printed.ally_of[figure_of(state, "conans_lion")] == figure_of(state, "conan")


@pytest.mark.rule("conan:HI-1", "conan:E7")
def test_allies_cover_enemies_and_hinder_them() -> None:
    state = guarded({"hyenas": ["b3"]}, heroes={"conan": "b3"}, guards=["b3"])
    assert state.hindrance(figure_of(state, "conan")) == 0
    put(state, GUARD, "d1")
    assert state.hindrance(figure_of(state, "conan")) == 1
    overlords_turn(state, 9)
    do(state, "tile hyenas", "figure hyenas_1")
    events = told(state, to(state, "b2"))
    assert amount(events, "moved") == 1  # Evasive


@pytest.mark.rule("conan:CH-2")
def test_units_attack_allies_and_allies_attack_units() -> None:
    state = guarded({"pict_hunters": ["b3"]}, guards=["b3"])
    overlord(state, "pict_hunters")
    do(state, "figure pict_hunters_1")
    assert named(state) == [GUARD]


@pytest.mark.rule("conan:AL-1")
def test_an_ally_that_has_died_is_not_commanded() -> None:
    state = guarded()
    guards = [figure_of(state, name) for name in (GUARD, "belits_guards_2")]
    assert can_be_commanded(state) == 1 << guards[0] | 1 << guards[1]
    RemoveDead(guards[0]).run(state)
    assert can_be_commanded(state) == 1 << guards[1]
