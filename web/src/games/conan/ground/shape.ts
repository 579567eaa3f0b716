// The shape of the ground: straight borders made uneven by a displacement that depends on the place
// alone, so neighbours share their border without gaps. The displacement fades near buildings.
import { hasTag, UNCHANGED, type Changes, type Plan, type PlanZone, type Point } from "./plan";
import type { Line } from "./strokes";
import { terrainOf, type Terrain } from "./terrain";

const CALM = 4; // board units from the edge of the board to where borders wander freely
const NEAR = 5; // board units from a wall to where borders wander freely
const WOBBLE = { huts: 0.22, else: 0.05 }; // how much of the wandering is left to walls
const BUILT =
  /wall|flap|doorway|rampart|hull|rail|banister|balcony|stairs|steps|hatch|bar_edge|cellar|pit|bank_wood/u;

export type GroundZone = Omit<PlanZone, "terrain"> & {
  terrain: Terrain;
  level: number;
  /** Water has come over it. */
  flooded: boolean;
  /** Its outline, displaced, and the same as the data of a path. */
  ring: Line;
  outline: string;
};
export type GroundBorder = {
  /** Its place in the map file; a border of several lines has several of these. */
  place: number;
  zones: [string, string];
  kind: string;
  line: Line;
  /** Where a flap or a door is; null: there is none. */
  gap: Line | null;
  middle: Point;
  closed: boolean;
  broken: boolean;
};
export type Shape = {
  plan: Plan;
  zones: GroundZone[];
  borders: GroundBorder[];
  zone: (id: string) => GroundZone;
  displaced: (at: Point) => Point;
};

const clamp01 = (value: number): number => Math.max(0, Math.min(1, value));

function distance([px, py]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [x, y] = [bx - ax, by - ay];
  const long = x * x + y * y;
  const part = long > 0 ? clamp01(((px - ax) * x + (py - ay) * y) / long) : 0;
  return Math.hypot(px - ax - part * x, py - ay - part * y);
}

/** How far each place is moved: 1.5 board units in the open, little beside walls, not at all at the edge. */
function displacement(plan: Plan): (at: Point) => Point {
  const [width, height] = plan.size;
  const huts = plan.zone.some((zone) => hasTag(zone, "hut"));
  const least = plan.organic ?? (huts ? WOBBLE.huts : WOBBLE.else);
  const walls = plan.border
    .filter(({ kind }) => BUILT.test(kind))
    .flatMap(({ segment }) =>
      segment.slice(1).map((to, i): [Point, Point] => [segment[i] ?? to, to]),
    );
  const known = new Map<string, Point>();
  return (at) => {
    const key = `${at[0].toFixed(2)},${at[1].toFixed(2)}`;
    const before = known.get(key);
    if (before) return before;
    const [x, y] = at;
    const inside = clamp01(Math.min(x, width - x, y, height - y) / CALM);
    let near = NEAR;
    for (const [from, to] of walls) near = Math.min(near, distance(at, from, to));
    const free = near / NEAR;
    const much = inside * (least + (1 - least) * free * free * (3 - 2 * free));
    const east = 1.5 * Math.sin(y * 0.31 + x * 0.11) + 0.35 * Math.sin(y * 0.83 + 0.9 * x);
    const south = 1.5 * Math.sin(x * 0.27 + y * 0.17 + 2) + 0.3 * Math.sin(x * 0.8 - y * 0.7);
    const found: Point = [x + much * east, y + much * south];
    known.set(key, found);
    return found;
  };
}

/** A line with a point at every board unit, each displaced. */
function wander(points: Point[], displaced: (at: Point) => Point): Line {
  const line: Line = [];
  points.slice(1).forEach((to, i) => {
    const from = points[i] ?? to;
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1])));
    for (let k = 0; k < count; k++) {
      const part = k / count;
      line.push(
        displaced([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]),
      );
    }
  });
  const end = points.at(-1);
  return end ? [...line, displaced(end)] : line;
}

/** A line as the data of a path. */
export const written = (line: Line): string =>
  `M${line.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}`;

/** Where the opening of a flap or door is, if the map does not say: in the middle. */
function opening(kind: string, line: Line): Line | null {
  if (!/flap|doorway/u.test(kind)) return null;
  const [middle, half] = [line.length / 2, Math.min(2.6, line.length * 0.22)];
  return line.slice(Math.max(0, Math.round(middle - half)), Math.round(middle + half) + 1);
}

export function shapeOf(plan: Plan, changes: Changes = UNCHANGED): Shape {
  const displaced = displacement(plan);
  const zones = plan.zone.map((zone): GroundZone => {
    const [first] = zone.polygon;
    const ring = wander(first ? [...zone.polygon, first] : [], displaced);
    const flooded = changes.flooded.includes(zone.id);
    return {
      ...zone,
      terrain: flooded ? "murk" : terrainOf(zone, plan),
      level: zone.level ?? 0,
      flooded,
      ring,
      outline: `${written(ring)}Z`,
      center: displaced(zone.center),
    };
  });
  const byId = new Map(zones.map((zone) => [zone.id, zone]));
  const borders = plan.border.flatMap(({ segment, more_segments = [], gap, zones, kind }, place) =>
    [segment, ...more_segments].map((points, part): GroundBorder => {
      const line = wander(points, displaced);
      const door = part > 0 ? null : gap ? wander(gap, displaced) : opening(kind, line);
      return {
        place,
        zones,
        kind,
        line,
        gap: door,
        middle: (door ?? line)[(door ?? line).length >> 1] ?? [0, 0],
        closed: part === 0 && changes.closed.includes(place),
        broken: changes.broken.includes(place),
      };
    }),
  );
  return {
    plan,
    zones,
    borders,
    displaced,
    zone(id) {
      const found = byId.get(id);
      if (!found) throw new Error(`the map ${plan.id} has no zone ${id}`);
      return found;
    },
  };
}

/** Whether a place lies in a zone, as the map file draws it. */
export function isIn({ polygon }: PlanZone, [x, y]: Point): boolean {
  let inside = false;
  polygon.forEach(([ax, ay], i) => {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
}
