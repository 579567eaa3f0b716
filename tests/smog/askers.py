"""Which special action asks which question of SMOG. The rules themselves ask all others."""

from __future__ import annotations

from typing import Any

from tablee.games.smog.data import AGENT_IDS, SPECIAL_IDS
from tablee.games.smog.state import SmogState

CARDS = ("special", "agent")
BY_STEP = {
    "InvokeFirst": "ritual_invocation",
    "BlowAway": "titans_breath",
    "StealEther": "channelled_ether",
    "StealArtefact": "steam_lords_decree",
    "ChooseAgent": "ritual_invocation",
    "ShiftGears": "shifting_gears",
    "TurnBoard": "wheel_of_chaos",
}
MET = {"titans_breath", "ritual_invocation", "shifting_gears"}


def askers(state: SmogState) -> list[str]:
    """Return the cards and agents that ask; an agent asks those on its tile."""
    step: Any = state.question()
    name = type(step).__name__
    if name == "TakeTurn":
        here = [slot for slot in state.queue if state.agent_at[slot] == state.at[step.seat].place]
        return [AGENT_IDS[state.slots[slot]] for slot in here]
    if name == "ChooseVictim":
        return [SPECIAL_IDS[step.special]]
    return [BY_STEP[name]] if name in BY_STEP else []
