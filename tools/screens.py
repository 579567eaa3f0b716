"""Retake the screenshots in docs/screens: `python tools/screens.py [NAME...]`, after `make build`.

Names are those of JOURNEYS; the default is all of them. The tool starts a server and Debian's
chromium. Games are played by quick bots and by the person of the browser tests, who clicks what
the screen offers.
"""

import random
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know how to play

from playwright.sync_api import sync_playwright

from tests import chromium
from tests.web import test_conan, test_smog
from tests.web.conftest import FLAGS, Server
from tests.web.person import Person
from tests.web.tables import sit_with_bots

SCREENS = Path(__file__).parents[1] / "docs" / "screens"
DESKTOP, PHONE, SIDEWAYS = (1440, 900), (390, 844), (844, 390)
OTHERS = {"wide": (1920, 1080), "laptop": (1280, 720), "tablet": (820, 1180)}
QUALITY = 86  # of WebP: nothing lost to the eye, a tenth of PNG's size
PATIENCE = 120_000  # milliseconds: the machine may be busy
SETTLE = 1500  # milliseconds until nothing moves and maps are painted
DRAWN = ".layer[data-drawn]"  # a map of Conan that is painted
MAPS = {
    "village": "in_the_clutches_of_the_picts",
    "ships": "hunting_the_tigress",
    "fort": "in_the_heart_of_darkness",
    "inn": "the_key_of_kuthchemes",
    "swamp": "the_thing_from_the_swamp",
    "citadel": "the_serpents_awakening",
}


class Camera:
    """A person at the table who takes screenshots."""

    def __init__(self, browser: Browser, url: str, size: tuple[int, int]) -> None:
        self.person = Person(browser, url, size, "fr", "dark")
        self.person.context.set_default_timeout(PATIENCE)
        self.page = self.person.page

    def shot(self, name: str) -> None:
        self.page.mouse.move(2, 2)
        self.page.evaluate("document.activeElement?.blur()")
        self.page.wait_for_timeout(SETTLE)
        taken = Image.open(BytesIO(self.page.screenshot()))
        taken.save(SCREENS / f"{name}.webp", quality=QUALITY, method=6)
        print(name, flush=True)

    def start(self, game: str, name: str) -> None:
        """Take a screenshot of the lobby, then sit down against quick bots."""
        self.page.goto(self.person.url)
        self.page.locator(".foot .btn.primary").wait_for()
        self.shot(name)
        self.person.start_against_bots(game)

    def play(self, turns: int = 1_000) -> None:
        person, abyss = self.person, self.page.locator("[data-game=abyss]").count() > 0
        person.play(turns, None if abyss else person.answer_by_pieces)

    def play_until(self, wanted: str, most: int) -> None:
        """Play until the screen shows something interesting, or for so many turns."""
        for _ in range(most):
            if not self.person.wait_for_turn() or self.page.locator(wanted).count():
                return
            self.play(1)

    def change_theme(self, name: str) -> None:
        self.page.get_by_role("button", name="Réglages").click()
        self.page.get_by_role("radio", name=name).click()
        self.page.keyboard.press("Escape")
        self.page.locator("dialog").wait_for(state="detached")

    def light(self, name: str) -> None:
        """Take the same screenshot in the light theme."""
        self.change_theme("Clair")
        self.shot(name)
        self.change_theme("Sombre")

    def sizes(self, name: str, sizes: Mapping[str, tuple[int, int]]) -> None:
        """Take the same screenshot on other screens."""
        for kind, (width, height) in sizes.items():
            self.page.set_viewport_size({"width": width, "height": height})
            self.shot(f"{name}.{kind}")
        width, height = DESKTOP
        self.page.set_viewport_size({"width": width, "height": height})

    def review(self, name: str, moves: int) -> None:
        self.page.locator("section.end").get_by_text("Revoir").click()
        self.page.locator(".line input").wait_for()
        self.page.wait_for_timeout(SETTLE)
        for _ in range(moves):
            self.page.keyboard.press("ArrowRight")
        self.shot(name)


def lobby(browser: Browser, url: str) -> None:
    camera = Camera(browser, url, DESKTOP)
    camera.page.goto(url)
    camera.page.locator(".foot .btn.primary").wait_for()
    camera.page.locator(".seat-row input").fill("Camille")
    camera.shot("lobby.desktop")
    camera.light("lobby.light")


def abyss(browser: Browser, url: str) -> None:
    camera = Camera(browser, url, DESKTOP)
    camera.person.start_against_bots("abyss")
    camera.play(14)  # some games are over after little more than twenty
    camera.play_until(".price", 20)
    camera.shot("abyss.desktop")
    camera.light("abyss.light")
    camera.sizes("abyss", {**OTHERS, "sideways": SIDEWAYS})
    camera.play()
    camera.review("replay.desktop", 70)


def conspiracy(browser: Browser, url: str) -> None:
    camera = Camera(browser, url, DESKTOP)
    camera.person.start_against_bots("conspiracy")
    camera.play(9)
    camera.play_until(".discard-pile.legal, .draw.legal", 10)
    camera.shot("conspiracy.desktop")
    camera.light("conspiracy.light")
    camera.sizes("conspiracy", OTHERS)
    camera.play()
    end = camera.page.locator("section.end")
    end.get_by_role("radio").last.click()
    camera.shot("statistics")
    end.get_by_role("radio").first.click()
    end.get_by_text("Compter pas à pas").click()
    for _ in range(2):
        end.get_by_role("button", name="Suivant").click()
    camera.shot("scoring")


def phone(browser: Browser, url: str) -> None:
    camera = Camera(browser, url, PHONE)
    camera.start("abyss", "lobby.phone")
    camera.play(12)
    camera.play_until(".price", 20)
    camera.shot("abyss.phone")
    other = Camera(browser, url, PHONE)
    other.person.start_against_bots("conspiracy")
    other.play(8)
    other.person.wait_for_turn()
    other.shot("conspiracy.phone")
    other.play()
    other.review("replay.phone", 30)


def board(
    browser: Browser,
    url: str,
    game: str,
    answers: int,
    answer: Callable[[Person, random.Random], None],
) -> None:
    """Take screenshots of a game's board in both themes and on every kind of screen."""
    for size, kind in ((DESKTOP, "desktop"), (PHONE, "phone")):
        camera = Camera(browser, url, size)
        person, rng = camera.person, random.Random(3)
        person.start_against_bots(game)
        person.play(answers, partial(answer, person, rng))
        person.wait_for_turn()
        camera.shot(f"{game}.{kind}")
        if kind == "desktop":
            camera.light(f"{game}.light")
            camera.sizes(game, OTHERS)


def smog(browser: Browser, url: str) -> None:
    board(browser, url, "smog", 14, test_smog.answer)


def conan(browser: Browser, url: str) -> None:
    board(browser, url, "conan", 10, lambda person, rng: test_conan.answer(person, rng, 0.9))
    conan_turns(browser, url)
    camera = Camera(browser, url, DESKTOP)
    camera.page.goto(f"{url}/editor")
    camera.page.locator(DRAWN).wait_for()
    camera.shot("conan.editor")
    camera.page.goto(f"{url}/scenarios")
    camera.page.get_by_role("button", name="Au cœur des ténèbres").click()
    camera.page.locator(DRAWN).wait_for()
    camera.shot("conan.scenarios")


def conan_turns(browser: Browser, url: str) -> None:
    """Take screenshots of an attack, also sideways, and of the overlord's choice of a tile."""
    camera = Camera(browser, url, DESKTOP)
    page = camera.page
    sit_with_bots(camera.person, "conan", ["greedy"], mine=1, opening="conan_beside_a_hunter")
    camera.person.wait_for_turn()
    page.locator("[data-lead]").click()
    page.locator(".attack-card .column").nth(1).click()
    page.locator(".prompt [data-sure]:enabled").wait_for()
    camera.shot("conan.attack")
    page.set_viewport_size({"width": SIDEWAYS[0], "height": SIDEWAYS[1]})
    camera.shot("conan.sideways")
    other = Camera(browser, url, DESKTOP)
    sit_with_bots(other.person, "conan", ["greedy"], opening="four_hunters")
    other.person.wait_for_turn()
    other.page.locator("[data-spot='tile:pict_hunters_blue']").click()
    other.page.locator(".prompt [data-sure]:enabled").wait_for()
    other.shot("conan.overlord")


def maps(browser: Browser, url: str) -> None:
    """Take screenshots of each map of Conan after setup, and of the village enlarged."""
    for name, scenario in MAPS.items():
        camera = Camera(browser, url, DESKTOP)
        page = camera.page
        sit_with_bots(camera.person, "conan", ["random"], {"scenario": scenario}, mine=1)
        page.locator(DRAWN).wait_for()
        camera.person.wait_for_turn()
        camera.shot(f"conan.map.{name}")
        if name == "village":
            page.locator(".field").hover()
            page.mouse.wheel(0, -600)
            camera.shot("conan.map.near")


JOURNEYS = {
    "lobby": lobby,
    "abyss": abyss,
    "conspiracy": conspiracy,
    "phone": phone,
    "smog": smog,
    "conan": conan,
    "maps": maps,
}


def main() -> None:
    wanted = sys.argv[1:] or list(JOURNEYS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
        try:
            for name in wanted:
                JOURNEYS[name](browser, server.url)
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
