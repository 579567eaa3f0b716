// The review of a finished game: asked for, waited for, and looked at move by move.
import type { Decision, Reason, ReviewProgress, ReviewState } from "../generated/messages";
import { api, Refusal } from "./api";

export const LEVEL = "expert";
const KEPT = "tablee-found:"; // with a table's id: the mistakes for which the better move was found

export type Mark = Decision["mark"];

/** The numbers of the mistakes of a game that this browser's person has learned from. */
function learned(table: string): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT + table) ?? "[]");
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "number") : [];
  } catch {
    return [];
  }
}

export class Analysis {
  state = $state.raw<ReviewState | null>(null);
  progress = $state.raw<ReviewProgress | null>(null);
  refused = $state.raw<{ reason: Reason | null } | null>(null);
  failed = $state(false);
  found = $state.raw<number[]>([]);
  readonly review = $derived(this.state?.review ?? null);
  private waiting: AbortController | null = null;

  constructor(readonly table: string) {
    this.found = learned(table);
  }

  /** What is known of the review, which costs nothing. */
  async look(): Promise<void> {
    await this.attempt(async () => void (this.state = await api.review(this.table, LEVEL)));
  }

  /** Have it made; it is made for as long as this page waits. */
  async make(): Promise<void> {
    this.waiting = new AbortController();
    const { signal } = this.waiting;
    await this.attempt(async () => {
      const told = (progress: ReviewProgress): void => void (this.progress = progress);
      await api.makeReview(this.table, LEVEL, told, signal);
      this.failed = this.progress?.phase !== "done" && !signal.aborted;
      this.state = await api.review(this.table, LEVEL);
    });
    this.progress = this.waiting = null;
  }

  stop = (): void => this.waiting?.abort();

  private async attempt(what: () => Promise<void>): Promise<void> {
    this.refused = null;
    try {
      await what();
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
      if (error instanceof TypeError)
        this.failed = true; // the stream broke off
      else if (error instanceof Refusal) this.refused = { reason: error.reason };
      else throw error;
    }
  }

  /** The decision that the game is about at a frame: the one to be made there. */
  at(frame: number): Decision | null {
    return this.review?.decisions.findLast((each) => each.frame === frame) ?? null;
  }

  marked(seat: number | null): Decision[] {
    const all = this.review?.decisions ?? [];
    return all.filter((each) => each.mark !== "" && (seat === null || each.seat === seat));
  }

  /** Keep that the better move was found or shown. */
  learn(number: number): void {
    if (this.found.includes(number)) return;
    this.found = [...this.found, number];
    try {
      localStorage.setItem(KEPT + this.table, JSON.stringify(this.found));
    } catch {
      // private windows may refuse: then it is kept until the page is left
    }
  }
}
