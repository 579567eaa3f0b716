// The rules of a game, fetched once; every prompt and log line links to them.
import type { RuleText } from "../generated/messages";
import { api } from "./api";

const books = $state<Record<string, Record<string, RuleText>>>({});
const asked = new Set<string>();

export async function loadRules(game: string): Promise<void> {
  if (asked.has(game)) return;
  asked.add(game);
  try {
    const rules = await api.rules(game);
    books[game] = Object.fromEntries(rules.map((rule) => [rule.id, rule]));
  } catch {
    asked.delete(game); // asked again when the next rule is opened
  }
}

/** The rule of a full id ("abyss:33"), or null while unknown. */
export function ruleText(id: string): RuleText | null {
  const game = id.split(":")[0] ?? "";
  return books[game]?.[id] ?? null;
}

export const ruleNumber = (id: string): string => id.slice(id.indexOf(":") + 1);
