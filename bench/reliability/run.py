"""The long forms of the reliability tests: `python bench/reliability/run.py NAME`.

They are the tests of every change, tried much more often; see README.md beside this file.
"""

from __future__ import annotations

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
    wanted = sys.argv[1:]
    if not wanted or any(name not in TESTS for name in wanted):
        print(f"usage: python bench/reliability/run.py NAME...; names: {', '.join(TESTS)}")
        return 2
    worst = 0
    for name in wanted:
        began = time.monotonic()
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:randomly", *TESTS[name]]
        done = subprocess.run(command, cwd=ROOT, env={**os.environ, "TABLEE_RELIABILITY": "long"})
        outcome = "passed" if done.returncode == 0 else "FAILED"
        print(f"{name}: {outcome} in {time.monotonic() - began:.0f} s", flush=True)
        worst = max(worst, done.returncode)
    return worst


if __name__ == "__main__":
    sys.exit(main())
