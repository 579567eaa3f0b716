"""Are marked moves really worse, and do chances come true? `python tools/verify_marks.py --help`

`marks`: both moves of each marked decision are played on to the end by bots of one level, in the
same deals with the same chance. What one wins more often than the other is the gain.

`chances`: games between bots; at some of their positions the chance of who is asked is told, and
set, in bins, beside the share that was won.

Prints a table for docs/study.md. A replay file is one of a finished game.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path

from tablee import bots
from tablee.bots.match import Match
from tablee.core import registry
from tablee.core.engine import State
from tablee.core.replay import Replay, load
from tablee.core.rng import Rng, seeded
from tablee.study.effort import effort
from tablee.study.gestures import Gesture, gestures
from tablee.study.judge import SURE, Judge, Sample, made
from tablee.study.review import mark

BINS = 10


def recorded(game: str, players: Sequence[str], seed: int) -> Replay:
    """Return a game between bots."""
    match = Match(registry.game(game), [bots.make(name) for name in players], seed)
    replay = Replay(game, list(players), seed)
    match.play()
    replay.moves = [(int(seat), int(action)) for seat, action in match.moves]
    return replay


def marked(replay: Replay, judge: Judge, names: Sequence[str]) -> Iterator[tuple[Gesture, State]]:
    for gesture, state in gestures(replay):
        verdict = judge.judge(gesture, state)
        if mark(verdict) in names:
            yield gesture, state


def share(game: str, state: State, seat: int, level: str, rng: Rng) -> float:
    """Play a game on by bots of a level; return the seat's share of the victory."""
    rules, ahead = registry.game(game), state.clone()
    bot = bots.make(level)
    while not ahead.is_over():
        mover = int(ahead.to_move())
        legal = ahead.legal_actions()
        action = int(legal[0])
        if len(legal) > 1:
            action = int(bot.choose(rules, rules.determinize(ahead, mover, rng), rng))
        ahead.apply(action)
    won = int(rules.winners(ahead))
    winners = [one for one in range(int(ahead.seats)) if won >> one & 1]
    return 1.0 / len(winners) if seat in winners else 0.0


def gain(
    replay: Replay, gesture: Gesture, state: State, judge: Judge, arguments: argparse.Namespace
) -> Sample:
    """Return how much more the bot's choice wins than the move played, deal by deal."""
    found, rules = Sample(), replay.rules()
    verdict = judge.judge(gesture, state)
    rng = seeded(arguments.seed, gesture.number)
    for number in range(arguments.deals):
        deal = rules.determinize(state, gesture.seat, rng)
        won = [
            share(
                replay.game,
                made(deal, answers),
                gesture.seat,
                arguments.level,
                seeded(arguments.seed, 1000 * gesture.number + number),
            )
            for answers in (verdict.best.answers, gesture.answers)
        ]
        found.enter(won[0] - won[1])
    return found


def marks(arguments: argparse.Namespace) -> None:
    replays = [load(path) for path in arguments.replay]
    for number in range(arguments.games):
        replays.append(recorded(arguments.game, arguments.players.split(","), number))
    means, worse = Sample(), 0
    began = time.process_time()
    print("| Game | Move | Gain when played on | 95 % interval |\n| --- | ---: | ---: | --- |")
    for replay in replays:
        judge = Judge(replay.rules(), effort("expert", replay.game, len(replay.players)), 0)
        for gesture, state in marked(replay, judge, arguments.mark.split(",")):
            if means.count == arguments.most:
                break
            found = gain(replay, gesture, state, judge, arguments)
            margin = SURE * found.error()
            means.enter(found.mean())
            worse += found.mean() + margin < 0
            print(
                f"| {replay.game} | {gesture.number} | {100 * found.mean():+.0f} |"
                f" {100 * (found.mean() - margin):+.0f} to {100 * (found.mean() + margin):+.0f} |",
                flush=True,
            )
    print(
        f"\n{means.count} moves, {arguments.deals} deals each: mean gain"
        f" {100 * means.mean():+.1f} ± {100 * SURE * means.error():.1f} points;"
        f" surely worse than the move played: {worse};"
        f" {time.process_time() - began:.0f} s of processor time"
    )


def chances(arguments: argparse.Namespace) -> None:
    told: list[tuple[float, float]] = []
    began = time.process_time()
    for number in range(arguments.games):
        replay = recorded(arguments.game, arguments.players.split(","), 1000 + number)
        rules, end = replay.rules(), replay.final()
        won = int(rules.winners(end))
        winners = [seat for seat in range(len(replay.players)) if won >> seat & 1]
        judge = Judge(rules, effort("expert", replay.game, len(replay.players)), 0)
        every = list(gestures(replay))
        for gesture, state in every[:: max(1, len(every) // arguments.each)][: arguments.each]:
            verdict = judge.judge(gesture, state)
            share = 1.0 / len(winners) if gesture.seat in winners else 0.0
            told.append((verdict.after[gesture.seat], share))
    print(
        "| Told | Positions | Mean told | Won | 95 % interval |\n| --- | ---: | ---: | ---: | --- |"
    )
    for place in range(BINS):
        some = [one for one in told if min(int(one[0] * BINS), BINS - 1) == place]
        if not some:
            continue
        mean, share = (sum(each) / len(some) for each in zip(*some, strict=True))
        margin = SURE * sqrt(max(share * (1 - share), 0.25 / len(some)) / len(some))
        print(
            f"| {10 * place} to {10 * place + 10} % | {len(some)} | {100 * mean:.0f} % |"
            f" {100 * share:.0f} % | ± {100 * margin:.0f} |"
        )
    print(f"\n{len(told)} positions; {time.process_time() - began:.0f} s of processor time")


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    kinds = reader.add_subparsers(required=True)
    for work in (marks, chances):
        kind = kinds.add_parser(work.__name__)
        kind.set_defaults(work=work)
        kind.add_argument("game", help="abyss, ...")
        kind.add_argument("--games", type=int, default=0, help="games between bots")
        kind.add_argument("--players", default="regular,regular", help="who plays them")
        kind.add_argument("--seed", type=int, default=1)
        kind.add_argument("--level", default="master", help="who plays on")
        kind.add_argument("--deals", type=int, default=40)
        kind.add_argument("--each", type=int, default=5, help="positions of a game")
        kind.add_argument("--mark", default="blunder", help="blunder,mistake,inaccuracy")
        kind.add_argument("--most", type=int, default=60, help="moves")
        kind.add_argument("replay", type=Path, nargs="*")
    arguments = reader.parse_args()
    arguments.work(arguments)


if __name__ == "__main__":
    main()
