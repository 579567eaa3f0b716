// The board of each game; a game without one of its own gets the plain table.
import type { Component } from "svelte";
import type { Choice } from "../generated/messages";
import type { Desk, View } from "../lib/desk";
import type { Session } from "../lib/session.svelte";
import type { Words } from "../lib/words";
import Abyss from "./abyss/Board.svelte";
import { describeChoice } from "./abyss/lords";
import Conspiracy from "./conspiracy/Board.svelte";
import { describeChoice as describeConspiracy } from "./conspiracy/lords";
import Plain from "./generic/Board.svelte";
import Smog from "./smog/Board.svelte";
import { describeChoice as describeSmog } from "./smog/words";

export type Board = Component<{ desk: Desk; session: Session | null }>;
type Describe = (choice: Choice, view: View, words: Words) => string;

const BOARDS: Record<string, { board: Board; describe: Describe }> = {
  abyss: { board: Abyss, describe: describeChoice },
  conspiracy: { board: Conspiracy, describe: describeConspiracy },
  smog: { board: Smog, describe: describeSmog },
};

export const boardOf = (game: string): Board => BOARDS[game]?.board ?? Plain;

export function describe(game: string, choice: Choice, view: View, words: Words): string {
  return BOARDS[game]?.describe(choice, view, words) ?? words.action(choice);
}
