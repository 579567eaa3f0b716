// Pieces travel from where they were to where they are now.
import { settings } from "./settings.svelte";

const MOVE = 320;
const STAGGER = 90;
const ALL = 600;
const NEAR = 6; // pixels: a piece that only made room is not animated

type Place = { x: number; y: number };

/** Whether motion is off, by the setting here or the system's. */
export const calm = (): boolean =>
  settings.speed === 0 || window.matchMedia?.("(prefers-reduced-motion: reduce)").matches;

function places(): Map<string, Place[]> {
  const found = new Map<string, Place[]>();
  for (const node of document.querySelectorAll<HTMLElement>("[data-flip]")) {
    const box = node.getBoundingClientRect();
    if (box.width === 0) continue; // not shown on a screen of this size
    const key = node.dataset.flip ?? "";
    found.set(key, [
      ...(found.get(key) ?? []),
      { x: box.left + box.width / 2, y: box.top + box.height / 2 },
    ]);
  }
  return found;
}

const far = (a: Place, b: Place): number => Math.hypot(a.x - b.x, a.y - b.y);

export class Travel {
  private before: Map<string, Place[]> | null = null;

  remember(): void {
    if (this.before === null && !calm()) this.before = places();
  }

  /** After the page has changed, each piece starts from the nearest place that such a piece left. */
  play(): void {
    const before = this.before;
    this.before = null;
    if (before === null || calm()) return;
    const journeys: { node: HTMLElement; from: Place; to: Place }[] = [];
    for (const node of document.querySelectorAll<HTMLElement>("[data-flip]")) {
      const box = node.getBoundingClientRect();
      if (box.width === 0) continue;
      const to = { x: box.left + box.width / 2, y: box.top + box.height / 2 };
      const left = before.get(node.dataset.flip ?? "");
      if (!left || left.length === 0) continue;
      left.sort((a, b) => far(a, to) - far(b, to));
      const from = left.shift() as Place;
      if (far(from, to) > NEAR) journeys.push({ node, from, to });
    }
    const apart = Math.min(STAGGER, ALL / Math.max(1, journeys.length));
    journeys.forEach((journey, i) => travel(journey, (i * apart) / settings.speed));
  }
}

function travel(
  { node, from, to }: { node: HTMLElement; from: Place; to: Place },
  delay: number,
): void {
  const start = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  const half = `translate(${(from.x - to.x) / 2}px, ${(from.y - to.y) / 2 - 12}px) scale(1.06)`;
  node.animate(
    [
      { transform: start, zIndex: 5 },
      { transform: half, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    {
      duration: MOVE / settings.speed,
      delay,
      easing: "cubic-bezier(.2,.8,.2,1)",
      fill: "backwards",
    },
  );
}
