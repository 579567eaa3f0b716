import { beforeAll, expect, test, vi } from "vitest";
import type { ConanView } from "../../generated/conan";
import type { Choice, Route } from "../../generated/messages";
import type { Decision } from "../../lib/decision.svelte";
import type { Desk } from "../../lib/desk";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { boardKey, BOARD_KEYS } from "./board-keys";
import { say } from "./say";

const TARGET = "pict_hunters_blue_1";
const way = (card: string): Route => ({
  kind: "strike",
  thing: "figure",
  piece: TARGET,
  actions: [1],
  values: { figure: ["figure", "conan"], card: ["card", card] },
});
const WAYS = [way("battle_axe"), way("sword")];
const choice = (family: string): Choice => ({
  action: 0,
  family,
  thing: null,
  piece: null,
  rule: "conan:HT-6",
});

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("conan", "en");
});

function press(key: string, decision: Partial<Decision>, target: EventTarget = document.body) {
  const open = vi.fn();
  const desk = {
    view: { units: [], heroes: [], acting: null } as unknown as ConanView,
    decision: { asked: { kind: "hero_acts" }, laid: [], choices: [], ...decision },
  } as unknown as Desk<"conan">;
  const event = new KeyboardEvent("keydown", { key, bubbles: true });
  target.dispatchEvent(event);
  boardKey(event, desk, open);
  return open;
}

test("W takes the next weapon for the attack in hand, and the first after the last", () => {
  const take = vi.fn();
  const routesTo = () => WAYS;
  press("w", { route: WAYS[0] ?? null, routesTo, take });
  expect(take).toHaveBeenLastCalledWith(WAYS[1]);
  press("W", { route: WAYS[1] ?? null, routesTo, take });
  expect(take).toHaveBeenLastCalledWith(WAYS[0]);
  press("w", { route: null, routesTo, take }); // nothing is in hand
  expect(take).toHaveBeenCalledTimes(2);
});

test("F lays the end out and gives nothing; leaving the board is no end", () => {
  const [pick, play] = [vi.fn(), vi.fn()];
  const choices = [choice("leave"), choice("move"), choice("pass")];
  press("f", { choices, begun: false, pick, play });
  expect(pick).toHaveBeenCalledExactlyOnceWith(choices[2]);
  expect(play).not.toHaveBeenCalled();
});

test("B and S open the bag and the talents, but not while somebody writes", () => {
  expect(press("b", {})).toHaveBeenCalledExactlyOnceWith("bag");
  expect(press("s", {})).toHaveBeenCalledExactlyOnceWith("talents");
  const field = document.createElement("input");
  document.body.append(field);
  expect(press("b", {}, field)).not.toHaveBeenCalled();
});

test("every key of the board is told", () => {
  for (const name of BOARD_KEYS) {
    expect(say(`conan-key-${name}`)).toBeTruthy();
    expect(say(`conan-key-${name}-about`)).toBeTruthy();
  }
});
