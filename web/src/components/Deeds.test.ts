import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import type { PieceStatistics } from "../generated/messages";
import { settings } from "../lib/settings.svelte";
import { loadTexts } from "../lib/text.svelte";
import { Words } from "../lib/words";
import Deeds from "./Deeds.svelte";

let mounted: Record<string, unknown> | null = null;

const piece = (
  thing: string,
  id: string,
  side: string,
  dealt: number,
  part = false,
): PieceStatistics => ({ thing, piece: id, side, counts: { dealt, gems: 2 }, part });
const PIECES = [
  piece("figure", "conan", "heroes", 5),
  piece("tile", "pict_hunters_blue", "overlord", 3),
  piece("figure", "pict_hunters_blue_2", "overlord", 3, true),
];

function show(language: "en" | "fr"): void {
  settings.change({ language });
  mounted = mount(Deeds, {
    target: document.body,
    props: { pieces: PIECES, words: new Words("conan", ["Ada", "Bo"]) },
  });
  flushSync();
}
const rows = (): string[] =>
  [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td b")].map((cell) => cell.textContent.trim()).join(" "),
  );

beforeAll(async () => {
  for (const language of ["en", "fr"] as const) {
    await loadTexts(null, language);
    await loadTexts("conan", language);
  }
});
afterEach(async () => {
  if (mounted) await unmount(mounted);
  mounted = null;
});

test("each side has its pieces, by the names of the table", () => {
  show("en");
  const captions = [...document.querySelectorAll("caption")].map((each) => each.textContent);
  expect(captions).toEqual(["Heroes", "Overlord"]);
  expect(rows()).toEqual(["Conan 5 2", "Pict Hunters (blue) 3 2"]);
  const columns = [...document.querySelectorAll("table:first-child th[scope=col]")];
  expect(columns.map((each) => each.textContent)).toEqual(["Piece", "Wounds dealt", "Gems spent"]);
});

test("a tile opens to show its figures, and closes again", () => {
  show("fr");
  const tile = document.querySelector<HTMLButtonElement>("tbody button");
  expect(tile?.getAttribute("aria-expanded")).toBe("false");
  tile?.click();
  flushSync();
  expect(tile?.getAttribute("aria-expanded")).toBe("true");
  expect(rows().at(-1)).toBe("Chasseur picte (bleu) 2 3 2");
  tile?.click();
  flushSync();
  expect(rows()).toHaveLength(2);
});
