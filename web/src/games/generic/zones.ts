// Any game's view as zones of pieces: lists are zones, numbers are facts, a list of one record
// for each seat is what lies in front of the players.
import type { Texts } from "../../lib/text.svelte";

export type Zone = { key: string; pieces: string[] };
export type Fact = { key: string; value: string };
export type Layout = { zones: Zone[]; facts: Fact[]; sides: object[] | null };

// Told elsewhere on the page.
const ELSEWHERE = ["seat", "question", "turn", "phase", "tie_break"];

export const isRecord = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a view, or a part of one, holds. */
export const entriesOf = (view: object): [string, unknown][] => Object.entries(view);

/** Whether a value is one record for each seat. */
export const isBySeat = (value: unknown, seats: number): value is object[] =>
  Array.isArray(value) && value.length === seats && value.every(isRecord);

/** Pieces of a list, however deep: a pile of piles is read one after the other. */
function pieces(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pieces);
  if (isRecord(value)) return Object.values(value).flatMap(pieces);
  return value === null || value === undefined ? [] : [String(value)];
}

export function layout(view: object, seats: number): Layout {
  const found: Layout = { zones: [], facts: [], sides: null };
  for (const [key, value] of entriesOf(view)) {
    if (ELSEWHERE.includes(key) || value === null) continue;
    if (isBySeat(value, seats) && found.sides === null) found.sides = value;
    else if (typeof value === "object") found.zones.push({ key, pieces: pieces(value) });
    else found.facts.push({ key, value: String(value) });
  }
  return found;
}

/** The game's word for a part of its view; null: it has none. */
export function zoneName(texts: Texts, key: string): string | null {
  return texts.has(`ui-zone-${key}`) ? texts.say(`ui-zone-${key}`) : null;
}

/** The game's word for a part of its view, or its key made readable. */
export const zoneTitle = (texts: Texts, key: string): string =>
  zoneName(texts, key) ?? key.replaceAll("_", " ");

/** The name of a piece known only by its id: the first kind of thing that has it. */
export function pieceName(texts: Texts, things: Record<string, string[]>, id: string): string {
  for (const [thing, ids] of Object.entries(things)) {
    if (ids.includes(id) && texts.has(`${thing}-${id}`)) return texts.say(`${thing}-${id}`);
  }
  return id;
}
