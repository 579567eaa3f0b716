"""Hypothesis looks for a short sequence that breaks any game, with any seats and options."""

from __future__ import annotations

import json
import random

from hypothesis import HealthCheck, reject, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from hypothesis.strategies import DataObject

import tablee
from tablee.core import record
from tablee.core.errors import BadOption
from tablee.core.events import SPECTATOR
from tablee.core.rng import seeded
from tests.contract.walk import observed, pieces


class AnyGame(RuleBasedStateMachine):
    """One game. Failures are shrunk to few decisions, low seeds and default options."""

    @initialize(name=st.sampled_from(tablee.game_names()), data=st.data())
    def sit_down(self, name: str, data: DataObject) -> None:
        self.game = tablee.game(name)
        self.seats = data.draw(st.integers(self.game.min_seats, self.game.max_seats), "seats")
        options = {
            option.name: data.draw(st.sampled_from(option.choices), option.name)
            for option in self.game.options
        }
        self.seed = data.draw(st.integers(0, 2**128 - 1), "seed")
        try:
            self.state = self.game.new_game(self.seats, self.seed, options)
        except BadOption:  # these options do not allow so many players
            reject()
        self.template = self.state.clone()
        self.box = pieces(self.game, self.state)
        self.walk(data.draw(st.integers(0, 400), "decisions already made"))

    def walk(self, decisions: int) -> None:
        """Play at random into the middle of the game, where most things happen."""
        chooser = random.Random(self.seed)
        for _ in range(decisions):
            if self.state.is_over():
                return
            self.state.apply(chooser.choice(list(self.state.legal_actions())))

    @precondition(lambda self: not self.state.is_over())
    @rule(index=st.integers(0, 2**16))
    def answer(self, index: int) -> None:
        actions = list(self.state.legal_actions())
        self.state.play(self.state.to_move(), actions[index % len(actions)])

    @precondition(lambda self: self.state.is_over())
    @rule()
    def count_points(self) -> None:
        scores = [int(points) for points in self.game.scores(self.state)]
        sheets = [self.game.score_sheet(self.state, seat) for seat in range(self.seats)]
        assert [sum(sheet.values()) for sheet in sheets] == scores
        assert 0 < self.game.winners(self.state) < 2**self.seats

    @invariant()
    def the_seat_asked_has_an_answer(self) -> None:
        actions = list(self.state.legal_actions())
        assert self.state.is_over() == (not actions)
        assert len(set(actions)) == len(actions)

    @invariant()
    def no_piece_is_lost_or_made(self) -> None:
        assert pieces(self.game, self.state) == self.box

    @invariant()
    def dealing_anew_keeps_every_view(self) -> None:
        rng = seeded(self.seed, 3)
        for seat in (*range(self.seats), SPECTATOR):
            twin = self.game.determinize(self.state, seat, rng)
            assert self.game.view(twin, seat) == self.game.view(self.state, seat)
            assert pieces(self.game, twin) == self.box
            assert twin.is_over() or len(twin.legal_actions()) > 0
            if seat != SPECTATOR:
                assert observed(self.game, twin, seat) == observed(self.game, self.state, seat)

    @invariant()
    def a_saved_game_is_the_same_game(self) -> None:
        ints = [int(number) for number in record.to_ints(self.state, self.game.steps)]
        loaded = record.from_ints(self.template, json.loads(json.dumps(ints)), self.game.steps)
        assert record.same(loaded, self.state, self.game.steps)
        assert list(loaded.legal_actions()) == list(self.state.legal_actions())


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(
    max_examples=30,
    stateful_step_count=30,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
)
