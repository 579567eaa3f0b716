"""What a server is set up with names settings, addresses and commands that exist."""

from __future__ import annotations

import argparse
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from tablee.cli import serve
from tablee.server.gate import HEALTH

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
COMPOSED = (ROOT / "compose.yaml", ROOT / "deploy" / "compose.yaml")
SHELL_ONLY = {"TABLEE_DOMAIN", "TABLEE_PASSWORD", "TABLEE_COMPILE"}  # read by compose and the build


def settings() -> set[str]:
    """Return the variables that `tablee serve` reads."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    flags = [flag for action in parser._actions for flag in action.option_strings]
    return {f"TABLEE_{flag[2:].replace('-', '_').upper()}" for flag in flags if flag[:2] == "--"}


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    "name", ["Dockerfile", "compose.yaml", "deploy/compose.yaml", "deploy/tablee.service"]
)
def test_every_variable_is_a_setting(name: str) -> None:
    named = set(re.findall(r"\bTABLEE_[A-Z_]+", read(ROOT / name)))
    assert named
    assert named - SHELL_ONLY <= settings()


@pytest.mark.parametrize("name", ["Dockerfile", "deploy/Caddyfile", "docs/your-server.md"])
def test_a_server_is_asked_for_its_health_where_it_answers(name: str) -> None:
    asked = set(re.findall(r"/[a-z]+z\b", read(ROOT / name)))
    assert asked
    assert asked <= set(HEALTH)


@pytest.mark.parametrize("path", COMPOSED, ids=str)
def test_containers_can_write_to_their_volumes_alone(path: Path) -> None:
    services: dict[str, Any] = yaml.safe_load(read(path))["services"]
    ours = [one for one in services.values() if one["image"] == "tablee"]
    assert ours
    for one in ours:
        assert one["read_only"]
        assert one["cap_drop"] == ["ALL"]
        assert [volume.split(":")[1] for volume in one["volumes"]] == ["/data"]
        assert (path.parent / one["build"] / "Dockerfile").is_file()


def test_servers_on_one_database_share_the_key_of_their_links() -> None:
    services = yaml.safe_load(read(COMPOSED[1]))["services"]
    assert services["first"]["volumes"] == services["second"]["volumes"]
    assert services["first"]["environment"] == services["second"]["environment"]


def test_an_image_installs_what_is_locked_for_a_server() -> None:
    """The same versions as `make play` has."""
    played = set(re.findall(r"^[\w.-]+==\S+", read(ROOT / "requirements/play.txt"), re.M))
    served = set(re.findall(r"^[\w.-]+==\S+", read(ROOT / "requirements/serve.txt"), re.M))
    assert {one.split("==")[0] for one in served - played} == {"asyncpg"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)
def test_workflows_run_what_there_is(path: Path) -> None:
    """Commands of the Makefile, and actions of others by their digest alone."""
    text = read(path)
    targets = set(re.findall(r"^([\w./-]+)(?: [\w./-]+)*:", read(ROOT / "Makefile"), re.M))
    for line in re.findall(r"run: make (.+)$", text, re.M):
        assert set(line.split()) <= targets
    for used in re.findall(r"uses: (\S+)", text):
        assert used.startswith("./") or re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", used), used
    for script in re.findall(r"\.venv/bin/python (\S+\.py)", text):
        assert (ROOT / script).is_file()
