"""Practice: playing on from a moment of a finished game, and hints there."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tablee.core import record
from tablee.core.engine import State
from tablee.core.errors import BadReplay
from tablee.core.replay import parse
from tablee.core.rng import secret
from tablee.server.practice import origin
from tablee.server.requests import Practise
from tests.server.site import Eye, Person, Running, play_on, run, running, seated
from tests.study.games import by_hand

GAME = "conspiracy"


async def played(server: Running, stack: AsyncExitStack, **more: Any) -> tuple[Person, str]:
    persons, eyes, table = await seated(server, stack, GAME, 1, "random", **more)
    await play_on({0: eyes[0]}, random.Random(3))
    return persons[0], table


async def frame_of(person: Person, table: str, frame: int, seat: int) -> Any:
    path = f"/api/tables/{table}/frames?seat={seat}&first={frame}&count=1"
    return (await person.get(path))["frames"][0]


async def own_frame(person: Person, table: str) -> int:
    """Return a frame in the middle of the game at which seat 0 is asked."""
    frames = (await person.get(f"/api/tables/{table}/frames?seat=0"))["frames"]
    found = [at for at, one in enumerate(frames[:-1]) if 0 in one["question"]["seats"]]
    return found[len(found) // 2]


@pytest.mark.parametrize("anew", [False, True])
def test_a_practice_table_begins_where_the_game_stood(anew: bool, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            frame = await own_frame(ada, table)
            wish = {"frame": frame, "seat": 0, "anew": anew, "bot": "novice"}
            made = await ada.post(f"/api/tables/{table}/practice", wish, 201)
            assert made["phase"] == "playing"
            assert made["visibility"] == "private"
            origin = made["practice"]
            assert (origin["table"], origin["frame"], origin["anew"]) == (table, frame, anew)
            then = await frame_of(ada, table, frame, 0)
            assert origin["version"] == then["version"]
            eye = await ada.open(made["id"])
            stack.push_async_callback(eye.close)
            assert eye.position["view"] == then["view"]  # all that the seat knew then
            await play_on({0: eye}, random.Random(1))
            assert eye.info["phase"] == "over"
            assert eye.info["practice"] == origin
            text = (await ada.http.get(f"/api/tables/{made['id']}/replay")).text
            assert parse(text).position is not None
            checked = await ada.get(f"/api/tables/{made['id']}/verify")
            assert checked["ok"], checked

    run(work())


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_seat_saw_stays_and_the_rest_is_dealt_anew(seat: int) -> None:
    """As it was: nothing differs. Anew: the seat sees the same, and hands of others differ."""
    replay = by_hand("abyss")
    game, frame = replay.rules(), 60

    def states() -> Iterator[tuple[State, bool]]:
        for number, state in enumerate(replay.states()):
            yield state, number == len(replay.moves)

    past: Any = SimpleNamespace(states=states, game=game, versions=range(1, 1000), begun=0)
    true = next(state for at, (state, _) in enumerate(states()) if at == frame)
    dealt = [
        origin("t", past, Practise(frame=frame, seat=seat, anew=anew)).position
        for anew in (False, True, True, True)
    ]
    positions = [record.begun_at(replay.start(), one, game.steps, secret(0), None) for one in dealt]
    views = [game.view(one, seat) for one in positions]
    assert all(view == game.view(true, seat) for view in views)
    others = [game.view(one, 1 - seat) for one in positions]
    assert others[0] == game.view(true, 1 - seat)
    assert any(one != others[0] for one in others[1:])


def test_a_practice_table_survives_a_restart_and_taking_back(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            wish = {"frame": await own_frame(ada, table), "seat": 0, "bot": "novice"}
            made = (await ada.post(f"/api/tables/{table}/practice", wish, 201))["id"]
            eye = await ada.open(made)
            await play_on({0: eye}, random.Random(1), 2)
            while eye.asked not in (0, -1):
                await eye.hear("update")
            position, cookies = eye.position, dict(ada.http.cookies.items())
            await eye.close()
        async with running(data) as later:
            again = Person(later.address, "Ada")
            again.http.cookies.update(cookies)
            eye = await again.open(made)
            assert eye.position["view"] == position["view"]
            if eye.position["undo"]["ask"]:
                await back(eye)
            await play_on({0: eye}, random.Random(1))
            assert eye.info["phase"] == "over"
            await eye.close()
            await again.http.aclose()

    async def back(eye: Eye) -> None:
        await eye.send("ask_undo", id="back", seq=eye.seq)
        answer = await eye.hear("accepted", "refused")
        if answer["type"] == "accepted":
            await eye.catch_up(answer["version"])

    run(work())


def test_practice_is_kept_apart_with_the_tree_it_grew(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            wish = {"frame": await own_frame(ada, table), "seat": 0, "bot": "novice"}
            first = (await ada.post(f"/api/tables/{table}/practice", wish, 201))["id"]
            eye = await ada.open(first)
            stack.push_async_callback(eye.close)
            await play_on({0: eye}, random.Random(1))
            wish = {"frame": 0, "seat": 0, "bot": "novice"}
            second = (await ada.post(f"/api/tables/{first}/practice", wish, 201))["id"]
            found = (await ada.get(f"/api/tables/{table}/practice"))["tables"]
            assert {one["id"]: one["practice"]["table"] for one in found} == {
                first: table,
                second: first,
            }
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            assert (await bo.get(f"/api/tables/{table}/practice"))["tables"] == []
            await bo.get(f"/api/tables/{first}", 403)
            lobby = await bo.get("/api/lobby")
            shown = [one["id"] for one in lobby["finished"] + lobby["watch"] + lobby["open"]]
            assert not {first, second} & set(shown)
            mine = (await ada.get("/api/lobby"))["mine"]
            assert all(one["practice"] for one in mine if one["id"] in (first, second))

    run(work())


def test_nobody_plays_on_from_a_game_they_may_not_see_or_that_still_runs(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack, visibility="private")
            eve = await stack.enter_async_context(Person(server.address, "Eve"))
            wish = {"frame": 0, "seat": 0}
            refused = await eve.refused(f"/api/tables/{table}/practice", wish)
            assert refused == (403, "not-invited")
            await eve.get(f"/api/tables/{table}/practice", 403)
            last = (await ada.get(f"/api/tables/{table}/frames?seat=0"))["count"] - 1
            path = f"/api/tables/{table}/practice"
            assert await ada.refused(path, {"frame": last, "seat": 0}) == (
                409,
                "nothing-is-left-to-play",
            )
            assert (await ada.refused(path, {"frame": 0, "seat": 5}))[0] == 400
            persons, _, going = await seated(server, stack, GAME, 1, "random")
            refused = await persons[0].refused(f"/api/tables/{going}/practice", wish)
            assert refused == (409, "not-over-yet")

    run(work())


def test_a_friend_takes_a_seat_of_a_practice_table(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            wish = {"frame": await own_frame(ada, table), "seat": 0, "friends": [1]}
            made = await ada.post(f"/api/tables/{table}/practice", wish, 201)
            assert made["phase"] == "waiting"
            link = (await ada.get(f"/api/tables/{made['id']}/links"))["play"][1]
            await bo.post(f"/api/links/{link.rsplit('/', 1)[1]}")
            await ada.start(made["id"])
            refused = await ada.refused(f"/api/tables/{made['id']}/hint")
            assert refused == (403, "no-hints-here")  # people play each other

    run(work())


def test_a_hint_is_a_move_that_can_be_played(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada, table = await played(server, stack)
            wish = {"frame": await own_frame(ada, table), "seat": 0, "bot": "novice"}
            made = (await ada.post(f"/api/tables/{table}/practice", wish, 201))["id"]
            eye = await ada.open(made)
            stack.push_async_callback(eye.close)
            ada.http.timeout = 60.0
            hint = await ada.post(f"/api/tables/{made}/hint")
            assert hint["seq"] == eye.seq
            actions = [choice["action"] for choice in eye.choices()]
            assert hint["best"]["answers"][0]["action"] in actions
            assert hint["where"] == {**hint["best"]["answers"][0], "rule": hint["rule"]}
            assert 0 <= hint["best"]["chance"] <= 1

    run(work())


def test_there_are_no_hints_where_a_game_counts(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, _, table = await seated(server, stack, GAME, 1, "random")
            refused = await persons[0].refused(f"/api/tables/{table}/hint")
            assert refused == (403, "no-hints-here")
            bo = await stack.enter_async_context(Person(server.address, "Bo"))
            assert await bo.refused(f"/api/tables/{table}/hint") == (403, "you-have-no-seat")
            made = await persons[0].create(GAME, "me random", practice=True)
            await asyncio.sleep(0)
            assert await persons[0].refused(f"/api/tables/{made}/hint") == (409, "nobody-asks-you")

    run(work())


def test_a_replay_begins_with_its_position() -> None:
    replay = by_hand(GAME)
    game, state = replay.rules(), replay.start()
    for seat, action in replay.moves[:6]:
        state.play(seat, action)
    branch = parse(replay.to_json())
    branch.position, branch.moves = record.to_ints(state, game.steps), replay.moves[6:7]
    again = parse(branch.to_json())
    assert again.position == branch.position
    assert record.to_ints(again.start(), game.steps) != record.to_ints(replay.start(), game.steps)
    broken = branch.to_json().replace('"position": [', '"position": [1, ')
    with pytest.raises(BadReplay, match="position"):
        parse(broken)
    with pytest.raises(BadReplay, match="whole numbers"):
        parse(branch.to_json().replace('"position": [', '"position": ["x", '))
