"""HTTP requests and answers: lobby, links, files. The other half of the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.server.parts import (
    Clock,
    Name,
    OptionValue,
    Reason,
    Seed,
    TableInfo,
    Told,
    Visibility,
    Wire,
)

ConanView = Annotated[dict[str, Any], Meta(extra={"typescript": "ConanView"})]
"""A view of the one game that has scenarios, without its question."""


class SetName(Wire):
    """PUT /api/me: become a guest, or change your name."""

    name: Name
    """The name others see."""


class Me(Wire):
    """GET /api/me."""

    name: str | None
    """Your name; null: you are not a guest yet, PUT a name."""


class OptionInfo(Wire):
    """An option of a game; texts `option-<name>` and `option-<name>-text`."""

    name: str
    """Its name."""
    choices: list[OptionValue]
    """What can be chosen; the first is the default."""
    seats: list[int]
    """For each choice, the most players it allows."""
    advanced: bool = False
    """Whether it is a fine point of the rules that most tables never touch."""


class AdvanceInfo(Wire):
    """What a seat may decide before it is asked; texts `advance-<name>` and `advance-<name>-text`.

    A number may be set for each piece. For a piece without one, the seat is asked.
    """

    name: str
    """Its name, as in `set_advance`."""
    thing: str
    """The kind of piece that each number belongs to."""
    pieces: list[str]
    """The ids of the pieces for which a number may be set."""
    least: int
    """The smallest number."""
    most: int
    """The largest number."""


class GameInfo(Wire):
    """A game that can be played: an item of GET /api/games."""

    name: str
    """Its name."""
    rules_version: int
    """Raised whenever its behaviour changes."""
    min_seats: int
    """The fewest players."""
    max_seats: int
    """The most players."""
    usual_seats: int
    """The number of seats in the game offered to a newcomer."""
    usual_seat: int
    """The seat the newcomer gets in it."""
    options: list[OptionInfo]
    """What can be chosen before the start."""
    bots: list[str]
    """The bots that play it, weakest first; texts `bot-<name>`."""
    things: dict[str, list[str]]
    """The ids of its pieces by kind, in the order of their numbers."""
    advances: list[AdvanceInfo] = []
    """What a seat may decide before it is asked."""
    phases: list[str] = []
    """The parts of a turn, in order; a view's `phase` is one of them. Texts `phase-<name>`."""
    estimates: bool = False
    """Whether its views show totals that a table may hide until the end."""
    own_files: bool = False
    """Whether it can be played with a player's own file."""


class LevelResult(Wire):
    """How games ended between two bots of the same level, one on each side."""

    level: str
    """The bots' level."""
    games: int
    """How many were played."""
    wins: dict[str, int]
    """How many each side won; texts `side-<name>`."""
    rounds: float
    """How many rounds they took on average."""


class SeatPlays(Wire):
    """An option and the value that makes a seat play this piece."""

    piece: tuple[str, str]
    """Its kind and id."""
    seat: int
    """The seat that then plays it."""
    option: str
    """The option's name."""
    value: OptionValue
    """Its value."""


class PlannedTable(Wire):
    """GET /api/games/{game}/plan?players=3&<option>=<value>: a table before it is created."""

    plays: list[list[tuple[str, str]]]
    """What each seat plays, as pieces [thing, id]; empty if all seats are alike."""
    changes: list[SeatPlays]
    """How to have another seat play a piece, where seats may exchange them."""
    results: list[LevelResult]
    """What was measured with these options, by level; often empty."""


class RuleText(Wire):
    """A rule: an item of GET /api/games/{game}/rules."""

    id: str
    """Its full id ("abyss:33")."""
    by: str
    """Where it comes from: the text `rule-by-<by>`."""
    section: str
    """The section of the rulebook."""
    en: str
    """In English."""
    fr: str
    """In French."""


class CheckScenario(Wire):
    """POST /api/games/{game}/scenarios/check: check your own scenario file; it is not stored."""

    text: Annotated[str, Meta(max_length=32_768)]
    """The text of the file."""


class ScenarioObjective(Wire):
    """What ends the game for a side."""

    side: Literal["heroes", "overlord"]
    """Whose objective it is."""
    when: str
    """When it is checked: the text `ui-scenario-when-<when>`."""
    all: bool
    """True: all tests must pass; false: one is enough."""
    tests: list[Told]
    """What is tested."""


class ScenarioEvent(Wire):
    """What an event tile does."""

    tile: str
    """The tile's id."""
    all: bool
    """True: all of it happens, in order; false: the overlord chooses one."""
    options: list[Told]
    """What may happen."""


class EventOption(Wire):
    """One thing that an event tile can bring."""

    hook: str
    """What happens: the text `happening-<hook>`."""
    effect: Told
    """What it does, with the scenario's own numbers."""
    limits: list[Told]
    """What limits it, beyond the price of the tile."""


class EventTile(Wire):
    """GET /api/tables/{id}/events: the event tiles of a table's scenario, explained."""

    tile: str
    """The tile's id."""
    all: bool
    """True: all of it happens, in order; false: the overlord chooses one."""
    options: list[EventOption]
    """What may happen."""


class ScenarioGems(Wire):
    """The overlord's gems at the start."""

    available: int
    """Ready to be spent."""
    fatigue: int
    """In the fatigue zone."""
    recovery: int
    """How many come back each turn."""


class Scenario(Wire):
    """A scenario that can be played, described for its reader."""

    id: str
    """Its id. Ours have the texts `scenario-<id>` and `scenario-<id>-text`."""
    titles: dict[str, str]
    """Its name by language."""
    first_side: Literal["heroes", "overlord"]
    """The side that goes first."""
    gems: dict[str, ScenarioGems]
    """The overlord's gems by the number of heroes."""
    objectives: list[ScenarioObjective]
    """How each side wins."""
    events: list[ScenarioEvent]
    """What the event tiles do."""
    tokens: list[Told]
    """Which tokens lie where."""
    rules: list[Told]
    """Its special rules."""
    view: ConanView
    """The table at the start with all heroes, as a watcher sees it."""
    warnings: list[str]
    """What is unusual in it, but allowed."""


class ScenarioMistake(Wire):
    """The first thing in a scenario file that cannot be played."""

    key: str
    """Where in the file."""
    told: Told
    """What is wrong, and what is allowed there."""


class ScenarioChecked(Wire):
    """The answer to `CheckScenario`: one of the two fields is null."""

    scenario: Scenario | None
    """What the file says."""
    mistake: ScenarioMistake | None
    """Why it cannot be played."""


class OwnFileInfo(Wire):
    """A player's own file for a game: a scenario or a board."""

    id: str
    """Its id, for `CreateTable` and the addresses under /api/library."""
    game: str
    """The game it is for."""
    titles: dict[str, str]
    """Its own title, by language."""
    size: int
    """The size in bytes."""
    changed: int
    """When it was last changed, in seconds since 1970."""


class Library(Wire):
    """GET /api/library: the files you keep here, last changed first."""

    files: list[OwnFileInfo]
    """The files. Nobody else sees them."""
    most: int
    """How many files you may keep."""


FileText = Annotated[str, Meta(max_length=32_768)]


class KeepFile(Wire):
    """POST /api/library: store a file that its game accepts; PUT /api/library/{id}: replace it."""

    game: str
    """The game's name."""
    text: FileText
    """The text of the file."""


class SetTitle(Wire):
    """PUT /api/library/{id}/title: change the title inside the file."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    """The new title."""
    language: Literal["en", "fr"]
    """In which language. If the file has the same title in both, both change."""


class FileMistake(Wire):
    """The first thing in a file that its game does not accept."""

    key: str
    """Where in the file; empty: see `words`."""
    words: str
    """What is wrong, as the command line says it."""
    told: Told | None
    """The same as a text of the game, if it has one."""


class FileKept(Wire):
    """The answer to `KeepFile` and `SetTitle`: either `file` or `mistake` is null."""

    file: OwnFileInfo | None
    """The file as stored now."""
    mistake: FileMistake | None
    """Why it was not stored."""
    warnings: list[str] = []
    """What is unusual in it, but allowed."""


class SeatWish(Wire):
    """Who should sit in a seat of a new table."""

    kind: Literal["me", "bot", "open", "friend"]
    """me: at most once; friend: with the seat's own link."""
    bot: str | None = None
    """The bot's name, if `kind` is bot."""


class CreateTable(Wire):
    """POST /api/tables."""

    game: str
    """The game's name."""
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    """In playing order."""
    options: dict[str, OptionValue] = {}
    """Options other than the defaults."""
    visibility: Visibility = "public"
    """Whether everybody's lobby shows it."""
    stand_in_after: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds after which a bot stands in for somebody away; 0: only by vote."""
    clock: Clock | None = None
    """Time limits; null: none. Running out of time never loses: a bot gives the answer."""
    estimates: bool = True
    """Whether views show totals during the game, such as points and coalitions."""
    own: str | None = None
    """The id of your own file to play with; null: play with ours."""
    practice: bool = False
    """Whether it is a table to learn at: there are hints, and the game counts nowhere."""


class Practise(Wire):
    """POST /api/tables/{id}/practice: play on from a moment of a finished game."""

    frame: Annotated[int, Meta(ge=0, le=1_000_000)]
    """The frame that shows the moment."""
    seat: Annotated[int, Meta(ge=0, le=7)]
    """The seat you take."""
    anew: bool = False
    """Whether what this seat could not see is dealt anew; false: it stays as it was."""
    bot: Literal["novice", "regular", "expert", "master"] = "expert"
    """Who plays the other seats."""
    friends: Annotated[list[int], Meta(max_length=7)] = []
    """Seats for friends, by link; the table then waits for them and for its start."""


class Branches(Wire):
    """GET /api/tables/{id}/practice: your practice tables that go on from a finished game."""

    tables: list[TableInfo]
    """The last changed first; also those that go on from one of the others."""


class Join(Wire):
    """POST /api/tables/{id}/join: take an open seat before the start."""

    seat: int | None = None
    """The seat; null: any."""
    seed: Seed | None = None
    """32 random bytes from the browser, in hexadecimal."""


class AddSeed(Wire):
    """POST /api/tables/{id}/seed: add the browser's randomness, before the start."""

    seed: Seed
    """32 random bytes, in hexadecimal."""


class MutePerson(Wire):
    """POST /api/tables/{id}/mute: for the host; stop somebody from talking, or allow it again."""

    speaker: int
    """The person: as in `said`."""
    muted: bool = True
    """False: they may talk again."""


class SendAway(Wire):
    """POST /api/tables/{id}/send_away: for the host; stop somebody from watching, or undo that."""

    speaker: int = 0
    """The person: as in `said`; or give `watcher`. Players cannot be sent away."""
    watcher: str | None = None
    """The person: the `id` of one of `watching`, for somebody who never spoke."""
    away: bool = True
    """False: they may come back."""


class EndGame(Wire):
    """POST /api/tables/{id}/end: end a game now without a result. All people must want it."""

    wanted: bool = True
    """False: you want to play on after all."""


class Links(Wire):
    """GET /api/tables/{id}/links: addresses to give to others. Each works for whoever has it."""

    watch: str
    """For watching only: safe to post anywhere."""
    play: list[str | None]
    """For each seat, the address that gives it; null unless you host and it is open or friend."""
    device: str | None
    """Moves your own seat to the device that opens it. Works once, within 15 minutes."""
    here_only: bool = False
    """Whether these addresses work on this machine only."""
    nearby: list[str] = []
    """If so: where the same server is found from its network ("http://192.168.1.5:8000")."""


class LinkUsed(Wire):
    """POST /api/links/{secret}: what the link gave."""

    table: str
    """The table to go to."""
    seat: int
    """The seat it gave, or -1 for watching."""


class Lobby(Wire):
    """GET /api/lobby."""

    mine: list[TableInfo]
    """Tables I sit at that are not over. Those waiting for me come first."""
    open: list[TableInfo]
    """Public tables with an open seat."""
    watch: list[TableInfo]
    """Public tables being played."""
    finished: list[TableInfo]
    """My games that are over, newest first."""
    after: dict[str, str]
    """By list: `after` for its next page, GET /api/lobby/{list}; a list not named is complete."""


class LobbyPage(Wire):
    """GET /api/lobby/{list}: more tables of a list."""

    tables: list[TableInfo]
    """In the order of the list. Of public tables, only those the list would show."""
    after: str | None
    """Pass it on to ask for the next page; null: there are no more."""


class Problem(Wire):
    """The body of every refused HTTP request."""

    reason: Reason
    """Why."""
