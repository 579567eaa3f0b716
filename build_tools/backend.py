"""setuptools as the build backend, asking for mypyc only where a C compiler is at hand."""

import tomllib
from pathlib import Path

import engine
from setuptools import build_meta
from setuptools.build_meta import *  # noqa: F403 - the backend's other hooks, unchanged

GROUPS = tomllib.loads(Path("pyproject.toml").read_text())["dependency-groups"]


def engine_tools():
    return GROUPS["compile"] if engine.reason_not_to_compile() is None else []


def get_requires_for_build_wheel(config_settings=None):
    return build_meta.get_requires_for_build_wheel(config_settings) + engine_tools()


def get_requires_for_build_editable(config_settings=None):
    return build_meta.get_requires_for_build_editable(config_settings) + engine_tools()
