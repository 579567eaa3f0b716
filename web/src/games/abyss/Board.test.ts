// Pieces shown for a moment lie with the seat that owns them: mine with me, others' with them.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { AbyssView, Side } from "../../generated/abyss";
import type { AbyssQuestion, Choice, Question, TableInfo } from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import type { Session } from "../../lib/session.svelte";
import { seated } from "../../lib/seated.testing";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { describeChoice } from "./lords";

const seat = seated("Ada");
const side: Side = {
  pearls: 1,
  key_tokens: 0,
  keys: 0,
  free: [],
  disabled: [],
  housed: [],
  locations: [],
  affiliated: [],
  hand_size: 0,
  hand: [],
  token_count: 0,
  tokens: [],
  points: 0,
  score: { locations: 0, lords: 0, allies: 0, monsters: 0 },
  location_points: [],
};
const empty: AbyssView = {
  seat: 0,
  turn: 0,
  phase: "action",
  bought: [],
  offered_to: [],
  worths: {},
  used: [],
  extra_turns: 0,
  ship_master_influence: 5,
  last_turns: 0,
  discard: [],
  token_bag_size: 20,
  threat: 0,
  price: 1,
  ending: false,
  tie_break: null,
  sides: [side, { ...side, hand: null }],
  stacks: [0, 0, 0, 0, 0],
  council: null,
  track: [],
  paid: [],
  paid_by: null,
  court: ["recruiter"],
  available: ["jail"],
  drawn: [],
  drawn_by: null,
  deck_size: 60,
  lord_deck_size: 30,
  location_deck_size: 15,
};
let mounted: Record<string, unknown> | null = null;

/** The table as Ada, seat 0, or a watcher sees it while a seat is asked. */
function show(
  kind: AbyssQuestion,
  asked: number,
  changes: Partial<AbyssView>,
  viewer = 0,
): Element {
  const view = { ...empty, ...changes };
  const info = {
    game: "abyss",
    seats: [seat, { ...seat, name: "Bo" }],
    yours: viewer,
    options: {},
  } as unknown as TableInfo;
  const values: Question["values"] = {
    card: ["card", "crab_4"],
    pearls: 1,
    lord: ["lord", "recruiter"],
    missing: 3,
    races: 0,
  };
  const question: Question = {
    seat: asked,
    seats: [asked],
    kind,
    rule: "abyss:19",
    values,
    choices: null,
  };
  const position = { view, question, undo: { free: false, ask: 0, asked: null }, result: null };
  const session = {
    info,
    position,
    sending: null,
    behind: 0,
    link: "open",
    preview() {},
  } as unknown as Session;
  const words = new Words("abyss", ["Ada", "Bo"]);
  const desk: Desk<"abyss"> = {
    table: info,
    view,
    question,
    words,
    decision: new Decision(session),
    describe: (each) => words.action(each),
    me: 0,
    viewer,
  };
  mounted = mount(Board, { target: document.body, props: { desk, session } });
  flushSync();
  return document.body;
}

const flips = (page: Element, where: string): (string | undefined)[] =>
  [...page.querySelectorAll<HTMLElement>(`${where} [data-flip]`)].map(
    (piece) => piece.dataset["flip"],
  );

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("abyss", "en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

test("locations that I have drawn lie before me, beside the available ones", () => {
  const page = show("keep_location", 0, { drawn: ["chasm", "depths"], drawn_by: 0 });
  expect(flips(page, ".locations-zone")).toEqual(["chasm", "depths", "jail"]);
  expect(page.querySelector(".held")).toBeNull();
});

test("locations that another has drawn lie with the other, under the name", () => {
  const page = show("keep_location", 1, { drawn: ["chasm", "depths"], drawn_by: 1 });
  expect(flips(page, ".locations-zone")).toEqual(["jail"]);
  expect(page.querySelector(".locations-zone .label")?.textContent).toContain(
    "Available locations",
  );
  const held = page.querySelector('.rail [aria-label="Bo"] .held');
  expect(held?.textContent).toContain("Locations drawn");
  expect(flips(page, '.rail [aria-label="Bo"] .held')).toEqual(["chasm", "depths"]);
  expect(page.querySelector(".board .phone.held-by")?.textContent).toContain("Bo");
});

test("allies that another pays are not in my hand", () => {
  const page = show("pay_for_lord", 1, { paid: ["crab_4", "squid_2"], paid_by: 1 });
  expect(page.querySelector(".hand .paid")).toBeNull();
  expect(page.querySelectorAll('.rail [aria-label="Bo"] .held .ally')).toHaveLength(2);
});

test("allies that I pay lie beside my hand", () => {
  const page = show("pay_for_lord", 0, { paid: ["crab_4"], paid_by: 0 });
  expect(flips(page, ".hand .paid")).toEqual(["crab_4"]);
  expect(page.querySelector(".held")).toBeNull();
});

test("an ally on offer says to whom, unless it is offered to me", () => {
  const offered = (asked: number, viewer = 0): string =>
    show("buy_ally", asked, { track: ["crab_4"] }, viewer).querySelector(
      ".exploration .offer .caption",
    )?.textContent ?? "";
  expect(offered(0)).toBe("offered");
  document.body.innerHTML = "";
  expect(offered(1)).toBe("for Bo");
  document.body.innerHTML = "";
  expect(offered(0, -1)).toBe("for Ada");
});

test("empty spaces of the court lie next to the deck, and who came last stands nearest to it", () => {
  const row = show("take_turn", 0, {
    court: ["miller", "keeper", "trader", "sage"],
    lord_deck_size: 20,
  }).querySelector(".court .row");
  const kinds = [...(row?.children ?? [])].map((each) =>
    each.classList.contains("slot") ? "free" : each.textContent,
  );
  expect(kinds[0]).toContain("20"); // the deck
  expect(kinds.slice(1, 3)).toEqual(["free", "free"]);
  const names = kinds
    .slice(3)
    .map((text) => ["Sage", "Trader", "Keeper", "Miller"].find((name) => text?.includes(name)));
  expect(names).toEqual(["Sage", "Trader", "Keeper", "Miller"]);
});

test("only a power that acts once has an arrow", () => {
  const page = show("take_turn", 0, {
    court: ["trader", "landlord", "army_commander", "slaver", "sage"],
  });
  const arrows = [...page.querySelectorAll(".court-lord")].filter((lord) =>
    lord.textContent.includes("➔"),
  );
  expect(arrows.map((lord) => lord.querySelector(".piece-name")?.textContent)).toEqual([
    "Sage",
    "Trader",
  ]);
});

test("a reward is told whole, as its space of the threat track gives it", () => {
  const words = new Words("abyss", ["Ada", "Bo"]);
  const told = (space: string, tokens: string) => {
    const choice: Choice = {
      action: 18,
      family: "reward",
      thing: "reward",
      piece: tokens,
      rule: "abyss:29",
    };
    const question: Question = {
      seat: 0,
      seats: [0],
      kind: "choose_reward",
      rule: "abyss:29",
      values: { reward: ["threat", space] },
      choices: null,
    };
    return describeChoice(choice, empty, words, question);
  };
  expect(told("1", "1")).toBe("Reward: 1 monster token");
  expect(told("2", "1")).toBe("Reward: 1 pearl and 1 monster token");
  expect(told("4", "0")).toBe("Reward: 1 key token and 1 pearl");
  expect(told("5", "1")).toBe("Reward: 1 key token, 1 pearl, and 1 monster token");
  expect(told("5", "2")).toBe("Reward: 1 key token and 2 monster tokens");
});
