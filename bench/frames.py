"""Frame times while a board moves, in headless chromium without a GPU.

    .venv/bin/python bench/frames.py

Smog: the whole board turns a quarter, as with the Wheel of Chaos. Conan: the map, made
larger twice, is dragged about. Printed are median and 95th percentile of the time between
two frames, at 1440 x 900.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests import chromium
from tests.web.conftest import FLAGS, Server
from tests.web.person import Person
from tests.web.tables import sit_with_bots

RECORD = """() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => {
    window.frames_.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
# The same motion as when the server tells that the board was turned.
TURN = """() => {
  const motion = [{ transform: 'rotate(-90deg)' }, { transform: 'none' }];
  document.querySelector('.smk .top').animate(motion, { duration: 670 });
}"""
TURNS = 6
DRAGS = 8


def figures(page: Page) -> str:
    frames = page.evaluate("window.frames_.slice(2)")
    p95 = statistics.quantiles(frames, n=20)[-1]
    return f"median {statistics.median(frames):.0f} ms, p95 {p95:.0f} ms, {len(frames)} frames"


def turning(person: Person) -> str:
    sit_with_bots(person, "smog")
    person.page.locator(".smk .tface").first.wait_for()
    person.page.evaluate(RECORD)
    for quarter in range(TURNS):
        person.page.evaluate(TURN)
        person.page.wait_for_timeout(700)
    return figures(person.page)


def panning(person: Person) -> str:
    sit_with_bots(person, "conan", ["random"])
    page = person.page
    page.locator(".layer .zone").first.wait_for()
    box = page.locator(".field").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -450)
    page.wait_for_timeout(500)
    page.evaluate(RECORD)
    for drag in range(DRAGS):
        way = 1 if drag % 2 else -1
        page.mouse.move(box["x"] + 300, box["y"] + 300)
        page.mouse.down()
        page.mouse.move(box["x"] + 300 + 200 * way, box["y"] + 300 + 120 * way, steps=20)
        page.mouse.up()
    return figures(page)


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
            for name, scene in (
                ("turning Smog's board", turning),
                ("panning Conan's map", panning),
            ):
                person = Person(browser, server.url, (1440, 900), "en", speed=1)
                print(f"{name}: {scene(person)}; load {os.getloadavg()[0]:.1f}", flush=True)
                person.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
