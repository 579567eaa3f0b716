import { expect, test } from "vitest";
import type { Attack, ConanView } from "../../generated/conan";
import { outcome, stageOf } from "./attack";

const attack: Attack = {
  aim: null,
  attacker: "conan",
  victim: "giant_snake",
  card: "battle_axe",
  spell: null,
  damage: 0,
  defence: 2,
  roller: "conan",
};
const view = (changes: Partial<Attack>): ConanView =>
  ({ attack: { ...attack, ...changes } }) as ConanView;

test("the attacker's dice count against what the victim has without a roll", () => {
  expect(outcome(view({}), 5)).toEqual({ damage: 5, defence: 2, wounds: 3 });
  expect(outcome(view({}), 1)).toEqual({ damage: 1, defence: 2, wounds: 0 });
});

test("the victim's dice are added to that, against the damage that is known", () => {
  expect(outcome(view({ damage: 6, roller: "giant_snake" }), 3)).toEqual({
    damage: 6,
    defence: 5,
    wounds: 1,
  });
});

test("without one victim there is no sum, nor for the roll of a guard", () => {
  expect(outcome(view({ victim: null }), 3)).toBeNull();
  expect(outcome(view({ roller: "hyenas_1", damage: 2 }), 3)).toBeNull();
});

test("a roll is a stage of its own for each side", () => {
  expect(stageOf(view({}), "reroll")).toBe("dice");
  expect(stageOf(view({ roller: "giant_snake" }), "reroll")).toBe("defence");
  expect(stageOf(view({}), "hero_acts")).toBeNull();
});
