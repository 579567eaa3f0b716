import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Happening, LogEntry, Question, SeatInfo, Told } from "../generated/messages";
import { eventLines, logLines } from "./lines";
import { settings } from "./settings.svelte";
import { loadTexts } from "./text.svelte";
import { plain, seatName, Words } from "./words";

const words = new Words("abyss", ["Ada", "Bo", "Cy"]);
const bought: Happening = {
  name: "bought",
  seat: 1,
  rule: "abyss:20",
  thing: "ally",
  what: "crab_4",
  amount: 2,
  hidden: false,
};

beforeAll(async () => {
  for (const language of ["fr", "en"] as const) {
    await loadTexts(null, language);
    await loadTexts("abyss", language);
    await loadTexts("conan", language);
  }
});
beforeEach(() => settings.change({ language: "en" }));

const offer: Question = {
  seat: 1,
  seats: [1],
  kind: "buy_ally",
  rule: "abyss:19",
  values: { card: ["card", "crab_4"], pearls: 2 },
  choices: null,
};

test("who is asked is spoken to, without the name", () => {
  expect(words.question(offer, 1)).toBe("Buy crab 4 for 2 pearls?");
  settings.change({ language: "fr" });
  expect(words.question(offer, 1).replaceAll(/\s/g, " ")).toBe(
    "Acheter le Crabe 4 pour 2 Perles ?",
  );
});

test.each([0, -1, -2])("who looks on is told who decides what: seat %i", (reader) => {
  expect(words.question(offer, reader)).toBe("Bo may buy crab 4 for 2 pearls.");
  settings.change({ language: "fr" });
  expect(words.question(offer, reader)).toBe("Bo peut acheter le Crabe 4 pour 2 Perles.");
});

test("a question to a team speaks to each of its seats", () => {
  const both = { ...offer, seats: [0, 1] };
  expect(words.question(both, 0)).toBe(words.question(both, 1));
  expect(words.question(both, 2)).toContain("Bo");
});

test("players and pieces can be told apart in a line of the log", () => {
  const parts = words.event(bought);
  expect(plain(parts)).toBe("Bo buys crab 4 for 2 pearls.");
  expect(parts[0]).toEqual({ text: "Bo", player: 1 });
  expect(parts.find((part) => part.piece)).toEqual({
    text: "crab 4",
    thing: "ally",
    piece: "crab_4",
  });
});

test("a second player or piece of an event is named", () => {
  const stolen: Happening = {
    ...bought,
    name: "stole_token",
    thing: "token",
    what: "3",
    amount: 2,
    other: ["seat", "2"],
  };
  expect(plain(words.event(stolen))).toBe("Bo steals a monster token worth 3 from Cy.");
  expect(plain(words.event({ ...stolen, what: null, hidden: true }))).toBe(
    "Bo steals a monster token from Cy.",
  );
});

test("what is hidden from the reader is said without it", () => {
  const token: Happening = {
    ...bought,
    name: "got_token",
    thing: "token",
    what: null,
    amount: 1,
    hidden: true,
  };
  expect(plain(words.event(token))).not.toMatch(/\d|null/);
});

test("a move taken back stays in the log, struck out", () => {
  const moved = (version: number): LogEntry => ({
    type: "moved",
    version,
    at: 0,
    seat: 1,
    bot: false,
    choices: [],
    events: [bought],
  });
  const undone: LogEntry = {
    type: "taken_back",
    version: 4,
    at: 0,
    seat: 1,
    moves: 1,
    since: 3,
    agreed: false,
  };
  const lines = logLines([moved(2), moved(3), undone, moved(5)], words);
  expect(lines.map((line) => line.undone)).toEqual([false, true, false, false]);
});

const happened = (
  name: string,
  thing: string | null,
  what: string | null,
  more: Partial<Happening> = {},
): Happening => ({
  name,
  seat: 1,
  rule: `abyss:${name}`,
  thing,
  what,
  amount: 1,
  hidden: false,
  ...more,
});
const entry = (version: number, seat: number, ...events: Happening[]): LogEntry => ({
  type: "moved",
  version,
  at: version,
  seat,
  bot: true,
  choices: [],
  events,
});
const paid = happened("paid", "ally", "crab_3");

test("a payment over several entries is one line, with each of its pieces to be told apart", () => {
  const pearls = happened("paid_pearls", null, null, { amount: 2 });
  const lines = logLines(
    [entry(2, 1, paid), entry(3, 1, { ...paid, what: "crab_2" }), entry(4, 1, pearls)],
    words,
  );
  expect(lines.map((line) => plain(line.segments))).toEqual([
    "Bo pays crab 3, crab 2 and 2 pearls.",
  ]);
  expect(lines[0]?.segments.flatMap((part) => part.piece ?? [])).toEqual(["crab_3", "crab_2"]);
  expect(lines[0]?.segments[0]).toEqual({ text: "Bo", player: 1 });
  expect(lines[0]).toMatchObject({ key: "2.0", from: 2, version: 4, at: 2, rule: "abyss:paid" });
});

test("a recruitment is told in two lines: what was paid and what came of it", () => {
  const came = [happened("affiliated", "ally", "crab_2"), happened("recruited", "lord", "jailer")];
  const lines = logLines(
    [entry(2, 1, paid), entry(3, 1, { ...paid, what: "crab_2" }, ...came)],
    words,
  );
  expect(lines.map((line) => plain(line.segments))).toEqual([
    "Bo pays crab 3 and crab 2.",
    "Bo affiliates crab 2 and recruits the Jailer.",
  ]);
});

test.each([
  ["another seat", [entry(2, 1, paid), entry(3, 2, { ...paid, seat: 2 })]],
  ["another event", [entry(2, 1, paid, bought), entry(3, 1, paid)]],
  ["a word of the table", [entry(2, 1, paid), { ...entry(3, 1, paid), how: "clock" } as LogEntry]],
  [
    "what was taken back",
    [
      entry(2, 1, paid),
      entry(3, 1, paid),
      {
        type: "taken_back",
        version: 4,
        at: 0,
        seat: 1,
        moves: 1,
        since: 3,
        agreed: false,
      } as LogEntry,
    ],
  ],
])("%s ends a line", (_, entries) => {
  const lines = logLines(entries, words).filter(
    (line) => line.kind === "event" && plain(line.segments).includes("pays"),
  );
  expect(lines).toHaveLength(2);
});

test("a figure's walk is one line, and so are the dice of a roll", () => {
  const table = new Words("conan", ["Ada", "Bo", "Cy"]);
  const walk = (zone: string, amount: number) =>
    happened("moved", "zone", `pict_village_${zone}`, { amount });
  const figure = (name: string) => happened("acts", "figure", name);
  const roll = (die: string) =>
    happened("rolled", "die", die, { amount: 7, other: ["figure", "conan"] });
  const moments = [
    { version: 1, events: [figure("conan"), walk("a1", 1)] },
    { version: 2, events: [walk("b1", 2)] },
    { version: 3, events: [figure("hyenas_1"), walk("a1", 1), roll("red_2"), roll("orange_0")] },
  ];
  expect(eventLines(moments, table).map((line) => plain(line.segments))).toEqual([
    "Conan goes to North-west road (a1) and West clearing (b1) (3 MP).",
    "Hyena 1 goes to North-west road (a1) (1 MP).",
    "Conan rolls red 2 and orange 0.",
  ]);
  expect(eventLines(moments, table)[0]?.rule).toBe("abyss:moved");
  settings.change({ language: "fr" });
  const seized = happened("seized", "figure", "hyenas_1");
  expect(plain(table.event(seized))).toBe("Hyène 1 est saisie.");
});

test("a bot has the same stage name for everybody, a person their own", () => {
  const seat: SeatInfo = {
    kind: "bot",
    name: null,
    bot: "greedy",
    stand_in: false,
    you: false,
    connected: true,
    away: 0,
    votes: [],
    seeded: true,
  };
  expect(seatName(seat, 1)).toBe("Thetis");
  expect(seatName({ ...seat, kind: "person", name: "Ada", bot: null }, 1)).toBe("Ada");
});

test("why a game without points was won stands under its last event", () => {
  const verdict: Told[] = [
    { key: "verdict-overlord", values: {} },
    { key: "objective-round_at_least", values: { value: [8] } },
  ];
  const result = { scores: [1, 0], winners: [0], sheets: [], verdict };
  const lines = logLines([], new Words("conan", ["Ada", "Bo"]), result);
  expect(lines.map((line) => plain(line.segments))).toEqual(["Round 8 has been played"]);
});
