"""Help for writing lessons (docs/lessons.md).

    python tools/lessons.py position GAME [--seats 2] [--seed 2a] [--option N=V] [--moves "..."]
                            [--bot greedy --answers 40] [--all] [--find "WORDS" --seeds 500]
    python tools/lessons.py show GAME LESSON     what is asked, legal and lit at each step
    python tools/lessons.py check [GAME [LESSON]]

`position` prints where the moves lead: the view of the seat asked, its legal answers, the pieces
that can be lit. With `--bot`, a bot plays on so many answers, which are printed as moves to copy.
`--find` tries seeds until these words (an answer, a piece or an event) are there after the moves.
"""

from __future__ import annotations

import argparse
import json
from typing import Any

from tablee import bots
from tablee.cli.play import read_options
from tablee.core import registry
from tablee.core.errors import TableeError
from tablee.core.events import Log
from tablee.core.rng import seeded
from tablee.lessons import files
from tablee.lessons.check import check, pieces, words_in
from tablee.lessons.walk import Walk
from tablee.lessons.words import texts_of


def walk_to(arguments: argparse.Namespace, seed: int) -> tuple[Walk, Log]:
    """Return a walk of a made-up lesson, at the position asked for."""
    rules = registry.game(arguments.game)
    lesson = files.Lesson(
        game=arguments.game,
        name="position",
        file="--moves",
        minutes=1,
        seats=arguments.seats,
        seat=0,
        seed=seed,
        options=read_options(rules, arguments.option),
        moves=(),
        steps=(files.Step("here", "", "", "", (), (), (), ""),),
    )
    walk, log = Walk(lesson), Log()
    walk.state.observer = log
    walk._script(files.parted(arguments.moves), "--moves")
    return walk, log


def play_on(walk: Walk, name: str, answers: int) -> list[str]:
    """Let a bot answer for all seats; return the words of what it did."""
    bot, found = bots.make(name), []
    for number in range(answers):
        if walk.state.is_over():
            break
        seat, rng = walk.state.to_move(), seeded(walk.lesson.seed, 1 + number)
        seen: Any = walk.game.determinize(walk.state, seat, rng)
        action = int(bot.choose(walk.game, seen, rng))
        found.append(str(walk.game.actions.describe(action)))
        walk._play(seat, [action], learner=False)
    return found


def is_found(walk: Walk, log: Log, words: str) -> bool:
    seat = walk.state.to_move()
    told = [walk.game.events.describe(one, seat) for one in log.told]
    events = {f"{one.name} {one.what}" for one in told} | {one.name for one in told}
    return (
        words in walk.legal()
        or words in events
        or words in words_in(walk.game.view(walk.state, seat))
    )


def position(arguments: argparse.Namespace) -> None:
    seed, wanted = int(arguments.seed, 16), arguments.find
    for tried in range(seed, seed + (arguments.seeds if wanted else 1)):
        try:
            walk, log = walk_to(arguments, tried)
        except TableeError:
            if not wanted:
                raise
            continue
        if wanted is None or all(is_found(walk, log, each) for each in files.parted(wanted)):
            break
    else:
        raise SystemExit(f"no seed from {arguments.seed} on; more with --seeds")
    print(f'seed = "{tried:x}"')
    if arguments.bot:
        print(f'moves = "{"; ".join(play_on(walk, arguments.bot, arguments.answers))}"')
    describe(walk, log, arguments.all)


def describe(walk: Walk, log: Log, whole: bool) -> None:
    if walk.state.is_over():
        print("the game is over")
        return
    seat = walk.state.to_move()
    for one in log.told[-12:]:
        event = walk.game.events.describe(one, seat)
        print(f"  seat {event.seat}: {event.name} {event.what or ''} {event.amount}")
    print(f"seat {seat} is asked: {walk.game.kind_of(walk.state.question())}")
    print(f"legal: {'; '.join(walk.legal())}")
    for thing, names in pieces(walk).items():
        print(f"piece: {thing} {', '.join(names)}")
    if whole:
        print(json.dumps(walk.game.table(walk.state, seat), indent=1))


def show(arguments: argparse.Namespace) -> None:
    lesson = files.lesson(arguments.game, arguments.lesson)
    texts, walk = texts_of(lesson, "en"), Walk(lesson)
    while walk.now is not None:
        step = walk.now
        print(f"\n{walk.step + 1} {step.id} [{step.rule}]: {texts[step.id]}")
        if step.light or step.look:
            print(f"  light: {step.light or '-'}   look: {step.look or '-'}")
        print(f"  meant: {[*step.answers, *step.free] or 'read on'}")
        describe(walk, Log(), False)
        walk.go_on()


def check_all(arguments: argparse.Namespace) -> None:
    for game in [arguments.game] if arguments.game else registry.names():
        for lesson in files.lessons(game):
            if arguments.lesson in (None, lesson.name):
                check(lesson)
                print(f"{lesson.file}: {len(lesson.steps)} steps, played to the end")


def main() -> None:
    parser = argparse.ArgumentParser(description="Help for writing lessons.")
    places = parser.add_subparsers(required=True)
    made = places.add_parser("position")
    made.add_argument("game")
    made.add_argument("--seats", type=int, default=2)
    made.add_argument("--seed", default="1")
    made.add_argument("--option", action="append", default=[])
    made.add_argument("--moves", default="")
    made.add_argument("--bot")
    made.add_argument("--answers", type=int, default=20)
    made.add_argument("--all", action="store_true")
    made.add_argument("--find")
    made.add_argument("--seeds", type=int, default=500)
    made.set_defaults(run=position)
    shown = places.add_parser("show")
    shown.add_argument("game")
    shown.add_argument("lesson")
    shown.set_defaults(run=show)
    checked = places.add_parser("check")
    checked.add_argument("game", nargs="?")
    checked.add_argument("lesson", nargs="?")
    checked.set_defaults(run=check_all)
    arguments = parser.parse_args()
    try:
        arguments.run(arguments)
    except TableeError as error:
        raise SystemExit(f"lessons: {error}") from None


if __name__ == "__main__":
    main()
