"""PPO with masks learns Conspiracy for two against random: learn_conspiracy.py 8 > curve.csv"""

import sys
from time import process_time
from typing import Any

import torch

import tablee.rl

GAMES, STEPS, KINDS, WIDTH = 128, 160, 32, 128
MINE = torch.arange(GAMES) % 2  # the learner's seat, by the game's number
torch.set_num_threads(1)  # so small a net only waits for more
tables = tablee.rl.vector("conspiracy", GAMES, seats=2, seed=1)
BYTES = tables.observations.shape[1]
body = torch.nn.EmbeddingBag(BYTES * KINDS, WIDTH, mode="sum")  # each byte one-hot
heads = torch.nn.Sequential(torch.nn.ReLU(), torch.nn.Linear(WIDTH, tables.masks.shape[1] + 1))
torch.nn.init.normal_(body.weight, std=0.02)
optimizer = torch.optim.Adam([*body.parameters(), *heads.parameters()], lr=1e-3)


def think(seen: Any, masks: Any) -> Any:
    """Return the distribution over legal actions, and what a position promises."""
    found = heads(body(seen.clamp(max=KINDS - 1) + torch.arange(BYTES) * KINDS))
    logits = found[:, :-1].masked_fill(masks == 0, -1e9)
    return torch.distributions.Categorical(logits=logits), found[:, -1]


@torch.no_grad()  # type: ignore[untyped-decorator]
def play() -> Any:
    """Play on against random; return what the learner saw, did and won, where games ended."""
    rows = []
    for _ in range(STEPS):
        buffers = tables.observations, tables.masks, tables.seats == MINE.numpy()
        seen, masks, mine = map(torch.tensor, buffers)
        odds, worth = think(seen, masks)
        chosen = torch.where(mine, odds.sample(), torch.tensor(tables.sample().astype("i8")))
        rewards, ended = map(torch.tensor, tables.step(chosen.numpy())[2:])
        won = rewards[torch.arange(GAMES), MINE].float()
        rows.append((seen, masks, chosen, odds.log_prob(chosen), worth, mine, won, ended))
    *told, mine, won, ended = (torch.stack(column) for column in zip(*rows, strict=True))
    for step in range(STEPS - 2, -1, -1):  # a game's result belongs to all of its decisions
        won[step] = torch.where(ended[step], won[step], won[step + 1])
    known = mine & ended.flip(0).cummax(0).values.flip(0)
    return [column[known] for column in (*told, won)], (won[ended] > 0).float()


print("processor_seconds,games,win_rate")
while process_time() < 60 * float(sys.argv[1]):  # minutes of processor time
    (seen, masks, chosen, before, worth, won), wins = play()
    for part in torch.randperm(len(won)).repeat(2).split(1024):
        odds, promised = think(seen[part], masks[part])
        ratio, gain = (odds.log_prob(chosen[part]) - before[part]).exp(), (won - worth)[part]
        loss = -torch.min(ratio * gain, ratio.clamp(0.8, 1.2) * gain).mean()
        loss = loss + 0.5 * (promised - won[part]).square().mean() - 0.01 * odds.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
    print(f"{process_time():.0f},{len(wins)},{wins.mean():.3f}", flush=True)
