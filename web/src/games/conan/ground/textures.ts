// The ground textures: seamless tiles of 256 pixels, made of shared noise and hundreds of strokes.
import {
  blend,
  brushOf,
  canvasOf,
  fields,
  hex,
  randomOf,
  TILE,
  type Brush,
  type Fields,
  type Random,
} from "./noise";
import type { Terrain } from "./terrain";

const UNITS = 20; // board units that a tile covers
const TURN = 7; // more than a whole turn: a full circle

/** A ramp of two colours over noise. */
function ramp(
  brush: Brush,
  low: string,
  high: string,
  {
    field = "big",
    fine = 0.35,
    gain = 1.5,
  }: { field?: keyof Fields; fine?: number; gain?: number } = {},
): void {
  const all = fields();
  const [broad, small] = [all[field], all.fine];
  const image = brush.createImageData(TILE, TILE);
  const { data } = image;
  const [a, b] = [hex(low), hex(high)];
  for (let i = 0, p = 0; i < TILE * TILE; i++) {
    const swing = (broad[i]! - 0.5) * (1 - fine) + (small[i]! - 0.5) * fine;
    const part = Math.max(0, Math.min(1, 0.5 + swing * gain * 1.6));
    data[p++] = a[0] + (b[0] - a[0]) * part;
    data[p++] = a[1] + (b[1] - a[1]) * part;
    data[p++] = a[2] + (b[2] - a[2]) * part;
    data[p++] = 255;
  }
  brush.putImageData(image, 0, 0);
}

/** Light and dark grains over what is drawn. */
function speckle(brush: Brush, strength: number): void {
  const { fine } = fields();
  const image = brush.getImageData(0, 0, TILE, TILE);
  const { data } = image;
  for (let i = 0, p = 0; i < TILE * TILE; i++, p += 4) {
    const light = 1 + (fine[i]! - 0.5) * strength * 4;
    data[p]! *= light;
    data[p + 1]! *= light;
    data[p + 2]! *= light;
  }
  brush.putImageData(image, 0, 0);
}

/** A mark near the rim is drawn again on the other side. */
function wrapped(brush: Brush, x: number, y: number, margin: number, draw: () => void): void {
  const copies = (at: number): number[] =>
    at < margin ? [0, TILE] : at > TILE - margin ? [0, -TILE] : [0];
  for (const dx of copies(x))
    for (const dy of copies(y)) {
      brush.save();
      brush.translate(x + dx, y + dy);
      draw();
      brush.restore();
    }
}

function blades(brush: Brush, random: Random, count: number, colours: string[], length = 6): void {
  brush.lineWidth = 1;
  for (const colour of colours) {
    brush.strokeStyle = colour;
    brush.beginPath();
    for (let i = 0; i < count; i++) {
      const [x, y] = [random() * TILE, random() * TILE];
      const lean = random() * 4 - 2;
      brush.moveTo(x, y);
      brush.lineTo(x + lean, y - length * (0.4 + random() * 0.8));
    }
    brush.stroke();
  }
}

function dots(
  brush: Brush,
  random: Random,
  count: number,
  colours: string[],
  least: number,
  most: number,
): void {
  for (const colour of colours) {
    brush.fillStyle = colour;
    brush.beginPath();
    for (let i = 0; i < count; i++) {
      const [x, y] = [random() * TILE, random() * TILE];
      const size = least + random() * (most - least);
      brush.moveTo(x + size, y);
      brush.ellipse(x, y, size, size * 0.75, 0, 0, TURN);
    }
    brush.fill();
  }
}

function ripples(brush: Brush, random: Random, count: number, colour: string, width: number): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.lineCap = "round";
  for (let i = 0; i < count; i++) {
    const [x, y, long] = [random() * TILE, random() * TILE, 6 + random() * 16];
    wrapped(brush, x, y, 26, () => {
      brush.beginPath();
      brush.moveTo(-long, 0);
      brush.quadraticCurveTo(-long / 2, -4, 0, 0);
      brush.quadraticCurveTo(long / 2, 4, long, 0);
      brush.stroke();
    });
  }
}

function straws(brush: Brush, random: Random, count: number, colours: string[]): void {
  brush.lineWidth = 1.1;
  for (const colour of colours) {
    brush.strokeStyle = colour;
    brush.beginPath();
    for (let i = 0; i < count; i++) {
      const [x, y] = [random() * TILE, random() * TILE];
      const [turn, long] = [random() * 6.3, 4 + random() * 8];
      brush.moveTo(x, y);
      brush.lineTo(x + Math.cos(turn) * long, y + Math.sin(turn) * long);
    }
    brush.stroke();
  }
}

function pebbles(brush: Brush, random: Random, count: number, low: string, high: string): void {
  const oval = (x: number, y: number, width: number, height: number, fill: string) => {
    brush.fillStyle = fill;
    brush.beginPath();
    brush.ellipse(x, y, width, height, 0, 0, TURN);
    brush.fill();
  };
  for (let i = 0; i < count; i++) {
    const [x, y, size, turn] = [random() * TILE, random() * TILE, 2 + random() * 5, random() * 3];
    const light = random();
    wrapped(brush, x, y, 10, () => {
      brush.rotate(turn);
      oval(1, 1.4, size, size * 0.7, "#0006");
      oval(0, 0, size, size * 0.7, blend(low, high, light));
      oval(-size * 0.2, -size * 0.2, size * 0.5, size * 0.3, "#fff2");
    });
  }
}

type Masonry = { jitter?: number; round?: number; lit?: number };

/** One block: its face, its lit upper left, its dark lower right, and a crack in some. */
function block(
  brush: Brush,
  random: Random,
  [x, y, width, height]: [number, number, number, number],
  light: number,
  lit: number,
): void {
  brush.fillStyle = `rgba(255,255,255,${lit * (0.5 + light)})`;
  brush.fillRect(x + 1, y, width - 2, 1.3);
  brush.fillRect(x, y + 1, 1.1, height - 2);
  brush.fillStyle = "rgba(0,0,0,.28)";
  brush.fillRect(x + 1, y + height - 1.6, width - 2, 1.6);
  brush.fillRect(x + width - 1.4, y + 1, 1.4, height - 2);
  if (light <= 0.82) return;
  brush.strokeStyle = "rgba(0,0,0,.3)";
  brush.lineWidth = 1;
  brush.beginPath();
  brush.moveTo(x + width * 0.3, y);
  brush.lineTo(x + width * (0.3 + random() * 0.3), y + height * 0.5);
  brush.lineTo(x + width * (0.4 + random() * 0.3), y + height);
  brush.stroke();
}

function masonry(
  brush: Brush,
  random: Random,
  [rows, columns]: [number, number],
  [low, high]: [string, string],
  joint: string,
  { jitter = 0.3, round = 3, lit = 0.16 }: Masonry = {},
): void {
  brush.fillStyle = joint;
  brush.globalAlpha = 0.9;
  brush.fillRect(0, 0, TILE, TILE);
  brush.globalAlpha = 1;
  const height = TILE / rows;
  for (let row = 0; row < rows; row++) {
    const starts = Array.from(
      { length: columns },
      (_, i) => ((i + (row % 2) * 0.5 + (random() - 0.5) * jitter) * TILE) / columns,
    );
    starts.forEach((start, i) => {
      const width = (starts[i + 1] ?? starts[0]! + TILE) - start;
      const light = random();
      for (const dx of start + width > TILE ? [0, -TILE] : [0]) {
        const [x, y] = [start + dx + 1.2, row * height + 1.2];
        brush.fillStyle = blend(low, high, light, 0.82);
        brush.beginPath();
        brush.roundRect(x, y, width - 2.4, height - 2.4, round);
        brush.fill();
        block(brush, random, [x, y, width - 2.4, height - 2.4], light, lit);
      }
    });
  }
}

/** One plank: its own tone, its seams, the nails beside a joint, a knot in some. */
function plank(
  brush: Brush,
  random: Random,
  top: number,
  height: number,
  seam: string,
  nails: boolean,
) {
  brush.fillStyle =
    random() > 0.5 ? `rgba(0,0,0,${random() * 0.2})` : `rgba(255,230,190,${random() * 0.1})`;
  brush.fillRect(0, top, TILE, height);
  brush.fillStyle = seam;
  brush.fillRect(0, top, TILE, 1.5);
  brush.fillStyle = "rgba(255,235,200,.13)";
  brush.fillRect(0, top + 1.5, TILE, 1);
  for (let joints = 1 + Math.floor(random() * 2); joints > 0; joints--) {
    const x = Math.floor(random() * TILE);
    brush.fillStyle = seam;
    brush.fillRect(x, top, 1.5, height);
    if (!nails) continue;
    brush.fillStyle = "#0007";
    for (const aside of [-4, 5])
      for (const down of [0.3, 0.7])
        brush.fillRect((x + aside + TILE) % TILE, top + height * down, 1.6, 1.6);
  }
  if (random() <= 0.6) return;
  brush.strokeStyle = "rgba(0,0,0,.28)";
  brush.lineWidth = 1;
  brush.beginPath();
  brush.ellipse(random() * TILE, top + height / 2, 4, height * 0.22, 0, 0, TURN);
  brush.stroke();
}

function planks(
  brush: Brush,
  random: Random,
  [low, high]: [string, string],
  rows: number,
  seam: string,
  nails = false,
): void {
  ramp(brush, low, high, { field: "grain", fine: 0.2, gain: 1.3 });
  const height = TILE / rows;
  for (let row = 0; row < rows; row++) plank(brush, random, row * height, height, seam, nails);
}

function cobbles(brush: Brush, random: Random): void {
  brush.fillStyle = "#2f2a24";
  brush.fillRect(0, 0, TILE, TILE);
  const [count, size] = [16, TILE / 16];
  for (let row = 0; row < count; row++)
    for (let column = 0; column < count; column++) {
      const fill = blend("#5b5349", "#8c8273", random());
      const x = (column + 0.5 + (row % 2) * 0.5 + (random() - 0.5) * 0.3) * size;
      const y = (row + 0.5 + (random() - 0.5) * 0.25) * size;
      const [width, height] = [size * (0.44 + random() * 0.1), size * (0.38 + random() * 0.09)];
      wrapped(brush, x % TILE, y, size, () => {
        brush.fillStyle = fill;
        brush.beginPath();
        brush.ellipse(0, 0, width, height, 0, 0, TURN);
        brush.fill();
        brush.fillStyle = "rgba(255,245,225,.15)";
        brush.beginPath();
        brush.ellipse(-width * 0.2, -height * 0.25, width * 0.6, height * 0.45, 0, 0, TURN);
        brush.fill();
      });
    }
  speckle(brush, 0.16);
}

function canopy(brush: Brush, random: Random): void {
  brush.fillStyle = "#141d0f";
  brush.fillRect(0, 0, TILE, TILE);
  for (let i = 0; i < 110; i++) {
    const [x, y, size] = [random() * TILE, random() * TILE, 9 + random() * 13];
    const fill = blend("#1a2613", "#37461f", random(), 0.9);
    wrapped(brush, x, y, 26, () => {
      brush.fillStyle = fill;
      brush.beginPath();
      brush.arc(0, 0, size, 0, TURN);
      brush.fill();
      brush.fillStyle = "rgba(150,165,80,.13)";
      brush.beginPath();
      brush.arc(-size * 0.25, -size * 0.3, size * 0.55, 0, TURN);
      brush.fill();
    });
  }
  speckle(brush, 0.2);
}

/** Every step of a stair is lit at its front and dark behind. */
function treads(brush: Brush, steps: number): void {
  const height = TILE / steps;
  for (let step = 0; step < steps; step++) {
    const shade = brush.createLinearGradient(0, step * height, 0, (step + 1) * height);
    shade.addColorStop(0, "rgba(255,240,210,.2)");
    shade.addColorStop(0.5, "rgba(0,0,0,0)");
    shade.addColorStop(1, "rgba(0,0,0,.5)");
    brush.fillStyle = shade;
    brush.fillRect(0, step * height, TILE, height);
  }
}

/** Wet gaps between the boards of a walkway. */
function slits(brush: Brush, random: Random): void {
  brush.fillStyle = "#1d2a1a99";
  for (let i = 0; i < 9; i++)
    brush.fillRect(random() * TILE, ((i * 2 + 1) * TILE) / 17 - 1, 40 + random() * 60, 2.6);
}

function dirt(brush: Brush, random: Random): void {
  ramp(brush, "#5d4529", "#93744a");
  dots(brush, random, 60, ["#3f2d1860", "#b8996c5c"], 0.8, 2.2);
  ripples(brush, random, 14, "#3b2a1630", 1);
}

export type Texture = Terrain | "canopy";
const DRAWN: Record<Texture, (brush: Brush, random: Random) => void> = {
  grass(brush, random) {
    ramp(brush, "#3b4722", "#6f7a38");
    blades(brush, random, 420, ["#2c3a1a80", "#8a954a66", "#a5a95a3d"]);
    dots(brush, random, 26, ["#c9c37a66", "#d8cfb044"], 0.7, 1.5);
  },
  mud(brush, random) {
    ramp(brush, "#33301e", "#5d5636", { gain: 1.7 });
    dots(brush, random, 40, ["#1f1d1266", "#7b76502e"], 1, 5);
    blades(brush, random, 120, ["#6d7a3b70", "#20261380"], 7);
  },
  dirt,
  ash(brush, random) {
    ramp(brush, "#4a4034", "#7b6c56", { gain: 1.6 });
    dots(brush, random, 70, ["#241d1566", "#a5977d55"], 0.8, 2.6);
    pebbles(brush, random, 16, "#4d463b", "#8d8474");
  },
  sand(brush, random) {
    ramp(brush, "#b0905f", "#d3b884", { gain: 1.2 });
    ripples(brush, random, 60, "#8f714555", 1.2);
    dots(brush, random, 40, ["#7d633c55"], 0.6, 1.4);
  },
  hutfloor(brush, random) {
    ramp(brush, "#4c341d", "#7a5631");
    dots(brush, random, 40, ["#2a1a0c55"], 0.8, 2);
    straws(brush, random, 110, ["#caa45c66", "#e5c98055", "#3a260f66"]);
  },
  flags(brush, random) {
    ramp(brush, "#55514a", "#7d786d");
    masonry(brush, random, [10, 8], ["#5f5b54", "#8b867a"], "#2b2823", { jitter: 0.5 });
    speckle(brush, 0.14);
  },
  slabs(brush, random) {
    ramp(brush, "#4e463d", "#6d6356");
    masonry(brush, random, [6, 6], ["#5b5247", "#7d7263"], "#2a241d", { jitter: 0.12, round: 2 });
    speckle(brush, 0.12);
  },
  marble(brush, random) {
    ramp(brush, "#5d4a47", "#84706a");
    const look = { jitter: 0, round: 1, lit: 0.2 };
    masonry(brush, random, [8, 8], ["#6a5450", "#927b72"], "#2f2321", look);
    speckle(brush, 0.09);
    ripples(brush, random, 26, "#e8d5c833", 1);
  },
  cellar(brush, random) {
    ramp(brush, "#2f2d2b", "#4b4743");
    masonry(brush, random, [12, 9], ["#373430", "#57524b"], "#171513", { jitter: 0.6, lit: 0.08 });
    speckle(brush, 0.2);
  },
  cobble: cobbles,
  rampart(brush, random) {
    ramp(brush, "#6b675e", "#8c877b");
    masonry(brush, random, [13, 10], ["#767166", "#a09a8b"], "#3b3831", { round: 1.5 });
    speckle(brush, 0.14);
  },
  rubble(brush, random) {
    dirt(brush, random);
    pebbles(brush, random, 80, "#56524a", "#9a9485");
  },
  planks: (brush, random) => planks(brush, random, ["#6a4a2a", "#9a7346"], 16, "#2a1a0bcc"),
  planks_warm: (brush, random) =>
    planks(brush, random, ["#5b3c22", "#87613a"], 13, "#22140acc", true),
  planks_dark: (brush, random) =>
    planks(brush, random, ["#3e2918", "#644428"], 18, "#150c05cc", true),
  deck: (brush, random) => planks(brush, random, ["#7a5a37", "#a98356"], 15, "#2b1a0cdd", true),
  boards(brush, random) {
    planks(brush, random, ["#5f5136", "#8b7a55"], 17, "#17150edd", true);
    slits(brush, random);
  },
  hold: (brush, random) => planks(brush, random, ["#22160c", "#3d2917"], 8, "#080402"),
  steps(brush, random) {
    planks(brush, random, ["#5c4630", "#8a6d4b"], 10, "#150d06");
    treads(brush, 10);
  },
  pit(brush, random) {
    ramp(brush, "#120e0b", "#2d241c", { gain: 1.6 });
    pebbles(brush, random, 20, "#1c1712", "#4a4036");
  },
  sea(brush, random) {
    ramp(brush, "#0f3a50", "#1f6480", { gain: 1.3, fine: 0.12 });
    ripples(brush, random, 70, "#a9dbe455", 1.3);
    ripples(brush, random, 60, "#06202e66", 1.6);
  },
  murk(brush, random) {
    ramp(brush, "#101f1c", "#2c4438", { fine: 0.15 });
    ripples(brush, random, 46, "#9fbfa340", 1.1);
    ripples(brush, random, 40, "#050d0b80", 1.5);
    dots(brush, random, 46, ["#7f963f80", "#9bb05066"], 0.9, 2.2);
  },
  canopy,
};

const tiles = new Map<Texture, OffscreenCanvas | HTMLCanvasElement>();

function tileOf(texture: Texture): OffscreenCanvas | HTMLCanvasElement {
  const known = tiles.get(texture);
  if (known) return known;
  const canvas = canvasOf(TILE, TILE);
  DRAWN[texture](brushOf(canvas), randomOf(texture));
  tiles.set(texture, canvas);
  return canvas;
}

/** A texture to fill or stroke with, in board units. */
export function textured(brush: Brush, texture: Texture, turn = 0): CanvasPattern | string {
  const pattern = brush.createPattern(tileOf(texture), "repeat");
  if (!pattern) return "#000";
  pattern.setTransform(new DOMMatrix().rotate(turn).scale(UNITS / TILE));
  return pattern;
}
