// A simulation: bots play the scenario on the server, and the results so far are shown.
import type { SimulationFigures } from "../../../generated/messages";
import { api, Refusal } from "../../../lib/api";
import { lobbyReason } from "../../../lib/words";

const STORE = "tablee-editor-simulation";
const Z = 1.96; // of a normal distribution: 95 in 100 lie within

/** The 95 % interval of a rate by Wilson's score; it never leaves 0 to 1. */
export function interval(won: number, games: number): [number, number] {
  if (games === 0) return [0, 1];
  const spread = (Z * Z) / games;
  const rate = won / games;
  const middle = (rate + spread / 2) / (1 + spread);
  const half = (Z / (1 + spread)) * Math.sqrt((rate * (1 - rate)) / games + spread / (4 * games));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** The middle one of some numbers; of two in the middle, their mean. */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[half - 1] ?? 0, sorted[half] ?? 0];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export const mean = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

type Kept = { figures: SimulationFigures; wanted: number; text: string };

export class Simulation {
  figures = $state.raw<SimulationFigures | null>(null);
  wanted = $state(0);
  running = $state(false);
  refused = $state<string | null>(null);
  /** The file that was played: the figures are of no other. */
  text = $state("");
  private stopper: AbortController | null = null;

  constructor(private readonly game: string) {
    try {
      const kept = JSON.parse(localStorage.getItem(STORE) ?? "null") as Kept | null;
      if (kept) [this.figures, this.wanted, this.text] = [kept.figures, kept.wanted, kept.text];
    } catch {
      // storage refused or not ours: nothing was simulated
    }
  }

  async run(text: string, games: number): Promise<void> {
    if (this.running) return;
    this.stopper = new AbortController();
    [this.running, this.refused, this.figures] = [true, null, null];
    [this.wanted, this.text] = [games, text];
    try {
      await api.simulate(this.game, text, games, (told) => this.take(told), this.stopper.signal);
    } catch (error) {
      if (error instanceof Refusal) {
        if (!this.stopper.signal.aborted) this.refused = lobbyReason(error.reason);
      } else if (!this.stopper.signal.aborted) throw error;
    } finally {
      this.running = false;
    }
  }

  /** End it now; what is done is kept. */
  stop(): void {
    this.stopper?.abort();
  }

  private take(told: SimulationFigures): void {
    this.figures = told;
    const kept: Kept = { figures: told, wanted: this.wanted, text: this.text };
    try {
      localStorage.setItem(STORE, JSON.stringify(kept));
    } catch {
      // storage is full or refused: the page still has them
    }
  }
}
