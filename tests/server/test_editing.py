"""Editing a scenario over HTTP: closed lists, drafts with all their problems, simulations."""

from __future__ import annotations

import asyncio
import json
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee.games.conan.data import SCENARIO_FILES, SCENARIO_IDS
from tablee.games.conan.scenario.named import EVENTS_TAKE, RULES_TAKE, TESTS_TAKE
from tablee.server.drafting import drafted, modelled
from tests.server.site import Person, run, running
from tests.server.test_library import TEXT, with_people

HERE = "/api/games/conan/scenarios"


def model() -> Any:
    return tomllib.loads(TEXT)


def test_the_lists_are_those_of_the_rules(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        lists = await ada.get(f"{HERE}/lists")
        for key, table in (("rules", RULES_TAKE), ("events", EVENTS_TAKE), ("tests", TESTS_TAKE)):
            assert {one["name"] for one in lists[key]} == set(table)
        (flee,) = [one for one in lists["rules"] if one["name"] == "flee_board"]
        taken = {one["name"]: one for one in flee["parameters"]}
        assert taken["mp_cost"] == {
            "name": "mp_cost",
            "kind": "number",
            "optional": True,
            "many": False,
            "least": 1,
            "most": 1,
        }
        assert "hindrance_applies" not in taken
        assert {unit["id"] for unit in lists["units"]} >= {"pict_hunters", "zogar_sag"}

    with_people(data, work)


@pytest.mark.parametrize("path", SCENARIO_FILES, ids=SCENARIO_IDS)
def test_ours_come_through_the_editor_unchanged(path: Path) -> None:
    """Read, written and read again, they have the same content and no problems."""
    text = path.read_text("utf-8")
    opened = modelled(text)
    again = drafted(json.loads(json.dumps(opened.model)))
    assert tomllib.loads(again.text) == tomllib.loads(text)
    assert [one for one in again.problems if one.level == "error"] == []


def test_a_draft_is_written_and_all_its_problems_are_told_with_zone_and_line() -> None:
    wrong = model()
    wrong["hero"][0]["zone"] = "q9"
    wrong["chests"] = {"difficulty": 2, "zones": ["a1", "a2"], "deck": []}
    found = drafted(wrong)
    by_key = {one.key: one for one in found.problems}
    lines = found.text.splitlines()
    chests = by_key["chests.deck"]
    assert (chests.level, chests.told.key) == ("error", "mistake-few-cards")
    assert lines[chests.line - 1] == "deck = []"
    assert chests.zones == ["a1", "a2"]
    assert lines[by_key["hero 1.zone"].line - 1] == 'zone = "q9"'


def test_a_crowded_zone_is_told_by_name() -> None:
    wrong = model()
    for tile in wrong["river"]:
        for spot in tile.get("figures", []):
            spot["zone"] = "h1"
    crowded = [one for one in drafted(wrong).problems if one.told.key == "mistake-crowded"]
    assert [one.zones for one in crowded] == [["h1"]]


def test_advice_blocks_nothing_and_says_what_to_look_at() -> None:
    odd = model()
    odd["turn_limit"] = 29
    odd["hero"][0]["equipment"] = []
    found = drafted(odd).problems
    assert {one.level for one in found} == {"advice"}
    assert {"advice-other-limit", "advice-bare-hands"} <= {one.told.key for one in found}


def test_a_model_that_is_no_scenario_is_a_problem_and_no_fault(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        deep: list[Any] = []
        for _ in range(40):
            deep = [deep]
        for bad in ({}, {"hero": 3}, {"a": deep}, {"map": ["inn"]}, {"name_en": "x" * 40_000}):
            answer = await ada.post(f"{HERE}/draft", {"model": bad})
            assert answer["problems"][0]["level"] == "error"
        assert (await ada.refused(f"{HERE}/draft", {"model": {"a": "x" * 70_000}}))[0] == 413
        unread = await ada.post(f"{HERE}/model", {"text": "schema = = 2"})
        assert unread["problems"][0]["told"]["key"] == "mistake-no-toml"

    with_people(data, work)


def test_drafts_and_simulations_need_a_name(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server:
            nobody = Person(server.address, "")
            for path, body in (
                ("draft", {"model": {}}),
                ("model", {"text": TEXT}),
                ("simulate", {"text": TEXT, "games": 1}),
            ):
                assert await nobody.refused(f"{HERE}/{path}", body) == (401, "no-name-yet")
            await nobody.http.aclose()

    run(work())


async def lines_of(person: Any, body: Any, stop: Any = None) -> Any:
    """Return the figures of a simulation as they arrive; `stop`: leave after so many lines."""
    found = []
    async with person.http.stream("POST", f"{HERE}/simulate", json=body, timeout=110) as answer:
        assert answer.status_code == 200, await answer.aread()
        async for line in answer.aiter_lines():
            found.append(json.loads(line))
            if stop is not None and len(found) == stop:
                break
    return found


def test_a_simulation_tells_its_figures_game_by_game(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        found = await lines_of(ada, {"text": TEXT, "games": 2})
        assert [one["games"] for one in found] == [0, 1, 2]
        last = found[-1]
        assert 0 <= last["heroes"] <= 2
        assert len(last["rounds"]) == len(last["deaths"]) == 2
        limit = tomllib.loads(TEXT)["turn_limit"]
        assert all(0 <= rounds <= limit for rounds in last["rounds"])
        assert not last.get("stopped", False)

    with_people(data, work)


def test_one_simulation_of_a_guest_at_a_time_and_whoever_leaves_ends_it(data: Path) -> None:
    async def work(server: Any, ada: Any, bo: Any) -> None:
        body = {"text": TEXT, "games": 200}
        simulations = server.site.simulations
        await simulations._turn.acquire()  # another game is being played
        going = asyncio.create_task(lines_of(ada, body))
        while not simulations._guests._count:
            await asyncio.sleep(0.01)
        assert await ada.refused(f"{HERE}/simulate", body) == (429, "simulation-running")
        going.cancel()
        while simulations._guests._count:
            await asyncio.sleep(0.01)
        simulations._turn.release()
        assert len(await lines_of(ada, {"text": TEXT, "games": 1})) == 2
        bad = {"text": "schema = 2", "games": 1}
        assert (await bo.refused(f"{HERE}/simulate", bad))[0] == 400
        assert (await bo.refused(f"{HERE}/simulate", {**body, "games": 201}))[0] == 400

    with_people(data, work, "Ada", "Bo")


def test_only_so_many_simulations_run(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        for number in range(4):
            server.site.simulations.begin(f"guest {number}")
        body = {"text": TEXT, "games": 1}
        assert await ada.refused(f"{HERE}/simulate", body) == (429, "too-many-simulations")
        server.site.simulations.end("guest 0")
        assert len(await lines_of(ada, body)) == 2

    with_people(data, work)
