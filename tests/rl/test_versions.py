"""The environments of an id never change: what changes them raises their version."""

from __future__ import annotations

import re

import gymnasium
import pytest

import tablee
import tablee.rl.gym
from tablee.rl import aec
from tablee.rl.gym import OneSeat, id_of
from tools import environment_versions as notes


@pytest.mark.parametrize("name", tablee.game_names())
def test_observations_answers_and_rewards_are_those_of_the_version(name: str) -> None:
    known_as = id_of(tablee.game(name))
    assert notes.noted(name) == notes.versions()[known_as], (
        f"{known_as} has changed: raise `environment` in games/{name}/rules.py, "
        "then run tools/environment_versions.py"
    )


def test_the_digest_notices_what_is_seen_answered_and_won() -> None:
    class Other(OneSeat):
        change = ""

        def _look(self):  # type: ignore[no-untyped-def]  # noqa: ANN202
            seen, info = super()._look()
            if self.change == "seen":
                seen["observation"][-1] ^= 1
            if self.change == "mask":
                seen["action_mask"][0] ^= 1
            return seen, info

        def step(self, action):  # type: ignore[no-untyped-def]  # noqa: ANN001, ANN202
            seen, reward, *rest = super().step(action)
            return (seen, reward + 0.5 if self.change == "won" else reward, *rest)

    digests = set()
    for change in ("", "seen", "won"):
        env = Other("conspiracy", 2, seat=1)
        env.change = change
        digests.add(notes.recorded(env))
    assert len(digests) == 3
    assert notes.recorded(OneSeat("conspiracy", 2, seat=1)) in digests


@pytest.mark.parametrize("name", tablee.game_names())
def test_ids_and_names_carry_the_version(name: str) -> None:
    game = tablee.game(name)
    assert re.fullmatch(rf"tablee/{name.title()}-v\d+", id_of(game))
    assert id_of(game) in gymnasium.registry
    assert aec(name, 2).metadata["name"] == f"tablee_{name}_v{game.environment}"
