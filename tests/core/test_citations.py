"""Where the source code cites the rules that it implements."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import tablee
from tablee import citations, coverage
from tablee.citations import cited_in, members
from tablee.cli import main

KNOWN = ("5", "21", "22", "23", "24", "33", "E62", "E63", "DI-3")
SOURCE = '''"""Paying [33, E62]."""

COST = costs[5]  # not [5000], but E63

def pay():
    """Discard allies.

    One at a time [21-23] (DI-3).
    """
    return "abyss:24" if "[5]" else "smog:33"
'''


def test_citations_are_found_in_prose_and_rules_in_full() -> None:
    assert sorted(cited_in(SOURCE, "abyss", KNOWN)) == sorted(
        [(1, "33"), (1, "E62"), (1, "E62"), (3, "E63"), (10, "24")]
        + [(8, "21"), (8, "22"), (8, "23"), (8, "DI-3")]
    )


def test_a_number_alone_stands_for_a_statement_of_the_rulebook() -> None:
    assert list(cited_in("# [7]", "smog", {"R7"})) == [(1, "R7")]


def test_a_range_has_all_its_members() -> None:
    assert members("21-23, E62") == ["21", "22", "23", "E62"]
    assert members("E2-E4") == ["E2", "E3", "E4"]
    assert members("DI-3") == ["DI-3"]


@pytest.mark.parametrize("game", tablee.game_names())
def test_most_rules_are_cited_where_they_are_implemented(game: str) -> None:
    """Rules about the box, or about what nobody may do, are implemented nowhere in particular."""
    found = citations.citations(game)
    assert sum(bool(places) for places in found.values()) > len(found) / 2


def test_a_rule_is_told_with_its_code_and_its_tests(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "abyss", "33", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "PayForLord" in told.partition("cited in the sources at")[2].partition("tested by")[0]
    assert "abyss/test_recruit.py::" in told.partition("tested by")[2]
    assert main(["rules", "abyss", "33", "--json"]) == 0
    [row] = json.loads(capsys.readouterr().out)
    assert any("PayForLord" in place for place in row["sources"])
    assert row["tests"] == coverage.coverage("abyss").tests["33"]


def test_without_sources_and_tests_only_the_rule_is_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(citations, "PACKAGE", tmp_path)
    monkeypatch.setattr(coverage, "TESTS", tmp_path / "tests")
    assert main(["rules", "abyss", "33", "--lang", "en"]) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
