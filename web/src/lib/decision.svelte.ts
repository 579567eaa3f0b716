// The answer a person is preparing: what is laid out, what it would do, what can be added.
// The server decides legality and order: it checks every change of what is laid out.
import type { Choice, Previewed, Question, Route } from "../generated/messages";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

const WAYS_OUT = ["pass", "go_on", "keep"];

/** A spot on the table: the choices it stands for, "explore" or "pay:crab_3". */
export const spot = (choice: Choice): string =>
  choice.piece === null ? choice.family : `${choice.family}:${choice.piece}`;

export class Decision {
  laid = $state.raw<Choice[]>([]);
  /** A chain of answers, given before those laid out. */
  route = $state.raw<Route | null>(null);
  /** The chains that lead to what was touched, where there are several: one is to be chosen. */
  offeredRoutes = $state.raw<Route[]>([]);
  /** What the server said of what is laid out, or of a little less while its answer is awaited. */
  trial = $state.raw<Previewed | null>(null);
  private fresh = $state(false);
  private stage = $state.raw<{ kind: string; choices: Choice[] } | null>(null);
  private tries = 0;

  constructor(readonly session: Session) {}

  /** The question of the table, when it is mine to answer and nothing is under way. */
  asked: Question | null = $derived.by(() => {
    const { position, info, sending, behind, link, quiet } = this.session;
    const question = position?.question ?? null;
    const mine = question !== null && (info?.yours ?? -1) >= 0 && question.choices !== null;
    return mine && !quiet && sending === null && behind === 0 && link === "open" ? question : null;
  });

  /** What is asked after what is laid out, while that is not all: more pieces, or the rest of the move. */
  private following: Question | null = $derived.by(() => {
    const after = this.trial?.position.question ?? null;
    const begun = this.laid.length > 0 || this.route !== null;
    const { trial } = this;
    if (!this.asked || !begun || trial === null || after?.choices == null || trial.wrong)
      return null;
    return trial.open || (after.detail && trial.whole && trial.stopped === null) ? after : null;
  });

  /** The question to answer now. */
  question: Question | null = $derived(this.following ?? this.asked);
  choices: Choice[] = $derived(this.question?.choices ?? []);

  /** Whether what is laid out can be given as it is. */
  ready: boolean = $derived(
    this.fresh &&
      this.trial !== null &&
      this.trial.whole &&
      (this.following === null || this.mayEnd),
  );

  /** Whether a chain can be given though more could follow: what follows has a way out. */
  private get mayEnd(): boolean {
    const chain = this.route !== null && this.laid.length === 0;
    return (
      chain && (this.following?.choices ?? []).some((choice) => WAYS_OUT.includes(choice.family))
    );
  }

  /** Whether more can be added to what is laid out. */
  more: boolean = $derived(this.following !== null);

  /** Whether to offer it: one answer can be given before the server has said what it would do. */
  offered: boolean = $derived.by(() => {
    const single = this.laid.length === 1 && this.route === null && !this.asked?.several;
    return this.ready || (single && !this.fresh && this.following === null);
  });

  /** How far what is laid out has come; null: nothing is. */
  state: "waiting" | "wrong" | "open" | "ready" | null = $derived.by(() => {
    if (!this.begun) return this.offeredRoutes.length > 0 ? "open" : null;
    if (!this.fresh) return "waiting";
    if (this.trial?.wrong) return "wrong";
    return this.ready ? "ready" : "open";
  });

  /** The one answer picked, where it is one of several possible ones. */
  chosen: Choice | null = $derived(
    this.laid.length === 1 && !this.following ? (this.laid[0] ?? null) : null,
  );
  begun: boolean = $derived(this.laid.length > 0 || this.route !== null);
  private spots = $derived(new Map(this.choices.map((choice) => [spot(choice), choice])));

  /** The choices in the order of their numbers, which stay as they are while pieces are laid out. */
  numbered: Choice[] = $derived(
    this.stage && this.following ? this.stage.choices : (this.asked?.choices ?? []),
  );

  /** Answers that name no piece, such as a way out: they have buttons. */
  private whole: Choice[] = $derived(this.choices.filter((choice) => choice.alone !== false));

  /** The way out of a question: pass, or go on without. */
  wayOut: Choice | null = $derived(
    this.choices.length > 1
      ? (this.whole.find((choice) => WAYS_OUT.includes(choice.family)) ?? null)
      : null,
  );

  /** The one answer that commits, if there is only one besides the way out. */
  main: Choice | null = $derived.by(() => {
    if (this.chosen) return this.chosen;
    const winning = this.begun ? undefined : this.choices.find((choice) => choice.wins);
    if (winning) return winning;
    const others = this.choices.filter((choice) => choice !== this.wayOut);
    return !this.begun && others.length === 1 ? (others[0] ?? null) : null;
  });

  /** The one answer that is missing to what is laid out, where it names no piece. */
  last: Choice | null = $derived.by(() => {
    const [only, ...others] = this.choices;
    const missing = this.fresh && this.more && !this.ready && others.length === 0;
    return missing && only && this.ends(only) ? only : null;
  });

  /** Whether an answer is given at once, not laid out: it names no piece and nothing has to join it. */
  private ends(choice: Choice): boolean {
    return choice.alone !== false && !(this.question?.several && choice.piece !== null);
  }

  at(...spots: string[]): Choice | null {
    for (const each of spots) {
      const found = this.spots.get(each);
      if (found) return found;
    }
    return null;
  }

  /** The pieces laid out at these spots. */
  laidAt(...spots: string[]): Choice[] {
    return this.laid.filter((choice) => spots.includes(spot(choice)));
  }

  isLaid(choice: Choice): boolean {
    return this.laid.some((each) => each.action === choice.action);
  }

  routesTo(thing: string, piece: string): Route[] {
    return (this.asked?.routes ?? []).filter(
      (route) => route.thing === thing && route.piece === piece,
    );
  }

  number(choice: Choice): number {
    return this.numbered.findIndex((each) => each.action === choice.action) + 1;
  }

  /** A piece was touched: once lays it out and shows what it would do, twice does it or takes it back. */
  pick(choice: Choice): void {
    const several = this.following !== null || this.asked?.several;
    if (this.isLaid(choice) && this.offered) this.send();
    else if (settings.oneClick && !several) this.play(choice);
    else this.lay(several ? [...this.laid, choice] : [choice], several ? this.route : null);
  }

  /** Take one piece back. */
  unpick(choice: Choice): void {
    if (this.chosen && !this.asked?.several && this.offered) {
      this.send();
      return;
    }
    const place = this.laid.findLastIndex((each) => each.action === choice.action);
    this.lay(
      this.laid.filter((_, i) => i !== place),
      this.route,
    );
  }

  /** Lay out this answer after the others, in the place of those of its kind. */
  replace(choice: Choice): void {
    this.lay([...this.laid.filter(({ family }) => family !== choice.family), choice], this.route);
  }

  take(route: Route): void {
    if (this.route === route && this.laid.length === 0) this.send();
    else this.lay([], route);
  }

  /** Lay out a chain piece by piece, so that it can still be changed. */
  propose(route: Route): void {
    const known = [...(this.asked?.choices ?? []), ...this.choices, ...this.laid];
    const pieces = route.actions.map((action) => known.find((choice) => choice.action === action));
    const found = pieces.filter((choice) => choice !== undefined);
    if (found.length === pieces.length) this.lay(found, null);
    else this.take(route);
  }

  /** A target was touched: its one chain is taken, of several one is asked for; once more gives it. */
  aim(routes: Route[]): void {
    const [first] = routes;
    if (this.route !== null && routes.includes(this.route)) this.send();
    else if (first && routes.length === 1) this.take(first);
    else {
      this.clear();
      this.offeredRoutes = routes;
    }
  }

  /** A button was pressed: its answer is given, or laid out where others have to join it. */
  press(choice: Choice): void {
    if (this.ends(choice)) this.play(choice);
    else this.pick(choice);
  }

  /** Whether a slip must not give an answer: the board says so. */
  careful: (choice: Choice) => boolean = () => false;

  /** A key was pressed: give this answer, or lay it out where a slip must not give it. */
  give(choice: Choice): void {
    if (this.careful(choice)) this.pick(choice);
    else this.play(choice);
  }

  /** Give this answer at once, after those laid out. */
  play(choice: Choice): void {
    const before = this.following ? this.actions : [];
    this.clear();
    this.session.move([...before, choice.action]);
  }

  /** Give what is laid out. */
  send(): void {
    if (!this.offered) return;
    const { actions } = this;
    const chain = this.route !== null && this.laid.length === 0;
    this.clear();
    this.session.move(actions, chain);
  }

  clear(): void {
    this.tries += 1;
    this.laid = [];
    this.route = null;
    this.offeredRoutes = [];
    this.trial = null;
    this.stage = null;
    this.fresh = false;
  }

  get actions(): number[] {
    return [...(this.route?.actions ?? []), ...this.laid.map((choice) => choice.action)];
  }

  private lay(laid: Choice[], route: Route | null): void {
    if (laid.length === 0 && route === null) {
      this.clear();
      return;
    }
    if (route !== this.route) this.trial = null;
    this.laid = laid;
    this.route = route;
    this.offeredRoutes = [];
    this.fresh = false;
    void this.try();
  }

  private async try(): Promise<void> {
    const mine = (this.tries += 1);
    const answer = await this.session.preview(this.actions, () => mine === this.tries);
    if (mine !== this.tries || answer === null) return;
    if (answer.type === "refused") {
      this.clear();
      if (!answer.stale) this.session.refuse(answer);
      return;
    }
    this.trial = answer;
    this.fresh = true;
    const after = this.following;
    if (after && this.stage?.kind !== after.kind)
      this.stage = { kind: after.kind, choices: this.allOf(after) };
  }

  /** All pieces of a choice, those laid out included, so that each keeps its number. */
  private allOf(question: Question): Choice[] {
    const listed =
      this.asked?.kind === question.kind ? (this.asked.choices ?? []) : (question.choices ?? []);
    const missing = this.laid.filter(
      (choice) => !listed.some((each) => each.action === choice.action),
    );
    return this.asked?.kind === question.kind ? [...listed, ...missing] : listed;
  }
}
