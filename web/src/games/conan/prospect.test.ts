import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Desk } from "../../lib/desk";
import { Prospect } from "./prospect.svelte";

const TILE = "hyenas";
const REACH = { zones: ["pict_village_b1"], figures: [] };
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function deskOf(kind = "overlord_acts", seq = 1) {
  const told = { type: "previewed", position: { view: { prospect: REACH } } };
  const preview = vi.fn(() => Promise.resolve(told));
  const choices = [{ action: 5, family: "tile", piece: TILE }];
  const desk = { decision: { asked: { kind, choices }, session: { seq, preview } } };
  return { desk: desk as unknown as Desk<"conan">, preview };
}

test("what a tile could do is asked once, and only if the pointer rests on it", async () => {
  const { desk, preview } = deskOf();
  const prospect = new Prospect();
  prospect.look(desk, TILE);
  prospect.look(desk, null); // it only passed
  await vi.runAllTimersAsync();
  expect(preview).not.toHaveBeenCalled();
  for (let times = 0; times < 2; times++) {
    prospect.look(desk, TILE);
    await vi.runAllTimersAsync();
  }
  expect(preview).toHaveBeenCalledExactlyOnceWith([5], expect.any(Function));
  expect(prospect.of(TILE)).toEqual(REACH);
  expect(prospect.of(null)).toBeNull();
});

test("in another position it is asked anew; nobody but the Overlord asks", async () => {
  const prospect = new Prospect();
  prospect.look(deskOf().desk, TILE);
  await vi.runAllTimersAsync();
  const later = deskOf("overlord_acts", 2);
  prospect.look(later.desk, TILE);
  expect(prospect.of(TILE)).toBeNull();
  await vi.runAllTimersAsync();
  expect(later.preview).toHaveBeenCalledOnce();
  const hero = deskOf("hero_acts", 3);
  prospect.look(hero.desk, TILE);
  await vi.runAllTimersAsync();
  expect(hero.preview).not.toHaveBeenCalled();
});
