import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { ScenarioDraft, ScenarioLists } from "../../../generated/messages";
import { api, Refusal } from "../../../lib/api";
import { loadTexts } from "../../../lib/text.svelte";
import { Editing } from "./editing.svelte";

const LISTS = { schema: 2, maps: ["inn", "fort"] } as unknown as ScenarioLists;
const answer = (text: string, level: "error" | "advice" = "error"): ScenarioDraft => ({
  text,
  model: {},
  problems: [
    { level, key: "hero", line: 3, zones: [], told: { key: "mistake-missing", values: {} } },
  ],
});

beforeAll(async () => {
  await loadTexts(null, "en");
  await loadTexts(null, "fr");
});
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("changes are undone and done again", () => {
  vi.spyOn(api, "draftScenario").mockResolvedValue(answer(""));
  const editing = new Editing(LISTS);
  editing.change((doc) => (doc.turn_limit = 3));
  editing.change((doc) => (doc.turn_limit = 4));
  editing.undo();
  expect([editing.doc.turn_limit, editing.canUndo, editing.canRedo]).toEqual([3, true, true]);
  editing.redo();
  expect(editing.doc.turn_limit).toBe(4);
  editing.undo();
  editing.change((doc) => (doc.turn_limit = 9));
  expect(editing.canRedo).toBe(false);
});

test("what changes nothing is no change", () => {
  vi.spyOn(api, "draftScenario").mockResolvedValue(answer(""));
  const editing = new Editing(LISTS);
  editing.change((doc) => (doc.turn_limit = doc.turn_limit + 0));
  expect(editing.canUndo).toBe(false);
});

test("nothing is lost when the page is loaded again", () => {
  vi.spyOn(api, "draftScenario").mockResolvedValue(answer(""));
  new Editing(LISTS).change((doc) => (doc.name_en = "Kept"));
  expect(new Editing(LISTS).doc.name_en).toBe("Kept");
});

test("the checker is asked once after several changes, and never twice at a time", async () => {
  const replies: ((draft: ScenarioDraft) => void)[] = [];
  const asked = vi
    .spyOn(api, "draftScenario")
    .mockImplementation(() => new Promise((reply) => replies.push(reply)));
  const editing = new Editing(LISTS);
  await vi.advanceTimersByTimeAsync(0);
  expect(asked).toHaveBeenCalledTimes(1);
  editing.change((doc) => (doc.turn_limit = 1));
  editing.change((doc) => (doc.turn_limit = 2));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveBeenCalledTimes(1);
  replies[0]?.(answer("old"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(editing.current).toBe(false);
  replies[1]?.(answer("new", "advice"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect([editing.text, editing.playable, editing.advice]).toEqual(["new", true, 1]);
});

test("errors block play, and a checker that is busy is asked again", async () => {
  const asked = vi
    .spyOn(api, "draftScenario")
    .mockRejectedValueOnce(new Refusal(0, null))
    .mockResolvedValue(answer("text"));
  const editing = new Editing(LISTS);
  await vi.advanceTimersByTimeAsync(100);
  expect(editing.trouble).not.toBeNull();
  await vi.advanceTimersByTimeAsync(3000);
  expect(asked).toHaveBeenCalledTimes(2);
  expect([editing.trouble, editing.errors, editing.playable]).toEqual([null, 1, false]);
});
