"""Run the tests of what changed: in the commits since main and in uncommitted files.

    .venv/bin/python tools/quick.py           # `make quick` checks the sources first
    .venv/bin/python tools/quick.py --list    # only list these tests

The engine runs uncompiled. The run ends at the first failure or when the time is up: it should find
most mistakes within a minute. `make test` runs everything.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).parents[1]
SECONDS = 60
MAIN = ("main", "origin/main")
MARKED = "not long and not browser and not compiled_only"

# The tests of each part, by the start of its files' paths; the first match counts. A game's files
# have the tests of the same name, and a test file has itself.
TESTS_OF = {
    "src/tablee/core/": ["core", "golden", "packaging"],
    "src/tablee/bots/": ["bots"],
    "src/tablee/terminal/": ["terminal"],
    "src/tablee/cli/": ["terminal/test_cli.py", "core/test_doors.py"],
    "src/tablee/text/": ["contract/test_texts.py"],
    "src/tablee/server/text/": ["web/test_texts.py"],
    "src/tablee/server/": ["server"],
    "src/tablee/sim/": ["sim"],
    "src/tablee/rl/": ["rl"],
    "src/tablee/": ["core", "packaging"],
    "bench/peers": ["sim/test_bench.py"],
    "build_tools/": ["packaging"],
    "pyproject.toml": ["packaging"],
    "Makefile": ["packaging"],
    ".pre-commit-config.yaml": ["packaging"],
    "tools/quick.py": ["packaging"],
    "tools/export_types.py": ["server/test_protocol.py"],
    "docs/": ["docs"],
    "README.md": ["test_readme.py"],
    "examples/": ["rl/test_examples.py"],
}
PAGE = "web/"  # has its own check and tests


def tests_of(path: str) -> list[str]:
    """Return the tests of one file, as paths in the checkout."""
    parts = PurePosixPath(path).parts
    if parts[0] == "tests":
        folder_or_file = path if parts[-1].startswith("test_") else str(PurePosixPath(path).parent)
        return [] if folder_or_file == "tests" else [folder_or_file]
    if path.startswith("src/tablee/games/") and len(parts) > 4:
        return [f"tests/{parts[3]}"]
    for beginning, tests in TESTS_OF.items():
        if path.startswith(beginning):
            return [f"tests/{name}" for name in tests]
    return []


def chosen(paths: Iterable[str]) -> list[str]:
    """Return the tests of all these files, once each: test files first, then folders."""
    found = dict.fromkeys(test for path in paths for test in tests_of(path))
    return sorted((test for test in found if (ROOT / test).exists()), key=is_folder)


def is_folder(test: str) -> bool:
    return not test.endswith(".py")


def git(*arguments: str) -> str | None:
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True)
    return done.stdout if done.returncode == 0 else None


def changed() -> list[str]:
    """Return the files that differ from the point where this branch left main, and new ones."""
    bases = (git("merge-base", "HEAD", branch) for branch in MAIN)
    base = next((found.strip() for found in bases if found), "HEAD")
    differing = git("diff", "--name-only", base) or ""
    new = git("ls-files", "--others", "--exclude-standard") or ""
    return [*differing.splitlines(), *new.splitlines()]


def run_tests(tests: list[str]) -> int:
    """Run tests for a limited time; return the exit code, which is 0 if time runs out."""
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "auto", "-m", MARKED, *tests]
    running = subprocess.Popen(command, cwd=ROOT, env={**os.environ, "TABLEE_PURE": "1"})
    try:
        code = running.wait(SECONDS)
    except subprocess.TimeoutExpired:
        running.send_signal(signal.SIGINT)
        running.wait()
        print(f"quick: none failed in {SECONDS} s, the rest was not run (make test runs all)")
        return 0
    return 0 if code == 5 else code  # 5: all of them are marked as long or as browser tests


def main() -> int:
    paths = changed()
    tests = chosen(paths)
    print("quick:", " ".join(tests) or "nothing that has tests was changed")
    if "--list" in sys.argv:
        return 0
    code = run_tests(tests) if tests else 0
    if code == 0 and any(path.startswith(PAGE) for path in paths):
        for task in ("check", "test"):
            command = [sys.executable, "build_tools/page.py", "run", "--silent", task]
            code = code or subprocess.run(command, cwd=ROOT).returncode
    return code


if __name__ == "__main__":
    sys.exit(main())
