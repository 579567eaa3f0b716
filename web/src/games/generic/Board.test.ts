import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { AbyssView } from "../../generated/abyss";
import type { Choice, Question, SeatInfo, TableInfo } from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import { answer } from "../../lib/keys";
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";

const buy: Choice = { action: 14, family: "buy", thing: null, piece: null, rule: "abyss:20" };
const pass: Choice = { action: 13, family: "pass", thing: null, piece: null, rule: "abyss:19" };
const pay: Choice = { action: 24, family: "pay", thing: "ally", piece: "crab_4", rule: "abyss:33" };
const seat = { kind: "person", name: "Ada", bot: null, you: true, connected: true, votes: [] } as unknown as SeatInfo;

function table(choices: Choice[] | null, yours = 0) {
  const info = { game: "abyss", seats: [seat, { ...seat, name: "Bo" }], yours, options: {} } as unknown as TableInfo;
  const values: Question["values"] = { card: ["card", "crab_4"], pearls: 2 };
  const question: Question = { seat: 0, step: "Offer", rule: "abyss:19", values, choices };
  const move = vi.fn<(action: number) => void>();
  const position = { view: {}, question, undo: { free: false, ask: 0, asked: null }, result: null };
  const session = { info, position, sending: null, behind: 0, link: "open", move } as unknown as Session;
  const words = new Words("abyss", ["Ada", "Bo"]);
  const decision = new Decision(session);
  const sides = [{ hand: ["crab_4"], pearls: 3 }, { hand: null, pearls: 1 }];
  const view = { track: ["crab_4"], threat: 2, sides } as unknown as AbyssView;
  const describe = (choice: Choice) => words.action(choice);
  const desk: Desk = { table: info, view, question, words, decision, describe, me: 0 };
  return { desk, session, decision, move };
}

function show(desk: Desk, session: Session): HTMLElement {
  document.body.innerHTML = "";
  mounted = mount(Board, { target: document.body, props: { desk, session } });
  flushSync();
  return document.body;
}
let mounted: Record<string, unknown> | null = null;

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("abyss", "en");
});
beforeEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

test("a game without a board of its own shows zones, players and the question", () => {
  const { desk, session } = table([pass, buy]);
  const page = show(desk, session);
  expect(page.querySelector(".prompt b")?.textContent).toBe("Buy crab 4 for 2 pearls?");
  expect(page.textContent).toContain("Bo");
  expect(page.textContent).toMatch(/threat track\s*2/);
});

test("nothing is gold when somebody else is asked", () => {
  const { desk, session } = table(null, 1);
  const page = show(desk, session);
  expect(page.querySelectorAll(".legal, .primary")).toHaveLength(0);
  expect(page.querySelector(".prompt.calm")).not.toBeNull();
});

test("an offer is answered with one click; the way out stands first and is not gold", () => {
  const { desk, session, move } = table([pass, buy]);
  const buttons = [...show(desk, session).querySelectorAll<HTMLButtonElement>(".acts .btn")];
  expect(buttons.map((button) => button.classList.contains("primary"))).toEqual([false, true]);
  buttons[1]?.click();
  expect(move).toHaveBeenCalledExactlyOnceWith(14);
});

test("a piece is shown by the first click and played by the second", () => {
  const { desk, session, move } = table([pay, pass, buy]);
  const piece = show(desk, session).querySelector<HTMLButtonElement>(".token.legal");
  piece?.click();
  flushSync();
  expect(move).not.toHaveBeenCalled();
  expect(document.querySelector(".prompt [data-sure]")?.textContent).toContain("Pay crab 4");
  piece?.click();
  expect(move).toHaveBeenCalledExactlyOnceWith(24);
});

test("digits choose, Enter plays, Escape takes back, N is the way out", () => {
  const { decision, move } = table([pay, buy, pass]);
  answer(decision, "2", null);
  expect(decision.chosen).toEqual(buy);
  answer(decision, "escape", null);
  expect(decision.chosen).toBeNull();
  expect(answer(decision, "enter", null)).toBe(false);
  answer(decision, "1", null);
  answer(decision, "enter", null);
  answer(decision, "n", null);
  expect(move.mock.calls).toEqual([[24], [13]]);
});
