// Sounds are few and short, and announce what matters most.
import { expect, test } from "vitest";
import type { Happening } from "../generated/messages";
import { CUES, soundOf } from "./sound";

const told = (...names: string[]): Happening[] =>
  names.map((name) => ({ name, seat: 0 }) as Happening);

test("eight cues, each under 400 ms", () => {
  const notes = Object.values(CUES);
  expect(notes).toHaveLength(8);
  for (const cue of notes)
    expect(Math.max(...cue.map(({ at, long }) => at + long))).toBeLessThan(0.4);
});

test("of several things the weightiest is heard", () => {
  expect(soundOf(told("paid", "paid_pearls", "recruited"))).toBe("recruit");
  expect(soundOf(told("revealed", "bought"))).toBe("pearl");
  expect(soundOf(told("placed", "got_key"))).toBe("key");
  expect(soundOf(told("drew"))).toBe("card");
});

test("a new turn alone is silent: only one's own is heard", () => {
  expect(soundOf(told("turn"))).toBeNull();
});
