"""A table before it is created: what each seat would play, and how hard that is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import get
from litestar.params import Parameter

from tablee.bots.measured import measured
from tablee.core import registry
from tablee.core.engine import Game
from tablee.core.errors import BadOption, TableeError, UnknownName
from tablee.core.native import i64, vec
from tablee.core.options import codes
from tablee.server.library import own_file
from tablee.server.lobby import Asked, Place
from tablee.server.plays import plays_of
from tablee.server.refusals import Refusal
from tablee.server.requests import LevelResult, PlannedTable, SeatPlays

NO_OPTIONS = ("players", "own")  # query parameters that are not options


@get("/api/games/{game:str}/plan")
async def planned_table(
    request: Asked,
    game: Place,
    players: Annotated[int, Parameter(ge=1, le=8)],
    own: Annotated[str | None, Parameter(max_length=100)] = None,
) -> PlannedTable:
    """`own` is a file of the asker's library; the other parameters are options by name."""
    data = (await own_file(request, own))[1].text if own is not None else None
    try:
        rules = registry.game(game, data)
        options = read_options(rules, request.query_params.dict())
        if not rules.min_seats <= players <= rules.max_seats:
            raise BadOption(f"players: {rules.min_seats} to {rules.max_seats}, not {players}")
        plays = plays_of(rules, players, options)
    except UnknownName:
        raise Refusal("no-such-game") from None
    except TableeError as error:
        raise Refusal("malformed", why=str(error)) from None
    results = [
        LevelResult(one.level, one.games, one.wins, one.rounds)
        for one in (measured(game, options) if data is None else [])
    ]
    changes = [
        SeatPlays((one.thing, one.piece), one.seat, one.option, one.value)
        for one in rules.role_changes(players, vec[i64](codes(rules.options, options)))
    ]
    return PlannedTable(plays, changes, results)


def read_options(game: Game[Any], written: Mapping[str, list[str]]) -> dict[str, object]:
    """Return the options that an address names; the others have their defaults."""
    known = {option.name: option for option in game.options}
    chosen = {option.name: option.default for option in game.options}
    for name, values in written.items():
        if name in NO_OPTIONS:
            continue
        if name not in known or len(values) != 1:
            raise BadOption(f"one value for each of players, {', '.join(known)}; not '{name[:40]}'")
        chosen[name] = known[name].read(values[0][:40])
    return dict(chosen)


ROUTES = [planned_table]
