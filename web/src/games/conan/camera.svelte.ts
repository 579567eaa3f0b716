// The view of the map: moved by dragging, arrows and two fingers; zoomed by wheel, keys and pinch.
// During a gesture only a transform changes; after it, everything is laid out again at that size.
import { clamp } from "./geometry";

const CLOSEST = 5;
const WHEEL = 1.0016;
const KEY = 1.25;
const ARROW = 60; // pixels
const CLICK = 6; // pixels: a hand that moves less has not dragged
const REST = 140; // milliseconds without a movement

type Spot = { x: number; y: number };
/** What is in the frame: the size of the map beside the whole of it, and where its corner lies. */
export type Sight = { scale: number; x: number; y: number; width: number; height: number };

export class Camera {
  scale = $state(1);
  x = $state(0);
  y = $state(0);
  width = $state(0);
  height = $state(0);
  /** How it lay when the hand last rested. */
  rested = $state.raw<Sight>({ scale: 1, x: 0, y: 0, width: 0, height: 0 });
  /** Whether the pointer is dragging now: a touch that drags chooses nothing. */
  dragged = false;
  private fingers = new Map<number, Spot>();
  private travelled = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * A map of this aspect ratio; its tools take up `head` pixels above it. A map larger than the frame
   * can be moved `edge` pixels further, out from under what lies over its upper and lower edge.
   */
  constructor(
    readonly ratio: () => number,
    readonly head: () => number = () => 0,
    readonly edge: () => number = () => 0,
  ) {}

  /** The whole map, as large as the frame allows. */
  get fit(): { width: number; height: number } {
    const width = Math.min(this.width, (this.height - this.head()) * this.ratio());
    return { width, height: width / this.ratio() };
  }

  private settle(): void {
    const { width, height } = this.fit;
    const [w, h] = [width * this.scale, height * this.scale];
    this.x = w <= this.width ? (this.width - w) / 2 : clamp(this.x, this.width - w, 0);
    const [free, head, edge] = [this.height - h, this.head(), this.edge()];
    this.y =
      free >= 0
        ? Math.max(free / 2, Math.min(free, head))
        : clamp(this.y, free - edge, head + edge);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.rest(), REST);
  }

  /** Lay everything out as it is seen now. */
  rest(): void {
    clearTimeout(this.timer);
    const { scale, x, y, width, height } = this;
    this.rested = { scale, x, y, width, height };
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  measure(width: number, height: number): void {
    if (width === this.width && height === this.height) return;
    const first = this.width === 0 || this.height === 0;
    [this.width, this.height] = [width, height];
    this.settle();
    if (first) this.rest();
  }

  /** Make it larger or smaller around a point of the frame. */
  zoom(by: number, at: Spot = { x: this.width / 2, y: this.height / 2 }): void {
    const scale = clamp(this.scale * by, 1, CLOSEST);
    this.x = at.x - ((at.x - this.x) * scale) / this.scale;
    this.y = at.y - ((at.y - this.y) * scale) / this.scale;
    this.scale = scale;
    this.settle();
  }

  pan(dx: number, dy: number): void {
    this.x += dx;
    this.y += dy;
    this.settle();
  }

  whole(): void {
    this.scale = 1;
    this.settle();
    this.rest();
  }

  /** Bring a point, in parts of the map, to the middle. */
  look(u: number, v: number, scale = this.scale): void {
    this.scale = clamp(scale, 1, CLOSEST);
    const { width, height } = this.fit;
    this.x = this.width / 2 - u * width * this.scale;
    this.y = this.height / 2 - v * height * this.scale;
    this.settle();
    this.rest();
  }

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    const box = (event.currentTarget as Element).getBoundingClientRect();
    this.zoom(WHEEL ** -event.deltaY, { x: event.clientX - box.left, y: event.clientY - box.top });
  };

  down = (event: PointerEvent): void => {
    this.fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.fingers.size === 1) {
      this.travelled = 0;
      this.dragged = false;
    }
  };

  move = (event: PointerEvent): void => {
    const before = this.fingers.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...this.fingers].find(([id]) => id !== event.pointerId)?.[1];
    this.fingers.set(event.pointerId, now);
    if (other) {
      const box = (event.currentTarget as Element).getBoundingClientRect();
      const apart = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y);
      const middle = { x: (now.x + other.x) / 2 - box.left, y: (now.y + other.y) / 2 - box.top };
      this.zoom(apart(now) / Math.max(1, apart(before)), middle);
      this.dragged = true;
      return;
    }
    this.travelled += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.travelled > CLICK) this.dragged = true;
    if (this.dragged) this.pan(now.x - before.x, now.y - before.y);
  };

  up = (event: PointerEvent): void => {
    this.fingers.delete(event.pointerId);
  };

  /** A piece that gets the focus comes into the frame. */
  focus = (event: FocusEvent): void => {
    const frame = (event.currentTarget as Element).getBoundingClientRect();
    const piece = (event.target as Element).getBoundingClientRect();
    if (event.target === event.currentTarget) return;
    const dx = Math.max(0, frame.left - piece.left) + Math.min(0, frame.right - piece.right);
    const dy = Math.max(0, frame.top - piece.top) + Math.min(0, frame.bottom - piece.bottom);
    if (dx !== 0 || dy !== 0) this.pan(dx, dy);
  };

  key = (event: KeyboardEvent): void => {
    const arrows: Record<string, Spot> = {
      ArrowLeft: { x: ARROW, y: 0 },
      ArrowRight: { x: -ARROW, y: 0 },
      ArrowUp: { x: 0, y: ARROW },
      ArrowDown: { x: 0, y: -ARROW },
    };
    const onMap = event.target === event.currentTarget; // on a piece, arrows go to the next one
    const arrow = onMap ? arrows[event.key] : undefined;
    if (arrow) this.pan(arrow.x, arrow.y);
    else if (event.key === "+" || event.key === "=") this.zoom(KEY);
    else if (event.key === "-") this.zoom(1 / KEY);
    else if (event.key === "0") this.whole();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
}
