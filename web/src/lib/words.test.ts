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

test("the person asked is not named in the question", () => {
  const question: Question = {
    seat: 0,
    step: "Offer",
    rule: "abyss:19",
    values: { card: ["card", "crab_4"], pearls: 2 },
    choices: null,
  };
  expect(words.question(question)).toBe("Buy crab 4 for 2 pearls?");
  settings.change({ language: "fr" });
  expect(words.question(question).replaceAll(/\s/g, " ")).toBe("Acheter le Crabe 4 pour 2 Perles ?");
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
    choice: null,
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
