"""Settings from flags, the environment and one TOML file, under the same names.

The flags of `tablee serve` are the only list of settings. Each flag is also `TABLEE_...` in the
environment and a key of the file. A flag overrides the environment, the environment overrides the
file, and the file overrides the default.
"""

from __future__ import annotations

import argparse
import difflib
import os
import re
import sys
import tomllib
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tablee.core.errors import TableeError

PREFIX = "TABLEE_"
NOT_SETTINGS = ("help", "config", "show-config")
NEAR = 0.85  # how similar a name must be to a setting's to be taken for a typo
YES, NO = ("1", "true", "yes", "on"), ("0", "false", "no", "off")
MOST = 1e9  # of any number
UNITS = {"h": 3600, "d": 86_400, "w": 7 * 86_400}
PASSWORD = re.compile(r"(//[^/@:]*:)[^/@]*(@)|((?:^|[?&])password=)[^&]*")


class BadSetting(TableeError):
    """A setting that does not exist, or a value it cannot have."""


class Span(str):
    """A duration as people write it: 12h, 90d, 8w."""

    @property
    def seconds(self) -> int:
        return int(self[:-1]) * UNITS[self[-1]]


def span(text: str) -> Span:
    if re.fullmatch(r"[0-9]{1,5}[hdw]", text) is None or not int(text[:-1]):
        raise argparse.ArgumentTypeError(f"{text!r} is no length of time such as 12h, 90d or 8w")
    return Span(text)


def number_like(default: float) -> Callable[[str], float]:
    """Return a parser for a number above 0, an integer if the default is one."""
    kind = "whole number" if isinstance(default, int) else "number"

    def read(text: str) -> float:
        try:
            found = type(default)(text)
        except ValueError:
            found = 0
        if not 0 < found <= MOST:
            raise argparse.ArgumentTypeError(f"{text[:40]!r} is no {kind} above 0")
        return found

    return read


class Value(NamedTuple):
    """A setting, its value, and where the value comes from."""

    name: str
    value: Any
    origin: str

    @property
    def dest(self) -> str:
        """The name of the argument that holds it."""
        return self.name.replace("-", "_")

    def shown(self) -> str:
        """Return the value in a form that may be printed: without passwords."""
        if self.value is None:
            return "-"
        if isinstance(self.value, (list, tuple)):
            return ", ".join(map(str, self.value)) or "-"
        return PASSWORD.sub(r"\1\3***\2", str(self.value))


class Layers:
    """The flags of a parser, and the other sources that can set them."""

    def __init__(self, parser: argparse.ArgumentParser) -> None:
        """Take over the defaults of a parser, so that a given flag can be told from a default."""
        self._actions: dict[str, argparse.Action] = {}
        self._defaults: dict[str, Any] = {}
        for action in parser._actions:
            names = [one[2:] for one in action.option_strings if one.startswith("--")]
            if names and names[0] not in NOT_SETTINGS:
                self._actions[names[0]] = action
                self._defaults[names[0]] = action.default
                action.default = None
        parser.set_defaults(layers=self)

    def settle(
        self, arguments: argparse.Namespace, environment: Mapping[str, str] = os.environ
    ) -> list[Value]:
        """Write each setting's value into the arguments; return the settings with their origins."""
        self._look_for_slips(environment)
        path = getattr(arguments, "config", None) or environment.get(PREFIX + "CONFIG")
        file = self._file(Path(path)) if path else {}
        settled = []
        for name, action in self._actions.items():
            variable = PREFIX + name.upper().replace("-", "_")
            given = getattr(arguments, action.dest, None)
            if given is not None:
                value = Value(name, given, "flag")
            elif environment.get(variable):
                value = Value(name, self._from_text(action, variable, environment[variable]), "")
                value = value._replace(origin=variable)
            elif name in file:
                value = Value(name, self._from_file(action, f"{path}: {name}", file[name]), "")
                value = value._replace(origin=str(path))
            else:
                value = Value(name, self._defaults[name], "default")
            setattr(arguments, action.dest, value.value)
            settled.append(value)
        return settled

    # -- the environment --------------------------------------------------------------

    def _look_for_slips(self, environment: Mapping[str, str]) -> None:
        """Refuse near misses of a setting's name. Other programs may use our prefix too."""
        known = [PREFIX + name.upper().replace("-", "_") for name in (*self._actions, "config")]
        for name in environment:
            if name.startswith(PREFIX) and name not in known:
                near = difflib.get_close_matches(name, known, 1, NEAR)
                if near:
                    raise BadSetting(f"{name} is no setting; did you mean {near[0]}?")

    def _from_text(self, action: argparse.Action, where: str, text: str) -> Any:
        if action.nargs == 0:
            if text.lower() not in (*YES, *NO):
                raise BadSetting(f"{where} is yes or no, not {text!r}")
            return text.lower() in YES
        if isinstance(self._default_of(action), list):
            parts = [part for part in re.split(r"[\s,]+", text) if part]
            return [converted(action, where, part) for part in parts]
        return converted(action, where, text)

    def _default_of(self, action: argparse.Action) -> Any:
        return next(self._defaults[name] for name, one in self._actions.items() if one is action)

    # -- the file -----------------------------------------------------------------------

    def _file(self, path: Path) -> dict[str, Any]:
        try:
            found = tomllib.loads(path.read_text(encoding="utf-8"))
        except (OSError, UnicodeError) as error:
            raise BadSetting(f"{path} cannot be read: {error}") from None
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadSetting(f"{path} is no TOML: {error}") from None
        unknown = [name for name in found if name not in self._actions]
        if unknown:
            allowed = ", ".join(sorted(self._actions))
            raise BadSetting(f"{path}: there is no setting '{unknown[0]}'; allowed: {allowed}")
        return found

    def _from_file(self, action: argparse.Action, where: str, value: Any) -> Any:
        if action.nargs == 0:
            if not isinstance(value, bool):
                raise BadSetting(f"{where} is true or false, not {value!r}")
            return value
        if isinstance(self._default_of(action), list):
            listed = value if isinstance(value, list) else [value]
            return [converted(action, where, plain(where, one)) for one in listed]
        return converted(action, where, plain(where, value))


def plain(where: str, value: Any) -> str:
    """Return a value of the file as a user would type it."""
    if isinstance(value, (str, int, float)) and not isinstance(value, bool):
        return str(value)
    raise BadSetting(f"{where} is a text or a number, not {value!r}")


def converted(action: argparse.Action, where: str, text: str) -> Any:
    """Parse a text for a setting as its flag would."""
    convert = action.type if callable(action.type) else str
    try:
        value = convert(text)
    except argparse.ArgumentTypeError as error:
        raise BadSetting(f"{where}: {error}") from None
    except (TypeError, ValueError):
        kind = {"int": "a whole number", "float": "a number"}.get(
            getattr(convert, "__name__", ""), "a value"
        )
        raise BadSetting(f"{where} is {kind}, not {text!r}") from None
    if action.choices is not None and value not in action.choices:
        allowed = ", ".join(map(str, action.choices))
        raise BadSetting(f"{where} is one of {allowed}, not {text!r}")
    return value


def show(settled: Sequence[Value]) -> None:
    """Print every setting and where it comes from."""
    rows = [(value.name, value.shown(), value.origin) for value in settled]
    wide = [max(len(row[column]) for row in rows) for column in range(2)]
    for name, value, origin in rows:
        sys.stdout.write(f"{name:<{wide[0]}}  {value:<{wide[1]}}  {origin}\n")
