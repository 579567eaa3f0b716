"""Equipment, objects and manipulation: what every card does."""

import pytest

from tablee.core.native import i64, vec
from tablee.games.conan import data
from tablee.games.conan.steps.heroes import ChooseState
from tests.conan.arena import arena
from tests.conan.tables import (
    amount,
    asked,
    dice,
    do,
    give,
    has_halo,
    hero,
    heroes_turn,
    lies,
    no_halo,
    offered,
    options,
    overlords_turn,
    place,
    refusal,
    strip,
    table,
    told,
    where,
    zone,
    zones_offered,
)

HUNTERS = [f"pict_hunters_blue_{n}" for n in range(1, 5)]
YELLOW, ORANGE, RED = (1, 0, 0), (0, 1, 0), (0, 0, 1)
NO = (0, 0, 0)

# As printed: weight, melee dice, melee rerolls, ranged dice, ranged rerolls, thrown.
WEAPONS = {
    "battle_axe": (3, RED, RED, RED, RED, True),
    "kris": (1, YELLOW, YELLOW, YELLOW, NO, True),
    "dagger": (2, YELLOW, NO, YELLOW, NO, True),
    "ornamental_spear": (2, ORANGE, ORANGE, ORANGE, ORANGE, True),
    "throwing_knives": (0, None, None, YELLOW, NO, False),
    "crossbow": (3, None, None, RED, NO, False),
    "bossonian_bow": (2, None, None, ORANGE, NO, False),
}
# weight, dice of the active defence, dice of the passive one.
PROTECTION = {
    "shield": (2, ORANGE, None),
    "buckler": (2, YELLOW, None),
    "leather_armor": (2, None, YELLOW),
    "chain_mail": (3, None, ORANGE),
}
OBJECTS = {"life_potion": 0, "explosive_orb": 1}


def counts(dice: vec[i64]) -> tuple[int, ...]:
    return tuple(int(number) for number in dice)


@pytest.mark.rule("conan:EQ-1", "conan:EQ-2")
@pytest.mark.parametrize("name", WEAPONS)
def test_every_weapon_gives_its_printed_bonus(name: str) -> None:
    weight, melee, melee_free, ranged, ranged_free, thrown = WEAPONS[name]
    state = table({"conan": "b3", "giant_snake": "b3"})
    strip(state, "conan")
    give(state, "conan", name)
    assert hero(state, "conan").load == weight
    do(state, "act conan")
    assert (f"fight {name}" in options(state)) == (melee is not None)
    for verb, bonus, free, own in (
        ("fight", melee, melee_free, 2),
        ("shoot", ranged, ranged_free, 1),
    ):
        if bonus is None:
            continue
        state = table({"conan": "b3", "giant_snake": "b3"})
        strip(state, "conan")
        give(state, "conan", name)
        do(state, "act conan", f"{verb} {name}", "figure giant_snake", "gems 1")
        pool = [0, 0, 0]
        pool[own] += 1
        assert counts(state.pool) == tuple(a + b for a, b in zip(pool, bonus, strict=True))
        assert counts(state.roll.free[3:6]) == free
        do(state, *["keep"] if asked(state) == "Rerolls" else [])
        while asked(state) != "HeroActs":
            do(state, offered(state)[-1] if asked(state) == "Rerolls" else "gems 0")
        gone = verb == "shoot" and thrown
        assert hero(state, "conan").cards[data.card_id(name)] == int(not gone)


@pytest.mark.rule("conan:EQ-2", "conan:GZ-9")
@pytest.mark.parametrize("name", PROTECTION)
def test_every_shield_and_armour_gives_its_printed_dice(name: str) -> None:
    weight, active, passive = PROTECTION[name]
    for gems in (0, 1):
        state = table({"conan": "b3", "giant_snake": "b3"})
        strip(state, "conan")
        give(state, "conan", name)
        assert hero(state, "conan").load == weight
        overlords_turn(state, 9)
        dice(state, "o2 o2 o2")
        do(state, "tile giant_snake")
        if asked(state) == "ChooseMover":
            do(state, "pass")
        do(state, "figure giant_snake", "figure conan", "keep", f"gems {gems}")
        expected = [0, gems, 0]
        for bonus in (active if gems else None, passive):
            if bonus is not None:
                expected = [a + b for a, b in zip(expected, bonus, strict=True)]
        assert list(counts(state.pool)) == expected


@pytest.mark.rule("conan:E45", "conan:HT-8", "conan:EQ-4")
@pytest.mark.parametrize(
    "wounds, fatigue, after", [(3, 3, (1, 3)), (1, 3, (0, 2)), (0, 1, (0, 0)), (0, 5, (0, 3))]
)
def test_card_life_potion(wounds: int, fatigue: int, after: tuple[int, int]) -> None:
    state = table({"conan": "b3"}, gems=4)
    give(state, "conan", "life_potion")
    conan = hero(state, "conan")
    conan.wounds, conan.fatigue = wounds, fatigue
    do(state, "act conan", "use life_potion")
    assert (conan.wounds, conan.fatigue) == after
    assert conan.available == 4 + min(2, wounds + fatigue)
    assert conan.cards[data.card_id("life_potion")] == 0


@pytest.mark.rule("conan:E42", "conan:EQ-4", "conan:MA-5")
@pytest.mark.parametrize("faces, lands", [("o2 o2", "b5"), ("o2 o0", "b3"), ("o0 o0", "b1")])
def test_card_explosive_orb(faces: str, lands: str) -> None:
    """The throw from b1 to b5 crosses four borders. The orb explodes where it lands."""
    state = table({"conan": "b1", **dict.fromkeys(HUNTERS, lands)})
    strip(state, "conan")
    give(state, "conan", "explosive_orb")
    if lands == "b1":  # the enemies beside the thrower hinder him
        faces = "o2 o1"
    dice(state, faces)
    do(state, "act conan", "throw explosive_orb", zone("b5"), "gems 2")
    dice(state, "r3 r1")
    events = told(state, "keep", "keep")  # the throw, then the explosion
    assert ("exploded", f"pict_village_{lands}", 1) in events
    while asked(state) == "OrderVictims":
        do(state, offered(state)[0])
    assert [where(state, name) for name in HUNTERS] == [None] * 4
    if lands == "b1":
        assert hero(state, "conan").wounds == 4
    assert hero(state, "conan").cards[data.card_id("explosive_orb")] == 0
    assert state.discarded[data.card_id("explosive_orb")] == 1


@pytest.mark.rule("conan:E42", "conan:HT-7")
def test_an_orb_may_be_thrown_at_the_own_zone_or_dropped_there() -> None:
    state = table({"conan": "h1"})
    give(state, "conan", "explosive_orb")
    do(state, "act conan", "throw explosive_orb")
    assert options(state) == {zone("h1")}
    state = table({"conan": "h1"})
    give(state, "conan", "explosive_orb")
    do(state, "act conan")
    assert "exploded" in [name for name, _, _ in told(state, "drop explosive_orb")]


@pytest.mark.rule("conan:E44")
def test_picking_up_giving_and_taking_an_orb_is_safe() -> None:
    state = table()
    state.lay(place("d1"), data.card_id("explosive_orb"))
    events = told(state, "act conan", "pick explosive_orb", "give explosive_orb", "figure belit")
    events += told(state, "take explosive_orb", "figure belit")
    assert "exploded" not in [name for name, _, _ in events]
    assert hero(state, "conan").boxes[4] == 3


# -- manipulation ------------------------------------------------------------------------


@pytest.mark.rule("conan:MA-1", "conan:MA-2", "conan:E74", "conan:E75")
def test_simple_manipulation_costs_one_gem_and_stays_in_the_zone() -> None:
    state = table({"belit": "b1", "conan": "b1", "shevatas": "b2"})
    state.lay(place("b1"), data.card_id("life_potion"))
    state.lay(place("b2"), data.card_id("buckler"))
    do(state, "act belit")
    assert {"pick life_potion", "give ornamental_spear", "take battle_axe"} <= options(state)
    assert not {"pick buckler", "take kris"} & options(state)
    do(state, "give ornamental_spear")
    assert options(state) == {"figure conan"}
    do(state, "figure conan", "take shield", "figure conan")
    assert (hero(state, "belit").boxes[4], hero(state, "belit").load) == (2, 2)
    overlords_turn(state, 9)
    assert not [word for word in options(state) if word.startswith(("pick", "open"))]


@pytest.mark.rule("conan:MA-2", "conan:E74")
@pytest.mark.parametrize("first, second", [("belit", "conan"), ("conan", "belit")])
def test_two_heroes_exchange_objects_whoever_of_them_acts(first: str, second: str) -> None:
    state = arena({first: "b3", second: "b3"}, cards={first: ["kris"], second: ["dagger"]})
    for me, mine, other in ((first, "kris", "dagger"), (second, "dagger", "kris")):
        do(state, f"act {me}")
        assert {f"give {mine}", f"take {other}"} <= options(state)
        heroes_turn(state)


@pytest.mark.rule("conan:MA-3", "conan:MA-4", "conan:MA-6")
def test_a_chest_opens_at_its_difficulty_and_a_failure_may_be_tried_again() -> None:
    state = table({"conan": "h1"})
    dice(state, "o1")
    do(state, "act conan", "open", "gems 1", "keep")
    assert (state.chests >> place("h1")) & 1
    dice(state, "o2")
    state.deck.cards = state.deck.cards[:1]  # an orb
    do(state, "open", "gems 1", "keep")
    assert not (state.chests >> place("h1")) & 1
    assert options(state) == {"card explosive_orb", "pass"}
    do(state, "card explosive_orb")
    assert hero(state, "conan").cards[data.card_id("explosive_orb")] == 1
    assert refusal(state, "open") == ("there-is-no-chest-here", "conan:MA-4")


@pytest.mark.rule("conan:MA-4")
def test_content_may_stay_on_the_ground_and_must_if_it_is_too_heavy() -> None:
    for heavy in (False, True):
        state = table({"hadrathus": "h1"})
        if heavy:
            give(state, "hadrathus", "shield", "buckler", "dagger")  # 8 of 8
        state.deck.cards = state.deck.cards[4:5]  # the chain mail
        dice(state, "o2")
        do(state, "act hadrathus", "open", "gems 1", "keep")
        if not heavy:
            do(state, "pass")
        assert lies(state, "h1", "chain_mail") == 1
        assert hero(state, "hadrathus").cards[data.card_id("chain_mail")] == 0


@pytest.mark.rule("conan:HI-5")
@pytest.mark.parametrize("who, opens", [("conan", False), ("hadrathus", True)])
def test_enemies_hinder_a_complex_manipulation(who: str, opens: bool) -> None:
    """Two successes, less one for the hunter; Hadrathus has Concentration."""
    state = table({who: "h1", HUNTERS[0]: "h1"})
    dice(state, "o2")
    do(state, f"act {who}", "open", "gems 1", "keep")
    assert bool((state.chests >> place("h1")) & 1) != opens


@pytest.mark.rule("conan:E122")
def test_skill_lock_picking() -> None:
    """Shevatas adds a red die to each lock, not to a throw."""
    state = table({"shevatas": "h1"})
    do(state, "act shevatas", "open", "gems 1")
    assert counts(state.pool) == (0, 0, 2)
    state = table({"shevatas": "b1"})
    do(state, "act shevatas", "throw kris", zone("b2"), "gems 1")
    assert counts(state.pool) == (0, 0, 1)


@pytest.mark.rule("conan:MA-5", "conan:E40", "conan:E73")
def test_objects_below_weight_four_are_thrown_along_the_line() -> None:
    for faces, lands in (("o2 o1", "b4"), ("o1 o0", "b2"), ("o0 o0", "b1")):
        state = table({"conan": "b1"})
        dice(state, faces)
        do(state, "act conan", "throw shield", zone("b4"), "gems 2", "keep")
        assert lies(state, lands, "shield") == 1
    state = table({"hadrathus": "b1"})
    give(state, "hadrathus", "yselda")
    do(state, "act hadrathus")
    assert "throw yselda" not in options(state)
    do(state, "throw dagger")
    assert "b1" not in zones_offered(state, "zone")
    assert refusal(state, zone("h4")) == ("this-zone-is-not-in-sight", "conan:BZ-12")


# -- spells --------------------------------------------------------------------------------


@pytest.mark.rule("conan:E59", "conan:E60", "conan:SP-8", "conan:SP-1")
def test_spell_teleportation() -> None:
    """One gem, plus one for each zone. Walls do not matter; it cannot end in a full zone."""
    state = table({"hadrathus": "b1", "giant_snake": "h4"}, gems=4)
    do(state, "act hadrathus", "cast teleportation")
    assert "h4" not in zones_offered(state, "zone")
    assert "h1" in zones_offered(state, "zone")
    assert refusal(state, zone("h4")) == ("too-far-or-too-full", "conan:E60")
    do(state, zone("c2"))  # b1, b2 or h4, c2: two zones
    assert (
        where(state, "hadrathus"),
        hero(state, "hadrathus").boxes[data.SPELL_BOX + data.spell_id("teleportation")],
    ) == ("c2", 3)
    assert "cast teleportation" not in options(state)  # 1 gem is left


@pytest.mark.rule("conan:E130", "conan:E12")
def test_a_carried_captive_is_teleported_too() -> None:
    state = table({"hadrathus": "b1"})
    strip(state, "hadrathus")
    hero(state, "hadrathus").gain(data.card_id("yselda"))
    hero(state, "hadrathus").load = 0  # as if she weighed nothing
    do(state, "act hadrathus", "cast teleportation", zone("b2"))
    assert hero(state, "hadrathus").cards[data.card_id("yselda")] == 1


@pytest.mark.rule("conan:SP-1", "conan:SP-2", "conan:E52", "conan:SP-3")
def test_spell_mitras_halo() -> None:
    state = table({"hadrathus": "b1"})
    hadrathus = hero(state, "hadrathus")
    do(state, "act hadrathus")
    assert "cast mitras_halo" not in options(state)  # one token at most
    no_halo(state)
    do(state, "cast mitras_halo")
    assert (
        has_halo(state, "hadrathus"),
        hadrathus.available,
        hadrathus.boxes[data.SPELL_BOX + data.spell_id("mitras_halo")],
    ) == (True, 6, 3)
    no_halo(state)
    assert refusal(state, "cast mitras_halo") == ("this-spell-cannot-be-cast", "conan:SP-2")


@pytest.mark.rule("conan:E52")
@pytest.mark.parametrize(
    "was, becomes, keeps",
    [(True, "active", True), (False, "active", False), (True, "rest", True), (False, "rest", True)],
)
def test_the_halo_leaves_when_its_bearer_rises_from_rest(
    was: bool, becomes: str, keeps: bool
) -> None:
    state = table()
    hero(state, "hadrathus").active = was
    state.push(ChooseState(1, 2))
    do(state, becomes)
    assert has_halo(state, "hadrathus") == keeps


@pytest.mark.rule("conan:SP-5", "conan:AR-1")
def test_spell_lightning_storm() -> None:
    state = table({"hadrathus": "b1", **dict.fromkeys(HUNTERS, "b5")})
    dice(state, "r2 r0")
    do(state, "act hadrathus", "cast lightning_storm")
    assert zones_offered(state, "zone") == ["a1", "b1", "b2", "b3", "b4", "b5", "c1", "d1"]
    do(state, zone("b5"))
    assert amount(told(state, "keep"), "damage") == 2
    assert [where(state, name) for name in HUNTERS] == [None] * 4
    assert (
        hero(state, "hadrathus").boxes[data.SPELL_BOX + data.spell_id("lightning_storm")],
        hero(state, "hadrathus").available,
    ) == (3, 6)


def test_a_resting_owner_does_not_drink() -> None:
    state = table()
    give(state, "conan", "life_potion")
    hero(state, "conan").active = False
    heroes_turn(state)
    assert "act conan" not in options(state)
