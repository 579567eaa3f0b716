import { beforeAll, expect, test } from "vitest";
import { preferredLanguage, settings } from "./settings.svelte";
import { capital, changeLanguage, loadTexts, page, say, sayOf, Texts } from "./text.svelte";

beforeAll(async () => {
  await Promise.all([loadTexts(null, "fr"), loadTexts(null, "en")]);
  await Promise.all([loadTexts("abyss", "fr"), loadTexts("abyss", "en")]);
});

test("French if the browser asks for it, else English", () => {
  expect(preferredLanguage(["de", "fr-CA"])).toBe("fr");
  expect(preferredLanguage(["de"])).toBe("en");
});

test("a switch of language changes every sentence", () => {
  settings.change({ language: "fr" });
  expect(say("start-with", { players: 3 })).toBe("Commencer à 3");
  expect(new Texts("abyss").name("ally", "crab_4")).toBe("le Crabe 4");
  settings.change({ language: "en" });
  expect(say("start-with", { players: 3 })).toBe("Start with 3 players");
  expect(new Texts("abyss").name("ally", "crab_4")).toBe("crab 4");
});

test("a language is loaded when it is chosen, for every game in use", async () => {
  settings.change({ language: "en" });
  const late = loadTexts("smog", "en"); // still on its way when the language changes
  await changeLanguage("fr");
  expect(new Texts("smog").say("option-agent_path")).not.toBe("");
  expect(settings.language).toBe("fr");
  await late;
  await changeLanguage("en");
});

test("plural of nought is singular in French and plural in English", () => {
  const ofAbyss = sayOf("abyss");
  settings.change({ language: "fr" });
  expect(ofAbyss("abyss-allies", { allies: 0 })).toBe("0 Allié");
  settings.change({ language: "en" });
  expect(ofAbyss("abyss-allies", { allies: 0 })).toBe("0 allies");
});

test("a game says its own words and those of the page; the page does not say a game's", () => {
  expect(sayOf("abyss")("start-with", { players: 3 })).toBe(say("start-with", { players: 3 }));
  expect(() => say("abyss-allies", { allies: 1 })).toThrow("ui-abyss-allies");
});

test("a text that nobody wrote is an error, not an empty line", () => {
  expect(() => page.say("ui-nothing-of-the-kind")).toThrow();
});

test("an attribute is a sentence of its own", () => {
  settings.change({ language: "en" });
  const abyss = new Texts("abyss");
  expect(abyss.has("prompt-affiliate.others")).toBe(true);
  expect(abyss.say("prompt-affiliate.others", { player: "Bo" })).toBe(
    "Bo chooses the ally to affiliate.",
  );
  expect(abyss.has("prompt-affiliate.nobody")).toBe(false);
  expect(() => abyss.say("prompt-affiliate.nobody")).toThrow("prompt-affiliate.nobody");
});

test("things that are mere numbers need no text", () => {
  expect(new Texts("abyss").name("space", "4")).toBe("4");
});

test("a capital at the start, whatever the letter", () => {
  expect(capital("échangez")).toBe("Échangez");
});
