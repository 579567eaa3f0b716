"""`tablee simulate`: its JSON, tables, page and error messages."""

from __future__ import annotations

import json
from html.parser import HTMLParser
from pathlib import Path

import pytest

import tablee
from tablee import bots
from tablee.bots.match import Match
from tablee.cli import main
from tablee.sim import backend as backends
from tablee.sim.charts import Axis, Row, rows_chart
from tablee.sim.summary import summary
from tablee.sim.words import Words
from tablee.text import LANGUAGES, texts
from tests.sim.test_run import Interrupted

RUN = ["simulate", "abyss", "--bots", "greedy,random", "--games", "6", "--jobs", "1"]


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    from tablee.sim import run

    monkeypatch.setattr(run, "FEELER_SECONDS", 0.0)
    monkeypatch.setattr(run, "BATCH_SECONDS", 0.001)
    monkeypatch.setattr(backends, "backend", lambda jobs, ray=None: Interrupted())


def test_json_has_the_documented_keys(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--json", "--seed", "3", "--option", "memory_aid=true"]) == 0
    told = capsys.readouterr()
    assert "engine" in told.err.splitlines()[0]
    figures = json.loads(told.out)
    assert set(figures) == {
        *("game", "games", "planned", "unfinished", "seed", "seats", "options", "engine", "origin"),
        *("interrupted", "bots", "winning_score", "length", "holdings", "openings", "scores"),
        *("rounds", "amounts", "data", "happenings", "sides"),
    }
    assert (figures["rounds"], figures["amounts"], figures["data"]) == (None, {}, None)
    assert figures["happenings"] == {}
    assert [(side["side"], side["seats"]) for side in figures["sides"]] == [
        (None, [0]),
        (None, [1]),
    ]
    assert sum(side["wins"] for side in figures["sides"]) == pytest.approx(figures["games"])
    assert figures["options"] == {
        "memory_aid": True,
        "ship_master_influence": 5,
        "disabled_lords": "count",
    }
    assert (figures["game"], figures["seed"], figures["seats"]) == ("abyss", 3, 2)
    assert list(figures["bots"]) == ["greedy", "random"]
    assert set(figures["bots"]["greedy"]) == {
        *("bot", "wins", "win_rate", "interval"),
        *("mean_score", "score_quantiles", "score_counts"),
    }
    assert set(figures["holdings"]) == {"lord", "location"}
    assert figures["winning_score"]["mean"] > 0


def test_json_adds_up(capsys: pytest.CaptureFixture[str]) -> None:
    main([*RUN, "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert sum(bot["wins"] for bot in figures["bots"].values()) == pytest.approx(6)
    assert sum(figures["length"]["counts"].values()) == 6
    for name, bot in figures["bots"].items():
        assert sum(figures["scores"][name].values()) == pytest.approx(bot["mean_score"])
        assert sum(bot["score_counts"].values()) == 6
    assert sum(row["count"] for row in figures["openings"].values()) == 12
    for action in figures["openings"]:
        assert tablee.game("abyss").actions.read(action) >= 0
    for pieces in figures["holdings"].values():
        known = [r["difference"] for r in pieces.values() if r["difference"] is not None]
        assert known == sorted(known, reverse=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_tables_speak_both_languages(capsys: pytest.CaptureFixture[str], language: str) -> None:
    main([*RUN, "--lang", language])
    told = capsys.readouterr().out
    said = texts("abyss", language)
    assert said.say("report-win-rates") in told
    assert said.say("score-lords") in told


@pytest.mark.usefixtures("interrupted")
def test_an_interrupted_run_tells_what_is_done(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main([*RUN, "--games", "2000", "--lang", "en"])
    assert left.value.code == 130
    assert "of 2,000 games, interrupted" in capsys.readouterr().out


@pytest.mark.usefixtures("interrupted")
def test_the_json_of_an_interrupted_run_is_whole(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*RUN, "--games", "2000", "--json"])
    figures = json.loads(capsys.readouterr().out)
    assert figures["interrupted"]
    assert figures["games"] < figures["planned"] == 2000


@pytest.mark.parametrize(
    "words, told",
    [
        (["--bots", "greedy,genius"], "there is no bot 'genius'; known: random, greedy"),
        (["--bots", "greedy"], "abyss seats 2 to 4 players, not 1"),
        (["--option", "cheat=yes"], "there is no option 'cheat'"),
        (["--option", "memory_aid=maybe"], "memory_aid is false or true, not maybe"),
        (["--option", "memory_aid"], "an option is written NAME=VALUE"),
        (["--jobs", "0"], "at least one job"),
        (["--games", "0"], "at least one game"),
        (["--report", "no/such/folder.html"], "the report cannot be written"),
    ],
)
def test_bad_requests_are_refused_in_one_line(
    capsys: pytest.CaptureFixture[str], words: list[str], told: str
) -> None:
    assert main([*RUN, *words]) == 2
    assert told in capsys.readouterr().err


class Page(HTMLParser):
    """Checks that elements are closed in order, and collects the text."""

    VOID = {"meta", "br"}

    def __init__(self, source: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said: list[str] = []
        self.addresses: list[str | None] = []
        self.drawings = 0
        self.feed(source)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value for name, value in attrs if name in ("src", "href")]
        self.drawings += tag == "svg"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.said.append(data)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_is_one_page_in_either_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str
) -> None:
    path = tmp_path / "out.html"
    main([*RUN, "--report", str(path), "--lang", language])
    page = Page(path.read_text(encoding="utf-8"))
    assert page.open == []
    assert page.addresses == []  # nothing to fetch
    assert page.drawings == 8  # rates, scores of two, sources, length, lords, locations, openings
    said = " ".join(page.said)
    known = texts("abyss", language)
    for key in ("report-win-rates", "report-score-axis", "report-length-axis", "score-lords"):
        assert known.say(key) in said
    assert known.say("lord-sage") in said or known.say("lord-hermit") in said


def test_a_report_of_unfinished_games_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tablee.game("abyss"), "longest_game", 5)
    path = tmp_path / "out.html"
    main([*RUN, "--report", str(path), "--lang", "en"])
    assert "6 games were not over" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", tablee.game_names())
def test_every_game_has_words_for_its_figures(name: str, language: str) -> None:
    game = tablee.game(name)
    match = Match(game, [bots.make("random") for _ in range(game.min_seats)], 1)
    assert match.play()
    state = match.state
    words = Words(name, language)
    for kind in game.events.kinds:
        assert not kind.tallied or (words.event(kind.name) and words.thing_of(kind.name))
        assert all(words.happening(kind.name, label) for label, _, _ in kind.counted)
    for thing in game.holdings(state, 0):
        assert words.things(thing)
        assert all(words.piece(thing, piece) for piece in game.things[thing])
    assert all(words.source(source) for source in game.score_sheet(state, 0))
    for option in game.options:
        for choice in option.choices:
            told = words.option(option.name, choice)
            assert isinstance(choice, int) or f"({choice})" not in told, "said in words"


def test_an_option_is_told_in_the_words_of_the_lobby() -> None:
    assert Words("conan", "en").option("scenario", "in_the_name_of_ibis") == (
        "Scenario (In the Name of Ibis)"
    )
    smog = Words("smog", "en")
    assert smog.option("double_barrier_toll", "once") == (
        "Two barriers on one border (One toll in all)"
    )
    assert smog.option("lost_boy_blocks_trade", value=True).endswith("(yes)")
    assert smog.option("ether_track_max", 9).endswith("(Up to 9)")
    assert Words("conan", "en").option("heroes", 3).endswith("(3)")


def test_summary_is_documented() -> None:
    """The description contains each key of the JSON."""
    import tablee.sim.summary as module
    from tablee.sim.backend.local import Here
    from tablee.sim.plan import make_plan
    from tablee.sim.run import play_plan

    found = summary(play_plan(make_plan("abyss", ["random"] * 2, 2, 0, {}), Here()))
    for key in [*found, *found["bots"]["random"]]:
        assert key in (module.__doc__ or "")


@pytest.mark.parametrize(
    "difference, words", [(0.123, "+12.3"), (-0.05, "−5.0"), (-0.0001, "±0.0"), (None, "–")]
)
def test_differences_have_a_sign(difference: float | None, words: str) -> None:
    assert Words("abyss", "en").points(difference) == words


def test_long_labels_are_cut_not_clipped() -> None:
    row = Row("a very long label " * 5, 0.5, "50 %")
    drawn = rows_chart("t", [row], Axis(0, 1, "share", str))
    assert "…" in drawn
    assert row.label not in drawn
