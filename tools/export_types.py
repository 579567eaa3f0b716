"""Write the TypeScript types of the messages: `python tools/export_types.py [--check]`.

The sentences under fields in the modules of messages become the comments of the types, so that both
sides read the same description. `--check` only says whether the file is current.
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import inspect as types

from tablee.core import registry
from tablee.server import messages, parts, requests

MODULES = (parts, messages, requests)
TARGET = Path(__file__).parents[1] / "web" / "src" / "generated" / "messages.ts"
HEAD = "// Made from src/tablee/server by tools/export_types.py: do not edit.\n"
PLAIN = {
    types.IntType: "number",
    types.FloatType: "number",
    types.StrType: "string",
    types.BoolType: "boolean",
    types.NoneType: "null",
    types.AnyType: "unknown",
}
NAMED = ("LogEntry", "ClientMessage", "ServerMessage")


def written(kind: types.Type) -> str:
    """Return a type as TypeScript."""
    if isinstance(kind, types.Metadata):
        return (kind.extra or {}).get("typescript") or written(kind.type)
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, types.StructType):
        return kind.cls.__name__
    if isinstance(kind, types.LiteralType):
        return " | ".join(f'"{value}"' for value in kind.values)
    if isinstance(kind, types.ListType):
        item = written(kind.item_type)
        return f"({item})[]" if "|" in item else f"{item}[]"
    if isinstance(kind, types.DictType):
        return f"Record<{written(kind.key_type)}, {written(kind.value_type)}>"
    if isinstance(kind, types.TupleType):
        return f"[{', '.join(written(item) for item in kind.item_types)}]"
    if isinstance(kind, types.UnionType):
        return union(kind)
    raise TypeError(f"no TypeScript for {kind}")


def union(kind: types.UnionType) -> str:
    parts = [written(part) for part in kind.types]
    for name in NAMED:
        members = set(structs_of(name))
        if members <= set(parts):
            parts = [name, *(part for part in parts if part not in members)]
    return " | ".join(dict.fromkeys(parts))


def structs_of(name: str) -> list[str]:
    return [cls.__name__ for cls in getattr(messages, name).__args__]


def sentences() -> dict[tuple[str, str], str]:
    """Return the string under each field of each class."""
    found = {}
    nodes = [node for module in MODULES for node in ast.parse(inspect.getsource(module)).body]
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
        and found not in (parts.Wire, parts.Tagged, messages.Entry)
    ]


def described(cls: type[Any], field: str, told: dict[tuple[str, str], str]) -> str:
    """Return a field's sentence, its own or that of a base."""
    for base in cls.__mro__:
        if (base.__name__, field) in told:
            return told[base.__name__, field]
    raise KeyError(f"{cls.__name__}.{field} has no description")


def interface(cls: type[msgspec.Struct], told: dict[tuple[str, str], str]) -> str:
    info = types.type_info(cls)
    assert isinstance(info, types.StructType)
    lines = [f"/** {' '.join(inspect.cleandoc(cls.__doc__ or '').split())} */"]
    lines.append(f"export interface {cls.__name__} {{")
    if info.tag is not None:
        lines.append(f'  type: "{info.tag}";')
    for field in info.fields:
        lines.append(f"  /** {described(cls, field.name, told)} */")
        optional = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{optional}: {written(field.type)};")
    return "\n".join([*lines, "}"])


def questions() -> list[str]:
    """Return the kinds of questions, game by game, and all of them."""
    found = []
    for name in registry.names():
        kinds = "".join(f'\n  | "{kind}"' for kind in registry.game(name).questions)
        found.append(f"export type {name.title()}Question ={kinds};")
    union = " | ".join(f"{name.title()}Question" for name in registry.names())
    return [*found, f"export type QuestionKind = {union};"]


def exported() -> str:
    told = sentences()
    parts = [HEAD + f"\nexport const PROTOCOL = {messages.PROTOCOL};"]
    parts += [interface(cls, told) for cls in structs()]
    parts += [
        f"export type {name} =\n  | " + "\n  | ".join(structs_of(name)) + ";" for name in NAMED
    ]
    parts += questions()
    return "\n\n".join(parts) + "\n"


def main() -> int:
    text = exported()
    if "--check" in sys.argv:
        current = TARGET.exists() and TARGET.read_text(encoding="utf-8") == text
        if not current:
            print(f"{TARGET.name} is not current: run python tools/export_types.py")
        return 0 if current else 1
    TARGET.parent.mkdir(parents=True, exist_ok=True)
    TARGET.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
