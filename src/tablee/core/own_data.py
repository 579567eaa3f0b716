"""Game data of one's own: a file of an owner that a game is played with, and its title.

Which games take a file, and what may stand in it, the games know. What all such files have in
common is here: they are TOML, and `name_en` and `name_fr` at their head are their title.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from tablee.core import registry
from tablee.core.engine import Game
from tablee.core.errors import BadOption, TableeError

LANGUAGES: Final = ("en", "fr")
LONGEST: Final = 80  # letters of a title
HEADER: Final = re.compile(r"^[ \t]*\[", re.MULTILINE)


def takes_data(game: str) -> bool:
    """Say whether a game can be played with a file of one's own."""
    return type(registry.game(game)).with_data is not Game.with_data


def game_for(name: str, data: str | None) -> Game[Any]:
    """Return a game with an owner's file, or with ours if today's rules do not take the file.

    For looking back at what was played: whoever would play asks the registry, which refuses it.
    """
    try:
        return registry.game(name, data)
    except TableeError:
        return registry.game(name)


def titles_of(text: str) -> dict[str, str]:
    """Return the title of a file that its game has read before, by language."""
    head = tomllib.loads(text)
    english = str(head.get("name_en") or head.get("id") or "")
    return {"en": english[:LONGEST], "fr": str(head.get("name_fr") or english)[:LONGEST]}


def retitled(text: str, titles: Mapping[str, str]) -> str:
    """Return a file with another title and every other sign as it was."""
    head, rest = _parted(text)
    for language, title in sorted(titles.items(), reverse=True):
        if not title.strip() or len(title) > LONGEST or not title.isprintable():
            raise BadOption(f"a title has 1 to {LONGEST} letters on one line, not {title!r}")
        line = f"name_{language} = {json.dumps(title, ensure_ascii=False)}"
        at_head = re.compile(rf"^[ \t]*name_{language}[ \t]*=.*$", re.MULTILINE)
        found = at_head.search(head)
        if found is not None:
            head = head[: found.start()] + line + head[found.end() :]
        else:
            head = f"{line}\n{head}"
    if _without_title(head + rest) != _without_title(text):
        raise BadOption("the title of this file is written in a way that cannot be changed here")
    return head + rest


def _parted(text: str) -> tuple[str, str]:
    """Return what stands before the first table, and the rest."""
    found = HEADER.search(text)
    place = found.start() if found else len(text)
    return text[:place], text[place:]


def _without_title(text: str) -> dict[str, Any]:
    try:
        read = tomllib.loads(text)
    except ValueError as error:
        raise BadOption(f"the file could not be read any more: {error}") from None
    return {key: value for key, value in read.items() if key not in ("name_en", "name_fr")}
