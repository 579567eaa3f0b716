"""The parts of messages: game, questions, events and table, as one viewer may know them.

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
"""A value in a sentence: a number, a word, or a piece as [thing, id] (["seat", "2"]: a player)."""

GameView = Annotated[dict[str, Any], Meta(extra={"typescript": "GameView"})]
"""A game's view, without its question. `view/fields.py` of each game describes it."""

Kind = Annotated[str, Meta(extra={"typescript": "QuestionKind"})]
"""A kind of question: one of the game's `QUESTIONS`."""

Phase = Literal["waiting", "playing", "stuck", "over", "ended"]
Visibility = Literal["public", "private"]
OptionValue = bool | int | str


class Wire(Struct, forbid_unknown_fields=True):
    """The base of every message and part of a message: unknown fields are refused."""


def _tag(name: str) -> str:
    """`UndoWanted` is `undo_wanted` on the wire."""
    return "".join(
        f"_{letter.lower()}" if letter.isupper() and place else letter.lower()
        for place, letter in enumerate(name)
    )


class Tagged(Wire, tag_field="type", tag=_tag):
    """A message or log entry, identified by its `type`."""


class Choice(Wire, omit_defaults=True):
    """One legal answer; send `action` back to give it. In words: the text `action-<family>`."""

    action: int
    """The number that names this answer."""
    family: str
    """What kind of answer: the text key `action-<family>`, whose `$of` is the piece."""
    thing: str | None
    """The kind of piece chosen ("lord", "seat"), or null for a bare answer."""
    piece: str | None
    """The id of the piece. Its name is the text `<thing>-<piece>`; a "seat" is a player."""
    rule: str
    """The id of the rule that allows this answer ("abyss:19")."""
    alone: bool = True
    """False: it can only be given together with others, as one move, besides those previewed."""
    wins: bool = False
    """True: it wins the game at once."""


Phrase = Literal[
    "hello", "good-luck", "your-turn", "one-moment", "sorry", "thanks", "well-played", "good-game"
]
"""A quick phrase of the chat: the text `phrase-<phrase>`, in each reader's language."""


class Route(Wire):
    """Several answers that a person may mean as one. In words: the text `route-<kind>`."""

    kind: str
    """What it is, such as a walk or a strike."""
    thing: str
    """The kind of piece that stands for it on the board."""
    piece: str
    """The id of that piece."""
    actions: list[int]
    """The answers, in order: send them as a chain."""
    values: dict[str, Value]
    """Values of the text, such as what it costs and what is on the way."""


class Question(Wire, omit_defaults=True):
    """The question that the table is waiting on."""

    seat: int
    """The seat that must answer."""
    kind: Kind
    """What is asked: one of the game's kinds. Those asked see the text `prompt-<kind>`. Everybody
    else sees its attribute `.others`, whose `$player` is the player asked."""
    rule: str
    """The id of the rule that asks it."""
    values: dict[str, Value]
    """Values of both texts, in addition to `$player`."""
    choices: list[Choice] | None
    """Every legal answer, and every part of a legal one; null unless you are asked."""
    seats: list[int]
    """All seats that may answer, `seat` included: a team's question has several."""
    detail: bool = False
    """Whether it asks for the rest of a move that has begun: people answer both together."""
    several: bool = False
    """Whether the answer is several pieces, laid out in any order and given together."""
    quiet: bool = False
    """Whether the table answers for you: you set it in advance, or there is nothing to decide."""
    routes: list[Route] = []
    """Chains of answers that go further than a single one. Only for those who may answer, and
    not in a preview."""


class Happening(Wire, omit_defaults=True):
    """One thing that happened, as you may know it. In words: the text `event-<name>`."""

    name: str
    """The text key `event-<name>`: `$player`, `$what`, `$other`, `$amount`, `$known` (yes | no)."""
    seat: int
    """The seat it happened to, or -1."""
    rule: str
    """The id of the rule behind it."""
    thing: str | None
    """What kind of piece `what` is, or null."""
    what: str | None
    """The piece's id; null if there is none or you may not know it."""
    amount: int
    """How many."""
    hidden: bool
    """Whether `what` is hidden from you (`$known` is then "no")."""
    other: tuple[str, str] | None = None
    """A second piece or seat, such as who is robbed, as kind and id. `amount` is then no count."""


class Reason(Wire):
    """Why something is refused. In words: the text `reason-<key>` of the game or of the table."""

    key: str
    """The text key `reason-<key>`."""
    rule: str
    """The id of the rule behind it; `tablee:...` if it is not a rule of a game."""
    values: dict[str, Value]
    """Values of the text."""


class Told(Wire):
    """A sentence from a game's texts. Each value is a list, of one thing or several."""

    key: str
    """The text key."""
    values: dict[str, list[Value]]
    """Its values."""


class Result(Wire):
    """How a game ended."""

    scores: list[int]
    """Points of each seat."""
    winners: list[int]
    """The seats that won; several share the victory."""
    sheets: list[dict[str, int]]
    """Points of each seat by source, in this order; the texts `score-<source>`."""
    tie_break: str | None = None
    """What broke the tie, the text `tie-<name>`; null: the points decided."""
    verdict: list[Told] = []
    """Who won and then why; empty: the points say it."""


class Clock(Wire):
    """A table's clock: free time for each answer, then a time bank for the whole game."""

    bank: Annotated[int, Meta(ge=0, le=2_592_000)]
    """Seconds in each seat's bank for the game; used when an answer takes more than `each`."""
    each: Annotated[int, Meta(ge=5, le=604_800)]
    """Seconds for each answer before the bank is used."""


class ClockTimes(Wire):
    """The time left for each seat. When it is used up, a bot answers this question for the seat."""

    banks: list[int]
    """Milliseconds left in the bank of each seat."""
    running: list[int]
    """The seats whose time is running: those that are asked and played by a person."""
    used: int
    """Milliseconds since the question was asked; count on from there."""


class UndoRequest(Wire):
    """A request to take moves back, which needs everybody's consent."""

    request: int
    """The version of the log entry that asked; the answer must give it."""
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
    """How many moves `ask_undo` would take back, to where your last decision began; 0: none."""
    asked: UndoRequest | None
    """The request being decided, if any."""


class Position(Wire):
    """The game as you may see it."""

    view: GameView
    """The game's own view for your seat, without its question; `seat` is -1 for a watcher."""
    question: Question | None
    """What is asked, and of whom; null when the game is over."""
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
    """The first move of a game that today's rules do not allow; the table is right before it.

    As with every move, only its own seat gets its words and the reason.
    """

    move: int
    """Its number among the moves that count, from 1; 0: the game cannot even start."""
    seat: int
    """Whose move it is; -1 for the start."""
    kind: Kind
    """The kind of question asked there, or "" if nothing is asked any more."""
    rule: str
    """The rule that asks that question, or ""."""
    words: list[str] = []
    """The answers as the log stores them ("pay crab_5"); empty unless they are yours."""
    choices: list[Choice] = []
    """The same answers, if today's game still knows them."""
    reason: Reason | None = None
    """Why it does not fit, with the rule; null if you may not know."""


class SeatInfo(Wire):
    """A seat at the table and who has it."""

    kind: Literal["person", "bot", "open", "friend"]
    """open: anybody may sit down; friend: only with the seat's link."""
    name: str | None
    """The person's name, or null."""
    bot: str | None
    """The bot that plays here: the seat's own, or one standing in for its person."""
    stand_in: bool
    """Whether the bot stands in for the person named, who may take the seat back."""
    you: bool
    """Whether it is your seat."""
    connected: bool
    """Whether the person's browser is connected (bots always are)."""
    away: int
    """Seconds since the person left; 0 when connected. See `vote_after` of the table."""
    votes: list[int]
    """The seats that voted for a bot to stand in here."""
    seeded: bool
    """Whether the person's browser has added its random seed."""
    resigned: bool = False
    """Whether the person resigned: a bot plays on, and nobody waits for them."""
    plays: list[tuple[str, str]] = []
    """What the seat plays, as pieces [thing, id]; empty if all seats are alike."""


class Watcher(Wire):
    """Somebody who watches, as the host of the table sees them."""

    id: str
    """Identifies them in `send_away`."""
    name: str
    """Their name. A player, who is not in this list, may have the same name."""
    away: bool
    """Whether they were sent away and may no longer watch."""


class Fairness(Wire):
    """What proves that the shuffles were fixed before the game: see docs/fairness.md."""

    commitment: str
    """SHA-256 of the server's seed, in hexadecimal; published when the table was created."""
    seat_seeds: list[str | None] | None
    """The seeds added by the seats (null for a bot); null until the game is over."""
    server_seed: str | None
    """The server's seed; null until the game is over."""


class Practice(Wire):
    """A table to learn at: its game counts nowhere."""

    table: str | None
    """The finished game from which it goes on; null: it begins like any other."""
    frame: int = 0
    """The frame of that game at which it begins."""
    version: int = 0
    """The entry of that game's log that led there."""
    anew: bool = False
    """Whether what its person could not see was dealt anew; false: it is as it was."""


class TableInfo(Wire):
    """A table as the lobby and its viewers see it."""

    id: str
    """The table's id, part of its address; not secret."""
    game: str
    """The game's name (`game-name` of its texts)."""
    rules_version: int
    """The version of the rules it is played with (if not in memory: it was created with)."""
    options: dict[str, OptionValue]
    """Every option and its value."""
    visibility: Visibility
    """public: in everybody's lobby, and everybody may watch; private: by link only."""
    phase: Phase
    """waiting: for players or for the start; stuck: one of its moves no longer fits the rules, so
    it waits to be ended or branched; over: played to the end; ended: unfinished, read-only."""
    vote_after: int
    """Seconds a person must be away before a vote can give the seat to a bot."""
    stand_in_after: int
    """Seconds after which a bot stands in by itself; 0: only by vote."""
    seats: list[SeatInfo]
    """In playing order."""
    yours: int
    """Your seat; -1: you watch."""
    host: bool
    """Whether you may start the game and give out links."""
    watchers: int
    """How many people watch."""
    asked: int
    """The seat that is asked, or -1."""
    created: int
    """When it was created, in seconds since 1970."""
    changed: int
    """When it last changed."""
    fairness: Fairness
    """The commitment, and after the end the seeds."""
    rematch: str | None
    """The id of the table where these players play again."""
    result: Result | None
    """Null until the game is over."""
    clock: Clock | None = None
    """The clock; null: no time limit."""
    estimates: bool = True
    """Whether views show totals during the game, such as points and coalitions."""
    own: dict[str, str] | None = None
    """The title, by language, of the custom file it is played with; null: with ours."""
    ending: list[int] = []
    """The seats that want the game to end now. It ends when all people want it."""
    may_end: bool = False
    """Whether you may end it alone: it is yours, and no other person plays it, nobody has made a
    move yet, or it failed."""
    failed: bool = False
    """Whether the server could not continue the game because of a fault of its own."""
    muted: list[int] = []
    """For the host: the `speaker` of each person who may not talk here."""
    sent_away: list[int] = []
    """For the host: the `speaker` of each person who may not watch here."""
    watching: list[Watcher] = []
    """For the host: who watches and who no longer may, by name; of a crowd, only some."""
    practice: Practice | None = None
    """What kind of practice it is; null: a real game."""
    branch: str | None = None
    """The id of the table where this game continues from before the move that no longer fits."""
    unfit: Unfit | None = None
    """In phase `stuck`, and in `ended` if it is known: the move that no longer fits."""
