import { expect, test } from "vitest";
import type { BookChapter } from "../generated/messages";
import { type Entry, holds, pieces, read, wanted } from "./book";

const chapters: BookChapter[] = [
  {
    en: "Setup",
    fr: "Mise en place",
    rules: [
      {
        number: "15",
        by: "rulebook",
        cites: ["E62", "E6"],
        en: "A key opens (E62), never (E6).",
        fr: "Une clé d’Éther ouvre un cœur (E62), jamais (E6).",
      },
    ],
  },
];
const entry = (language: "en" | "fr") => read(chapters, language)[0]?.entries[0] as Entry;
const found = (search: string) => holds(entry("fr"), wanted(search));
const marked = (search: string) =>
  pieces(entry("fr"), wanted(search))
    .filter((each) => each.found)
    .map((each) => each.text);

test("a chapter is read in one language", () => {
  expect(read(chapters, "fr").map((each) => each.title)).toEqual(["Mise en place"]);
  expect(entry("en").text).toBe("A key opens (E62), never (E6).");
});

test.each(["cle", "CLÉ", "d'ether", "coeur", "clé OUVRE", "15", "§15", "é", "", "  "])(
  "%j is found",
  (search) => expect(found(search)).toBe(true),
);

test.each(["key", "clef", "clé ferme", "1", "5"])("%j is not found", (search) =>
  expect(found(search)).toBe(false),
);

test("what was found is marked as it is written", () => {
  expect(marked("ether coeur")).toEqual(["Éther", "cœur"]);
  expect(marked("")).toEqual([]);
});

test("numbers of other rules are set apart, the longer ones whole", () => {
  const made = pieces(entry("en"), []);
  expect(made.map((each) => each.text).join("")).toBe(entry("en").text);
  const cited = made.filter((each) => each.cited).map((each) => [each.text, each.cited]);
  expect(cited).toEqual([
    ["E62", "E62"],
    ["E6", "E6"],
  ]);
});
