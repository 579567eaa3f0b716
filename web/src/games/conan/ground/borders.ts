// What stands between two zones, by the kind of the border; an unknown kind is an open limit.
import { blend, randomOf, type Brush, type Random } from "./noise";
import { hasTag } from "./plan";
import type { GroundBorder, Shape } from "./shape";
import {
  along,
  beside,
  bush,
  disc,
  log,
  onLine,
  rect,
  reed,
  rock,
  shadow,
  stroke,
  Tufts,
  type Line,
} from "./strokes";
import { isLiquid, isNatural } from "./terrain";

export type Material = "palisade" | "stone" | "beam";
const LIMIT = "rgba(255,243,208,.62)";
const DASH = [0.9, 1.1];

/** Draw at a place of a line, with the line's direction to the right. */
function turned(brush: Brush, [x, y]: [number, number], turn: number, draw: () => void): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(turn);
  draw();
  brush.restore();
}

// -- walls ---------------------------------------------------------------------------------

function palisade(brush: Brush, line: Line, random: Random): void {
  stroke(brush, line, 1.35, "#150b04");
  along(line, 0.92, ([x, y]) => {
    const [dx, dy] = [(random() - 0.5) * 0.12, (random() - 0.5) * 0.12];
    log(brush, x + dx, y + dy, 0.62 + random() * 0.1, random());
  });
}

function stoneWall(brush: Brush, line: Line, random: Random, width = 1.5): void {
  stroke(brush, line, width + 0.3, "#16130f");
  along(line, 1.25, (at, turn) => {
    const [light, long] = [random(), 1.05 + random() * 0.14];
    turned(brush, at, turn, () => {
      brush.fillStyle = blend("#5d5850", "#979083", light);
      brush.beginPath();
      brush.roundRect(-long / 2, -width / 2, long, width * 0.96, 0.2);
      brush.fill();
      const lit = "rgba(255,250,235,.2)";
      rect(brush, -long / 2 + 0.12, -width / 2 + 0.1, long - 0.3, width * 0.26, lit);
      rect(brush, -long / 2 + 0.1, width * 0.22, long - 0.2, width * 0.24, "rgba(0,0,0,.28)");
    });
  });
}

function beamWall(brush: Brush, line: Line, _random: Random, width = 1.15): void {
  stroke(brush, line, width + 0.25, "#140b05");
  stroke(brush, line, width * 0.8, "#5d4024");
  stroke(brush, line, width * 0.4, "#8c6740");
  brush.lineCap = "butt";
  stroke(brush, line, width * 0.8, "#22140a", [0.16, 2.4]);
  brush.lineCap = "round";
  for (const end of [line[0], line.at(-1)]) {
    if (!end) continue;
    rect(brush, end[0] - width * 0.7, end[1] - width * 0.7, width * 1.4, width * 1.4, "#140b05");
    rect(brush, end[0] - width * 0.5, end[1] - width * 0.52, width, width, "#7a5733");
  }
}

export const WALLS: Record<
  Material,
  (brush: Brush, line: Line, random: Random, width?: number) => void
> = { palisade, stone: stoneWall, beam: beamWall };

/** Whether a map is built of timber: its stone-like walls are beams then. */
export const isTimbered = ({ plan }: Shape): boolean =>
  plan.zone.some((zone) => hasTag(zone, "bedroom") || hasTag(zone, "ground_floor"));
export const hasHuts = ({ plan }: Shape): boolean => plan.zone.some((zone) => hasTag(zone, "hut"));

/** Of what a wall is made; null: it is no wall. */
function materialOf({ kind, zones }: GroundBorder, shape: Shape): Material | null {
  const wooden = ["hut", "ground_floor", "upper_floor"];
  const inWood = zones.some((id) => wooden.some((tag) => hasTag(shape.zone(id), tag)));
  if (/wood/u.test(kind) || (kind === "doorway" && inWood))
    return hasHuts(shape) ? "palisade" : "beam";
  if (/wall|flap|doorway|cellar|rampart/u.test(kind)) return isTimbered(shape) ? "beam" : "stone";
  return null;
}

/** Whether a border hides what is behind it, and so shades the room beside it. */
export const isOpaque = ({ kind, broken }: GroundBorder): boolean =>
  !broken && /wall|flap|doorway|cellar/u.test(kind);
export const isWall = (border: GroundBorder, shape: Shape): boolean =>
  !OTHERS[border.kind] && materialOf(border, shape) !== null;

// -- what is no wall -----------------------------------------------------------------------

type Draw = (brush: Brush, border: GroundBorder, random: Random, shape: Shape) => void;

const limit: Draw = (brush, { line, zones }, random, shape) => {
  const grounds = zones.map((id) => shape.zone(id).terrain);
  if (grounds.every(isNatural)) {
    const tufts = new Tufts();
    along(line, 1.7, ([x, y]) => {
      if (random() < 0.5) tufts.add(x + random() - 0.5, y + random() - 0.5, random);
    });
    tufts.draw(brush);
  }
  stroke(brush, line, 0.5, "rgba(0,0,0,.28)", DASH);
  stroke(brush, line, 0.26, grounds.every(isLiquid) ? "rgba(215,240,245,.5)" : LIMIT, DASH);
};

const railing: Draw = (brush, { line }) => {
  shadow(brush, line, 0.6);
  stroke(brush, line, 0.8, "#1a0e06");
  stroke(brush, line, 0.42, "#a77b48");
  along(line, 1.5, ([x, y]) => {
    disc(brush, x, y, 0.5, "#1a0e06");
    disc(brush, x - 0.06, y - 0.08, 0.3, "#c79a62");
  });
};

const stair: Draw = (brush, { line }) => {
  brush.lineCap = "butt";
  stroke(brush, line, 2.6, "#0d0704");
  stroke(brush, beside(line, -0.85), 0.62, "#c7a878");
  stroke(brush, line, 0.62, "#a3845a");
  stroke(brush, beside(line, 0.85), 0.62, "#7d6140");
  brush.lineCap = "round";
};

const ledge: Draw = (brush, { line }) => {
  shadow(brush, line, 1);
  stroke(brush, line, 1.3, "#1a0d05");
  stroke(brush, line, 0.9, "#8a5a2c");
  stroke(brush, line, 0.28, "#d29a55");
};

const slope: Draw = (brush, { line }, random) =>
  along(line, 1, ([x, y]) =>
    rock(brush, x + random() - 0.5, y + random() - 0.5, 0.5 + random() * 0.5, random),
  );

const rim: Draw = (brush, { line }, random) => {
  stroke(brush, line, 1.9, "#0d0a07");
  along(line, 1.05, (at, turn) =>
    turned(brush, at, turn, () => {
      brush.fillStyle = blend("#5b5146", "#8c806f", random());
      brush.beginPath();
      brush.roundRect(-0.46, -0.6, 0.92, 1.2, 0.2);
      brush.fill();
      rect(brush, -0.4, -0.5, 0.7, 0.2, "#fff2");
    }),
  );
};

const hull: Draw = (brush, { line }) => {
  stroke(brush, line, 2.2, "#0b1a2288");
  stroke(brush, line, 1.5, "#1b0f06");
  stroke(brush, line, 1.05, "#6a4524");
  stroke(brush, line, 0.4, "#b5854d");
  along(line, 1.9, ([x, y]) => rect(brush, x - 0.28, y - 0.28, 0.56, 0.56, "#24140a"));
};

const OTHERS: Record<string, Draw> = {
  open: limit,
  open_water: limit,
  opening: (brush, { line }) => stroke(brush, line, 0.3, LIMIT, DASH),
  bushes: (brush, { line }, random) =>
    along(line, 0.8, ([x, y]) => bush(brush, x, y, 0.9 + random() * 0.5, random)),
  boulders(brush, { line }, random) {
    shadow(brush, line, 1.6);
    along(line, 1.35, ([x, y]) => {
      const [dx, dy] = [(random() - 0.5) * 0.5, (random() - 0.5) * 0.6];
      rock(brush, x + dx, y + dy, 0.85 + random() * 0.5, random);
    });
  },
  rubble_slope: slope,
  rubble_top: slope,
  hull,
  railing,
  banister: railing,
  balcony: railing,
  steps: stair,
  stairs: stair,
  tower_stairs: stair,
  hold_steps: stair,
  pit_rim: rim,
  bar_edge: ledge,
  hatch_rim: ledge,
  bank_land(brush, { line }, random) {
    stroke(brush, line, 1.8, "rgba(20,18,8,.5)");
    stroke(brush, line, 0.7, "rgba(120,112,66,.55)");
    along(line, 1.5, ([x, y]) => {
      if (random() < 0.55) reed(brush, x + random() - 0.5, y + (random() - 0.5) * 0.8, random);
    });
  },
  bank_wood(brush, { line }, random) {
    shadow(brush, line, 0.8);
    stroke(brush, line, 1, "#15110a");
    stroke(brush, line, 0.55, "#7b6a45");
    along(line, 2.1, ([x, y]) => log(brush, x, y, 0.52, random()));
  },
};

// -- what is in a wall ---------------------------------------------------------------------

function battlements(brush: Brush, line: Line): void {
  along(line, 2.5, (at, turn) =>
    turned(brush, at, turn, () => {
      rect(brush, -0.85, -1.15, 1.7, 2.3, "#1a1713");
      rect(brush, -0.7, -1, 1.4, 1.95, "#a39c8d");
      rect(brush, -0.7, -1, 1.4, 0.5, "#c4bdab");
    }),
  );
}

function barredWindow(brush: Brush): void {
  rect(brush, -1.6, -0.75, 3.2, 1.5, "#0a0806");
  for (const bar of [-1, 0, 1]) rect(brush, bar * 0.9 - 0.14, -0.75, 0.28, 1.5, "#9aa0a3");
}

/** A curtain of hide: light folds, a red hem, a post on either side. */
function curtain(brush: Brush, length: number): void {
  rect(brush, -length / 2 - 0.3, -0.95, length + 0.6, 1.9, "#1a0f07");
  const folds = Math.max(4, Math.round(length / 0.62));
  const width = length / folds;
  for (let i = 0; i < folds; i++) {
    const x = -length / 2 + i * width;
    brush.fillStyle = i % 2 ? "#e3c48c" : "#c69f66";
    brush.beginPath();
    brush.moveTo(x, -0.62);
    brush.lineTo(x + width, -0.62);
    brush.lineTo(x + width, 0.5);
    brush.quadraticCurveTo(x + width / 2, 0.95, x, 0.5);
    brush.fill();
  }
  rect(brush, -length / 2, -0.28, length, 0.34, "#a8402a");
  for (const side of [-1, 1]) log(brush, side * (length / 2 + 0.2), 0, 0.78, 0.8);
}

function doorFrame(brush: Brush, length: number, stone: boolean): void {
  rect(brush, -length / 2, -1, length, 2, "#0b0704");
  rect(brush, -length / 2, -0.72, length, 1.44, stone ? "#a99f8c" : "#b58a58");
  rect(brush, -length / 2, -0.72, length, 0.3, "#fff3");
  rect(brush, -length / 2, 0.36, length, 0.36, "#0004");
  for (const side of [-1, 1]) {
    rect(brush, (side * length) / 2 - 0.55, -1.05, 1.1, 2.1, "#120b06");
    rect(brush, (side * length) / 2 - 0.38, -0.86, 0.76, 1.7, stone ? "#8b8477" : "#7d5630");
  }
}

/** The leaf of an open door, turned back. */
function openLeaf(brush: Brush, length: number): void {
  rect(brush, -length / 2 + 0.3, 0.8, 0.6, Math.min(2.6, length), "#2a1508");
  rect(brush, -length / 2 + 0.4, 0.8, 0.36, Math.min(2.5, length), "#7a4a22");
}

/** The leaf of a closed door: planks across the whole opening, with iron bands. */
function closedLeaf(brush: Brush, length: number): void {
  rect(brush, -length / 2 + 0.3, -0.85, length - 0.6, 1.7, "#1a0d05");
  rect(brush, -length / 2 + 0.42, -0.7, length - 0.84, 1.4, "#8a5426");
  for (let x = -length / 2 + 1.1; x < length / 2 - 0.6; x += 0.8)
    rect(brush, x, -0.7, 0.1, 1.4, "#3a1f0c");
  for (const part of [-0.28, 0.28]) rect(brush, length * part - 0.16, -0.85, 0.32, 1.7, "#4b4f55");
  disc(brush, length * 0.12, 0, 0.22, "#d9b25a");
}

/** What is left of a wall or door: stumps at both ends, and between them what fell. */
function ruin(brush: Brush, line: Line, material: Material, random: Random): void {
  const third = Math.max(1, Math.round(line.length * 0.22));
  for (const end of [line.slice(0, third + 1), line.slice(-third - 1)])
    WALLS[material](brush, end, random);
  const fallen = line.slice(third, -third);
  stroke(brush, fallen, 0.3, LIMIT, DASH);
  along(fallen, 1.3, ([x, y], turn) => {
    const [dx, dy] = [(random() - 0.5) * 1.6, (random() - 0.5) * 1.6];
    if (material === "stone") rock(brush, x + dx, y + dy, 0.4 + random() * 0.5, random);
    else
      turned(brush, [x + dx, y + dy], turn + (random() - 0.5) * 2.4, () => {
        rect(brush, -1, -0.24, 2, 0.48, "#1a0f07");
        rect(brush, -0.9, -0.16, 1.8, 0.28, random() > 0.5 ? "#9a6c3c" : "#6d4824");
      });
  });
}

export function drawBorder(brush: Brush, border: GroundBorder, shape: Shape): void {
  const random = randomOf(border.zones.join());
  const material = materialOf(border, shape);
  const other = OTHERS[border.kind];
  const { kind, line, gap } = border;
  if (border.broken && material) return ruin(brush, line, material, random);
  if (!material || other) {
    (other ?? limit)(brush, border, random, shape);
    if (border.closed) onLine(brush, line, (length) => closedLeaf(brush, Math.min(length, 8)));
    return;
  }
  WALLS[material](brush, line, random, /outer/u.test(kind) ? 1.7 : undefined);
  if (/rampart/u.test(kind)) battlements(brush, line);
  if (kind === "cellar_window") onLine(brush, line, () => barredWindow(brush));
  if (!gap) return;
  if (/flap/u.test(kind)) onLine(brush, gap, (length) => curtain(brush, length));
  if (kind === "doorway" || border.closed)
    onLine(brush, gap, (length) => {
      doorFrame(brush, length, material === "stone");
      (border.closed ? closedLeaf : openLeaf)(brush, length);
    });
}
