// Answers that a person gives before being asked.
import type { Desk } from "./desk";
import { games } from "./games.svelte";
import type { Advance } from "./session.svelte";

/** Whether somebody who sits here may decide something in advance. */
export function mayPrepare(desk: Desk): boolean {
  const some = (games.info(desk.table.game)?.advances?.length ?? 0) > 0;
  return some && desk.table.yours >= 0 && desk.table.phase === "playing";
}

/** Whether anything is decided in advance. */
export const isPrepared = (set: Advance | undefined): boolean =>
  Object.entries(set ?? {}).some(
    ([name, figures]) => name !== "ask" && Object.keys(figures).length > 0,
  );
