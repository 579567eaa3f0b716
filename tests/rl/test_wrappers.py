"""Wrappers of other learning libraries, each if it is installed. This is an optional job.

pip install torch torchrl tianshou "ray[rllib]"
"""

from __future__ import annotations

import os

import pytest

from tablee.clusters import REACH
from tablee.rl import aec

pytestmark = [
    pytest.mark.long,
    pytest.mark.filterwarnings("ignore"),  # of these libraries
]


@pytest.fixture(autouse=True)
def ray_on_loopback() -> None:
    """Not reset: these libraries import Ray, which then keeps its setting for the `--ray` tests."""
    os.environ.setdefault(REACH, "0")


def test_torchrl_rolls_out() -> None:
    pytest.importorskip("torchrl", reason="pip install torchrl")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper

    env = PettingZooWrapper(aec("conspiracy", 2), use_mask=True, done_on_any=False)
    rolled = env.rollout(30)
    assert rolled.batch_size[0] == 30


def test_tianshou_steps() -> None:
    pytest.importorskip("tianshou", reason="pip install tianshou")
    from tianshou.env import PettingZooEnv

    env = PettingZooEnv(aec("conspiracy", 2))
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        action = [place for place, legal in enumerate(seen["mask"]) if legal][0]
        seen, rewards, ended, cut, _ = env.step(action)
        assert len(rewards) == 2
        if ended or cut:
            break


def test_rllib_steps() -> None:
    pytest.importorskip("tree", reason="pip install ray[rllib]: Ray alone cannot import it")
    from ray.rllib.env.wrappers.pettingzoo_env import PettingZooEnv

    env = PettingZooEnv(aec("conspiracy", 2))
    seen, _ = env.reset(seed=1)
    for _ in range(30):
        ((agent, got),) = seen.items()
        seen, _, ended, _, _ = env.step({agent: int(got["action_mask"].argmax())})
        if ended["__all__"]:
            break
