// What is printed on the pieces of Abyss, read from the facts of the Python package.
import lordFacts from "../../../../src/tablee/games/abyss/facts/lords.toml";
import type { AbyssView, Side } from "../../generated/abyss";
import "./drawings";

export const RACES = ["crab", "jellyfish", "seahorse", "shellfish", "squid"] as const;
export type Race = (typeof RACES)[number];

export type Lord = {
  id: string;
  guild: string;
  influence: number;
  keys: number;
  cost_value: number;
  race_count: number;
  required_race: Race | "none";
  timing: string;
};

export const LORDS: Record<string, Lord> = Object.fromEntries(
  (lordFacts.lords as Lord[]).map((lord) => [lord.id, lord]),
);

/** An arrow stands for a power that acts once, when the lord enters play, and never again. */
export const hasArrow = (lord: Lord): boolean => lord.timing === "on_recruit";

export const TRACK_SPACES = 5;
export const COURT_SPACES = 6;
export const LORDS_TO_END = 7;
export const KEYS_PER_LOCATION = 3;

/** Rewards of the threat track: keys, and things that may each be a pearl or a monster token. */
export const REWARDS = [
  { keys: 0, choices: 1 },
  { keys: 0, choices: 2 },
  { keys: 1, choices: 0 },
  { keys: 1, choices: 1 },
  { keys: 1, choices: 2 },
  { keys: 2, choices: 0 },
];

/** "crab_3" is a crab of value 3; "monster" has no value. */
export function readCard(card: string): { race: string; value: string } {
  const [race = "", value = ""] = card.split("_");
  return { race, value };
}

/** A hand by race and value, or by value and race. */
export function inHandOrder(hand: readonly string[], order: "kind" | "value"): string[] {
  const race = (ally: string) => RACES.findIndex((each) => each === readCard(ally).race);
  const value = (ally: string) => Number(readCard(ally).value);
  return [...hand].sort((a, b) =>
    order === "kind"
      ? race(a) - race(b) || value(a) - value(b)
      : value(a) - value(b) || race(a) - race(b),
  );
}

export type LordState = "free" | "disabled" | "housed";

/** A side's lords, each once: a disabled lord is one of the free ones, turned. */
export function lordsOf(side: Side): { id: string; state: LordState }[] {
  const free = side.free.map((id) => ({
    id,
    state: side.disabled.includes(id) ? ("disabled" as const) : ("free" as const),
  }));
  return [...free, ...side.housed.map((id) => ({ id, state: "housed" as const }))];
}

export const lordCount = (side: Side): number => lordsOf(side).length;

/** The view with race names for the council's stacks and the threat counted from one. */
export function readableView(view: AbyssView): object {
  const { stacks, threat } = view;
  const named = Object.fromEntries(RACES.map((race, i) => [race, stacks[i] ?? 0]));
  return { ...view, stacks: named, threat: threat + 1 };
}
