// Random numbers that are the same on every screen: seeded by names and places, never by time.
export type Random = () => number;
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;
export type Colour = [number, number, number];

export const TILE = 256; // pixels of a texture

export function randomFrom(seed: number): Random {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export function hash(text: string): number {
  let found = 2166136261;
  for (let i = 0; i < text.length; i++) found = Math.imul(found ^ text.charCodeAt(i), 16777619);
  return found >>> 0;
}

export const randomOf = (name: string): Random => randomFrom(hash(name));

export function canvasOf(width: number, height: number): OffscreenCanvas | HTMLCanvasElement {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  return canvas;
}

export function brushOf(canvas: OffscreenCanvas | HTMLCanvasElement): Brush {
  const brush = canvas.getContext("2d", { willReadFrequently: true }) as Brush | null;
  if (!brush) throw new Error("this browser draws no canvas");
  return brush;
}

export const hex = (text: string): Colour => [
  parseInt(text.slice(1, 3), 16),
  parseInt(text.slice(3, 5), 16),
  parseInt(text.slice(5, 7), 16),
];

export const css = ([red, green, blue]: Colour, alpha = 1): string =>
  `rgba(${Math.round(red)},${Math.round(green)},${Math.round(blue)},${alpha})`;

/** A colour between two: 0 is the first, 1 the second. */
export function between(low: string, high: string, part: number): Colour {
  const [a, b] = [hex(low), hex(high)];
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part, a[2] + (b[2] - a[2]) * part];
}
export const blend = (low: string, high: string, part: number, alpha = 1): string =>
  css(between(low, high, part), alpha);

const smooth = (part: number): number => part * part * (3 - 2 * part);

/** One octave of value noise that repeats at the rim of the tile, added to what is there. */
function addOctave(
  out: Float32Array,
  random: Random,
  across: number,
  down: number,
  weight: number,
) {
  const grid = Float32Array.from({ length: across * down }, random);
  const left = new Int32Array(TILE);
  const right = new Int32Array(TILE);
  const part = new Float32Array(TILE);
  for (let x = 0; x < TILE; x++) {
    const at = (x * across) / TILE;
    left[x] = at | 0;
    right[x] = ((at | 0) + 1) % across;
    part[x] = smooth(at - (at | 0));
  }
  for (let y = 0, pixel = 0; y < TILE; y++) {
    const at = (y * down) / TILE;
    const upper = (at | 0) * across;
    const lower = (((at | 0) + 1) % down) * across;
    const sunk = smooth(at - (at | 0));
    for (let x = 0; x < TILE; x++, pixel++) {
      const [l, r, s] = [left[x]!, right[x]!, part[x]!];
      const top = grid[upper + l]! + (grid[upper + r]! - grid[upper + l]!) * s;
      const low = grid[lower + l]! + (grid[lower + r]! - grid[lower + l]!) * s;
      out[pixel]! += weight * (top + (low - top) * sunk);
    }
  }
}

function noise(seed: number, across: number, down: number, octaves: number): Float32Array {
  const out = new Float32Array(TILE * TILE);
  const random = randomFrom(seed);
  let [weight, sum] = [1, 0];
  for (let i = 0; i < octaves; i++) {
    addOctave(out, random, across * 2 ** i, down * 2 ** i, weight);
    sum += weight;
    weight *= 0.55;
  }
  for (let i = 0; i < out.length; i++) out[i]! /= sum;
  return out;
}

export type Fields = { big: Float32Array; fine: Float32Array; grain: Float32Array };
let made: Fields | null = null;

/** The three fields of noise, from 0 to 1, that all textures share. */
export function fields(): Fields {
  made ??= { big: noise(11, 4, 4, 4), fine: noise(23, 40, 40, 2), grain: noise(37, 6, 64, 2) };
  return made;
}
