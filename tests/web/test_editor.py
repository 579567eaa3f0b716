"""The scenario editor in a real browser: a scenario is created by clicking, fixed and played."""

from __future__ import annotations

import re
import tomllib
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from tests.web.axe import findings
from tests.web.test_conan import look_at_the_end, play_through

pytestmark = pytest.mark.browser
PHONE, TABLET, DESKTOP = (390, 844), (820, 1180), (1440, 900)
PATIENCE = 90_000  # milliseconds for some games of bots
SOME = "[data-games]:not([data-games='0']):not([data-games='1'])"
WIDE = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def zone(page: Page, name: Any) -> Any:
    return page.locator(".zone-id", has_text=re.compile(f"^{name}$"))


def settled(page: Page, errors: Any) -> None:
    """Wait until the checker has checked the current scenario."""
    page.locator(f"[data-errors='{errors}']").wait_for()


def put(page: Page, tab: Any, piece: Any, *zones: str) -> None:
    page.get_by_role("radio", name=tab, exact=True).click()
    page.locator(".palette button", has_text=re.compile(f"^{piece}")).first.click()
    for name in zones:
        zone(page, name).click()


def objective(page: Page, side: Any, test: Any) -> None:
    page.get_by_role("button", name=f"+ objective: {side}").click()
    page.get_by_label("Test", exact=True).last.select_option(label=test)


def test_a_scenario_is_made_by_clicking_mended_simulated_and_played(somebody: Any) -> None:
    me = somebody(size=DESKTOP, language="en")
    page = me.page
    page.goto(f"{me.url}/editor")
    page.get_by_role("radio", name="Settings").click()
    page.get_by_label("Title in English").fill("Raid")
    page.get_by_label("Title in English").press("Tab")
    page.get_by_role("radio", name="Objectives").click()
    put(page, "Heroes", "Conan", "d1")
    put(page, "Units", "Pict Hunters", "b2", "b2", "a1")
    objective(page, "Heroes", "So many rounds have been played.")
    objective(page, "Overlord", "All heroes are dead.")
    # A number is missing: its line is named, and a game cannot begin.
    settled(page, 1)
    problem = page.locator("li.error")
    expect(problem).to_contain_text("This key is missing")
    expect(problem).to_contain_text(re.compile(r"objective 1\.all\.value, line \d+"))
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_disabled()
    page.get_by_label("The number").fill("3")
    page.get_by_label("The number").press("Tab")
    settled(page, 0)
    # A chest without a card: its zone is shown, until the chest has one.
    put(page, "Things", "Chest", "h1")
    settled(page, 1)
    expect(page.locator("li.error")).to_contain_text("zones h1")
    expect(page.locator(".zone-id.wrong")).to_have_text("h1")
    page.get_by_label("Add to: Cards in the chests").select_option("life_potion")
    settled(page, 0)
    expect(page.locator(".zone-id.wrong")).to_have_count(0)
    page.locator("li.advice").first.wait_for()  # bare hands: no obstacle
    # Undone, redone, and still there after a reload.
    page.get_by_role("button", name="Undo").click()
    settled(page, 1)
    page.get_by_role("button", name="Redo").click()
    settled(page, 0)
    page.reload()
    settled(page, 0)
    expect(page.get_by_role("heading", name="Raid")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export .toml").click()
    written = tomllib.loads(download.value.path().read_text("utf-8"))
    assert written["river"][0]["figures"] == [
        {"zone": "b2", "count": 2},
        {"zone": "a1", "count": 1},
    ]
    # Some games of bots. When stopped, the results so far stay.
    page.get_by_role("button", name="Simulate 100 games").click()
    page.locator(SOME).wait_for(timeout=PATIENCE)
    with suppress(TimeoutError):  # where all games have been played by now
        page.get_by_role("button", name="Stop").click(timeout=1000)
    expect(page.get_by_role("button", name="Stop")).to_have_count(0)
    expect(page.get_by_text("The heroes won")).to_be_visible()
    page.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("/t/[a-z2-7]{10}"))
    page.get_by_text("Raid").first.wait_for()
    assert play_through(me, 0.25) > 3
    look_at_the_end(page)
    me.close()


def test_figures_are_placed_and_taken_away_by_keys(somebody: Any) -> None:
    me = somebody(size=DESKTOP, language="en")
    page = me.page
    page.goto(f"{me.url}/editor")
    page.get_by_role("radio", name="Heroes", exact=True).click()
    page.locator(".palette button", has_text=re.compile("^Conan")).first.press("Enter")
    zone(page, "a1").press("Enter")
    expect(zone(page, "a1")).to_have_attribute("aria-label", re.compile("Conan"))
    zone(page, "a1").press("Delete")
    expect(zone(page, "a1")).not_to_have_attribute("aria-label", re.compile("Conan"))
    page.keyboard.press("Control+z")
    expect(zone(page, "a1")).to_have_attribute("aria-label", re.compile("Conan"))
    zone(page, "a1").press("ArrowRight")
    expect(page.locator(".zone-id:focus")).not_to_have_text("a1")
    me.close()


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [(DESKTOP, "fr", "dark"), (TABLET, "en", "light"), (PHONE, "fr", "light")],
)
def test_the_editor_has_no_barriers_and_nothing_is_cut_off(
    somebody: Any, size: Any, language: str, theme: Any
) -> None:
    me = somebody(size=size, language=language, theme=theme)
    page = me.page
    page.goto(f"{me.url}/editor?from=in_the_clutches_of_the_picts")
    settled(page, 0)
    for number in range(4):
        page.locator(".right [role=radio]").nth(number).click()
        assert findings(page) == []
        assert page.evaluate(WIDE) <= 0
    me.close()


# -- files of one's own ------------------------------------------------------------------

OWN = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"


def test_a_scenario_is_kept_renamed_chosen_for_a_table_and_deleted(somebody: Any) -> None:
    me = somebody(size=DESKTOP, language="en")
    page = me.page
    page.goto(f"{me.url}/scenarios")
    page.locator(".drop input").set_input_files(OWN)
    page.get_by_role("button", name="Keep in my library").click()
    page.get_by_role("button", name="Rename The Stolen Idol").click()
    page.get_by_label("New title").fill("The Lost Idol")
    page.get_by_label("New title").press("Enter")
    page.get_by_role("link", name="Play The Lost Idol").click()
    chosen = page.get_by_role("combobox", name="A file of your own")
    expect(chosen.locator("option:checked")).to_have_text("The Lost Idol")
    page.goto(f"{me.url}/scenarios")
    page.get_by_role("button", name="Delete The Lost Idol").click()
    page.get_by_role("button", name="Press again to delete The Lost Idol").click()
    expect(page.get_by_text("You keep no files yet.")).to_be_visible()
