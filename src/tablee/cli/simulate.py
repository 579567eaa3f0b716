"""`tablee simulate`: many games between bots, and their statistics."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tablee.cli.play import add_data_argument, read_data

if TYPE_CHECKING:
    from tablee.sim.backend import Backend
    from tablee.sim.plan import Plan
    from tablee.sim.run import Played

HELP = "play many games between bots; print win rates and what goes with victory"
INTERRUPTED = 130  # exit code of a shell for Ctrl-C


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help="a game's name")
    parser.add_argument(
        "--bots", required=True, help="one bot for each seat, such as greedy,random"
    )
    parser.add_argument("--games", type=int, default=1000, help="how many (default: 1000)")
    parser.add_argument("--seed", type=int, default=0, help="of the whole run (default: 0)")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    parser.add_argument("--ray", metavar="ADDRESS", help="a Ray cluster, or local")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game"
    )
    add_data_argument(parser)
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--report", metavar="FILE.html", help="write a page with charts")
    parser.add_argument(
        "--save", metavar="GAMES", help="keep the games: .jsonl, .jsonl.gz, .jsonl.zst or .parquet"
    )
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")


def run(arguments: argparse.Namespace) -> None:
    import tablee
    from tablee._compiled import describe
    from tablee.sim.plan import make_plan

    options = read_options(arguments.game, arguments.option)
    data = read_data(arguments.game, arguments.data)
    names = [name.strip() for name in arguments.bots.split(",")]
    plan = make_plan(arguments.game, names, arguments.games, arguments.seed, options, data)
    where = where_to_play(arguments)
    check_writable(arguments.report)
    print(describe(tablee.COMPILED), file=sys.stderr)
    if arguments.save is None:
        played = play(plan, where, quiet=arguments.json)
    else:
        played = play_and_keep(plan, where, arguments)
    tell(played, arguments)
    if played.interrupted:
        sys.exit(INTERRUPTED)


def read_options(game: str, written: Sequence[str]) -> dict[str, object]:
    """Return the options written as NAME=VALUE."""
    from tablee.core import registry
    from tablee.core.errors import BadOption

    known = {option.name: option for option in registry.game(game).options}
    chosen: dict[str, object] = {}
    for word in written:
        name, equals, value = word.partition("=")
        if not equals:
            raise BadOption(f"an option is written NAME=VALUE, not {word}")
        # Unknown names are refused, with the known ones, when the plan is created.
        chosen[name] = known[name].read(value) if name in known else value
    return chosen


def check_writable(path: str | None) -> None:
    """Refuse a place where the report cannot be written before the games are played, not after."""
    from tablee.core.errors import TableeError

    if path is None:
        return
    try:
        with open(path, "a", encoding="utf-8"):
            pass
    except OSError as error:
        raise TableeError(f"the report cannot be written: {error}") from error


def where_to_play(arguments: argparse.Namespace) -> Backend:
    """Return the requested backend."""
    from tablee.core.errors import BadOption
    from tablee.sim.backend import backend
    from tablee.sim.run import usable_cores

    if arguments.jobs is not None and arguments.jobs < 1:
        raise BadOption(f"a run needs at least one job, not {arguments.jobs}")
    return backend(arguments.jobs or usable_cores(), arguments.ray)


def play(plan: Plan, where: Backend, quiet: bool) -> Played:
    from tablee.sim.run import play_plan

    with progress_bar(plan.games, quiet) as progress:
        return play_plan(plan, where, progress)


def play_and_keep(plan: Plan, where: Backend, arguments: argparse.Namespace) -> Played:
    """Play, and write every game to a file."""
    from dataclasses import asdict, replace
    from pathlib import Path

    from tablee.sim.kept import Keeper, ending_of
    from tablee.sim.origin import origin
    from tablee.sim.run import play_plan

    path = Path(arguments.save)
    ending_of(path)
    check_writable(arguments.save)
    whole = asdict(plan)
    header = {name: whole[name] for name in ("game", "bots", "games", "seed", "data")}
    header["options"] = dict(plan.options)
    keeper = Keeper(path, {**header, "origin": origin(plan.game, arguments.words)})
    try:
        with progress_bar(plan.games, arguments.json) as progress:
            return play_plan(replace(plan, keeps=True), where, progress, keeper.keep)
    finally:
        keeper.close()


@contextmanager
def progress_bar(games: int, quiet: bool) -> Iterator[Any]:
    """Yield a function that receives the number of games played; only people see the bar."""
    if quiet or not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn

    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda done: bar.update(task, completed=done)


def tell(played: Played, arguments: argparse.Namespace) -> None:
    import json

    from tablee.sim.origin import origin
    from tablee.sim.summary import summary
    from tablee.sim.words import Words
    from tablee.text import default_language

    figures = {**summary(played), "origin": origin(played.plan.game, arguments.words)}
    words = Words(played.plan.game, arguments.lang or default_language())
    if arguments.report:
        from pathlib import Path

        from tablee.sim.report import page

        Path(arguments.report).write_text(page(figures, words), encoding="utf-8")
        print(words.say("written", path=arguments.report), file=sys.stderr)
    if arguments.json:
        print(json.dumps(figures, indent=1))
        if played.interrupted:
            print(words.headline(figures), file=sys.stderr)
    else:
        from rich.console import Console

        from tablee.sim.printed import show

        show(figures, words, Console())
