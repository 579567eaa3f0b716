"""Lessons by HTTP. A lesson is played on a table that exists for one request only.

The page sends the answers given so far and gets what a table would have sent: the same messages,
redacted in the same place. So nothing has to be kept, and a lesson goes on wherever the page has
kept its answers. The gate limits how often an address may ask.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from functools import cache
from typing import TypeVar

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from tablee.core import registry
from tablee.core.errors import UnknownName
from tablee.core.events import Told
from tablee.core.moves import Misfit
from tablee.core.native import i64, vec
from tablee.lessons.files import Lesson, lesson, lessons
from tablee.lessons.walk import Played, Verdict, Walk, taken_up
from tablee.lessons.words import texts_of, title_of
from tablee.server import messages
from tablee.server.answers import MEANT, NO_ANSWER, is_meant, why_not
from tablee.server.course import Course
from tablee.server.drafts import in_order, try_out
from tablee.server.infos import Audience, Viewer
from tablee.server.learning import AskLesson, LessonInfo, LessonReply, LessonStep, LessonTexts
from tablee.server.lobby import Asked, Place, site_of, visitor
from tablee.server.packed import Packed, answered, packed
from tablee.server.records import Began, Founding, Kept, Moved, SeatPlan, SeatTaken
from tablee.server.redact import Added, Denied, Everything, Meant, Tried, What, outgoing
from tablee.server.refusals import Refusal
from tablee.server.standing import Standing
from tablee.text import LANGUAGES

T = TypeVar("T")
TABLE = "thislesson"  # as long as the id of any table
LEARNER = "learner"
NO_SEED = "00" * 32
Reply = list[msgspec.Raw]


class LessonTable(Standing):
    """The table of a lesson as it stands after the moves of a walk."""

    def __init__(self, played: Lesson, learner: str) -> None:
        self.lesson = played
        names = played.players(learner)
        super().__init__(
            Founding(
                id=TABLE,
                game=played.game,
                rules_version=int(registry.game(played.game).version),
                options=played.options,
                visibility="private",
                stand_in_after=0,
                plan=[SeatPlan("open")] * played.seats,
                host=LEARNER,
                created=0,
                server_seed=NO_SEED,
            )
        )
        for seat, name in enumerate(names):
            guest = LEARNER if seat == played.seat else f"rival {seat}"
            self.fold(Kept(self.version + 1, 0, SeatTaken(seat, guest, name)))
            self.seats[seat].sockets = 1
        self.fold(Kept(self.version + 1, 0, Began([None] * played.seats)))
        self.viewer = Viewer(LEARNER, played.seat, host=False)

    def _begin(self, record: Began, version: int) -> Sequence[Told]:
        """Deal by the seed of the lesson."""
        self.course = Course(self.game, len(self.seats), self.founding.options, self.lesson.seed)
        self.phase = "playing"
        self.seq = version
        return self.course.opening

    def asks_everything(self, seat: int) -> bool:
        """In a lesson nothing is answered without being seen."""
        return True

    def play(self, move: Played) -> None:
        guest = LEARNER if move.learner else None
        first, *then = move.actions
        record = Moved(move.seat, first, guest, then=then)
        self.fold(Kept(self.version + 1, 0, record))

    def tell(self, what: What) -> msgspec.Raw:
        return msgspec.Raw(outgoing(self, self.viewer, Audience(), what))


# -- what is asked ------------------------------------------------------------------------


def found(game: str, name: str) -> Lesson:
    try:
        return lesson(game, name)
    except UnknownName:
        raise Refusal("no-such-page") from None


def reply(asked: AskLesson, played: Lesson, learner: str) -> LessonReply:
    """Do what is asked and say where the lesson is then."""
    walk = taken_up(played, asked.given, asked.begun)
    table = LessonTable(played, learner)
    known = fitting(walk, asked)
    for move in walk.played:
        table.play(move)
    shown = table.version == asked.last and known
    verdict, told = None, list[msgspec.Raw]()
    if asked.go_on:
        walk.go_on()
    elif asked.message is not None and shown and not walk.is_over():
        verdict, told = answer(walk, table, asked.message)
    told = news(walk, table, told) if shown else [everything(walk, table)]
    return LessonReply(
        step=walk.step,
        given=walk.given,
        begun=walk.begun,
        outcome=verdict.outcome if verdict is not None else None,
        answer=verdict.answer if verdict is not None else "",
        messages=told,
    )


def fitting(walk: Walk, asked: AskLesson) -> bool:
    """Say whether all answers given before still fit."""
    return len(walk.given) == len(asked.given) and walk.begun == asked.begun


def news(walk: Walk, table: LessonTable, told: Reply) -> Reply:
    """Play what the walk has added, and tell each of its moves."""
    for move in walk.played[moves_of(table) :]:
        table.play(move)
        told = [*told, table.tell(Added(table.lines[-1]))]
    return told


def everything(walk: Walk, table: LessonTable) -> msgspec.Raw:
    news(walk, table, [])
    return table.tell(Everything())


def moves_of(table: LessonTable) -> int:
    assert table.course is not None
    return len(table.course.moves)


def answer(
    walk: Walk, table: LessonTable, message: messages.Move | messages.Preview | messages.WhyNot
) -> tuple[Verdict | None, Reply]:
    """Answer a message as a table does."""
    if message.seq != table.seq:
        return None, [table.tell(Everything())]
    if isinstance(message, messages.Move):
        return move(walk, table, message)
    course, seat = table.course, table.lesson.seat
    assert course is not None
    if isinstance(message, messages.Preview):
        return None, [table.tell(Tried(message.id, try_out(course, seat, message.actions)))]
    seen, laid = course.seen_by(seat), vec[i64](message.laid)
    told = []
    for action in range(len(table.game.actions)):
        if is_meant(table.game.actions, action, message):
            refused = why_not(table.game, seen, seat, laid, action)
            told.append((refused is not None and refused.key == NO_ANSWER, action, refused))
    told.sort(key=lambda one: one[:2])
    meant = Meant(message.id, [one[1:] for one in told[:MEANT]], seen)
    return None, [table.tell(meant)]


def move(walk: Walk, table: LessonTable, message: messages.Move) -> tuple[Verdict, Reply]:
    """Give an answer. One that is not allowed is refused with the engine's reason."""
    course, seat = table.course, table.lesson.seat
    assert course is not None
    unknown = [action for action in message.actions if action >= table.game.action_count]
    if seat not in course.answerers() or unknown:
        reason = course.seen_by(seat).refusal(seat, (unknown or message.actions)[0])
        assert reason is not None
        return Verdict("illegal", reason=reason), [table.tell(Denied(message.id, reason))]
    order = in_order(course, seat, message.actions, message.chain)
    if isinstance(order, Misfit):
        denied = Denied(message.id, order.reason, action=order.action)
        return Verdict("illegal", reason=order.reason), [table.tell(denied)]
    verdict = walk.give(order)
    if verdict.outcome == "not-meant":
        return verdict, []
    return verdict, [table.tell(messages.Accepted(message.id, table.version + 1, len(order)))]


# -- routes -------------------------------------------------------------------------------


@get("/api/lessons", sync_to_thread=True)
def all_lessons(request: Asked) -> Response[list[LessonInfo]]:
    return answered(request, listed())


@cache
def listed() -> Packed:
    known = [info_of(each) for game in registry.names() for each in lessons(game)]
    return packed(msgspec.json.encode(known))


def info_of(played: Lesson) -> LessonInfo:
    titles = {language: title_of(played, language) for language in LANGUAGES}
    return LessonInfo(played.game, played.name, played.minutes, len(played.steps), titles)


@get("/api/lessons/{game:str}/{name:str}", sync_to_thread=True)
def lesson_texts(game: Place, name: Place) -> LessonTexts:
    played = found(game, name)
    steps = [
        LessonStep(step.id, step.rule, step.light, step.look, step.is_read) for step in played.steps
    ]
    texts = {language: texts_of(played, language) for language in LANGUAGES}
    return LessonTexts(info_of(played), steps, texts)


@post("/api/lessons/{game:str}/{name:str}", status_code=200)
async def ask_lesson(
    request: Asked, game: Place, name: Place, data: JSONBody[AskLesson]
) -> LessonReply:
    """Nobody needs a name to learn."""
    played, guest, site = found(game, name), await visitor(request), site_of(request)
    learner = guest.name if guest is not None else played.players()[played.seat]
    address = request.client.host if request.client is not None else ""
    if not site.learning.enter(address):
        raise Refusal("too-fast")
    try:
        return await in_thread(lambda: reply(data, played, learner))
    finally:
        site.learning.leave(address)


async def in_thread(work: Callable[[], T]) -> T:
    """Play a lesson beside the event loop: some positions take a while to reach."""
    return await asyncio.to_thread(work)


ROUTES = [all_lessons, lesson_texts, ask_lesson]
