// Where on the screen something is that a lesson lights up.
import type { Choice } from "../../generated/messages";
import { inWords } from "../../lib/lesson.svelte";

const PLACES = import.meta.glob<Record<string, string[]>>("../../games/*/places.json", {
  eager: true,
  import: "default",
});
const SHARED: Record<string, string[]> = { prompt: [".prompt"], log: [".log"] };

export type Box = { left: number; top: number; right: number; bottom: number };

/** The selectors of what is meant, the best first: an answer, a piece as "kind id", or "place name". */
function selectors(game: string, lit: string, choices: readonly Choice[]): string[] {
  const [kind = "", name = ""] = lit.split(" ");
  const choice = choices.find((each) => inWords(each) === lit); // a game may have an act "place"
  if (kind === "place" && !choice)
    return PLACES[`../../games/${game}/places.json`]?.[name] ?? SHARED[name] ?? [];
  if (choice) {
    const spot = choice.piece === null ? choice.family : `${choice.family}:${choice.piece}`;
    return [
      `[data-at~="${spot}"]`,
      `[data-spot="${spot}"]`,
      `.prompt [data-action="${choice.action}"]`,
      ".prompt",
    ];
  }
  const flips = [name, `${kind}-${name}`].map((each) => `[data-flip="${each}"]`);
  return [...flips, `[data-${kind}="${name}"]`, `[data-at*="${name}"]`];
}

const visible = (node: Element): boolean => {
  const { width, height } = node.getBoundingClientRect();
  return width > 0 && height > 0;
};

/** The element that is meant, if it is on the screen. */
export function found(game: string, lit: string, choices: readonly Choice[]): Element | null {
  if (lit === "") return null;
  for (const selector of selectors(game, lit, choices)) {
    const node = [...document.querySelectorAll(selector)].find(visible);
    if (node) return node;
  }
  return null;
}

/** A rounded hole around a box. */
export function hole({ left, top, right, bottom }: Box, k: number): string {
  return `M${left + k} ${top}H${right - k}Q${right} ${top} ${right} ${top + k}V${bottom - k}Q${right} ${bottom} ${right - k} ${bottom}H${left + k}Q${left} ${bottom} ${left} ${bottom - k}V${top + k}Q${left} ${top} ${left + k} ${top}Z`;
}

/** The box around two. */
export const around = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  top: Math.min(one.top, other.top),
  right: Math.max(one.right, other.right),
  bottom: Math.max(one.bottom, other.bottom),
});

/** The box of an element with some room around it. */
export function boxOf(node: Element | null, room: number): Box | null {
  if (node === null || !visible(node)) return null;
  const { left, top, right, bottom } = node.getBoundingClientRect();
  return { left: left - room, top: top - room, right: right + room, bottom: bottom + room };
}
