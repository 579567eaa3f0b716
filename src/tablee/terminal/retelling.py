"""A game told from its replay file: move by move, or the board after one of them."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from tablee.core.errors import BadOption
from tablee.core.replay import Replay
from tablee.terminal import boards, screen
from tablee.terminal.seats import shown_names
from tablee.terminal.session import History
from tablee.text import Texts
from tablee.text.lines import lines


class Retelling:
    """A game as a seat, or a spectator, may know it."""

    def __init__(self, replay: Replay, said: Texts, console: Console, viewer: int) -> None:
        self.history = History(replay)
        self.said = said
        self.console = console
        self.viewer = viewer
        self.players = shown_names(replay.players, said)

    def tell(self) -> None:
        """Print every move by number with the rule that allows it, and its outcome."""
        moves = list(self.history.replay.moves)
        rules = [
            state.question().rule(action)
            for state, (_, action) in zip(self.history.replay.states(), moves, strict=False)
        ]
        self.tell_events(0, self.history.marks[0])
        for number, ((seat, action), rule) in enumerate(zip(moves, rules, strict=True), 1):
            does = self.said.action(action, self.players)
            words = self.said.say("terminal-move", player=self.players[seat], action=does)
            line = Text.assemble((f"{number:>4} ", "cyan"), words, (f"  {rule}", "dim"))
            self.console.print(line)
            self.tell_events(self.history.marks[number - 1], self.history.marks[number])
        if self.history.state.is_over():
            self.console.print(screen.result(self.history.state, self.said, self.players))
        else:
            self.ask()

    def tell_events(self, first: int, end: int) -> None:
        """Print a part of the log; a turn's beginning is a heading."""
        events = self.history.events(self.viewer, first, end)
        for line in lines(events, self.said, self.players):
            if screen.is_turn(line):
                self.console.rule(screen.log_line(line), align="left")
            else:
                self.console.print(screen.log_with_rules([line], " " * 7))

    def draw(self, moves: int) -> None:
        """Print the board after so many moves."""
        last = len(self.history.replay.moves)
        if not 0 <= moves <= last:
            raise BadOption(f"this game has {last} moves: --at takes 0 to {last}, not {moves}")
        self.history.rewind(moves)
        view = self.history.view(self.viewer)
        board = boards.drawer(self.history.game.name)(view, self.said, self.players)
        self.console.print(board)
        if not self.history.state.is_over():
            self.ask()

    def ask(self) -> None:
        view = self.history.view(self.viewer)
        self.console.print(screen.question(view, self.said, self.players))
