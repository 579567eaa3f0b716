import { flushSync, mount, unmount } from "svelte";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import Help from "../../components/Help.svelte";
import TableInWords from "../../components/TableInWords.svelte";
import type { AbyssView } from "../../generated/abyss";
import type { Choice, Question, TableInfo } from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import { answer } from "../../lib/keys";
import type { Session } from "../../lib/session.svelte";
import { seated } from "../../lib/seated.testing";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { loadTable } from "../boards";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";

const buy: Choice = { action: 14, family: "buy", thing: null, piece: null, rule: "abyss:20" };
const pass: Choice = { action: 13, family: "pass", thing: null, piece: null, rule: "abyss:19" };
const pay: Choice = { action: 24, family: "pay", thing: "ally", piece: "crab_4", rule: "abyss:33" };
const seat = seated("Ada");

function table(choices: Choice[] | null, yours = 0) {
  const info = {
    game: "other",
    seats: [seat, { ...seat, name: "Bo" }],
    yours,
    options: {},
  } as unknown as TableInfo;
  const values: Question["values"] = { card: ["card", "crab_4"], pearls: 2 };
  const question: Question = {
    seat: 0,
    seats: [0],
    kind: "buy_ally",
    rule: "abyss:19",
    values,
    choices,
  };
  const move = vi.fn<(actions: number[], chain?: boolean) => void>();
  const position = { view: {}, question, undo: { free: false, ask: 0, asked: null }, result: null };
  const session = {
    info,
    position,
    sending: null,
    behind: 0,
    link: "open",
    move,
    preview: () => Promise.resolve(null),
  } as unknown as Session;
  const words = new Words("abyss", ["Ada", "Bo"]);
  const decision = new Decision(session);
  const sides = [
    { hand: ["crab_4"], pearls: 3 },
    { hand: null, pearls: 1 },
  ];
  const view = {
    track: ["crab_4"],
    threat: 2,
    stacks: [0, 0, 0, 0, 0],
    sides,
  } as unknown as AbyssView;
  const describe = (choice: Choice) => words.action(choice);
  const desk: Desk = {
    table: info,
    view,
    question,
    words,
    decision,
    describe,
    me: 0,
    viewer: yours,
  };
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
  vi.stubGlobal("fetch", () => Promise.reject(new Error("no server"))); // rules are not fetched
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("abyss", "en");
  await loadTable("other");
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

/** All that a place of the page says to one seat about the question of the moment, which is Ada's. */
const places: Record<string, (desk: Desk, session: Session) => Record<string, unknown>> = {
  prompt: (desk, session) => mount(Board, { target: document.body, props: { desk, session } }),
  help: (desk) =>
    mount(Help, {
      target: document.body,
      props: { desk, close() {}, openText() {}, openAdvance: null, openLeaving: null },
    }),
  "in words": (desk) => mount(TableInWords, { target: document.body, props: { desk, lines: [] } }),
};

test.each(Object.keys(places))("only who may answer is spoken to: %s", async (place) => {
  for (const viewer of [0, 1, -1]) {
    document.body.innerHTML = "";
    const { desk, session } = table(viewer === 0 ? [pass, buy] : null, viewer);
    mounted = places[place]?.(desk, session) ?? null;
    flushSync();
    const said = document.body.textContent;
    expect(said.includes("Buy crab 4 for 2 pearls?")).toBe(viewer === 0);
    expect(said.includes("Ada may buy crab 4 for 2 pearls.")).toBe(viewer !== 0);
    const heading = document.querySelector(".prompt .who, h3")?.textContent ?? "";
    expect(heading.includes("Ada decides")).toBe(viewer !== 0);
    expect(/Your decision|What can I do now/.test(heading)).toBe(viewer === 0);
    if (mounted) await unmount(mounted);
    mounted = null;
  }
});

test("an offer is answered with one click; the way out stands first and is not gold", () => {
  const { desk, session, move } = table([pass, buy]);
  const buttons = [...show(desk, session).querySelectorAll<HTMLButtonElement>(".acts .btn")];
  expect(buttons.map((button) => button.classList.contains("primary"))).toEqual([false, true]);
  buttons[1]?.click();
  expect(move).toHaveBeenCalledExactlyOnceWith([14]);
});

test("a piece is shown by the first click and played by the second", () => {
  const { desk, session, move } = table([pay, pass, buy]);
  const piece = show(desk, session).querySelector<HTMLButtonElement>(".token.legal");
  piece?.click();
  flushSync();
  expect(move).not.toHaveBeenCalled();
  expect(document.querySelector(".prompt [data-sure]")?.textContent).toContain("Pay crab 4");
  piece?.click();
  expect(move).toHaveBeenCalledExactlyOnceWith([24], false);
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
  expect(move.mock.calls).toEqual([[[24], false], [[13]]]);
});
