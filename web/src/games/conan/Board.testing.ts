// A Conan board as a browser would show it, for tests: a position, its questions, and touches.
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, vi } from "vitest";
import type { Attack, ConanView, Hero } from "../../generated/conan";
import type {
  Choice,
  ConanQuestion,
  Previewed,
  Question,
  Route,
  TableInfo,
} from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import type { Session } from "../../lib/session.svelte";
import { seated } from "../../lib/seated.testing";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { loadMap, zoneName } from "./facts";
import { describeChoice } from "./words";

export const ZONE = "pict_village_b2";
export const hero = (id: string, seat: number): Hero => ({
  hero: id,
  seat,
  fate: "in_play",
  zone: ZONE,
  active: true,
  available: 6,
  fatigue: 4,
  wounds: 1,
  boxes: { movement: 1, melee: 2 },
  limits: { movement: 4, melee: 5, ranged: 4, manipulation: 3, defence: 99, reroll: 99 },
  cards: ["battle_axe"],
  load: 4,
  max_load: 12,
  base_move: 2,
  skills: ["leap"],
  spells: [],
  marks: [],
});

/** Put figures into a zone of a view, which says nothing of what is empty. */
export function stand(zones: ConanView["zones"], zone: string, ...figures: string[]): void {
  const here = zones.find((each) => each.zone === zone);
  if (here) here.figures = [...(here.figures ?? []), ...figures];
}

export async function position(): Promise<ConanView> {
  const map = await loadMap(ZONE);
  if (!map) throw new Error("no map");
  const zones = map.zone.map((zone): ConanView["zones"][number] => ({
    zone: zoneName(map, zone.id),
    ...(zone.id === "h1" && { chest: true }),
    ...(zone.id === "h2" && { opened: true }),
  }));
  stand(zones, ZONE, "conan", "shevatas", "pict_hunters_blue_1");
  const acting = {
    figure: "conan",
    zone: ZONE,
    hindrance: 1,
    blocked: null,
    steps: [{ zone: "pict_village_b1", cost: 2 }],
    sees: ["pict_village_b1"],
    hidden: [{ zone: "pict_village_h1", by: [4] }],
  };
  return {
    seat: 1,
    acting,
    attack: null,
    scenario: "in_the_clutches_of_the_picts",
    titles: { en: "In the Clutches of the Picts", fr: "Dans les griffes des Pictes" },
    goals: [],
    round: 2,
    turn_limit: 8,
    side: "heroes",
    heroes: [hero("conan", 1), hero("shevatas", 2)],
    units: [{ figure: "pict_hunters_blue_1", zone: ZONE, life: 1, ally: false, marks: [] }],
    zones,
    overlord: { available: 8, fatigue: 5, removed: 0, recovery: 5, activations: 2, benefits: [] },
    river: [
      { tile: "zogar_sag", bloodied: false, cost: 1 },
      { tile: "pict_hunters_blue", bloodied: true, cost: 1 },
    ],
    chest_deck_size: 5,
    captive_hidden_in: null,
    captive_may_be_in: ["pict_village_h1"],
    carried_off: [],
    roll: [
      { die: "red", shown: 2 },
      { die: "red", shown: 0 },
    ],
    lasting: [],
    petrified: [],
    passages: [],
    flooded: [],
    gold: 0,
    devoured: 0,
  };
}

export const choice = (
  action: number,
  family: string,
  thing: string | null = null,
  piece: string | null = null,
): Choice => ({ action, family, thing, piece, rule: "conan:MV-1" });
export const CHOICES = [
  choice(0, "pass"),
  choice(1, "move", "zone", "pict_village_b1"),
  choice(2, "run", "zone", "pict_village_b1"),
  choice(3, "fight", "card", "battle_axe"),
  choice(4, "drop", "card", "battle_axe"),
  choice(5, "figure", "figure", "pict_hunters_blue_1"),
  choice(6, "figure", "figure", "hyenas_1"),
  choice(7, "paid", "die", "red_0"),
];
let mounted: Record<string, unknown> | null = null;

type Server = {
  routes?: Route[];
  choices?: Choice[];
  preview?: (
    actions: number[],
  ) => Partial<Previewed> & { asks?: Partial<Question>; attack?: Attack };
  whyNot?: Session["whyNot"];
};

export async function show(
  kind: ConanQuestion = "hero_acts",
  changes: Partial<ConanView> = {},
  server: Server = {},
) {
  const view = { ...(await position()), ...changes };
  const seat = seated("Ada");
  const info = {
    game: "conan",
    seats: [seat, seat, seat],
    yours: 1,
    options: {},
  } as unknown as TableInfo;
  const question: Question = {
    seat: 1,
    seats: [1],
    kind,
    rule: "conan:MV-1",
    values: {
      figure: ["figure", "conan"],
      tile: ["tile", "pict_hunters_blue"],
      box: ["box", "melee"],
      target: ["figure", "pict_hunters_blue_1"],
      available: 6,
      points: 2,
      roller: ["figure", "conan"],
      successes: 2,
    },
    choices: server.choices ?? CHOICES,
    routes: server.routes ?? [],
  };
  const held = { view, question, undo: { free: false, ask: 0, asked: null }, result: null };
  const move = vi.fn<(actions: number[], chain?: boolean) => void>();
  const preview = (actions: number[]) => {
    const { asks, attack = null, ...tried } = server.preview?.(actions) ?? {};
    const position = {
      ...held,
      view: { ...view, attack },
      question: asks ? { ...question, routes: [], ...asks } : question,
    };
    return Promise.resolve(
      server.preview
        ? {
            type: "previewed",
            id: "",
            played: actions.length,
            stopped: null,
            events: [],
            laid: null,
            whole: true,
            open: false,
            wrong: null,
            position,
            ...tried,
          }
        : null,
    );
  };
  const session = {
    info,
    position: held,
    sending: null,
    behind: 0,
    link: "open",
    move,
    preview,
    whyNot: server.whyNot,
  } as unknown as Session;
  const words = new Words("conan", ["Oz", "Ada", "Bo"]);
  const decision = new Decision(session);
  const desk: Desk<"conan"> = {
    table: info,
    view,
    question,
    words,
    decision,
    me: 1,
    viewer: 1,
    describe: (each) => describeChoice(each, view, words),
  };
  mounted = mount(Board, { target: document.body, props: { desk, session } });
  flushSync();
  await vi.waitFor(() => expect(document.querySelector(".zone")).not.toBeNull());
  return { desk, decision, move };
}

export const UNIT = { figure: "pict_hunters_blue_1", zone: ZONE, life: 1 };

export const walk = (
  figure: string,
  zone: string,
  actions: number[],
  values: Route["values"] = {},
): Route => ({
  kind: "walk",
  thing: "zone",
  piece: zone,
  actions,
  values: {
    figure: ["figure", figure],
    zone: ["zone", zone],
    points: 2,
    gems: 0,
    hindrance: 0,
    left: 0,
    available: 6,
    risks: 0,
    walls: 0,
    ...values,
  },
});
export const strike = (card: string, actions: number[]): Route => ({
  kind: "strike",
  thing: "figure",
  piece: UNIT.figure,
  actions,
  values: {
    figure: ["figure", "conan"],
    target: ["figure", UNIT.figure],
    way: 0,
    armed: 1,
    card: ["card", card],
    yellow: 0,
    orange: 1,
    red: 0,
  },
});
export const STEPS = [
  choice(0, "pass"),
  choice(1, "move", "zone", "pict_village_b1"),
  choice(2, "run", "zone", "pict_village_b1"),
  choice(8, "wreck", "zone", "pict_village_c3"),
  choice(9, "leave"),
];
export const FAR = "pict_village_c3";
export const button = (text: RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find((each) =>
    text.test(each.textContent),
  );
  if (!found) throw new Error(`no button ${text.source}`);
  return found;
};
export const confirm = (): HTMLButtonElement | null => document.querySelector("[data-sure]");
export async function press(node: Element | null): Promise<void> {
  node?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  await Promise.resolve();
  await vi.waitFor(() => expect(document.querySelector("[data-draft=waiting]")).toBeNull());
  flushSync();
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
