"""Make the small database that the upgrade test opens: tests/server/upgrade/<name>.sqlite3.xz.

    python tools/make_upgrade_database.py NAME

Run it with the version that is upgraded from, before the change that needs an upgrade, and keep
what it makes for good. A real server is played at by people and bots: of each game there is a
finished table and one in the middle of a game; of Conan also with fewer heroes, whose players
choose heroes and cards. Beside the database, NAME.json has the cookies of its people.
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
# Game, people, bots, options, answers of the people before the running table is left.
TABLES: list[tuple[str, int, str, dict[str, object], int]] = [
    ("abyss", 2, "random", {}, 40),
    ("conspiracy", 1, "greedy", {}, 15),
    ("smog", 2, "", {}, 30),
    ("conan", 1, "random", {}, 60),
    ("conan", 2, "random", {"scenario": "hunting_the_tigress", "heroes": 3}, 60),
]


async def talk_and_take_back(eyes: list[Eye]) -> None:
    """Leave a line of chat, and a move taken back where that is free."""
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
