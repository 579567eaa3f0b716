"""The agenda: what every game state and every step has in common.

A state holds a stack of steps, the work left to do. The step on top is what
the game waits for; what lies below is where play returns. See docs/architecture.md.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

from tablee.core.bits import bit, has, highest
from tablee.core.copied import Copied, Single
from tablee.core.errors import BadOption, IllegalAction, Reason
from tablee.core.heuristic import Heuristic
from tablee.core.inputs import Inputs
from tablee.core.native import append, i64, mypyc_attr, pop, u8, vec
from tablee.core.options import Advance, Option, RoleChange, codes
from tablee.core.rng import Rng, seeded
from tablee.core.routes import Route
from tablee.core.views import question_view

NOBODY: Final = -1  # the seat of a step that runs by itself; as a viewer, a spectator
EVERYBODY: Final = -1  # as a set of seats, all bits
MANY_PIECES: Final = 1000  # more than any choice is made of

S = TypeVar("S", bound="State")


def each(family: i64, members: vec[i64]) -> vec[i64]:
    """Return the actions of a family that name these members."""
    found = vec[i64](capacity=len(members))
    for member in members:
        found = append(found, family + member)
    return found


def empty_agenda() -> vec[Step[Any]]:
    """The one place that makes agendas: at run time a vector's item type must be a plain class."""
    return vec[Step]()  # type: ignore[type-arg]


class Step(Generic[S]):
    """A piece of work left to do, never changed once made: copies of a state share it.

    A *choice* has a seat and waits for its answer. An *auto* step has NOBODY
    and runs as soon as it is on top. Attributes are ints, in the order of the
    constructor's arguments; what others may alter meanwhile lives in the state.
    """

    seat: i64

    def __init__(self, seat: i64) -> None:
        self.seat = seat

    def options(self, state: S) -> vec[i64]:
        """Return every legal answer, once each, in a stable order; never none."""
        raise NotImplementedError

    def answerers(self, state: S) -> i64:
        """Return the seats of which any one may answer; `seat` is one of them."""
        return bit(self.seat)

    def resolve(self, state: S, action: i64) -> None:
        """Carry out a legal answer; the step has already left the agenda."""
        raise NotImplementedError

    def run(self, state: S) -> None:
        """Do the work of an auto step; it has already left the agenda."""
        raise NotImplementedError

    def possible(self, state: S) -> bool:
        """Say whether hidden cards dealt anew still allow this step to be finished."""
        return True

    # -- for people: outside the hot path ----------------------------------------

    def rule(self, action: i64) -> str:
        """Return the id of the rule by which this is asked, or by which `action` answers it."""
        raise NotImplementedError

    def asks(self, state: S) -> dict[str, Any]:
        """Return values for the sentence that asks: [thing, id] pairs and numbers."""
        return {}

    def idle(self, state: S) -> i64:
        """Return the answer to give if no other could help the seat, or NOBODY to ask."""
        return NOBODY

    def hides(self, state: S) -> bool:
        """Say whether only the seat knows if it has more than one answer.

        Such a question is always asked: to skip it would tell the others.
        """
        return False

    def why_not(self, state: S, action: i64) -> Reason:
        """Return why an action is no answer here; called only after a refusal."""
        return Reason("that-is-no-answer-to-the-question-asked", self.rule(NOBODY))


class Auto(Step[S]):
    """A step that asks nobody and concerns one seat."""

    who: i64

    def __init__(self, who: i64) -> None:
        self.seat = NOBODY
        self.who = who


class Gathering(Step[S]):
    """A choice of several pieces, asked for one by one in one order.

    The order is the engine's, so that each result has one path. People name the pieces in the
    order they like: `core.gestures` finds the engine's.
    """

    def goes_on(self, following: Step[Any]) -> bool:
        """Say whether the question that follows an answer asks for the next piece."""
        return type(following) is type(self)

    def most(self, state: S) -> i64:
        """Return a number of pieces that the rest of the choice never exceeds."""
        return MANY_PIECES

    def forced(self, state: S, action: i64) -> vec[i64]:
        """Return the pieces that follow from an answer because nothing else is left."""
        return vec[i64]()

    # -- for people: outside the hot path ----------------------------------------

    def laid(self, state: S, pieces: vec[i64]) -> dict[str, Any]:
        """Return values for the sentence that says how far these pieces go together."""
        return {"pieces": len(pieces)}

    def why_not_with(self, state: S, pieces: vec[i64], action: i64) -> Reason:
        """Return why a piece does not go with the ones laid out, whatever the order."""
        return Reason("these-are-enough-without-it", self.rule(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Told what happens, for logs, animation and statistics. Searches have none."""

    def happened(self, kind: i64, seat: i64, what: i64, amount: i64, seen_by: i64) -> None:
        """`seen_by` is the set of seats that may know `what`; all may know the rest."""


class State(Copied):
    """All there is to know of one game, changed in place by `apply`.

    No constructor: attributes are declared in the class, filled by the game's
    `set_up` and by `clone`; one that was forgotten raises AttributeError. `not_saved` names
    the attributes that saves leave out: shared facts, and caches that `work_out` rebuilds.
    """

    not_saved: ClassVar[tuple[str, ...]] = ("observer",)  # which is the table's, not the game's
    seats: i64
    rng: Rng
    agenda: vec[Step[Any]]
    observer: Observer | None

    def clone(self) -> State:
        """Return an independent copy that nobody observes."""
        raise NotImplementedError

    def work_out(self) -> None:
        """Rebuild cached attributes, which saves leave out. Most games have none."""

    # -- the agenda ---------------------------------------------------------

    def is_over(self) -> bool:
        return len(self.agenda) == 0

    def to_move(self) -> i64:
        """Return the seat whose answer is awaited, or NOBODY when the game is over."""
        if len(self.agenda) == 0:
            return NOBODY
        return self.agenda[-1].seat

    def may_answer(self) -> i64:
        """Return the set of seats whose answer is accepted: a team's question has several."""
        if len(self.agenda) == 0:
            return 0
        return self.agenda[-1].answerers(self)

    def question(self) -> Step[Any]:
        """Return the step that waits for an answer; there is none when the game is over."""
        return self.agenda[-1]

    def legal_actions(self) -> vec[i64]:
        if len(self.agenda) == 0:
            return vec[i64]()
        return self.agenda[-1].options(self)

    def apply(self, action: i64) -> None:
        """Carry out a legal action and everything up to the next choice. Not checked."""
        self.answer(action)
        self.settle()

    def play(self, seat: i64, action: i64) -> None:
        """The checked door: refuse what is not legal and leave the state as it was."""
        reason = self.refusal(seat, action)
        if reason is not None:
            raise IllegalAction(seat, action, reason)
        self.apply(action)

    def refusal(self, seat: i64, action: i64) -> Reason | None:
        """Return why a seat may not do this now, or None if it may."""
        if self.is_over():
            return Reason("the-game-is-over", "tablee:over")
        step = self.agenda[-1]
        if seat != step.seat and (seat < 0 or not has(step.answerers(self), seat)):
            return Reason(
                "another-seat-is-asked", step.rule(NOBODY), {"asked": ["seat", step.seat]}
            )
        for legal in step.options(self):
            if legal == action:
                return None
        return step.why_not(self, action)

    def answer(self, action: i64) -> None:
        """Resolve the step on top from inside another step; auto steps wait."""
        self.agenda, step = pop(self.agenda)
        step.resolve(self, action)

    def settle(self) -> None:
        """Run auto steps until a seat is asked or the game is over."""
        while len(self.agenda) > 0 and self.agenda[-1].seat < 0:
            self.agenda, step = pop(self.agenda)
            step.run(self)

    def push(
        self,
        first: Step[Any],
        second: Step[Any] | None = None,
        third: Step[Any] | None = None,
        fourth: Step[Any] | None = None,
    ) -> None:
        """Put steps on the agenda in reading order: `first` comes next."""
        if fourth is not None:
            self.agenda = append(self.agenda, fourth)
        if third is not None:
            self.agenda = append(self.agenda, third)
        if second is not None:
            self.agenda = append(self.agenda, second)
        self.agenda = append(self.agenda, first)

    def everything_possible(self) -> bool:
        for step in self.agenda:
            if not step.possible(self):
                return False
        return True

    # -- seats --------------------------------------------------------------

    def next_seat(self, seat: i64) -> i64:
        """Return the seat on the left."""
        if seat + 1 == self.seats:
            return 0
        return seat + 1

    def others(self, seat: i64) -> vec[i64]:
        """Return the opponents of a seat, clockwise."""
        seats = vec[i64](capacity=4)
        other = self.next_seat(seat)
        while other != seat:
            seats = append(seats, other)
            other = self.next_seat(other)
        return seats

    # -- events -------------------------------------------------------------

    def tell(
        self, kind: i64, seat: i64, what: i64, amount: i64 = 1, seen_by: i64 = EVERYBODY
    ) -> None:
        observer = self.observer
        if observer is not None:
            observer.happened(kind, seat, what, amount, seen_by)


class Game(Single, Generic[S]):
    """The rules of one game, without state: one object for each game."""

    version: i64  # raised whenever behaviour changes
    environment: i64  # of its environments: raised when observations, actions or rewards change
    min_seats: i64
    max_seats: i64
    usual_seats: i64  # how many a newcomer is offered a game with, himself at `usual_seat`
    usual_seat: i64
    action_count: i64  # actions are 0 .. action_count - 1
    feature_count: i64  # length of an observation
    longest_game: i64  # decisions; a bound that no game reaches
    steps: list[type]  # saved games name steps by their place: append only
    questions: dict[str, type]  # kinds of questions by name, as pages and programs know them
    options: list[Option]
    default_codes: vec[i64]  # of the options
    actions: Any  # ActionTable
    events: Any  # EventTable
    things: dict[str, list[str]]  # ids of the pieces that actions and events name
    phases: list[str]  # the parts of a turn, in their order; `view["phase"]` is the one under way
    details: list[type]  # steps that ask for the rest of a move: people answer both together
    estimates: list[str]  # keys of a view that only add up what everybody sees: live scores
    tie_breaks: list[str]  # what may decide among equal points, texts `tie-<name>`; see tie_break
    heuristic: Heuristic[S]
    inputs: Inputs[S]  # what a network is told beside the observation

    def __init__(
        self,
        name: str,
        version: i64,
        min_seats: i64,
        max_seats: i64,
        words: Any,
        steps: list[type],
        options: list[Option],
        heuristic: Heuristic[S],
    ) -> None:
        """Set what a game is made of; `words` is its Vocabulary. Subclasses set the sizes."""
        self.name = name
        self.version = version
        self.environment = 0
        self.min_seats = min_seats
        self.max_seats = max_seats
        self.usual_seats = max(min_seats, min(i64(3), max_seats))
        self.usual_seat = 0
        self.actions = words.actions
        self.events = words.events
        self.things = words.things
        self.action_count = len(words.actions)
        self.steps = steps
        self.questions = {}
        self.options = options
        self.default_codes = vec[i64](codes(options, {}))
        self.heuristic = heuristic
        self.inputs = Inputs()
        self.phases = []
        self.details = []
        self.estimates = []
        self.tie_breaks = []
        self.data = None

    def set_up(self, seats: i64, rng: Rng, options: vec[i64]) -> S:
        """Return a new table; options are coded ints in the order of `self.options`.

        What happens at the start waits on the agenda.
        """
        raise NotImplementedError

    def most_seats(self, options: vec[i64]) -> i64:
        """Return how many players find a seat with these options."""
        return self.max_seats

    def roles(self, seats: i64, options: vec[i64]) -> list[list[tuple[str, str]]]:
        """Return what each seat plays, as pieces by name; nothing where all seats are alike.

        Raise BadOption where so many seats cannot play with these options.
        """
        return [[] for _ in range(seats)]

    def role_changes(self, seats: i64, options: vec[i64]) -> list[RoleChange]:
        """Return how the options let another seat play each piece that seats may exchange."""
        return []

    def new_game(
        self,
        seats: i64,
        seed: int = 0,
        options: Mapping[str, object] | None = None,
        rng: Rng | None = None,
        observer: Observer | None = None,
    ) -> S:
        """Return a game at its first decision. `rng` replaces the fast source made from `seed`."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadOption(
                f"{self.name} seats {self.min_seats} to {self.max_seats} players, not {seats}"
            )
        if rng is None:
            rng = seeded(seed)
        coded = self.default_codes
        if options is not None:
            coded = vec[i64](codes(self.options, options))
        state = self.set_up(seats, rng, coded)
        state.observer = observer
        state.settle()
        return state

    def kind_of(self, step: Step[Any]) -> str:
        """Return the name of the kind of question that a step asks; a subclass has its own."""
        for name, asking in self.questions.items():
            if type(step) is asking:
                return name
        raise LookupError(f"{type(step).__name__} asks, but {self.name} declares no such question")

    # -- an owner's data ---------------------------------------------------------------

    def with_data(self, text: str, file: str) -> Game[S]:
        """Return this game with figures of an owner's file, whose name is for messages only."""
        raise BadOption(f"{self.name} has no figures that a file may replace")

    def warnings(self) -> list[str]:
        """Return what is odd, but allowed, in the figures this game is played with."""
        return []

    # -- what a state is worth, and what may be known of it ------------------------------

    def points(self, state: S, seat: i64) -> i64:
        """Return a seat's points; meaningful at any time."""
        raise NotImplementedError

    def scores(self, state: S) -> vec[i64]:
        """Return the points of each seat."""
        points = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            points = append(points, self.points(state, seat))
        return points

    def rank(self, state: S, seat: i64) -> i64:
        """Return points and tie-breaks as one number: who has the most wins."""
        return self.points(state, seat)

    def winners(self, state: S) -> i64:
        """Return the set of seats that share the victory."""
        ranks = vec[i64](capacity=state.seats)
        for seat in range(state.seats):
            ranks = append(ranks, self.rank(state, seat))
        return highest(ranks)

    def tie_break(self, state: S) -> str | None:
        """Return which of `tie_breaks` decided a game that is over; None: the points did."""
        return None

    def verdict(self, state: S) -> list[dict[str, Any]]:
        """Return who has won a game that is over and why, where no points say it.

        Sentences of the game's texts, each with its `key` and its `values`: lists of pieces as
        [thing, id], numbers and words. The first says who, the others why.
        """
        return []

    def side(self, seat: i64, seats: i64) -> i64:
        """Return the set of seats that win and lose together with this one, itself included."""
        return bit(seat)

    def determinize(self, state: S, seat: i64, rng: Rng) -> S:
        """Return a copy that looks the same to `seat`, with all it cannot see dealt anew."""
        raise NotImplementedError

    def unknown(self, state: S, seat: i64) -> tuple[int, ...] | None:
        """Return all that `determinize` may deal otherwise; None: the game does not say.

        Copies of a state for which this is the same are the same, but for chance to come.
        Override where views are dear and little is hidden: who compares need not look twice.
        """
        return None

    def told(self, before: S, after: S, seat: i64) -> bool:
        """Say whether a move certainly showed a seat something it could not know.

        Override for rare secrets that a few random re-deals would miss. A table asks before it
        lets a move be taken back.
        """
        return False

    def observe(self, state: S, seat: i64, out: vec[u8], at: i64) -> None:
        """Write what `seat` sees as bytes into out[at : at + feature_count].

        The game's `view/features.py` says what each byte means.
        """
        for i in range(self.feature_count):
            out[at + i] = 0
        self.mark(state, seat, out, at)

    def mark(self, state: S, seat: i64, out: vec[u8], at: i64) -> None:
        """Write an observation into bytes that are all 0; skip what is 0."""
        raise NotImplementedError

    def table(self, state: S, seat: i64) -> Mapping[str, Any]:
        """Return all that `seat`, or a spectator (NOBODY), may know, ready for JSON.

        The game's `view/fields.py` says what it holds.
        """
        raise NotImplementedError

    def view(self, state: S, seat: i64) -> dict[str, Any]:
        """Return the table and, as `question`, what is asked: see `core.views`."""
        return {**self.table(state, seat), "question": question_view(self, state, seat)}

    def score_sheet(self, state: S, seat: i64) -> dict[str, int]:
        """Return a seat's points by source; they add up to its score."""
        raise NotImplementedError

    def score_lines(self, state: S, seat: i64) -> list[tuple[str, str, str, int]]:
        """Return a seat's points piece by piece, in the order in which a table counts them.

        Each line is a source of the score sheet, the thing and the id of the piece that
        scores ("" for none), and points; the lines of a source add up to it.
        """
        sheet = self.score_sheet(state, seat)
        return [(source, "", "", points) for source, points in sheet.items()]

    def wins(self, state: S, action: i64) -> bool:
        """Say whether a legal answer wins the game at once: people should not overlook it."""
        return False

    # -- several answers as one ---------------------------------------------------------

    def routes(self, state: S, seat: i64) -> list[Route]:
        """Return chains of answers that a person may mean as one move.

        `state` was dealt anew for the seat, so that the chains show nothing hidden.
        """
        return []

    # -- answers given in advance -----------------------------------------------------

    def advances(self) -> list[Advance]:
        """Return what a seat may decide before it is asked."""
        return []

    def in_advance(self, state: S, seat: i64, given: Mapping[str, Mapping[str, int]]) -> i64:
        """Return the answer that follows from what `seat` set for each piece, or NOBODY.

        May look only at what the seat may know.
        """
        return NOBODY

    def rounds(self, state: S) -> i64:
        """Return the rounds begun; 0: this game has none. For statistics."""
        return 0

    def turns(self, state: S) -> i64:
        """Return the turns begun, of all seats; 0: they are not counted. For searches."""
        return 0

    def holdings(self, state: S, seat: i64) -> dict[str, list[str]]:
        """Return the pieces that may explain a victory, by thing: for statistics."""
        raise NotImplementedError
