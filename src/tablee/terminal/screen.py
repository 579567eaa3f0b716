"""What a person reads at the table besides the board: log, question, answers, rules, result."""

from __future__ import annotations

import io
import sys
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tablee.core import registry
from tablee.core.engine import Game, State
from tablee.core.moves import Misfit
from tablee.core.routes import Route
from tablee.core.statements import statement
from tablee.terminal import boards
from tablee.terminal.offer import Choice
from tablee.text import Texts
from tablee.text.lines import Line

TURN = "turn"  # the event that begins a turn, in every game that has turns


def console() -> Console:
    """Return the terminal; words are shown as they are, and no character can break it."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    return Console(markup=False, highlight=False, emoji=False)


def log_line(line: Line) -> Text:
    return Text(line.words, style="bold" if is_turn(line) else "")


def is_turn(line: Line) -> bool:
    return line.events[0].name == TURN


def log_with_rules(lines: Iterable[Line], indent: str = "") -> RenderableType:
    """The log with the rules behind each line."""
    return Group(
        *(
            Text.assemble(indent, log_line(line), (f"  {', '.join(line.rules)}", "dim"))
            for line in lines
        )
    )


def question(
    view: Mapping[str, Any], said: Texts, players: Sequence[str], by_name: bool = False
) -> Text:
    """What is asked, for the seat of the view, or who decides if that seat only watches.

    `by_name`: several people read this screen, so the one who is asked is named.
    """
    asked = view["question"]
    if asked["actions"] is None:
        return Text(said.question_for_others(asked, players), style="bold")
    words = said.question(asked, players)
    if by_name:
        words = said.say("terminal-asked", player=players[asked["seat"]], question=words)
    return Text(words, style="bold")


def answers(
    choices: Iterable[Choice], view: Mapping[str, Any], said: Texts, players: Sequence[str]
) -> RenderableType:
    """The choices by their numbers, in as many columns as there is room for."""
    lines = [
        way(choice.number, choice.route, said, players)
        if choice.route is not None
        else answer(choice.number, choice.actions[0], view, said, players, choice.then)
        for choice in choices
    ]
    return Columns(lines, padding=(0, 3), column_first=True)


def answer(
    number: int,
    action: int,
    view: Mapping[str, Any],
    said: Texts,
    players: Sequence[str],
    then: Mapping[str, Any] | None = None,
) -> Text:
    """An answer, and what the board tells about it; `then` is what is seen after it, if known."""
    assert said.game is not None
    described = registry.game(said.game).actions.describe(action)
    line = Text(f"{number:>2} ", style="bold cyan")
    line.append(said.action(action, players), style="not bold default")
    hint = boards.hint(said.game, view, described, said, then)
    if hint:
        line.append(f" ({hint})", style="not bold default")
    return line


def way(number: int, route: Route, said: Texts, players: Sequence[str]) -> Text:
    """Where a way leads, and what it costs."""
    line = Text(f"{number:>2} ", style="bold cyan")
    return line.append(route_words(route, said, players), style="not bold default")


def route_words(route: Route, said: Texts, players: Sequence[str]) -> str:
    return said.say(f"route-{route.kind}", **said.values(route.values, players))


def misfit(found: Misfit, said: Texts, players: Sequence[str]) -> Text:
    """Why answers cannot be given: the wrong one, what is wrong with it, and the rule."""
    words = said.reason(found.reason, players)
    if found.action is not None:
        words = said.say("terminal-misfit", answer=said.action(found.action, players), reason=words)
    return Text.assemble((words, "yellow"), (f"  {found.reason.rule}", "dim"))


def rule(full_id: str, said: Texts) -> RenderableType:
    """A rule with its id and where it comes from."""
    found = statement(full_id)
    origin = said.say(f"rule-by-{found.by}")
    title = Text.assemble((full_id, "bold"), (f"  ({origin}; {found.section})", "dim"))
    return Group(title, Padding(Text(found.text(said.language)), (0, 0, 0, 2)))


def result(state: State, said: Texts, players: Sequence[str]) -> RenderableType:
    """Who has won and why: by the game's own words, or by the points and their sources."""
    assert said.game is not None
    game = registry.game(said.game)
    verdict = [said.sentence(sentence) for sentence in game.verdict(state)]
    if verdict:
        return verdict_of(verdict, won_by(game, state, players), said)
    return points_of(game, state, said, players)


def won_by(game: Game[Any], state: State, players: Sequence[str]) -> list[str]:
    return [name for seat, name in enumerate(players) if (game.winners(state) >> seat) & 1]


def verdict_of(verdict: Sequence[str], winners: Sequence[str], said: Texts) -> RenderableType:
    """The side that has won, and below it why, a line each."""
    words = said.say("terminal-winners", count=len(winners), names=", ".join(winners))
    why = [Text(f"· {line[:1].upper()}{line[1:]}") for line in verdict[1:]]
    return Group(Text(verdict[0], style="bold green"), *why, Text(words))


def points_of(game: Game[Any], state: State, said: Texts, players: Sequence[str]) -> RenderableType:
    """The points by their sources, and who has won."""
    sheets = [game.score_sheet(state, seat) for seat in range(len(players))]
    winners = won_by(game, state, players)
    table = Table()
    table.add_column()
    for name in players:
        table.add_column(Text(name), justify="right")
    for source in sheets[0]:
        table.add_row(said.say(f"score-{source}"), *(str(sheet[source]) for sheet in sheets))
    table.add_section()
    totals = (Text(str(points), style="bold") for points in game.scores(state))
    table.add_row(Text(said.say("score-total"), style="bold"), *totals)
    words = said.say("terminal-winners", count=len(winners), names=", ".join(winners))
    lines: list[RenderableType] = [table, Text(words, style="bold green")]
    tie = game.tie_break(state)
    if tie is not None:
        lines.append(Text(said.say(f"tie-{tie}")))
    return Group(*lines)
