"""Conspiracy in a real browser: whole games by clicking pieces, and what the board shows."""

from __future__ import annotations

import random

import pytest

from tests.web.axe import findings
from tests.web.person import Person

pytestmark = pytest.mark.browser
PHONE, TABLET, LAPTOP, DESKTOP = (360, 740), (820, 1180), (1280, 720), (1440, 900)
ROWS = [5, 4, 3, 2, 1]
OWN_ROWS = ".chamber .pyr .r"
RIVAL_ROWS = ".rail .opp:first-child .mp .r"
WIDTHS = "rows => rows.map(row => row.children.length)"
LOOKS = 5  # how often the page is searched for barriers during a game


@pytest.fixture
def somebody(browser, server):
    """Return a maker of persons who start a game of Conspiracy; their pages have no error."""
    there = []

    def make(*args, **values):
        person = Person(browser, server.url, *args, **values)
        there.append(person)
        person.start_against_bots("conspiracy")
        return person

    yield make
    errors = [error for person in there for error in person.errors]
    for person in there:
        person.close()
    assert errors == []


@pytest.mark.parametrize(
    ("size", "language", "theme", "over"),
    [
        (DESKTOP, "fr", "dark", "Fin de partie"),
        (PHONE, "en", "light", "Game over"),
    ],
    ids=["desktop-fr-dark", "phone-en-light"],
)
def test_a_whole_game_of_conspiracy_by_clicking_pieces(somebody, size, language, theme, over):
    me = somebody(size, language, theme=theme)
    rng = random.Random(7)
    answers = 0
    while me.wait_for_turn():
        if answers % LOOKS == 0:
            assert findings(me.page) == []
        assert not me.scrolls_sideways()
        answers += me.play(1, lambda: me.answer_by_pieces(rng))
    assert answers >= 5
    assert me.page.locator("section.end tbody tr").count() >= 2
    assert over in me.page.locator("dialog").inner_text()
    assert findings(me.page) == []
    if size == DESKTOP:
        review(me.page)


def review(page):
    """The finished game can be looked at again on the same board."""
    page.locator("section.end").get_by_text("Revoir").click()
    page.locator(".line input").wait_for()
    page.locator(".line input").press("End")
    page.locator(".chamber .pyr .seated").first.wait_for()
    assert page.locator(".piece.legal").count() == 0
    assert page.locator(".line").is_visible()
    assert findings(page) == []


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("size", [TABLET, LAPTOP], ids=["tablet", "laptop"])
def test_a_board_of_middle_size_has_no_serious_barrier(somebody, size, theme):
    me = somebody(size, "en", theme=theme)
    rng = random.Random(5)
    for turn in range(3):
        assert me.wait_for_turn()
        assert findings(me.page) == []
        assert not me.scrolls_sideways()
        me.play(2, lambda: me.answer_by_pieces(rng))


def test_chambers_are_inverted_pyramids_that_fill_space_by_space(somebody):
    me = somebody(DESKTOP, "en")
    rng = random.Random(1)
    assert me.wait_for_turn()
    page = me.page
    assert page.locator(OWN_ROWS).evaluate_all(WIDTHS) == ROWS
    assert page.locator(RIVAL_ROWS).evaluate_all(WIDTHS) == ROWS
    assert page.locator(".chamber .seated").count() == 0
    while page.locator(".pyr .seated").count() == 0:
        me.play(1, lambda: me.answer_by_pieces(rng))
        assert me.wait_for_turn()
    first = page.locator(OWN_ROWS).first.locator(":scope > *").first
    assert "Space 1" in (first.get_attribute("aria-label") or first.inner_text())
    assert page.locator(".pyr .crest").count() >= 1
    lords = page.locator(".pyr .seated").count()
    assert page.locator(".chamber .chip", has_text=f"{lords} of 15").is_visible()


def test_the_preview_adds_up_to_the_points(somebody):
    me = somebody(DESKTOP, "fr")
    rng = random.Random(2)
    for turn in range(6):
        if not me.wait_for_turn():
            break
        *parts, total = (int(text) for text in me.page.locator(".tally dd").all_inner_texts())
        assert sum(parts) == total
        me.play(1, lambda: me.answer_by_pieces(rng))


def test_an_opponents_chamber_opens_large(somebody):
    me = somebody(PHONE, "en")
    assert me.wait_for_turn()
    me.page.locator(".opp .look").first.click()
    me.page.locator("dialog .pyr").wait_for()
    assert me.page.locator("dialog .pyr .r").evaluate_all(WIDTHS) == ROWS
    assert not me.scrolls_sideways()
    assert findings(me.page) == []
