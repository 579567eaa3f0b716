// What is printed: maps, sheets, cards, units.
import cardFacts from "../../../../src/tablee/games/conan/facts/equipment.toml";
import heroFacts from "../../../../src/tablee/games/conan/facts/heroes.toml";
import spellFacts from "../../../../src/tablee/games/conan/facts/spells.toml";
import unitFacts from "../../../../src/tablee/games/conan/facts/units.toml";
import type { ConanView, Die, Hero } from "../../generated/conan";
import type { EventTile } from "../../generated/messages";
import { api, Refusal } from "../../lib/api";
import { partsOf, silhouetteOf } from "./figures/look";
import type { Plan, PlanBorder, PlanZone } from "./ground/plan";
import "./drawings";

export type MapZone = PlanZone & { capacity: number };
export type MapBorder = PlanBorder;
/** A map file; the kinds of its borders are for the editor, which offers them. */
export type MapFile = Omit<Plan, "zone"> & { zone: MapZone[]; border_kind: Record<string, object> };

export const BOXES = ["movement", "melee", "ranged", "manipulation", "defence", "reroll"] as const;
export const NO_LIMIT = 99;
export const OVERLORD = 0; // the seat

type Uses = { dice: Die[] };
type Sheet = { id: string; energy: number } & Record<string, { die?: Die; limit?: number }>;
export type Card = {
  id: string;
  weight: number;
  kind: string;
  melee?: Uses;
  ranged?: Uses;
  active_defence?: Uses;
  passive_defence?: Uses;
};
type Unit = {
  id: string;
  class: string;
  armour?: number;
  move?: number;
  melee?: Uses;
  ranged?: Uses;
  skills?: string[];
  /** Points of reinforcement for one figure. */
  reinforcement?: number;
};
type Spell = { id: string; cost: number; exertion_limit?: number; reaction?: boolean };

const byId = <T extends { id: string }>(rows: T[]): Record<string, T> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));
const SHEETS = byId(heroFacts.hero as Sheet[]);
export const CARDS = byId(cardFacts.equipment as Card[]);
export const SPELLS = byId(spellFacts.spell as Spell[]);
const UNITS = byId(unitFacts.unit as Unit[]);

export const dieOf = (hero: string, box: string): Die | undefined => SHEETS[hero]?.[box]?.die;
export const energyOf = (hero: string): number => SHEETS[hero]?.energy ?? 0;

/** The colour of a figure's base or of a tile; without one it is bone. */
export function baseColour(figure: string): string {
  const { colour } = partsOf(figure);
  return colour === "none" ? "bone" : colour;
}
export const unitOf = (figure: string): Unit | undefined => UNITS[partsOf(figure).unit];
/** The drawing of a figure or of a tile. */
export const iconOf = (figure: string): string =>
  figure.startsWith("event") ? "scroll" : silhouetteOf(figure);
export const isHero = (figure: string): boolean => figure in SHEETS;

const files = import.meta.glob<MapFile>("../../../../src/tablee/games/conan/facts/maps/*.toml", {
  import: "default",
});

/** The map on which zones with these names lie: "pict_village_b2" is b2 of pict_village. */
export async function loadMap(zone: string): Promise<MapFile | null> {
  for (const [path, load] of Object.entries(files)) {
    const id = /([^/]+)\.toml$/u.exec(path)?.[1] ?? "";
    if (zone.startsWith(`${id}_`)) return load();
  }
  return null;
}

const explained = new Map<string, Promise<EventTile[]>>();

/** What the event tiles of a table bring, explained by the server: its scenario may be anybody's. */
export function loadEvents(table: string, scenario: string): Promise<EventTile[]> {
  const key = `${table} ${scenario}`; // all lessons are played on tables of one name
  const asked = explained.get(key) ?? api.tableEvents(table, scenario);
  explained.set(key, asked);
  return asked.catch((error: unknown) => {
    explained.delete(key); // asked again the next time
    if (error instanceof Refusal) return [];
    throw error;
  });
}
export const zoneName = (map: MapFile, id: string): string => `${map.id}_${id}`;

/** Two zones by name, whichever comes first: there is one border at most between them. */
export const pair = (one: string, other: string): string => [one, other].sort().join();
export const pairOf = (map: MapFile, { zones: [one, other] }: MapBorder): string =>
  pair(zoneName(map, one), zoneName(map, other));

export const heroOf = (view: ConanView, figure: string): Hero | undefined =>
  view.heroes.find((hero) => hero.hero === figure);
