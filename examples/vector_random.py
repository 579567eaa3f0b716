"""Play many games of Conspiracy at once at random: pip install tablee[rl]."""

import numpy

import tablee.rl

tables = tablee.rl.vector("conspiracy", games=64, seats=2, seed=1)
won = numpy.zeros(2, int)
for _ in range(500):
    observations, masks, rewards, ended = tables.step(tables.sample())
    won += (rewards[ended] > 0).sum(axis=0)
print(f"{won.sum()} games won, by seat: {won.tolist()}")
