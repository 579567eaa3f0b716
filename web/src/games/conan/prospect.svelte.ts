// What a tile of the river could do, asked of the server before anything is paid.
import type { TileReach } from "../../generated/conan";
import type { Desk } from "../../lib/desk";

const PAUSE = 120; // milliseconds: a pointer that only passes asks nothing

export class Prospect {
  private known = $state.raw<Record<string, TileReach | null>>({});
  private seq = -1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** What is known of a tile; null: nothing, or it does nothing on the map. */
  of(tile: string | null): TileReach | null {
    return tile === null ? null : (this.known[tile] ?? null);
  }

  /** Look at a tile: what it could do is asked for once in each position. */
  look(desk: Desk<"conan">, tile: string | null): void {
    clearTimeout(this.timer);
    const { decision } = desk;
    if (!decision || decision.asked?.kind !== "overlord_acts") return;
    const { session, asked } = decision;
    if (session.seq !== this.seq) [this.seq, this.known] = [session.seq, {}];
    const choice = (asked.choices ?? []).find(
      (each) => each.family === "tile" && each.piece === tile,
    );
    if (!choice || tile === null || tile in this.known) return;
    const now = this.seq;
    this.timer = setTimeout(async () => {
      const told = await session.preview([choice.action], () => session.seq === now);
      if (told?.type !== "previewed" || session.seq !== now) return;
      const { view } = told.position;
      const reach = "prospect" in view ? (view.prospect ?? null) : null;
      this.known = { ...this.known, [tile]: reach };
    }, PAUSE);
  }
}
