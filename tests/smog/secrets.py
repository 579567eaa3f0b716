"""What a seat of SMOG may not know, for the tests that look for leaks."""

from __future__ import annotations

from tests.contract.secret import Tables, dealt_card, dealt_hand, of_others

TABLES: Tables = [
    (
        "smog",
        {},
        {
            "combinations": of_others(dealt_card("combination")),
            "portals": of_others(dealt_card("portal")),
            "hands": of_others(dealt_hand),
        },
    ),
]
