"""sb3-contrib's MaskablePPO learns on our environments as they are. It needs torch: a long test."""

from __future__ import annotations

import gymnasium
import pytest

import tablee.rl.gym

pytestmark = [pytest.mark.long, pytest.mark.filterwarnings("ignore")]  # of these libraries


def test_maskable_ppo_takes_the_environment_as_it_is() -> None:
    from sb3_contrib import MaskablePPO
    from sb3_contrib.common.maskable.utils import get_action_masks, is_masking_supported

    env = gymnasium.make(tablee.rl.gym.id_of(tablee.game("conspiracy")), seats=2, illegal="raise")
    learner = MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, seed=1, device="cpu")
    assert is_masking_supported(learner.get_env())
    learner.learn(128)  # an answer outside the mask would raise
    seen, _ = env.reset(seed=2)
    over = False
    while not over:
        action, _ = learner.predict(seen, action_masks=get_action_masks(env), deterministic=True)
        seen, reward, over, _, _ = env.step(int(action))
    assert reward in (-1.0, 0.0, 1.0)
