"""A server as a user starts it, and Debian's chromium as the browser."""

from __future__ import annotations

import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests import chromium
from tests.web.person import WAIT, Person, Somebody

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
START = 120.0  # seconds; a busy machine takes long
ROOT = Path(__file__).parents[2]

expect.set_options(timeout=WAIT)


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return int(free.getsockname()[1])


class Server:
    """`tablee serve` with known deals, on its own port. It can be restarted."""

    def __init__(self, data: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.data = data

    def start(self) -> None:
        with (self.data / "server.log").open("a") as log:
            self.process = subprocess.Popen(
                [
                    sys.executable,
                    "-m",
                    "tests.web.known_server",
                    "serve",
                    "--port",
                    str(self.port),
                    "--data",
                    self.data,
                    "--log",
                    "warning",
                ],
                cwd=ROOT,
                stdout=log,
                stderr=log,
            )
        until = time.monotonic() + START
        while time.monotonic() < until:
            try:
                urllib.request.urlopen(f"{self.url}/healthz").close()
                return
            except OSError:
                assert self.process.poll() is None, (self.data / "server.log").read_text()
                time.sleep(0.1)
        raise AssertionError("the server did not start")

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("tables"))
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's chromium. `make test` installs it if it can."""
    path = chromium.find()
    if path is None:
        pytest.skip("no chromium found; as root on Debian: apt-get install chromium")
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        started = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield started
        started.close()


@pytest.fixture(autouse=True)
def no_errors() -> Iterator[None]:
    """Check that no page of a test had an error, thrown or on the console."""
    Person.everybody.clear()
    yield
    errors = [error for person in Person.everybody for error in person.errors]
    assert errors == []


@pytest.fixture
def somebody(browser: Browser, server: Server) -> Iterator[Somebody]:
    """Return a maker of persons, each with a browser of their own."""
    there = []

    def make(*args: Any, **values: Any) -> Person:
        there.append(Person(browser, server.url, *args, **values))
        return there[-1]

    yield make
    for person in there:
        person.close()
