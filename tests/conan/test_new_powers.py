"""A new spell and a new skill are one file; only powers and facts name spells and skills."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tablee
from tablee.games.conan import data, rules
from tablee.games.conan.moments import (
    SKILL_MOMENTS,
    SKILL_POWERS,
    SPELL_MOMENTS,
    SPELL_POWERS,
    SkillPower,
    SpellPower,
)

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "tablee"
CONAN = PACKAGE / "games" / "conan"

SKILL_ROW = """
[[skill]]
id = "rooted"
name_fr = "Enraciné"
name_en = "Rooted"
"""
SPELL_ROW = """
[[spell]]
id = "oaken_gift"
name_fr = "Don du chêne"
name_en = "Oaken Gift"
cost = 2
exertion_limit = 2
reaction = false
target = "character"
range = "los"
duration = "until_start_of_caster_next_turn"
modifiers = ["skill:rooted"]
"""
PLAY = """
import json
from tests.conan.arena import arena, cast, finish, has_skill, overlord, reached
from tests.conan.magic import CASTER
from tests.conan.tables import act, amount, asked, dice, figure_of, hero, on_card, options, told
from tablee.games.conan.steps.paths import is_blocked

heroes = {CASTER: "b3", "conan": "b4"}
state = arena(heroes, {"pict_hunters": ["b4"]}, spells={CASTER: ["oaken_gift"]})
conan, hunter = figure_of(state, "conan"), figure_of(state, "pict_hunters_1")
found = {"before": [int(state.base_move(conan)), is_blocked(state, hunter)]}
cast(state, CASTER, "oaken_gift")
found["targets"] = options(state)
act(state, "figure conan")
found["gems"] = on_card(state, CASTER, "oaken_gift")
found["after"] = [int(state.base_move(conan)), is_blocked(state, hunter)]
found["skill"] = has_skill(state, "conan", "rooted")
hero(state, "conan").available = 0
overlord(state, "pict_hunters")
dice(state, "y2 y2 y2 y2")
events = told(state, "figure pict_hunters_1", "figure conan", "keep")
found["defence"] = amount(events, "defended")
print(json.dumps(found))
"""


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """Return a copy of the plain engine with one file more, and a row of facts for each power."""

    def wanted(folder: str, names: list[str]) -> list[str]:
        kept = (".py", ".toml", ".ftl")
        return [n for n in names if not (Path(folder, n).is_dir() or n.endswith(kept))]

    copy = tmp_path / "tablee"
    shutil.copytree(PACKAGE, copy, ignore=wanted)
    conan = copy / "games" / "conan"
    shutil.copy(ROOT / "tests" / "conan" / "new_power.py", conan / "powers" / "spells")
    for name, row in (("skills", SKILL_ROW), ("spells", SPELL_ROW)):
        with (conan / "facts" / f"{name}.toml").open("a", encoding="utf-8") as file:
            file.write(row)
    return tmp_path


def test_a_new_spell_and_a_new_skill_are_one_file(engine: Path) -> None:
    path = os.pathsep.join((str(engine), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", PLAY],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "TABLEE_PURE": "1"},
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    speed, blocked = found["before"]
    assert not blocked
    assert "figure conan" in found["targets"]
    assert found["gems"] == 2
    assert found["after"] == [speed - 1, True]
    assert found["skill"]
    assert found["defence"] == 2


# -- nobody else names them ----------------------------------------------------------------

# Modules beside powers/ that name a spell or a skill, and why.
ALLOWED = {
    "bot/fights.py": "a bot judges who is shielded",
    "bot/heroes.py": "a bot judges spells one by one",
    "bot/overlord.py": "a bot judges spells one by one",
    "rules.py": "the list of steps, in which spells and skills have theirs",
    "board/changes.py": "a flood makes banks, which swimmers climb: a fact of the map",
}
NAMES = {*data.SPELL_IDS, *data.SKILL_IDS}
FINDERS = {"spell_id", "skill_id", "skill_set", "index"}
HOMES = ("tablee.games.conan.powers.spells", "tablee.games.conan.powers.skills")


def named_in(path: Path) -> set[str]:
    """Return what a module names: spells and skills it looks up, modules of theirs it imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(HOMES):
            found.add(str(node.module))
        elif isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            texts = [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
            if name in FINDERS:
                found |= {str(text.value) for text in texts} & NAMES
    return found


def test_a_module_that_names_a_spell_is_found(tmp_path: Path) -> None:
    path = tmp_path / "step.py"
    for line in (
        'CLOUD = data.spell_id("lethal_cloud")',
        'CLOUD = SPELL_IDS.index("lethal_cloud")',
        'SWIMMERS = skill_set(["swimming"])',
        "from tablee.games.conan.powers.spells.strikes import LETHAL_CLOUD",
    ):
        path.write_text(line, encoding="utf-8")
        assert named_in(path), line
    path.write_text('"""A lethal cloud."""\nQUESTION = "sacrifice"', encoding="utf-8")
    assert not named_in(path)


def test_only_powers_name_spells_and_skills() -> None:
    naming = {
        path.relative_to(CONAN).as_posix()
        for path in CONAN.rglob("*.py")
        if "powers" not in path.parts and named_in(path)
    }
    assert naming == set(ALLOWED)


# -- the tables are whole ------------------------------------------------------------------


def test_every_spell_and_every_skill_has_a_class_of_its_own() -> None:
    assert rules.GAME.name == "conan"
    for ids, powers, base in (
        (data.SPELL_IDS, SPELL_POWERS, SpellPower),
        (data.SKILL_IDS, SKILL_POWERS, SkillPower),
    ):
        classes = [type(power) for power in powers]
        assert [int(power.me) for power in powers] == list(range(len(ids)))
        assert base not in classes
        assert len(set(classes)) == len(ids)
        words = [name.replace("_", "") for name in ids]
        assert [kind.__name__.lower() for kind in classes] == words


@pytest.mark.parametrize(
    "base, moments", [(SpellPower, SPELL_MOMENTS), (SkillPower, SKILL_MOMENTS)]
)
def test_every_moment_is_a_method_with_a_docstring(
    base: type[SkillPower | SpellPower], moments: tuple[str, ...]
) -> None:
    assert len(set(moments)) == len(moments)
    constants = ast.parse((CONAN / "moments.py").read_text(encoding="utf-8"))
    classes = {node.name: node for node in constants.body if isinstance(node, ast.ClassDef)}
    methods = [
        node.name
        for node in classes[base.__name__].body
        if isinstance(node, ast.FunctionDef) and ast.get_docstring(node)
    ]
    assert set(moments) <= set(methods)
    places = [
        node.value.value
        for node in constants.body
        if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Constant)
    ]
    assert len(places) == len(SPELL_MOMENTS) + len(SKILL_MOMENTS) + 3  # and what spells work on


def test_the_engine_copied_is_this_one() -> None:
    assert Path(tablee.__file__).parent == PACKAGE
