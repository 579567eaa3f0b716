"""What a lesson says: `NN_name.en.ftl` and `.fr.ftl` beside its TOML file.

    title                the lesson's name, on the first line
    <step>               one or two sentences, at most 15 words each
    <step>.why           what the link to the rule asks: "Why 2 pearls?"
    <step>.wrong         to an answer that is allowed but not meant here
    <step>.done          to a right answer
    <step>.done-<family> to a right answer of a family, where several are accepted

The texts of the game can be named in them: { lord-miller }. What stands between two asterisks is
set in bold.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk, Message

from tablee.lessons.files import TITLE, BadLesson, Lesson, folder
from tablee.text import resource, sources

MOST_WORDS = 15
MOST_SENTENCES = 2


def place(game: str, file: str, language: str) -> Path:
    path = folder(game) / f"{file.rpartition('/')[2].removesuffix('.toml')}.{language}.ftl"
    if not path.exists():
        raise BadLesson(f"{file}: its texts are missing: {path.name}")
    return path


def title_of(lesson: Lesson, language: str) -> str:
    """Return a lesson's name without reading more than its first line: lists have many."""
    path = place(lesson.game, lesson.file, language)
    with path.open(encoding="utf-8") as file:
        key, _, words = file.readline().partition("=")
    if key.strip() != TITLE or not words.strip() or "{" in words:
        raise BadLesson(f"{path.name}: the first line is {TITLE} = the lesson's name")
    return words.strip()


@cache
def said(game: str, name: str, file: str, language: str) -> dict[str, str]:
    """Return all that a lesson says in a language, by key."""
    path = place(game, file, language)
    bundle = FluentBundle([language], use_isolating=False)
    for each in sources(game, language):
        bundle.add_resource(resource(each))
    own = FluentResource(path.read_text(encoding="utf-8"))
    bundle.add_resource(own, allow_overrides=True)
    found: dict[str, str] = {}
    for entry in own.body:
        if isinstance(entry, Junk):
            raise BadLesson(f"{path.name}: this is not Fluent: {str(entry.content).strip()[:60]!r}")
        if not isinstance(entry, Message):
            continue
        key = entry.id.name
        message = bundle.get_message(key)
        patterns = {key: message.value} | {
            f"{key}.{name}": pattern for name, pattern in message.attributes.items()
        }
        for full, pattern in patterns.items():
            if pattern is None:
                continue
            words, errors = bundle.format_pattern(pattern)
            if errors:
                raise BadLesson(f"{path.name}: {full}: {errors[0]}")
            found[full] = str(words)
    return found


def texts_of(lesson: Lesson, language: str) -> dict[str, str]:
    """Return what a lesson says; refuse one that says nothing to a step."""
    found = said(lesson.game, lesson.name, lesson.file, language)
    wanted = [TITLE, *(step.id for step in lesson.steps)]
    for key in wanted:
        if key not in found:
            raise BadLesson(f"{lesson.file}: {language} says nothing for {key}")
    for key in found:
        if key.partition(".")[0] not in wanted:
            allowed = ", ".join(wanted)
            raise BadLesson(f"{lesson.file}: {language}: there is no step {key}; steps: {allowed}")
    return found


def praise(lesson: Lesson, step: str, answer: str, language: str) -> str:
    """Return what is said to a right answer, or ""."""
    found = texts_of(lesson, language)
    family = answer.partition(" ")[0].partition(";")[0]
    return found.get(f"{step}.done-{family}", found.get(f"{step}.done", ""))
