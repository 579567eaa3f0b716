"""A lesson with a mistake is refused, with the file, the step and what is allowed."""

from __future__ import annotations

import pytest

from tablee.lessons.check import check
from tablee.lessons.files import BadLesson, lesson, read
from tablee.lessons.walk import Walk, taken_up
from tablee.lessons.words import texts_of

HEAD = '[lesson]\nminutes = 1\nseats = 2\nseed = "65"\n'
STEP = '[[step]]\nid = "one"\nrule = "18"\n'
MISTAKES = {
    "no step": (HEAD, "at least one [[step]]"),
    "unknown key": (HEAD + STEP + "lit = 3", "step 1 (one): lit is unknown; allowed: id, rule"),
    "missing key": (HEAD + '[[step]]\nid = "one"', "step 1 (one): rule is missing"),
    "wrong type": (HEAD + STEP + 'answer = "explore"', "answer is a list of texts"),
    "no such rule": (HEAD + STEP.replace("18", "999"), "abyss has no rule 999"),
    "no such answer": (
        HEAD + STEP + 'answer = ["council whale"]',
        "step 1 (one): answer: there is no action 'council whale'; allowed: council crab",
    ),
    "no such family": (HEAD + STEP + 'free = ["swim *"]', "families are explore, council"),
    "too many seats": (HEAD.replace("2\n", "9\n") + STEP, "[lesson]: seats is 2 to 4, not 9"),
    "bad seed": (HEAD.replace("65", "xyz") + STEP, "seed is hexadecimal"),
    "no such option": (HEAD + "options = { fish = 1 }\n" + STEP, "[lesson]: "),
    "slow bot": (HEAD + STEP + 'bot = "master"', "bot is greedy or random"),
    "twice": (HEAD + STEP + STEP, "two steps are called one"),
    "no TOML": ("[lesson", "01_test.toml: "),
}
UNPLAYABLE = {
    "illegal answer": (STEP + 'answer = ["fight"]', "legal: explore"),
    "not lit": (STEP + 'light = "lord miller"', "'lord miller' is not on the board; allowed: "),
    "illegal move of others": (
        STEP + 'answer = ["explore"]\nthen = "fight"',
        "step 1 (one), then: 'fight' is not legal; seat 1 is asked; legal: pass, buy",
    ),
    "others are asked": (
        STEP + 'answer = ["explore"]\n' + STEP.replace("one", "two") + 'answer = ["explore"]',
        "the learner has seat 0, but seat 1 is asked here",
    ),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_the_file(mistake: str) -> None:
    text, words = MISTAKES[mistake]
    with pytest.raises(BadLesson) as refused:
        read("abyss", "test", text, "abyss/lessons/01_test.toml")
    assert "abyss/lessons/01_test.toml" in str(refused.value)
    assert words in str(refused.value)


@pytest.mark.parametrize("mistake", UNPLAYABLE)
def test_a_lesson_that_cannot_be_played(mistake: str, monkeypatch: pytest.MonkeyPatch) -> None:
    text, words = UNPLAYABLE[mistake]
    made = read("abyss", "test", HEAD + text, "abyss/lessons/01_test.toml")
    monkeypatch.setattr("tablee.lessons.check.texts_of", lambda lesson, language: {})
    with pytest.raises(BadLesson) as refused:
        check(made)
    assert "abyss/lessons/01_test.toml, step" in str(refused.value)
    assert words in str(refused.value)


def test_texts_that_are_missing_are_named() -> None:
    made = read("abyss", "test", HEAD + STEP, "abyss/lessons/01_test.toml")
    with pytest.raises(BadLesson, match="its texts are missing: 01_test.en.ftl"):
        texts_of(made, "en")
    known = lesson("abyss", "five_minutes")
    other = read("abyss", "five_minutes", HEAD + STEP, known.file)
    with pytest.raises(BadLesson, match="en says nothing for one"):
        texts_of(other, "en")


# -- the way through ----------------------------------------------------------------------


def at(step: str) -> Walk:
    walk = Walk(lesson("abyss", "five_minutes"))
    while walk.now is not None and walk.now.id != step:
        walk.go_on()
    return walk


def give(walk: Walk, *words: str) -> str:
    return walk.give([walk.game.actions.read(each) for each in words]).outcome


def test_an_answer_that_is_not_meant_changes_nothing() -> None:
    walk = at("explore")
    before = walk.game.view(walk.state, 0)
    assert give(walk, "recruit 5") == "not-meant"
    assert walk.game.view(walk.state, 0) == before
    assert walk.now is not None
    assert walk.now.id == "explore"


def test_an_illegal_answer_has_the_reason_of_the_engine() -> None:
    walk = at("explore")
    verdict = walk.judge([walk.game.actions.read("fight")])
    assert verdict.outcome == "illegal"
    assert verdict.reason is not None
    assert verdict.reason.rule.startswith("abyss:")


def test_a_payment_may_be_given_piece_by_piece_and_in_one() -> None:
    walk = at("pay")
    assert give(walk, "pay crab_2") == "begun"
    assert give(walk, "pay jellyfish_1") == "begun"
    walk.back()
    assert walk.now is not None
    assert walk.now.id == "pay"
    assert walk.begun == []
    whole = walk.lesson.steps[walk.step].answers[0]
    assert give(walk, *whole) == "right"


def test_it_is_taken_up_from_its_words() -> None:
    walk = at("council")
    again = taken_up(walk.lesson, walk.given)
    assert (again.step, again.given) == (walk.step, walk.given)
    assert again.game.view(again.state, 0) == walk.game.view(walk.state, 0)


def test_answers_that_no_longer_fit_are_left_out() -> None:
    walk = at("council")
    again = taken_up(walk.lesson, [*walk.given[:3], ["council crab"], *walk.given[4:]])
    assert again.step == 3
    assert taken_up(walk.lesson, [["nonsense"], ["explore"]]).step == 0


def test_one_move_may_answer_two_steps() -> None:
    """A page may give a recruitment with its payment, which a lesson teaches in two steps."""
    walk = at("lord")
    pay = walk.lesson.steps[walk.step + 1].answers[0]
    assert give(walk, "recruit 6", *pay) == "right"
    assert walk.now is not None
    assert walk.now.id == "location"
    assert walk.given[-2:] == [["recruit 6"], list(pay)]


def test_one_move_that_goes_wrong_in_the_second_step_changes_nothing() -> None:
    walk = at("explore")
    before = walk.game.view(walk.state, 0)
    assert give(walk, "recruit 5", "pay crab_2") == "not-meant"
    assert walk.game.view(walk.state, 0) == before
    assert walk.step == 2
