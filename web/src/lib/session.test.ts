import { expect, test, vi } from "vitest";
import {
  PROTOCOL,
  type Position,
  type Question,
  type ServerMessage,
  type TableInfo,
  type Update,
} from "../generated/messages";
import type { GameView } from "../generated/views";
import { Decision } from "./decision.svelte";
import { backoff, Session } from "./session.svelte";
import { settings } from "./settings.svelte";

class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onmessage = (_: { data: string }): void => {};
  onclose = (): void => {};
  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}
vi.stubGlobal("WebSocket", FakeSocket);
const last = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

const info = { id: "aaaaaaaaaa", game: "abyss", seats: [], yours: 0 } as unknown as TableInfo;
function position(actions: number[]): Position {
  const choices = actions.map((action) => ({
    action,
    family: "pass",
    thing: null,
    piece: null,
    rule: "abyss:1",
  }));
  const question: Question = {
    seat: 0,
    seats: [0],
    kind: "buy_ally",
    rule: "abyss:19",
    values: {},
    choices,
  };
  return {
    view: {} as GameView,
    question,
    undo: { free: false, ask: 0, asked: null },
    result: null,
  };
}
const whole = (version: number): ServerMessage => ({
  type: "table",
  protocol: PROTOCOL,
  version,
  seq: version,
  table: info,
  position: position([1]),
  log: [],
  first: 1,
});
const update = (version: number, actions: number[], bot = false): Update => ({
  type: "update",
  version,
  seq: version,
  entry: { type: "moved", version, at: 0, seat: 1, bot, choices: [], events: [] },
  table: null,
  position: position(actions),
});

function open(): Session {
  const session = new Session("aaaaaaaaaa");
  last().onopen();
  last().hear(whole(5));
  return session;
}

test("the pause between tries doubles, is never above five seconds, and varies", () => {
  expect(backoff(0, 0.5)).toBe(250);
  expect(backoff(2, 0.5)).toBe(1000);
  expect(backoff(20, 0.5)).toBe(5000);
  expect(backoff(2, 0)).not.toBe(backoff(2, 1));
});

test("after a lost connection the same attempt is sent again, by the same name", () => {
  vi.useFakeTimers();
  const session = open();
  session.move([1]);
  const [, attempt] = last().sent;
  last().onclose();
  expect(session.link).toBe("lost");
  vi.advanceTimersByTime(6000);
  last().onopen();
  expect(last().sent[0]).toMatchObject({ type: "hello", last: 5 });
  last().hear({ ...whole(5), type: "missed", entries: [] });
  expect(session.link).toBe("open");
  expect(last().sent[1]).toEqual(attempt);
  session.close();
  vi.useRealTimers();
});

test("a gap in the log is filled by asking again", () => {
  const session = open();
  last().hear(update(8, [1]));
  expect(last().sent.at(-1)).toMatchObject({ type: "hello", last: 5 });
  session.close();
});

test("nothing more is sent until the answer to the last move is on screen", () => {
  const session = open();
  session.move([1]);
  session.move([1]);
  expect(last().sent.filter((message) => message["type"] === "move")).toHaveLength(1);
  last().hear({ type: "accepted", id: session.sending?.id, version: 6 });
  expect(session.sending).not.toBeNull();
  last().hear(update(6, [2]));
  expect(session.sending).toBeNull();
  session.close();
});

test("several answers are one move", () => {
  const session = open();
  session.move([1, 2, 3]);
  expect(last().sent.at(-1)).toMatchObject({ type: "move", actions: [1, 2, 3], chain: false });
  last().hear(update(6, [2]));
  last().hear({ type: "accepted", id: session.sending?.id, version: 6, played: 3 });
  expect(session.sending).toBeNull();
  session.close();
});

test("the moves of bots are shown at a pace, or at once if asked", () => {
  vi.useFakeTimers();
  settings.change({ speed: 1 });
  const session = open();
  const seen = {
    name: "turn",
    seat: 1,
    rule: "abyss:46",
    thing: null,
    what: null,
    amount: 1,
    hidden: false,
  };
  for (const version of [6, 7, 8]) {
    const told = update(version, [version], true);
    if (told.entry.type === "moved") told.entry.events = [seen];
    last().hear(told);
  }
  expect(session.behind).toBe(2);
  vi.advanceTimersByTime(750);
  expect(session.behind).toBe(1);
  session.showNow();
  expect(session.behind).toBe(0);
  expect(session.position?.question?.choices?.[0]?.action).toBe(8);
  session.close();
  vi.useRealTimers();
});

test("a table that is gone is not knocked at again", () => {
  const session = new Session("aaaaaaaaaa");
  const sockets = FakeSocket.all.length;
  last().onopen();
  last().hear({ type: "notice", key: "no-such-table" });
  last().onclose();
  expect(session.link).toBe("gone");
  expect(FakeSocket.all).toHaveLength(sockets);
});

test("what came too fast is said again: an attempt by the same name, a draft anew", async () => {
  vi.useFakeTimers();
  const session = open();
  session.move([1]);
  const attempt = last().sent.at(-1);
  last().hear({ type: "notice", key: "too-fast" });
  vi.advanceTimersByTime(1500);
  expect(last().sent.filter((message) => message["id"] === attempt?.["id"])).toHaveLength(2);
  last().hear({ type: "accepted", id: attempt?.["id"], version: 6 });
  last().hear(update(6, [1]));
  void session.preview([1], () => true);
  last().hear({ type: "notice", key: "too-fast" });
  await vi.advanceTimersByTimeAsync(1500);
  expect(previews()).toHaveLength(2);
  session.close();
  vi.useRealTimers();
});

const previews = (): Record<string, unknown>[] =>
  last().sent.filter((message) => message["type"] === "preview");

test("what is laid out is tried again until the server answers", async () => {
  vi.useFakeTimers();
  const session = open();
  const decision = new Decision(session);
  const [choice] = decision.choices;
  if (choice) decision.pick(choice);
  expect(decision.state).toBe("waiting");
  await vi.advanceTimersByTimeAsync(6000);
  expect(previews()).toHaveLength(2);
  last().hear({
    type: "previewed",
    id: previews()[1]?.["id"],
    played: 1,
    stopped: null,
    position: position([2]),
    whole: true,
  });
  await vi.advanceTimersByTimeAsync(1);
  expect(decision.state).toBe("ready");
  session.close();
  vi.useRealTimers();
});

test("a draft that the server refuses is taken back, with the reason", async () => {
  const session = open();
  const decision = new Decision(session);
  const [choice] = decision.choices;
  if (choice) decision.pick(choice);
  const reason = { key: "no-answer", rule: "abyss:1", values: {} };
  last().hear({ type: "refused", id: previews()[0]?.["id"], reason, stale: false });
  await vi.waitFor(() => expect(decision.state).toBeNull());
  expect(session.refusal?.reason).toEqual(reason);
  session.close();
});

test("a question that the table answers is none, unless the answer does not come", () => {
  vi.useFakeTimers();
  const session = open();
  const decision = new Decision(session);
  const told = update(6, [2]);
  if (told.position?.question) told.position.question.quiet = true;
  last().hear(told);
  expect(decision.asked).toBeNull();
  last().hear(update(7, [3]));
  expect(decision.asked?.choices?.[0]?.action).toBe(3);
  last().hear({ ...told, version: 8, seq: 8 });
  expect(decision.asked).toBeNull();
  vi.advanceTimersByTime(10_000);
  expect(decision.asked).not.toBeNull();
  session.close();
  vi.useRealTimers();
});
