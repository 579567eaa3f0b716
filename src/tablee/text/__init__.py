"""Sentences from the Fluent files, for terminal, server and bots' explanations; never for rules.

Each game brings `text/en.ftl` and `text/fr.ftl`; what all games share lies beside
this module. A key nobody wrote is an error, not an empty line. A game's `text/table.en.ftl` and
`text/table.fr.ftl` are for the page alone, which reads them itself.

    game-name, game-about            the game itself
    <thing>-<id>                     a piece that actions and events name ("lord-keeper")
    <thing>-<id>.gender              its gender, where sentences agree with it: feminine
    things-<thing>                   a kind of piece, as a heading, where statistics list it
    amounts-<event>                  what an event tallied tells in numbers, as a heading
    happening-<event>-<label>        what an event counted in each game tells, as a heading
    advance-<name>, -text            what a seat may decide before it is asked
    score-<source>                   a source of points
    action-<family>                  { $of }: the piece's name
    action-<family>.kind             the same without its piece, for statistics
    prompt-<kind>                    what is asked, to the player asked; values of `asks`
    prompt-<kind>.others             the same to everybody else; { $player } decides
    laid-<kind>                      how far pieces go that are laid out; values of `laid`
    route-<kind>                     several answers meant as one; values of the route
    event-<name>                     { $player } { $what } { $other } { $amount } { $count },
                                     { $known } yes | no, { $gender } of what
    event-<name>.part                the same as part of a line that tells several events
    line-<name>                      such a line; { $player } { $subject } { $list } of parts
    reason-<key>                     why an answer was refused; values of the reason
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from tablee.core import registry
from tablee.core.errors import Reason, UnknownName
from tablee.core.events import Event

LANGUAGES = ("en", "fr")
HERE = Path(__file__).parent
GAMES = Path(__file__).parents[1] / "games"


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """Return the language of the locale, or English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        language = environment.get(variable, "")[:2].lower()
        if language:
            return language if language in LANGUAGES else "en"
    return "en"


def sources(game: str | None, language: str) -> list[Path]:
    paths = [HERE / f"{language}.ftl"]
    if game is not None:
        paths.append(GAMES / game / "text" / f"{language}.ftl")
    return paths


@cache
def resource(path: Path) -> Resource:
    """Return the sentences of a file, parsed once: a large one takes a second."""
    return FluentResource(path.read_text(encoding="utf-8"))


@cache
def texts(game: str | None, language: str) -> Texts:
    """Return all sentences of a game, with those that all games share."""
    return Texts(game, language)


class Texts:
    """The sentences of one game in one language."""

    def __init__(self, game: str | None, language: str) -> None:
        if language not in LANGUAGES:
            raise UnknownName("language", language, LANGUAGES)
        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        for path in sources(game, language):
            self._bundle.add_resource(resource(path))

    def has(self, key: str) -> bool:
        return self._pattern(key) is not None

    def _pattern(self, key: str) -> Any:
        """Return what a key stands for: a message, or `message.attribute`; None: nothing."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return None
        message = self._bundle.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def say(self, key: str, **values: object) -> str:
        """Return the sentence for a key; that of an attribute for `key.attribute`."""
        pattern = self._pattern(key)
        if pattern is None:
            raise KeyError(f"no text {key} in {self.language} for {self.game or 'all games'}")
        sentence, errors = self._bundle.format_pattern(pattern, values)
        if errors:
            raise KeyError(f"text {key} in {self.language}: {errors[0]}")
        return str(sentence)

    def name(self, thing: str, of: str) -> str:
        """Return the name of a piece; plain numbers need no text."""
        key = f"{thing}-{of}"
        if of.isdigit() and not self.has(key):
            return of
        return self.say(key)

    def gender(self, thing: str | None, of: str | None) -> str:
        """Return the gender of a piece's name in this language, or "" if none is given."""
        key = f"{thing}-{of}.gender"
        return self.say(key) if self.has(key) else ""

    def values(self, raw: Mapping[str, Any], players: Sequence[str]) -> dict[str, Any]:
        """Turn [thing, number] pairs into names and leave the rest."""
        return {key: self._value(value, players) for key, value in raw.items()}

    def _value(self, value: Any, players: Sequence[str]) -> Any:
        if not isinstance(value, list):
            return value
        thing, number = value
        if thing == "seat":
            return players[number]
        assert self.game is not None
        return self.name(thing, registry.game(self.game).things[thing][number])

    def sentence(self, told: Mapping[str, Any]) -> str:
        """Return a sentence whose values are lists of pieces as [thing, id], numbers and words."""
        values: dict[str, Any] = {}
        for key, listed in told["values"].items():
            named = [self.name(*one) if isinstance(one, (list, tuple)) else one for one in listed]
            values[key] = named[0] if len(named) == 1 else ", ".join(str(one) for one in named)
        return self.say(told["key"], **values)

    # -- what happens at a table ---------------------------------------------

    def action(self, code: int, players: Sequence[str] = ()) -> str:
        """Return an action in words."""
        assert self.game is not None
        table = registry.game(self.game).actions
        action = table.describe(code)
        thing = table.families[action.kind].thing
        if thing is None:
            return self.say(f"action-{action.kind}")
        if thing == "seat":
            seat = int(action.of)
            return self.say(
                f"action-{action.kind}", of=players[seat] if seat < len(players) else action.of
            )
        return self.say(f"action-{action.kind}", of=self.name(thing, action.of))

    def question(self, question: Mapping[str, Any], players: Sequence[str]) -> str:
        """Return what is asked, from a view's question, to those who may answer it."""
        return self.say(f"prompt-{question['kind']}", **self.values(question["asks"], players))

    def question_for_others(self, question: Mapping[str, Any], players: Sequence[str]) -> str:
        """Return who decides what, from a view's question, to those who look on."""
        values = self.values(question["asks"], players)
        player = players[question["seat"]]
        return self.say(f"prompt-{question['kind']}.others", player=player, **values)

    def event(self, event: Event, players: Sequence[str]) -> str:
        """Return an event in words, as its reader may know it."""
        return self.say(f"event-{event.name}", **self.told([event], players))

    def told(self, events: Sequence[Event], players: Sequence[str]) -> dict[str, Any]:
        """Return the values of events of one kind and seat that are told together."""
        event = events[0]
        pieces = [
            self._piece(each.thing, each.what, players)
            for each in events
            if each.thing is not None and each.what is not None
        ]
        return {
            "player": players[event.seat] if 0 <= event.seat < len(players) else "",
            "what": self.listed(pieces),
            "other": "" if event.other is None else self._piece(*event.other, players),
            "amount": sum(each.amount for each in events),
            "count": len(events),
            "known": "no" if event.hidden else "yes",
            "gender": self.gender(event.thing, event.what),
        }

    def listed(self, words: Sequence[str]) -> str:
        """Return words as an enumeration: a, b and c."""
        if len(words) < 2:
            return "".join(words)
        return self.say("enumeration", rest=", ".join(words[:-1]), last=words[-1])

    def _piece(self, thing: str, of: str, players: Sequence[str]) -> str:
        return players[int(of)] if thing == "seat" else self.name(thing, of)

    def reason(self, reason: Reason, players: Sequence[str]) -> str:
        """Return why an answer was refused."""
        return self.say(f"reason-{reason.key}", **self.values(reason.values, players))

    def names(self, thing: str, ids: Iterable[str]) -> str:
        return ", ".join(self.name(thing, of) for of in ids)
