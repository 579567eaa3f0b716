// Any game's view as zones of pieces: lists are zones, numbers are facts, a list of one record
// for each seat is what lies before the players.
import type { View } from "../../lib/desk";
import { page, say, type Texts } from "../../lib/text.svelte";

export type Zone = { key: string; pieces: string[] };
export type Fact = { key: string; value: string };
export type Layout = { zones: Zone[]; facts: Fact[]; sides: View[] | null };

// Told elsewhere on the page.
const ELSEWHERE = ["seat", "question", "turn", "phase", "tie_break"];

const isRecord = (value: unknown): value is View =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Pieces of a list, however deep: a pile of piles is read one after the other. */
function pieces(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(pieces);
  if (isRecord(value)) return Object.values(value).flatMap(pieces);
  return value === null || value === undefined ? [] : [String(value)];
}

export function layout(view: View, seats: number): Layout {
  const found: Layout = { zones: [], facts: [], sides: null };
  for (const [key, value] of Object.entries(view)) {
    if (ELSEWHERE.includes(key) || value === null) continue;
    if (Array.isArray(value)) {
      const sides = value.length === seats && value.every(isRecord);
      if (sides && found.sides === null) found.sides = value as View[];
      else found.zones.push({ key, pieces: pieces(value) });
    } else if (isRecord(value)) found.zones.push({ key, pieces: pieces(value) });
    else found.facts.push({ key, value: String(value) });
  }
  return found;
}

/** The word for a part of a view; null: the page has none. */
export function zoneName(key: string): string | null {
  return page.has(`ui-zone-${key}`) ? say(`zone-${key}`) : null;
}

/** The word for a part of a view, or its key made readable. */
export const zoneTitle = (key: string): string => zoneName(key) ?? key.replaceAll("_", " ");

/** The name of a piece known only by its id: the first kind of thing that has it. */
export function pieceName(texts: Texts, things: Record<string, string[]>, id: string): string {
  for (const [thing, ids] of Object.entries(things)) {
    if (ids.includes(id) && texts.has(`${thing}-${id}`)) return texts.say(`${thing}-${id}`);
  }
  return id;
}
