"""Invariants, checked by random play in arenas with every spell, skill, ally and map."""

import random
import tomllib
from random import Random
from typing import Any

import pytest

from tablee.core import record
from tablee.core.bits import listed
from tablee.core.engine import NOBODY
from tablee.games.conan import data
from tablee.games.conan.names import MAP_FILES, MAP_IDS
from tablee.games.conan.rules import GAME
from tablee.games.conan.state import ConanState
from tablee.text import Texts, texts
from tests.conan.arena import arena

CASTERS = ("zogar_sag", "skuthus", "khemsa", "natohk", "ageera")
STEPS = 400


def random_arena(seed: int, board: str) -> ConanState:
    """Return heroes, allies and units of all kinds in zones of a map, with many spells."""
    chooser = random.Random(seed)
    rows = [row for row in data.UNIT_ROWS if "none" in row["colours"] and row["base_size"] < 4]
    zones = dry_zones(board)
    names = chooser.sample(data.HERO_IDS, 4)
    others = {*names, "belits_guards"}  # whose names are in use
    some = chooser.sample([row for row in rows if row["id"] not in others], 6)
    casters = [row for row in rows if row["id"] in CASTERS and row["id"] not in names]
    units = {row["id"]: row for row in (*some, *casters[:2])}
    spells = {name: chooser.sample(data.SPELL_IDS, 6) for name in (*names, *units)}
    return arena(
        {name: chooser.choice(zones) for name in names},
        {name: [chooser.choice(zones) for _ in range(figures(row))] for name, row in units.items()},
        board=board,
        seats=3,
        gems=10,
        spells={name: spells[name] for name in spells},
        cards={name: chooser.sample(data.EQUIPMENT_IDS[4:], 3) for name in names},
        allies={"belits_guards": [chooser.choice(zones)] * 3},
        chests={"difficulty": 1, "zones": zones[:4], "deck": data.EQUIPMENT_IDS[:4]},
    )


def figures(row: dict[str, Any]) -> int:
    return min(3, int(row.get("figures_in_box", 1)))


def dry_zones(board: str) -> list[str]:
    rows = tomllib.loads(MAP_FILES[board].read_text(encoding="utf-8"))["zone"]
    return [row["id"] for row in rows if row["capacity"] >= 5 and "water" not in row["tags"]]


def check(state: ConanState, energy: int) -> None:
    board = state.board()
    for zone, members in enumerate(state.here):
        for figure in listed(members):
            assert state.zone[figure] == zone
    for figure, zone in enumerate(state.zone):
        assert zone < 0 or state.here[zone] >> figure & 1
        if zone >= 0 and figure >= 4:
            assert state.life[figure] > 0 or state.depth > 0 or state.agenda
        holder = state.held_by[figure]
        assert holder < 0 or (zone >= 0 and state.zone[holder] == zone)
        assert state.webs[figure] >= 0
        assert not state.on_table[figure] or board.table_in(zone) >= 0
    for hero in state.at:
        assert min(hero.available, hero.fatigue, hero.wounds, *hero.boxes, *hero.cards) >= 0
        assert hero.load == sum(n * data.CARDS[c].weight for c, n in enumerate(hero.cards))
    assert wealth(state) == energy


def wealth(state: ConanState) -> int:
    """Return all gems of the game. A unit's Gift of Life moves some to the other side."""
    heroes = sum(hero.available + hero.fatigue + hero.wounds + sum(hero.boxes) for hero in state.at)
    return heroes + state.available + state.fatigue + state.removed + sum(state.spell_gems)


def play(state: ConanState, seed: int, steps: int) -> set[str]:
    chooser = random.Random(seed)
    energy = wealth(state)
    asked = set()
    said = texts("conan", "fr")
    for number in range(steps):
        if state.is_over():
            break
        actions = list(state.legal_actions())
        assert actions
        assert len(set(actions)) == len(actions)
        asked.add(type(state.question()).__name__)
        if number % 40 == 0:
            look(state, said, chooser)
        state.apply(chooser.choice(actions))
        check(state, energy)
    return asked


def look(state: ConanState, said: Texts, chooser: Random) -> None:
    """Save, load, show and refuse in any position without an error."""
    ints = record.to_ints(state, GAME.steps)
    assert record.to_ints(state.clone(), GAME.steps) == ints
    view = GAME.view(state, 1)
    assert said.question(view["question"], ["A", "B", "C"])
    refused = state.refusal(state.to_move(), chooser.randrange(len(GAME.actions)))
    assert refused is None or said.reason(refused, ["A", "B", "C"])
    assert state.refusal(NOBODY, state.legal_actions()[0]) is not None


@pytest.mark.rule("conan:RW-1", "conan:RW-15", "conan:HT-2")
@pytest.mark.parametrize("board", MAP_IDS)
def test_random_arenas_keep_their_pieces(board: str) -> None:
    asked = set()
    for seed in range(2):
        asked |= play(random_arena(seed, board), seed, STEPS)
    assert {"HeroActs", "HeroesAct"} <= asked


@pytest.mark.long
@pytest.mark.parametrize("board", MAP_IDS)
def test_many_random_arenas_ask_most_questions(board: str) -> None:
    """At least two dozen kinds on every map, without those of scenarios and the rarest."""
    asked = set()
    for seed in range(40):
        asked |= play(random_arena(100 + seed, board), seed, 1500)
    assert len(asked) > 24
