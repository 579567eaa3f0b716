"""The table: asks people and bots in turn until the game is over or somebody leaves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from tablee.core.engine import NOBODY, State
from tablee.core.events import SPECTATOR, Event
from tablee.core.moves import Misfit
from tablee.core.statements import statements
from tablee.terminal import boards, screen
from tablee.terminal.commands import Command, parse
from tablee.terminal.files import own_command
from tablee.terminal.offer import Key, Offer, make_offer
from tablee.terminal.seats import shown_names
from tablee.terminal.session import Session
from tablee.text import Texts
from tablee.text.lines import lines

Read = Callable[[str], str]

LEAST_LOG = 3  # lines of news shown even on a small screen
FRAME = 4  # lines for the title of the news, the question, the prompt, and one to spare
FORGET_SCROLLED = "\x1b[3J"  # erases what has left the screen; rich has no word for it


class Table:
    """One game at one keyboard; `read` gets the prompt and returns a line, or raises EOFError."""

    def __init__(
        self,
        session: Session,
        said: Texts,
        console: Console,
        read: Read,
        path: Path,
        data: Path | None = None,
    ) -> None:
        self.session = session
        self.said = said
        self.console = console
        self.read = read
        self.path = path
        self.data = data  # the owner's file, to be named in the command that continues the game
        self.players: Sequence[str] = shown_names(session.replay.players, said)
        self.open = True
        self.at_keyboard: int | None = None  # the seat of the person who may see the screen
        self.told = 0  # events of the log shown while nobody but bots plays
        self.offer: Offer | None = None  # what the person asked can choose
        self.offered_at: tuple[State, int] | None = None  # the state and move it was made for
        self.notes: dict[int, list[str]] = {}  # what each person reads beside the next question

    def welcome(self) -> None:
        """Say which game this is, its seed, and where it is saved."""
        self.say("terminal-seed", seed=f"0x{self.session.replay.seed:x}")
        self.say("terminal-kept", path=str(self.path))

    def play(self) -> None:
        """Play until the game is over or somebody leaves; the game is saved either way."""
        try:
            while self.open and not self.session.state.is_over():
                if self.session.state.to_move() in self.session.people:
                    self.ask()
                else:
                    self.let_bot_play()
            if self.open:
                self.show_result()
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.leave()

    def say(self, key: str, style: str = "", **values: object) -> None:
        # A line with a path is not wrapped, so that it can be copied whole.
        words = Text(self.said.say(key, **values), style=style)
        self.console.print(words, soft_wrap="path" in values)

    # -- bots --------------------------------------------------------------------

    def let_bot_play(self) -> None:
        self.session.play(self.session.bot_answer())
        if not self.session.people:  # nobody will be asked: the log is all there is to see
            self.tell_the_rest(SPECTATOR)

    def tell_the_rest(self, viewer: int) -> None:
        """Print the lines not shown yet; the last one may grow until the game is over."""
        found = lines(self.session.events(viewer, self.told), self.said, self.players)
        for line in found if self.session.state.is_over() else found[:-1]:
            self.console.print(screen.log_line(line))
            self.told += len(line.events)

    # -- people ------------------------------------------------------------------

    def ask(self) -> None:
        """Ask a person until there is an answer, an undo or a goodbye."""
        seat = int(self.session.state.to_move())
        if self.answers_itself(seat):
            return
        if len(self.session.people) > 1 and seat != self.at_keyboard:
            self.hand_over(seat)
        self.show(seat)
        self.at_keyboard = seat
        asked = len(self.session.replay.moves)
        while self.open and len(self.session.replay.moves) == asked:
            offer = self.offer_to(seat)
            shown = [choice.number for choice in offer.choices]
            line = self.read(self.said.say("terminal-prompt", player=self.players[seat]))
            self.carry_out(parse(line, shown, offer.numbers.values()), seat)

    def answers_itself(self, seat: int) -> bool:
        """Answer for a person if there is nothing to decide; say whether that happened.

        At a shared keyboard, a skipped question would tell the others that there was none.
        """
        state = self.session.state
        if self.session.ask_everything:
            return False
        if len(self.session.people) > 1 and state.question().hides(state):
            return False
        action = self.session.quiet_answer(seat)
        if action == NOBODY:
            return False
        words = self.said.action(action, self.players)
        self.note(seat, self.said.say("terminal-quiet", answer=words))
        self.session.play(action, quiet=True)
        self.autosave()
        return True

    def note(self, seat: int, words: str) -> None:
        self.notes.setdefault(seat, []).append(words)

    def offer_to(self, seat: int) -> Offer:
        """Return what a person can choose; it stays the same until something happens."""
        now = self.session.state, len(self.session.replay.moves)
        last = self.offered_at
        if self.offer is None or last is None or last[0] is not now[0] or last[1] != now[1]:
            seen = self.session.seen_by(seat)
            self.offer = make_offer(self.session.game, seen, seat, self.offer)
            self.offered_at = now
        return self.offer

    def hand_over(self, seat: int) -> None:
        """Hide what the last person saw until the next one sits at the keyboard."""
        self.clear()
        if self.console.is_terminal and self.at_keyboard is not None:
            self.console.file.write(FORGET_SCROLLED)
        self.read(self.said.say("terminal-hand-over", player=self.players[seat]))

    def clear(self) -> None:
        """Begin a new screen; the welcome stays above the first board."""
        if self.console.is_terminal and self.at_keyboard is not None:
            self.console.clear()

    def show(self, seat: int) -> None:
        """Draw the board, the news, the question and its answers."""
        self.clear()
        view = self.session.view(seat)
        board = boards.drawer(self.session.game.name)(view, self.said, self.players)
        answers = screen.answers(self.offer_to(seat).choices, view, self.said, self.players)
        self.console.print(board)
        self.show_news(self.session.news(seat, [seat]), [board, answers])
        self.show_notes(seat)
        self.show_question(seat)
        self.console.print(answers)

    def show_notes(self, seat: int) -> None:
        for words in self.notes.get(seat, []):
            self.console.print(Text(words, style="dim"))

    def show_question(self, seat: int) -> None:
        """Ask; the name tells several people at one keyboard who is meant."""
        shared = len(self.session.people) > 1
        view = self.session.view(seat)
        self.console.print(screen.question(view, self.said, self.players, shared))

    def show_news(self, news: Sequence[Event], beside: Sequence[RenderableType] = ()) -> None:
        """Show as many of the last lines of the log as the screen has room for."""
        told = lines(news, self.said, self.players)
        room = len(told)
        if self.console.is_terminal:
            taken = sum(len(self.console.render_lines(shown)) for shown in beside)
            room = max(LEAST_LOG, self.console.height - taken - FRAME)
        hidden = max(0, len(told) - room)
        title = self.said.say("terminal-news", hidden=hidden)
        self.console.print(Rule(Text(title, style="bold"), align="left", style="dim"))
        for line in told[hidden:]:
            self.console.print(screen.log_line(line))

    # -- commands ----------------------------------------------------------------

    def carry_out(self, command: Command, seat: int) -> None:
        offer = self.offer_to(seat)
        chosen = [offer.actions(number) for number in command.numbers]
        if command.verb == "do":
            self.answer(chosen, seat)
        elif command.verb == "explain":
            self.explain(chosen[0][0] if chosen else None, seat)
        elif command.verb == "wrong":
            numbers = [choice.number for choice in offer.choices]
            values = {"answers": len(numbers), "first": min(numbers), "last": max(numbers)}
            self.say(command.words, style="yellow", **values)
        elif command.verb == "undo":
            self.undo()
        elif command.verb == "log":
            told = lines(self.session.events(seat), self.said, self.players)
            self.console.print(screen.log_with_rules(told))
        elif command.verb == "rule":
            self.show_rule(command.words)
        elif command.verb == "details":
            self.show_details(seat)
        elif command.verb == "board":
            self.show(seat)
        elif command.verb == "save":
            self.save(Path(command.words) if command.words else self.path)
        elif command.verb == "help":
            self.say("terminal-help")
        else:
            self.leave()

    def answer(self, chosen: Sequence[Key], seat: int) -> None:
        """Carry out the choice as one move; one that does not fit changes nothing."""
        chain = any(len(actions) > 1 for actions in chosen)
        if chain and len(chosen) > 1:
            self.say("terminal-way-alone", style="yellow")
            return
        actions = [action for key in chosen for action in key]
        order = self.session.in_order(seat, actions, chain)
        if isinstance(order, Misfit):
            self.console.print(screen.misfit(order, self.said, self.players))
            return
        self.notes.pop(seat, None)
        if chain and len(order) < len(actions):
            self.note(seat, self.said.say("terminal-way-stopped"))
        self.session.play(*order)
        self.autosave()

    def explain(self, action: int | None, seat: int) -> None:
        """Say by which rule the question is asked, or by which an answer is allowed."""
        step = self.session.state.question()
        if action is None:
            self.show_question(seat)
        else:
            self.console.print(Text(self.said.action(action, self.players), style="bold"))
        cited = step.rule(-1 if action is None else action)
        self.console.print(Padding(screen.rule(cited, self.said), (0, 0, 0, 2)))

    def show_rule(self, number: str) -> None:
        game = self.session.game.name
        known = {rule.lower(): rule for rule in statements(game)}
        wanted = number.lower().removeprefix(f"{game}:")
        if wanted in known:
            self.console.print(screen.rule(f"{game}:{known[wanted]}", self.said))
        else:
            ids = list(known.values())
            self.say("terminal-no-such-rule", "yellow", number=number, first=ids[0], last=ids[-1])

    def show_details(self, seat: int) -> None:
        details = boards.details(self.session.game.name)
        if details is None:
            self.say("terminal-no-details")
        else:
            self.console.print(details(self.session.view(seat), self.said, self.players))

    def undo(self) -> None:
        refusal = self.session.undo_refusal()
        if refusal is not None:
            self.say(refusal, style="yellow")
            return
        self.notes.pop(int(self.session.state.to_move()), None)
        self.session.undo()
        self.autosave()

    # -- files -------------------------------------------------------------------

    def autosave(self) -> None:
        self.write(self.path)

    def save(self, path: Path) -> None:
        if self.write(path):
            self.say("terminal-saved", path=str(path))

    def write(self, path: Path) -> bool:
        """Save the game; if the disk is full or forbidden, say so and play on."""
        try:
            target = path.expanduser()
            target.parent.mkdir(parents=True, exist_ok=True)
            self.session.replay.save(target)
        # ValueError: what can be no name of a file; RuntimeError: ~somebody who has no home.
        except (OSError, ValueError, RuntimeError) as error:
            why = getattr(error, "strerror", None) or str(error)
            self.say("terminal-not-saved", "red", path=repr(str(path)), error=why)
            return False
        return True

    def say_how(self, key: str, **values: object) -> None:
        """Print the command that continues the game, ready to be copied."""
        files = quote(str(self.path))
        if self.data is not None:
            files += f" --data {quote(str(self.data))}"
        self.say(key, "", path=files, command=quote(own_command()), **values)

    def leave(self) -> None:
        self.open = False
        if self.write(self.path):
            self.say_how("terminal-left", game=self.session.game.name)

    def show_result(self) -> None:
        """The last news, the points, the winners, and where the game is kept."""
        people = self.session.people
        if people:
            viewer = people[0] if len(people) == 1 else SPECTATOR
            self.show_news(self.session.news(viewer, people))
            if len(people) == 1:
                self.show_notes(people[0])
        self.console.print(screen.result(self.session.state, self.said, self.players))
        if self.write(self.path):
            self.say_how("terminal-over")
