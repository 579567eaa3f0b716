// What the board shows: zones, figures, sheets, and what has changed on them.
import { flushSync } from "svelte";
import { expect, test } from "vitest";
import { CHOICES, position, press, show, stand, UNIT, ZONE } from "./Board.testing";
import { loadMap } from "./facts";
import { isOnBoard } from "./ways";
import { figureHint, zoneHint } from "./words";

test("the map shows its zones, figures and where one can go for how much", async () => {
  await show();
  expect(document.querySelectorAll(".zone")).toHaveLength(25);
  expect(document.querySelectorAll(".figure.hero")).toHaveLength(2);
  expect(document.querySelector(".figure.base-blue.legal")).not.toBeNull();
  expect(document.querySelector(".way-there.move")?.textContent).toContain("2");
  expect(document.querySelectorAll(".mark")).toHaveLength(1);
});

test("the sheet shows gems and exertion, the track its round, the dice their faces", async () => {
  await show("reroll");
  expect(document.querySelectorAll(".gem-zone.available .gem")).toHaveLength(6);
  expect(
    document.querySelectorAll(".hero-action")[1]?.querySelectorAll(".limit i.filled"),
  ).toHaveLength(2);
  expect(document.querySelector(".track li.current")?.textContent).toBe("3"); // the marker stands on 2
  expect(document.querySelectorAll(".die")).toHaveLength(2);
  expect(document.querySelector(".die.legal")?.textContent).toContain("R");
});

test("a tile shows what it costs now, wherever it lies", async () => {
  await show();
  expect([...document.querySelectorAll(".skelos .cost")].map((each) => each.textContent)).toEqual([
    "1",
    "1",
  ]);
});

test("what lies behind another choice, or off the board, gets a button", async () => {
  const { desk } = await show();
  expect(CHOICES.map((each) => isOnBoard(desk, each))).toEqual([
    false,
    true,
    false,
    true,
    false,
    true,
    false,
    true,
  ]);
});

test("a zone tells its cost with hindrance, and what is hidden stays out of sight", async () => {
  const { desk } = await show();
  expect(zoneHint(desk, "pict_village_b1").lines).toEqual([
    "2 movement points, of which 1 for hindrance",
    "In sight of Conan",
  ]);
  expect(zoneHint(desk, "pict_village_h1").lines).toContain("Out of sight of Conan");
});

// -- what has changed on the board ---------------------------------------------------------

const names = (selector: string): string[] =>
  [...document.querySelectorAll(selector)].map(
    (each) => each.getAttribute("aria-label") ?? each.textContent,
  );
const named = (selector: string, words: string): boolean =>
  names(selector).some((name) => name.includes(words));

test("a closed door stands on its border, once, and tells which zones it parts", async () => {
  const { zones } = await position();
  for (const zone of zones) {
    if (zone.zone === "pict_village_h1") zone.doors = ["pict_village_b1"];
    if (zone.zone === "pict_village_b1") zone.doors = ["pict_village_h1"];
  }
  const { desk } = await show("hero_acts", { zones });
  expect(document.querySelectorAll(".shut")).toHaveLength(1);
  expect(names(".shut")[0]).toMatch(/closed door/iu);
  expect(zoneHint(desk, "pict_village_h1").lines.join()).toMatch(/closed door to .*b1/iu);
  expect(zoneHint(desk, "pict_village_b1").lines.join()).toMatch(/closed door to .*h1/iu);
  expect(zoneHint(desk, "pict_village_b2").lines.join()).not.toMatch(/door/iu);
});

test("a flooded zone is drawn as water, with its name and a hint", async () => {
  const { desk } = await show("hero_acts", { flooded: ["pict_village_c3"] });
  expect(document.querySelectorAll(".flooded")).toHaveLength(1);
  expect(named(".thing", "Flooded")).toBe(true);
  expect(zoneHint(desk, "pict_village_c3").lines.join()).toContain("Flooded");
  expect(zoneHint(desk, "pict_village_b2").lines.join()).not.toContain("Flooded");
});

test("secret passages show what the viewer knows of them", async () => {
  const passages = [
    { zone: "pict_village_c1", real: null },
    { zone: "pict_village_c2", real: true },
    { zone: "pict_village_c4", real: false },
  ];
  await show("hero_acts", { passages });
  expect(named(".thing", "real or false")).toBe(true);
  expect(named(".thing", "a real one")).toBe(true);
  expect(named(".thing", "a false one")).toBe(true);
  expect(
    [...document.querySelectorAll(".thing .sign-passage")].map((each) => each.textContent),
  ).toEqual(["?", "✓", "✗"]);
});

test("tokens and states of a figure are signs on it, words in its hint and its name", async () => {
  const { desk } = await show("hero_acts", {
    units: [{ ...UNIT, ally: true, marks: ["table", "web", "web"] }],
  });
  const token = document.querySelector(".figure.base-blue");
  expect(token?.querySelectorAll(".sign")).toHaveLength(2); // table, webs: an ally is a shield
  expect(token?.classList).toContain("ally");
  expect(token?.textContent).toContain("caught in 2 webs");
  expect(figureHint(desk, UNIT.figure, 1).lines).toEqual(
    expect.arrayContaining(["On the heroes’ side", "On a table", "Caught in 2 webs"]),
  );
  expect(document.querySelectorAll(".figure.hero .sign")).toHaveLength(0);
});

test("a statue looks like one and says so", async () => {
  const { desk } = await show("hero_acts", { petrified: [UNIT.figure] });
  expect(document.querySelectorAll(".figure.statue")).toHaveLength(1);
  expect(figureHint(desk, UNIT.figure, 1).lines.join()).toContain("A statue");
});

test("a spell that lasts is named where it works: on a figure, in a zone, for a side", async () => {
  const lasting = [
    { spell: "lethal_cloud", zone: "pict_village_c3" },
    { spell: "deceleration", figure: "conan" },
    { spell: "ymirs_rage", side: "overlord" as const },
  ];
  const { desk } = await show("hero_acts", { lasting });
  expect(named(".thing", "Lethal Cloud")).toBe(true);
  expect(figureHint(desk, "conan", 0).lines.join()).toContain("Deceleration");
  expect(figureHint(desk, "shevatas", 0).lines.join()).not.toContain("Deceleration");
  const told = document.querySelector(".track")?.textContent;
  expect(told).toContain("Ymir’s Rage for the overlord");
  expect(told).toContain("Deceleration on Conan");
  expect(document.querySelector(".besides")?.textContent).toContain("Ymir’s Rage"); // a phone has no track
});

test("what is counted is shown once there is any, also on a phone", async () => {
  await show("hero_acts", { gold: 4, devoured: 2 });
  for (const selector of [".track", ".besides"]) {
    expect(document.querySelector(selector)?.textContent).toMatch(/gold carried off: 4/iu);
    expect(document.querySelector(selector)?.textContent).toMatch(/villagers devoured: 2/iu);
  }
});

test("nothing is counted where there is nothing to count", async () => {
  await show();
  expect(document.querySelector(".track")?.textContent).not.toMatch(/gold|devoured/iu);
  expect(document.querySelectorAll(".flooded, .shut, .sign, .statue, .besides")).toHaveLength(0);
});

test("a scenario of one's own has the name that its file gives, and no story of ours", async () => {
  await show("hero_acts", {
    scenario: "own",
    titles: { en: "The Lost Well", fr: "Le puits perdu" },
  });
  expect(document.querySelector(".track .label")?.textContent).toBe("The Lost Well");
});

test("a chest that was searched is told from one that was not", async () => {
  await show();
  expect(document.querySelectorAll(".thing")).toHaveLength(2); // h1 closed, h2 opened
  expect(document.querySelectorAll(".thing.emptied")).toHaveLength(1);
});

test("gold, villagers and other things lie in their zones, counted", async () => {
  const { zones } = await position();
  const here = zones.find((each) => each.zone === "pict_village_d4");
  if (here) here.cards = ["gold_bags", "gold_bags", "gold_bags", "villagers", "dagger", "shield"];
  await show("hero_acts", { zones });
  const plate = [...document.querySelectorAll(".thing")].find((each) =>
    each.textContent.includes("×3"),
  );
  const counts = [...(plate?.querySelectorAll(".lies") ?? [])].map((each) =>
    each.textContent.trim(),
  );
  expect(counts).toEqual(["×3", "", "×2"]); // bags, one villager, two cards
});

test("every exit of the map is an arrow", async () => {
  const map = await loadMap(ZONE);
  await show();
  expect(document.querySelectorAll(".exit")).toHaveLength(map?.edge.exits.length ?? 0);
  expect(document.querySelectorAll(".exit.laden")).toHaveLength(0);
});

test("an exit says that somebody with a burden may leave there", async () => {
  const { heroes } = await position();
  const laden = heroes.map((each) => ({
    ...each,
    zone: "pict_village_a1",
    marks: ["carrying" as const],
  }));
  await show("hero_acts", { heroes: laden });
  expect(document.querySelectorAll(".exit.laden")).toHaveLength(1);
});

const CROWD = [
  ...[1, 2, 3, 4].map((number) => `pict_warriors_purple_${number}`),
  "hyenas_2",
  "hyenas_3",
  "zogar_sag",
];

test("above six, figures of one tile are a pile that opens", async () => {
  const { zones } = await position();
  stand(zones, "pict_village_d4", ...CROWD);
  const units = CROWD.map((figure) => ({ ...UNIT, figure, zone: "pict_village_d4" }));
  await show("hero_acts", { zones, units: [UNIT, ...units] });
  const heaps = () => [...document.querySelectorAll<HTMLElement>(".heap")];
  expect(heaps().map((heap) => heap.textContent.trim())).toEqual(["×4", "×2"]);
  expect(heaps()[0]?.getAttribute("aria-label")).toMatch(/4 figures/u);
  expect(document.querySelectorAll(".figure.base-purple")).toHaveLength(0);
  await press(heaps()[0] ?? null);
  expect(document.querySelectorAll(".figure.base-purple")).toHaveLength(4);
  expect(heaps()).toHaveLength(1);
});

test("who has acted, is bound or bears a burden shows it, and says so", async () => {
  const states = { ...UNIT, marks: ["acted" as const, "carrying" as const, "held" as const] };
  await show("hero_acts", { units: [states] });
  const token = document.querySelector(".figure.base-blue");
  expect(token?.classList).toContain("acted");
  for (const words of ["has acted", "carries a burden", "held in a grip"])
    expect(token?.textContent).toContain(words);
});

test("names of zones are shown by a key, and hidden by it", async () => {
  await show();
  const press = () => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key: "p" }));
    flushSync();
  };
  const pressed = () =>
    document.querySelector(".lens button:last-child")?.getAttribute("aria-pressed");
  expect(pressed()).toBe("false");
  press();
  expect(pressed()).toBe("true");
  press();
  expect(pressed()).toBe("false");
});
