"""The rulebook in the browser: read, searched, linked to, printed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import tablee
from tablee.core.statements import chapters, statements
from tests.web.axe import findings, findings_in_both_themes
from tests.web.person import Person, Somebody

pytestmark = pytest.mark.browser
SMALL, DESKTOP = (360, 740), (1440, 900)
ENTRIES = "main.book section li"


def opened(me: Person, address: str) -> Page:
    me.page.goto(f"{me.url}{address}")
    me.page.locator(ENTRIES).first.wait_for()
    return me.page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_game_has_its_rulebook(somebody: Somebody, language: str) -> None:
    me = somebody(SMALL if language == "fr" else DESKTOP, language)
    me.page.goto(f"{me.url}/rules")
    expect(me.page.locator("main li a")).to_have_count(len(tablee.game_names()))
    assert findings(me.page) == []
    for game in tablee.game_names():
        me.page.locator(f'main a[href="/rules/{game}"]').click()
        expect(me.page.locator("main.book h2")).to_have_text(
            [getattr(chapter, language) for chapter in chapters(game)]
        )
        expect(me.page.locator(ENTRIES)).to_have_count(len(statements(game)))
        ours = [each for each in statements(game).values() if each.by == "decision"]
        expect(me.page.locator(f"{ENTRIES}.ours")).to_have_count(len(ours))
        assert not me.scrolls_sideways()
        me.page.locator('.doors a[href="/rules"]').click()


@pytest.mark.parametrize("size", [SMALL, DESKTOP], ids=["small", "desktop"])
def test_it_has_no_serious_barrier(somebody: Somebody, size: tuple[int, int]) -> None:
    page = opened(somebody(size, "fr"), "/rules/smog#E31")
    assert findings_in_both_themes(page) == []
    levels = page.evaluate("[...document.querySelectorAll('h1,h2,h3')].map(h => h.tagName)")
    assert levels[0] == "H1"
    assert set(levels[1:]) == {"H2"}


def test_searching_finds_without_accents_and_the_field_stays(somebody: Somebody) -> None:
    page = opened(somebody(DESKTOP, "fr"), "/rules/smog")
    shown = page.locator(f"{ENTRIES}:visible")
    page.evaluate("window.scrollTo(0, 4000)")
    field = page.get_by_role("searchbox")
    before = field.bounding_box()
    field.press_sequentially("ether")
    every = statements("smog").values()
    wanted = {each.id for each in every if re.search("[ée]ther", each.fr, re.IGNORECASE)}
    assert wanted
    expect(shown).to_have_count(len(wanted))
    expect(page.locator("search [role=status]")).to_have_text(f"{len(wanted)} règles")
    assert {each.get_attribute("id") for each in shown.all()} == wanted
    assert field.bounding_box() == before
    field.fill("nothing has these words")
    expect(page.locator(".list .none")).to_be_visible()
    assert field.bounding_box() == before


def test_an_address_leads_to_its_rule_and_a_rule_to_the_one_it_names(somebody: Somebody) -> None:
    page = opened(somebody(DESKTOP, "en"), "/rules/abyss#15")
    expect(page.locator("#\\31 5.here")).to_be_in_viewport()
    expect(page.locator("#\\31 5")).to_be_focused()
    page.get_by_role("searchbox").fill("opponents")  # hides the rule that is named next
    page.get_by_role("searchbox").fill("E62")
    page.locator("#\\31 5 p a").click()
    expect(page.locator("#E62.here")).to_be_in_viewport()
    assert page.url.endswith("/rules/abyss#E62")
    page.go_back()
    expect(page.locator("#\\31 5.here")).to_be_visible()
    page.get_by_role("searchbox").fill("influence")
    page.locator("nav a", has_text=chapters("abyss")[1].en).click()
    expect(page.locator("#chapter-2")).to_be_in_viewport()
    expect(page.locator("#chapter-2")).to_be_focused()


def test_on_paper_everything_is_there_and_nothing_else(somebody: Somebody) -> None:
    page = opened(somebody(DESKTOP, "en"), "/rules/conspiracy")
    page.get_by_role("searchbox").fill("pearl")
    page.emulate_media(media="print")
    expect(page.locator(f"{ENTRIES}:visible")).to_have_count(len(statements("conspiracy")))
    for chrome in (".topbar", "search", "nav.panel", ".doors"):
        expect(page.locator(chrome)).to_be_hidden()


def test_it_is_reached_from_lobby_lessons_and_a_rule(somebody: Somebody) -> None:
    me = somebody(SMALL, "en")
    page = me.page
    page.goto(me.url)
    page.locator('.learn-card a[href="/rules"]').click()
    expect(page.locator("h1")).to_have_text("Rulebooks")
    page.locator(".topbar .brand").click()
    page.locator('.learn-card > a[href="/learn"]').click()
    page.locator('a[href="/rules/abyss"]').click()
    expect(page.locator("h1")).to_contain_text("Abyss")
    me.start_against_bots("abyss")
    me.wait_for_turn()
    page.keyboard.press("r")
    with page.expect_popup() as found:
        page.locator("dialog").get_by_role("link").click()
    there = found.value
    expect(there.locator(f"{ENTRIES}.here")).to_be_in_viewport()
    there.close()


def test_a_game_that_does_not_exist_has_no_rulebook(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    me.server_goes = True
    me.page.goto(f"{me.url}/rules/chess")
    expect(me.page.locator("main a", has_text="lobby")).to_be_visible()
    me.errors.clear()  # the browser reports the answer 404
