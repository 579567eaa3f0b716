"""Nothing a viewer gets depends on what that viewer may not know."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.engine import Game
from tablee.core.errors import Reason
from tablee.core.replay import parse
from tablee.core.rng import Rng, seeded
from tablee.server import fairness
from tablee.server.infos import Audience, Viewer
from tablee.server.messages import Accepted
from tablee.server.records import (
    AnyRecord,
    Began,
    Founding,
    Kept,
    Moved,
    SeatPlan,
    SeatTaken,
    SeedAdded,
)
from tablee.server.redact import (
    Added,
    Advanced,
    Denied,
    Everything,
    Older,
    People,
    outgoing,
)
from tablee.server.standing import Line, Standing
from tests.contract.walk import every_table
from tests.server.amount import note, tries
from tests.server.present import course_of
from tests.server.site import Eye, Person, play_on, run, running, seated

EVERY = 17  # moves between two comparisons
WHOLE = 4  # one of so many comparisons uses the whole log


def begun(game: Game[Any], seats: int, seed: int = 1) -> Standing:
    """Return a table of people whose game has just begun, without a server."""
    founding = Founding(
        id="aaaaaaaaaa",
        game=game.name,
        rules_version=int(game.version),
        options={option.name: option.default for option in game.options},
        visibility="public",
        stand_in_after=0,
        plan=[SeatPlan("open")] * seats,
        host="guest0",
        created=0,
        server_seed=f"{seed:064x}",
    )
    standing = Standing(founding)
    for seat in range(seats):
        add(standing, SeatTaken(seat, f"guest{seat}", f"P{seat}"))
        add(standing, SeedAdded(seat, f"{seat + 100:064x}"))
    add(standing, Began([seat.seed for seat in standing.seats]))
    return standing


def add(standing: Standing, record: AnyRecord) -> Line:
    return standing.fold(Kept(standing.version + 1, 0, record))


def with_other_secrets(
    game: Game[Any], standing: Standing, viewer: int, rng: Rng, since: int
) -> Standing:
    """Return a table that looks the same to a viewer, with everything else different.

    The log differs from entry `since` on; what came before is not compared.
    """
    twin = begun(game, len(standing.seats), seed=999)  # other seeds too
    twin.founding = msgspec.structs.replace(
        standing.founding, server_seed=standing.founding.server_seed
    )
    course_of(twin).moves = [
        msgspec.structs.replace(move, before=None) for move in course_of(standing).moves
    ]
    course_of(twin).state = game.determinize(course_of(standing).state, viewer, rng)
    twin.phase, twin.seq, twin.turns = standing.phase, standing.seq, standing.turns
    others = [seat for seat in range(len(standing.seats)) if seat != viewer]
    twin.advance = {seat: {"set": {"by": seat}} for seat in others}
    twin.lines = standing.lines[:since] + [
        msgspec.structs.replace(
            line,
            kept=set_in_advance(line.kept, viewer),
            told=[disguised(told, viewer) for told in line.told],
        )
        for line in standing.lines[since:]
    ]
    return twin


def set_in_advance(kept: Kept, viewer: int) -> Kept:
    """Return the same entry with others' answers set in advance, which nobody may notice."""
    record = kept.record
    if isinstance(record, Moved) and record.seat != viewer and record.guest is not None:
        record = msgspec.structs.replace(record, how="advance")
    return msgspec.structs.replace(kept, record=record)


def disguised(told: tuple[int, int, int, int, int], viewer: int) -> tuple[int, int, int, int, int]:
    """Return the same event, with another piece if the viewer may not know which."""
    kind, seat, what, amount, seen_by = told
    if seen_by != -1 and (viewer < 0 or not seen_by >> viewer & 1):
        what += 1
    return kind, seat, what, amount, seen_by


def everything_sent(standing: Standing, viewer: int, since: int) -> list[Any]:
    """Return every kind of message, with the whole log if `since` is 0, else its newest entries."""
    seen = Viewer(f"guest{viewer}", viewer, viewer == 0)
    audience = Audience(3)
    asked = course_of(standing).state.refusal(viewer, 0) or Reason("x", "y")
    whats: list[Any] = [Everything(), Older(5)] if since == 0 else []
    whats += [
        Everything(max(since, standing.version - 2)),
        Everything(max(since, standing.version - EVERY)),
        Added(standing.lines[-1]),
        People(),
        Advanced(),
        Denied("id", asked),
        Accepted("id", 3),
    ]
    return [outgoing(standing, seen, audience, what) for what in whats]


@every_table
def test_states_a_viewer_cannot_tell_apart_give_the_same_bytes(game: Game[Any], seats: int) -> None:
    """Along random games, for every seat and a spectator, every kind of message."""
    rng = seeded(42)
    sizes = int(game.max_seats - game.min_seats) + 1
    games = compared = 0
    for seed in tries(2, 10_000 // sizes):
        standing, chooser = begun(game, seats, seed + 1), random.Random(seed)
        games += 1
        looks = 0
        for number in range(game.longest_game):
            asked = standing.asked()
            if asked < 0:
                break
            action = int(chooser.choice(list(course_of(standing).state.legal_actions())))
            add(standing, Moved(asked, action, f"guest{asked}", f"m{number}"))
            if number % EVERY != seed % EVERY or standing.phase == "over":
                continue
            # Each entry is compared when it is new, and in the whole log now and then.
            since = 0 if looks % WHOLE == 0 else standing.version - EVERY
            looks += 1
            for move in course_of(standing).moves:  # free undo is tested elsewhere
                move.before = None
            for viewer in range(-1, seats):
                twin = with_other_secrets(game, standing, viewer, rng, since)
                true, other = (everything_sent(one, viewer, since) for one in (standing, twin))
                assert true == other
                compared += 1
    assert compared >= games  # a run that compares nothing proves nothing
    note(games=games, twins_compared=compared)


@every_table
def test_a_refusal_tells_nothing_hidden(game: Game[Any], seats: int) -> None:
    """The reason is the same in every state that is possible for the seat that asks."""
    rng, chooser = seeded(7), random.Random(7)
    state = game.new_game(seats, 3)
    for number in range(120):
        if state.is_over():
            break
        if number % 6 == 0:
            for viewer in range(seats):
                twin = game.determinize(state, viewer, rng)
                for action in chooser.sample(range(game.action_count), 12):
                    true, dealt = state.refusal(viewer, action), twin.refusal(viewer, action)
                    assert (true is None) == (dealt is None)
                    if true is not None:
                        assert (true.key, true.rule, true.values) == (
                            dealt.key,
                            dealt.rule,
                            dealt.values,
                        )
        state.apply(chooser.choice(list(state.legal_actions())))


def texts_of(eye: Eye) -> str:
    """Return what a socket received during the game."""
    return "\n".join(text for text in eye.raw if '"phase":"over"' not in text)


@pytest.mark.parametrize("deal", tries(1, 50))
@pytest.mark.parametrize("name", tablee.game_names())
def test_captured_traffic_of_a_live_game(name: str, deal: int, data: Path) -> None:
    """Every view is the game's own view for that viewer. The captured bytes contain no answers
    and secrets of others, and nothing that an event hides."""

    async def work() -> None:
        game = tablee.game(name)
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, name, game.min_seats)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            viewers = {-1: await watcher.open(table), **dict(enumerate(eyes))}
            standing = (await server.site.tables.table(table)).standing
            secrets = [standing.founding.server_seed, f"{course_of(standing).seed:032x}"]
            secrets += [str(seat.seed) for seat in standing.seats]
            secrets += [str(seat.guest) for seat in standing.seats]
            secrets += [person.http.cookies["tablee_guest"] for person in persons]
            await play_on(dict(enumerate(eyes)), random.Random(deal), 60)
            await viewers[-1].catch_up(eyes[0].version)
            for secret in secrets:
                assert not any(secret in texts_of(eye) for eye in viewers.values())
            check_views(game, standing, viewers)
            note(live_games=1, messages_searched=sum(len(eye.raw) for eye in viewers.values()))

    run(work())


def check_views(game: Game[Any], standing: Standing, viewers: dict[int, Eye]) -> None:
    replay = parse(standing.replay().to_json())
    versions = {move.version: number for number, move in enumerate(course_of(standing).moves, 1)}
    expected = {}
    for number, state in enumerate(replay.states()):
        for viewer in viewers:
            view = dict(game.view(state, viewer))
            question = view.pop("question")
            sent = msgspec.json.decode(msgspec.json.encode(view))
            expected[viewer, number] = sent, question
    for viewer, eye in viewers.items():
        for text in eye.raw:
            message = msgspec.json.decode(text)
            if message["type"] != "update" or message["entry"]["type"] != "moved":
                continue
            entry, position = message["entry"], message["position"]
            view, question = expected[viewer, versions[message["version"]]]
            assert position["view"] == view
            asked = question is not None and question["seat"] == viewer
            if question is not None:
                assert (position["question"]["choices"] is not None) == asked
            assert bool(entry["choices"]) == (entry["seat"] == viewer)
            assert all(event["what"] is None for event in entry["events"] if event["hidden"])


def test_seeds_are_shown_only_after_the_end(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2)
            await play_on(dict(enumerate(eyes)), random.Random(9), 5)
            for path in ("replay", "frames?seat=1", "scoring", "statistics", "verify"):
                assert (await persons[0].http.get(f"/api/tables/{table}/{path}")).status_code == 409
            early = eyes[0].info["fairness"]
            assert early["server_seed"] is early["seat_seeds"] is None
            await play_on(dict(enumerate(eyes)), random.Random(9))
            late = eyes[0].info["fairness"]
            assert fairness.commitment(late["server_seed"]) == early["commitment"]
            assert all(late["seat_seeds"])
            for seat in (-1, 0, 1):
                frames = await persons[0].get(
                    f"/api/tables/{table}/frames?seat={seat}&first=2&count=5"
                )
                assert frames["first"] == 2
                assert len(frames["frames"]) == 5
                assert {frame["view"]["seat"] for frame in frames["frames"]} == {seat}
            moves = [entry for entry in eyes[0].log if entry["type"] == "moved"]
            assert frames["count"] == len(moves) + 1
            assert (await persons[0].get(f"/api/tables/{table}/verify"))["ok"]

    run(work())
