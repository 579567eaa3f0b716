"""No serious barrier in any state of a table: questions, sheets, the end, the replay.

Each state is searched in both themes, on a phone and on a desktop. The shorter tests search single
states as they come by; this one goes through all of them.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.web import test_smog
from tests.web.axe import findings_in_both_themes
from tests.web.person import DRAFT, Person, Somebody
from tests.web.tables import make_table, sit_together

pytestmark = [pytest.mark.browser, pytest.mark.long]
SCREENS = {"desktop": (1440, 900), "phone": (390, 844)}
QUESTIONS = {
    "abyss": ["abyss_exploring", "abyss_affiliating", "abyss_locating", "abyss_offered"],
    "conspiracy": ["conspiracy_drawn"],
    "smog": ["smog_on_the_esplanade"],
}
LAST = {"abyss": "abyss_full", "conspiracy": "conspiracy_full", "smog": "smog_last_round"}
KEYS = {"help": "h", "the table in words": "t", "the rule": "r", "the log": "l"}


class Search:
    """Searches states for barriers and keeps what it finds, by the name of the state."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.found: list[tuple[str, object]] = []

    def look(self, state: str) -> None:
        self.found += [(state, finding) for finding in findings_in_both_themes(self.page)]

    def sheet(self, state: str, opened: Callable[[], None]) -> None:
        """Search a sheet, then close it."""
        opened()
        self.page.get_by_role("dialog").wait_for()
        self.look(state)
        self.page.keyboard.press("Escape")
        self.page.get_by_role("dialog").wait_for(state="detached")

    def button(self, name: str) -> Callable[[], None]:
        return self.page.get_by_role("button", name=name).first.click


def sit(somebody: Somebody, size: str, opening: str) -> Person:
    me = somebody(SCREENS[size], "en")
    make_table(me, opening.split("_")[0], ["me", "random", "random", "random"], opening=opening)
    assert me.wait_for_turn()
    return me


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", LAST)
def test_a_table_has_no_serious_barrier_in_any_state(
    somebody: Somebody, game: str, size: str
) -> None:
    found = []
    for opening in QUESTIONS[game]:
        me = sit(somebody, size, opening)
        search = Search(me.page)
        search.look(opening)
        found += search.found
    me = sit(somebody, size, LAST[game])
    search = Search(me.page)
    search.look("the question")
    look_at_the_sheets(search)
    begin_a_move(search, game)
    play(me, game, 1)
    if me.wait_for_turn():
        look_at_a_line(search)
        look_at_taking_back(search)
    play(me, game)
    look_at_the_end(search)
    look_at_the_replay(search)
    assert found + search.found == []


def look_at_the_sheets(search: Search) -> None:
    page = search.page
    for name, key in KEYS.items():
        search.sheet(name, lambda key=key: page.keyboard.press(key))  # type: ignore[misc]
    search.sheet("the settings", search.button("Settings"))
    if page.get_by_role("button", name="In advance").count():
        search.sheet("answers in advance", search.button("In advance"))
    chat = page.get_by_role("tab", name="Chat")
    if chat.count():
        chat.click()
        search.look("the chat")
        page.get_by_role("tab", name="Log").click()
    else:
        search.sheet("the chat", search.button("Chat"))


def look_at_a_line(search: Search) -> None:
    """Search the card that a line of the log opens: its rule, the way to the replay."""
    page = search.page

    def open_line() -> None:
        if not page.locator(".log .line:visible").count():
            page.keyboard.press("l")
        page.locator("button.line:visible").last.click()
        page.get_by_text("Replay from here").wait_for()

    search.sheet("a line of the log", open_line)


def look_at_taking_back(search: Search) -> None:
    """Search the sheet that says what would be taken back."""
    page = search.page
    if page.get_by_role("button", name="Undo?").count():
        search.sheet("taking back", search.button("Undo?"))


def begin_a_move(search: Search, game: str) -> None:
    """Lay a move out: in Abyss a payment, elsewhere the first piece."""
    page = search.page
    lord = page.locator("[data-spot='recruit:2']")
    (lord if game == "abyss" else page.locator(".piece.legal:visible").first).click()
    page.wait_for_function(f"() => ['open', 'ready'].includes({DRAFT})")
    search.look("a move laid out")
    if game == "abyss":
        page.locator("[data-proposal]").click()
        page.wait_for_function(f"() => {DRAFT} === 'ready'")
        search.look("a payment")
    page.keyboard.press("Escape")
    page.wait_for_function(f"() => {DRAFT} === null")


def play(me: Person, game: str, turns: int = 1_000) -> None:
    """Answer so many times, or to the end."""
    if game == "smog":
        rng = random.Random(1)
        me.play(turns, lambda: test_smog.answer(me, rng, ending=1))
    else:
        me.play(turns, me.answer if game == "abyss" else me.answer_by_pieces)


def look_at_the_end(search: Search) -> None:
    page, end = search.page, search.page.locator("section.end")
    search.look("the end")
    end.get_by_role("radio", name="Statistics").click()
    end.locator("polyline").first.wait_for(state="attached")
    search.look("the statistics")
    end.get_by_role("button", name="Check the shuffles").click()
    end.locator(".checks li").first.wait_for()
    search.look("the check of the shuffles")
    count = end.get_by_role("button", name="Count step by step")
    if count.count():
        count.click()
        while end.locator(".steps").count():
            search.look("counting")
            end.get_by_role("button", name="Next", exact=True).click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    search.look("the table after the end")
    page.get_by_role("button", name="Score").first.click()
    page.get_by_text("Review").first.click()


def look_at_the_replay(search: Search) -> None:
    page = search.page
    page.locator(".line input").wait_for()
    page.locator(".line input").press("End")
    page.get_by_label("Seen by").select_option("-2")
    search.look("the replay")
    search.sheet("the score in a replay", search.button("Score"))
    if search.page.get_by_role("button", name="Settings").count():
        search.sheet("the settings in a replay", search.button("Settings"))
    search.sheet("the log in a replay", lambda: page.keyboard.press("l"))


@pytest.mark.parametrize("size", SCREENS)
@pytest.mark.parametrize("game", LAST)
def test_people_meet_no_serious_barrier(somebody: Somebody, game: str, size: str) -> None:
    """One waits for the other; asks to take back; wishes the end; leaves."""
    host, friend = somebody(SCREENS[size], "en"), somebody(SCREENS[size], "en")
    sit_together(host, [friend], game, [])
    found = []
    for person in (host, friend):
        search = Search(person.page)
        search.look("asked" if person.asked() else "waiting")
        found += search.found
    search = Search(friend.page)
    search.sheet("leaving", search.button("Leave the game"))
    search.button("Leave the game")()
    friend.page.get_by_role("button", name="Leave: a bot plays on").click()
    friend.page.get_by_text("A bot plays for you.").wait_for()
    search.look("replaced")
    assert found + search.found == []
