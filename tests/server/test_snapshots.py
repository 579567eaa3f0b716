"""Snapshots save replaying a game and change nothing. Wrong ones are ignored."""

from __future__ import annotations

import hashlib
import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core import record
from tablee.core.engine import Game
from tablee.server import snapshots
from tablee.server.infos import Audience, Viewer
from tablee.server.parts import Clock
from tablee.server.records import Kept, Moved, TakenBack
from tablee.server.redact import Everything, Older, outgoing
from tablee.server.standing import Standing
from tests.contract.walk import every_game
from tests.server.amount import tries
from tests.server.present import course_of
from tests.server.site import Person, both_stores, play_on, run, running, seated
from tests.server.test_leaks import add, begun


def played(game: Game[Any], moves: int, seed: int = 1) -> tuple[Standing, bytes]:
    """Return a table after some moves and undos, and its last snapshot."""
    plain = begun(game, int(game.min_seats))
    standing = Standing(msgspec.structs.replace(plain.founding, clock=Clock(1000, 5)))
    for line in plain.lines:
        standing.fold(line.kept)
    chooser, sealed = random.Random(seed), None
    for number in range(moves):
        asked = standing.asked()
        if asked < 0:
            break
        action = int(chooser.choice(list(course_of(standing).state.legal_actions())))
        add(standing, Moved(asked, action, f"guest{asked}", f"n{number}", 7000))
        if number % 17 == 16 and standing.phase != "over":
            since = course_of(standing).moves[-2].version
            add(standing, TakenBack(asked, 2, since, agreed=True))
        if snapshots.is_due(standing):
            sealed = snapshots.taken(standing)
    assert sealed is not None
    return standing, sealed


def entries_of(standing: Standing) -> list[Kept]:
    return [line.kept for line in standing.lines]


def replayed(standing: Standing) -> Standing:
    again = Standing(standing.founding)
    for kept in entries_of(standing):
        again.fold(kept)
    return again


def opened(standing: Standing, sealed: bytes) -> tuple[Standing, int]:
    entries = entries_of(standing)
    again = snapshots.resumed(standing.founding, entries, sealed)
    skimmed = again.version
    for kept in entries[skimmed:]:
        again.fold(kept)
    return again, skimmed


def told(standing: Standing) -> list[Any]:
    return [msgspec.structs.replace(line, told=list(line.told)) for line in standing.lines]


def same(one: Standing, other: Standing) -> None:
    assert record.to_ints(course_of(one).state, one.game.steps) == record.to_ints(
        course_of(other).state, one.game.steps
    )
    assert told(one) == told(other)
    assert [(m.seat, m.actions, m.version) for m in course_of(one).moves] == [
        (m.seat, m.actions, m.version) for m in course_of(other).moves
    ]
    assert (one.banks, one.attempts) == (other.banks, other.attempts)
    assert one.summary() == other.summary()
    for seat in range(len(one.seats)):
        assert course_of(one).free(seat) == course_of(other).free(seat)


@every_game
def test_a_table_opened_with_a_snapshot_is_the_same(game: Game[Any]) -> None:
    for seed in tries(1, 50):
        standing, sealed = played(game, 150, seed)
        again, skimmed = opened(standing, sealed)
        assert skimmed > 40
        whole = replayed(standing)
        same(again, whole)
        viewer = Viewer("guest0", 0, True)
        for what in (Everything(), Older(30)):
            texts = [outgoing(table, viewer, Audience(), what) for table in (again, whole)]
            plain = [msgspec.json.decode(text) for text in texts]
            for one in plain:
                if one.get("position"):
                    one["position"]["clock"] = None  # it counts milliseconds
            assert plain[0] == plain[1]


def test_it_goes_on_the_same_afterwards() -> None:
    """The random source continues, and moves from before the snapshot can be taken back."""
    standing, sealed = played(tablee.game("abyss"), 80)
    again, _ = opened(standing, sealed)
    for table in (standing, again):
        chooser = random.Random(9)
        for _ in range(40):
            action = int(chooser.choice(list(course_of(table).state.legal_actions())))
            add(table, Moved(table.asked(), action))
        count = len(course_of(table).moves) - 10
        add(table, TakenBack(0, count, course_of(table).moves[10].version, agreed=True))
    same(standing, again)


def changed(sealed: bytes, **values: Any) -> bytes:
    """Return a snapshot with other content and a correct seal."""
    snapshot = msgspec.structs.replace(
        msgspec.msgpack.decode(sealed[32:], type=snapshots.Snapshot), **values
    )
    written = msgspec.msgpack.encode(snapshot)
    return hashlib.sha256(written).digest() + written


def test_a_snapshot_that_is_not_of_this_log_and_program_is_not_used() -> None:
    standing, sealed = played(tablee.game("abyss"), 80)
    wrong = {
        "nothing": b"",
        "damaged": sealed[:100] + bytes([sealed[100] ^ 1]) + sealed[101:],
        "cut": sealed[:-5],
        "another program": changed(sealed, form="0/1"),
        "other rules": changed(sealed, rules_version=99),
        "another log": changed(sealed, entries=b"x" * 32),
        "longer than the log": changed(sealed, version=10_000),
        "too few ints": changed(sealed, state=[1, 2, 3]),
        "another form": hashlib.sha256(b"\x81\xa1a\x01").digest() + b"\x81\xa1a\x01",
    }
    for why, snapshot in wrong.items():
        again, skimmed = opened(standing, snapshot)
        assert skimmed == 0, why
        same(again, replayed(standing))
    entries = entries_of(standing)
    entries[5] = msgspec.structs.replace(entries[5], at=77)
    assert snapshots.resumed(standing.founding, entries, sealed).version == 0


@both_stores
@pytest.mark.parametrize("damage", [False, True])
def test_a_server_opens_long_games_with_them_and_without(data: Path, damage: bool) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2)
            await play_on(dict(enumerate(eyes)), random.Random(1), 70)
            view, version = eyes[0].position["view"], eyes[0].version
            cookies = dict(persons[0].http.cookies)
        async with running(data) as server:
            store = server.site.store
            kept = await store.snapshot(table)
            assert kept is not None
            if damage:
                await store.keep_snapshot(table, kept[:-1] + b"x")
            person = Person(server.address, "P0")
            person.http.cookies.update(cookies)
            eye = await person.open(table)
            assert (eye.position["view"], eye.version) == (view, version)
            await eye.close()
            await person.http.aclose()

    run(work())
