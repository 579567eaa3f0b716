// What a game's folder provides to the page: the default exports of its index.ts, which every page
// loads, and of its table.ts, which is loaded with the first table of the game.
import type { Component, Snippet } from "svelte";
import type { Choice, PlannedTable, Question, Result, TableInfo } from "../generated/messages";
import type { GameName, GameViews } from "../generated/views";
import type { Desk } from "../lib/desk";
import type { Draft } from "../lib/draft.svelte";
import type { Session } from "../lib/session.svelte";
import type { Words } from "../lib/words";

export type Told = { table: string[]; sides: string[][] };

/** What is needed at a table and in a replay. */
export type TableParts<G extends GameName = GameName> = {
  board: Component<{ desk: Desk<G>; session: Session | null; line?: Snippet | undefined }>;
  /** Whether the board draws the line of a replay itself, where the question of a live table stands. */
  holdsLine?: boolean;
  /** A choice in words, where its board says more than the game's texts. */
  describe?: (
    choice: Choice,
    view: GameViews[G],
    words: Words,
    question: Question | null,
  ) => string;
  /** The keys of its board: texts `<game>-key-<name>`, and what each does. */
  keys?: readonly string[];
  /** The table in sentences, to be read or heard: what all share, then each seat's side. */
  told?: (desk: Desk<G>) => Told;
  /** A view whose parts all have words of their own, for reading it aloud. */
  readable?: (view: GameViews[G]) => object;
  /** Fields of its view whose numbers are players. */
  players?: readonly string[];
  /** What the end shows in place of points, where the game is won without any. */
  ending?: Component<{ view: GameViews[G]; words: Words; result: Result }>;
};

/** What is needed before: small, since every visitor loads it for every game. */
export type Parts = {
  /** The drawing on its poster in the lobby, in a box of 200 by 172. */
  poster: Component;
  /** The icon of its tables in lists. */
  icon: string;
  /** Whether its palette has water of its own, which then lies behind the whole table. */
  water?: boolean;
  /** What is chosen of it before the start in its own way, and the options that this covers. */
  setup?: {
    options: readonly string[];
    load: () => Promise<{ default: Component<{ draft: Draft; plan: PlannedTable | null }> }>;
  };
  /** What is shown of a table while people are joining. */
  briefing?: () => Promise<{ default: Component<{ options: TableInfo["options"] }> }>;
  /** What the lobby says of its pages. */
  card?: Component;
  /** Pages of its own, each loaded when it is first opened. */
  pages?: { path: string; load: () => Promise<{ default: Component }> }[];
};
