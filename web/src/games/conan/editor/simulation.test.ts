import { expect, test } from "vitest";
import { interval, mean, median } from "./simulation.svelte";

test("the interval of a rate holds it, and nothing is certain after few games", () => {
  const [low, high] = interval(50, 100);
  expect(low).toBeCloseTo(0.404, 3);
  expect(high).toBeCloseTo(0.596, 3);
  expect(interval(0, 0)).toEqual([0, 1]);
  const [least, most] = interval(10, 10);
  expect(most).toBe(1);
  expect(least).toBeLessThan(0.75);
});

test("the median is the middle one, the mean adds up", () => {
  expect(median([5, 1, 9])).toBe(5);
  expect(median([4, 2])).toBe(3);
  expect(median([])).toBe(0);
  expect(mean([1, 2])).toBe(1.5);
  expect(mean([])).toBe(0);
});
