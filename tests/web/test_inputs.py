"""How many inputs a person needs for one action, and how many moves are stored."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.person import DRAFT, EDGE, SETTLED, Person, Somebody, box_of
from tests.web.tables import sit_with_bots

pytestmark = pytest.mark.browser
DESKTOP = (1440, 900)


class Hand:
    """Clicks, and counts clicks and the moves that the page sends."""

    def __init__(self, person: Person) -> None:
        self.page = person.page
        self.inputs = 0
        self.moves = 0
        person.page.on("websocket", lambda socket: socket.on("framesent", self._sent))

    def _sent(self, text: Any) -> None:
        self.moves += '"type":"move"' in text

    def click(self, piece: Locator, **where: Any) -> None:
        piece.click(**where)
        self.inputs += 1
        self.page.wait_for_function(SETTLED)

    def button(self, words: str) -> None:
        self.click(self.page.locator(".prompt .acts").get_by_role("button", name=words))

    def piece(self, words: str) -> None:
        self.click(self.page.locator(".layer").get_by_role("button", name=words).first)


def test_eight_allies_are_discarded_with_nine_inputs(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    hand = Hand(me)
    sit_with_bots(me, "abyss", ["greedy"], mine=1, opening="eight_too_many")
    cards = me.page.locator(".cards .piece")
    expect(cards).to_have_count(14)
    expect(me.page.locator(".cards .legal")).to_have_count(
        14
    )  # each of them may be one of the eight
    for ally in (13, 0, 7, 3, 11, 5, 9, 1):  # in no order
        hand.click(cards.nth(ally), position=EDGE)
    assert me.page.evaluate(DRAFT) == "ready"
    hand.button("Do it")
    me.page.wait_for_function("() => document.querySelectorAll('.cards .piece').length === 6")
    assert (hand.inputs, hand.moves) == (9, 1)


def test_a_lord_of_four_allies_is_paid_with_five_inputs_and_one_move(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "fr")
    sit_with_bots(me, "abyss", ["greedy"], mine=0, opening="four_for_a_lord")
    hand = Hand(me)
    me.page.reload()
    me.page.locator(".court-lord.legal").first.click()
    me.page.locator(".cards .legal").nth(3).wait_for()
    for ally in (2, 0, 3, 1):
        hand.click(me.page.locator(".cards .piece").nth(ally), position=EDGE)
    hand.button("Valider")
    me.page.wait_for_function("() => !document.querySelector('.cards .piece')")
    assert (hand.inputs, hand.moves) == (5, 1)


def test_a_hero_walks_to_a_zone_in_reach_with_two_inputs(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    hand = Hand(me)
    sit_with_bots(me, "conan", ["greedy"], mine=1, opening="conan_beside_a_hunter")
    hand.piece("East clearing")  # two zones away, with a gem
    hand.button("Go · 1 gem")
    me.page.locator(".prompt").get_by_text("Gems available: 8, movement points: 0").wait_for()
    assert (hand.inputs, hand.moves) == (2, 1)


def test_a_hero_attacks_with_three_inputs(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    hand = Hand(me)
    sit_with_bots(me, "conan", ["greedy"], mine=1, opening="conan_beside_a_hunter")
    hand.piece("Pict Hunter")  # the first weapon is in hand
    hand.click(me.page.get_by_role("button", name="2 gems"))
    hand.button("Strike · 2 gems")
    me.page.locator(".log").get_by_text("Battle Axe").first.wait_for()
    assert (hand.inputs, hand.moves) == (3, 1)


def test_four_hunters_go_two_zones_with_six_inputs(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    hand = Hand(me)
    sit_with_bots(me, "conan", ["greedy"], mine=0, opening="four_hunters")
    hand.click(me.page.get_by_role("button", name="Pict Hunters (blue), costs 1"))
    hand.button("Activate · 1 gem")
    hand.piece("Altar of Jhebbal Sag")
    hand.click(me.page.locator(".prompt [data-sure]"))
    hand.button("3 figures follow")
    hand.click(me.page.locator(".prompt [data-sure]"))
    arrived = me.page.locator(".log").get_by_text("Altar of Jhebbal Sag")
    arrived.nth(3).wait_for()
    assert (hand.inputs, hand.moves) == (6, 3)


def test_a_gentleman_walks_two_places_with_two_inputs(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    hand = Hand(me)
    sit_with_bots(me, "smog", ["greedy"], mine=0, opening="a_market_to_walk")
    far = me.page.get_by_role("button", name="Walk to Tile 6: 2 actions")
    box = box_of(far)
    hand.click(far, position={"x": box["width"] / 2, "y": box["height"] * 0.85})
    hand.click(me.page.locator(".prompt [data-sure]"))
    me.page.locator(".log").get_by_text("Tile 6").first.wait_for()
    assert (hand.inputs, hand.moves) == (2, 1)


def test_a_proposed_payment_is_laid_out_at_once_and_can_be_changed(somebody: Somebody) -> None:
    me = somebody((1440, 900), "en")
    sit_with_bots(me, "abyss", ["random"] * 3, opening="abyss_full")
    assert me.wait_for_turn()
    page = me.page
    page.locator("[data-spot='recruit:2']").click()  # the alchemist: jellyfish only
    page.locator("[data-proposal]").click()
    page.wait_for_function(f"() => {DRAFT} === 'ready'")
    expect(page.locator(".hand .selected")).to_have_count(3)
    page.locator(".hand .selected").first.click(position=EDGE)
    page.wait_for_function("() => document.querySelectorAll('.hand .selected').length === 2")
