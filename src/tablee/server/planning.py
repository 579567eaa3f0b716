"""A table in the making: what each seat would play, and how hard that is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from tablee.bots.measured import measured
from tablee.core import registry
from tablee.core.engine import Game
from tablee.core.errors import BadOption, UnknownName
from tablee.core.native import i64, vec
from tablee.core.options import codes
from tablee.server.lobby import Asked, Place
from tablee.server.plays import plays_of
from tablee.server.refusals import Refusal
from tablee.server.requests import LevelResult, PlannedTable, SeatPlays


@get("/api/games/{game:str}/plan", sync_to_thread=False)
def planned_table(
    request: Asked, game: Place, seats: Annotated[int, Parameter(ge=1, le=8)]
) -> PlannedTable:
    """The other parameters are options by name."""
    try:
        rules = registry.game(game)
        options = read_options(rules, request.query_params.dict())
        if not rules.min_seats <= seats <= rules.max_seats:
            raise BadOption(f"seats: {rules.min_seats} to {rules.max_seats}, not {seats}")
        plays = plays_of(rules, seats, options)
    except UnknownName:
        raise Refusal("no-such-game") from None
    except BadOption as error:
        raise Refusal("malformed", why=str(error)) from None
    results = [
        LevelResult(one.level, one.games, one.wins, one.rounds) for one in measured(game, options)
    ]
    changes = [
        SeatPlays((one.thing, one.piece), one.seat, one.option, one.value)
        for one in rules.role_changes(seats, vec[i64](codes(rules.options, options)))
    ]
    return PlannedTable(plays, changes, results)


def read_options(game: Game[Any], written: Mapping[str, list[str]]) -> dict[str, object]:
    """Return the options that an address names; the others are as usual."""
    known = {option.name: option for option in game.options}
    chosen = {option.name: option.default for option in game.options}
    for name, values in written.items():
        if name == "seats":
            continue
        if name not in known or len(values) != 1:
            raise BadOption(f"one value for each of: seats, {', '.join(known)}; not '{name[:40]}'")
        chosen[name] = known[name].read(values[0][:40])
    return dict(chosen)


ROUTES = [planned_table]
