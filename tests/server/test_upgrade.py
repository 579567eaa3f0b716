"""A database of an earlier version opens with all its finished and running tables."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tablee.core.engine import Game
from tablee.server.store import NotSaved
from tests.server.kept import archived, everything, people, raise_rules, unpack
from tests.server.site import Running, play_on, run, running

# Compiled or not makes no difference here, except for speed.
pytestmark = pytest.mark.compiled_only
raised = pytest.mark.parametrize("raised", [False, True], ids=["same-rules", "raised-rules"])


async def infos(server: Running, tables: dict[str, dict[int, str]]) -> dict[str, Any]:
    """Return what each table's host sees of it."""
    found = {}
    for table, seats in tables.items():
        async with people(server, seats) as persons:
            found[table] = await persons[0].get(f"/api/tables/{table}")
    return found


def test_all_tables_are_there_and_the_lobby_lists_them(data: Path) -> None:
    tables = unpack(data)

    async def work() -> None:
        async with running(data) as server:
            found = await infos(server, tables)
            phases = [(info["game"], info["phase"]) for info in found.values()]
            assert sorted(set(phases)) == [
                (game, phase)
                for game in ("abyss", "conan", "conspiracy", "smog")
                for phase in ("over", "playing")
            ]
            assert phases.count(("conan", "over")) == phases.count(("conan", "playing")) == 2
            for table, seats in tables.items():
                async with people(server, seats) as persons:
                    lobby = await persons[0].get("/api/lobby")
                    which = "finished" if found[table]["phase"] == "over" else "mine"
                    assert table in [info["id"] for info in lobby[which]]

    run(work())


@raised
def test_running_games_are_played_on_to_their_end(
    data: Path, monkeypatch: pytest.MonkeyPatch, raised: bool
) -> None:
    tables = unpack(data)
    if raised:
        raise_rules(monkeypatch)

    async def work() -> None:
        async with running(data) as server:
            found = await infos(server, tables)
            running_ones = [table for table in tables if found[table]["phase"] == "playing"]
            assert len(running_ones) == 5
            for table in running_ones:
                async with people(server, tables[table]) as persons:
                    eyes = {seat: await person.open(table) for seat, person in persons.items()}
                    told = [entry for entry in eyes[0].log if entry["type"] == "rules_changed"]
                    assert len(told) == (1 if raised else 0)
                    assert (await play_on(eyes, random.Random(3))) > 0
                    assert eyes[0].info["phase"] == "over"
                    verified = await persons[0].get(f"/api/tables/{table}/verify")
                    assert verified["ok"], verified
                    for eye in eyes.values():
                        await eye.close()

    run(work())


def test_finished_games_are_looked_back_at(data: Path) -> None:
    tables = unpack(data)

    async def work() -> None:
        async with running(data) as server:
            for table, info in (await infos(server, tables)).items():
                if info["phase"] != "over":
                    continue
                async with people(server, tables[table]) as persons:
                    found = await everything(persons[0], table, len(info["seats"]))
                    assert found["scoring"]["sheets"] == info["result"]["sheets"]
                    assert found["statistics"]["moves"] == len(found["frames of -1"]) - 1
                    assert found["frames of 0"][-1]["view"] == found["position"]["view"]
                    verified = await persons[0].get(f"/api/tables/{table}/verify")
                    assert verified["ok"], verified

    run(work())


def test_finished_games_look_the_same_under_any_rules(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is replayed: everybody gets what they got under the old rules."""
    tables = unpack(data)

    async def seen(server: Running) -> dict[tuple[str, int], Any]:
        found = {}
        for table, info in (await infos(server, tables)).items():
            if info["phase"] == "over":
                async with people(server, tables[table]) as persons:
                    for seat, person in persons.items():
                        seats = len(info["seats"])
                        found[table, seat] = await everything(person, table, seats)
        return found

    def gone(*values: object, **more: Any) -> None:
        raise AssertionError("played by rules that are not there any more")

    async def work() -> None:
        async with running(data) as server:
            before = await seen(server)
            await archived(server)
        with monkeypatch.context() as patched:
            raise_rules(patched)
            patched.setattr(Game, "new_game", gone)
            async with running(data) as server:
                after = await seen_finished(server, before)
        assert len(before) == 8
        for key, found in before.items():
            for what, given in found.items():
                assert after[key][what] == given, (key, what)

    async def seen_finished(server: Running, before: Any) -> dict[tuple[str, int], Any]:
        found = {}
        for table, seat in before:
            async with people(server, tables[table]) as persons:
                seats = len(before[table, seat]["info"]["seats"])
                found[table, seat] = await everything(persons[seat], table, seats)
                refused = await persons[seat].http.get(f"/api/tables/{table}/verify")
                assert refused.json()["reason"]["key"] == "played-by-other-rules"
        return found

    run(work())


def test_a_full_disk_leaves_a_finished_game_of_other_rules_as_it_was(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = unpack(data)

    async def full(*given: object) -> None:
        raise NotSaved("no space left")

    def gone(*values: object, **more: Any) -> None:
        raise AssertionError("played by rules that are not there any more")

    async def work() -> None:
        async with running(data) as server:
            over = next(
                table
                for table, info in (await infos(server, tables)).items()
                if info["phase"] == "over"
            )
            await archived(server)
        with monkeypatch.context() as patched:
            raise_rules(patched)
            patched.setattr(Game, "new_game", gone)
            async with running(data) as server, people(server, tables[over]) as persons:
                seat = min(persons)
                eye = await persons[seat].open(over)
                before = (eye.info["result"], eye.position["view"])
                with monkeypatch.context() as broken:
                    broken.setattr(server.site.store, "append", full)
                    await eye.send("chat", text="well played")
                    assert (await eye.hear("refused"))["reason"]["key"] == "not-saved"
                again = await persons[seat].open(over)
                assert (again.info["result"], again.position["view"]) == before
                await again.send("chat", text="well played")
                told = await again.until("said")
                assert told["entry"]["text"] == "well played"

    run(work())
