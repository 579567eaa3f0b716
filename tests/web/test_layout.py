"""Every board in its fullest position, on every screen: nothing overlaps, nothing is cut."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.fullest import FULLEST
from tests.web.person import Somebody
from tests.web.tables import make_table, sit_with_bots

pytestmark = pytest.mark.browser
MEASURE = Path(__file__).with_name("measure.js").read_text()
PHONES = [(360, 640), (360, 740), (390, 844)]
SIDEWAYS = [(740, 360), (844, 390)]
SCREENS = [(820, 1180), (1280, 720), (1440, 900), (1920, 1080), (2560, 1440)]
SIZES = PHONES + SIDEWAYS + SCREENS
BOARD = 0.55  # of a sideways phone's height


@pytest.mark.parametrize("opening", [make.__name__ for make in FULLEST])
def test_nothing_overlaps_and_nothing_is_cut(somebody: Somebody, opening: str) -> None:
    me = somebody(language="fr")
    seats = ["me", "random", "random", "random"]
    table, _ = make_table(me, opening.split("_")[0], seats, opening=opening)
    assert me.wait_for_turn()
    assert faults(me.page, SIZES) == []
    if opening.endswith("_full"):
        me.page.goto(f"{me.url}/r/{table}")
        me.page.locator(".line input").wait_for()
        assert faults(me.page, SIZES) == []


def faults(page: Page, sizes: list[tuple[int, int]]) -> list[str]:
    """Return what a board lacks on each of these screens."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        told = page.evaluate(MEASURE)
        found += [f"{width}x{height}: {fault}" for fault in told["found"]]
        if (width, height) in SIDEWAYS and told["part"] <= BOARD:
            found.append(f"{width}x{height}: the board has {told['part']:.0%} of the height")
    return found


def test_no_board_scrolls_sideways(somebody: Somebody) -> None:
    """Conan's map pans by itself; its page does not scroll."""
    me = somebody()
    sit_with_bots(me, "conan")
    for width, height in SIZES:
        me.page.set_viewport_size({"width": width, "height": height})
        assert not me.scrolls_sideways(), f"{width}x{height}"


STEADY = """() => [".board", ".prompt", ".hand, .chamber, .my-sheet", ".court"].map((part) => {
  if (part === ".court" && innerWidth <= 700) return null; // a phone scrolls to what is asked
  const found = [...document.querySelectorAll(part)].find((node) => node.offsetParent);
  return found && Math.round(found.getBoundingClientRect().top);
})"""


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)], ids=["phone", "desktop"])
@pytest.mark.parametrize("game", ["abyss", "smog"])
def test_nothing_moves_when_the_question_changes(
    somebody: Somebody, game: str, size: tuple[int, int]
) -> None:
    me = somebody(size)
    sit_with_bots(me, game, ["random"] * 3)
    tops = set()
    for _ in range(12):
        assert me.wait_for_turn()
        tops.add(tuple(me.page.evaluate(STEADY)))
        me.play(1, me.answer_by_pieces)
    assert len(tops) == 1


def test_a_sheet_wears_the_colours_of_its_game(somebody: Somebody) -> None:
    me = somebody((1440, 900), "en")
    sit_with_bots(me, "smog")
    assert me.wait_for_turn()
    me.page.get_by_role("button", name="Settings").click()
    ground = "node => getComputedStyle(node).getPropertyValue('--surf-1')"
    table = me.page.locator(".shell").evaluate(ground)
    assert me.page.locator("dialog").evaluate(ground) == table
    assert me.page.locator("html").evaluate(ground) != table
