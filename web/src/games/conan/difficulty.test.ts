import { beforeAll, expect, test } from "vitest";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { difficultyOf } from "./difficulty";

beforeAll(async () => {
  settings.change({ language: "en" });
  await loadTexts(null, "en");
  await loadTexts("conan", "en");
});
const greedy = { level: "greedy", games: 100, wins: { heroes: 50, overlord: 50 }, rounds: 7.3 };
const expert = { level: "expert", games: 8, wins: { heroes: 1, overlord: 7 }, rounds: 6 };

test("a rate is told with its interval and the number of games", () => {
  const told = difficultyOf("greedy", [expert, greedy]);
  for (const figure of ["50 % of 100 games", "40 to 60 %", "7.3 rounds"])
    expect(told).toContain(figure);
  expect(difficultyOf("expert", [expert, greedy])).toContain("2 to 47 %");
});

test("a level that was not measured says so and borrows no figure", () => {
  for (const level of ["regular", "master"]) {
    const told = difficultyOf(level, [greedy, expert, { ...expert, level: "master", games: 0 }]);
    expect(told).toContain("nobody has measured");
    expect(told).not.toMatch(/\d/);
  }
});
