"""Whole games in a real browser: by clicks, by keys, with reloads, with two people."""

from __future__ import annotations

import json
import time

import pytest

from tests.web.axe import findings
from tests.web.person import Person

pytestmark = pytest.mark.browser
PHONE, TABLET, DESKTOP = (360, 740), (820, 1180), (1440, 900)


@pytest.fixture
def somebody(browser, server):
    """Return a maker of persons, each with a browser of their own; they leave at the end."""
    there = []

    def make(*args, **values):
        there.append(Person(browser, server.url, *args, **values))
        return there[-1]

    yield make
    errors = [error for person in there for error in person.errors]
    for person in there:
        person.close()
    assert errors == []


@pytest.mark.parametrize(
    ("size", "language"),
    [(PHONE, "fr"), (TABLET, "en"), (DESKTOP, "fr")],
    ids=["phone-fr", "tablet-en", "desktop-fr"],
)
def test_a_whole_game_of_abyss_by_clicking(somebody, size, language):
    me = somebody(size, language)
    clicks = me.start_against_bots()
    assert clicks <= 4
    assert me.play() > 10
    rows = me.page.locator("section.end tbody tr")
    assert rows.count() == 3
    assert not me.scrolls_sideways()
    words = {"fr": "Fin de partie", "en": "Game over"}
    assert words[language] in me.page.locator("dialog").inner_text()
    if size == DESKTOP:
        review(me.page)


def review(page):
    """The finished game can be taken home, checked, and looked at again move by move."""
    end = page.locator("section.end")
    with page.expect_download() as download:
        end.get_by_text("Télécharger la partie").click()
    assert download.value.suggested_filename.endswith(".json")
    end.get_by_role("button", name="Vérifier les mélanges").click()
    end.locator("li").first.wait_for()
    assert "✗" not in end.locator("ul").inner_text()
    end.get_by_text("Revoir").click()
    page.locator(".line input").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Coup 1 sur").first.wait_for()
    assert findings(page) == []


def test_a_whole_game_by_keyboard_only(somebody):
    me = somebody(DESKTOP, "en")
    page = me.page
    page.goto(me.url)
    page.locator(".foot .btn.primary").wait_for()
    for pressed in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.foot .btn.primary')"):
            break
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()

    def by_keys():
        if page.locator(".prompt.pay").count():
            pay_by_keys(page)
            return
        lord = page.locator(".court-lord.legal .nth").first
        digit = lord.text_content() if lord.count() else "1"
        page.keyboard.press(digit or "1")
        page.keyboard.press("Enter")

    assert me.play(answer=by_keys) > 10
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def pay_by_keys(page):
    """Lay out cards by their digits until it is enough; if that fails, choose something else."""
    cards = min(9, page.locator(".cards .piece").count())
    for first in range(cards):
        for last in range(first, cards):
            for place in range(first, last + 1):
                page.keyboard.press(str(place + 1))
            page.locator(".prompt [data-told]").wait_for()
            if page.locator(".prompt [data-main]").is_enabled():
                page.keyboard.press("Enter")
                return
            page.keyboard.press("Escape")
    page.keyboard.press("Escape")  # another lord
    page.locator(".prompt:not(.pay)").wait_for()
    page.keyboard.press("1")
    page.keyboard.press("Enter")


def test_a_reload_at_every_turn_loses_nothing(somebody):
    me = somebody(DESKTOP, "fr")
    me.start_against_bots()
    for turn in range(6):
        if not me.wait_for_turn():
            break
        before = me.page.locator(".prompt b").first.inner_text()
        hand = me.page.locator(".cards .piece").count()
        me.page.reload()
        assert me.wait_for_turn()
        assert me.page.locator(".prompt b").first.inner_text() == before
        assert me.page.locator(".cards .piece").count() == hand
        me.play(1)


def test_a_reload_in_the_middle_of_a_payment_comes_back_to_it(somebody):
    me = somebody(DESKTOP, "en")
    me.start_against_bots()
    for turn in range(60):
        assert me.wait_for_turn()
        if me.page.locator(".prompt.pay").count():
            break
        me.play(1)
    me.page.locator(".cards .piece").first.click(position={"x": 9, "y": 24})
    me.page.reload()
    me.page.locator(".prompt.pay").wait_for()
    assert me.page.locator(".cards .selected").count() == 0
    me.play(1)


def test_two_people_play_each_other_and_a_third_sees_nothing_hidden(somebody):
    host, friend, watcher = somebody(DESKTOP, "fr"), somebody(TABLET, "en"), somebody(DESKTOP, "en")
    heard = []
    watcher.page.on(
        "websocket", lambda it: it.on("framereceived", lambda frame: heard.append(frame))
    )
    page = host.page
    page.goto(host.url)
    page.locator(".st input").fill("Ada")
    page.locator(".st .ibtn").last.click()  # two seats
    page.get_by_role("radio", name="Ami").click()
    page.locator(".foot .btn.primary").click()
    link = page.locator(".st.free input").input_value()

    friend.page.goto(link)
    friend.page.locator("input").fill("Bo")
    friend.page.locator("form .btn").click()
    page.locator(".acts .btn.primary:enabled").click()
    watcher.page.goto(page.url)

    started = time.monotonic()
    while not (host.is_over() and friend.is_over()):
        for person in (host, friend):
            if not person.is_over() and person.asked():
                person.play(1)
        assert time.monotonic() - started < 400
    assert host.page.locator("section.end tbody").inner_text()
    watcher.page.locator("section.end").wait_for()
    assert heard
    for frame in heard:
        position = json.loads(frame).get("position") or {}
        for side in position.get("view", {}).get("sides", []):
            assert side["hand"] is None
            assert side["tokens"] is None
        question = position.get("question")
        assert question is None or question["choices"] is None
