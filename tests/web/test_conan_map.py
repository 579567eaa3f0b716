"""Conan's map in a real browser: the ground is painted, pieces are buttons, keys move the focus."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import findings
from tests.web.person import Somebody, box_of
from tests.web.tables import sit_with_bots

pytestmark = pytest.mark.browser
DESKTOP, PHONE = (1440, 900), (390, 844)
DRAWN = ".layer[data-drawn]"
SCENARIOS = {
    "pict_village": "In the Clutches of the Picts",
    "ships": "Hunting the Tigress",
    "fort": "In the Heart of Darkness",
    "inn": "The Key of Kuthchemes",
    "swamp": "The Thing from the Swamp",
    "citadel": "The Serpent’s Awakening",
}
# How many colours a picture of the map has, sampled at 64 x 64 points.
COLOURS = """name => {
  const canvas = document.querySelector(`.layer canvas.${name}`);
  const small = new OffscreenCanvas(64, 64).getContext('2d');
  if (!canvas || canvas.width < 100) return 0;
  small.drawImage(canvas, 0, 0, 64, 64);
  return new Set(new Uint32Array(small.getImageData(0, 0, 64, 64).data.buffer)).size;
}"""
PLENTY = 500


def is_painted(page: Page, canvas: str) -> None:
    page.wait_for_function(f"name => ({COLOURS})(name) > {PLENTY}", arg=canvas)


def test_all_six_maps_are_painted(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    page = me.page
    page.goto(f"{me.url}/scenarios")
    for name, title in SCENARIOS.items():
        page.get_by_role("button", name=title).click()
        page.locator("li.current", has_text=title).wait_for()
        page.locator(DRAWN).wait_for()
        is_painted(page, "near")
        is_painted(page, "far")
        colour = page.locator(".field").evaluate("node => getComputedStyle(node).backgroundColor")
        assert (colour == "rgb(20, 70, 92)") is (name == "ships")  # the sea, and no green bars
    assert findings(page) == []


def test_the_part_in_sight_is_painted_sharp_after_rest(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "conan", ["random"], mine=1)
    page = me.page
    page.locator(DRAWN).wait_for()
    width = "document.querySelector('.layer canvas.near').getBoundingClientRect().width"
    frame = box_of(page.locator(".field"))["width"]
    page.wait_for_function(f"() => Math.abs({width} - {frame}) < 2")
    page.locator(".field").hover()
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"() => {width} > 1.5 * {frame}")  # the old picture grows with the map
    page.wait_for_function(f"() => Math.abs({width} - {frame}) < 2")  # a new one takes its place
    is_painted(page, "near")


def test_pieces_are_buttons_with_full_names_and_arrows_go_among_them(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "conan", ["greedy"], mine=1, opening="conan_beside_a_hunter")
    page = me.page
    page.locator(DRAWN).wait_for()
    hunter = page.locator(".layer").get_by_role("button", name="Pict Hunter").first
    expect(hunter).to_have_count(1)
    zones = page.locator(".layer .way-there.legal")
    zones.first.focus()
    first = page.evaluate("document.activeElement.textContent")
    corner = box_of(page.locator(".layer"))
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"):
        page.keyboard.press(key)
        if page.evaluate("document.activeElement.textContent") != first:
            break
    assert page.evaluate("document.activeElement.matches('button.legal')")
    assert page.evaluate("document.activeElement.textContent") != first
    assert box_of(page.locator(".layer")) == corner  # the map stays


def test_names_of_zones_are_shown_by_a_key_and_none_covers_another(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "fr")
    sit_with_bots(me, "conan", ["random"], mine=1)
    page = me.page
    page.locator(DRAWN).wait_for()
    names = page.locator(".zone-name")
    expect(names).to_have_count(0)
    page.keyboard.press("p")
    names.first.wait_for()
    boxes = [box_of(name) for name in names.all()]
    assert len(boxes) > 10
    for place, one in enumerate(boxes):
        for other in boxes[place + 1 :]:
            apart_x = abs(one["x"] - other["x"]) + 1 >= min(one["width"], other["width"]) / 2
            apart_y = abs(one["y"] - other["y"]) >= min(one["height"], other["height"]) * 0.6
            assert apart_x or apart_y
    page.keyboard.press("p")
    names.first.wait_for(state="detached")


def test_on_a_phone_the_map_is_painted_and_figures_can_be_touched(somebody: Somebody) -> None:
    me = somebody(PHONE, "fr", theme="light")
    sit_with_bots(me, "conan", ["random"], mine=1)
    page = me.page
    page.locator(DRAWN).wait_for()
    is_painted(page, "near")
    hero = box_of(page.locator(".figure.hero").first)
    assert min(hero["width"], hero["height"]) >= 40
    assert not me.scrolls_sideways()
