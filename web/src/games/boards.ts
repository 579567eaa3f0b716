// The board of each game; a game without one of its own gets the plain table.
import type { Component } from "svelte";
import type { Choice, Question, TableInfo } from "../generated/messages";
import type { GameName, GameView, GameViews } from "../generated/views";
import type { Decision } from "../lib/decision.svelte";
import type { Desk } from "../lib/desk";
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

type Parts<G extends GameName> = {
  board: Component<{ desk: Desk<G>; session: Session | null }>;
  describe: (choice: Choice, view: GameViews[G], words: Words, question: Question | null) => string;
  readable?: (view: GameViews[G]) => object;
};
export type Board = Parts<GameName>["board"];

const BOARDS: { [G in GameName]?: Parts<G> } = {
  abyss: { board: Abyss, describe: describeChoice, readable: readableView },
  conspiracy: { board: Conspiracy, describe: describeConspiracy, readable: readableConspiracy },
  conan: { board: Conan, describe: describeConan },
  smog: { board: Smog, describe: describeSmog },
};

/** What draws a game; a table of a game is only ever given views of that game. */
const partsOf = (game: string): Parts<GameName> | undefined =>
  (BOARDS as Partial<Record<string, Parts<GameName>>>)[game];

export const boardOf = (game: string): Board => partsOf(game)?.board ?? Plain;

/** A view whose parts all have words of their own, for reading it aloud. */
export const readable = (game: string, view: GameView): object =>
  partsOf(game)?.readable?.(view) ?? view;

type Moment = { view: GameView; question: Question | null };

function describe(game: string, choice: Choice, { view, question }: Moment, words: Words): string {
  return partsOf(game)?.describe(choice, view, words, question) ?? words.action(choice);
}

/** A moment of a table as a board draws it; without a decision it is only looked at. */
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
