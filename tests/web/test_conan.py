"""Conan in a real browser: both sides are played by touching pieces of the map."""

from __future__ import annotations

import random
import re
from collections import Counter

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.axe import findings
from tests.web.person import CHANGED, Person, Somebody, box_of
from tests.web.tables import make_table, sit_together, sit_with_bots

pytestmark = pytest.mark.browser
PHONE, LARGE_PHONE, TABLET, DESKTOP = (360, 740), (390, 844), (820, 1180), (1440, 900)
LOOKS = 30  # answers between two searches for barriers
MOST = 900  # answers of a game
PATIENCE = 180_000  # milliseconds for a game of bots


# The pieces that can be touched with the map as it is now: nothing covers their middle.
TOUCHABLE = """pieces => pieces.flatMap((piece, i) => {
  const box = piece.getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return piece.contains(hit) ? [i] : [];
})"""


def touchable(me: Person) -> list[Locator]:
    pieces = me.page.locator(".piece.legal:not(.plain):visible")
    return [pieces.nth(place) for place in pieces.evaluate_all(TOUCHABLE)]


# How much of a phone's height is map that nothing covers.
SHARE = """() => {
  if (innerWidth >= 700) return 1;
  const map = document.querySelector('.conan-map').getBoundingClientRect();
  const over = [...document.querySelectorAll('.attack-card, .conan-tray, .drawer')]
    .map((node) => node.getBoundingClientRect().top);
  return (Math.min(map.bottom, innerHeight, ...over) - map.top) / innerHeight;
}"""
MAP_SHARE = 0.45


# Dice and gems lie beside the question; where it is narrow, just above it and on the screen.
IN_ITS_PLACE = """() => {
  const dock = document.querySelector('.dock').getBoundingClientRect();
  return [...document.querySelectorAll('.conan-tray')].every((tray) => {
    const box = tray.getBoundingClientRect();
    const beside = box.top >= dock.top - 1 && box.bottom <= dock.bottom + 1;
    const above = box.top >= 0 && Math.abs(box.bottom - dock.top) <= 16;
    return beside || (innerWidth <= 1180 && above);
  });
}"""


def use_the_bag(me: Person, rng: random.Random) -> None:
    """Open the menu of a card that is lit, and do what it offers: nothing else is left."""
    me.page.locator(".drawers .legal, .bag-more.legal").locator("visible=true").first.wait_for()
    if me.page.locator(".drawers .legal").count():
        me.page.locator(".drawers .legal").first.click()
        me.page.locator(".drawer").wait_for()
        assert me.page.evaluate(SHARE) >= MAP_SHARE
    rng.choice(me.page.locator(".bag-more.legal:visible").all()).click()
    rng.choice(me.page.locator("[role=menuitem][aria-disabled=false]").all()).click()


def answer(me: Person, rng: random.Random, going_on: float) -> None:
    """Touch a piece or, more often, press a button, so that actions are completed."""
    assert me.page.evaluate(IN_ITS_PLACE)
    assert me.page.evaluate(SHARE) >= MAP_SHARE
    found = touchable(me) if rng.random() < going_on else []
    if not found:
        found = me.page.locator(".prompt .acts .btn").all() or touchable(me)
    if not found:  # gems are counted out on the card of an attack
        found = me.page.locator("[data-answer]:visible").all()
    if not found:
        me.page.locator(".lens .text-button").nth(2).click()  # the whole map
        found = touchable(me)
    before = me.position()
    if found:
        rng.choice(found).click()
    else:
        use_the_bag(me, rng)
    me.page.wait_for_function(CHANGED, arg=before)
    me.complete()


def play_through(me: Person, going_on: float) -> int:
    """Play to the end and check accessibility on the way; return the number of answers."""
    size = me.page.viewport_size
    assert size is not None
    rng = random.Random(size["width"])
    answers = 0
    while me.wait_for_turn() and answers < MOST:
        if answers % LOOKS == 0:
            assert findings(me.page) == []
            assert not me.scrolls_sideways()
        answers += me.play(1, lambda: answer(me, rng, going_on))
    return answers


def look_at_the_end(page: Page) -> None:
    """The end shows which side has won, why, and who is left, by name."""
    end = page.locator("section.end")
    won = r"(heroes have|overlord has|héros ont|Overlord a) (won|gagné)"
    expect(end.locator("h2")).to_have_text(re.compile(won))
    expect(end.locator(".why li").first).to_be_visible()
    expect(end.locator(".ending li b").first).to_be_visible()
    expect(end.locator("table")).to_have_count(0)
    end.get_by_role("radio").last.click()
    expect(end.locator(".scroll tbody tr")).to_have_count(2)
    expect(end.locator(".deeds caption")).to_have_count(2)
    end.locator(".deeds .unfold").first.click()
    expect(end.locator(".deeds .part").first).to_be_visible()
    deeds = box_of(end.locator(".deeds"))
    assert all(
        box_of(row)["width"] <= deeds["width"] for row in end.locator(".deeds tbody tr").all()
    )
    expect(end.locator("polyline")).to_have_count(0)


@pytest.mark.long  # eight rounds; the others are shorter
def test_the_heroes_in_the_village_of_the_picts(somebody: Somebody) -> None:
    me = somebody(LARGE_PHONE, "fr")
    sit_with_bots(me, "conan", ["greedy"], {"heroes": 3}, mine=1)
    assert play_through(me, 0.25) > 20
    look_at_the_end(me.page)


def test_the_overlord_hunts_the_tigress(somebody: Somebody) -> None:
    me = somebody(TABLET, "en", theme="light")
    options = {"scenario": "hunting_the_tigress", "heroes": 3}
    sit_with_bots(me, "conan", ["greedy"], options, mine=0)
    assert play_through(me, 0.4) > 10
    look_at_the_end(me.page)


def show_a_plan(one: Person, other: Person) -> None:
    """One of the heroes' players points at a zone and then at another; the other one sees a way."""
    one.page.locator("[data-tool=plan]").click()
    for place, heads in ((0, 0), (3, 2)):
        one.page.locator("[data-plan]").nth(place).focus()
        one.page.keyboard.press("Enter")
        for person in (one, other):
            expect(person.page.locator(".plan text")).to_have_text("Ada")
            expect(person.page.locator(".plan .head")).to_have_count(heads)
    expect(other.page.get_by_role("status").filter(has_text="Ada points from")).to_be_attached()
    one.page.keyboard.press("Escape")
    expect(one.page.locator("[data-plan]")).to_have_count(0)


def test_two_people_lead_the_heroes_without_waiting_for_each_other(somebody: Somebody) -> None:
    """Both are asked at once who acts next. Either may answer, and nobody has to wait."""
    ada, bo = somebody(DESKTOP, "fr"), somebody(PHONE, "en", theme="light")
    options = {"scenario": "the_key_of_kuthchemes", "heroes": 2}
    sit_together(ada, [bo], "conan", ["greedy"], options, first=1)
    show_a_plan(ada, bo)
    rng = random.Random(5)
    shared: Counter[Person] = Counter()  # answers to what both were asked
    answers = 0
    while not (ada.is_over() and bo.is_over()):
        asked = [person for person in (ada, bo) if person.asked()]
        if not asked:
            continue
        person = rng.choice(asked)
        if answers % LOOKS == 0:
            assert findings(person.page) == []
            assert not person.scrolls_sideways()
        answers += 1
        assert answers < MOST
        seen = [(other, other.position()) for other in asked if other is not person]
        answer(person, rng, 0.2)
        for other, before in seen:  # the question has gone from the other's screen too
            shared[person] += 1
            other.page.wait_for_function(CHANGED, arg=before)
    assert shared[ada] > 1
    assert shared[bo] > 1


def test_bots_among_themselves_are_watched_to_the_end(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    make_table(me, "conan", ["greedy", "greedy"], {"scenario": "in_the_heart_of_darkness"})
    page = me.page
    page.locator(".layer .figure").first.wait_for()
    assert findings(page) == []
    page.locator("section.end").wait_for(timeout=PATIENCE)
    look_at_the_end(page)
    expect(page.locator(".piece.legal:not(.plain)")).to_have_count(0)  # nobody asks a watcher
    assert findings(page) == []
    assert not me.scrolls_sideways()


def test_the_map_is_made_larger_moved_and_shown_whole_again(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "conan", ["random"])
    page = me.page
    page.locator(".layer .zone").first.wait_for()
    field = page.locator(".field")
    start = scale(page)
    field.hover()
    page.mouse.wheel(0, -600)
    page.wait_for_function(f"() => {SCALE} > 1.5 * {start}")
    before = box_of(page.locator(".layer"))
    box = box_of(field)
    page.mouse.move(box["x"] + 200, box["y"] + 200)
    page.mouse.down()
    page.mouse.move(box["x"] + 260, box["y"] + 230, steps=4)
    page.mouse.up()
    after = box_of(page.locator(".layer"))
    assert (round(after["x"] - before["x"]), round(after["y"] - before["y"])) == (60, 30)
    field.focus()
    page.keyboard.press("ArrowLeft")
    assert box_of(page.locator(".layer"))["x"] > after["x"]
    page.keyboard.press("0")
    page.wait_for_function(f"() => Math.abs({SCALE} - {start}) < 1")


def test_a_phone_shows_closed_doors_and_secret_passages(somebody: Somebody) -> None:
    me = somebody((390, 844), "fr", theme="light")
    sit_with_bots(me, "conan", ["greedy"], {"scenario": "the_serpents_awakening"}, mine=1)
    page = me.page
    page.locator(".layer .zone").first.wait_for()
    page.locator(".lens .text-button").nth(2).click()  # the whole map
    field = box_of(page.locator(".field"))
    doors, passages = page.locator(".shut"), page.locator(".thing .sign-passage")
    expect(doors).to_have_count(7)  # as in the scenario
    expect(passages).to_have_count(4)
    for sign in (*doors.all(), *passages.all()):
        box = box_of(sign)
        assert min(box["width"], box["height"]) >= 12
        assert field["x"] <= box["x"] <= field["x"] + field["width"] - box["width"]
        assert field["y"] <= box["y"] <= field["y"] + field["height"] - box["height"]
    page.keyboard.press("Tab")  # so that the focus is seen
    doors.first.focus()
    page.locator(".hint", has_text="Porte fermée").wait_for()
    assert findings(page) == []
    assert not me.scrolls_sideways()


SCALE = "document.querySelector('.layer').getBoundingClientRect().width"


def scale(page: Page) -> float:
    return float(page.evaluate(SCALE))
