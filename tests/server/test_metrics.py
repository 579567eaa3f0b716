"""Metrics for Prometheus are correct, on a separate port, and contain no personal data."""

from __future__ import annotations

import asyncio
import random
import subprocess
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from tablee.cli import main
from tablee.server.records import Moved
from tablee.server.standing import Standing
from tablee.server.store import NotSaved
from tests.server.present import present
from tests.server.site import Person, play_on, run, running, seated


def figures(text: str | bytes) -> dict[Any, float]:
    """Return each sample by its name and labels."""
    if isinstance(text, bytes):
        text = text.decode()
    return {
        (sample.name, *sorted(sample.labels.items())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def answers_in(standing: Standing) -> tuple[int, int]:
    """Return how many answers of people and of bots a log has."""
    records = [line.kept.record for line in standing.lines]
    given = [record for record in records if isinstance(record, Moved)]
    people = sum(record.guest is not None for record in given)
    return people, len(given) - people


def test_moves_are_counted_and_timed_to_the_disk_and_to_the_last_viewer(data: Path) -> None:
    async def work() -> None:
        async with running(data, metrics=True) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2, "random")
            watcher = await stack.enter_async_context(Person(server.address, "W"))
            watching = await watcher.open(table)
            await play_on(dict(enumerate(eyes)), random.Random(1), 12)
            standing = (await server.site.tables.table(table)).standing
            while standing.asked() == 2:
                await asyncio.sleep(0.01)
            await watching.catch_up(standing.version)
            people, bots = answers_in(standing)
            assert people >= 12
            assert bots > 0
            found = figures(present(server.site.metrics).text())
            assert found["tablee_moves_total", ("by", "person")] == people
            assert found["tablee_moves_total", ("by", "bot")] == bots
            assert found["tablee_move_commit_seconds_count",] == people
            assert found["tablee_move_viewers_seconds_count",] == people
            to_disk = found["tablee_move_commit_seconds_sum",]
            assert 0 < to_disk < found["tablee_move_viewers_seconds_sum",]
            appended = found["tablee_store_seconds_count", ("operation", "append")]
            assert appended == standing.version - 1  # the first entry came with the table
            assert found["tablee_bot_wait_seconds_count",] >= bots
            assert found["tablee_bots_waiting",] == found["tablee_bots_thinking",] == 0
            assert found["tablee_tables", ("game", "abyss"), ("phase", "playing")] == 1
            assert found["tablee_sockets", ("as", "player")] == 2
            assert found["tablee_sockets", ("as", "watcher")] == 1
            await watching.close()

    run(work())


def test_a_refused_move_is_no_move(data: Path) -> None:
    async def work() -> None:
        async with running(data, metrics=True) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2)
            answer = await eyes[1 - eyes[0].asked].move(0)
            assert answer["type"] == "refused"
            found = figures(present(server.site.metrics).text())
            assert found["tablee_move_viewers_seconds_count",] == 0
            assert found["tablee_move_commit_seconds_count",] == 0

    run(work())


def test_what_the_database_did_not_do_is_counted(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data, metrics=True) as server, AsyncExitStack() as stack:
            _, eyes, _ = await seated(server, stack, "abyss", 2)

            async def full(job: Any) -> None:
                raise NotSaved("the disk is full")

            with monkeypatch.context() as broken:
                broken.setattr(server.site.store, "_write", full)
                eye = eyes[eyes[0].asked]
                answer = await eye.move(eye.choices()[0]["action"])
                assert answer["type"] == "refused"
            found = figures(present(server.site.metrics).text())
            assert found["tablee_store_failures_total", ("operation", "append")] == 1
            assert ("tablee_moves_total", ("by", "person")) not in found

    run(work())


def test_bots_that_wait_for_a_worker_are_counted(data: Path) -> None:
    async def work() -> None:
        async with running(data, metrics=True) as server:
            held = asyncio.Event()
            metrics: Any = server.site.metrics

            async def choose(problem: object, legal: Any) -> int:
                await held.wait()
                return 0

            queued = [asyncio.create_task(metrics._queued(choose)(None, [])) for _ in range(3)]
            await asyncio.sleep(0)
            assert figures(metrics.text())["tablee_bots_waiting",] == 3
            held.set()
            await asyncio.gather(*queued)
            assert figures(metrics.text())["tablee_bots_waiting",] == 0

    run(work())


def test_nothing_in_it_is_about_anybody(data: Path) -> None:
    """Names, ids, cookies and seeds of a live table are nowhere in the metrics."""

    async def work() -> None:
        async with running(data, metrics=True) as server, AsyncExitStack() as stack:
            persons, eyes, table = await seated(server, stack, "abyss", 2, "random")
            await play_on(dict(enumerate(eyes)), random.Random(1), 5)
            standing = (await server.site.tables.table(table)).standing
            text = present(server.site.metrics).text().decode()
            secrets = [table, standing.founding.server_seed]
            secrets += [seat.guest for seat in standing.seats if seat.guest]
            secrets += [f'"{seat.name}"' for seat in standing.seats if seat.name]
            secrets += [person.http.cookies["tablee_guest"] for person in persons]
            assert not [secret for secret in secrets if secret in text]

    run(work())


def test_the_port_is_apart_and_only_there_when_asked_for(data: Path) -> None:
    """`tablee serve --metrics-port 0` as people start it."""
    code = "import sys; from tablee.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["serve", "--port", "0", "--metrics-port", "0", "--data", str(data)]
    server = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", code, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    with server:
        try:
            addresses = {}
            while "Table" not in addresses:
                name, _, rest = present(server.stdout).readline().partition(":")
                addresses[name] = rest.strip()
            answer = httpx.get(addresses["Metrics"], timeout=20)
            assert answer.status_code == 200
            assert answer.headers["content-type"].startswith("text/plain; version=")
            assert "tablee_move_commit_seconds_count" in answer.text
            assert "process_resident_memory_bytes" in answer.text
            elsewhere = addresses["Metrics"].removesuffix("metrics") + "api/tables"
            assert httpx.get(elsewhere).status_code == 404
            assert httpx.get(addresses["Table"] + "metrics").status_code == 404
            server.terminate()
            assert server.wait(20) == 0
        finally:
            server.kill()


def test_without_it_the_library_is_not_even_loaded(data: Path) -> None:
    code = """
import asyncio, sys
from pathlib import Path
from tablee.server.app import application
from tablee.server.settings import Settings

async def work():
    made = application(Settings(data=Path(sys.argv[1])))
    async with made.lifespan():
        assert made.state.site.metrics is None
asyncio.run(work())
print("prometheus_client" in sys.modules)
"""
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code, str(data)], capture_output=True, text=True
    )
    assert done.stdout.strip() == "False", done.stderr


def test_a_missing_library_is_said_to_be_missing(
    data: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert main(["serve", "--metrics-port", "0", "--data", str(data)]) == 2
    assert "prometheus_client is missing: pip install" in capsys.readouterr().err
