"""Docstrings in the compiled engine, for `help()` and editors: mypyc keeps only signatures."""

import ast
import inspect
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

SOURCE = Path(__file__).parents[1] / "src"
Node = ast.Module | ast.ClassDef | ast.FunctionDef


def keep(sources: Iterable[str]) -> None:
    """Let mypyc write the docstrings of these sources behind the signatures it writes."""
    from mypyc.codegen import emit, emitclass, emitmodule
    from mypyc.codegen.cstring import c_string_initializer

    known = {name: text for path in sources for name, text in docstrings(Path(path))}

    def with_docstring(write: Callable[[Any], str]) -> Callable[[Any], str]:
        def written(of: Any) -> str:
            signature, text = write(of), known.get(of.fullname)
            if text is None or signature == "NULL":
                return signature
            return f"{signature} {c_string_initializer(text.encode())}"  # C joins the two

        return written

    of_function = with_docstring(emit.native_function_doc_initializer)
    of_class = with_docstring(emitclass.native_class_doc_initializer)
    for module in (emit, emitclass, emitmodule):
        vars(module)["native_function_doc_initializer"] = of_function
    vars(emitclass)["native_class_doc_initializer"] = of_class


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield what a source says of its classes, functions and methods, by their full names."""
    module = ".".join(path.resolve().relative_to(SOURCE).with_suffix("").parts)
    tree = ast.parse(path.read_text(encoding="utf-8"))
    yield from documented(tree, module)


def documented(node: Node, name: str) -> Iterator[tuple[str, str]]:
    for inner in node.body:
        if isinstance(inner, (ast.ClassDef, ast.FunctionDef)):
            text = ast.get_docstring(inner, clean=False)
            if text:
                yield f"{name}.{inner.name}", inspect.cleandoc(text)
            if isinstance(inner, ast.ClassDef):
                yield from documented(inner, f"{name}.{inner.name}")
