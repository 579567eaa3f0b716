// Where things stand on the map: figures in their zones, marks beside them, names without overlapping.
import type { Point } from "./ground/plan";

const CLEAR = 4.6; // board units between a mark and a figure that do not touch
const CORNER = 3.6; // board units from the side of a zone
const SMALLEST = 0.35; // of a figure's size
const EDGE = 2; // board units that figures keep from the sides of their zone, together
const MOST_IN_A_ROW = 3;

export type Box = { left: number; top: number; width: number; height: number };
export function boxOf(polygon: Point[]): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A zone as far as places in it matter. */
export type Ground = { center: Point; ring: Point[] };
/** Where a figure stands, and how much smaller it is for want of room. */
export type Stand = { at: Point; size: number };

const total = (all: readonly number[]): number => all.reduce((sum, each) => sum + each, 0);

type Rows = { rows: number[][]; heights: number[]; wide: number; high: number; size: number };

/** Figures in rows of a given length, and how large they can be in a box. */
function inRows(breadths: readonly number[], columns: number, box: Box): Rows {
  const rows = Array.from({ length: Math.ceil(breadths.length / columns) }, (_, row) =>
    breadths.slice(row * columns, (row + 1) * columns),
  );
  const heights = rows.map((row) => Math.max(...row));
  const [wide, high] = [Math.max(...rows.map(total)), total(heights)];
  const room = Math.min((box.width - EDGE) / wide, (box.height - EDGE) / high);
  return { rows, heights, wide, high, size: clamp(room, SMALLEST, 1) };
}

/** Places for figures of these breadths around the middle of a zone: rows of at most three, in its box. */
export function stands({ center, ring }: Ground, breadths: readonly number[]): Stand[] {
  if (breadths.length === 0) return [];
  const box = boxOf(ring);
  const most = breadths.length === 4 ? 2 : Math.min(MOST_IN_A_ROW, breadths.length);
  const ways = Array.from({ length: most }, (_, less) => inRows(breadths, most - less, box));
  const best = ways.reduce((found, way) => (way.size > found.size ? way : found));
  const { rows, heights, wide, high, size } = best;
  const inside = (at: number, start: number, length: number, taken: number): number =>
    clamp(at - taken / 2, start + EDGE / 2, start + length - EDGE / 2 - taken);
  const left = inside(center[0], box.left, box.width, wide * size);
  let y = inside(center[1], box.top, box.height, high * size);
  return rows.flatMap((row, i) => {
    const height = (heights[i] ?? 0) * size;
    let x = left + ((wide - total(row)) * size) / 2;
    y += height;
    return row.map((breadth): Stand => {
      x += breadth * size;
      return { at: [x - (breadth * size) / 2, y - height / 2], size };
    });
  });
}

/** Where a mark at the lower edge of a zone covers its figures least: in the middle, else at a corner. */
export function besides({ center, ring }: Ground, figures: Point[]): Point {
  const box = boxOf(ring);
  const y = box.top + box.height - 3.4;
  const room = (x: number): number =>
    Math.min(CLEAR, ...figures.map(([fx, fy]) => Math.hypot(fx - x, fy - y)));
  const [best = center[0]] = [center[0], box.left + box.width - CORNER, box.left + CORNER].sort(
    (a, b) => room(b) - room(a),
  );
  return [best, y];
}

export type Caption = { text: string; at: Point };
const LETTER = 0.54; // of the height of a line

/** Names at the lower edge of their zones, `size` board units high; one that would cover another waits. */
export function captions(zones: (Ground & { name: string })[], size: number, seen: Box): Caption[] {
  const placed: (Caption & { half: number })[] = [];
  for (const { name, center, ring } of zones) {
    if (!isInside(seen, center)) continue;
    const box = boxOf(ring);
    const half = (name.length * size * LETTER) / 2 + 0.6;
    const x = clamp(center[0], seen.left + half, seen.left + seen.width - half);
    const at: Point = [x, box.top + box.height - 1.7];
    const covers = placed.some(
      (other) =>
        Math.abs(other.at[0] - at[0]) < other.half + half &&
        Math.abs(other.at[1] - at[1]) < size * 1.2,
    );
    if (!covers) placed.push({ text: name, at, half });
  }
  return placed.map(({ text, at }) => ({ text, at }));
}

const isInside = ({ left, top, width, height }: Box, [x, y]: Point): boolean =>
  x >= left && x <= left + width && y >= top && y <= top + height;

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));
