"""Answers set in advance: the table gives them, and nobody else learns why."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import tablee
from tablee.server.parts import Question
from tablee.server.redact import position_of
from tablee.server.standing import Standing
from tests.server.present import present
from tests.server.site import EVERYTHING, Eye, Person, both_stores, play_on, run, running, seated

pytestmark = both_stores

RACES = tablee.game("abyss").things["race"]
NEVER = {"price_ceiling": dict.fromkeys(RACES, 0), **EVERYTHING}


async def first_offer(eyes: list[Eye], chooser: Random) -> int:
    """Play until somebody is offered an ally."""
    for _ in range(400):
        asked = eyes[0].asked
        if eyes[0].position["question"]["kind"] == "buy_ally":
            return asked
        explore = [one for one in eyes[asked].choices() if one["family"] in ("explore", "go_on")]
        choice = chooser.choice(explore or eyes[asked].choices())
        answer = await eyes[asked].move(choice["action"])
        for eye in eyes:
            await eye.catch_up(answer["version"])
    raise AssertionError("no offer")


def test_offers_are_answered_for_a_seat_and_only_it_knows_why(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 3)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            viewer = await watcher.open(table)
            seat = await first_offer(eyes, random.Random(4))
            mine, other = eyes[seat], eyes[(seat + 1) % 3]
            await mine.send("set_advance", id="a", answers=NEVER)
            assert (await mine.hear("advance"))["answers"] == NEVER
            own = await mine.until("moved")  # the current offer is declined at once
            assert (own["entry"]["seat"], own["entry"]["how"]) == (seat, "advance")
            assert [one["family"] for one in own["entry"]["choices"]] == ["pass"]
            assert own["position"]["advance"] == NEVER
            for eye in (other, viewer):
                await eye.catch_up(own["version"])
                entry = eye.log[-1]
                assert (entry["seat"], entry["how"], entry["bot"]) == (seat, "person", False)
                assert entry["choices"] == []
                assert "price_ceiling" not in eye.position["advance"]
                text = "".join(eye.raw)
                assert '"how":"advance"' not in text
                assert "price_ceiling" not in text

    run(work())


def test_what_is_set_survives_a_restart_and_can_be_cleared(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2)
            await eyes[0].send("set_advance", id="a", answers=NEVER)
            await eyes[0].hear("advance")
            cookies = dict(persons[0].http.cookies)
        async with running(data) as server:
            again = Person(server.address, "P0")
            again.http.cookies.update(cookies)
            eye = await again.open(table)
            assert eye.position["advance"] == NEVER
            await eye.send("set_advance", id="b", answers={})
            assert (await eye.hear("advance"))["answers"] == {}
            await eye.close()
            await again.http.aclose()

    run(work())


def test_to_be_asked_everything_is_switched_off_and_on(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2)
            for wish in (0, 1):
                answers = {"ask": {"everything": wish}}
                await eyes[0].send("set_advance", id="a", answers=answers)
                assert (await eyes[0].hear("advance"))["answers"] == answers

    run(work())


def test_what_cannot_be_set_is_refused(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            viewer = await watcher.open(table)
            for answers in (
                {"nothing": {"crab": 1}},
                {"price_ceiling": {"whale": 1}},
                {"price_ceiling": {"crab": 9}},
                {"ask": {"everything": 2}},
            ):
                await eyes[0].send("set_advance", id="a", answers=answers)
                answer = await eyes[0].hear("refused")
                assert (answer["id"], answer["reason"]["key"]) == ("a", "malformed")
            await viewer.send("set_advance", id="a", answers=NEVER)
            assert (await viewer.hear("refused"))["reason"]["key"] == "you-have-no-seat"
            assert (await server.site.store.advance(table)) == dict.fromkeys((0, 1), EVERYTHING)

    run(work())


def test_what_was_taken_back_is_asked_again(data: Path) -> None:
    """Otherwise the answer set in advance would be given again right after the undo."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            seat = await first_offer(eyes, random.Random(4))
            mine, other = eyes[seat], eyes[1 - seat]
            await mine.send("set_advance", id="a", answers=NEVER)
            declined = await mine.until("moved")
            await mine.send("ask_undo", seq=mine.seq, id="u")
            asked = await other.until("undo_wanted")
            await other.send("answer_undo", request=asked["version"], accept=True)
            await mine.until("taken_back")
            await other.until("taken_back")
            assert mine.asked == seat
            await play_on({0: eyes[0], 1: eyes[1]}, random.Random(1), 1)
            assert mine.log[-1]["how"] == "person"
            assert declined["version"] < mine.log[-1]["version"]

    run(work())


def test_games_tell_what_can_be_set(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            games = {game["name"]: game for game in await ada.get("/api/games")}
            assert games["abyss"]["advances"] == [
                {
                    "name": "price_ceiling",
                    "thing": "race",
                    "pieces": ["crab", "jellyfish", "seahorse", "shellfish", "squid"],
                    "least": 0,
                    "most": 3,
                }
            ]
            assert games["smog"]["advances"][0]["pieces"] == ["ritual_invocation"]
            assert games["conspiracy"]["advances"] == []

    run(work())


def question_to(standing: Standing, seat: int) -> Question:
    """Return the question of a table as a seat gets it."""
    return present(present(position_of(standing, seat)).question)


def test_a_question_answered_in_advance_is_told_as_one_that_is_not_shown(data: Path) -> None:
    """The table answers at once, so the question would only flash up."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            seat = await first_offer(eyes, random.Random(3))
            standing = (await server.site.tables.table(table)).standing
            assert question_to(standing, seat).quiet is False
            standing.advance[seat] = NEVER
            assert question_to(standing, seat).quiet is True

    run(work())
