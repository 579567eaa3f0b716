"""A table as the lobby and its viewers know it: seats and settings, nothing of the game."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from typing import Any, cast

from msgspec import Struct

from tablee.core.errors import TableeError
from tablee.server import fairness
from tablee.server.naming import named, reason_of
from tablee.server.parts import Fairness, Practice, SeatInfo, TableInfo, Unfit, Watcher
from tablee.server.plays import plays_at
from tablee.server.records import Founding, Summary
from tablee.server.seats import Seat
from tablee.server.standing import Standing


class Viewer(Struct, frozen=True):
    """Who looks: a guest, and their seat at this table (-1: none)."""

    guest: str | None
    seat: int
    host: bool


class Audience(Struct):
    """What viewers may know of one another, and the table's settings."""

    watchers: int = 0
    vote_after: int = 120
    failed: bool = False
    named: Callable[[], dict[str, str]] = dict  # guests who watch, with their names


def seat_info(seat: Seat, you: bool) -> SeatInfo:
    away = 0
    if seat.away_since is not None:
        away = int(time.monotonic() - seat.away_since)
    kind = "person" if seat.guest is not None else seat.kind
    return SeatInfo(
        kind=cast(Any, kind),
        name=seat.name,
        bot=seat.player(),
        stand_in=seat.stand_in is not None,
        you=you,
        connected=seat.bot is not None or seat.sockets > 0,
        away=away,
        votes=sorted(seat.votes),
        seeded=seat.seed is not None,
        resigned=seat.resigned,
    )


def seats_of(table: Standing, viewer: Viewer) -> list[SeatInfo]:
    seats = [seat_info(seat, number == viewer.seat) for number, seat in enumerate(table.seats)]
    tell_plays(table.founding, seats)
    return seats


def kept_seats(founding: Founding, summary: Summary, you: int) -> list[SeatInfo]:
    """Return the seats of a table that is not open here: no person is present."""
    rebuilt = []
    for number, plan in enumerate(founding.plan):
        name, guest, bot = summary.names[number], summary.guests[number], summary.bots[number]
        kind = summary.kinds[number] if summary.kinds else plan.kind
        kind = "open" if kind == "person" and guest is None else kind
        seat = Seat(kind, bot if guest is None else None, guest, name)
        seat.stand_in = bot if guest is not None else None
        seat.seed = "" if summary.seeded[number] else None
        rebuilt.append(seat_info(seat, number == you))
    tell_plays(founding, rebuilt)
    return rebuilt


def table_info(
    founding: Founding,
    summary: Summary,
    viewer: Viewer,
    audience: Audience,
    live: Standing | None = None,
) -> TableInfo:
    """Return a table as the lobby or a viewer knows it; seeds only after the end."""
    if live is not None:
        seats = seats_of(live, viewer)
    else:
        seats = kept_seats(founding, summary, viewer.seat)
    return TableInfo(
        id=founding.id,
        game=founding.game,
        rules_version=live.rules_version if live is not None else founding.rules_version,
        options=founding.options,
        visibility=founding.visibility,
        phase=summary.phase,
        vote_after=audience.vote_after,
        stand_in_after=founding.stand_in_after,
        seats=seats,
        yours=viewer.seat,
        host=viewer.host,
        watchers=audience.watchers,
        asked=summary.asked,
        created=founding.created,
        changed=summary.changed,
        fairness=fairness_of(founding, summary, live),
        rematch=summary.rematch,
        branch=summary.branch,
        practice=practice_of(founding),
        unfit=unfit_of(live, viewer.seat) if live is not None else None,
        result=summary.result,
        clock=founding.clock,
        own=founding.own.titles if founding.own is not None else None,
        estimates=founding.estimates,
        failed=audience.failed,
        **(running_info(live, viewer, audience) if live is not None else {}),
    )


def practice_of(founding: Founding) -> Practice | None:
    origin = founding.origin
    if origin is not None:
        return Practice(origin.table, origin.frame, origin.version, origin.anew)
    return Practice(None) if founding.practice else None


def tell_plays(founding: Founding, seats: list[SeatInfo]) -> None:
    """Say what each seat plays; nothing is known of games under other rules than ours."""
    try:
        plays = plays_at(founding.game, founding.data, len(seats), founding.options)
    except TableeError:
        return
    for seat, played in zip(seats, plays, strict=True):
        seat.plays = played


def unfit_of(table: Standing, viewer: int) -> Unfit | None:
    """Return which move no longer fits; its words and the reason only for its own seat.

    Others learn of an answer only by what happens, and here nothing happens.
    """
    unfit = table.unfit
    if unfit is None or table.phase not in ("stuck", "ended"):
        return None
    found = Unfit(unfit.move + 1, unfit.seat, unfit.kind, unfit.asked_by)
    if unfit.seat < 0 or unfit.seat == viewer:
        found.words = unfit.words
        found.choices = [named(table.game, action, unfit.asked_by) for action in unfit.actions]
        found.reason = reason_of(table.game, unfit.reason)
    return found


def watcher_id(table: Standing, guest: str) -> str:
    """Return the name by which the host refers to a watcher. Ids of guests stay on the server."""
    return hashlib.sha256(f"{table.founding.id} {guest}".encode()).hexdigest()[:16]


def watchers_of(table: Standing, audience: Audience) -> list[Watcher]:
    """Return who watches now and who no longer may, for the host, who is not among them."""
    found = [
        Watcher(watcher_id(table, guest), name, guest in table.sent_away)
        for guest, name in (audience.named() | table.sent_away).items()
        if guest != table.host and table.seat_of(guest) < 0
    ]
    return sorted(found, key=lambda one: (one.name.casefold(), one.id))


def running_info(live: Standing, viewer: Viewer, audience: Audience) -> dict[str, Any]:
    """Return who wants to end a game and, for its host, who may not talk or watch."""
    told: dict[str, Any] = {"ending": sorted(live.ending)}
    told["may_end"] = viewer.host and live.may_be_ended_by(viewer.seat, audience.failed)
    if viewer.host:
        told["muted"] = sorted(live.speakers[guest] for guest in live.muted)
        known = (live.speakers.get(guest) for guest in live.sent_away)
        told["sent_away"] = sorted(version for version in known if version is not None)
        told["watching"] = watchers_of(live, audience)
    return told


def fairness_of(founding: Founding, summary: Summary, live: Standing | None) -> Fairness:
    commitment = fairness.commitment(founding.server_seed)
    if summary.phase != "over" or live is None:
        return Fairness(commitment, None, None)
    return Fairness(commitment, [seat.seed for seat in live.seats], founding.server_seed)


def live_info(
    table: Standing, viewer: Viewer, audience: Audience, on_disk: Summary | None = None
) -> TableInfo:
    """Return a table as its viewers know it; `on_disk` if its last entry may not be there yet."""
    return table_info(table.founding, on_disk or table.summary(), viewer, audience, table)
