"""Every kind of question on a phone: the map keeps its part, and every answer is in sight."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

import tablee
from tests.web.conan_questions import Place, places
from tests.web.person import Person, Somebody
from tests.web.tables import make_table

pytestmark = [pytest.mark.browser, pytest.mark.long]
PHONES = [(390, 844), (360, 740)]
MAP_SHARE = 0.45  # of the height
LOOK = """() => {
  const map = document.querySelector('.conan-map').getBoundingClientRect();
  const over = [...document.querySelectorAll('.attack-card, .conan-tray, .drawer, .unfolded')]
    .map((node) => node.getBoundingClientRect().top);
  const acts = document.querySelector('.prompt .acts');
  const frame = acts.getBoundingClientRect();
  const low = Math.min(frame.bottom, innerHeight);
  return {
    share: (Math.min(map.bottom, ...over) - map.top) / innerHeight,
    prompt: document.querySelector('.prompt').getBoundingClientRect().height,
    cut: [...acts.querySelectorAll('button')].filter((button) => {
      const box = button.getBoundingClientRect();
      return box.left < frame.left - 1 || box.right > Math.min(frame.right, innerWidth) + 1
        || box.top < frame.top - 1 || box.bottom > low + 1;
    }).map((button) => button.innerText),
    scrolls: acts.scrollWidth > acts.clientWidth + 1,
    unread: acts.childElementCount === 0 && ['b', 'p'].some((part) => {
      const text = document.querySelector(`.prompt .question ${part}`);
      return text.scrollHeight > text.clientHeight + 2;
    }),
    small: [...acts.querySelectorAll('button')]
      .filter((button) => button.getBoundingClientRect().height < 44).length,
  };
}"""
PROMPT = 136  # pixels


def sit_at(me: Person, place: Place) -> None:
    seats = ["greedy", "greedy"]
    seats[int(place.state().to_move())] = "me"
    make_table(me, "conan", seats, place.options, place.name)
    assert me.wait_for_turn()
    me.page.locator(".layer[data-drawn]").wait_for()


def look(me: Person) -> dict[str, Any]:
    found: dict[str, Any] = me.page.evaluate(LOOK)
    return found


@pytest.mark.parametrize("place", places(), ids=lambda place: place.kind)
def test_the_map_keeps_its_part_and_every_answer_is_in_sight(
    somebody: Somebody, place: Place
) -> None:
    me = somebody(PHONES[0], "fr")
    sit_at(me, place)
    more = me.page.locator(".prompt .acts .more")
    for width, height in PHONES:
        me.page.set_viewport_size({"width": width, "height": height})
        found = look(me)
        assert found["share"] >= MAP_SHARE
        assert (found["cut"], found["scrolls"], found["small"]) == ([], False, 0)
        assert not found["unread"]
        assert round(found["prompt"]) == PROMPT
        assert me.page.locator(".prompt .acts button").count() <= 3
        assert not me.scrolls_sideways()
        if more.count():
            more.click()
            expect(me.page.locator(".prompt .acts.unfolded")).to_be_visible()
            unfolded = look(me)
            assert unfolded["share"] >= MAP_SHARE
            assert (unfolded["scrolls"], unfolded["small"]) == (False, 0)
            more.click()
            expect(me.page.locator(".prompt .acts.unfolded")).to_have_count(0)


def test_every_kind_of_question_that_seeded_games_reach_is_here() -> None:
    """The others need a card or a spell that random play does not bring about."""
    missing = set(tablee.game("conan").questions) - {place.kind for place in places()}
    assert missing <= RARE


RARE = {
    "choose_guard",
    "choose_new_target",
    "door_stool",
    "fetch_card",
    "guide_step",
    "lose_from_box",
    "move_tentacle",
    "open_by_magic",
    "return_to_board",
    "shed_load",
    "tentacle_strikes",
}
