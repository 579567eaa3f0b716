"""Which card asks which question of Sample. The rules themselves ask all others."""

from __future__ import annotations

from tablee.games.sample.data import CARD_IDS
from tablee.games.sample.state import SampleState
from tablee.games.sample.steps.sweep import ChooseSwept

CARDS = ("card",)
MET = {"storm", "wave"}


def askers(state: SampleState) -> list[str]:
    step = state.question()
    return [CARD_IDS[step.card]] if isinstance(step, ChooseSwept) else []
