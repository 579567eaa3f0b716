"""A lesson in the terminal: the board, a sentence, and what to answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from tablee.core.events import Event, Log
from tablee.core.moves import Misfit, in_order
from tablee.core.rng import seeded
from tablee.lessons.files import TITLE, Lesson
from tablee.lessons.walk import Verdict, Walk, taken_up
from tablee.lessons.words import praise, texts_of
from tablee.terminal import boards, screen
from tablee.terminal.offer import Offer, make_offer
from tablee.text import Texts
from tablee.text.lines import lines

Read = Callable[[str], str]
LETTERS = {"n": "skip", "m": "show", "p": "back", "q": "leave", "?": "why", "": "on"}


class Progress:
    """How far somebody has come in each lesson, kept in a small file; a broken one is forgotten."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            found = json.loads(path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            found = {}
        self._all: dict[str, Any] = found if isinstance(found, dict) else {}

    def given(self, lesson: Lesson) -> list[list[str]]:
        kept = self._of(lesson).get("given", [])
        fits = isinstance(kept, list) and all(
            isinstance(words, list) and all(isinstance(each, str) for each in words)
            for words in kept
        )
        return kept if fits else []

    def is_done(self, lesson: Lesson) -> bool:
        return self._of(lesson).get("done") is True

    def _of(self, lesson: Lesson) -> dict[str, Any]:
        found = self._all.get(f"{lesson.game}/{lesson.name}")
        return found if isinstance(found, dict) else {}

    def keep(self, walk: Walk) -> None:
        """Keep how far a walk is; who has finished begins anew the next time."""
        done = walk.is_over() or self.is_done(walk.lesson)
        given = [] if walk.is_over() else walk.given
        self._all[f"{walk.lesson.game}/{walk.lesson.name}"] = {"given": given, "done": done}
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(json.dumps(self._all), encoding="utf-8")
        except OSError:  # one can learn without being remembered
            return


class LessonTable:
    """One lesson at one keyboard; `read` gets the prompt and returns a line, or raises EOFError."""

    def __init__(
        self, lesson: Lesson, said: Texts, console: Console, read: Read, progress: Progress
    ) -> None:
        self.lesson = lesson
        self.said = said
        self.console = console
        self.read = read
        self.progress = progress
        self.words = texts_of(lesson, said.language)
        self.walk = taken_up(lesson, progress.given(lesson))
        self.open = True
        self.offer: Offer | None = None
        self.players = lesson.players()

    def begin_anew(self) -> None:
        self.walk = Walk(self.lesson)

    def play(self) -> None:
        """Go through the lesson until it is over or somebody leaves."""
        self.say("terminal-lesson-help")
        try:
            while self.open and not self.walk.is_over():
                self.ask()
                self.progress.keep(self.walk)
            if self.walk.is_over():
                self.say("terminal-lesson-over", style="bold green", title=self.words[TITLE])
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def say(self, key: str, style: str = "", **values: object) -> None:
        self.console.print(Text(self.said.say(key, **values), style=style))

    # -- a step -------------------------------------------------------------------------

    def ask(self) -> None:
        """Show a step and do what is typed, until the next one."""
        self.show()
        before = self.walk.step, list(self.walk.begun)
        while self.open and before == (self.walk.step, self.walk.begun):
            self.carry_out(self.read(self.said.say("terminal-lesson-prompt")).strip())

    def show(self) -> None:
        walk, seat = self.walk, self.lesson.seat
        view = walk.game.view(walk.state, seat)
        self.console.print(boards.drawer(self.lesson.game)(view, self.said, self.players))
        number = self.said.say(
            "terminal-lesson-step", step=walk.step + 1, steps=len(self.lesson.steps)
        )
        self.console.print(Text(f"{self.words[TITLE]} · {number}", style="dim"))
        self.sentence()
        self.offer = None
        if walk.now is not None and not walk.now.is_read:
            seen = walk.game.determinize(walk.state, seat, seeded(0))
            self.offer = make_offer(walk.game, seen, seat)
            shown = screen.answers(self.offer.choices, view, self.said, self.players)
            self.console.print(screen.question(view, self.said, self.players))
            self.console.print(shown)

    def sentence(self) -> None:
        assert self.walk.now is not None
        self.console.print(Padding(bold(self.words[self.walk.now.id]), (0, 0, 0, 2)))

    def carry_out(self, line: str) -> None:
        verb, step = LETTERS.get(line.lower()), self.walk.now
        assert step is not None
        if verb == "leave":
            self.open = False
        elif verb == "back":
            self.walk.back()
            self.show()
        elif verb == "why":
            self.console.print(screen.rule(step.rule, self.said))
        elif verb in ("skip", "show") or (verb == "on" and step.is_read):
            self.go_on(verb == "show")
        elif self.offer is not None and line and all(is_number(each) for each in line.split()):
            self.answer([int(each) for each in line.split()])
        else:
            self.say("terminal-lesson-help", style="yellow")

    def go_on(self, shown: bool) -> None:
        """Let the lesson give its own answer, and say which it is."""
        if shown:
            for words in self.walk.example():
                action = self.walk.game.actions.read(words)
                self.console.print(Text(self.said.action(action, self.players), style="bold cyan"))
        self._with_news(self.walk.go_on)

    def answer(self, numbers: Sequence[int]) -> None:
        assert self.offer is not None
        known = set(self.offer.numbers.values())
        if not known.issuperset(numbers):
            self.say("terminal-lesson-help", style="yellow")
            return
        walk, seat = self.walk, self.lesson.seat
        actions = [action for number in numbers for action in self.offer.actions(number)]
        seen = walk.game.determinize(walk.state, seat, seeded(0))
        chain = len(actions) > len(numbers)
        order = in_order(walk.game, walk.state, seen, seat, actions, chain, lambda *_: False)
        if isinstance(order, Misfit):
            self.console.print(screen.misfit(order, self.said, self.players))
            self.sentence()
            return
        step = walk.now
        assert step is not None
        verdict: Verdict = self._with_news(lambda: walk.give(order))
        self.comment(step.id, verdict)

    def comment(self, step: str, verdict: Verdict) -> None:
        """Say what came of an answer, kindly."""
        if verdict.outcome == "right":
            words = praise(self.lesson, step, verdict.answer, self.said.language)
            self.console.print(bold(words or self.said.say("terminal-lesson-right"), "green"))
        elif verdict.outcome == "not-meant":
            default = self.said.say("terminal-lesson-not-meant")
            self.console.print(bold(self.words.get(f"{step}.wrong", default), "yellow"))
            self.sentence()
        elif verdict.reason is not None:
            self.console.print(Text(self.said.reason(verdict.reason, self.players), style="yellow"))
            self.sentence()

    def _with_news(self, act: Callable[[], Any]) -> Any:
        """Do something and tell what has happened by it."""
        log = Log()
        self.walk.state.observer = log
        result = act()
        self.walk.state.observer = Log()
        describe = self.walk.game.events.describe
        events: list[Event] = [describe(told, self.lesson.seat) for told in log.told]
        for line in lines(events, self.said, self.players):
            self.console.print(screen.log_line(line))
        return result


def is_number(words: str) -> bool:
    return words.isascii() and words.isdigit() and len(words) < 9


def bold(words: str, style: str = "") -> Text:
    """Return a sentence with what stands between asterisks in bold."""
    found = Text(style=style)
    for place, part in enumerate(words.split("*")):
        found.append(part, style="bold" if place % 2 else "")
    return found
