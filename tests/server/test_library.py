"""Guests' own files: checked by the games, and visible only to their owner."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from tablee.core import registry
from tablee.core.replay import parse
from tablee.games.conan.rules import Conan
from tablee.games.smog.data import FACTS
from tablee.server.caretaker import caretaker_of
from tests.server.site import DATABASES, Person, both_stores, run, running

OWN = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"
TEXT = OWN.read_text(encoding="utf-8")
BOARD = (FACTS / "board.toml").read_text("utf-8").replace("price = 3", "price = 2")
CONAN = {"game": "conan", "text": TEXT}
BOTS = [{"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


def with_people(data: Any, work: Any, *names: str, **settings: Any) -> Any:
    async def asking() -> Any:
        async with running(data, check_seconds=60.0, **settings) as server:
            people = [await Person(server.address, name).sign_in() for name in names or ("Ada",)]
            try:
                return await work(server, *people)
            finally:
                for person in people:
                    await person.http.aclose()

    return run(asking())


async def files_of(person: Any) -> Any:
    return [file["titles"]["en"] for file in (await person.get("/api/library"))["files"]]


@both_stores
def test_a_file_is_kept_listed_by_its_title_given_back_and_deleted(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        kept = (await ada.post("/api/library", CONAN))["file"]
        assert kept["titles"] == {"en": "The Stolen Idol", "fr": "L’idole volée"}
        assert kept["size"] == len(TEXT.encode())
        assert (await ada.get("/api/library"))["files"] == [kept]
        answer = await ada.http.get(f"/api/library/{kept['id']}")
        assert answer.text == TEXT
        assert answer.headers["content-disposition"].endswith('"the_stolen_idol.toml"')
        assert (await ada.http.delete(f"/api/library/{kept['id']}")).status_code == 204
        assert await files_of(ada) == []
        assert (await ada.http.delete(f"/api/library/{kept['id']}")).status_code == 404

    with_people(data, work)


@both_stores
def test_nobody_else_sees_changes_or_plays_a_file(data: Path) -> None:
    async def work(server: Any, ada: Any, bo: Any) -> None:
        kept = (await ada.post("/api/library", CONAN))["file"]
        path = f"/api/library/{kept['id']}"
        assert await files_of(bo) == []
        for answer in (
            await bo.http.get(path),
            await bo.http.put(path, json=CONAN),
            await bo.http.put(path + "/title", json={"title": "Mine", "language": "en"}),
            await bo.http.delete(path),
        ):
            assert (answer.status_code, answer.json()["reason"]["key"]) == (404, "no-such-file")
        wish = {"game": "conan", "seats": BOTS, "own": kept["id"]}
        assert await bo.refused("/api/tables", wish) == (404, "no-such-file")
        assert await files_of(ada) == ["The Stolen Idol"]

    with_people(data, work, "Ada", "Bo")


def test_the_events_of_a_table_are_explained_from_its_own_file(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        text = TEXT.replace("points = 3", "points = 9")
        assert text != TEXT
        kept = (await ada.post("/api/library", {**CONAN, "text": text}))["file"]
        seats = [{"kind": "me"}, {"kind": "open"}]
        wish = {"game": "conan", "seats": seats, "own": kept["id"]}
        own = await ada.post("/api/tables", wish, 201)
        for table, points in ((own["id"], 9), (await ada.create("conan", "me open"), 4)):
            [tile] = await ada.get(f"/api/tables/{table}/events")
            effects = [option["effect"] for option in tile["options"]]
            assert {"key": "happens-reinforcement", "values": {"points": [points]}} in effects
        answer = await ada.http.get(f"/api/tables/{await ada.create('abyss', 'me open')}/events")
        assert answer.json()["reason"]["key"] == "no-scenarios"

    with_people(data, work)


def test_a_file_needs_a_name(data: Path) -> None:
    async def work(server: Any) -> None:
        nobody = Person(server.address, "")
        assert await nobody.refused("/api/library", CONAN) == (401, "no-name-yet")
        assert (await nobody.http.get("/api/library")).status_code == 401
        await nobody.http.aclose()

    async def asking() -> None:
        async with running(data) as server:
            await work(server)

    run(asking())


def test_a_bad_file_is_not_kept_and_what_is_wrong_is_told(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        bad = {"game": "conan", "text": TEXT.replace('\nzone = "b3"', '\nzone = "q9"', 1)}
        mistake = (await ada.post("/api/library", bad))["mistake"]
        assert (mistake["key"], mistake["told"]["key"]) == ("token 1.zone", "mistake-not-allowed")
        assert "q9" in mistake["words"]
        board = {"game": "smog", "text": BOARD.replace("price = 2", "price = 99", 1)}
        assert "99" in (await ada.post("/api/library", board))["mistake"]["words"]
        costly = {"game": "smog", "text": "a." * 16_000 + "b = 1"}
        assert "parts" in (await ada.post("/api/library", costly))["mistake"]["words"]
        assert await ada.refused("/api/library", {"game": "abyss", "text": ""}) == (
            404,
            "no-own-files",
        )
        assert (await ada.refused("/api/library", {**CONAN, "text": "#" * 32_769}))[0] == 400
        kept = (await ada.post("/api/library", CONAN))["file"]
        again = await ada.http.put(f"/api/library/{kept['id']}", json=bad)
        assert again.json()["mistake"] is not None
        assert (await ada.http.get(f"/api/library/{kept['id']}")).text == TEXT

    with_people(data, work)


@both_stores
def test_there_are_limits_for_a_guest_and_for_all(data: Path) -> None:
    async def work(server: Any, ada: Any, bo: Any) -> None:
        for _ in range(2):
            await ada.post("/api/library", CONAN)
        assert await ada.refused("/api/library", CONAN) == (409, "library-full")
        first = (await ada.get("/api/library"))["files"][0]["id"]
        longer = {"game": "conan", "text": TEXT + "# longer"}
        changed = await ada.http.put(f"/api/library/{first}", json=longer)
        assert changed.json()["file"]["size"] == len(TEXT) + 8 + len(TEXT.encode()) - len(TEXT)
        await bo.post("/api/library", CONAN)
        assert await bo.refused("/api/library", CONAN) == (409, "libraries-full")
        await ada.http.delete(f"/api/library/{first}")
        await bo.post("/api/library", CONAN)

    with_people(data, work, "Ada", "Bo", library_files=2, library_all=3)


def test_a_new_title_stands_in_the_file_and_nothing_else_changes(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        kept = (await ada.post("/api/library", CONAN))["file"]
        path = f"/api/library/{kept['id']}"
        new = {"title": 'The "Stolen" Idol', "language": "en"}
        renamed = (await ada.http.put(path + "/title", json=new)).json()["file"]
        assert renamed["titles"] == {"en": 'The "Stolen" Idol', "fr": "L’idole volée"}
        text = (await ada.http.get(path)).text
        assert tomllib.loads(text) == {**tomllib.loads(TEXT), "name_en": 'The "Stolen" Idol'}
        assert (
            text.splitlines()[1:]
            == [
                line if not line.startswith("name_en") else 'name_en = "The \\"Stolen\\" Idol"'
                for line in TEXT.splitlines()
            ][1:]
        )
        board = (await ada.post("/api/library", {"game": "smog", "text": BOARD}))["file"]
        path = f"/api/library/{board['id']}/title"
        named = (await ada.http.put(path, json={"title": "Cheap", "language": "fr"})).json()
        assert named["file"]["titles"] == {"en": "Cheap", "fr": "Cheap"}
        bad = await ada.http.put(path, json={"title": "two\nlines", "language": "en"})
        assert (bad.status_code, bad.json()["reason"]["key"]) == (400, "bad-title")

    with_people(data, work)


@pytest.mark.parametrize(("game", "text"), [("conan", TEXT), ("smog", BOARD)])
def test_a_table_keeps_its_file_and_so_does_its_replay(data: Path, game: str, text: str) -> None:
    """The file is deleted right after the table was created, and the server's cache is cleared."""

    async def work(server: Any, ada: Any) -> None:
        kept = (await ada.post("/api/library", {"game": game, "text": text}))["file"]
        wish = {"game": game, "seats": [{"kind": "me"}, BOTS[1]], "own": kept["id"]}
        table = await ada.post("/api/tables", wish, 201)
        assert table["own"] == kept["titles"]
        await ada.http.delete(f"/api/library/{kept['id']}")
        await ada.post(f"/api/tables/{table['id']}/start")
        assert (await ada.http.get(f"/api/tables/{table['id']}/file")).text == text
        standing = (await server.site.tables.table(table["id"])).standing
        replay = standing.replay()
        written = replay.to_json()
        assert json.loads(written)["data"] == text
        again = parse(written)
        assert again.data == text
        await server.site.tables.forget(table["id"])
        back = (await server.site.tables.table(table["id"])).standing
        assert back.founding.data == text
        assert back.phase == "playing"
        assert back.replay() == replay

    with_people(data, work)


def test_a_table_is_played_by_the_rules_of_its_file(data: Path) -> None:
    """The file has at most two heroes, one for each seat, so a fourth seat has none."""

    async def work(server: Any, ada: Any) -> None:
        kept = (await ada.post("/api/library", CONAN))["file"]
        wish = {"game": "conan", "seats": [*BOTS, *BOTS, BOTS[0]], "own": kept["id"]}
        heroes = tomllib.loads(TEXT)["heroes_max"]
        wish["seats"] = [BOTS[0]] * (heroes + 1)
        table = await ada.post("/api/tables", wish, 201)
        await ada.post(f"/api/tables/{table['id']}/start")
        course = (await server.site.tables.table(table["id"])).standing.course
        assert course.state.scenario().name == "the_stolen_idol"
        if heroes < 4:
            wish["seats"] = [BOTS[0]] * (heroes + 2)
            assert await ada.refused("/api/tables", wish) == (400, "too-many-seats")
        wrong = {"game": "smog", "seats": BOTS, "own": kept["id"]}
        assert await ada.refused("/api/tables", wrong) == (404, "no-such-file")

    with_people(data, work)


def test_more_tables_than_files_that_are_remembered_do_not_have_each_read_again(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or a few guests with many files would make every list and every message cost a reading."""
    monkeypatch.setattr(registry, "_with_data", lru_cache(1)(registry._with_data.__wrapped__))
    read: list[str] = []
    own = Conan.with_data

    def counted(self: Conan, text: str, file: str) -> Conan:
        read.append(text)
        return own(self, text, file)

    async def work(server: Any, ada: Any) -> None:
        for price in (1, 2, 3):
            text = TEXT + f"# {price}\n"
            file = (await ada.post("/api/library", {"game": "conan", "text": text}))["file"]
            await ada.create("conan", "me open", own=file["id"], visibility="public")
        await ada.get("/api/lobby")
        monkeypatch.setattr(Conan, "with_data", counted)
        server.site.tables.lists.forget()
        lobby = await ada.get("/api/lobby")
        assert len(lobby["mine"]) == 3
        for table in lobby["mine"]:
            assert table["seats"][0]["plays"]
            await ada.get(f"/api/tables/{table['id']}")
        assert read == []

    with_people(data, work)


LOADED = """
import sys
from tablee.server.scenario_files import load
from tablee.core import registry
from tablee.core.own_data import takes_data
load()
there = set(sys.modules)
for name in filter(takes_data, registry.names()):
    registry.game(name)
assert set(sys.modules) == there, set(sys.modules) - there
"""


def test_the_first_file_of_a_game_is_not_charged_for_loading_the_game() -> None:
    subprocess.run([sys.executable, "-W", "ignore", "-c", LOADED], check=True)


@both_stores
def test_a_guest_who_is_deleted_leaves_no_files_behind(data: Path) -> None:
    async def work(server: Any, ada: Any) -> None:
        await ada.post("/api/library", CONAN)
        caretaker = await caretaker_of(server.site.settings.database, DATABASES.get(data))
        (guest,) = await caretaker.guests()
        await caretaker.delete_guest(guest.id)
        assert await caretaker.rows("SELECT id FROM library") == []
        await caretaker.close()

    with_people(data, work)
