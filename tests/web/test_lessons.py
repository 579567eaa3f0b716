"""Every lesson is learned in the browser, by touching what is lit."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

import tablee
from tablee.lessons.files import Lesson, lessons
from tests.web.axe import findings
from tests.web.person import Somebody

pytestmark = pytest.mark.browser
PHONE, DESKTOP = (390, 844), (1440, 900)
NAMED = {f"{each.game}-{each.name}": each for game in tablee.game_names() for each in lessons(game)}
named = pytest.mark.parametrize(
    "lesson",
    [
        # The first of each game with every change, the others in `make test-all`.
        pytest.param(each, id=name, marks=() if each.name == "five_minutes" else pytest.mark.long)
        for name, each in NAMED.items()
    ],
)
READY = ".lesson:not([data-busy])"


def step_of(page: Page) -> str:
    page.locator(f"{READY} .bubble").wait_for()
    return page.locator(".lesson").get_attribute("data-step") or ""


def touch_what_is_lit(page: Page) -> None:
    """Touch the middle of the gold frame, as a person would."""
    box = page.locator(".veil .gold").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


@named
def test_it_is_learned_to_its_end(somebody: Somebody, lesson: Lesson) -> None:
    size, language = (DESKTOP, "fr") if lesson.steps[0].light else (PHONE, "en")
    me = somebody(size, language)
    page = me.page
    page.goto(f"{me.url}/learn/{lesson.game}/{lesson.name}")
    for step in lesson.steps:
        assert step_of(page) == step.id
        if step.light:
            page.locator(".veil .gold").wait_for(state="attached")
        single = len(step.answers) == 1 and step.answers[0] == (step.light,)
        if step.is_read:
            page.locator("[data-next]").click()
        elif single:
            touch_what_is_lit(page)
        else:
            page.locator("[data-show]").click()
        expect(page.locator(".lesson")).not_to_have_attribute("data-step", step.id)
    assert step_of(page) == "-"
    page.locator("[data-next]").click()
    expect(page.locator(f'.game[data-game="{lesson.game}"] a.done').first).to_be_visible()


def test_what_is_not_lit_takes_no_touch_and_a_lesson_is_taken_up_later(somebody: Somebody) -> None:
    me = somebody(PHONE, "en")
    page = me.page
    page.goto(f"{me.url}/learn")
    page.locator('.game[data-game="abyss"] a.main').click()
    for _ in range(2):
        step_of(page)
        page.locator("[data-next]").click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "explore")
    step_of(page)
    page.locator(".hand .piece").first.click(force=True)
    expect(page.locator(".lesson")).to_have_attribute("data-step", "explore")
    assert findings(page) == []
    assert not me.scrolls_sideways()
    touch_what_is_lit(page)
    expect(page.locator(".lesson")).to_have_attribute("data-step", "go_on")
    page.reload()
    assert step_of(page) == "go_on"
    page.locator("[data-back]").click()
    expect(page.locator(".lesson")).to_have_attribute("data-step", "explore")
    page.get_by_label("Leave the lesson").click()
    expect(page.locator('.game[data-game="abyss"] a.main')).to_have_text(re.compile("step 3"))
