// What lies on the Shadow Market, as the server tells it, and what is printed on the cards.
import cardFacts from "../../../../src/tablee/games/smog/facts/cards.toml";

export const ETHERS = ["blood", "mana", "ectoplasm", "titanium"] as const;
export type Ether = (typeof ETHERS)[number];
export const ARTEFACTS = ["atlantean_key", "spectral_chain", "adamantine_key", "mithril_lock"] as const;
export type Artefact = (typeof ARTEFACTS)[number];
/** Clockwise, as the players sit. */
export const EDGES = ["S", "W", "N", "E"] as const;
export type Edge = (typeof EDGES)[number];
export const SLOTS = ["I", "II", "III", "IV"];
export const RESERVE = 5;
export const ESPLANADE = "esplanade";
export const GENTLEMEN = ["master_fox", "john_brown", "parvin_khan", "sir_daniel_home"];

export type TileSide = {
  edge: Edge;
  ether: Ether | null;
  price: number;
  cost: number;
  barrier: boolean;
  hourglass: boolean;
};
export type Place = {
  id: string;
  pos: [number, number];
  kind: "ether" | "artefact" | "esplanade";
  artefact: Artefact | null;
  marked_side_faces: Edge | null;
  sides: TileSide[];
  agents: string[];
  gentlemen: number[];
  tolls: Record<string, number>;
};
export type Side = {
  gentleman: string | null;
  edge: Edge | null;
  expertise: Ether | null;
  place: string;
  sovereigns: number;
  reserve: number;
  ethers: Record<Ether, number>;
  artefacts: Artefact[];
  dragons_gifts: number;
  hand_size: number;
  hand: string[] | null;
  combination: string | null;
  needs: Record<Ether, number> | null;
  portal: string | null;
  portal_place: string | null;
};
export type Trade = {
  seat: number;
  place: string;
  edge: Edge;
  ether: Ether | null;
  artefact: Artefact | null;
  price: number;
  proceeds: number | null;
  then: Edge | null;
  agent: string | null;
};
export type Reach = { agent: string; steps: number; places: string[] };
export type SmogView = {
  seat: number;
  round: number;
  round_limit: number;
  turn: number;
  first: number;
  favoured: number;
  actions: number;
  bank: number | null;
  hourglass_supply: number | null;
  places: Place[];
  edges: Record<Edge, string>; // the Ether whose expert a player at this edge is
  sides: Side[];
  agents: { agent: string; place: string | null }[];
  agents_by_age: string[];
  next_slot: number;
  deck_size: number;
  discard: string[];
  trade: Trade | null;
  reach: Reach[];
};

type Special = { id: string; requires: Ether[] };
const SPECIALS = Object.fromEntries((cardFacts.special_action as Special[]).map((card) => [card.id, card.requires]));

/** The Ethers one must own to play a special action. */
export const required = (special: string): Ether[] => SPECIALS[special] ?? [];

export const edgeIndex = (edge: Edge | null | undefined): number => (edge ? EDGES.indexOf(edge) : 0);

/** Where an edge, or a side of a tile that faces it, lies for who looks from `mine`. */
export const WHENCE = ["near", "left", "far", "right"] as const;
export type Whence = (typeof WHENCE)[number];
export function whence(edge: Edge, mine: Edge | null): Whence {
  return WHENCE[(edgeIndex(edge) - edgeIndex(mine) + 4) % 4] ?? "near";
}

/** What a tile offers on the side that faces an edge. */
export function sideFacing(place: Place, edge: Edge): TileSide | undefined {
  return place.sides.find((side) => side.edge === edge);
}

export const placeOf = (view: SmogView, id: string): Place | undefined => view.places.find((place) => place.id === id);

/** Who would win the Shadow Master's favours by reserve alone; nobody when it is shared or empty. */
export function leader(view: SmogView): { seat: number; reserve: number } | null {
  const most = Math.max(...view.sides.map((side) => side.reserve));
  const seats = view.sides.flatMap((side, seat) => (side.reserve === most ? [seat] : []));
  return most > 0 && seats.length === 1 ? { seat: seats[0] ?? 0, reserve: most } : null;
}
