"""Looking back: log lines lead to frames, and the end shows points and statistics."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.conan.deeds import COUNTS
from tests.server.site import Person, play_on, run, running, seated

TITLES = ("abyss", "conspiracy")
THOUGHT = 30  # milliseconds; an immediate answer may have taken 0


@pytest.mark.parametrize("name", TITLES)
def test_a_line_of_the_log_leads_to_its_frame(name: str, data: Path) -> None:
    """Also during the game, but then only to what the viewer saw."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, name, 2)
            seen: dict[int, Any] = {}
            for _ in range(30):
                await play_on(dict(enumerate(eyes)), random.Random(len(seen)), 1)
                seen[eyes[1].log[-1]["version"]] = eyes[1].position["view"]
            moves = [entry for entry in eyes[1].log if entry["type"] == "moved"]
            assert [entry["frame"] for entry in moves] == list(range(1, 31))
            kinds = tablee.game(name).questions
            assert all(entry["kind"] in kinds for entry in moves)
            assert all(entry["rule"].startswith(f"{name}:") for entry in moves)
            path = f"/api/tables/{table}/frames?seat=1&first=1&count=30"
            frames = await persons[1].get(path)
            assert frames["count"] == 31
            for entry, frame in zip(moves, frames["frames"], strict=True):
                assert frame["version"] == entry["version"]
                assert frame["view"] == seen[entry["version"]]
                assert frame["events"] == entry["events"]
            assert (await persons[0].http.get(path)).status_code == 409
            watched = await persons[0].get(f"/api/tables/{table}/frames?seat=-1&first=7&count=1")
            assert watched["frames"][0]["view"]["seat"] == -1

    run(work())


def test_before_the_start_there_is_nothing_to_look_at(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            table = await ada.create("abyss", "me open")
            for path in ("frames", "scoring", "statistics"):
                assert (await ada.http.get(f"/api/tables/{table}/{path}")).status_code == 409

    run(work())


@pytest.mark.parametrize("name", TITLES)
def test_the_end_is_told_point_by_point_and_in_figures(name: str, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, name, 1, "random")
            assert (await persons[0].http.get(f"/api/tables/{table}/scoring")).status_code == 409
            await play_on({0: eyes[0]}, random.Random(5), 1)
            while eyes[0].asked != 0:
                await eyes[0].hear("update", "table")
            await asyncio.sleep(THOUGHT / 1000)
            given = 1 + await play_on({0: eyes[0]}, random.Random(5))
            result = eyes[0].info["result"]
            scoring = await persons[0].get(f"/api/tables/{table}/scoring")
            assert scoring["sheets"] == result["sheets"]
            assert scoring["sources"] == list(result["sheets"][0])
            for lines, points in zip(scoring["lines"], result["scores"], strict=True):
                assert sum(line["points"] for line in lines) == points
                order = [scoring["sources"].index(line["source"]) for line in lines]
                assert order == sorted(order)
            things = tablee.game(name).things
            assert all(
                line["piece"] in things[line["thing"]]
                for lines in scoring["lines"]
                for line in lines
                if line["thing"]
            )
            told = await persons[0].get(f"/api/tables/{table}/statistics")
            mine, bot = told["seats"]
            assert (mine["answers"], mine["by_bot"], bot["by_bot"]) == (given, 0, bot["answers"])
            assert told["moves"] == given + bot["answers"]
            assert sum(mine["choices"].values()) == given
            assert THOUGHT <= mine["longest"] <= mine["thought"]
            assert told["began"] <= told["ended"]
            assert (told["at"][0], told["at"][-1]) == (0, told["moves"])
            assert len(told["at"]) <= 100
            assert [curve[-1] for curve in told["scores"]] == result["scores"]
            assert {len(curve) for curve in told["scores"]} == {len(told["at"])}
            assert told["pieces"] == []

    run(work())


def test_the_figures_of_conan_and_their_deeds_are_told(data: Path) -> None:
    """Other games count none; a game ended early has those of its moves."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "conan", 2)
            await play_on(dict(enumerate(eyes)), random.Random(3), 60)
            for person in persons:
                await person.post(f"/api/tables/{table}/end", {})
            pieces = (await persons[0].get(f"/api/tables/{table}/statistics"))["pieces"]
            assert {piece["side"] for piece in pieces} == {"heroes", "overlord"}
            heroes = [piece for piece in pieces if piece["side"] == "heroes"]
            assert heroes[0]["piece"] == "conan"
            assert all(tuple(piece["counts"]) == COUNTS for piece in pieces)
            log = [event for entry in eyes[0].log for event in entry.get("events", ())]
            moved = sum(1 for event in log if event["name"] == "moved")
            whole = [piece for piece in pieces if not piece["part"]]
            assert 0 < moved == sum(piece["counts"]["zones"] for piece in whole)

    run(work())
