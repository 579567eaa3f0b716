"""What crosses HTTP while a scenario is made: closed lists, drafts, problems, simulations."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.server.parts import OptionValue, Told, Wire
from tablee.server.requests import FileText

Model = Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, unknown>"})]
"""A scenario file as the tables and lists that TOML reads it into."""


class ParameterInfo(Wire):
    """A key that a rule, an event or a test takes; in words `parameter-<name>`."""

    name: str
    """The key."""
    kind: str
    """What it names: the text `parameter-kind-<kind>`."""
    optional: bool
    """Whether it may be left out."""
    many: bool
    """Whether it takes a list."""
    least: int
    """The smallest number, for a number."""
    most: int
    """The largest."""


class HookInfo(Wire):
    """A special rule, an event or a test of an objective: the text `about-<list>-<name>`."""

    name: str
    """Its name in a file."""
    parameters: list[ParameterInfo]
    """What it takes; notes that change nothing are left out."""


class HeroInfo(Wire):
    """A hero that a scenario may name."""

    id: str
    """The hero's id."""
    energy: int
    """Gems of the hero: at most so many begin as fatigue."""


class UnitInfo(Wire):
    """A unit that a scenario may name."""

    id: str
    """Its id."""
    colours: list[str]
    """The base colours of which it has tiles; none: it has one tile without."""
    most: int
    """Figures that one tile controls at most."""
    size: int
    """Human bases that a figure takes in a zone."""
    life: int
    """Life in a new scenario."""
    tiles: int
    """How many tiles the box has of a figure."""
    kind: str
    """minion, lieutenant or monster."""


class TokenInfo(Wire):
    """A token that a scenario may name."""

    id: str
    """Its id, also that of its card."""
    weight: int
    """As printed."""


class ScenarioLists(Wire):
    """GET /api/games/{game}/scenarios/lists: all that a scenario may choose from."""

    schema: int
    """What `schema` of a new file is."""
    rules: list[HookInfo]
    """Special rules."""
    events: list[HookInfo]
    """What an event tile may do."""
    tests: list[HookInfo]
    """What an objective may ask for."""
    maps: list[str]
    """Ids of the maps."""
    heroes: list[HeroInfo]
    """All heroes."""
    units: list[UnitInfo]
    """All units."""
    tokens: list[TokenInfo]
    """All tokens that can be carried."""
    equipment: list[str]
    """Ids of the cards."""
    spells: list[str]
    """Ids of the spells."""
    token_kinds: list[str]
    """Kinds of `[[token]]`."""
    door_ways: list[str]
    """How a `[[door]]` may be opened."""
    event_tiles: list[str]
    """Tiles of the river that are events."""
    choices: list[OptionValue]
    """What `choose` of an event may say."""
    benefits: list[str]
    """The overlord's upgrade tiles."""
    counters: list[str]
    """What is counted."""
    sides: list[str]
    """Whose objective it is."""
    times: list[str]
    """When an objective is looked at."""
    dice: list[str]
    """Colours of the dice."""
    most_heroes: int
    """Heroes of a scenario at most."""
    most_tiles: int
    """Tiles of the river at most."""
    most_gems: int
    """Gems of the overlord at most."""


class ReadScenario(Wire):
    """POST /api/games/{game}/scenarios/model: a file as a model to be changed."""

    text: FileText
    """What stands in the file."""


class DraftScenario(Wire):
    """POST /api/games/{game}/scenarios/draft: a model to be written as a file and checked."""

    model: Model
    """What is being made; nothing of it is kept."""


class ScenarioProblem(Wire):
    """Something in a draft that cannot be played, or that its maker should look at again."""

    level: Literal["error", "advice"]
    """Whether it must be mended before the scenario can be played."""
    key: str
    """Where in the file."""
    line: int
    """The line of the file; 0: it is missing there."""
    zones: list[str]
    """The zones it is about."""
    told: Told
    """What it is, and what is allowed there."""


class ScenarioDraft(Wire):
    """The answer to `DraftScenario` and `ReadScenario`."""

    text: str
    """The file."""
    model: Model
    """The model; of a draft the one that was sent."""
    problems: list[ScenarioProblem]
    """Errors first; without an error it can be played."""


class Simulate(Wire):
    """POST /api/games/{game}/scenarios/simulate: let bots play a file.

    The answer is a `SimulationFigures` on each line, one more after each game, until all are
    played or whoever asked leaves.
    """

    text: FileText
    """The file."""
    games: Annotated[int, Meta(ge=1, le=200)]
    """How many."""


class SimulationFigures(Wire):
    """What the games so far came to."""

    games: int
    """Played."""
    heroes: int
    """Of these won by the heroes."""
    rounds: list[int]
    """Of each game, how many rounds were over when it ended."""
    deaths: list[int]
    """Of each game, how many heroes died."""
    stopped: bool = False
    """Whether the file took too long to be played on."""
