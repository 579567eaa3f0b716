import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { ConanView, Hero } from "../../generated/conan";
import type { Choice, ConanQuestion, Question, SeatInfo, TableInfo } from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { loadMap, zoneName } from "./facts";
import { describeChoice, figureHint, isOnBoard, zoneHint } from "./words";

const ZONE = "pict_village_b2";
const hero = (id: string, seat: number): Hero => ({
  hero: id, seat, fate: "in_play", zone: ZONE, active: true, available: 6, fatigue: 4, wounds: 1, boxes: { movement: 1, melee: 2 },
  limits: { movement: 4, melee: 5, ranged: 4, manipulation: 3, defence: 99, reroll: 99 }, cards: ["battle_axe"], load: 4, max_load: 12,
  base_move: 2, skills: ["leap"], spells: [], marks: [],
});

async function position(): Promise<ConanView> {
  const map = await loadMap(ZONE);
  if (!map) throw new Error("no map");
  const zones = map.zone.map((zone) => ({ zone: zoneName(map, zone.id), figures: [] as string[], cards: [] as string[], chest: zone.id === "h1", broken: [] as string[], doors: [] as string[] }));
  zones.find((each) => each.zone === ZONE)?.figures.push("conan", "shevatas", "pict_hunters_blue_1");
  const acting = { figure: "conan", zone: ZONE, hindrance: 1, steps: [{ zone: "pict_village_b1", cost: 2 }], sees: ["pict_village_b1"], hidden: [{ zone: "pict_village_h1", by: [4] }] };
  return {
    seat: 1, acting, attack: null, scenario: "in_the_clutches_of_the_picts", titles: { en: "In the Clutches of the Picts", fr: "Dans les griffes des Pictes" }, round: 2, turn_limit: 8, side: "heroes", heroes: [hero("conan", 1), hero("shevatas", 2)],
    units: [{ figure: "pict_hunters_blue_1", zone: ZONE, life: 1, ally: false, marks: [] }], zones, overlord: { available: 8, fatigue: 5, removed: 0, recovery: 5, activations: 2, benefits: [] },
    river: [{ tile: "zogar_sag", bloodied: false, cost: 1 }, { tile: "pict_hunters_blue", bloodied: true, cost: 1 }], chest_deck_size: 5, captive_hidden_in: null,
    captive_may_be_in: ["pict_village_h1"], carried_off: [], roll: [{ die: "red", shown: 2 }, { die: "red", shown: 0 }],
    lasting: [], petrified: [], passages: [], flooded: [], gold: 0, devoured: 0,
  };
}

const choice = (action: number, family: string, thing: string | null = null, piece: string | null = null): Choice => ({ action, family, thing, piece, rule: "conan:MV-1" });
const CHOICES = [
  choice(0, "pass"), choice(1, "move", "zone", "pict_village_b1"), choice(2, "run", "zone", "pict_village_b1"), choice(3, "fight", "card", "battle_axe"),
  choice(4, "drop", "card", "battle_axe"), choice(5, "figure", "figure", "pict_hunters_blue_1"), choice(6, "figure", "figure", "hyenas_1"), choice(7, "paid", "die", "red_0"),
];
let mounted: Record<string, unknown> | null = null;

async function show(kind: ConanQuestion = "hero_acts", changes: Partial<ConanView> = {}) {
  const view = { ...(await position()), ...changes };
  const seat = { kind: "person", name: "Ada", bot: null, you: true, connected: true, votes: [] } as unknown as SeatInfo;
  const info = { game: "conan", seats: [seat, seat, seat], yours: 1, options: {} } as unknown as TableInfo;
  const question: Question = { seat: 1, seats: [1], kind, rule: "conan:MV-1", values: { figure: ["figure", "conan"], available: 6, points: 2, roller: ["figure", "conan"], successes: 2 }, choices: CHOICES };
  const held = { view, question, undo: { free: false, ask: 0, asked: null }, result: null };
  const move = vi.fn<(actions: number[], chain?: boolean) => void>();
  const session = { info, position: held, sending: null, behind: 0, link: "open", move, preview: () => Promise.resolve(null) } as unknown as Session;
  const words = new Words("conan", ["Oz", "Ada", "Bo"]);
  const decision = new Decision(session);
  const desk: Desk<"conan"> = { table: info, view, question, words, decision, me: 1, viewer: 1, describe: (each) => describeChoice(each, view, words) };
  mounted = mount(Board, { target: document.body, props: { desk, session } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector(".zone")).not.toBeNull());
  return { desk, decision, move };
}

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("conan", "en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

test("the map shows its zones, figures and where one can go for how much", async () => {
  await show();
  expect(document.querySelectorAll(".zone")).toHaveLength(25);
  expect(document.querySelectorAll(".fig.hero")).toHaveLength(2);
  expect(document.querySelector(".fig.base-blue.legal")).not.toBeNull();
  expect(document.querySelector(".go.move")?.textContent).toContain("2");
  expect(document.querySelectorAll(".mark")).toHaveLength(1);
});

test("the sheet shows gems and exertion, the track its round, the dice their faces", async () => {
  await show("reroll");
  expect(document.querySelectorAll(".gz.available .gem")).toHaveLength(6);
  expect(document.querySelectorAll(".ac")[1]?.querySelectorAll(".lim i.f")).toHaveLength(2);
  expect(document.querySelector(".track li.on")?.textContent).toBe("3"); // the marker stands on 2
  expect(document.querySelectorAll(".die")).toHaveLength(2);
  expect(document.querySelector(".die.legal")?.textContent).toContain("R");
});

test("a tile shows what it costs now, wherever it lies", async () => {
  await show();
  expect([...document.querySelectorAll(".skelos .cost")].map((each) => each.textContent)).toEqual(["1", "1"]);
});

test("what lies behind another choice, or off the board, gets a button", async () => {
  const { desk } = await show();
  expect(CHOICES.map((each) => isOnBoard(desk, each))).toEqual([false, true, false, true, false, true, false, true]);
});

test("a zone tells its cost with hindrance, and what is hidden stays out of sight", async () => {
  const { desk } = await show();
  expect(zoneHint(desk, "pict_village_b1").lines).toEqual(["2 movement points, of which 1 for hindrance", "In sight of Conan"]);
  expect(zoneHint(desk, "pict_village_h1").lines).toContain("Out of sight of Conan");
});

// -- what has changed on the board ---------------------------------------------------------

const UNIT = { figure: "pict_hunters_blue_1", zone: ZONE, life: 1, ally: false, marks: [] };
const names = (selector: string): string[] => [...document.querySelectorAll(selector)].map((each) => each.getAttribute("aria-label") ?? each.textContent);
const named = (selector: string, words: string): boolean => names(selector).some((name) => name.includes(words));

test("a closed door stands on its border, once, and tells which zones it parts", async () => {
  const { zones } = await position();
  for (const zone of zones) {
    if (zone.zone === "pict_village_h1") zone.doors.push("pict_village_b1");
    if (zone.zone === "pict_village_b1") zone.doors.push("pict_village_h1");
  }
  const { desk } = await show("hero_acts", { zones });
  expect(document.querySelectorAll(".shut")).toHaveLength(1);
  expect(document.querySelectorAll(".border.closed")).toHaveLength(1);
  expect(names(".shut")[0]).toMatch(/closed door/iu);
  expect(zoneHint(desk, "pict_village_h1").lines.join()).toMatch(/closed door to .*b1/iu);
  expect(zoneHint(desk, "pict_village_b1").lines.join()).toMatch(/closed door to .*h1/iu);
  expect(zoneHint(desk, "pict_village_b2").lines.join()).not.toMatch(/door/iu);
});

test("a flooded zone is drawn as water, with its name and a hint", async () => {
  const { desk } = await show("hero_acts", { flooded: ["pict_village_c3"] });
  expect(document.querySelectorAll(".flooded")).toHaveLength(1);
  expect(named(".thing", "Flooded")).toBe(true);
  expect(zoneHint(desk, "pict_village_c3").lines.join()).toContain("Flooded");
  expect(zoneHint(desk, "pict_village_b2").lines.join()).not.toContain("Flooded");
});

test("secret passages show what the viewer knows of them", async () => {
  const passages = [{ zone: "pict_village_c1", real: null }, { zone: "pict_village_c2", real: true }, { zone: "pict_village_c4", real: false }];
  await show("hero_acts", { passages });
  expect(named(".thing", "real or false")).toBe(true);
  expect(named(".thing", "a real one")).toBe(true);
  expect(named(".thing", "a false one")).toBe(true);
  expect([...document.querySelectorAll(".thing .s-passage")].map((each) => each.textContent)).toEqual(["?", "✓", "✗"]);
});

test("tokens and states of a figure are signs on it, words in its hint and its name", async () => {
  const { desk } = await show("hero_acts", { units: [{ ...UNIT, ally: true, marks: ["table", "web", "web"] }] });
  const token = document.querySelector(".fig.base-blue");
  expect(token?.querySelectorAll(".sign")).toHaveLength(3); // ally, table, webs
  expect(token?.textContent).toContain("caught in 2 webs");
  expect(figureHint(desk, UNIT.figure, 1).lines).toEqual(expect.arrayContaining(["On the heroes’ side", "On a table", "Caught in 2 webs"]));
  expect(document.querySelectorAll(".fig.hero .sign")).toHaveLength(0);
});

test("a statue looks like one and says so", async () => {
  const { desk } = await show("hero_acts", { petrified: [UNIT.figure] });
  expect(document.querySelectorAll(".fig.statue")).toHaveLength(1);
  expect(figureHint(desk, UNIT.figure, 1).lines.join()).toContain("A statue");
});

test("a spell that lasts is named where it works: on a figure, in a zone, for a side", async () => {
  const lasting = [{ spell: "lethal_cloud", zone: "pict_village_c3" }, { spell: "deceleration", figure: "conan" }, { spell: "ymirs_rage", side: "overlord" as const }];
  const { desk } = await show("hero_acts", { lasting });
  expect(named(".thing", "Lethal Cloud")).toBe(true);
  expect(figureHint(desk, "conan", 0).lines.join()).toContain("Deceleration");
  expect(figureHint(desk, "shevatas", 0).lines.join()).not.toContain("Deceleration");
  const told = document.querySelector(".track")?.textContent;
  expect(told).toContain("Ymir’s Rage for the overlord");
  expect(told).toContain("Deceleration on Conan");
  expect(document.querySelector(".besides")?.textContent).toContain("Ymir’s Rage"); // a phone has no track
});

test("what is counted is shown once there is any, also on a phone", async () => {
  await show("hero_acts", { gold: 4, devoured: 2 });
  for (const selector of [".track", ".besides"]) {
    expect(document.querySelector(selector)?.textContent).toMatch(/gold carried off: 4/iu);
    expect(document.querySelector(selector)?.textContent).toMatch(/villagers devoured: 2/iu);
  }
});

test("nothing is counted where there is nothing to count", async () => {
  await show();
  expect(document.querySelector(".track")?.textContent).not.toMatch(/gold|devoured/iu);
  expect(document.querySelectorAll(".flooded, .shut, .sign, .statue, .besides")).toHaveLength(0);
});

test("a scenario of one's own has the name that its file gives, and no story of ours", async () => {
  await show("hero_acts", { scenario: "own", titles: { en: "The Lost Well", fr: "Le puits perdu" } });
  expect(document.querySelector(".track .label")?.textContent).toBe("The Lost Well");
});
