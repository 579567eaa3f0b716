"""What the messages of a table weigh, as they are and deflated, and what deflating costs.

    .venv/bin/python bench/wire.py

Somebody plays each title against two bots. The messages they get are then deflated as the server
does it, with one window per connection that remembers what was sent before, and the processor
time is measured for each message.
"""

from __future__ import annotations

import asyncio
import json
import secrets
import statistics
import sys
import tempfile
import time
import zlib
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.site import Person, running

GAMES = ("abyss", "conspiracy", "smog", "conan")
ROUNDS = 9
MOST = 200  # messages
WINDOW, MEMORY = 12, 5  # as uvicorn's


async def heard(address: str, game: str) -> list[bytes]:
    """Return the first messages that a player gets who always gives the first answer."""
    async with Person(address, "Ada") as ada:
        table = await ada.create(game, "me random random")
        await ada.post(f"/api/tables/{table}/start")
        cookie = "; ".join(f"{name}={value}" for name, value in ada.http.cookies.items())
        headers = {"cookie": cookie, "origin": address}
        found: list[bytes] = []
        async with connect(f"{address.replace('http', 'ws')}/ws", additional_headers=headers) as ws:
            await ws.send(json.dumps({"type": "hello", "table": table, "last": None}))
            while len(found) < MOST:
                text = await asyncio.wait_for(ws.recv(decode=False), 20)
                found.append(text)
                told = json.loads(text)
                position = told.get("position") or {"question": None, "result": None}
                if position["result"]:
                    break
                if position["question"] and position["question"]["choices"]:
                    await ws.send(first_answer(table, told))
        return found


def first_answer(table: str, told: dict[str, Any]) -> str:
    action = told["position"]["question"]["choices"][0]["action"]
    mark = {"type": "move", "table": table, "seq": told["seq"], "id": secrets.token_hex(8)}
    return json.dumps({**mark, "actions": [action], "chain": False})


def deflated(messages: list[bytes]) -> tuple[int, float]:
    """Return the size of all messages and the processor time for one, in microseconds."""
    best, size = float("inf"), 0
    for _ in range(ROUNDS):
        packer = zlib.compressobj(wbits=-WINDOW, memLevel=MEMORY)
        began = time.process_time()
        size = sum(
            len(packer.compress(each) + packer.flush(zlib.Z_SYNC_FLUSH)) for each in messages
        )
        best = min(best, (time.process_time() - began) / len(messages))
    return size, best * 1e6


async def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as server:
            for game in GAMES:
                messages = await heard(server.address, game)
                plain = sum(map(len, messages))
                size, cost = deflated(messages)
                middle = statistics.median(map(len, messages))
                print(
                    f"{game:12} {len(messages):4} messages, median {middle:6.0f} bytes,"
                    f" {plain / 1000:6.0f} KB, deflated {size / 1000:5.0f} KB,"
                    f" {cost:5.0f} us each",
                    flush=True,
                )


if __name__ == "__main__":
    asyncio.run(main())
