// The answer a person is about to give: which choices there are, and the one picked up so far.
import type { Choice, Question } from "../generated/messages";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

const WAYS_OUT = ["pass", "go_on"];

/** A spot on the table: the choices it stands for, "explore" or "pay:crab_3". */
export const spot = (choice: Choice): string =>
  choice.piece === null ? choice.family : `${choice.family}:${choice.piece}`;

export class Decision {
  selected = $state<number | null>(null);

  /** A board with a gesture of its own hears the keys first; true: it has used the key. */
  keys: ((key: string) => boolean) | null = null;

  constructor(readonly session: Session) {}

  /** The question, when it is mine to answer and nothing is under way. */
  question: Question | null = $derived.by(() => {
    const { position, info, sending, behind, link } = this.session;
    const question = position?.question ?? null;
    const mine = question !== null && (info?.yours ?? -1) >= 0 && question.choices !== null;
    return mine && sending === null && behind === 0 && link === "open" ? question : null;
  });

  choices: Choice[] = $derived(this.question?.choices ?? []);
  chosen: Choice | null = $derived(
    this.choices.find((choice) => choice.action === this.selected) ?? null,
  );
  private spots = $derived(new Map(this.choices.map((choice) => [spot(choice), choice])));

  /** The way out of a question: pass, or go on without. */
  wayOut: Choice | null = $derived(
    this.choices.length > 1
      ? (this.choices.find((choice) => WAYS_OUT.includes(choice.family)) ?? null)
      : null,
  );

  /** The one answer that commits, if there is only one besides the way out. */
  main: Choice | null = $derived.by(() => {
    if (this.chosen) return this.chosen;
    const others = this.choices.filter((choice) => choice !== this.wayOut);
    return others.length === 1 ? (others[0] ?? null) : null;
  });

  at(...spots: string[]): Choice | null {
    for (const each of spots) {
      const found = this.spots.get(each);
      if (found) return found;
    }
    return null;
  }

  number(choice: Choice): number {
    return this.choices.indexOf(choice) + 1;
  }

  /** A piece was touched: once shows what it would do, twice does it. */
  pick(choice: Choice): void {
    if (settings.oneClick || this.selected === choice.action) this.play(choice);
    else {
      this.selected = choice.action;
      this.session.previewed = null; // of what was chosen before
    }
  }

  play(choice: Choice): void {
    this.selected = null;
    this.session.move(choice.action);
  }

  clear(): void {
    this.selected = null;
  }
}
