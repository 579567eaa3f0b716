"""`tablee review`: in the terminal, as JSON, as a page; what is wrong with a file is told."""

from __future__ import annotations

import json
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tablee.bots.search import Settings
from tablee.cli import main
from tablee.study import effort as efforts
from tablee.study import shared_work
from tablee.study.judge import Effort, Verdict
from tests.study.games import LITTLE, at_random, by_hand

GAME = by_hand("conspiracy")


@pytest.fixture(autouse=True)
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """What runs is the command's own; it only thinks less."""
    asked = efforts.effort

    def less(level: str, game: str, seats: int) -> Effort:
        asked(level, game, seats)
        return LITTLE

    monkeypatch.setattr(shared_work, "effort", less)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.json"
    GAME.save(path)
    return str(path)


@pytest.mark.parametrize("language, heading", [("en", "Why the chances moved"), ("fr", "Le sort")])
def test_it_tells_chances_luck_and_marked_moves(
    file: str, language: str, heading: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", file, "--jobs", "1", "--lang", language]) == 0
    told = capsys.readouterr().out
    assert heading in told
    assert any(block in told for block in "▁▂▃▄▅▆▇█")


def test_at_conan_moves_are_compared_and_nothing_is_said_of_marks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    rough = replace(LITTLE, thinks=Settings(8, ahead=5, rivals=2))
    monkeypatch.setattr(shared_work, "effort", lambda level, game, seats: rough)
    decisions = shared_work.decisions
    monkeypatch.setattr(shared_work, "decisions", lambda replay: decisions(replay)[:6])
    path = tmp_path / "conan.json"
    at_random("conan", 2, 1).save(path)
    assert main(["review", str(path), "--jobs", "1", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "compared, but not marked" in " ".join(told.split())
    assert "blunder" not in told
    assert "beyond chance" not in told


def test_as_json_every_decision_has_its_moves_in_words(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", file, "--jobs", "1", "--json", "--seed", "5"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["game"], told["level"], told["seed"]) == ("conspiracy", "expert", 5)
    assert [one["number"] for one in told["verdicts"]] == shared_work.decisions(GAME)
    describe = GAME.rules().actions.describe
    for one in told["verdicts"]:
        seat, action = GAME.moves[one["number"] - 1]
        assert one["seat"] == seat
        assert one["played"]["answers"][0] == str(describe(action))
        assert one["mark"] in ("", "inaccuracy", "mistake", "blunder")


class Links(HTMLParser):
    """Ids of a page, and the places that its links lead to."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.targets: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids.add(str(value))
            if name == "href":
                self.targets.add(str(value))


def test_as_a_page_each_mark_leads_to_its_verdict(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "review.html"
    assert main(["review", file, "--jobs", "1", "--html", str(path), "--lang", "fr"]) == 0
    found = Links()
    found.feed(path.read_text(encoding="utf-8"))
    assert {f"move-{number}" for number in shared_work.decisions(GAME)} <= found.ids
    assert found.targets
    assert {target.removeprefix("#") for target in found.targets} <= found.ids


def test_one_seat_is_told_and_both_are_judged(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", file, "--jobs", "1", "--seat", "2", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    of_each = [len(shared_work.decisions(GAME, seat)) for seat in (0, 1)]
    assert f"{sum(of_each)} decisions" in told
    assert f"Expert 2: {of_each[1]} decisions" in told
    assert f"Player 1: {of_each[0]} decisions" not in told


def test_an_interruption_keeps_what_was_judged(
    file: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    judge = shared_work.judge_part
    done: list[list[int]] = []

    def breaks_off(text: str, level: str, seed: int, numbers: list[int]) -> list[Verdict]:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(numbers)
        return judge(text, level, seed, numbers)

    monkeypatch.setattr(shared_work, "judge_part", breaks_off)
    with pytest.raises(SystemExit) as ended:
        main(["review", file, "--jobs", "1", "--json", "--lang", "en"])
    assert ended.value.code == 130
    told = capsys.readouterr()
    assert len(json.loads(told.out)["verdicts"]) == 2 * shared_work.PART
    assert f"Interrupted: {2 * shared_work.PART} of" in told.err


def test_two_processes_find_the_same_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()  # another process thinks as the command does
    numbers = shared_work.decisions(GAME)[-6:]

    def found(jobs: int) -> list[Verdict]:
        parts = shared_work.verdicts(GAME, "novice", 1, numbers, jobs)
        return sorted((one for part in parts for one in part), key=lambda one: one.number)

    assert found(2) == found(1)


def test_what_cannot_be_reviewed_is_told_in_a_line(
    file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = at_random("abyss", 2, 3)
    part = tmp_path / "part.json"
    moves, whole.moves = whole.moves, whole.moves[:-1]
    whole.save(part)
    whole.moves = moves
    for words, wrong in [
        ([str(part)], "over"),
        ([file, "--level", "genius"], "genius"),
        ([file, "--seat", "3"], "1 to 2"),
        ([file, "--jobs", "0"], "at least one job"),
        ([str(tmp_path / "none.json")], "cannot be read"),
    ]:
        assert main(["review", *words]) == 2
        assert wrong in capsys.readouterr().err
