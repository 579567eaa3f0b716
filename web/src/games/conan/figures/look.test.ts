import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import heroFacts from "../../../../../src/tablee/games/conan/facts/heroes.toml";
import unitFacts from "../../../../../src/tablee/games/conan/facts/units.toml";
import icons from "../icons.json";
import { breadthOf, familyOf, partsOf, ringOf, silhouetteOf, unitLook } from "./look";
import { lifeArc, outlineOf } from "./outlines";
import { gather } from "./piles";

const drawings: Record<string, string> = icons;
const drawn = (id: string): string | undefined => drawings[silhouetteOf(id)];
const units = (unitFacts.unit as { id: string; colours: string[] }[]).map(({ id }) => id);
const heroes = (heroFacts.hero as { id: string }[]).map(({ id }) => id);
const SCENARIOS = [
  "facing_the_serpent_specter",
  "for_all_of_ophirs_gold",
  "hunting_the_tigress",
  "in_the_clutches_of_the_picts",
  "in_the_heart_of_darkness",
  "in_the_name_of_ibis",
  "the_key_of_kuthchemes",
  "the_serpents_awakening",
  "the_thing_from_the_swamp",
  "the_treasure_of_tranicos",
];

test("no two units or heroes of the box share a silhouette", () => {
  const everybody = [...new Set([...units, ...heroes])];
  expect(everybody.filter((id) => drawn(id) === undefined)).toEqual([]);
  expect(new Set(everybody.map(drawn)).size).toBe(everybody.length);
});

/** Every id in a scenario file that is a unit or a hero. */
function cast(value: unknown): string[] {
  if (typeof value === "string")
    return units.includes(value) || heroes.includes(value) ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(cast);
}

test.each(SCENARIOS)("in %s everybody looks different", (name) => {
  const path = `../src/tablee/games/conan/facts/scenarios/${name}.toml`;
  const found = [...new Set(cast(parse(readFileSync(path, "utf-8"))))];
  expect(found.length).toBeGreaterThan(4);
  expect(new Set(found.map(drawn)).size).toBe(found.length);
});

test("a figure's id tells its unit, its colour and its number", () => {
  expect(partsOf("pict_hunters_blue_2")).toEqual({
    unit: "pict_hunters",
    colour: "blue",
    number: 2,
  });
  expect(partsOf("hyenas_3")).toEqual({ unit: "hyenas", colour: "none", number: 3 });
  expect(partsOf("zogar_sag")).toEqual({ unit: "zogar_sag", colour: "none", number: null });
  expect(partsOf("zaporavo_second").unit).toBe("zaporavo"); // the other tile of one figure
});

test("tiles differ by the pattern of their ring, not by colour alone", () => {
  const colours = ["blue", "red", "green", "purple", "orange"];
  const rings = colours.map((colour) => ringOf(`pict_hunters_${colour}_1`));
  const patterns = rings.map(({ dash, double }) => `${dash} ${String(double)}`);
  expect(new Set(patterns).size).toBe(colours.length);
});

test("beasts, shooters, lieutenants and monsters have outlines of their own", () => {
  expect(
    ["pict_hunters", "bossonian_archers", "hyenas", "captain", "giant_snake"].map(familyOf),
  ).toEqual(["fighter", "shooter", "beast", "lieutenant", "monster"]);
  const families = ["seat-1", "seat-2", "seat-3", "seat-4", "ally", "shooter", "beast", "lieutenant", "monster"] as const; // prettier-ignore
  expect(new Set(families.map((family) => outlineOf(family, 3))).size).toBe(families.length);
});

test("a wounded boss shows how much life it has lost; a minion shows none", () => {
  const boss = unitLook("zogar_sag", { life: 3, most: 5, ally: false, leader: -1 });
  expect(boss.life).toEqual({ left: 3, most: 5 });
  expect(lifeArc(4, 5)).toHaveLength(5);
  expect(unitLook("pict_hunters_red_1", { life: 1, ally: false, leader: -1 }).life).toBeNull();
});

test("an ally bears the colour of its leader", () => {
  const [first, second] = [0, 1].map((leader) =>
    unitLook("belits_guards_1", { life: 1, ally: true, leader }),
  );
  expect([first?.family, second?.family]).toEqual(["ally", "ally"]);
  expect(first?.seat).not.toBe(second?.seat);
});

test("a boss takes more room than a man", () => {
  const boss = unitLook("giant_snake", { life: 8, most: 8, ally: false, leader: -1 });
  const man = unitLook("pirates_red_1", { life: 1, ally: false, leader: -1 });
  expect(breadthOf(boss)).toBeGreaterThan(1.6 * breadthOf(man));
});

const hunters = [1, 2, 3, 4].map((number) => `pict_hunters_green_${number}`);
const nobody = (): boolean => false;

test("six figures stand apart, above six those of one tile gather", () => {
  expect(gather([...hunters, "conan", "zogar_sag"], nobody)).toHaveLength(6);
  const piles = gather([...hunters, "conan", "zogar_sag", "hyenas_1"], nobody);
  expect(piles.map(({ figures }) => figures.length)).toEqual([4, 1, 1, 1]);
});

test("who can be chosen is in no pile", () => {
  const crowd = [...hunters, "conan", "zogar_sag", "hyenas_1"];
  const piles = gather(crowd, (figure) => figure === "pict_hunters_green_2");
  expect(piles.map(({ figures }) => figures)).toContainEqual(["pict_hunters_green_2"]);
});
