"""`tablee learn`: lessons on the real board, step by step."""

from __future__ import annotations

import argparse
from pathlib import Path

HELP = "learn a game step by step, on its real board"
FILE = "lessons.json"


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", nargs="?", help="a game's name; without it, all lessons are listed")
    parser.add_argument("lesson", nargs="?", help="a lesson's name (default: the next one)")
    parser.add_argument("--lang", choices=("en", "fr"), help="language (default: the locale's)")
    parser.add_argument("--anew", action="store_true", help="begin at the first step again")
    parser.add_argument("--progress", type=Path, metavar="FILE", help="where progress is kept")


def run(arguments: argparse.Namespace) -> None:
    from tablee.core import registry
    from tablee.core.errors import UnknownName
    from tablee.lessons.files import lesson, lessons
    from tablee.terminal.files import data_folder
    from tablee.terminal.lesson import LessonTable, Progress
    from tablee.terminal.screen import console
    from tablee.text import default_language, texts

    language = arguments.lang or default_language()
    progress = Progress(arguments.progress or data_folder() / FILE)
    if arguments.game is None:
        show_all(language, progress)
        return
    registry.game(arguments.game)
    known = lessons(arguments.game)
    if not known:
        having = [name for name in registry.names() if lessons(name)]
        raise UnknownName("game with lessons", arguments.game, having)
    if arguments.lesson is None:
        found = next((each for each in known if not progress.is_done(each)), known[0])
    else:
        found = lesson(arguments.game, arguments.lesson)
    said = texts(arguments.game, language)
    table = LessonTable(found, said, console(), input, progress)
    if arguments.anew:
        table.begin_anew()
    table.play()


def show_all(language: str, progress: object) -> None:
    """List the lessons of all games, and which are done."""
    from tablee.core import registry
    from tablee.lessons.files import lessons
    from tablee.lessons.words import title_of
    from tablee.terminal.lesson import Progress
    from tablee.text import texts

    assert isinstance(progress, Progress)
    for game in registry.names():
        said = texts(game, language)
        for each in lessons(game):
            mark = said.say("terminal-lesson-done") if progress.is_done(each) else ""
            title = title_of(each, language)
            minutes = said.say("terminal-lesson-minutes", minutes=each.minutes)
            print(f"tablee learn {game} {each.name:<20} {title} · {minutes} {mark}".rstrip())
