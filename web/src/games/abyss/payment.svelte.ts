// Paying for a lord: allies are laid out freely, the server says what that would do, and only then
// are they paid, one by one, in the order in which the rules ask for them.
import type { Choice, Previewed, Question, Reason } from "../../generated/messages";
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

/** What the payment would do beyond bringing in the lord, as far as it can be known. */
export type Effect = { affiliated: string | null; choose: boolean };

/** The ally that would be affiliated: new on the side that pays, or still to be chosen. */
export function effect(previewed: Previewed, seat: number, before: readonly string[]): Effect {
  const { view, question } = previewed.position;
  const after = "court" in view ? [...(view.sides[seat]?.affiliated ?? [])] : [];
  for (const ally of before) {
    const place = after.indexOf(ally);
    if (place >= 0) after.splice(place, 1);
  }
  return { affiliated: after[0] ?? null, choose: question?.kind === "affiliate" && question.seat === seat };
}

/** What the server's preview means for the person who pays. */
export function outcome(previewed: Previewed, question: Question): Outcome {
  const after = previewed.position.question;
  const paying = after !== null && after.kind === question.kind && after.seat === question.seat;
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
  refused = $state.raw<Reason | null>(null); // why what is laid out pays nothing
  private short = $state.raw<Outcome | null>(null); // allies that pearls make up for; then both are tried

  constructor(
    readonly decision: Decision,
    private readonly hand: () => string[],
    private readonly paid: () => string[],
    private readonly allies: () => string[],
    private readonly affiliated: () => string[],
  ) {
    $effect(() => {
      const told = this.told;
      if (told?.illegal) void this.askWhy();
      if (this.short !== null || !told?.pearls) return;
      this.short = told;
      this.decision.session.preview([...this.actions(), told.pearls.action]);
    });
  }

  question: Question | null = $derived.by(() => {
    const question = this.decision.question;
    const pays = question?.choices?.some((choice) => choice.family === "pay") ?? false;
    return question?.kind === "pay_for_lord" && pays ? question : null;
  });

  /** Which ally is the wrong one is known when it is the first that would be paid. */
  private async askWhy(): Promise<void> {
    const { session } = this.decision;
    const [first] = inOrder(this.chosen, this.paid());
    if (this.refused !== null || first === undefined || session.previewed?.played !== 0) return;
    const picked = this.picked;
    const explained = await session.whyNot({ family: "pay", piece: first });
    if (picked === this.picked) this.refused = explained?.answers[0]?.reason ?? null;
  }

  private told: Outcome | null = $derived.by(() => {
    const { previewed } = this.decision.session;
    return this.question && previewed && this.picked.length > 0 ? outcome(previewed, this.question) : null;
  });

  /** Whether the allies laid out are enough, perhaps with pearls. */
  outcome: Outcome | null = $derived(this.picked.length > 0 ? (this.short ?? this.told) : null);

  effect: Effect | null = $derived.by(() => {
    const { previewed } = this.decision.session;
    const complete = this.question && previewed && this.told?.ready && !this.told.pearls;
    return complete ? effect(previewed, this.question?.seat ?? -1, this.affiliated()) : null;
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
    this.forget();
    this.decision.session.previewed = null;
    if (actions.length > 0) this.decision.session.preview(actions);
  };

  pay = (): void => {
    if (!this.outcome?.ready) return;
    const pearls = this.outcome.pearls ? [this.outcome.pearls.action] : [];
    const actions = [...this.actions(), ...pearls];
    this.clear();
    this.decision.session.follow(actions);
  };

  clear = (): void => {
    this.picked = [];
    this.forget();
  };

  private forget(): void {
    this.short = null;
    this.refused = null;
  }

  back = (): void => {
    if (this.picked.length > 0) this.clear();
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
