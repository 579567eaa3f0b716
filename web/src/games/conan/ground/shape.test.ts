import { expect, test } from "vitest";
import { loadMap } from "../facts";
import { propsOf, wayOut, type Plan, type Point } from "./plan";
import { PROPS } from "./props";
import { isIn, shapeOf } from "./shape";
import { surroundingsOf } from "./surroundings";
import { TERRAINS, terrainOf } from "./terrain";

const MAPS = ["pict_village", "ships", "fort", "inn", "swamp", "citadel"];
async function plan(name: string): Promise<Plan> {
  const map = await loadMap(`${name}_a1`);
  if (!map) throw new Error(`no map ${name}`);
  return map;
}
const written = (line: Point[]): string[] =>
  line.map(([x, y]) => `${x.toFixed(3)},${y.toFixed(3)}`);

test.each(MAPS)("%s: every border runs through both of its zones", async (name) => {
  const shape = shapeOf(await plan(name));
  for (const { zones, line, kind } of shape.borders) {
    for (const id of zones) {
      const ring = shape.zone(id).ring;
      const [from, to] = [line[0], line.at(-1)];
      for (const end of [from, to]) {
        const near = Math.min(
          ...ring.map(([x, y]) => Math.hypot(x - (end?.[0] ?? 0), y - (end?.[1] ?? 0))),
        );
        expect(near, `${zones.join("-")} ${kind}`).toBeLessThan(1.5);
      }
    }
  }
});

test("neighbours share every point of their border", async () => {
  const shape = shapeOf(await plan("pict_village"));
  const border = shape.borders.find(({ zones }) => zones.join() === "b2,b3");
  const [one, other] = [written(shape.zone("b2").ring), written(shape.zone("b3").ring)];
  const shared = one.filter((point) => other.includes(point));
  expect(shared.length).toBeGreaterThan(15);
  expect(written(border?.line ?? []).every((point) => shared.includes(point))).toBe(true);
});

test("the edge of the board stays straight, clearings wander", async () => {
  const { displaced } = shapeOf(await plan("pict_village"));
  expect(displaced([0, 33])).toEqual([0, 33]);
  const [x, y] = displaced([108, 30]);
  expect(Math.hypot(x - 108, y - 30)).toBeGreaterThan(0.3);
});

test.each(MAPS)("%s: every zone has a ground and every thing on it a drawing", async (name) => {
  const map = await plan(name);
  for (const zone of map.zone) expect(TERRAINS).toContain(terrainOf(zone, map));
  expect(propsOf(map).length).toBeGreaterThan(5);
  expect(propsOf(map).filter(({ kind }) => !(kind in PROPS))).toEqual([]);
  const [width, height] = map.size;
  const inside = ([x, y]: Point): boolean => x > 0 && x < width && y > 0 && y < height;
  expect(propsOf(map).filter(({ at }) => !inside(at))).toEqual([]);
  for (const { terrain } of map.zone) expect([undefined, ...TERRAINS]).toContain(terrain);
});

test("a row of the map file may name its ground; an unknown name is not taken", async () => {
  const map = await plan("pict_village");
  const [zone] = map.zone;
  if (!zone) throw new Error("no zone");
  expect(terrainOf(zone, map)).toBe("grass");
  expect(terrainOf({ ...zone, terrain: "sand" }, map)).toBe("sand");
  expect(terrainOf({ ...zone, terrain: "lava" }, map)).toBe("grass");
});

test("around ships there is sea, around the village forest, around the citadel other rooms", async () => {
  const found = await Promise.all(["ships", "pict_village", "citadel"].map(plan));
  expect(found.map(surroundingsOf)).toEqual(["sea", "canopy", "cellar"]);
});

test("what play has done is in the shape: a broken wall, a closed door, a flood", async () => {
  const map = await plan("citadel");
  const door = map.border.findIndex(({ kind }) => kind === "doorway");
  const wall = map.border.findIndex(({ kind }) => kind === "wall_stone");
  const flooded = map.zone[0]?.id ?? "";
  const shape = shapeOf(map, { broken: [wall], closed: [door], flooded: [flooded] });
  expect(shape.borders.filter(({ broken }) => broken).map(({ place }) => place)).toEqual([wall]);
  expect(shape.borders.filter(({ closed }) => closed).map(({ place }) => place)).toEqual([door]);
  expect(shape.zone(flooded).terrain).toBe("murk");
});

test("a place is in the one zone around it", async () => {
  const shape = shapeOf(await plan("pict_village"));
  expect(shape.zones.filter((zone) => isIn(zone, [36, 27])).map(({ id }) => id)).toEqual(["b2"]);
});

test("one leaves by the nearest side", async () => {
  const map = await plan("pict_village");
  expect(wayOut(map, [10, 30])).toMatchObject({ at: [0, 30], turn: 180 });
  expect(wayOut(map, [60, 75])).toMatchObject({ at: [60, 80], turn: 90 });
});
