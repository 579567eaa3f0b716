"""Reviews with little thought that note what they judge, so that tests can count it."""

from __future__ import annotations

import os
from pathlib import Path

from tablee.server import reviews
from tablee.server.run import serve
from tablee.server.settings import Settings
from tablee.study.judge import Verdict
from tests.study.games import LITTLE

NOTED = "TABLEE_TEST_JUDGED"  # the file that notes what is judged, a number a line


def judge_part(text: str, level: str, numbers: list[int], nicer: int) -> list[Verdict]:
    """Judge as the server does, but quickly; runs in the worker."""
    setattr(reviews, "effort", lambda *_: LITTLE)  # noqa: B010
    found = JUDGE(text, level, numbers, 0)
    if NOTED in os.environ:
        with Path(os.environ[NOTED]).open("a", encoding="utf-8") as file:
            file.writelines(f"{number}\n" for number in numbers)
    return found


JUDGE = reviews.judge_part


def serve_little(settings: Settings, host: str, port: int) -> None:
    reviews.judge_part = judge_part
    serve(settings, host, port)
