"""A new spell, skill or card is one file. Only powers and facts name it."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.games.conan import data, rules
from tablee.games.conan.card_moments import CARD_MOMENTS, CARD_POWERS, CardPower
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
CARD_ROWS = """
[[equipment]]
id = "war_horn"
name_fr = "Cor de guerre"
name_en = "War Horn"
kind = "weapon"
weight = 1
melee = { dice = ["yellow", "yellow"], free_rerolls = [] }

[[equipment]]
id = "spiked_shield"
name_fr = "Bouclier à pointes"
name_en = "Spiked Shield"
kind = "shield"
weight = 2
active_defence = { dice = ["red", "red"], free_rerolls = [] }
"""
PLAY = """
import json
from tests.conan.arena import arena, cast, finish, has_skill, overlord, reached
from tests.conan.magic import CASTER
from tests.conan.tables import amount, asked, dice, do, figure_of, hero, offered, on_card, told
from tablee.games.conan.steps.paths import is_blocked

heroes = {CASTER: "b3", "conan": "b4"}
state = arena(heroes, {"pict_hunters": ["b4"]}, spells={CASTER: ["oaken_gift"]})
conan, hunter = figure_of(state, "conan"), figure_of(state, "pict_hunters_1")
found = {"before": [int(state.base_move(conan)), is_blocked(state, hunter)]}
cast(state, CASTER, "oaken_gift")
found["targets"] = offered(state)
do(state, "figure conan")
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
PLAY_CARDS = """
import json
from tests.conan.arena import arena, finish, local, overlord
from tests.conan.tables import asked, dice, do, hero, offered
from tablee.games.conan.data import card_id

def holding(name, units):
    return arena({"conan": "b3"}, units, cards={"conan": [name]})

state = holding("war_horn", {"giant_snake": ["b3"]})
do(state, "act conan")
found = {"rested": offered(state)}
hero(state, "conan").fatigue = 2
found["tired"] = offered(state)
do(state, "use war_horn")
found["gems"] = [int(hero(state, "conan").available), int(hero(state, "conan").fatigue)]
twin = state.clone()
do(twin, "fight war_horn", "figure giant_snake", "gems 1")
found["dice"] = [int(number) for number in twin.attack().dice]
do(state, "drop war_horn")
horn = card_id("war_horn")
found["dropped"] = [int(state.lying(local(state, "b3"), horn)), int(state.discarded[horn])]

state = holding("spiked_shield", {"pict_archers": ["b5"]})
overlord(state, "pict_archers")
do(state, "volley pict_archers_1")
dice(state, "y2 y2")
do(state, "figure conan")
finish(state, "ChooseDefence", "ChooseAttacker", "OverlordActs")
found["asked"] = asked(state)
do(state, "gems 1")
found["defence"] = [int(number) for number in state.pool]
print(json.dumps(found))
"""


@pytest.fixture
def engine(tmp_path: Path) -> Path:
    """Return a copy of the uncompiled engine with two more files and a row of facts for each."""

    def wanted(folder: str, names: list[str]) -> list[str]:
        kept = (".py", ".toml", ".ftl")
        return [n for n in names if not (Path(folder, n).is_dir() or n.endswith(kept))]

    copy = tmp_path / "tablee"
    shutil.copytree(PACKAGE, copy, ignore=wanted)
    conan = copy / "games" / "conan"
    shutil.copy(ROOT / "tests" / "conan" / "new_power.py", conan / "powers" / "spells")
    shutil.copy(ROOT / "tests" / "conan" / "new_card.py", conan / "powers" / "equipment")
    rows = {"skills": SKILL_ROW, "spells": SPELL_ROW, "equipment": CARD_ROWS}
    for name, row in rows.items():
        with (conan / "facts" / f"{name}.toml").open("a", encoding="utf-8") as file:
            file.write(row)
    return tmp_path


def played(engine: Path, script: str) -> Any:
    path = os.pathsep.join((str(engine), str(ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": path, "TABLEE_PURE": "1"},
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_new_spell_and_a_new_skill_are_one_file(engine: Path) -> None:
    found = played(engine, PLAY)
    speed, blocked = found["before"]
    assert not blocked
    assert "figure conan" in found["targets"]
    assert found["gems"] == 2
    assert found["after"] == [speed - 1, True]
    assert found["skill"]
    assert found["defence"] == 2


def test_a_new_card_is_one_file_and_a_plain_one_a_row_of_facts(engine: Path) -> None:
    found = played(engine, PLAY_CARDS)
    assert "fight war_horn" in found["rested"]
    assert "shoot war_horn" not in found["rested"]
    assert "use war_horn" not in found["rested"]
    assert "use war_horn" in found["tired"]
    assert found["gems"] == [10, 1]
    assert found["dice"] == [2, 0, 1]  # two yellow dice from the card, a red one from the gem
    assert found["dropped"] == [0, 1]
    assert found["asked"] == "ChooseDefence"  # against a shot
    assert found["defence"] == [0, 1, 2]


# -- nobody else names them ----------------------------------------------------------------

# Modules outside powers/ that name a spell, a skill or a card, and why.
ALLOWED = {
    "bot/fights.py": "a bot judges who is shielded",
    "bot/heroes.py": "a bot judges spells one by one",
    "bot/overlord.py": "a bot judges spells one by one",
    "rules.py": "the list of steps, in which spells and skills have theirs",
    "board/changes.py": "a flood makes banks, which swimmers climb: a fact of the map",
}
NAMES = {*data.SPELL_IDS, *data.SKILL_IDS, *data.CARD_IDS}
FINDERS = {"spell_id", "skill_id", "skill_set", "card_id", "index"}
HOMES = tuple(f"tablee.games.conan.powers.{part}" for part in ("spells", "skills", "equipment"))
SYMBOLS = {
    "melee",
    "ranged",
    "thrown",
    "defends",
}  # symbols printed on cards, handled by the powers of cards


def named_in(path: Path) -> set[str]:
    """Return the powers that a module looks up and the modules of powers that it imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and str(node.module).startswith(HOMES):
            found.add(str(node.module))
        elif isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            fields = [part.slice for part in ast.walk(node) if isinstance(part, ast.Subscript)]
            texts = [part for part in ast.walk(node) if isinstance(part, ast.Constant)]
            if name in FINDERS:  # in `row["key"]`, key is a field of a file
                found |= {str(text.value) for text in texts if text not in fields} & NAMES
    return found


def test_a_module_that_names_a_spell_is_found(tmp_path: Path) -> None:
    path = tmp_path / "step.py"
    for line in (
        'CLOUD = data.spell_id("lethal_cloud")',
        'CLOUD = SPELL_IDS.index("lethal_cloud")',
        'SWIMMERS = skill_set(["swimming"])',
        'ORB = data.card_id("explosive_orb")',
        'ORB = CARD_IDS.index("explosive_orb")',
        "from tablee.games.conan.powers.equipment.kinds import Weapon",
        "from tablee.games.conan.powers.spells.strikes import LETHAL_CLOUD",
    ):
        path.write_text(line, encoding="utf-8")
        assert named_in(path), line
    for line in ('"""A lethal cloud."""\nQUESTION = "sacrifice"', 'CARD_IDS.index(row["key"])'):
        path.write_text(line, encoding="utf-8")
        assert not named_in(path), line


def test_only_powers_name_spells_skills_and_cards() -> None:
    naming = {
        path.relative_to(CONAN).as_posix()
        for path in CONAN.rglob("*.py")
        if "powers" not in path.parts and named_in(path)
    }
    assert naming == set(ALLOWED)


def symbols_in(path: Path) -> set[str]:
    """Return the symbols of cards that a module reads, from a row or from a variable."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    cards = {
        ast.unparse(node.targets[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and ast.unparse(node.value).startswith("CARDS[")
    }
    return {
        node.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.Attribute)
        and node.attr in SYMBOLS
        and (ast.unparse(node.value).startswith("CARDS[") or ast.unparse(node.value) in cards)
    }


def test_a_module_that_reads_a_symbol_is_found(tmp_path: Path) -> None:
    path = tmp_path / "step.py"
    for line in ("is_weapon = CARDS[card].melee", "card = CARDS[number]\nflies = card.thrown"):
        path.write_text(line, encoding="utf-8")
        assert symbols_in(path), line
    path.write_text("card = CARDS[number]\ndice = card.melee_dice", encoding="utf-8")
    assert not symbols_in(path)


def test_steps_read_only_the_numbers_of_a_card() -> None:
    read = {path.name: symbols_in(path) for path in (CONAN / "steps").glob("*.py")}
    assert {name: found for name, found in read.items() if found} == {}


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


def test_every_card_has_the_class_of_its_kind_or_one_of_its_own() -> None:
    assert rules.GAME.name == "conan"
    assert [int(power.me) for power in CARD_POWERS] == list(range(len(data.CARD_IDS)))
    kinds = dict(zip(data.CARD_IDS, data.CARD_KINDS, strict=True))
    own = {}
    for name, power in zip(data.CARD_IDS, CARD_POWERS, strict=True):
        word = type(power).__name__
        if word.lower() == name.replace("_", ""):
            own[name] = word
        elif kinds[name] in ("objective", "treasure"):
            assert word == "Object", name
        else:
            assert word.lower() == kinds[name], name
    rows = {row["id"]: row for row in data.EQUIPMENT_ROWS}
    acting = {name for name, row in rows.items() if "use" in row or "area_attack" in row}
    assert acting | {"empty_chest"} <= set(own)


@pytest.mark.parametrize(
    "base, moments, file, others",
    [
        # The other numbers in that module say what spells target.
        (SpellPower, SPELL_MOMENTS, "moments.py", len(SKILL_MOMENTS) + 3),
        (SkillPower, SKILL_MOMENTS, "moments.py", len(SPELL_MOMENTS) + 3),
        (CardPower, CARD_MOMENTS, "card_moments.py", 0),
    ],
)
def test_every_moment_is_a_method_with_a_docstring(
    base: type[SkillPower | SpellPower | CardPower],
    moments: tuple[str, ...],
    file: str,
    others: int,
) -> None:
    assert len(set(moments)) == len(moments)
    constants = ast.parse((CONAN / file).read_text(encoding="utf-8"))
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
    assert len(places) == len(moments) + others


def test_the_engine_copied_is_this_one() -> None:
    assert Path(tablee.__file__).parent == PACKAGE
