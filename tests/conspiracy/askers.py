"""Which location asks which question of Conspiracy. The rules themselves ask all others."""

from __future__ import annotations

from tablee.games.conspiracy.state import ConspiracyState

CARDS = ("location",)
MET = {"search_deck"}


def askers(state: ConspiracyState) -> list[str]:
    return ["search_deck"] if type(state.question()).__name__ == "SearchDeck" else []
