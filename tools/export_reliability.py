"""Write the results of the reliability tests, bench/reliability/results, into docs/serving.md.

python tools/export_reliability.py

Promises that were tested only in part, or that were not kept, are shown as such.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
TARGET = ROOT / "docs" / "serving.md"
RESULTS = ROOT / "bench" / "reliability" / "results"
BEGIN, END = "<!-- made by tools/export_reliability.py -->\n", "<!-- until here -->\n"
HEADS = [
    "",
    "promise",
    "full size",
    "run",
    "outcome",
    "figures",
    "when, commit; load of the machine",
]
sys.path.insert(0, str(RESULTS.parent))

from plan import PLAN, Test  # noqa: E402

Json = dict[str, Any]


def results(folder: Path = RESULTS) -> dict[str, list[Json]]:
    """Return the stored results of each test at full size, part by part."""
    found: dict[str, list[Json]] = {test.name: [] for test in PLAN}
    for path in sorted(folder.glob("*.json")):
        kept = json.loads(path.read_text("utf-8"))
        if kept["test"] in found and kept["share"] == 1:
            found[kept["test"]].append(kept)
    return found


def figures(parts: Sequence[Json]) -> str:
    """Return the sum of the figures of all parts, or the worst of them."""
    total: dict[str, float] = {}
    for part in parts:
        for name, value in part["figures"].items():
            if name.startswith(("worst_", "p50_", "p99_")):
                total[name] = max(value, total.get(name, value))
            else:
                total[name] = total.get(name, 0) + value
    return ", ".join(f"{name.replace('_', ' ')} {shown(value)}" for name, value in total.items())


def shown(value: float) -> str:
    return f"{int(value):,}" if value == int(value) else f"{value:.2f}"


def row(test: Test, parts: Sequence[Json]) -> list[str]:
    if not parts:
        return [test.name, test.promise, test.amount, "not yet", "-", "-", "-"]
    passed = [part for part in parts if part["outcome"] == "passed"]
    bad = sorted({part["outcome"] for part in parts} - {"passed"})
    outcome = "kept" if not bad else f"**{', '.join(bad)}** in {len(parts) - len(passed)}"
    run = "all" if len(parts) == test.parts else f"{len(parts)} of {test.parts} parts"
    days = sorted({part["date"][:10] for part in parts})
    commits = sorted({part["commit"] for part in parts})
    load = max(part["machine"]["load"] for part in parts)
    when = f"{' to '.join(dict.fromkeys([days[0], days[-1]]))}, {', '.join(commits)}; {load:.0f}"
    return [test.name, test.promise, test.amount, run, outcome, figures(parts) or "-", when]


def machines(found: dict[str, list[Json]]) -> str:
    kinds = sorted(
        {
            "{system}, {processors} processors, Python {python}, engine {engine}".format(
                **part["machine"]
            )
            for parts in found.values()
            for part in parts
        }
    )
    return "".join(f"Run on: {kind}.\n" for kind in kinds)


def table(found: dict[str, list[Json]]) -> str:
    lines = [HEADS, ["---"] * len(HEADS), *(row(test, found[test.name]) for test in PLAN)]
    made = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    return f"{made}\n{machines(found)}"


def page(found: dict[str, list[Json]], text: str) -> str:
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + "\n" + table(found) + "\n" + END + after


if __name__ == "__main__":
    TARGET.write_text(page(results(), TARGET.read_text("utf-8")), "utf-8")
