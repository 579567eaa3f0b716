"""The lessons of a game as its files tell them: `games/<game>/lessons/NN_name.toml`.

docs/lessons.md explains the format. A file with a mistake is refused with its name, the step and
what is allowed there. Whether a lesson can be played is found out by `check.py`.
"""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from tablee.core import registry
from tablee.core.errors import TableeError, UnknownName
from tablee.core.options import complete
from tablee.core.statements import statements

NAME = re.compile(r"\d\d_([a-z][a-z0-9_]*)")
STEP_NAME = re.compile(r"[a-z][a-z0-9_]*")
PARTED = ";"
BOTS = ("greedy", "random")  # those that answer at once
ANY_OF = "*"  # every answer of a family
TITLE = "title"
LEARNER = "Camille"
RIVALS = ("Inès", "Nérée", "Marc", "Ondine", "Solal", "Awa", "Ravi")
_LESSON: dict[str, type] = {"minutes": int, "seats": int, "seed": str}
_LESSON_MAY: dict[str, type] = {"seat": int, "options": dict, "moves": str}
_STEP: dict[str, type] = {"id": str, "rule": str}
_STEP_MAY: dict[str, type] = {
    "light": str,
    "look": str,
    "answer": list,
    "free": list,
    "then": str,
    "bot": str,
}
_TYPES: dict[type, str] = {
    str: "a text",
    int: "a whole number",
    list: "a list of texts",
    dict: "a table",
}


class BadLesson(TableeError):
    """A lesson's file that is broken, or that the rules of today do not fit any more."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to read or to do."""

    id: str
    rule: str  # the full id of the statement behind it
    light: str  # what is lit; "": nothing
    look: str  # what is shown beside it; "": nothing
    answers: tuple[tuple[str, ...], ...]  # each of them is meant; the first is shown on demand
    free: tuple[str, ...]  # answers that are accepted, too: "take", "council *"
    then: tuple[str, ...]  # what follows, by whoever is asked
    bot: str  # who plays on for the others until the learner is asked; "": nobody

    @property
    def is_read(self) -> bool:
        """Say whether nothing is to be done but read."""
        return not self.answers and not self.free


@dataclass(frozen=True, slots=True)
class Lesson:
    """A position, and the steps from there."""

    game: str
    name: str
    file: str
    minutes: int
    seats: int
    seat: int  # the learner's
    seed: int
    options: dict[str, Any]
    moves: tuple[str, ...]  # before the first step, by whoever is asked
    steps: tuple[Step, ...]

    def players(self, learner: str = LEARNER) -> list[str]:
        """Return who sits at the table."""
        others = list(RIVALS[: self.seats - 1])
        return [*others[: self.seat], learner, *others[self.seat :]]

    def at(self, step: int) -> str:
        """Name a step in an error."""
        return f"{self.file}, step {step + 1} ({self.steps[step].id})"


def folder(game: str) -> Path:
    return registry.GAMES / game / "lessons"


@cache
def lessons(game: str) -> tuple[Lesson, ...]:
    """Return the lessons of a game in their order; a game need not have any."""
    registry.game(game)
    found = []
    for path in sorted(folder(game).glob("*.toml")):
        file = f"{game}/lessons/{path.name}"
        name = NAME.fullmatch(path.stem)
        if name is None:
            raise BadLesson(f"{file}: a lesson's file is called NN_name.toml, as 01_five_minutes")
        found.append(read(game, name[1], path.read_text(encoding="utf-8"), file))
    return tuple(found)


def lesson(game: str, name: str) -> Lesson:
    """Return a lesson by its name."""
    known = {each.name: each for each in lessons(game)}
    if name not in known:
        raise UnknownName(f"lesson of {game}", name, known)
    return known[name]


def read(game: str, name: str, text: str, file: str) -> Lesson:
    """Return the lesson of a file's text, or say what is wrong with it."""
    try:
        told = tomllib.loads(text)
    except ValueError as error:
        raise BadLesson(f"{file}: {error}") from None
    for key in told:
        if key not in ("lesson", "step"):
            raise BadLesson(f"{file}: {key} is unknown; a file has [lesson] and [[step]]")
    head, steps = told.get("lesson"), told.get("step")
    if not isinstance(head, dict) or not isinstance(steps, list) or not steps:
        raise BadLesson(f"{file}: a file has one [lesson] and at least one [[step]]")
    look_at(head, _LESSON, _LESSON_MAY, f"{file}, [lesson]")
    read_steps = [step_of(game, row, file, place) for place, row in enumerate(steps, 1)]
    names = [step.id for step in read_steps]
    for each in names:
        if names.count(each) > 1:
            raise BadLesson(f"{file}: two steps are called {each}")
    made = lesson_of(game, name, head, file)
    return Lesson(**made, steps=tuple(read_steps))


def lesson_of(game: str, name: str, head: dict[str, Any], file: str) -> dict[str, Any]:
    rules, where = registry.game(game), f"{file}, [lesson]"
    seats, seat = head["seats"], head.get("seat", 0)
    if not rules.min_seats <= seats <= rules.max_seats:
        allowed = f"{rules.min_seats} to {rules.max_seats}"
        raise BadLesson(f"{where}: seats is {allowed}, not {seats}")
    if not 0 <= seat < seats:
        raise BadLesson(f"{where}: seat is 0 to {seats - 1}, not {seat}")
    try:
        seed = int(head["seed"], 16)
        options = complete(rules.options, head.get("options", {}))
    except ValueError:
        raise BadLesson(f"{where}: seed is hexadecimal, not {head['seed']!r}") from None
    except TableeError as error:
        raise BadLesson(f"{where}: {error}") from None
    return {
        "game": game,
        "name": name,
        "file": file,
        "minutes": head["minutes"],
        "seats": seats,
        "seat": seat,
        "seed": seed,
        "options": options,
        "moves": known(game, parted(head.get("moves", "")), where, "moves"),
    }


def step_of(game: str, row: dict[str, Any], file: str, place: int) -> Step:
    where = f"{file}, step {place} ({row.get('id', '?')})"
    look_at(row, _STEP, _STEP_MAY, where)
    if STEP_NAME.fullmatch(row["id"]) is None or row["id"] == TITLE:
        raise BadLesson(f"{where}: an id has small letters, digits and _, and is not {TITLE}")
    if row["rule"] not in statements(game):
        raise BadLesson(
            f"{where}: {game} has no rule {row['rule']}; tablee rules {game} lists them"
        )
    answers = tuple(parted(each) for each in texts_in(row, "answer", where))
    for answer in answers:
        known(game, answer, where, "answer")
    free = tuple(texts_in(row, "free", where))
    families = registry.game(game).actions.families
    for each in free:
        if each.endswith(ANY_OF) and each.removesuffix(ANY_OF).strip() not in families:
            raise BadLesson(f"{where}: free is {each!r}; families are {', '.join(families)}")
        if not each.endswith(ANY_OF):
            known(game, (each,), where, "free")
    bot = row.get("bot", "")
    if bot not in ("", *BOTS):
        raise BadLesson(f"{where}: bot is {' or '.join(BOTS)}, not {bot!r}: nobody waits here")
    return Step(
        row["id"],
        f"{game}:{row['rule']}",
        row.get("light", ""),
        row.get("look", ""),
        answers,
        free,
        known(game, parted(row.get("then", "")), where, "then"),
        bot,
    )


def look_at(row: dict[str, Any], wanted: dict[str, type], may: dict[str, type], where: str) -> None:
    """Refuse a part that lacks a key, or has one that is unknown or of another type."""
    for key in wanted:
        if key not in row:
            raise BadLesson(f"{where}: {key} is missing")
    for key, value in row.items():
        kind = wanted.get(key) or may.get(key)
        if kind is None:
            raise BadLesson(f"{where}: {key} is unknown; allowed: {', '.join([*wanted, *may])}")
        if type(value) is not kind:
            raise BadLesson(f"{where}: {key} is {_TYPES[kind]}, not {value!r}")


def texts_in(row: dict[str, Any], key: str, where: str) -> list[str]:
    found: list[Any] = row.get(key, [])
    for each in found:
        if not isinstance(each, str):
            raise BadLesson(f"{where}: {key} is a list of texts, not of {each!r}")
    return found


def parted(words: str) -> tuple[str, ...]:
    """Return answers that are written one after another, parted by semicolons."""
    return tuple(each.strip() for each in words.split(PARTED) if each.strip())


def known(game: str, words: tuple[str, ...], where: str, key: str) -> tuple[str, ...]:
    """Refuse words that are no answer of the game."""
    actions = registry.game(game).actions
    for each in words:
        try:
            actions.read(each)
        except TableeError as error:
            family = each.partition(" ")[0]
            allowed = [str(actions.describe(code)) for code in range(len(actions))]
            near = [one for one in allowed if one.split()[0] == family]
            listed = ", ".join(near or actions.families)
            raise BadLesson(f"{where}: {key}: {error}; allowed: {listed}") from None
    return words
