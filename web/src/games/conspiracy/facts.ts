// What is printed on the pieces of Conspiracy, read from the facts of the Python package.
import locationFacts from "../../../../src/tablee/games/conspiracy/facts/locations.toml";
import lordFacts from "../../../../src/tablee/games/conspiracy/facts/lords.toml";
import type { Chamber, Colour, ConspiracyView, Metal } from "../../generated/conspiracy";
import "./drawings";

export const COLOURS: readonly Colour[] = ["blue", "yellow", "red", "green", "purple"];

export type Lord = {
  id: string;
  colour: Colour;
  guild: string;
  influence: number;
  key: "none" | "silver" | "gold";
  pearls: number;
};
export type Location = {
  id: string;
  points: number;
  pearls: number;
  kind: string;
  params: { per?: number; group?: number; colour?: Colour };
};

const byId = <T extends { id: string }>(rows: T[]): Record<string, T> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

export const LORDS = byId(lordFacts.lords as Lord[]);
export const LOCATIONS = byId(locationFacts.locations as Location[]);

/** The spaces of the inverted pyramid, row by row, in the order in which lords are placed. */
export const ROWS = [[0, 1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11], [12, 13], [14]];
export const SPACES = 15;
export const MAX_DRAWN = 3;
export const KEYS_SHOWN = 3;
export const PEARL_MASTER_POINTS = 5;
export const PER_COALITION_LORD = 3;

export const METALS: Metal[] = ["silver", "gold"];

/** The view with spaces counted from one, as the board shows them. */
export function readableView(view: ConspiracyView): object {
  const { chambers } = view;
  const counted = chambers.map((chamber) => ({
    ...chamber,
    coats: Object.fromEntries(
      Object.entries(chamber.coats).flatMap(([colour, space]) =>
        space === null ? [] : [[colour, space + 1]],
      ),
    ),
    coalition: chamber.coalition?.map((space) => space + 1) ?? null,
  }));
  return { ...view, chambers: counted };
}

export const placed = (chamber: Chamber): number =>
  chamber.lords.filter((lord) => lord !== null).length;

/** Equal lords as one entry with their number, in the order given. */
export function counted(lords: string[]): { id: string; copies: number }[] {
  return [...new Set(lords)].map((id) => ({
    id,
    copies: lords.filter((other) => other === id).length,
  }));
}

const FEW = 4;

/** A pile as it is fanned: card by card, or kind by kind where cards would hide each other. */
export const fanned = (lords: string[]): { id: string; copies: number }[] =>
  lords.length > FEW ? counted(lords) : lords.map((id) => ({ id, copies: 1 }));
