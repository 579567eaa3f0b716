"""HTTP messages for making a scenario: closed lists, drafts, problems, simulations."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.server.parts import OptionValue, Told, Wire
from tablee.server.requests import FileText

Model = Annotated[dict[str, Any], Meta(extra={"typescript": "Record<string, unknown>"})]
"""A scenario file as tables and lists, the way TOML reads it."""


class ParameterInfo(Wire):
    """A key that a rule, an event or a test takes. In words: the text `parameter-<name>`."""

    name: str
    """The key."""
    kind: str
    """What it names: the text `parameter-kind-<kind>`."""
    optional: bool
    """Whether it may be left out."""
    many: bool
    """Whether it takes a list."""
    least: int
    """The smallest value, if it is a number."""
    most: int
    """The largest value."""


class HookInfo(Wire):
    """A special rule, an event or a test of an objective. Text `about-<list>-<name>`."""

    name: str
    """Its name in a file."""
    parameters: list[ParameterInfo]
    """What it takes; notes that change nothing are left out."""


class HeroInfo(Wire):
    """A hero that a scenario may name."""

    id: str
    """The hero's id."""
    energy: int
    """The hero's gems; at most this many can start as fatigue."""


class UnitInfo(Wire):
    """A unit that a scenario may name."""

    id: str
    """Its id."""
    colours: list[str]
    """The base colours it has tiles for; empty: it has one tile without a colour."""
    most: int
    """The most figures that one tile controls."""
    size: int
    """How many human bases of room a figure takes in a zone."""
    life: int
    """Life points in a new scenario."""
    tiles: int
    """How many tiles of a figure the box has."""
    kind: str
    """minion, lieutenant or monster."""


class TokenInfo(Wire):
    """A token that a scenario may name."""

    id: str
    """Its id, which is also the id of its card."""
    weight: int
    """The weight printed on it."""


class ScenarioLists(Wire):
    """GET /api/games/{game}/scenarios/lists: everything a scenario may choose from."""

    schema: int
    """The `schema` of a new file."""
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
    """When an objective is checked."""
    dice: list[str]
    """Colours of the dice."""
    most_heroes: int
    """The most heroes in a scenario."""
    most_tiles: int
    """The most tiles in the river."""
    most_gems: int
    """The most gems the overlord has."""


class ReadScenario(Wire):
    """POST /api/games/{game}/scenarios/model: read a file into a model that can be changed."""

    text: FileText
    """The text of the file."""


class DraftScenario(Wire):
    """POST /api/games/{game}/scenarios/draft: write a model as a file and check it."""

    model: Model
    """The scenario being made. Nothing of it is stored."""


class ScenarioProblem(Wire):
    """Something in a draft that cannot be played, or that its maker should look at again."""

    level: Literal["error", "advice"]
    """error: must be fixed before the scenario can be played; advice: need not be."""
    key: str
    """Where in the file."""
    line: int
    """The line of the file; 0: something is missing from the file."""
    zones: list[str]
    """The zones it is about."""
    told: Told
    """What is wrong, and what is allowed there."""


class ScenarioDraft(Wire):
    """The answer to `DraftScenario` and `ReadScenario`."""

    text: str
    """The file."""
    model: Model
    """The model; for a draft, the one that was sent."""
    problems: list[ScenarioProblem]
    """Errors first. Without errors it can be played."""


class Simulate(Wire):
    """POST /api/games/{game}/scenarios/simulate: let bots play a file.

    The answer has one `SimulationFigures` per line and grows by a line after each game, until all
    are played or whoever asked leaves.
    """

    text: FileText
    """The file."""
    games: Annotated[int, Meta(ge=1, le=200)]
    """How many."""


class SimulationFigures(Wire):
    """Totals of the games played so far."""

    games: int
    """How many were played."""
    heroes: int
    """How many of these the heroes won."""
    rounds: list[int]
    """For each game, how many rounds were over when it ended."""
    deaths: list[int]
    """For each game, how many heroes died."""
    stopped: bool = False
    """Whether the simulation stopped because the file took too long to play."""
