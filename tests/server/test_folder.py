"""The data folder: who may read and use it, and the message if it cannot be used."""

from __future__ import annotations

import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from tablee.cli import main
from tablee.server.folder import held
from tablee.server.guests import key_of
from tablee.server.settings import DATABASE
from tablee.server.sqlite import SqliteStore, back_up
from tablee.server.store import NotSaved
from tests.server.present import present
from tests.server.site import Person, run, running

posix = pytest.mark.skipif(os.name != "posix", reason="rights of files are another matter there")
CODE = "import sys; from tablee.cli import main; sys.exit(main(sys.argv[1:]))"


def refused(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """Return the one line that a command prints when it refuses to work."""
    assert main([str(word) for word in words]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    assert told.err.startswith("tablee: ")
    return told.err


def mode(path: Path) -> int:
    return path.stat().st_mode & 0o777


@posix
def test_others_on_the_machine_read_neither_database_nor_copies(data: Path) -> None:
    before = os.umask(0)
    try:

        async def work() -> None:
            async with running(data) as server, Person(server.address, "Ada") as ada:
                await ada.create("abyss", "me open")
                assert main(["backup", str(data / "copy.db"), "--data", str(data)]) == 0
                files = {path.name for path in data.iterdir()}
                assert {DATABASE, f"{DATABASE}-wal", "copy.db", "links.key"} <= files
                for name in files:
                    assert mode(data / name) == 0o600, name

        run(work())
        (data / DATABASE).chmod(0o644)  # as an older program left it

        async def again() -> None:
            async with running(data):
                assert mode(data / DATABASE) == 0o600

        run(again())
    finally:
        os.umask(before)


def serving(data: Path) -> subprocess.Popen[str]:
    """Start the command in a process of its own; return it once it listens or has given up."""
    words = ["serve", "--port", "0", "--data", str(data)]
    server = subprocess.Popen(
        [sys.executable, "-W", "ignore", "-c", CODE, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    for line in present(server.stdout):
        if line.startswith("Table:"):
            break
    return server


def test_a_second_server_does_not_use_the_same_folder(data: Path) -> None:
    first = serving(data)
    try:
        assert first.poll() is None
        second = serving(data)
        _, told = second.communicate(timeout=60)
        assert second.returncode == 2
        assert "another server uses the data folder" in told
        assert "Traceback" not in told
        first.send_signal(signal.SIGKILL)
        first.communicate(timeout=60)
        third = serving(data)  # the killed server left nothing behind that blocks
        assert third.poll() is None
        third.kill()
        third.communicate(timeout=60)
    finally:
        first.kill()
        first.communicate()


def test_a_folder_in_use_is_said_to_be_so(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with held(data):
        told = refused(capsys, "serve", "--port", "0", "--data", data)
    assert f"another server uses the data folder {data}" in told


@pytest.mark.parametrize("content", [b"", b"short", b"\0" * 31])
def test_a_key_that_is_too_short_is_refused(
    content: bytes, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "links.key").write_bytes(content)
    told = refused(capsys, "serve", "--port", "0", "--data", data)
    assert "links.key" in told
    assert "backup" in told or "remove" in told
    assert (data / "links.key").read_bytes() == content
    with pytest.raises(NotSaved, match=r"links\.key"):
        key_of(data)


@pytest.mark.parametrize("port", ["99999", "-1", "65536", "many"])
def test_a_port_that_does_not_exist_is_said_to_be_so(
    port: str, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(["serve", "--port", port, "--data", str(data)])
    assert left.value.code == 2
    told = capsys.readouterr().err
    assert "--port" in told
    assert "65535" in told


def test_a_data_folder_that_cannot_be_used_is_said_to_be_so(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "file").write_text("")
    for place in (data / "file", data / "file" / "below", "\0", data / ("x" * 300)):
        told = refused(capsys, "serve", "--port", "0", "--data", place)
        assert "data folder" in told
    for place in (data / "nowhere", data / "file"):
        told = refused(capsys, "backup", data / "copy.db", "--data", place)
        assert "database" in told
    told = refused(capsys, "backup", data / "no" / "where.db", "--data", data)
    assert not (data / "no").exists()


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_without_rights_is_said_to_be_so(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (data / "closed").mkdir(mode=0o500)
    assert "data folder" in refused(capsys, "serve", "--port", "0", "--data", data / "closed")


def damaged(data: Path, first: int, size: int) -> None:
    """Return a database with wrong bytes in the middle."""
    store = SqliteStore(data / DATABASE)
    run(store.close())
    whole = bytearray((data / DATABASE).read_bytes())
    whole[first : first + size] = b"\xa5" * min(size, len(whole) - first)
    (data / DATABASE).write_bytes(whole)


@pytest.mark.parametrize("first, size", [(0, 100), (0, 10**6), (16, 2), (100, 4000), (4096, 10**6)])
def test_a_damaged_database_says_what_to_do(
    first: int, size: int, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    damaged(data, first, size)
    told = refused(capsys, "serve", "--port", "0", "--data", data)
    assert DATABASE in told
    assert "restore a backup" in told


def test_a_database_that_is_cut_short_says_what_to_do(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    run(SqliteStore(data / DATABASE).close())
    whole = (data / DATABASE).read_bytes()
    (data / DATABASE).write_bytes(whole[:5000])
    assert "restore a backup" in refused(capsys, "serve", "--port", "0", "--data", data)
    assert "copied" in refused(capsys, "backup", data / "copy.db", "--data", data)


def test_what_cannot_be_read_later_is_a_calm_answer(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:

            def broken(*given: object) -> None:
                raise sqlite3.DatabaseError("database disk image is malformed")

            monkeypatch.setattr(server.site.store, "_reading", type("Db", (), {"execute": broken}))
            answer = await ada.http.get("/api/lobby")
            assert (answer.status_code, answer.json()["reason"]["key"]) == (503, "not-saved")
            monkeypatch.undo()

    run(work())


def test_a_copy_that_fails_leaves_nothing(data: Path) -> None:
    with pytest.raises(NotSaved, match="no database"):
        back_up(data / "none", data / "copy.db")
    assert list(data.iterdir()) == []
