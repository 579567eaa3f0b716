"""`tablee admin`: manage the tables and guests of a server, also while people play."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tablee.core.errors import TableeError

if TYPE_CHECKING:
    from tablee.server.caretaker import Caretaker

HELP = "look after the web table's tables and guests, also while people play"
Deed = Callable[["Caretaker", argparse.Namespace], Awaitable[None]]


class NotDone(TableeError):
    """Nothing was changed."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    deeds = parser.add_subparsers(required=True, metavar="what")

    def deed(name: str, work: Deed, told: str) -> argparse.ArgumentParser:
        made = deeds.add_parser(name, help=told, description=told)
        made.add_argument("--data", type=Path, help="folder of the server")
        made.add_argument("--database", help="postgresql://...: the servers' database")
        made.add_argument("--config", type=Path, help="the server's TOML file")
        made.set_defaults(deed=work)
        return made

    listing = deed("list", list_tables, "list the tables, last changed first")
    listing.add_argument("--phase", choices=("waiting", "playing", "over"), help="only these")
    showing = deed("show", show_table, "show one table and its last entries")
    guests = deed("guests", list_guests, "list the guests and how many tables they sit at")
    exporting = deed("export", export_table, "write a table's game file (with all that is hidden)")
    ending = deed("end", end_tables, "end games that are played, without a result")
    deleting = deed("delete", delete_tables, "delete tables with their logs, for good")
    revoking = deed("revoke", revoke, "end a guest's sessions: their cookie fits no more")
    forgetting = deed("delete-guest", delete_guests, "delete guests: cookie, name, invitations")
    room = deed("vacuum", vacuum, "give room back to the disk")
    for one in (showing, exporting):
        one.add_argument("table", help="the table's id")
    exporting.add_argument("file", type=Path, nargs="?", help="the file (<game>-<table>.json)")
    ending.add_argument("tables", nargs="+", metavar="table", help="ids of tables")
    deleting.add_argument("tables", nargs="+", metavar="table", help="ids of tables")
    for one in (revoking, forgetting):
        one.add_argument("guests", nargs="+", metavar="guest", help="ids of guests")
    for one in (listing, showing, guests, room):
        one.add_argument("--json", action="store_true", help="as JSON")
    for one in (ending, deleting, revoking, forgetting):
        one.add_argument("--yes", action="store_true", help="do not ask")


def run(arguments: argparse.Namespace) -> None:
    try:
        from tablee.server.caretaker import caretaker_of
        from tablee.server.settings import DATABASE, default_data
    except ModuleNotFoundError as error:
        raise TableeError(f"{error.name} is missing: pip install 'tablee[server]'") from None

    settle(arguments)

    async def work() -> None:
        data = arguments.data or default_data()
        caretaker = await caretaker_of(data / DATABASE, arguments.database)
        try:
            await arguments.deed(caretaker, arguments)
        finally:
            await caretaker.close()

    asyncio.run(work())


def settle(arguments: argparse.Namespace) -> None:
    """Find the database as `tablee serve` would, by flags, environment and file."""
    from tablee.cli import serve

    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    found = parser.parse_args([])
    found.data, found.database, found.config = arguments.data, arguments.database, arguments.config
    found.layers.settle(found)
    arguments.data, arguments.database = found.data, found.database
    if arguments.database is not None:
        serve.check_database(arguments.database)


# -- what is told -----------------------------------------------------------------------------


def when(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


def in_columns(heads: Sequence[str], rows: Sequence[Sequence[Any]]) -> None:
    lines = [list(heads), *([str(cell) for cell in row] for row in rows)]
    wide = [max(len(line[column]) for line in lines) for column in range(len(heads))]
    for line in lines:
        print("  ".join(cell.ljust(size) for cell, size in zip(line, wide, strict=True)).rstrip())


def as_json(value: Any) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(value)).decode())


async def list_tables(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    tables = await caretaker.tables(arguments.phase)
    if arguments.json:
        as_json(tables)
        return
    heads = ("table", "game", "phase", "seen by", "changed (UTC)", "entries", "seats")
    in_columns(
        heads,
        [
            (
                one.id,
                one.game,
                one.phase,
                one.visibility,
                when(one.changed),
                one.entries,
                ", ".join(one.seats),
            )
            for one in tables
        ],
    )


async def show_table(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    """Show what everybody at the table could know; hidden information is only in the export."""
    table, founding, log = await caretaker.table(arguments.table)
    entries = [
        {"entry": one.version, "at": when(one.at), "kind": type(one.record).__name__} for one in log
    ]
    if arguments.json:
        as_json({"table": table, "options": founding.options, "entries": entries})
        return
    print(f"{table.id}: {table.game} (rules {founding.rules_version}), {table.phase}")
    print(f"made {when(table.created)}, changed {when(table.changed)} UTC, {table.visibility}")
    print(f"seats: {', '.join(table.seats)}")
    print(f"options: {', '.join(f'{key}={value}' for key, value in founding.options.items())}")
    print(f"entries: {len(entries)}, the last of them:")
    in_columns(
        ("entry", "at (UTC)", "kind"),
        [list(one.values()) for one in entries[-10:]],
    )


async def list_guests(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    guests = await caretaker.guests()
    if arguments.json:
        as_json(guests)
        return
    heads = ("guest", "playing", "finished", "name")
    in_columns(heads, [(one.id, one.playing, one.finished, one.name) for one in guests])


# -- what is done -------------------------------------------------------------------------------


def agreed(question: str, yes: bool) -> None:
    """Ask before something that cannot be undone."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise NotDone("nothing was changed: say --yes where nobody can be asked")
    if input(f"{question} [y/N] ").strip().lower() not in ("y", "yes"):
        raise NotDone("nothing was changed")


async def delete_tables(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    found = [(await caretaker.table(name))[0] for name in arguments.tables]
    for one in found:
        print(f"{one.id}: {one.game}, {one.phase}, {one.entries} entries, {', '.join(one.seats)}")
    agreed(f"Delete {len(found)} tables for good?", arguments.yes)
    for one in found:
        await caretaker.delete_table(one.id)
        print(f"{one.id}: deleted")


async def end_tables(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    agreed(f"End {len(arguments.tables)} games without a result?", arguments.yes)
    for name in arguments.tables:
        await caretaker.end_table(name)
        print(f"{name}: ended")


async def export_table(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    from tablee.server.game_files import game_file
    from tablee.server.standing import Standing

    table, founding, log = await caretaker.table(arguments.table)
    standing = Standing(founding)
    for kept in log:
        standing.fold(kept)
    if standing.course is None:
        raise NotDone(f"{table.id}: the game has not begun, so there is nothing to export")
    text = game_file(standing) if standing.result is not None else standing.replay().to_json()
    path = arguments.file or Path(f"{table.game}-{table.id}.json")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise NotDone(f"{path} exists already") from None
    except OSError as error:
        raise NotDone(f"{path} cannot be written: {error}") from None
    print(f"{path}: {len(standing.course.moves)} moves, {table.phase}")
    if table.phase != "over":
        print("The game is still running: the file shows what is hidden from its players.")


async def revoke(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    await each_guest(
        caretaker, arguments, "End all sessions of {} guests?", caretaker.revoke, "signed out"
    )


async def delete_guests(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    await each_guest(
        caretaker, arguments, "Delete {} guests for good?", caretaker.delete_guest, "deleted"
    )


async def each_guest(
    caretaker: Caretaker,
    arguments: argparse.Namespace,
    question: str,
    work: Callable[[str], Awaitable[None]],
    done: str,
) -> None:
    found = [await caretaker.guest(name) for name in arguments.guests]
    for one in found:
        print(f"{one.id}: {one.name}, playing at {one.playing}, finished {one.finished}")
    agreed(question.format(len(found)), arguments.yes)
    for one in found:
        await work(one.id)
        print(f"{one.id}: {done}")


async def vacuum(caretaker: Caretaker, arguments: argparse.Namespace) -> None:
    before, after = await caretaker.vacuum()
    if arguments.json:
        as_json({"bytes_before": before, "bytes_after": after})
    else:
        print(f"{before} bytes before, {after} after")
