"""Scenario files by HTTP: ours to start from, one's own checked, nothing kept."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablee.core import registry
from tablee.games.conan.data import SCENARIO_IDS
from tests.server.site import Person, run, running

CHECK = "/api/games/conan/scenarios/check"
OWN = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"
TEXT = OWN.read_text(encoding="utf-8")


def ask(data, work):
    async def asking():
        async with running(data) as server, Person(server.address, "Ada") as ada:
            return await work(ada)

    return run(asking())


def test_a_good_file_is_told_with_figures_where_they_start(data):
    answer = ask(data, lambda ada: ada.post(CHECK, {"text": TEXT}))
    assert answer["mistake"] is None
    scenario = answer["scenario"]
    assert scenario["titles"]["en"] == "The Stolen Idol"
    assert [objective["side"] for objective in scenario["objectives"]][0] == "heroes"
    zones = {zone["zone"]: zone["figures"] for zone in scenario["view"]["zones"]}
    assert len(zones["pict_village_d1"]) == 5
    assert scenario["view"]["river"][2]["tile"] == "event_1"
    assert "question" not in scenario["view"]


def test_every_scenario_of_ours_can_be_opened_and_downloaded(data):
    async def work(ada):
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
        ("schema = 2", "schema = " + "[" * 5_000, "file", "mistake-no-toml"),
    ],
)
def test_a_mistake_is_told_by_its_key_and_what_is_allowed(data, old, new, key, told):
    answer = ask(data, lambda ada: ada.post(CHECK, {"text": TEXT.replace(old, new, 1)}))
    assert answer["scenario"] is None
    assert (answer["mistake"]["key"], answer["mistake"]["told"]["key"]) == (key, told)
    if told == "mistake-not-allowed":
        values = answer["mistake"]["told"]["values"]
        assert values["value"] == ["'q9'"]
        assert values["allowed"][0].startswith("a1, a2")


def test_too_much_is_refused(data):
    async def work(ada):
        assert (await ada.refused(CHECK, {"text": "#" * 32_769}))[0] == 400
        assert (await ada.refused(CHECK, {"text": "#" * 2_000_000}))[0] == 413

    ask(data, work)


def test_other_games_have_no_scenarios(data):
    async def work(ada):
        other = CHECK.replace("conan", "abyss")
        assert await ada.refused(other, {"text": TEXT}) == (404, "no-scenarios")
        unknown = CHECK.replace("conan", "chess")
        assert await ada.refused(unknown, {"text": TEXT}) == (404, "no-such-game")
        for path in ("/api/games/conan/scenarios/nothing", "/api/games/abyss/scenarios/nothing"):
            assert (await ada.http.get(path)).status_code == 404

    ask(data, work)


def test_nothing_is_kept_of_a_file(data):
    before = registry._with_data.cache_info().currsize
    ask(data, lambda ada: ada.post(CHECK, {"text": TEXT + "# once"}))
    assert registry._with_data.cache_info().currsize == before
    assert all(b"stolen_idol" not in path.read_bytes() for path in data.iterdir())
