"""The World of SMOG in a real browser: whole games by clicking pieces, at every size of screen."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.axe import findings
from tests.web.person import CHANGED, Person, Somebody, box_of
from tests.web.tables import sit_together, sit_with_bots
from tests.web.together import Watcher, play_together

pytestmark = pytest.mark.browser
PHONE, TABLET, LAPTOP, DESKTOP = (360, 740), (820, 1180), (1280, 720), (1440, 900)
SHORT = {"round_limit": 20}
LOOKS = 25  # answers between two searches for barriers
END_TURN = ".prompt [data-action='0']"


def answer(me: Person, rng: random.Random, ending: float = 0.6) -> None:
    """Touch any piece, but often end the turn at once, so that rounds pass."""
    end = me.page.locator(END_TURN)
    pieces = me.page.locator(".piece.legal:visible")
    if end.count() and rng.random() < ending:
        touch(me, end)
    elif pieces.count():
        touch(me, pieces.nth(rng.randrange(pieces.count())))
    else:
        buttons = me.page.locator(".prompt .acts .btn")
        touch(me, buttons.nth(rng.randrange(buttons.count())))


def touch(me: Person, piece: Locator) -> None:
    """Touch the middle; on a tile, touch the near side, where nobody stands."""
    before = me.position()
    if "market-tile" in (piece.get_attribute("class") or ""):
        box = box_of(piece)
        piece.click(position={"x": box["width"] / 2, "y": box["height"] * 0.85})
    else:
        piece.click()
    me.page.wait_for_function(CHANGED, arg=before)
    me.complete()


def test_who_declines_in_advance_is_not_asked_at_the_start_of_a_turn(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    sit_with_bots(me, "smog", ["greedy"], opening="a_ritual_in_hand")
    rng = random.Random(4)
    question = me.page.get_by_text("Ritual Invocation", exact=False).and_(
        me.page.locator(".prompt b")
    )
    question.wait_for()
    me.page.get_by_role("button", name="In advance").click()
    me.page.locator("[data-advance=ritual_invocation]").select_option("0")
    me.page.keyboard.press("Escape")
    question.wait_for(state="detached")
    for _ in range(12):
        if me.wait_for_turn():
            assert not question.count()
            me.play(1, lambda: answer(me, rng))


@pytest.mark.parametrize(
    ("size", "language", "theme", "bots", "over"),
    [
        (TABLET, "en", "dark", 2, "Game over"),
        (PHONE, "fr", "light", 1, "Fin de partie"),
    ],
    ids=["tablet-en-3", "phone-fr-2"],
)
def test_a_whole_game_of_smog_by_clicking_pieces(
    somebody: Somebody, size: tuple[int, int], language: str, theme: str, bots: int, over: str
) -> None:
    me = somebody(size, language, theme=theme)
    told = Watcher(me)
    sit_with_bots(me, "smog", ["greedy"] * bots, SHORT)
    rng = random.Random(bots)
    answers = 0
    while me.wait_for_turn():
        if answers % LOOKS == 0:
            assert findings(me.page) == []
            assert not me.scrolls_sideways()
        answers += me.play(1, lambda: answer(me, rng))
    assert answers >= 10
    passed_over(told)
    expect(me.page.locator("section.end tbody tr")).to_have_count(1 + bots)
    expect(me.page.locator("dialog")).to_contain_text(over)


def passed_over(told: Watcher) -> int:
    """Check that nobody was asked without a choice; count the questions the table answered."""
    asked = [each for each in told.messages() if each["type"] in ("table", "missed", "update")]
    questions = [(each["position"] or {}).get("question") for each in asked]
    mine = [question for question in questions if question and question["choices"]]
    by_hand = [question for question in mine if not question.get("quiet")]
    assert [question for question in by_hand if len(question["choices"]) == 1] == []
    return len(mine) - len(by_hand)


def test_a_question_with_one_answer_is_answered_by_the_table(somebody: Somebody) -> None:
    me = somebody(DESKTOP, "en")
    told = Watcher(me)
    sit_with_bots(me, "smog", ["greedy"], opening="a_hand_without_the_ritual")
    assert me.wait_for_turn()
    assert passed_over(told) == 1


def test_two_people_and_two_bots_play_a_whole_game(somebody: Somebody) -> None:
    """Each sees the market from their own edge, so what is below differs."""
    ada, bo = somebody(DESKTOP, "fr"), somebody(PHONE, "en", theme="light")
    sit_together(ada, [bo], "smog", ["greedy", "greedy"], SHORT)
    below = [
        person.page.locator(".shadow-market .market-place").evaluate_all(LOWEST)
        for person in (ada, bo)
    ]
    assert below[0] != below[1]
    rng = random.Random(3)
    looks = itertools.count()

    def answer_as(person: Person) -> Callable[[], None]:
        if next(looks) % LOOKS == 0:
            assert findings(person.page) == []
            assert not person.scrolls_sideways()
        return lambda: answer(person, rng, 0.8)

    play_together([ada, bo], answer_as)
    for person, over in ((ada, "Fin de partie"), (bo, "Game over")):
        expect(person.page.locator("section.end tbody tr")).to_have_count(4)
        expect(person.page.locator("dialog")).to_contain_text(over)


LOWEST = """places => {
  const tops = places.map((place) => Math.round(place.getBoundingClientRect().top));
  return tops.indexOf(Math.max(...tops));
}"""


def test_only_my_own_portal_is_marked_and_my_edge_is_below(somebody: Somebody) -> None:
    me = somebody(LAPTOP, "en", theme="light")
    sit_with_bots(me, "smog")
    rng = random.Random(2)
    page = me.page
    while page.locator(".shadow-market .tile-face .ring").count() == 0:
        assert me.wait_for_turn()
        me.play(1, lambda: answer(me, rng))
    assert me.wait_for_turn()
    expect(page.locator(".shadow-market .tile-face .ring")).to_have_count(1)
    assert findings(page) == []
    # For the first seat, only tile A, the near tip of the south edge, is below tile 1.
    below = page.locator(".shadow-market .market-place").evaluate_all(
        "places => places.map(place => Math.round(place.getBoundingClientRect().top))"
    )
    assert below.index(max(below)) == 9  # in the order of the places: esplanade, 1 to 8, A
