// Many figures in one zone: those of one tile gather in a pile, so that the others stay readable.
import { partsOf } from "./look";

export const MOST_APART = 6;
/** One figure, or a pile of several that are alike, the first on top. */
export type Pile = { key: string; figures: [string, ...string[]] };

/** Figures as they stand; `isApart` tells which must be seen alone: those that can be chosen, say. */
export function gather(figures: readonly string[], isApart: (figure: string) => boolean): Pile[] {
  const piles = new Map<string, Pile>();
  for (const figure of figures) {
    const { unit, colour } = partsOf(figure);
    const alone = figures.length <= MOST_APART || isApart(figure);
    const key = alone ? figure : `${unit} ${colour}`;
    const pile = piles.get(key);
    if (pile) pile.figures.push(figure);
    else piles.set(key, { key, figures: [figure] });
  }
  return [...piles.values()];
}
