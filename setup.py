"""Compile the engine; everything else is in pyproject.toml.

TABLEE_COMPILE=require  fail when compiling fails (wheels, CI)
TABLEE_COMPILE=no       do not try
"""

import shutil
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

sys.path.insert(0, str(Path(__file__).parent / "build_tools"))
import engine  # noqa: E402

COMMANDS = set(sys.argv)
COMPILES = COMMANDS & {"build", "build_ext", "bdist_wheel", "editable_wheel"}
IN_PLACE = COMMANDS & {"editable_wheel", "--inplace"}


def extensions():
    """Return the modules translated to C, and why there are none if somebody should know."""
    if not COMPILES or (IN_PLACE and engine.is_current()):
        return [], None
    reason = engine.reason_not_to_compile()
    if reason:
        return [], reason
    try:
        from mypyc.build import mypycify

        options = {"group_name": "tablee", "opt_level": "3", "debug_level": "0"}
        return mypycify(["--config-file", "pyproject.toml", *engine.SOURCES], **options), None
    except (Exception, SystemExit) as error:
        if engine.MODE == "require":
            raise
        return [], f"translation failed ({error})"


def package_folder(command):
    return engine.PACKAGE if IN_PLACE else Path(command.build_lib) / "tablee"


class BuildPackage(build_py):
    """Copy the sources; say so where the engine stays plain."""

    def run(self):
        if not IN_PLACE:  # an earlier build leaves modules that no longer exist
            shutil.rmtree(package_folder(self), ignore_errors=True)
        super().run()
        if why_plain:
            engine.note(package_folder(self), why_plain)


class BuildEngine(build_ext):
    """Compile, then stamp the result with the digests its sources had at the start."""

    def run(self):
        folder = package_folder(self)
        if why_plain:
            engine.note(folder, why_plain)
        if not self.extensions:
            return
        engine.clear(folder)
        digests = engine.digests()
        try:
            super().run()
        except Exception as error:
            if engine.MODE == "require":
                raise
            self.extensions = []
            engine.note(folder, f"compilation failed ({error})")
        else:
            engine.stamp(folder, digests)


modules, why_plain = extensions()
setup(ext_modules=modules, cmdclass={"build_ext": BuildEngine, "build_py": BuildPackage})
