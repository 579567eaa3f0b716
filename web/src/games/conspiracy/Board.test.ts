// Questions that are rare in a game: every choice has its piece, and none is missing.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Chamber, ConspiracyView } from "../../generated/conspiracy";
import type { Choice, ConspiracyQuestion, Question, TableInfo } from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import type { Session } from "../../lib/session.svelte";
import { seated } from "../../lib/seated.testing";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { SPACES } from "./facts";
import { describeChoice } from "./lords";

const seat = seated("Ada");

function chamber(lords: string[], changes: Partial<Chamber> = {}): Chamber {
  const empty = <T>(found: T[]): (T | null)[] => [
    ...found,
    ...new Array<null>(SPACES - found.length).fill(null),
  ];
  return {
    lords: empty(lords),
    locations: empty([]),
    location_points: empty([]),
    coats: { blue: null, yellow: null, red: null, green: null, purple: null },
    keys: { silver: 0, gold: 0 },
    pearls: 0,
    coalition: [],
    points: 0,
    score: { lords: 0, locations: 0, coalition: 0, pearl_master: 0 },
    ...changes,
  };
}

function view(changes: Partial<ConspiracyView> = {}): ConspiracyView {
  return {
    seat: 0,
    turn: 0,
    phase: "recruit",
    last_turns: null,
    tie_break: null,
    pearl_master: null,
    pearls_on_track: 0,
    forced_draw: 0,
    forced_by: null,
    chambers: [chamber([]), chamber([])],
    discards: { blue: [], yellow: [], red: [], green: [], purple: [] },
    drawn_by: null,
    drawn: [],
    recruits: [],
    available: [],
    drawn_locations: null,
    drawn_location_count: 0,
    deck_size: 40,
    location_deck_size: 20,
    ...changes,
  };
}

let mounted: Record<string, unknown> | null = null;
const move = vi.fn<(actions: number[], chain?: boolean) => void>();
const preview = vi.fn<(actions: number[]) => Promise<null>>(() => Promise.resolve(null));

/** Show a table where Ada is asked; choices are given as "family:piece". */
function show(
  kind: ConspiracyQuestion,
  offered: string[] | null,
  shown: ConspiracyView,
  values: Question["values"] = {},
): Element {
  const choices = offered?.map((each, action): Choice => {
    const [family = "", piece = null] = each.split(":");
    const things: Record<string, string> = { swap: "space", pile: "colour", location: "location" };
    return {
      action,
      family,
      thing: piece === null ? null : (things[family] ?? "lord"),
      piece,
      rule: "conspiracy:9",
    };
  });
  const info = {
    game: "conspiracy",
    seats: [seat, { ...seat, name: "Bo" }],
    yours: 0,
    options: {},
  } as unknown as TableInfo;
  const asked = offered === null ? 1 : 0;
  const question: Question = {
    seat: asked,
    seats: [asked],
    kind,
    rule: "conspiracy:9",
    values,
    choices: choices ?? null,
  };
  const position = {
    view: shown,
    question,
    undo: { free: false, ask: 0, asked: null },
    result: null,
  };
  const session = {
    info,
    position,
    sending: null,
    behind: 0,
    link: "open",
    move,
    preview,
  } as unknown as Session;
  const words = new Words("conspiracy", ["Ada", "Bo"]);
  const describe = (choice: Choice) => describeChoice(choice, shown, words);
  const desk: Desk<"conspiracy"> = {
    table: info,
    view: shown,
    question,
    words,
    decision: new Decision(session),
    describe,
    me: 0,
    viewer: 0,
  };
  mounted = mount(Board, { target: document.body, props: { desk, session } });
  flushSync();
  return document.body;
}

const spots = (page: Element): (string | undefined)[] =>
  [...page.querySelectorAll<HTMLElement>(".piece.legal")].map((piece) => piece.dataset["spot"]);

function twice(page: Element, spot: string): void {
  const find = () => page.querySelector<HTMLButtonElement>(`.piece.legal[data-spot="${spot}"]`);
  find()?.click();
  flushSync();
  expect(move).not.toHaveBeenCalled();
  expect(preview).toHaveBeenCalledOnce(); // what it would lead to is asked for, and nothing is played
  find()?.click();
}

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("conspiracy", "en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
  move.mockClear();
  preview.mockClear();
  document.body.innerHTML = "";
});

test("a pile is one piece that names all its lords", () => {
  const discards = { ...view().discards, red: ["red_1", "red_1", "red_3"] };
  const page = show(
    "recruit_lords",
    ["draw:1", "draw:2", "draw:3", "pile:red"],
    view({ discards }),
  );
  expect(spots(page)).toEqual(["draw:1", "draw:2", "draw:3", "pile:red"]);
  const pile = page.querySelector('[data-spot="pile:red"]');
  expect(pile?.querySelector(".visually-hidden")?.textContent).toContain("red 1, red 1, red 3");
  expect(
    [...(pile?.querySelectorAll(".lord-card > b") ?? [])].map((each) => each.textContent),
  ).toEqual(["1", "1", "3"]);
  twice(page, "pile:red");
  expect(move).toHaveBeenCalledExactlyOnceWith([3], false);
});

test("equal lords of a large pile are shown once, with their number", () => {
  const discards = { ...view().discards, blue: ["blue_0", "blue_1", "blue_1", "blue_1", "blue_6"] };
  const page = show("recruit_lords", ["pile:blue"], view({ discards }));
  expect([...page.querySelectorAll(".fan .lord-card > b")].map((each) => each.textContent)).toEqual(
    ["0", "1", "6"],
  );
  expect(page.querySelector(".fan .times")?.textContent).toBe("×3");
});

test("the lords of a pile too large for the chamber are chosen one by one", () => {
  const discards = { ...view().discards, green: ["green_1", "green_4"] };
  const values: Question["values"] = { lords: 1, colour: ["colour", "green"] };
  const page = show(
    "keep_lord",
    ["recruit:green_1", "recruit:green_4"],
    view({ discards }),
    values,
  );
  expect(spots(page)).toEqual(["recruit:green_1", "recruit:green_4"]);
  twice(page, "recruit:green_4");
  expect(move).toHaveBeenCalledExactlyOnceWith([1], false);
});

test("who may search the location deck sees what it holds; available ones are not gold", () => {
  const offered = [
    "location:one_pearl",
    "location:gold_keys",
    "location:count_red",
    "location:seven_points",
  ];
  const page = show("search_deck", offered, view({ available: ["silver_keys"] }));
  expect(spots(page)).toEqual(offered);
  expect(page.querySelectorAll(".location-tile")).toHaveLength(5);
});

test("lords are swapped in the chamber, and the first one stays marked", () => {
  const mine = chamber(["red_0", "red_1", "blue_3", "green_4"]);
  const values: Question["values"] = { lord: ["lord", "red_0"], space: 1 };
  const page = show(
    "swap_second",
    ["swap:3", "swap:4"],
    view({ chambers: [mine, chamber([])] }),
    values,
  );
  expect(spots(page)).toEqual(["swap:3", "swap:4"]);
  expect(page.querySelector(".pyramid .selected .visually-hidden")?.textContent).toBe(
    "Space 1: red 0",
  );
  expect(page.querySelector(".prompt .acts")?.textContent).toContain("Swap blue 3 on space 3");
});

test("coat of arms, coalition and location are told in words", () => {
  const mine = chamber(["red_4", "red_3"], {
    coats: { blue: null, yellow: null, red: 0, green: null, purple: null },
    coalition: [0, 1],
    locations: ["gold_keys", ...new Array<null>(SPACES - 1).fill(null)],
    location_points: [2, ...new Array<null>(SPACES - 1).fill(null)],
  });
  const page = show("recruit_lords", null, view({ chambers: [mine, mine] }));
  const words =
    "Space 1: red 4, coat of arms, in the largest coalition, under the location “Gold keys”, 2 points";
  expect(page.querySelector(".pyramid .piece .visually-hidden")?.textContent).toBe(words);
  expect(page.querySelector(".mini-pyramid .piece")?.getAttribute("aria-label")).toBe(words);
  expect(page.querySelectorAll(".legal")).toHaveLength(0);
});

const flips = (page: Element, where: string): (string | undefined)[] =>
  [...page.querySelectorAll<HTMLElement>(`${where} [data-flip]`)].map(
    (piece) => piece.dataset["flip"],
  );

test("lords that I have drawn lie in my chamber", () => {
  const page = show(
    "recruit_one",
    ["recruit:red_1", "recruit:blue_3"],
    view({ drawn: ["blue_3", "red_1"], drawn_by: 0 }),
  );
  expect(flips(page, ".chamber .tray")).toEqual(["blue_3", "red_1"]);
  expect(page.querySelector(".held")).toBeNull();
});

test("lords that another has drawn or recruited lie with the other, not in my chamber", () => {
  const page = show(
    "recruit_one",
    null,
    view({ drawn: ["blue_3", "red_1"], recruits: ["green_4"], drawn_by: 1 }),
  );
  expect(page.querySelector(".chamber .tray")).toBeNull();
  expect(flips(page, '.opponent[aria-label="Bo"] .held')).toEqual(["blue_3", "red_1", "green_4"]);
  expect(page.querySelector(".opponent .held")?.textContent).toContain("Drawn");
  expect(page.querySelector(".opponent .held")?.textContent).toContain("To place");
});

test("locations that another looks at are backs with the other; mine show their faces", () => {
  const page = show(
    "keep_location",
    null,
    view({ drawn_location_count: 3, drawn_by: 1, available: ["silver_keys"] }),
  );
  const backs = page.querySelector('.opponent[aria-label="Bo"] .held .backs');
  expect(backs?.querySelectorAll("i")).toHaveLength(3);
  expect(backs?.textContent).toContain("3 locations");
  expect(flips(page, ".locations-panel")).toEqual(["silver_keys"]);
});

test("in an open replay the faces lie with the seat that looks at them", () => {
  const drawn = { drawn_locations: ["gold_keys", "one_pearl"], drawn_location_count: 2 };
  const page = show(
    "keep_location",
    null,
    view({ ...drawn, drawn_by: 1, available: ["silver_keys"] }),
  );
  expect(flips(page, '.opponent[aria-label="Bo"] .held')).toEqual(["gold_keys", "one_pearl"]);
  expect(flips(page, ".locations-panel")).toEqual(["silver_keys"]);
});

test("locations that I have drawn are offered among the locations", () => {
  const drawn = { drawn_locations: ["gold_keys", "one_pearl"], drawn_location_count: 2 };
  const page = show(
    "keep_location",
    ["location:gold_keys", "location:one_pearl"],
    view({ ...drawn, drawn_by: 0 }),
  );
  expect(spots(page)).toEqual(["location:gold_keys", "location:one_pearl"]);
  expect(page.querySelector(".held")).toBeNull();
});
