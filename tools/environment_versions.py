"""Note what each version of the environments is: a digest of its spaces and of a recorded game.

    .venv/bin/python tools/environment_versions.py            # note new versions
    .venv/bin/python tools/environment_versions.py --again    # and note those of today anew

A version that has been released is never noted anew: raise `environment` in the game's rules.py.
"""

from __future__ import annotations

import argparse
import hashlib
import json
from pathlib import Path
from typing import Any

import tablee
import tablee.rl.gym
from tablee.rl.gym import OneSeat, id_of

TARGET = Path(__file__).parents[1] / "tests" / "rl" / "versions.json"
SEED = 26
ANSWERS = 150  # of the recorded game, at most


def noted(name: str) -> dict[str, str]:
    """Return the digests of a game's environment of today."""
    env = OneSeat(name, 2, seat=1, opponents="random")
    return {"spaces": spaces(env), "game": recorded(env)}


def spaces(env: OneSeat) -> str:
    told = f"{env.observation_space} {env.action_space} {list(env.setting.options)}"
    return hashlib.sha256(told.encode()).hexdigest()


def recorded(env: OneSeat) -> str:
    """Return the digest of what a seat sees, may answer and gets: every byte of it."""
    found = hashlib.sha256()
    seen, _ = env.reset(seed=SEED)
    for answer in range(ANSWERS):
        legal = [place for place, one in enumerate(seen["action_mask"]) if one]
        action = legal[(answer * 7 + 3) % len(legal)]
        found.update(bytes(seen["observation"]) + bytes(seen["action_mask"].astype("uint8")))
        seen, reward, over, _, _ = env.step(action)
        found.update(f"{action} {float(reward)} {bool(over)};".encode())
        if over:
            break
    return found.hexdigest()


def versions() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(TARGET.read_text()) if TARGET.exists() else {}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--again", action="store_true")
    again = parser.parse_args().again
    found = versions()
    for name in tablee.game_names():
        known_as = id_of(tablee.game(name))
        if again or known_as not in found:
            found[known_as] = noted(name)
    TARGET.write_text(json.dumps(found, indent=1, sort_keys=True) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
