"""The action ids of Sample, by family, and the events.

Numbers are written out because only literals are folded when compiled;
`ActionTable` checks at import that they leave no gap.
"""

from __future__ import annotations

from typing import Final

PLAY: Final = 0  # + card
SWEEP: Final = 12  # + card
ACTION_COUNT: Final = 24

# Events: what is told, of which seat, `what` and how many. Rules and
# meanings are in facts/vocabulary.toml, in this order.
TURN: Final = 0
PLAYED: Final = 1  # card
DREW: Final = 2  # card, seen by the seat that draws
GAINED_COINS: Final = 3  # coins
STOLE: Final = 4  # coins
SWEPT: Final = 5  # card
