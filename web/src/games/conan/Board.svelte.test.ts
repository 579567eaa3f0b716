import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Choice, ConanQuestion, Question, SeatInfo, TableInfo } from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import type { Session } from "../../lib/session.svelte";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { loadMap, zoneName, type ConanView, type HeroView } from "./facts";
import { describeChoice, isOnBoard, zoneHint } from "./words";

const ZONE = "pict_village_b2";
const hero = (id: string, seat: number): HeroView => ({
  hero: id, seat, fate: "in_play", zone: ZONE, active: true, available: 6, fatigue: 4, wounds: 1, boxes: { movement: 1, melee: 2 },
  limits: { movement: 4, melee: 5, ranged: 4, manipulation: 3, defence: 99, reroll: 99 }, cards: ["battle_axe"], load: 4, max_load: 12,
  base_move: 2, skills: ["leap"], spells: [], halo: false,
});

async function position(): Promise<ConanView> {
  const map = await loadMap(ZONE);
  if (!map) throw new Error("no map");
  const zones = map.zone.map((zone) => ({ zone: zoneName(map, zone.id), figures: [] as string[], cards: [] as string[], chest: zone.id === "h1", broken: [] as string[] }));
  zones.find((each) => each.zone === ZONE)?.figures.push("conan", "shevatas", "pict_hunters_blue_1");
  const acting = { figure: "conan", zone: ZONE, hindrance: 1, steps: [{ zone: "pict_village_b1", cost: 2 }], sees: ["pict_village_b1"], hidden: [{ zone: "pict_village_h1", by: [4] }] };
  return {
    seat: 1, acting, attack: null, scenario: "in_the_clutches_of_the_picts", round: 2, turn_limit: 8, side: "heroes", heroes: [hero("conan", 1), hero("shevatas", 2)],
    units: [{ figure: "pict_hunters_blue_1", zone: ZONE, life: 1 }], zones, overlord: { available: 8, fatigue: 5, removed: 0, recovery: 5, activations: 2 },
    river: [{ tile: "zogar_sag", bloodied: false, cost: 1 }, { tile: "pict_hunters_blue", bloodied: true, cost: 1 }], chest_deck_size: 5, captive_hidden_in: null,
    captive_may_be_in: ["pict_village_h1"], carried_off: [], roll: [["red", 2], ["red", 0]],
  };
}

const choice = (action: number, family: string, thing: string | null = null, piece: string | null = null): Choice => ({ action, family, thing, piece, rule: "conan:MV-1" });
const CHOICES = [
  choice(0, "pass"), choice(1, "move", "zone", "pict_village_b1"), choice(2, "run", "zone", "pict_village_b1"), choice(3, "fight", "card", "battle_axe"),
  choice(4, "drop", "card", "battle_axe"), choice(5, "figure", "figure", "pict_hunters_blue_1"), choice(6, "figure", "figure", "hyenas_1"), choice(7, "paid", "die", "red_0"),
];
let mounted: Record<string, unknown> | null = null;

async function show(kind: ConanQuestion = "hero_acts") {
  const view = await position();
  const seat = { kind: "person", name: "Ada", bot: null, you: true, connected: true, votes: [] } as unknown as SeatInfo;
  const info = { game: "conan", seats: [seat, seat, seat], yours: 1, options: {} } as unknown as TableInfo;
  const question: Question = { seat: 1, seats: [1], kind, rule: "conan:MV-1", values: { figure: ["figure", "conan"], available: 6, points: 2, roller: ["figure", "conan"], successes: 2 }, choices: CHOICES };
  const held = { view, question, undo: { free: false, ask: 0, asked: null }, result: null };
  const move = vi.fn<(action: number) => void>();
  const session = { info, position: held, sending: null, behind: 0, link: "open", move } as unknown as Session;
  const words = new Words("conan", ["Oz", "Ada", "Bo"]);
  const decision = new Decision(session);
  const desk: Desk = { table: info, view, question, words, decision, me: 1, viewer: 1, describe: (each) => describeChoice(each, view, words) };
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
