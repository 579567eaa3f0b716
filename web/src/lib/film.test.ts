// A finished game seen by all: what one seat may not know, another one shows.
import { expect, test } from "vitest";
import type { Frame, Frames, Happening } from "../generated/messages";
import type { GameView } from "../generated/views";
import { opened, together, turnsOf } from "./film.svelte";

const event = (name: string, seat: number, what: string | null = null): Happening => ({
  name,
  seat,
  rule: "abyss:1",
  thing: "ally",
  what,
  amount: 0,
  hidden: what === null,
});
const frame = (events: Happening[], turns = 0): Frame =>
  ({ version: 1, seat: 0, events, view: {} as GameView, question: null, turns }) as Frame;
const page = (...frames: Frame[]): Frames => ({ count: frames.length, first: 0, frames });

test("hands that each seat knows alone lie open together", () => {
  const ada = {
    sides: [
      { hand: ["crab_1"], hand_size: 1 },
      { hand: null, hand_size: 2 },
    ],
  };
  const bo = {
    sides: [
      { hand: null, hand_size: 1 },
      { hand: ["squid_2", "squid_3"], hand_size: 2 },
    ],
  };
  expect(together([ada, bo])).toEqual({
    sides: [
      { hand: ["crab_1"], hand_size: 1 },
      { hand: ["squid_2", "squid_3"], hand_size: 2 },
    ],
  });
});

test("what nobody may see stays hidden", () => {
  expect(together([{ deck: null }, { deck: null }])).toEqual({ deck: null });
});

test("an event is told by a seat that knows it", () => {
  const open = opened([
    page(frame([event("got_token", 0)])),
    page(frame([event("got_token", 0, "3")])),
  ]);
  expect(open.frames[0]?.events[0]?.what).toBe("3");
});

test("turns begin where the game says so, even while moments are missing", () => {
  const frames = [
    frame([event("turn", 0, "x")]),
    frame([]),
    undefined,
    frame([event("turn", 1, "x")], 4),
  ];
  expect(turnsOf(frames)).toEqual([
    { number: 1, seat: 0, at: 0 },
    { number: 5, seat: 1, at: 3 },
  ]);
});
