"""What crosses HTTP: the lobby, links, finished games. The other half of the protocol."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from tablee.server.parts import (
    Clock,
    GameView,
    Happening,
    Name,
    OptionValue,
    Question,
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
    """PUT /api/me: become a guest, or change one's name."""

    name: Name
    """The name others see."""


class Me(Wire):
    """GET /api/me."""

    name: str | None
    """One's name; null: not a guest yet, PUT one."""


class OptionInfo(Wire):
    """An option of a game; texts `option-<name>` and `option-<name>-text`."""

    name: str
    """Its name."""
    choices: list[OptionValue]
    """What can be chosen; the first is the default."""
    seats: list[int]
    """With each of them, at most so many players."""


class AdvanceInfo(Wire):
    """What a seat may decide before it is asked; texts `advance-<name>` and `advance-<name>-text`.

    For each piece a figure may be set; where none is, the seat is asked.
    """

    name: str
    """Its name, as in `set_advance`."""
    thing: str
    """The kind of piece each figure belongs to."""
    pieces: list[str]
    """The ids of those for which a figure may be set."""
    least: int
    """The smallest figure."""
    most: int
    """The largest figure."""


class GameInfo(Wire):
    """A game that can be played: an item of GET /api/games."""

    name: str
    """Its name."""
    rules_version: int
    """Raised whenever its behaviour changes."""
    min_seats: int
    """At least so many players."""
    max_seats: int
    """At most so many."""
    usual_seats: int
    """With so many a newcomer is offered a game."""
    usual_seat: int
    """Where the newcomer sits then."""
    options: list[OptionInfo]
    """What can be chosen before the start."""
    bots: list[str]
    """Bots that play it, weakest first; texts `bot-<name>`."""
    things: dict[str, list[str]]
    """The ids of its pieces by kind, in the order of their numbers."""
    advances: list[AdvanceInfo] = []
    """What a seat may decide before it is asked."""
    phases: list[str] = []
    """The parts of a turn, in order; a view's `phase` is one of them. Texts `phase-<name>`."""
    estimates: bool = False
    """Whether its views add up points that a table may keep to itself until the end."""
    own_files: bool = False
    """Whether it can be played with a file of one's own."""


class LevelResult(Wire):
    """How games between two bots of a level ended, one with each side."""

    level: str
    """The bots' level."""
    games: int
    """So many were played."""
    wins: dict[str, int]
    """How many each side won; texts `side-<name>`."""
    rounds: float
    """How long they took on the mean."""


class SeatPlays(Wire):
    """Set an option so, and a seat plays this piece."""

    piece: tuple[str, str]
    """Its kind and id."""
    seat: int
    """Who plays it then."""
    option: str
    """The option's name."""
    value: OptionValue
    """Its value."""


class PlannedTable(Wire):
    """GET /api/games/{game}/plan?players=3&<option>=<value>: a table before it is made."""

    plays: list[list[tuple[str, str]]]
    """What each seat plays, as pieces by name; nothing where all seats are alike."""
    changes: list[SeatPlays]
    """How another seat comes to play a piece, where seats may exchange them."""
    results: list[LevelResult]
    """What was measured with these options, by level; often nothing."""


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
    """POST /api/games/{game}/scenarios/check: a scenario file of one's own; nothing is kept."""

    text: Annotated[str, Meta(max_length=32_768)]
    """What stands in the file."""


class ScenarioObjective(Wire):
    """What ends the game for a side."""

    side: Literal["heroes", "overlord"]
    """Whose objective it is."""
    when: str
    """When it is looked at: the text `ui-scenario-when-<when>`."""
    all: bool
    """Whether all tests must hold; else one is enough."""
    tests: list[Told]
    """What is tested."""


class ScenarioEvent(Wire):
    """What an event tile does."""

    tile: str
    """The tile's id."""
    all: bool
    """Whether all of it happens, in order; else the overlord chooses one."""
    options: list[Told]
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
    """A scenario that can be played, as its reader is told it."""

    id: str
    """Its id; one of ours has the texts `scenario-<id>` and `scenario-<id>-text`."""
    titles: dict[str, str]
    """Its name by language."""
    first_side: Literal["heroes", "overlord"]
    """Who begins."""
    gems: dict[str, ScenarioGems]
    """The overlord's gems by the number of heroes."""
    objectives: list[ScenarioObjective]
    """How each side wins."""
    events: list[ScenarioEvent]
    """What the event tiles do."""
    tokens: list[Told]
    """What lies where."""
    rules: list[Told]
    """Its special rules."""
    view: ConanView
    """The table at the start with all heroes, as a watcher sees it."""
    warnings: list[str]
    """What is odd in it, but allowed."""


class ScenarioMistake(Wire):
    """The first thing in a scenario file that cannot be played."""

    key: str
    """Where in the file."""
    told: Told
    """What is wrong, and what is allowed there."""


class ScenarioChecked(Wire):
    """The answer to `CheckScenario`: one of the two is null."""

    scenario: Scenario | None
    """What the file says."""
    mistake: ScenarioMistake | None
    """Why it cannot be played."""


class OwnFileInfo(Wire):
    """A file of one's own that a game is played with: a scenario, a board."""

    id: str
    """Its id, for `CreateTable` and the addresses under /api/library."""
    game: str
    """The game it is for."""
    titles: dict[str, str]
    """Its own title, by language."""
    size: int
    """Bytes."""
    changed: int
    """When it was last changed, in seconds since 1970."""


class Library(Wire):
    """GET /api/library: the files one keeps here, last changed first."""

    files: list[OwnFileInfo]
    """Nobody else sees them."""
    most: int
    """How many one may keep."""


FileText = Annotated[str, Meta(max_length=32_768)]


class KeepFile(Wire):
    """POST /api/library: keep a file that its game takes; PUT /api/library/{id}: a new text."""

    game: str
    """The game's name."""
    text: FileText
    """What stands in the file."""


class SetTitle(Wire):
    """PUT /api/library/{id}/title: change the title that stands in the file."""

    title: Annotated[str, Meta(min_length=1, max_length=80)]
    """The new one."""
    language: Literal["en", "fr"]
    """In which language; where the file has the same title in both, both are changed."""


class FileMistake(Wire):
    """The first thing in a file that its game does not take."""

    key: str
    """Where in the file; empty: see the words."""
    words: str
    """What is wrong, as the command line says it."""
    told: Told | None
    """The same in the game's texts, where it has them."""


class FileKept(Wire):
    """The answer to `KeepFile` and `SetTitle`: one of the two is null."""

    file: OwnFileInfo | None
    """As it is kept now."""
    mistake: FileMistake | None
    """Why it was not kept."""
    warnings: list[str] = []
    """What is odd in it, but allowed."""


class SeatWish(Wire):
    """Who shall sit at a place of a new table."""

    kind: Literal["me", "bot", "open", "friend"]
    """me: at most once; friend: by a link of its own."""
    bot: str | None = None
    """The bot's name, for a bot."""


class CreateTable(Wire):
    """POST /api/tables."""

    game: str
    """The game's name."""
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=8)]
    """In playing order."""
    options: dict[str, OptionValue] = {}
    """Options other than the defaults."""
    visibility: Visibility = "public"
    """Whether the lobby of everybody shows it."""
    stand_in_after: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """Seconds after which a bot stands in for somebody away; 0: only by vote."""
    clock: Clock | None = None
    """Limits of time; null: none. Time up is never a loss: a bot gives the answer."""
    estimates: bool = True
    """Whether views show during the game what they add up: points, coalitions."""
    own: str | None = None
    """The id of a file of one's own to play with; null: with ours."""


class Join(Wire):
    """POST /api/tables/{id}/join: sit down at an open seat before the start."""

    seat: int | None = None
    """Which; null: any."""
    seed: Seed | None = None
    """32 random bytes of the browser, in hexadecimal."""


class AddSeed(Wire):
    """POST /api/tables/{id}/seed: add the browser's randomness, before the start."""

    seed: Seed
    """32 random bytes, in hexadecimal."""


class MutePerson(Wire):
    """POST /api/tables/{id}/mute: for the host; not let somebody talk, or let them again."""

    speaker: int
    """Who: as in `said`."""
    muted: bool = True
    """False: may talk again."""


class SendAway(Wire):
    """POST /api/tables/{id}/send_away: for the host; not let somebody watch, or let them again."""

    speaker: int = 0
    """Who: as in `said`; or `watcher`. Players cannot be sent away."""
    watcher: str | None = None
    """Who: `id` of one of `watching`, for somebody who never spoke."""
    away: bool = True
    """False: may come back."""


class EndGame(Wire):
    """POST /api/tables/{id}/end: end a game now, with no result; all people must want it."""

    wanted: bool = True
    """False: to play on after all."""


class Links(Wire):
    """GET /api/tables/{id}/links: addresses to give to others; each is a secret of its kind."""

    watch: str
    """For watching only: safe to post anywhere."""
    play: list[str | None]
    """For each seat the address that gives it (open and friend seats); host only, else null."""
    device: str | None
    """Moves your own seat to the device that opens it: once, within 15 minutes."""


class LinkUsed(Wire):
    """POST /api/links/{secret}: what the link gave."""

    table: str
    """Go to this table."""
    seat: int
    """The seat it gave, or -1 for watching."""


class Lobby(Wire):
    """GET /api/lobby."""

    mine: list[TableInfo]
    """Tables I sit at that are not over, the ones that wait for me first."""
    open: list[TableInfo]
    """Public tables with an open seat."""
    watch: list[TableInfo]
    """Public tables being played."""
    finished: list[TableInfo]
    """My games that are over, newest first."""
    after: dict[str, str]
    """By list: `after` of its next page, GET /api/lobby/{list}; a list without it is whole."""


class LobbyPage(Wire):
    """GET /api/lobby/{list}: further tables of a list."""

    tables: list[TableInfo]
    """In the order of the list; of public tables only those the list would show."""
    after: str | None
    """How the next page is asked for; null: that was all."""


class Frame(Wire):
    """The game after one move, for the replay viewer."""

    version: int
    """The log entry that led here: `began` or `moved`."""
    seat: int
    """Whose move it was; -1 for the start."""
    events: list[Happening]
    """What happened."""
    view: GameView
    """The view of the seat asked for."""
    question: Question | None
    """What was asked then."""
    turns: int = 0
    """How many turns had begun before the move: its next event `turn` is number `turns` + 1."""


class Frames(Wire):
    """GET /api/tables/{id}/frames?seat=&first=&count=: as a seat saw it.

    While the game goes on one's own seat only, or -1; after it every seat.
    """

    count: int
    """How many frames the whole game has; moves taken back are left out."""
    first: int
    """The number of the first frame sent, from 0."""
    frames: list[Frame]
    """At most 100."""


class ScoreLine(Wire):
    """Some of a seat's points and where they come from."""

    source: str
    """The text `score-<source>`."""
    thing: str | None
    """What kind of piece scores, or null."""
    piece: str | None
    """Which one; its name is the text `<thing>-<piece>`."""
    points: int
    """How many."""


class Scoring(Wire):
    """GET /api/tables/{id}/scoring: the end of a game told step by step; only when it is over."""

    sources: list[str]
    """The sources of points in the order in which a table counts them."""
    lines: list[list[ScoreLine]]
    """For each seat its points, piece by piece, in that order; they add up to its score."""
    sheets: list[dict[str, int]]
    """For each seat its points by source, as in `result`."""


class SeatStatistics(Wire):
    """How a seat played."""

    answers: int
    """Answers given that count."""
    by_bot: int
    """Of these by a bot, its own or one standing in."""
    by_clock: int
    """Of these by a bot because time was up."""
    taken_back: int
    """Answers it took back."""
    thought: int
    """Milliseconds its person was asked, in all."""
    longest: int
    """The longest of its answers, in milliseconds."""
    choices: dict[str, int]
    """How often it gave each kind of answer: the texts `action-<family>`."""


class Statistics(Wire):
    """GET /api/tables/{id}/statistics: only when the game is over."""

    moves: int
    """Answers that count."""
    rounds: int
    """Rounds played; 0: the game has none."""
    began: int
    """When, in seconds since 1970."""
    ended: int
    """When."""
    seats: list[SeatStatistics]
    """In the order of the seats."""
    at: list[int]
    """Numbers of frames, rising, at most 100: the first is 0, the last the end."""
    scores: list[list[int]]
    """The points of each seat at those frames."""


class Verified(Wire):
    """GET /api/tables/{id}/verify: the server's own check; `tablee verify` repeats it elsewhere."""

    ok: bool
    """Whether everything agrees."""
    checks: dict[str, bool]
    """Each check: commitment, seed, moves; the texts `verify-<check>`."""


class Problem(Wire):
    """The body of every refused HTTP request."""

    reason: Reason
    """Why."""
