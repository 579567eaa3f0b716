"""Silent answers reveal nothing: viewers see the same questions and the same timing."""

from __future__ import annotations

import time
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import tablee
from tablee import bots
from tablee.core.rng import seeded
from tablee.games.smog.data import RITUAL_INVOCATION
from tests.server.present import course_of
from tests.server.site import Person, Running, run, running, seated

PAUSE = 0.6  # seconds
SHOWN = (
    "type",
    "bot",
    "choices",
    "how",
    "kind",
    "rule",
)  # the deal differs, and therefore the rest


async def before_the_agents_act(server: Running, stack: AsyncExitStack) -> Any:
    """Play SMOG with the greedy bot's answers up to the question about Ritual Invocation."""
    _, eyes, table = await seated(server, stack, "smog", 2)
    watcher = await stack.enter_async_context(Person(server.address, "W"))
    watching = await watcher.open(table)
    game, greedy, chance = tablee.game("smog"), bots.make("greedy"), seeded(4)
    opened = await server.site.tables.table(table)
    for _ in range(1500):
        state = course_of(opened.standing).state
        if eyes[0].position["question"]["kind"] == "invoke_first":
            return eyes[eyes[0].asked], watching, opened
        seat = int(state.to_move())
        answer = await eyes[seat].move(int(greedy.choose(game, state.clone(), chance)))
        for eye in (*eyes, watching):
            await eye.catch_up(answer["version"])
    raise AssertionError("nobody could hold the card")


def test_others_cannot_see_whether_a_seat_holds_the_card(data: Path) -> None:
    """One passes by hand at once, the table passes for the other. Others see no difference."""

    async def work() -> None:
        told, waited = [], []
        for holds in (True, False):
            folder = data / str(holds)
            async with running(folder, quiet_seconds=PAUSE) as server, AsyncExitStack() as stack:
                mine, watching, opened = await before_the_agents_act(server, stack)
                side = opened.standing.course.state.at[mine.asked]
                for card in range(len(side.hand)):
                    side.hand[card] = 0
                side.hand[RITUAL_INVOCATION if holds else RITUAL_INVOCATION + 1] = 1
                opened.standing.asked_since = began = time.monotonic()
                assert watching.position["question"]["kind"] == "invoke_first"
                await mine.send("set_advance", id="a", answers={})  # no longer asked everything
                if holds:
                    passing = tablee.game("smog").actions.read("pass")
                    answer = await mine.move(passing)
                    assert answer["type"] == "accepted"
                moved = await watching.until("moved")
                waited.append(time.monotonic() - began)
                told.append({key: moved["entry"][key] for key in SHOWN})
                own = next(one for one in reversed(opened.standing.lines) if one.told)
                assert (own.kept.record.how == "quiet") == (not holds)
        assert told[0] == told[1]
        assert min(waited) >= PAUSE

    run(work())


def test_what_tells_nothing_is_answered_at_once(data: Path) -> None:
    """Everybody knows that the first turn of Abyss has only one answer, so there is no pause."""

    async def work() -> None:
        async with running(data, quiet_seconds=30.0) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2, everything=False)
            while not any(entry["type"] == "moved" for entry in eyes[0].log):
                await eyes[0].next()

    run(work())


def test_only_the_seat_that_need_not_answer_is_told_so(data: Path) -> None:
    """The first turn of Abyss has only one answer, and the table gives it."""

    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2, everything=False)
            told, asked = [], eyes[0].position["question"]["seat"]
            for eye in eyes:
                told.append(bool(eye.position and eye.position["question"].get("quiet")))
                while not any(entry["type"] == "moved" for entry in eye.log):
                    await eye.next()
                    told[-1] |= eye.position["question"].get("quiet", False)
            assert told == [seat == asked for seat in range(2)]

    run(work())
