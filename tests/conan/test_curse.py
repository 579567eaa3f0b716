"""The curse of Set: an attack on Yasmela's carrier, reduced by dodging and armour."""

import pytest

from tablee.games.conan import data
from tablee.games.conan.powers.effects import lay
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tests.conan.arena import finish
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_of,
    give,
    hero,
    offered,
    overlords_turn,
)

CARRIER = "valeria"


def cursed(faces: str, *cards: str, gems: int = 9) -> ConanState:
    """Return a table just after the curse was rolled against Valeria, who has these cards."""
    state = GAME.new_game(2, 0, {"scenario": "the_serpents_awakening"})
    while asked(state) == "ChooseStart":
        do(state, offered(state)[0])
    for card in range(data.CARD_COUNT):
        while hero(state, CARRIER).cards[card]:
            hero(state, CARRIER).lose(card)
    hero(state, CARRIER).available = gems
    hero(state, CARRIER).fatigue = 0
    give(state, CARRIER, "yasmela", *cards)
    overlords_turn(state, 20)
    dice(state, faces)
    do(state, "tile event_1", "event area_attack_on_carrier")
    return state


def wounds(state: ConanState, *answers: str) -> int:
    do(state, *answers)
    finish(state, "OverlordActs")
    return int(hero(state, CARRIER).wounds)


@pytest.mark.rule("conan:SC-6", "conan:E92", "conan:DE-1")
def test_armour_dice_join_even_when_no_gem_is_spent() -> None:
    state = cursed("r3 r2 y2", "leather_armor")
    assert asked(state) == "Dodge"
    assert wounds(state, "gems 0") == 3


@pytest.mark.rule("conan:SC-6", "conan:E93")
def test_one_dodges_without_a_shield_and_no_card_of_active_defence_helps() -> None:
    colour = "yor"[int(data.SHEETS[hero(cursed("r0 r0"), CARRIER).sheet].dice[data.DEFENCE])]
    state = cursed(f"r3 r2 {colour}1 {colour}1", "shield")
    do(state, "gems 2")
    assert len(state.roll.shown) == 2
    assert wounds(state) == 3
    assert hero(state, CARRIER).used[data.DEFENCE] == 2


@pytest.mark.rule("conan:SC-6", "conan:E53", "conan:DE-3")
def test_halo_and_stone_skin_are_passive_defence_against_the_curse_too() -> None:
    state = cursed("r3 r2")
    state.mitras_halo |= 1 << figure_of(state, CARRIER)
    assert wounds(state, "gems 0") == 3
    state = cursed("r3 r2")
    figure = figure_of(state, CARRIER)
    lay(state, data.spell_id("stone_skin"), figure, figure)
    assert wounds(state, "gems 0") == 3


@pytest.mark.rule("conan:DE-3", "conan:RW-7")
def test_a_reaction_spell_may_answer_the_curse_before_the_dodge() -> None:
    state = GAME.new_game(2, 0, {"scenario": "the_serpents_awakening"})
    while asked(state) == "ChooseStart":
        do(state, offered(state)[0])
    carrier = hero(state, CARRIER)
    carrier.gain(data.card_id("yasmela"))
    carrier.available = 9
    carrier.spells |= 1 << data.spell_id("mitras_halo")
    overlords_turn(state, 20)
    # her sheet has no Spell Caster; only a spell could give her that skill
    state.granted[figure_of(state, CARRIER)] |= 1 << data.skill_id("spell_caster")
    do(state, "tile event_1")
    while asked(state) == "React":
        do(state, "pass")
    dice(state, "r3 r2")
    do(state, "event area_attack_on_carrier")
    assert asked(state) == "React"
    do(state, "cast mitras_halo")
    assert asked(state) == "Dodge"
    assert wounds(state, "gems 0") == 3
