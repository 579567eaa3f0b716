// The clocks of a table: the server's times, counted on with the browser's monotonic clock.
import type { Session } from "./session.svelte";

const TICK = 500;

export type TimeLeft = { free: number; bank: number; share: number }; // milliseconds; share of the free time

/** Minutes and seconds, rounded up: "0:00" means that nothing is left. */
export function minutes(milliseconds: number): string {
  const seconds = Math.ceil(Math.max(0, milliseconds) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The time left, `since` milliseconds after the server's message: first the free time, then the bank. */
export function timeLeft(
  each: number,
  bank: number,
  used: number,
  running: boolean,
  since: number,
): TimeLeft {
  const free = each * 1000;
  if (!running) return { free, bank, share: 1 };
  const left = free - (used + since);
  return {
    free: Math.max(0, left),
    bank: Math.max(0, bank + Math.min(0, left)),
    share: Math.max(0, left) / free,
  };
}

export class Clocks {
  private now = $state(performance.now());

  constructor(private readonly session: Session) {
    $effect(() => {
      if (!session.info?.clock) return;
      const timer = setInterval(() => (this.now = performance.now()), TICK);
      return () => clearInterval(timer);
    });
  }

  of(seat: number): TimeLeft | null {
    const { info, position, heardAt } = this.session;
    const times = position?.clock;
    if (!info?.clock || !times) return null;
    const since = Math.max(0, this.now - heardAt);
    const running = times.running.includes(seat);
    return timeLeft(info.clock.each, times.banks[seat] ?? 0, times.used, running, since);
  }

  runs(seat: number): boolean {
    return this.session.position?.clock?.running.includes(seat) ?? false;
  }
}
