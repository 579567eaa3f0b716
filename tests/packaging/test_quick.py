"""`make quick` and the commit hooks run the right checks."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import yaml

from tools import quick

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "changed, tests",
    [
        (["src/tablee/games/abyss/steps/council.py"], ["tests/abyss"]),
        (["src/tablee/games/conan/facts/rules.toml"], ["tests/conan"]),
        (["src/tablee/core/pile.py"], ["tests/core", "tests/golden", "tests/packaging"]),
        (["src/tablee/server/text/en.ftl"], ["tests/web/test_texts.py"]),
        (["src/tablee/server/table.py"], ["tests/server"]),
        (["tests/smog/test_market.py"], ["tests/smog/test_market.py"]),
        (["tests/smog/tables.py"], ["tests/smog"]),
        (
            ["tests/smog/tables.py", "tests/core/test_rng.py"],
            ["tests/core/test_rng.py", "tests/smog"],
        ),
        (["tests/golden/abyss-2.json"], ["tests/golden"]),
        (["tests/chromium.py", "CREDITS.md", "web/src/main.ts"], []),
        (["tests/core/test_that_was_deleted.py"], []),
    ],
)
def test_a_change_has_these_tests(changed: list[str], tests: list[str]) -> None:
    assert quick.chosen(changed) == tests


def test_every_part_of_the_package_has_tests() -> None:
    parts = [path for path in (ROOT / "src/tablee").glob("*/") if (path / "__init__.py").exists()]
    for part in [*parts, *(ROOT / "src/tablee/games").glob("*/rules.py")]:
        file = part if part.is_file() else part / "module.py"
        if part.name != "games":
            assert quick.chosen([file.relative_to(ROOT).as_posix()]), part


def test_every_test_that_is_named_is_there() -> None:
    for tests in quick.TESTS_OF.values():
        for name in tests:
            assert (ROOT / "tests" / name).exists(), name


def test_the_hooks_run_what_make_check_runs() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    for name in ("NPM", "BIN"):
        (meant,) = re.findall(rf"{name} := (.*)", makefile)
        makefile = makefile.replace(f"$({name})", meant)
    recipes = "".join(re.findall(r"^(?:check|lint):.*\n((?:\t.*\n)+)", makefile, re.MULTILINE))
    config = yaml.safe_load((ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8"))
    hooks = [hook for repo in config["repos"] for hook in repo["hooks"]]
    assert [repo["repo"] for repo in config["repos"]] == ["local"], "nothing is fetched"
    assert {hook["language"] for hook in hooks} == {"system"}
    for hook in hooks:
        assert hook["entry"] in recipes, hook["id"]
