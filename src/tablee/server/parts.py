"""What messages are made of: game, questions, events and table, as one viewer knows them.

The sentence under each field is its description, here and in the TypeScript types.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Name = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(pattern="^[a-z2-7]{10}$")]
ClientId = Annotated[str, Meta(min_length=1, max_length=40)]
Seed = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Value = int | str | tuple[str, str]
"""A value of a sentence: a number, a word, or a piece as [thing, id] (["seat", "2"]: a player)."""

GameView = Annotated[dict[str, Any], Meta(extra={"typescript": "GameView"})]
"""A game's view, without its question; `views` of each game says what it holds."""

Kind = Annotated[str, Meta(extra={"typescript": "QuestionKind"})]
"""A kind of question: one of the game's `QUESTIONS`."""

Phase = Literal["waiting", "playing", "stuck", "over", "ended"]
Visibility = Literal["public", "private"]
OptionValue = bool | int | str


class Wire(Struct, forbid_unknown_fields=True):
    """What every message and part of a message has in common: unknown fields are refused."""


def _tag(name: str) -> str:
    """`UndoWanted` is `undo_wanted` on the wire."""
    return "".join(
        f"_{letter.lower()}" if letter.isupper() and place else letter.lower()
        for place, letter in enumerate(name)
    )


class Tagged(Wire, tag_field="type", tag=_tag):
    """A message or log entry known by its `type`."""


class Choice(Wire, omit_defaults=True):
    """One legal answer; send `action` back to give it. In words: the text `action-<family>`."""

    action: int
    """The number that names this answer."""
    family: str
    """What kind of answer: the text key `action-<family>`, whose `$of` is the piece."""
    thing: str | None
    """The kind of piece chosen ("lord", "seat"), or null for a bare answer."""
    piece: str | None
    """The id of the piece; its name is the text `<thing>-<piece>`; for "seat" a player."""
    rule: str
    """The id of the rule by which this is an answer ("abyss:19")."""
    alone: bool = True
    """False: given only together with others, as one move, besides those of a preview."""


class Route(Wire):
    """Several answers that one may mean as one. In words: the text `route-<kind>`."""

    kind: str
    """What it is: a walk, a strike."""
    thing: str
    """The kind of piece that stands for it on the board."""
    piece: str
    """The id of that piece."""
    actions: list[int]
    """The answers, in this order: send them as a chain."""
    values: dict[str, Value]
    """Values of the text: what it costs, what is on the way."""


class Question(Wire, omit_defaults=True):
    """What the table waits for."""

    seat: int
    """The seat that must answer."""
    kind: Kind
    """What is asked, one of the game's kinds. To those asked: the text `prompt-<kind>`; to
    everybody else: its attribute `.others`, whose `$player` is the player asked."""
    rule: str
    """The id of the rule by which it is asked."""
    values: dict[str, Value]
    """Values of both texts, besides `$player`."""
    choices: list[Choice] | None
    """Every legal answer, and every piece of a legal one; null unless it is you who are asked."""
    seats: list[int]
    """All seats that may answer: a team's question has several, `seat` among them."""
    detail: bool = False
    """Whether it asks for the rest of a move already begun: people answer both together."""
    several: bool = False
    """Whether it is answered by several pieces, laid out in any order and given together."""
    quiet: bool = False
    """Whether the table answers it for you: as you set it in advance, or nothing is to decide."""
    routes: list[Route] = []
    """Chains of answers that lead further than one; only for those who may answer, and not in
    a preview."""


class Happening(Wire, omit_defaults=True):
    """One thing that happened, as you may know it. In words: the text `event-<name>`."""

    name: str
    """The text key `event-<name>`: `$player`, `$what`, `$other`, `$amount`, `$known` (yes | no)."""
    seat: int
    """The seat it happened to, or -1."""
    rule: str
    """The id of the rule it stems from."""
    thing: str | None
    """What kind of piece `what` is, or null."""
    what: str | None
    """The piece's id; null when there is none or you may not know it."""
    amount: int
    """How many."""
    hidden: bool
    """Whether you are kept from knowing `what` (`$known` is then "no")."""
    other: tuple[str, str] | None = None
    """A second piece or seat, such as who is robbed: kind and id; `amount` then counts nothing."""


class Reason(Wire):
    """Why something is refused. In words: the text `reason-<key>` of the game or of the table."""

    key: str
    """The text key `reason-<key>`."""
    rule: str
    """The id of the rule behind it; `tablee:...` for what is no game's rule."""
    values: dict[str, Value]
    """Values of the text."""


class Told(Wire):
    """A sentence of a game's texts; where a value has several things they are listed."""

    key: str
    """The text key."""
    values: dict[str, list[Value]]
    """Its values."""


class Result(Wire):
    """How a game ended."""

    scores: list[int]
    """Points of each seat."""
    winners: list[int]
    """The seats that share the victory."""
    sheets: list[dict[str, int]]
    """Points of each seat by source; the text `score-<source>`, in this order."""
    tie_break: str | None = None
    """What decided among equal points, the text `tie-<name>`; null: the points did."""
    verdict: list[Told] = []
    """Who has won and, after that, why; none: the points say it."""


class Clock(Wire):
    """A table's clock: time of its own for each answer, then a bank for the whole game."""

    bank: Annotated[int, Meta(ge=0, le=2_592_000)]
    """Seconds of each seat for the whole game; they run when an answer takes longer than `each`."""
    each: Annotated[int, Meta(ge=5, le=604_800)]
    """Seconds for each answer that cost nothing."""


class ClockTimes(Wire):
    """What is left to whom; when it is used up a bot answers this question for the seat."""

    banks: list[int]
    """Milliseconds left in the bank of each seat."""
    running: list[int]
    """The seats whose time runs: those asked that a person plays."""
    used: int
    """Milliseconds that have gone since the question was asked; count on from there."""


class UndoRequest(Wire):
    """A wish to take moves back that needs everybody's consent."""

    request: int
    """The version of the log entry that asked: name it in the answer."""
    seat: int
    """Who asks."""
    moves: int
    """How many moves would be taken back."""
    waiting: list[int]
    """The seats whose people have not answered yet."""


class Undo(Wire):
    """What you may take back now."""

    free: bool
    """Whether `undo` takes your last move back at once."""
    ask: int
    """How many moves `ask_undo` would take back (to before your last one); 0: none to take back."""
    asked: UndoRequest | None
    """The wish that is being decided, if any."""


class Position(Wire):
    """The game as you may see it."""

    view: GameView
    """The game's own view for your seat, without its question; `seat` is -1 for a watcher."""
    question: Question | None
    """What is asked of whom; null when the game is over."""
    undo: Undo
    """What may be taken back."""
    result: Result | None
    """Null until the game is over."""
    clock: ClockTimes | None = None
    """Null when the table has no clock."""
    turn: int = 0
    """The number of the turn, counted from 1; 0 in a game without turns."""
    advance: dict[str, dict[str, int]] = {}
    """What you have set in advance, by name and piece; nobody else sees it."""


class Unfit(Wire):
    """The first move of a game that today's rules do not allow; the table stands right before it.

    Its words and the reason come to its own seat alone, as with every move.
    """

    move: int
    """Its number among the moves that count, from 1; 0: the game cannot even begin."""
    seat: int
    """Whose move it is; -1 for the beginning."""
    kind: Kind
    """The question at which it stands, or "" where none is asked any more."""
    rule: str
    """The rule by which that is asked, or ""."""
    words: list[str] = []
    """The answers as the log has them ("pay crab_5"); empty unless they are yours."""
    choices: list[Choice] = []
    """The same, if today's game still knows them."""
    reason: Reason | None = None
    """Why it does not fit, with its rule; null unless it is yours to know."""


class SeatInfo(Wire):
    """A place at the table and who has it."""

    kind: Literal["person", "bot", "open", "friend"]
    """open: anybody may sit down; friend: only by its link."""
    name: str | None
    """The person's name, or null."""
    bot: str | None
    """The bot that plays here: the seat's own, or the one standing in for its person."""
    stand_in: bool
    """Whether the bot plays in place of the person named, who may take the seat back."""
    you: bool
    """Whether it is yours."""
    connected: bool
    """Whether the person's browser is connected (bots always are)."""
    away: int
    """Seconds since the person left; 0 when connected. See `vote_after` of the table."""
    votes: list[int]
    """The seats that voted for a bot to stand in here."""
    seeded: bool
    """Whether the person's browser has added its random seed."""
    plays: list[tuple[str, str]] = []
    """What the seat plays, as pieces by name; nothing where all seats are alike."""


class Watcher(Wire):
    """Somebody who watches, as the host of the table sees them."""

    id: str
    """Names them in `send_away`."""
    name: str
    """Theirs; a player may have the same, who is not in this list."""
    away: bool
    """Whether they may not watch any more."""


class Fairness(Wire):
    """What proves that the shuffles were fixed before the game: see docs/fairness.md."""

    commitment: str
    """SHA-256 of the server's seed, in hexadecimal; published when the table was made."""
    seat_seeds: list[str | None] | None
    """The seeds added by the seats (null for a bot); null until the game is over."""
    server_seed: str | None
    """The server's seed; null until the game is over."""


class TableInfo(Wire):
    """A table as the lobby and its viewers know it."""

    id: str
    """The table's id, part of its address; no secret."""
    game: str
    """The game's name (`game-name` of its texts)."""
    rules_version: int
    """The version of the game's rules it is played with (of a table not open: was made with)."""
    options: dict[str, OptionValue]
    """Every option and its value."""
    visibility: Visibility
    """public: in the lobby of everybody, who may watch; private: by link only."""
    phase: Phase
    """waiting: for players or for the start; stuck: a move of it no longer fits the rules, so that
    it waits to be ended or branched; over: played to its end; ended: unfinished, to be read."""
    vote_after: int
    """Seconds somebody must be away before a vote can give the seat to a bot."""
    stand_in_after: int
    """Seconds after which a bot stands in by itself; 0: only by vote."""
    seats: list[SeatInfo]
    """In playing order."""
    yours: int
    """Your seat, or -1: you watch."""
    host: bool
    """Whether you may start the game and give links."""
    watchers: int
    """How many watch."""
    asked: int
    """The seat that is asked, or -1."""
    created: int
    """When it was made, in seconds since 1970."""
    changed: int
    """When it last changed."""
    fairness: Fairness
    """The commitment, and after the end the seeds."""
    rematch: str | None
    """The id of the table where these players play again."""
    result: Result | None
    """Null until the game is over."""
    clock: Clock | None = None
    """The clock, or null: everybody takes the time they like."""
    estimates: bool = True
    """Whether views show during the game what they add up: points, coalitions."""
    own: dict[str, str] | None = None
    """The title, by language, of the file of one's own it is played with; null: with ours."""
    ending: list[int] = []
    """The seats that want the game to end now; when all people do, it ends."""
    may_end: bool = False
    """Whether you may end it alone: it is yours, and nobody else is a person, or it failed."""
    failed: bool = False
    """Whether the server could not go on with the game, by a fault of its own."""
    muted: list[int] = []
    """For its host: the `speaker` of each person who may not talk here."""
    sent_away: list[int] = []
    """For its host: the `speaker` of each person who may not watch here."""
    watching: list[Watcher] = []
    """For its host: who watches and who may not any more, by name; of a crowd, some."""
    branch: str | None = None
    """The id of the table where this game goes on from before the move that no longer fits."""
    unfit: Unfit | None = None
    """In phase `stuck`, and in `ended` where it is known: the move that no longer fits."""
