import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Result, TableInfo } from "../generated/messages";
import { settings } from "../lib/settings.svelte";
import { loadTexts } from "../lib/text.svelte";
import { Words } from "../lib/words";
import EndOfGame from "./EndOfGame.svelte";

vi.mock("../lib/api", () => ({
  api: { scoring: () => Promise.resolve(null), statistics: () => Promise.resolve(null) },
  Refusal: class extends Error {},
}));

let mounted: Record<string, unknown> | null = null;

function show(result: Result): string {
  const table = {
    id: "t",
    game: "abyss",
    seats: [],
    yours: 0,
    rematch: null,
  } as unknown as TableInfo;
  mounted = mount(EndOfGame, {
    target: document.body,
    props: { table, result, words: new Words("abyss", ["Ada", "Bo"]) },
  });
  flushSync();
  return document.body.textContent;
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

const sheets = [{ lords: 12 }, { lords: 12 }];

test("what decided among equal points is told", () => {
  const told = show({ scores: [12, 12], winners: [1], sheets, tie_break: "pearls" });
  expect(told).toContain("Bo wins");
  expect(told).toContain("whoever has the most pearls wins");
});

test("where points decide nothing more is told", () => {
  expect(show({ scores: [13, 12], winners: [0], sheets, tie_break: null })).not.toContain("pearls");
});
