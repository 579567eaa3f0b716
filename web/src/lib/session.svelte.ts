// One table as the server describes it: nothing of the game is computed here.
import {
  PROTOCOL,
  type Choice,
  type ClientMessage,
  type Explained,
  type LogEntry,
  type Notice,
  type Pointed,
  type Position,
  type Previewed,
  type Reason,
  type Refused,
  type Said,
  type ServerMessage,
  type TableInfo,
  type Update,
} from "../generated/messages";
import { randomSeed } from "./api";
import { settings } from "./settings.svelte";

export type Link =
  | "connecting"
  | "open"
  | "lost"
  | "restarting"
  | "gone"
  | "not-invited"
  | "sent-away"
  | "too-many-sockets";

export const NOT_FOR_ME: Link[] = ["gone", "not-invited", "sent-away", "too-many-sockets"];
const ENDS = ["not-invited", "sent-away", "too-many-sockets"] as const; // notices after which nothing comes
const FIRST_WAIT = 250;
const LONGEST_WAIT = 5000;
const SILENCE = 400; // before the page says that it is connecting
const PACE = 700; // a bot's visible act, at speed 1
const LONGEST_QUIET = 4000; // if the table has not answered by then, I am asked
const SHOWN = 8000; // how long what somebody points at is shown
const BREATH = 1000; // before repeating what was sent too fast

export type Phrase = NonNullable<Said["phrase"]>;
export type Spot = { family: string | null; piece: string | null };
export type Advance = NonNullable<Position["advance"]>;

/** What somebody of my side shows. */
export type Plan = Pointed & { key: number };
type Told = Explained | Previewed | Refused;
export type Attempt = { id: string; actions: number[] };

/** The pause before the next try: doubled each time, with jitter, never above five seconds. */
export function backoff(tries: number, chance = Math.random()): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries) * (0.75 + chance / 2);
}

const includes = <T extends string>(some: readonly T[], one: string): one is T =>
  (some as readonly string[]).includes(one);

/** A name for an attempt. Not `randomUUID`, which a page without TLS does not have. */
const freshId = (): string => randomSeed().slice(0, 24);

/** Whether something can be taken back that is not simply one's own last move. */
export function mayTakeBack({ position, info }: Session): boolean {
  const undo = position?.undo;
  const asks = undo !== undefined && undo.ask > 0 && undo.asked === null;
  return asks && !undo.free && (info?.yours ?? -1) >= 0 && !position?.result;
}

export class Session {
  link = $state<Link>("connecting");
  slow = $state(false); // connecting for so long that the page says so
  info = $state.raw<TableInfo | null>(null);
  position = $state.raw<Position | null>(null);
  entries = $state.raw<LogEntry[]>([]);
  first = $state(1); // of entries other than chat
  firstChat = $state(1);
  sending = $state.raw<Attempt | null>(null);
  refusal = $state.raw<{ reason: Reason; stale: boolean; choice: Choice | null } | null>(null);
  behind = $state(0); // updates waiting to be shown
  /** The table is about to answer for me: there is nothing to decide. */
  quiet = $state(false);
  /** What is being shown on the table, the oldest first. */
  plans = $state.raw<Plan[]>([]);
  heardAt = $state(0); // when the position on screen arrived, for clocks
  seenAt = $state(0); // when it was last told who is there

  /** Called before the table on screen changes, so that pieces can travel from where they were. */
  beforeChange: (entry: LogEntry | null) => void = () => {};

  private socket: WebSocket | null = null;
  protected version = 0; // the last entry received
  seq = $state(0); // of the position on screen
  private tries = 0;
  private closed = false;
  private timer = 0;
  private quietTimer = 0;
  private paceTimer = 0;
  private queue: Update[] = [];
  private pending: ClientMessage | null = null; // sent, not answered: sent again after a reconnection
  private planned = 0; // plans shown so far
  private awaited = 0; // the entry that an accepted attempt made
  private asking = new Map<string, (answer: Told | null) => void>(); // unanswered

  constructor(readonly table: string) {
    this.connect();
    setTimeout(() => (this.slow = true), SILENCE);
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.paceTimer);
    this.socket?.close(1000);
  }

  // -- the connection -------------------------------------------------------------

  protected connect(): void {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/ws`);
    this.socket = socket;
    socket.onopen = () => this.hello();
    socket.onmessage = (event) => this.heard(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private hello(): void {
    this.tell({ type: "hello", table: this.table, last: this.info ? this.version : null });
  }

  private lost(): void {
    if (this.closed || NOT_FOR_ME.includes(this.link)) return;
    if (this.link === "open") this.link = "lost";
    this.timer = window.setTimeout(() => this.connect(), backoff(this.tries++));
  }

  /** Try again at once instead of waiting for the next attempt. */
  retry = (): void => {
    if (this.closed || this.link === "open") return;
    clearTimeout(this.timer);
    this.tries = 0;
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
  };

  protected tell(message: ClientMessage): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  // -- what the server says -----------------------------------------------------------

  protected heard(message: ServerMessage): void {
    switch (message.type) {
      case "table":
        this.checkProtocol(message.protocol);
        this.showNow();
        this.entries = message.log;
        this.first = message.first;
        this.firstChat = message.first_chat ?? 1;
        this.settle(message.version, message.seq, message.table, message.position);
        return;
      case "missed":
        this.checkProtocol(message.protocol);
        this.showNow();
        this.entries = [...this.entries, ...message.entries];
        this.settle(message.version, message.seq, message.table, message.position);
        return;
      case "update":
        this.receive(message);
        return;
      case "presence":
        this.seenAt = performance.now();
        if (this.info)
          this.info = {
            ...this.info,
            seats: message.seats,
            watchers: message.watchers,
            watching: message.watching ?? [],
          };
        return;
      case "pointed":
        this.plan(message);
        return;
      case "accepted":
        if (message.id === this.sending?.id) this.accepted(message.version);
        return;
      case "refused":
        if (message.id !== null && this.told(message.id, message)) return;
        if (message.id === this.sending?.id) this.answered();
        this.refuse(message);
        return;
      case "explained":
      case "previewed":
        this.told(message.id, message);
        return;
      case "advance":
        if (this.position) this.position = { ...this.position, advance: message.answers };
        return;
      case "history":
        this.entries = [...message.entries, ...this.entries].sort((a, b) => a.version - b.version);
        if (message.chat) this.firstChat = message.first;
        else this.first = message.first;
        return;
      case "notice":
        this.notice(message);
    }
  }

  /** Show for some seconds what somebody points at; who points anew points at nothing else. */
  private plan(pointed: Pointed): void {
    const shown = { ...pointed, key: ++this.planned };
    this.plans = [...this.plans.filter(({ seat }) => seat !== pointed.seat), shown];
    setTimeout(() => (this.plans = this.plans.filter((each) => each !== shown)), SHOWN);
  }

  private checkProtocol(theirs: number): void {
    if (theirs !== PROTOCOL) location.reload(); // the server was replaced by a newer one
  }

  private settle(version: number, seq: number, info: TableInfo, position: Position | null): void {
    this.beforeChange(null);
    this.version = version;
    this.seq = seq;
    this.info = info;
    this.seenAt = performance.now();
    this.place(position);
    this.link = "open";
    this.tries = 0;
    this.askAsWished();
    if (this.awaited > 0) this.answered();
    if (this.pending) this.tell(this.pending); // counts once, whatever became of it before
  }

  private place(position: Position | null): void {
    this.position = position;
    this.heardAt = performance.now();
    clearTimeout(this.quietTimer);
    this.quiet = position?.question?.quiet ?? false;
    if (this.quiet) this.quietTimer = window.setTimeout(() => (this.quiet = false), LONGEST_QUIET);
  }

  private notice(notice: Notice): void {
    if (notice.key === "stopping") this.link = "restarting";
    else if (notice.key === "no-such-table") this.link = "gone";
    else if (notice.key === "malformed" && !this.info)
      this.link = "gone"; // no name of a table
    else if (includes(ENDS, notice.key)) this.link = notice.key;
    else if (notice.key === "say-hello") this.hello();
    else if (notice.key === "too-fast") setTimeout(this.sayAgain, BREATH);
  }

  /** The attempt counts; it is over when the screen shows it, since either may come first. */
  private accepted(version: number): void {
    this.pending = null;
    this.awaited = version;
    if (version <= this.version && this.behind === 0) this.answered();
  }

  refuse({ reason, stale, choice = null }: Refused): void {
    this.refusal = { reason, stale, choice };
  }

  protected answered(): void {
    this.pending = null;
    this.sending = null;
    this.awaited = 0;
  }

  // -- updates, shown at a pace that people can follow -----------------------------------

  private receive(update: Update): void {
    if (update.version <= this.version) return;
    if (update.version > this.version + 1) {
      this.hello();
      return;
    }
    this.version = update.version;
    this.queue.push(update);
    this.behind = this.queue.length;
    if (this.paceTimer === 0) this.showNext();
  }

  private showNext = (): void => {
    this.paceTimer = 0;
    const update = this.queue.shift();
    this.behind = this.queue.length;
    if (!update) return;
    this.show(update);
    const wait = this.pause(update);
    if (wait > 0) this.paceTimer = window.setTimeout(this.showNext, wait);
    else this.showNext();
  };

  private pause(update: Update): number {
    const { entry } = update;
    if (entry.type !== "moved" || !entry.bot || entry.events.length === 0) return 0;
    if (settings.speed === 0 || document.hidden) return 0;
    return PACE / settings.speed;
  }

  private show(update: Update): void {
    this.beforeChange(update.entry);
    this.entries = [...this.entries, update.entry];
    this.seq = update.seq;
    if (this.awaited > 0 && update.version >= this.awaited) this.answered();
    if (update.table) {
      this.info = update.table;
      this.seenAt = performance.now();
    }
    if (update.position) {
      this.place(update.position);
      if (this.info) this.info = { ...this.info, asked: update.position.question?.seat ?? -1 };
    }
  }

  /** Show everything that has arrived, for people who do not want to wait for motion. */
  showNow = (): void => {
    clearTimeout(this.paceTimer);
    this.paceTimer = 0;
    for (let update = this.queue.shift(); update; update = this.queue.shift()) {
      this.behind = this.queue.length;
      this.show(update);
    }
  };

  // -- what a person does -------------------------------------------------------------

  private attempt(
    message: Extract<ClientMessage, { id: string; seq: number }>,
    actions: number[],
  ): void {
    this.refusal = null;
    this.pending = message;
    this.sending = { id: message.id, actions };
    this.tell(message);
  }

  /** Send again what the server did not receive: an attempt counts once, a question is repeated. */
  private sayAgain = (): void => {
    if (this.pending) this.tell(this.pending);
    for (const id of [...this.asking.keys()]) this.told(id, null);
  };

  private get mark(): { table: string; seq: number; id: string } {
    return { table: this.table, seq: this.seq, id: freshId() };
  }

  /** Give answers as one move; a chain ends where something unforeseen happens. */
  move(actions: number[], chain = false): void {
    if (this.sending === null && this.behind === 0)
      this.attempt({ type: "move", ...this.mark, actions, chain }, actions);
  }

  undo = (): void => {
    const undo = this.position?.undo;
    if (!undo || this.sending !== null) return;
    if (undo.free) this.attempt({ type: "undo", ...this.mark }, []);
    else if (undo.ask > 0 && undo.asked === null)
      this.attempt({ type: "ask_undo", ...this.mark }, []);
  };

  /** Ask what these answers would do, repeatedly while it is wanted; null: it is no longer wanted. */
  async preview(actions: number[], wanted: () => boolean): Promise<Previewed | Refused | null> {
    while (!this.closed && wanted()) {
      const { mark } = this;
      this.tell({ type: "preview", ...mark, actions });
      const answer = await this.answerTo(mark.id);
      if (answer?.type === "previewed" || answer?.type === "refused") return answer;
    }
    return null;
  }

  /** Ask why a piece, or a kind of answer, cannot join those laid out; null: nobody knows. */
  async whyNot({ family, piece }: Spot, laid: number[]): Promise<Explained | null> {
    const { mark } = this;
    this.tell({ type: "why_not", ...mark, family, piece, laid });
    const answer = await this.answerTo(mark.id);
    return answer?.type === "explained" ? answer : null;
  }

  private answerTo(id: string): Promise<Told | null> {
    return new Promise((resolve) => {
      this.asking.set(id, resolve);
      setTimeout(() => this.told(id, null), LONGEST_WAIT);
    });
  }

  /** Pass an answer to whoever waits for it; false: nobody does. */
  private told(id: string, answer: Told | null): boolean {
    const waiting = this.asking.get(id);
    this.asking.delete(id);
    waiting?.(answer);
    return waiting !== undefined;
  }

  /** Tell the table whether to ask questions without a choice, as set in this browser. */
  askAsWished = (): void => {
    const advance = this.position?.advance ?? {};
    const asks = (advance["ask"]?.["everything"] ?? 0) === 1;
    const phase = this.info?.phase;
    const closed = phase === "over" || phase === "ended";
    if ((this.info?.yours ?? -1) < 0 || closed || asks === settings.everything) return;
    this.setAdvance({ ...advance, ask: settings.everything ? { everything: 1 } : {} });
  };

  /** Decide before being asked. Replaces everything set before. */
  setAdvance(answers: Advance): void {
    this.tell({ type: "set_advance", table: this.table, id: freshId(), answers });
  }

  answerUndo(request: number, accept: boolean): void {
    this.tell({ type: "answer_undo", table: this.table, request, accept });
  }

  chat(text: string): void {
    this.tell({ type: "chat", table: this.table, text });
  }

  /** Say a quick phrase, which each reads in their own language. */
  quickly(phrase: Phrase): void {
    this.tell({ type: "chat", table: this.table, phrase });
  }

  /** Show my side a piece, or a way from one to another. */
  point(thing: string, pieces: string[]): void {
    this.tell({ type: "point", table: this.table, thing, pieces });
  }

  vote(seat: number, give: boolean): void {
    this.tell({ type: "vote", table: this.table, seat, give });
  }

  comeBack = (): void => this.tell({ type: "come_back", table: this.table });

  more = (): void => this.tell({ type: "more", table: this.table, before: this.first });

  moreChat = (): void =>
    this.tell({ type: "more", table: this.table, before: this.firstChat, chat: true });
}
