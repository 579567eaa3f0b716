"""Lessons by HTTP: played on a table of one request, with the messages of a table."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.site import Person, run, running

LESSON = "/api/lessons/abyss/five_minutes"


async def ask(ada: Person, **asked: Any) -> Any:
    answer = await ada.http.post(LESSON, json=asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_a_lesson_goes_on_from_the_answers_that_the_page_has_kept(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            begun = await ask(ada)
            (table,) = begun["messages"]
            assert (begun["step"], table["type"]) == (0, "table")
            given: list[list[str]] = [[], []]
            now = await ask(ada, given=given)
            (table,) = now["messages"]
            choices = {one["family"]: one for one in table["position"]["question"]["choices"]}
            move = {"type": "move", "table": "thislesson", "seq": table["seq"], "id": "attempt-1"}
            asked = {"given": given, "last": table["version"]}
            wrong = choices["recruit"]["action"]
            refused = await ask(ada, **asked, message={**move, "actions": [wrong]})
            assert (refused["outcome"], refused["step"]) == ("not-meant", 2)
            explore = choices["explore"]["action"]
            right = await ask(ada, **asked, message={**move, "actions": [explore]})
            assert (right["outcome"], right["step"]) == ("right", 3)
            kinds = [one["type"] for one in right["messages"]]
            assert kinds == ["accepted", "update", "update"]
            again = await ask(ada, given=right["given"])
            assert again["messages"][0]["version"] == right["messages"][-1]["version"]

    run(work())


def test_nothing_is_shown_that_the_seat_may_not_know(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            now = await ask(ada, given=[[], []])
            sides = now["messages"][0]["position"]["view"]["sides"]
            assert sides[0]["hand"] is not None
            assert sides[1]["hand"] is None

    run(work())


def test_lessons_are_listed_and_unknown_ones_refused(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            listed = await ada.get("/api/lessons")
            assert ("abyss", "five_minutes") in {(one["game"], one["name"]) for one in listed}
            told = await ada.get(LESSON)
            assert [step["id"] for step in told["steps"]][:2] == ["goal", "means"]
            assert set(told["texts"]) == {"en", "fr"}
            await ada.get("/api/lessons/abyss/no_such_lesson", 404)
            await ada.get("/api/lessons/chess/five_minutes", 404)

    run(work())


def test_the_events_of_the_scenario_of_a_lesson_are_explained(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            events = "/api/tables/thislesson/events?scenario="
            [tile] = await ada.get(f"{events}in_the_clutches_of_the_picts")
            assert tile["tile"] == "event_1"
            answer = await ada.http.get(f"{events}of_my_own")
            assert answer.status_code == 404

    run(work())
