// Time for each answer, then a bank for the whole game.
import { expect, test } from "vitest";
import { minutes, timeLeft } from "./clock.svelte";

test("the free time goes first and the bank stays whole", () => {
  expect(timeLeft(30, 60_000, 5_000, true, 10_000)).toEqual({
    free: 15_000,
    bank: 60_000,
    share: 0.5,
  });
});

test("beyond the free time the bank runs, down to nothing", () => {
  expect(timeLeft(30, 60_000, 25_000, true, 15_000)).toEqual({ free: 0, bank: 50_000, share: 0 });
  expect(timeLeft(30, 60_000, 95_000, true, 0).bank).toBe(0);
});

test("nothing runs for a seat that is not asked", () => {
  expect(timeLeft(30, 60_000, 25_000, false, 15_000)).toEqual({
    free: 30_000,
    bank: 60_000,
    share: 1,
  });
});

test("time is told in minutes and seconds", () => {
  expect(minutes(61_000)).toBe("1:01");
  expect(minutes(200)).toBe("0:01");
  expect(minutes(-5)).toBe("0:00");
});
