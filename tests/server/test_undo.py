"""Undo is free if the seat has learnt nothing; otherwise everybody must agree."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import tablee
from tablee.core import record
from tablee.core.rng import seeded
from tablee.server.course import Course
from tests.server.amount import note, tries
from tests.server.present import course_of
from tests.server.site import Eye, Person, Running, play_on, run, running, seated

every_game = pytest.mark.parametrize("name", tablee.game_names())


def replayed(course: Course) -> list[int]:
    """Return the state after replaying the moves that count."""
    twin = Course(course.game, course.seats, course.options, course.seed)
    for move in course.moves:
        for action in move.actions:
            twin.state.play(move.seat, action)
    return record.to_ints(twin.state, course.game.steps)


@every_game
@pytest.mark.parametrize("seed", tries(3, 250))
def test_wherever_undo_is_free_it_leads_back_exactly(name: str, seed: int) -> None:
    """After random undos, the state equals the replay of the shorter log."""
    game, chooser = tablee.game(name), random.Random(seed)
    course = Course(game, game.min_seats, {}, 77 + seed)
    taken = 0
    for number in range(160):
        if course.asked() < 0:
            break
        seat = course.asked()
        action = int(chooser.choice(list(course.state.legal_actions())))
        before = game.view(course.state, seat)
        course.play(seat, [action], number, "person")
        if course.free(seat) and chooser.random() < 0.5:
            course.take_back(1)
            assert game.view(course.state, seat) == before
            if chooser.random() < 0.2:
                assert record.to_ints(course.state, game.steps) == replayed(course)
            taken += 1
    assert record.to_ints(course.state, game.steps) == replayed(course)
    assert course.state.observer is course.log
    note(undone=taken)


@every_game
def test_undo_is_never_free_after_chance_news_or_another_seats_turn(name: str) -> None:
    """A move that may be undone freely has the same effect in every state that was possible for
    its seat, so the seat has learnt nothing."""
    game = tablee.game(name)
    for seed in tries(2, 250):
        chooser, course = random.Random(seed), Course(game, game.max_seats, {}, seed)
        for number in range(150):
            if course.asked() < 0:
                break
            seat, before = course.asked(), course.state.clone()
            action = int(chooser.choice(list(before.legal_actions())))
            course.play(seat, [action], number, "person")
            if not course.free(seat):
                continue
            assert course.asked() == seat
            assert record.to_ints(before.rng, game.steps) == record.to_ints(
                course.state.rng, game.steps
            )
            for other in range(5):
                twin = game.determinize(before, seat, seeded(1000 + other))
                twin.apply(action)
                assert game.view(twin, seat) == game.view(course.state, seat)
            note(free_undos_learnt_nothing=1)


@every_game
def test_chance_that_nobody_sees_counts_as_chance(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move that used the random source is not free even if no view shows it."""
    game, chooser = tablee.game(name), random.Random(2)
    course = Course(game, game.min_seats, {}, 9)
    for number in range(200):
        seat = course.asked()
        action = int(chooser.choice(list(course.state.legal_actions())))
        course.play(seat, [action], number, "person")
        if course.free(seat):
            course.take_back(1)
            monkeypatch.setattr(course, "_chance", iter([1, 2]).__next__)
            course.play(seat, [action], number, "person")
            assert not course.free(seat)
            return
    raise AssertionError("no move could be taken back")


@every_game
def test_taking_back_many_moves_replays_the_rest(name: str) -> None:
    game, chooser = tablee.game(name), random.Random(8)
    course = Course(game, game.min_seats, {}, 5)
    for number in range(40):
        action = int(chooser.choice(list(course.state.legal_actions())))
        course.play(course.asked(), [action], number, "person")
    course.take_back(25)
    assert [move.version for move in course.moves] == list(range(15))
    assert record.to_ints(course.state, game.steps) == replayed(course)
    told = course.play(course.asked(), [int(course.state.legal_actions()[0])], 99, "person")
    assert isinstance(told, list)


async def to_a_free_undo(eyes: list[Eye], chooser: Random) -> Eye:
    """Play until somebody may take a move back; return their socket."""
    for _ in range(300):
        mover = eyes[eyes[0].asked]
        await play_on(dict(enumerate(eyes)), chooser, 1)
        if mover.position["undo"]["free"]:
            return mover
    raise AssertionError("no move could be taken back")


def test_a_free_undo_is_granted_at_once_and_logged(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2)
            mover = await to_a_free_undo(eyes, random.Random(1))
            moved, other = mover.log[-1], eyes[1 - eyes.index(mover)]
            assert not other.position["undo"]["free"]
            await other.send("undo", seq=other.seq, id="mine?")
            assert (await other.hear("refused"))["reason"]["key"] in (
                "undo-needs-consent",
                "nothing-to-undo",
            )
            await mover.send("undo", seq=mover.seq, id="u")
            entry = (await mover.until("taken_back"))["entry"]
            assert (entry["moves"], entry["agreed"]) == (1, False)
            assert entry["since"] == moved["version"]
            accepted = await mover.hear("accepted")
            assert mover.asked == eyes.index(mover)
            assert moved["choices"][0] in mover.choices()
            await mover.send("undo", seq=1, id="u")  # asked again: the old answer
            assert await mover.hear("accepted") == accepted
            assert moved in mover.log
            await play_on(dict(enumerate(eyes)), random.Random(2), 3)

    run(work())


async def ask(eyes: list[Eye]) -> tuple[Eye, list[Eye], dict[str, Any]]:
    """Let the seat of the second to last move ask for an undo; return who asks and who answers."""
    asker = next(eye for eye in eyes if eye.position["undo"]["ask"])
    await asker.send("ask_undo", seq=asker.seq, id="please")
    entry = (await asker.until("undo_wanted"))["entry"]
    for eye in eyes:
        await eye.catch_up(entry["version"])
    others = [eye for eye in eyes if eye is not asker]
    return asker, others, entry


@pytest.mark.parametrize("accept", [True, False])
def test_beyond_that_the_others_decide(accept: bool, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 3)
            await play_on(dict(enumerate(eyes)), random.Random(1), 30)
            asker, others, entry = await ask(eyes)
            seats = sorted(eyes.index(other) for other in others)
            assert others[0].position["undo"]["asked"]["waiting"] == seats
            await others[0].send("answer_undo", request=entry["version"], accept=True)
            agreed = (await others[0].until("undo_allowed"))["entry"]
            assert agreed["seat"] == eyes.index(others[0])
            assert len(others[0].position["undo"]["asked"]["waiting"]) == 1
            await others[1].send("answer_undo", request=entry["version"], accept=accept)
            course = course_of((await server.site.tables.table(table)).standing)
            if accept:
                undone = (await asker.until("taken_back"))["entry"]
                assert undone["agreed"]
                assert undone["moves"] == entry["moves"]
                assert len(course.moves) == 30 - entry["moves"]
                assert asker.asked == eyes.index(asker)
            else:
                refused = (await asker.until("undo_denied"))["entry"]
                assert refused["seat"] == eyes.index(others[1])
                assert len(course.moves) == 30
            assert asker.position["undo"]["asked"] is None
            await others[0].send("answer_undo", request=entry["version"], accept=True)
            answer = await others[0].hear("refused")
            assert answer["reason"]["key"] == "no-undo-is-being-decided"

    run(work())


def test_the_next_move_ends_a_request(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 12)
            asker, others, entry = await ask(eyes)
            await asker.send("answer_undo", request=entry["version"], accept=True)
            assert (await asker.hear("refused"))["reason"]["key"] == "others-must-agree"
            await play_on(dict(enumerate(eyes)), random.Random(1), 1)
            assert asker.position["undo"]["asked"] is None

    run(work())


def test_bots_agree(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 1, "random")
            await play_on({0: eyes[0]}, random.Random(1), 6)
            eye = eyes[0]
            while eye.asked != 0:
                await eye.hear("update")
            moves = eye.position["undo"]["ask"]
            assert moves > 0
            await eye.send("ask_undo", seq=eye.seq, id="a")
            entry = (await eye.until("taken_back"))["entry"]
            assert (entry["moves"], entry["agreed"]) == (moves, True)

    run(work())


async def left_alone(
    stack: AsyncExitStack, server: Running, people: int
) -> tuple[list[Person], Eye, str]:
    """Return a game in which the first of several people is asked, and all others have left."""
    persons, eyes, table = await seated(server, stack, "abyss", people)
    chooser = random.Random(3)
    for _ in range(200):
        await play_on(dict(enumerate(eyes)), chooser, 1)
        if eyes[0].asked == 0 and eyes[0].position["undo"]["ask"] > 1:
            break
    for eye in eyes[1:]:
        await eye.close()
    opened = await server.site.tables.table(table)
    while any(seat.sockets for seat in opened.standing.seats[1:]):
        await asyncio.sleep(0.01)
    return persons, eyes[0], table


def test_a_bot_that_stands_in_does_not_agree_for_the_person(data: Path) -> None:
    async def work() -> None:
        async with running(data, vote_after=0) as server, AsyncExitStack() as stack:
            persons, eye, table = await left_alone(stack, server, 3)
            for seat in (1, 2):
                await eye.send("vote", seat=seat, give=True)
                await eye.until("bot_stood_in")
            await eye.send("ask_undo", seq=eye.seq, id="alone")
            entry = (await eye.until("undo_wanted"))["entry"]
            assert eye.position["undo"]["asked"]["waiting"] == [1, 2]
            for number in (1, 2):  # only they can agree
                back = await persons[number].open(table)
                await back.send("answer_undo", request=entry["version"], accept=True)
                assert (await back.hear("refused"))["reason"]["key"] == "a-bot-plays-your-seat"
                await back.send("come_back")
                await back.until("person_back")
                await back.send("answer_undo", request=entry["version"], accept=True)
                said = (await back.hear("update"))["entry"]["type"]
                assert said == ("undo_allowed" if number == 1 else "taken_back")
                await back.close()

    run(work())


def test_one_who_is_there_does_not_agree_for_those_away(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eye, table = await left_alone(stack, server, 3)
            await eye.send("ask_undo", seq=eye.seq, id="please")
            entry = (await eye.until("undo_wanted"))["entry"]
            back = await persons[1].open(table)
            await back.send("answer_undo", request=entry["version"], accept=True)
            await back.until("undo_allowed")
            assert back.position["undo"]["asked"]["waiting"] == [2]
            await back.close()

    run(work())


def test_a_bot_that_takes_over_meanwhile_does_not_agree_either(data: Path) -> None:
    """The last person asked leaves and a bot stands in. The request waits for the person."""

    async def work() -> None:
        async with running(data, vote_after=0) as server, AsyncExitStack() as stack:
            persons, eye, table = await left_alone(stack, server, 3)
            await eye.send("ask_undo", seq=eye.seq, id="please")
            entry = (await eye.until("undo_wanted"))["entry"]
            await eye.send("vote", seat=2, give=True)
            await eye.until("bot_stood_in")
            back = await persons[1].open(table)
            await back.send("answer_undo", request=entry["version"], accept=True)
            await back.until("undo_allowed")
            assert back.position["undo"]["asked"]["waiting"] == [2]
            await back.close()

    run(work())


def test_against_bots_one_is_back_where_ones_last_decision_began(data: Path) -> None:
    """Whatever the bots did since: the same question is asked again, and can be answered anew."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 1, "random random")
            eye, chooser, tried = eyes[0], random.Random(5), 0
            while eye.info["phase"] == "playing" and tried < 5:
                while eye.asked != 0 and eye.info["phase"] == "playing":
                    await eye.hear("update")
                if eye.info["phase"] != "playing":
                    break
                before = eye.position["question"]
                await eye.move(chooser.choice(eye.choices())["action"])
                while eye.asked != 0 and eye.info["phase"] == "playing":
                    await eye.hear("update")
                undo = eye.position["undo"]
                if eye.info["phase"] != "playing" or undo["ask"] < 3 or before.get("detail"):
                    continue
                tried += 1
                await eye.send("ask_undo", seq=eye.seq, id=f"back{tried}")
                await eye.until("taken_back")
                assert eye.asked == 0
                again = eye.position["question"]
                assert (again["kind"], again["choices"]) == (before["kind"], before["choices"])
                await eye.move(eye.choices()[0]["action"])
            assert tried == 5

    run(work())


@pytest.mark.parametrize("name", tablee.game_names())
def test_a_decision_begins_before_its_details(name: str) -> None:
    """The rest of a move is no decision of its own: one goes back to where the move began."""
    game = tablee.game(name)
    found = 0
    for seed in range(6):
        chooser, course = random.Random(seed), Course(game, 2, {}, seed)
        began: dict[int, int] = {}  # by seat: how many moves there were when it last began one
        for number in range(150):
            seat = course.asked()
            if seat < 0:
                break
            if type(course.state.question()) not in game.details:
                began[seat] = len(course.moves)
            else:
                found += 1
            action = int(chooser.choice(list(course.state.legal_actions())))
            course.play(seat, [action], number, "person")
            if course.moves[began[seat]].seat == seat:
                assert course.decision_since(seat) == len(course.moves) - began[seat]
    assert found > 0 or not game.details
