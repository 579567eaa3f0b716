import { expect, test, vi } from "vitest";
import { PROTOCOL, type Position, type Question, type ServerMessage, type TableInfo, type Update } from "../generated/messages";
import type { GameView } from "../generated/views";
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
  const choices = actions.map((action) => ({ action, family: "pass", thing: null, piece: null, rule: "abyss:1" }));
  const question: Question = { seat: 0, seats: [0], kind: "buy_ally", rule: "abyss:19", values: {}, choices };
  return { view: {} as GameView, question, undo: { free: false, ask: 0, asked: null }, result: null };
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
  const seen = { name: "turn", seat: 1, rule: "abyss:46", thing: null, what: null, amount: 1, hidden: false };
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
