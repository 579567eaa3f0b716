"""The action ids of Conan, by family, and the events.

Choices are small and follow one another: which hero acts, what he does, whom he
strikes, with how many gems. Numbers are written out because only literals are
folded when compiled; `ActionTable` checks at import that they leave no gap.
"""

from __future__ import annotations

from typing import Final

PASS: Final = 0  # hand over, stop, do without, end
ACTIVE: Final = 1
REST: Final = 2
ACT: Final = 3  # + hero
DONE: Final = 7  # + hero
MOVE: Final = 11  # + zone
RUN: Final = 36  # + zone, buying the movement points that are missing
WRECK: Final = 61  # + zone, through the wall
LEAVE: Final = 86
FIGHT: Final = 87  # + card
UNARMED: Final = 102
SHOOT: Final = 103  # + card
CAST: Final = 118  # + spell
OPEN: Final = 121
PICK: Final = 122  # + card
GIVE: Final = 137  # + card
TAKE: Final = 152  # + card
THROW: Final = 167  # + card
DROP: Final = 182  # + card
USE: Final = 197  # + card
FIGURE: Final = 212  # + figure
EXTRA: Final = 238  # + figure
ZONE: Final = 264  # + zone
GEMS: Final = 289  # + number
CARD: Final = 314  # + card
BOX: Final = 329  # + box
FREE: Final = 338  # + die
SUPPORTED: Final = 350  # + die
PAID: Final = 362  # + die
KEEP: Final = 374
TILE: Final = 375  # + tile
CLEAN: Final = 383  # + tile
ACTION_COUNT: Final = 391

# Events: what is told, of which seat, `what` and how many. Names, rules and
# meanings are in `rules.EVENTS`, in this order.
ROUND: Final = 0  # round
CHOSE_ACTIVE: Final = 1  # figure, gems recovered
CHOSE_REST: Final = 2  # figure, gems recovered
OVERLORD_RECOVERED: Final = 3  # gems
ACTS: Final = 4  # figure
MOVED: Final = 5  # zone, movement points
BOUGHT_MOVES: Final = 6  # gems
WRECKED: Final = 7  # zone behind the wall
LEFT_BOARD: Final = 8  # figure
ATTACKED: Final = 9  # figure attacked
USED_CARD: Final = 10  # card
SPENT: Final = 11  # box, gems
ROLLED: Final = 12  # die, dice
REROLLED: Final = 13  # die it was
DAMAGE: Final = 14  # damage of the attack
DEFENDED: Final = 15  # figure, points of defence
WOUNDED: Final = 16  # figure, wounds
DIED: Final = 17  # figure
CAST_SPELL: Final = 18  # spell
TELEPORTED: Final = 19  # zone
HALO_LEFT: Final = 20  # figure
OPENED: Final = 21  # card found
FAILED: Final = 22  # successes that were not enough
PICKED: Final = 23  # card
GAVE: Final = 24  # card
TOOK: Final = 25  # card
DROPPED: Final = 26  # card
LANDED: Final = 27  # zone
EXPLODED: Final = 28  # zone
DRANK: Final = 29  # card, gems
ACTIVATED: Final = 30  # tile, gems
CLEANED: Final = 31  # tile
BLOODIED: Final = 32  # tile
REINFORCED: Final = 33  # figure
ENTERED: Final = 34  # zone
HID: Final = 35  # zone, seen by the overlord
FOUND: Final = 36  # card found in a zone
TROPHY: Final = 37  # card left by a death
CAPTIVE_DIED: Final = 38  # card
HEROES_WIN: Final = 39
OVERLORD_WINS: Final = 40
SEARCHED: Final = 41  # zone where nobody is hidden
