"""How a table stands: what its log adds up to.

`fold` takes one entry at a time, both live and after a restart, so both give the same result.
Nothing here waits, writes or sends.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct, field

from tablee.core import own_data, registry
from tablee.core.engine import NOBODY, Game
from tablee.core.events import Told
from tablee.core.options import Advance
from tablee.core.replay import Replay
from tablee.server import fairness, wording
from tablee.server.course import Counted, Course, Given
from tablee.server.parts import Choice, Phase, Result
from tablee.server.parts import Told as Sentence
from tablee.server.records import (
    Began,
    Branched,
    Ended,
    EndWanted,
    Founding,
    Kept,
    LeftUnfinished,
    Moved,
    Muted,
    PlayedAgain,
    RulesChanged,
    Said,
    SentAway,
    Summary,
    TakenBack,
    UndoAllowed,
    UndoDenied,
    UndoWanted,
)
from tablee.server.seats import SeatRecord, fold_seat, planned
from tablee.server.sticking import Unfit, unfit_of

if TYPE_CHECKING:
    from tablee.server.archive import Archive

ASK_EVERYTHING = Advance("ask", "", ("everything",), 0, 1)  # in every game: no quiet answers
TURN = "turn"  # the event with which a turn begins, in games that have turns


class Occurrence(Struct, array_like=True, frozen=True):
    """An event in words, not redacted, as an archive stores it."""

    name: str
    seat: int
    rule: str
    thing: str | None
    what: str | None
    amount: int
    seen_by: int  # the seats that may know `what`; -1: all
    other: tuple[str, str] | None


class Recalled(Struct, array_like=True, frozen=True):
    """What an archive stores of a log line: events and, for a move, its answers."""

    events: list[Occurrence] = []
    choices: list[Choice] = []


class Line(Struct):
    """An entry of the log and what it led to, not redacted."""

    kept: Kept
    told: Sequence[Told] = ()
    rule: str = ""  # of a move: the rule by which it answered
    kind: str = ""  # of a move: the question
    asked_by: str = ""  # of a move: the rule by which it was asked
    frame: int = 0  # of a move: how many moves count with it
    turns: int = 0  # turns that had begun before this entry
    rules_version: int = 0  # the version of the rules that wrote it
    recalled: Recalled | None = None  # for a game read from its archive, instead of `told`


def how_given(record: Moved) -> Given:
    if record.guest is None:
        return "bot"
    return "quiet" if record.how == "quiet" else "person"


def turns_begun(game: Game[Any], told: Sequence[Told]) -> int:
    return sum(1 for kind, *_ in told if game.events.kinds[kind].name == TURN)


class Wish(Struct):
    """Moves that a seat wants to take back with consent."""

    version: int
    seat: int
    moves: int
    agreed: set[int] = field(default_factory=set)


class Standing:
    """A table, as its log describes it."""

    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.game = own_data.game_for(founding.game, founding.data)
        self.rules_version = founding.rules_version  # the version that wrote the next entry
        self.unfit: Unfit | None = None
        self.archive: Archive | None = None  # the archive of a game that is not played again
        self.only_result = False  # whether playing the log again led to another end
        self.unfit_entry = 0  # for a game that was ended: the move that did not fit
        self.branch: str | None = None
        self.host = founding.host
        self.seats = [planned(plan) for plan in founding.plan]
        self.phase: Phase = "waiting"
        self.course: Course | None = None
        self.lines: list[Line] = []
        self.seq = 0  # the version of the entry that last changed the game
        self.turns = 0  # begun so far; always 0 in a game without turns
        self.changed = founding.created
        self.wish: Wish | None = None
        self.rematch: str | None = None
        self.result: Result | None = None
        clock = founding.clock
        self.banks = [1000 * clock.bank if clock is not None else 0 for _ in self.seats]
        self.asked_since = time.monotonic()  # not in the log: while no server runs, no time runs
        self.advance: dict[int, dict[str, dict[str, int]]] = {}  # not in the log: no moves
        self.looked_at = (0, NOBODY)  # a seq, and the answer that needs nobody to be asked then
        self.snapshot_at = 0  # how many moves counted at the last snapshot
        self.speakers: dict[str, int] = {}  # guest: the version of the first line they said
        self.muted: set[str] = set()
        self.sent_away: dict[str, str] = {}  # guest: the name they had then
        self.ending: set[int] = set()  # seats that want the game to end now
        self.attempts: dict[tuple[str, str], int] = {}  # guest and id: version of the entry

    @property
    def version(self) -> int:
        return len(self.lines)

    # -- the log --------------------------------------------------------------------

    def fold(self, kept: Kept) -> Line:
        """Apply the next entry."""
        line = Line(kept)
        self._add(line)
        record = kept.record
        if isinstance(record, Began):
            line.told = self._begin(record, kept.version)
        elif isinstance(record, Moved):
            assert self.course is not None
            line.told = self._answer(line, record, self.course)
            line.frame = len(self.course.moves)
        elif isinstance(record, TakenBack):
            self._take_back(record, kept.version)
        else:
            self._fold_rest(kept)
        self._count_turns(line)
        return line

    def carry(self, kept: Kept) -> Line:
        """Apply the next entry of a log that may have been written under other rules.

        A move that the rules no longer allow is not played, and neither are those after it.
        """
        if self.unfit is not None:
            return self._set_aside(kept)
        try:
            return self.fold(kept)
        except Exception as error:
            if not isinstance(kept.record, (Began, Moved)):
                raise
            self._stick(kept, error)
            self.lines[-1].turns = self.turns
            return self.lines[-1]

    def recall(self, line: Line) -> None:
        """Apply an entry of a finished game whose moves are not played again."""
        self._add(line)
        record, version = line.kept.record, line.kept.version
        if isinstance(record, Began):
            self._take_seeds(record)
            self.seq = version
        elif isinstance(record, (Moved, TakenBack)):
            self.seq = version
        else:
            self._fold_rest(line.kept)

    def skim(self, line: Line) -> None:
        """Apply an entry without playing its move; `resume` then provides the state."""
        self._add(line)
        record, version = line.kept.record, line.kept.version
        if isinstance(record, Began):
            self._begin(record, version)
        elif isinstance(record, (Moved, TakenBack)):
            assert self.course is not None
            if isinstance(record, Moved):
                actions = wording.numbers_now(self.game, record, self.rules_version)
                self.course.skip(record.seat, actions, version, record.how == "quiet")
            else:
                self.course.moves = self.course.moves[: -record.moves]
            self.seq, self.wish = version, None
        else:
            self._fold_rest(line.kept)
        self._count_turns(line)

    def resume(self, state: Sequence[int], banks: Sequence[int]) -> None:
        """Continue from a stored state."""
        assert self.course is not None
        self.course.resume(state)
        self.banks = list(banks)
        self._look_for_the_end(self.course)

    def _add(self, line: Line) -> None:
        kept = line.kept
        assert kept.version == self.version + 1, "the log has a gap"
        self.lines.append(line)
        line.rules_version = self.rules_version
        self.changed = kept.at
        record = kept.record
        if isinstance(record, (Moved, TakenBack, UndoWanted)) and record.guest and record.id:
            self.attempts[record.guest, record.id] = kept.version
            self.ending.discard(record.seat)  # a player who plays on does not want to end

    def _count_turns(self, line: Line) -> None:
        """Number the turns that begin with an entry. Turns taken back free their numbers."""
        if isinstance(line.kept.record, TakenBack):
            self.turns = self.lines[line.kept.record.since - 1].turns
        line.turns = self.turns
        self.turns += turns_begun(self.game, line.told)

    def _fold_rest(self, kept: Kept) -> None:
        """Apply an entry that does not change the game."""
        record = kept.record
        if isinstance(record, UndoWanted):
            self.wish = Wish(kept.version, record.seat, record.moves)
        elif isinstance(record, UndoAllowed):
            if self.wish is not None:
                self.wish.agreed.add(record.seat)
        elif isinstance(record, UndoDenied):
            self.wish = None
        elif isinstance(record, PlayedAgain):
            self.rematch = record.table
        elif isinstance(record, (EndWanted, Ended)):
            self._fold_end(record, kept.version)
        elif isinstance(record, (Said, Muted, SentAway)):
            self._fold_chat(record, kept.version)
        elif isinstance(record, (RulesChanged, LeftUnfinished, Branched)):
            self._fold_rules(record)
        elif isinstance(record, SeatRecord):
            fold_seat(self, record)

    def _fold_end(self, record: EndWanted | Ended, version: int) -> None:
        if isinstance(record, Ended):
            self.phase, self.seq, self.wish = "over", version, None
            self.ending.clear()
        elif record.wanted:
            self.ending.add(record.seat)
        else:
            self.ending.discard(record.seat)

    def _fold_chat(self, record: Said | Muted | SentAway, version: int) -> None:
        if isinstance(record, Said):
            if record.guest is not None:
                self.speakers.setdefault(record.guest, version)
        elif isinstance(record, Muted):
            (self.muted.add if record.muted else self.muted.discard)(record.guest)
        elif record.away:
            self.sent_away[record.guest] = record.name
        else:
            self.sent_away.pop(record.guest, None)

    def _fold_rules(self, record: RulesChanged | LeftUnfinished | Branched) -> None:
        if isinstance(record, RulesChanged):
            self.rules_version = record.rules_version
            return
        self.phase = "ended"
        if isinstance(record, LeftUnfinished):
            self.unfit_entry = record.entry
        else:
            self.branch = record.table

    def _begin(self, record: Began, version: int) -> Sequence[Told]:
        founding = self.founding
        self._take_seeds(record)
        seed = fairness.game_seed(founding.server_seed, record.seeds, founding.seed_name)
        game = registry.game(founding.game, founding.data)
        self.course = Course(game, len(self.seats), founding.options, seed, founding.position)
        self.phase = "playing"
        self.seq = version
        return self.course.opening

    def _take_seeds(self, record: Began) -> None:
        for seat, given in zip(self.seats, record.seeds, strict=True):
            seat.seed = given

    def _note_question(self, line: Line, action: int, course: Course) -> None:
        question = course.state.question()
        line.rule = question.rule(action)
        line.kind = self.game.kind_of(question)
        line.asked_by = question.rule(-1)

    def _answer(self, line: Line, record: Moved, course: Course) -> Sequence[Told]:
        version, banks = line.kept.version, self._charged(record, course)
        actions = wording.numbers_now(self.game, record, self.rules_version)
        if course.asked() >= 0:
            self._note_question(line, actions[0], course)
        told = course.play(record.seat, actions, version, how_given(record))
        self.banks = banks
        self.seq = version
        self.wish = None
        self._look_for_the_end(course)
        return told

    def _look_for_the_end(self, course: Course) -> None:
        if course.asked() < 0:
            self.phase = "over"
            self.result = self._outcome(course)

    def _charged(self, record: Moved, course: Course) -> list[int]:
        """Charge the time an answer took beyond its own to the banks of all who were asked."""
        clock, banks = self.founding.clock, list(self.banks)
        if clock is not None and record.took > 1000 * clock.each:
            for seat in course.answerers():
                if self.seats[seat].player() is None:
                    banks[seat] = max(0, banks[seat] - (record.took - 1000 * clock.each))
        return banks

    def _take_back(self, record: TakenBack, version: int) -> None:
        assert self.course is not None
        self.course.take_back(record.moves)
        self.seq = version
        self.wish = None

    # -- moves that no longer fit ---------------------------------------------------

    def _stick(self, kept: Kept, error: Exception) -> None:
        """Stop right before a move that could not be played."""
        course = self.course
        self.seq = kept.version
        self.phase = "stuck"
        self.unfit = unfit_of(self.game, course, kept, self.rules_version, error)
        if course is not None:
            course.skip(self.unfit.seat, [], kept.version, quiet=False)

    def _set_aside(self, kept: Kept) -> Line:
        """Apply an entry after a move that no longer fits."""
        record, course, line = kept.record, self.course, Line(kept)
        assert self.unfit is not None
        if not isinstance(record, (Moved, TakenBack)) or course is None:
            return self.fold(kept)
        self._add(line)
        self.seq, self.wish = kept.version, None
        if isinstance(record, Moved):
            course.skip(record.seat, [], kept.version, record.how == "quiet")
            line.frame = len(course.moves)
        else:
            self._take_unfit_back(record.moves, course)
        self._count_turns(line)
        return line

    def _take_unfit_back(self, moves: int, course: Course) -> None:
        """Take back moves that were not played; if the bad move is among them, the game goes on."""
        assert self.unfit is not None
        left = len(course.moves) - moves
        fitting = self.unfit.move
        course.moves = course.moves[: max(left, fitting)]
        if left <= fitting:
            self.unfit, self.phase = None, "playing"
            if left < fitting:
                course.take_back(fitting - left)

    def keep_only_result(self, summary: Summary) -> None:
        """Keep the recorded end of a game that today's rules would end in another way."""
        self.phase, self.result, self.only_result = summary.phase, summary.result, True

    def actions_at(self, line: Line) -> list[int]:
        """Return today's numbers of a logged move; none for other entries and unplayed moves."""
        record, unfit = line.kept.record, self.unfit
        if not isinstance(record, Moved):
            return []
        if unfit is not None and line.kept.version >= unfit.entry:
            return []
        return wording.numbers_now(self.game, record, line.rules_version)

    def fitting(self) -> list[Counted]:
        """Return the moves that count and that today's rules allow."""
        assert self.course is not None
        moves = self.course.moves
        return moves if self.unfit is None else moves[: self.unfit.move]

    def _outcome(self, course: Course) -> Result:
        state, seats = course.state, range(course.seats)
        won = int(self.game.winners(state))
        return Result(
            scores=[int(points) for points in self.game.scores(state)],
            winners=[seat for seat in seats if won >> seat & 1],
            sheets=[
                {source: int(points) for source, points in sheet.items()}
                for sheet in (self.game.score_sheet(state, seat) for seat in seats)
            ],
            tie_break=self.game.tie_break(state),
            verdict=[Sentence(**sentence) for sentence in self.game.verdict(state)],
        )

    # -- questions ------------------------------------------------------------------

    def seat_of(self, guest: str | None) -> int:
        """Return the seat of a guest, or -1."""
        if guest is not None:
            for number, seat in enumerate(self.seats):
                if seat.guest == guest:
                    return number
        return -1

    def asked(self) -> int:
        """Return the seat whose answer we wait for, or -1."""
        if self.course is None or self.phase != "playing":
            return -1
        return self.course.asked()

    def running(self) -> list[int]:
        """Return the seats whose clock runs: those of people we wait for."""
        if self.asked() < 0:
            return []
        assert self.course is not None
        return [seat for seat in self.course.answerers() if self.seats[seat].player() is None]

    def used(self) -> int:
        """Return the milliseconds since the question was asked."""
        return int(1000 * (time.monotonic() - self.asked_since))

    def time_left(self) -> float | None:
        """Return the seconds left for an answer; None: no limit."""
        clock, running = self.founding.clock, self.running()
        if clock is None or not running:
            return None
        allowed = 1000 * clock.each + max(self.banks[seat] for seat in running)
        return max(0, allowed - self.used()) / 1000

    def asks_everything(self, seat: int) -> bool:
        """Say whether a person wants to be asked even if there is nothing to decide."""
        asked = self.advance.get(seat, {}).get(ASK_EVERYTHING.name, {})
        return asked.get(ASK_EVERYTHING.pieces[0], 0) > 0

    def people(self) -> list[int]:
        """Return the seats that people play now."""
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.guest is not None and seat.stand_in is None
        ]

    def owners(self) -> list[int]:
        """Return the seats of people, including those for whom a bot stands in.

        Their consent counts: a bot plays for somebody who is away, but does not agree for them.
        Those who resigned are not asked any more.
        """
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.guest is not None and not seat.resigned
        ]

    def is_untouched(self) -> bool:
        """Say whether no person has made a move yet."""
        return not any(
            isinstance(line.kept.record, Moved) and line.kept.record.guest is not None
            for line in self.lines
        )

    def may_be_ended_by(self, seat: int, failed: bool) -> bool:
        """Say whether the host, at this seat, may end the game without asking anybody."""
        alone = failed or set(self.owners()) <= {seat} or self.is_untouched()
        return self.phase == "playing" and alone

    def summary(self) -> Summary:
        return Summary(
            phase=self.phase,
            changed=self.changed,
            asked=self.asked(),
            guests=[seat.guest for seat in self.seats],
            names=[seat.name for seat in self.seats],
            bots=[seat.player() for seat in self.seats],
            result=self.result,
            rematch=self.rematch,
            branch=self.branch,
            seeded=[seat.seed is not None for seat in self.seats],
            kinds=[seat.kind for seat in self.seats],
        )

    def names(self) -> list[str]:
        """Return who played, for the record."""
        return [seat.name or seat.bot or "?" for seat in self.seats]

    def replay(self) -> Replay:
        """Return the moves that count."""
        assert self.course is not None
        made = Replay(
            self.founding.game,
            self.names(),
            self.course.seed,
            options=dict(self.founding.options),
            random=fairness.SOURCE,
            data=self.founding.data,
            position=self.founding.position,
        )
        made.moves = [(move.seat, action) for move in self.fitting() for action in move.actions]
        return made
