import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Attack, ConanView, Hero } from "../../generated/conan";
import type {
  Choice,
  ConanQuestion,
  Explained,
  Previewed,
  Question,
  Route,
  SeatInfo,
  TableInfo,
} from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import type { Session } from "../../lib/session.svelte";
import { hints } from "../../lib/hint.svelte";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { loadMap, zoneName } from "./facts";
import { isOnBoard } from "./ways";
import { describeChoice, figureHint, zoneHint } from "./words";

const ZONE = "pict_village_b2";
const hero = (id: string, seat: number): Hero => ({
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
function stand(zones: ConanView["zones"], zone: string, ...figures: string[]): void {
  const here = zones.find((each) => each.zone === zone);
  if (here) here.figures = [...(here.figures ?? []), ...figures];
}

async function position(): Promise<ConanView> {
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

const choice = (
  action: number,
  family: string,
  thing: string | null = null,
  piece: string | null = null,
): Choice => ({ action, family, thing, piece, rule: "conan:MV-1" });
const CHOICES = [
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

async function show(
  kind: ConanQuestion = "hero_acts",
  changes: Partial<ConanView> = {},
  server: Server = {},
) {
  const view = { ...(await position()), ...changes };
  const seat = {
    kind: "person",
    name: "Ada",
    bot: null,
    you: true,
    connected: true,
    votes: [],
  } as unknown as SeatInfo;
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
  expect(document.querySelectorAll(".figure.hero")).toHaveLength(2);
  expect(document.querySelector(".figure.base-blue.legal")).not.toBeNull();
  expect(document.querySelector(".way-there.move")?.textContent).toContain("2");
  expect(document.querySelectorAll(".mark")).toHaveLength(1);
});

test("the sheet shows gems and exertion, the track its round, the dice their faces", async () => {
  await show("reroll");
  expect(document.querySelectorAll(".gem-zone.available .gem")).toHaveLength(6);
  expect(
    document.querySelectorAll(".hero-action")[1]?.querySelectorAll(".limit i.filled"),
  ).toHaveLength(2);
  expect(document.querySelector(".track li.current")?.textContent).toBe("3"); // the marker stands on 2
  expect(document.querySelectorAll(".die")).toHaveLength(2);
  expect(document.querySelector(".die.legal")?.textContent).toContain("R");
});

test("a tile shows what it costs now, wherever it lies", async () => {
  await show();
  expect([...document.querySelectorAll(".skelos .cost")].map((each) => each.textContent)).toEqual([
    "1",
    "1",
  ]);
});

test("what lies behind another choice, or off the board, gets a button", async () => {
  const { desk } = await show();
  expect(CHOICES.map((each) => isOnBoard(desk, each))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

test("a zone tells its cost with hindrance, and what is hidden stays out of sight", async () => {
  const { desk } = await show();
  expect(zoneHint(desk, "pict_village_b1").lines).toEqual([
    "2 movement points, of which 1 for hindrance",
    "In sight of Conan",
  ]);
  expect(zoneHint(desk, "pict_village_h1").lines).toContain("Out of sight of Conan");
});

// -- what has changed on the board ---------------------------------------------------------

const UNIT = { figure: "pict_hunters_blue_1", zone: ZONE, life: 1 };
const names = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    (each) => each.getAttribute("aria-label") ?? each.textContent,
  );
const named = (selector: string, words: string): boolean =>
  names(selector).some((name) => name.includes(words));

test("a closed door stands on its border, once, and tells which zones it parts", async () => {
  const { zones } = await position();
  for (const zone of zones) {
    if (zone.zone === "pict_village_h1") zone.doors = ["pict_village_b1"];
    if (zone.zone === "pict_village_b1") zone.doors = ["pict_village_h1"];
  }
  const { desk } = await show("hero_acts", { zones });
  expect(document.querySelectorAll(".shut")).toHaveLength(1);
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
  const passages = [
    { zone: "pict_village_c1", real: null },
    { zone: "pict_village_c2", real: true },
    { zone: "pict_village_c4", real: false },
  ];
  await show("hero_acts", { passages });
  expect(named(".thing", "real or false")).toBe(true);
  expect(named(".thing", "a real one")).toBe(true);
  expect(named(".thing", "a false one")).toBe(true);
  expect(
    [...document.querySelectorAll(".thing .sign-passage")].map((each) => each.textContent),
  ).toEqual(["?", "✓", "✗"]);
});

test("tokens and states of a figure are signs on it, words in its hint and its name", async () => {
  const { desk } = await show("hero_acts", {
    units: [{ ...UNIT, ally: true, marks: ["table", "web", "web"] }],
  });
  const token = document.querySelector(".figure.base-blue");
  expect(token?.querySelectorAll(".sign")).toHaveLength(2); // table, webs: an ally is a shield
  expect(token?.classList).toContain("ally");
  expect(token?.textContent).toContain("caught in 2 webs");
  expect(figureHint(desk, UNIT.figure, 1).lines).toEqual(
    expect.arrayContaining(["On the heroes’ side", "On a table", "Caught in 2 webs"]),
  );
  expect(document.querySelectorAll(".figure.hero .sign")).toHaveLength(0);
});

test("a statue looks like one and says so", async () => {
  const { desk } = await show("hero_acts", { petrified: [UNIT.figure] });
  expect(document.querySelectorAll(".figure.statue")).toHaveLength(1);
  expect(figureHint(desk, UNIT.figure, 1).lines.join()).toContain("A statue");
});

test("a spell that lasts is named where it works: on a figure, in a zone, for a side", async () => {
  const lasting = [
    { spell: "lethal_cloud", zone: "pict_village_c3" },
    { spell: "deceleration", figure: "conan" },
    { spell: "ymirs_rage", side: "overlord" as const },
  ];
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
  await show("hero_acts", {
    scenario: "own",
    titles: { en: "The Lost Well", fr: "Le puits perdu" },
  });
  expect(document.querySelector(".track .label")?.textContent).toBe("The Lost Well");
});

test("a chest that was searched is told from one that was not", async () => {
  await show();
  expect(document.querySelectorAll(".thing")).toHaveLength(2); // h1 closed, h2 opened
  expect(document.querySelectorAll(".thing.emptied")).toHaveLength(1);
});

test("gold, villagers and other things lie in their zones, counted", async () => {
  const { zones } = await position();
  const here = zones.find((each) => each.zone === "pict_village_d4");
  if (here) here.cards = ["gold_bags", "gold_bags", "gold_bags", "villagers", "dagger", "shield"];
  await show("hero_acts", { zones });
  const plate = [...document.querySelectorAll(".thing")].find((each) =>
    each.textContent.includes("×3"),
  );
  const counts = [...(plate?.querySelectorAll(".lies") ?? [])].map((each) =>
    each.textContent.trim(),
  );
  expect(counts).toEqual(["×3", "", "×2"]); // bags, one villager, two cards
});

test("every exit of the map is an arrow", async () => {
  const map = await loadMap(ZONE);
  await show();
  expect(document.querySelectorAll(".exit")).toHaveLength(map?.edge.exits.length ?? 0);
  expect(document.querySelectorAll(".exit.laden")).toHaveLength(0);
});

test("an exit says that somebody with a burden may leave there", async () => {
  const { heroes } = await position();
  const laden = heroes.map((each) => ({
    ...each,
    zone: "pict_village_a1",
    marks: ["carrying" as const],
  }));
  await show("hero_acts", { heroes: laden });
  expect(document.querySelectorAll(".exit.laden")).toHaveLength(1);
});

const CROWD = [
  ...[1, 2, 3, 4].map((number) => `pict_warriors_purple_${number}`),
  "hyenas_2",
  "hyenas_3",
  "zogar_sag",
];

test("above six, figures of one tile are a pile that opens", async () => {
  const { zones } = await position();
  stand(zones, "pict_village_d4", ...CROWD);
  const units = CROWD.map((figure) => ({ ...UNIT, figure, zone: "pict_village_d4" }));
  await show("hero_acts", { zones, units: [UNIT, ...units] });
  const heaps = () => [...document.querySelectorAll<HTMLElement>(".heap")];
  expect(heaps().map((heap) => heap.textContent.trim())).toEqual(["×4", "×2"]);
  expect(heaps()[0]?.getAttribute("aria-label")).toMatch(/4 figures/u);
  expect(document.querySelectorAll(".figure.base-purple")).toHaveLength(0);
  await press(heaps()[0] ?? null);
  expect(document.querySelectorAll(".figure.base-purple")).toHaveLength(4);
  expect(heaps()).toHaveLength(1);
});

test("who has acted, is bound or bears a burden shows it, and says so", async () => {
  const states = { ...UNIT, marks: ["acted" as const, "carrying" as const, "held" as const] };
  await show("hero_acts", { units: [states] });
  const token = document.querySelector(".figure.base-blue");
  expect(token?.classList).toContain("acted");
  for (const words of ["has acted", "carries a burden", "held in a grip"])
    expect(token?.textContent).toContain(words);
});

test("names of zones are shown by a key, and hidden by it", async () => {
  await show();
  const press = () => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "p" }));
    flushSync();
  };
  const pressed = () =>
    document.querySelector(".lens button:last-child")?.getAttribute("aria-pressed");
  expect(pressed()).toBe("false");
  press();
  expect(pressed()).toBe("true");
  press();
  expect(pressed()).toBe("false");
});

// -- several answers as one ----------------------------------------------------------------

const walk = (
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
const strike = (card: string, actions: number[]): Route => ({
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
const STEPS = [
  choice(0, "pass"),
  choice(1, "move", "zone", "pict_village_b1"),
  choice(2, "run", "zone", "pict_village_b1"),
  choice(8, "wreck", "zone", "pict_village_c3"),
  choice(9, "leave"),
];
const FAR = "pict_village_c3";
const button = (text: RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll("button")].find((each) =>
    text.test(each.textContent),
  );
  if (!found) throw new Error(`no button ${text.source}`);
  return found;
};
const confirm = (): HTMLButtonElement | null => document.querySelector("[data-sure]");
async function press(node: Element | null): Promise<void> {
  node?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
  await Promise.resolve();
  await vi.waitFor(() => expect(document.querySelector("[data-draft=waiting]")).toBeNull());
  flushSync();
}

test("a zone within reach is walked to: touched once it shows the way, the button goes all of it", async () => {
  const moved = {
    name: "moved",
    seat: 1,
    rule: "conan:MV-1",
    thing: "zone",
    amount: 1,
    hidden: false,
  };
  const events = [
    { ...moved, what: "pict_village_b1" },
    { ...moved, what: FAR },
  ];
  const routes = [
    walk("conan", "pict_village_b1", [1]),
    walk("conan", FAR, [1, 11], { points: 4, gems: 1, hindrance: 1 }),
  ];
  const { move } = await show(
    "hero_acts",
    {},
    { choices: STEPS, routes, preview: () => ({ events }) },
  );
  expect(document.querySelectorAll(".piece.way-there")).toHaveLength(2); // steps have no marks of their own
  expect(document.querySelectorAll(".way-there.risky")).toHaveLength(1);
  expect(document.querySelector(".way-there.risky")?.textContent).toMatch(
    /Conan walks to .*c3.*4 points.*1 gem/iu,
  );
  await press(button(/walks to .*c3/iu));
  expect(move).not.toHaveBeenCalled();
  expect(document.querySelectorAll(".mark.selected")).toHaveLength(1);
  expect(document.querySelectorAll(".mark.passed")).toHaveLength(1);
  await press(confirm());
  expect(move).toHaveBeenCalledExactlyOnceWith([1, 11], true);
});

test("touching the zone once more goes there, also where the figure could go on", async () => {
  const asks = {
    kind: "move_figure" as const,
    detail: true,
    choices: [choice(0, "pass"), choice(12, "move", "zone", ZONE)],
  };
  const { move, decision } = await show(
    "choose_mover",
    {},
    {
      choices: [choice(0, "pass"), choice(5, "figure", "figure", UNIT.figure)],
      routes: [walk(UNIT.figure, FAR, [5, 1])],
      preview: () => ({ asks }),
    },
  );
  await press(document.querySelector(".way-there.walk"));
  expect(decision.state).toBe("ready");
  expect(document.querySelectorAll(".piece.way-there")).toHaveLength(1); // no step back is offered
  await press(document.querySelector(".way-there.walk"));
  expect(move).toHaveBeenCalledExactlyOnceWith([5, 1], true);
});

test("one step is no button where a walk leads; breaking a wall there is", async () => {
  const { desk } = await show(
    "hero_acts",
    {},
    {
      choices: STEPS,
      routes: [walk("conan", "pict_village_b1", [1]), walk("conan", FAR, [8], { walls: 1 })],
    },
  );
  expect(STEPS.map((each) => isOnBoard(desk, each))).toEqual([false, true, true, false, false]);
});

test("a question about zones is answered by zones, whatever walks there are", async () => {
  const { decision } = await show(
    "hero_acts",
    {},
    {
      choices: [choice(0, "pass"), choice(20, "zone", "zone", FAR)],
      routes: [walk("conan", FAR, [1])],
      preview: () => ({}),
    },
  );
  await press(document.querySelector(".way-there.zone"));
  expect(decision.actions).toEqual([20]);
});

test("who was named first walks; before that, the prompt asks who", async () => {
  const acts = [
    choice(30, "act", "figure", "conan"),
    choice(31, "act", "figure", "shevatas"),
    choice(0, "pass"),
  ];
  const routes = [walk("conan", FAR, [30, 1]), walk("shevatas", FAR, [31, 1])];
  const { decision } = await show(
    "heroes_act",
    { acting: null },
    { choices: acts, routes, preview: () => ({}) },
  );
  await press(document.querySelector(".way-there.walk"));
  expect(decision.offeredRoutes).toEqual(routes);
  await press(button(/^back/iu));
  expect(decision.offeredRoutes).toEqual([]);
  await press(document.querySelector("[data-spot='figure:shevatas']"));
  await press(document.querySelector(".way-there.walk"));
  expect(decision.actions).toEqual([31, 1]);
});

test("figures that are alike need no choice among them", async () => {
  const pair = ["pict_hunters_blue_1", "pict_hunters_blue_2"];
  const units = pair.map((figure) => ({ ...UNIT, figure }));
  const { decision } = await show(
    "choose_mover",
    { acting: null, units },
    {
      choices: [choice(0, "pass")],
      routes: pair.map((figure, i) => walk(figure, FAR, [40 + i, 1])),
      preview: () => ({}),
    },
  );
  await press(document.querySelector(".way-there.walk"));
  expect(decision.actions).toEqual([40, 1]);
});

const AIMED: Attack = {
  attacker: "conan",
  victim: UNIT.figure,
  card: "battle_axe",
  spell: null,
  damage: 0,
  defence: 1,
  roller: null,
  aim: {
    odds: [
      { gems: 1, wound: 80, kill: 40, beyond: [5] },
      { gems: 2, wound: 97, kill: 61, beyond: [33] },
    ],
    dice: ["red"],
    die: "red",
    rerolls: 1,
    penalty: 0,
    beyond: ["hyenas_1"],
    shields: [],
    may_defend: true,
  },
};

test("an attack: the enemy, the weapon, the gems, the button", async () => {
  const gems = [choice(51, "gems", "gems", "1"), choice(52, "gems", "gems", "2")];
  const preview = (actions: number[]) =>
    actions.length < 3
      ? { asks: { kind: "attack_gems" as const, detail: true, choices: gems }, attack: AIMED }
      : { stopped: "chance" as const, attack: AIMED };
  const { move, decision } = await show(
    "hero_acts",
    { roll: [] },
    { choices: STEPS, routes: [strike("battle_axe", [3, 5]), strike("dagger", [4, 5])], preview },
  );
  await press(document.querySelector(".figure.aim"));
  await vi.waitFor(() => expect(decision.actions).toEqual([3, 5])); // the first weapon is in hand
  await press(button(/^Dagger/u));
  expect(document.querySelector(".figure.base-blue.selected")).not.toBeNull();
  expect(confirm()?.disabled).toBe(true); // the gems are missing
  expect(document.querySelectorAll(".column")).toHaveLength(2);
  await press(document.querySelector("[data-spot='gems:1']"));
  await press(document.querySelector("[data-spot='gems:2']")); // one may think better of it
  expect(document.querySelector(".attack-card")?.textContent).toMatch(/and hyenas? 1/iu);
  expect(document.querySelector(".prompt")?.textContent).toContain("Wounds 97 %, kills 61 %.");
  expect(document.querySelector(".prompt")?.textContent).toContain("4 gems are left for defence");
  await press(confirm());
  expect(move).toHaveBeenCalledExactlyOnceWith([4, 5, 52], false);
});

test("an enemy with one way to attack is attacked so", async () => {
  const { decision } = await show(
    "hero_acts",
    {},
    { choices: STEPS, routes: [strike("battle_axe", [3, 5])], preview: () => ({}) },
  );
  await press(document.querySelector(".figure.aim"));
  expect(decision.actions).toEqual([3, 5]);
});

test("an enemy out of reach says what an attack lacks, not that it is no ally", async () => {
  const whyNot = vi.fn<Session["whyNot"]>(() =>
    Promise.resolve({
      type: "explained",
      id: "",
      answers: [
        {
          choice: choice(60, "figure", "figure", UNIT.figure),
          reason: { key: "this-enemy-is-too-far", rule: "conan:ME-1", values: { zones: 2 } },
        },
      ],
    } as Explained),
  );
  await show("hero_acts", {}, { choices: STEPS, whyNot });
  await press(document.querySelector(".figure.base-blue"));
  expect(whyNot).toHaveBeenCalledExactlyOnceWith({ family: "figure", piece: UNIT.figure }, []);
  expect(hints.shown?.why).toBe("This enemy is 2 zones away.");
});

test("beside an enemy within reach, another says that it is no target", async () => {
  const whyNot = vi.fn<Session["whyNot"]>(() =>
    Promise.resolve({ type: "explained", id: "", answers: [] }),
  );
  const { zones } = await position();
  stand(zones, FAR, "hyenas_1");
  const units = [UNIT, { ...UNIT, figure: "hyenas_1", zone: FAR }];
  await show(
    "hero_acts",
    { zones, units },
    { choices: STEPS, routes: [strike("battle_axe", [3, 5])], whyNot },
  );
  await press(document.querySelector("[data-spot='figure:hyenas_1']"));
  expect(whyNot).toHaveBeenCalledExactlyOnceWith({ family: "figure", piece: "hyenas_1" }, []);
});

test("the others follow by one button", async () => {
  const route: Route = {
    kind: "likewise",
    thing: "zone",
    piece: FAR,
    actions: [41, 1, 42, 1],
    values: { from: ["zone", ZONE], zone: ["zone", FAR], figures: 2, points: 4, gems: 0 },
  };
  const { move } = await show(
    "choose_mover",
    { acting: null },
    {
      choices: [choice(0, "pass"), choice(5, "figure", "figure", UNIT.figure)],
      routes: [route],
      preview: () => ({}),
    },
  );
  await press(button(/2 figures follow/iu));
  await press(confirm());
  expect(move).toHaveBeenCalledExactlyOnceWith([41, 1, 42, 1], true);
});

test("of enemies that are alike any can be touched", async () => {
  const { zones } = await position();
  stand(zones, ZONE, "pict_hunters_blue_2", "pict_hunters_blue_3");
  const units = [
    UNIT,
    { ...UNIT, figure: "pict_hunters_blue_2" },
    { ...UNIT, figure: "pict_hunters_blue_3", marks: ["web" as const] },
  ];
  const { decision } = await show(
    "hero_acts",
    { zones, units },
    { choices: STEPS, routes: [strike("battle_axe", [3, 5])], preview: () => ({}) },
  );
  expect(document.querySelectorAll(".figure.aim")).toHaveLength(2); // the one in a web is another matter
  await press(document.querySelectorAll(".figure.aim")[1] ?? null);
  expect(decision.actions).toEqual([3, 5]);
});

// -- the rest of a turn -----------------------------------------------------------------

const DEEDS = [
  choice(0, "pass"),
  choice(9, "leave"),
  choice(20, "open"),
  choice(21, "drop", "card", "battle_axe"),
];

test("what can be done here and with the bag has no button in the question", async () => {
  await show("hero_acts", {}, { choices: DEEDS, preview: () => ({}) });
  const labels = [...document.querySelectorAll(".prompt .acts .btn")].map((each) =>
    each.textContent.trim(),
  );
  expect(labels.filter((label) => /drop|leave/iu.test(label))).toEqual([]);
  const deeds = [...document.querySelectorAll(".here .deed")].map((each) => each.textContent);
  expect(deeds).toHaveLength(2);
});

test("a touch on a card never drops it: that is in its menu, with what cannot be done and why", async () => {
  const whyNot = vi.fn<Session["whyNot"]>(({ family }) =>
    Promise.resolve({
      type: "explained",
      id: "",
      answers: [
        {
          choice: choice(60, family ?? "", "card", "battle_axe"),
          reason: { key: "no-companion-stands-here", rule: "conan:MA-2", values: {} },
        },
      ],
    } as Explained),
  );
  const { decision, move } = await show(
    "hero_acts",
    {},
    { choices: DEEDS, preview: () => ({}), whyNot },
  );
  await press(document.querySelector(".bag .item"));
  expect(decision.begun).toBe(false);
  await press(document.querySelector(".bag-more"));
  await vi.waitFor(() =>
    expect(document.querySelector(".bag-menu")?.textContent).toContain("No companion"),
  );
  const [drop] = [...document.querySelectorAll(".bag-menu [role=menuitem]")].filter((each) =>
    each.textContent.includes("Drop it here"),
  );
  await press(drop ?? null);
  expect(decision.actions).toEqual([21]);
  expect(move).not.toHaveBeenCalled(); // the gold button is still to be pressed
});

test("leaving and handing over take two touches", async () => {
  const { decision, move } = await show("hero_acts", {}, { choices: DEEDS, preview: () => ({}) });
  await press(document.querySelector(".prompt .careful"));
  expect(decision.actions).toEqual([0]);
  expect(move).not.toHaveBeenCalled();
});

test("who is blocked reads by whom and by which skill", async () => {
  const { acting } = await position();
  const blocked = { figure: "giant_snake", skill: "blocking" };
  await show("hero_acts", { acting: acting && { ...acting, blocked } }, { choices: DEEDS });
  expect(document.querySelector(".prompt")?.textContent).toMatch(/snake.*\(Blocking\)/iu);
});

test("objectives tell how far they have come and who carries what they need", async () => {
  await show("hero_acts", {
    heroes: [{ ...hero("conan", 1), cards: ["yselda"] }],
    goals: [
      {
        side: "heroes",
        any: false,
        tests: [
          {
            key: "objective-token_carried_off_board",
            values: { token: [["card", "yselda"]] },
            met: false,
          },
        ],
      },
      {
        side: "overlord",
        any: false,
        tests: [
          { key: "objective-round_at_least", values: { value: [8] }, met: false, have: 2, want: 8 },
        ],
      },
    ],
  });
  const told = document.querySelector(".goals")?.textContent ?? "";
  expect(told).toContain("Carried by Conan");
  expect(told).toContain("2 of 8");
});
