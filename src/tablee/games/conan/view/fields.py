"""What a view of Conan holds. The sentence under each field is its description everywhere."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Team = Literal["heroes", "overlord"]
Fate = Literal["in_play", "dead", "left", "absent"]
Die = Literal["yellow", "orange", "red"]
Mark = Literal["halo", "table", "held", "stilled", "away", "commanded", "acted", "carrying", "web"]


class Hero(TypedDict):
    """A hero's sheet."""

    hero: str
    """The hero's id, also that of the figure."""
    seat: int
    """The seat that leads the hero."""
    fate: Fate
    """Whether the hero is still in play, or what became of them."""
    zone: str | None
    """Where the hero stands; null: not on the board."""
    active: bool
    """Active or resting."""
    available: int
    """Gems ready to be spent."""
    fatigue: int
    """Gems in the fatigue zone."""
    wounds: int
    """Gems in the wound zone."""
    boxes: dict[str, int]
    """Gems that lie on characteristics, on spells and on the allies, where there are any."""
    limits: dict[str, int]
    """The exertion limit of each characteristic; 99: none."""
    cards: list[str]
    """What the hero carries, a card each."""
    load: int
    """What the cards weigh together."""
    max_load: int
    """The most that the hero can carry."""
    base_move: int
    """Movement points of the first move of a turn, with this load."""
    skills: list[str]
    """The skills that the load leaves, and those that spells give."""
    spells: list[str]
    """Spells the hero knows."""
    marks: list[Mark]
    """Tokens and states of the figure; a web token each is one entry."""


class Unit(TypedDict):
    """A figure on the board that is no hero."""

    figure: str
    """Its id."""
    zone: str
    """Where it stands."""
    life: int
    """Life points left."""
    most_life: NotRequired[int]
    """Life points at the start, where they are more than one."""
    ally: NotRequired[bool]
    """It is on the heroes' side; left out where it is not."""
    leader: NotRequired[str]
    """The hero to whom an ally belongs."""
    marks: NotRequired[list[Mark]]
    """Tokens and states of the figure, where there are any; a web token each is one entry."""


class Zone(TypedDict):
    """A zone of the board."""

    zone: str
    """Its id."""
    figures: NotRequired[list[str]]
    """Who stands there, where somebody does."""
    cards: NotRequired[list[str]]
    """What lies there, where something does, a card each."""
    chest: NotRequired[bool]
    """There is a chest that nobody has opened; left out where there is none."""
    opened: NotRequired[bool]
    """There is a chest that somebody has opened; left out where there is none."""
    doors: NotRequired[list[str]]
    """The zones behind closed doors, where there are any."""
    broken: NotRequired[list[str]]
    """The zones behind walls or doors that stand no more, where there are any."""


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
    """Tiles that may still be activated in this turn."""
    benefits: list[str]
    """The upgrade tiles of the scenario: what gems may be spent on besides tiles."""


class RiverTile(TypedDict):
    """A tile of the river."""

    tile: str
    """Its id."""
    bloodied: bool
    """Whether its figures are dead: the bloodied side is up."""
    cost: int
    """Gems that activating it costs now."""


class Lasting(TypedDict):
    """A spell that lasts, and on whom or where it works: one of the other fields is there."""

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
    """Movement points, with hindrance."""


class HiddenZone(TypedDict):
    """A zone out of sight."""

    zone: str
    """Its id."""
    by: list[int]
    """The borders of the map that hide it; none: the map itself says so."""


class Blocked(TypedDict):
    """What keeps a figure in its zone."""

    figure: str | None
    """The enemy that does; null: a web or a spell."""
    skill: str | None
    """Its skill by which it does; null: none."""


class Acting(TypedDict):
    """What the figure asked about could do from where it stands."""

    figure: str
    """Its id."""
    zone: str
    """Where it stands."""
    hindrance: int
    """Movement points more to leave, for enemies there."""
    blocked: Blocked | None
    """What keeps it from leaving its zone; null: nothing."""
    steps: list[StepTo]
    """Where it could step."""
    sees: list[str]
    """Zones in its line of sight."""
    hidden: list[HiddenZone]
    """Zones out of its sight."""


class Odds(TypedDict):
    """The chances of an attack in percent, free rerolls counted, what gems could pay not."""

    gems: int
    """Gems spent on it."""
    wound: int
    """That the victim is wounded."""
    kill: int
    """That the victim dies."""
    beyond: list[int]
    """That a circular strike kills each further victim as well."""


class Aim(TypedDict):
    """An attack for which gems are to be counted out."""

    odds: list[Odds]
    """Its chances by the number of gems that may be spent."""
    dice: list[Die]
    """The dice that it has without gems."""
    die: Die
    """The die that each gem adds."""
    rerolls: int
    """Free rerolls."""
    penalty: int
    """What is taken from the successes: bare hands, or enemies who hinder a shot."""
    beyond: list[str]
    """Further victims of a circular strike, in order."""
    shields: list[str]
    """Who may step in for the victim."""
    may_defend: bool
    """Whether gems could pay for an active defence of the victim."""


class Attack(TypedDict):
    """The attack under way, and what is known of its outcome."""

    attacker: str
    """Who attacks."""
    victim: str | None
    """Who is attacked; null: not known yet."""
    card: str | None
    """The card attacked with; null: none."""
    spell: str | None
    """The spell attacked with; null: none."""
    damage: int
    """The damage; 0 until the dice are kept."""
    defence: int
    """What the victim has without a roll."""
    roller: str | None
    """Whose dice lie on the table; null: nobody's."""
    aim: Aim | None
    """Its chances while gems are counted out; null: they are not."""


class Rolled(TypedDict):
    """A die on the table."""

    die: Die
    """Its colour."""
    shown: int
    """The successes it shows."""


class GoalTest(TypedDict):
    """One thing that an objective asks for."""

    key: str
    """Of its sentence."""
    values: dict[str, list[int | str | list[str]]]
    """What the sentence names: pieces as [thing, id], numbers and words."""
    met: bool
    """Whether it is so now."""
    have: NotRequired[int]
    """How far it has come, where it is counted."""
    want: NotRequired[int]
    """How far it has to come, where it is counted."""


class Goal(TypedDict):
    """What wins the game for a side."""

    side: Team
    """The side."""
    any: bool
    """Whether one of the tests is enough."""
    tests: list[GoalTest]
    """What it asks for."""


class ConanView(TypedDict):
    """A game of Conan as one viewer may know it."""

    seat: int
    """The viewer's seat; -1: a spectator."""
    acting: Acting | None
    """What the figure asked about could do; null: the question names none."""
    attack: Attack | None
    """The attack under way; null: none."""
    scenario: str
    """The id of the scenario."""
    titles: dict[str, str]
    """The name of the scenario by language."""
    goals: list[Goal]
    """What wins the game, and how far that has come."""
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
    """Figures that are statues: they fill their zone and do nothing."""
    captive_hidden_in: str | None
    """Where the overlord has hidden the captive; null: the viewer does not know, or nowhere."""
    captive_may_be_in: list[str]
    """The zones where, for all that the heroes know, the captive may be hidden."""
    passages: list[Passage]
    """The secret passages of the board."""
    flooded: list[str]
    """Zones that have become water."""
    gold: int
    """Worth of the treasures that have left the board."""
    devoured: int
    """Villagers devoured."""
    carried_off: list[str]
    """What heroes have carried off the board, a card each."""
    roll: list[Rolled]
    """The dice of the last roll."""
