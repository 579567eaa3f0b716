import { mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { ConanView } from "../../generated/conan";
import type { Result } from "../../generated/messages";
import { settings } from "../../lib/settings.svelte";
import { loadTexts } from "../../lib/text.svelte";
import { Words } from "../../lib/words";
import Ending from "./Ending.svelte";

let shown: Record<string, unknown> | null = null;
beforeAll(async () => {
  settings.change({ language: "fr" });
  await loadTexts(null, "fr");
  await loadTexts("conan", "fr");
});
afterEach(() => {
  if (shown) void unmount(shown);
});

test("what became of a hero is told in French by the hero's gender", () => {
  const hero = (id: string, fate: string) => ({ hero: id, fate, seat: 1, wounds: 0, cards: [] });
  const heroes = [hero("conan", "dead"), hero("belit", "dead"), hero("shevatas", "left")];
  const view = { heroes, river: [], units: [] } as unknown as ConanView;
  const result = { winners: [0] } as unknown as Result;
  const words = new Words("conan", ["Ola", "Ada"]);
  shown = mount(Ending, { target: document.body, props: { view, words, result } });
  const fates = [...document.querySelectorAll(".ending li span")].map((node) => node.textContent);
  expect(fates).toEqual(["mort", "morte", "hors du plateau"]);
});
