// The board of each game; a game without one of its own gets the plain table.
import type { Component } from "svelte";
import type { Choice, Question, TableInfo } from "../generated/messages";
import type { Decision } from "../lib/decision.svelte";
import type { Desk, View } from "../lib/desk";
import type { Session } from "../lib/session.svelte";
import type { Words } from "../lib/words";
import Abyss from "./abyss/Board.svelte";
import { readableView } from "./abyss/facts";
import { describeChoice } from "./abyss/lords";
import Conan from "./conan/Board.svelte";
import { describeChoice as describeConan } from "./conan/words";
import Conspiracy from "./conspiracy/Board.svelte";
import { readableView as readableConspiracy } from "./conspiracy/facts";
import { describeChoice as describeConspiracy } from "./conspiracy/lords";
import Plain from "./generic/Board.svelte";
import Smog from "./smog/Board.svelte";
import { describeChoice as describeSmog } from "./smog/words";

export type Board = Component<{ desk: Desk; session: Session | null }>;
type Describe = (choice: Choice, view: View, words: Words, question: Question | null) => string;

const BOARDS: Record<string, { board: Board; describe: Describe; readable?: (view: View) => View }> = {
  abyss: { board: Abyss, describe: describeChoice, readable: readableView },
  conspiracy: { board: Conspiracy, describe: describeConspiracy, readable: readableConspiracy },
  conan: { board: Conan, describe: describeConan },
  smog: { board: Smog, describe: describeSmog },
};

export const boardOf = (game: string): Board => BOARDS[game]?.board ?? Plain;

/** A view whose parts all have words of their own, for reading it aloud. */
export const readable = (game: string, view: View): View => BOARDS[game]?.readable?.(view) ?? view;

type Moment = { view: View; question: Question | null };

function describe(game: string, choice: Choice, { view, question }: Moment, words: Words): string {
  return BOARDS[game]?.describe(choice, view, words, question) ?? words.action(choice);
}

/** A moment of a table as a board draws it; without a decision it is only looked at. */
export function deskOf(
  table: TableInfo,
  { view, question }: Moment,
  words: Words,
  seat: number,
  decision: Decision | null = null,
): Desk {
  const inWords = (choice: Choice) => describe(table.game, choice, { view, question }, words);
  return { table, view, question, words, decision, describe: inWords, me: Math.max(0, seat) };
}
