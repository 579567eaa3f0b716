// A lesson: a table that exists for one request only. It speaks as a table does, so the boards know
// of nothing; what has been answered so far is kept here, in the browser.
import type { AskLesson, Choice, ClientMessage, LessonReply } from "../generated/messages";
import { api, Refusal } from "./api";
import { Decision } from "./decision.svelte";
import { Session } from "./session.svelte";

const AGAIN = 1000; // before asking again a server that did not answer
const KEPT = "tablee-lessons";

/** What this browser remembers of a lesson. */
type Progress = { given: string[][]; done: boolean };

function remembered(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Progress>;
  } catch {
    return {}; // not ours, or no storage
  }
}

export function progressOf(game: string, name: string): Progress {
  const { given = [], done = false } = remembered()[`${game}/${name}`] ?? {};
  return { given, done };
}

function remember(game: string, name: string, progress: Progress): void {
  try {
    const all = { ...remembered(), [`${game}/${name}`]: progress };
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    return; // one can learn without being remembered
  }
}

/** An answer in the words of a lesson: "recruit 6". */
export const inWords = (choice: Choice): string =>
  choice.piece === null ? choice.family : `${choice.family} ${choice.piece}`;

export class LessonSession extends Session {
  step = $state(0);
  given = $state.raw<string[][]>([]);
  begun = $state.raw<string[]>([]);
  /** What came of the last move, and which it was; null: nothing was answered yet. */
  verdict = $state.raw<{ outcome: LessonReply["outcome"]; answer: string; step: number } | null>(
    null,
  );
  private turn: Promise<void> = Promise.resolve();
  private ended = false;

  constructor(
    readonly game: string,
    readonly name: string,
    readonly steps: number,
  ) {
    super("thislesson"); // as long as the id of any table
    const { given } = progressOf(game, name);
    this.given = given;
    this.ask({ last: 0 });
  }

  override close(): void {
    this.ended = true;
    super.close();
  }

  protected override connect(): void {
    return; // nothing is kept open
  }

  protected override tell(message: ClientMessage): void {
    if (message.type === "move" || message.type === "preview" || message.type === "why_not")
      this.ask({ message });
  }

  /** Finish the step as the lesson would. */
  goOn = (): void => this.ask({ go_on: true });

  /** To the beginning of this step, or of the one before. */
  back = (): void => {
    if (this.begun.length === 0) this.given = this.given.slice(0, -1);
    this.begun = [];
    this.verdict = null;
    this.ask({ last: 0 });
  };

  anew = (): void => {
    this.given = [];
    this.begun = [];
    this.verdict = null;
    this.ask({ last: 0 });
  };

  /** Ask in turn: each question tells all that was answered before. */
  private ask(what: Partial<AskLesson>): void {
    this.turn = this.turn.then(() => this.send(what));
  }

  private async send(what: Partial<AskLesson>): Promise<void> {
    if (this.ended) return;
    const { given, begun, version: last } = this;
    try {
      this.take(await api.askLesson(this.game, this.name, { given, begun, last, ...what }));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.answered();
      this.link = error.status === 404 ? "gone" : "lost";
      if (this.link === "lost") setTimeout(() => this.ask({ last: 0 }), AGAIN);
    }
  }

  private take(reply: LessonReply): void {
    if (this.ended) return;
    const before = this.step;
    if (reply.outcome !== null) {
      this.verdict = { outcome: reply.outcome, answer: reply.answer, step: before };
      if (reply.outcome === "not-meant") this.answered();
    } else if (reply.step !== before) this.verdict = null;
    ({ step: this.step, given: this.given, begun: this.begun } = reply);
    const done = reply.step >= this.steps;
    const given = done ? [] : reply.given;
    remember(this.game, this.name, {
      given,
      done: done || progressOf(this.game, this.name).done,
    });
    for (const message of reply.messages) this.heard(message);
  }
}

/** In a lesson the piece that is lit gives its answer at the first touch. */
export class LessonDecision extends Decision {
  lit = "";

  override pick(choice: Choice): void {
    if (inWords(choice) === this.lit && this.laid.length === 0) this.play(choice);
    else super.pick(choice);
  }
}
