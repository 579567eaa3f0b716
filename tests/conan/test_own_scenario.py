"""A scenario of one's own is checked, played to the end and shown with its own texts."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tablee import bots
from tablee.bots.match import Match
from tablee.cli import main
from tablee.core import registry
from tablee.core.engine import Game
from tablee.games.conan.names import ZONE_IDS
from tablee.games.conan.scenario.mistakes import BadScenario
from tablee.games.conan.state import ConanState
from tablee.terminal.boards import conan as drawn
from tablee.text import LANGUAGES, texts
from tests.terminal.driver import blank_screen, shown

FILE = Path(__file__).parents[2] / "examples" / "conan_the_stolen_idol.toml"
TEXT = FILE.read_text(encoding="utf-8")


def game() -> Game[ConanState]:
    return registry.game("conan", TEXT, FILE.name)


@pytest.mark.parametrize("players", ["random", "greedy"])
@pytest.mark.parametrize("heroes", [2, 3])
def test_it_is_played_to_the_end(players: str, heroes: int) -> None:
    match = Match(game(), [bots.make(players) for _ in range(3)], 5, {"heroes": heroes})
    assert match.play()
    assert isinstance(match.state, ConanState)
    assert match.state.winner in (0, 1)
    assert match.state.round <= 6


def test_its_figures_stand_where_the_file_says() -> None:
    state = game().new_game(2, 0, {"heroes": 3})
    zones = [ZONE_IDS[state.zone[f] + state.board().first_zone][-2:] for f in range(3)]
    assert zones == ["d1", "d1", "d1"]
    view = game().view(state, 1)
    assert [len(z["figures"]) for z in view["zones"] if z["zone"].endswith("d1")] == [5]
    assert view["river"][2] == {"tile": "event_1", "bloodied": False, "cost": 3}


def test_check_says_that_it_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["conan", "check", str(FILE)]) == 0
    assert "can be played" in capsys.readouterr().out


@pytest.mark.parametrize(
    "old, new, told",
    [
        ('\nzone = "b3"', '\nzone = "q9"', "token 1.zone: 'q9' is not allowed; allowed are: a1"),
        ("points = 3", "points = 99", "event 1.options.points: 99 is not a whole number"),
        ('hook = "area_wounds"', 'hook = "comet"', "event 1.options.hook: 'comet' is not allowed"),
        ("weight = 2", "weight = 3", "token 1.weight: 3 is not allowed; allowed are: 2"),
        ('id = "conan"', 'id = "kull"', "hero 1.id: 'kull' is not allowed"),
        ("schema = 2", "schema = = 2", "file: this is not TOML"),
        ("count = 3 }]", "count = 9 }]", "river 1.figures: 9 is not a whole number from 1 to 5"),
        ('side = "overlord"', 'side = "heroes"', "objective: both sides need one"),
    ],
)
def test_a_mistake_is_told_by_file_key_and_what_is_allowed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], old: str, new: str, told: str
) -> None:
    wrong = tmp_path / "my_scenario.toml"
    assert old in TEXT
    wrong.write_text(TEXT.replace(old, new), encoding="utf-8")
    assert main(["conan", "check", str(wrong)]) == 2
    assert f"my_scenario.toml: {told}" in capsys.readouterr().err


def reserve(*units: str) -> str:
    """Return a reserve of these units, and what follows it."""
    rows = [f'[[reserve]]\nunit = "{unit}"\ncount = 1\n' for unit in units]
    return "\n".join([*rows, "[[objective]]"])


@pytest.mark.parametrize(
    "old, new, key",
    [
        (
            'unit = "belits_guards"',
            'unit = "hyenas"',
            "river 1.tile",
        ),  # allies with the same name as units of the river
        ('unit = "belits_guards"', 'unit = "conan"', "hero 2.allies.unit"),  # or as a hero
        ('tile = "hyenas"', 'tile = "conan"', "river 1.tile"),
        ('tile = "pict_archers"', 'tile = "event_1"', "river 4.tile"),
        ("[[objective]]", reserve("hyenas"), "reserve 1.unit"),
        ("[[objective]]", reserve("conan"), "reserve 1.unit"),
        ("[[objective]]", reserve("thog", "thog"), "reserve 2.unit"),
    ],
)
def test_two_figures_with_the_same_name_are_refused(old: str, new: str, key: str) -> None:
    """Actions name figures, so two with the same name could not be told apart."""
    changed = TEXT.replace(old, new, 1)
    assert changed != TEXT
    with pytest.raises(BadScenario) as mistake:
        registry.game("conan", changed, "my.toml")
    assert (mistake.value.key, mistake.value.problem) == (key, "name-taken")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_its_own_name(language: str) -> None:
    state = game().new_game(2, 0)
    console = blank_screen(140)
    view: Any = game().view(state, 1)
    console.print(drawn.draw(view, texts("conan", language), ["Olga", "Ada"]))
    title = tomllib.loads(TEXT)[f"name_{language}"]
    assert title in shown(console)
