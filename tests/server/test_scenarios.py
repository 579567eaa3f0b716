"""Scenario files over HTTP: ours as a start, one's own checked, nothing stored."""

from __future__ import annotations

import asyncio
import os
import tomllib
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tablee.core import registry
from tablee.games.conan.data import SCENARIO_IDS
from tablee.server import scenario_files
from tablee.server.scenario_files import LINE, checked
from tablee.server.shares import Asker
from tests.server.present import present
from tests.server.site import Person, run, running

CHECK = "/api/games/conan/scenarios/check"
OWN = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"
TEXT = OWN.read_text(encoding="utf-8")


def ask(data: Path, work: Any) -> Any:
    async def asking() -> Any:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            return await work(ada)

    return run(asking())


def test_a_good_file_is_told_with_figures_where_they_start(data: Path) -> None:
    answer = ask(data, lambda ada: ada.post(CHECK, {"text": TEXT}))
    assert answer["mistake"] is None
    scenario = answer["scenario"]
    assert scenario["titles"]["en"] == "The Stolen Idol"
    assert [objective["side"] for objective in scenario["objectives"]][0] == "heroes"
    zones = {zone["zone"]: zone.get("figures", []) for zone in scenario["view"]["zones"]}
    assert len(zones["pict_village_d1"]) == 5
    assert scenario["view"]["river"][2]["tile"] == "event_1"
    assert "question" not in scenario["view"]


def test_every_scenario_of_ours_can_be_opened_and_downloaded(data: Path) -> None:
    async def work(ada: Person) -> None:
        for name in SCENARIO_IDS:
            answer = await ada.http.get(f"/api/games/conan/scenarios/{name}")
            assert answer.status_code == 200
            assert answer.headers["content-disposition"] == f'attachment; filename="{name}.toml"'
            told = await ada.post(CHECK, {"text": answer.text})
            assert told["scenario"]["id"] == name

    ask(data, work)


@pytest.mark.parametrize(
    ("old", "new", "key", "told"),
    [
        ('\nzone = "b3"', '\nzone = "q9"', "token 1.zone", "mistake-not-allowed"),
        ("points = 3", "points = 99", "event 1.options.points", "mistake-no-number"),
        ("schema = 2", "schema = = 2", "file", "mistake-no-toml"),
        ("schema = 2", "schema = 2\x00\x01", "file", "mistake-no-toml"),
        ("schema = 2", "schema = " + "[" * 5_000, "file", "mistake-deep"),
        ("schema = 2", "schema = " + "9" * 4_301, "file", "mistake-no-toml"),
    ],
)
def test_a_mistake_is_told_by_its_key_and_what_is_allowed(
    data: Path, old: str, new: str, key: str, told: str
) -> None:
    answer = ask(data, lambda ada: ada.post(CHECK, {"text": TEXT.replace(old, new, 1)}))
    assert answer["scenario"] is None
    assert (answer["mistake"]["key"], answer["mistake"]["told"]["key"]) == (key, told)
    if told == "mistake-not-allowed":
        values = answer["mistake"]["told"]["values"]
        assert values["value"] == ["'q9'"]
        assert values["allowed"][0].startswith("a1, a2")


COSTLY = [
    ("a." * 16_000 + "b = 1", "mistake-long-key", [8]),
    ("[" + "a." * 8 + "b]", "mistake-long-key", [8]),
    ("a = {" + '"b" . ' * 8 + "c = 1}", "mistake-long-key", [8]),
    ("a = " + "[" * 33 + "]" * 33, "mistake-deep", [32]),
    ("a = " + "{a = " * 33 + "1" + "}" * 33, "mistake-deep", [32]),
]


@pytest.mark.parametrize(("text", "told", "most"), COSTLY)
def test_what_would_take_long_to_read_is_refused_before_it_is_read(
    text: str, told: str, most: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tomllib, "loads", None)
    mistake = present(checked(text).mistake)
    assert (mistake.key, mistake.told.key) == ("file", told)
    assert mistake.told.values["most"] == most


DOOR = '\n[[door]]\nid = "d"\nborder = ["a1", "a2"]\n'
WON = (
    '\n[[objective]]\nside = "heroes"\nwhen = "round_end"\n'
    'all = [{ test = "turn_at_least", turn = 2 }]\n'
)
VAST = [
    (DOOR * 500, "mistake-too-many-tables", 150),
    (WON.replace("[{", "[" + "{}, " * 150 + "{"), "mistake-too-many-tables", 150),
    (DOOR.replace('["a1"', "[" + '"a1", ' * 3_000 + '"a1"'), "mistake-too-many-values", 2_000),
    (WON * 40, "mistake-too-many", 16),
]


@pytest.mark.parametrize(("more", "told", "most"), VAST, ids=range(len(VAST)))
def test_a_file_that_would_make_every_move_costly_is_refused(
    more: str, told: str, most: int
) -> None:
    """It is read again whenever a table is opened, and its objectives are asked with each view."""
    mistake = present(checked(TEXT + more).mistake)
    assert mistake.told.key == told
    assert mistake.told.values["most"] == [most]
    [count] = mistake.told.values["count"]
    assert isinstance(count, int)
    assert count > most


def test_long_keys_and_deep_brackets_are_no_matter_in_strings_and_comments() -> None:
    """At the limit, and beyond it if the dots and brackets are part of a text."""
    before = checked(TEXT)
    dots = "." * 5_000 + "[" * 5_000
    extra = f"# {dots}\n"
    title = f'name_en = "The {dots} \\" {dots} Idol"'
    answer = checked(extra + TEXT.replace('name_en = "The Stolen Idol"', title, 1))
    assert answer.mistake is None
    assert present(answer.scenario).titles["fr"] == present(before.scenario).titles["fr"]
    at_limit = TEXT + "\n[" + "a." * 7 + "b]\n"
    assert present(checked(at_limit).mistake).told.key != "mistake-long-key"
    nested = "a = " + "[" * 32 + "]" * 32
    assert present(checked(nested).mistake).told.key != "mistake-deep"


def test_a_file_of_ones_own_needs_a_name_and_ours_need_none(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server:
            nobody = Person(server.address, "")
            assert await nobody.refused(CHECK, {"text": TEXT}) == (401, "no-name-yet")
            ours = await nobody.http.get(f"/api/games/conan/scenarios/{SCENARIO_IDS[0]}")
            assert (await nobody.post(CHECK, {"text": ours.text}))["mistake"] is None
            await nobody.http.aclose()

    run(work())


def never(text: str) -> None:
    while True:
        pass


def greedy(text: str) -> bytes:
    return bytes(8 * 2**30)


def fatal(text: str) -> None:
    os._exit(1)


@pytest.mark.parametrize("fault", [never, greedy, fatal])
def test_a_file_that_takes_too_long_or_too_much_is_a_mistake_and_the_next_is_read(
    fault: str, data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data, check_seconds=0.3) as server, Person(server.address, "A") as ada:
            monkeypatch.setattr(scenario_files, "checked", fault)
            answer = await ada.post(CHECK, {"text": TEXT})
            assert answer["scenario"] is None
            assert answer["mistake"]["told"]["key"] == "mistake-too-much"
            monkeypatch.undo()
            server.site.checker._seconds = 60.0
            assert (await ada.post(CHECK, {"text": TEXT}))["mistake"] is None

    run(work())


def test_one_file_of_a_guest_at_a_time_and_few_wait(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data, check_seconds=60.0) as server, AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Person(server.address, f"P{number}"))
                for number in range(LINE + 1)
            ]
            await server.site.checker._turn.acquire()  # a file is being read
            waiting = []
            for person in people[:LINE]:
                waiting.append(asyncio.create_task(person.post(CHECK, {"text": TEXT})))
            while server.site.checker._files._count[""] < LINE:
                await asyncio.sleep(0.01)
            again = await people[0].refused(CHECK, {"text": TEXT})
            assert again == (429, "a-file-is-being-checked")
            assert await people[LINE].refused(CHECK, {"text": TEXT}) == (429, "too-many-files")
            server.site.checker._turn.release()
            answers = await asyncio.gather(*waiting)
            assert all(answer["mistake"] is None for answer in answers)
            assert (await people[0].post(CHECK, {"text": TEXT}))["mistake"] is None

    run(work())


def test_a_file_does_not_wait_for_a_thinking_bot(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            async with AsyncExitStack() as stack:  # both workers of bots are taken
                for _ in range(2):
                    place = server.site.tables.thinkers._shares.place(Asker(), quick=True)
                    await stack.enter_async_context(place)
                assert (await ada.post(CHECK, {"text": TEXT}))["mistake"] is None
            assert not server.site.tables.thinkers.is_started()

    run(work())


def test_too_much_is_refused(data: Path) -> None:
    async def work(ada: Person) -> None:
        assert (await ada.refused(CHECK, {"text": "#" * 32_769}))[0] == 400
        assert (await ada.refused(CHECK, {"text": "#" * 2_000_000}))[0] == 413

    ask(data, work)


def test_other_games_have_no_scenarios(data: Path) -> None:
    async def work(ada: Person) -> None:
        other = CHECK.replace("conan", "abyss")
        assert await ada.refused(other, {"text": TEXT}) == (404, "no-scenarios")
        unknown = CHECK.replace("conan", "chess")
        assert await ada.refused(unknown, {"text": TEXT}) == (404, "no-such-game")
        for path in ("/api/games/conan/scenarios/nothing", "/api/games/abyss/scenarios/nothing"):
            assert (await ada.http.get(path)).status_code == 404

    ask(data, work)


def test_nothing_is_kept_of_a_file(data: Path) -> None:
    before = registry._with_data.cache_info().currsize
    ask(data, lambda ada: ada.post(CHECK, {"text": TEXT + "# once"}))
    assert registry._with_data.cache_info().currsize == before
    assert all(b"stolen_idol" not in path.read_bytes() for path in data.iterdir())
