// The painting of the ground: once into a bitmap, at any scale, from the shape alone.
import { drawBorder, hasHuts, isOpaque, isTimbered, isWall, WALLS, type Material } from "./borders";
import { brushOf, canvasOf, fields, hash, randomOf, TILE, type Brush, type Random } from "./noise";
import { hasTag, MARGIN, propsOf, wayOut, type Point } from "./plan";
import { PROPS, TALL } from "./props";
import { isIn, type GroundBorder, type GroundZone, type Shape } from "./shape";
import {
  along,
  bush,
  moved,
  oval,
  reed,
  ring,
  rock,
  shadow,
  stroke,
  trace,
  Tufts,
  TURN,
  type Line,
} from "./strokes";
import { isLiquid, isNatural, isWorn, type Terrain } from "./terrain";
import { surroundingsOf } from "./surroundings";
import { textured } from "./textures";

/** Which part of the board, at how many pixels for a board unit. */
export type Frame = { scale: number; x: number; y: number };
const BEYOND = 60; // board units around the board that may come into sight
const CLOSED_TO_FEET = /wall|cellar|rampart|boulders|bank|hull/u;

const outlines = new WeakMap<GroundZone, Path2D>();
function pathOf(zone: GroundZone): Path2D {
  const known = outlines.get(zone);
  if (known) return known;
  const path = new Path2D(zone.outline);
  outlines.set(zone, path);
  return path;
}

function inside(brush: Brush, zone: GroundZone, draw: () => void): void {
  brush.save();
  brush.clip(pathOf(zone));
  draw();
  brush.restore();
}

const isSea = ({ plan }: Shape): boolean => surroundingsOf(plan) === "sea";
const isIndoors = ({ plan }: Shape): boolean => surroundingsOf(plan) === "cellar";

function fillAll(
  brush: Brush,
  { plan }: Shape,
  fill: CanvasPattern | CanvasGradient | string,
): void {
  const [width, height] = plan.size;
  brush.fillStyle = fill;
  brush.fillRect(-BEYOND, -BEYOND, width + 2 * BEYOND, height + 2 * BEYOND);
}

/** What lies around the board. */
function surroundings(brush: Brush, shape: Shape): void {
  fillAll(brush, shape, textured(brush, surroundingsOf(shape.plan)));
  if (isIndoors(shape)) fillAll(brush, shape, "#0009");
}

/** The ground of a zone, with a tint of its own; what is higher is a little lighter. */
function floor(brush: Brush, zone: GroundZone, { plan }: Shape): void {
  const path = pathOf(zone);
  const tint = randomOf(plan.id + zone.id)();
  const natural = isNatural(zone.terrain);
  const across = zone.terrain === "boards" && Math.abs(zone.center[0] - plan.size[0] / 2) > 25;
  const texture = textured(brush, zone.terrain, across ? 90 : 0);
  brush.fillStyle = texture;
  brush.fill(path);
  brush.lineWidth = 0.12;
  brush.strokeStyle = texture;
  brush.stroke(path);
  brush.fillStyle =
    tint > 0.5
      ? `rgba(255,236,190,${(tint - 0.5) * (natural ? 0.16 : 0.1)})`
      : `rgba(0,0,0,${(0.5 - tint) * (natural ? 0.26 : 0.18)})`;
  brush.fill(path);
  if (zone.level > 0) {
    brush.fillStyle = "rgba(255,240,210,.07)";
    brush.fill(path);
  }
}

/** Where two natural grounds meet, each bleeds over the limit. */
function meeting(brush: Brush, border: GroundBorder, shape: Shape): void {
  const [one, other] = [shape.zone(border.zones[0]), shape.zone(border.zones[1])];
  if (one.terrain === other.terrain || !isNatural(one.terrain) || !isNatural(other.terrain)) return;
  for (const [zone, next] of [
    [one, other],
    [other, one],
  ] as const)
    inside(brush, zone, () => {
      brush.strokeStyle = textured(brush, next.terrain);
      trace(brush, border.line);
      for (const [width, alpha] of [
        [3.4, 0.3],
        [2, 0.35],
        [1, 0.4],
      ] as const) {
        brush.globalAlpha = alpha;
        brush.lineWidth = width;
        brush.stroke();
      }
    });
}

function wear(brush: Brush, paths: Path2D): void {
  brush.strokeStyle = textured(brush, "dirt");
  for (const [width, alpha] of [
    [6.2, 0.2],
    [4.4, 0.3],
    [2.8, 0.42],
  ] as const) {
    brush.globalAlpha = alpha;
    brush.lineWidth = width;
    brush.stroke(paths);
  }
  brush.globalAlpha = 1;
}

function bend(path: Path2D, from: Point, to: Point): void {
  const random = randomOf(from.join() + to.join());
  const x = (from[0] + to[0]) / 2 + (random() - 0.5) * 4;
  const y = (from[1] + to[1]) / 2 + (random() - 0.5) * 4;
  path.moveTo(from[0], from[1]);
  path.quadraticCurveTo(x, y, to[0], to[1]);
}

/** Worn paths: from the middle of a zone to each way out of it, and off the board. */
function paths(brush: Brush, shape: Shape): void {
  for (const zone of shape.zones.filter(({ terrain }) => isWorn(terrain))) {
    const worn = new Path2D();
    for (const { zones, kind, middle } of shape.borders)
      if (zones.includes(zone.id) && !CLOSED_TO_FEET.test(kind)) bend(worn, zone.center, middle);
    inside(brush, zone, () => wear(brush, worn));
  }
  const out = new Path2D();
  for (const zone of exitsOf(shape).filter(({ terrain }) => isWorn(terrain))) {
    const { at, turn } = wayOut(shape.plan, zone.center);
    const [dx, dy] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
    bend(out, zone.center, [at[0] + dx * MARGIN, at[1] + dy * MARGIN]);
  }
  wear(brush, out);
}

const exitsOf = (shape: Shape): GroundZone[] =>
  shape.zones.filter(({ id }) => shape.plan.edge.exits.includes(id));

/** Broad light and shade over everything: it breaks the repetition of the tiles. */
function broadLight(brush: Brush, { plan }: Shape): void {
  const [across, down] = [64, 44];
  const canvas = canvasOf(across, down);
  const small = brushOf(canvas);
  const image = small.createImageData(across, down);
  const { big } = fields();
  const start = hash(plan.id) % 64;
  for (let y = 0; y < down; y++)
    for (let x = 0; x < across; x++) {
      const value = big[((y * 5) % TILE) * TILE + ((x * 4 + start) % TILE)] ?? 0.5;
      const light = (value - 0.5) * 2.6;
      const pixel =
        light > 0
          ? [255, 225, 160, Math.min(46, light * 62)]
          : [6, 4, 10, Math.min(96, -light * 120)];
      image.data.set(pixel, (y * across + x) * 4);
    }
  small.putImageData(image, 0, 0);
  brush.imageSmoothingQuality = "high";
  const [width, height] = plan.size;
  brush.drawImage(canvas, -MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
}

type Shade = { line: Line; strength: number };

/** What shades a zone: its walls, higher floors, hulls above water, rims of pits, banks. */
function shadesOf(zone: GroundZone, shape: Shape): Shade[] {
  return shape.borders.flatMap((border): Shade[] => {
    if (!border.zones.includes(zone.id)) return [];
    const { kind, line } = border;
    const other = shape.zone(border.zones[0] === zone.id ? border.zones[1] : border.zones[0]);
    if (other.level > zone.level) return [{ line, strength: 1.5 }];
    if (isOpaque(border)) return [{ line, strength: 1 }];
    if (kind === "hull" && isLiquid(zone.terrain)) return [{ line, strength: 1.6 }];
    if (/pit_rim|hatch/u.test(kind) && /pit|hold/u.test(zone.terrain))
      return [{ line, strength: 1.5 }];
    return /bank/u.test(kind) && isLiquid(zone.terrain) ? [{ line, strength: 0.9 }] : [];
  });
}

const INDOORS = [
  [9, 0.1],
  [6.4, 0.13],
  [4.2, 0.17],
  [2.6, 0.24],
] as const;
const OUTDOORS = [
  [5, 0.1],
  [3.4, 0.16],
  [2.2, 0.24],
] as const;

/** Thatch that hangs over the wall of a hut. */
function thatch(brush: Brush, zone: GroundZone): void {
  const random = randomOf(zone.id);
  const tones = ["#4d3516d0", "#8c6a34d0", "#d2ab62d0"].map((colour) => ({
    colour,
    path: new Path2D(),
  }));
  along(zone.ring, 0.3, ([x, y], bearing) => {
    const [long, lean] = [1.3 + random() * 1.1, (random() - 0.5) * 0.7];
    const inward = bearing + Math.PI / 2 + lean;
    const { path } = tones[Math.floor(random() * 3)]!;
    path.moveTo(x, y);
    path.lineTo(x + Math.cos(inward) * long, y + Math.sin(inward) * long);
  });
  brush.lineWidth = 0.2;
  for (const { colour, path } of tones) {
    brush.strokeStyle = colour;
    brush.stroke(path);
  }
}

/** The depth of rooms: dark along what is higher, foam where water meets it. */
function depth(brush: Brush, zone: GroundZone, shape: Shape): void {
  const shades = shadesOf(zone, shape);
  if (shades.length === 0) return;
  const wet = isLiquid(zone.terrain);
  const widths = wet || isNatural(zone.terrain) ? OUTDOORS : INDOORS;
  inside(brush, zone, () => {
    for (const { line, strength } of shades)
      for (const [width, alpha] of widths)
        stroke(brush, moved(line, 0.5, 0.7), width * strength, `rgba(8,4,2,${alpha})`);
    if (wet)
      for (const { line } of shades) {
        stroke(brush, line, 3.1, "rgba(190,225,220,.16)", [2.4, 1.2, 1, 0.9]);
        stroke(brush, line, 2.3, "rgba(225,245,240,.28)", [1.6, 1.1]);
      }
    if (hasTag(zone, "hut")) thatch(brush, zone);
  });
}

type Scatter = (brush: Brush, x: number, y: number, random: Random, tufts: Tufts) => void;
/** What grows or lies about on a ground, and how much of it on a square unit. */
const SCATTERED: Partial<Record<Terrain, [number, Scatter]>> = {
  grass: [0.09, (_brush, x, y, random, tufts) => tufts.add(x, y, random)],
  mud: [
    0.05,
    (brush, x, y, random, tufts) => {
      if (random() > 0.5) tufts.add(x, y, random);
      else oval(brush, x, y, 1 + random(), 0.5, "#7d8a6a22");
    },
  ],
  dirt: [
    0.03,
    (brush, x, y, random, tufts) => {
      if (random() > 0.6) rock(brush, x, y, 0.2 + random() * 0.2, random);
      else tufts.add(x, y, random);
    },
  ],
  rubble: [0.16, (brush, x, y, random) => rock(brush, x, y, 0.4 + random() * 0.6, random)],
  murk: [
    0.012,
    (brush, x, y, random) => {
      if (random() > 0.6) PROPS.lily?.(brush, x, y, random);
      else reed(brush, x, y, random);
    },
  ],
  cellar: [0.02, (brush, x, y, random) => oval(brush, x, y, 0.8 + random(), 0.5, "#0a1a1444")],
};

function scatter(brush: Brush, zone: GroundZone, { plan }: Shape): void {
  const [density, draw] = SCATTERED[zone.terrain] ?? [];
  if (!density || !draw) return;
  const random = randomOf(`s${plan.id}${zone.id}`);
  const [xs, ys] = [zone.ring.map(([x]) => x), zone.ring.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  inside(brush, zone, () => {
    const tufts = new Tufts();
    for (let i = 0; i < width * height * density; i++)
      draw(brush, left + random() * width, top + random() * height, random, tufts);
    tufts.draw(brush);
  });
}

/** What stands on the ground; what stood where water has come over it is gone. */
function props(brush: Brush, shape: Shape, tall: boolean): void {
  const drowned = shape.zones.filter(({ flooded }) => flooded);
  for (const { kind, at } of propsOf(shape.plan)) {
    if (TALL.includes(kind) !== tall || drowned.some((zone) => isIn(zone, at))) continue;
    const [x, y] = shape.displaced(at);
    PROPS[kind]?.(brush, x, y, randomOf(kind + at.join()));
  }
}

/** Open limits first, then the shadows of all walls, then the walls. */
function borders(brush: Brush, shape: Shape): void {
  const walls = shape.borders.filter((border) => isWall(border, shape));
  for (const border of shape.borders) if (!walls.includes(border)) drawBorder(brush, border, shape);
  for (const { line, broken } of walls) if (!broken) shadow(brush, line, 1.4, 1.4);
  for (const border of walls) drawBorder(brush, border, shape);
}

/** A straight side of the board with a point at every unit. */
function side(from: Point, to: Point): Line {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  return Array.from({ length: Math.floor(long) + 1 }, (_, i): Point => [
    from[0] + ((to[0] - from[0]) * i) / long,
    from[1] + ((to[1] - from[1]) * i) / long,
  ]);
}

/** Leave the edge open where one may leave the board. */
function openExits(brush: Brush, shape: Shape): void {
  const [width, height] = shape.plan.size;
  const hole = new Path2D();
  hole.rect(-MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN);
  for (const zone of exitsOf(shape)) {
    const { at, turn } = wayOut(shape.plan, zone.center);
    const [w, h] = turn % 180 === 0 ? [MARGIN, 3] : [3, MARGIN];
    hole.rect(at[0] - w, at[1] - h, 2 * w, 2 * h);
    if (!isIndoors(shape)) continue;
    brush.fillStyle = textured(brush, zone.terrain);
    brush.fillRect(at[0] - Math.min(w, 3), at[1] - Math.min(h, 3), 2 * w, 2 * h);
  }
  brush.clip(hole, "evenodd");
}

function edge(brush: Brush, shape: Shape): void {
  if (isSea(shape)) return;
  const [width, height] = shape.plan.size;
  const random = randomOf(shape.plan.id);
  const corners: Point[] = [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
    [0, 0],
  ];
  let material: Material | null = isIndoors(shape) ? "stone" : null;
  if (isTimbered(shape)) material = "beam";
  else if (hasHuts(shape)) material = "palisade";
  brush.save();
  openExits(brush, shape);
  corners.slice(1).forEach((to, i) => {
    const line = side(corners[i] ?? to, to);
    shadow(brush, line, 1.8, 1.4);
    if (material) WALLS[material](brush, line, random, 1.9);
    else
      along(line, 1.5, ([x, y]) =>
        bush(brush, x + random() - 0.5, y + random() - 0.5, 1.3 + random() * 0.8, random),
      );
  });
  brush.restore();
}

/** Printed on the board: where one may leap and how hard it is, the middle of each zone. */
function printed(brush: Brush, { plan, zones }: Shape): void {
  brush.font = "700 1.6px Georgia, serif";
  brush.textAlign = "center";
  for (const { at, difficulty } of plan.leap ?? []) {
    brush.fillStyle = "#0008";
    brush.beginPath();
    brush.arc(at[0], at[1], 1.15, 0, TURN);
    brush.fill();
    ring(brush, at[0], at[1], 1.15, 0.2, "#fff3c9bb");
    brush.fillStyle = "#fff3c9";
    brush.fillText(String(difficulty), at[0], at[1] + 0.58);
  }
  for (const { center } of zones)
    for (const wide of [0.55, 1.15])
      ring(brush, center[0], center[1], wide, 0.18, "rgba(255,244,214,.34)");
}

function vignette(brush: Brush, shape: Shape): void {
  const [width, height] = shape.plan.size;
  const [x, y] = [width / 2, height / 2];
  const shade = brush.createRadialGradient(x, y, height * 0.45, x, y, width * 0.68);
  shade.addColorStop(0, "rgba(0,0,0,0)");
  shade.addColorStop(1, "rgba(6,3,0,.5)");
  fillAll(brush, shape, shade);
}

export function paint(brush: Brush, shape: Shape, { scale, x, y }: Frame): void {
  brush.save();
  brush.setTransform(scale, 0, 0, scale, -x * scale, -y * scale);
  brush.lineJoin = brush.lineCap = "round";
  surroundings(brush, shape);
  for (const zone of shape.zones) floor(brush, zone, shape);
  for (const border of shape.borders) meeting(brush, border, shape);
  paths(brush, shape);
  broadLight(brush, shape);
  for (const zone of shape.zones) depth(brush, zone, shape);
  for (const zone of shape.zones) scatter(brush, zone, shape);
  props(brush, shape, false);
  borders(brush, shape);
  edge(brush, shape);
  props(brush, shape, true);
  printed(brush, shape);
  vignette(brush, shape);
  brush.restore();
}
