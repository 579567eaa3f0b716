"""The one place that builds what a viewer gets: `outgoing` and the HTTP answers beside it.

Every message is built from the table's standing for one viewer, and only from what that viewer's
seat may know. The game's own `view` and `EventTable.describe` redact the pieces. Everything else
(answers, requests, counts, seeds) is decided here. Sockets accept only bytes, and nothing else in
the server makes any.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from msgspec import Struct

from tablee.core import gestures
from tablee.core.engine import Game, Gathering, State
from tablee.core.errors import Reason
from tablee.core.native import i64, vec
from tablee.server import entries, messages, records
from tablee.server.course import fresh_rng
from tablee.server.drafts import Trial
from tablee.server.infos import Audience, Viewer, live_info, seats_of, watchers_of
from tablee.server.naming import choice_of, named, reason_of, value_of, values_of
from tablee.server.news import Pointing
from tablee.server.parts import (
    Choice,
    ClockTimes,
    Position,
    Question,
    Route,
    Undo,
    UndoRequest,
)
from tablee.server.quiet import table_answers
from tablee.server.redact_log import entry_of, happenings
from tablee.server.standing import Line, Standing

LOG_PAGE = 200  # lines of the chat, and the same number of other entries


# -- the game ---------------------------------------------------------------------


def choices_of(
    game: Game[Any], state: State, viewer: int, more: dict[int, bool] | None
) -> list[Choice]:
    """Return the answers open to a seat: legal ones, and pieces of an answer in any order."""
    step = state.question()
    pieces = more
    if pieces is None:
        legal = [int(action) for action in state.legal_actions()]
        pieces = dict.fromkeys(legal, True)
        if isinstance(step, Gathering):
            all_pieces = gestures.complete(state, viewer, vec[i64]()).more
            pieces = {int(action): int(action) in legal for action in all_pieces}
    found = []
    for action, alone in pieces.items():
        choice = choice_of(game, step, action)
        choice.alone = alone
        choice.wins = game.wins(state, action)
        found.append(choice)
    return found


def routes_of(game: Game[Any], state: State, viewer: int) -> list[Route]:
    """Return the chains of answers open to a seat, found without what it may not know."""
    seen = game.determinize(state, viewer, fresh_rng())
    return [
        Route(
            route.kind,
            *cast(tuple[str, str], value_of(game, route.to)),
            [int(action) for action in route.actions],
            values_of(game, dict(route.values)),
        )
        for route in game.routes(seen, viewer)
    ]


def question_of(
    game: Game[Any], state: State, viewer: int, more: dict[int, bool] | None = None
) -> Question | None:
    """Return what is asked, with its answers only for those who may give them.

    In a preview, `more` lists the pieces that can join those laid out, and for each whether the
    result can be given as it is.
    """
    if state.is_over():
        return None
    step = state.question()
    choices = None
    answerers = [seat for seat in range(state.seats) if state.may_answer() >> seat & 1]
    if viewer in answerers:
        choices = choices_of(game, state, viewer, more)
    return Question(
        seat=int(step.seat),
        kind=game.kind_of(step),
        rule=step.rule(-1),
        values=values_of(game, step.asks(state)),
        choices=choices,
        seats=answerers,
        detail=type(step) in game.details,
        several=isinstance(step, Gathering),
    )


def view_of(game: Game[Any], state: State, viewer: int, estimates: bool) -> dict[str, Any]:
    """Return the table as a viewer sees it; `question_of` returns what is asked, in words.

    Without `estimates`, nothing is added up for anybody until the game is over.
    """
    view = dict(game.table(state, viewer))
    if estimates or state.is_over():
        return view
    return cast(dict[str, Any], without(view, game.estimates))


def without(part: Any, keys: Sequence[str]) -> Any:
    """Return a part of a view with these keys set to null, at any depth."""
    if isinstance(part, dict):
        return {key: None if key in keys else without(value, keys) for key, value in part.items()}
    if isinstance(part, list):
        return [without(each, keys) for each in part]
    return part


def position_of(
    table: Standing,
    viewer: int,
    state: State | None = None,
    more: dict[int, bool] | None = None,
) -> Position | None:
    """Return the game as a seat may see it; `state` replaces the true one in previews.

    Only the true state has routes: in a preview the rest of a move is laid out piece by piece.
    """
    course = table.course
    if table.archive is not None:
        return kept_position(table, viewer)
    if course is None:
        return None
    shown = state if state is not None else course.state
    question = None
    if table.phase == "playing":
        question = question_of(table.game, shown, viewer, more)
    if state is None and question is not None and viewer in question.seats:
        question.routes = routes_of(table.game, shown, viewer)
        question.quiet = table_answers(table, question.seat)
    return Position(
        view=view_of(table.game, shown, viewer, table.founding.estimates),
        question=question,
        undo=undo_of(table, viewer),
        result=table.result,
        clock=clock_of(table),
        turn=table.turns,
        advance=table.advance.get(viewer, {}) if viewer >= 0 else {},
    )


def kept_position(table: Standing, viewer: int) -> Position:
    """Return the end of a game as its archive has it for a seat."""
    assert table.archive is not None
    return Position(
        view=table.archive.views[viewer + 1],
        question=None,
        undo=Undo(False, 0, None),
        result=table.result,
        turn=table.turns,
        advance=table.advance.get(viewer, {}) if viewer >= 0 else {},
    )


def clock_of(table: Standing) -> ClockTimes | None:
    if table.founding.clock is None or table.phase != "playing":
        return None
    return ClockTimes(list(table.banks), table.running(), table.used())


def undo_of(table: Standing, viewer: int) -> Undo:
    course, wish = table.course, table.wish
    assert course is not None
    asked = None
    if wish is not None:
        waiting = [seat for seat in table.owners() if seat not in {wish.seat, *wish.agreed}]
        asked = UndoRequest(wish.version, wish.seat, wish.moves, waiting)
    if viewer < 0 or table.phase != "playing":
        return Undo(False, 0, asked)
    return Undo(course.free(viewer), course.decision_since(viewer), asked)


# -- what a socket gets -----------------------------------------------------------------


class Everything(Struct, frozen=True):
    """Send the whole table, or what was missed since `last`."""

    last: int | None = None


class Added(Struct, frozen=True):
    """Send the entry just added."""

    line: Line


class Older(Struct, frozen=True):
    """Send the entries before a version: lines of chat, or all others."""

    before: int
    chat: bool = False


class People(Struct, frozen=True):
    """Send who is present."""


class Tried(Struct, frozen=True):
    """Send what answers lead to, tried on a state re-dealt for the viewer."""

    id: str
    trial: Trial


class Meant(Struct, frozen=True):
    """Send why answers cannot be given, worked out on `state`, which is re-dealt for the viewer."""

    id: str
    answers: Sequence[tuple[int, Reason | None]]
    state: State


class Advanced(Struct, frozen=True):
    """Send what the viewer's seat has set in advance."""


class Denied(Struct, frozen=True):
    """Send a refusal; its reason was worked out without what the viewer may not know."""

    id: str | None
    reason: Reason
    stale: bool = False
    action: int | None = None  # the answer that is wrong


Plain = messages.Accepted | messages.Notice
What = Everything | Added | Older | People | Tried | Meant | Advanced | Denied | Pointing | Plain
QUIET_RECORDS = (records.Said,)
GAME_RECORDS = (
    records.Moved,
    records.TakenBack,
    records.UndoWanted,
    records.UndoAllowed,
    records.UndoDenied,
)
_encoder = msgspec.json.Encoder()


def outgoing(table: Standing, viewer: Viewer, audience: Audience, what: What) -> bytes:
    """Return what one viewer gets. Nothing else makes bytes for sockets."""
    return _encoder.encode(_message(table, viewer, audience, what))


def is_for(table: Standing, viewer: Viewer, what: What) -> bool:
    """Say whether a viewer gets something at all: what a side plans stays with its seats."""
    if not isinstance(what, Pointing):
        return True
    side = int(table.game.side(what.seat, len(table.seats)))
    return viewer.seat >= 0 and bool(side >> viewer.seat & 1)


def sees(table: Standing, seat: int, thing: str, piece: str) -> bool:
    """Say whether a piece is anywhere in the view of a seat, under the name of its kind."""
    assert table.course is not None

    def holds(part: Any) -> bool:
        if isinstance(part, dict):
            return part.get(thing) == piece or any(holds(each) for each in part.values())
        return isinstance(part, list) and any(holds(each) for each in part)

    return holds(view_of(table.game, table.course.state, seat, estimates=False))


def notice(key: Any) -> bytes:
    """Return a notice about the connection; it involves no table."""
    return _encoder.encode(messages.Notice(key))


def _message(
    table: Standing, viewer: Viewer, audience: Audience, what: What
) -> messages.ServerMessage:
    if isinstance(what, Everything):
        return _everything(table, viewer, audience, what.last)
    if isinstance(what, Added):
        return _update(table, viewer, audience, what.line)
    if isinstance(what, Older):
        return messages.History(*_page(table, viewer, what.before, what.chat), what.chat)
    if isinstance(what, People):
        there = watchers_of(table, audience) if viewer.host else []
        return messages.Presence(seats_of(table, viewer), audience.watchers, there)
    if isinstance(what, Tried):
        return previewed(table, viewer.seat, what.id, what.trial)
    if isinstance(what, Meant):
        return messages.Explained(what.id, explanations(table.game, what))
    if isinstance(what, Advanced):
        return messages.Advance(table.advance.get(viewer.seat, {}))
    if isinstance(what, Pointing):
        return messages.Pointed(what.seat, what.thing, what.pieces)
    if isinstance(what, Denied):
        wrong = (
            named(table.game, what.action, what.reason.rule) if what.action is not None else None
        )
        return messages.Refused(what.id, reason_of(table.game, what.reason), what.stale, wrong)
    return what


def explanations(game: Game[Any], what: Meant) -> list[messages.Explanation]:
    found = []
    for action, reason in what.answers:
        rule = reason.rule if reason is not None else what.state.question().rule(action)
        found.append(explanation(game, action, rule, reason))
    return found


def explanation(
    game: Game[Any], action: int, rule: str, reason: Reason | None
) -> messages.Explanation:
    told = reason_of(game, reason) if reason is not None else None
    return messages.Explanation(named(game, action, rule), told)


def previewed(table: Standing, viewer: int, attempt: str, trial: Trial) -> messages.Previewed:
    """Return what answers would lead to."""
    game = table.game
    position = position_of(table, viewer, trial.state, trial.more)
    assert position is not None
    laid = wrong = None
    if trial.step is not None:
        laid = messages.Laid(game.kind_of(trial.step), values_of(game, trial.laid))
    if trial.misfit is not None and trial.misfit.action is not None:
        reason = trial.misfit.reason
        wrong = explanation(game, trial.misfit.action, reason.rule, reason)
    return messages.Previewed(
        id=attempt,
        played=trial.played,
        stopped=cast(Any, trial.stopped),
        position=position,
        events=happenings(game, trial.told, viewer),
        laid=laid,
        whole=trial.whole,
        open=bool(trial.more),
        wrong=wrong,
    )


def is_chat(line: Line) -> bool:
    return isinstance(line.kept.record, records.Said)


def _page(
    table: Standing, viewer: Viewer, before: int, chat: bool
) -> tuple[int, list[entries.LogEntry]]:
    """Return the last entries before a number, of chat or of all else, and where they begin.

    Chat is counted separately, so that it does not push moves out of a page.
    """
    end = max(0, min(before - 1, table.version))
    found: list[Line] = []
    for line in reversed(table.lines[:end]):
        if is_chat(line) == chat:
            if len(found) == LOG_PAGE:
                break
            found.append(line)
    else:
        return 1, [entry_of(table, line, viewer.seat) for line in reversed(found)]
    first = found[-1].kept.version
    return first, [entry_of(table, line, viewer.seat) for line in reversed(found)]


def _everything(
    table: Standing, viewer: Viewer, audience: Audience, last: int | None
) -> messages.Table | messages.Missed:
    info = live_info(table, viewer, audience)
    position = position_of(table, viewer.seat)
    head = (messages.PROTOCOL, table.version, table.seq, info, position)
    if last is not None and table.version - LOG_PAGE <= last <= table.version and last >= 0:
        missed = [entry_of(table, line, viewer.seat) for line in table.lines[last:]]
        return messages.Missed(*head, missed)
    first, log = _page(table, viewer, table.version + 1, chat=False)
    first_chat, said = _page(table, viewer, table.version + 1, chat=True)
    log = sorted(log + said, key=lambda entry: entry.version)
    return messages.Table(*head, log, first, first_chat)


def _update(table: Standing, viewer: Viewer, audience: Audience, line: Line) -> messages.Update:
    record = line.kept.record
    info = position = None
    if not isinstance(record, GAME_RECORDS + QUIET_RECORDS) or table.phase == "over":
        info = live_info(table, viewer, audience)
    if isinstance(record, (records.Began, records.Ended, *GAME_RECORDS)):
        position = position_of(table, viewer.seat)
    entry = entry_of(table, line, viewer.seat)
    return messages.Update(line.kept.version, table.seq, entry, info, position)
