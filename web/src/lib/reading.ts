// Any game's view as readable lines: names for keys and pieces, lists and records expanded.
import { isRecord, entriesOf, pieceName, zoneName } from "../games/generic/zones";
import { say } from "./text.svelte";
import type { Words } from "./words";

export type Reading = { name: string; text: string };

// Told at another place of the same text.
const ELSEWHERE = ["seat", "question", "turn", "phase", "tie_break"];

type Things = Record<string, string[]>;

export class Reader {
  constructor(
    private readonly words: Words,
    private readonly things: Things,
    /** Fields whose numbers are players. */
    private readonly players: readonly string[],
  ) {}

  private text(value: unknown): string {
    if (typeof value === "boolean") return say(value ? "yes" : "no");
    if (Array.isArray(value)) {
      const there = value.filter((each) => each !== null);
      return there.length === 0 ? say("empty") : there.map((each) => this.text(each)).join(", ");
    }
    if (isRecord(value))
      return this.parts(value)
        .map(({ name, text }) => `${name} ${text}`)
        .join(" · ");
    return typeof value === "string"
      ? pieceName(this.words.texts, this.things, value)
      : String(value);
  }

  private seats(value: unknown): string {
    const named = [value].flat().map((seat) => this.words.players[Number(seat)] ?? "");
    return named.length === 0 ? say("empty") : named.join(", ");
  }

  private name(key: string): string {
    const named = zoneName(this.words.texts, key);
    return named ?? pieceName(this.words.texts, this.things, key);
  }

  /** What a record says, key by key; what is unknown or told elsewhere is left out. */
  parts(record: object): Reading[] {
    return entriesOf(record)
      .filter(([key, value]) => value !== null && !ELSEWHERE.includes(key))
      .map(([key, value]) => ({
        name: this.name(key),
        text: this.players.includes(key) ? this.seats(value) : this.text(value),
      }));
  }
}
