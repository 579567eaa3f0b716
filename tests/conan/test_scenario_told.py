"""How a scenario file is shown: sentences in both languages, mistakes with their key."""

from __future__ import annotations

import copy
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee.games.conan.data import SCENARIO_FILES
from tablee.games.conan.names import MAP_FILES
from tablee.games.conan.scenario.check import BROKEN, check
from tablee.games.conan.scenario.explained import explained
from tablee.games.conan.scenario.mistakes import PROBLEMS, BadScenario
from tablee.games.conan.scenario.named import EVENTS, RULES, TESTS
from tablee.games.conan.scenario.reading import make_scenario
from tablee.games.conan.scenario.told import Teller
from tablee.text import LANGUAGES, texts

OWN = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"
JUNK = [7, "nonsense", [], {}, [1], {"a": 1}, -1, True, ["nonsense"], [[]], 10**20]


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def said(told: dict[str, Any], language: str) -> str:
    """Return a sentence as the page says it."""
    words = texts("conan", language)

    def value(of: Any) -> Any:
        if isinstance(of, list):
            return words.say(f"{of[0]}-{of[1]}")
        return of

    values = {
        name: value(of[0]) if len(of) == 1 else ", ".join(str(value(one)) for one in of)
        for name, of in told["values"].items()
    }
    return words.say(told["key"], **values)


def sentences(data: dict[str, Any]) -> list[dict[str, Any]]:
    tale = Teller(data).tell()
    tests = [test for objective in tale["objectives"] for test in objective["tests"]]
    options = [option for event in tale["events"] for option in event["options"]]
    return [*tests, *options, *tale["rules"], *tale["tokens"]]


@pytest.mark.parametrize("path", [*SCENARIO_FILES, OWN], ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_all_it_says_can_be_told(path: Path, language: str) -> None:
    for told in sentences(read(path)):
        assert not re.search(r"\$|  |: \.", said(told, language)), told


def test_the_tigress_is_told_as_her_file_says() -> None:
    told = [said(each, "en") for each in sentences(read(SCENARIO_FILES[1]))]
    assert told[:5] == [
        "Zaporavo is dead",
        "Skuthus is dead",
        "round 8 has been played",
        "Bêlit is alive",
        "Bêlit is dead",
    ]
    assert "Skuthus dies; in that place appears: Outer Dark Demon." in told
    assert "Bêlit may not enter: Tigress, hold stairs (t9), Vandal, hold stairs (v9)." in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hook_has_a_sentence(language: str) -> None:
    words = texts("conan", language)
    keys = [f"objective-{test}" for test in TESTS]
    keys += [f"happens-{hook}" for hook in EVENTS]
    keys += [f"special-{hook}" for hook in RULES]
    assert [key for key in keys if not words.has(key)] == []


@pytest.mark.parametrize("problem", PROBLEMS)
def test_the_page_says_of_a_mistake_what_the_command_line_says(problem: str) -> None:
    names = re.findall(r"\{(\w+)\}", PROBLEMS[problem])
    values: dict[str, str | int] = {name: f"<{name}>" for name in names}
    told = BadScenario("my.toml", "hero 1.zone", problem, values)
    english = texts("conan", "en").say(f"mistake-{problem}", **values)
    assert str(told) == f"my.toml: hero 1.zone: {english}"
    french = texts("conan", "fr").say(f"mistake-{problem}", **values)
    assert all(str(value) in french for value in values.values())


def places(
    node: dict[str, Any] | list[dict[str, Any] | str], way: tuple[str | int, ...] = ()
) -> list[tuple[str | int, ...]]:
    """Return the path to every value of a file."""
    found = [way] if way else []
    items = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in items:
        if isinstance(value, (dict, list)):
            found += places(value, (*way, key))
        else:
            found.append((*way, key))
    return found


def with_junk(data: dict[str, Any], way: tuple[str | int, ...], junk: Any) -> dict[str, Any]:
    changed = copy.deepcopy(data)
    node: Any = changed
    for key in way[:-1]:
        node = node[key]
    node[way[-1]] = junk
    return changed


@pytest.mark.parametrize("path", [SCENARIO_FILES[0], OWN], ids=lambda path: path.stem)
def test_nonsense_anywhere_in_a_file_is_refused_or_played_but_never_breaks(path: Path) -> None:
    data = read(path)
    refused = broken = 0
    for number, way in enumerate(places(data)):
        for step in range(3):
            changed = with_junk(data, way, JUNK[(number + 4 * step) % len(JUNK)])
            try:
                check("my.toml", changed)
                make_scenario(changed)
            except BadScenario:
                refused += 1
            except BROKEN:
                broken += 1  # reported as "wrong-shape"
            else:
                assert Teller(changed).tell()["objectives"]
    assert refused > 100
    assert broken < refused / 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_zone_of_every_map_is_said_in_words(language: str) -> None:
    """Liquid and water are one thing to a reader; no other two kinds read alike."""
    zones = [zone for path in MAP_FILES.values() for zone in read(path)["zone"]]
    tags = {tag for zone in zones for tag in zone["tags"]} - {"liquid"}
    key = "objective-hero_in_zone_with"
    told = {said({"key": key, "values": {"tag": [t], "card": ["X"]}}, language) for t in tags}
    assert len(told) == len(tags)
    assert not any("_" in words or "“" in words or "«" in words for words in told)


# -- events, explained before they are paid ---------------------------------------------------


@pytest.mark.parametrize("path", [*SCENARIO_FILES, OWN], ids=lambda path: path.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_says_what_it_does_and_what_limits_it(path: Path, language: str) -> None:
    data = read(path)
    tiles = explained(data)
    assert [tile["tile"] for tile in tiles] == [row["tile"] for row in data.get("event", [])]
    for tile in tiles:
        for option in tile["options"]:
            assert texts("conan", language).has(f"happening-{option['hook']}")
            for told in (option["effect"], *option["limits"]):
                assert not re.search(r"\$|  |: \.", said(told, language)), told


def test_an_event_of_ones_own_is_told_with_its_own_numbers() -> None:
    data = read(SCENARIO_FILES[0])
    data["reinforcement"]["max_per_zone"] = 2
    data["event"][0]["options"] = [
        {"id": "a", "hook": "reinforcement", "points": 7, "first_time_bonus": 3},
        {"id": "b", "hook": "activate_tile", "gem_cost": 2, "counts_toward_limit": False},
    ]
    [tile] = explained(data)
    words = [
        [said(told, "en") for told in (option["effect"], *option["limits"])]
        for option in tile["options"]
    ]
    assert words == [
        [
            "Reinforcements worth 7 points enter.",
            "Dead figures return; each costs the points printed on its tile.",
            "The first time, 3 points more.",
            "At most 2 figures enter each zone.",
        ],
        [
            "Any tile is activated, at a price of 2 gems.",
            "It does not count among the activations of the turn.",
        ],
    ]
