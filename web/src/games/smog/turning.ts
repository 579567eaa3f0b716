// Angles without jumps: a quarter turn is drawn as one quarter, not as three the other way.

/** The angle nearest to the current one that shows something turned by this many quarters. */
export function nearest(now: number, quarters: number): number {
  const ahead = (((quarters * 90 - now) % 360) + 360) % 360;
  return now + (ahead > 180 ? ahead - 360 : ahead);
}

/** Remembers an angle from one drawing to the next. */
export function turner(start: number): (quarters: number) => number {
  let now = start * 90;
  return (quarters) => (now = nearest(now, quarters));
}
