"""Writes a scenario as TOML: reading it again gives an equal scenario.

Rows of `[[hero]]` and the like are tables of their own. Anything deeper is written inline.
"""

from __future__ import annotations

import re
from typing import Any, Final

from tablee.core.toml_shape import DEPTH
from tablee.games.conan.scenario.mistakes import BadScenario

Table = dict[str, Any]
BARE: Final = re.compile(r"[A-Za-z0-9_-]+")
ESCAPED: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
WIDE: Final = 100  # characters of a line, after which a list continues below
FIRST: Final = ("schema", "id", "name_en", "name_fr", "name_fr_source", "map")


def write_scenario(data: Table) -> str:
    """Return the text of a file; a value that TOML does not know is refused."""
    lines: list[str] = []
    for key in [*[key for key in FIRST if key in data], *[key for key in data if key not in FIRST]]:
        if not is_table(data[key]) and not is_rows(data[key]):
            lines += entry(key, data[key])
    for key, value in data.items():
        if is_rows(value):
            for row in value:
                lines += ["", f"[[{name(key)}]]", *entries(row)]
        elif is_table(value):
            lines += table(name(key), value)
    return "\n".join(lines).lstrip("\n") + "\n"


def is_table(value: object) -> bool:
    return isinstance(value, dict)


def is_rows(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) for row in value)


def table(key: str, value: Table) -> list[str]:
    """Return a table, and below it the tables that it holds."""
    lines = ["", f"[{key}]"]
    deeper: list[str] = []
    for inner, held in value.items():
        if is_table(held) and held and is_flat(held):
            deeper += table(f"{key}.{name(inner)}", held)
        else:
            lines += entry(inner, held)
    return lines + deeper


def is_flat(value: Table) -> bool:
    return not any(isinstance(held, (dict, list)) for held in value.values())


def entries(row: Table) -> list[str]:
    return [line for key, value in row.items() for line in entry(key, value)]


def entry(key: str, value: object) -> list[str]:
    """Return a key with its value; a long list of tables has one on each line."""
    if value is None:
        return []
    words = f"{name(key)} = {inline(value)}"
    if len(words) > WIDE and isinstance(value, list) and is_rows(value):
        return [f"{name(key)} = [", *[f"  {inline(one)}," for one in value], "]"]
    return [words]


def name(key: str) -> str:
    return key if BARE.fullmatch(key) else text(key)


def text(value: str) -> str:
    """Return a string as TOML writes it; unprintable characters are escaped by number."""
    found = "".join(ESCAPED.get(sign, sign) for sign in value)
    return '"' + re.sub(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]", number_of, found) + '"'


def number_of(found: re.Match[str]) -> str:
    return f"\\u{ord(found.group()):04x}"


def inline(value: object, depth: int = 1) -> str:
    if depth > DEPTH:
        raise BadScenario("file", "file", "deep", {"count": depth, "most": DEPTH})
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (int, float)):
        return str(value)
    if isinstance(value, str):
        return text(value)
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(inline(one, depth + 1) for one in value) + "]"
    if isinstance(value, dict):
        parts = [
            f"{name(key)} = {inline(one, depth + 1)}"
            for key, one in value.items()
            if one is not None
        ]
        return "{ " + ", ".join(parts) + " }" if parts else "{}"
    raise BadScenario("file", "file", "wrong-shape", {})


# -- where something stands ----------------------------------------------------------------


def line_of(written: str, key: str) -> int:
    """Return the line of a text at which a key of a message stands, or its table; 0: nowhere.

    "hero 2.zone" is `zone` in the second `[[hero]]`, "overlord.heroes_3.fatigue" `fatigue` in
    `[overlord.heroes_3]`.
    """
    lines = written.splitlines()
    parts = key.split(".")
    start, end = _table_at(lines, parts)
    first = start if start > 0 else 1
    for part in parts[1:] if start > 0 else parts:
        wanted = re.compile(rf"\s*\"?{re.escape(part)}\"?\s*=")
        for number in range(first, end + 1):
            if wanted.match(lines[number - 1]):
                return number
    return start


def _table_at(lines: list[str], parts: list[str]) -> tuple[int, int]:
    """Return the lines of the table that a key names, or of the head of the file."""
    row, _, place = parts[0].partition(" ")
    headers = [number for number, line in enumerate(lines, 1) if line.lstrip().startswith("[")]
    ends = [*[number - 1 for number in headers[1:]], len(lines)][: len(headers)]
    wanted = [f"[[{row}]]"] if place else [f"[{'.'.join(parts[:2])}]", f"[{row}]", f"[[{row}]]"]
    for header in wanted:
        nth = int(place) if place.isdigit() else 1
        for number, end in zip(headers, ends, strict=True):
            if lines[number - 1].strip().split("#")[0].strip() == header:
                nth -= 1
                if nth == 0:
                    return number, end
    return 0, headers[0] - 1 if headers else len(lines)
