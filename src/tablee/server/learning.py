"""Lessons over HTTP: what the page asks and what it gets. The other messages are a table's own."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from tablee.server.messages import Move, Preview, WhyNot
from tablee.server.parts import Wire

Words = Annotated[str, Meta(max_length=100)]
Answer = Annotated[list[Words], Meta(max_length=64)]
Messages = Annotated[list[msgspec.Raw], Meta(extra={"typescript": "ServerMessage[]"})]


class LessonInfo(Wire):
    """A lesson in a list: an item of GET /api/lessons."""

    game: str
    """The game it teaches."""
    name: str
    """Its name."""
    minutes: int
    """How long it takes, about."""
    steps: int
    """How many steps it has."""
    titles: dict[str, str]
    """What it is called, by language."""


class LessonStep(Wire):
    """A step of a lesson."""

    id: str
    """Its name; its texts begin with it."""
    rule: str
    """The rule behind it."""
    light: str
    """What is lit: an answer, a piece as "thing id", or "place name"; empty: nothing."""
    look: str
    """What is shown beside it, in the same words; empty: nothing."""
    read: bool
    """Whether nothing is to be done but read."""


class LessonTexts(Wire):
    """GET /api/lessons/{game}/{lesson}: a lesson without its answers."""

    info: LessonInfo
    """What the list says of it."""
    steps: list[LessonStep]
    """Its steps, in order."""
    texts: dict[str, dict[str, str]]
    """What it says, by language and key: `<step>`, `<step>.why`, `<step>.wrong`, `<step>.done`."""


class AskLesson(Wire):
    """POST /api/lessons/{game}/{lesson}: do something in a lesson. Nothing is kept."""

    given: Annotated[list[Answer], Meta(max_length=100)] = []
    """The answers of each step that is done, as the last reply told them."""
    begun: Answer = []
    """Those of the step under way."""
    last: int = 0
    """The version that the browser shows; 0: send everything."""
    go_on: bool = False
    """Finish the step as the lesson would: what was only to be read, is shown or is skipped."""
    message: Move | Preview | WhyNot | None = None
    """The same as at a table."""


class LessonReply(Wire):
    """Where a lesson is now."""

    step: int
    """The number of the step under way, from 0; as many as there are steps: it is finished."""
    given: list[list[str]]
    """The answers of each step that is done."""
    begun: list[str]
    """Those of the step under way."""
    outcome: Literal["right", "begun", "not-meant", "illegal"] | None
    """What came of a move."""
    answer: str
    """Of a right one: which of the accepted answers it was."""
    messages: Messages
    """What a table would have sent."""
