"""A person's way through a lesson, on the real engine.

A walk is made of the answers given so far. So it can be kept as a list of words, taken up
anywhere, and gone back by leaving out the last. Nothing of it is remembered elsewhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal

from tablee import bots
from tablee.core import registry
from tablee.core.engine import Gathering, State
from tablee.core.errors import IllegalAction, Reason, TableeError
from tablee.core.rng import secret, seeded
from tablee.lessons.files import ANY_OF, BadLesson, Lesson, Step

MOST_PLAYED = 500  # answers of bots after one step: no lesson waits longer
Outcome = Literal["right", "begun", "not-meant", "illegal"]


@dataclass(frozen=True, slots=True)
class Played:
    """A move on the way: answers of one seat, given together."""

    seat: int
    actions: tuple[int, ...]
    learner: bool  # given by the person who learns, not by the script


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of an answer. Only `right` and `begun` change anything."""

    outcome: Outcome
    answer: str = ""  # of a right answer: which of those accepted, for what is said of it
    reason: Reason | None = None  # of an illegal one: the engine's


class Walk:
    """A lesson on its way."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.game = registry.game(lesson.game)
        self.state: State = self.game.new_game(
            lesson.seats, 0, lesson.options, rng=secret(lesson.seed)
        )
        self.played: list[Played] = []
        self.step = 0  # the number of the step under way; as many as there are steps: at the end
        self.given: list[list[str]] = []  # the answers of each step that is done
        self.begun: list[str] = []  # those of the step under way
        self._marks: list[tuple[State, int]] = []  # before each step
        self._script(lesson.moves, f"{lesson.file}, [lesson], moves")
        self._mark()

    @property
    def now(self) -> Step | None:
        """Return the step under way; None: the lesson is over."""
        return None if self.is_over() else self.lesson.steps[self.step]

    def is_over(self) -> bool:
        return self.step >= len(self.lesson.steps)

    def where(self) -> str:
        return self.lesson.at(min(self.step, len(self.lesson.steps) - 1))

    def legal(self) -> list[str]:
        """Return the words of all answers that are open now."""
        if self.state.is_over():
            return []
        return [self._words(action) for action in self.state.legal_actions()]

    def _words(self, action: int) -> str:
        return str(self.game.actions.describe(int(action)))

    # -- going on -----------------------------------------------------------------------

    def judge(self, actions: Sequence[int]) -> Verdict:
        """Say what comes of answers given now, in the engine's order; nothing changes."""
        step, after = self.now, self.state.clone()
        if step is None:
            raise TableeError("the lesson is over")
        try:
            for action in actions:
                after.play(self.lesson.seat, action)
        except IllegalAction as error:
            return Verdict("illegal", reason=error.reason)
        words = [*self.begun, *(self._words(action) for action in actions)]
        for answer in step.answers:
            if Counter(words) == Counter(answer):
                return Verdict("right", "; ".join(answer))
        if any(Counter(words) < Counter(answer) for answer in step.answers):
            return Verdict("begun")
        matched = [accepted(step, each) for each in words]
        if step.free and all(matched):
            return Verdict("begun" if self._goes_on(after) else "right", matched[0])
        return Verdict("not-meant")

    def _goes_on(self, after: State) -> bool:
        """Say whether the rest of a choice that is made piece by piece is still to be given."""
        asked = not after.is_over() and after.may_answer() >> self.lesson.seat & 1
        same = asked and type(after.question()) is type(self.state.question())
        return bool(same and isinstance(after.question(), Gathering))

    def give(self, actions: Sequence[int]) -> Verdict:
        """Give answers for the step under way; what is not meant changes nothing."""
        verdict = self.judge(actions)
        if verdict.outcome == "not-meant":
            return self._give_in_parts(actions)
        if verdict.outcome == "begun" or verdict.outcome == "right":
            self._play(self.lesson.seat, actions, learner=True)
            self.begun += [self._words(action) for action in actions]
        if verdict.outcome == "right":
            self._finish()
        return verdict

    def _give_in_parts(self, actions: Sequence[int]) -> Verdict:
        """Give answers of one move that the lesson teaches as several steps."""
        step = self.lesson.steps[self.step]
        if not step.then and not step.bot:
            for cut in range(len(actions) - 1, 0, -1):
                if self.judge(actions[:cut]).outcome == "right":
                    kept = self._kept()
                    self.give(actions[:cut])
                    rest = self.give(actions[cut:]) if not self.is_over() else None
                    if rest is not None and rest.outcome in ("right", "begun"):
                        return rest
                    self._restore(kept)
        return Verdict("not-meant")

    def _kept(self) -> tuple[Any, ...]:
        return (
            self.state.clone(),
            list(self.played),
            self.step,
            list(self.given),
            list(self.begun),
            list(self._marks),
        )

    def _restore(self, kept: tuple[Any, ...]) -> None:
        self.state, self.played, self.step, self.given, self.begun, self._marks = kept

    def go_on(self) -> None:
        """Finish a step: one that is only read, or another by the answer that is meant."""
        step = self.now
        if step is None:
            return
        missing = self.example()
        if missing:
            self._script(missing, self.where(), learner=True)
            self.begun += missing
        self._finish()

    def example(self) -> list[str]:
        """Return what is still to be answered in this step, as the lesson would."""
        step = self.now
        if step is None or step.is_read:
            return []
        for answer in step.answers:
            if Counter(self.begun) <= Counter(answer):
                return without(answer, self.begun)
        for words in self.legal():
            if accepted(step, words):
                return [words]
        allowed = ", ".join(self.legal())
        raise BadLesson(f"{self.where()}: none of its answers is legal; legal: {allowed}")

    def _finish(self) -> None:
        step = self.lesson.steps[self.step]
        self._script(step.then, f"{self.where()}, then")
        if step.bot:
            self._let_play(step.bot)
        self.given.append(self.begun)
        self.begun = []
        self.step += 1
        self._mark()

    # -- going back ---------------------------------------------------------------------

    def back(self) -> None:
        """Go back to the beginning of this step, or of the one before if nothing was begun."""
        if not self.begun and self.step > 0:
            self.step -= 1
            self.given.pop()
            self._marks.pop()
        self.begun = []
        state, played = self._marks[-1]
        self.state = state.clone()
        self.played = self.played[:played]

    def _mark(self) -> None:
        self._marks.append((self.state.clone(), len(self.played)))

    # -- what is played -----------------------------------------------------------------

    def _play(self, seat: int, actions: Sequence[int], learner: bool) -> None:
        for action in actions:
            self.state.play(seat, action)
        self.played.append(Played(seat, tuple(int(each) for each in actions), learner))

    def _script(self, words: Sequence[str], where: str, learner: bool = False) -> None:
        """Play what a lesson says, by whoever is asked."""
        for each in words:
            if self.state.is_over():
                raise BadLesson(f"{where}: {each!r} cannot be played: the game is over")
            try:
                self._play(self.state.to_move(), [self.game.actions.read(each)], learner)
            except IllegalAction:
                asked = f"seat {self.state.to_move()} is asked"
                legal = ", ".join(self.legal())
                raise BadLesson(
                    f"{where}: {each!r} is not legal; {asked}; legal: {legal}"
                ) from None

    def _let_play(self, name: str) -> None:
        """Let a bot answer for all others until the learner is asked."""
        bot = bots.make(name)
        for _ in range(MOST_PLAYED):
            if self.state.is_over() or self.state.to_move() == self.lesson.seat:
                return
            seat, rng = self.state.to_move(), seeded(self.lesson.seed, 1 + len(self.played))
            seen: Any = self.game.determinize(self.state, seat, rng)
            self._play(seat, [int(bot.choose(self.game, seen, rng))], learner=False)


def accepted(step: Step, words: str) -> str:
    """Return by which of the free answers of a step these words are accepted, or ""."""
    for each in step.free:
        family = each.removesuffix(ANY_OF).strip()
        if words == each or (each.endswith(ANY_OF) and words.split()[0] == family):
            return each
    return ""


def without(words: Sequence[str], taken: Sequence[str]) -> list[str]:
    """Return words, in their order, without those that are taken already."""
    left, found = Counter(taken), []
    for each in words:
        if left[each] > 0:
            left[each] -= 1
        else:
            found.append(each)
    return found


def taken_up(lesson: Lesson, given: Sequence[Sequence[str]], begun: Sequence[str] = ()) -> Walk:
    """Return a walk as it stands after these answers; those that no longer fit are left out."""
    walk = Walk(lesson)
    for words in given:
        if walk.is_over() or not went(walk, words):
            return walk
    if begun and not walk.is_over():
        give_words(walk, begun)
    return walk


def went(walk: Walk, words: Sequence[str]) -> bool:
    """Finish a step by the answers that were given then; say whether they still do."""
    before = walk.step
    if words:
        give_words(walk, words)
    elif walk.now is not None and walk.now.is_read:
        walk.go_on()
    if walk.step > before:
        return True
    if walk.begun:
        walk.back()
    return False


def give_words(walk: Walk, words: Sequence[str]) -> None:
    """Give answers one after another, as far as they fit."""
    for each in words:
        try:
            action = walk.game.actions.read(each)
        except TableeError:
            return
        if walk.is_over() or walk.give([action]).outcome not in ("right", "begun"):
            return
