"""Special actions that help the player alone: speed, Sovereigns, a better sale, a free purchase."""

from __future__ import annotations

from tablee.core.errors import Reason
from tablee.core.native import i64
from tablee.games.smog import actions as act
from tablee.games.smog.data import QUEENS_SOVEREIGNS, SPEED_ACTIONS
from tablee.games.smog.moments import Special, trade_forbidden
from tablee.games.smog.state import SmogState
from tablee.games.smog.steps import obstacles
from tablee.games.smog.steps.market import (
    bring_agent,
    gain_artefact,
    gain_ether,
    obstacle_to_artefact,
    obstacle_to_ether,
)
from tablee.games.smog.steps.obstacles import reason


class SpectralSpeed(Special):
    """Two more actions in this turn (E39)."""

    def play(self, state: SmogState, seat: i64) -> None:
        state.actions += SPEED_ACTIONS
        state.tell(act.MORE_ACTIONS, seat, 0, SPEED_ACTIONS)

    def rule(self) -> str:
        return "smog:R49"


class QueensFavour(Special):
    """Two Sovereigns."""

    def has_effect(self, state: SmogState, seat: i64) -> bool:
        return not state.bank_is_empty()

    def play(self, state: SmogState, seat: i64) -> None:
        state.tell(act.QUEENS_FAVOUR, seat, 0, state.pay_out(seat, QUEENS_SOVEREIGNS))

    def rule(self) -> str:
        return "smog:R50"

    def why_without_effect(self, state: SmogState, seat: i64) -> Reason:
        return reason(obstacles.BANK_IS_EMPTY)


class DragonsGift(Special):
    """Three more Sovereigns with the next sale, whenever that is; two gifts add up (E21)."""

    def play(self, state: SmogState, seat: i64) -> None:
        state.at[seat].dragons_gifts += 1

    def rule(self) -> str:
        return "smog:R55"


class FaerieGift(Special):
    """Take what the own side offers, without action, payment, hourglass or turn (E19)."""

    def has_effect(self, state: SmogState, seat: i64) -> bool:
        return self.obstacle(state, seat) == obstacles.NOTHING

    def is_forbidden(self, state: SmogState, seat: i64) -> bool:
        """The Doctor allows no purchase on his tile (E18)."""
        return trade_forbidden(state, state.at[seat].place)

    def obstacle(self, state: SmogState, seat: i64) -> i64:
        obstacle = obstacle_to_artefact(state, seat)
        if obstacle == obstacles.NO_ARTEFACT_HERE:
            obstacle = obstacle_to_ether(state, seat)
        if (
            obstacle == obstacles.NOTHING
            and state.is_marked_for(seat)
            and not state.faerie_gift_ignores_hourglass
        ):
            return obstacles.HOURGLASS_ON_SIDE
        return obstacle

    def play(self, state: SmogState, seat: i64) -> None:
        if state.board.artefacts[state.at[seat].place] >= 0:
            state.tell(act.GIFT_ARTEFACT, seat, gain_artefact(state, seat))
        else:
            state.tell(act.GIFT_ETHER, seat, gain_ether(state, seat))
        bring_agent(state, seat)  # E20

    def rule(self) -> str:
        return "smog:R60"

    def why_without_effect(self, state: SmogState, seat: i64) -> Reason:
        return reason(self.obstacle(state, seat))
