"""Judged positions: which answers are fine in them, which are foolish, and who finds the fine ones.

A game keeps them in `exam/*.toml`, one format for all games:

    [[game]]                    how positions come about
    id = "by_hand"
    seats = 2
    seed = "1092"               hexadecimal, as in replay files
    random = "hmac-sha256"      the source (default: sfc32)
    options = { ... }           those that are not the usual ones
    moves = "..."               in the words of replay files, parted by semicolons

    [[position]]
    id = "leaves_at_once"
    game = "by_hand"
    after = 225                 moves played before
    seat = 0                    who decides
    fine = ["leave"]            answers; "move *" means all answers of that family
    foolish = ["end_turn"]      one of the two lists is enough: all other answers go to the other;
                                if both are given, each legal answer is in one of them
    why_en, why_fr = "..."      why, from the rules or from exact odds: never what a bot does

Words outlive new action numbers. A position that the rules of today do not reach, or whose answers
are not legal any more, is an error that names the file and the position.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from tablee import bots
from tablee.core import registry
from tablee.core.engine import State
from tablee.core.errors import TableeError
from tablee.core.replay import SOURCES
from tablee.core.rng import secret, seeded
from tablee.sim.stats import wilson

ASKS = 5  # times that a bot is asked at each position, each time with another seed
ANY_OF = "*"  # all legal answers of a family
PARTED = ";"
_GAME = {"id": str, "seats": int, "seed": str, "moves": str}
_GAME_MAY = {"random": str, "options": dict}
_POSITION = {"id": str, "game": str, "after": int, "seat": int, "why_en": str, "why_fr": str}
_POSITION_MAY = {"fine": list, "foolish": list}


class BadExam(TableeError):
    """An exam's file that is broken, or that the rules of today do not fit any more."""


@dataclass(frozen=True, slots=True)
class Course:
    """How a game went: all that is needed to play it again."""

    seats: int
    seed: int
    random: str
    options: dict[str, Any]
    moves: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Position:
    """A decision and what is thought of its answers."""

    game: str  # the game's name
    id: str
    file: str
    after: int
    seat: int
    fine: tuple[int, ...]
    foolish: tuple[int, ...]
    why: dict[str, str]  # by language
    course: Course = field(repr=False)

    @property
    def name(self) -> str:
        return f"{self.file}, {self.id}"

    def state(self) -> State:
        return reached(self.game, self.course, self.after, self.name)


@dataclass(slots=True)
class Answers:
    """What a bot answered at one position."""

    position: Position
    given: list[int] = field(default_factory=list)

    @property
    def share(self) -> float:
        """Return the share of fine answers."""
        return sum(answer in self.position.fine for answer in self.given) / len(self.given)


# -- files -----------------------------------------------------------------------------


@cache
def positions(game: str) -> tuple[Position, ...]:
    """Return all judged positions of a game; a game need not have any."""
    registry.game(game)
    found: list[Position] = []
    for path in sorted((registry.GAMES / game / "exam").glob("*.toml")):
        found += read(game, path.read_text(encoding="utf-8"), f"{game}/exam/{path.name}")
    return tuple(found)


def read(game: str, text: str, file: str) -> list[Position]:
    """Return the positions of one file, or say what is wrong with it."""
    try:
        told = tomllib.loads(text)
    except ValueError as error:
        raise BadExam(f"{file}: {error}") from None
    _check(told, {"position": list}, {"game": list}, file)
    courses: dict[str, Course] = {}
    for written in told.get("game", []):
        where = f"{file}, game {written.get('id')}"
        _check(written, _GAME, _GAME_MAY, where)
        if written["id"] in courses:
            raise BadExam(f"{where}: this id is used twice")
        courses[written["id"]] = _course(written, where)
    found: list[Position] = []
    for written in told["position"]:
        where = f"{file}, {written.get('id')}"
        _check(written, _POSITION, _POSITION_MAY, where)
        if any(written["id"] == other.id for other in found):
            raise BadExam(f"{where}: this id is used twice")
        if written["game"] not in courses:
            raise BadExam(f"{where}: there is no game '{written['game']}' in this file")
        found.append(_position(game, written, courses[written["game"]], file))
    return found


def _check(
    written: dict[str, Any], wanted: Mapping[str, type], more: Mapping[str, type], where: str
) -> None:
    kinds = {**wanted, **more}
    for key in wanted:
        if key not in written:
            raise BadExam(f"{where}: {key} is missing")
    for key, value in written.items():
        if key not in kinds:
            raise BadExam(f"{where}: '{key}' is not known; allowed: {', '.join(kinds)}")
        if type(value) is not kinds[key]:
            raise BadExam(f"{where}: {key} is {value!r}, not a TOML {kinds[key].__name__}")


def _course(written: dict[str, Any], where: str) -> Course:
    random = written.get("random", SOURCES[0])
    if random not in SOURCES:
        raise BadExam(f"{where}: random is one of {', '.join(SOURCES)}, not {random!r}")
    try:
        seed = int(written["seed"], 16)
    except ValueError:
        raise BadExam(f"{where}: seed is a hexadecimal number, not {written['seed']!r}") from None
    words = (" ".join(move.split()) for move in written["moves"].split(PARTED))
    moves = tuple(move for move in words if move)
    return Course(written["seats"], seed, random, written.get("options", {}), moves)


def _position(game: str, written: dict[str, Any], course: Course, file: str) -> Position:
    where = f"{file}, {written['id']}"
    state = reached(game, course, written["after"], where)
    if state.to_move() != written["seat"]:
        raise BadExam(f"{where}: seat {state.to_move()} decides, not seat {written['seat']}")
    legal = [int(action) for action in state.legal_actions()]
    judged = {
        kind: _named(game, written[kind], legal, f"{where}, {kind}")
        for kind in _POSITION_MAY
        if kind in written
    }
    if not judged:
        raise BadExam(f"{where}: neither fine nor foolish answers are named")
    fine = judged.get("fine", [one for one in legal if one not in judged.get("foolish", [])])
    foolish = judged.get("foolish", [one for one in legal if one not in fine])
    describe = registry.game(game).actions.describe
    for action in legal:
        if (action in fine) == (action in foolish):
            how = "both" if action in fine else "neither"
            raise BadExam(f"{where}: '{describe(action)}' is {how} fine and foolish")
    if not fine or not foolish:
        raise BadExam(f"{where}: fine and foolish answers must both exist")
    why = {"en": written["why_en"], "fr": written["why_fr"]}
    return Position(
        *(game, written["id"], file, written["after"], written["seat"]),
        *(tuple(fine), tuple(foolish), why, course),
    )


def _named(game: str, words: Sequence[object], legal: Sequence[int], where: str) -> list[int]:
    """Return the legal answers that words name."""
    describe = registry.game(game).actions.describe
    told = {action: describe(action) for action in legal}
    found: list[int] = []
    for word in words:
        family, _, member = str(word).partition(" ")
        if member == ANY_OF:
            meant = [action for action in legal if told[action].kind == family]
        else:
            meant = [action for action in legal if str(told[action]) == word]
        if not meant:
            allowed = ", ".join(str(action) for action in told.values())
            raise BadExam(f"{where}: '{word}' is no legal answer here; legal: {allowed}")
        found += [action for action in meant if action not in found]
    return found


def reached(game: str, course: Course, after: int, where: str) -> State:
    """Return the position after so many moves of a game."""
    rules = registry.game(game)
    if not 0 <= after <= len(course.moves):
        raise BadExam(f"{where}: the game has {len(course.moves)} moves, not {after}")
    rng = secret(course.seed) if course.random != SOURCES[0] else seeded(course.seed)
    try:
        state: State = rules.new_game(course.seats, 0, course.options, rng=rng)
    except TableeError as error:
        raise BadExam(f"{where}: {error}") from None
    for number, words in enumerate(course.moves[:after], 1):
        try:
            state.play(state.to_move(), rules.actions.read(words))
        except TableeError as error:
            raise BadExam(f"{where}: move {number}, '{words}', is not possible: {error}") from None
    return state


# -- the exam ----------------------------------------------------------------------------


def sit(
    names: Sequence[str],
    games: Sequence[str],
    asks: int = ASKS,
    progress: Callable[[int], None] = lambda done: None,
) -> Iterator[tuple[str, str, Answers]]:
    """Yield bot, game and answers, position by position; each answer depends on its seed alone."""
    done = 0
    for name in names:
        for game in games:
            for position in positions(game):
                yield name, game, asked(name, position, asks)
                done += 1
                progress(done)


def asked(name: str, position: Position, asks: int) -> Answers:
    """Ask a bot several times; what its seat cannot see is dealt anew each time."""
    rules = registry.game(position.game)
    state = position.state()
    found = Answers(position)
    for seed in range(asks):
        rng = seeded(seed, position.after)
        seen: State = rules.determinize(state, position.seat, rng)
        found.given.append(int(bots.make(name).choose(rules, seen, rng)))
    return found


def summary(name: str, game: str, answers: Sequence[Answers]) -> dict[str, Any]:
    """Return how a bot did at a game: the mean share of fine answers, with its 95 % interval.

    The interval takes the positions for a sample of all that could be judged.
    """
    right = sum(one.share for one in answers)
    low, high = wilson(right, len(answers))
    describe = registry.game(game).actions.describe
    return {
        "bot": name,
        "game": game,
        "positions": len(answers),
        "right": right / len(answers) if answers else None,
        "interval": [low, high],
        "answers": [
            {
                "position": one.position.name,
                "fine": one.share,
                "given": [str(describe(action)) for action in one.given],
                "why": one.position.why,
            }
            for one in answers
        ],
    }
