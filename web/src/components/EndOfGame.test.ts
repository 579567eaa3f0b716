import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ConanView } from "../generated/conan";
import type { Result, TableInfo } from "../generated/messages";
import { settings } from "../lib/settings.svelte";
import { loadTable } from "../games/boards";
import { loadTexts } from "../lib/text.svelte";
import { Words } from "../lib/words";
import EndOfGame from "./EndOfGame.svelte";

vi.mock("../lib/api", () => ({
  api: { scoring: () => Promise.resolve(null), statistics: () => Promise.resolve(null) },
  Refusal: class extends Error {},
}));

let mounted: Record<string, unknown> | null = null;

function show(result: Result, game = "abyss", view: ConanView | null = null): string {
  const table = {
    id: "t",
    game,
    seats: [],
    yours: 0,
    rematch: null,
  } as unknown as TableInfo;
  mounted = mount(EndOfGame, {
    target: document.body,
    props: { table, result, words: new Words(game, ["Ada", "Bo"]), view },
  });
  flushSync();
  return document.body.textContent;
}

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("abyss", "en");
  await loadTexts("conan", "en");
  await Promise.all([loadTable("abyss"), loadTable("conan")]);
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

const sheets = [{ lords: 12 }, { lords: 12 }];

test("what decided among equal points is told", () => {
  const told = show({ scores: [12, 12], winners: [1], sheets, tie_break: "pearls" });
  expect(told).toContain("Bo wins");
  expect(told).toContain("whoever has the most pearls wins");
});

test("where points decide nothing more is told", () => {
  expect(show({ scores: [13, 12], winners: [0], sheets, tie_break: null })).not.toContain("pearls");
});

test("a game without points says which side has won and why, and shows who is left", () => {
  const result: Result = {
    scores: [0, 1],
    winners: [1],
    sheets: [{ victory: 0 }, { victory: 1 }],
    tie_break: null,
    verdict: [
      { key: "verdict-heroes", values: {} },
      { key: "objective-character_dead", values: { unit: [["tile", "akivasha"]] } },
    ],
  };
  const view = {
    heroes: [
      { hero: "conan", seat: 1, fate: "in_play", wounds: 2, cards: ["battle_axe"] },
      { hero: "belit", seat: 1, fate: "dead", wounds: 9, cards: [] },
    ],
    units: [{ figure: "pict_hunters_1" }, { figure: "pict_hunters_2" }],
    river: [{ tile: "pict_hunters" }, { tile: "akivasha" }],
  } as unknown as ConanView;
  const told = show(result, "conan", view);
  expect(told).toContain("The heroes have won");
  expect(told).toContain("Akivasha is dead");
  expect(told).toMatch(/Conan\s*Bo\s*alive, 2 wounds/u);
  expect(told).toMatch(/Bêlit\s*Bo\s*dead/u);
  expect(told).toMatch(/2 figures left/u);
  expect(document.querySelector("table")).toBeNull(); // no column of 1 and 0
});
