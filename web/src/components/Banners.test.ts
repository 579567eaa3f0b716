// The offer to let a bot play for somebody away comes by itself, when the table allows it.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SeatInfo } from "../generated/messages";
import { status, type Desk } from "../lib/desk";
import { onlookersDesk } from "../lib/onlooker";
import type { Session } from "../lib/session.svelte";
import { seated } from "../lib/seated.testing";
import { settings } from "../lib/settings.svelte";
import { loadTexts } from "../lib/text.svelte";
import { Words } from "../lib/words";
import Banners from "./Banners.svelte";

const person = (name: string, more: Partial<SeatInfo>): SeatInfo =>
  seated(name, { you: false, ...more });
const SEATS = [person("Ada", { you: true }), person("Bo", { connected: false, away: 50 })];
const words = new Words("abyss", ["Ada", "Bo"]);
const { table } = onlookersDesk("abyss", {} as never, words);
let shown: object | null = null;

function show(seats: SeatInfo[]): string {
  const info = { ...table, phase: "playing", yours: 0, vote_after: 60, seats };
  const session = { link: "open", info, position: null, refusal: null, seenAt: performance.now() };
  shown = mount(Banners, {
    target: document.body,
    props: { session: session as unknown as Session, words },
  });
  flushSync();
  return document.body.textContent ?? "";
}

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("abyss", "en");
});
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
});

test("the offer appears when the time has passed, without a word from the server", () => {
  expect(show(SEATS)).not.toContain("Bo is away");
  vi.advanceTimersByTime(9000);
  flushSync();
  expect(document.body.textContent).not.toContain("Bo is away");
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(document.body.textContent).toContain("Bo is away");
});

test("nothing is offered for who is there, or for whom a bot already plays", () => {
  const later = person("Bo", { connected: false, away: 500, stand_in: true, bot: "greedy" });
  expect(show([SEATS[0]!, later])).not.toContain("away");
});

test("who is asked and not there is shown as not there", () => {
  const question = { seat: 1 };
  const desk = { table: { ...table, seats: SEATS }, question } as unknown as Desk;
  expect(status(desk, 1)).toBe("away");
  const here = { ...desk, table: { ...table, seats: [SEATS[0]!, person("Bo", {})] } } as Desk;
  expect(status(here, 1)).toBe("asked");
});
