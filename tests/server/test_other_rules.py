"""Games begun under other rules go on by their words, or say which move no longer fits."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.engine import Game
from tablee.core.replay import parse
from tablee.server import wording
from tablee.server.course import Course
from tablee.server.records import Founding, Kept, Moved, RulesChanged, Said, TakenBack
from tablee.server.restoring import last_rules
from tablee.server.standing import Standing
from tests.server.kept import archived, people, raise_rules, unpack
from tests.server.present import course_of, move_in, present
from tests.server.site import Eye, Person, Running, both_stores, play_on, run, running, seated
from tests.server.test_leaks import add, begun

END = {"wanted": True}
OLD = 99  # a version of the rules that this program does not play
SHIFT = 7  # as if so many cards had been added at the front
COPY = "aaaaaaaaab"


def written_then(kept: Kept, game: Game[Any], words: bool = True) -> Kept:
    """Return an entry as it was written under rules with other action numbers."""
    record = kept.record
    if not isinstance(record, Moved):
        return kept
    named = wording.words_of(game, record.actions)
    return msgspec.structs.replace(
        kept,
        record=msgspec.structs.replace(
            record,
            action=record.action + SHIFT,
            then=[action + SHIFT for action in record.then],
            words=named if words else [],
        ),
    )


async def copy_of(
    store: Any, table: str, change: Callable[[Any], Any] = lambda kept: kept, words: bool = True
) -> list[Kept]:
    """Store a copy of a game as written under other rules; `change` alters its entries."""
    row = await store.row(table)
    entries: list[Kept] = await store.entries(table)
    founding = msgspec.structs.replace(
        row.founding, id=COPY, rules_version=OLD, dealt_as=row.founding.seed_name
    )
    game = tablee.game(founding.game)
    then = [change(written_then(kept, game, words)) for kept in entries]
    await store.add_table(founding, then, row.summary)
    for seat, answers in (await store.advance(table)).items():
        await store.set_advance(COPY, seat, answers)
    return entries


def moves_of(entries: list[Kept]) -> list[int]:
    return [kept.version for kept in entries if isinstance(kept.record, Moved)]


@asynccontextmanager
async def in_play(
    data: Path, name: str = "abyss", moves: int = 20
) -> AsyncIterator[tuple[Running, list[Person], list[Eye], str]]:
    """Yield a server, two people who have played for a while, their sockets and their table."""
    async with running(data) as server, AsyncExitStack() as stack:
        persons, eyes, table = await seated(server, stack, name, 2)
        await play_on(dict(enumerate(eyes)), random.Random(1), moves)
        yield server, persons, eyes, table


async def opened(persons: Iterable[Person], table: str = COPY) -> list[Eye]:
    return [await person.open(table) for person in persons]


def cookies_of(persons: list[Person]) -> dict[int, str]:
    return {seat: person.http.cookies["tablee_guest"] for seat, person in enumerate(persons)}


async def close(eyes: list[Eye]) -> None:
    for eye in eyes:
        await eye.close()


def events_in(log: list[dict[str, Any]]) -> list[Any]:
    return [entry["events"] for entry in log if entry["type"] in ("began", "moved")]


# -- words ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", tablee.game_names())
def test_words_mean_the_action_they_were_made_from(name: str) -> None:
    game = tablee.game(name)
    numbers = list(range(len(game.actions)))
    assert [game.actions.read(words) for words in wording.words_of(game, numbers)] == numbers


def test_a_log_keeps_the_words_of_each_move(data: Path) -> None:
    async def work() -> None:
        async with in_play(data) as (server, _, _, table):
            game = tablee.game("abyss")
            moves = [
                kept.record
                for kept in await server.site.store.entries(table)
                if isinstance(kept.record, Moved)
            ]
            assert len(moves) == 20
            for move in moves:
                assert move.words == [str(game.actions.describe(one)) for one in move.actions]

    run(work())


@both_stores
@pytest.mark.parametrize("name", ["abyss", "conan"])
def test_words_carry_a_running_game_over_shifted_numbers(data: Path, name: str) -> None:
    async def work() -> None:
        async with in_play(data, name) as (server, persons, eyes, table):
            await copy_of(server.site.store, table)
            again = await opened(persons)
            for eye, copy in zip(eyes, again, strict=True):
                assert copy.info["phase"] == "playing"
                assert copy.position["view"] == eye.position["view"]
                assert copy.position["question"] == eye.position["question"]
                assert events_in(copy.log) == events_in(eye.log)
                assert [one["choices"] for one in copy.log if one["type"] == "moved"] == [
                    one["choices"] for one in eye.log if one["type"] == "moved"
                ]
                told = copy.log[-1]
                assert told["type"] == "rules_changed"
                assert told["before"] == OLD
                assert told["rules_version"] == tablee.game(name).version
                assert copy.info["rules_version"] == tablee.game(name).version
            await play_on(dict(enumerate(again)), random.Random(2), 5)
            await close(again)
            cookies = cookies_of(persons)
        # Old entries followed by new ones.
        async with running(data) as server, people(server, cookies) as persons:
            later = await opened(persons.values())
            assert later[0].version == again[0].version
            assert later[0].position["view"] == again[0].position["view"]
            await play_on(dict(enumerate(later)), random.Random(3))
            assert later[0].info["phase"] == "over"
            file = (await persons[0].http.get(f"/api/tables/{COPY}/replay")).text
            assert parse(file).final().is_over()
            assert (await persons[0].get(f"/api/tables/{COPY}/verify"))["ok"]
            await close(later)

    run(work())


def test_moves_carried_over_can_be_taken_back(data: Path) -> None:
    """Also old ones, whose action numbers have shifted."""

    async def work() -> None:
        async with in_play(data) as (server, persons, _, table):
            await copy_of(server.site.store, table)
            again = await opened(persons)
            seat = again[0].info["asked"]
            asker, other = again[seat], again[1 - seat]
            assert asker.position["undo"]["ask"] > 0
            await asker.send("ask_undo", seq=asker.seq, id="u")
            await asker.hear("accepted")
            request = (await other.until("undo_wanted"))["position"]["undo"]["asked"]["request"]
            await other.send("answer_undo", request=request, accept=True)
            await asker.until("taken_back")
            frames = await persons[seat].get(f"/api/tables/{COPY}/frames?seat={seat}")
            assert frames["frames"][-1]["view"] == asker.position["view"]
            await close(again)

    run(work())


# -- a move that no longer fits ------------------------------------------------------------


def spoiled(version: int, words: str) -> Callable[[Kept], Kept]:
    """Change the words of one move."""

    def change(kept: Kept) -> Kept:
        if kept.version != version:
            return kept
        return msgspec.structs.replace(
            kept, record=msgspec.structs.replace(kept.record, words=[words])
        )

    return change


def an_illegal_answer(founding: Founding, entries: list[Kept], version: int) -> str:
    """Return the words of an action that is illegal there."""
    standing = Standing(founding)
    for kept in entries[: version - 1]:
        standing.fold(kept)
    legal = [int(action) for action in course_of(standing).state.legal_actions()]
    actions = standing.game.actions
    return str(actions.describe(next(one for one in range(len(actions)) if one not in legal)))


@both_stores
@pytest.mark.parametrize("gone", [True, False], ids=["no-such-card", "not-allowed"])
def test_a_move_that_no_longer_fits_is_named_to_who_made_it(data: Path, gone: bool) -> None:
    async def work() -> None:
        async with in_play(data) as (server, persons, eyes, table):
            store = server.site.store
            entries = await store.entries(table)
            version = moves_of(entries)[12]
            mover = move_in(entries[version - 1].record).seat
            founding = await store.founding(table)
            assert founding is not None
            words = "recruit nobody" if gone else an_illegal_answer(founding, entries, version)
            await copy_of(store, table, spoiled(version, words))
            again = await opened(persons)
            before = await persons[mover].get(f"/api/tables/{table}/frames?seat={mover}&first=12")
            assert again[mover].position["view"] == before["frames"][0]["view"]
            for seat, eye in enumerate(again):
                unfit = eye.info["unfit"]
                assert eye.info["phase"] == "stuck"
                assert eye.position["question"] is None
                assert (unfit["move"], unfit["seat"]) == (13, mover)
                assert unfit["kind"] == before["frames"][0]["question"]["kind"]
                if seat == mover:
                    assert unfit["words"] == [words]
                    rule = "tablee:table" if gone else "abyss:"
                    assert unfit["reason"]["rule"].startswith(rule)
                else:
                    assert (unfit["words"], unfit["choices"]) == ([], [])
                    assert unfit["reason"] is None
                    assert "recruit nobody" not in "".join(eye.raw)
            refused = await again[mover].move(0)
            assert refused["reason"]["key"] == "a-move-no-longer-fits"
            await again[0].send("chat", text="What now?")
            await again[1].until("said")
            await close(again)

    run(work())


async def stuck_table(
    server: Running, persons: list[Person], table: str, move: int = 12
) -> tuple[list[Eye], int]:
    """Open a copy of a game in which one move has no meaning today; return it and its entry."""
    store = server.site.store
    version = moves_of(await store.entries(table))[move]
    await copy_of(store, table, spoiled(version, "recruit nobody"))
    return await opened(persons), version


def test_a_stuck_game_can_be_ended_and_read(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def looked_at(person: Person, seat: int) -> tuple[Any, Any, Any]:
        frames = await person.get(f"/api/tables/{COPY}/frames?seat={seat}")
        eye = await person.open(COPY)
        await eye.close()
        return frames, events_in(eye.log), eye.position["view"]

    async def work() -> None:
        async with in_play(data) as (server, persons, eyes, table):
            again, _ = await stuck_table(server, persons, table)
            async with Person(server.address, "Stranger") as other:
                assert await other.refused(f"/api/tables/{COPY}/end", END) == (
                    403,
                    "you-have-no-seat",
                )
            ended = await persons[1].post(f"/api/tables/{COPY}/end", END)
            assert (ended["phase"], ended["result"]) == ("ended", None)
            told = await again[0].until("left_unfinished")
            assert (told["entry"]["seat"], told["table"]["phase"]) == (1, "ended")
            assert (await persons[1].post(f"/api/tables/{COPY}/end", END))["phase"] == "ended"
            assert told["table"]["fairness"]["server_seed"] is None
            for path in ("scoring", "statistics", "replay", "verify"):
                assert (await persons[0].http.get(f"/api/tables/{COPY}/{path}")).status_code == 409
            lobby = await persons[0].get("/api/lobby")
            assert COPY in [info["id"] for info in lobby["finished"]]
            assert COPY not in [info["id"] for info in lobby["mine"]]
            before = await looked_at(persons[0], 0)
            assert len(before[0]["frames"]) == 13
            assert (await refused_frames(persons[0], 1)) == 409
            await close(again)
            await archived(server)
            cookies = cookies_of(persons)
        raise_rules(monkeypatch)
        async with running(data) as server, people(server, cookies) as persons:
            assert await looked_at(persons[0], 0) == before
            assert (await refused_frames(persons[0], 1)) == 409
            info = await persons[0].get(f"/api/tables/{COPY}")
            assert (info["phase"], info["fairness"]["server_seed"]) == ("ended", None)

    run(work())


async def refused_frames(person: Person, seat: int) -> int:
    return (await person.http.get(f"/api/tables/{COPY}/frames?seat={seat}")).status_code


@both_stores
@pytest.mark.parametrize("end_first", [False, True])
def test_a_stuck_game_is_branched_right_before_the_move(data: Path, end_first: bool) -> None:
    async def work() -> None:
        async with in_play(data) as (server, persons, _, table):
            before = [
                await person.get(f"/api/tables/{table}/frames?seat={seat}&first=12&count=1")
                for seat, person in enumerate(persons)
            ]
            again, version = await stuck_table(server, persons, table)
            if end_first:
                await persons[0].post(f"/api/tables/{COPY}/end", END)
            made = (await persons[0].post(f"/api/tables/{COPY}/branch"))["id"]
            assert (await persons[1].post(f"/api/tables/{COPY}/branch"))["id"] == made
            told = await again[1].until("branched")
            assert told["entry"]["table"] == told["table"]["branch"] == made != COPY
            assert told["table"]["phase"] == "ended"
            branch = await opened(persons, made)
            for seat, eye in enumerate(branch):
                assert eye.info["phase"] == "playing"
                assert eye.info["yours"] == seat
                assert eye.position["view"] == before[seat]["frames"][0]["view"]
                assert len([one for one in eye.log if one["type"] == "moved"]) == 12
                assert eye.log[version - 2]["version"] == version - 1
                assert eye.log[-1]["type"] == "rules_changed"
            await play_on(dict(enumerate(branch)), random.Random(4))
            assert (await persons[0].get(f"/api/tables/{made}/verify"))["ok"]
            assert (await persons[0].get(f"/api/tables/{COPY}"))["fairness"]["server_seed"] is None
            assert len(await server.site.store.entries(COPY)) > version  # it kept its log
            await close([*again, *branch])

    run(work())


def test_the_branch_has_the_current_seats(data: Path) -> None:
    """Changes of seats after the unfit move are kept."""

    async def work() -> None:
        async with (
            in_play(data) as (server, persons, _, table),
            Person(server.address, "Phone") as phone,
        ):
            link = (await persons[1].get(f"/api/tables/{table}/links"))["device"]
            await phone.post(f"/api/links/{link.rsplit('/', 1)[1]}")
            again, _ = await stuck_table(server, [persons[0], phone], table)
            made = (await phone.post(f"/api/tables/{COPY}/branch"))["id"]
            assert (await phone.get(f"/api/tables/{made}"))["yours"] == 1
            assert (await persons[1].get(f"/api/tables/{made}"))["yours"] == -1
            await close(again)

    run(work())


def test_numbers_without_words_of_unknown_rules_are_not_guessed(data: Path) -> None:
    async def work() -> None:
        async with in_play(data) as (server, persons, _, table):
            await copy_of(server.site.store, table, words=False)
            again = await opened(persons)
            first = again[0].info["unfit"]
            assert (again[0].info["phase"], first["move"]) == ("stuck", 1)
            reason = again[first["seat"]].info["unfit"]["reason"]
            assert reason["key"] == "a-move-has-no-words"
            await close(again)

    run(work())


def played(moves: int = 20) -> Standing:
    """Return a table after some moves, without a server."""
    standing = begun(tablee.game("abyss"), 2)
    chooser = random.Random(5)
    for _ in range(moves):
        action = int(chooser.choice(list(course_of(standing).state.legal_actions())))
        add(standing, Moved(standing.asked(), action))
    return standing


def carried(standing: Standing, entries: list[Kept]) -> Standing:
    again = Standing(standing.founding)
    for kept in entries:
        again.carry(kept)
    return again


@pytest.mark.parametrize("back", [1, 2, 4])
def test_a_move_that_no_longer_fits_but_was_taken_back_stops_nothing(back: int) -> None:
    standing = played()
    seat = standing.asked()
    wrong = Moved(seat, 0, words=["recruit nobody"])
    entries = [line.kept for line in standing.lines]
    entries.append(Kept(len(entries) + 1, 0, wrong))
    entries.append(Kept(len(entries) + 1, 0, Moved(seat, 0, words=["explore"])))
    assert carried(standing, entries).phase == "stuck"
    since = entries[-back].version if back <= 2 else course_of(standing).moves[-2].version
    entries.append(Kept(len(entries) + 1, 0, TakenBack(seat, back, since, agreed=True)))
    entries.append(Kept(len(entries) + 1, 0, Said(0, "A", "on we go")))
    again = carried(standing, entries)
    if back == 1:
        assert (again.phase, present(again.unfit).move) == ("stuck", 20)
        return
    assert (again.phase, again.unfit) == ("playing", None)
    expected = played(20 if back == 2 else 18)
    game = again.game
    assert game.view(course_of(again).state, 0) == game.view(course_of(expected).state, 0)
    assert len(course_of(again).moves) == len(course_of(expected).moves)


def test_a_fault_of_the_rules_is_no_crash_at_opening(monkeypatch: pytest.MonkeyPatch) -> None:
    standing = played()
    entries = [line.kept for line in standing.lines]
    plays = Course.play

    def fails(self: Any, seat: int, actions: list[int], version: int, given: Any) -> Any:
        if len(self.moves) == 12:
            raise RuntimeError("a fault")
        return plays(self, seat, actions, version, given)

    monkeypatch.setattr(Course, "play", fails)
    again = carried(standing, entries)
    assert (again.phase, again.version) == ("stuck", len(entries))
    unfit = present(again.unfit)
    assert (unfit.move, unfit.reason.key) == (12, "the-rules-failed")


def test_a_finished_game_that_no_longer_fits_keeps_its_result(data: Path) -> None:
    """Without an archive there is less to see, but nothing is lost or wrong."""
    tables = unpack(data)

    async def work() -> None:
        async with running(data) as server:
            store = server.site.store
            rows = [present(await store.row(table)) for table in tables]
            row = next(
                row for row in rows if (row.founding.game, row.summary.phase) == ("abyss", "over")
            )
            table = row.founding.id
            version = moves_of(await store.entries(table))[30]
            await copy_of(store, table, spoiled(version, "recruit nobody"))
            async with people(server, tables[table]) as persons:
                eye = await persons[0].open(COPY)
                assert eye.info["phase"] == "over"
                assert eye.info["result"] == msgspec.to_builtins(row.summary.result)
                assert eye.version == len(await store.entries(COPY))
                frames = await persons[0].get(f"/api/tables/{COPY}/frames?seat=0")
                assert frames["count"] == 31
                scoring = await persons[0].http.get(f"/api/tables/{COPY}/scoring")
                assert scoring.json()["reason"]["key"] == "not-kept"
                await eye.close()

    run(work())


def test_the_end_of_a_log_was_played_by_the_rules_that_came_last(data: Path) -> None:
    async def work() -> None:
        async with in_play(data, moves=1) as (server, _, _, table):
            row = await server.site.store.row(table)
            assert row is not None
            founding = msgspec.structs.replace(row.founding, rules_version=5)
            said = Kept(1, 0, Said(0, "Ada", "hello"))
            changes = [Kept(2, 0, RulesChanged(6, 5)), Kept(3, 0, RulesChanged(8, 6))]
            assert last_rules(founding, [said]) == 5
            assert last_rules(founding, [said, changes[0], said]) == 6
            assert last_rules(founding, [said, *changes, said]) == 8

    run(work())


def test_options_that_the_game_has_no_longer_are_named_when_it_shall_be_played_again(
    data: Path,
) -> None:
    async def work() -> None:
        async with in_play(data, moves=1) as (server, persons, _, name):
            for person in persons:
                await person.post(f"/api/tables/{name}/end", {})
            table = await server.site.tables.table(name)
            table.standing.founding.options["forgotten"] = True
            answer = await persons[0].http.post(f"/api/tables/{name}/rematch")
            assert answer.status_code == 400
            reason = answer.json()["reason"]
            assert reason["key"] == "malformed"
            assert "forgotten" in reason["values"]["why"]
            assert table.standing.rematch is None

    run(work())
