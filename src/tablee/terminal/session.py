"""One game being played: its state, its moves, its log, and undo."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from tablee import bots
from tablee.core.engine import State
from tablee.core.events import Event, Log
from tablee.core.moves import Misfit, in_order, reveals
from tablee.core.quiet import quiet_answer
from tablee.core.record import to_ints
from tablee.core.replay import Replay
from tablee.core.rng import Rng, seeded
from tablee.terminal.seats import is_person

FIRST_STREAM = 16  # of the bots' random sources, one for each move
SAMPLES = 32  # re-deals tried before a choice is said to have revealed nothing


class History:
    """A game and its history. The moves are the game: state and log are derived from them."""

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
        first = self.last_choice(seats)
        return self.events(viewer, 0 if first is None else self.marks[first])

    def last_choice(self, seats: Sequence[int]) -> int | None:
        """Return the number of the first answer of these seats' last choice; None: none yet."""
        own = [number for number, (by, _) in enumerate(self.replay.moves) if by in seats]
        return own[-1] if own else None


class Session(History):
    """A game that is played at one keyboard, by people and bots.

    A choice is one answer or several that belong together; the file keeps the answers.
    """

    def __init__(self, replay: Replay, ask_everything: bool = False) -> None:
        self.bots = [None if is_person(name) else bots.make(name) for name in replay.players]
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.ask_everything = ask_everything
        self.starts = list(range(len(replay.moves)))  # the first answer of each choice
        self.quiet: set[int] = set()  # answers given by the table
        self.resumed = len(replay.moves)  # answers whose giver is unknown
        super().__init__(replay)

    def rewind(self, moves: int) -> None:
        super().rewind(moves)
        self.starts = [start for start in self.starts if start < moves]
        self.quiet = {number for number in self.quiet if number < moves}
        self.resumed = min(self.resumed, moves)

    def play(self, *actions: int, quiet: bool = False) -> None:
        """Let the seat asked do this, as one choice; `quiet`: the table answers for it."""
        seat, first = int(self.state.to_move()), len(self.replay.moves)
        for action in actions:
            self.state.play(seat, action)
            self.replay.moves.append((seat, int(action)))
            self.marks.append(len(self.log.told))
        self.starts.append(first)
        if quiet:
            self.quiet.add(first)

    def last_choice(self, seats: Sequence[int]) -> int | None:
        """What the table answered for a seat belongs to the choice before."""
        for first in reversed(self.starts):
            if self.replay.moves[first][0] in seats and not self.was_quiet(first):
                return first
        return None

    def was_quiet(self, number: int) -> bool:
        """Say whether the table gave an answer; in a continued game, whether it would."""
        if number >= self.resumed or self.ask_everything:
            return number in self.quiet
        seat, action = self.replay.moves[number]
        before = replace(self.replay, moves=self.replay.moves[:number]).final()
        return seat in self.people and self.quiet_answer(seat, before) == action

    # -- what a seat may know ----------------------------------------------------

    def seen_by(self, seat: int) -> State:
        """Return a state possible for a seat: everything it may not know is re-dealt."""
        seen: State = self.game.determinize(self.state, seat, self.rng_of_move())
        return seen

    def rng_of_move(self) -> Rng:
        """Return a source that depends only on the seed and the move.

        So a continued game goes on as it would have without the break.
        """
        return seeded(self.replay.seed, FIRST_STREAM + len(self.replay.moves))

    def quiet_answer(self, seat: int, state: State | None = None) -> int:
        """Return what the table answers for a seat, or NOBODY: there is something to decide."""
        true, rng = state or self.state, self.rng_of_move()
        return quiet_answer(self.game, seat, lambda: self.game.determinize(true, seat, rng))

    def in_order(self, seat: int, answers: Sequence[int], chain: bool) -> list[int] | Misfit:
        """Return the answers of one choice in the engine's order, or why they are not a choice."""

        def shows(before: State, after: State, actions: Sequence[int]) -> bool:
            return reveals(self.game, before, after, seat, actions, seeded(0), SAMPLES)

        seen = self.seen_by(seat)
        return in_order(self.game, self.state, seen, seat, answers, chain, shows)

    def bot_answer(self) -> int:
        """Return the answer of the bot that is asked; it sees only what its seat may know."""
        seat = self.state.to_move()
        bot = self.bots[seat]
        assert bot is not None
        rng = self.rng_of_move()
        seen = self.game.determinize(self.state, seat, rng)
        return int(bot.choose(self.game, seen, rng))

    # -- the way back ----------------------------------------------------------

    def undo_refusal(self) -> str | None:
        """Return the key of why the seat asked cannot take back its last choice; None: it can."""
        seat = int(self.state.to_move())
        first = self.last_choice([seat])
        if first is None:
            return "terminal-undo-nothing"
        later = self.replay.moves[first:]
        if any(by != seat for by, _ in later):
            return "terminal-undo-others"
        before = replace(self.replay, moves=self.replay.moves[:first]).final()
        if self.revealed(before, seat, *(action for _, action in later)):
            return "terminal-undo-revealed"
        return None

    def undo(self) -> None:
        """Take back the whole last choice of the seat that is asked."""
        first = self.last_choice([int(self.state.to_move())])
        assert first is not None
        self.rewind(first)

    def revealed(self, before: State, seat: int, *actions: int) -> bool:
        """Say whether the seat learned something from its choice.

        It has if randomness was used. It has, too, if the same choice could have shown it something
        else: then re-dealt hidden cards lead to another view.
        """
        if _ints(before.rng) != _ints(self.state.rng):
            return True
        return reveals(self.game, before, self.state, seat, actions, seeded(0), SAMPLES)


def _ints(rng: Rng) -> list[int]:
    return to_ints(rng, [])
