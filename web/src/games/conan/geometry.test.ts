import { expect, test } from "vitest";
import { besides, captions, stands, type Ground } from "./geometry";

const zone: Ground = {
  center: [30, 30],
  ring: [
    [20, 20],
    [40, 20],
    [40, 40],
    [20, 40],
  ],
};
const FIGURE = 6;

test.each([1, 2, 3, 4, 5, 6, 8, 10])("%i figures stand apart inside their zone", (count) => {
  const places = stands(zone, Array<number>(count).fill(FIGURE));
  expect(places).toHaveLength(count);
  for (const [i, { at, size }] of places.entries()) {
    const half = (FIGURE * size) / 2;
    for (const side of at) {
      expect(side - half).toBeGreaterThanOrEqual(20);
      expect(side + half).toBeLessThanOrEqual(40);
    }
    for (const { at: other } of places.slice(i + 1))
      expect(Math.hypot(at[0] - other[0], at[1] - other[1])).toBeGreaterThanOrEqual(
        2 * half - 0.01,
      );
  }
});

test("six of the usual size are not made smaller by much", () => {
  const [first] = stands(zone, Array<number>(6).fill(FIGURE));
  expect(first?.size).toBe(1);
});

test("a monster beside a man takes its own room", () => {
  const [monster, man] = stands(zone, [11, FIGURE]);
  const apart = Math.hypot(
    (monster?.at[0] ?? 0) - (man?.at[0] ?? 0),
    (monster?.at[1] ?? 0) - (man?.at[1] ?? 0),
  );
  expect(apart).toBeGreaterThanOrEqual(((11 + FIGURE) / 2) * (man?.size ?? 1) - 0.01);
});

test("in a narrow zone figures stand one below the other", () => {
  const alley: Ground = {
    center: [5, 20],
    ring: [
      [0, 0],
      [10, 0],
      [10, 40],
      [0, 40],
    ],
  };
  const places = stands(alley, [FIGURE, FIGURE]);
  expect(places.map(({ size }) => size)).toEqual([1, 1]);
  expect(places[0]?.at[0]).toBe(places[1]?.at[0]);
});

test("a mark keeps off the figures of its zone", () => {
  expect(besides(zone, [])[0]).toBe(30); // in the middle
  const [x, y] = besides(zone, [[30, 36]]);
  expect(Math.hypot(x - 30, y - 36)).toBeGreaterThan(4);
});

const everything = { left: 0, top: 0, width: 120, height: 80 };

test("a name that would cover another waits until there is room", () => {
  const beside: Ground = { center: [34, 30], ring: zone.ring };
  const zones = [
    { ...zone, name: "West clearing" },
    { ...beside, name: "East clearing" },
  ];
  expect(captions(zones, 2, everything).map(({ text }) => text)).toEqual(["West clearing"]);
  expect(captions(zones, 0.2, everything)).toHaveLength(2);
});

test("what is out of sight has no name, and no name is cut off at the side", () => {
  const seen = { left: 25, top: 0, width: 10, height: 80 };
  expect(captions([{ ...zone, center: [60, 30], name: "Far" }], 1, seen)).toEqual([]);
  const [caption] = captions([{ ...zone, center: [25, 30], name: "Road" }], 1, seen);
  expect(caption?.at[0]).toBeGreaterThan(26);
});
