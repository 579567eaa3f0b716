"""The log as people read it: one move takes few lines, and nothing is left out."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import groupby
from typing import Any

import pytest

import tablee
from tablee.core.engine import Game
from tablee.core.events import SPECTATOR, Event, EventKind, Log
from tablee.text import LANGUAGES, Texts, texts
from tablee.text.lines import lines
from tests.contract.walk import every_game

PLAYERS = ["Ada", "Bo", "Cy", "Di", "Ed"]
every_language = pytest.mark.parametrize("language", LANGUAGES)


def acts(game: Game[Any], seats: int, seed: int) -> Iterator[tuple[str, list[Event]]]:
    """Play a random game; yield each answer's family and its events, as watchers see them."""
    log = Log()
    state = game.new_game(seats, seed, observer=log)
    chooser = random.Random(seed)
    while not state.is_over():
        first = len(log.told)
        action = chooser.choice(list(state.legal_actions()))
        family = game.actions.describe(action).kind
        state.apply(action)
        yield family, [game.events.describe(told, SPECTATOR) for told in log.told[first:]]


def tables(name: str) -> list[tuple[Game[Any], int, int]]:
    game = tablee.game(name)
    return [(game, seats, seed) for seats in range(2, game.max_seats + 1) for seed in range(3)]


@every_game
@every_language
def test_every_line_has_words_for_all_that_it_can_tell(game: Game[Any], language: str) -> None:
    said = texts(game.name, language)
    sharing = sorted((kind for kind in game.events.kinds if kind.line), key=lambda kind: kind.line)
    for line, group in groupby(sharing, key=lambda kind: kind.line):
        kinds = list(group)
        if len(kinds) == 1 and kinds[0].gathers:
            continue  # told by the sentence of the event
        assert said.has(f"line-{line}")
        assert [kind.name for kind in kinds if not (kind.opens or has_part(said, kind))] == []


def has_part(said: Texts, kind: EventKind) -> bool:
    return said.has(f"event-{kind.name}.part")


@every_game
def test_only_events_of_a_line_open_or_gather(game: Game[Any]) -> None:
    assert [
        kind for kind in game.events.kinds if (kind.opens or kind.gathers) and not kind.line
    ] == []


@every_game
@every_language
def test_every_event_is_told_in_one_line_in_its_order(game: Game[Any], language: str) -> None:
    said = texts(game.name, language)
    for seats in range(game.min_seats, game.max_seats + 1):
        events = [event for _, brought in acts(game, seats, seats) for event in brought]
        told = lines(events, said, PLAYERS)
        assert [event for line in told for event in line.events] == events
        assert all(line.words and line.rules for line in told)


def told_as(events: list[Event], game: str) -> list[str]:
    """Return the lines of a recruitment, without turn headings and the announcement of the end."""
    told = lines(events, texts(game, "en"), PLAYERS)
    return [line.words for line in told if line.events[0].name not in ("turn", "end_is_near")]


def test_a_recruitment_in_abyss_is_told_in_three_lines_at_most() -> None:
    """From the answer `recruit` until the lord has arrived: the payment and its effects."""
    told = []
    for table in tables("abyss"):
        events: list[Event] = []
        for family, brought in acts(*table):
            events = brought if family == "recruit" else events + brought
            recruiters = [event.seat for event in brought if event.name == "recruited"]
            if recruiters:
                told.append(told_as([each for each in events if each.seat in recruiters], "abyss"))
                events = []
    assert len(told) > 20
    assert [words for words in told if len(words) > 3] == []


def test_a_recruitment_in_conspiracy_is_told_in_three_lines_at_most() -> None:
    """A turn is a recruitment, including the locations gained by its keys."""
    told = []
    for table in tables("conspiracy"):
        events = [event for _, brought in acts(*table) for event in brought]
        for is_turn, turn in groupby(events, key=lambda event: event.name == "turn"):
            if not is_turn:
                told.append(told_as(list(turn), "conspiracy"))
    assert len(told) > 100
    assert [words for words in told if len(words) > 3] == []


def walk(name: str, what: str | None, amount: int = 1, seat: int = 0, **more: Any) -> Event:
    thing = {"acts": "figure", "moved": "zone", "rolled": "die", "rerolled": "die"}.get(name)
    return Event(name, seat, f"conan:{name}", thing, what, amount, False, **more)


@pytest.mark.parametrize(
    "language, words",
    [
        ("en", "Conan goes to North-west road (a1) and West clearing (b1) (3 MP) and buys 1 MP."),
        (
            "fr",
            "Conan va vers Piste du nord-ouest (a1) et Clairière ouest (b1) (3 PM) et achète 1 PM.",
        ),
    ],
)
def test_a_walk_over_several_zones_is_one_line(language: str, words: str) -> None:
    zones = [walk("moved", "pict_village_a1", 1), walk("bought_moves", None, 1)]
    events = [walk("acts", "conan"), *zones, walk("moved", "pict_village_b1", 2)]
    (line,) = lines(events, texts("conan", language), PLAYERS)
    assert line.words == words
    assert line.rules == ("conan:moved", "conan:bought_moves")


def test_two_figures_that_walk_are_two_lines_and_one_that_goes_on_is_one() -> None:
    steps = [walk("acts", "conan"), walk("moved", "pict_village_a1")]
    other = [walk("acts", "belit"), walk("moved", "pict_village_a1")]
    said = texts("conan", "en")
    assert len(lines(steps + other, said, PLAYERS)) == 2
    assert len(lines(steps + steps, said, PLAYERS)) == 1
    assert len(lines(steps + [walk("moved", "pict_village_b1", seat=1)], said, PLAYERS)) == 2


def test_dice_of_a_roll_are_one_line_and_those_of_another_figure_a_second() -> None:
    def die(name: str, what: str, figure: str) -> Event:
        return walk(name, what, other=("figure", figure))

    rolled = [die("rolled", "red_2", "conan"), die("rolled", "orange_0", "conan")]
    again = [die("rerolled", "orange_0", "conan"), die("rolled", "orange_1", "conan")]
    told = lines([*rolled, *again, die("rolled", "red_3", "belit")], texts("conan", "en"), PLAYERS)
    assert [line.words for line in told] == [
        "Conan rolls red 2 and orange 0.",
        "Conan rerolls orange 0 and gets orange 1.",
        "Bêlit rolls red 3.",
    ]


def test_walking_in_smog_is_one_line_with_its_tolls() -> None:
    def event(name: str, thing: str | None, what: str | None) -> Event:
        return Event(name, 1, "smog:R24", thing, what, 1, False)

    steps = [event("moved", "place", "4"), event("paid_toll", None, None)]
    steps += [event("paid_toll", None, None), event("moved", "place", "7")]
    (line,) = lines(steps, texts("smog", "en"), PLAYERS)
    assert line.words == "Bo moves to Tile 4 and Tile 7 and pays a toll of 2 Sovereigns."
    (line,) = lines(steps, texts("smog", "fr"), PLAYERS)
    assert line.words == "Bo se déplace (Tuile 4 et Tuile 7) et paie une taxe de 2 Souverains."


def test_a_line_that_gathers_hidden_pieces_counts_them() -> None:
    drawn = Event("drew_location", 0, "conspiracy:18", "location", None, 1, True)
    (line,) = lines([drawn] * 3, texts("conspiracy", "en"), PLAYERS)
    assert line.words == "Ada draws 3 locations."
