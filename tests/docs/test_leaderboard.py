"""The leaderboard is what its entries say."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import leaderboard


def entry(bot: str, rate: float, standard: bool = True) -> dict[str, Any]:
    row = {"seats": 2, "opponent": "random", "games": 240, "win_rate": rate}
    row |= {"interval": [rate, rate], "equal": 0.5}
    made = {"rules": 3, "tablee": "0.1.0", "date": "2026-11-18T10:00:00+00:00"}
    return {"bot": bot, "standard": standard, "results": [row], "origin": made}


def test_the_page_is_what_the_entries_say() -> None:
    assert leaderboard.TARGET.read_text(encoding="utf-8") == leaderboard.page(), (
        "run tools/leaderboard.py"
    )


def test_entries_are_ordered_and_partial_ones_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leaderboard, "ENTRIES", tmp_path)
    (tmp_path / "abyss").mkdir()
    for name, found in {
        "a": entry("weak.py:Weak", 0.2),
        "b": entry("strong.py:Strong", 0.8),
        "c": entry("short.py:Short", 0.9, standard=False),
    }.items():
        (tmp_path / "abyss" / f"{name}.json").write_text(json.dumps(found), encoding="utf-8")
    *_, strong, weak = leaderboard.board("abyss").splitlines()
    assert strong == "| `Strong` | 80% (80%–80%) | 3 | 0.1.0 | 2026-11-18 |"
    assert weak.startswith("| `Weak` |")
    assert "Nobody has entered" in leaderboard.board("smog")
