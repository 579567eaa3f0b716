"""Who sits where: people and bots as they are written on the command line and in replay files.

`you` and `you:Alice` are people at this keyboard; any other word is the name of a bot.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tablee import bots
from tablee.text import Texts

PERSON = "you"


def is_person(player: str) -> bool:
    return player == PERSON or player.startswith(PERSON + ":")


def shown_names(players: Sequence[str], said: Texts) -> list[str]:
    """Return the names that people read; no two are the same.

    People may give themselves a name; nameless people and bots get their seat's number.
    """
    names = [_name(player, said) for player in players]
    bearers = Counter(names)
    numbered = [
        _is_nameless(player) or bearers[name] > 1
        for player, name in zip(players, names, strict=True)
    ]
    return [f"{name} {seat + 1}" if numbered[seat] else name for seat, name in enumerate(names)]


def _own_name(player: str) -> str:
    return player[len(PERSON) + 1 :].strip()


def _is_nameless(player: str) -> bool:
    return (is_person(player) and not _own_name(player)) or player in bots.names()


def _name(player: str, said: Texts) -> str:
    if is_person(player):
        return printable(_own_name(player)) or said.say("terminal-person")
    return printable(player[:1].upper() + player[1:])


def printable(name: str) -> str:
    """A file may come from anywhere, so control characters in names are replaced."""
    return "".join(letter if letter.isprintable() else "?" for letter in name)
