import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Happening, LogEntry, Question, SeatInfo } from "../generated/messages";
import { logLines } from "./lines";
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
  expect(words.question(offer, 1).replaceAll(/\s/g, " ")).toBe("Acheter le Crabe 4 pour 2 Perles ?");
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
  expect(parts.find((part) => part.piece)).toEqual({ text: "crab 4", thing: "ally", piece: "crab_4" });
});

test("a second player or piece of an event is named", () => {
  const stolen: Happening = { ...bought, name: "stole_token", thing: "token", what: "3", amount: 2, other: ["seat", "2"] };
  expect(plain(words.event(stolen))).toBe("Bo steals a monster token worth 3 from Cy.");
  expect(plain(words.event({ ...stolen, what: null, hidden: true }))).toBe("Bo steals a monster token from Cy.");
});

test("what is hidden from the reader is said without it", () => {
  const token: Happening = { ...bought, name: "got_token", thing: "token", what: null, amount: 1, hidden: true };
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
  const undone: LogEntry = { type: "undone", version: 4, at: 0, seat: 1, moves: 1, since: 3, agreed: false };
  const lines = logLines([moved(2), moved(3), undone, moved(5)], words);
  expect(lines.map((line) => line.undone)).toEqual([false, true, false, false]);
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
