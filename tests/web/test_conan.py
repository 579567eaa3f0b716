"""Conan in a real browser: the overlord's and the heroes' side by touching pieces of the map."""

from __future__ import annotations

import random

import pytest

from tests.web.axe import findings
from tests.web.person import CHANGED, Person
from tests.web.tables import sit_with_bots

pytestmark = pytest.mark.browser
PHONE, TABLET, DESKTOP = (360, 740), (820, 1180), (1440, 900)
LOOKS = 30  # answers between two searches for barriers
MOST = 900  # answers of a game


@pytest.fixture
def somebody(browser, server):
    """Return a maker of persons; their pages have no error."""
    there = []

    def make(*args, **values):
        there.append(Person(browser, server.url, *args, **values))
        return there[-1]

    yield make
    errors = [error for person in there for error in person.errors]
    for person in there:
        person.close()
    assert errors == []


# The pieces one can touch as the map lies now: nothing covers their middle.
TOUCHABLE = """pieces => pieces.flatMap((piece, i) => {
  const box = piece.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return piece.contains(hit) ? [i] : [];
})"""


def touchable(me):
    pieces = me.page.locator(".piece.legal:not(.plain):visible")
    return [pieces.nth(place) for place in pieces.evaluate_all(TOUCHABLE)]


def answer(me, rng, going_on):
    """Touch a piece or, more often, press a button: what is under way comes to an end."""
    found = touchable(me) if rng.random() < going_on else []
    if not found:
        found = me.page.locator(".prompt .acts .btn").all() or touchable(me)
    if not found:
        me.page.locator(".lens .ibtn").nth(2).click()  # the whole map
        found = touchable(me)
    before = me.position()
    rng.choice(found).click()
    me.page.wait_for_function(CHANGED, arg=before)
    sure = me.page.locator(".prompt [data-sure]")
    if sure.count():
        sure.click()


@pytest.mark.parametrize(
    ("size", "language", "theme", "seat"),
    [
        (DESKTOP, "fr", "dark", 1),
        (TABLET, "en", "light", 0),
        (PHONE, "fr", "dark", 1),
    ],
    ids=["desktop-fr-heroes", "tablet-en-overlord", "phone-fr-heroes"],
)
def test_a_whole_scenario_by_touching_the_map(somebody, size, language, theme, seat):
    me = somebody(size, language, theme=theme)
    sit_with_bots(me, "conan", ["random"], {"heroes": 3}, mine=seat)
    rng = random.Random(size[0])
    answers = 0
    while me.wait_for_turn() and answers < MOST:
        if answers % LOOKS == 0:
            assert findings(me.page) == []
            assert not me.scrolls_sideways()
        answers += me.play(1, lambda: answer(me, rng, 0.25))
    assert me.page.locator("section.end tbody tr").count() == 2
    assert answers > 5


def test_the_map_is_made_larger_moved_and_shown_whole_again(somebody):
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "conan", ["random"])
    page = me.page
    page.locator(".layer .zone").first.wait_for()
    field = page.locator(".field")
    start = scale(page)
    field.hover()
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"{SCALE} > {start} + 0.5")
    before = page.locator(".layer").bounding_box()
    box = field.bounding_box()
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 230, steps=4)
    page.mouse.up()
    after = page.locator(".layer").bounding_box()
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (60, 30)
    field.focus()
    page.keyboard.press("ArrowLeft")
    assert page.locator(".layer").bounding_box()["x"] > after["x"]
    page.keyboard.press("0")
    page.wait_for_function(f"{SCALE} === {start}")


SCALE = "new DOMMatrix(getComputedStyle(document.querySelector('.layer')).transform).a"


def scale(page):
    return page.evaluate(SCALE)
