"""What a table does with the messages of a browser.

This runs in the table's own task. A refusal changes nothing. Its reason is worked out on a state
where everything hidden from the asker is dealt at random, so a reason cannot give away a secret.
"""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

from tablee.core import gestures
from tablee.core.engine import Game, Gathering, State
from tablee.core.errors import Reason
from tablee.core.moves import Misfit
from tablee.core.native import append, i64, vec
from tablee.server import messages
from tablee.server.archive import CLOSED
from tablee.server.attendance import Connection
from tablee.server.drafts import in_order, try_out
from tablee.server.news import Pointing
from tablee.server.records import (
    Moved,
    PersonBack,
    Said,
    TakenBack,
    UndoAllowed,
    UndoDenied,
    UndoWanted,
)
from tablee.server.redact import Denied, Everything, Meant, Older, Tried, sees
from tablee.server.refusals import Fault, Refusal, Stale
from tablee.server.standing import ASK_EVERYTHING
from tablee.server.table import OpenTable, away, persistently

logger = logging.getLogger("tablee.answers")
NO_ANSWER = "that-is-no-answer-to-the-question-asked"  # reveals least
MEANT = 12


async def answer(table: OpenTable, connection: Connection, message: messages.ClientMessage) -> None:
    """Do what a message asks and answer its sender."""
    attempt = getattr(message, "id", None)
    try:
        await HANDLERS[type(message)](table, connection, message)
    except Stale as stale:
        table.send(connection, Denied(attempt, stale.reason(), stale=True))
        table.send(connection, Everything())
    except Refusal as refusal:
        table.send(connection, Denied(attempt, refusal.reason()))
    except Exception:
        if attempt is None:  # the browser does not wait for an answer: close the socket
            raise
        fault = Fault()
        told = {"id": fault.number, "table": table.id, "kind": type(message).__name__}
        logger.exception("message failed", extra=told)
        table.note_fault()
        table.send(connection, Denied(attempt, fault.reason()))


async def hello(table: OpenTable, connection: Connection, message: messages.Hello) -> None:
    await table.enter(connection, message.last)


def seat_of(table: OpenTable, connection: Connection) -> int:
    """Return the sender's seat; watchers have none."""
    seat = table.viewer(connection.guest).seat
    if seat < 0:
        raise Refusal("you-have-no-seat")
    return seat


def playing_seat(table: OpenTable, connection: Connection) -> int:
    """Return the sender's seat in a running game that the sender plays in."""
    seat = seat_of(table, connection)
    if table.standing.phase == "waiting":
        raise Refusal("not-started-yet")
    if table.standing.phase == "stuck":
        raise Refusal("a-move-no-longer-fits")
    if table.standing.phase in CLOSED:
        raise Refusal("the-game-is-over")
    if table.standing.seats[seat].stand_in is not None:
        raise Refusal("a-bot-plays-your-seat")
    return seat


def is_repeated(table: OpenTable, connection: Connection, attempt: str) -> bool:
    """Repeat the first answer to an attempt that was already carried out."""
    guest = connection.guest
    version = table.standing.attempts.get((guest.id, attempt)) if guest is not None else None
    if version is None:
        return False
    table.send(connection, messages.Accepted(attempt, version))
    return True


def check_seq(table: OpenTable, seq: int) -> None:
    if seq != table.standing.seq:
        raise Stale


async def move(table: OpenTable, connection: Connection, message: messages.Move) -> None:
    if is_repeated(table, connection, message.id):
        return
    seat = playing_seat(table, connection)
    check_seq(table, message.seq)
    course = table.standing.course
    assert course is not None
    asked = refused_to(table, seat, message.actions)
    if asked is not None:
        table.send(connection, Denied(message.id, asked))
        return
    wait = table.autoplay.rest()
    if wait > 0:
        table.put_off(wait, lambda: answer(table, connection, message))
        return
    order = in_order(course, seat, message.actions, message.chain)
    if isinstance(order, Misfit):
        table.send(connection, Denied(message.id, order.reason, action=order.action))
        return
    assert connection.guest is not None
    took = table.standing.used()
    line = await table.add(
        Moved(seat, order[0], connection.guest.id, message.id, took, then=order[1:])
    )
    table.send(connection, messages.Accepted(message.id, line.kept.version, len(order)))


def refused_to(table: OpenTable, seat: int, actions: Sequence[int]) -> Reason | None:
    """Return why a seat gets no answer at all: it is not asked, or the action does not exist."""
    course = table.standing.course
    assert course is not None
    unknown = [action for action in actions if action >= table.standing.game.action_count]
    if seat in course.answerers() and not unknown:
        return None
    return course.seen_by(seat).refusal(seat, (unknown or actions)[0])


async def preview(table: OpenTable, connection: Connection, message: messages.Preview) -> None:
    seat = playing_seat(table, connection)
    check_seq(table, message.seq)
    course = table.standing.course
    assert course is not None
    refused = refused_to(table, seat, message.actions)
    if refused is not None:
        table.send(connection, Denied(message.id, refused))
        return
    table.send(connection, Tried(message.id, try_out(course, seat, message.actions)))


# -- why not ----------------------------------------------------------------------------


async def explain(table: OpenTable, connection: Connection, message: messages.WhyNot) -> None:
    """Say why no answer of this kind, or none that names this piece, can be given now."""
    seat = seat_of(table, connection)
    if table.standing.phase == "waiting":
        raise Refusal("not-started-yet")
    if table.standing.course is None:
        raise Refusal("the-game-is-over")
    check_seq(table, message.seq)
    course, table_of_actions = table.standing.course, table.standing.game.actions
    assert course is not None
    seen = course.seen_by(seat)
    laid = vec[i64](message.laid)
    found = []
    for action in range(len(table_of_actions)):
        if is_meant(table_of_actions, action, message):
            refused = why_not(table.standing.game, seen, seat, laid, action)
            found.append((refused is not None and refused.key == NO_ANSWER, action, refused))
    found.sort(key=lambda one: one[:2])
    table.send(connection, Meant(message.id, [one[1:] for one in found[:MEANT]], seen))


def why_not(game: Game[Any], seen: State, seat: int, laid: vec[i64], action: int) -> Reason | None:
    """Return why an answer cannot be given now or with those laid out; None: it can be given."""
    gathers = not seen.is_over() and isinstance(seen.question(), Gathering)
    if len(laid) == 0 and not gathers:
        return seen.refusal(seat, action)
    if not seen.may_answer() >> seat & 1 or not gestures.fits(seen, seat, laid):
        return seen.refusal(seat, action)
    if gestures.fits(seen, seat, append(laid[:], action)):
        return None
    return gestures.why_not(game, seen, seat, laid, action)


def is_meant(actions: Any, action: int, message: messages.WhyNot) -> bool:
    """Say whether an answer is one of those asked about."""
    described = actions.describe(action)
    if message.family is not None and described.kind != message.family:
        return False
    if message.thing is not None and actions.families[described.kind].thing != message.thing:
        return False
    if message.piece is not None and described.of != message.piece:
        return False
    return message.family is not None or message.piece is not None


# -- answers in advance -----------------------------------------------------------------


async def set_advance(
    table: OpenTable, connection: Connection, message: messages.SetAdvance
) -> None:
    """Store what a person decides before being asked. It takes effect at once."""
    seat, game = seat_of(table, connection), table.standing.game
    known = {advance.name: advance for advance in game.advances()}
    known[ASK_EVERYTHING.name] = ASK_EVERYTHING
    for name, figures in message.answers.items():
        advance = known.get(name)
        if advance is None:
            raise Refusal("malformed", why=name)
        for piece, figure in figures.items():
            if piece not in advance.pieces:
                raise Refusal("malformed", why=piece)
            if not advance.least <= figure <= advance.most:
                raise Refusal("malformed", why=f"{piece}: {advance.least} to {advance.most}")
    await table.set_advance(seat, message.answers)


# -- taking back ------------------------------------------------------------------------


async def take_undo(table: OpenTable, connection: Connection, message: messages.TakeUndo) -> None:
    if is_repeated(table, connection, message.id):
        return
    seat = playing_seat(table, connection)
    check_seq(table, message.seq)
    course = table.standing.course
    assert course is not None
    if not course.free(seat):
        raise Refusal("undo-needs-consent" if course.moves_since(seat) else "nothing-to-undo")
    moves = course.moves_since(seat)
    await take_back(table, connection, seat, moves, message.id, agreed=False)


async def ask_undo(table: OpenTable, connection: Connection, message: messages.AskUndo) -> None:
    if is_repeated(table, connection, message.id):
        return
    seat = playing_seat(table, connection)
    check_seq(table, message.seq)
    course = table.standing.course
    assert course is not None
    moves = course.decision_since(seat)
    if moves == 0:
        raise Refusal("nothing-to-undo")
    if table.standing.wish is not None:
        raise Refusal("an-undo-is-being-decided")
    if table.standing.owners() == [seat]:  # bots of their own agree
        await take_back(table, connection, seat, moves, message.id, agreed=True)
        return
    assert connection.guest is not None
    line = await table.add(UndoWanted(seat, moves, connection.guest.id, message.id))
    table.send(connection, messages.Accepted(message.id, line.kept.version))


async def take_back(
    table: OpenTable, connection: Connection, seat: int, moves: int, attempt: str, agreed: bool
) -> None:
    assert connection.guest is not None
    since = first_taken_back(table, moves)
    line = await table.add(TakenBack(seat, moves, since, agreed, connection.guest.id, attempt))
    table.send(connection, messages.Accepted(attempt, line.kept.version))


def first_taken_back(table: OpenTable, moves: int) -> int:
    course = table.standing.course
    assert course is not None
    return course.moves[-moves].version


async def answer_undo(
    table: OpenTable, connection: Connection, message: messages.AnswerUndo
) -> None:
    seat = playing_seat(table, connection)
    wish = table.standing.wish
    if wish is None or wish.version != message.request:
        raise Refusal("no-undo-is-being-decided")
    if not message.accept:
        await table.add(UndoDenied(seat))
        return
    if seat == wish.seat:
        raise Refusal("others-must-agree")
    if {*wish.agreed, wish.seat, seat} >= set(table.standing.owners()):
        since = first_taken_back(table, wish.moves)
        await table.add(TakenBack(wish.seat, wish.moves, since, agreed=True))
    elif seat not in wish.agreed:
        await table.add(UndoAllowed(seat))


# -- people -----------------------------------------------------------------------------


def spoken(text: str) -> str:
    """Return a chat line without characters that could disturb a page, such as line breaks."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())


def folded(name: str) -> str:
    """Return a name with look-alike letters made the same, for comparison."""
    return "".join(unicodedata.normalize("NFKC", name).casefold().split())


async def chat(table: OpenTable, connection: Connection, message: messages.Chat) -> None:
    """Post a chat line. Watchers cannot use the name of a player."""
    text, guest, standing = spoken(message.text), connection.guest, table.standing
    if guest is None:
        raise Refusal("no-name-yet")
    if bool(text) == (message.phrase is not None):  # one of them, not both
        raise Refusal("malformed")
    if guest.id in standing.muted:
        raise Refusal("you-are-muted")
    seat = standing.seat_of(guest.id)
    name = guest.name if seat < 0 else standing.seats[seat].name or guest.name
    taken = {folded(other.name) for other in standing.seats if other.name is not None}
    if seat < 0 and folded(name) in taken:
        raise Refusal("a-player-has-this-name")
    if not table.talk.allow(guest.id):
        raise Refusal("too-fast")
    said = Said(seat, name, text, guest.id, message.phrase)
    await persistently(lambda: table.add(said))


async def point(table: OpenTable, connection: Connection, message: messages.Point) -> None:
    """Show one's own side a piece or a way. Nothing is kept."""
    seat = playing_seat(table, connection)
    assert connection.guest is not None
    if connection.guest.id in table.standing.muted:
        raise Refusal("you-are-muted")
    if not table.talk.allow(connection.guest.id):
        raise Refusal("too-fast")
    for piece in message.pieces:
        if not sees(table.standing, seat, message.thing, piece):
            raise Refusal("no-such-piece-here", piece=piece)
    news = Pointing(table.id, seat, message.thing, message.pieces)
    if table.store.shared:
        await table.store.tell(news)  # this process hears it, too
    else:
        table.broadcast(news)


async def vote(table: OpenTable, connection: Connection, message: messages.Vote) -> None:
    """Everybody present must agree: one person who wants to wait is enough to wait."""
    voter = playing_seat(table, connection)
    if not 0 <= message.seat < len(table.standing.seats):
        raise Refusal("nobody-is-away-there")
    seat = table.standing.seats[message.seat]
    if not message.give:
        table.vote(message.seat, voter, give=False)
        table.people_changed()
        return
    if seat.guest is None or seat.sockets or seat.stand_in is not None:
        raise Refusal("nobody-is-away-there")
    if away(seat) < table.settings.vote_after:
        raise Refusal("not-away-long-enough", seconds=table.settings.vote_after)
    table.vote(message.seat, voter, give=True)
    present = {number for number in table.standing.people() if table.standing.seats[number].sockets}
    if present <= seat.votes:
        await table.stand_in(message.seat, voted=True)
    else:
        table.people_changed()


async def come_back(table: OpenTable, connection: Connection, message: messages.ComeBack) -> None:
    seat = seat_of(table, connection)
    if table.standing.seats[seat].stand_in is None:
        raise Refusal("the-seat-is-yours-already")
    if table.standing.phase != "playing":
        raise Refusal("the-game-is-over")
    await table.add(PersonBack(seat))


async def more(table: OpenTable, connection: Connection, message: messages.More) -> None:
    table.send(connection, Older(message.before, message.chat))


HANDLERS: dict[type, Callable[[OpenTable, Connection, Any], Awaitable[None]]] = {
    messages.Hello: hello,
    messages.Move: move,
    messages.Preview: preview,
    messages.WhyNot: explain,
    messages.SetAdvance: set_advance,
    messages.TakeUndo: take_undo,
    messages.AskUndo: ask_undo,
    messages.AnswerUndo: answer_undo,
    messages.Chat: chat,
    messages.Point: point,
    messages.Vote: vote,
    messages.ComeBack: come_back,
    messages.More: more,
}
