"""Play one seat at random against a greedy bot through Gymnasium: pip install tablee[rl]."""

import gymnasium

env = gymnasium.make("tablee.rl.gym:tablee/Conspiracy-v0", seats=2, opponents="greedy")
seen, info = env.reset(seed=1)
decisions, ended = 0, False
while not ended:
    action = env.action_space.sample(seen["action_mask"])
    seen, reward, ended, cut, info = env.step(action)
    decisions += 1
print(f"{decisions} decisions, reward {reward:+.0f}")
