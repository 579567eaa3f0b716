import { expect, test } from "vitest";
import { nearest, turner } from "./turning";

test("four quarter turns are a whole one, not a way back", () => {
  const turn = turner(0);
  expect([1, 2, 3, 0].map((quarters) => turn(quarters))).toEqual([90, 180, 270, 360]);
});

test("a turn back goes back", () => {
  const turn = turner(0);
  expect(turn(3)).toBe(-90);
  expect(turn(2)).toBe(-180);
  expect(nearest(720, 3)).toBe(630);
});
