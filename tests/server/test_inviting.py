"""What an invitation says before it is followed, and how it reaches another device."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest

from tablee.server import inviting, nearby
from tests.server.site import Person, run, running

GAME = "conspiracy"


def secret_of(link: str) -> str:
    return link.rsplit("/", 1)[1]


def test_an_invitation_says_who_invites_to_what_and_whether_it_holds(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Bo") as bo,
            Person(server.address, "Cy") as cy,
        ):
            table = await ada.create(GAME, "me friend friend", visibility="private")
            links = await ada.get(f"/api/tables/{table}/links")
            first, second = (f"/api/links/{secret_of(link)}" for link in links["play"][1:])
            told = await bo.get(first)
            assert (told["kind"], told["game"], told["host"]) == ("play", GAME, "Ada")
            assert (told["players"], told["state"]) == (["Ada"], "good")
            await bo.post(first)
            assert (await bo.get(first))["state"] == "yours"
            assert (await cy.get(first))["state"] == "taken"
            await ada.post(f"/api/tables/{table}/give", {"seat": 2, "kind": "bot", "bot": "random"})
            assert (await cy.get(second))["state"] == "taken"
            await ada.start(table)
            assert (await cy.get(second))["state"] == "started"
            watch = f"/api/links/{secret_of(links['watch'])}"
            assert (await cy.get(watch))["state"] == "good"
            answer = await cy.http.get("/api/links/nothing")
            assert (answer.status_code, answer.json()["reason"]["key"]) == (404, "no-such-link")

    run(work())


def test_a_link_for_another_device_is_used_up(data: Path) -> None:
    async def work() -> None:
        async with (
            running(data) as server,
            Person(server.address, "Ada") as ada,
            Person(server.address, "Phone") as phone,
        ):
            table = await ada.create(GAME, "me open")
            links = await ada.get(f"/api/tables/{table}/links")
            path = f"/api/links/{secret_of(links['device'])}"
            assert (await phone.get(path))["state"] == "good"
            await phone.post(path)
            assert (await phone.http.get(path)).status_code == 404

    run(work())


@pytest.mark.parametrize(
    ("bound", "near"),
    [
        (("0.0.0.0", 8000), ["http://192.168.1.5:8000"]),
        (("127.0.0.1", 8000), []),
        (None, []),
    ],
)
def test_who_browses_on_the_machine_itself_gets_the_addresses_for_friends(
    bound: tuple[str, int] | None,
    near: list[str],
    data: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(nearby, "network_addresses", lambda: ["192.168.1.5"])

    async def work() -> None:
        async with running(data, bound=bound) as server, Person(server.address, "Ada") as ada:
            table = await ada.create(GAME, "me friend")
            path = f"/api/tables/{table}/links"
            links = await ada.get(path)
            assert (links["here_only"], links["nearby"]) == (True, near)
            elsewhere = await ada.http.get(path, headers={"host": "192.168.1.5:8000"})
            told = elsewhere.json()
            assert (told["here_only"], told["nearby"]) == (False, [])
            assert told["watch"].startswith("http://192.168.1.5:8000/l/")

    run(work())


def test_a_configured_address_is_for_everybody(data: Path) -> None:
    async def work() -> None:
        address = "https://games.example.org"
        async with running(data, address=address) as server, Person(server.address, "Ada") as ada:
            table = await ada.create(GAME, "me friend")
            links = await ada.get(f"/api/tables/{table}/links")
            assert not links["here_only"]
            assert links["watch"].startswith(f"{address}/l/")

    run(work())


def test_a_link_as_a_code_for_phones(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nearby, "network_addresses", lambda: ["192.168.1.5"])
    asked: list[str] = []
    draw = inviting.drawn

    def noted(address: str) -> bytes:
        asked.append(address)
        return draw(address)

    monkeypatch.setattr(inviting, "drawn", noted)

    async def work() -> None:
        bound = ("::", 8000)
        async with running(data, bound=bound) as server, Person(server.address, "Ada") as ada:
            table = await ada.create(GAME, "me friend")
            links = await ada.get(f"/api/tables/{table}/links")
            secret = secret_of(links["play"][1])
            for query, base in (("", server.address), ("?near=0", "http://192.168.1.5:8000")):
                answer = await ada.http.get(f"/api/links/{secret}/qr{query}")
                assert answer.headers["content-type"].startswith("image/svg+xml")
                assert answer.text.startswith("<svg")
                assert asked.pop() == f"{base}/l/{secret}"
            assert (await ada.http.get(f"/api/links/{secret}/qr?near=1")).status_code == 400
            assert (await ada.http.get("/api/links/nothing/qr")).status_code == 404

    run(work())


def test_this_machine_is_never_an_address_for_friends() -> None:
    assert all(
        nearby.is_loopback(name) for name in ("127.0.0.1", "::1", "localhost", "a.localhost")
    )
    assert not nearby.is_loopback("192.168.1.5")
    assert not nearby.is_loopback(socket.gethostname() + ".lan")
    assert not any(nearby.is_loopback(one) for one in nearby.network_addresses())
