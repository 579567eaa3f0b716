// The outlines of figures around 0, 0, as the data of a path, for a radius in board units.
import type { Family } from "./look";

const circle = (r: number): string => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;

/** Points on two circles by turns. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [turn, far] = [(i * Math.PI) / points - Math.PI / 2, i % 2 ? inner : outer];
    return `${(far * Math.cos(turn)).toFixed(2)} ${(far * Math.sin(turn)).toFixed(2)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** Numbers of a path written for a radius of 1, made larger. */
const scaled = (path: string, r: number): string =>
  path.replace(/-?\d*\.?\d+/gu, (number) => (Number(number) * r).toFixed(2));

const DIAMOND = "M0 -1.22L1.22 0L0 1.22L-1.22 0Z";
const HEXAGON = "M-0.58 -1L0.58 -1L1.14 0L0.58 1L-0.58 1L-1.14 0Z";
const SQUARE =
  "M-0.72 -1L0.72 -1Q1 -1 1 -0.72L1 0.72Q1 1 0.72 1L-0.72 1Q-1 1 -1 0.72L-1 -0.72Q-1 -1 -0.72 -1Z";
const SHIELD = "M-0.92 -0.86Q0 -1.2 0.92 -0.86L0.92 0.1Q0.8 0.9 0 1.16Q-0.8 0.9 -0.92 0.1Z";
const POINT = "M0 -1.22L0.98 -0.3L0.78 0.85Q0 1.12 -0.78 0.85L-0.98 -0.3Z";
const FANG = "M-0.98 -0.78Q0 -1.12 0.98 -0.78Q1.05 0.35 0 1.16Q-1.05 0.35 -0.98 -0.78Z";

export function outlineOf(family: Family, r: number): string {
  switch (family) {
    case "seat-1":
    case "fighter":
      return circle(r);
    case "seat-2":
      return scaled(DIAMOND, r);
    case "seat-3":
      return scaled(HEXAGON, r);
    case "seat-4":
      return scaled(SQUARE, r);
    case "ally":
      return scaled(SHIELD, r);
    case "shooter":
      return scaled(POINT, r);
    case "beast":
      return scaled(FANG, r);
    case "lieutenant":
      return star(12, r * 1.12, r * 0.93);
    case "monster":
      return star(9, r * 1.2, r * 0.9);
  }
}

/** A part of a circle, from one turn to another. */
export function arc(r: number, from: number, to: number): string {
  const at = (turn: number): string =>
    `${(r * Math.cos(turn)).toFixed(2)} ${(r * Math.sin(turn)).toFixed(2)}`;
  return `M${at(from)}A${r} ${r} 0 ${to - from > Math.PI ? 1 : 0} 1 ${at(to)}`;
}

/** The life of a figure as an arc of segments, open at the bottom, where the number stands. */
export function lifeArc(r: number, most: number): string[] {
  const [start, span, gap] = [Math.PI * 0.68, Math.PI * 1.64, 0.04];
  return Array.from({ length: most }, (_, i) =>
    arc(r, start + (span * i) / most + gap, start + (span * (i + 1)) / most - gap),
  );
}
