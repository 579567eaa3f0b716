"""Bring the checkout up to date: compile the engine and build the page if their sources changed."""

import os
import subprocess
import sys

import engine
import page


def compile_engine() -> None:
    if os.environ.get("TABLEE_PURE"):
        return
    engine.remove_left_over()
    if engine.is_current():
        return
    reason = engine.reason_not_to_compile()
    if reason:
        engine.note(engine.PACKAGE, reason)
        return
    print("tablee: compiling the engine, about a minute", file=sys.stderr)
    command = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    if subprocess.run(command, cwd=engine.ROOT, env={**os.environ, "TABLEE_PAGE": "no"}).returncode:
        raise SystemExit("tablee: compiling failed (see above)")


compile_engine()
page.build()
