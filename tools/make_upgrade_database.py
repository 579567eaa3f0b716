"""Create the small database that the upgrade test opens: tests/server/upgrade/<name>.sqlite3.xz.

    python tools/make_upgrade_database.py NAME

Run it with the old version, before the change that needs an upgrade, and keep the files forever.
People and bots play at a real server: there is a finished and a running table of each game, and
for Conan also tables with fewer heroes, whose players choose heroes and cards. NAME.json, beside
the database, has the cookies of the people.
"""

from __future__ import annotations

import json
import lzma
import random
import shutil
import sqlite3
import sys
import tempfile
from contextlib import AsyncExitStack
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # the tests know how people play

from tests.server.site import Eye, Person, play_on, run_within, running, seated

FOLDER = Path(__file__).parents[1] / "tests" / "server" / "upgrade"
HOUR = 3600
# Game, people, bots, options, and the number of answers at the running table.
TABLES: list[tuple[str, int, str, dict[str, object], int]] = [
    ("abyss", 2, "random", {}, 40),
    ("conspiracy", 1, "greedy", {}, 15),
    ("smog", 2, "", {}, 30),
    ("conan", 1, "random", {}, 60),
    ("conan", 2, "random", {"scenario": "hunting_the_tigress", "heroes": 3}, 60),
]


async def talk_and_take_back(eyes: list[Eye]) -> None:
    """Write a chat line, and take a move back if that is free."""
    await eyes[0].send("chat", text="Good luck!")
    await eyes[0].until("said")
    for eye in eyes:
        await eye.catch_up(eyes[0].version)
    for eye in eyes:
        position = eye.position
        if position is not None and position["undo"]["free"]:
            await eye.send("undo", seq=eye.seq, id="undo")
            await eye.hear("accepted")


async def play(data: Path) -> dict[str, str]:
    """Play all tables; return the cookies of the people."""
    cookies = {}
    async with running(data, workers=1) as server, AsyncExitStack() as stack:
        for number, (game, people, bots, options, left_after) in enumerate(TABLES):
            for finished in (True, False):
                persons, eyes, table = await seated(
                    server, stack, game, people, bots, options=options, visibility="private"
                )
                chooser = random.Random(number)
                given = await play_on(dict(enumerate(eyes)), chooser, left_after)
                await talk_and_take_back(eyes)
                if finished:
                    given += await play_on(dict(enumerate(eyes)), chooser)
                print(game, table, f"{given} answers, {eyes[0].version} entries", flush=True)
                for seat, person in enumerate(persons):
                    cookies[f"{table}:{seat}"] = cookie(person)
    return cookies


def cookie(person: Person) -> str:
    (value,) = person.http.cookies.values()
    return value


def main() -> None:
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    name = sys.argv[1]
    data = Path(tempfile.mkdtemp())
    cookies = run_within(play(data), HOUR)
    path = data / "tablee.sqlite3"
    database = sqlite3.connect(path)
    database.execute("PRAGMA journal_mode = DELETE")
    database.execute("VACUUM")
    database.close()
    packed = lzma.compress(path.read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / f"{name}.sqlite3.xz").write_bytes(packed)
    (FOLDER / f"{name}.json").write_text(json.dumps(cookies, indent=1) + "\n")
    shutil.rmtree(data)
    print(f"{len(packed)} bytes")


if __name__ == "__main__":
    main()
