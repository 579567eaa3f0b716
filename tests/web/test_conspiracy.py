"""Conspiracy in a real browser: whole games by clicking pieces, and what the board shows."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import findings
from tests.web.person import Person, Somebody
from tests.web.together import Watcher, open_for_friend, play_together, sit_down

pytestmark = pytest.mark.browser
PHONE, TABLET, LAPTOP, DESKTOP = (360, 740), (820, 1180), (1280, 720), (1440, 900)
ROWS = [5, 4, 3, 2, 1]
OWN_ROWS = ".chamber .pyramid .chamber-row"
RIVAL_ROWS = ".rail .opponent:first-child .mini-pyramid .chamber-row"
WIDTHS = "rows => rows.map(row => row.children.length)"
LOOKS = 5  # how often accessibility is checked during a game


@pytest.fixture
def player(somebody: Somebody) -> Somebody:
    """Return a maker of persons who start a game of Conspiracy against bots."""

    def make(*args: Any, **values: Any) -> Person:
        person = somebody(*args, **values)
        person.start_against_bots("conspiracy")
        return person

    return make


@pytest.mark.parametrize(
    ("size", "language", "theme", "over"),
    [
        (DESKTOP, "fr", "dark", "Fin de partie"),
        (PHONE, "en", "light", "Game over"),
    ],
    ids=["desktop-fr-dark", "phone-en-light"],
)
def test_a_whole_game_of_conspiracy_by_clicking_pieces(
    player: Somebody, size: tuple[int, int], language: str, theme: str, over: str
) -> None:
    me = player(size, language, theme=theme)
    answers = 0
    while me.wait_for_turn():
        if answers % LOOKS == 0:
            assert findings(me.page) == []
        assert not me.scrolls_sideways()
        answers += me.play(1, me.answer_by_pieces)
    assert answers >= 5
    me.page.locator("section.end tbody tr").nth(1).wait_for()
    expect(me.page.locator("dialog")).to_contain_text(over)
    assert findings(me.page) == []
    if size == DESKTOP:
        count(me.page)
        review(me.page)


def count(page: Page) -> None:
    """Points are counted source by source, and end at the scores of the table and the seats."""
    scores = sorted(page.locator("section.end .total").all_inner_texts())
    at_seats = page.locator(".rail .points-badge, .tally .sum:is(dd)").all_inner_texts()
    assert sorted(at_seats) == scores
    page.locator("section.end tbody td").first.hover()
    page.locator(".hint:popover-open").wait_for()  # over the sheet
    page.get_by_role("button", name="Compter pas à pas").click()
    expect(page.locator(".steps b")).to_have_text(["0"] * len(scores))
    assert findings(page) == []
    sources = 4
    for source in range(sources):
        page.get_by_role("button", name="Suivant", exact=True).click()
    assert sorted(page.locator(".steps b").all_inner_texts()) == scores
    page.get_by_role("button", name="Suivant", exact=True).click()
    page.locator("section.end table").wait_for()


def review(page: Page) -> None:
    """The finished game can be replayed on the same board."""
    page.locator("section.end").get_by_text("Revoir").click()
    page.locator(".line input").wait_for()
    page.locator(".line input").press("End")
    page.locator(".chamber .pyramid .seated").first.wait_for()
    expect(page.locator(".piece.legal")).to_have_count(0)
    expect(page.locator(".line.panel")).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize(
    ("size", "theme"), [(TABLET, "dark"), (LAPTOP, "light")], ids=["tablet", "laptop"]
)
def test_a_board_of_middle_size_has_no_serious_barrier(
    player: Somebody, size: tuple[int, int], theme: str
) -> None:
    me = player(size, "en", theme=theme)
    for turn in range(3):
        assert me.wait_for_turn()
        assert findings(me.page) == []
        assert not me.scrolls_sideways()
        me.play(2, me.answer_by_pieces)


def test_chambers_are_inverted_pyramids_that_fill_space_by_space(player: Somebody) -> None:
    me = player(DESKTOP, "en")
    assert me.wait_for_turn()
    page = me.page
    assert page.locator(OWN_ROWS).evaluate_all(WIDTHS) == ROWS
    assert page.locator(RIVAL_ROWS).evaluate_all(WIDTHS) == ROWS
    expect(page.locator(".chamber .seated")).to_have_count(0)
    while page.locator(".pyramid .seated").count() == 0:
        me.play(1, me.answer_by_pieces)
        assert me.wait_for_turn()
    first = page.locator(OWN_ROWS).first.locator(":scope > *").first
    assert "Space 1" in (first.get_attribute("aria-label") or first.inner_text())
    page.locator(".pyramid .crest").first.wait_for()
    lords = page.locator(".pyramid .seated").count()
    expect(page.locator(".chamber .chip", has_text=f"{lords} of 15")).to_be_visible()


def test_the_preview_adds_up_to_the_points(player: Somebody) -> None:
    me = player(DESKTOP, "fr")
    for turn in range(6):
        if not me.wait_for_turn():
            break
        *parts, total = (int(text) for text in me.page.locator(".tally dd").all_inner_texts())
        assert sum(parts) == total
        me.play(1, me.answer_by_pieces)


def test_an_opponents_chamber_opens_large(player: Somebody) -> None:
    me = player(PHONE, "en")
    assert me.wait_for_turn()
    me.page.locator(".opponent .look").first.click()
    me.page.locator("dialog .pyramid").wait_for()
    assert me.page.locator("dialog .pyramid .chamber-row").evaluate_all(WIDTHS) == ROWS
    assert not me.scrolls_sideways()
    assert findings(me.page) == []


def test_a_reload_at_every_turn_loses_nothing(player: Somebody) -> None:
    me = player(DESKTOP, "fr")
    answers = 0
    while me.wait_for_turn():
        before = me.page.locator(".prompt b").first.inner_text()
        lords = me.page.locator(".pyramid .seated").count()
        me.page.reload()
        assert me.wait_for_turn()
        expect(me.page.locator(".prompt b").first).to_have_text(before)
        expect(me.page.locator(".pyramid .seated")).to_have_count(lords)
        answers += me.play(1, me.answer_by_pieces)
    assert answers >= 5
    me.page.reload()
    me.page.locator("section.end tbody tr").first.wait_for()


def test_two_people_and_a_bot_play_and_a_fourth_sees_nothing_hidden(somebody: Somebody) -> None:
    host, friend = somebody(DESKTOP, "en"), somebody(PHONE, "fr", theme="light")
    watcher = Watcher(somebody(DESKTOP, "en"))
    link = open_for_friend(host, seats=3, game="conspiracy")
    sit_down(friend, link, "Bo")
    host.page.locator(".acts .btn.primary:enabled").click()
    watcher.come(host.page.url)
    play_together([host, friend], lambda person: person.answer_by_pieces)
    watcher.person.page.locator("section.end").wait_for()
    assert watcher.sees_no_answers()
    hidden = [view["drawn_locations"] for view in watcher.views() if view["drawn_location_count"]]
    assert all(drawn is None for drawn in hidden)
