// Lines and simple shapes in board units, used to draw borders and props.
import { blend, type Brush, type Random } from "./noise";
import type { Point } from "./plan";

export const TURN = 7; // more than a whole turn: a full circle

export type Line = Point[];

/** The direction of a line at one of its points. */
export function bearing(line: Line, i: number): number {
  const from = line[Math.max(0, i)] ?? [0, 0];
  const to = line[Math.min(line.length - 1, i + 1)] ?? from;
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
}

/** Points at equal steps along a line, the first included, each with the line's direction there. */
export function along(line: Line, step: number, each: (at: Point, bearing: number) => void): void {
  let last = line[0];
  if (!last) return;
  let walked = 0;
  let i = 1;
  each(last, bearing(line, 0));
  for (let next = line[i]; next; next = line[i]) {
    const far = Math.hypot(next[0] - last[0], next[1] - last[1]);
    if (walked + far >= step) {
      const part = (step - walked) / far;
      last = [last[0] + (next[0] - last[0]) * part, last[1] + (next[1] - last[1]) * part];
      walked = 0;
      each(last, bearing(line, i - 1));
    } else {
      walked += far;
      last = next;
      i++;
    }
  }
  const end = line.at(-1);
  if (end && walked > step * 0.35) each(end, bearing(line, line.length - 2));
}

/** The same line, so far to its right. */
export const beside = (line: Line, far: number): Line =>
  line.map(([x, y], i): Point => {
    const turn = bearing(line, Math.min(i, line.length - 2)) + Math.PI / 2;
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far];
  });
export const moved = (line: Line, dx: number, dy: number): Line =>
  line.map(([x, y]): Point => [x + dx, y + dy]);

export function trace(brush: Brush, line: Line): void {
  brush.beginPath();
  line.forEach(([x, y], i) => (i > 0 ? brush.lineTo(x, y) : brush.moveTo(x, y)));
}

export function stroke(
  brush: Brush,
  line: Line,
  width: number,
  colour: string,
  dash: number[] = [],
): void {
  brush.setLineDash(dash);
  brush.lineWidth = width;
  brush.strokeStyle = colour;
  trace(brush, line);
  brush.stroke();
  brush.setLineDash([]);
}

/** What a wall or rail throws on the ground to the south-east. */
export function shadow(brush: Brush, line: Line, width: number, high = 1): void {
  stroke(brush, moved(line, 0.55 * high, 0.8 * high), width + 0.5, "rgba(0,0,0,.22)");
  stroke(brush, moved(line, 0.35 * high, 0.5 * high), width + 0.1, "rgba(0,0,0,.3)");
}

/** Draw on a line as if it lay flat around 0, 0; `draw` is told its length. */
export function onLine(brush: Brush, line: Line, draw: (length: number) => void): void {
  const [from, to] = [line[0], line.at(-1)];
  if (!from || !to) return;
  brush.save();
  brush.translate((from[0] + to[0]) / 2, (from[1] + to[1]) / 2);
  brush.rotate(Math.atan2(to[1] - from[1], to[0] - from[0]));
  draw(Math.hypot(to[0] - from[0], to[1] - from[1]));
  brush.restore();
}

export function rect(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): void {
  brush.fillStyle = fill;
  brush.fillRect(x, y, width, height);
}

export function disc(brush: Brush, x: number, y: number, radius: number, fill: string): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.arc(x, y, radius, 0, TURN);
  brush.fill();
}

export function ring(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  width: number,
  colour: string,
): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.beginPath();
  brush.arc(x, y, radius, 0, TURN);
  brush.stroke();
}

export function oval(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  turn = 0,
): void {
  brush.fillStyle = fill;
  brush.beginPath();
  brush.ellipse(x, y, width, height, turn, 0, TURN);
  brush.fill();
}

/** A body with its shadow, its outline and its lit upper edge. */
export function box(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
) {
  const [left, top] = [x - width / 2, y - height / 2];
  rect(brush, left + 0.35, top + 0.45, width, height, "#0006");
  rect(brush, left - 0.1, top - 0.1, width + 0.2, height + 0.2, "#170c05");
  rect(brush, left, top, width, height, fill);
  rect(brush, left, top, width, 0.22, "#ffffff33");
}

/** The end of a post: bark, wood, rings. */
export function log(brush: Brush, x: number, y: number, size: number, light: number): void {
  disc(brush, x, y, size, "#120903");
  disc(brush, x - 0.06, y - 0.08, size * 0.8, blend("#5a3a1c", "#95683a", light));
  disc(brush, x - 0.14, y - 0.18, size * 0.46, blend("#94683a", "#d0a468", light));
  ring(brush, x - 0.1, y - 0.12, size * 0.26, 0.07, "#3a230e99");
}

export function rock(brush: Brush, x: number, y: number, size: number, random: Random): void {
  oval(brush, x + size * 0.28, y + size * 0.36, size * 1.05, size * 0.8, "#0007");
  const light = random();
  oval(brush, x, y, size, size * 0.82, blend("#4f4b44", "#7d776b", light), random());
  const lit = blend("#7c766a", "#aaa393", light);
  oval(brush, x - size * 0.2, y - size * 0.22, size * 0.66, size * 0.48, lit, random());
  oval(brush, x - size * 0.32, y - size * 0.34, size * 0.28, size * 0.18, "#fff3");
}

export function bush(brush: Brush, x: number, y: number, size: number, random: Random): void {
  oval(brush, x + 0.3, y + 0.45, size, size * 0.8, "#0006");
  for (let i = 0; i < 5; i++) {
    const fill = blend("#24381a", "#4d6a2a", random());
    const [dx, dy] = [Math.cos(i * 1.26) * size * 0.45, Math.sin(i * 1.26) * size * 0.4];
    disc(brush, x + dx, y + dy, size * 0.55, fill);
  }
  disc(brush, x - size * 0.2, y - size * 0.25, size * 0.42, "#6f8a3c");
}

export function reed(brush: Brush, x: number, y: number, random: Random): void {
  brush.lineWidth = 0.16;
  for (let i = 0; i < 4; i++) {
    const foot = x + (random() - 0.5) * 0.9;
    brush.strokeStyle = random() > 0.5 ? "#8b9455" : "#4e5a30";
    brush.beginPath();
    brush.moveTo(foot, y + 0.3);
    brush.quadraticCurveTo(foot, y - 1, foot + (random() - 0.5) * 0.8, y - 1.7);
    brush.stroke();
    if (random() > 0.6) rect(brush, foot - 0.12, y - 2, 0.26, 0.7, "#6a4526");
  }
}

/** Tufts of grass are collected and stroked together: two strokes for a zone instead of thousands. */
export class Tufts {
  private readonly light = new Path2D();
  private readonly dark = new Path2D();

  add(x: number, y: number, random: Random): void {
    for (let i = 0; i < 5; i++) {
      const path = random() > 0.5 ? this.light : this.dark;
      path.moveTo(x + (random() - 0.5) * 0.7, y);
      const tip = x + (random() - 0.5) * 1.5;
      path.quadraticCurveTo(x, y - 0.6, tip, y - 0.8 - random() * 0.6);
    }
  }

  draw(brush: Brush): void {
    brush.lineWidth = 0.13;
    brush.strokeStyle = "#2d3a1acc";
    brush.stroke(this.dark);
    brush.strokeStyle = "#9aa552bb";
    brush.stroke(this.light);
  }
}
