"""Put a fault into functions that are loaded already: their code is exchanged, they stay the same.

To load the sources anew and to collect the tests takes longer than most mutants need to be noticed.
A fault in what is run while a module is loaded cannot be put in like this.
"""

from __future__ import annotations

import gc
import inspect
from pathlib import Path
from types import CodeType, FunctionType

Change = tuple[CodeType, CodeType]


def changes(before: str, after: str) -> list[Change] | None:
    """The functions that differ; None if something else does."""
    found: list[Change] = []
    try:
        old, new = (compile(text, "", "exec", dont_inherit=True) for text in (before, after))
    except (SyntaxError, ValueError):
        return None
    return found if compare(old, new, found) else None


def compare(old: CodeType, new: CodeType, found: list[Change]) -> bool:
    """Gather the functions in a module or class that differ; whether nothing else does."""
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
    """All of it but the functions and classes in it."""
    plain = [const for const in code.co_consts if not isinstance(const, CodeType)]
    return code.co_code, code.co_names, repr(plain), len(inner(code))


def inner(code: CodeType) -> list[CodeType]:
    return [const for const in code.co_consts if isinstance(const, CodeType)]


def apply(path: Path, wanted: list[Change]) -> bool:
    """Exchange the code of the module's functions; False if one of them is not to be found."""
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
