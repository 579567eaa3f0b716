"""Which lord asks which question of Abyss. The rules themselves ask all others."""

from __future__ import annotations

from typing import Any

from tablee.core.bits import listed
from tablee.games.abyss.data import LORD_IDS
from tablee.games.abyss.moments import usable_lords
from tablee.games.abyss.state import AbyssState

CARDS = ("lord",)
BY_STEP = {
    "DisableLord": "assassin",
    "ChooseTarget": "hunter",
    "SellOneAlly": "slaver",
    "DiscardStack": "oracle",
    "GiveUpLocation": "illusionist",
    "TakeInExchange": "illusionist",
    "ReplaceAtCourt": "opportunist",
    "BuyLord": "corruptor",
    "InviteFromCourt": "traitor",
}
# Random games reach at least these.
MET = {"jailer", "apprentice", "slaver", "oracle", "opportunist", "assassin"}


def askers(state: AbyssState) -> list[str]:
    step: Any = state.question()
    name = type(step).__name__
    if name in ("DiscardTo", "ChooseStack"):
        return [LORD_IDS[step.lord]]
    if name == "DismissLord":
        return [LORD_IDS[step.newcomer]]
    if name == "UsePowers":
        return [LORD_IDS[lord] for lord in listed(usable_lords(state, step.seat))]
    return [BY_STEP[name]] if name in BY_STEP else []
