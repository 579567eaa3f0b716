"""What a host may do about watchers, and a table whose game cannot go on."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tablee.server.sqlite import SqliteStore
from tests.server.test_other_rules import COPY, copy_of, moves_of, spoiled
from tests.web.axe import findings_in_both_themes
from tests.web.conftest import Server
from tests.web.person import Person, Somebody
from tests.web.tables import sit_with_bots
from tests.web.together import sit_down

pytestmark = pytest.mark.browser
LINK = "table => fetch(`/api/tables/${table}/links`).then(it => it.json()).then(it => it.watch)"


def open_chat(person: Person) -> Locator:
    person.page.get_by_role("tab", name="Chat").click()
    return person.page.locator(".said")


def speak(person: Person, words: str) -> None:
    page = person.page
    page.get_by_label("Write to the table").fill(words)
    page.get_by_role("button", name="Send", exact=True).click()


def y_of(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box is not None
    return box["y"]


def seat_host_and_watcher(
    somebody: Somebody, name: str, size: tuple[int, int] = (1440, 900)
) -> tuple[Person, Person]:
    """Return a host with bots and somebody who watches by the link; both have the chat open."""
    host, watcher = somebody(size, "en"), somebody(size, "en")
    table = sit_with_bots(host, "abyss")
    sit_down(watcher, host.page.evaluate(LINK, table), name)
    return host, watcher


def test_the_host_mutes_and_sends_away(somebody: Somebody) -> None:
    host, eve = seat_host_and_watcher(somebody, "Eve")
    said = open_chat(host)
    open_chat(eve)
    speak(eve, "hello")
    said.get_by_text("hello").wait_for()
    said.get_by_role("button", name="Mute Eve", exact=True).click()
    let_talk = said.get_by_role("button", name="Unmute Eve")
    let_talk.wait_for()
    speak(eve, "can you hear me?")
    eve.page.get_by_text("does not let you talk here").wait_for()
    assert findings_in_both_themes(host.page) == []
    assert findings_in_both_themes(eve.page) == []
    let_talk.click()
    said.get_by_role("button", name="Mute Eve", exact=True).wait_for()
    speak(eve, "once more")
    said.get_by_text("once more").wait_for()
    expect(said.get_by_text("can you hear me?")).to_have_count(0)
    said.get_by_role("button", name="Send away Eve").first.click()
    eve.page.get_by_text("You were sent away").wait_for()
    said.get_by_role("button", name="Let back in: Eve").first.click()
    said.get_by_role("button", name="Send away Eve").first.wait_for()
    eve.page.reload()
    eve.page.locator(".prompt").wait_for()


@pytest.mark.parametrize("size", [(1440, 900), (360, 740)], ids=["desktop", "phone"])
def test_the_host_sends_away_who_never_spoke(somebody: Somebody, size: tuple[int, int]) -> None:
    host, eve = seat_host_and_watcher(somebody, "Eve", size)
    page = host.page
    if size[0] < 700:
        page.get_by_role("button", name="Chat").click()
    else:
        open_chat(host)
    page.get_by_text("Who watches (1)").press("Enter")
    page.locator("details[open]").wait_for()
    send = page.get_by_role("button", name="Send away Eve")
    before = y_of(send)
    send.click()
    eve.page.get_by_text("You were sent away").wait_for()
    back = page.get_by_role("button", name="Let back in: Eve")
    back.wait_for()
    assert y_of(back) == before  # it stays under the pointer
    expect(page.get_by_text("Who watches (0)")).to_have_count(1)
    assert not host.scrolls_sideways()
    back.click()
    eve.page.reload()
    eve.page.locator(".prompt").wait_for()
    send.wait_for()  # the list is still open


async def keep_as_stuck(path: Path, table: str) -> None:
    """Store a copy of the game with a move that has no meaning under these rules."""
    store = SqliteStore(path)
    version = moves_of(await store.entries(table))[2]
    await copy_of(store, table, spoiled(version, "recruit nobody"))
    await store.close()


def test_a_stuck_table_can_be_ended_and_goes_on_at_a_new_one(
    somebody: Somebody, server: Server
) -> None:
    ada = somebody((1440, 900), "en")
    table = sit_with_bots(ada, "abyss")
    ada.play(4)
    with ThreadPoolExecutor() as aside:  # this thread has a loop already
        aside.submit(asyncio.run, keep_as_stuck(server.data / "tablee.sqlite3", table)).result()
    page = ada.page
    page.goto(f"{ada.url}/t/{COPY}")
    panel = page.locator("section.stuck")
    go_on = panel.get_by_role("button", name="Go on from before this move")
    go_on.wait_for()
    expect(panel).to_contain_text("It is move 3")
    assert findings_in_both_themes(page) == []
    assert not ada.scrolls_sideways()
    panel.get_by_role("button", name="End the table").click()
    panel.get_by_role("heading", name="This table was ended, unfinished").wait_for()
    expect(panel.get_by_role("button", name="End the table")).to_have_count(0)
    page.reload()
    go_on.click()
    page.wait_for_url(lambda url: not url.endswith(COPY))
    page.locator(".prompt").wait_for()
    expect(panel).to_have_count(0)
    ada.play(2)
    page.goto(f"{ada.url}/t/{COPY}")
    panel.get_by_role("link", name="To where the game goes on").wait_for()
