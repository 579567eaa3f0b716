"""The table in docs/serving.md matches the stored results, good or bad."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tools import export_reliability as reliability

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "bench" / "reliability"))
import plan  # noqa: E402
import run as runner  # noqa: E402


def kept(
    name: str = "R10",
    part: int = 1,
    outcome: str = "passed",
    share: float = 1,
    **more: dict[str, float],
) -> dict[str, Any]:
    machine = {"system": "Linux x86_64", "processors": 2, "python": "3.11.7", "load": 3.0}
    machine["engine"] = "compiled"
    return {
        "test": name,
        "part": part,
        "of": 5,
        "share": share,
        "date": "2026-11-18 07:00",
        "commit": "abc",
        "machine": machine,
        "outcome": outcome,
        "seconds": 3,
        "figures": {"undone": 5, "worst_seconds": 1.5},
        **more,
    }


def row_of(*parts: dict[str, Any]) -> list[str]:
    test = next(one for one in plan.PLAN if one.name == parts[0]["test"])
    return reliability.row(test, parts)


def test_the_table_is_what_the_results_say() -> None:
    text = reliability.TARGET.read_text("utf-8")
    assert reliability.page(reliability.results(), text) == text, "run tools/export_reliability.py"


def test_what_was_not_run_or_not_kept_is_said() -> None:
    test = plan.PLAN[0]
    assert reliability.row(test, [])[3] == "not yet"
    some = row_of(kept(), kept(part=2))
    assert some[3:5] == ["2 of 5 parts", "kept"]
    bad = row_of(*(kept(part=number) for number in range(1, 5)), kept(part=5, outcome="failed"))
    assert bad[3:5] == ["all", "**failed** in 1"]


def test_figures_are_added_up_or_the_worst_of_all_parts() -> None:
    parts = [kept(), kept(part=2, figures={"undone": 70_000, "worst_seconds": 0.5})]
    assert reliability.figures(parts) == "undone 70,005, worst seconds 1.50"


def test_a_share_is_not_taken_for_the_full_size(tmp_path: Path) -> None:
    for number, share in ((1, 1), (2, 0.1)):
        (tmp_path / f"{number}.json").write_text(json.dumps(kept(share=share)))
    assert len(reliability.results(tmp_path)["R10"]) == 1


def test_the_weekly_form_fits_into_half_an_hour() -> None:
    assert sum(test.minutes for test in plan.PLAN) <= plan.WEEKLY_MINUTES == 30
    assert all(0 <= test.weekly <= 1 for test in plan.PLAN)


def test_every_promise_has_tests_that_exist() -> None:
    names = [test.name for test in plan.PLAN]
    assert {f"R{number}" for number in range(1, 15)} <= set(names)
    assert len(names) == len(set(names))
    for test in plan.PLAN:
        files = [word for word in test.command if word.startswith(("tests/", "bench/"))]
        assert files
        assert all((ROOT / name).exists() for name in files)


@pytest.mark.parametrize("code, outcome", [("pass", "passed"), ("raise SystemExit(1)", "failed")])
def test_a_part_is_kept_and_not_run_twice(
    code: str,
    outcome: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """An interrupted run continues. Parts that did not pass are run again."""
    monkeypatch.setattr(runner, "RESULTS", tmp_path)
    count = tmp_path / "count"
    command = ["-c", f"open({str(count)!r}, 'a').write('x')\n{code}"]
    test = plan.PLAN[0]._replace(command=command, parts=2)
    for _ in range(2):
        assert runner.run([test], weekly=False, again=False) == (outcome == "failed")
    found = json.loads((tmp_path / "R1.02of02.json").read_text())
    assert (found["outcome"], found["part"], found["share"]) == (outcome, 2, 1.0)
    assert set(found["machine"]) == {"system", "processors", "python", "engine", "load"}
    assert len(found["commit"].split("+")[0]) == 10
    assert len(count.read_text()) == (2 if outcome == "passed" else 4)


def test_the_parts_of_a_test_are_all_of_it_and_nothing_twice() -> None:
    code = "from tests.server.amount import tries; print(*tries(1, 10))"
    seen = []
    for part in range(1, 5):
        environment = {
            **os.environ,
            "TABLEE_RELIABILITY": "long",
            "TABLEE_RELIABILITY_PART": f"{part}/4",
        }
        done = subprocess.run(
            [sys.executable, "-c", code], env=environment, cwd=ROOT, capture_output=True, text=True
        )
        seen += [int(word) for word in done.stdout.split()]
    assert seen == list(range(10))
