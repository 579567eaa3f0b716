import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Edge, Place, Side, SmogView } from "../../generated/smog";
import type { Choice, Question, QuestionKind, TableInfo } from "../../generated/messages";
import { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import type { Session } from "../../lib/session.svelte";
import { seated } from "../../lib/seated.testing";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Board from "./Board.svelte";
import { EDGES } from "./facts";
import { describeChoice } from "./words";

const TILES: [string, number, number][] = [
  ["1", 0, -1],
  ["2", -1, 0],
  ["3", 0, 1],
  ["4", 1, 0],
];

function tile([id, x, y]: [string, number, number], faces: Edge): Place {
  const wares = ["mana", "ectoplasm", "blood", "titanium"] as const;
  const sides = EDGES.map((edge, i) => {
    const k = (i - EDGES.indexOf(faces) + 4) % 4;
    return {
      edge,
      ether: wares[k] ?? null,
      price: k + 1,
      cost: k + 1,
      barrier: k === 3,
      hourglass: false,
    };
  });
  return {
    id,
    pos: [x, y],
    kind: "ether",
    artefact: null,
    marked_side_faces: faces,
    sides,
    agents: [],
    gentlemen: [],
    tolls: { "4": 1 },
  };
}

function position(edge: Edge, faces: Edge): SmogView {
  const side = (own: boolean): Side => ({
    gentleman: own ? "master_fox" : "john_brown",
    edge: own ? edge : "N",
    expertise: "blood",
    place: own ? "1" : "2",
    sovereigns: 4,
    reserve: own ? 1 : 2,
    ethers: { blood: 1, mana: 0, ectoplasm: 0, titanium: 0 },
    artefacts: [],
    dragons_gifts: 0,
    hand_size: 1,
    hand: own ? ["rust"] : null,
    combination: null,
    needs: own ? { blood: 1, mana: 1, ectoplasm: 0, titanium: 2 } : null,
    portal: own ? "near" : null,
    portal_place: own ? "3" : null,
  });
  const places = TILES.map((each) => tile(each, each[0] === "1" ? faces : "S"));
  places[0]?.gentlemen.push(0);
  const trade = {
    seat: 0,
    place: "1",
    edge,
    ether: "mana" as const,
    artefact: null,
    price: 1,
    proceeds: 1,
    then: "E" as const,
    agent: "witch",
  };
  const agents = ["witch", "dandy", "doctor", "merchant"].map((agent) => ({ agent, place: null }));
  return {
    seat: 0,
    round: 1,
    round_limit: 60,
    turn: 0,
    first: 0,
    order: [0, 1],
    favoured: -1,
    last_favoured: -1,
    winner: -1,
    actions: 2,
    begged: false,
    turned_any: false,
    bought_on: [],
    sold_on: [],
    bank: 20,
    hourglass_supply: 25,
    places,
    sides: [side(true), side(false)],
    agents,
    agents_by_age: [],
    next_slot: 0,
    transactions: 0,
    edges: { S: "titanium", W: "mana", N: "blood", E: "ectoplasm" },
    stacks: { atlantean_key: 3, spectral_chain: 3, adamantine_key: 3, mithril_lock: 3 },
    deck_size: 20,
    discard: [],
    trade,
    reach: [],
  };
}

const choice = (
  action: number,
  family: string,
  thing: string | null = null,
  piece: string | null = null,
): Choice => ({ action, family, thing, piece, rule: "smog:R20" });
const CHOICES = [
  choice(0, "end_turn"),
  choice(6, "move", "place", "4"),
  choice(53, "buy_ether"),
  choice(28, "rotate"),
];
let mounted: Record<string, unknown> | null = null;

function show(choices: Choice[] = CHOICES) {
  const shown = $state({ view: position("S", "S") });
  const seat = seated("Ada");
  const info = {
    game: "smog",
    seats: [seat, { ...seat, name: "Bo" }],
    yours: 0,
    options: {},
  } as unknown as TableInfo;
  const question: Question = {
    seat: 0,
    seats: [0],
    kind: "take_turn",
    rule: "smog:R20",
    values: { actions: 2 },
    choices,
  };
  const move = vi.fn<(actions: number[], chain?: boolean) => void>();
  const held = {
    view: shown.view,
    question,
    undo: { free: false, ask: 0, asked: null },
    result: null,
  };
  const session = {
    info,
    position: held,
    sending: null,
    behind: 0,
    link: "open",
    move,
    preview: () => Promise.resolve(null),
  } as unknown as Session;
  const words = new Words("smog", ["Ada", "Bo"]);
  const decision = new Decision(session);
  const desk: Desk<"smog"> = {
    table: info,
    get view() {
      return shown.view;
    },
    question,
    words,
    decision,
    me: 0,
    viewer: 0,
    describe: (each) => describeChoice(each, shown.view, words),
  };
  mounted = mount(Board, { target: document.body, props: { desk, session } });
  flushSync();
  const turn = (edge: Edge, faces: Edge) => {
    shown.view = position(edge, faces);
    flushSync();
  };
  return { decision, move, turn };
}

const angleOf = (selector: string): number =>
  Number(
    /rotate\((-?\d+)deg\)/.exec(
      document.querySelector<HTMLElement>(selector)?.style.transform ?? "",
    )?.[1],
  );

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("smog", "en");
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

test("the Wheel of Chaos turns the whole board a quarter, the way it is turned", () => {
  const { turn } = show();
  expect(angleOf(".shadow-market .market-place")).toBe(0);
  turn("E", "S"); // clockwise: who faced the south edge faces the east edge
  expect(angleOf(".shadow-market .market-place")).toBe(90);
  turn("N", "S");
  expect(angleOf(".shadow-market .market-place")).toBe(180);
  turn("E", "S");
  expect(angleOf(".shadow-market .market-place")).toBe(90);
});

test("a tile turns by itself and the price of my edge is the bright one", () => {
  const { turn } = show();
  const plate = () => document.querySelector(".spot.here .tile-face .cost")?.textContent;
  expect(plate()).toBe("1");
  turn("S", "W"); // a quarter clockwise: the side that faced east is mine now
  expect(angleOf(".spot.here .tile-face .turns")).toBe(90);
  expect(plate()).toBe("4");
});

test("Escape lets go of a tile that was taken up in order to turn it", () => {
  show([choice(0, "end_turn"), choice(60, "turn_clockwise", "place", "3")]);
  const arrows = () => document.querySelectorAll(".tile-turn").length;
  expect(arrows()).toBe(0);
  document.querySelector<HTMLElement>("button.market-tile.legal")?.click();
  flushSync();
  expect(arrows()).toBe(1);
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  flushSync();
  expect(arrows()).toBe(0);
});

test("a trade shows what it will do before it is done", () => {
  const { decision } = show();
  decision.pick(CHOICES[2] as Choice);
  flushSync();
  const told = document.querySelector(".preview")?.textContent ?? "";
  expect(told).toContain("You will have 3 Sovereigns.");
  expect(told).toContain("you will read Titanium, 4");
  expect(told).toContain("The Witch comes to this tile.");
  expect(document.querySelector(".hourglass.new")).not.toBeNull();
});

test("choices tell what the board in play sells, what an edge brings and that a card is drawn", () => {
  const words = new Words("smog", ["Ada", "Bo"]);
  const view = position("S", "S");
  const tip: Place = { ...tile(["A", 0, -2], "S"), kind: "artefact", artefact: "spectral_chain" };
  view.places.push(tip);
  const asked = (kind: QuestionKind): Question => ({
    seat: 0,
    seats: [0],
    kind,
    rule: "smog:R20",
    values: {},
    choices: null,
  });
  const told = (each: Choice, kind: QuestionKind) => describeChoice(each, view, words, asked(kind));
  expect(told(choice(9, "move", "place", "A"), "walk_on")).toBe("Move: Tile A (Spectral Chain)");
  expect(told(choice(31, "turn_clockwise", "tile", "3"), "take_turn")).toBe(
    "Turn clockwise: Tile 3, and draw a special action",
  );
  expect(told(choice(31, "turn_clockwise", "tile", "3"), "shift_gears")).toBe(
    "Turn clockwise: Tile 3",
  );
  expect(told(choice(129, "edge", "edge", "S"), "choose_edge")).toBe(
    "Take the south edge, expertise: Titanium",
  );
});

test("tolls, the own portal and cards that lack an Ether are marked", () => {
  show();
  expect(document.querySelector(".toll")?.textContent).toContain("1");
  expect(document.querySelectorAll(".tile-face .ring")).toHaveLength(1);
  expect(document.querySelector(".special")?.textContent).toContain("Missing: Titanium, Mana");
});

test("what is left of the artefacts and what was discarded is told beside the market", () => {
  show();
  const told = document.querySelector(".bank-panel")?.textContent?.replace(/\s+/gu, " ");
  expect(told).toContain("discarded: 0");
  expect(told?.match(/: 3 left/gu)).toHaveLength(4);
});
