"""The compiled engine: which modules, whether they can be built here, and their stamp."""

import importlib.machinery
import importlib.util
import json
import os
import shlex
import shutil
import sys
import sysconfig
import tomllib
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "tablee"
MODE = os.environ.get("TABLEE_COMPILE", "auto")


def compiled_sources() -> list[str]:
    """Return the modules to compile: those of the patterns, without the interpreted ones."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["tablee"]
    return sorted(found_by(settings["compiled"]) - found_by(settings["interpreted"]))


def found_by(patterns: list[str]) -> set[str]:
    return {
        path.relative_to(PACKAGE).with_suffix("").as_posix()
        for pattern in patterns
        for path in PACKAGE.glob(f"{pattern}.py")
        if path.name != "__init__.py"
    }


MODULES = compiled_sources()
SOURCES = [f"src/tablee/{name}.py" for name in MODULES]
# One C file for each module, in one library. As a single file, four games take five minutes on one
# core; as separate files they take one minute on all cores, and run as fast.
HOW: dict[str, Any] = {
    "group_name": "tablee",
    "multi_file": True,
    "opt_level": "3",
    "debug_level": "0",
}


def load_guard() -> ModuleType:
    """Return tablee/_compiled.py without importing the package."""
    spec = importlib.util.spec_from_file_location("_compiled", PACKAGE / "_compiled.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


guard = load_guard()


def reason_not_to_compile() -> str | None:
    """Return why the engine stays plain Python, or None to try compiling it."""
    if MODE == "no":
        return "TABLEE_COMPILE=no"
    if MODE == "require" or sys.platform == "win32":
        return None
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")[0]
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler})"
    return None


def compile_side_by_side(compiler: Any) -> None:
    """Let a setuptools compiler work on as many C files at once as there are cores.

    The compiler's own loop is kept; it only gives each file to a pool, and waits at the end.
    """
    if not hasattr(compiler, "_compile"):  # MSVC compiles all files in one loop of its own
        return
    compile_one, compile_all = compiler._compile, compiler.compile

    def compile_in_pool(*arguments: Any, **options: Any) -> Any:
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            jobs: list[Future[Any]] = []
            compiler._compile = lambda *of_file: jobs.append(pool.submit(compile_one, *of_file))
            objects = compile_all(*arguments, **options)
            for number, job in enumerate(jobs, 1):
                job.result()
                tell_progress(number, len(jobs))
        return objects

    compiler.compile = compile_in_pool


def tell_progress(done: int, of: int) -> None:
    """Rewrite one line on a terminal; a log is not filled with them."""
    if sys.stderr.isatty():
        end = "\n" if done == of else ""
        print(f"\rtablee: compiled {done} of {of} files", end=end, file=sys.stderr, flush=True)


def keep_calls_inside(compiler: Any, extensions: list[Any]) -> None:
    """Let the C files of the library call each other directly.

    If the functions were visible from outside, each could be replaced when the library is loaded,
    and every call would go through a table. That costs an eighth of the speed.
    """
    if compiler.compiler_type == "unix":
        for extension in extensions:
            arguments = extension.extra_compile_args  # one list that all extensions share
            extension.extra_compile_args = [*arguments, "-fvisibility=hidden"]


def is_current() -> bool:
    """Say whether all compiled modules in the checkout match their sources."""
    if not guard.STAMP.exists():
        return False
    now = digests()
    stamped = json.loads(guard.STAMP.read_text()) == now
    return stamped and bool(guard.compiled_modules() == set(now))


def remove_left_over() -> None:
    """Remove compiled modules that an update left behind: without source, or now interpreted."""
    for name in guard.compiled_modules() - {f"{name}.py" for name in MODULES}:
        source = guard.PACKAGE / name
        for suffix in importlib.machinery.EXTENSION_SUFFIXES:
            source.with_name(f"{source.stem}{suffix}").unlink(missing_ok=True)


def digests() -> dict[str, str]:
    return {f"{name}.py": guard.digest(PACKAGE / f"{name}.py") for name in MODULES}


def clear(folder: Path) -> None:
    """Remove the results of an earlier build, so that a failed build cannot be mistaken for it."""
    for name in (guard.STAMP.name, guard.NOTE.name):
        (folder / name).unlink(missing_ok=True)


def stamp(folder: Path, digests_before: dict[str, str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / guard.STAMP.name).write_text(json.dumps(digests_before, indent=1))


def note(folder: Path, reason: str) -> None:
    """Print a note now, and store it for `tablee --version`."""
    print(f"tablee: {reason}; the engine will run as plain Python", file=sys.stderr)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / guard.NOTE.name).write_text(reason + "\n")
