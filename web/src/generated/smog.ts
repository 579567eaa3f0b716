// Made from src/tablee/games/smog/view/fields.py by tools/export_types.py: do not edit.

export type Edge = "S" | "W" | "N" | "E";

export type Ether = "blood" | "mana" | "ectoplasm" | "titanium";

export type Artefact = "atlantean_key" | "spectral_chain" | "adamantine_key" | "mithril_lock";

/** One side of a tile: what is printed there and what lies on it. */
export interface TileSide {
  /** The edge of the board that it faces now. */
  edge: Edge;
  /** The Ether sold there; null: an artefact. */
  ether: Ether | null;
  /** The printed price. */
  price: number;
  /** The price after the effect of agents. */
  cost: number;
  /** Whether it has a barrier of fog. */
  barrier: boolean;
  /** Whether an hourglass lies on it. */
  hourglass: boolean;
}

/** A place of the market: a tile, or the Esplanade in the middle. */
export interface Place {
  /** Its id. */
  id: string;
  /** Steps to the right of the Esplanade and steps up from it, as seen from the edge S. */
  pos: number[];
  /** What is sold there, if anything. */
  kind: "artefact" | "esplanade" | "ether";
  /** The artefact sold there; null: none. */
  artefact: Artefact | null;
  /** The edge that the marked side of the tile faces; null: not a tile. */
  marked_side_faces: Edge | null;
  /** The sides that face the edges S, W, N, E; empty for the Esplanade. */
  sides: TileSide[];
  /** Agents there, the oldest first. */
  agents: string[];
  /** The seats whose gentlemen are there. */
  gentlemen: number[];
  /** What a step to each neighbouring place costs. */
  tolls: Record<string, number>;
}

/** An agent of this game. */
export interface AgentCard {
  /** Its id. */
  agent: string;
  /** Where it is; null: it waits on its card. */
  place: string | null;
}

/** What trading on its tile would do for the seat whose turn it is. The question's choices say whether the trade is allowed. */
export interface Trade {
  /** The seat whose turn it is. */
  seat: number;
  /** Where its gentleman is. */
  place: string;
  /** The edge from which it reads the tile. */
  edge: Edge;
  /** The Ether it reads; null: an artefact. */
  ether: Ether | null;
  /** The artefact it reads; null: an Ether. */
  artefact: Artefact | null;
  /** What buying costs. */
  price: number;
  /** What selling brings; null: an artefact cannot be sold. */
  proceeds: number | null;
  /** The edge of the side it would read once the tile has turned; null: it does not turn. */
  then: Edge | null;
  /** The agent that would enter; null: none. */
  agent: string | null;
}

/** Where an agent that is being moved could end up. */
export interface Reach {
  /** Its id. */
  agent: string;
  /** The most steps it can take. */
  steps: number;
  /** The places where its walk can end. */
  places: string[];
}

/** A player's gentleman, sheet and hand, as far as the viewer may know them. */
export interface Side {
  /** The character; null until chosen. */
  gentleman: string | null;
  /** The edge of the board that the seat faces now; null until taken. */
  edge: Edge | null;
  /** The Ether printed on that edge; null until taken. */
  expertise: Ether | null;
  /** Where its gentleman is. */
  place: string;
  /** Sovereigns it has. */
  sovereigns: number;
  /** Sovereigns it has paid to the Shadow Master. */
  reserve: number;
  /** How many of each Ether it has. */
  ethers: Record<Ether, number>;
  /** The artefacts it has. */
  artefacts: Artefact[];
  /** Dragon's Gifts it has played that wait for the next sale. */
  dragons_gifts: number;
  /** How many special actions it holds. */
  hand_size: number;
  /** The special actions it holds, one entry per card; null: the viewer may not know them. */
  hand: string[] | null;
  /** Its combination; null: not dealt yet, or the viewer may not know it. */
  combination: string | null;
  /** How many of each Ether the combination asks for; null when `combination` is. */
  needs: Record<Ether, number> | null;
  /** Its portal; null: not dealt yet, or the viewer may not know it. */
  portal: string | null;
  /** The place of that portal, read from the seat's own edge; null when `portal` is. */
  portal_place: string | null;
}

/** A game of SMOG as one viewer may know it. */
export interface SmogView {
  /** The viewer's seat; -1: a spectator. */
  seat: number;
  /** The round; 0 while the game is set up. */
  round: number;
  /** The last round; 0: no limit. */
  round_limit: number;
  /** The seat whose turn it is. */
  turn: number;
  /** The seat with the first player token; -1 until it is given. */
  first: number;
  /** The seats in the order of their turns in this round; empty until the token is given. */
  order: number[];
  /** The seat with the Shadow Master; -1: nobody. */
  favoured: number;
  /** The seat that had the Shadow Master last; -1: nobody yet. */
  last_favoured: number;
  /** The seat that has left the market; -1: nobody. */
  winner: number;
  /** Actions left in this turn. */
  actions: number;
  /** What trading would do now; null: the gentleman whose turn it is stands on no tile. */
  trade: Trade | null;
  /** Where the agents that are being moved could end up, one entry per agent. */
  reach: Reach[];
  /** Whether the seat has begged this turn. */
  begged: boolean;
  /** Whether the seat has turned a tile from the Esplanade this turn. */
  turned_any: boolean;
  /** The places where the seat has bought this turn. */
  bought_on: string[];
  /** The places where the seat has sold this turn. */
  sold_on: string[];
  /** Sovereigns in the bank; null: unlimited. */
  bank: number | null;
  /** Hourglasses left; null: unlimited. */
  hourglass_supply: number | null;
  /** Every place, the Esplanade first. */
  places: Place[];
  /** The Ether printed on each edge of the board. */
  edges: Record<Edge, Ether>;
  /** What each seat has. */
  sides: Side[];
  /** How many cards of each artefact are left. */
  stacks: Record<Artefact, number>;
  /** The agents in the game, by slot I to IV. */
  agents: AgentCard[];
  /** The agents on the board, the oldest first. */
  agents_by_age: string[];
  /** The slot of the next agent to enter, counted from 0. */
  next_slot: number;
  /** How many trades have brought an agent; the first two of the game do. */
  transactions: number;
  /** How many special actions the deck has. */
  deck_size: number;
  /** Every card of the discard pile. */
  discard: string[];
}
