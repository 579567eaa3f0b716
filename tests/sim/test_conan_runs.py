"""Statistics of a game with two sides, using Conan: victories by side, and deaths."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main
from tablee.sim.words import Words
from tablee.text import LANGUAGES

RUN = ["simulate", "conan", "--option", "scenario=hunting_the_tigress", "--seed", "4"]
RUN += ["--games", "4", "--jobs", "1"]


def figures_of(capsys: pytest.CaptureFixture[str], *more: str) -> dict[str, Any]:
    assert main([*RUN, "--json", *more]) == 0
    figures: dict[str, Any] = json.loads(capsys.readouterr().out)
    return figures


def test_each_side_has_its_victories_whoever_sat_there(capsys: pytest.CaptureFixture[str]) -> None:
    figures = figures_of(capsys, "--bots", "random,random,random")
    overlord, heroes = figures["sides"]
    assert (overlord["side"], overlord["seats"]) == ("overlord", [0])
    assert (heroes["side"], heroes["seats"]) == ("heroes", [1, 2])
    assert overlord["wins"] + heroes["wins"] == 4
    # a side that wins together does not share the victory
    assert heroes["wins"] == int(heroes["wins"])
    assert sum(bot["win_rate"] is not None for bot in overlord["bots"].values()) == 3


def test_a_bot_has_its_victories_on_each_side(capsys: pytest.CaptureFixture[str]) -> None:
    figures = figures_of(capsys, "--bots", "greedy,random")
    overlord, heroes = figures["sides"]
    for name, other in (("greedy", "random"), ("random", "greedy")):
        lost = 2 - heroes["bots"][other]["wins"]
        assert overlord["bots"][name]["wins"] == lost


def test_deaths_are_counted_in_every_game_also_where_nobody_dies(
    capsys: pytest.CaptureFixture[str],
) -> None:
    figures = figures_of(capsys, "--bots", "random,random")
    died = figures["happenings"]["died"]
    assert list(died) == ["hero", "ally", "unit"]
    for found in died.values():
        assert sum(found["counts"].values()) == 4
    # random players kill no hero in this scenario, but heroes fall into the sea
    assert died["hero"]["counts"] == {"0": 4}
    assert died["unit"]["mean"] > 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_and_page_say_it(
    language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    page = tmp_path / "page.html"
    assert main([*RUN, "--bots", "random,random", "--lang", language, "--report", str(page)]) == 0
    shown = capsys.readouterr().out
    words = Words("conan", language)
    written = page.read_text("utf-8")
    for said in (words.happening("died", "hero"), words.happening("died", "unit")):
        assert said in shown
        assert said in written
    for side in ("overlord", "heroes"):
        assert words.piece("side", side) in shown
        assert words.piece("side", side) in written
