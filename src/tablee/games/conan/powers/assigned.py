"""All powers: importing this gives every spell, every skill and every card its own.

A new file beside the others is found automatically.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module

from tablee.games.conan.powers import equipment, skills, spells

for _folder in (skills, spells, equipment):
    for _module in pkgutil.iter_modules(_folder.__path__):
        import_module(f"{_folder.__name__}.{_module.name}")
