// Paints in a worker if the browser supports it, otherwise on the main thread.
import { carryOut, type Job, type Order, type Painted } from "./order";
import type { Plan } from "./plan";

const names = new WeakMap<Plan, number>();
let named = 0;
function keyOf({ plan, changes }: Job): string {
  const name = names.get(plan) ?? ++named;
  names.set(plan, name);
  return `${name} ${JSON.stringify(changes)}`;
}

/** The one painter of the page: its textures are made once. */
class Painter {
  private worker: Worker | null | undefined;
  private waiting = new Map<number, (bitmap: ImageBitmap | null) => void>();
  private count = 0;

  /** A picture; null: this browser draws none, or the worker broke (the next is painted here). */
  async paint(job: Job): Promise<ImageBitmap | null> {
    if (typeof createImageBitmap === "undefined") return null;
    const key = keyOf(job);
    const worker = this.hire();
    if (!worker) return createImageBitmap(carryOut(key, job));
    const number = ++this.count;
    const painted = new Promise<ImageBitmap | null>((tell) => this.waiting.set(number, tell));
    worker.postMessage({ ...job, number, key } satisfies Order);
    return (await painted) ?? createImageBitmap(carryOut(key, job));
  }

  /** Start early: the first picture is there sooner. */
  prepare(): void {
    if (typeof createImageBitmap !== "undefined") this.hire();
  }

  private hire(): Worker | null {
    if (this.worker !== undefined) return this.worker;
    this.worker = null;
    if (typeof Worker === "undefined" || typeof OffscreenCanvas === "undefined") return null;
    try {
      this.worker = new Worker(new URL("./painter.worker.ts", import.meta.url), { type: "module" });
    } catch {
      return null;
    }
    this.worker.onmessage = ({ data }: MessageEvent<Painted>) => {
      this.waiting.get(data.number)?.(data.bitmap);
      this.waiting.delete(data.number);
    };
    this.worker.onerror = () => this.dismiss();
    return this.worker;
  }

  /** A worker that cannot start or breaks is not asked again. */
  private dismiss(): void {
    this.worker?.terminate();
    this.worker = null;
    for (const tell of this.waiting.values()) tell(null);
    this.waiting.clear();
  }
}

export const painter = new Painter();
