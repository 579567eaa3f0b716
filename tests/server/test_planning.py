"""Planning a table: what each seat plays, and how difficult that is."""

from __future__ import annotations

import tomllib
from pathlib import Path

import tablee
from tablee.bots import measured
from tests.server.site import Person, run, running

EXAMPLES = Path(__file__).parents[2] / "examples"
PICTS = "in_the_clutches_of_the_picts"
OVERLORD = [["side", "overlord"]]


def test_the_lobby_is_told_who_leads_whom(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            plan = await ada.get(f"/api/games/conan/plan?players=2&scenario={PICTS}")
            overlord, [*heroes] = plan["plays"]
            assert overlord == OVERLORD
            assert len(heroes) == 4
            shared = await ada.get(
                f"/api/games/conan/plan?players=3&scenario={PICTS}&heroes=4&leaders=2111"
            )
            assert shared["plays"] == [OVERLORD, heroes[1:], heroes[:1]]

    run(work())


def test_a_plan_that_cannot_be_played_is_refused_with_its_reason(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            for asked, word in (
                ("players=4&leaders=1122", "leaders=1122"),
                ("players=3&scenario=nowhere", "nowhere"),
                ("players=1", "players"),
                ("players=2&weather=1", "weather"),
                ("players=2&heroes=3&heroes=4", "heroes"),
            ):
                answer = await ada.get(f"/api/games/conan/plan?{asked}", 400)
                assert answer["reason"]["key"] == "malformed"
                assert word in answer["reason"]["values"]["why"], answer
            await ada.get("/api/games/chess/plan?players=2", 404)
            await ada.get("/api/games/conan/plan?players=99", 400)
            wish = {"game": "conan", "seats": [{"kind": "me"}, *[{"kind": "open"}] * 3]}
            refused = await ada.refused(
                "/api/tables", {**wish, "options": {"scenario": PICTS, "leaders": 1234}}
            )
            assert refused == (400, "malformed")

    run(work())


def test_every_viewer_of_a_table_sees_what_each_seat_plays(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
        ):
            options = {"scenario": PICTS, "leaders": 1122}
            table = await ada.create("conan", "greedy me open", options=options)
            plan = await ada.get(f"/api/games/conan/plan?players=3&scenario={PICTS}&leaders=1122")
            for person in (ada, bo):
                info = await person.get(f"/api/tables/{table}")
                assert [seat["plays"] for seat in info["seats"]] == plan["plays"]
            eye = await ada.open(table)
            assert [seat["plays"] for seat in eye.info["seats"]] == plan["plays"]
            watching = await bo.open(table)
            present = await eye.hear("presence")
            assert [seat["plays"] for seat in present["seats"]] == plan["plays"]
            await watching.close()
            await eye.close()
            [listed] = (await bo.get("/api/lobby"))["open"]
            assert [seat["plays"] for seat in listed["seats"]] == plan["plays"]

    run(work())


def test_a_guest_sits_down_on_the_side_that_is_open(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
        ):
            table = await ada.create("conan", "open me open")
            info = await bo.post(f"/api/tables/{table}/join", {"seat": 0})
            assert info["yours"] == 0
            assert info["seats"][0]["plays"] == OVERLORD

    run(work())


def test_seats_that_are_alike_play_nothing_of_their_own(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            for name in sorted(set(tablee.game_names()) - {"conan"}):
                plan = await ada.get(f"/api/games/{name}/plan?players=3")
                assert plan == {"plays": [[], [], []], "changes": [], "results": []}

    run(work())


SMALL = (EXAMPLES / "conan_the_stolen_idol.toml").read_text(encoding="utf-8")


def test_a_file_of_ones_own_says_who_leads_whom(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
        ):
            kept = await ada.post("/api/library", {"game": "conan", "text": SMALL})
            own = kept["file"]["id"]
            plan = await ada.get(f"/api/games/conan/plan?players=2&own={own}")
            heroes = [name for _, name in plan["plays"][1]]
            assert heroes == [row["id"] for row in tomllib.loads(SMALL)["hero"]]
            assert plan["results"] == []
            await bo.get(f"/api/games/conan/plan?players=2&own={own}", 404)
            table = await ada.create("conan", "greedy me", own=own)
            info = await ada.get(f"/api/tables/{table}")
            assert [seat["plays"] for seat in info["seats"]] == plan["plays"]

    run(work())


def test_a_newcomer_leads_the_heroes_against_one_bot(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            games = {game["name"]: game for game in await ada.get("/api/games")}
            assert (games["conan"]["usual_seats"], games["conan"]["usual_seat"]) == (2, 1)
            assert (games["abyss"]["usual_seats"], games["abyss"]["usual_seat"]) == (3, 0)

    run(work())


def test_what_was_measured_is_told_for_the_options_it_was_measured_with() -> None:
    rows = measured.measured("conan", {"scenario": PICTS, "heroes": 4, "leaders": 0})
    others = measured.measured("conan", {"scenario": "in_the_name_of_ibis"})
    assert {row.level for row in rows} >= {"novice", "regular"}
    assert rows != others
    for row in rows:
        assert set(row.wins) == {"heroes", "overlord"}
        assert sum(row.wins.values()) == row.games
        assert row.rounds > 1
    assert measured.measured("conan", {"scenario": "of one's own"}) == []
    assert measured.measured("abyss", {}) == []
