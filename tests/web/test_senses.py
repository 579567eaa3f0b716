"""What a table says in other ways than pictures: hints, speech, headings, pace."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.person import CHANGED, MY_TURN, Somebody
from tests.web.tables import make_table, sit_with_bots

pytestmark = pytest.mark.browser
PHONE, DESKTOP = (360, 740), (1440, 900)
PRESS = """node => node.dispatchEvent(
  new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }))"""


def test_a_piece_tells_what_it_is_by_hover_focus_and_long_press(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "abyss")
    assert me.wait_for_turn()
    page, hint = me.page, me.page.locator(".hint")
    lord = page.locator(".court-lord").first
    lord.hover()
    hint.wait_for()
    expect(hint).to_contain_text("influence point")
    page.mouse.move(2, 2)
    hint.wait_for(state="detached")
    page.keyboard.press("Tab")  # so that the browser shows where the focus is
    lord.focus()
    hint.wait_for()
    page.locator(".brand").focus()
    hint.wait_for(state="detached")
    lord.evaluate(PRESS)
    hint.wait_for()


def test_turns_have_headings_and_parts_in_the_readers_language(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "conspiracy")
    me.play(3, me.answer_by_pieces)
    assert me.wait_for_turn()
    page = me.page
    headings = page.locator(".log .turn").all_inner_texts()
    found = [re.findall(r"^Turn (\d+) · \w+", heading) for heading in headings]
    numbers = [int(number) for (number,) in found]
    assert numbers == list(range(1, len(numbers) + 1))
    assert len(numbers) > 3
    bar = page.locator(".topbar")
    expect(bar).to_contain_text(f"Turn {numbers[-1]} · Ada")
    expect(bar.locator("[aria-current=step]")).to_have_count(1)
    spoken = page.locator("[role=log][aria-live=polite]").inner_text()
    told = page.locator(".log .line").last.inner_text()
    assert re.sub(r"\s+§.*", "", told) in spoken  # a rule's number is shown, not spoken
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("radio", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.locator(".log .turn").last).to_have_text(f"Tour {numbers[-1]} · Ada")
    expect(bar).to_contain_text("Recruter")


def test_a_log_that_is_followed_stays_at_its_end_whatever_its_neighbours_do(
    somebody: Somebody,
) -> None:
    me = somebody(DESKTOP, "fr")
    sit_with_bots(me, "conspiracy")
    me.play(8, me.answer_by_pieces)
    distance = "node => node.scrollHeight - node.scrollTop - node.clientHeight"
    assert me.page.locator(".log .lines").evaluate(distance) < 40


def test_points_are_kept_until_the_end_where_the_table_wants_it(somebody: Somebody) -> None:
    me = somebody(PHONE, "fr")
    page = me.page
    page.goto(me.url)
    page.locator(".poster.game-conspiracy").click()
    page.get_by_role("switch", name="Points pendant la partie").click()
    me.choose_quick_bots()
    page.locator(".foot .btn.primary").click()
    page.locator(".prompt").wait_for()
    me.play(4, me.answer_by_pieces)
    expect(page.locator(".tally, .opponent .points-badge, .in-coalition, .allied")).to_have_count(0)
    page.get_by_role("button", name="Aide").click()
    expect(page.locator("dialog .options")).to_contain_text("Points pendant la partie")
    page.keyboard.press("Escape")
    me.play(answer=me.answer_by_pieces)
    expect(page.locator("section.end tbody tr")).to_have_count(3)


def test_bots_are_paced_skipped_and_a_move_is_taken_back(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en", speed=1)
    sit_with_bots(me, "abyss")
    page = me.page
    waiting = page.get_by_role("button", name="Skip")  # visible while bots' moves are shown
    for _ in range(30):
        assert me.wait_for_turn()
        me.answer()
        page.locator(f"{MY_TURN}, .prompt.calm:has(.acts .btn)").first.wait_for()
        if waiting.count():
            break
    page.keyboard.press("Space")
    waiting.wait_for(state="detached")
    assert me.wait_for_turn()
    page.locator(".topbar nav").get_by_role("button", name="Undo").click()
    page.get_by_role("dialog").get_by_role("button", name="Take back").click()
    page.locator(".log .undone").first.wait_for()
    assert me.wait_for_turn()


def test_on_a_phone_a_question_shows_the_piece_it_is_about(somebody: Somebody) -> None:
    me = somebody(PHONE, "en")
    sit_with_bots(me, "abyss")
    assert me.wait_for_turn()
    board = me.page.locator(".board")
    for _ in range(6):
        board.evaluate("node => node.scrollTo(0, node.scrollHeight)")
        me.play(1)
        if not me.wait_for_turn():
            return
        if board.locator(".legal").count():
            me.page.wait_for_function(
                """() => {
                  const board = document.querySelector(".board").getBoundingClientRect();
                  return [...document.querySelectorAll(".board .legal")].some(piece => {
                    const box = piece.getBoundingClientRect();
                    return box.top >= board.top && box.bottom <= board.bottom;
                  });
                }"""
            )


def test_a_piece_that_goes_takes_its_hint_along(somebody: Somebody) -> None:
    """Chromium removes the focus from a piece while the piece is removed, during drawing."""
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "smog")
    page, hints = me.page, []

    def by_keys() -> None:
        page.keyboard.press("Tab")  # from now on the focus is visible
        pieces = page.locator(".piece.legal:visible")
        if not pieces.count():
            me.answer_by_pieces()
            return
        before = me.position()
        pieces.first.focus()
        hints.append(page.locator(".hint").count())
        page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=before)
        me.complete()

    me.play(20, by_keys)
    assert any(hints)


@pytest.mark.parametrize(
    ("opening", "told"),
    [
        (
            "abyss_full",
            ["Cost 10, allies of exactly 2 races, among them", "The threat marker stands"],
        ),
        ("conspiracy_full", ["In the blue discard pile:", "14 of 15 lords"]),
        ("smog_full", ["the order of turns is Ada", "paid to the Shadow Master."]),
    ],
    ids=["abyss", "conspiracy", "smog"],
)
def test_the_table_in_words_is_read_in_sentences(
    somebody: Somebody, opening: str, told: list[str]
) -> None:
    me = somebody(DESKTOP, "en")
    make_table(me, opening.split("_")[0], ["me", "random", "random", "random"], opening=opening)
    assert me.wait_for_turn()
    me.page.keyboard.press("t")
    words = me.page.locator(".words")
    words.wait_for()
    expect(words.locator("dl")).to_have_count(0)
    text = words.inner_text()
    assert [each for each in told if each not in text] == []
    assert "undefined" not in text
    assert "ui-" not in text
