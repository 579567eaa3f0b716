"""How much a first visit loads and how long it takes on a slow line, in headless chromium.

    .venv/bin/python bench/page.py

The lobby is opened with an empty cache: the bytes that come over the wire, answers of the server
included, and the time until the first table can be made, at 1.6 Mbit/s with 150 ms for every
answer and a processor slowed four times. The best of several visits counts, because the machine
may be busy; its load is printed beside the figures. Then the same for a table of each game.
"""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from msgspec import Struct
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests import chromium
from tests.web.conftest import FLAGS, Server
from tests.web.person import Person
from tests.web.tables import sit_with_bots

VISITS = 5
LINE = 1_600_000 / 8  # bytes a second
DELAY = 150  # milliseconds
SLOWER = 4
AIM_BYTES, AIM_SECONDS = 250_000, 4.0
BUTTON = ".foot .btn.primary"  # makes the table that a newcomer is offered
BOARD = ".shell .prompt"
GAMES = ("abyss", "conspiracy", "smog", "conan")


class Visit(Struct):
    """What one visit cost."""

    size: int
    seconds: float


def slowed(page: Page) -> Any:
    """Return a session of the protocol in which the line is slow and the processor too."""
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    session.send(
        "Network.emulateNetworkConditions",
        {"offline": False, "latency": DELAY, "downloadThroughput": LINE, "uploadThroughput": LINE},
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return session


def visit(page: Page, address: str, there: str) -> Visit:
    """Open an address and wait until something is there and a frame has been drawn with it."""
    session = slowed(page)
    loaded: list[int] = []
    session.on("Network.loadingFinished", lambda told: loaded.append(told["encodedDataLength"]))
    page.goto(address, wait_until="commit")
    page.locator(there).first.wait_for(timeout=120_000)
    elapsed = page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() =>"
        " setTimeout(() => done(performance.now()))))"
    )
    page.wait_for_timeout(1500)  # what is still loading counts too
    session.detach()
    return Visit(sum(int(size) for size in loaded), elapsed / 1000)


def lobby(browser: Browser, url: str) -> Visit:
    context = browser.new_context(viewport={"width": 390, "height": 844}, locale="en")
    found = visit(context.new_page(), url, BUTTON)
    context.close()
    return found


def table(browser: Browser, url: str, game: str) -> Visit:
    """Open a table that one has a seat at, as after following an invitation."""
    me = Person(browser, url, (390, 844), "en")
    sit_with_bots(me, game)
    found = visit(me.page, me.page.url, BOARD)
    me.close()
    return found


def best(visits: list[Visit]) -> Visit:
    return Visit(min(one.size for one in visits), min(one.seconds for one in visits))


def line(name: str, found: Visit, aims: str = "") -> str:
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
    return (
        f"{name:12} {found.size / 1000:7.0f} KB  {found.seconds:5.2f} s  load {load:4.1f}  {aims}"
    )


def main() -> None:
    path = chromium.find()
    assert path is not None, "no chromium found"
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        aims = f"aims: {AIM_BYTES / 1000:.0f} KB, {AIM_SECONDS:.0f} s"
        found = best([lobby(browser, server.url) for _ in range(VISITS)])
        print(line("lobby", found, aims), flush=True)
        for game in GAMES:
            print(line(game, best([table(browser, server.url, game)])), flush=True)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main()
