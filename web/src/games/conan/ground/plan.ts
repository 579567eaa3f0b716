// What the ground is drawn from: a map file and what has changed since. No table is needed.
export type Point = [number, number];

export type PlanZone = {
  id: string;
  center: Point;
  polygon: Point[];
  level?: number;
  tags?: string[];
  /** The ground, for the drawing only; else the tags tell. */
  terrain?: string;
};
export type PlanBorder = {
  zones: [string, string];
  kind: string;
  segment: Point[];
  more_segments?: Point[][];
  gap?: Point[];
};
export type Decor = { kind: string; at: Point | Point[] };

/** The parts of a map file that are drawn. */
export type Plan = {
  id: string;
  size: Point;
  zone: PlanZone[];
  border: PlanBorder[];
  edge: { kind: string; exits: string[] };
  /** How far walls wander, from 0 to 1; else 0.22 among huts and 0.05 elsewhere. */
  organic?: number;
  decor?: Decor[];
  obstacle?: { kind: string; center: Point }[];
  table?: { at: Point }[];
  leap?: { at: Point; difficulty: number }[];
};

/** What play has done to the ground: borders by their place in the file, zones by their id. */
export type Changes = { broken: number[]; closed: number[]; flooded: string[] };
export const UNCHANGED: Changes = { broken: [], closed: [], flooded: [] };

export const MARGIN = 3; // board units that are painted around the board
export const RIM = 1.3; // board units around the board that are in sight with the whole of it

export const hasTag = (zone: PlanZone, tag: string): boolean => zone.tags?.includes(tag) ?? false;

/** The things that stand on the board, each with its place: decorations, obstacles, tables. */
export function propsOf(plan: Plan): { kind: string; at: Point }[] {
  const many = (at: Point | Point[]): Point[] =>
    Array.isArray(at[0]) ? (at as Point[]) : [at as Point];
  return [
    ...(plan.decor ?? []).flatMap(({ kind, at }) => many(at).map((each) => ({ kind, at: each }))),
    ...(plan.obstacle ?? []).map(({ kind, center }) => ({ kind, at: center })),
    ...(plan.table ?? []).map(({ at }) => ({ kind: "table", at })),
  ];
}

/** Where one leaves the board from a zone: the nearest point of the edge, and the way out in degrees. */
export function wayOut(
  { size: [width, height] }: Plan,
  [x, y]: Point,
): { at: Point; turn: number } {
  const sides: { far: number; at: Point; turn: number }[] = [
    { far: x, at: [0, y], turn: 180 },
    { far: width - x, at: [width, y], turn: 0 },
    { far: y, at: [x, 0], turn: -90 },
    { far: height - y, at: [x, height], turn: 90 },
  ];
  return sides.reduce((best, each) => (each.far < best.far ? each : best));
}
