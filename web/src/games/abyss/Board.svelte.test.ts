import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { Choice, Question, SeatInfo, TableInfo } from "../../generated/messages";
import type { Desk } from "../../lib/desk";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import type { AbyssView, Side } from "./facts";
import { describeChoice } from "./lords";

const side: Side = {
  pearls: 1, key_tokens: 0, keys: 0, free: [], disabled: [], housed: [], locations: [], affiliated: [],
  hand_size: 0, hand: [], token_count: 0, tokens: [], points: 0,
};

function show(court: string[]): HTMLElement {
  const view: AbyssView = {
    threat: 0, price: 1, ending: false, sides: [side, { ...side, hand: null }], stacks: [0, 0, 0, 0, 0], council: null,
    track: [], paid: [], court, available: [], drawn: [], deck_size: 71, lord_deck_size: 20, location_deck_size: 19,
  };
  const seat = { kind: "person", name: "Ada", bot: null, you: true, connected: true, votes: [] } as unknown as SeatInfo;
  const table = { game: "abyss", seats: [seat, { ...seat, name: "Bo" }], yours: 0, options: {} } as unknown as TableInfo;
  const words = new Words("abyss", ["Ada", "Bo"]);
  const describe = (choice: Choice) => describeChoice(choice, view, words);
  const desk: Desk = { table, view, question: null, words, decision: null, describe, me: 0 };
  mounted = mount(Board, { target: document.body, props: { desk, session: null } });
  flushSync();
  return document.body;
}
let mounted: Record<string, unknown> | null = null;

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("abyss", "en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

test("empty spaces of the court lie next to the deck, and who came last stands nearest to it", () => {
  const row = show(["miller", "keeper", "trader", "sage"]).querySelector(".ct .row");
  const kinds = [...(row?.children ?? [])].map((each) => (each.classList.contains("slot") ? "free" : each.textContent));
  expect(kinds[0]).toContain("20"); // the deck
  expect(kinds.slice(1, 3)).toEqual(["free", "free"]);
  const names = kinds.slice(3).map((text) => ["Sage", "Trader", "Keeper", "Miller"].find((name) => text?.includes(name)));
  expect(names).toEqual(["Sage", "Trader", "Keeper", "Miller"]);
});

test("only a power that acts once has an arrow", () => {
  const page = show(["trader", "landlord", "army_commander", "slaver", "sage"]);
  const arrows = [...page.querySelectorAll(".court-lord")].filter((lord) => lord.textContent.includes("➔"));
  expect(arrows.map((lord) => lord.querySelector(".nm")?.textContent)).toEqual(["Sage", "Trader"]);
});

test("a reward is told whole, as its space of the threat track gives it", () => {
  const words = new Words("abyss", ["Ada", "Bo"]);
  const told = (space: string, tokens: string) => {
    const choice: Choice = { action: 18, family: "reward", thing: "reward", piece: tokens, rule: "abyss:29" };
    const question: Question = { seat: 0, step: "ChooseReward", rule: "abyss:29", values: { reward: ["threat", space] }, choices: null };
    return describeChoice(choice, { court: [], stacks: [] }, words, question);
  };
  expect(told("1", "1")).toBe("Reward: 1 monster token");
  expect(told("2", "1")).toBe("Reward: 1 pearl and 1 monster token");
  expect(told("4", "0")).toBe("Reward: 1 key token and 1 pearl");
  expect(told("5", "1")).toBe("Reward: 1 key token, 1 pearl, and 1 monster token");
  expect(told("5", "2")).toBe("Reward: 1 key token and 2 monster tokens");
});
