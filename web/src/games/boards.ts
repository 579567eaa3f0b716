// What each game's folder provides, or the generic board where a game has none.
import type { Component } from "svelte";
import type { Choice, Question, TableInfo } from "../generated/messages";
import type { GameView } from "../generated/views";
import type { Decision } from "../lib/decision.svelte";
import type { Desk } from "../lib/desk";
import type { Words } from "../lib/words";
import Generic from "./generic";
import type { Parts, TableParts } from "./parts";

const FOUND = import.meta.glob<Parts>("./*/index.ts", { eager: true, import: "default" });
// A table of a game is only ever given views of that game.
const AT_TABLE = import.meta.glob<TableParts>("./*/table.ts", { import: "default" });
const loaded: Record<string, TableParts> = {};

export const partsOf = (game: string): Parts => FOUND[`./${game}/index.ts`] ?? Generic;

/** Load what a table of a game needs; before that, nothing of it can be drawn. */
export async function loadTable(game: string): Promise<void> {
  const load = AT_TABLE[`./${game}/table.ts`] ?? AT_TABLE["./generic/table.ts"];
  if (load) loaded[game] ??= await load();
}

export function atTable(game: string): TableParts {
  const parts = loaded[game];
  if (!parts) throw new Error(`the board of ${game} is used before it is loaded`);
  return parts;
}

type Own = { game: string; load: () => Promise<Component> };

/** The page that a game has of its own at an address, if one has. */
export function pageAt(path: string): Own | null {
  for (const [file, { pages = [] }] of Object.entries(FOUND)) {
    const game = file.split("/")[1] ?? "";
    const found = pages.find((each) => each.path === path);
    if (found) return { game, load: async () => (await found.load()).default };
  }
  return null;
}

/** A view whose parts all have words of their own, for reading it aloud. */
export const readable = (game: string, view: GameView): object =>
  atTable(game).readable?.(view) ?? view;

type Moment = { view: GameView; question: Question | null };

function describe(game: string, choice: Choice, { view, question }: Moment, words: Words): string {
  return atTable(game).describe?.(choice, view, words, question) ?? words.action(choice);
}

/** A moment of a table as a board draws it; without a decision it is read-only. */
export function deskOf(
  table: TableInfo,
  { view, question }: Moment,
  words: Words,
  seat: number,
  decision: Decision | null = null,
): Desk {
  const asked = decision?.question ?? question;
  const inWords = (choice: Choice) =>
    describe(table.game, choice, { view, question: asked }, words);
  return {
    table,
    view,
    question: asked,
    words,
    decision,
    describe: inWords,
    me: Math.max(0, seat),
    viewer: seat,
  };
}
