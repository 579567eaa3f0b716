"""The rulebook of a game over HTTP, to be read as a book."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any

from litestar import Request, Response, get
from litestar.params import Parameter
from msgspec import json

from tablee.core import registry
from tablee.core.errors import UnknownName
from tablee.core.statements import chapters
from tablee.server.packed import Packed, answered, packed
from tablee.server.parts import Wire
from tablee.server.refusals import Refusal


class BookRule(Wire):
    """A rule in the rulebook."""

    number: str
    """Its id without the game ("33")."""
    by: str
    """Where it comes from: the text `rule-by-<by>`."""
    cites: list[str]
    """The numbers of the rules that its text names."""
    en: str
    """In English."""
    fr: str
    """In French."""


class BookChapter(Wire):
    """A chapter of the rulebook: an item of GET /api/games/{game}/rulebook."""

    en: str
    """Its title in English."""
    fr: str
    """Its title in French."""
    rules: list[BookRule]
    """Its rules in their order."""


@get("/api/games/{game:str}/rulebook", sync_to_thread=False)
def rulebook(
    request: Request[Any, Any, Any], game: Annotated[str, Parameter(max_length=100)]
) -> Response[list[BookChapter]]:
    """Answer with the rules of a game by chapters."""
    try:
        registry.game(game)
    except UnknownName:
        raise Refusal("no-such-game") from None
    return answered(request, book_of(game))


@cache
def book_of(game: str) -> Packed:
    found = []
    for chapter in chapters(game):
        rules = [
            BookRule(each.id, each.by, each.cites(), each.en, each.fr)
            for each in chapter.statements
        ]
        found.append(BookChapter(chapter.en, chapter.fr, rules))
    return packed(json.encode(found))


ROUTES = [rulebook]
