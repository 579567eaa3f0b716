"""The reliability tests at full size: `python bench/reliability/run.py --full`.

    --full [--only R3]     every part that has not passed yet; --again: also those that have
    --weekly [--only R3]   a share of each, within half an hour in all
    --list                 what each test is and how much of it has been run

Each part's outcome is a file in results/, so a run that was broken off goes on where it was.
See README.md beside this file for what each test promises.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import subprocess
import sys
import tempfile
import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

from plan import PLAN, Test  # noqa: E402

RESULTS = HERE / "results"
TAIL = 3000  # signs of what a failed part printed


def machine() -> dict[str, Any]:
    """Say on what kind of machine a part ran; nothing that names it."""
    code = "import tablee; print(tablee.COMPILED)"
    found = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=ROOT)
    return {
        "system": f"{platform.system()} {platform.machine()}",
        "processors": os.cpu_count(),
        "python": platform.python_version(),
        "engine": "compiled" if found.stdout.strip() == "True" else "plain",
        "load": round(os.getloadavg()[0], 1),
    }


def commit() -> str:
    def git(*words: str) -> str:
        done = subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True)
        return done.stdout.strip()

    changed = git("status", "--porcelain", "--untracked-files=no", "src", "tests", "bench/*.py")
    return git("rev-parse", "--short=10", "HEAD") + ("+changes" if changed else "")


def added_up(path: Path) -> dict[str, float]:
    """Return the figures that a part noted; the worst of those named so."""
    figures: dict[str, float] = {}
    for line in path.read_text(encoding="utf-8").splitlines() if path.exists() else []:
        for name, value in json.loads(line).items():
            if name.startswith(("worst_", "p50_", "p99_")):
                figures[name] = max(value, figures.get(name, value))
            else:
                figures[name] = figures.get(name, 0) + value
    return {name: round(value, 3) for name, value in figures.items()}


def carried_out(test: Test, part: int, share: float, limit: float) -> dict[str, Any]:
    """Run one part and return its result."""
    with tempfile.TemporaryDirectory() as folder:
        figures, said = Path(folder) / "figures", Path(folder) / "said"
        more = {
            "TABLEE_RELIABILITY": "long",
            "TABLEE_RELIABILITY_SHARE": str(share),
            "TABLEE_RELIABILITY_PART": f"{part}/{test.parts if share == 1 else 1}",
            "TABLEE_RELIABILITY_FIGURES": str(figures),
        }
        paths = [str(ROOT), str(HERE), os.environ.get("PYTHONPATH", "")]
        more["PYTHONPATH"] = os.pathsep.join(path for path in paths if path)
        result: dict[str, Any] = {
            "test": test.name,
            "part": part,
            "of": test.parts,
            "share": share,
            "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M"),
            "commit": commit(),
            "machine": machine(),
        }
        began = time.monotonic()
        with said.open("w") as output:
            server = subprocess.Popen(
                [sys.executable, *test.command],
                cwd=ROOT,
                env={**os.environ, **more},
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                code = server.wait(limit)
                result["outcome"] = "passed" if code == 0 else "failed"
            except subprocess.TimeoutExpired:
                os.killpg(server.pid, 9)
                server.wait()
                result["outcome"] = "out of time"
            except BaseException:  # broken off: nothing of the part goes on by itself
                os.killpg(server.pid, 9)
                raise
        result["seconds"] = round(time.monotonic() - began)
        result["figures"] = added_up(figures)
        if result["outcome"] == "failed":
            result["said"] = said.read_text(errors="replace")[-TAIL:].replace(str(ROOT), ".")
        return result


def place(test: Test, part: int, weekly: bool) -> Path:
    if weekly:
        return RESULTS / "weekly" / f"{test.name}.json"
    return RESULTS / f"{test.name}.{part:02}of{test.parts:02}.json"


def known(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


def run(tests: list[Test], weekly: bool, again: bool) -> int:
    worst = 0
    for test in tests:
        if weekly and not test.minutes:
            continue  # too long for half an hour, or part of every change
        for part in range(1, 2 if weekly else test.parts + 1):
            path = place(test, part, weekly)
            if not weekly and not again and known(path).get("outcome") == "passed":
                continue
            share = test.weekly if weekly else 1.0
            result = carried_out(test, part, share, test.minutes * 60 if weekly else test.limit)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")
            count = f" part {part} of {test.parts}" if test.parts > 1 and not weekly else ""
            print(f"{test.name}{count}: {result['outcome']} in {result['seconds']} s", flush=True)
            worst |= result["outcome"] != "passed"
    return worst


def tell(tests: list[Test]) -> None:
    for test in tests:
        files = [known(place(test, part, False)) for part in range(1, test.parts + 1)]
        done = sum(one.get("outcome") == "passed" for one in files)
        print(f"{test.name:4} {done:2} of {test.parts:2} parts passed  {test.promise}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    names = [test.name for test in PLAN]
    kind = parser.add_mutually_exclusive_group(required=True)
    kind.add_argument("--full", action="store_true", help="every part that has not passed yet")
    kind.add_argument("--weekly", action="store_true", help="a share, within 30 minutes in all")
    kind.add_argument("--list", action="store_true", help="what there is and what has been run")
    parser.add_argument(
        "--only", action="append", choices=names, metavar="NAME", help=", ".join(names)
    )
    parser.add_argument("--again", action="store_true", help="also what has passed already")
    options = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(143))
    tests = [test for test in PLAN if not options.only or test.name in options.only]
    if options.list:
        tell(tests)
        return 0
    return run(tests, options.weekly, options.again)


if __name__ == "__main__":
    sys.exit(main())
