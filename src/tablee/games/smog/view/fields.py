"""The fields of a SMOG view. The sentence under each field is its description everywhere."""

from __future__ import annotations

from typing import Literal, TypedDict

Edge = Literal["S", "W", "N", "E"]
Ether = Literal["blood", "mana", "ectoplasm", "titanium"]
Artefact = Literal["atlantean_key", "spectral_chain", "adamantine_key", "mithril_lock"]


class TileSide(TypedDict):
    """One side of a tile: what is printed there and what lies on it."""

    edge: Edge
    """The edge of the board that it faces now."""
    ether: Ether | None
    """The Ether sold there; null: an artefact."""
    price: int
    """The printed price."""
    cost: int
    """The price after the effect of agents."""
    barrier: bool
    """Whether it has a barrier of fog."""
    hourglass: bool
    """Whether an hourglass lies on it."""


class Place(TypedDict):
    """A place of the market: a tile, or the Esplanade in the middle."""

    id: str
    """Its id."""
    pos: list[int]
    """Steps to the right of the Esplanade and steps up from it, as seen from the edge S."""
    kind: Literal["ether", "artefact", "esplanade"]
    """What is sold there, if anything."""
    artefact: Artefact | None
    """The artefact sold there; null: none."""
    marked_side_faces: Edge | None
    """The edge that the marked side of the tile faces; null: not a tile."""
    sides: list[TileSide]
    """The sides that face the edges S, W, N, E; empty for the Esplanade."""
    agents: list[str]
    """Agents there, the oldest first."""
    gentlemen: list[int]
    """The seats whose gentlemen are there."""
    tolls: dict[str, int]
    """What a step to each neighbouring place costs."""


class AgentCard(TypedDict):
    """An agent of this game."""

    agent: str
    """Its id."""
    place: str | None
    """Where it is; null: it waits on its card."""


class Trade(TypedDict):
    """What trading on its tile would do for the seat whose turn it is.

    The question's choices say whether the trade is allowed.
    """

    seat: int
    """The seat whose turn it is."""
    place: str
    """Where its gentleman is."""
    edge: Edge
    """The edge from which it reads the tile."""
    ether: Ether | None
    """The Ether it reads; null: an artefact."""
    artefact: Artefact | None
    """The artefact it reads; null: an Ether."""
    price: int
    """What buying costs."""
    proceeds: int | None
    """What selling brings; null: an artefact cannot be sold."""
    then: Edge | None
    """The edge of the side it would read once the tile has turned; null: it does not turn."""
    agent: str | None
    """The agent that would enter; null: none."""


class Reach(TypedDict):
    """Where an agent that is being moved could end up."""

    agent: str
    """Its id."""
    steps: int
    """The most steps it can take."""
    places: list[str]
    """The places where its walk can end."""


class Side(TypedDict):
    """A player's gentleman, sheet and hand, as far as the viewer may know them."""

    gentleman: str | None
    """The character; null until chosen."""
    edge: Edge | None
    """The edge of the board that the seat faces now; null until taken."""
    expertise: Ether | None
    """The Ether printed on that edge; null until taken."""
    place: str
    """Where its gentleman is."""
    sovereigns: int
    """Sovereigns it has."""
    reserve: int
    """Sovereigns it has paid to the Shadow Master."""
    ethers: dict[Ether, int]
    """How many of each Ether it has."""
    artefacts: list[Artefact]
    """The artefacts it has."""
    dragons_gifts: int
    """Dragon's Gifts it has played that wait for the next sale."""
    hand_size: int
    """How many special actions it holds."""
    hand: list[str] | None
    """The special actions it holds, one entry per card; null: the viewer may not know them."""
    combination: str | None
    """Its combination; null: not dealt yet, or the viewer may not know it."""
    needs: dict[Ether, int] | None
    """How many of each Ether the combination asks for; null when `combination` is."""
    portal: str | None
    """Its portal; null: not dealt yet, or the viewer may not know it."""
    portal_place: str | None
    """The place of that portal, read from the seat's own edge; null when `portal` is."""


class SmogView(TypedDict):
    """A game of SMOG as one viewer may know it."""

    seat: int
    """The viewer's seat; -1: a spectator."""
    round: int
    """The round; 0 while the game is set up."""
    round_limit: int
    """The last round; 0: no limit."""
    turn: int
    """The seat whose turn it is."""
    first: int
    """The seat with the first player token; -1 until it is given."""
    order: list[int]
    """The seats in the order of their turns in this round; empty until the token is given."""
    favoured: int
    """The seat with the Shadow Master; -1: nobody."""
    last_favoured: int
    """The seat that had the Shadow Master last; -1: nobody yet."""
    winner: int
    """The seat that has left the market; -1: nobody."""
    actions: int
    """Actions left in this turn."""
    trade: Trade | None
    """What trading would do now; null: the gentleman whose turn it is stands on no tile."""
    reach: list[Reach]
    """Where the agents that are being moved could end up, one entry per agent."""
    begged: bool
    """Whether the seat has begged this turn."""
    turned_any: bool
    """Whether the seat has turned a tile from the Esplanade this turn."""
    bought_on: list[str]
    """The places where the seat has bought this turn."""
    sold_on: list[str]
    """The places where the seat has sold this turn."""
    bank: int | None
    """Sovereigns in the bank; null: unlimited."""
    hourglass_supply: int | None
    """Hourglasses left; null: unlimited."""
    places: list[Place]
    """Every place, the Esplanade first."""
    edges: dict[Edge, Ether]
    """The Ether printed on each edge of the board."""
    sides: list[Side]
    """What each seat has."""
    stacks: dict[Artefact, int]
    """How many cards of each artefact are left."""
    agents: list[AgentCard]
    """The agents in the game, by slot I to IV."""
    agents_by_age: list[str]
    """The agents on the board, the oldest first."""
    next_slot: int
    """The slot of the next agent to enter, counted from 0."""
    transactions: int
    """How many trades have brought an agent; the first two of the game do."""
    deck_size: int
    """How many special actions the deck has."""
    discard: list[str]
    """Every card of the discard pile."""
