"""Pages around the game: the lobby, lost connections, missing tables, accessibility."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from tests.web.axe import findings
from tests.web.conftest import Server
from tests.web.person import Person, Somebody

pytestmark = pytest.mark.browser
SIZES = {"phone": (360, 740), "tablet": (820, 1180), "desktop": (1440, 900)}


@pytest.mark.parametrize(
    ("size", "theme"),
    [("phone", "dark"), ("phone", "light"), ("tablet", "light"), ("desktop", "dark")],
)
def test_lobby_and_table_have_no_serious_barrier(
    browser: Browser, server: Server, size: str, theme: str
) -> None:
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


def test_rule_log_settings_and_language_are_at_hand(browser: Browser, server: Server) -> None:
    me = Person(browser, server.url, SIZES["desktop"], "fr")
    me.start_against_bots()
    me.wait_for_turn()
    page = me.page
    page.keyboard.press("r")
    expect(page.locator("dialog .text")).not_to_be_empty()
    assert findings(page) == []
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    page.locator("dialog [role=log] .line").first.wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Réglages").click()
    page.get_by_role("radio", name="English").click()
    page.get_by_role("radio", name="Light").click()
    expect(page.locator("dialog h2")).to_have_text("Settings")
    page.keyboard.press("Escape")
    assert page.evaluate("document.documentElement.dataset.theme") == "light"
    assert page.evaluate("document.documentElement.lang") == "en"
    expect(page.get_by_role("button", name="Settings")).to_be_visible()
    me.close()


def test_a_table_that_does_not_exist_says_so(browser: Browser, server: Server) -> None:
    me = Person(browser, server.url, SIZES["phone"], "fr")
    me.page.goto(f"{server.url}/t/aaaaaaaaaa")
    me.page.get_by_role("heading", name="Cette table n’existe pas").wait_for()
    me.page.locator("main .btn.primary").click()
    me.page.locator(".foot .btn.primary").wait_for()
    me.close()


def test_the_table_comes_back_by_itself_after_the_server_was_away(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    server.start()
    me = Person(browser, server.url, SIZES["desktop"], "en")
    me.start_against_bots()
    me.play(3)
    me.wait_for_turn()
    before = me.page.locator(".prompt b").first.inner_text()
    me.server_goes = True
    server.stop()
    me.page.locator(".banners .banner").wait_for()
    expect(me.page.locator(".hand")).to_be_visible()
    server.start()
    me.page.locator(".banners .banner").wait_for(state="detached")
    expect(me.page.locator(".prompt b").first).to_have_text(before)
    me.play(2)
    me.close()
    server.stop()


# -- scenarios of Conan ---------------------------------------------------------------

OWN = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"


def hand_over(page: Page, name: str, content: bytes) -> None:
    """Choose a file with the button, as a person does."""
    file: FilePayload = {"name": name, "mimeType": "application/octet-stream", "buffer": content}
    page.locator(".drop input").set_input_files(file)


@pytest.mark.parametrize(
    ("size", "language", "theme"),
    [("desktop", "fr", "dark"), ("tablet", "en", "light"), ("phone", "fr", "light")],
)
def test_a_scenario_of_ones_own_is_shown_or_its_mistake(
    somebody: Somebody, size: str, language: str, theme: str
) -> None:
    me = somebody(SIZES[size], language, theme=theme)
    page = me.page
    page.goto(me.url)
    page.locator("a[href='/scenarios']").click()
    page.locator(".drop").wait_for()
    hand_over(page, "mine.toml", OWN.read_bytes())
    page.locator(".layer .zone").first.wait_for()
    expect(page.locator(".layer svg.figure")).to_have_count(
        13
    )  # three heroes, two guards, eight units
    told = page.locator(".told").inner_text()
    assert ("L’Overlord gagne" if language == "fr" else "The overlord wins") in told
    assert findings(page) == []
    assert not me.scrolls_sideways()
    broken = OWN.read_text(encoding="utf-8").replace('\nzone = "b3"', '\nzone = "q9"')
    hand_over(page, "mine.toml", broken.encode())
    page.locator(".wrong").wait_for()
    words = page.locator(".wrong").inner_text()
    assert "token 1.zone" in words
    assert ("'q9' n’est pas permis" if language == "fr" else "'q9' is not allowed") in words
    expect(page.locator(".wrong .allowed code").first).to_have_text("a1")
    assert findings(page) == []
    assert not me.scrolls_sideways()


@pytest.mark.parametrize(
    ("content", "told"),
    [
        (b"dear diary", "this is not TOML"),
        (b"\x89PNG\r\n\x1a\n\xff\xfe" * 40, "is not a text file"),
        (b"#" * 2_000_000, "is too large"),
        (b"", "schema"),
    ],
    ids=["no-toml", "binary", "two-megabytes", "empty"],
)
def test_what_is_no_scenario_gets_a_calm_answer(
    somebody: Somebody, content: bytes, told: str
) -> None:
    me = somebody(SIZES["desktop"], "en")
    me.page.goto(f"{me.url}/scenarios")
    me.page.locator(".drop").wait_for()
    hand_over(me.page, "mine.toml", content)
    expect(me.page.get_by_role("alert")).to_contain_text(told, ignore_case=True)


def test_a_scenario_of_ours_is_opened_by_keys_downloaded_and_played(somebody: Somebody) -> None:
    me = somebody(SIZES["desktop"], "en")
    page = me.page
    page.goto(f"{me.url}/scenarios")
    page.get_by_role("button", name="Hunting the Tigress").focus()
    page.keyboard.press("Enter")
    page.locator(".layer .zone").first.wait_for()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download Hunting the Tigress").click()
    assert download.value.suggested_filename == "hunting_the_tigress.toml"
    assert 'id = "hunting_the_tigress"' in Path(download.value.path()).read_text("utf-8")
    page.get_by_role("link", name="Play this scenario").click()
    page.locator(".foot .btn.primary").wait_for()
    chosen = page.get_by_role("combobox", name="Scenario")
    expect(chosen).to_have_value("hunting_the_tigress")


def test_a_file_dropped_on_the_page_is_shown(somebody: Somebody) -> None:
    me = somebody(SIZES["desktop"], "en")
    page = me.page
    page.goto(f"{me.url}/scenarios")
    page.locator(".drop").wait_for()
    carried = page.evaluate_handle(
        "text => { const carried = new DataTransfer();"
        " carried.items.add(new File([text], 'mine.toml')); return carried; }",
        OWN.read_text(encoding="utf-8"),
    )
    page.dispatch_event(".drop", "drop", {"dataTransfer": carried})
    page.locator(".layer .zone").first.wait_for()
    expect(page.locator(".head h2")).to_have_text("The Stolen Idol")
