import { beforeAll, expect, test, vi } from "vitest";
import type { ConanView } from "../../generated/conan";
import type { Choice, ConanQuestion, Question, Route } from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import type { Session } from "../../lib/session.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import { goWords, headlineOf, isBagOnly, leadOf, noteOf } from "./turn";

const TARGET = "pict_hunters_blue_1";
const choice = (action: number, family: string, piece: string | null = null): Choice => ({
  action,
  family,
  thing: piece === null ? null : "card",
  piece,
  rule: "conan:HT-6",
});
const DROP = choice(1, "drop", "battle_axe");
const STOP = choice(0, "pass");

beforeAll(() => loadTexts("conan", "en"));

/** A hero who is asked what to do, and what can be done. */
function deskOf(
  choices: Choice[],
  { kind = "hero_acts" as ConanQuestion, free = false, undo = vi.fn() } = {},
): Desk<"conan"> {
  const question: Question = {
    seat: 1,
    kind,
    rule: "conan:HT-6",
    values: {},
    choices,
    seats: [1],
    detail: false,
    several: false,
  };
  const session = {
    position: { question, undo: { free, ask: 1, asked: null } },
    info: { yours: 1 },
    sending: null,
    behind: 0,
    link: "open",
    quiet: false,
    undo,
    preview: () => new Promise(() => {}), // the answer is awaited
  } as unknown as Session;
  const view = {
    acting: { figure: "conan", blocked: null },
    heroes: [],
    units: [],
    river: [{ tile: "hyenas", bloodied: false, cost: 4 }],
    overlord: { available: 10 },
  };
  return {
    view: view as unknown as ConanView,
    decision: new Decision(session),
    words: new Words("conan", ["Ola", "Ada"]),
    describe: (each: Choice) => each.family,
  } as unknown as Desk<"conan">;
}

test("with nothing left but the bag, the question says so", () => {
  const desk = deskOf([DROP, STOP]);
  expect(isBagOnly(desk)).toBe(true);
  expect(noteOf(desk)).toContain("⋯");
  expect(noteOf(desk)).toContain("stop");
  expect(noteOf(deskOf([DROP]))).not.toContain("stop");
});

test("while something else can be done, the bag is no matter", () => {
  const desk = deskOf([DROP, STOP, choice(2, "move", "pict_village_b1")]);
  expect(isBagOnly(desk)).toBe(false);
  expect(noteOf(desk)).toBe("");
});

test("who was named by mistake is taken back by a button, where no way out is offered", () => {
  const undo = vi.fn();
  const lead = leadOf(deskOf([DROP], { free: true, undo }));
  expect(lead?.label).toBe("Name another hero");
  lead?.act();
  expect(undo).toHaveBeenCalledOnce();
  expect(leadOf(deskOf([DROP, STOP], { free: true }))).toBeNull(); // there is a way out
  expect(leadOf(deskOf([DROP], { free: false }))).toBeNull(); // a companion named him
});

test("what is laid out is the headline: first the enemy, then the gems", () => {
  const route: Route = { kind: "strike", thing: "figure", piece: TARGET, actions: [7], values: {} };
  const desk = deskOf([choice(7, "fight", "battle_axe")]);
  expect(headlineOf(desk)).toBe(""); // the question stands there
  desk.decision?.take(route);
  expect(headlineOf(desk)).toMatch(/^Attack .*: how many gems\?$/u);
  desk.decision?.replace({ ...choice(8, "gems", "2"), thing: "number" });
  expect(headlineOf(desk)).toMatch(/^Attack .* with 2 gems\?$/u);
});

test("figures that pay with no gems are asked about none", () => {
  const values = { wound: 40, kill: 20 };
  const route: Route = { kind: "strike", thing: "figure", piece: "conan", actions: [7], values };
  const desk = deskOf([choice(7, "fight", "battle_axe")], { kind: "overlord_acts" });
  desk.decision?.take(route);
  expect(headlineOf(desk)).toMatch(/^Attack [^:]*\?$/u);
});

test("a tile tells what it costs and what is left", () => {
  const tile = { ...choice(9, "tile", "hyenas"), thing: "tile" };
  const desk = deskOf([tile, STOP], { kind: "overlord_acts" });
  desk.decision?.pick(tile);
  expect(headlineOf(desk)).toBe("Activate Hyenas for 4 gems? 6 left.");
  expect(goWords(desk)).toBe("Activate · 4 gems");
});
