"""What a seat of Abyss may not know, for the tests that look for leaks."""

from __future__ import annotations

from tests.contract.secret import Tables, dealt_hand, of_others

TABLES: Tables = [
    (
        "abyss",
        {},
        {
            "hands": of_others(dealt_hand),
            "tokens": of_others(lambda side: sorted(side.tokens.cards)),
            "stacks": lambda state, seat: list(state.council) if any(state.council) else None,
            "deck": lambda state, seat: sorted(state.deck.cards) if state.deck.size() else None,
        },
    ),
]
