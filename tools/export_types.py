"""Write the TypeScript types of messages and views: `python tools/export_types.py [--check]`.

The docstrings of fields in messages and views become comments of the types, so that both sides
have the same description. Each game's `view/fields.py` gets its own file. `--check` only says
whether the files are up to date.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, Literal, get_args, get_origin, is_typeddict

import msgspec
from msgspec import inspect as types

import tablee
from tablee.core.events import EventKind
from tablee.server import (
    entries,
    learning,
    making,
    messages,
    parts,
    requests,
    retold,
    reviewed,
    rulebook,
    seating,
)

MODULES = (
    parts,
    entries,
    messages,
    requests,
    retold,
    reviewed,
    seating,
    making,
    learning,
    rulebook,
)
GENERATED = Path(__file__).parents[1] / "web" / "src" / "generated"
HEAD = "// Made from src/tablee/{source} by tools/export_types.py: do not edit.\n"
PLAIN = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
NAMED = ("LogEntry", "ClientMessage", "ServerMessage")
Aliases = Mapping[frozenset[str], str]
"""The names that a module gives to sets of words."""


def written(kind: types.Type, names: Aliases) -> str:
    """Return a type as TypeScript."""
    if isinstance(kind, types.Metadata):
        return str((kind.extra or {}).get("typescript") or written(kind.type, names))
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, (types.StructType, types.TypedDictType)):
        return kind.cls.__name__
    if isinstance(kind, types.LiteralType):
        words = [str(value) for value in kind.values]
        return names.get(frozenset(words)) or either(words)
    if isinstance(kind, types.ListType):
        item = written(kind.item_type, names)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, types.DictType):
        return f"Record<{written(kind.key_type, names)}, {written(kind.value_type, names)}>"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(written(item, names) for item in kind.item_types)}]"
    if isinstance(kind, types.UnionType):
        return union(kind, names)
    raise TypeError(f"no TypeScript for {kind}")


def either(words: Sequence[str]) -> str:
    return " | ".join(f'"{word}"' for word in words)


def union(kind: types.UnionType, names: Aliases) -> str:
    parts = [written(part, names) for part in kind.types]
    for name in NAMED:
        members = set(structs_of(name))
        if members <= set(parts):
            parts = [name, *(part for part in parts if part not in members)]
    return " | ".join(dict.fromkeys(parts))


def structs_of(name: str) -> list[str]:
    return [cls.__name__ for cls in getattr(messages, name).__args__]


def sentences(modules: Sequence[ModuleType]) -> dict[tuple[str, str], str]:
    """Return the string under each field of each class."""
    found = {}
    nodes = [node for module in modules for node in ast.parse(inspect.getsource(module)).body]
    for node in nodes:
        if not isinstance(node, ast.ClassDef):
            continue
        for field, text in zip(node.body, node.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(text, ast.Expr):
                assert isinstance(field.target, ast.Name)
                assert isinstance(text.value, ast.Constant)
                found[node.name, field.target.id] = " ".join(str(text.value.value).split())
    return found


def structs() -> list[type[msgspec.Struct]]:
    """Return the messages and their parts, in the order of the files."""
    return [
        found
        for module in MODULES
        for found in vars(module).values()
        if isinstance(found, type)
        and issubclass(found, parts.Wire)
        and found.__module__ == module.__name__
        and found not in (parts.Wire, parts.Tagged, entries.Entry)
    ]


def described(cls: type[Any], field: str, told: dict[tuple[str, str], str]) -> str:
    """Return a field's sentence, its own or that of a base."""
    for base in cls.__mro__:
        if (base.__name__, field) in told:
            return told[base.__name__, field]
    raise KeyError(f"{cls.__name__}.{field} has no description")


def comment(text: str | None) -> str:
    return f"/** {' '.join(inspect.cleandoc(text or '').split())} */"


def interface(cls: type[msgspec.Struct], told: dict[tuple[str, str], str]) -> str:
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    lines = [comment(cls.__doc__)]
    lines.append(f"export interface {cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    for field in info.fields:
        lines.append(f"  {comment(described(cls, field.name, told))}")
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type, {})};")
    return "\n".join([*lines, "}"])


def questions() -> list[str]:
    """Return the kinds of questions, game by game, and all of them."""
    found = []
    for name in tablee.game_names():
        kinds = "".join(f'\n  | "{kind}"' for kind in tablee.game(name).questions)
        found.append(f"export type {name.title()}Question ={kinds};")
    union = " | ".join(f"{name.title()}Question" for name in tablee.game_names())
    return [*found, f"export type QuestionKind = {union};"]


def exported_messages() -> str:
    told = sentences(MODULES)
    parts = [
        HEAD.format(source="server")
        + """import type { ConanView } from "./conan";
import type { GameView } from "./views";

"""
        + f"export const PROTOCOL = {messages.PROTOCOL};"
    ]
    parts += [interface(cls, told) for cls in structs()]
    parts += [
        f"export type {name} =\n  | " + "\n  | ".join(structs_of(name)) + ";" for name in NAMED
    ]
    parts += questions()
    return "\n\n".join(parts) + "\n"


# -- views -----------------------------------------------------------------------------


def exported_views(game: str) -> str:
    """Return the types of a game's view, as it is sent."""
    module = import_module(f"tablee.games.{game}.view.fields")
    told = sentences([module])
    own = {name: found for name, found in vars(module).items() if is_own(found, module)}
    aliases = {name: get_args(of) for name, of in own.items() if get_origin(of) is Literal}
    names = {frozenset(words): name for name, words in aliases.items()}
    parts = [HEAD.format(source=f"games/{game}/view/fields.py").rstrip()]
    for name, words in aliases.items():
        parts.append(f"export type {name} = {either(words)};")
    kept_back = tablee.game(game).estimates
    parts += [record(of, told, names, kept_back) for of in own.values() if is_typeddict(of)]
    return "\n\n".join(parts) + "\n"


def is_own(found: Any, module: ModuleType) -> bool:
    if is_typeddict(found):
        return bool(found.__module__ == module.__name__)
    return get_origin(found) is Literal


def record(
    cls: Any, told: dict[tuple[str, str], str], names: Aliases, kept_back: Sequence[str]
) -> str:
    """Return the type of a part of a view. Estimates may be null, if the table hides them."""
    info = types.type_info(cls)
    assert isinstance(info, types.TypedDictType)
    fields = {field.name: field for field in info.fields}
    lines = [comment(cls.__doc__), f"export interface {cls.__name__} {{"]
    for name in cls.__annotations__:
        sentence, kind = described(cls, name, told), written(fields[name].type, names)
        if name in kept_back:
            sentence += " Null at a table that counts at the end only."
            kind += " | null"
        optional = "" if fields[name].required else "?"
        lines += [f"  {comment(sentence)}", f"  {name}{optional}: {kind};"]
    return "\n".join([*lines, "}"])


def exported_map(games: Sequence[str]) -> str:
    """Return which game has which view."""
    views = {game: f"{game.capitalize()}View" for game in games}
    lines = [HEAD.format(source="games").rstrip()]
    lines += [f'import type {{ {view} }} from "./{game}";' for game, view in views.items()]
    lines += ["", comment("The view of each game, by its name."), "export interface GameViews {"]
    lines += [f"  {game}: {view};" for game, view in views.items()]
    lines += ["}", "", "export type GameName = keyof GameViews;"]
    return "\n".join([*lines, "export type GameView = GameViews[GameName];"]) + "\n"


def exported_lines(games: Sequence[str]) -> str:
    """Return which events of each game share a line of the log."""
    lines = [HEAD.format(source="games/*/facts/vocabulary.toml").rstrip(), ""]
    lines.append(comment("How an event shares a line of the log: `EventKind` in core/events.py."))
    lines.append("export type Share = { line: string; opens: boolean; gathers: boolean };")
    lines += ["", comment("The events that share lines, by game and name.")]
    lines.append("export const SHARES: Record<string, Record<string, Share>> = {")
    for game in games:
        lines.append(f"  {game}: {{")
        kinds = [kind for kind in tablee.game(game).events.kinds if kind.line]
        lines += [f"    {kind.name}: {share(kind)}," for kind in kinds]
        lines.append("  },")
    return "\n".join([*lines, "};"]) + "\n"


def share(kind: EventKind) -> str:
    opens, gathers = (str(flag).lower() for flag in (kind.opens, kind.gathers))
    return f'{{ line: "{kind.line}", opens: {opens}, gathers: {gathers} }}'


def exported() -> dict[Path, str]:
    """Return the content of each file."""
    games = sorted(tablee.game_names())
    found = {"messages": exported_messages(), "views": exported_map(games)}
    found["lines"] = exported_lines(games)
    found.update({game: exported_views(game) for game in games})
    return {GENERATED / f"{name}.ts": text for name, text in found.items()}


def main() -> int:
    files = exported()
    if "--check" in sys.argv:
        stale = [
            path.name
            for path, text in files.items()
            if not path.exists() or path.read_text(encoding="utf-8") != text
        ]
        if stale:
            print(f"{', '.join(stale)} not current: run python tools/export_types.py")
        return 1 if stale else 0
    GENERATED.mkdir(parents=True, exist_ok=True)
    for path, text in files.items():
        path.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
