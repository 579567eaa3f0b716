"""A fresh clone without Node: how long from `make play` to a page that can be played on?"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx

from tests.server.amount import note
from tests.server.test_kill import free_port

ROOT = Path(__file__).parents[2]
PROMISED = 180.0
PATIENCE = 900.0


NODE = ("node", "nodejs", "npm", "npx")


def without_node(folder: Path) -> dict[str, str]:
    """Return the environment in which there is no Node, nor anything of ours.

    Where Node lies among other programs, links to those are put into a folder.
    """
    places = []
    for number, place in enumerate(os.environ["PATH"].split(os.pathsep)):
        if ".venv" in place or "node" in place or not Path(place).is_dir():
            continue
        if any((Path(place) / name).exists() for name in NODE):
            others = folder / f"programs-{number}"
            others.mkdir()
            for program in Path(place).iterdir():
                if program.name not in NODE:
                    (others / program.name).symlink_to(program)
            place = str(others)
        places.append(place)
    left_out = ("PYTHONPATH", "VIRTUAL_ENV")
    kept = {name: value for name, value in os.environ.items() if name not in left_out}
    kept = {name: value for name, value in kept.items() if not name.startswith("TABLEE_")}
    return {**kept, "PATH": os.pathsep.join(places)}


def playable(address: str) -> bool:
    try:
        page = httpx.get(address)
        made = httpx.get(f"{address}/api/games")
    except httpx.TransportError:
        return False
    return page.status_code == made.status_code == 200 and "<script" in page.text


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        clone, port = Path(folder) / "clone", free_port()
        subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
        environment = {**without_node(Path(folder)), "XDG_DATA_HOME": folder}
        began = time.monotonic()
        play = subprocess.Popen(
            [shutil.which("make", path=environment["PATH"]) or "make", "play", f"PORT={port}"],
            cwd=clone,
            env=environment,
            start_new_session=True,
        )
        try:
            while not playable(f"http://127.0.0.1:{port}"):
                took = time.monotonic() - began
                if play.poll() is not None or took > PATIENCE:
                    print(f"not playable after {took:.0f} s")
                    return 1
                time.sleep(0.5)
            took = time.monotonic() - began
        finally:
            os.killpg(play.pid, signal.SIGTERM)
            play.wait(30)
            shutil.rmtree(clone, ignore_errors=True)
    print(f"playable after {took:.0f} s")
    note(worst_seconds=took)
    return 0 if took <= PROMISED else 1


if __name__ == "__main__":
    sys.exit(main())
