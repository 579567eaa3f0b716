// What lies in front of a player: the value of locations, and the powers used this turn.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { AbyssView, Side } from "../../generated/abyss";
import type { TableInfo } from "../../generated/messages";
import type { Desk } from "../../lib/desk";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import { byRace, influence } from "./lords";
import Mine from "./Mine.svelte";

const side: Side = {
  pearls: 2,
  key_tokens: 1,
  keys: 2,
  free: ["shaman", "trader"],
  disabled: [],
  housed: [],
  locations: ["barracks", "parliament"],
  location_points: [4, 7],
  affiliated: [],
  hand_size: 0,
  hand: [],
  token_count: 0,
  tokens: [],
  points: 20,
  score: { locations: 0, lords: 20, allies: 0, monsters: 0 },
};
const deskWith = (view: Partial<AbyssView>): Desk<"abyss"> => {
  const words = new Words("abyss", ["Ada", "Bo"]);
  const table = { game: "abyss", seats: [], yours: 0, options: {} } as unknown as TableInfo;
  return {
    table,
    view: { used: [], ...view } as AbyssView,
    question: null,
    words,
    decision: null,
    describe: (choice) => words.action(choice),
    me: 0,
    viewer: 0,
  };
};
let mounted: Record<string, unknown> | null = null;

function show(desk: Desk<"abyss">, shown: Side): void {
  mounted = mount(Mine, { target: document.body, props: { desk, side: shown } });
  flushSync();
}

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("abyss", "en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const worths = (): string[] =>
  [...document.querySelectorAll(".location .worth")].map((each) => each.textContent);

test("a location tells what it is worth now", () => {
  show(deskWith({}), side);
  expect(worths()).toEqual(["4", "7"]);
});

test("a table that counts at the end only tells no worth", () => {
  show(deskWith({}), { ...side, location_points: null, points: null });
  expect(worths()).toEqual([]);
});

test("a power used in this turn is marked, the others are not", () => {
  show(deskWith({ used: ["shaman"] }), side);
  expect(
    [...document.querySelectorAll(".own-lord.used")].map((each) => each.getAttribute("aria-label")),
  ).toEqual([expect.stringContaining("used in this turn")]);
  expect(document.querySelectorAll(".own-lord")).toHaveLength(2);
});

test("the Ship Master is worth what the table has agreed on", () => {
  expect(influence(deskWith({ ship_master_influence: 4 }), "ship_master")).toBe(4);
});

test("cards that lie open are told race by race", () => {
  expect(byRace(deskWith({}), ["squid_3", "crab_1", "crab_5", "monster"])).toEqual([
    "Crab: 1 5",
    "Squid: 3",
    "Monster: 1",
  ]);
});
