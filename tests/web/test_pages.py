"""What surrounds the game: the lobby, lost connections, absent tables, accessibility."""

from __future__ import annotations

import pytest

from tests.web.axe import findings
from tests.web.conftest import Server
from tests.web.person import Person

pytestmark = pytest.mark.browser
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}


@pytest.mark.parametrize(
    ("size", "theme"),
    [("phone", "dark"), ("phone", "light"), ("tablet", "light"), ("desktop", "dark")],
)
def test_lobby_and_table_have_no_serious_barrier(browser, server, size, theme):
    me = Person(browser, server.url, SIZES[size], "en", theme)
    me.page.goto(server.url)
    me.page.locator(".foot .btn.primary").wait_for()
    assert findings(me.page) == []
    assert not me.scrolls_sideways()
    me.start_against_bots()
    for turn in range(2):
        assert me.wait_for_turn()
        assert findings(me.page) == []
        assert not me.scrolls_sideways()
        me.play(4)
    me.close()
    assert me.errors == []


def test_rule_log_settings_and_language_are_at_hand(browser, server):
    me = Person(browser, server.url, SIZES["desktop"], "fr")
    me.start_against_bots()
    me.wait_for_turn()
    page = me.page
    page.keyboard.press("r")
    assert page.locator("dialog .text").inner_text()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator("dialog [role=log] .line").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("radio", name="English").click()
    page.get_by_role("radio", name="Light").click()
    assert page.locator("dialog h2").inner_text() == "Settings"
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert page.evaluate("document.documentElement.lang") == "en"
    assert page.get_by_role("button", name="Settings").is_visible()
    me.close()
    assert me.errors == []


def test_a_table_that_does_not_exist_says_so(browser, server):
    me = Person(browser, server.url, SIZES["phone"], "fr")
    me.page.goto(f"{server.url}/t/aaaaaaaaaa")
    me.page.get_by_role("heading", name="Cette table n’existe pas").wait_for()
    me.page.locator("main .btn.primary").click()
    me.page.locator(".foot .btn.primary").wait_for()
    me.close()
    assert me.errors == []


def test_the_table_comes_back_by_itself_after_the_server_was_away(browser, tmp_path):
    server = Server(tmp_path)
    server.start()
    me = Person(browser, server.url, SIZES["desktop"], "en")
    me.start_against_bots()
    me.play(3)
    me.wait_for_turn()
    before = me.page.locator(".prompt b").first.inner_text()
    server.stop()
    me.page.locator(".banners .banner").wait_for()
    assert me.page.locator(".hand").is_visible()
    server.start()
    me.page.locator(".banners .banner").wait_for(state="detached")
    assert me.page.locator(".prompt b").first.inner_text() == before
    me.play(2)
    me.close()
    server.stop()
    assert me.errors == []
