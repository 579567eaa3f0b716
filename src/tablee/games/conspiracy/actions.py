"""The action ids of Conspiracy, by family, and the events.

Numbers are written out because only literals are folded when compiled;
`ActionTable` checks at import that they leave no gap.
"""

from __future__ import annotations

from typing import Final

DRAW: Final = 0  # + lords drawn - 1
PILE: Final = 3  # + colour
RECRUIT: Final = 8  # + lord: one of those drawn, or of a pile too large for the chamber
PLACE: Final = 38  # + lord
SWAP: Final = 68  # + space
PASS: Final = 83  # do without the swap
DRAW_LOCATIONS: Final = 84  # + locations drawn - 1
LOCATION: Final = 87  # + location
ACTION_COUNT: Final = 111

# Events: what is told, of which seat, `what` and how many. Rules and
# meanings are in facts/vocabulary.toml, in this order.
TURN: Final = 0
DREW: Final = 1  # lord
DISCARDED: Final = 2  # lord
TOOK_PILE: Final = 3  # colour, lords
PUT_BACK: Final = 4  # lord
PLACED: Final = 5  # lord, space from 1
COAT_OF_ARMS: Final = 6  # lord
GOT_KEY: Final = 7  # metal
GAINED_PEARLS: Final = 8  # pearls
PEARL_MASTER: Final = 9  # pearls on the track
REVEALED: Final = 10  # lord
MOVED: Final = 11  # lord, space from 1
DREW_LOCATION: Final = 12  # location, seen by the seat that draws
LAID_OUT: Final = 13  # location
CONTROLLED: Final = 14  # location, space from 1
NO_LOCATION: Final = 15
RESTRICTED: Final = 16  # lords the opponents must draw
UNRESTRICTED: Final = 17
RECYCLED_LORDS: Final = 18  # lords
RECYCLED_LOCATIONS: Final = 19  # locations
END_IS_NEAR: Final = 20
