// Paying for a lord: allies are laid out freely, the server says what that would do, and only then
// are they paid, one by one, in the order in which the rules ask for them.
import type { Choice, Previewed, Question } from "../../generated/messages";
import type { Decision } from "../../lib/decision.svelte";
import { RACES, readCard } from "./facts";

const value = (ally: string): number => Number(readCard(ally).value);
const race = (ally: string): number => RACES.findIndex((each) => each === readCard(ally).race);

/** The order in which allies are paid: the strongest of each race, races rising; then the rest, falling. */
export function inOrder(allies: readonly string[], alreadyPaid: readonly string[] = []): string[] {
  const sorted = [...allies].sort((a, b) => race(a) - race(b) || value(b) - value(a));
  const seen = new Set(alreadyPaid.map(race));
  const first: string[] = [];
  const rest: string[] = [];
  for (const ally of sorted) {
    if (seen.has(race(ally))) rest.push(ally);
    else first.push(ally);
    seen.add(race(ally));
  }
  rest.sort((a, b) => value(b) - value(a) || race(a) - race(b));
  return [...first, ...rest];
}

export type Outcome = {
  ready: boolean;
  illegal: boolean;
  missing: number;
  races: number;
  pearls: Choice | null;
};

/** What the server's preview means for the person who pays. */
export function outcome(previewed: Previewed, question: Question): Outcome {
  const after = previewed.position.question;
  const paying = after !== null && after.step === question.step && after.seat === question.seat;
  const illegal = previewed.stopped === "illegal" && paying;
  const pearls = (paying && after.choices?.find((choice) => choice.family === "pay_pearls")) || null;
  const number = (key: string) => (paying ? Number(after.values[key] ?? 0) : 0);
  return {
    ready: !illegal && (!paying || pearls !== null || previewed.stopped !== null),
    illegal,
    missing: number("missing"),
    races: number("races"),
    pearls,
  };
}

export class Payment {
  picked = $state<number[]>([]); // places in the hand

  constructor(
    readonly decision: Decision,
    private readonly hand: () => string[],
    private readonly paid: () => string[],
    private readonly allies: () => string[],
  ) {}

  question: Question | null = $derived.by(() => {
    const question = this.decision.question;
    const pays = question?.choices?.some((choice) => choice.family === "pay") ?? false;
    return question?.step === "PayForLord" && pays ? question : null;
  });

  outcome: Outcome | null = $derived.by(() => {
    const { previewed } = this.decision.session;
    return this.question && previewed && this.picked.length > 0 ? outcome(previewed, this.question) : null;
  });

  chosen: string[] = $derived(this.picked.flatMap((place) => this.hand()[place] ?? []));

  /** The numbers of the answers: members of a family follow each other as their pieces do. */
  private actions(): number[] {
    const known = this.question?.choices?.find((choice) => choice.family === "pay");
    if (!known) return [];
    const first = known.action - this.allies().indexOf(known.piece ?? "");
    return inOrder(this.chosen, this.paid()).map((ally) => first + this.allies().indexOf(ally));
  }

  toggle = (place: number): void => {
    this.picked = this.picked.includes(place)
      ? this.picked.filter((other) => other !== place)
      : [...this.picked, place];
    const actions = this.actions();
    this.decision.session.previewed = null;
    if (actions.length > 0) this.decision.session.preview(actions);
  };

  pay = (): void => {
    if (!this.outcome?.ready) return;
    const pearls = this.outcome.pearls ? [this.outcome.pearls.action] : [];
    const actions = [...this.actions(), ...pearls];
    this.picked = [];
    this.decision.session.follow(actions);
  };

  back = (): void => {
    if (this.picked.length > 0) this.picked = [];
    else this.decision.session.undo();
  };

  /** Digits lay out cards of the hand, Enter pays, Escape takes them back. */
  key = (key: string): boolean => {
    if (this.question === null) return false;
    if (/^[1-9]$/.test(key) && Number(key) <= this.hand().length) this.toggle(Number(key) - 1);
    else if (key === "enter" && this.picked.length > 0) this.pay();
    else if (key === "escape") this.back();
    else return false;
    return true;
  };
}
