"""The result: the share of mutants detected, with its interval, and the survivors."""

from __future__ import annotations

import math
import tomllib
from collections import defaultdict
from pathlib import Path

from cosmic_ray.work_item import WorkResult

from tools.mutate.sample import Mutant

JUDGED = Path(__file__).with_name("judged.toml")
JUDGEMENT = "/bot/"


def show(mutants: list[Mutant], results: list[WorkResult | None]) -> None:
    verdicts = judged()
    areas: dict[str, list[int]] = defaultdict(lambda: [0, 0, 0])
    survivors = []
    for mutant, result in zip(mutants, results, strict=True):
        if result is None:
            continue
        verdict, why = verdicts.get(
            (mutant.module, mutant.before, mutant.after), ("not judged", "")
        )
        for name in (area(mutant), "all"):
            areas[name][0] += 1
            areas[name][1] += result.is_killed
            areas[name][2] += not result.is_killed and verdict == "equivalent"
        if not result.is_killed:
            survivors.append(f"{line_of(mutant)}\n      {verdict}{': ' if why else ''}{why}")
    if not areas:
        print("no mutant was tried yet")
        return
    print(f"\n{areas['all'][0]} of {len(mutants)} mutants tried; survivors:\n")
    print("\n".join(sorted(survivors)) or "none")
    print(f"\n{'':22}tried  killed  equivalent  killed of the others, with its 95 % interval")
    for name, (tried, killed, equivalent) in sorted(
        areas.items(), key=lambda row: (row[0] == "all", row[0])
    ):
        low, high = wilson(killed, tried - equivalent)
        share = killed / max(tried - equivalent, 1)
        counts = f"{name:22}{tried:5}  {killed:6}  {equivalent:10}"
        print(f"{counts}  {share:6.1%}  ({low:.1%} to {high:.1%})")


def area(mutant: Mutant) -> str:
    """Return the area of a module: bots are reported separately from rules."""
    package = mutant.module.split("/")[2]
    if package == "games":
        return "games: bots' judgement" if is_judgement(mutant.module) else "games: rules"
    return package


def is_judgement(module: str) -> bool:
    return JUDGEMENT in module


def line_of(mutant: Mutant) -> str:
    return f"{mutant.module}:{mutant.line}  `{mutant.before}` -> `{mutant.after}`"


def judged() -> dict[tuple[str, str, str], tuple[str, str]]:
    """Return the survivors that a person has judged, by their text, since lines move."""
    with JUDGED.open("rb") as file:
        rows = tomllib.load(file).get("mutant", [])
    return {
        (row["module"], row["before"], row["after"]): (row["verdict"], row["why"]) for row in rows
    }


def wilson(hits: int, number: int) -> tuple[float, float]:
    """Return the 95 % interval of a share."""
    if number == 0:
        return 0.0, 1.0
    z, share = 1.959964, hits / number
    middle = (share + z * z / (2 * number)) / (1 + z * z / number)
    half = (
        z * math.sqrt(share * (1 - share) / number + z * z / (4 * number**2)) / (1 + z * z / number)
    )
    return middle - half, middle + half
