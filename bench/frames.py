"""Frame times while a board moves, in headless chromium without a GPU.

    .venv/bin/python bench/frames.py

SMOG: the whole board turns by a quarter, as with the Wheel of Chaos. Conan: the enlarged map is
dragged, and zoomed with the wheel. The script prints median and 95th percentile of the time
between two frames, at 1440 x 900; the aim is 33 ms for the 95th percentile. Then, for each map,
the time from the first line of its component to the first picture, the best of several tables;
the aim is 300 ms. Last, the processor time that a new worker spends on the visible picture and
on the whole map (Linux only), which does not depend on the load of the machine.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import tomllib
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, FloatRect, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

import tablee
from tablee.games.conan.names import MAP_FILES
from tests import chromium
from tests.web.conftest import FLAGS, Server
from tests.web.person import Person, box_of
from tests.web.tables import sit_with_bots

DRAWN = ".layer[data-drawn]"  # a map that is painted
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
# The same motion as when the server reports a turned board.
TURN = """() => {
  const motion = [{ transform: 'rotate(-90deg)' }, { transform: 'none' }];
  document.querySelector('.shadow-market').animate(motion, { duration: 670 });
}"""
PAINT = """([url, plan, scale, width, height]) => new Promise((done) => {
  const worker = new Worker(url, { type: 'module' });
  const changes = { broken: [], closed: [], flooded: [] };
  worker.onmessage = () => done();
  const frame = { scale, x: -3, y: -3 };
  worker.postMessage({ number: 1, key: '', plan, changes, frame, width, height });
  (window.kept ??= []).push(worker);
})"""
SIZES = ((6.6, 832, 568), (16, 2016, 1376))  # pixels for a board unit, width and height
STATIC = Path(tablee.__file__).parent / "server" / "static" / "assets"
TURNS = 6
DRAGS = 8
WHEELS = 6
DRAWS = 3  # tables of one map
MAPS = {
    "Pict village": "in_the_clutches_of_the_picts",
    "ships": "hunting_the_tigress",
    "fort": "in_the_heart_of_darkness",
    "inn": "the_key_of_kuthchemes",
    "swamp": "the_thing_from_the_swamp",
    "citadel": "the_serpents_awakening",
}


def figures(page: Page) -> str:
    frames = page.evaluate("window.frames_.slice(2)")
    p95 = statistics.quantiles(frames, n=20)[-1]
    return f"median {statistics.median(frames):.0f} ms, p95 {p95:.0f} ms, {len(frames)} frames"


def turning(person: Person) -> str:
    sit_with_bots(person, "smog")
    person.page.locator(".tile-face").first.wait_for()
    person.page.evaluate(RECORD)
    for quarter in range(TURNS):
        person.page.evaluate(TURN)
        person.page.wait_for_timeout(700)
    return figures(person.page)


def sit_at_the_map(person: Person) -> tuple[Page, FloatRect]:
    """Sit down, enlarge the map and point at its middle."""
    sit_with_bots(person, "conan", ["random"])
    page = person.page
    page.locator(DRAWN).wait_for()
    box = box_of(page.locator(".field"))
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.wheel(0, -450)
    page.wait_for_timeout(1500)  # until the visible part is painted sharp
    return page, box


def panning(person: Person) -> str:
    page, box = sit_at_the_map(person)
    page.evaluate(RECORD)
    for drag in range(DRAGS):
        way = 1 if drag % 2 else -1
        page.mouse.move(box["x"] + 300, box["y"] + 300)
        page.mouse.down()
        page.mouse.move(box["x"] + 300 + 200 * way, box["y"] + 300 + 120 * way, steps=20)
        page.mouse.up()
    return figures(page)


def zooming(person: Person) -> str:
    page, _ = sit_at_the_map(person)
    page.evaluate(RECORD)
    for turn in range(WHEELS):
        for _ in range(15):
            page.mouse.wheel(0, 30 if turn % 2 else -30)
            page.wait_for_timeout(16)
    return figures(page)


def first_draw(browser: Browser, url: str, scenario: str) -> int:
    """Return the milliseconds until a map is visible, the best of several new pages."""
    found = []
    for _ in range(DRAWS):
        person = Person(browser, url, (1440, 900), "en", speed=1)
        sit_with_bots(person, "conan", ["random"], {"scenario": scenario})
        person.page.locator(DRAWN).wait_for()
        found.append(int(person.page.locator(DRAWN).get_attribute("data-drawn") or 0))
        person.close()
    return min(found)


def painters() -> dict[Path, float]:
    """Return the processor time of every worker of a browser, in milliseconds, by its thread."""
    tick = 1000 / os.sysconf("SC_CLK_TCK")
    found = {}
    for name in Path("/proc").glob("[0-9]*/task/[0-9]*/comm"):
        try:
            if name.read_text().startswith("DedicatedWorker"):
                spent = name.with_name("stat").read_text().rpartition(")")[2].split()[11:13]
                found[name] = sum(map(int, spent)) * tick
        except OSError:
            continue  # it has ended meanwhile
    return found


def painting(page: Page, worker: str, plan: dict[str, Any], size: tuple[float, int, int]) -> float:
    """Return the processor time of a new worker for its first picture."""
    before = painters()
    page.evaluate(PAINT, [worker, plan, *size])
    return sum(spent for thread, spent in painters().items() if thread not in before)


def paint_all(page: Page) -> None:
    (worker,) = STATIC.glob("painter.worker-*.js")
    for path in MAP_FILES.values():
        plan = tomllib.loads(path.read_text(encoding="utf-8"))
        near, far = (painting(page, f"/assets/{worker.name}", plan, size) for size in SIZES)
        print(f"painting, {plan['name_en']}: {near:.0f} and {far:.0f} ms of processor", flush=True)


def main() -> None:
    server = Server(Path(tempfile.mkdtemp()))
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium.find(), args=FLAGS)
            for name, scene in (
                ("turning Smog's board", turning),
                ("panning Conan's map", panning),
                ("zooming Conan's map", zooming),
            ):
                person = Person(browser, server.url, (1440, 900), "en", speed=1)
                print(f"{name}: {scene(person)}; load {os.getloadavg()[0]:.1f}", flush=True)
                person.close()
            for name, scenario in MAPS.items():
                best = first_draw(browser, server.url, scenario)
                print(f"first draw, {name}: {best} ms; load {os.getloadavg()[0]:.1f}", flush=True)
            page = browser.new_page()
            page.goto(server.url)
            paint_all(page)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
