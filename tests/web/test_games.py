"""Whole games of Abyss in a real browser: by clicks, by keys, with reloads, with two people."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.axe import findings
from tests.web.person import DRAFT, EDGE, MOST_PIECES, SETTLED, Person, Somebody
from tests.web.together import Watcher, open_for_friend, play_together, sit_down

pytestmark = pytest.mark.browser
TURNS = ".line select:not(.pace)"  # beside it, the speed is chosen
MANY_TURNS = f"() => document.querySelectorAll('{TURNS} option').length > 8"
PHONE, TABLET, DESKTOP = (360, 740), (820, 1180), (1440, 900)


def test_the_same_clicks_meet_the_same_game_again(somebody: Somebody) -> None:
    """The other browser tests rely on this: see `known_server`."""
    told = []
    for _ in range(2):
        me = somebody(DESKTOP, "en")
        me.start_against_bots("conspiracy")
        me.play(6, me.answer_by_pieces)
        assert me.wait_for_turn()
        told.append(me.page.locator(".log .line").all_inner_texts())
    assert len(told[0]) > 12
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("size", "language"),
    [(PHONE, "fr"), (TABLET, "en"), (DESKTOP, "fr")],
    ids=["phone-fr", "tablet-en", "desktop-fr"],
)
def test_a_whole_game_of_abyss_by_clicking(
    somebody: Somebody, size: tuple[int, int], language: str
) -> None:
    me = somebody(size, language)
    clicks = me.start_against_bots()
    assert clicks <= 4
    assert me.play() > 10
    rows = me.page.locator("section.end tbody tr")
    expect(rows).to_have_count(3)
    assert not me.scrolls_sideways()
    words = {"fr": "Fin de partie", "en": "Game over"}
    expect(me.page.locator("dialog")).to_contain_text(words[language])
    if size == PHONE:
        me.page.locator("section.end").get_by_text("Revoir").click()
        me.page.locator(".line input").wait_for()
        assert not me.scrolls_sideways()
    if size == DESKTOP:
        look_at_the_end(me.page)
        review(me.page)


def look_at_the_end(page: Page) -> None:
    """Check statistics, the recording, the check of the shuffles, a link for others."""
    end = page.locator("section.end")
    scores = end.locator("tbody .total").all_inner_texts()
    at_seats = page.locator(".player-panel .points-badge[aria-label]:visible").all_inner_texts()
    assert sorted(at_seats) == sorted(scores)
    end.get_by_role("radio", name="Statistiques").click()
    expect(end.locator("polyline")).to_have_count(3)
    expect(end.locator("tbody tr")).to_have_count(3)
    assert findings(page) == []
    with page.expect_download() as download:
        end.get_by_text("Télécharger la partie").click()
    assert download.value.suggested_filename.endswith(".json")
    end.get_by_role("button", name="Vérifier les mélanges").click()
    end.locator("li").first.wait_for()
    expect(end.locator("ul")).not_to_contain_text("✗")
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    end.get_by_role("button", name="Partager la partie").click()
    end.get_by_text("Copié").wait_for()
    assert "/r/" in page.evaluate("navigator.clipboard.readText()")


def review(page: Page) -> None:
    """Step, jump to a turn, show every seat's view, share a moment."""
    page.locator("section.end").get_by_text("Revoir").click()
    page.locator(".line input").wait_for()
    page.keyboard.press("ArrowRight")
    page.get_by_text("Coup 1 sur").first.wait_for()
    turns = page.locator(TURNS)
    page.wait_for_function(MANY_TURNS)
    turns.select_option(index=6)
    page.locator(".log .now").first.wait_for()
    before = page.locator(".line .where").inner_text()
    page.get_by_role("button", name="Tour suivant").click()
    expect(page.locator(".line .where")).not_to_have_text(before)
    expect(page.locator(".rail .open-hand")).to_have_count(0)
    page.get_by_label("Vu par").select_option("-2")
    page.locator(".line input").press("End")
    back_to_an_open_hand(page)
    assert findings(page) == []
    page.get_by_role("button", name="Lire").click()
    page.get_by_role("button", name="Pause").wait_for()


def back_to_an_open_hand(page: Page) -> None:
    """Go to the middle of the game, then turn by turn, until a bot has allies in hand."""
    page.wait_for_function(MANY_TURNS)
    hand = page.locator(".rail .open-hand").first
    turns = page.locator(f"{TURNS} option").count()
    for turn in (*range(turns // 2, turns), *range(turns // 2)):
        page.locator(TURNS).select_option(index=turn)
        page.wait_for_timeout(300)
        if hand.count():
            break
    hand.wait_for()


def test_a_whole_game_by_keyboard_only(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    page = me.page
    page.goto(me.url)
    page.locator(".foot .btn.primary").wait_for()
    me.choose_quick_bots()
    for pressed in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.foot .btn.primary')"):
            break
    page.keyboard.press("Enter")
    page.locator(".prompt").wait_for()
    assert me.wait_for_turn()
    walk(page)

    def by_keys() -> None:
        lord = page.locator(".court-lord.legal .key-number").first
        digit = lord.text_content() if lord.count() else "1"
        page.keyboard.press(digit or "1")
        finish_by_keys(page)

    assert me.play(answer=by_keys) > 10
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")


def walk(page: Page) -> None:
    """Arrows go from one active piece to the next; H is help, T reads the table, R the rule."""
    page.keyboard.press("ArrowDown")
    first = page.evaluate("document.activeElement.innerText")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.matches('.legal, .acts button')")
    assert page.evaluate("document.activeElement.innerText") != first
    for key, words in (("h", "What can I do now"), ("t", "Exploration track"), ("r", "Rule")):
        page.keyboard.press(key)
        page.locator("dialog").get_by_text(words).first.wait_for()
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")


def finish_by_keys(page: Page) -> None:
    """Choose highlighted pieces by digit until the move is complete, then press Enter."""
    for _ in range(MOST_PIECES):
        page.wait_for_function(SETTLED)
        draft = page.evaluate(DRAFT)
        if draft != "open":
            break
        more = page.locator(
            ".piece.legal:not(.selected) .key-number, .prompt .acts [data-action] kbd"
        )
        key = (more.first.text_content() or "") if more.count() else ""
        if not key.isdigit():
            break
        page.keyboard.press(key)
    page.keyboard.press("Enter")


def test_a_reload_in_the_middle_of_a_payment_spends_nothing(somebody: Somebody) -> None:
    """What is only laid out is not a move yet. The question is asked again, unchanged."""
    me = somebody(DESKTOP, "en")
    me.start_against_bots()
    lay_out_a_lord(me)
    hand = me.page.locator(".cards .piece").count()
    me.page.locator(".cards .legal:not(.selected)").first.click(position=EDGE)
    me.page.locator(".cards .selected").wait_for()
    me.page.reload()
    me.page.locator(".prompt").wait_for()
    expect(me.page.locator(".selected")).to_have_count(0)
    expect(me.page.locator(".cards .piece")).to_have_count(hand)
    me.play(1)


def lay_out_a_lord(me: Person) -> None:
    """Play until a lord can be recruited, and choose it."""
    for _ in range(60):
        assert me.wait_for_turn()
        lord = me.page.locator(".court-lord.legal")
        if lord.count():
            lord.last.click()
            me.page.wait_for_function(SETTLED)
            return
        me.play(1)
    raise AssertionError("no lord could be recruited")


def test_a_lord_is_paid_in_one_move_with_an_input_for_each_ally(somebody: Somebody) -> None:
    """Four allies, in any order: four touches and one to confirm, one entry in the log."""
    me = somebody(DESKTOP, "en")
    heard = []
    me.page.on("websocket", lambda it: it.on("framesent", lambda text: heard.append(str(text))))
    me.start_against_bots()
    most = 0
    for _ in range(8):
        if not me.wait_for_turn() or me.is_over():
            break
        lay_out_a_lord(me)
        before, inputs = len(moves(heard)), 0
        while me.page.evaluate(DRAFT) == "open":
            more = me.page.locator(".cards .legal:not(.selected)")
            if more.count() == 0:
                break
            more.last.click(position=EDGE)
            inputs += 1
            me.page.wait_for_function(SETTLED)
        allies = me.page.locator(".cards .selected").count()
        rest = me.page.locator(".prompt .acts [data-action]")
        (rest.first if rest.count() else me.page.locator(".prompt [data-sure]")).click()
        inputs += 1
        me.page.locator(".prompt:not([data-draft])").wait_for()
        assert inputs == allies + 1
        assert len(moves(heard)) == before + 1
        most = max(most, allies)
    assert most >= 3


def moves(heard: list[str]) -> list[str]:
    return [text for text in heard if '"type":"move"' in text]


def test_two_people_play_each_other_and_a_third_sees_nothing_hidden(somebody: Somebody) -> None:
    host, friend = somebody(DESKTOP, "fr"), somebody(TABLET, "en")
    watcher = Watcher(somebody(DESKTOP, "en"))
    link = open_for_friend(host, seats=2)
    sit_down(friend, link, "Bo")
    host.page.locator(".acts .btn.primary:enabled").click()
    watcher.come(host.page.url)
    play_together([host, friend])
    watcher.person.page.locator("section.end").wait_for()
    during = [each["view"] for each in watcher.positions() if each["result"] is None]
    assert len(during) > 20
    for view in during:
        for side in view["sides"]:
            assert side["hand"] is None
            assert side["tokens"] is None
    assert watcher.sees_no_answers()


def test_those_who_watch_follow_the_players_to_their_next_game(somebody: Somebody) -> None:
    host, watcher = somebody(DESKTOP, "en"), somebody(DESKTOP, "en")
    host.start_against_bots("conspiracy")
    watcher.page.goto(host.page.url)
    watcher.page.locator(".prompt").wait_for()
    host.play(answer=host.answer_by_pieces)
    watcher.page.locator("section.end").wait_for()
    before = host.page.url
    host.page.get_by_role("button", name="Play again").click()
    for person in (host, watcher):
        person.page.wait_for_url(lambda url: url != before)
    assert watcher.page.url == host.page.url
