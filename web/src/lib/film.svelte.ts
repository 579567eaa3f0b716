// A game, moment by moment, as seen by one seat, a watcher, or all seats together.
// During the game, only the person's own view and a watcher's view are available.
import type { Frame, Frames, Happening, TableInfo } from "../generated/messages";
import { api } from "./api";
import { games, loadGame } from "./games.svelte";
import { loadTable } from "../games/boards";
import { settings } from "./settings.svelte";

export const WATCHER = -1;
export const EVERYBODY = -2; // all hands open
const PAGE = 100; // moments that one request brings
const BEAT = 900; // milliseconds a moment stays, at speed 1
export const PACES = [0.5, 1, 2, 4] as const;

export type Turn = { number: number; seat: number; at: number };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Merge what several seats know about the same thing: one shows what another may not see. */
export function together(seen: unknown[]): unknown {
  const known = seen.filter((value) => value !== null && value !== undefined);
  const lists = known.filter(Array.isArray) as unknown[][];
  if (lists.length > 0) {
    const longest = lists.reduce((a, b) => (b.length > a.length ? b : a));
    return longest.map((_, i) => together(lists.map((list) => list[i])));
  }
  const records = known.filter(isRecord);
  if (records.length > 0) {
    const keys = new Set(records.flatMap(Object.keys));
    return Object.fromEntries(
      [...keys].map((key) => [key, together(records.map((each) => each[key]))]),
    );
  }
  return known[0] ?? null;
}

function openFrame(seen: Frame[]): Frame {
  const [first] = seen as [Frame, ...Frame[]];
  const known = (i: number) =>
    seen.map((frame) => frame.events[i]).find((event) => event && !event.hidden);
  return {
    ...first,
    events: first.events.map((event, i) => known(i) ?? event),
    view: together(seen.map((frame) => frame.view)) as Frame["view"],
  };
}

/** The same moments of every seat as one open game. */
export function opened(pages: Frames[]): Frames {
  const [first] = pages as [Frames, ...Frames[]];
  return {
    ...first,
    frames: first.frames.map((_, i) => openFrame(pages.flatMap((page) => page.frames[i] ?? []))),
  };
}

const isTurn = (event: Happening): boolean => event.name === "turn";

/** Where turns begin, as far as the moments are known. */
export function turnsOf(frames: (Frame | undefined)[]): Turn[] {
  return frames.flatMap((frame, at) => {
    const begun = frame?.events.filter(isTurn) ?? [];
    return begun.map((event, i) => ({ number: (frame?.turns ?? 0) + i + 1, seat: event.seat, at }));
  });
}

export class Film {
  table = $state.raw<TableInfo | null>(null);
  frames = $state.raw<(Frame | undefined)[]>([]);
  seat = $state(WATCHER);
  at = $state(0);
  running = $state(false);
  pace = $state<number>(Math.max(1, settings.speed)); // times the usual speed

  frame: Frame | undefined = $derived(this.frames[this.at]);
  last: number = $derived(Math.max(0, this.frames.length - 1));
  turns: Turn[] = $derived(turnsOf(this.frames));
  turn: Turn | null = $derived(this.turns.findLast((turn) => turn.at <= this.at) ?? null);

  private run = 0; // raised when earlier requests are no longer wanted

  constructor(readonly id: string) {}

  /** Fetch the game; start at the moment of a log entry, or at the beginning. */
  async open(version: number | null): Promise<void> {
    const table = await api.table(this.id);
    await Promise.all([loadGame(table.game), loadTable(table.game), games.load()]);
    this.table = table;
    this.seat = table.yours;
    await this.fetchAll(0);
    if (version === null) return; // somebody who has begun to step stays there
    this.go(this.frames.findLastIndex((frame) => (frame?.version ?? Infinity) <= version));
  }

  close(): void {
    this.run++;
    this.running = false;
  }

  private async page(first: number): Promise<Frames> {
    if (this.seat !== EVERYBODY) return api.frames(this.id, this.seat, first);
    const seats = this.table?.seats ?? [];
    return opened(await Promise.all(seats.map((_, seat) => api.frames(this.id, seat, first))));
  }

  private async fetchPage(first: number, run: number): Promise<void> {
    const page = await this.page(first);
    if (run !== this.run) return;
    const all =
      this.frames.length === page.count
        ? [...this.frames]
        : new Array<Frame | undefined>(page.count);
    page.frames.forEach((frame, i) => (all[page.first + i] = frame));
    this.frames = all;
  }

  /** All moments, starting with those around the one being shown. */
  private async fetchAll(around: number): Promise<void> {
    const run = ++this.run;
    await this.fetchPage(Math.floor(around / PAGE) * PAGE, run);
    for (let first = 0; first <= this.last && run === this.run; first += PAGE)
      if (this.frames[first] === undefined) await this.fetchPage(first, run);
  }

  go(to: number): void {
    this.at = Math.min(Math.max(0, to), this.last);
  }

  step = (by: number): void => {
    this.running = false;
    this.go(this.at + by);
  };

  /** The beginning of the next turn, or of this one and then the one before. */
  stepTurn = (by: 1 | -1): void => {
    this.running = false;
    const starts = this.turns.map((turn) => turn.at);
    const to = by > 0 ? starts.find((at) => at > this.at) : starts.findLast((at) => at < this.at);
    this.go(to ?? (by > 0 ? this.last : 0));
  };

  /** Look through other eyes, at the same moment. */
  async seenBy(seat: number): Promise<void> {
    this.seat = seat;
    this.frames = new Array<Frame | undefined>(this.frames.length);
    await this.fetchAll(this.at);
  }

  toggle = (): void => {
    if (this.at >= this.last) this.at = 0;
    this.running = !this.running;
  };

  /** While it runs: one moment after the other. Returns how to stop. */
  roll(): () => void {
    const timer = setInterval(() => {
      if (this.at >= this.last) this.running = false;
      else this.go(this.at + 1);
    }, BEAT / this.pace);
    return () => clearInterval(timer);
  }
}
