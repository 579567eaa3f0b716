// What a board is given to draw: the live table, or a moment of a finished game.
import type { Choice, Question, SeatInfo, TableInfo } from "../generated/messages";
import type { GameName, GameView, GameViews } from "../generated/views";
import type { Decision } from "./decision.svelte";
import { mayAnswer, type Words } from "./words";

export interface Desk<G extends GameName = GameName> {
  readonly table: TableInfo;
  readonly view: GameViews[G];
  readonly question: Question | null;
  readonly words: Words;
  readonly decision: Decision | null;
  /** A choice in words; a board may say more than the game's texts (the lord on a court space). */
  readonly describe: (choice: Choice) => string;
  /** The seat this screen belongs to: one's own, or for a watcher the first. */
  readonly me: number;
  /** The seat whose view this is, also in a replay; below 0: a watcher's. Only the seat asked is addressed. */
  readonly viewer: number;
}

/** The seats after mine, in playing order: who answers next stands next. */
export function others(desk: Desk): { seat: SeatInfo; place: number }[] {
  const { seats } = desk.table;
  return seats
    .map((_, step) => (desk.me + step) % seats.length)
    .slice(1)
    .flatMap((place) => {
      const seat = seats[place];
      return seat ? [{ seat, place }] : [];
    });
}

/** The seat whose turn it is, in games that have turns of one seat. */
export const turnOf = (view: GameView): number | null => ("turn" in view ? view.turn : null);

/** The part of the turn under way, in games whose turns have parts. */
export const phaseOf = (view: GameView): string | null => ("phase" in view ? view.phase : null);

/** Whether the current question addresses the viewer. */
export const isAsked = (desk: Desk): boolean =>
  desk.question !== null && mayAnswer(desk.question, desk.viewer);

/** Whether one may go before the end: as a player, or as somebody who may end the game. */
export const mayLeave = ({ table }: Desk): boolean =>
  table.phase === "playing" && (table.yours >= 0 || table.may_end === true);

/** What a seat is doing, in one or two words. */
export type Status = "asked" | "away" | "bot" | "person";

export function status(desk: Desk, place: number): Status {
  const seat = desk.table.seats[place];
  if (seat && seat.kind === "person" && !seat.stand_in && !seat.connected) return "away";
  if (desk.question?.seat === place) return "asked";
  return seat?.bot ? "bot" : "person";
}
