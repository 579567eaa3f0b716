import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { TableInfo, Unfit } from "../generated/messages";
import { router } from "../lib/route.svelte";
import { settings } from "../lib/settings.svelte";
import { loadTexts } from "../lib/text.svelte";
import { Words } from "../lib/words";
import Stuck from "./Stuck.svelte";

const asked = vi.hoisted(() => [] as string[]);
vi.mock("../lib/api", () => ({
  api: {
    end: (id: string) => Promise.resolve(asked.push(`end ${id}`)),
    branch: (id: string) => Promise.resolve(asked.push(`branch ${id}`)).then(() => ({ id: "new" })),
  },
  Refusal: class extends Error {},
}));

let mounted: Record<string, unknown> | null = null;
const UNFIT: Unfit = { move: 13, seat: 1, kind: "pay_for_lord", rule: "abyss:33" };
const MINE: Unfit = {
  ...UNFIT,
  words: ["recruit nobody"],
  reason: {
    key: "no-such-answer-in-these-rules",
    rule: "tablee:table",
    values: { words: "recruit nobody" },
  },
};

function show(given: Partial<TableInfo>): string {
  const table = {
    id: "t",
    game: "abyss",
    phase: "stuck",
    yours: 1,
    rules_version: 1,
    branch: null,
    unfit: UNFIT,
    ...given,
  } as unknown as TableInfo;
  mounted = mount(Stuck, {
    target: document.body,
    props: { table, words: new Words("abyss", ["Ada", "Bo"]) },
  });
  flushSync();
  return document.body.textContent;
}

const button = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("button, a")].find((one) => one.textContent === name);

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("abyss", "en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  asked.length = 0;
});

test("who made the move reads its words and why it does not fit", () => {
  const told = show({ unfit: MINE });
  expect(told).toContain("move 13, by Bo");
  expect(told).toContain("Today’s rules have no such answer: recruit nobody.");
});

test("others read whose move it is and the rule it was asked by", () => {
  const told = show({ yours: 0 });
  expect(told).toContain("move 13, by Bo");
  expect(told).toContain("33");
});

test("a player may end the table", async () => {
  show({});
  button("End the table")?.click();
  await vi.waitFor(() => expect(asked).toEqual(["end t"]));
});

test("a player may go on from before the move", async () => {
  const went = vi.spyOn(router, "go").mockImplementation(() => undefined);
  show({});
  button("Go on from before this move")?.click();
  await vi.waitFor(() => expect(went).toHaveBeenCalledWith("/t/new"));
  expect(asked).toEqual(["branch t"]);
});

test("who watches decides nothing", () => {
  show({ yours: -1 });
  expect(button("End the table")).toBeUndefined();
  expect(button("Go on from before this move")).toBeUndefined();
});

test("an ended table leads to where the game goes on", () => {
  const told = show({ phase: "ended", branch: "other" });
  expect(told).toContain("This table was ended, unfinished");
  expect(button("End the table")).toBeUndefined();
  expect(button("To where the game goes on")?.getAttribute("href")).toBe("/t/other");
});

test("a game that cannot begin has nothing to go on from", () => {
  show({ unfit: { ...UNFIT, move: 0, seat: -1 } });
  expect(button("Go on from before this move")).toBeUndefined();
  expect(button("End the table")).toBeDefined();
});
