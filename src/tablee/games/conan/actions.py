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
RUN: Final = 179  # + zone, buying the movement points that are missing
WRECK: Final = 347  # + zone, through the wall
LEAVE: Final = 515
FIGHT: Final = 516  # + card
UNARMED: Final = 531
SHOOT: Final = 532  # + card
CAST: Final = 547  # + spell
OPEN: Final = 550
PICK: Final = 551  # + card
GIVE: Final = 566  # + card
TAKE: Final = 581  # + card
THROW: Final = 596  # + card
DROP: Final = 611  # + card
USE: Final = 626  # + card
FIGURE: Final = 641  # + figure
EXTRA: Final = 692  # + figure
ZONE: Final = 743  # + zone
GEMS: Final = 911  # + number
CARD: Final = 936  # + card
BOX: Final = 951  # + box
FREE: Final = 960  # + die
SUPPORTED: Final = 972  # + die
PAID: Final = 984  # + die
KEEP: Final = 996
TILE: Final = 997  # + tile
CLEAN: Final = 1012  # + tile
ACTION_COUNT: Final = 1027

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
