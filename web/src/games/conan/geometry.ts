// The map as drawn: straight borders made organic by one displacement that depends on the position alone,
// so that neighbours share their border without gaps.
import type { BorderKind, MapBorder, MapFile, MapZone, Point } from "./facts";

const STEP = 1.6; // board units between two points of a border
const SWAY = 0.95; // board units, at most
const CLEAR = 4.6; // board units between a mark and a figure that do not touch
const CORNER = 3.6; // board units from the side of a zone
const CALM = 5; // no sway at the edge of the board, all of it this far inside

export function sway([x, y]: Point, [width, height]: Point): Point {
  const inside = Math.max(0, Math.min(x, width - x, y, height - y));
  const amount = SWAY * Math.min(1, inside / CALM);
  return [
    x + amount * (Math.sin(y * 0.61 + x * 0.17) * 0.7 + Math.sin(y * 1.37 + 2) * 0.3),
    y + amount * (Math.sin(x * 0.53 + y * 0.23 + 1) * 0.7 + Math.sin(x * 1.21 + 4) * 0.3),
  ];
}

function along(from: Point, to: Point): Point[] {
  const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP));
  return Array.from({ length: count }, (_, i): Point => [
    from[0] + ((to[0] - from[0]) * i) / count,
    from[1] + ((to[1] - from[1]) * i) / count,
  ]);
}

const written = (points: Point[], size: Point): string =>
  points
    .map((point) =>
      sway(point, size)
        .map((each) => each.toFixed(2))
        .join(" "),
    )
    .join("L");

export function outline(polygon: Point[], size: Point): string {
  const points = polygon.flatMap((point, i) =>
    along(point, polygon[(i + 1) % polygon.length] ?? point),
  );
  return `M${written(points, size)}Z`;
}

export function stroke(lines: Point[][], size: Point): string {
  return lines
    .map((line) => {
      const points = line.slice(0, -1).flatMap((point, i) => along(point, line[i + 1] ?? point));
      const end = line.at(-1);
      return `M${written(end ? [...points, end] : points, size)}`;
    })
    .join("");
}

export const linesOf = (border: MapBorder): Point[][] => [
  border.segment,
  ...(border.more_segments ?? []),
];

/** The middle of a border, where a door stands. */
export function middleOf(border: MapBorder, size: Point): Point {
  const points = border.segment
    .slice(0, -1)
    .flatMap((point, i) => along(point, border.segment[i + 1] ?? point));
  return sway(points[Math.floor(points.length / 2)] ?? border.segment[0] ?? [0, 0], size);
}

/** How a border looks: by what it does, so that a new kind of border needs no new drawing. */
export function lookOf(map: MapFile, border: MapBorder & BorderKind): string {
  const kind: BorderKind = { ...map.border_kind[border.kind], ...border };
  const stone = /stone|rampart|tower|outer/u.test(border.kind) ? " stone" : "";
  if (kind.passable === false) return `wall${stone}`;
  if (kind.blocks_los === true) return `flap${stone}`;
  if (kind.blocks_los === "outside_gap") return `door${stone}`;
  if (kind.requires_skill && kind.requires_skill.length > 0) return "ledge";
  return (kind.extra_mp ?? 0) > 0 ? "rough" : "open";
}

export function groundOf({ tags = [] }: MapZone): string {
  if (tags.some((tag) => ["water", "liquid", "pit", "channel"].includes(tag))) return "water";
  if (
    tags.some((tag) => /stone|rampart|tower|turret|cell|throne|altar|street|courtyard/u.test(tag))
  )
    return "stone";
  if (
    tags.some((tag) => /hut|room|ship|wood|floor|hall|mast|balcony|walkway|bar|stairs/u.test(tag))
  )
    return "wood";
  return "earth";
}

export type Box = { left: number; top: number; width: number; height: number };
export function boxOf(polygon: Point[]): Box {
  const xs = polygon.map(([x]) => x);
  const ys = polygon.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** Places for so many figures in a zone, around its centre and inside its box. */
export function stands(zone: MapZone, count: number, size: number): Point[] {
  const box = boxOf(zone.polygon);
  const columns = Math.max(1, Math.min(count, Math.floor((box.width - 1) / size)));
  const rows = Math.ceil(count / columns);
  const gap = rows > 1 ? Math.min(size, (box.height - size) / (rows - 1)) : 0;
  return Array.from({ length: count }, (_, i): Point => {
    const row = Math.floor(i / columns);
    const inRow = Math.min(columns, count - row * columns);
    const dx = ((i % columns) - (inRow - 1) / 2) * size;
    const dy = (row - (rows - 1) / 2) * gap;
    return [
      clamp(zone.center[0] + dx, box.left + size / 2, box.left + box.width - size / 2),
      clamp(zone.center[1] + dy, box.top + size / 2, box.top + box.height - size / 2),
    ];
  });
}

/** Where a mark at the lower edge of a zone covers its figures least: in the middle, else at a corner. */
export function besides(zone: MapZone, figures: Point[]): Point {
  const box = boxOf(zone.polygon);
  const y = box.top + box.height - 3.4;
  const room = (x: number): number =>
    Math.min(CLEAR, ...figures.map(([fx, fy]) => Math.hypot(fx - x, fy - y)));
  const [best = zone.center[0]] = [
    zone.center[0],
    box.left + box.width - CORNER,
    box.left + CORNER,
  ].sort((a, b) => room(b) - room(a));
  return [best, y];
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(Math.max(least, most), value));
