"""The rulebook over HTTP: all rules by chapters, in both languages."""

from __future__ import annotations

from pathlib import Path

import httpx

import tablee
from tablee.core.statements import statements
from tests.server.site import run, running


def test_it_holds_every_rule_of_every_game(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, httpx.AsyncClient(base_url=server.address) as client:
            for game in tablee.game_names():
                chapters = (await client.get(f"/api/games/{game}/rulebook")).json()
                told = {
                    rule["number"]: (rule["by"], rule["en"], rule["fr"])
                    for chapter in chapters
                    for rule in chapter["rules"]
                }
                known = statements(game).values()
                assert told == {rule.id: (rule.by, rule.en, rule.fr) for rule in known}
                assert all(chapter["en"] and chapter["fr"] for chapter in chapters)

    run(work())


def test_an_unknown_game_has_none(data: Path) -> None:
    async def work() -> None:
        async with running(data) as server, httpx.AsyncClient(base_url=server.address) as client:
            answer = await client.get("/api/games/chess/rulebook")
            assert answer.status_code == 404
            assert answer.json()["reason"]["key"] == "no-such-game"

    run(work())
