// Attacks: the enemy, the weapon, the gems.
import { expect, test, vi } from "vitest";
import type { Attack } from "../../generated/conan";
import type { Explained, Route } from "../../generated/messages";
import { hints } from "../../lib/hint.svelte";
import type { Session } from "../../lib/session.svelte";
import {
  button,
  choice,
  confirm,
  FAR,
  position,
  press,
  show,
  stand,
  STEPS,
  strike,
  UNIT,
  ZONE,
} from "./Board.testing";

const AIMED: Attack = {
  attacker: "conan",
  victim: UNIT.figure,
  card: "battle_axe",
  spell: null,
  damage: 0,
  defence: 1,
  roller: null,
  aim: {
    odds: [
      { gems: 1, wound: 80, kill: 40, beyond: [5] },
      { gems: 2, wound: 97, kill: 61, beyond: [33] },
    ],
    dice: ["red"],
    die: "red",
    rerolls: 1,
    penalty: 0,
    beyond: ["hyenas_1"],
    shields: [],
    may_defend: true,
  },
};

test("an attack: the enemy, the weapon, the gems, the button", async () => {
  const gems = [choice(51, "gems", "gems", "1"), choice(52, "gems", "gems", "2")];
  const preview = (actions: number[]) =>
    actions.length < 3
      ? { asks: { kind: "attack_gems" as const, detail: true, choices: gems }, attack: AIMED }
      : { stopped: "chance" as const, attack: AIMED };
  const { move, decision } = await show(
    "hero_acts",
    { roll: [] },
    { choices: STEPS, routes: [strike("battle_axe", [3, 5]), strike("dagger", [4, 5])], preview },
  );
  await press(document.querySelector(".figure.aim"));
  await vi.waitFor(() => expect(decision.actions).toEqual([3, 5])); // the first weapon is in hand
  await press(button(/^Dagger/u));
  expect(document.querySelector(".figure.base-blue.selected")).not.toBeNull();
  expect(confirm()?.disabled).toBe(true); // the gems are missing
  expect(document.querySelectorAll(".column")).toHaveLength(2);
  await press(document.querySelector("[data-spot='gems:1']"));
  await press(document.querySelector("[data-spot='gems:2']")); // one may think better of it
  expect(document.querySelector(".attack-card")?.textContent).toMatch(/and hyenas? 1/iu);
  expect(document.querySelector(".prompt")?.textContent).toContain("Wounds 97 %, kills 61 %.");
  expect(document.querySelector(".prompt")?.textContent).toContain("4 gems are left for defence");
  await press(confirm());
  expect(move).toHaveBeenCalledExactlyOnceWith([4, 5, 52], false);
});

test("an enemy with one way to attack is attacked so", async () => {
  const { decision } = await show(
    "hero_acts",
    {},
    { choices: STEPS, routes: [strike("battle_axe", [3, 5])], preview: () => ({}) },
  );
  await press(document.querySelector(".figure.aim"));
  expect(decision.actions).toEqual([3, 5]);
});

test("an enemy out of reach says what an attack lacks, not that it is no ally", async () => {
  const whyNot = vi.fn<Session["whyNot"]>(() =>
    Promise.resolve({
      type: "explained",
      id: "",
      answers: [
        {
          choice: choice(60, "figure", "figure", UNIT.figure),
          reason: { key: "this-enemy-is-too-far", rule: "conan:ME-1", values: { zones: 2 } },
        },
      ],
    } as Explained),
  );
  await show("hero_acts", {}, { choices: STEPS, whyNot });
  await press(document.querySelector(".figure.base-blue"));
  expect(whyNot).toHaveBeenCalledExactlyOnceWith({ family: "figure", piece: UNIT.figure }, []);
  expect(hints.shown?.why).toBe("This enemy is 2 zones away.");
});

test("beside an enemy within reach, another says that it is no target", async () => {
  const whyNot = vi.fn<Session["whyNot"]>(() =>
    Promise.resolve({ type: "explained", id: "", answers: [] }),
  );
  const { zones } = await position();
  stand(zones, FAR, "hyenas_1");
  const units = [UNIT, { ...UNIT, figure: "hyenas_1", zone: FAR }];
  await show(
    "hero_acts",
    { zones, units },
    { choices: STEPS, routes: [strike("battle_axe", [3, 5])], whyNot },
  );
  await press(document.querySelector("[data-spot='figure:hyenas_1']"));
  expect(whyNot).toHaveBeenCalledExactlyOnceWith({ family: "figure", piece: "hyenas_1" }, []);
});

test("the others follow by one button", async () => {
  const route: Route = {
    kind: "likewise",
    thing: "zone",
    piece: FAR,
    actions: [41, 1, 42, 1],
    values: { from: ["zone", ZONE], zone: ["zone", FAR], figures: 2, points: 4, gems: 0 },
  };
  const { move } = await show(
    "choose_mover",
    { acting: null },
    {
      choices: [choice(0, "pass"), choice(5, "figure", "figure", UNIT.figure)],
      routes: [route],
      preview: () => ({}),
    },
  );
  await press(button(/2 figures follow/iu));
  await press(confirm());
  expect(move).toHaveBeenCalledExactlyOnceWith([41, 1, 42, 1], true);
});

test("of enemies that are alike any can be touched", async () => {
  const { zones } = await position();
  stand(zones, ZONE, "pict_hunters_blue_2", "pict_hunters_blue_3");
  const units = [
    UNIT,
    { ...UNIT, figure: "pict_hunters_blue_2" },
    { ...UNIT, figure: "pict_hunters_blue_3", marks: ["web" as const] },
  ];
  const { decision } = await show(
    "hero_acts",
    { zones, units },
    { choices: STEPS, routes: [strike("battle_axe", [3, 5])], preview: () => ({}) },
  );
  expect(document.querySelectorAll(".figure.aim")).toHaveLength(2); // the one in a web is another matter
  await press(document.querySelectorAll(".figure.aim")[1] ?? null);
  expect(decision.actions).toEqual([3, 5]);
});
