"""The fields of a Conan view. The sentence under each field is its description everywhere."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Team = Literal["heroes", "overlord"]
Fate = Literal["in_play", "dead", "left", "absent"]
Die = Literal["yellow", "orange", "red"]
Mark = Literal["halo", "table", "held", "stilled", "away", "commanded", "acted", "carrying", "web"]


class Hero(TypedDict):
    """A hero's sheet."""

    hero: str
    """The hero's id, which is also the figure's id."""
    seat: int
    """The seat that plays the hero."""
    fate: Fate
    """Whether the hero is still in play, or what became of them."""
    zone: str | None
    """Where the hero stands; null: not on the board."""
    active: bool
    """True: active; false: resting."""
    available: int
    """Gems ready to be spent."""
    fatigue: int
    """Gems in the fatigue zone."""
    wounds: int
    """Gems in the wound zone."""
    boxes: dict[str, int]
    """Gems on characteristics, on spells and on allies, where there are any."""
    limits: dict[str, int]
    """The exertion limit of each characteristic; 99: no limit."""
    cards: list[str]
    """What the hero carries, one entry per card."""
    load: int
    """The total weight of the cards."""
    max_load: int
    """The most weight that the hero can carry."""
    base_move: int
    """Movement points for the first move of a turn with this load."""
    skills: list[str]
    """The skills that the hero keeps with this load, and those that spells give."""
    spells: list[str]
    """Spells the hero knows."""
    marks: list[Mark]
    """Tokens and states of the figure; each web token is one entry."""


class Unit(TypedDict):
    """A figure on the board that is not a hero."""

    figure: str
    """Its id."""
    zone: str
    """Where it stands."""
    life: int
    """Life points left."""
    most_life: NotRequired[int]
    """Life points at the start, if more than one."""
    ally: NotRequired[bool]
    """True if it is on the heroes' side; left out otherwise."""
    leader: NotRequired[str]
    """The hero that an ally belongs to."""
    marks: NotRequired[list[Mark]]
    """Tokens and states of the figure, if there are any; each web token is one entry."""


class Zone(TypedDict):
    """A zone of the board."""

    zone: str
    """Its id."""
    figures: NotRequired[list[str]]
    """The figures there, if there are any."""
    cards: NotRequired[list[str]]
    """What lies there, one entry per card, if there is anything."""
    chest: NotRequired[bool]
    """True if there is a chest that nobody has opened; left out otherwise."""
    opened: NotRequired[bool]
    """True if there is a chest that somebody has opened; left out otherwise."""
    doors: NotRequired[list[str]]
    """The zones behind closed doors, if there are any."""
    broken: NotRequired[list[str]]
    """The zones behind walls or doors that were broken down, if there are any."""


class Door(TypedDict):
    """A closed door, and what opens it."""

    zones: list[str]
    """The two zones it parts."""
    lock: NotRequired[int]
    """The difficulty of its lock, if that can be picked."""
    key: NotRequired[str]
    """The card that opens it, if there is one."""
    damage: NotRequired[int]
    """The damage of one attack that breaks it, if any does."""
    points: NotRequired[int]
    """Movement points more for walking through it, if it can be pushed open."""


class Overlord(TypedDict):
    """The Book of Skelos."""

    available: int
    """Gems ready to be spent."""
    fatigue: int
    """Gems in the fatigue zone."""
    removed: int
    """Gems out of the game."""
    recovery: int
    """Gems that come back each turn."""
    activations: int
    """How many tiles may still be activated this turn."""
    benefits: list[str]
    """The upgrade tiles of the scenario: what gems may be spent on besides tiles."""


class RiverTile(TypedDict):
    """A tile of the river."""

    tile: str
    """Its id."""
    bloodied: bool
    """Whether its figures are dead, so its bloodied side is up."""
    cost: int
    """How many gems activating it costs now."""


class Lasting(TypedDict):
    """A spell that lasts, and where or on whom it works: one of the other fields is present."""

    spell: str
    """Its id."""
    side: NotRequired[Team]
    """The side on which it works."""
    zone: NotRequired[str]
    """The zone in which it works."""
    figure: NotRequired[str]
    """The figure on which it works."""


class Passage(TypedDict):
    """A secret passage."""

    zone: str
    """Where it opens."""
    real: bool | None
    """Whether it leads somewhere; null: the viewer does not know."""


class StepTo(TypedDict):
    """A neighbouring zone that a figure may enter."""

    zone: str
    """Its id."""
    cost: int
    """The cost in movement points, hindrance included."""


class HiddenZone(TypedDict):
    """A zone out of sight."""

    zone: str
    """Its id."""
    by: list[int]
    """The borders of the map that hide it; empty: the map itself says so."""


class Blocked(TypedDict):
    """What keeps a figure in its zone."""

    figure: str | None
    """The enemy that blocks it; null: a web or a spell does."""
    skill: str | None
    """The skill that the enemy blocks it with; null: none."""


class Acting(TypedDict):
    """What the figure in the question could do from where it stands."""

    figure: str
    """Its id."""
    zone: str
    """Where it stands."""
    hindrance: int
    """Extra movement points to leave because of enemies there."""
    blocked: Blocked | None
    """What keeps it from leaving its zone; null: nothing."""
    steps: list[StepTo]
    """Where it could step."""
    sees: list[str]
    """Zones in its line of sight."""
    hidden: list[HiddenZone]
    """Zones out of its sight."""


class Odds(TypedDict):
    """The chances of an attack in percent, with free rerolls but not what gems could pay for."""

    gems: int
    """Gems spent on it."""
    wound: int
    """The chance that the victim is wounded."""
    kill: int
    """The chance that the victim dies."""
    beyond: list[int]
    """The chances that a circular strike also kills each further victim."""


class Aim(TypedDict):
    """An attack for which the attacker chooses how many gems to spend."""

    odds: list[Odds]
    """Its chances for each number of gems that may be spent."""
    dice: list[Die]
    """The dice it has without gems."""
    die: Die
    """The die that each gem adds."""
    rerolls: int
    """How many free rerolls there are."""
    penalty: int
    """How many successes are subtracted for bare hands, or for enemies who hinder a shot."""
    beyond: list[str]
    """Further victims of a circular strike, in order."""
    shields: list[str]
    """The figures that may step in for the victim."""
    may_defend: bool
    """Whether gems could pay for the victim's active defence."""


class Attack(TypedDict):
    """The current attack and what is known of its outcome."""

    attacker: str
    """Who attacks."""
    victim: str | None
    """Who is attacked; null: not known yet."""
    card: str | None
    """The card attacked with; null: none."""
    spell: str | None
    """The spell attacked with; null: none."""
    damage: int
    """The damage; 0 until the attacker keeps the dice."""
    defence: int
    """The victim's defence without a roll."""
    roller: str | None
    """Whose dice lie on the table; null: nobody's."""
    aim: Aim | None
    """Its chances while gems are being chosen; null otherwise."""


class Rolled(TypedDict):
    """A die on the table."""

    die: Die
    """Its colour."""
    shown: int
    """The successes it shows."""


class GoalTest(TypedDict):
    """One thing that an objective asks for."""

    key: str
    """The text key of its sentence."""
    values: dict[str, list[int | str | list[str]]]
    """What the sentence names: pieces as [thing, id], numbers and words."""
    met: bool
    """Whether it is met now."""
    have: NotRequired[int]
    """The count so far, if something is counted."""
    want: NotRequired[int]
    """The count needed, if something is counted."""


class Goal(TypedDict):
    """What wins the game for a side."""

    side: Team
    """The side."""
    any: bool
    """Whether one of the tests is enough."""
    tests: list[GoalTest]
    """What it asks for."""


class FigureReach(TypedDict):
    """What one figure of an activated tile could do by its free move."""

    figure: str
    """The figure; of those alike in one zone only one is listed."""
    hits: list[str]
    """The enemies it could attack where it stands or gets to."""


class TileReach(TypedDict):
    """What the figures of an activated tile could do by their free moves."""

    zones: list[str]
    """The zones they stand in or get to without dice and walls."""
    figures: list[FigureReach]
    """The figures."""


class ConanView(TypedDict):
    """A game of Conan as one viewer may know it."""

    seat: int
    """The viewer's seat; -1: a spectator."""
    acting: Acting | None
    """What the figure in the question could do; null: the question names none."""
    attack: Attack | None
    """The current attack; null: none."""
    scenario: str
    """The id of the scenario."""
    titles: dict[str, str]
    """The name of the scenario by language."""
    goals: list[Goal]
    """What wins the game, and the progress so far."""
    round: int
    """Where the turn marker stands."""
    turn_limit: int
    """The last round; 0: no limit."""
    side: Team
    """Whose turn it is."""
    heroes: list[Hero]
    """The heroes of this game."""
    units: list[Unit]
    """All other figures on the board."""
    zones: list[Zone]
    """Every zone of the board."""
    overlord: Overlord
    """The overlord's gems."""
    river: list[RiverTile]
    """The tiles of the river, from left to right."""
    lasting: list[Lasting]
    """The spells that last."""
    chest_deck_size: int
    """Cards left for the chests."""
    petrified: list[str]
    """Figures turned into statues: they fill their zone and do nothing."""
    captive_hidden_in: str | None
    """Where the overlord has hidden the captive; null: the viewer does not know, or nowhere."""
    captive_may_be_in: list[str]
    """The zones where the captive may be hidden, as far as the heroes know."""
    passages: list[Passage]
    """The secret passages of the board."""
    flooded: list[str]
    """Zones that have become water."""
    gold: int
    """The value of the treasures that have left the board."""
    devoured: int
    """How many villagers were devoured."""
    carried_off: list[str]
    """What heroes have carried off the board, one entry per card."""
    roll: list[Rolled]
    """The dice of the last roll."""
    chest_difficulty: NotRequired[int]
    """The successes that open a chest, while one is closed."""
    shut: NotRequired[list[Door]]
    """The closed doors, if there are any."""
    prospect: NotRequired[TileReach]
    """For the overlord, while a tile moves and attacks: what it could do; a preview tells it."""
