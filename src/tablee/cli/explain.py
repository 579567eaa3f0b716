"""`tablee explain`: what a bot thinks of a position in a replay file."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

HELP = "show what a bot thinks of a position: candidate moves, chances, expected line"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("replay", help="a replay file")
    parser.add_argument("--at", type=int, help="before this move, from 1 (default: the last)")
    parser.add_argument("--level", default="expert", help="how much to think (default: expert)")
    parser.add_argument("--seed", type=int, default=0, help="of the search (default: 0)")
    parser.add_argument("--json", action="store_true", help="print JSON")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")


def run(arguments: argparse.Namespace) -> None:
    import json
    from dataclasses import asdict

    from tablee.bots.explain import explain
    from tablee.bots.levels import settings
    from tablee.core.replay import load
    from tablee.core.rng import seeded
    from tablee.terminal.seats import shown_names
    from tablee.text import default_language, texts

    replay = load(Path(arguments.replay))
    number = position(arguments.at, len(replay.moves))
    game = replay.rules()
    state = next(state for place, state in enumerate(replay.states(), 1) if place == number)
    seat = int(state.to_move())
    # What the seat cannot see is re-dealt: the true hands do not influence the judgement.
    rng = seeded(arguments.seed)
    seen: Any = game.determinize(state, seat, rng)
    thinks = settings(arguments.level, replay.game, seats=len(replay.players))
    found = explain(game, seen, thinks, rng)
    if arguments.json:
        print(json.dumps([asdict(candidate) for candidate in found], indent=1))
        return
    said = texts(replay.game, arguments.lang or default_language())
    players = shown_names(replay.players, said)
    print(said.question_for_others(game.view(state, seat)["question"], players))
    for candidate in found:
        action = said.action(candidate.action, players)
        chance = said.say("report-percent", value=candidate.chance)
        played = "*" if candidate.action == replay.moves[number - 1][1] else " "
        print(f"{played} {chance:>7} {candidate.visits:>7}  {action}")
        for mover, following in candidate.line:
            print(f"{'':>20}{players[mover]}: {said.action(following, players)}")


def position(at: int | None, moves: int) -> int:
    from tablee.core.errors import BadOption

    number = moves if at is None else at
    if not 1 <= number <= moves:
        raise BadOption(f"the replay has moves 1 to {moves}, not {number}")
    return number
