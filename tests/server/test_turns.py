"""What a table shows besides moves: turn numbers, and points only if they are wanted."""

from __future__ import annotations

import random
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablee
from tablee.core.engine import Game
from tablee.server.infos import Audience, Viewer
from tablee.server.records import Moved, TakenBack
from tablee.server.redact import Everything, outgoing
from tablee.server.standing import Standing
from tests.contract.walk import every_game
from tests.server.present import course_of
from tests.server.site import Person, play_on, run, running, seated
from tests.server.test_leaks import add, begun

ESTIMATED = {
    "abyss": ("sides", ["points", "location_points"]),
    "conspiracy": ("chambers", ["coalition", "points", "score", "location_points"]),
}


def play(standing: Standing, moves: int, seed: int = 1) -> None:
    chooser = random.Random(seed)
    for _ in range(moves):
        asked = standing.asked()
        if asked < 0:
            return
        action = int(chooser.choice(list(course_of(standing).state.legal_actions())))
        add(standing, Moved(asked, action, f"guest{asked}"))


def numbered(standing: Standing) -> list[tuple[int, int]]:
    """Return the numbers of the turns as a reader of the log counts them."""
    found = []
    for line in standing.lines:
        turn = line.turns
        for kind, seat, *_ in line.told:
            if standing.game.events.kinds[kind].name == "turn":
                turn += 1
                found.append((turn, seat))
    return found


@pytest.mark.parametrize("name", list(ESTIMATED))
def test_turns_are_numbered_from_one_without_gaps(name: str) -> None:
    standing = begun(tablee.game(name), 3)
    play(standing, 80)
    turns = numbered(standing)
    assert [number for number, _ in turns] == list(range(1, len(turns) + 1))
    assert len(turns) > 5
    state: Any = course_of(standing).state  # these games know whose turn it is
    assert turns[-1] == (standing.turns, state.turn)


@every_game
def test_a_turn_taken_back_gets_its_number_again(game: Game[Any]) -> None:
    standing = begun(game, int(game.max_seats))
    play(standing, 20)
    before = standing.turns
    play(standing, 30, seed=2)
    if standing.phase != "playing":
        return
    since = course_of(standing).moves[-30].version
    add(standing, TakenBack(0, 30, since, agreed=True))
    assert standing.turns == before


def view_sent(standing: Standing, viewer: int) -> dict[str, Any]:
    message = outgoing(standing, Viewer(f"guest{viewer}", viewer, False), Audience(), Everything())
    view: dict[str, Any] = msgspec.json.decode(message)["position"]["view"]
    return view


@pytest.mark.parametrize("name", list(ESTIMATED))
def test_a_table_may_keep_the_points_to_itself_until_the_end(name: str) -> None:
    part, keys = ESTIMATED[name]
    game = tablee.game(name)
    plain = begun(game, 2)
    standing = Standing(msgspec.structs.replace(plain.founding, estimates=False))
    for line in plain.lines:
        standing.fold(line.kept)
    while standing.phase == "playing":
        play(standing, 25)
        if standing.phase == "playing":
            for viewer in (0, 1, -1):
                for side in view_sent(standing, viewer)[part]:
                    assert [side[key] for key in keys] == [None] * len(keys)
    for side in view_sent(standing, 0)[part]:
        assert None not in [side[key] for key in keys]


def test_previews_and_frames_keep_the_points_too(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            ada = await stack.enter_async_context(Person(server.address, "Ada"))
            table = (
                await ada.post(
                    "/api/tables",
                    {
                        "game": "conspiracy",
                        "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}],
                        "estimates": False,
                    },
                    201,
                )
            )["id"]
            await ada.start(table)
            eye = await ada.open(table)
            assert eye.info["estimates"] is False
            for _ in range(6):
                await play_on({0: eye}, random.Random(1), 1)
            while eye.asked != 0:
                await eye.next()
            await eye.send("preview", id="p", seq=eye.seq, actions=[eye.choices()[0]["action"]])
            tried = await eye.hear("previewed")
            frames = await ada.get(f"/api/tables/{table}/frames?seat=0&first=0&count=5")
            views = [tried["position"]["view"], *(frame["view"] for frame in frames["frames"])]
            for view in views:
                for chamber in view["chambers"]:
                    assert chamber["points"] is None
                    assert chamber["coalition"] is None
            await eye.close()

    run(work())


def test_the_log_and_the_position_tell_the_turn(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2)
            await play_on(dict(enumerate(eyes)), random.Random(3), 25)
            turn = 0
            for entry in eyes[0].log:
                if entry["type"] in ("began", "moved"):
                    assert entry["turns"] == turn
                    turn += sum(1 for event in entry["events"] if event["name"] == "turn")
            assert eyes[0].position["turn"] == turn > 1

    run(work())
