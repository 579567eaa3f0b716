// What lies around a board: open sea, other rooms, or forest.
import { hasTag, type Plan } from "./plan";
import { isNatural, terrainOf } from "./terrain";

export type Surroundings = "sea" | "cellar" | "canopy";

export function surroundingsOf(plan: Plan): Surroundings {
  if (plan.edge.kind === "open_sea") return "sea";
  const wild = plan.zone.some((zone) => hasTag(zone, "edge") && isNatural(terrainOf(zone, plan)));
  return wild ? "canopy" : "cellar";
}

const COLOURS: Record<Surroundings, string> = {
  sea: "#14465c",
  cellar: "#151311",
  canopy: "#18220f",
};
/** Its colour, for where nothing is painted yet. */
export const surroundingColour = (plan: Plan): string => COLOURS[surroundingsOf(plan)];
