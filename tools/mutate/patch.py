"""Apply a fault to functions that are already loaded, by replacing their code objects.

Loading the sources again and collecting the tests takes longer than most mutants survive. Faults
in code that runs while a module is loaded cannot be applied like this.
"""

from __future__ import annotations

import gc
import inspect
from pathlib import Path
from types import CodeType, FunctionType

Change = tuple[CodeType, CodeType]


def changes(before: str, after: str) -> list[Change] | None:
    """Return the functions that differ, or None if something else differs."""
    found: list[Change] = []
    try:
        old, new = (compile(text, "", "exec", dont_inherit=True) for text in (before, after))
    except (SyntaxError, ValueError):
        return None
    return found if compare(old, new, found) else None


def compare(old: CodeType, new: CodeType, found: list[Change]) -> bool:
    """Collect the functions of a module or class that differ; say whether nothing else differs."""
    if outside(old) != outside(new):
        return False
    for one, other in zip(inner(old), inner(new), strict=True):
        if one == other:
            continue
        if one.co_flags & inspect.CO_OPTIMIZED:  # a function, not the body of a class
            found.append((one, other))
        elif not compare(one, other, found):
            return False
    return True


def outside(code: CodeType) -> tuple[object, ...]:
    """Return the code without its functions and classes."""
    plain = [const for const in code.co_consts if not isinstance(const, CodeType)]
    return code.co_code, code.co_names, repr(plain), len(inner(code))


def inner(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def apply(path: Path, wanted: list[Change]) -> bool:
    """Replace the code of the module's functions; return False if one is not found."""
    loaded = [
        thing
        for thing in gc.get_objects()
        if type(thing) is FunctionType and thing.__code__.co_filename == str(path)
    ]
    for old, new in wanted:
        meant = [function for function in loaded if function.__code__ == old]
        if not meant or any(len(f.__closure__ or ()) != len(new.co_freevars) for f in meant):
            return False
        for function in meant:
            function.__code__ = new.replace(co_filename=str(path))
    return True
