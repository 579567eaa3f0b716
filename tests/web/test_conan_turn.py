"""A hero's turn in a real browser: an attack with its odds, a walk, the bag; nothing jumps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.axe import findings
from tests.web.person import Person, Somebody, box_of
from tests.web.tables import sit_with_bots

pytestmark = pytest.mark.browser
OPENING = "conan_beside_a_hunter"
TARGET = "pict_hunters_blue_1"
MAP_SHARE = 0.45  # of the height, on a phone
# How much of the map is visible, and where the question is.
PLACES = """() => {
  const map = document.querySelector('.conan-map').getBoundingClientRect();
  const prompt = document.querySelector('.prompt').getBoundingClientRect();
  const over = [...document.querySelectorAll('.attack-card, .conan-tray, .drawer')]
    .map((node) => node.getBoundingClientRect().top);
  const low = innerWidth < 700 ? Math.min(map.bottom, ...over) : map.bottom;
  return {
    share: (low - map.top) / innerHeight,
    prompt: [Math.round(prompt.top), Math.round(prompt.height)],
    map: [Math.round(map.top), Math.round(map.height)],
    below: [...document.querySelectorAll('.prompt .acts button')]
      .filter((button) => button.getBoundingClientRect().bottom > innerHeight + 1).length,
    outside: [...document.querySelectorAll('.prompt .primary, .prompt .way-out')]
      .filter((button) => {
        const acts = button.parentElement.getBoundingClientRect();
        const own = button.getBoundingClientRect();
        return own.left < acts.left - 1 || own.right > acts.right + 1
          || own.top < acts.top - 1 || own.bottom > acts.bottom + 1;
      }).length,
    scrolled: [...document.querySelectorAll('.attack-card')]
      .filter((card) => card.scrollHeight > card.clientHeight + 1).length,
    wide: map.width / innerWidth,
    high: map.height / innerHeight,
  };
}"""
SIDEWAYS = [(844, 390), (740, 360)]


# The card of an attack lies beside its target, and a line leads there; on a phone it is below.
CLEAR = """() => {
  const [card, target] = ['.attack-card', '.layer [data-spot$=TARGET]']
    .map((found) => document.querySelector(found)?.getBoundingClientRect());
  const apart = (one, other) => one.right <= other.left || other.right <= one.left
    || one.bottom <= other.top || other.bottom <= one.top;
  return innerWidth < 700 || (apart(card, target) && document.querySelector('.tie line') !== null);
}"""


def look_sideways(me: Person) -> None:
    """Turn the phone: the map has half the width, and what there is to press is in sight."""
    upright = me.page.viewport_size
    assert upright is not None
    for width, height in SIDEWAYS:
        me.page.set_viewport_size({"width": width, "height": height})
        found = me.page.evaluate(PLACES)
        assert found["wide"] >= 0.5, found
        assert found["high"] >= 0.6, found
        assert (found["below"], found["outside"], found["scrolled"]) == (0, 0, 0), found
        assert not me.scrolls_sideways()
    me.page.set_viewport_size(upright)


def play_a_turn(me: Person, sideways: bool) -> list[Any]:
    """Attack, cancel, walk, open the bag; return the layout of the page each time."""
    page = me.page
    seen: list[Any] = []

    def look() -> None:
        page.wait_for_timeout(200)
        seen.append(page.evaluate(PLACES))
        if sideways:
            look_sideways(me)

    me.wait_for_turn()
    page.locator("[data-lead]").wait_for()
    look()
    page.locator("[data-lead]").click()
    page.locator(".attack-card .column").first.wait_for()
    look()
    page.locator(".attack-card .column").nth(1).click()
    page.locator(".prompt [data-sure]:enabled").wait_for()
    look()
    assert page.evaluate(CLEAR.replace("TARGET", TARGET))
    page.keyboard.press("Escape")
    page.locator(".attack-card").wait_for(state="detached")
    page.locator(".way-there.walk").first.dispatch_event("click")
    page.locator(".prompt [data-sure]:enabled").wait_for()
    look()
    page.keyboard.press("Escape")
    page.locator("[data-lead]").click()
    page.locator(".attack-card .column").first.click()
    page.locator(".prompt [data-sure]:enabled").click()
    page.locator(".conan-tray .die").first.wait_for()
    look()
    return seen


def open_the_sheets(me: Person) -> list[Any]:
    """Open what a phone keeps in sheets, each closed in another way."""
    page = me.page
    sheet = page.locator(".drawer")
    seen: list[Any] = []
    for name in ("bag", "talents"):
        page.locator(f"[data-drawer={name}]").click()
        sheet.wait_for()
        seen.append(page.evaluate(PLACES))
        assert findings(page) == []
        page.keyboard.press("Escape")
        sheet.wait_for(state="detached")
    page.locator("[data-drawer=bag]").click()
    page.locator(".conan-map").click(position={"x": 60, "y": 120})  # a zone is chosen, too
    sheet.wait_for(state="detached")
    page.keyboard.press("Escape")
    page.locator("[data-drawer=talents]").click()
    sheet.locator("> .text-button").click()
    sheet.wait_for(state="detached")
    return seen


@pytest.mark.parametrize(
    ("size", "language"),
    [((390, 844), "fr"), ((360, 740), "en"), ((1440, 900), "en"), ((820, 1180), "fr")],
)
def test_neither_the_map_nor_the_question_moves_in_a_heros_turn(
    somebody: Somebody, size: tuple[int, int], language: str
) -> None:
    me = somebody(size, language)
    sit_with_bots(me, "conan", ["greedy"], mine=1, opening=OPENING)
    me.wait_for_turn()
    sheets = open_the_sheets(me) if size[0] < 700 else []
    seen = play_a_turn(me, size[0] < 390) + sheets
    assert len({str((each["prompt"], each["map"])) for each in seen}) == 1
    assert [(each["below"], each["outside"], each["scrolled"]) for each in seen] == [
        (0, 0, 0)
    ] * len(seen)
    if size[0] < 700:
        assert min(each["share"] for each in seen) >= MAP_SHARE
    assert not me.scrolls_sideways()
    assert findings(me.page) == []


def test_the_bag_says_what_can_be_done_and_a_touch_throws_nothing(somebody: Somebody) -> None:
    me = somebody((1440, 900), "en")
    sit_with_bots(me, "conan", ["greedy"], mine=1, opening=OPENING)
    me.wait_for_turn()
    page = me.page
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.closest('.bag') !== null")
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_text("next weapon for the attack in hand").wait_for()
    page.keyboard.press("Escape")
    page.locator(".bag-more").first.click()
    menu = page.get_by_role("menu")
    menu.get_by_text("No companion stands in this zone.").wait_for()
    assert findings(page) == []
    page.keyboard.press("Escape")
    menu.wait_for(state="detached")
    page.locator(".bag-more").first.click()
    menu.get_by_role("menuitem", name="Drop it here").click()
    page.locator(".prompt [data-sure]:enabled").wait_for()  # shown first, not done
    expect(page.locator(".bag .item")).to_have_count(1)
    page.keyboard.press("Escape")


def test_an_enemy_out_of_reach_has_a_card_that_says_why(somebody: Somebody) -> None:
    me = somebody((1440, 900), "en")
    sit_with_bots(me, "conan", ["greedy"], {"heroes": 3}, mine=1)
    for _ in range(3):
        me.wait_for_turn()
        me.page.get_by_role("button", name="Be active").click()
    page = me.page
    page.locator("[data-lead]").wait_for()
    page.locator("[data-spot='figure:giant_snake']").dispatch_event("click")
    page.locator(".hint .why").get_by_text("This enemy is out of sight.").wait_for()  # of his axe
    expect(page.locator(".hint")).to_contain_text("Blocking")
    page.keyboard.press("Escape")
    page.locator(".hint").wait_for(state="detached")


def test_a_tile_shows_what_it_could_do_before_it_is_paid(somebody: Somebody) -> None:
    me = somebody((1440, 900), "en")
    sit_with_bots(me, "conan", ["greedy"], opening="four_hunters")
    me.wait_for_turn()
    page = me.page
    gems = page.locator(".overlord-sheet .gem-zone b").first.inner_text()
    tile = page.locator("[data-spot='tile:pict_hunters_blue']")
    tile.hover()
    page.locator(".tile-card .reach li").first.wait_for()
    expect(page.locator(".tile-card")).to_contain_text("Costs")
    page.locator(".overlay.reached").nth(1).wait_for()  # more than one
    rail = page.locator(".conan-sheet")
    assert rail.evaluate("node => node.scrollHeight - node.clientHeight") <= 1
    page.mouse.move(700, 300)
    page.locator(".overlay.reached").first.wait_for(state="detached")
    tile.click()
    page.locator(".prompt").get_by_text("Activate Pict Hunters (blue) for").wait_for()
    expect(page.locator(".overlord-sheet .gem-zone b").first).to_have_text(gems)
    page.locator("[data-spot='tile:event_1']").hover()
    page.locator(".tile-card").get_by_text("Dead figures return").wait_for()
    page.keyboard.press("Escape")  # who uses keys is shown them, beside the prices
    prices = page.locator(".river-tile:has(.key-number)")
    for place in range(prices.count()):
        price, key = (box_of(prices.nth(place).locator(of)) for of in (".cost", ".key-number"))
        assert price["x"] + price["width"] <= key["x"]
    assert findings(page) == []
