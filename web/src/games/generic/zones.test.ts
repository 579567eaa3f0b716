import { expect, test } from "vitest";
import { layout } from "./zones";

test("lists are zones, numbers are facts, one record for each seat is the players'", () => {
  const view = {
    seat: 0,
    turn: 1,
    round: 3,
    market: ["a", "b"],
    piles: [["c"], ["d", "e"]],
    sides: [{ coins: 2 }, { coins: 5 }],
    secret: null,
  };
  expect(layout(view, 2)).toEqual({
    facts: [{ key: "round", value: "3" }],
    zones: [
      { key: "market", pieces: ["a", "b"] },
      { key: "piles", pieces: ["c", "d", "e"] },
    ],
    sides: view.sides,
  });
});
