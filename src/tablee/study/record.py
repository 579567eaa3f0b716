"""A review as JSON: what it was made from, and every verdict with its moves in words."""

from __future__ import annotations

from dataclasses import asdict
from importlib.metadata import version
from typing import Any

from tablee.core.replay import Replay
from tablee.study.review import Review, mark

FORMAT = 1


def to_json(review: Review, replay: Replay) -> dict[str, Any]:
    """Return all of a review, ready for JSON; actions have their words, as replay files do."""
    rules = replay.rules()

    def words(answers: list[int]) -> list[str]:
        return [str(rules.actions.describe(action)) for action in answers]

    def move(weighed: dict[str, Any]) -> dict[str, Any]:
        line = [[seat, *words([action])] for seat, action in weighed["line"]]
        return {**weighed, "answers": words(weighed["answers"]), "line": line}

    verdicts = []
    for verdict in review.verdicts:
        told = asdict(verdict)
        told["mark"] = mark(verdict)
        told["played"], told["best"] = move(told["played"]), move(told["best"])
        told["others"] = [move(other) for other in told["others"]]
        verdicts.append(told)
    return {
        "tablee_review": FORMAT,
        "tablee": version("tablee"),
        "game": review.game,
        "version": replay.version,
        "players": review.players,
        "level": review.level,
        "seed": review.seed,
        "courses": [asdict(course) for course in review.courses],
        "moments": [asdict(moment) for moment in review.moments],
        "verdicts": verdicts,
    }
