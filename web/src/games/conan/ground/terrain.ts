// Which ground a zone has: as its row says, else by the first of its tags that names one.
import { hasTag, type Plan, type PlanZone } from "./plan";

export const TERRAINS = [
  "grass",
  "mud",
  "dirt",
  "ash",
  "sand",
  "hutfloor",
  "flags",
  "slabs",
  "marble",
  "cellar",
  "cobble",
  "rampart",
  "rubble",
  "planks",
  "planks_warm",
  "planks_dark",
  "deck",
  "boards",
  "hold",
  "steps",
  "pit",
  "sea",
  "murk",
] as const;
export type Terrain = (typeof TERRAINS)[number];

const BY_TAG: [string, Terrain][] = [
  ["pit", "pit"],
  ["hold_stairs", "hold"],
  ["central_water", "murk"],
  ["water", "murk"],
  ["ship", "deck"],
  ["walkway", "boards"],
  ["stone_hut", "flags"],
  ["hut", "hutfloor"],
  ["stairs", "steps"],
  ["balcony", "planks_dark"],
  ["rubble", "rubble"],
  ["rampart", "rampart"],
  ["tower", "flags"],
  ["bedroom", "planks"],
  ["bar", "planks_dark"],
  ["street", "cobble"],
  ["ground_floor", "planks_warm"],
  ["cell", "dirt"],
  ["courtyard_room", "flags"],
  ["gate", "cobble"],
  ["courtyard", "dirt"],
  ["road", "dirt"],
  ["cellar", "cellar"],
  ["throne", "marble"],
  ["upper", "marble"],
  ["hall", "slabs"],
  ["room", "flags"],
  ["altar", "ash"],
  ["land", "mud"],
  ["sand", "sand"],
  ["outdoor", "grass"],
];

const isTerrain = (name: string | undefined): name is Terrain =>
  TERRAINS.some((each) => each === name);

export function terrainOf(zone: PlanZone, plan: Plan): Terrain {
  if (isTerrain(zone.terrain)) return zone.terrain;
  const found = BY_TAG.find(([tag]) => hasTag(zone, tag))?.[1] ?? "dirt";
  const atSea = found === "murk" && plan.edge.kind === "open_sea" && hasTag(zone, "water");
  return atSea ? "sea" : found;
}

const NATURAL: Terrain[] = ["grass", "mud", "ash", "dirt", "sand", "rubble"];
export const isNatural = (terrain: Terrain): boolean => NATURAL.includes(terrain);
export const isLiquid = (terrain: Terrain): boolean => terrain === "sea" || terrain === "murk";
/** Where feet wear paths. */
export const isWorn = (terrain: Terrain): boolean => terrain === "grass" || terrain === "mud";
