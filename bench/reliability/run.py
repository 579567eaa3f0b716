"""The long forms of the reliability tests: `python bench/reliability/run.py [--share S] NAME...`.

They are the tests of every change, tried much more often; see README.md beside this file.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parents[2]
TESTS = {
    "leaks": ["tests/server/test_leaks.py"],
    "determinism": ["tests/server/test_determinism.py"],
    "kills": ["tests/server/test_kill.py", "tests/server/test_processes.py"],
    "chaos": ["tests/server/test_chaos.py", "-s"],
    "fuzz": ["tests/server/test_fuzz.py"],
    "abuse": ["tests/server/test_abuse.py"],
    "undo": ["tests/server/test_undo.py"],
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="+", choices=TESTS, metavar="NAME", help=", ".join(TESTS))
    parser.add_argument("--share", type=float, default=1.0, help="of the numbers in README.md (1)")
    options = parser.parse_args()
    more = {"TABLEE_RELIABILITY": "long", "TABLEE_RELIABILITY_SHARE": str(options.share)}
    worst = 0
    for name in options.names:
        began = time.monotonic()
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", *TESTS[name]]
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, **more})
        outcome = "passed" if done.returncode == 0 else "FAILED"
        print(f"{name}: {outcome} in {time.monotonic() - began:.0f} s", flush=True)
        worst = max(worst, done.returncode)
    return worst


if __name__ == "__main__":
    sys.exit(main())
