import { expect, test } from "vitest";
import type { MapFile, MapZone, Point } from "./facts";
import { besides, groundOf, lookOf, outline, stands, stroke, sway } from "./geometry";

const SIZE: Point = [120, 80];
const square: Point[] = [
  [20, 20],
  [40, 20],
  [40, 40],
  [20, 40],
];
const beside: Point[] = [
  [40, 20],
  [60, 20],
  [60, 40],
  [40, 40],
];
const points = (path: string) => new Set(path.replace(/[MZ]/gu, "L").split("L").filter(Boolean));

test("neighbours share every point of their border, and the border runs through them", () => {
  const [one, two] = [points(outline(square, SIZE)), points(outline(beside, SIZE))];
  const border = points(
    stroke(
      [
        [
          [40, 20],
          [40, 40],
        ],
      ],
      SIZE,
    ),
  );
  const shared = [...one].filter((point) => two.has(point));
  expect(shared.length).toBeGreaterThan(8);
  expect(shared.every((point) => border.has(point))).toBe(true);
});

test("the edge of the board stays straight", () => {
  expect(sway([0, 33], SIZE)).toEqual([0, 33]);
  expect(sway([60, 40], SIZE)).not.toEqual([60, 40]);
});

test("a border looks like what it does", () => {
  const map = {
    border_kind: {
      open: { passable: true, blocks_los: false },
      wall_stone: { passable: false, blocks_los: true },
      flap: { passable: true, blocks_los: true },
      boulders: { passable: true, requires_skill: ["climb"] },
    },
  } as unknown as MapFile;
  const look = (kind: string) => lookOf(map, { zones: ["a", "b"], kind, segment: [] });
  expect(["open", "wall_stone", "flap", "boulders"].map(look)).toEqual([
    "open",
    "wall stone",
    "flap",
    "ledge",
  ]);
});

test("figures stand apart inside their zone", () => {
  const zone: MapZone = { id: "a", center: [30, 30], polygon: square, capacity: 6 };
  const places = stands(zone, 5, 6);
  expect(new Set(places.map(String)).size).toBe(5);
  expect(places.every(([x, y]) => x >= 23 && x <= 37 && y >= 23 && y <= 37)).toBe(true);
  expect(groundOf({ ...zone, tags: ["outdoor"] })).toBe("earth");
});

test("a mark keeps off the figures of its zone", () => {
  const zone: MapZone = { id: "b1", center: [30, 30], polygon: square, capacity: 8 };
  expect(besides(zone, [])[0]).toBe(30); // in the middle
  const [x, y] = besides(zone, [[30, 36]]);
  expect(Math.hypot(x - 30, y - 36)).toBeGreaterThan(4);
});
