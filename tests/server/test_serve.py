"""The command itself: starting, where the data is, stopping cleanly; the page; copies."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tablee.cli import main
from tablee.server import app
from tablee.server.app import page_from
from tablee.server.gate import without_secret
from tablee.server.run import CannotListen, listening, serve
from tablee.server.settings import Settings
from tablee.server.store import NotSaved
from tests.server.site import Person, run, running


@pytest.fixture
def process(data: Path) -> Iterator[tuple[subprocess.Popen[str], list[str]]]:
    """Run the command in its own process; return it with what it printed before it listened."""
    code = "import sys; from tablee.cli import main; sys.exit(main(sys.argv[1:]))"
    words = ["serve", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", code, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert server.stdout is not None
    with server:
        lines = [server.stdout.readline()]
        while lines[-1] and not lines[-1].startswith("Table:"):
            lines.append(server.stdout.readline())
        yield server, lines
        server.kill()


def test_start_serve_copy_and_stop(
    data: Path, process: tuple[subprocess.Popen[str], list[str]]
) -> None:
    async def work() -> None:
        server, lines = process
        assert lines[0] == f"Data:  {data}\n"
        address = lines[-1].split()[1].rstrip("/")
        async with Person(address, "Ada") as ada:
            assert (await ada.http.get("/healthz")).text == "ok"
            table = await ada.create("abyss", "me greedy")
            eye = await ada.open(table)
            assert main(["backup", str(data / "copy.db"), "--data", str(data)]) == 0
            with pytest.raises(CannotListen, match="cannot listen on 127.0.0.1 port"):
                listening("127.0.0.1", int(address.rsplit(":")[-1]))
            server.send_signal(signal.SIGTERM)
            assert (await eye.hear("notice"))["key"] == "stopping"
            assert await eye.close_code() == 1001
        _, logged = await asyncio.to_thread(server.communicate, timeout=20)
        assert server.returncode == 0
        records = [json.loads(line) for line in logged.splitlines()]
        assert {"made", "request", "stopped"} <= {record["message"] for record in records}
        made = next(record for record in records if record["message"] == "made")
        assert (made["table"], made["game"], made["level"]) == (table, "abyss", "info")
        assert sorted(path.name for path in data.iterdir() if path.is_file()) == [
            "copy.db",
            "links.key",
            "tablee.lock",
            "tablee.sqlite3",
        ]
        if os.name == "posix":
            assert (data / "links.key").stat().st_mode & 0o077 == 0

    run(work())


def test_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert page_from(tmp_path).status_code == 503
    (tmp_path / "index.html").write_text("<!doctype html>")
    monkeypatch.setattr(app, "STATIC", tmp_path)
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc123.js").write_text("let x = 1;")

    async def work() -> None:
        async with (
            running(tmp_path / "data") as server,
            httpx.AsyncClient(base_url=server.address) as client,
        ):
            for path in ("/", "/t/aaaaaaaaaa", "/l/secret", "/r/aaaaaaaaaa", "/about"):
                answer = await client.get(path)
                assert answer.text == "<!doctype html>"
                assert answer.headers["cache-control"] == "no-cache"
                assert answer.headers["content-type"].startswith("text/html")
            script = await client.get("/assets/index-abc123.js")
            assert script.status_code == 200
            assert "javascript" in script.headers["content-type"]
            assert "immutable" in script.headers["cache-control"]
            assert (await client.get("/assets/none.js")).status_code == 404

    run(work())


@pytest.mark.parametrize(
    "system, variable", [("linux", "XDG_DATA_HOME"), ("win32", "LOCALAPPDATA")]
)
def test_the_data_folder_follows_the_system(
    system: str, variable: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tablee.server.settings import default_data

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setenv(variable, "/somewhere")
    assert default_data() == Path("/somewhere") / "tablee"


def test_commands_without_the_web_packages_stay_quick() -> None:
    """The command line must not import the web stack before it serves."""
    code = (
        "import sys, tablee.cli; tablee.cli.parser();"
        "print({'litestar', 'uvicorn', 'msgspec'} & set(sys.modules))"
    )
    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", code], capture_output=True, text=True, check=True
    )
    assert done.stdout.strip() == "set()"


def test_a_database_that_cannot_be_used_is_said_to_be_so_at_once(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--data", str(data), "--database", "sqlite:///tables.db"]) == 2
    told = capsys.readouterr()
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert "--data" in told.err
    with pytest.raises(NotSaved, match="cannot be used"):
        serve(Settings(data, "postgresql://nobody@127.0.0.1:1/none"), "127.0.0.1", 0)
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(
    "path, logged",
    [
        ("/l/secret", "/l/..."),
        ("/api/links/secret", "/api/links/..."),
        ("/api/tables/abc", "/api/tables/abc"),
    ],
)
def test_a_log_names_no_secret_of_a_link(path: str, logged: str) -> None:
    """Somebody who reads a server's log must not be able to take a seat."""
    assert without_secret(path) == logged
