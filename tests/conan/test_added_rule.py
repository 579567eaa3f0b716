"""A special rule is added with one file. Nothing else in the program names it."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tablee.core import registry
from tablee.games.conan.scenario.mistakes import BadScenario

ROOT = Path(__file__).parents[2]
IDOL = ROOT / "examples" / "conan_the_stolen_idol.toml"
TOLL = '\n[[rule]]\nhook = "toll_bridge"\nzones = ["d1"]\ngems = {gems}\n'

# What the author of a rule does: put the file with the others, then play.
PLAY = """
import json, sys
from tablee.games.conan.scenario import rules

rules.__path__.append(sys.argv[1])
from tablee import bots
from tablee.bots.match import Match
from tablee.core import record, registry
from tablee.games.conan.names import ZONE_IDS
from tablee.games.conan.scenario.mistakes import BadScenario
from tablee.games.conan.scenario.told import Teller
from tablee.games.conan.scenario.text import read_toml
from tablee.games.conan.steps.attack import enter

text = open(sys.argv[2], encoding="utf-8").read()
game = registry.game("conan", text, "idol.toml")
state = game.new_game(2, 0, {"heroes": 2})
told = Teller(read_toml(text, "idol.toml")).tell()["rules"]
found = {"told": [rule for rule in told if rule["key"] == "special-toll_bridge"]}
enter(state, 0, ZONE_IDS.index("pict_village_b2"))
found["elsewhere"] = type(state.question()).__name__
enter(state, 0, ZONE_IDS.index("pict_village_d1"))
saved = record.to_ints(state, game.steps)
state = record.from_ints(game.new_game(2, 0, {"heroes": 2}), saved, game.steps)
asked = state.question()
found["asked"] = [name for name, kind in game.questions.items() if kind is type(asked)]
found["answers"] = [str(game.actions.describe(action)) for action in state.legal_actions()]
for answer in state.legal_actions():
    twin = state.clone()
    hero = state.at[0]
    before = hero.available, hero.fatigue, hero.wounds
    twin.apply(answer)
    hero = twin.at[0]
    after = hero.available, hero.fatigue, hero.wounds
    found[str(game.actions.describe(answer))] = [b - a for a, b in zip(before, after)]
for players in ("random", "greedy"):
    match = Match(game, [bots.make(players) for _ in range(3)], 5, {"heroes": 2})
    found[players] = match.play() and bool(match.state.is_over())
try:
    registry.game("conan", text.replace("gems = 2", "gems = 4"), "idol.toml")
except BadScenario as error:
    found["too many"] = str(error)
print(json.dumps(found))
"""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """Play in a separate process without compilation, since compiled modules cannot be added to."""
    file = tmp_path_factory.mktemp("added") / "idol.toml"
    file.write_text(IDOL.read_text(encoding="utf-8") + TOLL.format(gems=2), encoding="utf-8")
    command = [sys.executable, "-c", PLAY, str(ROOT / "tests" / "conan" / "added"), str(file)]
    done = subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "TABLEE_PURE": "1"},
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_without_its_file_nobody_knows_the_rule() -> None:
    with pytest.raises(BadScenario, match="rule 2.hook: 'toll_bridge' is not allowed"):
        registry.game("conan", IDOL.read_text(encoding="utf-8") + TOLL.format(gems=2), "idol.toml")


def test_with_its_file_it_speaks_where_its_numbers_say(played: dict[str, Any]) -> None:
    assert played["elsewhere"] != "PayToll"
    assert played["asked"] == ["pay_toll"]
    assert played["answers"] == ["gems 2", "pass"]


def test_it_does_what_its_class_says(played: dict[str, Any]) -> None:
    available, fatigue, wounds = played["gems 2"]
    assert (available, fatigue, wounds) == (-2, 2, 0)
    assert sum(played["pass"][:2]) == -2  # two gems, from any box
    assert played["pass"][2] == 2


def test_whole_games_are_played_with_it(played: dict[str, Any]) -> None:
    assert played["random"]
    assert played["greedy"]


def test_the_checker_knows_its_limits(played: dict[str, Any]) -> None:
    assert played["too many"] == ("idol.toml: rule 2.gems: 4 is not a whole number from 1 to 3")


def test_readers_are_told_its_numbers(played: dict[str, Any]) -> None:
    zones = [["zone", "pict_village_d1"]]
    assert played["told"] == [
        {"key": "special-toll_bridge", "values": {"zones": zones, "gems": [2]}}
    ]
