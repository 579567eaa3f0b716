"""Every special rule, event and test by its name in a file: the classes in their folders."""

from __future__ import annotations

import pkgutil
from importlib import import_module
from types import ModuleType
from typing import Final, TypeVar

from tablee.games.conan.scenario import events, objectives, rules
from tablee.games.conan.scenario.parameters import Parameter
from tablee.games.conan.scenario.rule import Rule
from tablee.games.conan.scenario.scenario import Event, Test

Kind = TypeVar("Kind")


def classes(package: ModuleType, base: type[Kind]) -> list[type[Kind]]:
    """Return the classes of a kind that a folder holds, module by module."""
    found: list[type[Kind]] = []
    for name in sorted(module.name for module in pkgutil.iter_modules(package.__path__)):
        full = f"{package.__name__}.{name}"
        for one in vars(import_module(full)).values():
            if isinstance(one, type) and issubclass(one, base) and one.__module__ == full:
                found.append(one)
    return found


EVERY_RULE: Final = classes(rules, Rule)
RULES: Final = {one.hook: one for one in EVERY_RULE if one.hook}
EVENTS: Final = {one.hook: one for one in classes(events, Event)}
TESTS: Final = {one.name: one for one in classes(objectives, Test) if one.name}

# The questions that rules and events ask, and all the steps they need.
QUESTIONS: Final[dict[str, type]] = {}
STEPS: Final[list[type]] = []
for _rule in EVERY_RULE:
    QUESTIONS.update(_rule.questions)
    STEPS.extend((*_rule.questions.values(), *_rule.steps))
for _event in EVENTS.values():
    QUESTIONS.update(_event.questions)
    STEPS.extend((*_event.questions.values(), *_event.steps))

# What each of them takes, for those who check and describe files.
Takes = dict[str, tuple[Parameter, ...]]
RULES_TAKE: Final[Takes] = {name: one.takes for name, one in RULES.items()}
EVENTS_TAKE: Final[Takes] = {name: one.takes for name, one in EVENTS.items()}
TESTS_TAKE: Final[Takes] = {name: one.takes for name, one in TESTS.items()}
