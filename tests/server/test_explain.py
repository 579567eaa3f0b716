"""People ask why an answer or a piece is not allowed and get the reason and its rule."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

from tests.server.site import Eye, Person, run, running, seated


async def why(eye: Eye, **what: Any) -> dict[str, Any]:
    await eye.send("why_not", seq=eye.seq, id="w", **what)
    answer = await eye.hear("explained", "refused")
    assert answer["id"] == "w"
    return answer


def test_reasons_come_with_their_rules(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            mine, other = eyes[eyes[0].asked], eyes[1 - eyes[0].asked]
            version = mine.version
            legal = {choice["action"] for choice in mine.choices()}
            (explore,) = (await why(mine, family="explore"))["answers"]
            assert explore["reason"] is None
            assert explore["choice"]["action"] in legal
            (council,) = (await why(mine, family="council", piece="crab"))["answers"]
            assert council["reason"]["rule"].startswith("abyss:")
            assert council["choice"]["action"] not in legal
            pieces = (await why(mine, thing="race", piece="crab"))["answers"]
            assert {one["choice"]["family"] for one in pieces} == {"council", "stack"}
            telling = [
                one["reason"]["key"] == "that-is-no-answer-to-the-question-asked" for one in pieces
            ]
            assert telling == sorted(telling)  # the least specific reason comes last
            (waiting,) = (await why(other, family="explore"))["answers"]
            assert waiting["reason"]["key"] == "another-seat-is-asked"
            assert (await why(mine, family="no_such"))["answers"] == []
            assert (await why(mine))["answers"] == []
            assert (mine.version, other.version) == (version, version)

    run(work())


def test_only_a_seat_may_ask_and_only_about_what_it_sees(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, AsyncExitStack() as stack:
            _, eyes, table = await seated(server, stack, "abyss", 2)
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            viewer = await watcher.open(table)
            refused = await why(viewer, family="explore")
            assert refused["reason"]["key"] == "you-have-no-seat"
            await eyes[0].send("why_not", seq=eyes[0].seq - 1, id="w", family="explore")
            assert (await eyes[0].hear("refused"))["stale"]

    run(work())
