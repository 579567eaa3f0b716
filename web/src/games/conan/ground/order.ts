// One picture of the ground: the request for it, and how it is painted.
import { brushOf, canvasOf } from "./noise";
import { paint, type Frame } from "./paint";
import type { Changes, Plan } from "./plan";
import { shapeOf, type Shape } from "./shape";

export type Job = {
  plan: Plan;
  changes: Changes;
  frame: Frame;
  /** Pixels. */
  width: number;
  height: number;
};
/** What the worker receives: a job, and a name for its map in its current state. */
export type Order = Job & { number: number; key: string };
export type Painted = { number: number; bitmap: ImageBitmap };

const known = new Map<string, Shape>();
const MOST_KNOWN = 4;

/** Paint one picture here and now; the shape of a map is worked out once. */
export function carryOut(key: string, { plan, changes, frame, width, height }: Job) {
  const shape = known.get(key) ?? shapeOf(plan, changes);
  if (!known.has(key) && known.size >= MOST_KNOWN) known.clear();
  known.set(key, shape);
  const canvas = canvasOf(width, height);
  paint(brushOf(canvas), shape, frame);
  return canvas;
}
