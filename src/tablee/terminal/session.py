"""One game being played: its state, its moves, its log, and the way back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tablee import bots
from tablee.core.engine import State
from tablee.core.events import Event, Log
from tablee.core.record import to_ints
from tablee.core.replay import Replay
from tablee.core.rng import Rng, seeded
from tablee.terminal.seats import is_person

FIRST_STREAM = 16  # of the bots' random sources, one for each move
SAMPLES = 32  # deals tried before a choice is said to have revealed nothing


class History:
    """A game and how it went. The moves are the game: state and log are made from them."""

    state: State
    log: Log
    marks: list[int]  # how much had been told before the first move, and after each

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.game = replay.rules()
        self.rewind(len(replay.moves))

    def rewind(self, moves: int) -> None:
        """Go back to the position after so many moves."""
        self.replay.moves = self.replay.moves[:moves]
        self.log = Log()
        self.marks = []
        for state in self.replay.states(self.log):
            self.state = state
            self.marks.append(len(self.log.told))

    def view(self, seat: int) -> Mapping[str, Any]:
        return self.game.view(self.state, seat)

    def events(self, viewer: int, first: int = 0, end: int | None = None) -> list[Event]:
        """Return what was told, as a seat or a spectator may know it."""
        describe = self.game.events.describe
        return [describe(told, viewer) for told in self.log.told[first:end]]

    def news(self, viewer: int, seats: Sequence[int]) -> list[Event]:
        """Return what has happened since the last choice of these seats, its outcome included."""
        own = [number for number, (by, _) in enumerate(self.replay.moves) if by in seats]
        return self.events(viewer, self.marks[own[-1]] if own else 0)


class Session(History):
    """A game that is played at one keyboard, by people and bots."""

    def __init__(self, replay: Replay) -> None:
        self.bots = [None if is_person(name) else bots.make(name) for name in replay.players]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        super().__init__(replay)

    def play(self, action: int) -> None:
        """Let the seat asked do this."""
        seat = int(self.state.to_move())
        self.state.play(seat, action)
        self.replay.moves.append((seat, int(action)))
        self.marks.append(len(self.log.told))

    def bot_answer(self) -> int:
        """Return what the bot asked wants; it sees what its seat may know.

        Its random source depends on the seed and on the move only: a game taken
        up again goes on as it would have.
        """
        seat = self.state.to_move()
        bot = self.bots[seat]
        assert bot is not None
        rng = seeded(self.replay.seed, FIRST_STREAM + len(self.replay.moves))
        seen = self.game.determinize(self.state, seat, rng)
        return int(bot.choose(self.game, seen, rng))

    # -- the way back ----------------------------------------------------------

    def undo_refusal(self) -> str | None:
        """Return the key of why the seat asked cannot take back its last choice; None: it can."""
        seat = int(self.state.to_move())
        moves = self.replay.moves
        if all(by != seat for by, _ in moves):
            return "terminal-undo-nothing"
        if moves[-1][0] != seat:
            return "terminal-undo-others"
        before = replace(self.replay, moves=moves[:-1]).final()
        if self.revealed(before, seat, moves[-1][1]):
            return "terminal-undo-revealed"
        return None

    def undo(self) -> None:
        self.rewind(len(self.replay.moves) - 1)

    def revealed(self, before: State, seat: int, action: int) -> bool:
        """Say whether the seat learned something by its choice.

        It has if chance spoke. It has, too, if the same choice could have shown it
        something else: then hidden cards, dealt anew, lead to another view.
        """
        if _ints(before.rng) != _ints(self.state.rng):
            return True
        seen = self.view(seat)
        rng = seeded(0)
        for _ in range(SAMPLES):
            twin = self.game.determinize(before, seat, rng)
            if twin.refusal(seat, action) is not None:
                return True
            twin.apply(action)
            if self.game.view(twin, seat) != seen:
                return True
        return False


def _ints(rng: Rng) -> list[int]:
    return to_ints(rng, [])
