"""Conspiracy: the two lords that change places are named in any order."""

from __future__ import annotations

import pytest

from tablee.core import gestures
from tablee.core.bits import listed
from tablee.core.native import i64, vec
from tablee.games.conspiracy import actions as act
from tablee.games.conspiracy.powers.lords import SwapFirst
from tablee.games.conspiracy.rules import GAME
from tests.contract.walk import positions


@pytest.mark.rule("conspiracy:C13")
@pytest.mark.parametrize("lords", [2, 3])
def test_both_lords_may_be_named_also_when_the_second_follows_from_the_first(lords):
    """With two lords to swap the engine asks for one: a person may name both all the same."""
    for state in positions(GAME, 2, range(40)):
        spaces = list(listed(state.at[state.to_move()].keyless()))
        if isinstance(state.question(), SwapFirst) and len(spaces) == lords:
            break
    one, other = spaces[0], spaces[-1]
    before = list(state.at[state.to_move()].lords)
    for named in ((one, other), (other, one)):
        bag = vec[i64]([act.SWAP + space for space in named])
        laid = gestures.arrange(state, state.to_move(), bag)
        assert laid.state is not None
        after = list(laid.state.at[state.to_move()].lords)
        assert (after[one], after[other]) == (before[other], before[one])
