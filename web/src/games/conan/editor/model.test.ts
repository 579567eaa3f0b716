import { expect, test } from "vitest";
import type { UnitInfo } from "../../../generated/messages";
import {
  addEvent,
  asOwn,
  blank,
  changed,
  erase,
  gemsOf,
  moved,
  piecesOf,
  place,
  readValue,
  removeTile,
  setMap,
  take,
  writeValue,
  type Brush,
  type Doc,
} from "./model";

const unit = (id: string, more: Partial<UnitInfo> = {}): UnitInfo => ({
  id,
  colours: ["blue", "purple"],
  most: 5,
  size: 1,
  life: 1,
  tiles: 1,
  kind: "minion",
  ...more,
});
const UNITS = [
  unit("hyenas", { colours: ["none"] }),
  unit("pict_hunters"),
  unit("thak", { life: 6 }),
];
const start = (): Doc => blank("pict_village", 2);
const put = (doc: Doc, brush: Brush, ...zones: string[]): Doc =>
  zones.reduce((now, zone) => changed(now, (next) => place(next, brush, zone, UNITS)), doc);
const hunters: Brush = { kind: "unit", unit: "pict_hunters", colour: "blue", leader: null };

test("figures of one unit and colour are one tile, wherever they stand", () => {
  const doc = put(start(), hunters, "b2", "b2", "a1");
  expect(doc.river).toEqual([
    {
      tile: "pict_hunters",
      colour: "blue",
      figures: [
        { zone: "b2", count: 2 },
        { zone: "a1", count: 1 },
      ],
    },
  ]);
  expect(put(doc, { ...hunters, colour: "purple" }, "b2").river).toHaveLength(2);
});

test("a unit with several lives brings them, one without colours none", () => {
  const thak: Brush = { kind: "unit", unit: "thak", colour: "none", leader: null };
  expect(put(start(), thak, "a1").river[0]).toEqual({
    tile: "thak",
    life: 6,
    figures: [{ zone: "a1", count: 1 }],
  });
});

test("a change leaves the scenario before it alone", () => {
  const before = put(start(), hunters, "b2");
  const kept = structuredClone(before);
  put(before, hunters, "b2");
  expect(before).toEqual(kept);
});

test("a hero stands in one zone, and gems follow the number of heroes", () => {
  let doc = put(start(), { kind: "hero", hero: "conan" }, "d1", "d2");
  expect(doc.hero).toEqual([{ id: "conan", zone: "d2", equipment: [] }]);
  doc = put(doc, { kind: "hero", hero: "belit" }, "d1");
  expect(doc.heroes_max).toBe(2);
  expect(gemsOf(doc, 2).available).toBeGreaterThan(0);
  const belit = piecesOf(doc).find((piece) => piece.id === "belit");
  doc = changed(doc, (next) => belit && take(next, belit));
  expect([doc.heroes_max, Object.keys(doc.overlord)]).toEqual([1, ["max_activations", "heroes_1"]]);
});

test("allies are their leader's, and the last one taken leaves no empty row", () => {
  const ally: Brush = { kind: "unit", unit: "hyenas", colour: "none", leader: "conan" };
  let doc = put(start(), { kind: "hero", hero: "conan" }, "d1");
  doc = put(doc, ally, "d1");
  expect(doc.river).toEqual([]);
  expect(doc.hero[0]?.allies).toEqual([{ unit: "hyenas", figures: [{ zone: "d1", count: 1 }] }]);
  doc = changed(doc, (next) => erase(next, "d1"));
  expect(doc.hero[0]).toEqual({ id: "conan", zone: "d1", equipment: [] });
});

test("chests and ways in come and go with a click", () => {
  let doc = put(start(), { kind: "chest" }, "h1", "h2", "h1");
  expect(doc.chests?.zones).toEqual(["h2"]);
  doc = put(doc, { kind: "chest" }, "h2");
  expect(doc.chests).toBeUndefined();
  doc = put(doc, { kind: "entry" }, "a1", "a2");
  expect(doc.reinforcement?.zones).toEqual(["a1", "a2"]);
});

test("a token lies in one zone or is hidden in one of several", () => {
  const open: Brush = { kind: "token", token: "yselda", weight: 6, hidden: false };
  let doc = put(start(), open, "h1", "h2");
  expect(doc.token).toEqual([{ id: "yselda", kind: "object", weight: 6, zone: "h2" }]);
  doc = put(doc, { ...open, hidden: true }, "h3", "h4");
  expect(doc.token).toEqual([
    { id: "yselda", kind: "object", weight: 6, hidden: { candidates: ["h3", "h4"] } },
  ]);
  doc = changed(doc, (next) => erase(next, "h3"));
  doc = changed(doc, (next) => erase(next, "h4"));
  expect(doc.token).toEqual([]);
});

test("a door takes two zones", () => {
  const doc = changed(start(), (next) => place(next, { kind: "door" }, "h1", UNITS, "b1"));
  expect(doc.door).toEqual([{ id: "door_1", border: ["b1", "h1"], lock: 2 }]);
  expect(put(start(), { kind: "door" }, "h1").door).toBeUndefined();
});

test("what was put last into a zone goes first, and a tile without figures goes with them", () => {
  let doc = put(start(), hunters, "b2", "b2");
  doc = changed(doc, (next) => erase(next, "b2"));
  expect(doc.river[0]?.figures).toEqual([{ zone: "b2", count: 1 }]);
  doc = changed(doc, (next) => erase(next, "b2"));
  expect(doc.river).toEqual([]);
});

test("an event tile has an event, and both go together", () => {
  let doc = changed(start(), (next) => addEvent(next, "event_1"));
  expect([doc.river.length, doc.event?.[0]?.tile]).toEqual([1, "event_1"]);
  doc = changed(doc, (next) => removeTile(next, 0));
  expect([doc.river.length, doc.event]).toEqual([0, undefined]);
});

test("tiles change their places", () => {
  expect(moved(["a", "b", "c"], 0, 2)).toEqual(["b", "c", "a"]);
  expect(moved(["a", "b", "c"], 2, -1)).toEqual(["c", "a", "b"]);
});

test("on another map nothing stands in zones that it has not", () => {
  let doc = put(start(), hunters, "b2", "z9");
  doc = put(doc, { kind: "hero", hero: "conan" }, "b2");
  doc = changed(doc, (next) => setMap(next, "inn", ["z9"]));
  expect(doc.map).toBe("inn");
  expect(doc.river[0]?.figures).toEqual([{ zone: "z9", count: 1 }]);
  expect(doc.hero).toEqual([{ id: "conan", equipment: [] }]);
});

test("one of ours becomes one's own under another id, once", () => {
  const doc = asOwn({ ...start(), id: "hunting_the_tigress" });
  expect(asOwn(doc).id).toBe("my_hunting_the_tigress");
});

test("words of a file are read as what they stand for, and written as they were", () => {
  for (const value of [7, true, "all", ["a", "b"], { extra_mp: 1 }])
    expect(readValue(writeValue(value))).toEqual(value);
  expect(readValue("  ")).toBeUndefined();
  expect(readValue("[oops")).toBe("[oops");
});
