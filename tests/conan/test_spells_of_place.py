"""Spells on zones, and spells that move, hold or doom somebody."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.powers.effects import HEROES_START, OVERLORDS_START, lay
from tablee.games.conan.powers.spells.journeys import room
from tablee.games.conan.steps.casting import can_cast
from tablee.games.conan.steps.wounds import RemoveDead
from tests.conan.arena import (
    arena,
    at,
    cast,
    finish,
    has_skill,
    local,
    named,
    overlord,
    reached,
    rest_of_turn,
    to,
)
from tests.conan.magic import CASTER, magic, until, works
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    figure_asked,
    figure_of,
    hero,
    offered,
    on_card,
    options,
    overlords_turn,
    told,
)

# -- zones ---------------------------------------------------------------------------------------


@pytest.mark.rule("conan:E117")
def test_spell_drying_earth() -> None:
    state = arena({CASTER: "w1"}, board="swamp", spells={CASTER: ["drying_earth"]})
    do(state, f"act {CASTER}")
    do(state, "cast drying_earth")
    assert "w1" in reached(state, "zone")
    assert "n2" not in reached(state, "zone")
    do(state, to(state, "w1", "zone"))
    events = told(state, to(state, "n2"))
    assert amount(events, "moved") == 1  # the bank asks nothing now


@pytest.mark.rule("conan:E117")
def test_spell_tears_of_dagon() -> None:
    state = magic("tears_of_dagon")
    cast(state, CASTER, "tears_of_dagon", to(state, "b3", "zone"))
    events = told(state, to(state, "b2"))
    assert amount(events, "moved") == 2


@pytest.mark.rule("conan:E117")
def test_drying_earth_undoes_tears_of_dagon_until_they_are_wept_again() -> None:
    state = arena({CASTER: "b3"}, spells={CASTER: ["tears_of_dagon", "drying_earth"]})
    cast(state, CASTER, "tears_of_dagon", to(state, "b3", "zone"))
    do(state, "cast drying_earth")
    assert reached(state, "zone") == ["b3"]  # no swamp here: only what the spell made
    do(state, to(state, "b3", "zone"))
    twin = state.clone()
    assert amount(told(twin, to(state, "b2")), "moved") == 1
    do(state, "cast tears_of_dagon", to(state, "b3", "zone"))
    assert amount(told(state, to(state, "b2")), "moved") == 2


@pytest.mark.rule("conan:E117")
def test_tears_of_dagon_are_wept_on_a_stable_zone_only() -> None:
    """« Cibler 1 Zone stable »: not a zone that tears have made unstable already."""
    state = magic("tears_of_dagon")
    cast(state, CASTER, "tears_of_dagon")
    assert {"b2", "b3"} <= set(reached(state, "zone"))
    do(state, to(state, "b3", "zone"), "cast tears_of_dagon")
    assert "b3" not in reached(state, "zone")
    assert "b2" in reached(state, "zone")


@pytest.mark.rule("conan:E117")
def test_a_swamp_zone_is_unstable_until_it_is_dried() -> None:
    """« cette Zone devient stable »: then it may become unstable again, and it dries only once."""
    state = arena(
        {CASTER: "w1"}, board="swamp", spells={CASTER: ["tears_of_dagon", "drying_earth"]}
    )
    do(state, f"act {CASTER}", "cast tears_of_dagon")
    assert "w1" not in reached(state, "zone")
    state = arena(
        {CASTER: "w1"}, board="swamp", spells={CASTER: ["tears_of_dagon", "drying_earth"]}
    )
    cast(state, CASTER, "drying_earth", to(state, "w1", "zone"))
    do(state, "cast drying_earth")
    assert "w1" not in reached(state, "zone")
    do(state, to(state, "w3", "zone"), "cast tears_of_dagon")
    assert {"w1", "w3"} <= set(reached(state, "zone"))
    do(state, to(state, "w1", "zone"))
    assert amount(told(state, to(state, "n2")), "moved") == 2  # 1 for the tears, none for the bank


@pytest.mark.rule("conan:E62", "conan:E57")
def test_spell_mystic_barrier() -> None:
    state = magic("mystic_barrier", {"hyenas": ["b4", "b3"]}, {"conan": "b2"})
    cast(state, CASTER, "mystic_barrier")
    assert "pass" in options(state)
    do(state, "pass", "act conan")
    assert "b3" not in reached(state, "move") + reached(state, "run")
    overlords_turn(state, 9)
    do(state, "tile hyenas", "figure hyenas_1")
    assert "b3" not in reached(state, "move")
    state.at[0].wounds += state.at[0].alive_gems()
    state.at[0].available = state.at[0].fatigue = 0
    RemoveDead(0).run(state)
    assert "b3" in reached(state, "move")  # it ends with its caster


@pytest.mark.rule("conan:E63", "conan:AR-2")
def test_spell_lethal_cloud() -> None:
    state = magic("lethal_cloud", {"hyenas": ["b5", "b2"], "pirates": ["b4"]})
    dice(state, "r3 r3")
    cast(state, CASTER, "lethal_cloud", to(state, "b4", "zone"))
    finish(state, "HeroActs")
    assert at(state, "pirates_1") is None
    overlords_turn(state, 0)
    state.available = 9
    state.settle()
    do(state, "tile hyenas", "figure hyenas_1")
    dice(state, "r3 r3")
    do(state, to(state, "b4"))
    finish(state, "ChooseMover", "ChooseAttacker", "OverlordActs")
    assert at(state, "hyenas_1") is None  # killed as it entered
    assert until(state) == HEROES_START


@pytest.mark.rule("conan:E63")
def test_a_cloud_strikes_a_survivor_once_however_often_he_crosses_it() -> None:
    """« Un même Personnage ne subit cet effet qu'1 fois jusqu'à sa dissipation »."""
    state = arena({"conan": "b2"}, {"skuthus": ["c4"]}, gems=20)
    lay(state, data.spell_id("lethal_cloud"), figure_of(state, "skuthus"), local(state, "b3"))
    dice(state, "r1 r1 r3 r3 r3 r3 r3 r3")
    do(state, "act conan", to(state, "b3"))  # he enters
    finish(state, "HeroActs")
    assert hero(state, "conan").wounds == 2
    do(state, to(state, "b2"))  # he leaves
    assert asked(state) == "HeroActs"
    do(state, to(state, "b3", "run"), to(state, "b4", "run"))  # he crosses it once more
    assert (asked(state), hero(state, "conan").wounds) == ("HeroActs", 2)


@pytest.mark.rule("conan:E63")
def test_one_who_was_there_when_the_cloud_came_leaves_it_unharmed() -> None:
    state = magic("lethal_cloud", heroes={"conan": "b4"})
    dice(state, "r1 r0 r3 r3")
    cast(state, CASTER, "lethal_cloud", to(state, "b4", "zone"))
    finish(state, "HeroActs")
    assert hero(state, "conan").wounds == 1
    do(state, "pass", "act conan", to(state, "b5"))
    assert (asked(state), hero(state, "conan").wounds) == ("HeroActs", 1)


@pytest.mark.rule("conan:E64")
def test_spell_recall() -> None:
    state = magic("recall", {"hyenas": ["b5"]}, {"conan": "b5", "belit": "b5"})
    cast(state, CASTER, "recall")
    assert reached(state, "zone") == ["b5"]
    do(state, to(state, "b5", "zone"))
    assert [at(state, name) for name in ("conan", "belit", "hyenas_1")] == ["b3", "b3", "b5"]


@pytest.mark.rule("conan:E64", "conan:E129")
def test_recall_brings_nobody_where_statues_leave_no_room_or_he_may_not_be() -> None:
    crowd = {"pirates": ["b3"] * 3, "hyenas": ["b3"] * 3}
    state = magic("recall", crowd, {"conan": "b5", "belit": "b5"})
    for name in ("pirates_1", "pirates_2", "pirates_3", "hyenas_1", "hyenas_2", "hyenas_3"):
        state.petrified |= 1 << figure_of(state, name)
    left = room(state, local(state, "b3"))
    assert 0 <= left < 2
    do(state, f"act {CASTER}")
    assert "cast recall" not in options(state)
    forbidden = {"hook": "zone_forbidden", "hero": "conan", "zones": ["b3"]}
    state = magic("recall", None, {"conan": "b5"}, rule=[forbidden])
    do(state, f"act {CASTER}")
    assert "cast recall" not in options(state)


# -- spells that move --------------------


@pytest.mark.rule("conan:E61", "conan:E130")
def test_spell_inversion() -> None:
    state = magic("inversion", {"hyenas": ["b5"], "pict_warriors": ["b3"]}, gems=4)
    cast(state, CASTER, "inversion", "figure hyenas_1")
    assert (at(state, CASTER), at(state, "hyenas_1")) == ("b5", "b3")
    assert on_card(state, CASTER, "inversion") == 2
    assert "inversion" in " ".join(options(state))  # no limit


@pytest.mark.rule("conan:E13", "conan:E59")
def test_spell_mind_control() -> None:
    state = magic("mind_control", {"hyenas": ["d4"], "pirates": ["b3"]})
    cast(state, CASTER, "mind_control", "figure hyenas_1")
    assert "pass" not in options(state)  # the first zone is paid
    assert sorted(reached(state, "zone")) == ["c4", "d3", "h7"]  # a wall parts d4 from h6
    do(state, to(state, "d3", "zone"))
    assert on_card(state, CASTER, "mind_control") == 1
    do(state, to(state, "d4", "zone"))
    assert on_card(state, CASTER, "mind_control") == 2
    do(state, "pass")
    assert at(state, "hyenas_1") == "d4"


@pytest.mark.rule("conan:E69")
def test_spell_dagons_attack() -> None:
    state = arena(
        {"conan": "b5"},
        {"zogar_sag": ["b4"], "tentacles": ["b3"]},
        spells={"zogar_sag": ["dagons_attack"]},
    )
    overlord(state, "zogar_sag")
    do(state, "magic zogar_sag", "cast dagons_attack", "figure tentacles_1")
    do(state, to(state, "b4", "zone"), "pass")
    assert asked(state) == "TentacleStrikes"
    assert named(state) == ["conan"]  # Reach
    do(state, "figure conan")
    finish(state, "ChooseAttacker")
    assert state.activations == 1
    assert at(state, "tentacles_1") == "b4"
    assert "extra zogar_sag" in options(state)  # his own activation goes on


@pytest.mark.rule("conan:E129")
def test_spell_shapechanger() -> None:
    state = magic("shapechanger", {"hyenas": ["b3"]}, {"conan": "d1"})
    cast(state, CASTER, "shapechanger")
    assert (at(state, CASTER), hero(state, CASTER).fate) == (None, 0)
    assert f"act {CASTER}" not in options(state)
    rest_of_turn(state)
    finish(state, "OverlordActs")
    do(state, "pass")
    finish(state, "ReturnToBoard")
    assert "b3" in reached(state, "zone")
    do(state, to(state, "b4", "zone"))
    assert at(state, CASTER) == "b4"


@pytest.mark.rule("conan:E119", "conan:SP-8")
def test_a_dizzy_caster_pays_one_gem_more_for_the_spell_not_for_each_zone() -> None:
    state = magic("mind_control", {"hyenas": ["b5"]}, gems=4)
    lay(
        state,
        data.spell_id("magical_dizziness"),
        figure_of(state, "hyenas_1"),
        figure_of(state, CASTER),
    )
    events = told(state, f"act {CASTER}", "cast mind_control", "figure hyenas_1")
    assert on_card(state, CASTER, "mind_control") == 2
    for _ in range(3):
        events += told(state, offered(state)[0])
    assert on_card(state, CASTER, "mind_control") == 4
    assert hero(state, CASTER).available == 0
    assert len([name for name, *_ in events if name == "cast_spell"]) == 1


# -- binding and dooming --------------------


@pytest.mark.rule("conan:E26")
def test_spell_barrier_of_the_winds() -> None:
    state = magic("barrier_of_the_winds", {"pict_archers": ["b5"]}, {"conan": "b4"})
    cast(state, CASTER, "barrier_of_the_winds", f"figure {CASTER}")
    overlord(state, "pict_archers")
    do(state, "volley pict_archers_1")
    assert named(state) == ["conan"]


@pytest.mark.rule("conan:E67")
def test_spell_changing_destiny() -> None:
    state = magic("changing_destiny", {"hyenas": ["b4"]}, {"conan": "b3"})
    cast(state, CASTER, "changing_destiny", "figure hyenas_1")
    rest_of_turn(state)
    finish(state, "OverlordActs")
    assert "tile hyenas" not in options(state)
    state.fated |= 1 << figure_of(state, "conan")
    do(state, "pass")
    finish(state, "ChooseState")
    while figure_asked(state) != figure_of(state, "conan"):
        do(state, "active")
    assert options(state) == {"rest"}


@pytest.mark.rule("conan:E66")
def test_spell_sets_possession() -> None:
    state = magic("sets_possession", {"hyenas": ["b5"], "pict_warriors": ["b3"]})
    cast(state, CASTER, "sets_possession", "figure hyenas_1")
    do(state, "cast sets_possession", "figure pict_warriors_1")
    assert on_card(state, CASTER, "sets_possession") == 4
    assert reached(state, "move") == []  # still blocked: it is lost in the overlord's turn
    rest_of_turn(state)
    assert not has_skill(state, "pict_warriors_1", "blocking")
    finish(state, "OverlordActs")
    do(state, "tile hyenas")
    assert asked(state) != "ChooseMover"
    assert "extra hyenas_1" not in options(state)
    finish(state, "OverlordActs")
    assert state.stilled == 0


@pytest.mark.rule("conan:E119")
def test_spell_magical_dizziness() -> None:
    state = magic("magical_dizziness", {"hyenas": ["b5"]}, {"zelata": "b3"}, gems=4)
    state.at[1].spells = 1 << data.spell_id("boris_rage")
    cast(state, CASTER, "magical_dizziness")
    assert named(state) == ["zelata"]
    do(state, "figure zelata")
    assert until(state) == HEROES_START
    do(state, to(state, "b2"), "pass", "act zelata", "cast boris_rage", "figure hyenas_1")
    assert hero(state, "zelata").available == 4 - 3
    box = data.SPELL_BOX + data.spell_id("boris_rage")
    assert (hero(state, "zelata").boxes[box], hero(state, "zelata").used[box]) == (3, 2)


@pytest.mark.rule("conan:E56", "conan:E119")
def test_magical_dizziness_lasts_until_the_next_turn_of_the_side_of_its_target() -> None:
    state = magic("magical_dizziness", {"zogar_sag": ["b5"]})
    me, enemy = figure_of(state, CASTER), figure_of(state, "zogar_sag")
    for caster, target, end in ((me, enemy, OVERLORDS_START), (enemy, me, HEROES_START)):
        lay(state, data.spell_id("magical_dizziness"), caster, target)
        assert until(state) == end


@pytest.mark.rule("conan:E128", "conan:RW-3")
def test_spell_putrescence() -> None:
    state = magic("putrescence", {"mummies": ["b3"]}, {"conan": "b3"})
    overlord(state, "mummies")
    do(state, "figure mummies_1", f"figure {CASTER}")
    assert asked(state) == "React"
    do(state, "cast putrescence")
    assert asked(state) == "Retarget"
    assert named(state) == ["conan"]
    do(state, "figure conan")
    finish(state, "ChooseAttacker", "OverlordActs")
    mummy = figure_of(state, "mummies_1")
    assert state.foes_struck[mummy] == 1 << figure_of(state, "conan")


@pytest.mark.rule("conan:E128")
def test_who_has_the_token_of_a_spell_casts_others_but_not_that_one_again() -> None:
    state = arena(
        {CASTER: "b3", "conan": "b3"},
        {"mummies": ["b3"]},
        spells={CASTER: ["putrescence", "boris_rage"]},
    )
    caster = figure_of(state, CASTER)
    assert can_cast(state, caster, data.spell_id("putrescence"))
    overlord(state, "mummies")
    do(state, "figure mummies_1", f"figure {CASTER}", "cast putrescence", "figure conan")
    finish(state, "ChooseAttacker", "OverlordActs")
    assert works(state, "putrescence", CASTER)
    assert can_cast(state, caster, data.spell_id("boris_rage"))
    assert not can_cast(state, caster, data.spell_id("putrescence"))
