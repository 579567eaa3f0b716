// Walks: several answers as one, laid out on the map.
import { expect, test } from "vitest";
import {
  button,
  choice,
  confirm,
  FAR,
  press,
  show,
  STEPS,
  UNIT,
  walk,
  ZONE,
} from "./Board.testing";
import { isOnBoard } from "./ways";

test("a zone within reach is walked to: touched once it shows the way, the button goes all of it", async () => {
  const moved = {
    name: "moved",
    seat: 1,
    rule: "conan:MV-1",
    thing: "zone",
    amount: 1,
    hidden: false,
  };
  const events = [
    { ...moved, what: "pict_village_b1" },
    { ...moved, what: FAR },
  ];
  const routes = [
    walk("conan", "pict_village_b1", [1]),
    walk("conan", FAR, [1, 11], { points: 4, gems: 1, hindrance: 1 }),
  ];
  const { move } = await show(
    "hero_acts",
    {},
    { choices: STEPS, routes, preview: () => ({ events }) },
  );
  expect(document.querySelectorAll(".piece.way-there")).toHaveLength(2); // steps have no marks of their own
  expect(document.querySelectorAll(".way-there.risky")).toHaveLength(1);
  expect(document.querySelector(".way-there.risky")?.textContent).toMatch(
    /Conan walks to .*c3.*4 points.*1 gem/iu,
  );
  await press(button(/walks to .*c3/iu));
  expect(move).not.toHaveBeenCalled();
  expect(document.querySelectorAll(".mark.selected")).toHaveLength(1);
  expect(document.querySelectorAll(".mark.passed")).toHaveLength(1);
  await press(confirm());
  expect(move).toHaveBeenCalledExactlyOnceWith([1, 11], true);
});

test("touching the zone once more goes there, also where the figure could go on", async () => {
  const asks = {
    kind: "move_figure" as const,
    detail: true,
    choices: [choice(0, "pass"), choice(12, "move", "zone", ZONE)],
  };
  const { move, decision } = await show(
    "choose_mover",
    {},
    {
      choices: [choice(0, "pass"), choice(5, "figure", "figure", UNIT.figure)],
      routes: [walk(UNIT.figure, FAR, [5, 1])],
      preview: () => ({ asks }),
    },
  );
  await press(document.querySelector(".way-there.walk"));
  expect(decision.state).toBe("ready");
  expect(document.querySelectorAll(".piece.way-there")).toHaveLength(1); // no step back is offered
  await press(document.querySelector(".way-there.walk"));
  expect(move).toHaveBeenCalledExactlyOnceWith([5, 1], true);
});

test("one step is no button where a walk leads; breaking a wall there is", async () => {
  const { desk } = await show(
    "hero_acts",
    {},
    {
      choices: STEPS,
      routes: [walk("conan", "pict_village_b1", [1]), walk("conan", FAR, [8], { walls: 1 })],
    },
  );
  expect(STEPS.map((each) => isOnBoard(desk, each))).toEqual([false, true, true, false, false]);
});

test("a question about zones is answered by zones, whatever walks there are", async () => {
  const { decision } = await show(
    "hero_acts",
    {},
    {
      choices: [choice(0, "pass"), choice(20, "zone", "zone", FAR)],
      routes: [walk("conan", FAR, [1])],
      preview: () => ({}),
    },
  );
  await press(document.querySelector(".way-there.zone"));
  expect(decision.actions).toEqual([20]);
});

test("who was named first walks; before that, the prompt asks who", async () => {
  const acts = [
    choice(30, "act", "figure", "conan"),
    choice(31, "act", "figure", "shevatas"),
    choice(0, "pass"),
  ];
  const routes = [walk("conan", FAR, [30, 1]), walk("shevatas", FAR, [31, 1])];
  const { decision } = await show(
    "heroes_act",
    { acting: null },
    { choices: acts, routes, preview: () => ({}) },
  );
  await press(document.querySelector(".way-there.walk"));
  expect(decision.offeredRoutes).toEqual(routes);
  await press(button(/^back/iu));
  expect(decision.offeredRoutes).toEqual([]);
  await press(document.querySelector("[data-spot='figure:shevatas']"));
  await press(document.querySelector(".way-there.walk"));
  expect(decision.actions).toEqual([31, 1]);
});

test("figures that are alike need no choice among them", async () => {
  const pair = ["pict_hunters_blue_1", "pict_hunters_blue_2"];
  const units = pair.map((figure) => ({ ...UNIT, figure }));
  const { decision } = await show(
    "choose_mover",
    { acting: null, units },
    {
      choices: [choice(0, "pass")],
      routes: pair.map((figure, i) => walk(figure, FAR, [40 + i, 1])),
      preview: () => ({}),
    },
  );
  await press(document.querySelector(".way-there.walk"));
  expect(decision.actions).toEqual([40, 1]);
});
