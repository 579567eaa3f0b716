"""Two people at a table: one leaves, is replaced, comes back; seats, links, chat, taking back."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable, Mapping
from functools import partial

import pytest
from playwright.sync_api import expect

from tests.web import test_conan, test_smog
from tests.web.axe import findings
from tests.web.person import Person, Somebody
from tests.web.tables import sit_together, sit_with_bots
from tests.web.together import LONG_ENOUGH, Watcher, open_for_friend, sit_down

pytestmark = pytest.mark.browser
DESKTOP, PHONE = (1440, 900), (390, 844)
LINK = "table => fetch(`/api/tables/${table}/links`).then(it => it.json()).then(it => it.watch)"
NO_DRAWING = ".icon svg:not(:has(*))"  # an icon that nobody drew
Answer = Callable[[Person, random.Random], None]

ANSWERS: Mapping[str, Answer] = {
    "abyss": lambda person, rng: person.answer(),
    "conspiracy": lambda person, rng: person.answer_by_pieces(),
    "smog": lambda person, rng: test_smog.answer(person, rng, 0.8),
    "conan": lambda person, rng: test_conan.answer(person, rng, 0.2),
}
LONG = pytest.mark.long
OPTIONS: Mapping[str, Mapping[str, object]] = {"smog": test_smog.SHORT}


def play_some(people: list[Person], answer: Answer, rng: random.Random, answers: int) -> None:
    """Let everybody answer when asked, so many times or until the end."""
    given, started = 0, time.monotonic()
    while given < answers and not all(person.is_over() for person in people):
        for person in people:
            if not person.is_over() and person.asked():
                person.play(1, partial(answer, person, rng))
                given += 1
        assert time.monotonic() - started < LONG_ENOUGH


def leave(person: Person) -> None:
    """Leave the game by the door in the bar."""
    person.page.get_by_role("button", name="Leave the game").click()
    person.page.get_by_role("button", name="Leave: a bot plays on").click()
    person.page.get_by_text("A bot plays for you.").wait_for()


@pytest.mark.parametrize(
    "game",
    [
        "conspiracy",
        pytest.param("abyss", marks=LONG),
        pytest.param("smog", marks=LONG),
        pytest.param("conan", marks=LONG),
    ],
)
def test_one_of_two_leaves_is_replaced_and_takes_the_seat_back(
    somebody: Somebody, game: str
) -> None:
    """A third watches the whole game; nobody's page has an error."""
    host, friend, third = somebody(DESKTOP, "en"), somebody(DESKTOP, "en"), somebody(PHONE, "en")
    sit_together(host, [friend], game, [], OPTIONS.get(game))
    watcher = Watcher(third)
    sit_down(third, host.page.evaluate(LINK, host.page.url.rsplit("/", 1)[1]), "Eve")
    answer, rng = ANSWERS[game], random.Random(3)
    people = [host, friend]
    play_some(people, answer, rng, 4)
    leave(friend)
    host.page.get_by_text("leaves; a bot plays on").first.wait_for()
    friend.page.goto(friend.url)
    play_some([host], answer, rng, 2)
    friend.page.locator(".table-row a").first.click()
    friend.page.get_by_role("button", name="Take my seat back").click()
    friend.page.get_by_text("A bot plays for you.").wait_for(state="detached")
    play_some(people, answer, rng, 10_000)
    assert all(person.is_over() for person in people)
    third.page.locator("section.end").wait_for()
    assert watcher.sees_no_answers()
    for person in (*people, third):
        expect(person.page.locator(NO_DRAWING)).to_have_count(0)
    friend.page.get_by_role("button", name="Play again", exact=True).click()
    friend.page.locator(".room").wait_for()
    names = friend.page.locator(".room .seat-row .who").all_inner_texts()
    assert [name.split("\n")[0] for name in names[:2]] == ["Ada", "Bo 0"]


def test_the_host_arranges_the_seats_before_the_start(somebody: Somebody) -> None:
    host, friend = somebody(DESKTOP, "en"), somebody(PHONE, "en")
    link = open_for_friend(host, 3, "conspiracy")
    friend.page.goto(link)
    friend.page.get_by_role("heading", name="Ada invites you to a game of").wait_for()
    expect(friend.page.locator("main")).to_contain_text("Already there: Ada.")
    assert findings(friend.page) == []
    friend.page.locator("input").fill("Bo")
    friend.page.locator("form .btn").click()
    friend.page.locator(".room").wait_for()
    rows = host.page.locator(".room .seat-row")
    host.page.get_by_role("button", name="Free the seat of Bo").click()
    rows.nth(1).get_by_text("Free seat").wait_for()
    host.page.get_by_label("Who seat 2 is for").select_option("bot-random")
    host.page.get_by_role("button", name="up to seat 2").click()
    host.page.get_by_role("button", name="up to seat 1").click()
    rows.nth(1).get_by_text("Ada").wait_for()
    assert findings(host.page) == []
    assert not host.scrolls_sideways()
    host.page.get_by_role("button", name="Start").click()
    host.page.locator(".prompt").wait_for()
    friend.page.goto(link)
    friend.page.get_by_text("The game has begun without this seat.").wait_for()
    friend.page.get_by_role("link", name="Back to the lobby").click()
    friend.page.locator(".foot .btn.primary").wait_for()


def test_a_host_on_the_machine_itself_is_told_so_and_a_code_is_shown(somebody: Somebody) -> None:
    host = somebody(PHONE, "en")
    open_for_friend(host, 2, "conspiracy")
    host.page.get_by_text("Your friends cannot use this address").wait_for()
    host.page.get_by_role("button", name="Code").first.click()
    code = host.page.locator("img.code")
    code.wait_for()
    assert code.evaluate("it => it.decode().then(() => it.naturalWidth)") > 100
    assert findings(host.page) == []
    assert not host.scrolls_sideways()
    host.page.keyboard.press("Escape")
    code.wait_for(state="detached")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_fine_points_of_the_rules_are_folded_up_and_say_what_they_mean(
    somebody: Somebody, language: str
) -> None:
    me = somebody(PHONE, language)
    me.page.goto(me.url)
    me.page.locator(".poster.game-smog").click()
    expect(me.page.locator(".advanced .option:visible")).to_have_count(0)
    me.page.locator(".advanced summary").click()
    expect(me.page.locator(".advanced .option:visible")).to_have_count(17)
    first = me.page.locator(".advanced .option").first
    before = first.locator(".means").inner_text()
    first.get_by_role("switch").click()
    expect(first.locator(".means")).not_to_have_text(before)
    assert findings(me.page) == []
    assert not me.scrolls_sideways()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".advanced .option:visible")).to_have_count(0)


@pytest.mark.parametrize("address", ["/nowhere", "/t/a", "/t/a/b/c", "/l/used-up", "/r/a"])
def test_an_address_that_leads_nowhere_leads_back(somebody: Somebody, address: str) -> None:
    me = somebody(PHONE, "en")
    me.page.goto(me.url + address)
    me.page.get_by_role("link", name="Back to the lobby").click()
    me.page.locator(".foot .btn.primary").wait_for()
    me.errors = [error for error in me.errors if "404" not in error]  # the answer, as it should


def test_a_phrase_is_read_in_ones_own_language_and_counted_until_then(somebody: Somebody) -> None:
    host, friend = somebody(DESKTOP, "en"), somebody(DESKTOP, "fr")
    sit_together(host, [friend], "conspiracy", [])
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Quick phrases").select_option("good-luck")
    host.page.locator(".said").get_by_text("Good luck!").wait_for()
    tab = friend.page.get_by_role("tab", name="1 nouvelle ligne")
    tab.click()
    friend.page.locator(".said").get_by_text("Bonne chance").wait_for()
    expect(friend.page.locator(".unread")).to_have_count(0)
    assert findings(friend.page) == []
    friend.page.get_by_role("button", name="Couper la discussion").click()
    host.page.get_by_label("Quick phrases").select_option("hello")
    friend.page.get_by_text("La discussion est coupée").wait_for()
    expect(friend.page.locator(".said").get_by_text("Bonjour")).to_have_count(0)


def test_taking_back_says_first_what_it_takes_back(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "conspiracy")
    me.play(2, me.answer_by_pieces)
    assert me.wait_for_turn()
    for _ in range(20):
        if me.page.get_by_role("button", name="Undo?").count():
            break
        me.play(1, me.answer_by_pieces)
        assert me.wait_for_turn()
    me.page.keyboard.press("z")
    sheet = me.page.get_by_role("dialog")
    told = sheet.locator("li").all_inner_texts()
    assert told
    assert findings(me.page) == []
    me.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")
    me.page.get_by_role("button", name="Undo?").click()
    sheet.get_by_role("button", name="Take back").click()
    me.page.locator(".log .line.undone").first.wait_for()
    assert me.wait_for_turn()
    me.play(2, me.answer_by_pieces)


NOTICES = """
window.away = false;
Object.defineProperty(document, "hidden", { get: () => window.away });
window.notices = [];
const Browsers = window.Notification;
window.Notification = class extends Browsers {
  constructor(title, options) { super(title, options); window.notices.push([title, options.body]); }
};
"""


def test_ones_turn_shows_in_title_and_icon_and_is_told_to_who_looks_elsewhere(
    somebody: Somebody,
) -> None:
    me = somebody(DESKTOP, "en")
    me.context.grant_permissions(["notifications"])
    me.context.add_init_script(NOTICES)
    sit_with_bots(me, "conspiracy")
    assert me.wait_for_turn()
    expect(me.page).to_have_title(re.compile("^Your turn"))
    icon = me.page.locator("link[rel=icon]")
    expect(icon).to_have_attribute("href", re.compile("pearl-turn"))
    me.page.get_by_role("button", name="Settings").click()
    me.page.get_by_role("switch", name="Notifications").click()
    expect(me.page.get_by_role("switch", name="Notifications")).to_be_checked()
    me.page.keyboard.press("Escape")
    me.play(1, me.answer_by_pieces)  # while one looks, nothing is told
    assert me.wait_for_turn()
    assert me.page.evaluate("window.notices") == []
    me.page.evaluate("window.away = true")
    me.play(2, me.answer_by_pieces)
    me.page.wait_for_function("() => window.notices.length > 0")
    assert me.page.evaluate("window.notices[0]") == ["Your turn", "Abyss: Conspiracy"]
    me.page.goto(me.url)
    me.page.locator(".foot .btn.primary").wait_for()
    expect(icon).not_to_have_attribute("href", re.compile("pearl-turn"))
