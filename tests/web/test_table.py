"""What a table offers besides its moves: reasons, answers in advance, clocks, the log, sounds."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

import tablee
from tests.web.axe import findings
from tests.web.person import Somebody
from tests.web.tables import sit_together
from tests.web.together import open_for_friend, sit_down

pytestmark = pytest.mark.browser
PHONE, DESKTOP = (360, 740), (1440, 900)


def test_a_piece_that_cannot_be_chosen_says_why(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    me.start_against_bots()
    assert me.wait_for_turn()
    page = me.page
    lord = page.locator(".court-lord[aria-disabled]").first
    lord.click(force=True)  # it cannot be chosen, but it explains why
    page.locator(".hint .why").wait_for()
    expect(page.locator(".hint")).to_have_text(
        re.compile(r".+\n.+\n.+", re.DOTALL), use_inner_text=True
    )
    assert findings(page) == []


def test_offers_are_answered_in_advance_and_the_ceiling_stays(somebody: Somebody) -> None:
    me = somebody(PHONE, "en")
    me.start_against_bots()
    assert me.wait_for_turn()
    page = me.page
    open_advance(page)
    page.locator("[data-advance=crab]").select_option("1")
    page.get_by_role("button", name="Decline all").click()
    page.wait_for_function("() => document.querySelector('[data-advance=squid]').value === '0'")
    assert findings(page) == []
    assert not me.scrolls_sideways()
    page.reload()
    assert me.wait_for_turn()
    for turn in range(6):
        if not me.wait_for_turn():
            break
        expect(page.locator(".prompt b").first).not_to_contain_text("Buy")
        me.play(1)
    if me.is_over():
        return
    open_advance(page)
    expect(page.locator("[data-advance=squid]")).to_have_value("0")


def open_advance(page: Page) -> None:
    page.get_by_role("button", name="Help").click()
    page.locator("dialog").get_by_role("button", name="In advance").click()


def test_a_line_of_the_log_opens_its_rule_and_the_table_as_it_was(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    me.start_against_bots()
    me.play(4)
    assert me.wait_for_turn()
    page, table = me.page, me.page.url
    page.locator(".log button.line.event").nth(2).click()
    expect(page.locator("dialog .text")).not_to_be_empty()
    page.get_by_text("Replay from here").click()
    page.locator(".line.panel input").wait_for()
    expect(page.locator(".line.panel input")).not_to_have_value("0")
    seen_by = page.get_by_label("Seen by").locator("option")
    expect(seen_by).to_have_count(2)  # a watcher and oneself: the game goes on
    page.get_by_text("Back to the table").click()
    assert page.url == table
    assert me.wait_for_turn()
    me.play(1)


def test_the_table_can_be_read_from_top_to_bottom(somebody: Somebody) -> None:
    me = somebody(PHONE, "fr")
    me.start_against_bots("conspiracy")
    assert me.wait_for_turn()
    page = me.page
    page.get_by_role("button", name="Aide").click()
    page.get_by_role("button", name="La table en mots").click()
    words = page.locator("dialog .words").inner_text()
    assert "Maître des Perles" in words or "défausse" in words
    assert "_" not in words
    assert findings(page) == []
    assert not me.scrolls_sideways()


@pytest.mark.parametrize("game", tablee.game_names())
def test_only_the_player_asked_is_addressed(somebody: Somebody, game: str) -> None:
    host, friend = somebody(DESKTOP, "en"), somebody(PHONE, "en")
    sit_together(host, [friend], game, [])
    names = {host: "Ada", friend: "Bo 0"}
    asked, other = (host, friend) if host.asked() else (friend, host)
    assert asked.wait_for_turn()
    spoken, told = (
        person.page.locator(".prompt .question").inner_text() for person in (asked, other)
    )
    assert "Your decision" in spoken
    assert names[asked] not in spoken
    assert f"{names[asked]} decides" in told
    assert names[asked] in told.splitlines()[1]
    assert "your" not in told.lower()


def test_clocks_run_for_those_who_are_asked(somebody: Somebody) -> None:
    host, friend = somebody(DESKTOP, "en"), somebody(PHONE, "fr")
    link = open_for_friend(host, seats=2, clock="Calm")
    sit_down(friend, link, "Bo")
    host.page.locator(".acts .btn.primary:enabled").click()
    asked = host if host.page.locator(".prompt:not(.calm) .timer").count() else friend
    for person in (host, friend):
        person.page.locator(".prompt .timer").wait_for()
    before = int(asked.page.locator(".prompt .timer").get_attribute("data-t") or "")
    asked.page.wait_for_function(
        f"() => Number(document.querySelector('.prompt .timer').dataset.t) < {before}"
    )
    expect(host.page.locator(".banks")).to_contain_text("15:00")
    assert findings(host.page) == []


def test_a_lost_connection_is_told_and_found_again(somebody: Somebody) -> None:
    me = somebody(PHONE, "en")
    links: list[Any] = []
    me.page.route_web_socket("**/ws", keep_link(links))
    me.start_against_bots()
    assert me.wait_for_turn()
    away, links[-1] = links[-1], None
    away.close()
    me.page.locator(".banners .banner").wait_for()
    expect(me.page.locator(".prompt")).to_be_visible()
    links.append("back")
    me.page.locator(".banners .banner").wait_for(state="detached")
    assert me.wait_for_turn()
    me.play(1)


def keep_link(links: list[Any]) -> Callable[[WebSocketRoute], None]:
    """Return a handler that records each socket and blocks new ones while the last is None."""

    def let_through(link: WebSocketRoute) -> None:
        if links and links[-1] is None:
            link.close()
            return
        link.connect_to_server()
        links.append(link)

    return let_through


def test_sounds_are_silent_until_they_are_wanted(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    me.context.add_init_script(
        "window.made = 0; const Audio = window.AudioContext;"
        "window.AudioContext = class extends Audio { constructor() { super(); window.made += 1; } }"
    )
    me.start_against_bots()
    me.play(2)
    assert me.page.evaluate("window.made") == 0
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("switch", name="Sound").click()
    assert me.page.evaluate("window.made") == 1
    expect(me.page.get_by_label("Volume")).to_be_visible()
