"""Whole games of Conan that people play against each other, and on a scenario of their own."""

from __future__ import annotations

import random

import pytest

from tests.web.axe import findings
from tests.web.person import Person, Somebody
from tests.web.tables import sit_together
from tests.web.test_conan import DESKTOP, LOOKS, MOST, TABLET, answer, look_at_the_end

pytestmark = pytest.mark.browser


@pytest.mark.long  # each side alone plays a whole game at every change
def test_two_people_on_opposite_sides(somebody: Somebody) -> None:
    overlord, heroes = somebody(TABLET, "fr"), somebody(DESKTOP, "en", theme="light")
    options = {"scenario": "for_all_of_ophirs_gold", "heroes": 3}
    sit_together(overlord, [heroes], "conan", [], options)
    rng, answers = random.Random(11), {overlord: 0, heroes: 0}
    while not (overlord.is_over() and heroes.is_over()):
        person = turn_of(overlord, heroes)
        if person is None:
            continue
        if sum(answers.values()) % LOOKS == 0:
            assert findings(person.page) == []
            assert not person.scrolls_sideways()
        answers[person] += 1
        assert sum(answers.values()) < MOST
        answer(person, rng, 0.25)
    assert min(answers.values()) > 10
    for person in (overlord, heroes):
        look_at_the_end(person.page)


def turn_of(*people: Person) -> Person | None:
    return next((person for person in people if person.asked()), None)
