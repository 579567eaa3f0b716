"""What each figure did in a game: the same as its events say, under the names of the table."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tablee.core.deeds import Deeds, deeds_in
from tablee.core.events import Event, Log
from tablee.core.replay import Replay, load
from tablee.games.conan.data import OVERLORD
from tablee.games.conan.deeds import COUNTS, ConanDeeds
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.text import texts
from tests.conan.tables import (
    asked,
    dice,
    do,
    figure_of,
    options,
    overlords_turn,
    place,
    strip,
    table,
    zone,
)
from tests.golden import results as golden

PRICED = ("spent", "bought_moves", "cast_spell", "activated")  # events whose amount is gems
ONE_GEM = ("pick", "give", "take", "paid")  # answers that cost one gem [MA-2, DI-6]
STORED = [golden.replay_path(GAME, seats) for seats in (2, 3, 4, 5)]


class Scene:
    """A table whose deeds are counted from now on."""

    def __init__(self, state: ConanState) -> None:
        self.state = state
        self.counting = ConanDeeds()
        state.observer = self.counting
        self.counting.follow(state)

    def do(self, *answers: str) -> None:
        for answer in answers:
            do(self.state, answer)
            self.counting.follow(self.state)

    def of(self, piece: str) -> dict[str, int]:
        """Return the counts of a piece that are not 0."""
        (found,) = [row for row in self.counting.found() if row.piece == piece]
        return {count: amount for count, amount in found.counts.items() if amount}


def test_a_hero_walks_strikes_and_kills() -> None:
    """One zone is his base movement; two gems are two red dice; a hunter has one point of life."""
    state = table({"pict_hunters_blue_2": "d2", "pict_hunters_blue_3": "d2"})
    state.put(figure_of(state, "conan"), place("d1"))
    strip(state, "conan")
    scene = Scene(state)
    scene.do("act conan", zone("d2", "move"))
    dice(state, "r2 r3")
    scene.do("unarmed", "figure pict_hunters_blue_2", "gems 2")
    if asked(state) == "Rerolls":
        scene.do("keep")
    while asked(state) == "ChooseDefence":
        scene.do("gems 0")
    assert scene.of("conan") == {"zones": 1, "gems": 2, "dealt": 1, "kills": 1}
    assert scene.of("pict_hunters_blue_2") == {"taken": 1, "deaths": 1}
    assert scene.of("pict_hunters_blue") == {"taken": 1, "deaths": 1}
    assert "pict_hunters_blue_3" not in {row.piece for row in scene.counting.found()}


def test_a_tile_is_paid_and_its_figure_wounds_a_hero() -> None:
    """The first tile of the river costs 1; the gem counts for the tile, the wounds for both."""
    state = table({"pict_hunters_blue_1": "d2"})
    state.put(figure_of(state, "conan"), place("d2"))
    strip(state, "conan")
    overlords_turn(state, 9)
    scene = Scene(state)
    dice(state, "o2")
    scene.do("tile pict_hunters_blue")
    if asked(state) == "ChooseMover":
        scene.do("pass")
    scene.do("figure pict_hunters_blue_1")
    while asked(state) != "ChooseDefence":
        scene.do("figure conan" if "figure conan" in options(state) else "keep")
    scene.do("gems 0")
    wounds = scene.of("conan")["taken"]
    assert wounds > 0
    assert scene.of("pict_hunters_blue_1") == {"dealt": wounds}
    assert scene.of("pict_hunters_blue") == {"dealt": wounds, "gems": 1}


# -- whole games ---------------------------------------------------------------------------


def events_of(replay: Replay) -> list[Event]:
    log = Log()
    replay.final(log)
    return [GAME.events.describe(told, OVERLORD) for told in log.told]


def side_of(seat: int) -> str:
    return "overlord" if seat == OVERLORD else "heroes"


def amounts(events: list[Event], name: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for event in events:
        if event.name == name:
            found[event.what or ""] += event.amount
    return found


def by_figure(rows: list[Deeds], count: str) -> Counter[str]:
    """Return a count of each figure, without the sums of tiles."""
    return +Counter({row.piece: row.counts[count] for row in rows if row.thing == "figure"})


def total(rows: list[Deeds], count: str, side: str) -> int:
    return sum(row.counts[count] for row in rows if row.side == side and not row.part)


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_the_counts_are_what_the_events_say(path: Path) -> None:
    replay = load(path)
    events = events_of(replay)
    rows = deeds_in(replay)
    assert all(tuple(row.counts) == COUNTS for row in rows)
    assert by_figure(rows, "taken") == amounts(events, "wounded")
    assert by_figure(rows, "deaths") == Counter(
        event.what for event in events if event.name == "died"
    )
    assert by_figure(rows, "rerolls") == Counter(
        event.other[1] for event in events if event.name == "rerolled" and event.other
    )
    for side in ("heroes", "overlord"):
        own = [event for event in events if side_of(event.seat) == side]
        assert total(rows, "zones", side) == sum(1 for event in own if event.name == "moved")
        gems = sum(event.amount for event in own if event.name in PRICED)
        answers = [GAME.actions.describe(a) for seat, a in replay.moves if side_of(seat) == side]
        gems += sum(1 for answer in answers if answer.kind in ONE_GEM)
        assert total(rows, "gems", side) == gems
    for done, suffered in (("dealt", "taken"), ("kills", "deaths")):
        assert sum(by_figure(rows, done).values()) == sum(by_figure(rows, suffered).values())


@pytest.mark.parametrize("path", STORED, ids=lambda path: path.stem)
def test_a_tile_counts_its_figures(path: Path) -> None:
    rows = deeds_in(load(path))
    for place_of, row in enumerate(rows):
        parts = []
        for part in rows[place_of + 1 :]:
            if not part.part:
                break
            parts.append(part)
        if parts and not row.part:
            for count in COUNTS:
                own = row.counts[count] - sum(part.counts[count] for part in parts)
                assert own >= 0 if count == "gems" else own == 0, (row.piece, count)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_count_and_every_piece_has_a_name(language: str) -> None:
    said = texts("conan", language)
    for count in COUNTS:
        assert said.has(f"deeds-{count}")
    for row in deeds_in(load(STORED[0])):
        assert said.has(f"{row.thing}-{row.piece}")
        assert said.has(f"side-{row.side}")
