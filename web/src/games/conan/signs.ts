// What has changed on the board since it was set up, as signs with words: tokens, spells, water, stone.
import tokenFacts from "../../../../src/tablee/games/conan/facts/tokens.toml";
import type { ConanView, Lasting, Mark } from "../../generated/conan";
import type { Desk } from "../../lib/desk";
import { heroOf } from "./facts";
import { say } from "./say";

/** A drawing `sign-<kind>`, what it means, and a letter where the drawing alone does not tell. */
export type Sign = { kind: string; text: string; note?: string };
type ConanDesk = Desk<"conan">;

const unitOf = (view: ConanView, figure: string) =>
  view.units.find((unit) => unit.figure === figure);
export const marksOf = (view: ConanView, figure: string): Mark[] =>
  heroOf(view, figure)?.marks ?? unitOf(view, figure)?.marks ?? [];
export const isAlly = (view: ConanView, figure: string): boolean =>
  unitOf(view, figure)?.ally ?? false;
export const isStatue = (view: ConanView, figure: string): boolean =>
  view.petrified.includes(figure);

/** What a figure's own drawing shows; other signs stand beside it. */
const DRAWN = ["ally", "petrified", "acted", "carrying", "halo", "stilled", "held"];
export const isTold = ({ kind }: Sign): boolean => !DRAWN.includes(kind);

const spellSign = ({ words }: ConanDesk, { spell }: Lasting): Sign => ({
  kind: "spell",
  text: `${words.texts.name("spell", spell)}. ${words.texts.say(`spell-${spell}-text`)}`,
});

/** What lies on a figure or works on it. */
export function figureSigns(desk: ConanDesk, figure: string): Sign[] {
  const { view, words } = desk;
  const marks = marksOf(view, figure);
  const signs: Sign[] = [];
  if (isStatue(view, figure))
    signs.push({ kind: "petrified", text: words.texts.say("mark-petrified") });
  if (isAlly(view, figure)) signs.push({ kind: "ally", text: words.texts.say("mark-ally") });
  for (const mark of new Set(marks)) {
    const count = marks.filter((each) => each === mark).length;
    const text = words.texts.say(`mark-${mark}`, { count });
    signs.push(count > 1 ? { kind: mark, text, note: String(count) } : { kind: mark, text });
  }
  return [
    ...signs,
    ...view.lasting.filter((each) => each.figure === figure).map((each) => spellSign(desk, each)),
  ];
}

const KNOWN = { unknown: "?", real: "✓", false: "✗" };

/** What has changed in a zone, except doors: they are on its borders. */
export function zoneSigns(desk: ConanDesk, zone: string): Sign[] {
  const { view, words } = desk;
  const signs: Sign[] = [];
  if (view.flooded.includes(zone))
    signs.push({ kind: "water", text: words.texts.say("board-flooded") });
  const passage = view.passages.find((each) => each.zone === zone);
  if (passage) {
    const known = passage.real === null ? "unknown" : passage.real ? "real" : "false";
    signs.push({
      kind: "passage",
      text: words.texts.say(`board-passage-${known}`),
      note: KNOWN[known],
    });
  }
  return [
    ...signs,
    ...view.lasting.filter((each) => each.zone === zone).map((each) => spellSign(desk, each)),
  ];
}

const TOKENS = new Map(
  (tokenFacts.token as { id: string; kind: string }[]).map(({ id, kind }) => [id, kind]),
);
const DRAWINGS: Record<string, string> = { captive: "captive", treasure: "gold" };
const drawingOf = (card: string): string =>
  card === "villagers" ? "villager" : (DRAWINGS[TOKENS.get(card) ?? ""] ?? "object");

/** What lies on the ground, as drawings with their number. */
export function groundThings(cards: readonly string[]): { icon: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const icon = drawingOf(card);
    counts.set(icon, (counts.get(icon) ?? 0) + 1);
  }
  return [...counts].map(([icon, count]) => ({ icon, count }));
}

const SPELLS: Record<string, string> = {
  lethal_cloud: "cloud",
  tears_of_dagon: "soaked",
  drying_earth: "dried",
};
/** Spells that lie on zones, as looks of their ground. */
export const spellLooks = (view: ConanView): { zone: string; look: string }[] =>
  view.lasting.flatMap(({ spell, zone }) =>
    zone ? [{ zone, look: `spell ${SPELLS[spell] ?? "enchanted"}` }] : [],
  );

/** Whether something lies in a zone or works on it that is shown there. */
export function hasPlate(desk: ConanDesk, zone: string): boolean {
  const here = desk.view.zones.find((each) => each.zone === zone);
  const lies = here && (here.chest || here.opened || here.cards?.length);
  return Boolean(lies) || desk.view.captive_hidden_in === zone || zoneSigns(desk, zone).length > 0;
}

/** The zones behind closed doors, in words. */
export function doorLines({ view, words }: ConanDesk, zone: string): string[] {
  const doors = view.zones.find((each) => each.zone === zone)?.doors ?? [];
  return doors.map((other) =>
    words.texts.say("board-door", { zone: words.texts.name("zone", other) }),
  );
}

/** What opens a closed door: its lock, its key, blows or a push. */
export function doorWays({ view, words }: ConanDesk, one: string, other: string): string[] {
  const door = view.shut?.find(({ zones }) => zones.includes(one) && zones.includes(other));
  if (!door) return [];
  const { lock, key, damage, points } = door;
  return [
    ...(lock ? [say("conan-door-lock", { difficulty: lock })] : []),
    ...(key ? [say("conan-door-key", { card: words.texts.name("card", key) })] : []),
    ...(damage ? [say("conan-door-damage", { damage })] : []),
    ...(points ? [say("conan-door-points", { points })] : []),
  ];
}

/** What is counted, once there is any. */
export function counts({ view, words }: ConanDesk): string[] {
  const told: string[] = [];
  if (view.gold > 0) told.push(words.texts.say("board-gold", { gold: view.gold }));
  if (view.devoured > 0) told.push(words.texts.say("board-devoured", { villagers: view.devoured }));
  return told;
}

/** A spell that lasts, with whom or where it works on. */
function lastingLine({ words }: ConanDesk, { spell, side, zone, figure }: Lasting): string {
  const named = words.texts.name("spell", spell);
  if (side) return words.texts.say(`board-lasting-${side}`, { spell: named });
  if (zone)
    return words.texts.say("board-lasting-zone", {
      spell: named,
      target: words.texts.name("zone", zone),
    });
  return words.texts.say("board-lasting-figure", {
    spell: named,
    target: words.texts.name("figure", figure ?? ""),
  });
}

export const lastingLines = (desk: ConanDesk): string[] =>
  desk.view.lasting.map((each) => lastingLine(desk, each));
/** Of these, what works on a whole side and so has no place on the map. */
export const sideLines = (desk: ConanDesk): string[] =>
  desk.view.lasting.filter((each) => each.side).map((each) => lastingLine(desk, each));
