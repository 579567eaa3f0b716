// What is printed on the cards and the board of SMOG, and questions about what lies there.
import cardFacts from "../../../../src/tablee/games/smog/facts/cards.toml";
import type { Artefact, Edge, Ether, Place, SmogView, TileSide } from "../../generated/smog";
import "./drawings";

export const ETHERS: readonly Ether[] = ["blood", "mana", "ectoplasm", "titanium"];
export const ARTEFACTS: readonly Artefact[] = [
  "atlantean_key",
  "spectral_chain",
  "adamantine_key",
  "mithril_lock",
];
/** Clockwise, as the players sit. */
export const EDGES: readonly Edge[] = ["S", "W", "N", "E"];
export const SLOTS = ["I", "II", "III", "IV"];
export const RESERVE = 5;
export const ESPLANADE = "esplanade";
export const GENTLEMEN = ["master_fox", "john_brown", "parvin_khan", "sir_daniel_home"];

type Special = { id: string; requires: Ether[] };
const SPECIALS = Object.fromEntries(
  (cardFacts.special_action as Special[]).map((card) => [card.id, card.requires]),
);

/** The Ethers one must own to play a special action. */
export const required = (special: string): Ether[] => SPECIALS[special] ?? [];

export const edgeIndex = (edge: Edge | null | undefined): number =>
  edge ? EDGES.indexOf(edge) : 0;

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

export const placeOf = (view: SmogView, id: string): Place | undefined =>
  view.places.find((place) => place.id === id);

/** Who would win the Shadow Master's favours by reserve alone; nobody when it is shared or empty. */
export function leader(view: SmogView): { seat: number; reserve: number } | null {
  const most = Math.max(...view.sides.map((side) => side.reserve));
  const seats = view.sides.flatMap((side, seat) => (side.reserve === most ? [seat] : []));
  return most > 0 && seats.length === 1 ? { seat: seats[0] ?? 0, reserve: most } : null;
}

/** The families of answers that turn a tile one way or the other. */
export const TURNS: readonly string[] = ["turn_anticlockwise", "turn_clockwise"];
