"""Host names that a server answers to, addresses in its links, trusted proxies, cookies."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin

from tests.server.site import Person, Running, run, running

OURS = ["127.0.0.1", "127.5.6.7:80", "localhost", "LOCALHOST.:8000", "[::1]:8000", "192.168.1.20"]
OURS += ["10.0.0.7:8000", "172.16.3.4", "[fe80::1]", "[fd00::5]:8000", "nas", "nas.local:8000"]
OURS += ["box.lan", "table.home.arpa", "x.localhost"]
FOREIGN = ["evil.example", "evil.example:8000", "localhost.evil.example", "127.0.0.1.evil.example"]
FOREIGN += ["8.8.8.8", "[2001:4860:4860::8888]"]
FOREIGN += ["evillocal.example", "a.locals", "evil.example."]


@pytest.mark.parametrize("host", OURS)
def test_a_private_name_is_answered(host: str, data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, httpx.AsyncClient(base_url=server.address) as client:
            assert (await client.get("/api/me", headers={"Host": host})).status_code == 200

    run(work())


@pytest.mark.parametrize("host", FOREIGN)
def test_a_name_that_nobody_allowed_is_refused(host: str, data: Path) -> None:
    """A foreign name that points to this server must not be accepted as ours."""

    async def work() -> None:
        async with running(data) as server, httpx.AsyncClient(base_url=server.address) as client:
            headers = {"Host": host, "Origin": f"http://{host}"}
            for way in ("/api/me", "/api/lobby"):
                answer = await client.get(way, headers=headers)
                assert (answer.status_code, answer.json()["reason"]["key"]) == (421, "wrong-host")
            answer = await client.put("/api/me", json={"name": "Eve"}, headers=headers)
            assert answer.status_code == 421
            answer = await client.get("/", headers=headers)
            assert answer.status_code == 421
            assert "--host-name" in answer.text
            with pytest.raises(InvalidStatus) as refused:
                await connect(
                    f"ws://{host}/ws",
                    host="127.0.0.1",
                    port=server.port,
                    origin=Origin(f"http://{host}"),
                )
            assert refused.value.response.status_code == 403
            assert (await client.get("/healthz", headers=headers)).status_code == 200

    run(work())


@pytest.mark.parametrize(
    "settings",
    [
        {"host_names": ("play.example",)},
        {"address": "https://play.example"},
        {"origins": ("https://play.example",)},
        {"host_names": ("*",)},
    ],
)
def test_a_configured_name_is_answered(settings: dict[str, Any], data: Path) -> None:
    async def work() -> None:
        async with (
            running(data, **settings) as server,
            httpx.AsyncClient(base_url=server.address) as client,
        ):
            answer = await client.get("/api/me", headers={"Host": "Play.example:443"})
            assert answer.status_code == 200
            answer = await client.get("/api/me", headers={"Host": "other.example"})
            assert answer.status_code == (200 if "*" in settings.get("host_names", ()) else 421)

    run(work())


def test_without_a_configured_address_an_empty_origin_is_nobodys(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, httpx.AsyncClient(base_url=server.address) as client:
            answer = await client.put("/api/me", json={"name": "Eve"}, headers={"Origin": ""})
            assert answer.status_code == 403

    run(work())


def test_links_are_built_from_the_configured_address(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data, address="https://play.example/") as server,
            Person(server.address, "Ada") as ada,
        ):
            table = await ada.create("abyss", "me open")
            for host in ("play.example", "nas.local"):
                answer = await ada.http.get(f"/api/tables/{table}/links", headers={"Host": host})
                links = answer.json()
                for link in (links["watch"], links["device"], links["play"][1]):
                    assert link.startswith("https://play.example/l/")
            eye = await ada.connect("https://play.example")  # its own pages may connect
            await eye.close()

    run(work())


async def is_believed(server: Running) -> bool:
    """Say whether the server believes a proxy that the browser uses https."""
    async with httpx.AsyncClient(base_url=server.address) as client:
        headers = {"X-Forwarded-Proto": "https"}
        answer = await client.put("/api/me", json={"name": "A"}, headers=headers)
        return "Secure" in answer.headers["set-cookie"]


@pytest.mark.parametrize(
    "proxies, believed",
    [
        (("127.0.0.1",), True),
        (("127.0.0.0/8",), True),
        (("192.0.2.1",), False),
        ((), False),
    ],
)
def test_only_trusted_proxies_are_believed(
    proxies: tuple[str, ...], believed: bool, data: Path
) -> None:
    async def work() -> None:
        async with running(data, proxies=proxies) as server:
            assert await is_believed(server) == believed

    run(work())


def test_a_proxy_on_this_machine_is_trusted_unless_told_otherwise(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server:
            assert await is_believed(server)

    run(work())


def test_browsers_and_proxies_keep_nothing_personal(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, Person(server.address, "Ada") as ada:
            table = await ada.create("abyss", "me open")
            ways = ["/api/me", f"/api/tables/{table}", f"/api/tables/{table}/links"]
            ways += ["/api/tables/aaaaaaaaaa", "/api/nothing", "/healthz"]
            for way in ways:
                answer = await ada.http.get(way)
                assert answer.headers["cache-control"] == "no-store", way
            answer = await ada.http.put("/api/me", json={"name": "Ada"})
            assert answer.headers["cache-control"] == "no-store"
            lobby = (await ada.http.get("/api/lobby")).headers["cache-control"]
            assert lobby in ("no-store", "private, no-cache", "no-cache")

    run(work())
