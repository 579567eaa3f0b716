"""Settings by flags, environment and file: which one wins, what is refused, what is shown."""

from __future__ import annotations

import argparse
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest

from tablee.cli import main, serve
from tablee.core.errors import TableeError
from tablee.server.config import BadSetting, span
from tablee.server.settings import LIMITS, Settings


def settled(
    words: str = "",
    environment: dict[str, str] | None = None,
    file: str | None = None,
    folder: Path | None = None,
) -> dict[str, tuple[Any, str]]:
    """Return the settings that a server would use, as name: (value, origin)."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    typed = words.split()
    if file is not None:
        assert folder is not None
        path = folder / "tablee.toml"
        path.write_text(file, encoding="utf-8")
        typed += ["--config", str(path)]
    arguments = parser.parse_args(typed)
    found = arguments.layers.settle(arguments, environment or {})
    for one in found:
        assert getattr(arguments, one.dest) == one.value
    return {one.name: (one.value, one.origin) for one in found}


def test_a_flag_counts_more_than_the_environment_that_more_than_the_file(tmp_path: Path) -> None:
    file = "port = 1\nhost = 'a'\nworkers = 3\n"
    environment = {"TABLEE_PORT": "2", "TABLEE_HOST": "b"}
    found = settled("--port 4", environment, file, tmp_path)
    assert found["port"] == (4, "flag")
    assert found["host"] == ("b", "TABLEE_HOST")
    assert found["workers"] == (3, str(tmp_path / "tablee.toml"))
    assert found["log"] == ("info", "default")


def test_a_flag_that_repeats_the_default_counts_too() -> None:
    assert settled("--port 8000", {"TABLEE_PORT": "9"})["port"] == (8000, "flag")


def test_the_environment_may_name_the_file(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text("port = 77\n")
    assert settled("", {"TABLEE_CONFIG": str(path)})["port"] == (77, str(path))


def test_lists_are_written_with_commas_or_as_lists(tmp_path: Path) -> None:
    two = ["https://a.example", "https://b.example"]
    commas = {"TABLEE_ORIGIN": "https://a.example, https://b.example"}
    assert settled("", commas)["origin"] == (two, "TABLEE_ORIGIN")
    assert settled("", {}, f"origin = {two}", tmp_path)["origin"][0] == two
    assert settled("--origin https://a.example --origin https://b.example")["origin"][0] == two


@pytest.mark.parametrize(
    ("file", "told"),
    [
        ("prot = 1", "there is no setting 'prot'; allowed: "),
        ("prot = 1", ", port, presence-seconds, "),
        ("workers = 'many'", "workers is a whole number, not 'many'"),
        ("port = 99999", "port: '99999' is no port: 0 to 65535"),
        ("port = true", "port is a text or a number, not True"),
        ("log = 'loud'", "log is one of debug, info, warning, error, not 'loud'"),
        ("[port]\na = 1", "port is a text or a number"),
        ("port = ", "is no TOML"),
        ("config = 'other.toml'", "there is no setting 'config'"),
    ],
)
def test_a_file_with_a_mistake_is_refused_with_what_is_allowed(
    file: str, told: str, tmp_path: Path
) -> None:
    with pytest.raises(BadSetting, match="tablee.toml") as error:
        settled("", {}, file, tmp_path)
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("environment", "told"),
    [
        ({"TABLEE_WORKERS": "many"}, "TABLEE_WORKERS is a whole number, not 'many'"),
        ({"TABLEE_PROT": "1"}, "TABLEE_PROT is no setting; did you mean TABLEE_PORT?"),
        ({"TABLEE_CONFIG": "nowhere.toml"}, "nowhere.toml cannot be read"),
    ],
)
def test_an_environment_with_a_mistake_is_refused(environment: dict[str, str], told: str) -> None:
    with pytest.raises(BadSetting) as error:
        settled("", environment)
    assert told in str(error.value)


def test_variables_of_others_and_empty_ones_are_left_alone() -> None:
    assert settled("", {"TABLEE_PURE": "1", "TABLEE_PORT": "", "PORT": "9"})["port"][0] == 8000


def test_what_is_shown_names_each_origin_and_no_password(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEE_PORT", "81")
    url = "postgresql://tablee:hidden1@db.example/x?password=hidden2"
    words = ["serve", "--show-config", "--database", url, "--data", str(tmp_path)]
    assert main(words) == 0
    lines = {line.split()[0]: line.split()[1:] for line in capsys.readouterr().out.splitlines()}
    assert lines["port"] == ["81", "TABLEE_PORT"]
    assert lines["data"] == [str(tmp_path), "flag"]
    assert lines["database"] == ["postgresql://tablee:***@db.example/x?password=***", "flag"]
    assert list(tmp_path.iterdir()) == []  # nothing was started


def test_a_mistake_is_one_line_without_a_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEE_WORKERS", "two")
    assert main(["serve", "--show-config"]) == 2
    assert capsys.readouterr().err == "tablee: TABLEE_WORKERS is a whole number, not 'two'\n"


def test_lengths_of_time() -> None:
    assert (span("12h").seconds, span("90d").seconds, span("2w").seconds) == (
        43_200,
        7_776_000,
        1_209_600,
    )
    for wrong in ("90", "d", "0d", "-1d", "1y", "9" * 9 + "d"):
        with pytest.raises(argparse.ArgumentTypeError, match="90d"):
            span(wrong)


OTHERWISE = {  # settings whose flags have other names or values
    "bound": "port",
    "postgres": "database",
    "origins": "origin",
    "host_names": "host-name",
    "proxies": "trusted-proxy",
    "metrics": "metrics-port",
}


def set_to(
    words: str = "",
    environment: dict[str, str] | None = None,
    file: str | None = None,
    *,
    folder: Path,
) -> Settings:
    """Return the settings of a server started with these words."""
    parser = argparse.ArgumentParser()
    serve.add_arguments(parser)
    given = [*words.split(), "--data", str(folder)]
    if file is not None:
        path = folder / "tablee.toml"
        path.write_text(file, encoding="utf-8")
        given += ["--config", str(path)]
    arguments = parser.parse_args(given)
    arguments.layers.settle(arguments, environment or {})
    return serve.settings_of(arguments)


def test_every_setting_is_a_flag() -> None:
    known = settled()
    for one in fields(Settings):
        assert OTHERWISE.get(one.name, one.name.replace("_", "-")) in known


def test_without_flags_a_server_is_set_to_the_defaults(tmp_path: Path) -> None:
    found = set_to(folder=tmp_path)
    assert found == replace(Settings(tmp_path), host_names=("127.0.0.1",))


def test_every_limit_can_be_set_by_flag_environment_and_file(tmp_path: Path) -> None:
    for limit in LIMITS:
        value = "random" if isinstance(limit.default, str) else 7
        flag, written = limit.name.replace("_", "-"), f"'{value}'" if value == "random" else value
        ways = [
            set_to(f"--{flag} {value}", folder=tmp_path),
            set_to("", {f"TABLEE_{limit.name.upper()}": str(value)}, folder=tmp_path),
            set_to("", {}, f"{flag} = {written}", folder=tmp_path),
        ]
        assert [getattr(one, limit.name) for one in ways] == [value] * 3, limit.name
        assert type(getattr(ways[0], limit.name)) is type(limit.default)


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        ("CHAT_BURST", "0", "'0' is no whole number above 0"),
        ("CHAT_BURST", "1.5", "'1.5' is no whole number above 0"),
        ("CHAT_RATE", "-1", "'-1' is no number above 0"),
        ("CHAT_RATE", "nan", "'nan' is no number above 0"),
        ("CHAT_RATE", "inf", "'inf' is no number above 0"),
        ("SOCKETS", "many", "'many' is no whole number above 0"),
    ],
)
def test_a_limit_that_would_shut_everybody_out_is_refused(name: str, value: str, told: str) -> None:
    with pytest.raises(BadSetting, match=f"TABLEE_{name}: ") as error:
        settled("", {f"TABLEE_{name}": value})
    assert told in str(error.value)


def test_the_bot_that_stands_in_must_exist(tmp_path: Path) -> None:
    with pytest.raises(TableeError, match="--stand-in is one of random, greedy, .*not 'nobody'"):
        set_to("--stand-in nobody", folder=tmp_path)
