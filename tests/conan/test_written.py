"""Scenarios written as TOML: reading them gives the same data, and lines are located."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee.games.conan.data import SCENARIO_FILES
from tablee.games.conan.scenario.check import check, problems
from tablee.games.conan.scenario.mistakes import BadScenario
from tablee.games.conan.scenario.written import line_of, write_scenario

OWN = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"


@pytest.mark.parametrize("path", [*SCENARIO_FILES, OWN], ids=lambda path: path.stem)
def test_every_scenario_is_the_same_after_being_written(path: Path) -> None:
    data = tomllib.loads(path.read_text("utf-8"))
    text = write_scenario(data)
    assert tomllib.loads(text) == data
    check("file", tomllib.loads(text))
    assert problems("file", data) == []


def test_signs_of_every_kind_come_back() -> None:
    odd = {"a": 'quote " back \\ line \n tab \t bell \x07 é 😀', "b c": {"d.e": [1, True, 1.5]}}
    odd["empty"] = {"list": [], "table": {}}
    assert tomllib.loads(write_scenario(odd)) == odd


def test_what_is_no_toml_is_refused_and_nothing_is_left_out() -> None:
    deep: list[Any] = []
    for _ in range(40):
        deep = [deep]
    for value in (deep, object()):
        with pytest.raises(BadScenario):
            write_scenario({"a": value})
    assert tomllib.loads(write_scenario({"a": None, "b": 1})) == {"b": 1}


TEXT = """schema = 2
map = "inn"

[[hero]]
id = "conan"
zone = "z4"

[[hero]]
id = "belit"
zone = "q9"
equipment = []

[overlord]
max_activations = 2

[overlord.heroes_2]
available = 99

[[event]]
tile = "event_1"
options = [
  { hook = "reinforcement", points = 99 },
]
"""


@pytest.mark.parametrize(
    ("key", "line"),
    [
        ("map", 2),
        ("hero 2.zone", 10),
        ("hero 2.spells", 8),
        ("hero", 4),
        ("overlord.heroes_2.available", 17),
        ("overlord.max_activations", 14),
        ("event 1.options.points", 21),
        ("objective", 0),
    ],
)
def test_the_line_of_a_key_is_found(key: str, line: int) -> None:
    assert line_of(TEXT, key) == line


@pytest.mark.parametrize("text", ["", "\n", "a = 1"])
def test_a_text_without_tables_has_lines_too(text: str) -> None:
    assert line_of(text, "hero 1.zone") == 0
    assert line_of(text, "a") == (1 if text.startswith("a") else 0)


def test_all_that_is_wrong_is_told_and_the_first_is_that_of_the_check() -> None:
    data = tomllib.loads(OWN.read_text("utf-8"))
    data["hero"][0]["zone"] = "q9"
    data["river"][0]["figures"][0]["count"] = 99
    data["river"][1]["colour"] = "pink"
    data["rule"] = [{"hook": "nothing"}, {"hook": "flee_board", "mp_cost": 7}]
    found = [(bad.key, bad.problem) for bad in problems("file", data)]
    assert ("hero 1.zone", "not-allowed") in found
    assert ("river 1.figures.count", "no-number") in found
    assert ("river 2.colour", "not-allowed") in found
    assert ("rule 1.hook", "not-allowed") in found
    assert ("rule 2.mp_cost", "no-number") in found
    with pytest.raises(BadScenario) as first:
        check("file", data)
    assert (first.value.key, first.value.problem) == found[0]


def test_an_empty_file_is_told_whole() -> None:
    found = [bad.key for bad in problems("file", {})]
    assert {"schema", "map", "hero", "river", "objective"} <= set(found)
