"""Play a random game of Abyss through PettingZoo: pip install tablee[rl]."""

import tablee.rl

env = tablee.rl.aec("abyss", seats=3)
env.reset(seed=1)
for agent in env.agent_iter():
    seen, reward, ended, cut, info = env.last()
    if ended or cut:
        print(agent, "won" if reward > 0 else "did not win")
        action = None
    else:
        action = env.action_space(agent).sample(seen["action_mask"])
    env.step(action)
